//! The wasm programs of the page, of boards on other pages, of the opponent and of the readers of QR codes, of ink and of
//! photographs, split and stripped.

use crate::field;
use crate::hash;
use crate::minify;
use crate::reorder::reorder;
use crate::run::{Outcome, command, run};
use crate::split_wasm;
use crate::strip::strip;
use crate::tools;
use std::path::{Path, PathBuf};

/// Digits of the hash in the name of a file.
const HASH: usize = 16;

/// Names of the programs: of the page, which Trunk builds, of boards on other pages, of the opponent, and of the readers of
/// QR codes, of ink and of photographs.
const APP: &str = "notabene-app";
const BOARD: &str = "notabene-board";
const OPPONENT: &str = "notabene-opponent";
const SCANNER: &str = "notabene-scanner";
const INK: &str = "notabene-ink-reader";
const PHOTO: &str = "notabene-photo-reader";

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
    let board = build_program(BOARD, &folder, profile, "app")?;
    name_program(&folder.join("embed.js"), BOARD, &board)?;
    preload_program(&folder.join("embed.html"), BOARD, &board)?;
    // The search is compiled for speed.
    let opponent = build_program(OPPONENT, &folder, if is_published { "release" } else { profile }, "")?;
    name_program(&folder.join("opponent.js"), OPPONENT, &opponent)?;
    let scanner = build_program(SCANNER, &folder, profile, "")?;
    name_program(&folder.join("scanner.js"), SCANNER, &scanner)?;
    let ink = build_program(INK, &folder, profile, "")?;
    name_program(&folder.join("ink.js"), INK, &ink)?;
    let photo = build_program(PHOTO, &folder, profile, "")?;
    name_program(&folder.join("photo.js"), PHOTO, &photo)?;
    field::build(&folder.join(field::FOLDER), is_published)?;
    if is_published {
        let board_program = folder.join(format!("{board}_bg.wasm"));
        let [opponent_program, scanner_program, ink_program, photo_program] =
            [&opponent, &scanner, &ink, &photo].map(|name| folder.join(format!("{name}_bg.wasm")));
        let program = folder.join(format!("{name}_bg.wasm"));
        if minify::is_available() {
            minify::wasm(&board_program)?;
            minify::wasm(&scanner_program)?;
            minify::wasm(&ink_program)?;
            minify::wasm(&photo_program)?;
            parts.iter().chain([&program]).try_for_each(|part| minify::part(part))?;
            let programs =
                [&name, &board, &opponent, &scanner, &ink, &photo].map(|name| format!("{name}.js"));
            let scripts =
                ["boot.js", "embed.js", "frame.js", "opponent.js", "scanner.js", "ink.js", "photo.js"]
                    .map(String::from);
            programs.iter().chain(&scripts).try_for_each(|script| minify::script(&folder.join(script)))?;
        }
        strip(&program)?;
        strip(&board_program)?;
        strip(&opponent_program)?;
        strip(&scanner_program)?;
        strip(&ink_program)?;
        strip(&photo_program)?;
        parts.iter().try_for_each(|part| strip(part))?;
        parts
            .iter()
            .chain([&program, &board_program, &ink_program, &photo_program])
            .try_for_each(|part| reorder(part))?;
    }
    Ok(folder)
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
fn name_program(script: &Path, program: &str, name: &str) -> Outcome {
    let text = std::fs::read_to_string(script).map_err(|e| format!("{}: {e}", script.display()))?;
    let place = format!("const PROGRAM = '{program}'");
    if !text.contains(&place) {
        return Err(format!("{} has no place for the name of the program", script.display()));
    }
    let text = text.replace(&place, &format!("const PROGRAM = '{name}'"));
    std::fs::write(script, text).map_err(|e| format!("{}: {e}", script.display()))
}
