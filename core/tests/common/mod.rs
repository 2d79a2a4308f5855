//! Test data: rows of JSON from `tests/data`, and from an optional folder of external data.

pub mod board;
pub mod dartboard;
pub mod draughts;
pub mod draughts_plan;
pub mod edited;
pub mod games;
pub mod laws;
pub mod modules;
pub mod plain_draughts;
pub mod plain_helpmate;
pub mod sheets;
pub mod texts;

use notabene_core::chess::{Array, Position, Rules, Setup};
use notabene_core::notation::{Capture, Castle, Form, LETTERS, Mate, Promotion, Style};
use notabene_core::position::Position as _;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The folder of the project.
pub fn root() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("Trunk.toml").exists()).unwrap_or(package).into()
}

/// The rows of a file in `tests/data`.
pub fn own(file: &str) -> Vec<Value> {
    let path = root().join("tests/data").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A file in `tests/data` that is not a list of rows.
pub fn own_value(file: &str) -> Value {
    let path = root().join("tests/data").join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A path in the optional collection (`NOTABENE_DATA`, or `../shared/data` beside the project), which
/// has other owners and is never part of the project. None without it.
pub fn shared(place: &str) -> Option<PathBuf> {
    let beside = || root().join("../shared/data");
    let path = std::env::var_os("NOTABENE_DATA").map_or_else(beside, PathBuf::from).join(place);
    if !path.exists() {
        eprintln!("skipped: no {place}");
        return None;
    }
    Some(path)
}

/// A text of the optional collection.
pub fn external(file: &str) -> Option<String> {
    std::fs::read_to_string(shared(file)?).ok()
}

/// The rows of a file of the optional collection; empty without it.
pub fn external_rows(file: &str) -> Vec<Value> {
    external(file).map_or(Vec::new(), |text| serde_json::from_str(&text).unwrap())
}

pub fn rules(row: &Value) -> Rules {
    if row["chess960"] == true { Rules::Chess960 } else { Rules::Chess }
}

pub fn position(fen: &str, rules: Rules) -> Position {
    let setup = Setup::from_fen(fen).unwrap_or_else(|e| panic!("{fen}: {e:?}"));
    setup.position(rules).unwrap_or_else(|e| panic!("{fen}: {e:?}"))
}

pub fn text<'a>(row: &'a Value, key: &str) -> &'a str {
    row[key].as_str().unwrap_or_else(|| panic!("no {key} in {row}"))
}

/// Deterministic pseudo-random numbers (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % n as u64) as usize
    }
    pub fn pick<P: notabene_core::position::Position>(&mut self, p: &P) -> Option<P::Move> {
        let mut moves = p.legal_moves();
        (!moves.is_empty()).then(|| moves.swap_remove(self.below(moves.len())))
    }
}

/// A position reached by random play from a random array.
pub fn played(number: u16, seed: u64, plies: usize) -> Position {
    let rules = if number == 518 { Rules::Chess } else { Rules::Chess960 };
    let mut p = Position::start(&Array::from_scharnagl(number).unwrap(), rules);
    let mut dice = Dice(seed);
    for _ in 0..plies {
        let Some(m) = dice.pick(&p) else { break };
        p.play_unchecked(&m);
    }
    p
}

/// Styles in every language: the forms, each with three sets of options.
pub fn styles(forms: &[Form]) -> Vec<Style> {
    let mut all = Vec::new();
    for letters in &LETTERS {
        for form in forms.iter().copied() {
            for (promotion, capture, mate, castle) in [
                (Promotion::Plain, Capture::Letter, Mate::Hash, Castle::Letter),
                (Promotion::Sign, Capture::Times, Mate::TwoPlus, Castle::Zero),
                (Promotion::Brackets, Capture::Colon, Mate::NotEqual, Castle::Letter),
            ] {
                all.push(Style { form, promotion, capture, mate, castle, ..Style::of(letters) });
            }
        }
    }
    all
}
