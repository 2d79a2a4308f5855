//! The fast generator of draughts against a plain one.
#![cfg(not(target_arch = "wasm32"))]

mod common;
#[path = "common/draughts.rs"]
mod draughts;
#[path = "common/draughts_plain.rs"]
mod plain;
use common::Dice;
use draughts::{key, scattered};
use notabene_core::draughts::Position;
use notabene_core::draughts::rules::ALL;
use notabene_core::position::Position as _;

fn compare(p: &Position) {
    let sorted = |moves: Vec<_>| {
        let mut keys: Vec<_> = moves.iter().map(key).collect();
        keys.sort_unstable();
        keys
    };
    let legal = p.legal_moves();
    assert_eq!(sorted(legal.clone()), sorted(plain::legal(p)), "{} {}", p.rules.id, p.to_fen());
    assert_eq!(p.perft(1), legal.len() as u64, "{} {}", p.rules.id, p.to_fen());
    assert_eq!(sorted(p.captures()), sorted(plain::captures(p)), "{} {}", p.rules.id, p.to_fen());
    for m in legal {
        let mut ways = plain::routes(p, &m);
        let places = |way: &Vec<_>| {
            way.iter().map(|f| p.board().in_order().position(|g| g == *f)).collect::<Vec<_>>()
        };
        ways.sort_by_key(places);
        ways.truncate(100);
        assert_eq!(p.routes(&m), ways, "{} {} {m:?}", p.rules.id, p.to_fen());
        let trace = p.trace(&m);
        assert_eq!(trace.route, ways[0]);
        assert_eq!(trace.taken.iter().copied().collect::<notabene_core::geometry::FieldSet>(), m.taken);
    }
}

#[test]
fn scattered_pieces_move_alike() {
    let mut dice = Dice(5);
    for rules in ALL {
        for i in 0..1500 {
            compare(&scattered(rules, &mut dice, [8, 16, 24][i % 3], [1, 3, 6][i / 3 % 3]));
        }
    }
}

#[test]
fn games_go_alike() {
    let mut dice = Dice(6);
    for rules in ALL {
        for _ in 0..8 {
            let mut p = Position::start(rules);
            for _ in 0..80 {
                compare(&p);
                let moves = p.legal_moves();
                if moves.is_empty() {
                    break;
                }
                p.play_unchecked(&moves[dice.below(moves.len())]);
            }
        }
    }
}
