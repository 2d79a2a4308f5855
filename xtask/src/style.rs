//! One style sheet out of many: compressed together they weigh a quarter less, and are one request.

use crate::run::{Outcome, root};
use std::fs;

/// The parts in `www/style`, in the order in which they count.
const PARTS: [&str; 13] = [
    "fonts",
    "themes",
    "base",
    "board",
    "round",
    "paper",
    "setup",
    "records",
    "room",
    "explain",
    "darts",
    "decisions",
    "captures",
];

/// Writes `target/style/notabene.css`.
pub fn join() -> Outcome {
    let parts = root().join("www/style");
    let mut all = String::new();
    for part in PARTS {
        let file = parts.join(part).with_extension("css");
        all += &fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    }
    let known = fs::read_dir(&parts).map_err(|e| e.to_string())?.count();
    if known != PARTS.len() {
        return Err(format!("www/style has {known} files, but {} are in use", PARTS.len()));
    }
    let folder = root().join("target/style");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    fs::write(folder.join("notabene.css"), all).map_err(|e| e.to_string())
}
