//! Figures, problems and games of the rule pages.

use crate::common::texts::text;
use notabene_core::exchange::import::{ImportTarget, import};
use notabene_core::game::Game;
use notabene_core::game::showcase::{
    CHESS_ENDS, CHESS_PIECES, CHESS_SPECIAL, CHESS_WRITTEN, CHESS960, DRAUGHTS, FIGURES, GAMES, PROBLEMS,
    ShowcaseItem, find, groups_of_page,
};
use notabene_core::i18n::{Block, Language, sections};
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record;

fn opened(shown: &ShowcaseItem) -> Game {
    let style = Style::pgn();
    let found = record::next_game(shown.record, 0).expect("a record");
    let imported = import(shown.record, found, &style, ImportTarget::Game);
    assert_eq!(imported.faults.len(), 0, "{}: {:?}", shown.name, imported.faults);
    imported.table.expect("a game").unwrap_or_else(|e| panic!("{}: {e:?}", shown.name))
}

/// All figures of chess, in the order of their page.
fn of_chess() -> impl Iterator<Item = &'static ShowcaseItem> {
    CHESS_PIECES.iter().chain(&CHESS_SPECIAL).chain(&CHESS_ENDS).chain(&CHESS_WRITTEN)
}

#[test]
fn every_figure_shows_its_rule() {
    for shown in FIGURES.iter().chain(&DRAUGHTS).chain(&CHESS960).chain(of_chess()) {
        assert!(!opened(shown).scene().shapes.is_empty(), "{} has arrows or circles", shown.name);
    }
    let allowed = |name: &str, text: &str| {
        let mut game = opened(find(name).expect("a figure"));
        game.enter(text, &Style::pgn()).is_ok()
    };
    for (name, text) in [
        ("line", "Re7"),
        ("centre", "Bg5"),
        ("fat", "Rxc7"),
        ("support", "Rxc8"),
        ("castling", "Kg1"),
        ("across", "Ke3"),
        ("whole", "Qf2g5"),
    ] {
        assert!(allowed(name, text), "{name}: {text}");
    }
    for field in ["c3", "d2", "d6", "f2", "f6", "g3"] {
        assert!(allowed("knight", &["N", field].concat()), "{field}");
    }
    assert!(!allowed("double", "Rxc8"), "a double needs support");
    assert!(!allowed("whole", "Qfg5") && !allowed("whole", "Q2g5"), "line and rank are not enough");
    let mate = opened(find("mate").expect("a figure"));
    assert!(mate.status().outcome.is_some_and(|outcome| outcome.winner.is_some()));
}

/// The moves of a figure.
fn moves(name: &str) -> Vec<String> {
    let game = opened(find(name).expect("a figure"));
    let mut all: Vec<String> = game.moves(&Style::pgn()).into_iter().map(|(_, text)| text).collect();
    all.sort();
    all
}

#[test]
fn figures_of_draughts_show_their_rules() {
    assert_eq!(moves("d-man"), ["32-27", "32-28"]);
    assert_eq!(moves("d-capture"), ["28x19", "28x39"]);
    assert_eq!(moves("d-most"), ["32x14"], "two, not 36x27");
    assert!(moves("d-king").contains(&"46-14".into()));
    assert_eq!(moves("d-king-capture"), ["46x10", "46x14", "46x19", "46x23", "46x5"]);
    assert_eq!(moves("d-crown"), ["43-48", "43-49"]);
    assert_eq!(moves("d-passing"), ["38x36"]);
    assert!(moves("d-blocked").is_empty());
    let winner = opened(find("d-blocked").unwrap()).status().outcome.and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(Side::Black));
}

#[test]
fn figures_of_chess960_castle() {
    for (name, castling) in [("c960-short", "O-O"), ("c960-long", "O-O-O")] {
        assert!(
            moves(name).iter().any(|text| text.trim_end_matches('+') == castling),
            "{name}: {:?}",
            moves(name)
        );
    }
}

#[test]
fn figures_of_chess_show_their_rules() {
    // Moves that the words beside a figure name are legal.
    for (name, texts) in [
        ("chess-rook", &["Rd8"][..]),
        ("chess-bishop", &["Bh8"]),
        ("chess-queen", &["Qa7"]),
        ("chess-king", &["Kd5"]),
        ("chess-knight", &["Nf5", "Nb3"]),
        ("chess-pawn", &["e3", "e4", "c4"]),
        ("chess-takes", &["exd5", "exf5", "e5"]),
        ("chess-promotion", &["a8=Q", "a8=R", "a8=B", "a8=N"]),
        ("chess-passing", &["exd6"]),
        ("chess-short", &["O-O"]),
        ("chess-long", &["O-O-O"]),
        ("chess-check", &["Kd1", "Re2", "Bxe8"]),
        ("chess-repeat", &["Qf6+"]),
        ("chess-capture", &["Rxd5"]),
        ("chess-both", &["Nbd2", "Nfd2"]),
    ] {
        for text in texts {
            assert!(moves(name).contains(&text.to_string()), "{name}: {text} of {:?}", moves(name));
        }
    }
    assert_eq!(moves("chess-king").iter().filter(|text| text.starts_with('K')).count(), 8);
    assert_eq!(moves("chess-knight").iter().filter(|text| text.starts_with('N')).count(), 8);
    assert!(!moves("chess-not").iter().any(|text| text.starts_with("O-O")));
    let end = |name: &str| opened(find(name).expect("a figure")).status().outcome;
    assert_eq!(end("chess-mate").and_then(|outcome| outcome.winner), Some(Side::White));
    for name in ["chess-stalemate", "chess-bare"] {
        assert!(end(name).is_some_and(|outcome| outcome.winner.is_none()), "{name} is a draw");
    }
}

#[test]
fn pages_show_all_of_them() {
    assert_eq!(groups_of_page("chess").iter().map(|group| group.1.len()).sum::<usize>(), of_chess().count());
    let shown = ["scharten", "draughts", "chess960"]
        .map(|page| groups_of_page(page).iter().map(|group| group.1.len()).sum());
    let all = [FIGURES.len() + PROBLEMS.len() + GAMES.len(), DRAUGHTS.len(), CHESS960.len()];
    assert_eq!((shown, groups_of_page("about").len()), (all, 0));
}

#[test]
fn every_problem_has_one_solution() {
    for shown in &PROBLEMS {
        let mates = |text: &str| {
            let mut game = opened(shown);
            game.enter(text, &Style::pgn()).is_ok()
                && game.status().outcome.is_some_and(|outcome| outcome.winner.is_some())
        };
        assert!(mates(shown.solution), "{}", shown.name);
        let all: Vec<String> = opened(shown).moves(&Style::pgn()).into_iter().map(|(_, text)| text).collect();
        let found = all.iter().filter(|text| mates(text)).count();
        assert_eq!(found, 1, "{}: {all:?}", shown.name);
    }
}

#[test]
fn every_game_ends_in_mate() {
    for shown in &GAMES {
        let mut game = opened(shown);
        game.go(notabene_core::game::Go::Last);
        assert!(game.status().outcome.is_some_and(|outcome| outcome.winner.is_some()), "{}", shown.name);
    }
}

#[test]
fn all_have_words_in_every_language() {
    let all =
        FIGURES.iter().chain(&PROBLEMS).chain(&GAMES).chain(&DRAUGHTS).chain(&CHESS960).chain(of_chess());
    let names: Vec<&str> = all.map(|shown| shown.name).collect();
    for language in Language::ALL {
        let told: Vec<String> = sections(&text("figures", language))
            .into_iter()
            .filter_map(|section| match section.blocks.first() {
                Some(Block::Row(cells)) => cells.first().cloned(),
                _ => None,
            })
            .collect();
        assert_eq!(told, names, "{}", language.code());
    }
}
