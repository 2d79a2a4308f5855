//! Figures of photographed sheets that real people write: people from whom the net did not learn, games that were played, pens, crossed-out
//! moves, signs that touch (`tests/common/writers.rs`).
//!
//! ```text
//! cargo run -p notabene-ink --release --example simulate_people -- INK_FOLDER GAMES.pgn report 3 7 0
//! ```
//!
//! The folder has `unipen-dev.txt.gz`; without it nothing is measured. One half of the people is for tuning (`tune`), the other for figures
//! (`report`). The numbers are those of sheets for each person, of the seed, and of slips among a thousand places. `plain` leaves out all troubles; one of
//! `crossed`, `over`, `large`, `touching` leaves out the others. With `FILE` as
//! a further word the traced places are kept in this file, or read from there: reading them again takes seconds. With `show` as well,
//! places that are wrong are printed, and questions. With `places` no game is searched: each place is read as if all others were known, which takes
//! little time.

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
use notabene_core::notation::Notation as _;
use notabene_core::repair::usual_moves;
use notabene_ink::grammar::grammar;
use notabene_ink::net::Net;
use notabene_ink::photo::texts::CellTexts;
use notabene_ink::{Ink, photo, sign};
use notabene_study::printing::PrintChoice;
use notabene_study::printing::scan::ScanLayout;
use people::{People, Person};
use sheets::{Camera, Paper};
use std::fmt::Write as _;
use std::path::PathBuf;
use writers::{Trouble, Troubles, Writer};
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
    /// The trouble of each place.
    troubles: Vec<Trouble>,
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
    let Troubles { crossed, over, large, touching } = Troubles::USUAL;
    let troubles = match () {
        () if has("plain") => Troubles::NONE,
        () if has("crossed") => Troubles { crossed, ..Troubles::NONE },
        () if has("over") => Troubles { over, ..Troubles::NONE },
        () if has("large") => Troubles { large, ..Troubles::NONE },
        () if has("touching") => Troubles { touching, ..Troubles::NONE },
        () => Troubles::USUAL,
    };
    const WORDS: [&str; 7] = ["plain", "crossed", "over", "large", "touching", "show", "places"];
    let file = arguments.iter().skip(6).find(|word| !WORDS.contains(&word.as_str()));
    let kept = file.and_then(|file| std::fs::read_to_string(file).ok());
    let traced = match kept {
        Some(text) => parse(&text),
        None => trace(&half, &games, troubles, [number(3, 3), number(4, 7), number(5, 0)]),
    };
    if let Some(file) = file {
        std::fs::write(file, format(&traced)).expect("a file that can be written");
    }
    match has("places") {
        true => places(&traced, has("show")),
        false => figures(&half, &traced, has("show")),
    }
}

/// Single places: how many right moves are the likeliest, and how likely they are, by trouble.
fn places(traced: &[Traced], shows: bool) {
    let (net, begin) = (Net::trained(), std::time::Instant::now());
    // Places, right ones, those that cannot be, and the sum of the negative logarithms of chances.
    let mut counts = [(0u32, 0u32, 0u32, 0.0f32); Trouble::ALL.len()];
    for Traced { person, game, troubles, inks, .. } in traced {
        let grammar = grammar(&game.start, &game.style);
        let (mut position, mut last) = (game.start.clone(), None);
        for ((right, trouble), ink) in game.moves.iter().zip(troubles).zip(inks.iter().flatten()) {
            let mut cell = CellTexts::of(ink, &net, &grammar);
            let usual = usual_moves(&position, last.as_ref());
            let price =
                |id: &str| usual.iter().find(|(other, _)| other == id).map_or(9.0, |(_, price)| *price);
            let all = position.write_all(&game.style).into_iter();
            let scores: Vec<(String, f32)> = all
                .map(|(id, text)| (cell.weight(&text).score - price(&id), text))
                .map(|(a, b)| (b, a))
                .collect();
            let most = scores.iter().fold(f32::MIN, |most, (_, score)| most.max(*score));
            let whole = scores.iter().map(|(_, score)| (score - most).exp()).sum::<f32>().ln() + most;
            let own = scores.iter().find(|(text, _)| text == right).map_or(f32::MIN, |(_, score)| *score);
            let weight = cell.weight(right);
            let count = &mut counts[*trouble as usize];
            *count = (
                count.0 + 1,
                count.1 + u32::from(own >= most),
                count.2 + u32::from(weight.escapes),
                count.3 + whole - own,
            );
            if shows && (own < most || weight.escapes) {
                let best = scores.iter().find(|(_, score)| *score >= most).map(|(text, _)| text);
                let free = cell.written().first().map(|found| (sign::text(&found.signs), found.likelihood));
                println!(
                    "{person} {trouble:?} {right}: {:.1} {best:?} {weight:?} {free:?} {}",
                    whole - own,
                    ink.to_text()
                );
            }
            let Some(m) = position.find(right, &game.style) else { break };
            position = position.position_after(&m);
            last = Some(m);
        }
    }
    for (trouble, (all, right, escaping, sum)) in Trouble::ALL.iter().zip(counts) {
        let share = |part: f32| part / all.max(1) as f32;
        println!(
            "{trouble:?}: {all} places, likeliest {:.3}, cannot be {:.3}, lost {:.3}",
            share(right as f32),
            share(escaping as f32),
            share(sum)
        );
    }
    println!("ms {}", begin.elapsed().as_millis());
}

fn figures(people: &[&Person], traced: &[Traced], shows: bool) {
    let net = Net::trained();
    let mut total = Tally::default();
    let mut by_trouble = [[0; 5]; Trouble::ALL.len()];
    for (n, person) in people.iter().enumerate() {
        let mut tally = Tally::default();
        for sheet in traced.iter().filter(|sheet| sheet.person == n) {
            if shows {
                println!("{} {}", person.name, CASES[sheet.case].name);
            }
            tally.sheets += 1;
            if let Some(inks) = &sheet.inks {
                let states = read_inks(&sheet.game, inks.clone(), &net, &mut tally, shows);
                for (trouble, state) in sheet.troubles.iter().zip(states) {
                    by_trouble[*trouble as usize][state] += 1;
                }
            }
        }
        print(&person.name, &tally);
        total.add(&tally);
    }
    print("all", &total);
    println!("places by trouble: sure, doubtful, cannot be, wrong, wrong and sure");
    Trouble::ALL.iter().zip(by_trouble).for_each(|(trouble, counts)| println!("  {trouble:?} {counts:?}"));
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
            let (troubles, inks) = photographed(&game, person, &spare, troubles, &mut dice);
            out.push(Traced { person: n, case, game, troubles, inks });
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
) -> (Vec<Trouble>, Option<Vec<Ink>>) {
    let mut choice = PrintChoice::default_for(false);
    choice.times = dice.happens(0.5);
    let layout = ScanLayout::of(&choice, 1).expect("a first page");
    let mut paper = Paper::printed(layout);
    let writer = Writer::new(person, spare, troubles, dice);
    let mut write = |(at, text): (usize, &String)| {
        let other = if dice.happens(0.5) { dice.of(&game.moves) } else { text };
        let wrong = slipped(other, dice);
        writer.write(&mut paper, at, text, &wrong, dice)
    };
    let troubles = game.texts.iter().enumerate().map(&mut write).collect();
    let grey = Camera::random(SIDE, dice).shoot(&paper, dice);
    let sheet = photo::find(grey).ok().filter(|sheet| sheet.layout() == Some(layout));
    (troubles, sheet.map(|sheet| sheet.cells().map(|cell| cell.ink).collect()))
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

/// One sheet a line: person, case, written texts, moves, troubles, and the strokes of each place, with tabs between them.
fn format(traced: &[Traced]) -> String {
    let mut out = String::new();
    for Traced { person, case, game, troubles, inks } in traced {
        let troubles: String = troubles.iter().map(|trouble| char::from(b'0' + *trouble as u8)).collect();
        let (texts, moves) = (game.texts.join("|"), game.moves.join("|"));
        _ = write!(out, "{person}\t{case}\t{texts}\t{moves}\t{troubles}");
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
        let trouble = |digit: u8| Trouble::ALL[usize::from(digit - b'0')];
        let troubles = next().bytes().map(trouble).collect();
        let inks: Vec<Ink> = parts.map(|part| Ink::from_text(part).expect("ink")).collect();
        let start = notabene_core::game::registry::open("chess", None, None).expect("chess").played().last;
        let game = Written { start, style: CASES[case].style(), texts, moves };
        Traced { person, case, game, troubles, inks: (!inks.is_empty()).then_some(inks) }
    };
    text.lines().map(sheet).collect()
}
