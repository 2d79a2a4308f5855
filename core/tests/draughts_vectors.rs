//! All rows of the data of draughts through the JSON-lines example: counts, moves, draws and records.

use crate::common::{self, external, external_rows, own, text};
use crate::jsonl;
use notabene_core::exchange::{Export, collection};
use notabene_core::game::{Go, registry};
use notabene_core::notation::Style;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The answer to a request, which has to be no failure.
fn ask(request: Value) -> Value {
    let answer = jsonl::answer(&request.to_string());
    assert_eq!(answer["error"], Value::Null, "{request}: {answer}");
    answer
}

fn game(row: &Value) -> String {
    format!("draughts/{}", text(row, "variant"))
}

/// The position of a row, with its counters (Frisian draughts) as lidraughts writes them.
fn start(row: &Value) -> String {
    let fen = text(row, "fen");
    if row["king_moves"].is_null() {
        return fen.into();
    }
    let counter = |side: &str| match &row["king_moves"][side] {
        Value::Null => "0".to_string(),
        king => format!("{}{}", king["count"], text(king, "square")),
    };
    format!("{fen}:H0:F1:+{}+{}", counter("B"), counter("W"))
}

/// A position in canonical order: side to move, and the sorted pieces of each side.
fn sorted(fen: &str) -> String {
    let mut parts: Vec<Vec<&str>> = fen.split(':').take(3).map(|part| part.split(',').collect()).collect();
    for part in &mut parts {
        let side = part[0].get(..1).unwrap_or_default();
        part[0] = part[0].get(1..).unwrap_or_default();
        part.sort_unstable();
        part.insert(0, side);
    }
    parts[1..].sort_by_key(|part| part[0]);
    format!("{parts:?}")
}

/// Boards of six rows are no games of ours.
fn ours(rows: Vec<Value>) -> impl Iterator<Item = Value> {
    rows.into_iter().filter(|row| !text(row, "variant").ends_with('6'))
}

#[test]
fn every_count_of_moves_is_met() {
    let most = if cfg!(debug_assertions) { 30_000 } else { 20_000_000 };
    let (mut checked, mut wrong) = (0, Vec::new());
    for row in ours(own("draughts/perft.json")) {
        let nodes = row["nodes"].as_u64().unwrap();
        if row["kind"] != "moves" || nodes > most {
            continue;
        }
        let request =
            json!({ "op": "perft", "game": game(&row), "position": start(&row), "depth": row["depth"] });
        let counted = ask(request)["nodes"].as_u64();
        checked += 1;
        if counted != Some(nodes) {
            wrong.push(format!("{counted:?} for {row}"));
        }
    }
    assert!(checked > 1000, "{checked}");
    assert!(wrong.is_empty(), "{} of {checked}\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_position_has_its_moves() {
    let rows = own("draughts/moves.json");
    assert!(rows.len() > 900);
    for row in &rows {
        let here = || format!("{} {}", text(row, "id"), start(row));
        let request = |op: &str| json!({ "op": op, "game": game(row), "position": start(row) });
        let answer = ask(request("moves"));
        let found: Vec<(&str, &str)> =
            answer["moves"].as_array().unwrap().iter().map(|m| (text(m, "id"), text(m, "text"))).collect();
        let moves = row["moves"].as_array().unwrap();
        assert_eq!(found.len(), moves.len(), "{}: {answer}", here());
        for m in moves {
            let paths: Vec<&str> =
                m["paths"].as_array().unwrap().iter().map(|path| path.as_str().unwrap()).collect();
            let is_it =
                |(id, _): &&(&str, &str)| paths.contains(id) || m["routes"].is_number() && same_ends(id, m);
            let (id, written) = *found.iter().find(is_it).unwrap_or_else(|| panic!("no {m} in {}", here()));
            if m["pdn"] == m["short"] {
                assert_eq!(written, text(m, "short"), "{}", here());
            } else if m["routes"].is_null() {
                assert!(paths.contains(&written), "{written} for {m} in {}", here());
            }
            // All notations of a move give that move; the short form only if it is unambiguous.
            let short = if m["pdn"] == m["short"] { text(m, "short") } else { id };
            for way in paths.iter().copied().chain([id, short, text(m, "pdn"), written]) {
                let mut read = request("read");
                read["text"] = way.into();
                assert_eq!(text(&ask(read), "id"), id, "{way} in {}", here());
            }
            let mut play = request("play");
            play["moves"] = json!([id]);
            let played = ask(play);
            assert_eq!(sorted(text(&played, "position")), sorted(text(m, "after")), "{id} in {}", here());
        }
        let status = text(&answer, "status");
        // The rows know no draws; Turkish has one that depends on the position alone.
        let drawn = text(row, "variant") == "turkish" && status == "draw:few_pieces";
        let over = drawn || row["winner"].is_string() || moves.is_empty();
        assert_eq!(status != "ongoing", over, "{status} {}", here());
    }
}

/// Only some paths of this move are listed: its captured pieces identify it.
fn same_ends(id: &str, m: &Value) -> bool {
    let ends = |way: &str| {
        let parts: Vec<String> = way.split(['x', '-', ':']).map(String::from).collect();
        (parts[0].clone(), parts[parts.len() - 1].clone())
    };
    ends(id) == ends(text(m, "pdn"))
}

/// The winner of a finished position.
#[test]
fn every_end_has_its_winner() {
    for row in own("draughts/moves.json").iter().filter(|row| row["winner"].is_string()) {
        let table = registry::open(&game(row), Some(&start(row)), None).unwrap();
        let winner = table.status().outcome.and_then(|o| o.winner).map(|side| &side.name()[..1]);
        assert_eq!(winner.map(str::to_uppercase).as_deref(), row["winner"].as_str(), "{row}");
    }
}

/// Draws come with the ply of the data and not before. Where the rules only let a player claim, it can be
/// claimed then.
#[test]
fn every_draw_comes_in_time() {
    for row in &own("draughts/draws.json") {
        let document = row["profile"] == "international-document";
        let agreed = document.then_some("draws=document");
        let moves: Vec<&str> = row["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        let mut table = registry::open(&game(row), Some(text(row, "fen")), agreed).unwrap();
        let last = moves.len();
        for (ply, m) in moves.iter().enumerate() {
            let status = table.status();
            assert_eq!((status.word(), &status.claims[..]), ("ongoing", &[][..]), "before {ply} of {row}");
            table
                .enter(m, &Style::pgn())
                .unwrap_or_else(|r| panic!("{m} at {ply} of {row}: {:?}", r.because));
        }
        let (status, word) = (
            table.status(),
            match row["reasons"][0].as_str().unwrap() {
                "quiet" => "draw:quiet",
                "repetition" => "draw:repetition",
                _ => "draw:few_pieces",
            },
        );
        let claimed =
            status.claims.iter().any(|claim| word == "draw:repetition" && claim.name() == "repetition3");
        assert!(status.word() == word || claimed, "{} after {last} of {row}", status.word());
        let rules = if document { json!({ "draws": "document" }) } else { json!({}) };
        let request = json!({ "op": "play", "game": game(row), "position": row["fen"], "moves": moves, "rules": rules });
        let answer = ask(request);
        assert_eq!(text(&answer, "status"), status.word());
        assert_eq!(sorted(text(&answer, "position")), sorted(text(row, "final_fen")));
    }
}

/// Small records: tags, results and legal moves are read; other words are reported and preserved.
#[test]
fn every_small_record_is_read() {
    for row in &own("draughts/pdn-cases.json") {
        let (name, pdn) = (text(row, "name"), text(row, "text"));
        let answer = ask(json!({ "op": "import", "text": pdn }));
        let (found, games) = (answer["games"].as_array().unwrap(), row["games"].as_array().unwrap());
        assert_eq!(found.len(), games.len(), "{name}: {answer}");
        for (n, (found, game)) in found.iter().zip(games).enumerate() {
            assert_eq!(points(text(found, "result")), points(text(game, "result")), "{name}: {answer}");
            for (tag, value) in game["tags"].as_object().into_iter().flatten() {
                assert_eq!(&found["tags"][tag], value, "{name}");
            }
            let moves = game["moves"].as_array().unwrap();
            let plies = found["plies"].as_u64().unwrap() as usize;
            let table = collection::nth(pdn, n as u32, &Style::pgn()).unwrap();
            let again: String = table.text(Export::Pgn).split_whitespace().collect();
            // A position instead of an irregular move replaces that move.
            let more = game["then"]["moves"].as_array().map_or(0, |moves| 1 + moves.len());
            let faults = answer["errors"].as_array().unwrap().iter().any(|e| e["game"] == n);
            assert!(plies == moves.len() + more || faults, "{name}: {answer}");
            // Nothing is lost: parsed moves in our notation, the others verbatim.
            for m in moves.iter().skip(plies) {
                assert!(again.contains(m.as_str().unwrap()), "{name}: {m} is not in {again}");
            }
        }
    }
}

/// Results as points, however they are written.
fn points(result: &str) -> &str {
    match result {
        "2-0" => "1-0",
        "0-2" => "0-1",
        "1-1" => "1/2-1/2",
        other => other,
    }
}

/// Real collections: every game to its last legal move, as an independent reader found it.
#[test]
fn every_real_game_is_replayed() {
    let (mut games, mut plies) = (0, 0);
    for file in external_rows("draughts/external/expected.json") {
        let name = text(&file, "file").replace("games/", "draughts/external/");
        let Some(pdn) = external(&name) else { continue };
        let answer = ask(json!({ "op": "import", "text": tagged(&pdn, text(&file, "variant")) }));
        let records = file["records"].as_array().unwrap();
        // The other reader passes over games without moves.
        let played = |(_, game): &(usize, &Value)| game["plies"] != 0;
        let found: Vec<_> = answer["games"].as_array().unwrap().iter().enumerate().filter(played).collect();
        let faults = answer["errors"].as_array().unwrap();
        assert_eq!(found.len(), records.len(), "{name}");
        for ((index, found), record) in found.iter().zip(records) {
            // `draughts_games.rs` lists the games with contradictory results.
            // Moves after an overlooked automatic draw: reported, and all present.
            let told = |e: &Value| e["kind"] == "pdn_results" || e["kind"] == "pgn_after_draw";
            let of_moves = |e: &&Value| e["game"] == *index && !told(e);
            let errors: Vec<&Value> = faults.iter().filter(of_moves).collect();
            if record["replays"] == false {
                // A few records cannot be played to their end, which is reported. Two of them have a remark attached
                // to their last move, which then is part of the remark.
                assert!(
                    found["plies"].as_u64().map(|n| n + 1) >= record["plies"].as_u64(),
                    "{record}: {found}"
                );
                assert!(!errors.is_empty(), "{name} {record}");
                continue;
            }
            assert_eq!(found["plies"], record["plies"], "{name} {record}: {found} {errors:?}");
            assert_eq!(sorted(text(found, "final")), sorted(text(record, "final_fen")), "{name} {record}");
            assert!(errors.is_empty(), "{name} {record}: {errors:?}");
            games += 1;
            plies += record["plies"].as_u64().unwrap();
        }
    }
    if common::shared("draughts/external/expected.json").is_some() {
        assert_eq!((games, plies > 59_000), (1116, true), "{plies}");
    }
}

/// The games of a collection without a name of the game: each with a remark.
fn tagged(pdn: &str, variant: &str) -> String {
    let Some(rules) = notabene_core::draughts::rules::ALL.into_iter().find(|r| r.id == variant) else {
        return pdn.into();
    };
    if pdn.contains("[GameType") {
        return pdn.into();
    }
    let first = pdn.split_once(' ').unwrap().0.trim_start_matches('\u{feff}');
    pdn.replace(&format!("{first} "), &format!("[GameType \"{}\"]\n{first} ", rules.game_type))
}

/// Writing and reading the games again gives equal games, in every form.
#[test]
fn real_games_go_through_every_form() {
    for file in external_rows("draughts/external/expected.json") {
        let name = text(&file, "file").replace("games/", "draughts/external/");
        let Some(pdn) = external(&name) else { continue };
        let pdn = tagged(&pdn, text(&file, "variant"));
        for n in (0..file["games"].as_u64().unwrap() as u32).step_by(9) {
            let table =
                collection::nth(&pdn, n, &Style::pgn()).unwrap_or_else(|e| panic!("{name} {n}: {e:?}"));
            let written = table.text(Export::Pgn);
            let mut back = collection::nth(&written, 0, &Style::pgn()).unwrap();
            assert_eq!(back.text(Export::Pgn), written, "{name} {n}");
            let (kept, damage) = notabene_core::exchange::save::read(&table.text(Export::Save));
            assert_eq!(damage, None, "{name} {n}");
            assert_eq!(kept.unwrap().text(Export::Pgn), written, "{name} {n}");
            back.go(Go::Last);
            let linked = notabene_core::exchange::link::read(&back.text(Export::Link)).unwrap();
            assert_eq!(linked.text(Export::Position), back.text(Export::Position), "{name} {n}");
        }
    }
}

#[test]
fn ids_and_texts_are_unique() {
    for row in &own("draughts/moves.json") {
        let request = json!({ "op": "moves", "game": game(row), "position": start(row) });
        let answer = ask(request);
        for what in ["id", "text"] {
            let all: Vec<&str> = answer["moves"].as_array().unwrap().iter().map(|m| text(m, what)).collect();
            let set: BTreeSet<&&str> = all.iter().collect();
            assert_eq!(set.len(), all.len(), "{what} in {row}");
        }
    }
}
