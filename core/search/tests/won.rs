//! Won positions: mates of chess and Scharten, shots of every game of draughts (`tests/data/won.txt`, made by
//! `examples/positions.rs`).

mod common;

use common::{chess, draughts, mate, scharten, search};
use notabene_rules::draughts as rules;
use notabene_search::{Options, Score, Searchable, Table};

/// Searches with as many positions as a slow device visits in two seconds.
fn solve<P: Searchable>(p: &P) -> notabene_search::Found<P::Move> {
    let options = Options { nodes: Some(80_000), depth: Some(13), ..Options::default() };
    p.search(&[], &mut Table::new(2), &options, &mut || false).unwrap()
}

/// True if the search finds the mate or a winning move of the shot.
fn is_solved(line: &str) -> bool {
    let parts: Vec<&str> = line.split(" | ").collect();
    let length = parts[1].strip_prefix("mate ").map(|n| n.parse::<i32>().unwrap());
    let mates = |score| matches!(score, Score::Mate(n) if n > 0 && Some(n) <= length);
    match parts[0] {
        "chess" => mates(solve(&chess(parts[2])).score),
        "scharten" => mates(solve(&scharten(parts[2])).score),
        game => {
            let p = draughts(game.strip_prefix("draughts/").unwrap(), parts[2]);
            let rules::Move { from, to, .. } = solve(&p).best;
            parts[3].split(' ').any(|m| m == format!("{}-{}", from.0, to.0))
        }
    }
}

#[test]
fn won_positions_are_won() {
    let lines: Vec<&str> = include_str!("data/won.txt").lines().collect();
    assert!(lines.len() >= 200, "{}", lines.len());
    let failed: Vec<&&str> = lines.iter().filter(|line| !is_solved(line)).collect();
    assert!(failed.len() * 20 <= lines.len(), "{} of {}: {failed:#?}", failed.len(), lines.len());
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
