//! The rules of Scharten one by one, as the source and the decisions state them.

use crate::common::dartboard::*;
use notabene_core::geometry::Field;
use notabene_core::pieces::Role;
use notabene_core::position::{Claim, Ending, Figure, Outcome, Position as _, Side};
use notabene_core::scharten::*;

fn names(fields: impl IntoIterator<Item = Field>) -> Vec<String> {
    fields.into_iter().map(name).collect()
}

fn can(p: &Position, m: &str) -> bool {
    ids(p).iter().any(|id| id == m)
}

fn why(p: &Position, from: &str, to: &str) -> Option<Objection> {
    p.objection(at(from), at(to))
}

fn ending(p: &Position) -> Option<(Option<Side>, Ending)> {
    p.outcome(1).map(|Outcome { winner, by }| (winner, by))
}

#[test]
fn the_quiet_game_starts_with_the_array_of_the_source() {
    let p = Position::start(Rules::QUIET);
    assert_eq!(
        p.text(),
        "1rnbqkqbnr/1ppppppppp/10/10/10/10/1PPPPPPPPP/1RNBQKQBNR w \
         a1a2a7a8b1b2b7b8c1c2c7c8d1d2d7d8e1e2e7e8f1f2f7f8g1g2g7g8h1h2h7h8i1i2i7i8 - 0 1"
    );
    assert_eq!(Position::start(Rules::LOUD).text(), "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0");
    assert_eq!(position(&p.text(), Rules::QUIET), p);
    assert_eq!(p.piece(at("e8")), Some((Side::Black, Role::King)));
    assert!(p.is_unmoved(at("i2")) && !p.is_unmoved(at("i3")));
    assert_eq!(p.throws(), None);
}

#[test]
fn a_lone_king_on_double_cannot_take_on_double() {
    // The mate figure of the source.
    let p = plain("10/10/10/10/10/10/10/5KkR2 b - - 0 1");
    assert_eq!(ending(&p), Some((Some(Side::White), Ending::Checkmate)));
    assert_eq!(why(&p, "f1", "g1"), Some(Objection::Unsupported { needs: 1, has: 0 }));
    let look = p.look(at("f1")).unwrap();
    assert_eq!(look.value, 2);
    assert_eq!(look.attackers, [vec![(at("e1"), 2), (at("g1"), 2)], vec![]]);
    assert_eq!(look.holds, [true, false]);
    // The king on e1 is attacked by one alone, on double: no check.
    assert_eq!(p.look(at("e1")).unwrap().holds, [false, false]);
}

#[test]
fn the_check_example_of_the_source_holds() {
    // The bishop looks along d2-c3-b4-c5-d6-e7.
    let p = plain("10/5k4/8n1/1b5K2/10/10/4B5/10 b - - 0 1");
    assert!(p.in_check());
    assert!(can(&p, "a5b4"), "the bishop blocks");
    let m = the(&p, "e7f6");
    assert_eq!(Insight::new(&p).blow(&m), CheckEffect::Check, "the king beside the king on little");
    // A straight diagonal cannot be travelled back.
    let reach = |text: &str, to: &str| plain(text).attackers_of(at(to), Side::White);
    assert_eq!(names(reach("5k4/10/10/10/10/3B6/10/5K4 w - - 0 1", "e7").iter()), ["c3"]);
    assert!(reach("k9/5B4/10/10/10/10/10/5K4 w - - 0 1", "c3").is_empty());
}

#[test]
fn a_queen_goes_straight_over_the_centre() {
    let text = "10/10/3k6/10/10/10/6Q3/1K8 w - - 0 1";
    let p = plain(text);
    assert!(can(&p, "f2g5"));
    assert_eq!(names(p.trace(&the(&p, "f2g5")).path), ["f2", "g3", "h4", "g5"]);
    let turning = position(text, Rules { diagonal: Diagonal::Turning, ..Rules::QUIET });
    assert!(!can(&turning, "f2g5") && can(&turning, "f2i5"));
    assert_eq!(names(turning.trace(&the(&turning, "f2i5")).path), ["f2", "g3", "h4", "i5"]);
}

#[test]
fn paths_are_told_where_they_are_not_one_step() {
    let p = plain("3k6/10/10/10/4R3P1/10/4P2N2/5K4 w d2 - 0 1");
    let path = |m: &str| names(p.trace(&the(&p, m)).path);
    // Both directions lead to the fields of the ring beyond; the shorter free one is reported.
    assert_eq!(path("d4b4"), ["d4", "c4", "b4", "a4"][..3]);
    assert_eq!(path("d4o4"), ["d4", "c4", "b4", "a4", "o4"]);
    assert_eq!(path("d4h5"), ["d4", "c4", "b4", "a4", "o4", "i5", "h5"]);
    assert_eq!(path("d4d6"), ["d4", "d5", "d6"]);
    assert_eq!(path("d4d5"), ["d4", "d5"], "over the centre");
    assert_eq!(path("d4d3"), [""; 0]);
    assert_eq!(path("h4h5"), ["h4", "h5"]);
    assert_eq!(path("d2d3"), [""; 0]);
    assert_eq!(path("g2f4"), [""; 0]);
    let p = plain("5k4/10/10/10/10/10/K9/10 w - - 0 1");
    assert_eq!(names(p.trace(&the(&p, "o2i7")).path), ["o2", "i7"], "over the border");
}

#[test]
fn support_is_counted_by_fields_or_by_heads() {
    // The rook on a3 (treble) is attacked by the king beside it and by a bishop.
    let text = "5k4/10/10/10/10/1r8/K9/3B6 w - - 0 1";
    let p = plain(text);
    let look = p.look(at("a3")).unwrap();
    assert_eq!((look.value, &look.attackers[0]), (3, &vec![(at("c1"), 2), (at("o2"), 1)]));
    assert!(can(&p, "o2xa3".replace('x', "").as_str()), "the bishop on double gives 2");
    assert_eq!(why(&p, "c1", "a3"), Some(Objection::Unsupported { needs: 2, has: 1 }));
    let count = position(text, Rules { support: Support::Count, ..Rules::QUIET });
    assert!(!can(&count, "o2a3") && !can(&count, "c1a3"));
    assert_eq!(why(&count, "o2", "a3"), Some(Objection::Unsupported { needs: 2, has: 1 }));
}

#[test]
fn protection_may_be_for_unmoved_pieces_only() {
    let text = |unmoved: &str| format!("5k4/10/10/10/10/1r8/K9/10 w {unmoved} - 0 1 0/0 0/0");
    let rules = Rules { protect_unmoved: true, ..Rules::LOUD };
    assert_eq!(why(&plain(&text("-")), "o2", "a3"), Some(Objection::Unsupported { needs: 2, has: 0 }));
    assert_eq!(why(&position(&text("-"), rules), "o2", "a3"), None);
    assert!(why(&position(&text("a3"), rules), "o2", "a3").is_some());
    // In a quiet game the option means nothing.
    let quiet = Rules { protect_unmoved: true, ..Rules::QUIET };
    assert!(why(&position(&text("-").replace(" 0/0 0/0", ""), quiet), "o2", "a3").is_some());
    // A king has the value of its field.
    assert_eq!(position(&text("-"), rules).look(at("e8")).unwrap().value, 2);
}

#[test]
fn every_tempting_move_is_answered_with_its_reason() {
    use Objection::*;
    let start = Position::start(Rules::QUIET);
    assert_eq!(why(&start, "e4", "e5"), Some(Empty));
    assert_eq!(why(&start, "e7", "e5"), Some(NotYourTurn));
    assert_eq!(why(&start, "a1", "b1"), Some(OwnPiece));
    assert_eq!(why(&start, "c1", "c3"), Some(NotItsWay(Role::Bishop)));
    assert_eq!(why(&start, "c1", "e3"), Some(Blocked(at("d2"))));
    assert_eq!(why(&start, "e2", "f3"), Some(NothingToTake));
    assert_eq!(why(&start, "e2", "e5"), Some(NotItsWay(Role::Pawn)));
    assert_eq!(why(&start, "e2", "e4"), None);
    assert_eq!(why(&start, "e1", "g1"), Some(Castling(CastlingBlock::Blocked(at("f1")))));
    let p = after(&start, &["e2e3", "e7e5"]);
    assert_eq!(why(&p, "e3", "e5"), Some(PawnMoved));
    let p = after(&p, &["e3e4", "a7a6"]);
    assert_eq!(why(&p, "e4", "e5"), Some(PawnBlocked));
    let p = plain("k9/10/10/10/3p6/3P6/3RP5/4K5 w c3 - 0 1");
    assert_eq!(why(&p, "c3", "c5"), Some(Blocked(at("c4"))));
    assert_eq!(why(&p, "c2", "c4"), Some(Blocked(at("c3"))));
    assert_eq!(why(&p, "c2", "e2"), None, "the other way round the ring");
    let p = plain("k9/10/4b5/10/10/5R4/5K4/5q4 w - - 0 1");
    assert!(p.in_check());
    assert_eq!(why(&p, "e3", "d3"), Some(StaysInCheck(at("e1"))));
    assert_eq!(why(&p, "e2", "e1"), Some(Unsupported { needs: 1, has: 0 }));
    assert_eq!(why(&p, "e2", "d2"), Some(IntoCheck(at("e1"))));
    let p = plain("k4r4/10/10/10/10/5R4/5K4/10 w - - 0 1");
    assert_eq!(why(&p, "e3", "d3"), Some(Pinned(at("e8"))));
}

#[test]
fn the_king_castles_in_three_directions() {
    let p = plain("10/2k7/10/10/10/10/10/1R3K3R w a1e1i1 - 0 1");
    // A rook may be on either side, or far round the ring.
    for (m, rook) in [("e1g1", "i1"), ("e1c1", "a1")] {
        let trace = p.trace(&the(&p, m));
        assert_eq!(trace.with.map(|(from, _)| from), Some(at(rook)));
        assert_eq!(names(trace.ends), [rook]);
        assert_eq!(trace.path.len(), 3);
    }
    let castled = after(&p, &["e1g1"]);
    assert_eq!(castled.text(), "10/2k7/10/10/10/10/10/1R4RK2 b a1 - 1 1");
    // One rook, both directions.
    let p = plain("10/3p6/2n1k5/10/10/10/10/5K3R w e1i1 - 0 1");
    assert!(can(&p, "e1g1") && can(&p, "e1c1"));
    assert_eq!(after(&p, &["e1c1"]).text(), "10/3p6/2n1k5/10/10/10/10/3KR5 b - - 1 1");
    // Over the centre.
    let p = plain("5R4/2k7/10/10/10/2r7/10/4BKB3 w e1e8 - 0 1");
    assert_eq!(after(&p, &["e1e3"]).text(), "10/2k7/10/10/10/2r2K4/5R4/4B1B3 b - - 1 1");
}

#[test]
fn castling_is_barred_for_a_reason() {
    let bar = |text: &str, to: &str| match why(&plain(text), "e1", to) {
        Some(Objection::Castling(bar)) => Some(bar),
        None => None,
        other => panic!("{other:?}"),
    };
    assert_eq!(bar("10/3k6/10/10/10/10/10/1R3K3R w e1i1 - 0 1", "g1"), None);
    assert_eq!(bar("10/3k6/10/10/10/10/10/1R3K3R w a1i1 - 0 1", "g1"), Some(CastlingBlock::NoRight));
    assert_eq!(bar("10/3k6/10/10/10/10/10/1R3K3R w e1 - 0 1", "g1"), Some(CastlingBlock::NoRight));
    assert_eq!(
        bar("10/3k6/10/10/10/10/10/5KR3 w e1f1 - 0 1", "g1"),
        Some(CastlingBlock::NoRight),
        "too near"
    );
    // The other way round; by putting the king onto the rook only where that is not as near.
    for (rook, onto) in [("5K1R2 w e1g1", "g1"), ("5K2R1 w e1h1", "h1")] {
        let text = format!("10/3k6/10/10/10/10/10/{rook} - 0 1");
        assert_eq!(bar(&text, "c1"), None, "{rook}");
        assert_eq!(bar(&text, onto), (onto == "g1").then_some(CastlingBlock::NoRight), "{rook}");
    }
    assert_eq!(
        bar("10/3k6/10/10/10/10/10/1R3K2NR w e1i1 - 0 1", "g1"),
        Some(CastlingBlock::Blocked(at("h1")))
    );
    // A pawn attacks f1, g1, or the king itself.
    let pawn = |rank: &str| format!("10/3k6/10/10/10/10/{rank}/5K3R w e1i1 - 0 1");
    assert_eq!(bar(&pawn("7p2"), "g1"), Some(CastlingBlock::ThroughCheck(at("f1"))));
    assert_eq!(bar(&pawn("8p1"), "g1"), Some(CastlingBlock::IntoCheck(at("g1"))));
    assert_eq!(bar(&pawn("4p5"), "g1"), Some(CastlingBlock::InCheck));
    assert_eq!(
        why(&plain("1k8/10/10/10/10/10/5K4/9R w - - 0 1"), "e2", "g2"),
        Some(Objection::NotItsWay(Role::King))
    );
}

#[test]
fn pawns_double_promote_and_take_in_passing() {
    // The pawn beside takes; across the border both conditions count (contradictions, X35).
    let p = plain("10/p9/7k2/p9/8pP/2K7/8P1/10 b h2 i3 0 1");
    assert_eq!(ids(&p).iter().filter(|m| m.ends_with("i3")).count(), 1);
    assert_eq!(names(p.trace(&the(&p, "h4i3")).taken), ["i4"]);
    assert_eq!(why(&p, "o7", "i3"), Some(Objection::NothingToTake));
    // A promoted piece has never moved, and castles.
    let p = plain("10/5P4/10/2k5r1/7p2/10/10/1R3K4 w a1e1 - 0 1");
    let p = after(&p, &["e7e8r"]);
    assert!(p.is_unmoved(at("e8")));
    // Rank 1 reached across the border is no promotion (D2).
    let p = plain("nn7R/P9/4k5/10/10/4K5/p9/1N7r w - - 0 1");
    assert!(can(&p, "o7i1") && can(&p, "o7a8n") && !can(&p, "o7a8"));
}

#[test]
fn darts_place_pieces_in_order_in_the_own_half() {
    let p = Position::start(Rules::LOUD);
    let throws = p.throws().unwrap();
    assert_eq!(throws.queue.each_ref().map(Vec::len), [17, 17]);
    assert_eq!((throws.queue[0][8], throws.queue[0][9]), (Figure::Pawn, Figure::Knight));
    assert_eq!((throws.most, throws.misses, throws.in_check), (3, [0, 0], false));
    assert_eq!((throws.area.len(), throws.good.len()), (40, 39), "the king stands in the way");
    for (landed, m) in
        [(Some("c3"), "P@c3"), (Some("c5"), "@-"), (Some("e1"), "@-"), (Some("e8"), "@-"), (None, "@-")]
    {
        assert_eq!(p.throw(landed.map(at)).map(|m| id(&m)).as_deref(), Some(m), "{landed:?}");
    }
    let q = after(&p, &["P@c3"]);
    assert_eq!(q.text(), "5k4/10/10/10/10/3P6/10/5K4 b c3e1e8 - 0 1 16/17 0/0");
    let trace = p.trace(&the(&p, "P@c3"));
    assert_eq!((trace.route, trace.placed), (vec![at("c3")], Some(at("c3"))));
    // A thrown pawn has the double step on any field (D3).
    assert!(can(&after(&q, &["@-"]), "c3c5"));
    // A lost dart changes nothing but the count, and does not restart the fifty moves (D15).
    assert_eq!(after(&p, &["@-"]).text(), "5k4/10/10/10/10/10/10/5K4 b e1e8 - 1 1 17/17 1/0");
    assert_eq!(p.trace(&the(&p, "@-")), Default::default());
}

#[test]
fn so_many_lost_darts_in_a_row_lose() {
    let lost = ["@-"; 4];
    let p = Position::start(Rules::LOUD);
    assert_eq!(ending(&after(&p, &lost)), None);
    let over = after(&after(&p, &lost), &["@-"]);
    assert_eq!(ending(&over), Some((Some(Side::Black), Ending::Fogling)));
    assert!(over.moves().is_empty() && !over.can_move() && over.throw(None).is_none());
    // A move and a placed piece begin anew.
    for other in ["e1e2", "P@a1"] {
        let p = after(&after(&p, &lost), &[other, "e8e7", "@-", "e7e8", "@-"]);
        assert_eq!((ending(&p), p.misses(Side::White)), (None, 2));
    }
    let five = Position::start(Rules { misses: 5, ..Rules::LOUD });
    assert_eq!(ending(&after(&after(&five, &lost), &["@-"])), None);
    assert_eq!(ending(&after(&after(&five, &lost), &["@-"; 5])).map(|e| e.1), Some(Ending::Fogling));
}

#[test]
fn a_dart_in_check_must_end_it() {
    let p = plain("10/4p5/10/1R3k3P/10/3N6/10/5K4 b a5c3d7e1 - 0 1 2/2 0/2");
    let throws = p.throws().unwrap();
    assert!(throws.in_check);
    assert_eq!(names(throws.good.iter()), ["b5", "c5", "d5"]);
    assert_eq!(p.throw(Some(at("b5"))).map(|m| m.kind), Some(Kind::Dart));
    assert_eq!(p.throw(Some(at("b6"))).map(|m| m.kind), Some(Kind::Wasted));
    assert_eq!(p.throw(Some(at("a1"))).map(|m| m.kind), Some(Kind::Lost));
    // Forty fields of the half, less three good and three occupied ones, and beside them all.
    assert_eq!(p.blunders().len(), 40 - 3 - 4 + 1);
    for m in p.blunders() {
        assert_eq!(p.play(&m), Err(notabene_core::position::PlayError));
        let mut after = p.clone();
        after.play_unchecked(&m);
        assert_eq!(ending(&after), Some((Some(Side::White), Ending::DartInCheck)), "{m:?}");
        assert_eq!(plain(&after.text()), after);
    }
    assert_eq!(Insight::new(&p).blow(&the(&p, "Q@b6")), CheckEffect::None);
}

#[test]
fn some_positions_are_dead_at_once() {
    for (text, dead) in [
        ("5k4/10/10/10/10/10/10/5K4 w - - 0 1", true),
        ("5k4/10/10/10/10/10/10/4BK4 w - - 0 1", true),
        ("5k4/10/10/10/10/10/10/4NK4 w - - 0 1", true),
        ("4nk4/10/10/10/10/10/10/4NK4 w - - 0 1", false),
        ("5k4/10/10/10/10/10/10/3BBK4 w - - 0 1", false),
        ("5k4/10/10/10/10/10/4P5/5K4 w - - 0 1", false),
        ("5k4/10/10/10/10/10/10/5K4 w - - 0 1 0/1 0/0", false),
        ("5k4/10/10/10/10/10/10/5K4 w - - 0 1 0/0 0/0", true),
    ] {
        let p = plain(text);
        assert_eq!(ending(&p).is_some_and(|e| e == (None, Ending::Dead)), dead, "{text}");
        // D14: no mate is possible only in a dead position.
        assert_eq!(Side::BOTH.map(|side| p.can_win(side)), [!dead; 2], "{text}");
    }
}

#[test]
fn draws_are_claimed_and_come_by_themselves() {
    let p = |n: u32| plain(&format!("5k4/10/10/10/10/10/3R6/5K4 w - - {n} 90"));
    assert_eq!(p(99).claims(2), []);
    assert_eq!(p(100).claims(3), [Claim::Repetition3, Claim::Moves50]);
    assert_eq!(p(149).outcome(4), None);
    let by = |n, times| p(n).outcome(times).map(|o| o.by);
    assert_eq!((by(149, 5), by(150, 4)), (Some(Ending::Repetition5), Some(Ending::Moves75)));
    assert_eq!(p(7).quiet_plies(), 7);
}

#[test]
fn positions_repeat_only_with_the_same_rights() {
    let same = |a: &str, b: &str| plain(a).repeats(&plain(b));
    let board = |unmoved: &str, rest: &str| format!("5k4/10/10/10/10/10/3P6/1R3K3R b {unmoved} {rest}");
    assert!(same(&board("a1e1", "- 0 1"), &board("a1e1", "- 9 7")));
    assert!(!same(&board("a1e1", "- 0 1"), &board("e1", "- 0 1")), "a rook right");
    assert!(same(&board("a1", "- 0 1"), &board("-", "- 0 1")), "none without the king (D13)");
    assert!(!same(&board("c2", "- 0 1"), &board("-", "- 0 1")), "a double step (D13)");
    // An en passant right counts only where a pawn may take.
    let passed = |black: &str, ep: &str| format!("5k4/10/10/10/4P{black}/10/10/5K4 b - {ep} 0 1");
    assert!(same(&passed("5", "d3"), &passed("5", "-")));
    assert!(!same(&passed("p4", "d3"), &passed("p4", "-")));
    let loud = |rest: &str| format!("5k4/10/10/10/10/10/10/5K4 w - - 0 1 {rest}");
    assert!(!same(&loud("1/1 0/0"), &loud("1/1 1/0")) && !same(&loud("1/1 0/0"), &loud("2/1 0/0")));
}

#[test]
fn a_bad_text_is_answered_with_place_and_reason() {
    use TextFault::*;
    let board = "10/10/10/10/10/10/10/10";
    for (text, at, fault) in [
        (String::new(), 0, RankCount),
        ("10/10".into(), 5, RankCount),
        (format!("{board}/10"), 23, RankCount),
        ("11/10/10/10/10/10/10/10".into(), 1, RankLength),
        ("9/10/10/10/10/10/10/10".into(), 1, RankLength),
        ("9kk/10/10/10/10/10/10/10".into(), 2, RankLength),
        ("10/10/10/10/10/10/10/0".into(), 21, Piece),
        ("10/10/10/10/10/10/10/x9".into(), 21, Piece),
        ("10/10/10/10/10/10/10/é9".into(), 21, Piece),
        ("99999999999999999999".into(), 1, RankLength),
        (format!("{board} x"), 24, Turn),
        (format!("{board} w a1a9"), 28, Unmoved),
        (format!("{board} w a1a"), 28, Unmoved),
        (format!("{board} w - j3"), 28, EnPassant),
        (format!("{board} w - - -1"), 30, Counter),
        (format!("{board} w - - 0 100000"), 32, Counter),
        (format!("{board} w - - 0 1 18/0"), 34, Throws),
        (format!("{board} w - - 0 1 1"), 34, Throws),
        (format!("{board} w - - 0 1 1/1/1"), 34, Throws),
        (format!("{board} w - - 0 1 1/1 0/x"), 38, Throws),
        (format!("{board} w - - 0 1 1/1 0/0 more"), 42, Trailing),
    ] {
        assert_eq!(Setup::from_text(&text), Err(TextError { at, fault }), "{text}");
    }
    let short = Setup::from_text(board).unwrap();
    assert_eq!(short.text(), format!("{board} w - - 0 1"));
}

#[test]
fn an_unplayable_setup_gives_all_its_reasons() {
    use SetupError::*;
    let reasons = |text: &str| {
        let loud = text.split(' ').count() > 6;
        Setup::from_text(text).unwrap().reasons(if loud { Rules::LOUD } else { Rules::QUIET })
    };
    assert_eq!(
        reasons("P9/10/10/10/10/10/10/p9 w a1 - 0 1"),
        [
            NoKing(Side::White),
            NoKing(Side::Black),
            PawnOnEdge(at("o1")),
            PawnOnEdge(at("o8")),
            Unmoved(at("a1"))
        ]
    );
    assert_eq!(reasons("kk8/10/10/10/10/10/10/4K5 w - - 0 1"), [ManyKings(Side::Black)]);
    assert_eq!(reasons("10/10/10/5k4/5R4/10/10/K9 w - - 0 1"), [OpponentInCheck(Side::Black)]);
    assert_eq!(reasons("k9/10/10/10/5P4/10/10/K9 b - d3 0 1"), [EnPassant]);
    assert_eq!(reasons("k9/10/10/10/5P4/10/10/K9 b e4 e3 0 1"), [EnPassant], "it has just moved");
    assert_eq!(reasons("k9/10/10/5P4/10/10/10/K9 b - e4 0 1"), [], "the double step is the pawn's (D3)");
    assert_eq!(reasons("k9/10/10/5P4/10/10/10/K9 b - e4 0 1 9/9 0/0"), []);
    // In a loud game it may be the end, if a dart was the last turn.
    let loud = |rest: &str| reasons(&format!("10/10/10/5k4/5R4/10/10/K9 w - - {rest}"));
    assert_eq!(loud("3 9 9/9 0/0"), [OpponentInCheck(Side::Black)]);
    assert_eq!(loud("3 9 9/9 0/1"), []);
    let quiet = Setup::from_text("k9/10/10/10/10/10/10/K9 w - - 0 1").unwrap();
    assert_eq!(quiet.position(Rules::LOUD), Err(vec![Throws]));
    let loud = Setup { to_throw: Some([1, 1]), ..quiet };
    assert_eq!(loud.position(Rules::QUIET), Err(vec![Throws]));
}

#[test]
fn what_was_decided_can_be_listed() {
    let decisions = Rules::QUIET.decisions();
    let numbers: Vec<u8> = decisions.iter().map(|d| d.number).collect();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
    for (decision, name) in decisions.iter().filter_map(|d| d.option.map(|name| (d.number, name))) {
        assert!(matches!((decision, name), (1, "diagonal") | (4, "support") | (9, "unmoved")));
        let fault = Rules::LOUD.with_options(name).unwrap_err().fault;
        assert!(matches!(fault, OptionFault::Value(option) if option.name == name), "{name} is an option");
    }
}
