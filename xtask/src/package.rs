//! The npm package: the bindings that wasm-bindgen generates, the entry written by hand beside them (`src/api/`),
//! README and licences.

use crate::bindings::{self, Loader};
use crate::programs::{self, Edition, compiled};
use crate::run::{Outcome, root};
use crate::{field, minify, site, tools};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use rayon::prelude::*;
use std::fs;
use std::path::Path;

/// Its folder.
const FOLDER: &str = "target/pkg";
/// The programs: name, and that of its files in the package.
const PROGRAMS: [(&str, &str); 4] = [
    ("notabene", "notabene"),
    ("notabene-opponent", "search"),
    ("notabene-ink", "ink"),
    ("notabene-chess-lite", "chess_lite"),
];
/// The files written by hand beside the bindings: entries, their types, entries for Node.js.
const WRITTEN: [(&str, &str); 36] = [
    ("notabene.js", include_str!("../../src/api/notabene.js")),
    ("notabene.d.ts", include_str!("../../src/api/notabene.d.ts")),
    ("node.js", include_str!("../../src/api/node.js")),
    ("load.js", include_str!("../../src/api/load.js")),
    ("annotation.js", include_str!("../../src/api/annotation.js")),
    ("methods.js", include_str!("../../src/api/methods.js")),
    ("stream.js", include_str!("../../src/api/stream.js")),
    ("program.js", include_str!("../../src/api/program.js")),
    ("search.js", include_str!("../../src/api/search.js")),
    ("search.d.ts", include_str!("../../src/api/search.d.ts")),
    ("search_node.js", include_str!("../../src/api/search_node.js")),
    ("ink.js", include_str!("../../src/api/ink.js")),
    ("ink.d.ts", include_str!("../../src/api/ink.d.ts")),
    ("ink_node.js", include_str!("../../src/api/ink_node.js")),
    ("chessground.js", include_str!("../../src/api/chessground.js")),
    ("chessground.d.ts", include_str!("../../src/api/chessground.d.ts")),
    ("embed.js", include_str!("../../src/api/embed.js")),
    ("embed.d.ts", include_str!("../../src/api/embed.d.ts")),
    ("chess/index.js", include_str!("../../src/api/chess/index.js")),
    ("chess/index.d.ts", include_str!("../../src/api/chess/index.d.ts")),
    ("chess/shapes.js", include_str!("../../src/api/chess/shapes.js")),
    ("chess/bundled.js", include_str!("../../src/api/chess/bundled.js")),
    ("chess/node.js", include_str!("../../src/api/chess/node.js")),
    ("chess/api.js", include_str!("../../src/api/chess/api.js")),
    ("chess/board.js", include_str!("../../src/api/chess/board.js")),
    ("chess/chess.js", include_str!("../../src/api/chess/chess.js")),
    ("chess/fen.js", include_str!("../../src/api/chess/fen.js")),
    ("chess/move.js", include_str!("../../src/api/chess/move.js")),
    ("chess/pgn.js", include_str!("../../src/api/chess/pgn.js")),
    ("chess/replay.js", include_str!("../../src/api/chess/replay.js")),
    ("chess-lite/index.js", include_str!("../../src/api/chess-lite/index.js")),
    ("chess-lite/index.d.ts", include_str!("../../src/api/chess-lite/index.d.ts")),
    ("chess-lite/bundled.js", include_str!("../../src/api/chess-lite/bundled.js")),
    ("chess-lite/node.js", include_str!("../../src/api/chess-lite/node.js")),
    ("chess-lite/api.js", include_str!("../../src/api/chess-lite/api.js")),
    ("chess-lite/game.js", include_str!("../../src/api/chess-lite/game.js")),
];
/// Programs of the package alone.
const ONLY_HERE: [&str; 4] = ["--bin", "notabene-ink", "--bin", "notabene-chess-lite"];
/// The programs once more as scripts, for bundlers that do not bring files along: without the ends of both names.
const AS_SCRIPTS: [&str; 5] = ["notabene", "search", "ink", "chess_lite", "board/board"];
/// Compiled for speed and for visitors.
const EDITION: Edition = Edition::Published;
/// The version of all crates of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");
const README: &str = include_str!("../../docs/package.md");
/// Notices and the licences of all linked libraries.
const NOTICE: &str = include_str!("../../NOTICE");
const LICENCES: &str = include_str!("../../www/licences/licences.txt");

/// Builds the package into its folder; with smaller programs and scripts (wasm-opt, esbuild) if it is to be published.
pub fn build(is_minified: bool) -> Outcome {
    if is_minified {
        [minify::ESBUILD, minify::BINARYEN].into_iter().try_for_each(tools::npm_package)?;
    }
    let out = root().join(FOLDER);
    if out.exists() {
        // Removes the previous package.
        fs::remove_dir_all(&out).map_err(|e| format!("{}: {e}", out.display()))?;
    }
    site::compile_writers()?;
    compile()?;
    for (program, name) in PROGRAMS {
        bindings::write(&compiled(program, EDITION.profile()), name, Loader::Bundler, true, &out)?;
    }
    field::write(&out.join(field::FOLDER), EDITION)?;
    finish(&out, is_minified)
}

/// Compiles its programs.
pub fn compile() -> Outcome {
    programs::build_library(EDITION.profile(), "api")?;
    programs::build(EDITION.profile(), &[&programs::PLAIN[..], &ONLY_HERE].concat())
}

/// Adds the files written by hand to the bindings.
fn finish(out: &Path, is_minified: bool) -> Outcome {
    let at = |name: &str| out.join(name);
    let fault = |name: &'static str| move |e: std::io::Error| format!("{name}: {e}");
    // The types of the bindings are named like the entry for bundlers, which the entry of the package replaces.
    fs::rename(at("notabene.d.ts"), at("notabene_bg.d.ts")).map_err(fault("notabene.d.ts"))?;
    let types = PROGRAMS.map(|(_, name)| format!("{name}_bg.wasm.d.ts"));
    // Its entries are in a folder.
    for name in types.into_iter().chain(["chess_lite.js".into(), "chess_lite.d.ts".into()]) {
        fs::remove_file(at(&name)).map_err(|e| format!("{name}: {e}"))?;
    }
    let versioned = |text: &str| text.replace("VERSION", VERSION);
    let (readme, manifest) = (versioned(README), versioned(MANIFEST));
    let texts = [
        ("NOTICE", NOTICE),
        ("LICENCES.txt", LICENCES),
        ("README.md", &readme),
        ("package.json", &manifest),
        ("chess/package.json", CHESS_MANIFEST),
        ("chess-lite/package.json", CHESS_MANIFEST),
    ];
    for folder in ["chess", "chess-lite"] {
        fs::create_dir_all(at(folder)).map_err(fault(folder))?;
    }
    for (name, text) in WRITTEN.into_iter().chain(texts) {
        fs::write(at(name), text).map_err(|e| format!("{name}: {e}"))?;
    }
    if is_minified {
        let bindings = PROGRAMS.iter().map(|(_, name)| format!("{name}_bg.js"));
        let scripts = WRITTEN.iter().map(|(name, _)| String::from(*name)).chain(bindings);
        // The comments in `embed.js` are for bundlers.
        let is_code = |name: &String| name.ends_with(".js") && *name != "embed.js";
        scripts.filter(is_code).try_for_each(|name| minify::bare(&at(&name)))?;
        let programs = PROGRAMS.iter().map(|(_, name)| format!("{name}_bg.wasm"));
        let programs: Vec<_> = programs.chain(["board/board_bg.wasm".into()]).collect();
        programs.par_iter().try_for_each(|name| minify::optimise(&at(name), minify::Aim::Speed))?;
    }
    for name in AS_SCRIPTS {
        let program = fs::read(at(&format!("{name}_bg.wasm"))).map_err(|e| format!("{name}_bg.wasm: {e}"))?;
        let script = format!("// The program as base64.\nexport default '{}';\n", STANDARD.encode(program));
        fs::write(at(&format!("{name}_wasm.js")), script).map_err(|e| format!("{name}_wasm.js: {e}"))?;
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root().join(licence), at(licence)).map_err(fault(licence))?;
    }
    Ok(())
}

/// For Parcel, which reads no `exports` unless it is asked to: the entry of a folder.
const CHESS_MANIFEST: &str = r#"{ "private": true, "type": "module", "main": "./bundled.js", "types": "./index.d.ts" }
"#;

const MANIFEST: &str = r#"{
  "name": "notabene",
  "version": "VERSION",
  "description": "Rules, notation and explanations of board games: plays, reads and writes moves, and says why they are written so.",
  "keywords": ["chess", "chess960", "draughts", "notation", "san", "pgn", "pdn", "wasm"],
  "license": "MIT OR Apache-2.0",
  "repository": { "type": "git", "url": "git+https://example.org/notabene.git" },
  "homepage": "https://example.org/notabene",
  "publishConfig": { "access": "public" },
  "type": "module",
  "main": "./notabene.js",
  "types": "./notabene.d.ts",
  "exports": {
    ".": { "types": "./notabene.d.ts", "node": "./node.js", "default": "./notabene.js" },
    "./notabene_bg.wasm": "./notabene_bg.wasm",
    "./search": { "types": "./search.d.ts", "node": "./search_node.js", "default": "./search.js" },
    "./search_bg.wasm": "./search_bg.wasm",
    "./ink": { "types": "./ink.d.ts", "node": "./ink_node.js", "default": "./ink.js" },
    "./ink_bg.wasm": "./ink_bg.wasm",
    "./chess": { "types": "./chess/index.d.ts", "module": "./chess/bundled.js", "node": "./chess/node.js", "default": "./chess/index.js" },
    "./chess-lite": { "types": "./chess-lite/index.d.ts", "module": "./chess-lite/bundled.js", "node": "./chess-lite/node.js", "default": "./chess-lite/index.js" },
    "./chess_lite_bg.wasm": "./chess_lite_bg.wasm",
    "./board": { "types": "./board/index.d.ts", "default": "./board/index.js" },
    "./board/react": { "types": "./board/react.d.ts" },
    "./board/board_bg.wasm": "./board/board_bg.wasm",
    "./embed": { "types": "./embed.d.ts", "default": "./embed.js" },
    "./chessground": { "types": "./chessground.d.ts", "default": "./chessground.js" },
    "./package.json": "./package.json"
  },
  "files": ["notabene.js", "notabene_bg.js", "notabene_bg.wasm", "notabene_wasm.js", "notabene.d.ts", "notabene_bg.d.ts", "node.js", "load.js", "annotation.js", "methods.js", "stream.js", "search.js", "search.d.ts", "search_node.js", "search_bg.js", "search_bg.wasm", "search_wasm.js", "program.js", "ink.js", "ink.d.ts", "ink_node.js", "ink_bg.js", "ink_bg.wasm", "ink_wasm.js", "board", "chess", "chess-lite", "chess_lite_bg.js", "chess_lite_bg.wasm", "chess_lite_wasm.js", "chessground.js", "chessground.d.ts", "embed.js", "embed.d.ts", "LICENSE-MIT", "LICENSE-APACHE", "NOTICE", "LICENCES.txt"],
  "sideEffects": ["./notabene.js", "./methods.js", "./node.js", "./board/index.js", "./chess/index.js", "./chess/bundled.js", "./chess/node.js", "./chess-lite/index.js", "./chess-lite/bundled.js", "./chess-lite/node.js"],
  "engines": { "node": ">=18" }
}
"#;
