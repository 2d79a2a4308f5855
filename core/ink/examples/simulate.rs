//! Figures of photographed sheets: games of thirty moves are written on printed sheets, photographed, and read.
//!
//! ```text
//! cargo run -p notabene-ink --release --example simulate -- 20 7 3200 core/ink/tests/data/drawings.txt
//! ```
//!
//! The numbers are those of sheets for each of three languages, once without and once with slips, of the seed, and of pixels along the longer side. With a
//! further word, places that are wrong are printed, and questions.

#[path = "../tests/common/forms.rs"]
mod forms;
#[path = "../tests/common/games.rs"]
mod games;
#[path = "../tests/common/measuring.rs"]
mod measuring;
#[path = "../tests/common/sheets.rs"]
mod sheets;
#[path = "../tests/common/writing.rs"]
mod writing;

use games::{Tally, photograph, random_game, read, slip};
use measuring::CASES;
use notabene_ink::net::Net;
use writing::{Dice, Drawings};

const DRAWINGS: &str = include_str!("../tests/data/drawings.txt");
/// Half-moves of a game.
const PLIES: usize = 60;
/// Share of places with a slip, in half of the games.
const SLIPS: f32 = 0.03;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual: u64| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (count, seed, side) = (number(20), number(7), number(3200) as usize);
    let file = arguments.next().map(|path| std::fs::read_to_string(path).expect("a file of drawings"));
    let shows = arguments.next().is_some();
    let drawings = Drawings::read(file.as_deref().unwrap_or(DRAWINGS));
    let net = Net::trained();
    for case in [&CASES[1], &CASES[0], &CASES[3]] {
        for slips in [0.0, SLIPS] {
            let mut dice = Dice::new(seed);
            let mut tally = Tally::default();
            for _ in 0..count {
                let mut game = random_game(case, PLIES, &drawings, &mut dice);
                slip(&mut game, slips, &mut dice);
                let photograph = photograph(&game, &drawings, side, &mut dice);
                read(&game, photograph, &net, &mut tally, shows);
            }
            print(case.name, slips, &tally);
        }
    }
}

fn print(name: &str, slips: f32, tally: &Tally) {
    let percent = |part: u32, all: u32| f64::from(part) * 100.0 / f64::from(all.max(1));
    let places = tally.places();
    println!(
        "{name}, {} % slips: {} of {} sheets found, {} specks",
        slips * 100.0,
        tally.found,
        tally.sheets,
        tally.dirt
    );
    let complete = tally.complete.map(|n| percent(n, tally.sheets).round());
    println!("  games right after 0, 1, 2, 3 questions: {complete:?} %, {} questions", tally.questions);
    let right = tally.right.map(|n| (percent(n, places) * 10.0).round() / 10.0);
    println!(
        "  right moves sure, doubtful, `cannot be`, wrong: {right:?} %; silently wrong {:.2} %",
        percent(tally.silent, places)
    );
    println!("  slips sure, marked: {:?}", tally.slips);
    let each = |time: std::time::Duration| time.as_millis() / u128::from(tally.found.max(1));
    println!(
        "  ms: find and cut {}, read {}, slowest {}",
        each(tally.find),
        each(tally.read),
        tally.slowest.as_millis()
    );
}
