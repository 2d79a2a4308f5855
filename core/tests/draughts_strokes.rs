//! The strokes of the page on draughts: each line is legal, no reply escapes it, and it wins.

use crate::common::texts;
use notabene_core::draughts::rules::INTERNATIONAL;
use notabene_core::draughts::{Position, Setup};
use notabene_core::exchange::Export;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::Go;
use notabene_core::i18n::{Block, Language, Section, sections};
use notabene_core::notation::{Notation, Style};
use notabene_core::position::{Position as _, Side};
use notabene_core::record;

const NAMES: [&str; 7] = ["turc", "croc", "fourchette", "aiguille", "scheeres", "lapin", "galerie"];

fn lessons(language: Language) -> Vec<Section> {
    sections(&texts::text("strokes", language))
}

/// The name of a lesson, and its record.
fn row(section: &Section) -> [&str; 2] {
    match &section.blocks[0] {
        Block::Row(cells) => [&cells[0], &cells[1]],
        other => panic!("{}: {other:?}", section.title),
    }
}

/// The moves of the main line: without tags, comments and variations.
fn main_line(record: &str) -> Vec<String> {
    let mut depth = 0;
    let mut plain = String::new();
    for c in record.chars() {
        match c {
            '[' | '{' | '(' => depth += 1,
            ']' | '}' | ')' => depth -= 1,
            c if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let is_move = |word: &&str| word.contains(['-', 'x']) && !["2-0", "0-2", "1-1"].contains(word);
    plain.split_whitespace().filter(is_move).map(String::from).collect()
}

/// Pieces of White against those of Black; a king counts as three men.
fn balance(p: &Position) -> i32 {
    let worth = |side| (p.men(side).len() + 3 * p.kings(side).len()) as i32;
    worth(Side::White) - worth(Side::Black)
}

/// The best balance of the side to move after a number of quiet moves.
fn search(p: &Position, quiet: u32, mut low: i32, high: i32) -> i32 {
    let moves = p.legal_moves();
    let sign = if p.turn() == Side::White { 1 } else { -1 };
    if moves.is_empty() {
        return -99;
    }
    let takes = !moves[0].taken.is_empty();
    if quiet == 0 && !takes {
        return sign * balance(p);
    }
    for m in moves {
        let mut next = p.clone();
        next.play_unchecked(&m);
        low = low.max(-search(&next, quiet - u32::from(!takes), -high, -low));
        if low >= high {
            break;
        }
    }
    low
}

/// The minimum gain of White.
fn wins(p: &Position, start: i32) -> i32 {
    let sign = if p.turn() == Side::White { 1 } else { -1 };
    sign * search(p, 4, -100, 100) - start
}

#[test]
fn every_line_is_forced_and_wins() {
    let style = Style::pgn();
    for section in lessons(Language::En) {
        let [name, record] = row(&section);
        let fen = record.split("[FEN \"").nth(1).unwrap().split('"').next().unwrap();
        let mut p = Setup::from_text(&INTERNATIONAL, fen).unwrap().position(&INTERNATIONAL).unwrap();
        let start = balance(&p);
        for text in main_line(record) {
            let asked = text.trim_end_matches('?');
            let found = p.find(asked, &style).unwrap_or_else(|| panic!("{name}: {text} in {}", p.to_fen()));
            // Whoever falls into a trap had other moves.
            if p.turn() == Side::Black && asked == text {
                for reply in p.legal_moves() {
                    let mut next = p.clone();
                    next.play_unchecked(&reply);
                    let won = wins(&next, start);
                    assert!(won >= 1, "{name}: {} escapes instead of {text}: {won}", p.id(&reply));
                }
            }
            p.play_unchecked(&found);
        }
        assert!(wins(&p, start) >= 1, "{name} ends in {}", p.to_fen());
    }
}

#[test]
fn the_turkish_stroke_is_the_one_of_the_source() {
    let all = lessons(Language::En);
    let [_, record] = row(&all[0]);
    assert!(record.contains("\"B:W23,29,30,38,39:BK35\""));
    assert_eq!(main_line(record), ["35x19x32x43x34", "29x40"]);
}

#[test]
fn all_records_open_alike_in_every_language() {
    for language in texts::languages("strokes") {
        let all = lessons(language);
        let names: Vec<&str> = all.iter().map(|section| row(section)[0]).collect();
        assert_eq!(names, NAMES, "{language:?}");
        for (section, english) in all.iter().zip(lessons(Language::En)) {
            let [name, text] = row(section);
            assert_eq!(main_line(text), main_line(row(&english)[1]), "{name} {language:?}");
            let found = record::next_game(text, 0).unwrap();
            let imported = import::import(text, found, &Style::pgn(), ImportTarget::Game);
            assert_eq!(imported.faults, [], "{name} {language:?}");
            assert_eq!(imported.plies, main_line(text).len(), "{name}");
            let mut table = imported.table.unwrap().unwrap();
            assert_eq!(table.status().game, "draughts/international");
            let before = table.text(Export::Position);
            table.go(Go::Last);
            assert_ne!(table.text(Export::Position), before);
            table.go(Go::First);
            assert_eq!(table.text(Export::Position), before);
        }
    }
}
