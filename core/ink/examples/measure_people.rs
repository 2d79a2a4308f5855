//! Figures of the reader on moves composed of the signs of real people from whom the net did not learn.
//!
//! ```text
//! cargo run -p notabene-ink --release --example measure_people -- ../shared/data/ink 200 3 core/ink/data/net.bin
//! ```
//!
//! The folder has `unipen-dev.txt.gz`; without it nothing is measured. The numbers are those of legal and of wrong moves of each person
//! and game, and of lines that were copied before. Another net may be measured by its file.

#[path = "../tests/common/measuring.rs"]
mod measuring;
#[path = "../tests/common/people.rs"]
mod people;
#[path = "../tests/common/writing.rs"]
mod writing;

use measuring::{CASES, Case, Figures, measure};
use notabene_ink::net::Net;
use people::{People, Person, PersonPen};
use std::path::PathBuf;

const SEED: u64 = 7;
/// Read or asked for, percent of legal moves: below it a person has a bad time.
const BAD_TIME: f64 = 90.0;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or("../shared/data/ink".into()));
    let count = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(200);
    let copies = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let net = arguments.next().map_or_else(Net::trained, |path| {
        let bytes = std::fs::read(path).expect("a file that can be read");
        Net::from_bytes(&bytes).expect("the file of a net")
    });
    let people = match People::read(&folder) {
        Ok(people) => people,
        Err(error) => return println!("nothing is measured: {error}"),
    };
    println!("{} people apart, {} lines copied", people.apart.len(), copies);
    println!("{:24}        read asked neither | wrong: seen asked, for legal, else", "percent");
    for (game, cases) in [("chess", &CASES[..5]), ("Scharten", &CASES[5..7]), ("draughts", &CASES[7..])] {
        let all = |person: &Person| figures(person, cases, &net, count, copies);
        let each: Vec<Figures> = people.apart.iter().map(all).collect();
        let mut total = Figures::default();
        each.iter().for_each(|figures| total.add(figures));
        println!("{game:24} {}", percents(&total));
        let measured = || people.apart.iter().zip(&each).filter(|(_, figures)| figures.legal.all() > 0);
        for (person, figures) in measured() {
            println!("  {:22} {}", person.name, percents(figures));
        }
        let bad = measured().filter(|(_, figures)| read_or_asked(figures) < BAD_TIME).count();
        println!("  people below {BAD_TIME} % read or asked: {bad} of {}", measured().count());
    }
}

/// All cases whose letters a person has.
fn figures(person: &Person, cases: &[Case], net: &Net, count: u32, copies: usize) -> Figures {
    let mut total = Figures::default();
    for case in cases.iter().filter(|case| person.has_all(&needed(case))) {
        let mut pen = PersonPen::new(person);
        total.add(&measure(case, &mut pen, net, count, SEED, copies, &mut |_, _, _| ()));
    }
    total
}

/// Signs without which a game has hardly a move.
fn needed(case: &Case) -> String {
    match case.game {
        "draughts/international" => "0123456789-".into(),
        "draughts/russian" => "abcdefgh12345678".into(),
        _ => format!("abcdefgh12345678{}", case.style().letters.pieces.concat()),
    }
}

fn read_or_asked(Figures { legal, .. }: &Figures) -> f64 {
    legal.percent(legal.right + legal.asked)
}

fn percents(figures: &Figures) -> String {
    let Figures { legal, wrong } = figures;
    format!(
        "{:5}: {:5.1} {:5.1} {:5.1} | {:5.1} {:5.1} {:5.2} {:5.1}",
        legal.all(),
        legal.percent(legal.right),
        legal.percent(legal.asked),
        100.0 - read_or_asked(figures),
        wrong.percent(wrong.right),
        wrong.percent(wrong.asked),
        wrong.percent(wrong.legal),
        wrong.percent(wrong.asked_wrong + wrong.illegal + wrong.unread)
    )
}
