//! The explained effect of a dart is its real effect, for every bed.

use notabene_core::exchange::Export;
use notabene_core::game::{Game, Go, Strictness, Tap, Touch, Typing, registry};
use notabene_core::geometry::dart::Hand;
use notabene_core::geometry::dartboard::Bed;
use notabene_core::notation::Style;
use notabene_core::position::{Ending, Outcome, Side};

const START: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0";
/// A rook on e6 attacks the king on e2: a dart on e3 or e4 helps.
const CHECK: &str = "5k4/10/5r4/10/10/10/5K4/10 w e8 - 0 1 17/17 0/0";
const BLACK_LOST_TWO: &str = "5k4/10/10/10/10/10/5P4/5K4 b e1e2e8 - 0 1 16/17 0/2";

fn loud(position: &str) -> Game {
    registry::open("scharten-loud", Some(position), None).unwrap()
}

/// Throws as the page does.
fn throw(table: &mut Game, bed: Bed) {
    match bed.field() {
        Some(field) => assert!(matches!(table.tap(field, Touch::Dart, &Style::pgn()), Tap::Played(_))),
        None => drop(table.enter("@-", &Style::pgn()).unwrap()),
    }
}

fn beds() -> impl Iterator<Item = Bed> {
    Bed::all().chain([Bed::Outside])
}

/// Throws at every bed in turn; how many of them placed a piece.
#[track_caller]
fn check_all(table: &mut Game) -> usize {
    let before = table.scene();
    let (side, throws) = (before.turn, before.throws.clone().unwrap());
    let mut placed = 0;
    for bed in beds() {
        let fate = before.dart_outcome(bed).unwrap();
        throw(table, bed);
        let (after, status) = (table.scene(), table.status());
        let lands = after.pieces.len() > before.pieces.len();
        let wins = |by| Some(Outcome { winner: Some(side.other()), by });
        let lost = after.throws.unwrap().misses[side.index()];
        if fate.placed {
            placed += 1;
            assert!(lands, "{}", bed.name());
            assert!(after.pieces.iter().any(|p| Some(p.field) == fate.field && p.glyph.side == side));
            assert_eq!((lost, fate.misses), (0, None));
            assert!(!matches!(
                status.outcome,
                Some(Outcome { by: Ending::Fogling | Ending::DartInCheck, .. })
            ));
        } else if throws.in_check {
            assert_eq!(status.outcome, wins(Ending::DartInCheck), "{}", bed.name());
        } else {
            assert!(!lands, "{}", bed.name());
            assert_eq!(lost, throws.misses[side.index()] + 1);
            let ends = lost >= throws.most;
            assert_eq!(status.outcome, wins(Ending::Fogling).filter(|_| ends), "{}", bed.name());
            assert_eq!(fate.misses.is_none(), ends);
        }
        table.go(Go::Undo);
        assert_eq!(table.scene().pieces, before.pieces);
    }
    placed
}

#[test]
fn every_bed_comes_to_what_is_told() {
    // Forty fields of the own half, one of them occupied by the king.
    assert_eq!(check_all(&mut loud(START)), 39);
    assert_eq!(check_all(&mut loud(CHECK)), 2);
    assert_eq!(check_all(&mut loud(BLACK_LOST_TWO)), 39);
}

/// Games in which both sides throw at random, checking all beds after each dart.
#[test]
fn thrown_games_are_told_rightly_to_their_end() {
    let mut ends = 0;
    for game in 0..12 {
        let mut table = loud(START);
        for ply in 0..70 {
            if table.status().is_over() {
                ends += 1;
                break;
            }
            let scene = table.scene();
            if scene.next_dart().is_none() {
                break;
            }
            if ply % 9 == 0 {
                check_all(&mut table);
            }
            let y = if scene.turn == Side::White { 100.0 } else { -100.0 };
            let aim = notabene_core::geometry::Point { x: 0.0, y };
            throw(&mut table, Bed::at(Hand::Shaky.land(aim, true, game * 100 + ply)));
        }
    }
    assert!(ends > 0, "some games end while pieces are left");
}

#[test]
fn the_stake_is_told_in_check_and_only_there() {
    assert_eq!(loud(START).scene().stake_message(), None);
    assert_eq!(loud(CHECK).scene().stake_message().map(|m| m.id()), Some("dart_at_stake"));
    // Two rooks at once: one dart cannot help.
    let double = loud("5k4/10/5r4/10/10/10/r4K4/10 w e8 - 0 1 17/17 0/0");
    assert_eq!(double.scene().stake_message().map(|m| m.id()), Some("dart_hopeless"));
    let quiet = registry::open("scharten", None, None).unwrap().scene();
    assert_eq!((quiet.stake_message(), quiet.next_dart(), quiet.dart_outcome(Bed::Bull)), (None, None, None));
}

/// Typing where darts are thrown at a real board.
fn typing(real_darts: bool) -> Typing {
    Typing { real_darts, ..Typing::of_moves(Style::pgn(), Strictness::Guided) }
}

#[test]
fn a_typed_bed_is_the_dart_that_was_thrown() {
    for bed in beds() {
        let (mut typed, mut thrown) = (loud(START), loud(START));
        let came = typed.type_text(&format!(" {} ", bed.name()), &typing(true));
        assert_eq!((came.played.len(), came.refusal), (0, None), "{}", bed.name());
        assert_eq!(came.dart, thrown.scene().dart_outcome(bed), "{}", bed.name());
        throw(&mut thrown, bed);
        assert_eq!(typed.scene().pieces, thrown.scene().pieces, "{}", bed.name());
        // The bed stands beside the move.
        let record = typed.text(Export::Save);
        assert_eq!(record.contains(&bed.name()), bed != Bed::Outside, "{record}");
    }
}

#[test]
fn what_is_no_bed_is_a_move_or_is_refused() {
    // A single has two beds: which one is asked.
    let mut table = loud(START);
    let asked = table.type_text("20", &typing(true)).refusal.expect("a question").1;
    assert_eq!((asked.because.id(), &asked.nearest[..]), ("bed_single", &["F20".into(), "L20".into()][..]));
    assert!(table.type_offer(&asked.nearest[0], &typing(true)).dart.is_some());
    table.go(Go::Undo);
    assert!(table.type_text("T27", &typing(true)).refusal.is_some());
    // A field is no bed, and without real darts no bed is known.
    assert_eq!(table.type_text("@f4", &typing(true)).dart, None);
    let mut table = loud(START);
    assert_eq!(table.type_text("T20", &typing(false)).dart, None);
    // Chess throws no darts.
    let mut chess = registry::open("chess", None, None).unwrap();
    assert!(chess.type_text("T20", &typing(true)).refusal.is_some());
}
