//! Lists the games of record files, a line of JSON each, so that two states of the program can be compared: `records FILES > before`,
//! later `> after`, and a comparison of lines. A game has its place, result, half-moves, tags, moves, last position, faults and text.

use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::exchange::{Export, collection};
use notabene_core::i18n::Language;
use notabene_core::notation::Style;
use notabene_core::record;
use serde_json::{Value, json};
use std::io::Write as _;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    for file in std::env::args().skip(1) {
        let Some(text) = record::decode(&std::fs::read(&file)?) else { continue };
        let read = json!(collection::import(&text, &Style::pgn(), Language::En));
        let mut lines: Vec<String> = Vec::new();
        collection::lines(&text, &mut |line| {
            lines.push(line.split('\n').step_by(2).collect::<Vec<_>>().join(" "))
        });
        let (mut games, mut at) = (Vec::new(), 0);
        while let Some(found) = record::next_game(&text, at) {
            at = found.at[2];
            let game = import::import(&text, found, &Style::pgn(), ImportTarget::Game);
            games.push(game.table.and_then(Result::ok).map(|game| game.text(Export::Pgn)));
        }
        let all = |name: &str| read[name].as_array().cloned().unwrap_or_default();
        let errors = all("errors");
        for (n, game) in all("games").iter().enumerate() {
            let of_game = |error: &&Value| error["game"].as_u64() == Some(n as u64);
            let faults: Vec<String> = errors
                .iter()
                .filter(of_game)
                .map(|error| {
                    format!("{}:{} {} {}", error["line"], error["column"], error["kind"], error["message"])
                })
                .collect();
            let line = json!({ "file": file, "n": n, "result": game["result"], "plies": game["plies"], "tags": game["tags"], "letters": game["letters"], "final": game["final"], "faults": faults, "moves": lines.get(n), "text": games.get(n) });
            writeln!(out, "{line}")?;
        }
        if all("games").len() != lines.len() {
            writeln!(
                out,
                "{}",
                json!({ "file": file, "n": -1, "games": all("games").len(), "lines": lines.len() })
            )?;
        }
    }
    Ok(())
}
