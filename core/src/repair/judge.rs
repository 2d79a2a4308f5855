//! How plausible a move is: what it gives away, as a short search sees it.

use super::slips::Price;
use crate::notation::AnyPosition;
use crate::position::Position as _;
use notabene_search::{Options, Score, Searchable, Table};

/// Limit of a value, in hundredths of a pawn.
const MOST: i32 = 1_000;
/// Positions visited for one value.
const NODES: u64 = 4_000;
/// Prices of moves that give something away: hundredths of a pawn, price. Fitted to games of amateurs, as
/// `habits`; less than half of it counts, since players who blunder write it down as well.
const LOSSES: [(i32, i32); 9] =
    [(0, 0), (5, 6), (15, 21), (30, 43), (60, 68), (100, 98), (200, 136), (400, 200), (MOST, 254)];

/// Values of positions.
pub(super) struct Judge(Table);

impl Judge {
    pub fn new() -> Judge {
        Judge(Table::new(0))
    }

    /// The value of a position for the side to move, as a search of so many plies sees it. The value before a move is
    /// asked one ply deeper than that after it, so that both look equally far.
    pub fn value(&mut self, p: &AnyPosition, depth: u32) -> i32 {
        // Where a dart will land says nothing about what a player wanted.
        if p.throws().is_some() {
            return 0;
        }
        let options = Options::default().with_depth(depth).with_nodes(NODES);
        let mut never = || false;
        let table = &mut self.0;
        let found = match p {
            AnyPosition::Chess(p) => p.search(&[], table, &options, &mut never).map(|found| found.score),
            AnyPosition::Scharten(p) => p.search(&[], table, &options, &mut never).map(|found| found.score),
            AnyPosition::Draughts(p) => p.search(&[], table, &options, &mut never).map(|found| found.score),
        };
        match found {
            Some(Score::Hundredths(n)) => n.clamp(-MOST, MOST),
            Some(Score::Mate(n)) => {
                if n > 0 {
                    MOST
                } else {
                    -MOST
                }
            }
            None if p.check().is_some() || p.is_duty() => -MOST,
            None => 0,
        }
    }
}

/// The price of a move: `before` is the value of its player, `after` that of the opponent.
pub(super) fn price(before: i32, after: i32) -> Price {
    let loss = (before + after).clamp(0, MOST);
    let price = LOSSES.windows(2).find_map(|pair| match pair {
        [(from, low), (to, high)] if loss <= *to => Some(low + (high - low) * (loss - from) / (to - from)),
        _ => None,
    });
    price.unwrap_or(0) as Price
}
