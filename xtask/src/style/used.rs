//! Every class, id and attribute in the selectors of the style sheets is one that some screen can have: rules that nothing
//! uses any more are found when `cargo test -p xtask` runs.

use super::names::{is_of_word, literals, words};
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// Names in the program, its scripts and pages.
#[derive(Default)]
struct Names {
    /// Words inside string literals, and classes that views turn on and off: `class:open`.
    quoted: HashSet<String>,
    /// All words.
    all: HashSet<String>,
}

impl Names {
    fn add_folder(&mut self, folder: &Path) {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            let is_test = path.file_name().is_some_and(|name| name == "tests" || name == "target");
            if path.is_dir() && !is_test {
                self.add_folder(&path);
            } else if path
                .extension()
                .is_some_and(|end| ["rs", "js", "html", "svg"].iter().any(|e| end == *e))
            {
                self.add(
                    &fs::read_to_string(&path).unwrap(),
                    path.extension().is_some_and(|end| end == "rs"),
                );
            }
        }
    }

    fn add(&mut self, text: &str, is_rust: bool) {
        let code: String = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .flat_map(|line| [line, "\n"])
            .collect();
        self.all.extend(words(&code));
        // `dataset.fullScreen` is `data-full-screen`.
        for (_, after) in code.match_indices("dataset.").map(|(n, start)| (n, &code[n + start.len()..])) {
            let name = after.split(|c| !is_of_word(c)).next().unwrap_or_default();
            let dashed = name
                .chars()
                .flat_map(|c| c.is_uppercase().then_some('-').into_iter().chain(c.to_lowercase()));
            self.all.insert(["data-".to_string(), dashed.collect()].concat());
        }
        let toggled = code.match_indices("class:").map(|(n, start)| &code[n + start.len()..]);
        self.quoted.extend(toggled.filter_map(|after| words(after.lines().next()?).next()));
        self.quoted.extend(if is_rust {
            literals(&code).flat_map(|text| words(text).collect::<Vec<_>>()).collect()
        } else {
            words(&code).collect::<Vec<_>>()
        });
    }

    /// True if something has this class or id: by its whole name, or put together as in `format!("sign-{name}")`.
    fn has(&self, name: &str) -> bool {
        let composed = || {
            let mut ends = name.match_indices('-').map(|(n, _)| name.split_at(n + 1));
            ends.any(|(start, rest)| self.quoted.contains(start) && self.all.contains(rest))
        };
        self.quoted.contains(name) || composed()
    }
}

/// Names in selectors of a style sheet that nothing has, each with its selector.
fn unused(sheet: &str, names: &Names) -> Vec<String> {
    let mut without_comments = String::new();
    for piece in sheet.split("/*").enumerate() {
        without_comments +=
            if piece.0 == 0 { piece.1 } else { piece.1.split_once("*/").map_or("", |(_, after)| after) };
    }
    let selectors =
        without_comments.split_inclusive(['{', '}', ';']).filter_map(|piece| piece.strip_suffix('{'));
    let mut found = Vec::new();
    for selector in selectors.map(str::trim).filter(|selector| !selector.starts_with('@')) {
        // Values of attributes are no names.
        let outside = selector.split('"').step_by(2).collect::<Vec<_>>().join(" ");
        for (n, mark) in outside.match_indices(['.', '#', '[']) {
            let name = outside[n + 1..].split(|c| !is_of_word(c)).next().unwrap_or_default();
            let is_known =
                if mark == "[" { names.all.contains(name) || names.has(name) } else { names.has(name) };
            if !is_known {
                found.push(format!("{mark}{name} in `{selector}`"));
            }
        }
    }
    found
}

#[test]
fn every_rule_of_the_style_sheets_is_used() {
    let root = crate::run::root();
    let mut names = Names::default();
    ["src", "core", "www"].iter().for_each(|folder| names.add_folder(&root.join(folder)));
    names.add(&fs::read_to_string(root.join("index.html")).unwrap(), false);
    let faults: Vec<String> = super::files()
        .iter()
        .flat_map(|file| {
            let found = unused(&fs::read_to_string(file).unwrap(), &names);
            found.into_iter().map(move |fault| format!("{}: {fault}", file.display()))
        })
        .collect();
    assert!(faults.is_empty(), "nothing has these names:\n{}", faults.join("\n"));
}

#[test]
fn names_are_found_where_screens_have_them() {
    let mut names = Names::default();
    names.add("// \"gone\"\nview! { <p class=\"a b\" class:open=x data-y=1>{format!(\"sign-{}\", Kind::Rank)} rank word }", true);
    let sheet = "/* .old {} */ .a.b, .open { top: 0.5rem; }\n@media print { .sign-rank, [data-y=\"z.w\"] { top: 0; } }";
    assert_eq!(unused(sheet, &names), Vec::<String>::new());
    assert_eq!(
        unused(".gone { top: 0; } .word .a { top: 0; }", &names),
        [".gone in `.gone`", ".word in `.word .a`"]
    );
}
