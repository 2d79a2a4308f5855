//! "Touched is moved": what a touch binds to, and what it does not.

use crate::common;
use crate::common::laws::laws;
use notabene_core::game::{Game, Go, Mark, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::{Letters, Style};
use proptest::prelude::*;

fn style() -> Style {
    Style::of(Letters::find("en").unwrap())
}
fn chess(fen: &str) -> Game {
    registry::open("chess", Some(fen), None).unwrap()
}
fn at(table: &Game, name: &str) -> Field {
    (0..=255).map(Field).find(|field| table.field_name(*field) == name).unwrap()
}
fn touch(table: &mut Game, names: &str) -> Tap {
    let fields: Vec<Field> = names.split(' ').map(|name| at(table, name)).collect();
    fields.into_iter().map(|field| table.tap(field, Touch::Bind, &style())).last().unwrap()
}
fn refused(tap: Tap) -> String {
    match tap {
        Tap::Refused(why) => why.message.id().into(),
        other => panic!("{other:?}"),
    }
}
fn held(table: &Game) -> Vec<String> {
    let held = table.scene().marks.into_iter().filter(|(_, mark)| *mark == Mark::Held);
    held.map(|(field, _)| table.field_name(field)).collect()
}

#[test]
fn the_first_touched_piece_is_played_wherever_it_likes() {
    let mut table = registry::open("chess", None, None).unwrap();
    assert_eq!(touch(&mut table, "g1"), Tap::Held);
    // Neither a second touch, nor another piece, nor an empty field releases it.
    for name in ["g1", "b1", "e2"] {
        assert_eq!(refused(touch(&mut table, name)), "touch_bound", "{name}");
        assert_eq!(held(&table), ["g1"]);
    }
    assert_eq!(refused(touch(&mut table, "g3")), "not_its_way", "the reason is told, and the piece stays");
    assert_eq!(held(&table), ["g1"]);
    assert_eq!(
        table.tap(at(&table, "e5"), Touch::Drop, &style()),
        Tap::Refused(match touch(&mut table, "e5") {
            Tap::Refused(why) => why,
            other => panic!("{other:?}"),
        })
    );
    assert_eq!(table.choose(None), Tap::Held, "Escape does not help either");
    assert!(matches!(touch(&mut table, "h3"), Tap::Played(_)), "until it is let go, every goal is free");
    assert_eq!(touch(&mut table, "e7"), Tap::Held, "the other player begins afresh");
}

#[test]
fn walking_away_typing_and_dropping_do_not_loosen_the_bond() {
    let mut table = registry::open("chess", None, None).unwrap();
    touch(&mut table, "e2 e4 e7 e5 g1");
    table.go(Go::First);
    assert!(held(&table).is_empty());
    table.go(Go::Last);
    assert_eq!(held(&table), ["g1"]);
    assert_eq!(table.enter("d4", &style()).unwrap_err().because.id(), "touch_bound");
    assert_eq!(table.enter("b1c3", &style()).unwrap_err().because.id(), "touch_bound");
    assert!(table.enter("Nf3", &style()).is_ok());
    // Undo lifts the duty.
    touch(&mut table, "b8");
    table.go(Go::Undo);
    assert!(matches!(touch(&mut table, "d2 d4"), Tap::Played(_)));
}

#[test]
fn what_cannot_move_binds_nobody() {
    let mut table = registry::open("chess", None, None).unwrap();
    assert_eq!(refused(touch(&mut table, "a1")), "touch_free");
    assert_eq!(touch(&mut table, "e4"), Tap::Nothing);
    assert_eq!(refused(touch(&mut table, "e7")), "not_your_turn", "nobody can take it");
    assert!(matches!(touch(&mut table, "e2 e4"), Tap::Played(_)));
    let mut pinned = chess("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    assert_eq!(refused(touch(&mut pinned, "e2")), "touch_free");
    assert_eq!(touch(&mut pinned, "e1"), Tap::Held);
}

#[test]
fn a_touched_piece_of_the_other_side_is_taken() {
    let mut table = chess("4k3/8/8/3p4/4P3/2N5/8/4K3 w - - 0 1");
    assert_eq!(refused(touch(&mut table, "d5")), "touch_take");
    assert_eq!(refused(touch(&mut table, "e1")), "touch_take", "the king cannot take it");
    assert_eq!(refused(touch(&mut table, "a3")), "touch_take");
    assert_eq!(table.enter("Kd1", &style()).unwrap_err().because.id(), "touch_take");
    assert!(matches!(touch(&mut table, "c3"), Tap::Played(_)));
    assert_eq!(table.sheet(&style()).rows[0].first.as_ref().unwrap().text(), "Nxd5");
    // In passing, and with a promotion.
    let mut passing = chess("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    assert!(matches!(touch(&mut passing, "d5 e5"), Tap::Played(_)));
    assert_eq!(passing.sheet(&style()).rows[0].first.as_ref().unwrap().text(), "exd6");
    let mut promotes = chess("3n4/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    assert!(matches!(touch(&mut promotes, "d8 e7"), Tap::Choose(choices) if choices.len() == 4));
}

#[test]
fn a_touched_king_may_castle_and_a_touched_rook_may_not() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for taps in ["e1 g1", "e1 h1"] {
        assert!(matches!(touch(&mut chess(fen), taps), Tap::Played(_)), "{taps}");
    }
    let mut rook = chess(fen);
    assert_eq!(refused(touch(&mut rook, "h1 e1")), "touch_bound");
    assert_eq!(rook.enter("O-O", &style()).unwrap_err().because.id(), "touch_bound");
    // A king that was touched and may not castle has to move otherwise.
    let mut no = chess("r3k2r/8/8/8/8/6r1/8/R3K2R w KQkq - 0 1");
    assert_ne!(refused(touch(&mut no, "e1 g1")), "touch_bound", "the reason is told");
    assert_eq!(held(&no), ["e1"]);
    assert!(matches!(touch(&mut no, "f2"), Tap::Played(_)));
}

#[test]
fn a_pawn_that_has_arrived_stays() {
    let mut table = chess("2r5/3P2k1/8/8/8/8/8/4K3 w - - 0 1");
    assert!(matches!(touch(&mut table, "d7 d8"), Tap::Choose(_)));
    assert_eq!(refused(table.choose(None)), "touch_promotion");
    assert!(matches!(table.choose(Some(3)), Tap::Played(_)), "the choice is still open");
    // Without the rule it may be put back.
    let mut free = chess("2r5/3P2k1/8/8/8/8/8/4K3 w - - 0 1");
    for name in ["d7", "d8"] {
        free.tap(at(&free, name), Touch::Tap, &style());
    }
    assert_eq!(free.choose(None), Tap::Released);
}

#[test]
fn one_touch_may_be_free() {
    // J'adoube: the touch that follows does not bind, the next one does.
    let mut table = registry::open("chess", None, None).unwrap();
    let knight = at(&table, "g1");
    assert_eq!(table.tap(knight, Touch::Tap, &style()), Tap::Held);
    assert_eq!(table.tap(knight, Touch::Tap, &style()), Tap::Released);
    assert_eq!(touch(&mut table, "b1"), Tap::Held);
    assert_eq!(refused(touch(&mut table, "g1")), "touch_bound");
}

#[test]
fn draughts_bind_too_and_the_duty_to_capture_comes_first() {
    let mut table = registry::open("draughts/international", None, None).unwrap();
    assert_eq!(touch(&mut table, "32"), Tap::Held);
    assert_eq!(refused(touch(&mut table, "33")), "touch_bound");
    assert_eq!(refused(touch(&mut table, "46")), "touch_bound");
    assert!(matches!(touch(&mut table, "27"), Tap::Played(_)));
    // 20 has to capture; touching 45 does not bind.
    let mut must = registry::open("draughts/international", Some("W:W28,45:B23,10"), None).unwrap();
    assert_eq!(refused(touch(&mut must, "45")), "touch_free");
    assert_eq!(refused(touch(&mut must, "23")), "not_your_turn");
    assert!(matches!(touch(&mut must, "28 19"), Tap::Played(_)));
}

#[test]
fn when_the_game_is_over_nothing_binds() {
    let mut table = chess("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(refused(touch(&mut table, "h8")), "game_over");
}

proptest! {
    #![proptest_config(laws(150))]

    /// Any touches in any order: the resulting move is made by the first touched piece that could move, or
    /// captures the first touched piece of the other side that could be captured.
    #[test]
    fn the_first_touch_decides(seed in any::<u64>(), plies in 0..60usize, touches in prop::collection::vec(0..64u8, 1..40)) {
        let position = common::played(518, seed, plies);
        let Ok(mut table) = registry::open("chess", Some(&position.fen()), None) else { return Ok(()) };
        if table.status().is_over() { return Ok(()) }
        let glyphs: Vec<(Field, _)> = table.scene().pieces.iter().map(|p| (p.field, p.glyph)).collect();
        let own = |field: Field| glyphs.iter().any(|(f, g)| *f == field && g.side == table.status().turn);
        let mut free: Vec<Field> = Vec::new();
        let mut first: Option<(Field, bool)> = None;
        let mine: Vec<bool> = (0..64).map(|n| own(Field(n))).collect();
        for n in touches {
            let field = Field(n);
            match table.tap(field, Touch::Bind, &style()) {
                Tap::Held if first.is_none() => first = Some((field, mine[usize::from(n)])),
                Tap::Refused(why) if why.message.id() == "touch_take" && first.is_none() => first = Some((field, false)),
                Tap::Refused(why) if why.message.id() == "touch_free" => free.push(field),
                Tap::Choose(_) => { prop_assert!(!matches!(table.choose(Some(0)), Tap::Refused(_))); }
                _ => {}
            }
            if let Some(cell) = table.sheet(&style()).cell(table.sheet(&style()).at) {
                let moved = table.scene();
                let (field, is_own) = first.expect("no move without a touch");
                let gone = moved.pieces.iter().all(|p| p.field != field || !is_own);
                prop_assert!(!free.contains(&field));
                prop_assert!(gone || !is_own, "{} after a touch of {}", cell.text(), table.field_name(field));
                if !is_own {
                    prop_assert!(moved.pieces.len() < glyphs.len(), "nothing was taken by {}", cell.text());
                }
                return Ok(());
            }
        }
    }
}
