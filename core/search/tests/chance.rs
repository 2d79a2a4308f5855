//! Darts: the expected value of an aim over the spread of the hand.

use crate::common::scharten;
use notabene_rules::geometry::dart::Hand;
use notabene_rules::scharten::{Kind, Position};
use notabene_search::{Options, Score, Searchable, Table};

/// The kind of the chosen move and its score.
fn chosen(p: &Position, depth: u32, hand: Hand) -> (Kind, Score) {
    let options = Options::default().with_depth(depth).with_hand(hand);
    let found = p.search(&[], &mut Table::new(1), &options, &mut || false).unwrap();
    (found.best.kind, found.score)
}

#[test]
fn pieces_are_thrown_before_the_king_walks() {
    let start = Position::start(notabene_rules::scharten::Rules::LOUD);
    for depth in 1..=4 {
        assert_eq!(chosen(&start, depth, Hand::Steady).0, Kind::Dart, "depth {depth}");
    }
}

#[test]
fn the_last_dart_before_fogling_is_not_risked_by_a_shaky_hand() {
    let p = scharten("5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 9 17/17 2/0");
    assert_ne!(chosen(&p, 2, Hand::Shaky).0, Kind::Dart);
    assert_eq!(chosen(&p, 2, Hand::Exact).0, Kind::Dart);
}

#[test]
fn a_steadier_hand_is_worth_more() {
    // White throws a queen next.
    let p = scharten("5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 40 1/1 1/0");
    let value = |hand| match chosen(&p, 3, hand).1 {
        Score::Hundredths(n) => n,
        Score::Mate(n) => panic!("{n}"),
    };
    assert!(value(Hand::Exact) > value(Hand::Shaky), "{} {}", value(Hand::Exact), value(Hand::Shaky));
}

#[test]
fn a_dart_ends_a_check_where_no_move_does() {
    // Some position of the search against itself: whatever is chosen in check is legal.
    let mut p = Position::start(notabene_rules::scharten::Rules::LOUD);
    let mut checks = 0;
    for seed in 0..400 {
        use notabene_rules::position::Position as _;
        let options =
            Options::default().with_depth(1).with_level(notabene_search::Level::new(2)).with_seed(seed);
        let Some(found) = p.search(&[], &mut Table::new(0), &options, &mut || false) else {
            p = Position::start(notabene_rules::scharten::Rules::LOUD);
            continue;
        };
        assert!(p.legal_moves().contains(&found.best));
        checks += u32::from(p.in_check());
        p.play_unchecked(&found.best);
    }
    assert!(checks > 5, "{checks}");
}
