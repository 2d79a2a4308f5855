//! Paths of the build results used by the browser tests.
#![allow(dead_code, reason = "each test root uses some of the places")]

use std::{env, path::PathBuf};

/// A folder below the root of the repository, unless the environment names another.
fn place(variable: &str, usual: &str) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    env::var_os(variable).map_or_else(|| root.join(usual), PathBuf::from)
}

/// The built app.
pub fn dist() -> PathBuf {
    place("NOTABENE_DIST", "dist")
}

/// The package for JavaScript.
pub fn package() -> PathBuf {
    place("NOTABENE_PKG", "target/pkg")
}

/// The npm package of boards on other pages.
pub fn embed_package() -> PathBuf {
    place("NOTABENE_EMBED", "target/notabene-embed")
}

/// The packages that npm fetched for the tests.
pub fn npm() -> PathBuf {
    place("NOTABENE_NPM", "target/npm/node_modules")
}

/// Optional games of other owners.
pub fn data() -> PathBuf {
    place("NOTABENE_DATA", "../shared/data").join("chess/external")
}

/// The page that compares the package with others.
pub fn bench() -> PathBuf {
    place("NOTABENE_BENCH", "benches/web")
}
