//! Boards alone: a small program, its scripts, styles and words in one folder. The site and the JavaScript package have the
//! same files.

use crate::imports;
use crate::minify;
use crate::package::bind;
use crate::reorder::reorder;
use crate::run::{Outcome, command, run};
use crate::strip::strip;
use crate::{split_wasm, style};
use std::fs;
use std::path::Path;

/// Its folder, in the site and in the package.
pub const FOLDER: &str = "board";
/// The scripts and types written by hand, and an entry shared with the package.
const WRITTEN: [(&str, &str); 7] = [
    ("index.js", include_str!("../../src/field/index.js")),
    ("index.d.ts", include_str!("../../src/field/index.d.ts")),
    ("react.d.ts", include_str!("../../src/field/react.d.ts")),
    ("element.js", include_str!("../../src/field/element.js")),
    ("program.js", include_str!("../../src/field/program.js")),
    ("view.js", include_str!("../../src/field/view.js")),
    ("load.js", include_str!("../../src/api/load.js")),
];
/// Styles of a board alone, beside those of the app.
const STYLES: &str = include_str!("../../src/field/field.css");
/// The program that writes the words of boards.
const WORDS: &str = "notabene-board-words";

/// Builds all files of boards alone into a folder, for publication or as they are.
pub fn build(out: &Path, is_published: bool) -> Outcome {
    let at = |name: &str| out.join(name);
    let fault = |name: &str, e: std::io::Error| format!("{FOLDER}/{name}: {e}");
    bind(&["--bin", "notabene-field"], "notabene-field", "board", out)?;
    // The entry for bundlers, which `index.js` replaces, and types of bindings that nobody sees.
    for name in ["board.js", "board.d.ts", "board_bg.wasm.d.ts"] {
        fs::remove_file(at(name)).map_err(|e| fault(name, e))?;
    }
    let styles = format!("// Styles of boards.\nexport default {:?};\n", style::of_field(STYLES)?);
    for (name, text) in WRITTEN.into_iter().chain([("styles.js", styles.as_str())]) {
        fs::write(at(name), text).map_err(|e| fault(name, e))?;
    }
    // As a part of the workspace it is compiled with the same features as for the tests.
    run(command("cargo").args(["build", "--quiet", "--locked", "--workspace", "--bin", WORDS]))?;
    let program = split_wasm::target_dir().join(format!("debug/{WORDS}{}", std::env::consts::EXE_SUFFIX));
    run(command(&program.to_string_lossy()).arg(at("words.js")))?;
    imports::shorten(&at("board_bg.js"), &at("board_bg.wasm"))?;
    if is_published && minify::is_available() {
        minify::wasm(&at("board_bg.wasm"))?;
        let scripts = WRITTEN.iter().map(|(name, _)| *name).chain(["board_bg.js", "styles.js", "words.js"]);
        scripts.filter(|name| name.ends_with(".js")).try_for_each(|name| minify::bare(&at(name)))?;
    }
    strip(&at("board_bg.wasm"))?;
    reorder(&at("board_bg.wasm"))
}
