//! Backups: all entries of a device in one file are restored exactly, or not at all.

use crate::common::laws::laws;
use notabene_core::exchange::backup::{BackupEntry, is_name, read, write};
use notabene_core::i18n::Language;
use proptest::prelude::*;

fn entry(name: &str, text: &str) -> BackupEntry {
    BackupEntry { name: name.into(), text: text.into() }
}

fn sample() -> Vec<BackupEntry> {
    vec![
        entry("game", "notabene 2\nchess\n[Event \"?\"]\n\n1. e4 e5 *\n"),
        entry("settings", "language=fr\ntheme=dark\n"),
        entry("course.own1", ""),
        entry("sheet.game", "end 9 |[x]\\ \r\n[game]\n|a"),
    ]
}

/// The kind of the problem, and the text from its place on.
fn problem(text: &str) -> (&'static str, &str) {
    let problem = read(text).expect_err("there is something to tell");
    for language in Language::ALL {
        assert!(!language.say(&problem.message).is_empty());
    }
    (problem.message.kind().id(), &text[problem.at..])
}

#[test]
fn it_is_a_text_that_people_can_read() {
    let text = write(&[entry("settings", "language=fr\n"), entry("game", "a\\b\rc")]);
    let start = "Notabene backup 1\n[settings]\n|language=fr\n|\n[game]\n|a\\\\b\\rc\nend 2 ";
    assert!(text.starts_with(start), "{text}");
    assert_eq!(text.len(), start.len() + 17, "sixteen digits and the end of the line");
}

#[test]
fn it_comes_back_as_it_was() {
    assert_eq!(read(&write(&sample())), Ok(sample()));
    assert_eq!(read(&write(&[])), Ok(vec![]));
}

#[test]
fn other_ends_of_lines_and_a_mark_at_the_start_do_no_harm() {
    let text = write(&sample());
    assert_eq!(read(&text.replace('\n', "\r\n")), Ok(sample()));
    assert_eq!(read(&format!("\u{feff}{text}\n\n")), Ok(sample()));
}

#[test]
fn what_is_none_of_ours_is_not_written() {
    let names = ["Game", "a b", "", "x\ny", "über", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"];
    assert!(names.iter().all(|name| !is_name(name)));
    let entries: Vec<BackupEntry> = names.iter().map(|name| entry(name, "x")).collect();
    assert_eq!(read(&write(&entries)), Ok(vec![]));
}

#[test]
fn every_damage_has_its_place_and_its_reason() {
    let good = write(&[entry("settings", "language=fr"), entry("game", "x")]);
    let with = |from: &str, to: &str| good.replacen(from, to, 1);
    let told = [
        (String::new(), "backup_foreign", ""),
        ("<!doctype html>".into(), "backup_foreign", "<!doctype"),
        (with("backup 1", "backup 27"), "backup_version", "27\n[settings]"),
        (with("fr", "nl"), "backup_changed", "end 2"),
        (with("end 2", "end 3"), "backup_changed", "end 3"),
        (with("|language", "language"), "backup_line", "language=fr"),
        (with("[settings]\n", ""), "backup_line", "language=fr"),
        (with("[game]", "[settings]"), "backup_twice", "settings]\n|x"),
        (with("[game]", "[My game]"), "backup_name", "My game]"),
        (with("|x", "|x\\y"), "backup_sign", "\\y"),
        (with("|x", "|\\"), "backup_sign", "\\\n"),
        (format!("{good}more"), "backup_more", "more"),
        (good[..good.len() - 20].into(), "backup_cut", ""),
        (good[..30].into(), "backup_cut", ""),
        ("x".repeat(128_000_001), "backup_long", "xxx"),
    ];
    for (text, kind, place) in told {
        let (found, at) = problem(&text);
        assert_eq!(found, kind, "{at}");
        assert!(at.starts_with(place) && (!place.is_empty() || at.len() <= text.len()), "{kind}: {at}");
    }
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn any_texts_come_back(texts in proptest::collection::vec("(?s).{0,60}", 0..6)) {
        let entries: Vec<BackupEntry> =
            texts.iter().enumerate().map(|(n, text)| entry(&format!("n{n}"), text)).collect();
        prop_assert_eq!(read(&write(&entries)), Ok(entries));
    }

    /// A file is restored entirely or not at all: any changed, lost or added character is detected.
    #[test]
    fn damage_is_never_taken(at in 0_usize..140, sign in "[a-z|\\[\\\\ 0-9]", way in 0..3) {
        let good = write(&[entry("settings", "language=fr\ntheme=dark"), entry("game", "e4 e5\nd4\n")]);
        let at = at % (good.len() - 1);
        let end = if way == 1 { at } else { at + 1 };
        let put = if way == 2 { "" } else { sign.as_str() };
        let text = format!("{}{put}{}", &good[..at], &good[end..]);
        match read(&text) {
            Ok(entries) => prop_assert_eq!(write(&entries), good, "only what means the same"),
            Err(problem) => prop_assert!(problem.at <= text.len() && text.is_char_boundary(problem.at)),
        }
    }

    #[test]
    fn any_text_is_answered(text in "(?s)(Notabene backup 1\n)?(\\[[a-z]{1,3}\\]\n|\\|.{0,5}\n|end [0-9] .{0,17}\n|.){0,12}") {
        if let Err(problem) = read(&text) {
            prop_assert!(problem.at <= text.len() && text.is_char_boundary(problem.at));
        }
    }
}

#[test]
fn thousands_of_games_fit_into_a_file() {
    let game = format!("notabene 2\nchess\n{}\n", "1. e4 e5 2. Nf3 Nc6 ".repeat(40));
    let entries: Vec<BackupEntry> = (0..20_000).map(|n| entry(&format!("library.k{n}"), &game)).collect();
    let text = write(&entries);
    assert!(text.len() > 12_000_000, "{}", text.len());
    assert_eq!(read(&text), Ok(entries));
}
