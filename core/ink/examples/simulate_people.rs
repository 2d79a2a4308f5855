//! Figures of photographed sheets that real people write: people from whom the net did not learn, games that were played, pens, crossed-out
//! moves, signs that touch (`tests/common/writers.rs`).
//!
//! ```text
//! cargo run -p notabene-ink --release --example simulate_people -- INK_FOLDER GAMES.pgn report 3 7 0
//! ```
//!
//! The folder has `unipen-dev.txt.gz`; without it nothing is measured. One half of the people is for tuning (`tune`), the other for figures
//! (`report`). The numbers are those of sheets for each person, of the seed, and of slips among a thousand places. `plain` leaves out all troubles. With `FILE` as
//! a further word the traced places are kept in this file, or read from there: reading them again takes seconds. With `show` as well,
//! places that are wrong are printed, and questions.

#[path = "../tests/common/forms.rs"]
mod forms;
#[path = "../tests/common/games.rs"]
mod games;
#[path = "../tests/common/measuring.rs"]
mod measuring;
#[path = "../tests/common/people.rs"]
mod people;
#[path = "../tests/common/sheets.rs"]
mod sheets;
#[path = "../tests/common/writers.rs"]
mod writers;
#[path = "../tests/common/writing.rs"]
mod writing;

use games::{Tally, Written, collected, read_inks, slip, slipped};
use measuring::{CASES, Case};
use notabene_ink::Ink;
use notabene_ink::net::Net;
use notabene_ink::photo;
use notabene_study::printing::PrintChoice;
use notabene_study::printing::scan::ScanLayout;
use people::{People, Person};
use sheets::{Camera, Paper};
use std::fmt::Write as _;
use std::path::PathBuf;
use writers::{Troubles, Writer};
use writing::{Dice, Drawings};

const DRAWINGS: &str = include_str!("../tests/data/drawings.txt");
/// Half-moves of a game.
const PLIES: usize = 60;
/// Pixels along the longer side of a photograph.
const SIDE: usize = 3200;

/// What was found on a photograph.
struct Traced {
    person: usize,
    case: usize,
    game: Written,
    /// None if the sheet was not found.
    inks: Option<Vec<Ink>>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize, usual: &str| arguments.get(n).cloned().unwrap_or(usual.into());
    let number = |n: usize, usual: u64| word(n, "").parse().unwrap_or(usual);
    let people = match People::read(&PathBuf::from(word(0, "../shared/data/ink"))) {
        Ok(people) => people,
        Err(error) => return println!("nothing is measured: {error}"),
    };
    let Ok(games) = std::fs::read(word(1, "")) else { return println!("nothing is measured: no games") };
    let games = String::from_utf8_lossy(&games);
    let is_tuning = word(2, "report") == "tune";
    let half: Vec<&Person> = people.apart.iter().skip(usize::from(!is_tuning)).step_by(2).collect();
    let has = |what: &str| arguments.iter().skip(6).any(|word| word == what);
    let troubles = if has("plain") { Troubles::NONE } else { Troubles::USUAL };
    let file = arguments.iter().skip(6).find(|word| !["plain", "show"].contains(&word.as_str()));
    let kept = file.and_then(|file| std::fs::read_to_string(file).ok());
    let traced = match kept {
        Some(text) => parse(&text),
        None => trace(&half, &games, troubles, [number(3, 3), number(4, 7), number(5, 0)]),
    };
    if let Some(file) = file {
        std::fs::write(file, format(&traced)).expect("a file that can be written");
    }
    figures(&half, &traced, has("show"));
}

fn figures(people: &[&Person], traced: &[Traced], shows: bool) {
    let net = Net::trained();
    let mut total = Tally::default();
    for (n, person) in people.iter().enumerate() {
        let mut tally = Tally::default();
        for sheet in traced.iter().filter(|sheet| sheet.person == n) {
            if shows {
                println!("{} {}", person.name, CASES[sheet.case].name);
            }
            tally.sheets += 1;
            if let Some(inks) = &sheet.inks {
                read_inks(&sheet.game, inks.clone(), &net, &mut tally, shows);
            }
        }
        print(&person.name, &tally);
        total.add(&tally);
    }
    print("all", &total);
    let each = |time: std::time::Duration| time.as_millis() / u128::from(total.found.max(1));
    println!("ms a sheet: read {}, slowest {}", each(total.read), total.slowest.as_millis());
}

/// Writes and photographs sheets.
fn trace(people: &[&Person], games: &str, troubles: Troubles, [count, seed, slips]: [u64; 3]) -> Vec<Traced> {
    let spare = Drawings::read(DRAWINGS);
    let mut out = Vec::new();
    for (n, person) in people.iter().enumerate() {
        let needed = |case: &Case| format!("abcdefgh12345678{}", case.style().letters.pieces.concat());
        let cases: Vec<usize> = (0..4).filter(|n| person.has_all(&needed(&CASES[*n]))).collect();
        let mut dice = Dice::new(seed * 1000 + n as u64);
        for _ in 0..count {
            let case = *dice.of(&cases);
            let mut all = collected(games, &CASES[case], PLIES);
            let mut game = all.swap_remove(dice.below(all.len()));
            slip(&mut game, slips as f32 / 1000.0, &mut dice);
            let inks = photographed(&game, person, &spare, troubles, &mut dice);
            out.push(Traced { person: n, case, game, inks });
        }
    }
    out
}

fn photographed(
    game: &Written,
    person: &Person,
    spare: &Drawings,
    troubles: Troubles,
    dice: &mut Dice,
) -> Option<Vec<Ink>> {
    let mut choice = PrintChoice::default_for(false);
    choice.times = dice.happens(0.5);
    let layout = ScanLayout::of(&choice, 1).expect("a first page");
    let mut paper = Paper::printed(layout);
    let writer = Writer::new(person, spare, troubles, dice);
    for (at, text) in game.texts.iter().enumerate() {
        let other = if dice.happens(0.5) { dice.of(&game.moves) } else { text };
        let wrong = slipped(other, dice);
        writer.write(&mut paper, at, text, &wrong, dice);
    }
    let grey = Camera::random(SIDE, dice).shoot(&paper, dice);
    let sheet = photo::find(grey).ok().filter(|sheet| sheet.layout() == Some(layout))?;
    Some(sheet.cells().map(|cell| cell.ink).collect())
}

fn print(name: &str, tally: &Tally) {
    let percent = |part: u32| (f64::from(part) * 1000.0 / f64::from(tally.places().max(1))).round() / 10.0;
    let [sure, doubtful, cannot_be, wrong] = tally.right.map(percent);
    println!(
        "{name:12} {:3} of {:3} found, whole after 0 to 3 questions {:?}; sure {sure}, doubtful {doubtful}, cannot be {cannot_be}, wrong {wrong} %, silent {} of {} = {:.2} %; slips {:?}; questions {}",
        tally.found,
        tally.sheets,
        tally.complete,
        tally.silent,
        tally.places(),
        f64::from(tally.silent) * 100.0 / f64::from(tally.places().max(1)),
        tally.slips,
        tally.questions,
    );
}

/// One sheet a line: person, case, written texts, moves, and the strokes of each place, with tabs between them.
fn format(traced: &[Traced]) -> String {
    let mut out = String::new();
    for Traced { person, case, game, inks } in traced {
        _ = write!(out, "{person}\t{case}\t{}\t{}", game.texts.join("|"), game.moves.join("|"));
        inks.iter().flatten().for_each(|ink| _ = write!(out, "\t{}", ink.to_text()));
        out.push('\n');
    }
    out
}

fn parse(text: &str) -> Vec<Traced> {
    let sheet = |line: &str| {
        let mut parts = line.split('\t');
        let mut next = || parts.next().expect("a part of the line");
        let [person, case]: [usize; 2] = [next(), next()].map(|part| part.parse().expect("a number"));
        let [texts, moves] = [next(), next()].map(|part| part.split('|').map(String::from).collect());
        let inks: Vec<Ink> = parts.map(|part| Ink::from_text(part).expect("ink")).collect();
        let start = notabene_core::game::registry::open("chess", None, None).expect("chess").played().last;
        let game = Written { start, style: CASES[case].style(), texts, moves };
        Traced { person, case, game, inks: (!inks.is_empty()).then_some(inks) }
    };
    text.lines().map(sheet).collect()
}
