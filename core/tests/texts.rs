//! Texts loaded on demand: equal content in every language.

use crate::common::texts::{folder, is_complete, languages, text};
use notabene_core::i18n::{Block, Language, Section, sections};
use std::path::{Path, PathBuf};

const TEXTS: [&str; 10] = [
    "about",
    "chess",
    "chess960",
    "courses",
    "decisions",
    "draughts",
    "figures",
    "national",
    "scharten",
    "strokes",
];

/// The structure of a section without its words: kinds of blocks, columns, and the ids of rows.
fn shape(section: &Section) -> Vec<String> {
    let of = |block: &Block| match block {
        Block::Text(_) => "text".into(),
        Block::Item(_) => "item".into(),
        Block::Row(cells) => format!("{} {}", cells.len(), cells[0].split(' ').next().unwrap_or_default()),
    };
    section.blocks.iter().map(of).collect()
}

/// All words of a section.
fn words(section: &Section) -> Vec<&String> {
    let of = |block| match block {
        &Block::Text(ref text) | &Block::Item(ref text) => vec![text],
        Block::Row(cells) => cells.iter().collect(),
    };
    std::iter::once(&section.title).chain(section.blocks.iter().flat_map(of)).collect()
}

#[test]
fn each_text_has_the_same_parts_in_every_language() {
    for name in TEXTS {
        let english = sections(&text(name, Language::En));
        assert!(english.len() > 4, "{name} has sections");
        let lacks =
            |language: &Language| is_complete(*language) && languages(name).all(|own| own != *language);
        assert_eq!(Language::ALL.into_iter().find(lacks), None, "{name}");
        for language in languages(name) {
            let code = language.code();
            let text = text(name, language);
            assert!(text.starts_with("# "), "{name}.{code} begins with a title");
            let found = sections(&text);
            let shapes = |all: &[Section]| all.iter().map(shape).collect::<Vec<_>>();
            assert_eq!(shapes(&found), shapes(&english), "{name}.{code}");
            for (own, other) in found.iter().zip(&english) {
                assert!(words(own).iter().all(|w| !w.is_empty()), "{name}.{code}: {}", own.title);
                let same = words(own) == words(other);
                assert!(!same || language == Language::En, "{name}.{code}: {} is translated", own.title);
            }
        }
    }
    for path in Language::ALL.into_iter().flat_map(|language| files(folder(language, "texts"))) {
        let name = path.file_stem().unwrap().to_str().unwrap();
        assert!(TEXTS.contains(&name), "{}: no such text in English", path.display());
    }
}

#[test]
fn all_contradictions_are_listed() {
    let about = sections(&text("about", Language::En));
    let rows: Vec<String> =
        about.iter().flat_map(shape).filter_map(|s| Some(s.strip_prefix("3 ")?.to_string())).collect();
    let ids = (1..=19).chain(21..=24).chain(30..=45).chain(48..=55).map(|n| format!("X{n:02}"));
    assert_eq!(rows, ids.collect::<Vec<_>>());
}

#[test]
fn spaces_before_signs_do_not_break() {
    for name in TEXTS {
        for language in languages(name) {
            for line in text(name, language).lines() {
                assert_eq!(line, language.set_blanks(line), "{name}.{}", language.code());
            }
        }
    }
}

#[test]
fn hostile_texts_are_only_text() {
    assert!(sections("").is_empty());
    assert!(sections("before any title\n- item\n| a | b |").is_empty());
    let odd = sections("#\n|\n-\n<b>&amp;</b>\n||||\n#x");
    assert_eq!(odd.len(), 2);
    assert_eq!(odd[0].blocks[2], Block::Text("<b>&amp;</b>".into()));
}

/// The files of a folder; none if it is not there.
fn files(folder: PathBuf) -> impl Iterator<Item = PathBuf> {
    std::fs::read_dir(folder).into_iter().flatten().map(|file| file.unwrap().path())
}

/// The visible lines of a file of the page.
fn read_by_people(path: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(path).unwrap();
    let course = path.parent().is_some_and(|folder| folder.ends_with("courses"));
    let line = |line: &str| match course {
        true => {
            let (code, rest) = line.trim_start().split_once(' ').unwrap_or_default();
            let language = Language::ALL.into_iter().find(|l| l.code() == code);
            let rest = if language.is_some() { rest } else { line.trim_start().strip_prefix('#')? };
            Some(rest.to_string())
        }
        false => Some(line.to_string()),
    };
    text.lines().filter_map(line).collect()
}

/// Apostrophes are those of print in every text and course, signs end a sentence once, and words stay those that
/// children know.
#[test]
fn texts_and_courses_keep_the_rules_of_print() {
    let riddles = [
        "si c’est nul",
        "heure de la pendule",
        "grande lettre",
        "petite lettre",
        "un seul peut y aller",
        "the own clock",
        "From 60 on",
        "Two equal",
        "la Dame",
        "le Roi",
        "la Tour",
        "le Cavalier",
    ];
    let mut lines = 0;
    let of_language = |language| ["texts", "courses"].map(|kind| folder(language, kind));
    let courses = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/courses");
    for folder in Language::ALL.into_iter().flat_map(of_language).chain([courses]) {
        for path in files(folder) {
            for line in read_by_people(&path) {
                let at = format!("{}: {line}", path.display());
                assert!(!line.contains('\''), "{at}");
                assert!(!line.contains("e.p..") && !line.replace("...", "").contains(".."), "{at}");
                assert!(!riddles.iter().any(|riddle| line.contains(riddle)), "{at}");
                lines += 1;
            }
        }
    }
    assert!(lines > 2000, "{lines}");
}

/// On the round board of Scharten there are lines, no files.
#[test]
fn scharten_has_lines_and_no_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    for name in
        ["../www/courses/scharten.txt", "locales/fr/texts/scharten.txt", "locales/fr/texts/decisions.txt"]
    {
        for line in read_by_people(&folder.join(name)) {
            assert!(!line.contains("colonne"), "{name}: {line}");
        }
    }
}
