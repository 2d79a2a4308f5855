//! The programs of the page, cut and stripped; and the script of a package without its comments and the classes that
//! nobody uses, the imports with short names.

use crate::cut;
use crate::hash;
use crate::program;
use crate::run::{Outcome, command, run};
use crate::strip::strip;
use crate::tools;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// How the classes begin that a library brings for streams of bytes, which nothing here makes.
const UNUSED: &str = "IntoUnderlying";

/// The digits of the hash behind the name of an import or a file.
const HASH: usize = 16;

/// Rewrites the script and the program of a package.
pub fn lighten_package(folder: &Path) -> Outcome {
    lighten(&folder.join("notabene.js"), &folder.join("notabene_bg.wasm"))
}

/// The program of the page, which Trunk builds, and that of boards on other pages.
const APP: &str = "notabene-app";
const BOARD: &str = "notabene-board";

/// Cuts the program of a page that Trunk builds, and puts that of boards on other pages beside it; for publication,
/// strips the programs. Gives the folder of the page.
pub fn finish_page() -> Outcome<PathBuf> {
    let variable = |name: &str| std::env::var_os(name).ok_or(format!("{name} is not set: Trunk runs this"));
    let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let script = |name: String| Some(name.strip_suffix(".js")?.to_string());
    let name = names.filter_map(script).find(|name| name.starts_with(APP));
    let name = name.ok_or(format!("no program in {}", folder.display()))?;
    let is_published = variable("TRUNK_PROFILE")? == "release";
    let profile = if is_published { "page" } else { "debug" };
    finish_program(&folder, APP, &name, profile)?;
    let board = build_board(profile)?;
    finish_program(&folder, BOARD, &board, profile)?;
    tell_boards(&folder, &board)?;
    Ok(folder)
}

/// Builds the program of boards on other pages. Gives the name of its files, with a hash of what is in them.
fn build_board(profile: &str) -> Outcome<String> {
    let profile_name = if profile == "debug" { "dev" } else { profile };
    run(command("cargo")
        .args(["build", "--quiet", "--locked", "--target", tools::TARGET, "--profile", profile_name])
        .args(["--bin", BOARD, "--no-default-features", "--features", "board,split"]))?;
    let whole = cut::whole(BOARD, profile);
    let code = std::fs::read(&whole).map_err(|e| format!("{}: {e}", whole.display()))?;
    Ok(format!("{BOARD}-{}", hash::hex(&code, HASH / 2)))
}

/// Cuts a program, and strips it for publication.
fn finish_program(folder: &Path, program: &str, name: &str, profile: &str) -> Outcome {
    let parts = cut::cut(folder, program, name, profile)?;
    if profile == "debug" {
        return Ok(());
    }
    strip(&folder.join(format!("{name}_bg.wasm")))?;
    parts.iter().try_for_each(|part| strip(part))
}

/// The place in the script of boards on other pages where the name of the program stands.
const PROGRAM: &str = "const PROGRAM = 'notabene-board'";

/// Writes the name of the program into that script.
fn tell_boards(folder: &Path, name: &str) -> Outcome {
    let script = folder.join("embed.js");
    let text = std::fs::read_to_string(&script).map_err(|e| format!("{}: {e}", script.display()))?;
    if !text.contains(PROGRAM) {
        return Err(format!("{} has no place for the name of the program", script.display()));
    }
    let text = text.replace(PROGRAM, &["const PROGRAM = '", name, "'"].concat());
    std::fs::write(&script, text).map_err(|e| format!("{}: {e}", script.display()))
}

fn lighten(script: &Path, program: &Path) -> Outcome {
    let text = std::fs::read_to_string(script).map_err(|e| format!("{}: {e}", script.display()))?;
    let code = std::fs::read(program).map_err(|e| format!("{}: {e}", program.display()))?;
    let text = bare(&without_unused(&text));
    let unused = UNUSED.to_ascii_lowercase();
    if let Some(line) = text.lines().find(|line| line.to_ascii_lowercase().contains(&unused)) {
        return Err(format!("{}: a class is left out, but stands here: {line}", script.display()));
    }
    let names: Vec<String> = imports(&text).into_iter().collect();
    let short = |name: &str| names.iter().position(|n| n == name).map(|number| format!("_{number}"));
    let used = |name: &str| !name.contains(&unused);
    let code = program::rewritten(&code, &short, &used).ok_or("the program ends within a section")?;
    std::fs::write(script, renamed(&text, &short)).map_err(|e| format!("{}: {e}", script.display()))?;
    std::fs::write(program, code).map_err(|e| format!("{}: {e}", program.display()))
}

/// A script without the classes of streams: the whole of each statement that begins one, frees one or gives it
/// another name.
fn without_unused(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut end: Option<&str> = None;
    for line in script.lines() {
        if end.is_none() {
            let first = line.trim_start_matches("export ");
            let begins =
                |keyword: &str| first.strip_prefix(keyword).is_some_and(|rest| rest.starts_with(UNUSED));
            end = match () {
                () if begins("class ") => Some("}"),
                () if begins("const ") || begins("if (Symbol.dispose) ") => Some(";"),
                () => None,
            };
            if end.is_none() {
                out.push_str(line);
                out.push('\n');
            }
        }
        // A class ends with a brace at the start of its line, a statement with the first line that ends so.
        end = end.filter(|end| if *end == "}" { line != "}" } else { !line.ends_with(end) });
    }
    out
}

/// A script without documentation, lines of comment and indentation. The types keep the documentation.
fn bare(script: &str) -> String {
    let mut out = String::with_capacity(script.len());
    let mut inside = false;
    for line in script.lines().map(str::trim) {
        inside |= line.starts_with("/**");
        if !inside && !line.is_empty() && !line.starts_with("//") {
            out.push_str(line);
            out.push('\n');
        }
        inside &= !line.ends_with("*/");
    }
    out
}

const fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The names of imports that end with a hash, which compresses badly and stands in both files.
fn imports(script: &str) -> BTreeSet<String> {
    let hashed = |word: &&str| {
        let hash = word.rsplit('_').next().unwrap_or_default();
        let bound = word.starts_with("__wbg_") || word.starts_with("__wbindgen_cast_");
        bound && hash.len() == HASH && hash.bytes().all(|b| b.is_ascii_hexdigit())
    };
    script.split(|c| !is_word(c)).filter(hashed).map(String::from).collect()
}

/// A script with other names for its imports.
fn renamed(script: &str, short: &dyn Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(script.len());
    let mut rest = script;
    while !rest.is_empty() {
        let (word, next) = rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(rest.len()));
        out.push_str(&short(word).unwrap_or_else(|| word.into()));
        let (between, next) = next.split_at(next.find(is_word).unwrap_or(next.len()));
        out.push_str(between);
        rest = next;
    }
    out
}
