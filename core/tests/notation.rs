//! Writing and reading of chess moves against recorded cases.

use crate::common::*;
use notabene_core::chess::{Position, Rules};
use notabene_core::notation::{Castle, Form, Letters, Notation, Remark, Style};
use notabene_core::position::Position as _;
use serde_json::Value;

fn census(rows: &[Value]) {
    let style = Style::pgn();
    for row in rows {
        let p = position(text(row, "fen"), rules(row));
        let expected: Vec<(String, String)> = row["moves"]
            .as_object()
            .unwrap()
            .iter()
            .map(|(id, san)| (id.clone(), san.as_str().unwrap().into()))
            .collect();
        assert_eq!(p.write_all(&style), expected, "{}", p.fen());
        for (id, san) in expected {
            let m = p.by_id(&id).unwrap();
            assert_eq!(p.text(&m, &style), san);
            let reading = p.read(&san, &style).unwrap();
            assert_eq!((reading.m, reading.remarks), (m, vec![]), "{san} in {}", p.fen());
        }
    }
}

#[test]
fn every_legal_move_has_its_recorded_text() {
    let rows = own("chess/census.json");
    assert!(rows.len() > 150);
    census(&rows);
    census(&external_rows("chess/external/census.json"));
}

/// The causes with which a recorded reason may be answered; none means any.
fn causes(reason: &str) -> &'static [&'static str] {
    match reason {
        "ambiguous" => &["ambiguous", "letter_not_enough"],
        "pinned" => &["pinned"],
        "into-check" => &["into_check", "castling_into_check", "pinned"],
        "through-check" => &["castling_through_check"],
        "in-check" => &["castling_in_check"],
        "does-not-parry" => &["stays_in_check"],
        "no-right" => &["castling_no_right"],
        "blocked" => &["castling_blocked"],
        "missing-promotion" => &["promo_missing"],
        "null-move" => &["null_move"],
        _ => &[],
    }
}

#[test]
fn recorded_texts_are_read_or_refused() {
    let mut failed = Vec::new();
    for row in own("chess/san.json") {
        let p = position(text(&row, "fen"), rules(&row));
        let got = p.read(text(&row, "input"), &Style::pgn());
        let fits = match &got {
            // Half a square is understood, as a slip, but never found in silence.
            Ok(reading) if row["valid"] == false => {
                let is_half = |remark: &Remark| remark.slip && remark.message.id() == "half_square";
                reading.remarks.iter().any(is_half) && p.find(text(&row, "input"), &Style::pgn()).is_none()
            }
            Ok(reading) => {
                row["valid"] == true
                    && p.id(&reading.m) == text(&row, "uci")
                    && (row["strict"] != true || reading.remarks.is_empty())
            }
            Err(refusal) => {
                let causes = causes(row["reason"].as_str().unwrap_or_default());
                row["valid"] == false && (causes.is_empty() || causes.contains(&refusal.because.id()))
            }
        };
        if !fits {
            failed.push(format!("{got:?} for {row}"));
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn castling_in_any_array_is_as_recorded() {
    for row in own("chess/chess960-castling.json") {
        let p = position(text(&row, "shredder"), Rules::Chess960);
        assert_eq!(p, position(text(&row, "fen"), Rules::Chess960), "{row}");
        let san = if row["side"] == "h" { "O-O" } else { "O-O-O" };
        let reading = p.read(san, &Style::pgn());
        assert_eq!(reading.is_ok(), row["legal"] == true, "{reading:?} for {row}");
        let Ok(reading) = reading else { continue };
        assert_eq!(p.id(&reading.m), text(&row, "uci"));
        assert_eq!(p.text(&reading.m, &Style::pgn()), text(&row, "san"));
        let after = p.play(&reading.m).unwrap();
        assert_eq!(after.fen(), text(&row, "after"));
        assert_eq!(after.shredder_fen(), text(&row, "after_shredder"));
    }
}

#[test]
fn games_of_others_replay_move_by_move() {
    let style = Style::pgn();
    for game in external_rows("chess/external/vectors.json") {
        for step in game["moves"].as_array().unwrap() {
            let [before, san, uci, after] = [0, 1, 2, 3].map(|i| step[i].as_str().unwrap());
            let p = position(before, rules(&game));
            assert_eq!(p.fen(), before);
            let m = p.read(san, &style).unwrap().m;
            assert_eq!((p.id(&m).as_str(), p.text(&m, &style).as_str()), (uci, san));
            assert_eq!(p.play(&m).unwrap().fen(), after);
        }
    }
}

#[test]
fn games_in_twenty_letter_sets_are_read() {
    for game in external_rows("chess/external/localized.json") {
        let lang = text(&game, "lang");
        let mut style = Style::of(Letters::find(lang).unwrap_or(Letters::english()));
        if lang.starts_with("fig") {
            style.form = Form::Figurine;
        } else {
            let letters = ["K", "Q", "R", "B", "N"].map(|l| text(&game["letters"], l));
            assert_eq!(style.letters.pieces, letters, "{lang}");
        }
        let ids = game["uci"].as_array().unwrap().iter().map(|v| v.as_str().unwrap());
        let written = text(&game, "text").split_whitespace().filter(|w| !w.ends_with('.'));
        let mut p = Position::start(&notabene_core::chess::Array::chess(), Rules::Chess);
        for (word, id) in written.zip(ids) {
            let m = p.read(word, &style).unwrap_or_else(|e| panic!("{word} in {lang}: {e:?}")).m;
            assert_eq!(p.id(&m), id);
            p.play_unchecked(&m);
        }
    }
}

#[test]
fn styles_are_mixed_freely() {
    let p = position("r3k2r/1P6/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1", Rules::Chess);
    let french = Letters::find("fr").unwrap();
    let base = Style::of(french);
    let write = |id: &str, style: Style| p.text(&p.by_id(id).unwrap(), &style);
    use notabene_core::notation::{Capture, Promotion};
    assert_eq!(write("e5d6", base), "exd6 e.p.");
    assert_eq!(write("b7a8q", Style { promotion: Promotion::Brackets, ..base }), "bxa8(D)+");
    assert_eq!(write("b7b8r", Style { form: Form::Figurine, ..base }), "b8♖+");
    assert_eq!(write("a1a8", Style { form: Form::Long, capture: Capture::Times, ..base }), "Ta1×a8+");
    assert_eq!(write("a1b1", Style { form: Form::Coordinate, ..base }), "a1-b1");
    assert_eq!(write("e1c1", Style { castle: Castle::Zero, ..base }), "0-0-0");
    assert_eq!(write("e1c1", Style { form: Form::Coordinate, ..base }), "e1-c1");
}

#[test]
fn every_token_knows_its_reason() {
    let p = position("r1bqrnk1/pp2bppp/2p2n2/3p2B1/3P4/2NBPN2/PPQ2PPP/1R3RK1 b - - 3 11", Rules::Chess);
    let tokens = p.write(&p.by_id("f8d7").unwrap(), &Style::of(Letters::find("fr").unwrap()));
    let seen: Vec<_> = tokens.iter().map(|t| (t.text.as_str(), t.part.name(), t.message.id())).collect();
    assert_eq!(seen, [("C", "piece", "piece_moves"), ("8", "from", "from_rank"), ("d7", "to", "goes_to")]);
    let english = notabene_core::i18n::Language::En;
    assert_eq!(
        english.say(&tokens[1].message),
        "The 8 says which knight, because the knight on f6 can also go to d7."
    );
    let names: Vec<String> = tokens[1].fields.iter().map(|f| p.field_name(*f)).collect();
    assert_eq!(names, ["f8", "f6"]);
}
