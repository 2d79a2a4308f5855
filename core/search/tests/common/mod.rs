//! Starts and positions of all games, for the tests of the search.
#![allow(dead_code)] // Each file of tests uses a part.

use notabene_rules::chess::{self, Array};
use notabene_rules::draughts;
use notabene_rules::geometry::Field;
use notabene_rules::geometry::dart::Chance;
use notabene_rules::position::Position;
use notabene_rules::scharten;
use notabene_search::{Found, Options, Score, Searchable, Table};

/// A position of chess from FEN.
pub fn chess(fen: &str) -> chess::Position {
    chess::Setup::from_fen(fen).unwrap().position(chess::Rules::Chess).unwrap()
}

/// A position of quiet or loud Scharten from its text.
pub fn scharten(text: &str) -> scharten::Position {
    let setup = scharten::Setup::from_text(text).unwrap();
    let rules = if setup.to_throw.is_some() { scharten::Rules::LOUD } else { scharten::Rules::QUIET };
    setup.position(rules).unwrap()
}

/// The record of a game of draughts.
pub fn rules(id: &str) -> &'static draughts::Rules {
    draughts::rules::ALL.into_iter().find(|rules| rules.id == id).unwrap()
}

/// A position of draughts from its FEN.
pub fn draughts(id: &str, fen: &str) -> draughts::Position {
    draughts::Setup::from_text(rules(id), fen).unwrap().position(rules(id)).unwrap()
}

/// The position after a move.
pub fn after<P: Position>(p: &P, m: &P::Move) -> P {
    let mut after = p.clone();
    after.play_unchecked(m);
    after
}

/// The first and the last field of a move: `e2-e4`, `32-28`.
pub fn first_move<P: Position>(p: &P, m: &P::Move) -> String {
    let (board, route) = (p.board(), p.trace(m).route);
    let name = |at: Option<&Field>| at.map_or(String::new(), |at| board.naming.name(&board.grid, *at));
    format!("{}-{}", name(route.first()), name(route.last()))
}

/// Receives a start of each game.
pub trait Visitor {
    fn visit<P: Searchable<Move: Copy + std::fmt::Debug>>(&mut self, game: &str, start: P);
}

/// Passes a start of every game to a visitor; Chess960 with several arrays.
pub fn every_game(visitor: &mut impl Visitor) {
    visitor.visit("chess", chess::Position::start(&Array::chess(), chess::Rules::Chess));
    for number in [0, 311, 959] {
        let array = Array::from_scharnagl(number).unwrap();
        visitor.visit("chess960", chess::Position::start(&array, chess::Rules::Chess960));
    }
    visitor.visit("scharten", scharten::Position::start(scharten::Rules::QUIET));
    visitor.visit("scharten-loud", scharten::Position::start(scharten::Rules::LOUD));
    for rules in draughts::rules::ALL {
        visitor.visit(rules.id, draughts::Position::start(rules));
    }
}

/// Calls a function with the positions of random games, up to a number of positions.
pub fn random_positions<P: Position<Move: Copy>>(
    start: &P,
    seed: u64,
    count: u32,
    mut f: impl FnMut(&P, &[P]),
) {
    let mut chance = Chance(seed);
    let mut left = count;
    while left > 0 {
        let (mut p, mut history) = (start.clone(), Vec::new());
        while p.outcome(1).is_none() && history.len() < 200 && left > 0 {
            f(&p, &history);
            left -= 1;
            let moves = p.legal_moves();
            let m = moves[chance.draw() as usize % moves.len()];
            history.push(p.clone());
            p.play_unchecked(&m);
        }
    }
}

/// Searches to a depth with a small table of its own.
pub fn search<P: Searchable>(p: &P, depth: u32) -> Found<P::Move> {
    let options = Options::default().with_depth(depth);
    p.search(&[], &mut Table::new(1), &options, &mut || false).unwrap()
}

/// The number of moves of a forced win.
pub fn mate<M>(found: &Found<M>) -> Option<i32> {
    match found.score {
        Score::Mate(n) => Some(n),
        Score::Hundredths(_) => None,
    }
}
