//! Trains the net on bent drawings and on bent signs of real people, and writes `core/ink/data/net.bin`: the same file on every run of one machine.
//!
//! ```text
//! cargo run -p notabene-ink --release --example train -- ../shared/data/ink 600000 1
//! ```
//!
//! The folder has `unipen-dev.txt.gz` (`docs/decisions/ink.md` says what that is), which is no part of the project. The numbers are those
//! of written texts and of the seed; a further word is the name of another file. Each text gives all groups of its strokes: those that are a
//! sign, and a part of those that are none. Some of them are drawn as pixels and traced, as if they came from a photograph.

#[path = "train/adam.rs"]
mod adam;
#[path = "train/hands.rs"]
mod hands;
#[path = "../tests/common/people.rs"]
mod people;
#[path = "../tests/common/tracing.rs"]
mod tracing;
#[path = "../tests/common/writing.rs"]
mod writing;

use adam::{Layer, Trainee};
use hands::Hands;
use notabene_ink::drawing::Line;
use notabene_ink::features::{LENGTH, SHAPE};
use notabene_ink::lattice::{each_group, sort};
use notabene_ink::net::{HIDDEN, Net, OUTPUTS};
use notabene_ink::sign::{COUNT, Sign, signs};
use people::People;
use std::path::Path;
use tracing::{NOBODY, traced};
use writing::{Dice, Written};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/data/net.bin");
const DRAWINGS: &str = include_str!("../data/training.txt");
/// Share of the features of shape that are hidden from the net in each sample.
const HIDDEN_FEATURES: f32 = 0.04;
/// Share of groups that are no sign.
const JUNK: f32 = 0.5;
/// Share of texts whose strokes are traced from pixels, as in a photograph.
const TRACED: f32 = 0.35;
const BATCH: usize = 32;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or("../shared/data/ink".into());
    let mut number = |usual: u64| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (texts, seed) = (number(600_000), number(1));
    let file = arguments.next().unwrap_or(FILE.into());
    let people = match People::read(Path::new(&folder)) {
        Ok(people) => people,
        Err(error) => {
            eprintln!("The net learns from real handwriting, which is not here: {error}");
            eprintln!(
                "docs/decisions/ink.md says where it comes from. Usage: train FOLDER [TEXTS] [SEED] [FILE]"
            );
            std::process::exit(1);
        }
    };
    let mut dice = Dice::new(seed);
    let hands = Hands::new(DRAWINGS, people.known);
    let mut trainee = Trainee::new(&mut dice);
    let (mut right, mut seen, mut loss) = (0u32, 0u32, 0.0);
    for n in 0..texts {
        for (mut features, label) in samples(&hands, &mut dice) {
            features[..SHAPE].iter_mut().filter(|_| dice.happens(HIDDEN_FEATURES)).for_each(|f| *f = 0.0);
            let (hit, cost) = trainee.learn(&features, label);
            right += u32::from(hit);
            loss += cost;
            seen += 1;
            if trainee.pending() == BATCH {
                trainee.step(rate(n as f32 / texts as f32));
            }
        }
        if n % (texts / 20).max(1) == 0 || n + 1 == texts {
            println!(
                "{n}: {:.1} % right, loss {:.3}",
                f64::from(right) * 100.0 / f64::from(seen),
                loss / seen as f32
            );
            (right, seen, loss) = (0, 0, 0.0);
        }
    }
    let bytes = bytes(&trainee.hidden, &trainee.output);
    assert!(Net::from_bytes(&bytes).is_some());
    std::fs::write(file, bytes).expect("the file can be written");
}

/// Warms up, then falls to nothing.
fn rate(done: f32) -> f32 {
    0.002 * (done / 0.02).min(1.0) * (1.0 - done).max(0.02)
}

fn bytes(hidden: &Layer, output: &Layer) -> Vec<u8> {
    let mut out = Vec::new();
    for layer in [hidden, output] {
        Net::write_rows(layer.rows(), &mut out);
    }
    out
}

type Sample = ([f32; LENGTH], usize);

fn samples(hands: &Hands, dice: &mut Dice) -> Vec<Sample> {
    let text = text(dice);
    let mut written = hands.write(&text, dice);
    if dice.happens(TRACED) {
        written.strokes = traced(&written, dice);
    }
    let mut out = Vec::new();
    let (lines, owners) = sorted(&written);
    each_group(&lines, |from, to, features| match owner(&owners, from, to) {
        Some(owner) => out.push((*features, text[owner].index())),
        None if dice.happens(JUNK) => out.push((*features, COUNT)),
        None => {}
    });
    out
}

/// Strokes sorted as by the reader, and their owners.
fn sorted(written: &Written) -> (Vec<Line>, Vec<usize>) {
    let mut lines: Vec<Line> = written.strokes.iter().map(|(_, line)| line.clone()).collect();
    sort(&mut lines);
    let owner =
        |line: &Line| written.strokes.iter().find(|(_, other)| other == line).map_or(0, |(owner, _)| *owner);
    let owners = lines.iter().map(owner).collect();
    (lines, owners)
}

/// The sign of which a group has all strokes and no others.
fn owner(owners: &[usize], from: usize, to: usize) -> Option<usize> {
    let owner = owners[from];
    let is_whole = owner != NOBODY
        && owners[from..to].iter().all(|o| *o == owner)
        && owners.iter().filter(|o| **o == owner).count() == to - from;
    is_whole.then_some(owner)
}

/// Moves of many games, right or wrong, and random signs.
fn text(dice: &mut Dice) -> Vec<Sign> {
    const CAPITALS: &[char] = &[
        'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'V', 'W',
        'Z', 'Ž', 'Ş', 'Ĉ', 'O',
    ];
    const FILES: &[char] = &['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const LATE_FILES: &[char] = &['i', 'j', 'k', 'l', 'o'];
    const MARKS: &[char] = &['+', '#', '†', '‡', '≠', '½', '='];
    let mut out = String::new();
    let file = |dice: &mut Dice| if dice.happens(0.2) { *dice.of(LATE_FILES) } else { *dice.of(FILES) };
    let digit = |dice: &mut Dice| char::from(b'0' + dice.below(10) as u8);
    match dice.below(8) {
        0..3 => {
            let _ = dice.happens(0.75).then(|| out.push(*dice.of(CAPITALS)));
            let _ = dice.happens(0.2).then(|| out.push(file(dice)));
            let _ = dice.happens(0.35).then(|| out.push(*dice.of(&['x', 'x', ':', '-', '@'])));
            out.extend([file(dice), digit(dice)]);
            let _ = dice.happens(0.1).then(|| out.extend(['(', *dice.of(CAPITALS), ')']));
            let _ = dice.happens(0.25).then(|| out.push(*dice.of(MARKS)));
        }
        3 => {
            let bracket = dice.happens(0.3);
            let _ = bracket.then(|| out.push('('));
            for i in 0..2 + dice.below(2) {
                let _ = (i > 0).then(|| out.push(*dice.of(&['-', 'x', ':'])));
                out.push(digit(dice));
                let _ = dice.happens(0.8).then(|| out.push(digit(dice)));
            }
            let _ = bracket.then(|| out.push(')'));
        }
        4 if dice.happens(0.3) => out.push_str(dice.of::<&str>(&["0-0", "0-0-0", "exd6e.p.", "½-½", "1-0"])),
        _ => {
            out.push(digit(dice));
            for _ in 0..1 + dice.below(4) {
                let sign = Sign(dice.below(COUNT) as u8).character();
                let at = dice.happens(0.5);
                if at { out.push(sign) } else { out.insert(0, sign) }
            }
        }
    }
    signs(&out).unwrap_or_default()
}

const _: () = assert!(HIDDEN > OUTPUTS);
