//! Puzzles on boards of other pages: the moves of a game are found, refused or answered.

use notabene_core::exchange::Export;
use notabene_core::exchange::embed::puzzle::{Puzzle, PuzzleState};
use notabene_core::exchange::embed::{Options, game};
use notabene_core::game::{Game, Go};
use notabene_core::notation::Style;

fn given(options: &[(&str, &str)]) -> Game {
    let mut all = Options::default();
    for (name, value) in options {
        all.set(name, value).unwrap_or_else(|problem| panic!("{name}: {}", problem.id()));
    }
    let shown = game(&all, "");
    assert!(shown.faults.is_empty(), "{:?}", shown.faults);
    shown.table
}

#[track_caller]
fn play(game: &mut Game, text: &str) {
    game.enter(text, &Style::pgn()).unwrap_or_else(|refusal| panic!("{text}: {}", refusal.because.id()));
}

/// A back-rank mate: the rook is given up, the queen mates.
const MATE: &[(&str, &str)] = &[(
    "pgn",
    "[White \"Anna\"]\n[Result \"1-0\"]\n[FEN \"3r2k1/5ppp/8/8/8/8/4QPPP/3R2K1 w - - 0 1\"]\n\n1. Rxd8# 1-0",
)];
const LINE: &[(&str, &str)] = &[("moves", "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#"), ("initial-ply", "4")];

#[test]
fn right_moves_are_answered_until_all_are_found() {
    let whole = given(LINE);
    let puzzle = Puzzle::new(&whole).expect("moves follow");
    let mut board = puzzle.start();
    assert_eq!(board.text(Export::Moves(Style::pgn())), "1. e4 e5 2. Bc4 Nc6", "nothing is given away");
    assert_eq!(puzzle.state(&board), PuzzleState::Asks);
    assert_eq!(puzzle.next(&board), Some("d1h5"));
    play(&mut board, "Qh5");
    let PuzzleState::Replies(id) = puzzle.state(&board) else { panic!("the other side answers") };
    assert!(board.play_id(&id));
    assert_eq!(puzzle.state(&board), PuzzleState::Asks);
    play(&mut board, "Qxf7#");
    assert_eq!(puzzle.state(&board), PuzzleState::Solved);
    assert_eq!(puzzle.next(&board), None);
}

#[test]
fn a_wrong_move_is_told_and_can_be_taken_back() {
    let puzzle = Puzzle::new(&given(LINE)).expect("moves follow");
    let mut board = puzzle.start();
    play(&mut board, "Nf3");
    assert_eq!(puzzle.state(&board), PuzzleState::Wrong);
    assert_eq!(puzzle.next(&board), None, "there is no hint on a wrong way");
    board.go(Go::Undo);
    assert_eq!(puzzle.state(&board), PuzzleState::Asks);
    assert_eq!(board.text(Export::Moves(Style::pgn())), "1. e4 e5 2. Bc4 Nc6");
}

#[test]
fn another_mate_is_right_where_the_puzzle_ends_in_mate() {
    let whole = given(MATE);
    let puzzle = Puzzle::new(&whole).expect("a move follows");
    let mut board = puzzle.start();
    assert!(!board.text(Export::Pgn).contains("1-0"), "the result stays hidden");
    assert!(board.text(Export::Pgn).contains("Anna"), "the players stay");
    play(&mut board, "Qe8+");
    assert_eq!(puzzle.state(&board), PuzzleState::Wrong, "only a check");
    board.go(Go::Undo);
    play(&mut board, "Rxd8#");
    assert_eq!(puzzle.state(&board), PuzzleState::Solved);
    let two = given(&[("position", "6k1/5ppp/8/8/8/8/4QPPP/3R2K1 w - - 0 1"), ("moves", "1. Rd8#")]);
    let puzzle = Puzzle::new(&two).expect("a move follows");
    let mut board = puzzle.start();
    play(&mut board, "Qe8#");
    assert_eq!(puzzle.state(&board), PuzzleState::Solved, "another mate");
}

#[test]
fn draughts_are_puzzles_too_and_the_end_of_a_game_is_none() {
    let whole =
        given(&[("game", "draughts"), ("moves", "1. 32-28 19-23 2. 28x19 14x23"), ("initial-ply", "2")]);
    let puzzle = Puzzle::new(&whole).expect("moves follow");
    let mut board = puzzle.start();
    play(&mut board, "28x19");
    let PuzzleState::Replies(id) = puzzle.state(&board) else { panic!("the other side answers") };
    assert!(board.play_id(&id));
    assert_eq!(puzzle.state(&board), PuzzleState::Solved, "the last move is that of the other side");
    assert!(Puzzle::new(&given(&[("moves", "1. e4"), ("initial-ply", "last")])).is_none());
}
