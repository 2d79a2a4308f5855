//! Won positions: mates of chess and Scharten, shots of every game of draughts (`tests/data/won.txt`, made by
//! `examples/positions.rs`, which describes its lines).

use crate::common::{chess, draughts, first_move, mate, scharten, search};
use notabene_rules::draughts::rules;
use notabene_search::{LEVELS, Level, Options, Searchable, Table};
use std::collections::HashSet;

/// Positions visited for each: fewer than a browser visits in two seconds. Natively they are a tenth of a second to a
/// fifth, in WebAssembly about double that.
const NODES: u64 = 80_000;

/// A line of the file.
struct Won<'a> {
    game: &'a str,
    kind: &'a str,
    /// Own moves of a mate, plies of a shot.
    length: i32,
    position: &'a str,
    /// The first moves that win.
    moves: Vec<&'a str>,
}

fn read(line: &str) -> Won<'_> {
    let [game, kind, length, position, moves] = line.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("{line}")
    };
    Won { game, kind, length: length.parse().unwrap(), position, moves: moves.split(' ').collect() }
}

fn all() -> Vec<Won<'static>> {
    include_str!("data/won.txt").lines().map(read).collect()
}

/// True if the search at the top level begins with a winning move, and sees a mate to its end.
fn solves<P: Searchable<Move: Copy>>(won: &Won<'_>, p: &P) -> bool {
    let options = Options::default().with_level(Level::new(LEVELS)).with_nodes(NODES);
    let found = p.search(&[], &mut Table::new(2), &options, &mut || false).unwrap();
    let mates = mate(&found).is_some_and(|n| n > 0 && n <= won.length);
    (mates || won.kind != "mate") && won.moves.contains(&&*first_move(p, &found.best))
}

fn is_solved(won: &Won<'_>) -> bool {
    match won.game.strip_prefix("draughts/") {
        Some(id) => solves(won, &draughts(id, won.position)),
        None if won.game == "chess" => solves(won, &chess(won.position)),
        None => solves(won, &scharten(won.position)),
    }
}

#[test]
fn won_positions_are_won() {
    let all = all();
    let failed: Vec<&str> = all.iter().filter(|won| !is_solved(won)).map(|won| won.position).collect();
    println!("{} of {} are solved", all.len() - failed.len(), all.len());
    assert!(failed.len() * 20 <= all.len(), "{} of {}: {failed:#?}", failed.len(), all.len());
}

#[test]
fn every_game_has_won_positions_of_every_length() {
    let all = all();
    assert!(all.len() >= 200, "{}", all.len());
    let different: HashSet<_> = all.iter().map(|won| (won.game, won.position)).collect();
    assert_eq!(different.len(), all.len());
    let count = |game: &str, kind: &str, length: Option<i32>| {
        let same = |won: &&Won<'_>| won.game == game && won.kind == kind;
        all.iter().filter(same).filter(|won| length.is_none_or(|n| n == won.length)).count()
    };
    for game in ["chess", "scharten"] {
        assert!((1..=4).all(|n| count(game, "mate", Some(n)) >= 8), "{game}");
    }
    for rules in rules::ALL {
        assert!(count(&format!("draughts/{}", rules.id), "shot", None) >= 8, "{}", rules.id);
    }
}

#[test]
fn mates_are_found_at_once() {
    // Own positions: a rook on the last rank, a smothered king, a ladder of rooks.
    for (fen, moves) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1),
        ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", 1),
        ("k7/8/8/8/8/7R/6R1/4K3 w - - 0 1", 2),
        ("5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1", 2),
    ] {
        let found = search(&chess(fen), 2 * moves as u32 + 1);
        assert!(mate(&found).is_some_and(|n| n > 0 && n <= moves), "{fen}: {found:?}");
    }
}

#[test]
fn a_lost_king_is_counted_as_well() {
    let found = search(&chess("7k/8/5K2/8/8/8/8/1R6 b - - 0 1"), 6);
    assert!(mate(&found).is_some_and(|n| n < 0), "{found:?}");
}

#[test]
fn one_is_given_for_two() {
    // 27-22 18x27 32x12.
    let p = draughts("international", "W:W27,28,32,38:B17,18,5");
    let field = |name: &str| p.rules.board.naming.field(&p.rules.board.grid, name).unwrap();
    let found = search(&p, 5);
    assert_eq!((found.best.from, found.best.to), (field("27"), field("22")), "{found:?}");
    assert_eq!(found.line[2].taken.len(), 2);
}
