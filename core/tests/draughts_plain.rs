//! The engine of draughts compared with a second one, written from the text of the rules: equal moves, paths and
//! positions in random games and random arrangements of all games.

use crate::common::Dice;
use crate::common::plain_draughts::{Board, Deed, GAMES, Game, Key};
use notabene_core::draughts::{Agreed, Move, Position, Rules, Setup, rules};
use notabene_core::geometry::Field;
use notabene_core::position::Position as _;
use std::collections::{BTreeMap, BTreeSet};

fn record(game: &Game) -> &'static Rules {
    rules::ALL.into_iter().find(|r| r.id == game.id).unwrap()
}

fn position(board: &Board) -> Position {
    let (rules, text) = (record(&board.game), board.text());
    let setup = Setup::from_text(rules, &text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    setup.position(rules).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

fn square(p: &Position, at: Field) -> (i8, i8) {
    let (x, y) = p.grid().xy(at);
    (x as i8, y as i8)
}

fn key(p: &Position, m: &Move) -> Key {
    (square(p, m.from), square(p, m.to), m.taken.iter().map(|f| square(p, f)).collect())
}

fn compared(p: &Position, board: &Board) -> Vec<(Move, Key)> {
    let here = || format!("{} {} {:?}", board.game.id, board.text(), board.walks);
    let ours: Vec<(Move, Key)> = p.legal_moves().into_iter().map(|m| (m, key(p, &m))).collect();
    let theirs = board.moves();
    let set: BTreeSet<&Key> = ours.iter().map(|(_, k)| k).collect();
    assert_eq!(set.len(), ours.len(), "a move twice in {}", here());
    assert_eq!(set, theirs.keys().collect(), "{}", here());
    for (m, key) in &ours {
        assert_eq!(m.crowned, theirs[key].crowned, "{m:?} in {}", here());
    }
    ours
}

/// Captures below the maximum are equal, too, and so are all paths of all moves.
fn compared_ways(p: &Position, board: &Board, ours: &[(Move, Key)]) {
    let here = || format!("{} {}", board.game.id, board.text());
    let theirs: BTreeMap<Key, Deed> = board.moves();
    for (m, key) in ours {
        let found = p.routes(m);
        let ways: BTreeSet<Vec<_>> =
            found.iter().map(|way| way.iter().map(|f| square(p, *f)).collect()).collect();
        assert_eq!(ways.len(), found.len(), "a way twice for {m:?} in {}", here());
        assert_eq!(ways, theirs[key].ways, "{m:?} in {}", here());
        assert_eq!(p.trace(m).route, found[0], "{m:?} in {}", here());
    }
    if !record(&board.game).prefers.is_empty() {
        let all: BTreeSet<Key> = p.captures().iter().map(|m| key(p, m)).collect();
        assert_eq!(all, board.captures().into_keys().collect(), "captures in {}", here());
    }
}

#[test]
fn the_starts_are_the_same() {
    for game in GAMES {
        assert_eq!(Position::start(record(&game)).to_fen(), position(&game.start()).to_fen());
        assert_eq!(Position::start(record(&game)), position(&game.start()));
    }
}

#[test]
fn random_games_are_the_same() {
    for game in GAMES {
        let (mut dice, mut tired) = (Dice(20), 0);
        let tires = record(&game).king_moves_in_row > 0;
        for n in 0..if tires { 200 } else { 30 } {
            let mut board = if n < 4 { game.start() } else { game.random(&mut dice, 4 + n % 5, 2) };
            let mut p = position(&board);
            for ply in 0..120 {
                let moves = compared(&p, &board);
                if ply % 8 == 0 {
                    compared_ways(&p, &board, &moves);
                }
                // Draws are no matter of moves; a first king is.
                if moves.is_empty() {
                    assert!(p.outcome(1).is_some(), "{} {}", game.id, board.text());
                    break;
                }
                tired += usize::from(board.walks[usize::from(!board.white)].is_some_and(|(_, n)| n == 3));
                // Often the same king, which becomes tired in Frisian draughts.
                let again = |(_, key): &&(Move, Key)| {
                    board.walks[usize::from(!board.white)].is_some_and(|(king, _)| king == key.0)
                };
                let same: Vec<_> = moves.iter().filter(again).collect();
                let same = same.get(dice.below(same.len() * 6 / 5 + 1)).copied();
                let (m, key) = same.unwrap_or(&moves[dice.below(moves.len())]);
                board.play(key, m.crowned);
                p.play_unchecked(m);
                let pieces: Vec<_> = p.pieces().iter().map(|(f, _)| square(&p, *f)).collect();
                assert_eq!(pieces.len(), board.pieces.len(), "{} after {key:?}", board.text());
                for (field, glyph) in p.pieces() {
                    let piece = board.pieces[&square(&p, field)];
                    let crowned = glyph.figure == notabene_core::position::Figure::Crowned;
                    let white = glyph.side == notabene_core::position::Side::White;
                    assert_eq!((white, crowned), (piece.white, piece.king), "{} after {key:?}", board.text());
                }
            }
        }
        assert!(tired > 5 || !tires, "{} {tired}", game.id);
    }
}

/// A position lists at least half of a number of moves that break the duty to capture, if there are as many.
const MOST_SLIPS: usize = 512;

/// Moves that break only the duty to capture, if the players allow them.
fn compared_slips(p: &Position, board: &Board) -> usize {
    let p = p.clone().agreeing(Agreed { irregular: true, ..Agreed::default() });
    let slips = p.blunders();
    let ours: BTreeSet<(Key, bool)> = slips.iter().map(|m| (key(&p, m), m.crowned)).collect();
    assert_eq!(ours.len(), slips.len(), "a slip twice in {} {}", board.game.id, board.text());
    let theirs = board.slips();
    assert!(ours.is_subset(&theirs), "false slips in {} {}", board.game.id, board.text());
    // Crowded boards have thousands: the shorter paths are listed.
    let told = ours.len() == theirs.len() || ours.len() >= MOST_SLIPS / 2;
    assert!(told, "slips in {} {}: {} of {}", board.game.id, board.text(), ours.len(), theirs.len());
    slips.len()
}

#[test]
fn random_arrangements_are_the_same() {
    let many = if cfg!(debug_assertions) { 1500 } else { 20_000 };
    for game in GAMES {
        let (mut dice, mut slips) = (Dice(4), 0);
        for n in 0..many {
            let count = 2 + dice.below(usize::from(game.size as u8) * 2);
            let kings = 1 + dice.below(6);
            // Flying kings among many men have an enormous number of paths.
            let kings = if count > 12 { kings.max(4) } else { kings };
            let board = game.random(&mut dice, count, kings);
            if board.pieces.is_empty() {
                continue;
            }
            let p = position(&board);
            let moves = compared(&p, &board);
            if n % 4 == 0 {
                compared_ways(&p, &board, &moves);
                slips += compared_slips(&p, &board);
            }
        }
        assert!(slips > 300, "{} {slips}", game.id);
    }
}
