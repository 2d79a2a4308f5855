//! The wasm programs of the page, split and stripped.

use crate::hash;
use crate::minify;
use crate::run::{Outcome, command, run};
use crate::split_wasm;
use crate::strip::strip;
use crate::tools;
use std::path::{Path, PathBuf};

/// Digits of the hash in the name of a file.
const HASH: usize = 16;

/// Name of the program of the page, which Trunk builds; name of the program of boards on other pages.
const APP: &str = "notabene-app";
const BOARD: &str = "notabene-board";

/// Splits the program of a page that Trunk builds, and adds that of boards on other pages; strips both for publication.
/// Returns the folder of the page.
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
    let board = build_board(&folder, profile)?;
    tell_boards(&folder, &board)?;
    if is_published {
        let board_program = folder.join(format!("{board}_bg.wasm"));
        let program = folder.join(format!("{name}_bg.wasm"));
        if minify::is_available() {
            minify::wasm(&board_program)?;
            parts.iter().chain([&program]).try_for_each(|part| minify::part(part))?;
            let scripts = [format!("{name}.js"), format!("{board}.js"), "boot.js".into(), "embed.js".into()];
            scripts.iter().try_for_each(|script| minify::script(&folder.join(script)))?;
        }
        strip(&program)?;
        strip(&board_program)?;
        parts.iter().try_for_each(|part| strip(part))?;
    }
    Ok(folder)
}

/// Builds the program of boards on other pages into a folder. Returns the name of its files, with a content hash.
fn build_board(folder: &Path, profile: &str) -> Outcome<String> {
    let profile_name = if profile == "debug" { "dev" } else { profile };
    run(command("cargo")
        .args(["build", "--quiet", "--locked", "--target", tools::TARGET, "--profile", profile_name])
        .args(["--bin", BOARD, "--no-default-features", "--features", "app"]))?;
    let whole = split_wasm::whole(BOARD, profile);
    let code = std::fs::read(&whole).map_err(|e| format!("{}: {e}", whole.display()))?;
    let name = format!("{BOARD}-{}", hash::hex(&code, HASH / 2));
    run(command("wasm-bindgen")
        .args(["--target", "web", "--no-typescript", "--out-name", &name, "--out-dir"])
        .arg(folder)
        .arg(whole))?;
    Ok(name)
}

/// Placeholder for the name of the program in the script of boards on other pages.
const PROGRAM: &str = "const PROGRAM = 'notabene-board'";

/// Replaces the placeholder by the name of the program.
fn tell_boards(folder: &Path, name: &str) -> Outcome {
    let script = folder.join("embed.js");
    let text = std::fs::read_to_string(&script).map_err(|e| format!("{}: {e}", script.display()))?;
    if !text.contains(PROGRAM) {
        return Err(format!("{} has no place for the name of the program", script.display()));
    }
    let text = text.replace(PROGRAM, &format!("const PROGRAM = '{name}'"));
    std::fs::write(&script, text).map_err(|e| format!("{}: {e}", script.display()))
}
