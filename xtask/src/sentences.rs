//! Sentences of the Fluent files as they are now, in place of those that were compiled into the program that writes them: a changed
//! sentence needs no compiler. New messages, and other facts in one, do.

#[path = "../../core/build/mod.rs"]
#[allow(dead_code, reason = "the build of the core uses all of it")]
mod locales;

use crate::run::{Outcome, fault, root};
use locales::catalog::{Catalog, PARTS, catalog};
use std::fs;
use std::path::Path;

/// The catalog of the Fluent files.
fn read() -> Outcome<Catalog> {
    catalog(&root().join("core/locales")).map_err(|errors| errors.join("\n"))
}

/// The name of a part in the names of its files.
fn file_name(part: &str, code: &str) -> String {
    let name = if part == PARTS[0] { "say" } else { part };
    format!("{name}.{code}.txt")
}

/// Writes the sentences into the files of a site, unless its programs know other messages.
pub fn write(folder: &Path) -> Outcome {
    let catalog = read()?;
    for texts in &catalog.texts {
        for (n, part) in PARTS.into_iter().enumerate() {
            let file = folder.join("texts").join(file_name(part, &texts.language.code));
            let old = fs::read_to_string(&file).map_err(fault(&file))?;
            if old.lines().next() == Some(&catalog.fingerprint) {
                let text = [texts.parts[n].as_str(), &texts.labels[n]].concat();
                fs::write(&file, text).map_err(fault(&file))?;
            }
        }
    }
    Ok(())
}

/// A hash of all messages with their facts: programs that were compiled with another one need compiling.
pub fn fingerprint() -> Outcome<String> {
    Ok(read()?.fingerprint)
}
