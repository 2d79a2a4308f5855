//! The version of the site: a hash of everything in it, written into its pages and scripts.
//!
//! Servers compare files by date and length, and browsers request most files by an address with the version. Files with
//! constant addresses therefore differ in content and in length between versions.

use crate::hash;
use crate::offline::{list, read};
use crate::run::{Outcome, root};
use std::fs;
use std::path::Path;

/// Placeholder of the version in pages and scripts.
const PLACE: &str = "NOTABENE_VERSION";
/// Placeholder of the codes of all languages, separated by bars.
const LANGUAGES: &str = "NOTABENE_LANGUAGES";
/// Files requested without a version, with the delimiters of a comment in them.
const ENTRANCES: [(&str, &str, &str); 3] =
    [("index.html", "<!-- ", " -->"), ("embed.html", "<!-- ", " -->"), ("embed.js", "// ", "")];
/// Files of sentences, by the prefix of their names: the version is their first line.
const SENTENCES: [&str; 4] = ["texts/say.", "texts/more.", "texts/school.", "texts/viewer."];
/// Service worker: requests files by the version, and is written last.
const WORKER: &str = "www/sw.js";
/// Bytes of the hash that make the version.
const BYTES: usize = 8;
/// Bytes of a whole hash.
const WHOLE: usize = 32;
/// Maximum number of digits in a comment that changes the length of a file.
const MOST_DIGITS: usize = 192;

/// Computes the version of the site in a folder, writes it into the files, and returns it.
pub fn stamp(folder: &Path) -> Outcome<String> {
    let mut names = Vec::new();
    list(folder, "", &mut names)?;
    names.sort();
    let mut all = hash::hex(&read(&root().join(WORKER))?, WHOLE);
    for name in &names {
        all += &format!("{name} {}\n", hash::hex(&read(&folder.join(name))?, WHOLE));
    }
    let version = hash::hex(all.as_bytes(), BYTES);
    let code = |name: &String| Some(name.strip_prefix(SENTENCES[0])?.strip_suffix(".txt")?.to_string());
    let languages = names.iter().filter_map(code).collect::<Vec<_>>().join("|");
    for name in &names {
        write_into(folder, name, &version, &languages)?;
    }
    Ok(version)
}

/// Writes the version and the codes of the languages into a file with placeholders.
fn write_into(folder: &Path, name: &str, version: &str, languages: &str) -> Outcome {
    let file = folder.join(name);
    let save = |text: String| fs::write(&file, text).map_err(|e| format!("{}: {e}", file.display()));
    let text = || String::from_utf8(read(&file)?).map_err(|e| format!("{name}: {e}"));
    if SENTENCES.iter().any(|start| name.starts_with(start)) {
        return save(format!("{version}\n{}", text()?));
    }
    let entrance = ENTRANCES.iter().find(|(of, ..)| *of == name);
    let is_script = name.ends_with(".html") || name.ends_with(".js");
    if !is_script || name.contains('/') {
        return Ok(());
    }
    let found = text()?;
    let mut out = found.replace(LANGUAGES, languages).replace(PLACE, version);
    match entrance {
        Some(_) if !found.contains(PLACE) => return Err(format!("{name} has no place for the version")),
        Some((_, start, end)) => out += &format!("{start}{}{end}\n", digits(version)),
        None => {}
    }
    if out == found { Ok(()) } else { save(out) }
}

/// Digits derived from the version, as is their number: compressed copies differ in length, too.
pub fn digits(version: &str) -> String {
    let mut out = hash::hex(version.as_bytes(), WHOLE);
    let count = 1 + usize::from_str_radix(&out[..4], 16).unwrap_or(0) % MOST_DIGITS;
    while out.len() < count {
        out += &hash::hex(out.as_bytes(), WHOLE);
    }
    out.truncate(count);
    out
}

#[cfg(test)]
mod tests {
    use super::{LANGUAGES, MOST_DIGITS, PLACE, digits, stamp};
    use std::collections::BTreeSet;
    use std::fs;

    #[test]
    fn another_version_has_another_length() {
        let lengths: BTreeSet<usize> = (0..50).map(|n| digits(&format!("{n:016x}")).len()).collect();
        assert!(lengths.len() > 40, "{lengths:?}");
        assert!(lengths.iter().all(|length| (1..=MOST_DIGITS).contains(length)));
        assert_eq!(digits("0123456789abcdef"), digits("0123456789abcdef"));
    }

    #[test]
    fn the_version_follows_from_the_files_and_stands_in_them() {
        let folder = std::env::temp_dir().join(format!("notabene-version-{}", std::process::id()));
        let made = |about: &str| {
            fs::create_dir_all(folder.join("texts")).unwrap();
            let page = format!("<script src=\"boot.js?v={PLACE}\"></script>");
            for (name, text) in [
                ("index.html", page.as_str()),
                ("embed.html", &page),
                ("embed.js", &format!("const VERSION = '{PLACE}';\n")),
                ("boot.js", &format!("/^({LANGUAGES})$/")),
                ("texts/say.en.txt", "Right."),
                ("texts/say.fr.txt", "Juste."),
                ("texts/about.en.txt", about),
            ] {
                fs::write(folder.join(name), text).unwrap();
            }
            let version = stamp(&folder).unwrap();
            let read = |name: &str| fs::read_to_string(folder.join(name)).unwrap();
            let all = ["index.html", "embed.html", "embed.js", "texts/say.en.txt"].map(read);
            assert!(all.iter().all(|text| text.contains(&version) && !text.contains(PLACE)), "{all:?}");
            assert!(all[3].starts_with(&format!("{version}\n")));
            assert_eq!(read("texts/about.en.txt"), about);
            assert_eq!(read("boot.js"), "/^(en|fr)$/");
            fs::remove_dir_all(&folder).unwrap();
            (version, all)
        };
        let (first, again, other) = (made("One."), made("One."), made("Two."));
        assert_eq!(first, again);
        assert_ne!(first.0, other.0);
        for (one, two) in first.1.iter().zip(&other.1).take(3) {
            assert_ne!(one.len(), two.len());
        }
    }
}
