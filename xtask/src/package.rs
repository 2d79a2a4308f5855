//! The npm package: the bindings that wasm-bindgen generates, the entry written by hand beside them (`src/api/`), README
//! and licences.

use crate::run::{Outcome, command, root, run, step};
use crate::split_wasm;
use crate::strip::strip;
use crate::tools;
use std::fs;
use std::path::Path;

/// Its folder.
const FOLDER: &str = "target/pkg";
/// The profile of Cargo.
const PROFILE: &str = "release";
/// The files written by hand beside the bindings: entry, its types, entry for Node.js.
const ENTRY: &str = include_str!("../../src/api/notabene.js");
const ENTRY_TYPES: &str = include_str!("../../src/api/notabene.d.ts");
const NODE: &str = include_str!("../../src/api/node.js");
/// The version of all crates of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");
const README: &str = include_str!("../../docs/package.md");
/// Notices and the licences of all linked libraries.
const NOTICE: &str = include_str!("../../NOTICE");
const LICENCES: &str = include_str!("../../www/licences/licences.txt");

/// Builds the package into its folder.
pub fn build() -> Outcome {
    step("the JavaScript package");
    let out = root().join(FOLDER);
    if out.exists() {
        // Removes the previous package.
        fs::remove_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    }
    let mut build = command("cargo");
    build.args(["build", "--lib", "--locked", "--target", tools::TARGET, "--profile", PROFILE]);
    build.args(["--no-default-features", "--features", "api"]).env("RUSTFLAGS", unplaced()?);
    run(&mut build)?;
    let mut bindgen = command("wasm-bindgen");
    bindgen.args(["--target", "bundler", "--out-dir"]).arg(&out);
    run(bindgen.arg(split_wasm::whole("notabene", PROFILE)))?;
    finish(&out)
}

/// Compiler flags. Panic messages contain file names: those of libraries would reveal
/// paths of this machine.
fn unplaced() -> Outcome<String> {
    let mut flags = std::env::var("RUSTFLAGS").unwrap_or_default();
    let home = std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"));
    let sources = Path::new(&home.map_err(|_| "neither CARGO_HOME nor HOME is set")?).join("registry/src");
    // One prefix for each source of libraries.
    for folder in fs::read_dir(sources).into_iter().flatten().flatten() {
        flags += &format!(" --remap-path-prefix={}=.", folder.path().display());
    }
    Ok(flags.trim().into())
}

/// Adds the files written by hand to the bindings, which stay as wasm-bindgen writes them.
fn finish(out: &Path) -> Outcome {
    let at = |name: &str| out.join(name);
    let fault = |name: &'static str| move |e: std::io::Error| format!("{name}: {e}");
    // The types of the bindings are named like the entry for bundlers, which the entry of the package replaces.
    fs::rename(at("notabene.d.ts"), at("notabene_bg.d.ts")).map_err(fault("notabene.d.ts"))?;
    fs::remove_file(at("notabene_bg.wasm.d.ts")).map_err(fault("notabene_bg.wasm.d.ts"))?;
    strip(&at("notabene_bg.wasm"))?;
    let versioned = |text: &str| text.replace("VERSION", VERSION);
    for (name, text) in [
        ("notabene.js", ENTRY),
        ("notabene.d.ts", ENTRY_TYPES),
        ("node.js", NODE),
        ("NOTICE", NOTICE),
        ("LICENCES.txt", LICENCES),
        ("README.md", &versioned(README)),
        ("package.json", &versioned(MANIFEST)),
    ] {
        fs::write(at(name), text).map_err(|e| format!("{name}: {e}"))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(licence), at(licence)).map_err(fault(licence))?;
    }
    Ok(())
}

const MANIFEST: &str = r#"{
  "name": "notabene",
  "version": "VERSION",
  "description": "Rules, notation and explanations of board games: plays, reads and writes moves, and says why they are written so.",
  "keywords": ["chess", "chess960", "draughts", "notation", "san", "pgn", "pdn", "wasm"],
  "license": "MIT OR Apache-2.0",
  "type": "module",
  "main": "./notabene.js",
  "types": "./notabene.d.ts",
  "exports": {
    ".": { "types": "./notabene.d.ts", "node": "./node.js", "default": "./notabene.js" },
    "./notabene_bg.wasm": "./notabene_bg.wasm",
    "./package.json": "./package.json"
  },
  "files": ["notabene.js", "notabene_bg.js", "notabene_bg.wasm", "notabene.d.ts", "notabene_bg.d.ts", "node.js", "LICENSE-MIT", "LICENSE-APACHE", "NOTICE", "LICENCES.txt"],
  "sideEffects": false,
  "engines": { "node": ">=18" }
}
"#;
