//! Moves of a reader that one board takes over from another with the same game.

use notabene_core::exchange::embed::handover::take_over;
use notabene_core::exchange::embed::{Options, game};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Go};
use notabene_core::notation::Style;

fn given(options: &[(&str, &str)]) -> Game {
    let mut all = Options::default();
    for (name, value) in options {
        all.set(name, value).unwrap_or_else(|problem| panic!("{name}: {}", problem.id()));
    }
    game(&all, "").table
}

#[track_caller]
fn play(game: &mut Game, moves: &[&str]) {
    for text in moves {
        game.enter(text, &Style::pgn()).unwrap_or_else(|refusal| panic!("{text}: {}", refusal.because.id()));
    }
}

/// As it comes from the other board: through its text.
fn copied(game: &Game) -> Game {
    save::read(&game.text(Export::Save)).0.unwrap_or_else(|problem| panic!("{}", problem.message.id()))
}

fn line(game: &Game) -> String {
    game.text(Export::Moves(Style::pgn()))
}

#[test]
fn own_moves_come_with_the_move_on_the_board() {
    let options = &[("pgn", "1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"), ("initial-ply", "2")];
    let mut theirs = given(options);
    play(&mut theirs, &["d4", "exd4"]);
    theirs.go(Go::Back);
    play(&mut theirs, &["Nc6"]);
    theirs.go(Go::Back);
    let mut ours = given(options);
    let at = take_over(&mut ours, &copied(&theirs)).expect("the same game");
    assert_eq!(ours.text(Export::Pgn), theirs.text(Export::Pgn));
    assert_eq!(ours.text(Export::Position), theirs.text(Export::Position));
    let last = given(options).sheet(&Style::pgn()).cells().iter().map(|cell| cell.node.0).max();
    assert!(Some(at.0) > last, "own moves are newer than all of the game");
    // Once more changes nothing.
    assert_eq!(take_over(&mut ours, &copied(&theirs)), Some(at));
    assert_eq!(ours.text(Export::Pgn), theirs.text(Export::Pgn));
}

#[test]
fn moves_behind_the_end_and_in_other_games_come_too() {
    for (game, moves, own) in [
        ("chess", "1. f3 e5 2. g4 Qh4# 0-1", "e4"),
        ("draughts", "1. 32-28 19-23 2. 28x19 14x23", "33-28"),
        ("draughts/russian", "", "c3-d4"),
    ] {
        let options = &[("game", game), ("moves", moves)];
        let mut theirs = given(options);
        theirs.go(if game == "draughts" { Go::Last } else { Go::First });
        play(&mut theirs, &[own]);
        let mut ours = given(options);
        assert!(take_over(&mut ours, &copied(&theirs)).is_some(), "{game}");
        assert_eq!(ours.text(Export::Pgn), theirs.text(Export::Pgn), "{game}");
        assert_eq!(line(&ours), line(&theirs), "{game}");
    }
}

#[test]
fn another_game_is_left_alone() {
    let mut ours = given(&[("moves", "1. e4")]);
    let before = ours.text(Export::Pgn);
    for other in [
        given(&[
            ("game", "chess960"),
            ("position", "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w KQkq - 0 1"),
        ]),
        given(&[("position", "4k3/8/8/8/8/8/8/4K3 w - - 0 1")]),
        given(&[("game", "draughts")]),
    ] {
        assert_eq!(take_over(&mut ours, &other), None);
        assert_eq!(ours.text(Export::Pgn), before);
    }
}
