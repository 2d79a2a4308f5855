//! Style sheets name only classes and attributes that some element has: a renamed class would lose its looks in silence.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Beginnings of classes that the code completes with the name of a part of a move, a side, or an axis of the board.
const COMPOSED: [&str; 3] = ["t-", "of-", "sign-"];

fn files(folder: &Path, ends: &[&str], out: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()) {
        if entry.is_dir() {
            files(&entry, ends, out);
        } else if ends.iter().any(|end| entry.to_string_lossy().ends_with(end)) {
            out.push(std::fs::read_to_string(&entry).unwrap());
        }
    }
}

fn read(folders: &[&str], ends: &[&str]) -> Vec<String> {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut out = Vec::new();
    folders.iter().for_each(|folder| files(&root.join(folder), ends, &mut out));
    out
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '-' | '_')
}

/// The names in code without its comments, in pages and in scripts.
fn names_in_use() -> BTreeSet<String> {
    let code = read(&["src", "core/src", "core/rules/src", "core/bin"], &[".rs"]);
    let lines = code.iter().flat_map(|text| text.lines()).filter(|line| !line.trim_start().starts_with("//"));
    let pages = read(&["www"], &[".html", ".js"]);
    let index = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../index.html")).unwrap();
    lines
        .chain(pages.iter().map(String::as_str))
        .chain([index.as_str()])
        .flat_map(|text| text.split(|c: char| !is_name(c)))
        .map(String::from)
        .collect()
}

/// The style sheet without comments, strings and addresses.
fn selectors(sheet: &str) -> String {
    let mut out = String::new();
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        out.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    // Only what stands before a `{`: in declarations, a dot begins a fraction.
    let is_selector = |part: &&str| !part.contains(';') || part.contains('\n');
    let heads = out.split('{').filter(is_selector).map(|part| part.rsplit(['}', ';']).next().unwrap_or(part));
    heads.collect::<Vec<_>>().join("\n")
}

/// The names behind a sign: classes behind `.`, attributes behind `[`.
fn names(selectors: &str, sign: char) -> impl Iterator<Item = &str> {
    selectors.split(sign).skip(1).filter_map(|rest| {
        let name = rest.split(|c: char| !is_name(c)).next()?;
        name.starts_with(|c: char| c.is_ascii_alphabetic()).then_some(name)
    })
}

#[test]
fn every_class_and_attribute_of_the_style_sheets_is_in_use() {
    let known = names_in_use();
    let is_known = |name: &str| {
        // `data-` stands for a key of `dataset`, too.
        let rest =
            COMPOSED.iter().chain(&["data-"]).find_map(|begin| name.strip_prefix(begin)).unwrap_or(name);
        known.contains(name) || known.contains(rest) || known.contains(&rest.replace('-', "_"))
    };
    let mut count = 0;
    for sheet in read(&["www/style"], &[".css"]) {
        let selectors = selectors(&sheet);
        for name in names(&selectors, '.').chain(names(&selectors, '[')) {
            count += 1;
            assert!(is_known(name), "the style of {name:?} belongs to nothing");
        }
    }
    assert!(count > 1_000, "only {count} names read");
}
