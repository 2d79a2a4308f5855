//! Splits a wasm program with the library of `wasm-split-cli`: the main module, and parts that are fetched on demand (see
//! `state::lazy`).

use crate::bindings::{self, Loader};
use crate::run::{Outcome, fault};
use std::collections::BTreeMap;
use std::path::Path;
use wasm_split_cli_support::Options;

/// Programs that are split.
pub const IS_SPLIT: [&str; 1] = ["notabene-app"];

/// The files that each part needs, without their endings, by the name of the part.
pub type Parts = BTreeMap<String, Vec<String>>;

/// Writes main module, parts and their scripts into a folder, as the libraries make them. `name` is that of the program.
pub fn split(folder: &Path, code: &[u8], name: &str) -> Outcome<Parts> {
    let main = folder.join("main.wasm");
    let script = format!("./{name}.js");
    let mut options = Options::new(code);
    (options.output_dir, options.main_out_path, options.main_module) = (folder, &main, &script);
    let split = wasm_split_cli_support::transform(options).map_err(|e| format!("{name}: {e:#}"))?;
    bindings::write(&main, name, Loader::Parts, true, folder)?;
    std::fs::remove_file(&main).map_err(fault(&main))?;
    Ok(split.prefetch_map.into_iter().collect())
}
