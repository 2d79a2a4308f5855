//! The order of writing and playing, and claims with a written move.

use crate::common::laws::laws;
use crate::common::sheets::style;
use crate::common::{own, text};
use notabene_core::exchange::Export;
use notabene_core::game::registry;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::order::{ActionOutcome, ClaimOutcome, TurnAction, TurnOrder};
use proptest::prelude::*;

fn deed(sign: char) -> TurnAction {
    match sign {
        'W' => TurnAction::WriteTheirs,
        'P' => TurnAction::Play,
        'C' => TurnAction::Press,
        'N' => TurnAction::WriteOwn,
        other => panic!("{other}"),
    }
}

/// The verdict on a row of actions, in the words of the claims.
fn verdict(order: &mut TurnOrder, deeds: &str) -> &'static str {
    let mut word = "correct";
    for sign in deeds.chars() {
        match order.act(deed(sign)) {
            ActionOutcome::Right => {}
            ActionOutcome::Tolerated(_) => word = "tolerated",
            ActionOutcome::Refused(_) => return "not allowed",
        }
    }
    word
}

/// A turn in which the move before is written, or is not.
fn turn(own_previous_written: bool) -> TurnOrder {
    let mut order = TurnOrder::new(true);
    let deeds = if own_previous_written { "PCN" } else { "PC" };
    assert_eq!(verdict(&mut order, deeds), "correct");
    order.they_moved();
    order
}

/// A place that is filled already may be corrected, but that is not the note of the move just played.
#[test]
fn only_the_first_empty_place_of_a_column_is_a_deed() {
    let mut order = TurnOrder::new(true);
    let mut sheet = Handwriting::new(style("en").letters);
    assert_eq!(verdict(&mut order, "PC"), "correct");
    assert_eq!(order.write(&sheet, 0, true), ActionOutcome::Right);
    assert!(order.is_done() && sheet.write(0, "e4"));
    order.they_moved();
    assert_eq!(order.write(&sheet, 1, false), ActionOutcome::Right);
    assert!(sheet.write(1, "e5"));
    assert_eq!(verdict(&mut order, "PC"), "correct");
    assert_eq!(order.next(), Some(TurnAction::WriteOwn));
    assert_eq!(order.write(&sheet, 0, true), ActionOutcome::Right, "a correction");
    assert_eq!(order.next(), Some(TurnAction::WriteOwn), "the move is still to be noted");
    assert!(matches!(order.write(&sheet, 4, true), ActionOutcome::Refused(_)), "a place before it is empty");
    assert_eq!(order.next(), Some(TurnAction::WriteOwn));
    assert_eq!(order.write(&sheet, 2, true), ActionOutcome::Right);
    assert!(order.is_done());
}

#[test]
fn statements_of_the_source_about_the_order_hold() {
    let mut rows = 0;
    for row in own("claims/claims.json").iter().filter(|row| row["check"] == "order_ok") {
        let input = &row["input"];
        let events: String =
            input["events"].as_array().unwrap().iter().map(|e| e.as_str().unwrap()).collect();
        let mut order = turn(input["own_previous_written"] != false);
        assert_eq!(verdict(&mut order, &events), text(row, "expected"), "{row}");
        rows += 1;
    }
    assert_eq!(rows, 4);
}

/// The claim is made on the table as a player makes it: the move is written, not played.
#[test]
fn statements_of_the_source_about_claims_hold() {
    let mut rows = 0;
    for row in own("claims/claims.json").iter().filter(|row| row["check"] == "claim_with_move") {
        let input = &row["input"];
        let mut table = registry::open("chess", Some(text(input, "fen")), None).unwrap();
        for id in input["moves"].as_array().unwrap() {
            table.enter(id.as_str().unwrap(), &style("en")).unwrap();
        }
        let before = table.text(Export::Position);
        let mut order = turn(true);
        assert_eq!(order.act(TurnAction::WriteTheirs), ActionOutcome::Right);
        let announced = text(input, "announced");
        let stands = match order.claim(&mut table, announced, &style("en")) {
            ClaimOutcome::Stands(_) => {
                assert!(table.status().is_over() && order.is_done());
                assert!(matches!(order.act(TurnAction::Play), ActionOutcome::Refused(_)));
                "yes"
            }
            ClaimOutcome::Fails { .. } => {
                // The written move has to be played.
                assert_eq!((order.required_move(), order.next()), (Some(announced), Some(TurnAction::Play)));
                assert_eq!(verdict(&mut order, "PC"), "correct");
                assert!(order.is_done() && order.required_move().is_none());
                "no"
            }
            ClaimOutcome::Refused(message) => panic!("{message:?}"),
        };
        assert_eq!(stands, text(row, "expected"), "{row}");
        assert_eq!(table.text(Export::Position), before, "the board does not change");
        rows += 1;
    }
    assert_eq!(rows, 5);
}

#[test]
fn each_deed_out_of_turn_gets_its_own_reason() {
    let reason = |before: &str, sign: char| {
        let mut order = turn(true);
        verdict(&mut order, before);
        match order.act(deed(sign)) {
            ActionOutcome::Refused(message) => message.id(),
            other => panic!("{before}{sign}: {other:?}"),
        }
    };
    for (before, sign, id) in [
        ("W", 'N', "order_play_first"),
        ("W", 'C', "order_press_later"),
        ("W", 'W', "order_theirs_there"),
        ("WP", 'P', "order_played"),
        ("WP", 'N', "order_press_first"),
        ("WPC", 'C', "order_pressed"),
        ("WPCN", 'N', "order_own_there"),
        ("PC", 'N', "order_theirs_first"),
    ] {
        assert_eq!(reason(before, sign), id, "{before}{sign}");
    }
}

#[test]
fn who_answered_at_once_owes_both_moves() {
    let mut order = turn(true);
    assert_eq!(verdict(&mut order, "PC"), "tolerated");
    assert_eq!(order.next(), Some(TurnAction::WriteTheirs));
    order.they_moved();
    // Not a second time: the sheet is a turn behind.
    assert_eq!(verdict(&mut order.clone(), "P"), "not allowed");
    assert_eq!(verdict(&mut order.clone(), "NP"), "not allowed");
    // Their move, the own one, their next one.
    assert_eq!(verdict(&mut order, "WNWPCN"), "correct");
    assert!(order.is_done());
}

#[test]
fn a_claim_comes_before_the_move_and_needs_a_written_sheet() {
    let mut table = registry::open("chess", None, None).unwrap();
    let refused = |order: &mut TurnOrder, table: &mut notabene_core::game::Game, text: &str| match order
        .claim(table, text, &style("fr"))
    {
        ClaimOutcome::Refused(message) => message.id(),
        other => panic!("{other:?}"),
    };
    let mut order = turn(true);
    assert_eq!(refused(&mut order, &mut table, "e4"), "order_theirs_first");
    assert_eq!(verdict(&mut order, "W"), "correct");
    assert_eq!(refused(&mut order, &mut table, "Ce4"), "not_its_way");
    assert_eq!(order.next(), Some(TurnAction::Play), "a text that is no move is not written");
    assert_eq!(verdict(&mut order, "P"), "correct");
    assert_eq!(refused(&mut order, &mut table, "e4"), "order_claim_late");
    assert_eq!(refused(&mut turn(false), &mut table, "e4"), "order_theirs_first");
}

fn any_deeds() -> impl Strategy<Value = Vec<u8>> {
    prop::collection::vec(0..5u8, 0..40)
}

proptest! {
    #![proptest_config(laws(256))]

    /// Any actions in any order: the expected one is never refused, others are tolerated at
    /// most, and a saved state is restored.
    #[test]
    fn the_next_deed_is_always_right(deeds in any_deeds(), begins: bool) {
        let mut order = TurnOrder::new(begins);
        for n in deeds {
            match TurnAction::ALL.get(usize::from(n)) {
                Some(deed) => drop(order.act(*deed)),
                None => order.they_moved(),
            }
            prop_assert_eq!(TurnOrder::restore(&order.save()), Some(order.clone()));
            if let Some(next) = order.next() {
                prop_assert_eq!(order.clone().act(next), ActionOutcome::Right);
            }
        }
    }

    #[test]
    fn no_text_breaks_a_kept_order(text in ".{0,30}") {
        let restored = TurnOrder::restore(&text).into_iter().chain(TurnOrder::restore(&format!("order 1 {text}")));
        for mut order in restored {
            prop_assert_eq!(TurnOrder::restore(&order.save()), Some(order.clone()));
            order.they_moved();
        }
    }
}
