//! Won endings are won: the search carries out what it has found.

use crate::common::{chess, draughts, scharten};
use notabene_search::{Options, Searchable, Table};

/// Plays both sides until the game is over. Returns the number of moves if White wins.
fn moves_to_win<P: Searchable>(mut p: P, nodes: u64) -> Option<usize> {
    let (mut table, mut history) = (Table::new(4), Vec::new());
    let options = Options::default().with_nodes(nodes);
    while history.len() < 120 {
        let times = 1 + history.iter().filter(|earlier| p.repeats(earlier)).count() as u32;
        if let Some(outcome) = p.outcome(times) {
            return outcome.winner.map(|_| history.len().div_ceil(2));
        }
        let best = p.search(&history, &mut table, &options, &mut || false)?.best;
        history.push(p.clone());
        p.play_unchecked(&best);
    }
    None
}

#[test]
fn a_bare_king_is_mated() {
    for fen in ["8/8/8/4k3/8/8/8/4K2Q w - - 0 1", "8/8/8/4k3/8/8/8/4K2R w - - 0 1"] {
        assert!(moves_to_win(chess(fen), 20_000).is_some(), "{fen}");
    }
}

#[test]
fn a_pawn_is_promoted() {
    assert!(moves_to_win(chess("4k3/8/4K3/4P3/8/8/8/8 w - - 0 1"), 20_000).is_some());
}

#[test]
fn two_queens_mate_on_the_dartboard() {
    let p = scharten("10/10/4k5/10/10/10/3QQ5/4K5 w - - 0 1");
    assert!(moves_to_win(p, 20_000).is_some());
}

#[test]
fn kings_of_draughts_win() {
    assert!(moves_to_win(draughts("english", "W:WK18,K19,K22:BK4"), 20_000).is_some());
    assert!(moves_to_win(draughts("international", "W:WK28,K33,32,27:B5,10"), 20_000).is_some());
}
