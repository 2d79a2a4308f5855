//! The list of all files of the site with their hashes, before the service worker that caches them for visits
//! without a network (`www/sw.js`).

use crate::hash;
use crate::programs::Edition;
use crate::run::{Outcome, root};
use crate::version::digits;
use std::fs;
use std::path::Path;

/// File name of the service worker, in the root of the site, as its scope is its own folder.
const WORKER: &str = "sw.js";

/// Writes the service worker of the site in a folder, from all its files. `site` is the version requested by its
/// pages. While one works on the site it caches nothing: it would hide every change.
pub fn write(folder: &Path, site: &str, edition: Edition) -> Outcome {
    let source = if edition.is_published() { "www/sw.js" } else { "www/sw_none.js" };
    let text = read(&root().join(source))?;
    let text = String::from_utf8(text).map_err(|e| format!("{source}: {e}"))?;
    let mut names = Vec::new();
    list(folder, "", &mut names)?;
    names.sort();
    let mut all = String::new();
    for name in names.iter().filter(|name| *name != WORKER) {
        let hash = hash::base64(&read(&folder.join(name))?);
        all.push_str(&format!("\"{name}\":\"{hash}\",\n"));
    }
    // As in an address.
    let version = hash::hex(all.as_bytes(), 8);
    let head = format!("const FILES = {{\n{all}}};\nconst VERSION = '{version}';\nconst SITE = '{site}';\n");
    let file = folder.join(WORKER);
    let tail = format!("// {}\n", digits(site));
    fs::write(&file, head + &text + &tail).map_err(|e| format!("{}: {e}", file.display()))
}

/// The paths of all files below a folder, with slashes. Names that would need escapes in a script are refused:
/// there should be none.
pub fn list(folder: &Path, before: &str, out: &mut Vec<String>) -> Outcome {
    let fault = |e: std::io::Error| format!("{}: {e}", folder.display());
    for entry in fs::read_dir(folder).map_err(fault)? {
        let entry = entry.map_err(fault)?;
        let name =
            entry.file_name().into_string().map_err(|name| format!("{}: not a name", name.display()))?;
        if !name.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-".contains(&b)) {
            return Err(format!("{before}{name}: only letters, digits and . _ - in names of files"));
        }
        let path = format!("{before}{name}");
        if entry.path().is_dir() {
            list(&entry.path(), &(path + "/"), out)?;
        } else {
            out.push(path);
        }
    }
    Ok(())
}

/// The bytes of a file.
pub fn read(file: &Path) -> Outcome<Vec<u8>> {
    fs::read(file).map_err(|e| format!("{}: {e}", file.display()))
}
