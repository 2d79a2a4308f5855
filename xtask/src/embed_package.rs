//! The npm package `notabene-embed`: boards on other pages, with all files that they fetch. CDNs of npm serve it as it is.

use crate::offline::{list, read};
use crate::run::{Outcome, fault, root};
use std::fs;
use std::path::Path;

/// Its folder.
pub const FOLDER: &str = "target/notabene-embed";
/// The version of all crates of the workspace.
const VERSION: &str = env!("CARGO_PKG_VERSION");
const README: &str = include_str!("../../docs/embed_package.md");
/// Files of the site that boards fetch: beginnings of their paths. Frames and lessons need the pages of a whole site, which
/// CDNs send as plain text.
const STARTS: [&str; 6] =
    ["embed.js", "notabene-board-", "style/embed.css", "style/viewer.css", "texts/", "licences/"];
/// Files of the project beside them.
const BESIDE: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "NOTICE"];

/// Writes the package of a built site.
pub fn write(site: &Path) -> Outcome {
    let out = root().join(FOLDER);
    if out.exists() {
        fs::remove_dir_all(&out).map_err(fault(&out))?;
    }
    let mut names = Vec::new();
    list(site, "", &mut names)?;
    names.retain(|name| STARTS.iter().any(|start| name.starts_with(start)));
    for needed in ["embed.js", "style/embed.css"] {
        if !names.iter().any(|name| name == needed) {
            return Err(format!("{} has no {needed}", site.display()));
        }
    }
    for name in &names {
        let file = out.join(name);
        let folder = file.parent().unwrap_or(&out);
        fs::create_dir_all(folder).map_err(fault(folder))?;
        fs::write(&file, read(&site.join(name))?).map_err(fault(&file))?;
    }
    for name in BESIDE {
        fs::copy(root().join(name), out.join(name)).map_err(fault(name.as_ref()))?;
    }
    for (name, text) in [("README.md", README), ("package.json", MANIFEST)] {
        fs::write(out.join(name), text.replace("VERSION", VERSION)).map_err(fault(name.as_ref()))?;
    }
    Ok(())
}

/// `embed.js` is the entry: CDNs serve it at the address of the package. What it fetches is no module of its own.
const MANIFEST: &str = r#"{
  "name": "notabene-embed",
  "version": "VERSION",
  "description": "Games of chess, Chess960, Scharten and draughts on web pages: the element <notabene-board> with all its files, for CDNs.",
  "keywords": ["chess", "chess960", "draughts", "pgn", "pdn", "board", "web-component", "wasm"],
  "license": "MIT OR Apache-2.0",
  "repository": { "type": "git", "url": "git+https://example.org/notabene.git" },
  "homepage": "https://example.org/notabene",
  "publishConfig": { "access": "public" },
  "type": "module",
  "main": "./embed.js",
  "exports": { ".": "./embed.js", "./*": "./*" },
  "jsdelivr": "./embed.js",
  "unpkg": "./embed.js",
  "sideEffects": ["./embed.js"]
}
"#;
