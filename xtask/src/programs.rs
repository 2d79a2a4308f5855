//! The programs of the site: compiled by one call of Cargo, then given their bindings.

use crate::bindings::{self, Loader};
use crate::hash;
use crate::index_page::copy_folder;
use crate::run::{Outcome, command, fault, run, target_dir};
use crate::{split_wasm, tools};
use rayon::prelude::*;
use std::fs;
use std::path::{Path, PathBuf};

/// This package, and that which cuts programs into parts: each is compiled by itself.
pub const BUILDERS: [&str; 2] = ["xtask", split_wasm::PROGRAM];
/// All other packages, as arguments of Cargo. Compiled together with them the large libraries of the builders would get other
/// features, and be compiled once more.
pub const PRODUCT: [&str; 5] = ["--workspace", "--exclude", BUILDERS[0], "--exclude", BUILDERS[1]];

/// The profile of programs that draw.
const SCREENS: &str = "screens";

/// Bytes of the hash in the name of a file.
const HASH: usize = 8;

/// The program of the page.
pub const APP: &str = "notabene-app";

/// How a site is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edition {
    /// Quickly, in one piece, without a cache of files: for work, and for most browser tests.
    Development,
    /// As it is published: compiled for visitors, in parts, with the service worker.
    Published,
    /// The same with smaller programs and scripts (wasm-opt, esbuild): for the zip.
    Optimised,
}

impl Edition {
    /// The profile of Cargo.
    pub fn profile(self) -> &'static str {
        if self.is_published() { "release" } else { "quick" }
    }

    /// The profile of Cargo for a program of the site: those that draw are fetched before anything is seen, and are compiled
    /// for size, but for the rules. What a package, an opponent or a reader needs is compiled for speed.
    fn profile_of(self, program: &str) -> &'static str {
        if self.is_published() && split_wasm::IS_SPLIT.contains(&program) { SCREENS } else { self.profile() }
    }

    /// True if visitors get it.
    pub fn is_published(self) -> bool {
        self != Edition::Development
    }
}

/// A program beside that of the page.
struct Program {
    name: &'static str,
    /// The script that loads it.
    script: &'static str,
    /// Page that fetches it early.
    preload: Option<&'static str>,
}

const fn program(name: &'static str, script: &'static str) -> Program {
    Program { name, script, preload: None }
}

/// Boards on other pages, the opponent, and the reader.
const PROGRAMS: [Program; 3] = [
    Program { preload: Some("embed.html"), ..program("notabene-board", "embed.js") },
    program("notabene-opponent", "opponent.js"),
    program("notabene-reader", "reader.js"),
];

/// The programs that need no feature: the package has them, too.
pub const PLAIN: [&str; 6] =
    ["--bin", "notabene-opponent", "--bin", "notabene-reader", "--bin", "notabene-field"];

/// Compiles all programs.
pub fn compile(edition: Edition) -> Outcome {
    let profile = edition.profile();
    if !edition.is_published() {
        return build(profile, &["--bins", "--features", "app,board"]);
    }
    // The linker keeps the parts of a whole crate: each split program is built with its own features.
    build(SCREENS, &["--bin", APP, "--features", "app,split"])?;
    build(SCREENS, &["--bin", "notabene-board", "--features", "board,split"])?;
    build(profile, &PLAIN)
}

/// Compiles programs for browsers without the usual features. Published ones get the same flags, whatever they are for: then
/// what they share is compiled once.
pub fn build(profile: &str, args: &[&str]) -> Outcome {
    cargo("build", profile, args)
}

/// Compiles the library as a program. It is none in the manifest: Cargo gives a program no hash in its file name, and builds
/// with other features would overwrite each other.
pub fn build_library(profile: &str, features: &str) -> Outcome {
    cargo("rustc", profile, &["--lib", "--crate-type", "cdylib", "--features", features])
}

fn cargo(subcommand: &str, profile: &str, args: &[&str]) -> Outcome {
    let mut build = command("cargo");
    build.args([
        subcommand,
        "--locked",
        "--target",
        tools::TARGET,
        "--profile",
        profile,
        "--no-default-features",
    ]);
    build.args(args);
    if profile != Edition::Development.profile() {
        build.env("RUSTFLAGS", published_flags()?);
    }
    run(&mut build)
}

/// Compiler flags, with those of `.cargo/config.toml`, which the variable would replace. Lints see the usual features: here are others. Panic messages contain file names: those of
/// libraries would reveal paths of this machine.
fn published_flags() -> Outcome<String> {
    let mut flags = std::env::var("RUSTFLAGS").unwrap_or_default() + " --cfg erase_components -D warnings";
    let home = std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"));
    let sources = Path::new(&home.map_err(|_| "neither CARGO_HOME nor HOME is set")?).join("registry/src");
    // One prefix for each source of libraries.
    for folder in fs::read_dir(sources).into_iter().flatten().flatten() {
        flags += &format!(" --remap-path-prefix={}=.", folder.path().display());
    }
    Ok(flags.trim().into())
}

/// Program as Cargo builds it.
pub fn compiled(program: &str, profile: &str) -> PathBuf {
    target_dir().join(tools::TARGET).join(profile).join(format!("{program}.wasm"))
}

/// The program of the page, as it is named there.
pub struct App {
    /// The beginning of the addresses of its files.
    pub address: String,
    /// The files of its parts, as JSON.
    pub parts: String,
}

/// Writes the program of the page with its bindings into a folder.
pub fn write_app(edition: Edition, folder: &Path) -> Outcome<App> {
    let (address, cached) = bound(APP, edition)?;
    copy_folder(&cached, folder)?;
    let parts = cached.with_file_name(PARTS);
    let parts = if parts.exists() { fs::read_to_string(&parts).map_err(fault(&parts))? } else { "{}".into() };
    Ok(App { address, parts })
}

/// Beside the files of a split program: the files of its parts, as JSON.
const PARTS: &str = "parts.json";

/// Writes the other programs with their bindings into a folder, and their names into the scripts there that load them.
pub fn write_others(edition: Edition, folder: &Path) -> Outcome {
    let bound: Vec<_> =
        PROGRAMS.par_iter().map(|program| bound(program.name, edition)).collect::<Outcome<_>>()?;
    for (program, (name, cached)) in PROGRAMS.iter().zip(bound) {
        copy_folder(&cached, folder)?;
        let constant = |name: &str| format!("const PROGRAM = '{name}'");
        replace(&folder.join(program.script), &constant(program.name), &constant(&name))?;
        for end in [".js", "_bg.wasm"] {
            if let Some(page) = program.preload {
                let link = |name: &str| format!("href=\"{name}{end}\"");
                replace(&folder.join(page), &link(program.name), &link(&name))?;
            }
        }
    }
    Ok(())
}

/// The beginning of the addresses of the files of a program, with a hash of its content, and the folder in which they are. An unchanged
/// program has them already.
fn bound(program: &str, edition: Edition) -> Outcome<(String, PathBuf)> {
    let profile = edition.profile_of(program);
    let whole = compiled(program, profile);
    let code = fs::read(&whole).map_err(fault(&whole))?;
    let hashed = format!("{program}-{}", hash::hex(&code, HASH));
    let is_split = edition.is_published() && split_wasm::IS_SPLIT.contains(&program);
    // The parts of a program find each other by fixed names: the hash is that of their folder.
    let address = if is_split { format!("{hashed}/{program}") } else { hashed.clone() };
    let all = target_dir().join("bindings").join(profile).join(program);
    let folder = all.join(&hashed);
    if folder.exists() {
        return Ok((address, folder));
    }
    if all.exists() {
        fs::remove_dir_all(&all).map_err(fault(&all))?;
    }
    let fresh = all.join("fresh");
    match is_split {
        true => {
            let inside = fresh.join(&hashed);
            for folder in [&inside, &all.join("work")] {
                fs::create_dir_all(folder).map_err(fault(folder))?;
            }
            let parts = split_wasm::split(&inside, &all.join("work"), &whole, program)?;
            let parts = serde_json::to_string(&parts).map_err(|e| e.to_string())?;
            fs::write(all.join(PARTS), parts).map_err(fault(&all))?;
        }
        false => bindings::write(&whole, &hashed, Loader::Page, edition.is_published(), &fresh)?,
    }
    // A run that is interrupted leaves nothing that looks finished.
    fs::rename(&fresh, &folder).map_err(fault(&folder))?;
    Ok((address, folder))
}

/// Replaces a text that has to be in a file.
fn replace(file: &Path, before: &str, after: &str) -> Outcome {
    let text = fs::read_to_string(file).map_err(fault(file))?;
    if !text.contains(before) {
        return Err(format!("{} has no place for the name of a program: {before}", file.display()));
    }
    fs::write(file, text.replace(before, after)).map_err(fault(file))
}
