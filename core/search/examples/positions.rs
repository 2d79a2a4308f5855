//! Finds won positions in games of the search against itself: mates in 1 to 4, and shots of draughts.
//!
//! ```text
//! cargo run --release -p notabene-search --example positions > core/search/tests/data/won.txt
//! ```
//!
//! One position a line: game, `mate` or `shot`, length, position, and all first moves that win, from field to field. The
//! length of a mate is its number of own moves, that of a shot the depth in plies at which a search sees it. A shallow
//! search finds a position, a deeper one checks each of its moves. Its output changes with the evaluation.

#[path = "../tests/common/mod.rs"]
mod common;

use common::first_move;
use notabene_rules::chess::{self, Array};
use notabene_rules::draughts::{self, rules};
use notabene_rules::geometry::dart::Chance;
use notabene_rules::position::Position as _;
use notabene_rules::scharten;
use notabene_search::{Found, Options, Score, Searchable, Table};
use std::collections::HashSet;

/// Random plies before a game.
const OPENING: u64 = 8;
/// One later move in this number is random.
const RANDOM: u64 = 7;
/// Plies of a game.
const LONGEST: u64 = 160;
/// Games in which positions of one kind are searched.
const GAMES: u64 = 4_000;
/// Mates of each length for chess and Scharten.
const MATES: usize = 9;
/// Shots of each game of draughts.
const SHOTS: usize = 8;
/// Hundredths of a position in which a mate is searched.
const AHEAD: i32 = 250;
/// Hundredths that a shot gains at least.
const GAIN: i32 = 160;
/// Hundredths that a winning move may be worse than the best one.
const NEAR: i32 = 50;
/// The greatest loss of a position with a shot.
const BEHIND: i32 = -300;

fn main() {
    let only = std::env::args().nth(1).unwrap_or_default();
    let wanted = |name: &str| only.is_empty() || only == name;
    if wanted("chess") {
        let start = chess::Position::start(&Array::chess(), chess::Rules::Chess);
        mates("chess", &start, chess::Position::fen);
    }
    if wanted("scharten") {
        mates("scharten", &scharten::Position::start(scharten::Rules::QUIET), scharten::Position::text);
    }
    for rules in rules::ALL.into_iter().filter(|rules| wanted(rules.id)) {
        shots(rules.id, &draughts::Position::start(rules));
    }
}

/// Searches a position with a table of its own.
fn search<P: Searchable>(p: &P, depth: u32, nodes: u64) -> Option<Found<P::Move>> {
    let options = Options::default().with_depth(depth).with_nodes(nodes);
    p.search(&[], &mut Table::new(4), &options, &mut || false)
}

/// Calls a function with the positions of a game and their values, until it returns true. One side looks two plies
/// further than the other, so that it gets ahead.
fn game<P: Searchable<Move: Copy>>(start: &P, seed: u64, mut wanted: impl FnMut(&P, i32) -> bool) {
    let (mut p, mut chance, mut table) = (start.clone(), Chance(seed), Table::new(1));
    for ply in 0..LONGEST {
        let options = Options::default().with_depth(1 + 2 * ((ply + seed) % 2) as u32);
        let Some(found) = p.search(&[], &mut table, &options, &mut || false) else { return };
        if p.outcome(1).is_some() || ply >= OPENING && wanted(&p, hundredths(found.score)) {
            return;
        }
        let is_random = ply < OPENING || chance.draw().is_multiple_of(RANDOM);
        let moves = p.legal_moves();
        let random = moves[chance.draw() as usize % moves.len()];
        p.play_unchecked(if is_random { &random } else { &found.best });
    }
}

/// Prints mates in 1 to 4, one of a game.
fn mates<P: Searchable<Move: Copy>>(name: &str, start: &P, text: impl Fn(&P) -> String) {
    let (mut left, mut known) = ([MATES; 4], HashSet::new());
    for seed in 0..GAMES {
        game(start, seed, |p, value| {
            if value < AHEAD {
                return false;
            }
            let Some((n, moves)) = mate(p, &left) else { return false };
            if !known.insert(text(p)) {
                return false;
            }
            left[n as usize - 1] -= 1;
            println!("{name} | mate | {n} | {} | {}", text(p), moves.join(" "));
            true
        });
        if left == [0; 4] {
            return;
        }
    }
}

/// The number of own moves of a mate, if one of this length is still wanted, and the first moves of the shortest mates.
fn mate<P: Searchable<Move: Copy>>(p: &P, left: &[usize; 4]) -> Option<(i32, Vec<String>)> {
    let Score::Mate(n @ 1..=4) = search(p, 7, 8_000)?.score else { return None };
    if left[n as usize - 1] == 0 || search(p, 11, 200_000)?.score != Score::Mate(n) {
        return None;
    }
    let is_first = |m: &P::Move| {
        let after = common::after(p, m);
        match search(&after, 2 * n as u32 + 1, 100_000) {
            Some(found) => matches!(found.score, Score::Mate(lost) if lost < 0 && -lost < n),
            None => after.outcome(1).is_some_and(|outcome| outcome.winner == Some(p.turn())),
        }
    };
    let mut moves: Vec<String> =
        p.legal_moves().iter().filter(|m| is_first(m)).map(|m| first_move(p, m)).collect();
    moves.dedup();
    (!moves.is_empty()).then_some((n, moves))
}

/// Prints shots, one of a game.
fn shots(name: &str, start: &draughts::Position) {
    let mut known = HashSet::new();
    for seed in 0..GAMES {
        game(start, seed, |p, _| {
            let Some((length, moves)) = shot(p) else { return false };
            if !known.insert(p.to_fen()) {
                return false;
            }
            println!("draughts/{name} | shot | {length} | {} | {}", p.to_fen(), moves.join(" "));
            true
        });
        if known.len() == SHOTS {
            return;
        }
    }
}

/// The depth and the first moves of a shot: something is given, more is taken.
fn shot(p: &draughts::Position) -> Option<(u32, Vec<String>)> {
    let legal = p.legal_moves();
    if legal.len() < 3 {
        return None;
    }
    let shallow = hundredths(search(p, 1, u64::MAX)?.score);
    let found = search(p, 6, 6_000)?;
    let deep = hundredths(found.score);
    let gives = found.line.get(1).is_some_and(|reply| !reply.taken.is_empty()) && found.best.taken.is_empty();
    if !gives || deep < shallow + GAIN || deep < GAIN || shallow < BEHIND {
        return None;
    }
    // Checked by a deeper search, move by move.
    let value = |m: &draughts::Move| {
        search(&common::after(p, m), 10, 30_000).map_or(20_000, |found| -hundredths(found.score))
    };
    let values: Vec<(draughts::Move, i32)> = legal.iter().map(|m| (*m, value(m))).collect();
    let best = values.iter().map(|(_, value)| *value).max()?;
    let winning: Vec<_> = values.iter().filter(|(_, value)| *value >= best - NEAR).map(|(m, _)| *m).collect();
    let clear = best >= GAIN.max(shallow + GAIN) && winning.len() <= 2 && winning.contains(&found.best);
    if !clear {
        return None;
    }
    let sees =
        |found: Found<draughts::Move>| winning.contains(&found.best) && hundredths(found.score) >= GAIN;
    let length = (2..=9).find(|depth| search(p, *depth, 30_000).is_some_and(sees))?;
    let mut moves: Vec<String> = winning.iter().map(|m| first_move(p, m)).collect();
    moves.dedup();
    Some((length, moves))
}

fn hundredths(score: Score) -> i32 {
    match score {
        Score::Hundredths(n) => n,
        Score::Mate(n) => (20_000 - 10 * n.abs()) * n.signum(),
    }
}
