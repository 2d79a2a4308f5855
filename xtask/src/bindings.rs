//! The scripts beside the programs, made by the library of `wasm-bindgen`.

use crate::run::{Outcome, fault};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// Loader of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Loader {
    /// A page of the site, by the address of the program.
    Page,
    /// The main module of a split program: its parts import exports of the linker by name.
    Parts,
    /// A bundler, or the scripts of the package. It gets types, too.
    Bundler,
}

/// Writes the bindings of a program into a folder, as `NAME.js` and `NAME_bg.wasm`, without names of functions if it is to
/// be published.
pub fn write(program: &Path, name: &str, loader: Loader, is_published: bool, folder: &Path) -> Outcome {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(program).out_name(name);
    match loader {
        Loader::Page | Loader::Parts => bindgen.web(true).map_err(fault(program))?,
        Loader::Bundler => bindgen.bundler(true).map_err(fault(program))?,
    };
    bindgen.typescript(loader == Loader::Bundler);
    if loader == Loader::Parts {
        bindgen.keep_lld_exports(true).demangle(false);
    } else if is_published {
        bindgen.remove_name_section(true);
    }
    bindgen.remove_producers_section(is_published);
    std::fs::create_dir_all(folder).map_err(fault(folder))?;
    bindgen.generate(folder).map_err(|e| format!("{}: {e:#}", program.display()))
}
