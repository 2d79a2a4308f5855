//! Minifies the published scripts with esbuild, and the programs with wasm-opt.

use crate::offline::list;
use crate::run::{Outcome, command, root, run};
use crate::tools::npm_package;
use rayon::prelude::*;
use std::path::Path;

/// Minifies scripts (MIT; used to build the page, never shipped).
pub const ESBUILD: &str = "esbuild@0.28.2";
/// Has wasm-opt (Apache-2.0; used to build the page, never shipped).
pub const BINARYEN: &str = "binaryen@132.0.0";

/// Features of WebAssembly that the programs use.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Makes the programs and scripts in a folder smaller, several at once. Needs npm.
pub fn folder(folder: &Path) -> Outcome {
    [ESBUILD, BINARYEN].into_iter().try_for_each(npm_package)?;
    let mut names = Vec::new();
    list(folder, "", &mut names)?;
    // Pages of other people may read the demo pages' scripts.
    let files = names.par_iter().filter(|name| !name.starts_with("demo/"));
    files.map(|name| folder.join(name)).try_for_each(|file| match file.extension() {
        Some(end) if end == "wasm" => optimise(&file, Aim::Size),
        // The scripts of boards alone import each other by their names.
        Some(end) if end == "js" && file.parent() != Some(folder) => bare(&file),
        Some(end) if end == "js" => script(&file),
        _ => Ok(()),
    })
}

/// Minifies a script in place.
pub fn script(file: &Path) -> Outcome {
    let mut esbuild = program("esbuild");
    // Boards of an open page look for this line in the script of the next version.
    let is_entrance = file.file_name().is_some_and(|name| name == "embed.js");
    if is_entrance {
        esbuild.arg("--banner:js=/*\nconst VERSION = 'NOTABENE_VERSION';\n*/");
    }
    run(esbuild
        .arg(file)
        .args(["--minify", "--charset=utf8", "--log-level=error", "--allow-overwrite"])
        .arg(outfile(file)))
}

/// Removes comments and blanks of a script in place; its names stay.
pub fn bare(file: &Path) -> Outcome {
    let options = [
        "--minify-whitespace",
        "--minify-syntax",
        "--charset=utf8",
        "--log-level=error",
        "--allow-overwrite",
    ];
    run(program("esbuild").arg(file).args(options).arg(outfile(file)))
}

/// Bundles the script of a package for browsers, into a file beside the packages.
pub fn bundle(script: &str, file: &str) -> Outcome {
    let npm = root().join("target/npm");
    let options = ["--bundle", "--format=esm", "--log-level=error"];
    run(program("esbuild")
        .arg(npm.join("node_modules").join(script))
        .args(options)
        .arg(outfile(&npm.join(file))))
}

/// Aim of the optimisation of a program.
#[derive(Copy, Clone)]
pub enum Aim {
    /// Pages fetch it.
    Size,
    /// Other programs compute with it.
    Speed,
}

/// Optimises a program, or a part of one, in place.
pub fn optimise(file: &Path, aim: Aim) -> Outcome {
    let level = match aim {
        Aim::Size => "-Oz",
        Aim::Speed => "-O3",
    };
    let mut opt = command("node");
    opt.arg(bin("wasm-opt")).arg(level).args(FEATURES);
    run(opt.arg("--strip-debug").arg(file).arg("-o").arg(file))
}

fn outfile(file: &Path) -> String {
    format!("--outfile={}", file.display())
}

fn program(name: &str) -> std::process::Command {
    command(&bin(name).to_string_lossy())
}

fn bin(name: &str) -> std::path::PathBuf {
    root().join("target/npm/node_modules/.bin").join(name)
}
