//! Rare situations of Scharten, hardly reached in play: arbitrary arrangements and their messages.

use crate::common::Dice;
use crate::common::dartboard::*;
use crate::common::laws::laws;
use notabene_core::geometry::{DARTBOARD, Field};
use notabene_core::i18n::{MessageKind as Said, Msg, Piece};
use notabene_core::msg;
use notabene_core::notation::{Notation, Style};
use notabene_core::pieces::Role;
use notabene_core::position::{Ending, Outcome, Position as _, Side};
use notabene_core::scharten::*;
use proptest::prelude::*;

fn why(p: &Position, from: &str, to: &str) -> Option<Objection> {
    p.objection(at(from), at(to))
}

/// Why a text is no move.
fn refused(p: &Position, text: &str) -> Msg {
    p.read(text, &Style::pgn()).map(|found| p.id(&found.m)).expect_err(text).because
}

fn reasons(text: &str) -> Vec<SetupError> {
    let loud = text.split(' ').count() > 6;
    Setup::from_text(text).unwrap().reasons(if loud { Rules::LOUD } else { Rules::QUIET })
}

#[test]
fn the_double_step_belongs_to_the_pawn_in_quiet_games_too() {
    let p = plain("5k4/10/10/10/10/5P4/10/5K4 w e1e3e8 - 0 1");
    let p = after(&p, &["e3e5"]);
    assert_eq!(p.text(), "5k4/10/10/5P4/10/10/10/5K4 b e1e8 e4 0 1");
    assert_eq!(plain(&p.text()), p);
    // It came from an empty field over an empty field, and has moved.
    assert_eq!(reasons("5k4/10/10/5P4/5P4/10/10/5K4 b - e4 0 1"), [SetupError::EnPassant]);
    assert_eq!(reasons("5k4/10/10/5P4/10/5N4/10/5K4 b - e4 0 1"), [SetupError::EnPassant]);
    assert_eq!(reasons("5k4/10/10/5P4/10/10/10/5K4 b e5 e4 0 1"), [SetupError::EnPassant]);
    // No piece comes from beyond the edge.
    assert_eq!(reasons("5k4/10/10/10/10/10/5P4/K9 b - e1 0 1"), [SetupError::EnPassant]);
}

#[test]
fn a_double_step_never_ends_on_the_last_rank() {
    let p = plain("2k7/10/5P4/10/10/10/10/5K4 w e6 - 0 1");
    assert_eq!(ids(&p).iter().filter(|m| m.starts_with("e6")).collect::<Vec<_>>(), ["e6e7"]);
    assert_eq!(why(&p, "e6", "e8"), Some(Objection::PawnAtEdge));
    let edge = msg!(PawnAtEdge { field: "e6".into() });
    for text in ["e6e8", "e8=Q", "e8"] {
        assert_eq!(refused(&p, text), edge, "{text}");
    }
    assert_eq!(p.explain_illegal(at("e6"), at("e8")).map(|why| why.message), Some(edge));
    let black = plain("2k7/10/10/10/10/5p4/10/6K3 b e3 - 0 1");
    assert_eq!(why(&black, "e3", "e1"), Some(Objection::PawnAtEdge));
    // The blocking piece is named first.
    let blocked = plain("2k7/5n4/5P4/10/10/10/10/5K4 w e6 - 0 1");
    assert_eq!(why(&blocked, "e6", "e8"), Some(Objection::Blocked(at("e7"))));
    // After a move the reason is the lost right; one rank earlier there is none.
    assert_eq!(why(&plain("2k7/10/5P4/10/10/10/10/5K4 w - - 0 1"), "e6", "e8"), Some(Objection::PawnMoved));
    assert_eq!(why(&plain("2k7/10/10/5P4/10/10/10/5K4 w e5 - 0 1"), "e5", "e7"), None);
}

#[test]
fn a_rook_that_may_not_castle_is_no_obstacle() {
    let bar = |text: &str, to: &str| why(&plain(text), "e1", to);
    let no_right = Some(Objection::Castling(CastlingBlock::NoRight));
    // The rook on a1 has moved; the one on i1 has not, and is far round the ring.
    let moved = "10/10/3k6/10/10/10/10/1R3K3R w e1i1 - 0 1";
    assert_eq!(bar(moved, "c1"), no_right);
    assert_eq!(bar(moved, "g1"), None);
    assert_eq!(refused(&plain(moved), "Kc1"), msg!(CastlingNoRook));
    // Pieces before it are then irrelevant.
    assert_eq!(bar("10/10/3k6/10/10/10/10/1RN2K3R w e1i1 - 0 1", "c1"), no_right);
    assert_eq!(
        bar("10/10/3k6/10/10/10/10/1RN2K3R w a1e1i1 - 0 1", "c1"),
        Some(Objection::Castling(CastlingBlock::Blocked(at("b1"))))
    );
    assert_eq!(
        bar("10/10/3k6/10/10/10/10/1Rn2K3R w a1e1i1 - 0 1", "c1"),
        Some(Objection::Castling(CastlingBlock::Blocked(at("b1"))))
    );
    // A rook that is too near.
    assert_eq!(bar("10/10/3k6/10/10/10/10/5KNR2 w e1g1 - 0 1", "g1"), no_right);
}

#[test]
fn a_king_without_a_rook_that_way_goes_one_field() {
    let king = msg!(WayRound { piece: Piece::King });
    let alone = plain("10/10/3k6/10/10/10/10/5K4 w e1 - 0 1");
    for text in ["Ke3", "Kg1", "Kc1"] {
        assert_eq!(refused(&alone, text), king, "{text}");
    }
    // No rook on the line; on the ring there are two.
    let p = plain("10/10/3k6/10/10/10/10/1R3K3R w a1e1i1 - 0 1");
    assert_eq!(refused(&p, "Ke3"), king);
    let p = plain("5R4/10/3k6/10/10/10/10/5K4 w e1 - 0 1");
    assert_eq!(refused(&p, "Ke3"), msg!(CastlingNoRook), "that rook has moved");
}

#[test]
fn a_rook_beside_the_king_is_taken_up_not_castled_with() {
    let beside = plain("10/10/3k6/10/10/10/10/5KR3 w e1f1 - 0 1");
    let castling = the(&beside, "e1c1");
    assert_eq!(beside.trace(&castling).with.map(|(rook, _)| rook), Some(at("f1")));
    assert_eq!(beside.trace(&castling).ends, []);
    assert_eq!(why(&beside, "e1", "f1"), Some(Objection::OwnPiece));
    assert!(refused(&beside, "Kf1").kind() == Said::OwnPiece, "{:?}", refused(&beside, "Kf1"));
    let two = plain("10/10/3k6/10/10/10/10/5K1R2 w e1g1 - 0 1");
    assert_eq!(two.trace(&the(&two, "e1c1")).ends, []);
    assert_eq!(why(&two, "e1", "g1"), Some(Objection::Castling(CastlingBlock::NoRight)));
    let three = plain("10/10/3k6/10/10/10/10/5K2R1 w e1h1 - 0 1");
    assert_eq!(three.trace(&the(&three, "e1c1")).ends, [at("h1")]);
    assert_eq!(why(&three, "e1", "h1"), None);
}

#[test]
fn taking_in_passing_must_not_lay_the_king_bare() {
    // Both pawns leave the ring between rook and king at once; the white pawn on g4 holds the other way round.
    let bare = plain("3k6/10/10/2r1Pp2K1/7P2/10/10/10 w c8 e6 0 1");
    assert!(!ids(&bare).contains(&"d5e6".into()));
    assert_eq!(why(&bare, "d5", "e6"), Some(Objection::Pinned(at("b5"))));
    let off = plain("3k6/10/2r7/4Pp2K1/7P2/10/10/10 w c8 e6 0 1");
    assert!(ids(&off).contains(&"d5e6".into()));
}

#[test]
fn protected_pieces_repeat_only_unmoved_as_they_were() {
    let text = |unmoved: &str| format!("5k4/10/10/10/10/10/10/2N2K4 w {unmoved} - 0 1 1/1 0/0");
    let same = |rules: Rules| position(&text("b1"), rules).repeats(&position(&text("-"), rules));
    assert!(same(Rules::LOUD));
    assert!(!same(Rules { protect_unmoved: true, ..Rules::LOUD }), "D9");
}

#[test]
fn of_two_who_lost_all_darts_the_last_to_throw_has_lost() {
    for (turn, winner) in [("w", Side::White), ("b", Side::Black)] {
        let p = plain(&format!("5k4/10/10/10/10/10/10/5K4 {turn} - - 9 9 9/9 3/3"));
        assert_eq!(p.outcome(1), Some(Outcome { winner: Some(winner), by: Ending::Fogling }));
    }
}

#[test]
fn only_a_dart_may_leave_the_waiting_king_in_check() {
    use SetupError::*;
    let text = |ring: &str, rest: &str| format!("10/4p5/2q7/{ring}/10/3N6/10/5K4 w {rest}");
    let loud = |ring: &str, rest: &str| reasons(&text(ring, rest));
    let (ring, in_check) = ("1R3k3P", [OpponentInCheck(Side::Black)]);
    // The queen on b6 is the last piece that Black has thrown.
    let wasted = "a5b6c3d7e1 - 0 2 2/1 0/0";
    assert_eq!(loud(ring, wasted), []);
    assert_eq!(plain(&text(ring, wasted)).outcome(1).map(|o| o.by), Some(Ending::DartInCheck));
    // A turn that counts, a double step, a queen that has moved, or another last piece: no dart.
    assert_eq!(loud(ring, "a5b6c3d7e1 - 1 2 2/1 0/0"), in_check);
    assert_eq!(loud("1R3k1p1P", "a5b6c3d7e1 g6 0 2 2/1 0/0"), in_check);
    assert_eq!(loud(ring, "a5c3d7e1 - 0 2 2/1 0/0"), in_check);
    assert_eq!(loud(ring, "a5b6c3d7e1 - 0 2 2/2 0/0"), in_check);
    assert_eq!(loud(ring, "a5b6c3d7e1 - 0 2 2/17 0/0"), in_check);
}

#[test]
fn counters_stay_where_they_can_be_read() {
    let p = plain("5k4/10/10/10/10/10/10/5K4 b e1e8 - 99999 99999 17/17 0/0");
    let p = after(&p, &["@-"]);
    assert_eq!(p.text(), "5k4/10/10/10/10/10/10/5K4 w e1e8 - 99999 99999 17/17 0/1");
    assert_eq!(plain(&p.text()), p);
    // Arrangements from other sources than a text.
    let mut setup = Setup::from(&p);
    (setup.halfmoves, setup.number) = (u32::MAX, u32::MAX);
    let p = after(&setup.position(Rules::LOUD).unwrap(), &["@-", "@-"]);
    assert_eq!(plain(&p.text()), p);
}

#[test]
fn taking_in_passing_is_explained_by_where_the_pawn_stands() {
    let message = |text: &str, id: &str| {
        let p = plain(text);
        let tokens = p.write(&the(&p, id), &Style::pgn());
        tokens.into_iter().map(|t| t.message).find(|msg| matches!(msg.kind(), Said::Takes | Said::TakesFree))
    };
    // It passed treble and is on little, where any piece may capture.
    let little = message("10/10/7k2/p9/8pP/2K7/8P1/10 b h2 i3 0 1", "h4i3");
    assert!(little.as_ref().is_some_and(|msg| msg.kind() == Said::Takes), "{little:?}");
    // It passed fat and is on treble.
    let treble = message("10/10/7k2/10/10/4Pp4/10/2K7 b - d2 0 1", "e3d2");
    assert!(treble.as_ref().is_some_and(|msg| msg.kind() == Said::TakesFree), "{treble:?}");
}

/// Any pieces on any fields, any of them unmoved; nothing if that cannot be played.
fn arranged(rules: Rules, dice: &mut Dice) -> Option<Position> {
    let mut setup = Setup::empty();
    for _ in 0..dice.below(24) {
        let at = dice.below(80);
        let role = if dice.below(2) == 0 { Role::Pawn } else { Role::ALL[dice.below(6)] };
        let side = Side::BOTH[dice.below(2)];
        let edge = match side {
            Side::White => at >= 70,
            Side::Black => at < 10,
        };
        if role != Role::King && !(role == Role::Pawn && edge) {
            setup.board[at] = Some((side, role));
        }
    }
    // Often at home, where castling is near.
    for (side, home) in Side::BOTH.into_iter().zip([5, 75]) {
        let at = if dice.below(2) == 0 { home } else { dice.below(80) };
        setup.board[at] = Some((side, Role::King));
    }
    for at in DARTBOARD.fields() {
        if setup.board[at.index()].is_some() && dice.below(2) == 0 {
            setup.unmoved.insert(at);
        }
    }
    setup.turn = Side::BOTH[dice.below(2)];
    setup.to_throw = rules.loud.then(|| [dice.below(4) as u8, dice.below(4) as u8]);
    setup.position(rules).ok()
}

fn any_rules() -> impl Strategy<Value = Rules> {
    (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>()).prop_map(
        |(loud, straight, value, protect_unmoved)| Rules {
            loud,
            diagonal: if straight { Diagonal::Straight } else { Diagonal::Turning },
            support: if value { Support::Value } else { Support::Count },
            protect_unmoved,
            misses: 3,
        },
    )
}

/// A move, double steps preferred; now and then a throw that loses.
fn chosen(p: &Position, dice: &mut Dice) -> Option<Move> {
    let (moves, blunders) = (p.moves(), p.blunders());
    if !blunders.is_empty() && dice.below(6) == 0 {
        return Some(blunders[dice.below(blunders.len())]);
    }
    let double: Vec<&Move> = moves.iter().filter(|m| m.kind == Kind::DoubleStep).collect();
    match double.len() {
        0 => moves.get(dice.below(moves.len().max(1))).copied(),
        _ if dice.below(2) == 0 => Some(*double[dice.below(double.len())]),
        _ => moves.get(dice.below(moves.len())).copied(),
    }
}

proptest! {
    #![proptest_config(laws(300))]

    /// Whatever arrangement play begins with, the text of every position that it reaches opens.
    #[test]
    fn every_position_reached_from_any_arrangement_survives_its_text(rules in any_rules(), seed in any::<u64>()) {
        let mut dice = Dice(seed);
        let Some(mut p) = arranged(rules, &mut dice) else { return Ok(()) };
        for _ in 0..12 {
            let text = p.text();
            let back = Setup::from_text(&text).unwrap().position(rules);
            prop_assert_eq!(back.as_ref(), Ok(&p), "{}", text);
            let Some(m) = chosen(&p, &mut dice) else { break };
            p.play_unchecked(&m);
        }
    }

    /// A piece can go exactly where nothing objects, in any arrangement.
    #[test]
    fn objections_are_the_other_side_of_legality_in_any_arrangement(rules in any_rules(), seed in any::<u64>()) {
        let Some(p) = arranged(rules, &mut Dice(seed)) else { return Ok(()) };
        let moves = p.moves();
        let lost = matches!(p.outcome(1).map(|o| o.by), Some(Ending::Fogling | Ending::DartInCheck));
        let ways: Vec<_> = moves.iter().filter(|m| !m.is_throw()).map(|m| (m.from, p.trace(m))).collect();
        for from in DARTBOARD.fields().filter(|at| !lost && p.piece(*at).is_some()) {
            let leads = |to: Field| ways.iter().any(|(start, t)| *start == from && (t.route.ends_with(&[to]) || t.ends.contains(&to)));
            for to in DARTBOARD.fields() {
                prop_assert_eq!(leads(to), p.objection(from, to).is_none(), "{} to {} in {}", name(from), name(to), p.text());
            }
        }
    }
}
