//! Boards on which captures of long kings could go on nearly for ever.
#![cfg(not(target_arch = "wasm32"))]

use notabene_core::draughts::rules::ALL;
use notabene_core::draughts::{Position, Rules, Setup};
use notabene_core::geometry::{Field, FieldSet};
use notabene_core::position::{Position as _, Side};

/// Lone black pieces all over the board, so that a free field is between each and the next, before white kings.
fn lattice(rules: &'static Rules, gap: u8, shift: (u8, u8), kings: &[u8]) -> Option<Position> {
    let grid = rules.board.grid;
    let inside = |c: u8, size: u8| c > 0 && c + 1 < size;
    let mut setup = Setup::empty(Side::White);
    for field in grid.fields() {
        let (x, y) = grid.xy(field);
        let on = (x + shift.0).is_multiple_of(gap) && (y + shift.1).is_multiple_of(gap);
        if on && inside(x, grid.files) && inside(y, grid.ranks) {
            setup.men[1].insert(field);
        }
    }
    for king in kings {
        let king = Field(king % grid.len());
        setup.men[1].remove(king);
        setup.kings[0].insert(king);
    }
    setup.position(rules).ok()
}

fn walks(p: &Position) -> usize {
    let moves = p.legal_moves();
    let all = p.captures();
    assert_eq!(p.perft(1), moves.len() as u64);
    for m in moves.iter().take(8).chain(all.iter().take(8)) {
        let ways = p.routes(m);
        assert!((1..=100).contains(&ways.len()), "{m:?} in {}", p.to_fen());
        let trace = p.trace(m);
        assert_eq!(trace.route, ways[0]);
        assert_eq!(trace.taken.iter().copied().collect::<FieldSet>(), m.taken);
        assert_eq!((trace.route[0], trace.route.last().copied()), (m.from, Some(m.to)));
        let mut next = p.clone();
        next.play_unchecked(m);
        assert!(next.of(Side::Black).len() + m.taken.len() == p.of(Side::Black).len());
    }
    moves.len()
}

#[test]
fn lattices_of_lone_pieces_are_walked() {
    let mut long = 0;
    for rules in ALL {
        for gap in [2, 3] {
            for shift in [(0, 0), (1, 1), (0, 1), (1, 0)] {
                for kings in [&[0][..], &[3], &[0, 1, 2], &[22]] {
                    let p = lattice(rules, gap, shift, kings);
                    long += p.map_or(0, |p| usize::from(walks(&p) > 0));
                }
            }
        }
    }
    assert!(long > 200, "{long}");
}
