//! Matches between strengths of the search, and its speed.
//!
//! ```text
//! cargo xtask match speed
//! cargo xtask match levels chess 1000 2 5 1
//! cargo xtask match depths scharten 40 4 1
//! ```
//!
//! `levels GAME GAMES FROM TO SEED` plays each level of a range against the one below, `depths GAME GAMES TO SEED` each
//! depth. Games come in pairs: each opening of random moves is played with both colours. Limits are depths and
//! numbers of positions, never times, so the same command prints the same figures on every machine.

use notabene_rules::chess::{self, Array};
use notabene_rules::draughts::{self, rules};
use notabene_rules::geometry::dart::{Chance, Hand};
use notabene_rules::geometry::dartboard::Bed;
use notabene_rules::position::Side;
use notabene_rules::scharten;
use notabene_search::{LEVELS, Level, Options, Searchable, Table};
use std::time::Instant;

/// Random plies before a game.
const OPENING: u32 = 6;
/// Plies after which a game counts as drawn.
const LONGEST: u32 = 400;
/// Positions that the top level visits for a move, more in loud Scharten: a second of a slow device.
const TOP_NODES: u64 = 300_000;
/// Games of which the speed is printed.
const GAMES: [&str; 6] =
    ["chess", "scharten", "scharten-loud", "draughts/international", "draughts/english", "draughts/frisian"];
/// The hand of all players.
const HAND: Hand = Hand::Steady;

/// Calls a function with the start of a game.
macro_rules! with_start {
    ($id:expr, $start:ident => $value:expr) => {
        match $id {
            "chess" => {
                let $start = chess::Position::start(&Array::chess(), chess::Rules::Chess);
                $value
            }
            "scharten" => {
                let $start = scharten::Position::start(scharten::Rules::QUIET);
                $value
            }
            "scharten-loud" => {
                let $start = scharten::Position::start(scharten::Rules::LOUD);
                $value
            }
            id => match rules::ALL.into_iter().find(|rules| id.strip_prefix("draughts/") == Some(rules.id)) {
                Some(rules) => {
                    let $start = draughts::Position::start(rules);
                    $value
                }
                None => println!("no game is called {id:?}"),
            },
        }
    };
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let arg = |n: usize| args.get(n).map_or("", String::as_str);
    let number = |n: usize, usual: u32| arg(n).parse().unwrap_or(usual);
    let (id, games) = (arg(1), number(2, 40));
    match arg(0) {
        "levels" => {
            for upper in number(3, 2)..=number(4, LEVELS.into()) {
                compare(id, games, upper, number(5, 1), level);
            }
        }
        "depths" => (2..=number(3, 4)).for_each(|upper| compare(id, games, upper, number(4, 1), depth)),
        "speed" => {
            GAMES.into_iter().for_each(|id| with_start!(id, start => speed(id, &start, number(1, 500_000))));
        }
        _ => {
            println!("levels GAME [GAMES] [FROM] [TO] [SEED], depths GAME [GAMES] [TO] [SEED], speed [NODES]")
        }
    }
}

fn level(id: &str, number: u32) -> Options {
    let top = if id == "scharten-loud" { TOP_NODES * 4 } else { TOP_NODES };
    let nodes = (number == u32::from(LEVELS)).then_some(top);
    let mut options = Options::default().with_level(Level::new(number as u8));
    options.nodes = nodes;
    options
}

fn depth(_: &str, depth: u32) -> Options {
    Options::default().with_depth(depth)
}

/// Plays a strength against the one below.
fn compare(id: &str, games: u32, upper: u32, seed: u32, player: fn(&str, u32) -> Options) {
    print!("{id} {upper} against {}: ", upper - 1);
    with_start!(id, start => pairs(&start, games, seed.into(), [&player(id, upper), &player(id, upper - 1)]));
}

/// Prints positions a second, after some moves that leave a choice.
fn speed<P: Searchable<Move: Copy>>(id: &str, start: &P, nodes: u32) {
    let open = (1..).map(|seed| opening(start, seed)).find(|p| p.legal_moves().len() > 3);
    let options = Options::default().with_nodes(nodes.into()).with_hand(HAND);
    let begin = Instant::now();
    let search = |p: P| p.search(&[], &mut Table::new(16), &options, &mut || false);
    let Some(found) = open.and_then(search) else { return };
    let time = begin.elapsed().as_secs_f64();
    let (depth, rate) = (found.depth, found.nodes as f64 / time / 1e3);
    println!("{id:24} {rate:8.0} thousand positions a second, depth {depth} in {time:.2} s");
}

/// A position after random moves.
fn opening<P: Searchable<Move: Copy>>(start: &P, seed: u64) -> P {
    let (mut p, mut chance) = (start.clone(), Chance(seed));
    for _ in 0..OPENING {
        let moves = p.legal_moves();
        let Some(m) = moves.get(chance.draw() as usize % moves.len().max(1)) else { break };
        p.play_unchecked(m);
    }
    if p.outcome(1).is_some() { start.clone() } else { p }
}

/// Plays pairs of games and prints the score of the first player, with its standard error.
fn pairs<P: Searchable<Move: Copy>>(start: &P, games: u32, seed: u64, players: [&Options; 2]) {
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    let begin = Instant::now();
    for n in 0..games {
        let first = opening(start, seed << 32 | u64::from(n / 2));
        let a_side = if n % 2 == 0 { Side::White } else { Side::Black };
        match play(first, players, a_side, seed << 32 | u64::from(n)) {
            Some(winner) if winner == a_side => won += 1,
            Some(_) => lost += 1,
            None => drawn += 1,
        }
    }
    let games = f64::from(games);
    let part = (f64::from(won) + f64::from(drawn) / 2.0) / games;
    let error = ((f64::from(won) + f64::from(drawn) / 4.0) / games - part * part).max(0.0) / games;
    let (percent, error, time) = (100.0 * part, 100.0 * error.sqrt(), begin.elapsed().as_secs_f64() / games);
    println!("{percent:5.1} % ± {error:.1}  +{won} ={drawn} -{lost}  {time:.2} s a game");
}

/// Plays a game. Returns the winner.
fn play<P: Searchable<Move: Copy>>(
    mut p: P,
    players: [&Options; 2],
    a_side: Side,
    seed: u64,
) -> Option<Side> {
    let mut history: Vec<P> = Vec::new();
    let mut tables = [Table::new(4), Table::new(4)];
    let mut chance = Chance(seed);
    for _ in 0..LONGEST {
        let times = 1 + history.iter().filter(|earlier| p.repeats(earlier)).count() as u32;
        if let Some(outcome) = p.outcome(times) {
            return outcome.winner;
        }
        if times >= 3 || p.quiet_plies() >= 100 {
            return None;
        }
        let at = usize::from(p.turn() != a_side);
        let options = players[at].clone().with_seed(chance.draw()).with_hand(HAND);
        let found = p.search(&history, &mut tables[at], &options, &mut || false)?;
        let trace = p.trace(&found.best);
        let m = trace.placed.map_or(Some(found.best), |aim| {
            let middle = Bed::of(aim).map_or(Bed::Bull.middle(), Bed::middle);
            p.throw(Bed::at(HAND.land(middle, true, chance.draw())).field())
        })?;
        history.push(p.clone());
        p.play_unchecked(&m);
    }
    None
}
