//! Finds won positions in games of the search against itself: mates in 1 to 4, and shots of draughts.
//!
//! ```text
//! cargo run --release -p notabene-search --example positions > core/search/tests/data/won.txt
//! ```
//!
//! One position a line: game, `mate N` or `shot`, position, and for a shot all first moves that win, as numbers of
//! fields. A shallow search finds it, a deeper one checks it.

use notabene_rules::chess::{self, Array};
use notabene_rules::draughts::{self, rules};
use notabene_rules::geometry::dart::Chance;
use notabene_rules::scharten;
use notabene_search::{Found, Level, Options, Score, Searchable, Table};

/// Random plies before a game.
const OPENING: u32 = 8;
/// Plies of a game.
const LONGEST: usize = 160;
/// Mates of each length for chess and Scharten.
const MATES: usize = 9;
/// Shots of each game of draughts.
const SHOTS: usize = 8;
/// Hundredths that a shot gains at least.
const GAIN: i32 = 160;
/// Hundredths that a winning move may be worse than the best one.
const NEAR: i32 = 50;

fn main() {
    let only = std::env::args().nth(1).unwrap_or_default();
    let start = chess::Position::start(&Array::chess(), chess::Rules::Chess);
    if only != "draughts" {
        mates("chess", &start, chess::Position::fen);
        mates("scharten", &scharten::Position::start(scharten::Rules::QUIET), scharten::Position::text);
    }
    for rules in rules::ALL {
        shots(rules.id, &draughts::Position::start(rules), draughts::Position::to_fen);
    }
}

/// Searches a position with a table of its own.
fn search<P: Searchable>(p: &P, options: &Options) -> Option<Found<P::Move>> {
    p.search(&[], &mut Table::new(8), options, &mut || false)
}

fn depth(depth: u32, nodes: u64) -> Options {
    Options { depth: Some(depth), nodes: Some(nodes), ..Options::default() }
}

/// Calls a function with the positions of a game between weak levels, until it returns true.
fn game<P: Searchable<Move: Copy>>(start: &P, seed: u64, mut wanted: impl FnMut(&P) -> bool) {
    let (mut p, mut chance, mut table) = (start.clone(), Chance(seed), Table::new(1));
    for ply in 0..LONGEST {
        if p.outcome(1).is_some() || wanted(&p) {
            return;
        }
        let m = if ply < OPENING as usize {
            let moves = p.legal_moves();
            moves[chance.draw() as usize % moves.len()]
        } else {
            let level = Level::new(if (ply as u64 + seed).is_multiple_of(2) { 2 } else { 4 });
            let options = Options { level, seed: chance.draw(), ..Options::default() };
            let Some(found) = p.search(&[], &mut table, &options, &mut || false) else { return };
            found.best
        };
        p.play_unchecked(&m);
    }
}

/// Prints mates in 1 to 4, one of a game.
fn mates<P: Searchable<Move: Copy>>(name: &str, start: &P, text: impl Fn(&P) -> String) {
    let mut left = [MATES; 4];
    for seed in 0..4_000 {
        game(start, seed, |p| {
            let Some(Score::Mate(n @ 1..=4)) = search(p, &depth(7, 15_000)).map(|found| found.score) else {
                return false;
            };
            let checked = search(p, &depth(11, 300_000)).map(|found| found.score);
            let left = &mut left[n as usize - 1];
            if *left == 0 || checked != Some(Score::Mate(n)) {
                return false;
            }
            *left -= 1;
            println!("{name} | mate {n} | {}", text(p));
            true
        });
        if left == [0; 4] {
            return;
        }
    }
}

/// Prints shots, one of a game.
fn shots(name: &str, start: &draughts::Position, text: impl Fn(&draughts::Position) -> String) {
    let mut left = SHOTS;
    for seed in 0..2_000 {
        game(start, seed, |p| {
            let Some(moves) = shot(p) else { return false };
            let moves: Vec<String> = moves.iter().map(|m| format!("{}-{}", m.from.0, m.to.0)).collect();
            println!("draughts/{name} | shot | {} | {}", text(p), moves.join(" "));
            left -= 1;
            true
        });
        if left == 0 {
            return;
        }
    }
}

/// The first moves of a shot: something is given, more is taken.
fn shot(p: &draughts::Position) -> Option<Vec<draughts::Move>> {
    let legal = notabene_rules::position::Position::legal_moves(p);
    if legal.len() < 3 {
        return None;
    }
    let shallow = hundredths(search(p, &depth(1, u64::MAX))?.score);
    let found = search(p, &depth(7, 20_000))?;
    let deep = hundredths(found.score);
    let gives = found.line.get(1).is_some_and(|reply| !reply.taken.is_empty()) && found.best.taken.is_empty();
    if !gives || deep < shallow + GAIN || deep < GAIN || shallow < -300 {
        return None;
    }
    // Checked by a deeper search, move by move.
    let value = |m: &draughts::Move| {
        let mut after = p.clone();
        notabene_rules::position::Position::play_unchecked(&mut after, m);
        search(&after, &depth(10, 60_000)).map_or(20_000, |found| -hundredths(found.score))
    };
    let values: Vec<(draughts::Move, i32)> = legal.iter().map(|m| (*m, value(m))).collect();
    let best = values.iter().map(|(_, value)| *value).max()?;
    let winning: Vec<_> = values.iter().filter(|(_, value)| *value >= best - NEAR).map(|(m, _)| *m).collect();
    let clear = best >= GAIN && winning.len() <= 2 && winning.contains(&found.best);
    clear.then_some(winning)
}

fn hundredths(score: Score) -> i32 {
    match score {
        Score::Hundredths(n) => n,
        Score::Mate(n) => (20_000 - 10 * n.abs()) * n.signum(),
    }
}
