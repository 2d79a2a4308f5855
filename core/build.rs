//! Generates Rust code and compact texts from the Fluent files in `locales`.

#[path = "build/mod.rs"]
mod locales;

use locales::catalog::{Catalog, PARTS, catalog};
use locales::rust::{code, files};
use std::path::{Path, PathBuf};

fn main() -> Result<(), std::io::Error> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=locales");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default());
    match catalog(Path::new("locales")) {
        Ok(catalog) => write(&catalog, &out),
        Err(errors) => {
            errors.iter().for_each(|error| println!("cargo::error={error}"));
            Ok(())
        }
    }
}

fn write(catalog: &Catalog, out: &Path) -> Result<(), std::io::Error> {
    std::fs::write(out.join("messages.rs"), code(catalog).map_err(std::io::Error::other)?)?;
    for texts in &catalog.texts {
        if !texts.missing.is_empty() {
            let (name, missing) = (&texts.language.name, texts.missing.join(", "));
            println!("cargo::warning={name} lacks {} texts: {missing}", texts.missing.len());
        }
        for part in 0..PARTS.len() {
            let [messages, labels] = files(part, &texts.language.code);
            std::fs::write(out.join(messages), &texts.parts[part])?;
            std::fs::write(out.join(labels), &texts.labels[part])?;
        }
    }
    Ok(())
}
