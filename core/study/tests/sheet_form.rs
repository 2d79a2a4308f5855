//! The official score sheet as data.

use crate::common::laws::laws;
use crate::common::sheets::*;
use crate::common::{own, text};
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::exchange::{Export, link, save};
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::Language;
use notabene_core::position::Side;
use notabene_core::record::{
    BLOCK, ClosingStep, End, FormEntry, HeadField, Leaf, Score, ScoreSheet, Tags, circled, date_tag, hours,
    next_game, parse_hours,
};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::paper::{remark, replay_sheet, score_sheet};
use proptest::prelude::*;

fn row(sheet: &ScoreSheet, number: u32) -> [FormEntry; 2] {
    sheet.rows().find(|row| row.number == number).unwrap().entries.clone()
}

fn texts(sheet: &ScoreSheet, number: u32) -> [String; 2] {
    row(sheet, number).map(|entry| entry.text)
}

#[test]
fn columns_of_the_source_stand_on_the_sheet() {
    let mut rows = 0;
    for claim in own("claims/claims.json").iter().filter(|row| row["check"] == "columns") {
        let mut table = registry::open("chess", None, None).unwrap();
        for id in claim["input"]["moves"].as_array().unwrap() {
            table.enter(id.as_str().unwrap(), &style("en")).unwrap();
        }
        let sheet = score_sheet(&table, &style(text(&claim["input"], "lang")));
        let used = sheet.rows().filter(|row| row.entries[0].ply.is_some());
        let line = |row: &notabene_core::record::FormRow| {
            let [white, black] = row.entries.clone().map(|entry| entry.text);
            format!("{} {white} {black}", row.number).trim().to_string()
        };
        assert_eq!(used.map(line).collect::<Vec<_>>().join(" | "), text(claim, "expected"), "{claim}");
        rows += 1;
    }
    assert_eq!(rows, 1);
}

#[test]
fn the_head_keeps_what_players_write_before_the_game() {
    let mut table = registry::open("chess", None, None).unwrap();
    let head = ["21/11/2026", "Open de Lyon", "3", "12", "Ada", "Club A", "Basile", "Club B"];
    for (field, written) in HeadField::ALL.into_iter().zip(head) {
        let value = field.value(written);
        table.edit(Edit::Tag(field.tag().into(), value), &style("fr")).unwrap();
    }
    let shown: Vec<String> =
        score_sheet(&table, &style("fr")).head.into_iter().map(|(_, value)| value).collect();
    assert_eq!(shown, ["2026-11-21", "Open de Lyon", "3", "12", "Ada", "Club A", "Basile", "Club B"]);
    let pgn = table.text(Export::Pgn);
    for line in
        ["[Date \"2026.11.21\"]", "[Board \"12\"]", "[WhiteTeam \"Club A\"]", "[BlackTeam \"Club B\"]"]
    {
        assert!(pgn.contains(line), "{pgn}");
    }
    // A reload preserves everything.
    let kept = save::read(&table.text(Export::Save)).0.unwrap();
    assert_eq!(score_sheet(&kept, &style("fr")), score_sheet(&table, &style("fr")));
}

#[test]
fn days_are_read_as_people_write_them() {
    for written in ["2026-11-21", "21.11.2026", "21/11/2026", " 21-11-2026 "] {
        assert_eq!(date_tag(written).as_deref(), Some("2026.11.21"), "{written}");
    }
    assert_eq!(date_tag("2026-3-1").as_deref(), Some("2026.03.01"));
    for other in ["", "tomorrow", "2026", "2026-13-01", "2026-01-32", "1-2-3", "2026-11-21-1", "２026-11-21"]
    {
        assert_eq!(date_tag(other), None, "{other}");
        assert_eq!(HeadField::Date.value(other), other.trim(), "nothing is lost");
    }
    assert_eq!(HeadField::Date.get(&Tags(vec![("Date".into(), "2026.??.??".into())])), "2026.??.??");
}

#[test]
fn a_form_has_blocks_of_thirty_rows() {
    let blank = ScoreSheet::blank(&Tags::default(), Side::White);
    assert_eq!(blank.blocks.iter().map(Vec::len).collect::<Vec<_>>(), [30, 30]);
    assert_eq!(blank.rows().map(|row| row.number).collect::<Vec<_>>(), (1..=60).collect::<Vec<_>>());
    let long = score_sheet(&random("chess", 4, 150), &style("fr"));
    assert_eq!(long.blocks.len(), 3);
    assert!(long.blocks.iter().all(|block| block.len() == BLOCK as usize));
    let plies: Vec<usize> = long.rows().flat_map(|row| row.entries.iter().filter_map(|e| e.ply)).collect();
    assert_eq!(plies, (0..150).collect::<Vec<_>>());
}

#[test]
fn resigning_stands_in_the_column_of_who_resigns() {
    // Black resigns after White's move: beside it. Claim FR-132.
    let mut table = chess("e4 e5 Qh5");
    table.edit(Edit::Resign(Side::Black), &style("fr")).unwrap();
    let sheet = score_sheet(&table, &style("fr"));
    assert!(row(&sheet, 2)[1].resigns && row(&sheet, 2)[1].ply.is_none());
    assert_eq!((sheet.result, sheet.circled, sheet.end), ("1-0", [true, false], Some(End::Resigned)));
    let message = remark(&sheet).unwrap();
    let said = [Language::Fr, Language::En, Language::Nl].map(|language| language.say(&message));
    assert_eq!(said, ["Les Noirs abandonnent", "Black resigns", "Zwart geeft op"]);
    // White resigns then: in the next free place of the left column.
    let mut table = chess("e4 e5 Qh5");
    table.edit(Edit::Resign(Side::White), &style("fr")).unwrap();
    let sheet = score_sheet(&table, &style("fr"));
    assert!(row(&sheet, 3)[0].resigns);
    assert_eq!((sheet.result, sheet.circled), ("0-1", [false, true]));
    // Black resigns after the own move.
    let mut table = chess("e4 e5");
    table.edit(Edit::Resign(Side::Black), &style("fr")).unwrap();
    assert!(row(&score_sheet(&table, &style("fr")), 2)[1].resigns);
    // No move was played.
    let mut table = chess("");
    table.edit(Edit::Resign(Side::White), &style("fr")).unwrap();
    let sheet = score_sheet(&table, &style("fr"));
    assert!(row(&sheet, 1)[0].resigns && sheet.result == "0-1");
    assert_eq!(sheet.rows().flat_map(|row| &row.entries).filter(|entry| entry.resigns).count(), 1);
}

/// Claim SC-142, feature 71: king and queen resign against a bare king.
#[test]
fn giving_up_against_a_bare_king_is_a_draw() {
    let games = [("chess", "8/8/3k4/8/8/3K4/4Q3/8 w - - 0 40"), ("chess", "q7/8/3k4/8/8/3K4/8/8 b - - 0 40")];
    for (game, fen) in games {
        let mut table = registry::open(game, Some(fen), None).unwrap();
        let side = table.status().turn;
        table.edit(Edit::Resign(side), &style("nl")).unwrap();
        let sheet = score_sheet(&table, &style("nl"));
        assert_eq!((sheet.score, sheet.result, sheet.circled), (Score::Draw, "½-½", [true, true]), "{fen}");
        assert!(sheet.rows().all(|row| row.entries.iter().all(|entry| !entry.resigns)));
        assert!(remark(&sheet).is_some());
        let mut table = registry::open(game, Some(fen), None).unwrap();
        table.edit(Edit::Resign(side.other()), &style("nl")).unwrap();
        assert_eq!(score_sheet(&table, &style("nl")).score, Score::of(Some(side)), "{fen}");
    }
}

#[test]
fn an_arbiter_may_give_less_than_a_point_together() {
    let odd = [(Score::Neither, "0-0"), (Score::HalfWhite, "½-0"), (Score::HalfBlack, "0-½")];
    for (game, (score, shown)) in
        ["scharten", "chess", "chess960"].into_iter().flat_map(|g| odd.map(|s| (g, s)))
    {
        let mut table = random(game, 2, 5);
        assert!(table.status().scores.contains(&score), "{shown} can be chosen");
        table.go(Go::Last);
        table.edit(Edit::Score(score), &style("nl")).unwrap();
        let sheet = score_sheet(&table, &style("nl"));
        assert_eq!((sheet.result, sheet.circled), (shown, [false, false]));
        let kept = save::read(&table.text(Export::Save)).0.unwrap();
        assert_eq!(score_sheet(&kept, &style("nl")), sheet, "it is kept");
        let linked = link::read(&table.text(Export::Link)).unwrap();
        assert_eq!(score_sheet(&linked, &style("nl")).score, score, "a link has it");
    }
    assert!(random("draughts/international", 2, 5).status().scores.contains(&Score::Neither));
}

#[test]
fn records_of_chess_name_only_results_that_other_programs_know() {
    let mut table = chess("e4 e5 Nf3");
    table.edit(Edit::Score(Score::HalfBlack), &style("en")).unwrap();
    let pgn = table.text(Export::Pgn);
    assert!(pgn.contains("[Result \"*\"]\n[ArbiterResult \"0-1/2\"]\n"), "{pgn}");
    assert!(pgn.ends_with("2. Nf3 *\n"), "{pgn}");
    let (back, problem) = save::read(&table.text(Export::Save));
    assert_eq!(problem, None);
    let mut back = back.unwrap();
    assert_eq!(back.text(Export::Pgn), pgn);
    // Another decision leaves nothing of the first one.
    back.edit(Edit::Score(Score::White), &style("en")).unwrap();
    let pgn = back.text(Export::Pgn);
    assert!(pgn.contains("[Result \"1-0\"]") && !pgn.contains("Arbiter"), "{pgn}");
    // The tag of another program is preserved beside a result, and without one.
    for (result, other, score) in [
        ("1-0", "0-0", Score::White),
        ("*", "nobody came", Score::Open),
        ("*", "1-0", Score::Open),
        ("0-0", "", Score::Neither),
        ("?", "½-0", Score::HalfWhite),
    ] {
        let text = format!("[Result \"{result}\"]\n[ArbiterResult \"{other}\"]\n\n1. e4 *\n");
        let found = next_game(&text, 0).unwrap();
        let table = import::import(&text, found, &style("en"), ImportTarget::Game).table.unwrap().unwrap();
        assert_eq!(table.status().score, score, "{text}");
        let kept = table.text(Export::Pgn).contains(&format!("[ArbiterResult \"{other}\"]"));
        assert_eq!(kept, matches!(other, "0-0" | "nobody came" | "1-0") && score != Score::Neither, "{text}");
    }
}

#[test]
fn offers_and_times_stand_beside_their_moves_and_nothing_else_does() {
    let mut table = chess("e4 e5 Nf3");
    table.edit(Edit::Offer, &style("fr")).unwrap();
    table.edit(Edit::Clock(Some(87 * 60_000 + 59_000)), &style("fr")).unwrap();
    table.edit(Edit::Mark(1), &style("fr")).unwrap();
    table.edit(Edit::Comment("A secret.".into()), &style("fr")).unwrap();
    let entry = row(&score_sheet(&table, &style("fr")), 2)[0].clone();
    let expected =
        FormEntry { ply: Some(2), text: "Cf3".into(), time: "1:27".into(), offer: true, resigns: false };
    assert_eq!(entry, expected);
}

#[test]
fn variations_are_not_on_the_sheet() {
    let mut table = chess("e4 e5 Nf3 Nc6");
    table.go(Go::First);
    table.enter("d4", &style("en")).unwrap();
    let sheet = score_sheet(&table, &style("en"));
    assert_eq!([texts(&sheet, 1), texts(&sheet, 2)], [["e4", "e5"], ["Nf3", "Nc6"]]);
}

#[test]
fn every_game_has_its_sheet() {
    for game in GAMES {
        let table = random(game, 8, 24);
        let (sheet, played) = (score_sheet(&table, &style("nl")), table.played());
        let entries = sheet.rows().flat_map(|row| &row.entries).filter(|entry| entry.ply.is_some());
        let written: Vec<&str> = entries.map(|entry| entry.text.as_str()).collect();
        assert_eq!(written, played.texts(&style("nl")), "{game}");
        assert_eq!(sheet.array.is_some(), game == "chess960", "{game}");
        assert_eq!(sheet.column(sheet.first), 0);
    }
    let english = score_sheet(&random("draughts/english", 1, 3), &style("en"));
    assert_eq!(english.first, Side::Black, "who begins stands in the first column");
    let start = registry::array_text("518").unwrap();
    let mut classic = registry::open("chess960", Some(&start), None).unwrap();
    classic.enter("e4", &style("en")).unwrap();
    assert_eq!(score_sheet(&classic, &style("en")).array, Some(518));
}

#[test]
fn a_game_from_its_middle_keeps_its_numbers_and_columns() {
    let fen = "3r2k1/5ppp/8/8/8/7P/5PPK/8 b - - 1 34";
    let mut table = registry::open("chess", Some(fen), None).unwrap();
    table.enter("Rd1", &style("en")).unwrap();
    table.enter("g3", &style("en")).unwrap();
    let sheet = score_sheet(&table, &style("fr"));
    assert_eq!(sheet.blocks[0][0].number, 34);
    assert_eq!([texts(&sheet, 34), texts(&sheet, 35)], [["", "Td1"], ["g3", ""]]);
    table.edit(Edit::Resign(Side::Black), &style("en")).unwrap();
    assert!(row(&score_sheet(&table, &style("fr")), 35)[1].resigns);
}

#[test]
fn the_closing_steps_stand_in_the_order_of_the_source() {
    let english = ClosingStep::ALL.map(|step| Language::En.label(step.label()));
    let place = |word: &str| english.iter().position(|step| step.contains(word)).unwrap();
    let words = ["result", "Circle", "your own sheet", "the other player", "off its copy", "Hand", "Keep"];
    assert_eq!(words.map(place), [0, 1, 2, 3, 4, 5, 6]);
    for language in Language::ALL {
        let [original, copy] = Leaf::ALL.map(|leaf| language.label(leaf.label()));
        assert_ne!(original, copy);
        let labels = HeadField::ALL.map(|field| language.label(field.label()));
        assert!(labels.iter().all(|label| !label.is_empty()));
    }
}

#[test]
fn after_a_draw_both_names_are_circled() {
    assert_eq!(circled(Score::Draw), [true, true]);
}

#[test]
fn a_sheet_is_laid_out_as_far_as_it_can_be_played() {
    for game in GAMES {
        let (table, style) = (random(game, 6, 13), style("fr"));
        let sheet = Handwriting::of(style.letters, &table.played().texts(&style));
        let (copy, reach) = replay_sheet(&table, &sheet, &style).unwrap();
        assert_eq!((reach, copy.text(Export::Position)), (13, end(table)), "{game}");
    }
    let table = chess("e4 e5 Nf3");
    let mut sheet = Handwriting::new(style("nl").letters);
    for (ply, text) in [(0, "e4 (=) 1:30"), (1, "e55"), (3, "Pc6")] {
        assert!(sheet.write(ply, text));
    }
    assert_eq!(replay_sheet(&table, &sheet, &style("fr")).unwrap().1, 1, "it stops at what nobody can play");
}

/// The position at the end of the main line.
fn end(mut table: Game) -> String {
    table.go(Go::Last);
    table.text(Export::Position)
}

/// Claim FR-029: an arbiter checks a claim by the written moves.
#[test]
fn an_arbiter_checks_a_claim_by_the_sheet() {
    let table = chess("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let sheet = Handwriting::of(style("fr").letters, &table.played().texts(&style("fr")));
    let (mut copy, _) = replay_sheet(&table, &sheet, &style("fr")).unwrap();
    assert!(copy.status().claims.is_empty());
    copy.edit(Edit::Claim(Some("Cg8".into())), &style("fr")).unwrap();
    assert_eq!(copy.status().end, Some(End::Repetition));
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn times_are_written_as_they_are_read(minutes in 0..6000u32) {
        prop_assert_eq!(parse_hours(&hours(minutes * 60_000)), Some(minutes * 60_000));
    }

    #[test]
    fn no_text_breaks_the_head(text in ".{0,40}") {
        for field in HeadField::ALL {
            let value = field.value(&text);
            let tags = Tags(vec![(field.tag().into(), value.clone())]);
            let shown = field.get(&tags);
            prop_assert_eq!(field.value(&shown), if shown.is_empty() { String::new() } else { value });
        }
        parse_hours(&text);
    }
}
