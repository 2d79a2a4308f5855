//! Functions of the rules for the search: keys, tactical moves, reusable generators.

use crate::common::random_positions;
use notabene_rules::chess::{self, Array, Role};
use notabene_rules::draughts::{self, Generator};
use notabene_rules::position::Position;
use notabene_rules::scharten;
use std::collections::BTreeMap;

/// Positions of each game.
const POSITIONS: u32 = 1_500;

/// Positions with the same key repeat each other, and the other way round.
fn check_keys<P: Position<Move: Copy>>(start: &P, key: impl Fn(&P) -> u64) {
    let mut known: BTreeMap<u64, P> = BTreeMap::new();
    random_positions(start, 3, POSITIONS, |p, history| {
        if let Some(other) = known.insert(key(p), p.clone()) {
            assert!(p.repeats(&other));
        }
        for earlier in history.iter().filter(|earlier| p.repeats(earlier)) {
            assert_eq!(key(earlier), key(p));
        }
    });
}

#[test]
fn keys_tell_positions_apart() {
    check_keys(&chess::Position::start(&Array::chess(), chess::Rules::Chess), chess::Position::key);
    for rules in [scharten::Rules::QUIET, scharten::Rules::LOUD] {
        check_keys(&scharten::Position::start(rules), scharten::Position::key);
    }
    for rules in draughts::rules::ALL {
        check_keys(&draughts::Position::start(rules), draughts::Position::key);
    }
}

#[test]
fn tactical_moves_are_the_captures_and_promotions_to_a_queen() {
    let start = chess::Position::start(&Array::chess(), chess::Rules::Chess);
    random_positions(&start, 4, POSITIONS, |p, _| {
        let wanted = |m: &chess::Move| match m.promotion() {
            Some(role) => role == Role::Queen,
            None => !p.trace(m).taken.is_empty(),
        };
        let all: Vec<_> = p.legal_moves().into_iter().filter(wanted).collect();
        let tactical = p.tactical_moves();
        assert!(all.len() == tactical.len() && all.iter().all(|m| tactical.contains(m)));
    });
    for rules in [scharten::Rules::QUIET, scharten::Rules::LOUD] {
        random_positions(&scharten::Position::start(rules), 4, POSITIONS, |p, _| {
            let wanted = |m: &scharten::Move| match m.promotion() {
                Some(role) => role == Role::Queen,
                None => !p.trace(m).taken.is_empty(),
            };
            let all: Vec<_> = p.legal_moves().into_iter().filter(wanted).collect();
            let tactical = p.tactical_moves();
            assert!(all.len() == tactical.len() && all.iter().all(|m| tactical.contains(m)));
        });
    }
}

#[test]
fn a_reused_generator_finds_the_legal_moves() {
    for rules in draughts::rules::ALL {
        let mut generator = Generator::new(rules);
        let (mut all, mut captures) = (Vec::new(), Vec::new());
        random_positions(&draughts::Position::start(rules), 5, POSITIONS, |p, _| {
            all.clear();
            captures.clear();
            generator.moves(p, |m| all.push(m));
            generator.captures(p, |m| captures.push(m));
            let legal = p.legal_moves();
            assert_eq!(all, legal, "{}", rules.id);
            assert_eq!(captures.is_empty(), legal.iter().all(|m| m.taken.is_empty()), "{}", rules.id);
            assert!(captures.is_empty() || captures == legal, "{}", rules.id);
        });
    }
}
