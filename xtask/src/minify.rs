//! Minifies the published scripts with esbuild, and the programs with wasm-opt.

use crate::run::{Outcome, command, root, run, step};
use crate::tools::npm_package;
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
/// Passes of wasm-opt. Measured on the program of boards (brotli): -0.5 % with `-Oz`, -1.6 % with all of these; on the
/// part of the app that is fetched on demand: -1.3 % and -1.9 %.
///
/// The first kilobyte of the memory is the far end of the stack: no address of data is there, so constants added to
/// addresses can go into loads and stores (-0.6 %).
const PASSES: [&str; 8] = [
    "--low-memory-unused",
    "--converge",
    "-Oz",
    "--flatten",
    "--rereloop",
    "-Oz",
    "--optimize-added-constants",
    "-Oz",
];
/// Passes for a program in one piece: they follow values through the table of functions, which the parts of a split
/// program fill together.
const WHOLE_PASSES: [&str; 2] = ["--gufa", "-Oz"];

/// Installs both tools. False without npm: the page is built without them then, some kilobytes heavier.
pub fn is_available() -> bool {
    let found = [ESBUILD, BINARYEN].into_iter().try_for_each(npm_package);
    if let Err(missing) = &found {
        step(&format!("not minified: {missing}"));
    }
    found.is_ok()
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

/// Optimises a program in one piece for size, in place.
pub fn wasm(file: &Path) -> Outcome {
    optimise(file, &WHOLE_PASSES)
}

/// Optimises a part of a split program for size, in place.
pub fn part(file: &Path) -> Outcome {
    optimise(file, &[])
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

fn optimise(file: &Path, more: &[&str]) -> Outcome {
    let mut opt = command("node");
    opt.arg(bin("wasm-opt")).args(PASSES).args(more).args(FEATURES);
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
