//! The opponent, as the package in Node.js, against programs that others made: `benches/rivals`.

use crate::run::{Outcome, command, root, run, step, text};
use crate::tools;
use std::fs;
use std::path::{Path, PathBuf};

const USAGE: &str = "cargo xtask rivals [NAME[:STRENGTH]] [GAMES] [MILLISECONDS]";
/// A program in JavaScript (MIT).
pub const JS_CHESS_ENGINE: &str = "js-chess-engine@2.4.6";
/// The rivals by name, each with its package of npm; fetched for the run and never published (Stockfish is GPL-3.0).
const RIVALS: [(&str, Option<&str>); 4] = [
    ("js-chess-engine", Some(JS_CHESS_ENGINE)),
    ("stockfish", Some("stockfish@18.0.7")),
    ("rapid-draughts", Some("rapid-draughts@1.0.6")),
    (IN_PYTHON, None),
];
/// The one rival that is written in Python (GPL-3.0, fetched for the run and never published), and its version.
const IN_PYTHON: &str = "py-draughts";
const VERSION: &str = "1.10.1";
/// Where the programs run: beside the installed packages, so that Node.js finds these.
const FOLDER: &str = "target/npm/benches";

/// Plays the matches of one rival, or of all, and prints their table.
pub fn play(args: &[String]) -> Outcome {
    let wanted = args.first().map_or("all", String::as_str);
    let name = wanted.split(':').next().unwrap_or(wanted);
    let asked: Vec<_> = RIVALS.into_iter().filter(|(rival, _)| [*rival, "all"].contains(&name)).collect();
    let numbers = args.iter().skip(1).all(|number| number.parse::<u32>().is_ok_and(|number| number > 0));
    if asked.is_empty() || !numbers || args.len() > 3 {
        let names: Vec<_> = RIVALS.into_iter().map(|(rival, _)| rival).collect();
        return Err(format!("{USAGE}\nThe names are all, {}.", names.join(", ")));
    }
    asked.iter().filter_map(|(_, package)| *package).try_for_each(tools::npm_package)?;
    let mut node = command("node");
    if asked.iter().any(|(rival, _)| *rival == IN_PYTHON) {
        node.env("NOTABENE_PYTHON", python()?);
    }
    crate::testing::packages()?;
    let main = copy().map_err(|e| format!("{FOLDER}: {e}"))?;
    step("against programs that others made");
    run(node.arg(main).args(args))
}

/// Copies the programs of the matches; returns the one to run.
fn copy() -> std::io::Result<PathBuf> {
    let (from, to) = (root().join("benches"), root().join(FOLDER));
    for folder in ["rivals", "web"] {
        fs::create_dir_all(to.join(folder))?;
    }
    for file in fs::read_dir(from.join("rivals"))? {
        let file = file?;
        fs::copy(file.path(), to.join("rivals").join(file.file_name()))?;
    }
    fs::copy(from.join("web/draughts.js"), to.join("web/draughts.js"))?;
    fs::write(to.join("package.json"), r#"{ "type": "module" }"#)?;
    Ok(to.join("rivals/main.js"))
}

/// A Python of its own that has py-draughts.
fn python() -> Outcome<PathBuf> {
    let folder = root().join("target/python");
    let python = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if version(&python).as_deref() == Some(VERSION) {
        return Ok(python);
    }
    let wanted = format!("{IN_PYTHON}=={VERSION}");
    step(&format!("fetching {wanted} for the matches"));
    run(command("python3").args(["-m", "venv"]).arg(&folder))
        .and_then(|()| {
            let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
            run(command(&python.to_string_lossy()).args(install).arg(&wanted))
        })
        .map_err(|e| format!("{e}\nThis match needs Python 3 with venv and pip to fetch {wanted}."))?;
    Ok(python)
}

/// The version of py-draughts that a Python has.
fn version(python: &Path) -> Option<String> {
    let ask = "from importlib.metadata import version; print(version('py-draughts'))";
    Some(text(command(&python.to_string_lossy()).args(["-c", ask]))?.trim().into())
}
