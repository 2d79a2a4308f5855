//! Style sheets out of many parts: compressed together they weigh a quarter less, and are one request.

mod apart;

use crate::run::{Outcome, root};
use std::fs;
use std::path::Path;

/// What the first screen needs, in `www/style`, in the order in which the parts count.
const FIRST: [&str; 7] = ["fonts", "themes", "base", "board", "paper", "records", "explain"];
/// What only other pages, windows and games need. It is fetched after the first, so it counts after it.
const MORE: [&str; 7] = ["windows", "round", "setup", "room", "darts", "decisions", "captures"];
/// What lessons, drills, score sheets and clocks need. It counts after both.
const SCHOOL: &[&str] = &[
    "school",
    "school_clock",
    "school_drill",
    "school_systems",
    "school_learn",
    "school_task",
    "school_sheet",
    "school_print",
    "school_device",
    "school_wall",
    "school_embed",
    "school_share",
    "school_games",
];

/// What boards on other pages need, out of the same parts (see [`apart`]), and what only they need.
const EMBED: [&str; 9] =
    ["themes", "base", "board", "paper", "records", "explain", "round", "captures", "embed"];
/// Sheets of pages of their own, which go out as they are.
const PAGES: [&str; 2] = ["embed", "frame"];

/// Writes `notabene.css`, `more.css`, `school.css`, `embed.css` and `frame.css` into `target/style`.
pub fn join() -> Outcome {
    let parts = root().join("www/style");
    let known = fs::read_dir(&parts).map_err(|e| e.to_string())?.count();
    let used = FIRST.len() + MORE.len() + SCHOOL.len() + PAGES.len();
    if known != used {
        return Err(format!("www/style has {known} files, but {used} are in use"));
    }
    let folder = root().join("target/style");
    fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    for (name, of) in [("notabene", &FIRST[..]), ("more", &MORE[..]), ("school", SCHOOL)] {
        let mut all = String::new();
        for part in of {
            all += &read(&parts, part)?;
        }
        // Trunk copies all but the first as they are.
        let all = if name == "notabene" { all } else { bare(&all) };
        fs::write(folder.join(name).with_extension("css"), all).map_err(|e| e.to_string())?;
    }
    let mut all = String::new();
    for part in EMBED {
        all += &apart::rewritten(&bare(&read(&parts, part)?));
    }
    fs::write(folder.join("embed.css"), all).map_err(|e| e.to_string())?;
    fs::write(folder.join("frame.css"), bare(&read(&parts, "frame")?)).map_err(|e| e.to_string())
}

fn read(parts: &Path, part: &str) -> Result<String, String> {
    let file = parts.join(part).with_extension("css");
    fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))
}

/// A sheet without comments and indentation.
fn bare(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    for (n, piece) in sheet.split("/*").enumerate() {
        // What stands before the first comment, and behind the end of each.
        let told = if n == 0 { piece } else { piece.split_once("*/").map_or("", |(_, after)| after) };
        out.push_str(told);
    }
    out.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n")
}
