//! The npm packages: the bindings that wasm-bindgen generates, the entry written by hand beside them (`src/api/`), README
//! and licences.

use crate::run::{Outcome, command, root, run, step};
use crate::split_wasm;
use crate::strip::strip;
use crate::tools;
use std::fs;
use std::path::Path;

/// A package: its folder, its name, the feature that makes it, and how it is built.
pub struct Package {
    folder: &'static str,
    name: &'static str,
    feature: &'static str,
    /// The profile of Cargo.
    profile: &'static str,
}

/// The published package.
pub const PUBLISHED: Package =
    Package { folder: "target/pkg", name: "notabene", feature: "api", profile: "release" };

/// One that breaks down when it is asked to, for the tests.
pub const FAULTY: Package =
    Package { folder: "target/pkg-fault", name: "notabene-fault", feature: "fault", profile: "dev" };

/// The files written by hand beside the bindings: entry, its types, entry for Node.js.
const ENTRY: &str = include_str!("../../src/api/notabene.js");
const ENTRY_TYPES: &str = include_str!("../../src/api/notabene.d.ts");
const NODE: &str = include_str!("../../src/api/node.js");
/// The version of all packages of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");
const README: &str = include_str!("../../docs/package.md");
/// What comes from others, and the licences of all linked libraries.
const NOTICE: &str = include_str!("../../NOTICE");
const LICENCES: &str = include_str!("../../www/licences/licences.txt");

impl Package {
    fn is_published(&self) -> bool {
        self.profile == "release"
    }
}

/// Builds a package into its folder.
pub fn build(package: &Package) -> Outcome {
    let Package { folder, name, feature, profile, .. } = package;
    step(&format!("the JavaScript package {name}"));
    let out = root().join(folder);
    if out.exists() {
        // What was packed before must not be packed again.
        fs::remove_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    }
    let mut build = command("cargo");
    build.args(["build", "--lib", "--locked", "--target", tools::TARGET, "--profile", profile]).args([
        "--no-default-features",
        "--features",
        feature,
    ]);
    let mut bindgen = command("wasm-bindgen");
    bindgen.args(["--target", "bundler", "--out-dir"]).arg(&out);
    if package.is_published() {
        build.env("RUSTFLAGS", unplaced()?);
    } else {
        // With what it checks at each call.
        bindgen.arg("--debug");
    }
    run(&mut build)?;
    let built = if package.is_published() { "release" } else { "debug" };
    run(bindgen.arg(split_wasm::whole("notabene", built)))?;
    finish(&out, package)
}

/// Flags for the compiler. Where a panic happens is told by names of files: those of libraries would tell, too, where
/// they lie on this machine.
fn unplaced() -> Outcome<String> {
    let mut flags = std::env::var("RUSTFLAGS").unwrap_or_default();
    let home = std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"));
    let sources = Path::new(&home.map_err(|_| "neither CARGO_HOME nor HOME is set")?).join("registry/src");
    // One folder for each place from which libraries came.
    for folder in fs::read_dir(sources).into_iter().flatten().flatten() {
        flags += &format!(" --remap-path-prefix={}=.", folder.path().display());
    }
    Ok(flags.trim().into())
}

/// Adds the files written by hand to the bindings, which stay as wasm-bindgen writes them.
fn finish(out: &Path, package: &Package) -> Outcome {
    let at = |name: &str| out.join(name);
    let fault = |name: &'static str| move |e: std::io::Error| format!("{name}: {e}");
    // The types of the bindings are called after the entry for bundlers, which the entry of the package replaces.
    fs::rename(at("notabene.d.ts"), at("notabene_bg.d.ts")).map_err(fault("notabene.d.ts"))?;
    fs::remove_file(at("notabene_bg.wasm.d.ts")).map_err(fault("notabene_bg.wasm.d.ts"))?;
    if package.is_published() {
        strip(&at("notabene_bg.wasm"))?;
    }
    let named = |text: &str| text.replace("NAME", package.name).replace("VERSION", VERSION);
    for (name, text) in [
        ("notabene.js", ENTRY),
        ("notabene.d.ts", ENTRY_TYPES),
        ("node.js", NODE),
        ("NOTICE", NOTICE),
        ("LICENCES.txt", LICENCES),
        ("README.md", &named(README)),
        ("package.json", &named(MANIFEST)),
    ] {
        fs::write(at(name), text).map_err(|e| format!("{name}: {e}"))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(licence), at(licence)).map_err(fault(licence))?;
    }
    Ok(())
}

const MANIFEST: &str = r#"{
  "name": "NAME",
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
