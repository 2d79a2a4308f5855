//! Detection of pasted texts: games are opened, other texts change nothing, and a few moves among words cause a
//! question.

use notabene_core::exchange::content::{Content, may_be_game};
use notabene_core::exchange::import::{self, ImportTarget, Imported};
use notabene_core::notation::{LETTERS, Style};
use notabene_core::record;

/// The parts of a text that may be games, as they are read.
fn read(text: &str) -> Vec<Imported> {
    let (mut all, mut at) = (Vec::new(), 0);
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        if may_be_game(text, &found) {
            all.push(import::import(text, found, &Style::pgn(), ImportTarget::Game));
        }
    }
    all
}

/// The detected content of a text.
fn content(text: &str) -> Content {
    let all = read(text);
    match &all[..] {
        [] => Content::Nothing,
        [one] => one.content,
        _ => Content::Game,
    }
}

#[track_caller]
fn all_are(wanted: Content, texts: &[&str]) {
    for text in texts {
        assert_eq!(content(text), wanted, "{text:?}");
    }
}

#[test]
fn texts_without_any_game_hold_nothing() {
    all_are(
        Content::Nothing,
        &[
            "",
            " \n\t ",
            "{\"a\":1}",
            "{\"move\":\"e4\",\"by\":\"White\"}",
            "[1, 2, 3]",
            "[\"Event\", \"x\"]",
            "[{\"White\": \"Ada\"}]",
            "Rendez-vous samedi",
            "Rendez-vous samedi à 14h30, salle B2 !",
            "Le tournoi commence à 9 heures. Score : 3-2.",
            "<!doctype html><html><head><title>x</title></head><body><p>Hello</p></body></html>",
            "<a href=\"https://example.org/a4\">x</a>",
            "https://example.org/game/12345",
            "fn main() { println!(\"1-0\"); }",
            "SELECT * FROM games WHERE id = 1;",
            "1-0",
            "1/2-1/2",
            "*",
            "0-1 1-0 *",
            "1. 2. 3.",
            "1.",
            "...",
            "$1 $2 !? ??",
            "(((((",
            "}}}}]]]]",
            "{",
            "[",
            ";",
            "; e4 is a comment",
            "% e4",
            "[Event",
            "[Event of the day]",
            "[Date: today] bring a cake",
            "[foo \"bar\"] [x \"y\"]",
            "[White](https://example.org)",
            "- [ ] buy milk\n- [x] call Ada",
            "a,b,c\n1,2,3\n",
            "\u{feff}",
            "\0\0\0",
            "🙂🙂🙂",
            "привет мир",
            "Kasparov – Karpov",
            "1. e9 e5",
            "1. Qh5 e5",
            "Nf9",
            "O-O",
            "34.Rh2",
            "2024-11-22",
            "06 12 34 56 78",
            "192.168.0.1",
        ],
    );
}

#[test]
fn games_are_games_however_little_there_is() {
    all_are(
        Content::Game,
        &[
            "1. e4",
            "e4",
            "1.e4 e5 2.Nf3",
            "1 e4 e5",
            "e4, e5, Nf3",
            "e2e4 e7e5",
            "1. e4 {best by test}",
            "(Start) 1. e4 e5 *",
            "1. e4 e5 2. Cf3 Cc6 3. Fb5",
            "1. d4 Nf6 2. Qh9 wrong",
            "[Event \"Club\"]",
            "[White \"Ada\"]\n[Black \"Ben\"]\n\n*",
            "[Event \u{201c}Club\u{201d}]\n[White \u{201c}Ada\u{201d}]\n\n1. e4 *",
            "[White Ada]\n[Black Ben]\n",
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n*\n",
            "[FEN \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\"]\n\n*",
            "[Event \"Club\"]\n\nThe scoresheet was lost.",
            "[Event \"Club\"]\n\n1. e9 e5",
            "Kasparov – Karpov, Moscow\n1. e4 c5 2. Nf3 e6 3. d4 cxd4 4. Nxd4 1-0",
            "32-28 19-23",
            "1. 32-28 19-23 2. 28x19 14x23",
            "[GameType \"20\"]\n1. 32-28 *",
        ],
    );
}

#[test]
fn moves_among_words_are_asked_about() {
    all_are(
        Content::Doubtful,
        &[
            "Rendez-vous samedi en e4",
            "Format a4 pour imprimer la feuille",
            "<p>e4</p>",
            "I would play e4 here, and you?",
            "See you on Saturday at e4, or was it e4 sharp?",
            "We met at d4 and then e5 was full",
        ],
    );
}

#[test]
fn the_reason_names_the_move_that_cannot_be_read() {
    let mut all = read("1. e9 e5");
    let refusals = all.remove(0).refusals();
    assert!(!refusals.is_empty());
    assert!(read("Rendez-vous samedi").is_empty(), "prose is no candidate");
}

#[test]
fn a_dash_in_a_headline_ends_no_game() {
    for dash in ["-", "–", "—"] {
        let text = format!("Ada {dash} Ben\n1. e4 e5 2. Nf3 Nc6 *");
        assert_eq!(read(&text)[0].moves, 4, "{text}");
    }
}

#[test]
fn every_prefix_and_mixture_is_answered() {
    let texts = [
        "[Event \"Club\"]\n[White \"Ada\"]\n\n1. e4 {[%eval 0.3]} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 1-0\n",
        "{\"games\":[{\"pgn\":\"1. e4 e5\"}]}",
        "Rendez-vous à 9h, «e4» ou d5 ?",
    ];
    for text in texts {
        for end in (0..=text.len()).filter(|end| text.is_char_boundary(*end)) {
            let _ = content(&text[..end]);
            let _ = content(&text[end..]);
            let _ = content(&format!("{}{}", &text[end..], &text[..end]));
        }
    }
}

/// Repetitions are not examined again: this would take minutes.
#[test]
fn a_long_text_is_looked_at_once() {
    for piece in ["word ", "[x \"y\"]\n", "{open ", "e4 ", "White ", "[White", "(", "1-0\n"] {
        let text = piece.repeat(20_000);
        let _ = content(&text);
    }
}

#[test]
fn games_in_any_language_are_no_prose() {
    for letters in &LETTERS {
        let [king, _, rook, bishop, knight] = letters.pieces;
        let text =
            format!("1. e4 e5 2. {knight}f3 {knight}c6 3. {bishop}b5 a6 4. O-O d6 5. {rook}e1 {king}e7");
        assert_eq!(content(&text), Content::Game, "{}: {text}", letters.code);
    }
}
