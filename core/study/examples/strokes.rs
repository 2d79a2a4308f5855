//! Makes the strokes of a game of draughts: searched in games of the search against itself.
//!
//! ```text
//! cargo xtask strokes international > www/strokes/international.txt
//! cargo xtask strokes turkish 60 7
//! ```
//!
//! Game, number of strokes, seed of the first game. A forced line that wins at least two men is found by
//! [`Solver`]; it counts if the first move is the only good one, if each later own move is, and if a deeper
//! search confirms all of it. Strokes are written as they are found: more of them leave the first as they are. No two have the same moves.

use notabene_core::draughts::{Move, Position, Rules, rules};
use notabene_core::geometry::dart::Chance;
use notabene_core::position::{Position as _, Side};
use notabene_search::{Options, Score, Searchable as _, Table};
use notabene_study::stroke::{Line, Solution, Solver, Stroke, WON, after, motif_of, write};
use std::collections::{HashMap, HashSet};

/// Random plies before a game.
const OPENING: u64 = 6;
/// One later move in this number is random.
const RANDOM: u64 = 9;
/// Strokes of one game, at most.
const OF_GAME: usize = 2;
/// Moves tried in a position.
const TRIED: usize = 5;
/// Plies of a game.
const LONGEST: u64 = 140;
/// Pieces of each side, at least.
const PIECES: u32 = 4;
/// Most gifts of a stroke.
const GIFTS: u32 = 6;
/// Positions visited for a forced line.
const POSITIONS: u32 = 15_000;
/// Pieces won at least.
const GAIN: i32 = 2;
/// Hundredths by which a deeper search prefers the right move.
const CLEAR: i32 = 110;
/// Hundredths of the end position, at least.
const AHEAD: i32 = 130;
/// Positions visited to confirm a move.
const NODES: u64 = 20_000;
/// Lines of a stroke, at most.
const LINES: usize = 4;
/// Games after which more strokes of one kind and length are taken: again and again.
const PATIENCE: u64 = 60;
/// Games that are played, at most.
const GAMES: u64 = 60_000;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let name = args.first().map_or("international", String::as_str);
    let number = |n: usize, default: u64| args.get(n).and_then(|text| text.parse().ok()).unwrap_or(default);
    let Some(rules) = rules::ALL.into_iter().find(|rules| rules.id == name) else {
        return eprintln!("no game of draughts: {name}");
    };
    let wanted = number(1, if name == "international" { 80 } else { 60 }) as usize;
    let mut found = Collection::new(wanted);
    for seed in number(2, 1).. {
        if found.count as usize >= wanted || seed > GAMES {
            break;
        }
        game(rules, seed, |p| found.add(p, seed));
    }
}

/// Count of what was found so far: not too much of one kind.
struct Collection {
    wanted: usize,
    /// Number of strokes written.
    count: u32,
    /// Moves of the main lines.
    known: HashSet<Vec<(u8, u8)>>,
    motifs: HashMap<&'static str, usize>,
    lengths: HashMap<usize, usize>,
}

impl Collection {
    fn new(wanted: usize) -> Collection {
        let (known, motifs, lengths) = Default::default();
        Collection { wanted, count: 0, known, motifs, lengths }
    }

    /// Adds the stroke of a position; true if there was one.
    fn add(&mut self, p: &Position, seed: u64) -> bool {
        let Some(stroke) = stroke(p) else { return false };
        let moves: Vec<_> = stroke.lines[0].moves.iter().map(|m| (m.from.0, m.to.0)).collect();
        let length = stroke.length().min(6);
        let share = |of: usize| self.wanted.div_ceil(of) * (1 + seed / PATIENCE) as usize;
        let of_motif = self.motifs.entry(stroke.motif.id).or_default();
        let of_length = self.lengths.entry(length).or_default();
        let most_of_length = [0, 0, 5, 4, 3, 3, 2][length];
        if *of_motif >= share(4) || *of_length >= share(most_of_length.max(1)) || self.known.contains(&moves)
        {
            return false;
        }
        if !is_confirmed(p, &stroke.lines) {
            return false;
        }
        self.known.insert(moves);
        *of_motif += 1;
        *of_length += 1;
        self.count += 1;
        println!("{}", write(&Stroke { number: self.count, ..stroke }));
        true
    }
}

/// Calls a function with positions of a game: each after a move that a person might try, until it returned true
/// [`OF_GAME`] times. One side looks two plies further.
fn game(rules: &'static Rules, seed: u64, mut is_found: impl FnMut(&Position) -> bool) {
    let (mut p, mut chance, mut table) = (Position::start(rules), Chance(seed), Table::new(1));
    let mut found = 0;
    for ply in 0..LONGEST {
        let options = Options::default().with_depth(1 + 2 * ((ply + seed) % 2) as u32);
        let Some(best) = p.search(&[], &mut table, &options, &mut || false) else { return };
        if p.outcome(1).is_some() || found >= OF_GAME {
            return;
        }
        let moves = p.legal_moves();
        let from = chance.draw() as usize;
        let tried = (0..moves.len().min(TRIED)).map(|n| after(&p, &moves[(from + n) % moves.len()]));
        if ply >= OPENING {
            found += tried.filter(|tried| is_found(tried)).count();
        }
        let is_random = ply < OPENING || chance.draw().is_multiple_of(RANDOM);
        let random = moves[chance.draw() as usize % moves.len()];
        p.play_unchecked(if is_random { &random } else { &best.best });
    }
}

/// The number of gifts and the gain of the shortest forced line that wins enough.
fn forced(p: &Position) -> Option<(u32, i32)> {
    let mut solver = Solver::new(POSITIONS);
    for gifts in 1..=GIFTS {
        solver.set_limit(POSITIONS);
        let gain = solver.own(p, gifts).gain;
        if solver.is_exhausted() {
            return None;
        }
        if gain >= GAIN {
            return Some((gifts, gain));
        }
    }
    None
}

/// The stroke of a position, not yet confirmed.
fn stroke(p: &Position) -> Option<Stroke> {
    let legal = p.legal_moves();
    let is_bare = Side::BOTH.into_iter().any(|side| p.of(side).len() < PIECES);
    if is_bare || legal.len() < 3 || !legal[0].taken.is_empty() {
        return None;
    }
    let (gifts, gain) = forced(p)?;
    let mut lines = Vec::new();
    build(p, gifts, Vec::new(), &mut lines)?;
    let moves = &lines.first()?.moves;
    let line = Line::new(p, moves);
    let gives = line.replies().any(|(own, reply, _)| own.is_quiet() && !reply.is_quiet());
    if !gives || moves.len() < 3 || moves.len() % 2 == 0 {
        return None;
    }
    let motif = motif_of(&line);
    Some(Stroke { number: 1, place: 1, motif, gain, start: p.clone(), lines })
}

/// Writes the line from a position to its end, and a line for each other capture of the other side; `None` if an own
/// move is not the only good one.
fn build(start: &Position, gifts: u32, mut moves: Vec<Move>, lines: &mut Vec<Solution>) -> Option<()> {
    let mut p = start.clone();
    moves.iter().for_each(|m| p.play_unchecked(m));
    let (mut gifts, at) = (gifts, lines.len());
    if at >= LINES {
        return None;
    }
    lines.push(Solution { moves: Vec::new(), also: Vec::new() });
    loop {
        let mut solver = Solver::new(10 * POSITIONS);
        let mut values = solver.values(&p, gifts);
        values.sort_by_key(|value| -value.gain);
        let best = values.first().filter(|_| !solver.is_exhausted())?.clone();
        let m = *best.line.first()?;
        let equal: Vec<Move> =
            values[1..].iter().filter(|v| v.gain >= best.gain).map(|v| v.line[0]).collect();
        gifts -= u32::from(m.taken.is_empty());
        moves.push(m);
        p.play_unchecked(&m);
        let replies = p.legal_moves();
        if replies.first().is_none_or(|reply| reply.taken.is_empty()) {
            lines[at] = Solution { moves, also: equal };
            return Some(());
        }
        if !equal.is_empty() || best.line.len() < 3 {
            return None;
        }
        let reply = best.line[1];
        for other in replies.iter().filter(|other| **other != reply) {
            let branch = moves.iter().copied().chain([*other]).collect();
            build(start, gifts, branch, lines)?;
        }
        p.play_unchecked(&reply);
        moves.push(reply);
    }
}

/// True if a deeper search prefers each own move but the last clearly, and likes the end of each line.
fn is_confirmed(p: &Position, lines: &[Solution]) -> bool {
    lines.iter().all(|line| {
        let mut now = p.clone();
        line.moves.iter().enumerate().all(|(n, m)| {
            let is_last = n + 1 == line.moves.len();
            let good = n % 2 == 1 || is_last || is_only_good(&now, m, if n == 0 { NODES } else { NODES / 3 });
            now.play_unchecked(m);
            good
        }) && -value(&now, NODES) >= AHEAD
    })
}

/// True if all other moves are clearly worse.
fn is_only_good(p: &Position, m: &Move, nodes: u64) -> bool {
    let best = -value(&after(p, m), nodes);
    let others = p.legal_moves();
    best >= AHEAD
        && others
            .iter()
            .filter(|other| *other != m)
            .all(|other| -value(&after(p, other), nodes) <= best - CLEAR)
}

/// The value of a position for the side to move, in hundredths of a man.
fn value(p: &Position, nodes: u64) -> i32 {
    let options = Options::default().with_depth(11).with_nodes(nodes);
    let found = p.search(&[], &mut Table::new(2), &options, &mut || false);
    match found.map_or(Score::Mate(-1), |found| found.score) {
        Score::Hundredths(n) => n,
        Score::Mate(n) => WON * (200 - n.abs()) * if n > 0 { 1 } else { -1 },
    }
}
