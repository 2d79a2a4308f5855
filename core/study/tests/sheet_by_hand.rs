//! Score sheets filled in by hand: position of each place, parsing of a typed sheet, accepted characters.

use crate::common::laws::laws;
use notabene_core::exchange::import::{ImportTarget, import};
use notabene_core::game::{Edit, Game, registry};
use notabene_core::notation::{Letters, Style};
use notabene_core::position::Side;
use notabene_core::record;
use notabene_study::score_sheet::examples::{EXAMPLES, REPEATED};
use notabene_study::score_sheet::handwriting::{Handwriting, MOST};
use notabene_study::score_sheet::manual_sheet::{
    as_table, fill_form, fill_in, right_characters, split_typed,
};
use proptest::prelude::*;

fn game(text: &str) -> Game {
    let found = record::next_game(text, 0).expect("there is a game");
    let read = import(text, found, &Style::pgn(), ImportTarget::Game);
    assert!(read.faults.is_empty(), "{:?}", read.faults);
    read.table.expect("a table was wanted").expect("it can be opened")
}

fn french() -> &'static Letters {
    Letters::find("fr").expect("French has letters")
}

/// Automatic entries follow the game and its letters; entries of the player never change.
#[test]
fn the_other_column_follows_the_game() {
    let (en, fr) = (Style::of(Letters::english()), Style::of(french()));
    let (mut hand, mut filled) = (Handwriting::new(en.letters), Handwriting::new(en.letters));
    let mut fill = |hand: &mut Handwriting, moves: &str, side, style: &Style| {
        fill_in(hand, &mut filled, &game(moves).played(), side, style);
        hand.entries().to_vec()
    };
    let white = Some(Side::White);
    assert_eq!(fill(&mut hand, "1. e4 Nf6 *", white, &en), ["", "Nf6"]);
    assert_eq!(fill(&mut hand, "1. e4 Nf6 *", white, &fr), ["", "Cf6"], "nothing is written by hand yet");
    assert!(hand.write(0, "e4"));
    assert_eq!(
        fill(&mut hand, "1. e4 Nc6 *", white, &en),
        ["e4", "Cc6"],
        "another move, in letters that stay"
    );
    assert_eq!(fill(&mut hand, "1. e4 *", white, &fr), ["e4"], "the move was taken back");
    assert_eq!(fill(&mut hand, "1. e4 e5 *", white, &fr), ["e4", "e5"]);
    assert!(hand.write(1, "c5"));
    assert_eq!(fill(&mut hand, "1. e4 d5 *", white, &fr), ["e4", "c5"], "the player wrote that");
    assert_eq!(
        fill(&mut hand, "1. e4 d5 2. exd5 Qxd5 *", None, &fr),
        ["e4", "c5"],
        "both columns are written"
    );
    assert_eq!(hand.letters.code, "fr");
    hand.choose(en.letters);
    assert_eq!(hand.letters.code, "fr", "a sheet that was begun keeps its letters");
}

#[test]
fn every_place_stands_in_its_row_and_column_and_one_is_left_to_write_too_much() {
    let table = game("1. e4 e5 2. Nf3 *");
    let mut hand = Handwriting::new(french());
    for (ply, text) in ["e4", "e5 (=)", "Cf3 1:27"].iter().enumerate() {
        assert!(hand.write(ply, text));
    }
    let form = fill_form(&table, &table.played(), &hand, &Style::of(french()));
    let rows: Vec<_> = form.rows().take(3).cloned().collect();
    assert_eq!(rows[0].entries[0].text, "e4");
    assert_eq!((rows[0].entries[1].text.as_str(), rows[0].entries[1].offer), ("e5", true));
    assert_eq!((rows[1].entries[0].text.as_str(), rows[1].entries[0].time.as_str()), ("Cf3", "1:27"));
    assert_eq!(rows[1].entries[1].ply, Some(3), "the place behind the last move can be written");
    assert_eq!(rows[2].entries[0].ply, None, "those behind it cannot");
    assert_eq!(form.rows().count(), 60);
}

#[test]
fn a_game_that_begins_with_black_in_its_middle_keeps_its_number_and_column() {
    let start = "4k3/8/8/8/8/8/4p3/K7 b - - 0 34";
    let mut table = registry::open("chess", Some(start), None).expect("a position");
    table.enter("Kd7", &Style::pgn()).expect("a move");
    let mut hand = Handwriting::new(Letters::english());
    hand.write(0, "Kd7");
    let form = fill_form(&table, &table.played(), &hand, &Style::pgn());
    let first = form.rows().next().expect("a row");
    assert_eq!(first.number, 34);
    assert_eq!((first.entries[0].ply, first.entries[1].ply), (None, Some(0)));
    assert_eq!(first.entries[1].text, "Kd7");
    assert_eq!(form.first, Side::White);
}

#[test]
fn who_resigns_does_so_in_the_column_of_the_sheet_written_by_hand() {
    let mut table = game("1. e4 e5 2. Nf3 *");
    table.go(notabene_core::game::Go::Last);
    table.edit(Edit::Resign(Side::Black), &Style::pgn()).expect("Black may give up");
    let form = fill_form(&table, &table.played(), &Handwriting::new(french()), &Style::of(french()));
    let row = form.rows().nth(1).expect("a row");
    assert!(row.entries[1].resigns);
    assert_eq!((form.result, form.circled), ("1-0", [true, false]));
}

#[test]
fn the_right_characters_are_found_in_their_order() {
    assert_eq!(right_characters("Cf6", "Cf3"), [true, true, false]);
    assert_eq!(right_characters("Nf3", "Cf3"), [false, true, true]);
    // Only one of two that have changed places can be right.
    assert_eq!(right_characters("3f", "f3").iter().filter(|right| **right).count(), 1);
    assert_eq!(right_characters("Cxd7", "Cbxd7"), [true; 4]);
    assert_eq!(right_characters("", "e4"), Vec::<bool>::new());
    assert_eq!(right_characters("O-O-O", "O-O"), [true, true, true, false, false]);
}

#[test]
fn a_sheet_is_typed_as_a_run_of_moves_or_as_a_table() {
    assert_eq!(split_typed("1. e4 e5 2.Cf3 Cc6 (=)\n3. Fc4"), ["e4", "e5", "Cf3", "Cc6 (=)", "Fc4"]);
    assert_eq!(split_typed("1.e4 1:29 e5 1:30 1-0"), ["e4 1:29", "e5 1:30"]);
    assert_eq!(split_typed("1. e4 -- 2. d4 _"), ["e4", "", "d4"]);
    assert_eq!(split_typed("1 | e4 | e5\n2 | Cf3 Cc6 |\n3 | Fc4 |\n"), ["e4", "e5", "Cf3 Cc6", "", "Fc4"]);
    assert_eq!(split_typed("1.\te4\te5\n2.\tCf3"), ["e4", "e5", "Cf3"]);
    assert_eq!(split_typed("12... Cf6 13. d4"), ["Cf6", "d4"]);
    // Fields of draughts are numbers: those of moves have dots.
    assert_eq!(split_typed("1. 32-28 19-23 2. 28x19 14x23"), ["32-28", "19-23", "28x19", "14x23"]);
    assert_eq!(split_typed("1.32-28 17-21"), ["32-28", "17-21"]);
    // Fields without a sign between them.
    assert_eq!(split_typed("1. 32 28 18 23 2. 37 32"), ["32 28", "18 23", "37 32"]);
    // Results of every form are no moves.
    for result in [
        "(1-0)",
        "1-0F",
        "0-1 ff",
        "1/2 - 1/2",
        "[0-1]",
        "+:-",
        "- : +",
        "1:0",
        "\u{bd}",
        "2-0",
        "1-0, White wins",
    ] {
        assert_eq!(split_typed(&format!("1. e4 e5 {result}")), ["e4", "e5"], "{result}");
        assert_eq!(split_typed(&format!("1. | e4 | e5\n2. | {result} |")), ["e4", "e5"], "{result}");
    }
    assert_eq!(split_typed("1. e4 e5 2. Nf3 Nf6 3. 0-0 0-0-0"), ["e4", "e5", "Nf3", "Nf6", "0-0", "0-0-0"]);
    assert!(split_typed(" \n ").is_empty());
}

#[test]
fn what_is_typed_again_is_the_same_sheet() {
    let places: Vec<String> = ["e4", "e5", "Cf3 Cc6", "", "Fc4"].map(String::from).into();
    assert_eq!(split_typed(&as_table(&places)), places);
}

#[test]
fn every_example_can_be_played_and_none_is_like_the_other() {
    for example in &EXAMPLES {
        let table = game(example.text);
        assert!(table.played().len() >= 7, "{}", example.name);
    }
    let special = game(EXAMPLES[2].text).played().texts(&Style::of(french())).join(" ");
    for sign in ["exd6", "cxb8C", "O-O", "Tce1", "+"] {
        assert!(special.contains(sign), "{sign} is missing in {special}");
    }
}

#[test]
fn in_the_game_for_claims_black_repeats_the_position_with_one_move() {
    let mut table = game(REPEATED);
    table.go(notabene_core::game::Go::Last);
    assert_eq!(table.status().claims, []);
    table.edit(Edit::Claim(Some("Ng8".into())), &Style::pgn()).expect("the claim stands");
    assert!(table.edit(Edit::Claim(Some("Ng8".into())), &Style::pgn()).is_err(), "the game is over");
    assert_eq!(table.played().len(), 7, "the move was not played");
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn whatever_is_typed_is_a_sheet_of_bearable_size(text in "\\PC{0,300}") {
        let places = split_typed(&text);
        prop_assert!(places.len() <= MOST);
        let hand = Handwriting::of(french(), &places);
        let table = registry::open("chess", None, None).expect("chess has a start");
        let form = fill_form(&table, &table.played(), &hand, &Style::of(french()));
        prop_assert!(form.rows().count() >= 60);
    }

    #[test]
    fn right_characters_are_as_many_as_the_text_has(a in "[a-hNBR1-8x+]{0,12}", b in "[a-hNBR1-8x+]{0,12}") {
        let flags = right_characters(&a, &b);
        prop_assert_eq!(flags.len(), a.chars().count());
        let good: String = a.chars().zip(&flags).filter(|(_, f)| **f).map(|(c, _)| c).collect();
        let mut rest = b.chars();
        prop_assert!(good.chars().all(|c| rest.any(|d| d == c)), "{} is no part of {}", good, b);
        prop_assert!(a != b || flags.iter().all(|f| *f));
    }
}
