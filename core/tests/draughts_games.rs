//! Real games of draughts that belong to others: every game is read, and ends where it should. Without the
//! optional collection there is nothing to check.

use crate::common::{external, external_rows, text};
use notabene_core::draughts::{Position, Rules, Setup, rules};
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::notation::Style;
use notabene_core::record::next_game;
use serde_json::Value;

const FOLDER: &str = "draughts/external";

fn rules_of(id: &str) -> &'static Rules {
    rules::ALL.iter().find(|rules| rules.id == id).unwrap_or_else(|| panic!("no game {id}"))
}

/// A position without its counters.
fn position(rules: &'static Rules, text: &str) -> Position {
    let setup = Setup::from_text(rules, text).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    setup.position(rules).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

/// A game of a file, as it was read.
struct Read {
    id: &'static str,
    plies: usize,
    last: String,
    /// True if its tag and the end of its moves have different results.
    contradicts: bool,
    /// True if moves follow an automatic draw.
    went_on: bool,
    faults: Vec<String>,
}

fn games(pdn: &str) -> Vec<Read> {
    let (mut games, mut at) = (Vec::new(), 0);
    while let Some(found) = next_game(pdn, at) {
        at = found.at[2];
        let read = import::import(pdn, found, &Style::pgn(), ImportTarget::Game);
        let id = read.table.map_or("", |table| table.map_or("", |table| table.status().game));
        let (results, faults): (Vec<_>, Vec<_>) =
            read.faults.iter().map(|fault| &fault.message).partition(|message| message.id() == "pdn_results");
        // Moves after an overlooked automatic draw: reported, and all present.
        let (overlooked, faults): (Vec<_>, Vec<_>) =
            faults.into_iter().partition(|message| message.id() == "pgn_after_draw");
        let went_on = !overlooked.is_empty();
        let faults = faults.iter().map(|message| format!("{message:?}")).collect();
        games.push(Read {
            id,
            plies: read.plies,
            last: read.last,
            contradicts: !results.is_empty(),
            went_on,
            faults,
        });
    }
    games
}

/// The problem of a game; none if it is as expected.
fn differs(read: &Read, wanted: &Value) -> Option<String> {
    let variant = text(wanted, "variant");
    let plies = wanted["plies"].as_u64().unwrap() as usize;
    if read.id != format!("draughts/{variant}") {
        return Some(format!("{} for {variant} {:?}", read.id, read.faults));
    }
    // The reference engine stops at words that are not moves; here they become comments.
    let words = wanted["stops_at"].as_str().is_some_and(|why| why.starts_with("bad square"));
    if read.plies < plies || read.plies > plies && !words {
        return Some(format!("{} half-moves for {plies}, {:?}", read.plies, read.faults));
    }
    if wanted["replays"] == false {
        return read.faults.is_empty().then(|| "nothing is said of its fault".into());
    }
    if !read.faults.is_empty() {
        return Some(format!("{:?}", read.faults));
    }
    let rules = rules_of(variant);
    // The reference does not count consecutive moves of a king.
    let plain = |fen: &str| position(rules, fen.split(":+").next().unwrap_or_default());
    let [ours, theirs] = [read.last.as_str(), text(wanted, "final_fen")].map(plain);
    use notabene_core::position::Position as _;
    (!ours.repeats(&theirs)).then(|| format!("{} for {}", read.last, text(wanted, "final_fen")))
}

#[test]
fn every_game_ends_where_it_should() {
    let (mut wrong, mut contradict, mut went_on) = (Vec::new(), Vec::new(), Vec::new());
    for file in external_rows(&format!("{FOLDER}/expected.json")) {
        let name = text(&file, "file").rsplit('/').next().unwrap();
        let Some(pdn) = external(&format!("{FOLDER}/{name}")) else { continue };
        // The files contain games without moves, too.
        let read: Vec<Read> =
            games(&pdn).into_iter().filter(|read| read.plies > 0 || !read.faults.is_empty()).collect();
        let wanted = file["records"].as_array().unwrap();
        if read.len() != wanted.len() {
            wrong.push(format!("{name}: {} games for {}", read.len(), wanted.len()));
        }
        for (n, (read, wanted)) in read.iter().zip(wanted).enumerate() {
            contradict.extend(read.contradicts.then(|| format!("{name} {n}")));
            went_on.extend(read.went_on.then(|| format!("{name} {n}")));
            wrong.extend(differs(read, wanted).map(|what| format!("{name} {n}: {what}")));
        }
    }
    assert!(wrong.is_empty(), "{} games:\n{}", wrong.len(), wrong.join("\n"));
    // Tags that are shifted by one game against their moves: only this is reported.
    let known = CONTRADICTING.map(|n| format!("lidraughts-variants.pdn {n}"));
    assert!(contradict.is_empty() || contradict == known, "{contradict:?}");
    let known = WENT_ON.map(|n| format!("english-tinsley.pdn {n}"));
    assert!(went_on.is_empty() || went_on == known, "{went_on:?}");
}

/// The games of that file, counted from 0, that go on after an automatic draw.
const WENT_ON: [usize; 4] = [306, 647, 676, 680];

/// The games of that file, counted from 0, whose tag and moves have different results.
const CONTRADICTING: [usize; 6] = [20, 23, 24, 25, 26, 27];
