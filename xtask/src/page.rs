//! The wasm programs of the page, of boards on other pages, of the opponent and of the readers of QR codes, of ink and of
//! photographs, split and stripped.

use crate::field;
use crate::hash;
use crate::imports;
use crate::minify;
use crate::reorder::reorder;
use crate::run::{Outcome, command, run};
use crate::split_wasm;
use crate::strip::strip;
use crate::tools;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Digits of the hash in the name of a file.
const HASH: usize = 16;

/// Name of the program of the page, which Trunk builds.
const APP: &str = "notabene-app";

/// A program beside that of the page.
struct Program {
    name: &'static str,
    features: &'static str,
    /// The script that loads it, and the constant there with its name.
    script: &'static str,
    constant: &'static str,
    /// Page that fetches it early.
    preload: Option<&'static str>,
    effort: Effort,
}

/// Optimisation of a published program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// Compiled for speed.
    Speed,
    /// As light as possible.
    Bytes,
    /// As light as possible, its functions in an order that compresses well.
    Order,
    /// Likewise, for a part of a split program.
    Part,
}

const fn program(name: &'static str, script: &'static str, effort: Effort) -> Program {
    Program { name, features: "", script, constant: "PROGRAM", preload: None, effort }
}

/// Boards on other pages, without and with the viewer, the opponent, and the readers of QR codes, of ink and of photographs.
const PROGRAMS: [Program; 6] = [
    Program {
        features: "app",
        preload: Some("embed.html"),
        ..program("notabene-board", "embed.js", Effort::Order)
    },
    Program { features: "app", constant: "VIEWER", ..program("notabene-viewer", "embed.js", Effort::Order) },
    program("notabene-opponent", "opponent.js", Effort::Speed),
    program("notabene-scanner", "scanner.js", Effort::Bytes),
    program("notabene-ink-reader", "ink.js", Effort::Order),
    program("notabene-photo-reader", "photo.js", Effort::Order),
];

/// Scripts beside those of the programs.
const SCRIPTS: [&str; 2] = ["boot.js", "frame.js"];

/// Splits the program of a page that Trunk builds, and adds the others; strips all for publication. Returns the folder of the page.
pub fn finish() -> Outcome<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).ok_or(format!("{name} is not set: Trunk runs this"));
    let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let script = |name: String| Some(name.strip_suffix(".js")?.to_string());
    let name = names.filter_map(script).find(|name| name.starts_with(APP));
    let name = name.ok_or(format!("no program in {}", folder.display()))?;
    let is_published = variable("TRUNK_PROFILE")? == "release";
    let profile = if is_published { "page" } else { "debug" };
    let parts = split_wasm::split(&folder, APP, &name, profile)?;
    let built = PROGRAMS.iter().map(|program| program.build(&folder, profile));
    let built = built.collect::<Outcome<Vec<String>>>()?;
    field::build(&folder.join(field::FOLDER), is_published)?;
    if is_published {
        let is_minified = minify::is_available();
        let names: Vec<&String> = std::iter::once(&name).chain(&built).collect();
        for name in &names {
            imports::shorten(&folder.join(format!("{name}.js")), &wasm(&folder, name))?;
        }
        // The optimiser uses one processor, and takes minutes.
        let published = parts.into_iter().map(|part| (part, Effort::Part));
        let published = published.chain([(wasm(&folder, &name), Effort::Part)]);
        let efforts = PROGRAMS.iter().map(|program| program.effort);
        let published = published.chain(built.iter().map(|name| wasm(&folder, name)).zip(efforts));
        let published: Vec<(PathBuf, Effort)> = published.collect();
        published.par_iter().try_for_each(|(file, effort)| effort.publish(file, is_minified))?;
        if is_minified {
            let programs = names.iter().map(|name| format!("{name}.js"));
            let loaders = PROGRAMS.iter().map(|program| program.script).chain(SCRIPTS);
            let scripts: BTreeSet<String> = programs.chain(loaders.map(String::from)).collect();
            scripts.iter().try_for_each(|script| minify::script(&folder.join(script)))?;
        }
    }
    Ok(folder)
}

/// File of a program in a folder, by its name with hash.
fn wasm(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("{name}_bg.wasm"))
}

impl Effort {
    /// Makes a program ready for publication.
    fn publish(self, file: &Path, is_minified: bool) -> Outcome {
        match self {
            Effort::Part if is_minified => minify::part(file)?,
            Effort::Bytes | Effort::Order if is_minified => minify::wasm(file)?,
            _ => {}
        }
        strip(file)?;
        if matches!(self, Effort::Order | Effort::Part) { reorder(file) } else { Ok(()) }
    }
}

impl Program {
    /// Builds the program into a folder, and names it where it is loaded. Returns the name of its files, with a content hash.
    fn build(&self, folder: &Path, profile: &str) -> Outcome<String> {
        let is_fast = self.effort == Effort::Speed && profile != "debug";
        let name =
            build_program(self.name, folder, if is_fast { "release" } else { profile }, self.features)?;
        name_program(&folder.join(self.script), self.constant, self.name, &name)?;
        if let Some(page) = self.preload {
            preload_program(&folder.join(page), self.name, &name)?;
        }
        Ok(name)
    }
}

/// Builds a program with some features into a folder. Returns the name of its files, with a content hash.
fn build_program(program: &str, folder: &Path, profile: &str, features: &str) -> Outcome<String> {
    let profile_name = if profile == "debug" { "dev" } else { profile };
    run(command("cargo")
        .args(["build", "--quiet", "--locked", "--target", tools::TARGET, "--profile", profile_name])
        .args(["--bin", program, "--no-default-features", "--features", features]))?;
    let whole = split_wasm::whole(program, profile);
    let code = std::fs::read(&whole).map_err(|e| format!("{}: {e}", whole.display()))?;
    let name = format!("{program}-{}", hash::hex(&code, HASH / 2));
    run(command("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-name", &name, "--out-dir"])
        .arg(folder)
        .arg(whole))?;
    Ok(name)
}

/// Writes the name of the files of a program into the links of a page that fetch it early.
fn preload_program(page: &Path, program: &str, name: &str) -> Outcome {
    let mut text = std::fs::read_to_string(page).map_err(|e| format!("{}: {e}", page.display()))?;
    for end in [".js", "_bg.wasm"] {
        let place = format!("href=\"{program}{end}\"");
        if !text.contains(&place) {
            return Err(format!("{} has no link to {program}{end}", page.display()));
        }
        text = text.replace(&place, &format!("href=\"{name}{end}\""));
    }
    std::fs::write(page, text).map_err(|e| format!("{}: {e}", page.display()))
}

/// Writes the name of the files of a program into the script that loads it, in place of the name of the program.
fn name_program(script: &Path, constant: &str, program: &str, name: &str) -> Outcome {
    let text = std::fs::read_to_string(script).map_err(|e| format!("{}: {e}", script.display()))?;
    let place = format!("const {constant} = '{program}'");
    if !text.contains(&place) {
        return Err(format!("{} has no place for the name of the program", script.display()));
    }
    let text = text.replace(&place, &format!("const {constant} = '{name}'"));
    std::fs::write(script, text).map_err(|e| format!("{}: {e}", script.display()))
}
