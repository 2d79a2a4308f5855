//! The packages for JavaScript: what wasm-bindgen makes of the library, with a start of our own, short texts and the
//! papers of npm.

use crate::cut;
use crate::glue;
use crate::run::{Outcome, command, root, run, step};
use crate::tools;
use std::path::{Path, PathBuf};

/// A package: its folder, its name, the feature that makes it, the parts of `docs/package.md` that it takes, and how
/// it is built.
pub struct Package {
    folder: &'static str,
    name: &'static str,
    feature: &'static str,
    part: &'static str,
    /// The profile of Cargo.
    profile: &'static str,
}

/// What is handed on: everything, and rules and notation without records and other games.
pub const PUBLISHED: [Package; 2] = [
    Package { folder: "target/pkg", name: "notabene", feature: "records", part: "whole", profile: "release" },
    Package {
        folder: "target/pkg-light",
        name: "notabene-light",
        feature: "api",
        part: "light",
        profile: "release",
    },
];

/// One that breaks down when it is asked to, for the tests.
pub const FAULTY: Package = Package {
    folder: "target/pkg-fault",
    name: "notabene-fault",
    feature: "fault",
    part: "light",
    profile: "dev",
};

/// What the package is started with instead of what wasm-bindgen writes for that.
const LOADER: &str = include_str!("../../src/api/loader.js");
/// Its types.
const LOADER_TYPES: &str = include_str!("../../src/api/loader.d.ts");
/// The same package in Node.js.
const NODE: &str = include_str!("../../src/api/node.js");
/// The version of all packages of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");
const README: &str = include_str!("../../docs/package.md");
/// What comes from others, and the licences of all linked libraries.
const NOTICE: &str = include_str!("../../NOTICE");
const LICENCES: &str = include_str!("../../www/licences/licences.txt");

/// Where the part of wasm-bindgen begins that loads the program; it goes on to the end of the script.
const LOADING: &str = "let wasmModule, wasmInstance, wasm;";
/// The same in the types.
const LOADING_TYPES: &str = "export type InitInput";
/// What is called as soon as the program is there, and by nobody else.
const START: &str = "export function start() {\n    wasm.start();\n}\n";
const START_TYPES: &str = "export function start(): void;";

/// How memory is given back; without it where there is no such registry, which no browser lacks that knows modules.
const FINALIZATION: &str = "const GameFinalization = (typeof FinalizationRegistry === 'undefined')
    ? { register: () => {}, unregister: () => {} }
    : new FinalizationRegistry(ptr => wasm.__wbg_game_free(ptr, 1));";
/// For browsers of before 2021.
const OLD_ENCODER: &str = "if (!('encodeInto' in cachedTextEncoder)) {
    cachedTextEncoder.encodeInto = function (arg, view) {
        const buf = cachedTextEncoder.encode(arg);
        view.set(buf);
        return {
            read: arg.length,
            written: buf.length
        };
    };
}
";

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
        std::fs::remove_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    }
    let mut build = command("cargo");
    build.args(["build", "--lib", "--locked", "--target", tools::TARGET, "--profile", profile]).args([
        "--no-default-features",
        "--features",
        feature,
    ]);
    let mut bindgen = command("wasm-bindgen");
    bindgen.args(["--target", "web", "--out-dir"]).arg(&out);
    if package.is_published() {
        build.env("RUSTFLAGS", unplaced()?);
    } else {
        // With what it checks at each call.
        bindgen.arg("--debug");
    }
    run(&mut build)?;
    let built = if package.is_published() { "release" } else { "debug" };
    run(bindgen.arg(cut::whole("notabene", built)))?;
    finish(&out, package)
}

/// Flags for the compiler. Where a panic happens is told by names of files: those of libraries would tell, too, where
/// they lie on this machine.
fn unplaced() -> Outcome<String> {
    let mut flags = std::env::var("RUSTFLAGS").unwrap_or_default();
    let home = std::env::var("CARGO_HOME").or_else(|_| std::env::var("HOME").map(|home| home + "/.cargo"));
    let sources = Path::new(&home.map_err(|_| "neither CARGO_HOME nor HOME is set")?).join("registry/src");
    // One folder for each place from which libraries came.
    for folder in std::fs::read_dir(sources).into_iter().flatten().flatten() {
        flags += &format!(" --remap-path-prefix={}=.", folder.path().display());
    }
    Ok(flags.trim().into())
}

fn finish(out: &Path, package: &Package) -> Outcome {
    let script = File(out.join("notabene.js"));
    script.change(with_loader)?;
    glue::lighten_package(out)?;
    let types = File(out.join("notabene.d.ts"));
    types.change(with_loader_types)?;
    let named = |text: &str| text.replace("NAME", package.name).replace("VERSION", VERSION);
    File(out.join("node.js")).write(NODE)?;
    File(out.join("NOTICE")).write(NOTICE)?;
    File(out.join("LICENCES.txt")).write(LICENCES)?;
    File(out.join("README.md")).write(&named(&taken(README, package.part)))?;
    File(out.join("package.json")).write(&named(MANIFEST))?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        let text = std::fs::read_to_string(root().join(licence)).map_err(|e| format!("{licence}: {e}"))?;
        File(out.join(licence)).write(&text)?;
    }
    let unused = out.join("notabene_bg.wasm.d.ts");
    std::fs::remove_file(&unused).map_err(|e| format!("{}: {e}", unused.display()))
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
  "files": ["notabene.js", "notabene_bg.wasm", "notabene.d.ts", "node.js", "LICENSE-MIT", "LICENSE-APACHE", "NOTICE", "LICENCES.txt"],
  "sideEffects": false,
  "engines": { "node": ">=18" }
}
"#;

/// A script with our loader, whose objects know the program that they belong to.
fn with_loader(script: &str) -> Outcome<String> {
    let (before, loading) = halves(script, LOADING)?;
    // What remembers the memory of a program forgets it with the program.
    let is_view = |line: &&str| line.starts_with("cached") && line.ends_with("Memory0 = null;");
    let views: Vec<&str> = loading.lines().map(str::trim).filter(is_view).collect();
    if views.is_empty() {
        return Err("nothing in the script of the package remembers its memory".into());
    }
    let mut out = String::with_capacity(script.len());
    for line in before.lines() {
        let calls = line.contains("wasm.game_");
        out += &if calls { line.replace("this.__wbg_ptr", "alive(this)") } else { line.into() };
        out.push('\n');
    }
    for (from, to) in [
        (START, ""),
        (
            "const ptr = this.__destroy_into_raw();\n        wasm.__wbg_game_free(ptr, 0);",
            "release(number(this));",
        ),
        (FINALIZATION, "const GameFinalization = new FinalizationRegistry(release);"),
        (OLD_ENCODER, ""),
        (".register(this, this.__wbg_ptr, this)", ".register(this, owned(this), this)"),
    ] {
        let (before, after) = halves(&out, from)?;
        out = [before, to, after].concat();
    }
    // Only games that another call makes are made so.
    out = out.replace(".register(obj, obj.__wbg_ptr, obj)", ".register(obj, owned(obj), obj)");
    if out.contains("__wbg_game_free") || out.matches(".register(").count() != out.matches("owned(").count() {
        return Err("the script of the package makes or frees objects in a way that is not known here".into());
    }
    Ok(out + &LOADER.replace("// VIEWS", &views.join("\n")))
}

/// The types with those of our loader, and every member explained.
fn with_loader_types(types: &str) -> Outcome<String> {
    let (before, _) = halves(types, LOADING_TYPES)?;
    let (before, after) = halves(before, START_TYPES)?;
    // The comment that belongs to it goes, too.
    let before = before.rfind("/**").map_or(before, |at| &before[..at]);
    let text = [before, after, LOADER_TYPES].concat();
    let (before, after) = halves(&text, "    free(): void;\n    [Symbol.dispose](): void;\n")?;
    // `Symbol.dispose` is declared beside the class: not every library of types has it.
    let freed = "    /** Gives back the memory of the game at once. It is given back in time without it, too. */\n    \
                 free(): void;\n";
    Ok([before, freed, after].concat())
}

/// What stands before and behind a text that has to be there once.
fn halves<'t>(text: &'t str, at: &str) -> Outcome<(&'t str, &'t str)> {
    match text.split_once(at) {
        Some((before, after)) if !after.contains(at) => Ok((before, after)),
        _ => {
            Err(format!("wasm-bindgen wrote something else than is known here: {at:?} has to be there once"))
        }
    }
}

/// The parts of the README that belong to a package.
fn taken(text: &str, part: &str) -> String {
    let (begins, mut inside) = (format!("<!-- {part} -->"), true);
    let mut out = String::with_capacity(text.len());
    for line in text.lines() {
        match line {
            "<!-- end -->" => inside = true,
            _ if line.starts_with("<!-- ") => inside = line == begins,
            _ if inside => {
                out += line;
                out.push('\n');
            }
            _ => {}
        }
    }
    out
}

/// A file that is changed.
struct File(PathBuf);

impl File {
    fn write(&self, text: &str) -> Outcome {
        std::fs::write(&self.0, text).map_err(|e| format!("{}: {e}", self.0.display()))
    }
    fn change(&self, how: impl Fn(&str) -> Outcome<String>) -> Outcome {
        let text = std::fs::read_to_string(&self.0).map_err(|e| format!("{}: {e}", self.0.display()))?;
        self.write(&how(&text)?)
    }
}
