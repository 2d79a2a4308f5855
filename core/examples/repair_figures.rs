//! Measures the repair of score sheets: on transcripts of real ones, and on games with slips as people make them.
//!
//! `cargo run --release -p notabene-core --example repair_figures -- SHEETS.json GAMES.pgn` prints a table. The sheets are
//! divided by their games: every fourth is for checking, the others are for tuning. `--pairs FILE` writes each text of the
//! tuning sheets with the move that it was read as, to learn from; `--list` prints what was not repaired.

use notabene_core::game::registry;
use notabene_core::notation::{AnyPosition, Letters, Style};
use notabene_core::repair::{Correction, Repair, repair};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::Write as _;
use std::time::{Duration, Instant};

#[derive(Deserialize, Clone)]
struct Sheet {
    game: u32,
    copy: u32,
    moves: Vec<Option<String>>,
}

impl Sheet {
    fn texts(&self) -> Vec<String> {
        self.moves.iter().map(|text| text.clone().unwrap_or_default()).collect()
    }
}

fn style() -> Style {
    Style::of(Letters::english())
}

fn start() -> AnyPosition {
    registry::chess().played().position_at(0).clone()
}

/// Every fourth game is for checking.
fn is_check(game: u32) -> bool {
    game / 2 % 4 == 3
}

#[derive(Default)]
struct Figures {
    sheets: usize,
    as_written: usize,
    whole: usize,
    places: usize,
    reached: usize,
    time: Duration,
    longest: Duration,
    questions: usize,
}

impl Figures {
    fn add(&mut self, texts: &[String], found: &Repair, time: Duration) {
        let filled = texts.iter().rposition(|text| !text.is_empty()).map_or(0, |last| last + 1);
        self.sheets += 1;
        self.as_written += usize::from(found.as_written >= filled);
        self.whole += usize::from(found.is_complete);
        self.places += filled;
        self.reached += found.reach.min(filled);
        self.questions += found.questions.len();
        self.time += time;
        self.longest = self.longest.max(time);
    }
    fn print(&self, name: &str) {
        let percent = |part: usize, all: usize| part as f64 * 100.0 / all.max(1) as f64;
        println!(
            "{name}: {} sheets, {} as written, {} whole ({:.1} %), {:.1} % of half-moves reached, {} questions, {:.0} ms a sheet, longest {:.0}",
            self.sheets,
            self.as_written,
            self.whole,
            percent(self.whole, self.sheets),
            percent(self.reached, self.places),
            self.questions,
            self.time.as_secs_f64() * 1000.0 / self.sheets.max(1) as f64,
            self.longest.as_secs_f64() * 1000.0
        );
    }
}

fn main() {
    let mut files = Vec::new();
    let (mut pairs, mut list) = (None, false);
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--pairs" => pairs = args.next(),
            "--list" => list = true,
            _ => files.push(arg),
        }
    }
    let Some(sheets) = files.first().and_then(|file| std::fs::read_to_string(file).ok()) else {
        return eprintln!("repair_figures SHEETS.json [GAMES.pgn]");
    };
    let sheets: Vec<Sheet> = serde_json::from_str(&sheets).expect("a list of sheets");
    real_sheets(&sheets, pairs.as_deref(), list);
    two_copies(&sheets, list);
    if let Some(games) = files.get(1).and_then(|file| std::fs::read(file).ok()) {
        slips::measure(&String::from_utf8_lossy(&games), list);
    }
}

fn real_sheets(sheets: &[Sheet], pairs: Option<&str>, list: bool) {
    let mut halves = [Figures::default(), Figures::default()];
    let mut out = pairs.map(|file| std::fs::File::create(file).expect("a file for pairs"));
    for sheet in sheets {
        let texts = sheet.texts();
        let began = Instant::now();
        let found = repair(&start(), &texts, &[], &style());
        halves[usize::from(is_check(sheet.game))].add(&texts, &found, began.elapsed());
        if list && !found.is_complete {
            println!(
                "game {} copy {}: reach {} of {}, rest {:?}",
                sheet.game,
                sheet.copy,
                found.reach,
                texts.len(),
                found.rest.iter().take(6).collect::<Vec<_>>()
            );
        }
        if list {
            show(&found);
        }
        if let Some(out) = out.as_mut().filter(|_| !is_check(sheet.game)) {
            let mut shift = BTreeMap::new();
            found
                .fixes
                .iter()
                .filter(|fix| matches!(fix.kind, Correction::Reading | Correction::Form))
                .for_each(|fix| {
                    shift.insert(fix.at, (fix.from.clone(), fix.choices.len()));
                });
            for (at, to) in found.moves.iter().enumerate() {
                let (from, choices) = shift.get(&at).cloned().unwrap_or((to.clone(), 0));
                writeln!(out, "{from}\t{to}\t{choices}").expect("a line");
            }
        }
    }
    halves[0].print("tuning");
    halves[1].print("checking");
}

fn show(found: &Repair) {
    for fix in &found.fixes {
        println!(
            "    {} {}: {} {:?} -> {:?} {:?}",
            fix.ply,
            fix.number,
            fix.kind.name(),
            fix.from,
            fix.to,
            fix.choices.iter().take(6).collect::<Vec<_>>()
        );
    }
}

/// Sheets with two copies: how far each alone agrees with both together.
fn two_copies(sheets: &[Sheet], list: bool) {
    let mut figures = Figures::default();
    let (mut same, mut all, mut exact, mut games) = (0, 0, 0, 0);
    for first in sheets.iter().filter(|sheet| sheet.copy == 0) {
        let Some(second) = sheets.iter().find(|other| other.game == first.game && other.copy == 1) else {
            continue;
        };
        let (a, b) = (first.texts(), second.texts());
        let began = Instant::now();
        let both = repair(&start(), &a, &b, &style());
        figures.add(&a, &both, began.elapsed());
        if list {
            println!(
                "game {} both: complete {} differences {}",
                first.game,
                both.is_complete,
                both.differences.len()
            );
            both.differences
                .iter()
                .for_each(|one| println!("    {} {:?} {:?} {}", one.at, one.sheet, one.copy, one.to));
        }
        for texts in [&a, &b] {
            let alone = repair(&start(), texts, &[], &style());
            let agree = alone.moves.iter().zip(&both.moves).filter(|(x, y)| x == y).count();
            let most = alone.moves.len().min(both.moves.len());
            if list && agree < most {
                let at = alone.moves.iter().zip(&both.moves).position(|(x, y)| x != y).unwrap_or_default();
                println!(
                    "game {}: alone {:?}, both {:?} at {at}; {agree} of {most}",
                    first.game, &alone.moves[at], &both.moves[at]
                );
            }
            same += agree;
            all += most;
            exact += usize::from(agree == most);
            games += 1;
        }
    }
    figures.print("two copies");
    println!(
        "each copy alone beside both: {same} of {all} half-moves ({:.1} %), {exact} of {games} games alike",
        same as f64 * 100.0 / all.max(1) as f64
    );
}

#[path = "repair_figures/slips.rs"]
mod slips;
