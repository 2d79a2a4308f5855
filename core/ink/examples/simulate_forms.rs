//! Figures of photographed score sheets of other people: games are written on printed forms (`tests/common/forms.rs`), photographed, found
//! by their lines, and read.
//!
//! ```text
//! cargo run -p notabene-ink --release --example simulate_forms -- apart 3 7 GAMES.pgn ../shared/data/ink
//! ```
//!
//! Forms that are kept apart (`apart`) or the others (`known`), sheets for each form, the seed. With a file of games they are games that were
//! played, without it (`-`) random ones; with the folder of real handwriting people write who were kept apart, without it (`-`) drawings. With
//! `find` as a further word nothing is read, with `show` it is said what went wrong, with `moves` in reading, too; `large` leaves photographs of
//! less than four million pixels out.

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

use forms::FORMS;
use games::{FormTally, Tally, Written, collected, find_form, photograph_form, random_game, read_asked};
use measuring::{CASES, Case};
use notabene_ink::net::Net;
use notabene_ink::sign;
use people::{People, Person};
use std::path::PathBuf;
use writers::{Troubles, Writer};
use writing::{Dice, Drawings, Hand};

const DRAWINGS: &str = include_str!("../tests/data/drawings.txt");
/// Longer sides of photographs of one to twelve million pixels.
const SIDES: [usize; 5] = [1155, 1800, 2400, 3200, 4000];
/// Half-moves of a game.
const PLIES: [usize; 3] = [40, 60, 70];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let word = |n: usize, usual: &str| arguments.get(n).cloned().unwrap_or(usual.into());
    let (is_apart, count) = (word(0, "known") == "apart", word(1, "1").parse::<u64>().unwrap_or(1));
    let seed = word(2, "7").parse::<u64>().unwrap_or(7);
    let games = std::fs::read(word(3, "-")).ok().map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let people = People::read(&PathBuf::from(word(4, "-"))).ok();
    // One half of the people is for tuning, the other for figures.
    let half = |people: &People| -> Vec<usize> {
        (0..people.apart.len()).filter(|n| (n % 2 == 0) == is_apart).collect()
    };
    let has = |what: &str| arguments.iter().any(|word| word == what);
    let sides = if has("large") { &SIDES[2..] } else { &SIDES };
    let (drawings, net) = (Drawings::read(DRAWINGS), Net::trained());
    println!(
        "{} by {}",
        if games.is_some() { "played games" } else { "random games" },
        if people.is_some() { "people" } else { "drawings" }
    );
    let (mut all, mut all_found) = (Tally::default(), FormTally::default());
    for form in FORMS.iter().filter(|form| form.is_apart == is_apart) {
        let (mut tally, mut found) = (Tally::default(), FormTally::default());
        let place = FORMS.iter().position(|other| other.name == form.name).unwrap_or_default() as u64;
        let mut dice = Dice::new(seed * 1000 + place);
        for _ in 0..count {
            let person = people.as_ref().map(|people| &people.apart[*dice.of(&half(people))]);
            let case = case(person, &mut dice);
            let game = game(games.as_deref(), case, &drawings, &mut dice);
            let hand = Hand::random(&mut dice, 1.0);
            let writer = person.map(|person| Writer::new(person, &drawings, Troubles::NONE, &mut dice));
            let photo =
                photograph_form(&game, form, &drawings, sides, &mut dice, |paper, at, text, pen, dice| {
                    match &writer {
                        Some(writer) => _ = writer.with_pen(pen).write(paper, at, text, text, dice),
                        None => {
                            paper.write(at, &sign::signs(text).expect("signs"), &hand, &drawings, pen, dice)
                        }
                    }
                });
            tally.sheets += 1;
            let inks = find_form(&photo, &mut found, has("show"));
            if let Some((inks, asked)) = inks.filter(|_| !has("find")) {
                read_asked(&game, inks, asked, &net, &mut tally, has("moves"));
            }
        }
        print(form.name, &tally, &found);
        all.add(&tally);
        all_found.add(&found);
    }
    print("all", &all, &all_found);
}

static LANGUAGES: &[Case] = CASES.split_at(4).0;

/// Letters that somebody has.
fn case(person: Option<&Person>, dice: &mut Dice) -> &'static Case {
    let has_all = |case: &&'static Case| {
        let needed = format!("abcdefgh12345678{}", case.style().letters.pieces.concat());
        person.is_none_or(|person| person.has_all(&needed))
    };
    let known: Vec<&'static Case> = LANGUAGES.iter().filter(has_all).collect();
    known[dice.below(known.len())]
}

fn game(games: Option<&str>, case: &Case, drawings: &Drawings, dice: &mut Dice) -> Written {
    let plies = *dice.of(&PLIES);
    match games {
        None => random_game(case, plies, drawings, dice),
        Some(games) => {
            let mut all = collected(games, case, plies);
            all.swap_remove(dice.below(all.len()))
        }
    }
}

fn print(name: &str, tally: &Tally, found: &FormTally) {
    let percent = |part: u32| f64::from(part) * 100.0 / f64::from(tally.places().max(1));
    println!(
        "{name:22} found {}, right {} of {}, first row asked {} ({} answers), not the first {}, specks {}; whole after 0 to 3 questions {:?}; silent {} of {} = {:.2} %; ms find {} read {}",
        found.found,
        found.right,
        found.sheets,
        found.asked,
        found.answers,
        found.shifted,
        tally.dirt,
        tally.complete,
        tally.silent,
        tally.places(),
        percent(tally.silent),
        found.find.as_millis() / u128::from(found.sheets.max(1)),
        tally.read.as_millis() / u128::from(tally.found.max(1)),
    );
}
