//! Cuts a program by `notabene-split` (`xtask/split`) into the main module and parts that are fetched on demand (see
//! `state::lazy`), and gives them their scripts.

use crate::bindings::{self, Loader};
use crate::run::{Outcome, fault, text};
use crate::site;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// The program that cuts.
pub const PROGRAM: &str = "notabene-split";
/// Files by the names of the parts that need them, without their ends.
pub type FilesOfParts = BTreeMap<String, Vec<String>>;

/// Programs that are split.
pub const IS_SPLIT: [&str; 2] = ["notabene-app", "notabene-board"];

/// The script that loads the parts, in place of the one that the library makes: that would fetch hundreds of files.
const SCRIPT: &str = "__wasm_split.js";
const LOADER: &str = include_str!("split_wasm/loader.js");
/// Prefix of the functions that load the parts, before their names.
const LOAD: &str = "__wasm_split_load_";

/// Writes main module, parts and their scripts of a compiled program into a folder. `name` is that of the program, `work` a
/// folder for files on the way. Returns the files of the parts, without their endings.
pub fn split(folder: &Path, work: &Path, compiled: &Path, name: &str) -> Outcome<FilesOfParts> {
    // It says itself what is wrong.
    let mut cut = site::tool(PROGRAM);
    let parts = text(cut.arg(compiled).arg(name).arg(work).stderr(Stdio::inherit()));
    let parts = parts.ok_or_else(|| format!("{name} could not be cut into parts"))?;
    let joined: FilesOfParts = serde_json::from_str(&parts).map_err(|e| format!("{PROGRAM}: {e}"))?;
    bindings::write(&work.join("main.wasm"), name, Loader::Parts, true, folder)?;
    let published = |file: &String| format!("{name}_lazy_{file}");
    let files: BTreeSet<&String> = joined.values().flatten().collect();
    for file in files {
        let from = work.join(format!("{file}.wasm"));
        fs::copy(&from, folder.join(published(file) + ".wasm")).map_err(fault(&from))?;
    }
    let all: FilesOfParts =
        joined.iter().map(|(part, files)| (part.clone(), files.iter().map(published).collect())).collect();
    let to = folder.join(SCRIPT);
    fs::write(&to, loader(name, &all)?).map_err(fault(&to))?;
    Ok(all)
}

fn loader(program: &str, parts: &FilesOfParts) -> Outcome<String> {
    let mut script = LOADER.replace("PROGRAM", program);
    for (part, files) in parts {
        let files = serde_json::to_string(files).map_err(|e| e.to_string())?;
        writeln!(script, "export const {LOAD}{part} = loader({files});").map_err(|e| e.to_string())?;
    }
    Ok(script)
}

#[cfg(test)]
mod tests {
    use super::loader;

    #[test]
    fn each_part_has_a_function_that_loads_its_files() {
        let parts = [("learn".to_string(), vec!["app_lazy_shared_1".into(), "app_lazy_learn".into()])];
        let script = loader("app", &parts.into()).unwrap_or_default();
        assert!(script.contains("from './app.js'"));
        let last =
            "export const __wasm_split_load_learn = loader([\"app_lazy_shared_1\",\"app_lazy_learn\"]);\n";
        assert!(script.ends_with(last), "{script}");
    }
}
