//! Noting a game along: its pace, its columns, and what counts at the end.

use notabene_core::game::played::Played;
use notabene_core::game::{Game, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, Style};
use notabene_core::position::Side;
use notabene_study::score_sheet::dictation::Dictation;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::note_along::{NoteAlong, PACES};

const MOVES: [&str; 7] = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];

fn english() -> Style {
    Style { letters: Letters::english(), ..Style::pgn() }
}

fn mate() -> Game {
    let mut game = registry::chess();
    for text in MOVES {
        game.enter(text, &english()).expect("a move");
    }
    game
}

fn begun() -> (Played, Dictation) {
    (mate().played(), Dictation::new(Handwriting::new(Letters::english())))
}

#[test]
fn the_other_column_fills_itself_and_each_move_takes_its_time() {
    let (played, mut dictation) = begun();
    let way = NoteAlong { pace: Some(10), column: Some(Side::White) };
    assert_eq!(way.cell(&dictation, &played), None);
    let mut cells = Vec::new();
    while way.go_on(&mut dictation, &played, &english()) {
        cells.push((dictation.moves_shown(), way.cell(&dictation, &played)));
    }
    // The pupil writes nothing: the pen waits at the first empty cell of White.
    assert_eq!(cells, (1..=7).map(|told| (told, Some(0))).collect::<Vec<_>>());
    let written: Vec<&str> = (0..7).map(|ply| dictation.sheet.get(ply)).collect();
    assert_eq!(written, ["", "e5", "", "Nc6", "", "Nf6", ""]);
    assert!(dictation.is_over(&played) && !way.is_written(&dictation, &played));
    // Catching up, from the first empty cell on.
    for (ply, next) in [(0, 2), (2, 4), (4, 6), (6, 6)] {
        assert!(dictation.sheet.write(ply, MOVES[ply]));
        assert_eq!(way.cell(&dictation, &played), Some(next));
    }
    assert!(way.is_written(&dictation, &played));
}

#[test]
fn without_a_pace_the_next_own_move_follows_at_once() {
    let (played, mut dictation) = begun();
    let way = NoteAlong { pace: None, column: Some(Side::Black) };
    let mut told = Vec::new();
    while way.go_on(&mut dictation, &played, &english()) {
        told.push(way.cell(&dictation, &played));
    }
    assert_eq!(told, [Some(1), Some(3), Some(5)]);
    assert_eq!((dictation.sheet.get(6), dictation.sheet.get(5)), ("Qxf7#", ""));
    assert!(way.is_written(&dictation, &played), "the last move is of the other column");
}

#[test]
fn only_own_moves_count() {
    let (played, mut dictation) = begun();
    let way = NoteAlong { pace: Some(3), column: Some(Side::White) };
    while way.go_on(&mut dictation, &played, &english()) {}
    for (ply, text) in [(0, "e4"), (2, "Bc4"), (4, "Qg4")] {
        assert!(dictation.sheet.write(ply, text));
    }
    let found = way.compare(&dictation, &played, &english());
    assert_eq!((found.plies, found.right), (4, 2));
    assert_eq!(found.differences.iter().map(|one| one.ply).collect::<Vec<_>>(), [4, 6]);
    assert_eq!(Language::En.say(&found.message), "Right moves: 2 of 4.");
    dictation.sheet.write(4, "Qh5");
    dictation.sheet.write(6, "Qxf7#");
    let all = way.compare(&dictation, &played, &english());
    assert!(all.differences.is_empty() && (all.plies, all.right) == (4, 4));
    // Both columns: everything counts.
    let both = NoteAlong::default().compare(&dictation, &played, &english());
    assert_eq!((both.plies, both.right), (7, 7));
}

#[test]
fn a_way_is_saved_and_a_damaged_one_refused() {
    for pace in PACES.map(Some).into_iter().chain([None]) {
        for column in [None, Some(Side::White), Some(Side::Black)] {
            let way = NoteAlong { pace, column };
            assert_eq!(NoteAlong::restore(&way.save()), Some(way));
        }
    }
    assert_eq!(
        NoteAlong::restore("note-along 1 7 white"),
        Some(NoteAlong { pace: None, column: Some(Side::White) })
    );
    for damaged in [
        "",
        "note-along 1",
        "note-along 1 3",
        "note-along 1 x both",
        "note-along 1 3 green",
        "note-along 2 3 both",
    ] {
        assert_eq!(NoteAlong::restore(damaged), None, "{damaged}");
    }
}
