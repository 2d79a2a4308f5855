//! Setting up positions of Scharten.

use crate::common::laws::laws;
use crate::common::{Dice, own, text};
use notabene_core::exchange::Export;
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::game::registry;
use notabene_core::geometry::{DARTBOARD, Field, Naming};
use notabene_core::position::{Figure, Glyph, Side};
use proptest::prelude::*;

fn at(name: &str) -> Field {
    Naming::DARTBOARD.field(&DARTBOARD, name).unwrap()
}
fn name(field: &Field) -> String {
    Naming::DARTBOARD.name(&DARTBOARD, *field)
}
fn glyph(side: Side, figure: Figure) -> Option<Glyph> {
    Some(Glyph { side, figure })
}
fn unmoved(draft: &PositionEditor) -> Vec<String> {
    draft.switches.iter().filter(|s| s.on).map(|s| name(&s.field)).collect()
}
fn passed(draft: &PositionEditor) -> Vec<String> {
    draft.picks[0].options.iter().map(|(_, name)| name.clone()).collect()
}

#[test]
fn every_position_of_the_test_data_survives_being_a_draft() {
    let mut loud = 0;
    for row in own("scharten/moves.json").iter().chain(&own("scharten/perft.json")) {
        let fen = text(row, "fen");
        let game = if fen.split(' ').count() > 6 { "scharten-loud" } else { "scharten" };
        loud += usize::from(game == "scharten-loud");
        let agreed = match &row["rules"] {
            rules if rules["support"] == "count" => "support=count",
            rules if rules["diagonal"] == "turning" => "diagonal=turning",
            rules if rules["protect_unmoved"] == true => "unmoved=protected",
            _ => "",
        };
        let draft = PositionEditor::read_with_rules(game, fen, agreed).unwrap();
        assert_eq!(draft.text(), fen);
        assert_eq!(draft.read_same_game(fen).as_ref(), Ok(&draft));
        assert_eq!(draft.reasons(), [], "{row}");
        assert_eq!(draft.rules, agreed);
    }
    assert!(loud > 100);
}

#[test]
fn both_games_offer_their_start_and_an_empty_board() {
    for (game, pieces, counters) in [("scharten", 36, 2), ("scharten-loud", 2, 6)] {
        let kit = registry::find(game).unwrap().editor_spec();
        let start = PositionEditor::read(game, kit.start).unwrap();
        assert_eq!(
            (start.switches.len(), unmoved(&start).len(), start.counters.len()),
            (pieces, pieces, counters)
        );
        assert_eq!(start.reasons(), []);
        assert_eq!(registry::open(game, None, None).unwrap().text(Export::Position), kit.start);
        let empty = PositionEditor::read(game, kit.empty).unwrap();
        assert_eq!((empty.switches.len(), empty.text().as_str()), (0, kit.empty));
        assert!(empty.reasons().iter().all(|r| r.message.id() == "setup_kings"));
    }
}

#[test]
fn a_piece_that_is_moved_has_moved() {
    let mut draft =
        PositionEditor::read("scharten", registry::find("scharten").unwrap().editor_spec().start).unwrap();
    assert!(unmoved(&draft).contains(&"e2".into()));
    draft.move_piece(at("e2"), at("e3"));
    assert!(!unmoved(&draft).contains(&"e2".into()) && !unmoved(&draft).contains(&"e3".into()));
    assert!(draft.switches.iter().any(|s| s.field == at("e3") && !s.on), "it can be said that it has not");
    let n = draft.switches.iter().position(|s| s.field == at("e3")).unwrap();
    draft.set_switch(n, true);
    assert!(unmoved(&draft).contains(&"e3".into()));
    // Another piece on the field of one that never moved has not been there.
    draft.set_piece(at("a1"), glyph(Side::White, Figure::Queen));
    assert!(!unmoved(&draft).contains(&"a1".into()));
    draft.set_piece(at("b8"), glyph(Side::White, Figure::Knight));
    assert!(!unmoved(&draft).contains(&"b8".into()), "not even the same piece of the other side");
    draft.set_piece(at("b1"), None);
    assert!(!unmoved(&draft).contains(&"b1".into()) && draft.reasons().is_empty());
}

#[test]
fn en_passant_is_offered_only_where_it_can_be() {
    let mut draft = PositionEditor::read("scharten", "5k4/10/10/10/5Pp3/10/10/5K4 b - - 0 1").unwrap();
    assert_eq!(passed(&draft), ["e3"]);
    draft.set_pick(0, Some(at("e3")));
    assert!(draft.text().contains(" e3 "));
    draft.set_turn(Side::White);
    // The pawn on f4 may be unmoved: the right to a double step is its own (D3).
    assert_eq!((passed(&draft), draft.picks[0].chosen), (vec!["f5".into()], None));
    // So may thrown ones.
    let draft =
        PositionEditor::read("scharten-loud", "5k4/10/5P4/10/10/10/10/5K4 b - - 0 1 3/3 0/0").unwrap();
    assert_eq!(passed(&draft), ["e5"]);
}

#[test]
fn reasons_name_their_fields() {
    let draft = PositionEditor::read("scharten", "P4k3k/10/10/10/10/10/10/10 w a1 c3 0 1").unwrap();
    let mut told: Vec<(&str, Vec<String>)> =
        draft.reasons().iter().map(|r| (r.message.id(), r.fields.iter().map(name).collect())).collect();
    told.sort();
    let of = |id, fields: &[&str]| (id, fields.iter().map(|f| f.to_string()).collect::<Vec<_>>());
    assert!(
        told.contains(&of("setup_kings", &[])) && told.contains(&of("setup_kings", &["e8", "i8"])),
        "{told:?}"
    );
    assert!(
        told.contains(&of("setup_pawn", &["o8"])) && told.contains(&of("setup_en_passant", &["c3"])),
        "{told:?}"
    );
}

#[test]
fn a_draft_goes_over_to_another_game_and_is_kept() {
    let quiet = PositionEditor::read_with_rules(
        "scharten",
        "5k4/10/10/10/10/10/10/R4K4 w o1e1 - 4 9",
        "support=count",
    )
    .unwrap();
    let loud = quiet.convert_to("scharten-loud").unwrap();
    assert_eq!(loud.text(), "5k4/10/10/10/10/10/10/R4K4 w o1e1 - 4 9 0/0 0/0");
    assert_eq!((loud.rules.as_str(), loud.convert_to("scharten").unwrap()), ("support=count", quiet.clone()));
    let chess = quiet.convert_to("chess").unwrap();
    assert_eq!((chess.game(), chess.rules.as_str(), chess.reasons().len()), ("chess", "", 0));
    assert_eq!(
        chess.convert_to("scharten").unwrap().switches.len(),
        36,
        "a board of chess means nothing here"
    );
    let kept = position_editor::save(&quiet, "typing");
    assert_eq!(position_editor::read_saved(&kept), Ok((quiet, "typing".into())));
    assert!(position_editor::read_saved(&kept.replace("support=count", "support=much")).is_err());
}

proptest! {
    #![proptest_config(laws(100))]

    /// Whatever is done to a draft, its text means the draft, and it can be played or has a reason.
    #[test]
    fn any_work_on_a_draft_can_be_written_down(seed in any::<u64>(), loud: bool) {
        let game = if loud { "scharten-loud" } else { "scharten" };
        let mut dice = Dice(seed);
        let kit = registry::find(game).unwrap().editor_spec();
        let mut draft = PositionEditor::read(game, [kit.start, kit.empty][dice.below(2)]).unwrap();
        for _ in 0..40 {
            let mut field = || Field(dice.below(82) as u8);
            let (from, to) = (field(), field());
            let pieces: Vec<Glyph> = kit.palette.concat();
            match dice.below(7) {
                0 | 1 => draft.set_piece(to, Some(pieces[dice.below(pieces.len())])),
                2 => draft.set_piece(to, None),
                3 => draft.move_piece(from, to),
                4 => draft.set_turn(Side::BOTH[dice.below(2)]),
                5 => draft.set_switch(dice.below(40), dice.below(3) > 0),
                _ => { draft.set_pick(0, Some(to)); draft.set_counter(dice.below(6), dice.below(1 << 20) as u32) }
            }
            let text = draft.text();
            // Switches are in the order of fields as soon as the text is read.
            let again = PositionEditor::read(game, &text).unwrap();
            prop_assert_eq!(&again, &draft, "{}", text);
            prop_assert_eq!(draft.reasons().is_empty(), registry::open(game, Some(&text), None).is_ok(), "{}", text);
        }
    }

    #[test]
    fn any_text_is_a_draft_or_a_problem(text in "\\PC{0,60}", form in "[kqrbnpKQRBNP1-9/]{0,60}( [wbx-]( ([oa-i][1-8]){0,5}( [a-i1-9-]{0,2}( [0-9]{0,6}){0,3}( [0-9]{0,3}/[0-9]{0,3}){0,2})?)?)?") {
        for text in [&text, &form] {
            for game in ["scharten", "scharten-loud"] {
                match PositionEditor::read(game, text) {
                    Ok(draft) => prop_assert_eq!(&PositionEditor::read(game, &draft.text()).unwrap(), &draft, "{}", text),
                    Err(problem) => prop_assert!(text.get(..problem.at).is_some()),
                }
            }
        }
    }
}
