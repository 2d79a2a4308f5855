//! Records: PGN as written by people and programs, read and written again.

use crate::common::*;
use notabene_core::chess::{Array, Position, Rules};
use notabene_core::exchange::Export;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::Game;
use notabene_core::notation::{AnyMove, AnyPosition, Notation, Style};
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{self, Annotation, Visitor};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// The ids of the main lines of all games of a text; `0000` for a null move.
fn mains(text: &str) -> Vec<Vec<String>> {
    let mut games = Vec::new();
    let mut at = 0;
    while let Some(found) = record::next_game(text, at) {
        at = found.at[2];
        let table = import::import(text, found, &Style::pgn(), ImportTarget::Game).table;
        games.push(table.and_then(Result::ok).map(|table| ids(&table)).unwrap_or_default());
    }
    games
}

/// The ids of the main line of a game.
fn ids(table: &Game) -> Vec<String> {
    let pgn = table.text(Export::Pgn);
    let found = record::next_game(&pgn, 0).unwrap();
    struct Ids(Vec<String>, u32);
    impl Visitor for Ids {
        fn on_move(&mut self, before: &AnyPosition, m: &AnyMove, _: &AnyPosition) {
            if self.1 == 0 {
                self.0.push(before.id(m));
            }
        }
        fn on_variation_start(&mut self) {
            self.1 += 1;
        }
        fn on_variation_end(&mut self) {
            self.1 -= 1;
        }
    }
    let rules = if table.status().game == "chess960" { Rules::Chess960 } else { Rules::Chess };
    let start = match found.tags.get("FEN") {
        Some(fen) => position(fen, rules),
        None => Position::start(&Array::chess(), rules),
    };
    let mut ids = Ids(Vec::new(), 0);
    let replayed = record::replay(&start.into(), &pgn, [found.at[1], found.at[2]], &Style::pgn(), &mut ids);
    assert_eq!(replayed.faults, [], "{pgn}");
    ids.0
}

#[test]
fn malformed_records_are_read_as_far_as_they_make_sense() {
    let mut wrong = Vec::new();
    for row in own("chess/pgn-malformed.json") {
        let pgn = match row["pgn"].as_str() {
            Some(pgn) => pgn.to_string(),
            None => {
                let part = |p: &Value| p[0].as_str().unwrap().repeat(p[1].as_u64().unwrap() as usize);
                row["parts"].as_array().unwrap().iter().map(part).collect()
            }
        };
        let read = json!(mains(&pgn));
        // After 2...d5 from d6 the capture in passing is impossible, but 2...d5 itself is a move.
        let other_taste = row["id"] == "ep-suffix";
        if !row["expect"].is_null() && !other_taste && read != row["expect"] {
            wrong.push(format!("{}: {read} for {}", row["id"], row["expect"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The first 24 digits of a SHA-256.
fn hex(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(12).map(|b| format!("{b:02x}")).collect()
}

/// Writes down what a digest was made of.
#[derive(Default)]
struct Digested {
    main: String,
    depth: u32,
    plies: usize,
    nodes: usize,
    marks: usize,
}

impl Visitor for Digested {
    fn on_move(&mut self, before: &AnyPosition, m: &AnyMove, after: &AnyPosition) {
        let (san, fen) = (before.text(m, &Style::pgn()), after.to_text());
        if self.depth == 0 {
            self.plies += 1;
            self.main += &format!("{san} {} {fen}\n", before.id(m));
        }
        self.nodes += 1;
    }
    fn on_variation_start(&mut self) {
        self.depth += 1;
    }
    fn on_variation_end(&mut self) {
        self.depth -= 1;
    }
    fn on_annotation(&mut self, what: Annotation<'_>) {
        self.marks += usize::from(matches!(what, Annotation::Mark(_)));
    }
}

#[test]
fn real_games_are_read_to_their_digests() {
    let Some(folder) = shared("chess/external/games") else { return };
    let digest: Value = serde_json::from_slice(&std::fs::read(folder.join("digest.json")).unwrap()).unwrap();
    let mut wrong = Vec::new();
    let mut games = 0;
    for file in digest.as_array().unwrap() {
        let name = file["file"].as_str().unwrap();
        let text = record::decode(&std::fs::read(folder.join(name)).unwrap()).unwrap();
        // Recorded only in part: a comment before the first move, and tags without moves, end no file for us.
        let in_part = ["pgnx-barnes-horton.pgn", "headers-only.pgn"].contains(&name);
        let (mut at, mut read) = (0, 0);
        for expected in file["games"].as_array().unwrap() {
            let Some(found) = record::next_game(&text, at) else { break };
            at = found.at[2];
            read += 1;
            let rules = if expected["chess960"] == true { Rules::Chess960 } else { Rules::Chess };
            let start = AnyPosition::from(position(expected["start"].as_str().unwrap(), rules));
            let mut digested = Digested::default();
            let moves = [found.at[1], found.at[2]];
            let replayed = record::replay(&start, &text, moves, &Style::pgn(), &mut digested);
            let tree = hex(tree(&start, &text, moves).as_bytes());
            let same = tree == expected["tree_sha"].as_str().unwrap()
                && hex(digested.main.as_bytes()) == expected["sha"].as_str().unwrap()
                && expected["plies"] == digested.plies
                && expected["nodes"] == digested.nodes
                && expected["nags"] == digested.marks;
            if !same && !in_part {
                wrong.push(format!(
                    "{name} {}: {} plies {} nodes {} marks {:?} for {expected}",
                    expected["i"], digested.plies, digested.nodes, digested.marks, replayed.faults
                ));
            }
            games += 1;
        }
        let more = record::next_game(&text, at).is_some();
        if !in_part && (more || read != file["games"].as_array().unwrap().len()) {
            wrong.push(format!("{name}: {read} games, more: {more}"));
        }
    }
    assert!(wrong.is_empty(), "{} of {games}\n{}", wrong.len(), wrong.join("\n"));
}

/// The text and position of every move in all lines; each before those that follow it.
fn tree(p: &AnyPosition, text: &str, moves: [usize; 2]) -> String {
    let mut record = record::Record::new(p.clone());
    record::replay(p, text, moves, &Style::pgn(), &mut record::Recorder::new(&mut record));
    let mut out = String::new();
    below(&record, record::Record::ROOT, &mut out);
    out
}

fn below(record: &record::Record, node: record::NodeId, out: &mut String) {
    for child in record.tree.children(node) {
        let san = record.position(node).text(&record.tree.get(*child).unwrap().m, &Style::pgn());
        let after = record.position(*child);
        let ply = 2 * (after.number() - 1) + u32::from(after.turn() == Side::Black);
        *out += &format!("{ply} {san} {}\n", after.to_text());
        below(record, *child, out);
    }
}

/// Programs break lines at any blank, also inside a command; here a command stays whole.
#[test]
fn a_command_over_two_lines_is_read_and_written_on_one() {
    let shapes = "[%csl\nRe5][%cal\r\nGe2e4, Bg1f3]";
    for clock in ["[%clk 0:59:50]", "[%clk\n0:59:50]"] {
        let text = format!("1. e4 {{{clock} some words}} e5 {{{shapes}}} *");
        let found = record::next_game(&text, 0).unwrap();
        let table = import::import(&text, found, &Style::pgn(), ImportTarget::Game).table.unwrap().unwrap();
        let pgn = table.text(Export::Pgn);
        assert!(pgn.contains("{[%clk 0:59:50]"), "{pgn}");
        let shapes = pgn.contains("{[%csl Re5][%cal Ge2e4,Bg1f3]}");
        assert!(shapes, "arrows and circles are no words: {pgn}");
    }
}
