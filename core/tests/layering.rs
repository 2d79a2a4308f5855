//! House rules: each module imports only from the rows above it, documents its purpose, and stays short.

use crate::modules::Crate;
use std::path::{Path, PathBuf};

/// The rows from top to bottom; modules of one row do not know each other.
const ROWS: [&[&str]; 16] = [
    &["digits", "hash", "words", "work"],
    &["geometry", "i18n"],
    &["position", "options"],
    &["pieces"],
    FAMILIES,
    &["display"],
    &["notation"],
    &["record"],
    &["game"],
    &["repair"],
    &["exchange"],
    &["components"],
    &["state"],
    &["views"],
    &["pages"],
    &["api", "app", "embed"],
];
const FAMILIES: &[&str] = &["chess", "scharten", "draughts"];
/// Lines of a code file; tests may be a little longer.
const MOST_LINES: usize = 400;
const MOST_LINES_OF_TESTS: usize = 500;

fn files(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()) {
        if entry.is_dir() {
            files(&entry, out);
        } else if entry.extension().is_some_and(|e| e == "rs") {
            out.push(entry);
        }
    }
}

fn row(module: &str) -> usize {
    ROWS.iter().position(|row| row.contains(&module)).unwrap_or_else(|| panic!("no row for {module}"))
}

/// The modules that a file names after `crate::`.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    modules_after(text, "crate::")
}

/// The modules of the core that a file names, in the core or in another crate.
fn core_imports(text: &str) -> impl Iterator<Item = &str> {
    imports(text).chain(modules_after(text, "notabene_core::"))
}

fn modules_after<'a>(text: &'a str, path: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(path).skip(1).filter_map(|rest| {
        let word = rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
        (!word.is_empty()).then_some(word)
    })
}

#[test]
fn modules_import_only_from_the_rows_above() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut all = Vec::new();
    for src in ["src", "rules/src", "../src"].map(|folder| core.join(folder)) {
        let mut found = Vec::new();
        files(&src, &mut found);
        all.extend(found.into_iter().map(|file| (src.clone(), file)));
    }
    assert!(all.len() > 30);
    for (src, file) in all {
        let inside = file.strip_prefix(&src).unwrap();
        let module = inside.iter().next().unwrap().to_str().unwrap().trim_end_matches(".rs");
        // The roots of crates, and the programs.
        if matches!(module, "lib" | "main" | "board" | "opponent" | "view") {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(!text.contains("super::super::super"), "{} climbs out of its module", inside.display());
        for import in imports(&text).filter(|i| *i != module) {
            assert!(row(import) < row(module), "{} must not import {import}", inside.display());
        }
    }
}

/// Files that import each other in a circle can only be read all at once.
#[test]
fn no_files_import_each_other_in_a_circle() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    // In the rules, the position of a family and the files that generate, explain and end its games are one thing.
    for (src, least, hub) in [
        ("src", 150, ""),
        ("rules/src", 30, "position"),
        ("study/src", 120, ""),
        ("ink/src", 9, ""),
        ("../src", 150, ""),
    ] {
        let all = Crate::read(&core.join(src));
        assert!(all.len() >= least, "{src} has {} files", all.len());
        let circles = all.circles(hub);
        let shown: Vec<String> =
            circles.iter().map(|(module, imports)| format!("{module:?} -> {imports:?}")).collect();
        assert!(shown.is_empty(), "{src}: circles\n{}", shown.join("\n"));
    }
}

#[test]
fn every_file_says_what_it_is_for_and_stays_short() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in ["core", "src", "xtask", "tests"] {
        let mut all = Vec::new();
        files(&root.join(folder), &mut all);
        for file in all {
            let text = std::fs::read_to_string(&file).unwrap();
            assert!(text.starts_with("//! "), "{} has no first line", file.display());
            let lines = text.lines().count();
            let is_test = file.iter().any(|part| part == "tests");
            let most = if is_test { MOST_LINES_OF_TESTS } else { MOST_LINES };
            assert!(lines <= most, "{} has {lines} lines", file.display());
        }
    }
}

/// The files that know more than one family of games: positions and moves of any of them, and the registry of variants.
const DOORS: [&str; 2] = ["notation/any.rs", "game/variant.rs"];

#[test]
fn only_one_file_knows_more_than_one_family() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    let families = FAMILIES;
    let mut all = Vec::new();
    files(&core.join("src"), &mut all);
    files(&core.join("study/src"), &mut all);
    files(&core.join("../src"), &mut all);
    for file in all
        .iter()
        .filter(|file| !DOORS.iter().any(|door| file.ends_with(door)) && !file.ends_with("core/src/lib.rs"))
    {
        let text = std::fs::read_to_string(file).unwrap();
        let known: Vec<_> = families.iter().filter(|f| core_imports(&text).any(|i| i == **f)).collect();
        assert!(known.len() < 2, "{} knows {known:?}", file.display());
    }
}

/// Laws with random seeds would fail on one machine and not on the next.
#[test]
fn every_law_has_a_fixed_seed() {
    const BLOCK: &str = "proptest!";
    const SETTINGS: &str = "#![proptest_config(laws(";
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut blocks = 0;
    for folder in ["core", "src", "tests"] {
        let mut all = Vec::new();
        files(&root.join(folder), &mut all);
        for file in all.iter().filter(|file| !file.ends_with(file!())) {
            let text = std::fs::read_to_string(file).unwrap();
            for (at, _) in text.match_indices(BLOCK) {
                let block = text[at + BLOCK.len()..].trim_start().strip_prefix('{');
                let has_settings = block.is_some_and(|inside| inside.trim_start().starts_with(SETTINGS));
                assert!(has_settings, "{}: a block of laws without `{SETTINGS}…))]`", file.display());
                blocks += 1;
            }
            let alone = ["TestRunner::", "RngSeed::"].into_iter().find(|name| text.contains(name));
            let is_helper = file.ends_with("common/laws.rs");
            assert!(is_helper || alone.is_none(), "{}: {alone:?} outside of `laws`", file.display());
            let kept = file.with_extension("proptest-regressions");
            assert!(!kept.exists(), "{}: write the case as a test with a name", kept.display());
        }
    }
    assert!(blocks > 30, "{blocks}");
}

/// A file that nobody names would not be compiled, and its tests would not run.
#[test]
fn every_file_of_tests_is_in_a_test_program() {
    for folder in ["", "ink", "search", "study"].map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
    {
        let read = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap();
        let (main, manifest) = (read("tests/main.rs"), read("Cargo.toml"));
        for entry in std::fs::read_dir(folder.join("tests")).unwrap().map(|e| e.unwrap().path()) {
            let Some(name) = entry.file_name().unwrap().to_str().unwrap().strip_suffix(".rs") else {
                continue;
            };
            let is_module = main.lines().any(|line| line == format!("mod {name};"));
            let is_program = manifest.contains(&format!("path = \"tests/{name}.rs\""));
            assert!(is_module != is_program, "{} is in no test program, or in two", entry.display());
        }
    }
}

/// These libraries are not compiled for tests of their own.
#[test]
fn tests_beside_the_code_are_in_crates_that_run_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for folder in ["src", "core/study/src", "core/ink/src"] {
        files(&root.join(folder), &mut all);
    }
    for file in &all {
        let text = std::fs::read_to_string(file).unwrap();
        assert!(!text.contains("#[test]"), "{}: its tests would never run", file.display());
    }
}

/// A test that waits for some time fails on a slow machine, or wastes it on a fast one: it waits for a condition.
#[test]
fn no_test_waits_by_time() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut all = Vec::new();
    for folder in ["core/tests", "tests"] {
        files(&root.join(folder), &mut all);
    }
    // The client of the browser polls until a condition holds.
    for file in all.iter().filter(|file| !file.ends_with("browser/wait.rs") && !file.ends_with(file!())) {
        let text = std::fs::read_to_string(file).unwrap();
        for wait in ["sleep(", "sleep_until(", "setTimeout(done,", "setTimeout(() => done(),"] {
            assert!(!text.contains(wait), "{} waits by time: {wait}", file.display());
        }
    }
}

/// State of screens belongs to the owner in which it was made, and is disposed of with it.
#[test]
fn nothing_is_leaked() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let mut all = Vec::new();
    files(&root, &mut all);
    assert!(all.len() > 150, "{}", all.len());
    for file in all {
        let text = std::fs::read_to_string(&file).unwrap();
        for leak in ["::leak(", ".leak()", "mem::forget", ".forget()", "ManuallyDrop"] {
            assert!(!text.contains(leak), "{}: {leak}", file.display());
        }
    }
}

/// French has a blank before a colon: what is put together on screens is said by Fluent.
#[test]
fn no_colon_is_glued_between_texts() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../src");
    let mut all = Vec::new();
    for folder in ["components", "state", "views", "pages", "app", "embed"] {
        files(&root.join(folder), &mut all);
    }
    assert!(all.len() > 150, "{}", all.len());
    for file in all {
        let text = std::fs::read_to_string(&file).unwrap();
        for glue in ["\": \"", "{}: ", "}: {", "}: \""] {
            let at = text.find(glue).map(|at| text[..at].lines().count());
            assert_eq!(at, None, "a colon in {}: {glue}", file.display());
        }
    }
}
