//! Writing and reading the moves of draughts: recorded moves, every move in every form, the meaning of each part,
//! and refusals with their reasons.

use crate::common::board::{FORMS, board, style, the};
use crate::common::{Dice, own, text};
use notabene_core::draughts::{Agreed, Position, rules};
use notabene_core::i18n::Language;
use notabene_core::notation::{Form, Notation};
use notabene_core::position::Position as _;
use serde_json::Value;
use std::collections::BTreeSet;

/// The position of a row with its tired kings, Black's first.
fn fen(row: &Value) -> String {
    let mut fen = text(row, "fen").to_string();
    if let Some(moves) = row.get("king_moves") {
        for side in ["B", "W"] {
            let king = &moves[side];
            let told = king["square"].as_str().map(|square| format!("{}{square}", king["count"]));
            fen += if side == "B" { ":+" } else { "+" };
            fen += &told.unwrap_or("0".into());
        }
    }
    fen
}

/// The short form if it is unambiguous, otherwise one of the ways; every written text is read.
#[test]
fn recorded_moves_are_written_and_read() {
    let pdn = style(Form::Pdn);
    let (mut count, mut long) = (0, 0);
    for row in own("draughts/moves.json") {
        let p = board(text(&row, "variant"), &fen(&row));
        let mut ids = BTreeSet::new();
        for m in row["moves"].as_array().unwrap() {
            let paths: Vec<&str> =
                m["paths"].as_array().unwrap().iter().map(|w| w.as_str().unwrap()).collect();
            let whole = m["pdn"] != m["short"];
            let found = the(&p, paths[0]);
            let written = Notation::text(&p, &found, &pdn);
            match whole {
                false => assert_eq!(written, text(m, "short"), "{row}"),
                true => assert!(paths.contains(&written.as_str()), "{written} in {row}"),
            }
            let listed = paths.contains(&p.id(&found).as_str()) || m.get("routes").is_some();
            assert!(listed, "{row}");
            for way in paths.iter().copied().chain([text(m, "pdn"), &written]) {
                let read = p.read(way, &pdn).unwrap_or_else(|e| panic!("{way} in {}: {e:?}", row["fen"]));
                assert_eq!((read.m, p.find(way, &pdn)), (found, Some(found)), "{way} in {}", row["fen"]);
            }
            for way in paths {
                assert_eq!(p.by_id(way), Some(found), "{way}");
            }
            assert_eq!(p.read(&written, &pdn).unwrap().remarks, []);
            ids.insert(p.id(&found));
            (count, long) = (count + 1, long + u32::from(whole));
        }
        let all: BTreeSet<String> = p.write_all(&pdn).into_iter().map(|(id, _)| id).collect();
        assert_eq!(all, ids, "{row}");
    }
    assert!(count > 2200 && long > 100, "{count} {long}");
}

/// Random positions of all games.
fn chance(plies: usize, each: usize) -> Vec<Position> {
    let mut found = Vec::new();
    let mut dice = Dice(17);
    for rules in rules::ALL {
        for _ in 0..each {
            let mut p = Position::start(rules);
            for _ in 0..plies {
                let moves = p.legal_moves();
                if moves.is_empty() {
                    break;
                }
                p.play_unchecked(&moves[dice.below(moves.len())]);
                found.push(p.clone());
            }
        }
    }
    found
}

#[test]
fn every_form_leads_back_to_its_move() {
    for p in chance(60, 3) {
        let moves = p.legal_moves();
        for style in FORMS.map(style) {
            let mut texts: Vec<String> = p.texts(&style, '\n').lines().map(String::from).collect();
            for m in &moves {
                let written = Notation::text(&p, m, &style);
                let tokens: String = p.write(m, &style).into_iter().map(|t| t.text).collect();
                assert_eq!(tokens, written);
                let read = p.read(&written, &style).unwrap_or_else(|e| panic!("{written}: {e:?}"));
                assert_eq!((read.m, read.remarks), (*m, vec![]), "{written} in {}", p.to_fen());
                assert_eq!(p.find(&written, &style), Some(*m), "{written} in {}", p.to_fen());
                assert_eq!(p.by_id(&p.id(m)), Some(*m));
                let place = texts.iter().position(|t| *t == written).unwrap();
                texts.remove(place);
            }
            assert!(texts.is_empty());
            let all = p.write_all(&style);
            assert!(all.is_sorted() && all.len() == moves.len());
            assert!(all.iter().all(|(id, t)| Notation::text(&p, &p.by_id(id).unwrap(), &style) == *t));
        }
    }
}

/// Games with irregular moves and huffing: these are written and read, too.
#[test]
fn irregular_moves_and_huffing_are_written_and_read() {
    let (mut irregular, mut huffing) = (0, 0);
    let mut dice = Dice(5);
    for rules in rules::ALL {
        let mut p = Position::start(rules).agreeing(Agreed { huffing: true, ..Agreed::default() });
        for _ in 0..45 {
            let (legal, blunders) = (p.legal_moves(), p.blunders());
            for style in [Form::Pdn, Form::Manoury].map(style) {
                for m in legal.iter().chain(&blunders) {
                    let written = Notation::text(&p, m, &style);
                    let read = p.read(&written, &style).unwrap_or_else(|e| panic!("{written}: {e:?}"));
                    assert_eq!((read.m, read.remarks), (*m, vec![]), "{written} in {}", p.to_fen());
                    assert_eq!(p.by_id(&p.id(m)), Some(*m), "{}", p.id(m));
                }
            }
            irregular += blunders.len();
            huffing += legal.iter().filter(|m| m.huffed.is_some()).count();
            let all = if blunders.is_empty() || dice.below(3) > 0 { &legal } else { &blunders };
            if all.is_empty() {
                break;
            }
            let m = all[dice.below(all.len())];
            p.play_unchecked(&m);
        }
    }
    assert!(irregular > 150 && huffing > 20, "{irregular} {huffing}");
    // The moving piece is named after the move.
    let p = board("international", "W:W28,48:B23,5").agreeing(Agreed { huffing: true, ..Agreed::default() });
    let after = p.play(&the(&p, "48-42")).or_else(|_| {
        let mut next = p.clone();
        next.play_unchecked(&the(&p, "48-42"));
        Ok::<_, ()>(next)
    });
    let after = after.unwrap();
    let huffed = after.legal_moves().into_iter().find(|m| m.huffed.is_some()).unwrap();
    let tokens = after.write(&huffed, &style(Form::Manoury));
    let said = Language::En.say(&tokens[tokens.len() - 2].message);
    assert_eq!(said, "Before the move the man on 28 is taken off: it should have captured.");
}
