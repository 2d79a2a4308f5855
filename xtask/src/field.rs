//! Boards alone: a small program, its scripts, styles and words in one folder. The site and the JavaScript package have the
//! same files.

use crate::bindings::{self, Loader};
use crate::programs::{Edition, compiled};
use crate::run::{Outcome, run};
use crate::{site, style};
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
pub const WORDS: &str = "notabene-board-words";

/// The name of the program.
pub const PROGRAM: &str = "notabene-field";

/// Writes all files of boards alone into a folder. Their program has to be compiled.
pub fn write(out: &Path, edition: Edition) -> Outcome {
    let at = |name: &str| out.join(name);
    let fault = |name: &str, e: std::io::Error| format!("{FOLDER}/{name}: {e}");
    let program = compiled(PROGRAM, edition.profile());
    bindings::write(&program, "board", Loader::Bundler, edition.is_published(), out)?;
    // The entry for bundlers, which `index.js` replaces, and types of bindings that nobody sees.
    for name in ["board.js", "board.d.ts", "board_bg.wasm.d.ts"] {
        fs::remove_file(at(name)).map_err(|e| fault(name, e))?;
    }
    let styles = format!("// Styles of boards.\nexport default {:?};\n", style::of_field(STYLES)?);
    for (name, text) in WRITTEN.into_iter().chain([("styles.js", styles.as_str())]) {
        fs::write(at(name), text).map_err(|e| fault(name, e))?;
    }
    run(site::tool(WORDS).arg(at("words.js")))
}
