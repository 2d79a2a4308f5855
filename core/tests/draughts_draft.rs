//! Setting up positions of draughts.

use crate::common::laws::laws;
use crate::common::{Dice, own, text};
use notabene_core::draughts::{Position, rules};
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::game::registry::{self, VARIANTS};
use notabene_core::geometry::Field;
use notabene_core::position::{Figure, Glyph, Position as _, Side};
use proptest::prelude::*;

const WHITE_MAN: Option<Glyph> = Some(Glyph { side: Side::White, figure: Figure::Man });
const BLACK_KING: Option<Glyph> = Some(Glyph { side: Side::Black, figure: Figure::Crowned });

fn ids() -> impl Iterator<Item = (&'static str, &'static rules::Rules)> {
    let ours = VARIANTS.iter().filter_map(|game| Some((game.id, game.id.strip_prefix("draughts/")?)));
    ours.map(|(id, own)| (id, rules::ALL.into_iter().find(|rules| rules.id == own).unwrap()))
}
fn read(id: &str, text: &str) -> PositionEditor {
    PositionEditor::read(id, text).unwrap_or_else(|problem| panic!("{id} {text}: {problem:?}"))
}
fn at(draft: &PositionEditor, name: &str) -> Field {
    draft.board.naming.field(&draft.board.grid, name).unwrap()
}
fn reasons(draft: &PositionEditor) -> Vec<(&'static str, Vec<Field>)> {
    draft.reasons().into_iter().map(|r| (r.message.id(), r.fields)).collect()
}

#[test]
fn every_game_offers_its_start_and_an_empty_board() {
    assert_eq!(ids().count(), 17);
    for (id, rules) in ids() {
        let start = read(id, "");
        assert_eq!(start.text(), Position::start(rules).to_fen(), "{id}");
        assert_eq!((start.turn, start.reasons()), (rules.first, vec![]), "{id}");
        assert_eq!(start.read_same_game(start.spec().start).unwrap(), start, "{id}");
        let table = registry::open(id, Some(&start.text()), None).unwrap();
        assert_eq!(table.status().game, id);
        let empty = start.read_same_game(start.spec().empty).unwrap();
        assert!(empty.pieces.iter().all(|piece| piece.is_none()), "{id}");
        assert_eq!(reasons(&empty), [("setup_nobody", vec![])], "{id}");
        assert_eq!(empty.pieces.len(), usize::from(rules.board.grid.len()), "{id}");
    }
}

#[test]
fn every_position_of_the_test_data_survives_being_a_draft() {
    for row in own("draughts/moves.json") {
        let id = format!("draughts/{}", text(&row, "variant"));
        let draft = read(&id, text(&row, "fen"));
        assert_eq!((draft.text(), draft.reasons()), (text(&row, "fen").to_string(), vec![]), "{id}");
        assert_eq!(read(&id, &draft.text()), draft);
    }
}

#[test]
fn pieces_are_put_carried_and_taken_away() {
    let mut draft = read("draughts/international", "W:W:B");
    let [a, b, c] = ["46", "28", "5"].map(|name| at(&draft, name));
    draft.set_piece(a, WHITE_MAN);
    draft.set_piece(c, BLACK_KING);
    draft.move_piece(a, b);
    draft.set_turn(Side::Black);
    assert_eq!((draft.text().as_str(), draft.reasons()), ("B:W28:BK5", vec![]));
    draft.move_piece(b, c);
    assert_eq!(reasons(&draft), [("setup_man", vec![c])]);
    draft.set_piece(c, None);
    draft.set_piece(Field(200), WHITE_MAN);
    assert_eq!(draft.text(), "B:W:B");
    draft.set_piece(b, BLACK_KING);
    assert_eq!(draft.reasons(), [], "a side without pieces has lost, but its position stands");
}

#[test]
fn numbers_are_written_where_they_are_not_usual() {
    let mut draft = read("draughts/russian", "W:Wa1:Bh6:H0:F1");
    assert_eq!(draft.counters.len(), 2);
    assert_eq!(draft.text(), "W:Wa1:Bh6");
    draft.set_counter(0, 12);
    draft.set_counter(1, 200_000);
    assert_eq!(draft.text(), "W:Wa1:Bh6:H99999:F12");
    draft.set_counter(0, 0);
    draft.set_counter(1, 0);
    assert_eq!(draft.text(), "W:Wa1:Bh6");
}

#[test]
fn the_moves_in_a_row_of_a_frisian_king_are_chosen() {
    let id = "draughts/frisian";
    let mut draft = read(id, "W:W31,K46,K47:BK5,20");
    let options = |draft: &PositionEditor, n: usize| -> Vec<String> {
        draft.picks[n].options.iter().map(|(_, name)| name.clone()).collect()
    };
    assert_eq!((options(&draft, 0), options(&draft, 1)), (vec!["46".into(), "47".into()], vec!["5".into()]));
    assert_eq!(draft.counters.len(), 2, "there is nothing to count before a king is chosen");
    draft.set_pick(0, Some(at(&draft, "47")));
    assert_eq!(draft.text(), "W:W31,K46,K47:BK5,20:+0+147");
    draft.set_counter(2, 9);
    assert_eq!(draft.text(), "W:W31,K46,K47:BK5,20:+0+347");
    assert_eq!(read(id, &draft.text()), draft);
    draft.set_pick(1, Some(at(&draft, "5")));
    assert_eq!(draft.text(), "W:W31,K46,K47:BK5,20:+15+347");
    draft.set_pick(0, None);
    draft.set_counter(2, 2);
    draft.set_pick(0, Some(at(&draft, "47")));
    assert_eq!(draft.text(), "W:W31,K46,K47:BK5,20:+25+147");
    // A king that is gone has made no moves; nor has one that is not chosen.
    draft.set_piece(at(&draft, "47"), None);
    assert_eq!(draft.text(), "W:W31,K46:BK5,20:+25+0");
    draft.set_pick(1, None);
    draft.set_counter(3, 2);
    assert_eq!(draft.text(), "W:W31,K46:BK5,20");
    let wrong = read(id, "W:W31:BK5:+15+131");
    assert_eq!(reasons(&wrong), [("setup_tired", vec![at(&wrong, "31")])]);
    assert!(read("draughts/international", "").picks.is_empty());
}

#[test]
fn texts_that_are_no_positions_are_answered_with_reason_and_place() {
    for (text, message, at) in [
        ("X:W31:B1", "pdn_side", 0),
        ("W:W51:B1", "pdn_field", 3),
        ("W:W31:B31", "pdn_twice", 7),
        ("W:W31:B1:F0", "fen_counter", 10),
    ] {
        let problem = PositionEditor::read("draughts/international", text).unwrap_err();
        assert_eq!((problem.message.id(), problem.at), (message, at), "{text}");
        let opened = registry::open("draughts/international", Some(text), None).map(|_| ()).unwrap_err();
        assert_eq!(opened, problem, "{text}");
    }
    let opened = registry::open("draughts/international", Some("W:W1:B2"), None).map(|_| ()).unwrap_err();
    assert_eq!(opened.message.id(), "setup_man");
}

#[test]
fn an_arrangement_goes_over_to_other_games_where_it_means_something() {
    let draft =
        PositionEditor::read_with_rules("draughts/english", "W:W21,K30:B3,12", "irregular=allowed").unwrap();
    let russian = draft.convert_to("draughts/russian").unwrap();
    assert_eq!((russian.text().as_str(), russian.rules.as_str()), ("W:WKc1,a3:Bh6,f8", "irregular=allowed"));
    let back = russian.convert_to("draughts/english").unwrap();
    assert_eq!(back, draft);
    // Same fields under other names; other boards lack them.
    let thai = draft.convert_to("draughts/thai").unwrap();
    assert_eq!((&thai.pieces, thai.turn), (&draft.pieces, draft.turn));
    let wide = draft.convert_to("draughts/international").unwrap();
    assert_eq!(wide.text(), Position::start(&rules::INTERNATIONAL).to_fen());
    // If the position is invalid there, the start of the other game is set up, without unknown options.
    for game in VARIANTS {
        let there = draft.convert_to(game.id).unwrap_or_else(|problem| panic!("{}: {problem:?}", game.id));
        assert_eq!(there.game(), game.id);
        assert!(there.convert_to("draughts/canadian").is_ok(), "{} to Canadian", game.id);
    }
}

#[test]
fn a_draft_is_kept_with_its_agreement() {
    let draft = PositionEditor::read_with_rules("draughts/thai", "B:W5:BK30", "huffing=on").unwrap();
    let (kept, typed) = position_editor::read_saved(&position_editor::save(&draft, "typed")).unwrap();
    assert_eq!((kept, typed.as_str()), (draft, "typed"));
    assert!(PositionEditor::read_with_rules("draughts/thai", "", "huffing=maybe").is_err());
}

proptest! {
    #![proptest_config(laws(96))]

    #[test]
    fn any_draft_is_text_and_back(n in 0usize..17, seed in any::<u64>(), steps in 0usize..40) {
        let (id, rules) = ids().nth(n).unwrap();
        let mut draft = read(id, if seed % 2 == 0 { "" } else { "W:W:B" });
        let mut dice = Dice(seed | 1);
        for _ in 0..steps {
            let field = Field(dice.below(usize::from(rules.board.grid.len())) as u8);
            match dice.below(6) {
                0 => draft.move_piece(field, Field(dice.below(80) as u8)),
                1 => draft.set_counter(dice.below(5), dice.below(5) as u32),
                2 => draft.set_pick(dice.below(3), Some(field)),
                3 => draft.set_turn(if draft.turn == Side::White { Side::Black } else { Side::White }),
                _ => {
                    let side = Side::BOTH[dice.below(2)];
                    let figure = [Figure::Man, Figure::Crowned][dice.below(2)];
                    draft.set_piece(field, Some(Glyph { side, figure }));
                }
            }
        }
        prop_assert_eq!(&read(id, &draft.text()), &draft);
        let playable = registry::open(id, Some(&draft.text()), None).is_ok();
        prop_assert_eq!(playable, draft.reasons().is_empty());
        if playable {
            let p = notabene_core::draughts::Setup::from_text(rules, &draft.text()).unwrap().position(rules).unwrap();
            prop_assert_eq!(p.pieces().len(), draft.pieces.iter().flatten().count());
        }
    }
}
