//! Laws of damaged records: damaged texts and noise are harmless, and no word of them is lost.

use crate::common::games::*;
use crate::common::laws::laws;
use crate::common::*;
use notabene_core::exchange::{Export, collection, link, save};
use notabene_core::game::{Game, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::record;
use proptest::prelude::*;

proptest! {
    #![proptest_config(laws(400))]

    /// Damaged texts are read or refused, and what was read is whole in itself.
    #[test]
    fn damage_does_no_harm(number in any_number(), seed in any::<u64>(), moves in 0..40usize) {
        let table = game(number, seed, moves);
        let mut dice = Dice(seed ^ 1);
        for _ in 0..4 {
            let pgn = damaged(&table.text(Export::Pgn), &mut dice);
            for (back, _) in opened(&pgn) {
                let Some(back) = back else { continue };
                // Texts of any form are exported in a stable form.
                let written = back.text(Export::Save);
                let (again, damage) = save::read(&written);
                prop_assert_eq!(damage, None, "{} from {}", written, pgn);
                let again = again.unwrap();
                prop_assert_eq!(&again.text(Export::Save), &written, "{}", pgn);
                let linked = link::read(&back.text(Export::Link)).map(|t| t.text(Export::Save));
                prop_assert_eq!(linked, Ok(written), "{}", pgn);
            }
            let _ = collection::import(&pgn, &Style::pgn(), Language::default());
            collection::lines(&pgn, &mut |_| ());
            if let (Ok(back), _) = save::read(&damaged(&table.text(Export::Save), &mut dice)) {
                let _ = (back.text(Export::Link), back.sheet(&Style::pgn()), back.status());
            }
            if let Ok(back) = link::read(&damaged(&table.text(Export::Link), &mut dice)) {
                let kept = back.text(Export::Save);
                let (again, damage) = save::read(&kept);
                prop_assert_eq!(damage, None, "{}", kept);
                prop_assert_eq!(again.unwrap().text(Export::Save), kept);
            }
        }
    }

    #[test]
    fn noise_does_no_harm(noise in "\\PC{0,60}", bits in "[A-Za-z0-9_-]{0,60}") {
        let _ = opened(&noise);
        let _ = save::read(&noise);
        let _ = link::read(&noise);
        let _ = save::read(&format!("notabene 1\nchess\n{noise}"));
        let _ = save::read(&format!("notabene 2\nchess960\n{noise}"));
        for game in ["A", "C", "B", "E", "g", "_"] {
            if let Ok(table) = link::read(&format!("1{game}{bits}")) {
                let kept = table.text(Export::Save);
                prop_assert_eq!(save::read(&kept).0.map(|t| t.text(Export::Save)), Ok(kept));
            }
        }
        let _ = record::decode(noise.as_bytes());
    }

    /// Words that are not moves, and illegal moves, become comments.
    #[test]
    fn no_word_is_lost(number in any_number(), seed in any::<u64>(), moves in 0..40usize) {
        let mut dice = Dice(seed);
        let (record, _) = grown(number, &mut dice, moves);
        let pgn = Game::with(&registry::VARIANTS[usize::from(number != 518)], record).text(Export::Pgn);
        let (head, text) = pgn.split_once("\n\n").unwrap();
        let mut words: Vec<String> = text.split_whitespace().map(String::from).collect();
        let mut markers = Vec::new();
        for _ in 0..dice.below(4) {
            words.remove(dice.below(words.len()));
            if words.is_empty() { return Ok(()) }
        }
        for n in 0..1 + dice.below(12) {
            let at = dice.below(words.len() + 1);
            match dice.below(7) {
                1 => words.insert(at, "(".into()),
                2 => words.insert(at, ")".into()),
                3 => words.insert(at, "{".into()),
                4 => words.insert(at, "}".into()),
                _ => {
                    let marker = format!("{}{n}", ["Lost", "Kz", "word-", "e9-e9x", "$99", "Žxĉ", "O-O-O-O"][dice.below(7)]);
                    markers.push(marker.clone());
                    words.insert(at, marker);
                }
            }
        }
        let text = format!("{head}\n\n{}", words.join(" "));
        let mut out = String::new();
        for (table, _) in opened(&text) {
            out += &table.unwrap().text(Export::Pgn);
        }
        for marker in markers {
            prop_assert!(out.contains(&marker), "{} of {}\nis not in\n{}", marker, text, out);
        }
    }
}

/// Meaningless signs are preserved.
#[test]
fn nothing_unreadable_is_lost() {
    for (text, kept) in [
        ("1. e4 [%clk 0:01:00] e5 *", "[%clk 0:01:00]"),
        ("1. e4 [what is this] e5 *", "[what \"is this\"]"),
        ("1. e4 [\"quoted text\"] e5 *", "quoted text"),
        ("1. e4 $999 e5 *", "$999"),
        ("1. e4 e.puzzle e5 *", "e.puzzle"),
        ("1. e4 {[%offer to all]} e5 *", "[%offer to all]"),
        ("1. e4 {[%clk\n0:01:00]} e5 *", "[%clk 0:01:00]"),
        ("1. e4 {open [%clk} {0:01:00]} e5 *", "0:01:00]"),
        ("1. e4 0000 2. d4 *", "1. e4 -- 2. d4"),
        ("1. e4 Zz9 (d4 d5) e5 {last} *", "Zz9 (d4 d5) e5"),
    ] {
        let out: String = opened(text).iter().map(|(t, _)| t.as_ref().unwrap().text(Export::Pgn)).collect();
        assert!(out.contains(kept), "{kept} of {text} is not in {out}");
    }
}

/// Long texts of any kind are read in a time that grows with their length.
#[test]
fn long_texts_take_no_ages() {
    let begun = std::time::Instant::now();
    for part in [
        "word ", "{ ", "( ", "1. e4 ( ", "[", "[x \"", "\" ", "\\", "$", "1.", "; ", "&", "{[%", "{[%csl ",
        "1/2 ", "\r",
    ] {
        let text = part.repeat(20_000);
        let _ = collection::import(&text, &Style::pgn(), Language::default());
        let text = format!("1. e4 {text}");
        let _ = collection::import(&text, &Style::pgn(), Language::default());
        let _ = opened(&text);
    }
    let text = format!("1. e4 {{[%cal G{}]}} *", "e".repeat(100_000));
    let _ = opened(&text);
    assert!(begun.elapsed().as_secs() < 120, "{:?}", begun.elapsed());
}
