//! Figures of the reader on moves written with the drawings of the tests, or of another file in the same form.
//!
//! ```text
//! cargo run -p notabene-ink --release --example measure -- 1000 7 core/ink/tests/data/drawings.txt 3
//! ```
//!
//! The numbers are those of legal and of wrong moves of each game, of the seed, and of lines that each hand copied
//! before. With a further word the texts are
//! printed that were not surely read.

#[path = "measure/clouds.rs"]
mod clouds;
#[path = "../tests/common/measuring.rs"]
mod measuring;
#[path = "../tests/common/writing.rs"]
mod writing;

use clouds::Cloud;
use measuring::{CASES, Count, Figures, measure};
use notabene_ink::Verdict;
use notabene_ink::drawing::Line;
use notabene_ink::features::Bounds;
use notabene_ink::lattice::{each_group, sort};
use notabene_ink::net::Net;
use notabene_ink::sign::{COUNT, Sign};
use std::time::Instant;
use writing::{Dice, Drawings, DrawnPen, Hand};

const TRAINING: &str = include_str!("../data/training.txt");
const DRAWINGS: &str = include_str!("../tests/data/drawings.txt");

fn main() {
    let mut arguments = std::env::args().skip(1);
    let count = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(500);
    let seed = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(7);
    let file = arguments.next().map(|path| std::fs::read_to_string(path).expect("a file of drawings"));
    let copies = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(0);
    let shows = arguments.next().is_some();
    let drawings = Drawings::read(file.as_deref().unwrap_or(DRAWINGS));
    signs(&drawings, seed);
    clouds(&drawings, seed);
    let (net, mut total) = (Net::trained(), Figures::default());
    let begin = Instant::now();
    println!("{:24} right asked | asked wrong, legal, illegal, unread", "percent");
    for case in &CASES {
        let mut failed = |text: &str, is_legal: bool, verdict: &_| {
            if shows && !matches!(verdict, Verdict::Ask(_)) {
                println!("  {} {text}: {verdict:?}", if is_legal { "legal" } else { "wrong" });
            }
        };
        let figures = measure(case, &mut DrawnPen::new(&drawings), &net, count, seed, copies, &mut failed);
        print(case.name, &figures);
        total.add(&figures);
    }
    print("all", &total);
    let moves = total.legal.all() + total.wrong.all();
    println!("{:.2} ms a move with its position", begin.elapsed().as_secs_f64() * 1000.0 / f64::from(moves));
}

fn print(name: &str, figures: &Figures) {
    for (kind, count) in [("legal", &figures.legal), ("wrong", &figures.wrong)] {
        println!("{name:24} {kind}: {}", percents(count));
    }
}

fn percents(count: &Count) -> String {
    let of = |part: u32| count.percent(part);
    format!(
        "{:5.1} {:5.1} | {:.1} {:.2} {:.1} {:.1}",
        of(count.right),
        of(count.asked),
        of(count.asked_wrong),
        of(count.legal),
        of(count.illegal),
        of(count.unread)
    )
}

/// Single signs between others.
fn signs(drawings: &Drawings, seed: u64) {
    let (net, mut dice) = (Net::trained(), Dice::new(seed));
    let (mut right, mut all) = (0, 0);
    let mut slips: Vec<((char, char), u32)> = Vec::new();
    let known: Vec<Sign> = Sign::all().filter(|sign| drawings.has(*sign)).collect();
    for _ in 0..200 {
        for sign in &known {
            let text = [Sign::of('N').unwrap_or(*sign), *sign, Sign::of('4').unwrap_or(*sign)];
            let written = Hand::random(&mut dice, 1.0).write(&text, drawings, &mut dice);
            let mut lines: Vec<_> = written.strokes.iter().map(|(_, line)| line.clone()).collect();
            sort(&mut lines);
            let own: Vec<bool> =
                lines.iter().map(|l| written.strokes.iter().any(|(o, s)| *o == 1 && s == l)).collect();
            each_group(&lines, |from, to, features| {
                let is_sign = (0..lines.len()).all(|i| own[i] == (from..to).contains(&i));
                if is_sign {
                    let scores = net.log_probabilities(features);
                    let best = (0..COUNT).max_by(|a, b| scores[*a].total_cmp(&scores[*b])).unwrap_or(0);
                    all += 1;
                    right += u32::from(best == sign.index());
                    if best != sign.index() {
                        count(&mut slips, (sign.character(), Sign(best as u8).character()));
                    }
                }
            });
        }
    }
    println!("signs right: {:.1} % of {all}", f64::from(right) * 100.0 / f64::from(all.max(1)));
    slips.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let most: Vec<String> = slips.iter().take(24).map(|((a, b), n)| format!("{a}→{b} {n}")).collect();
    println!("most frequent slips of 200 each: {}", most.join(", "));
}

/// The accuracy of the nearest point cloud among those of the training drawings, for comparison with the net.
fn clouds(drawings: &Drawings, seed: u64) {
    let mut dice = Dice::new(seed);
    let training = Drawings::read(TRAINING);
    let shape = |lines: &[Line]| (Cloud::of(lines), Bounds::of(lines));
    let known: Vec<_> = Sign::all()
        .flat_map(|sign| training.forms(sign).iter().map(move |form| (sign, form)))
        .map(|(sign, form)| (sign, shape(&form.lines)))
        .collect();
    let (mut right, mut all) = (0, 0);
    let begin = Instant::now();
    for sign in Sign::all().filter(|sign| drawings.has(*sign)) {
        for _ in 0..20 {
            let written = Hand::random(&mut dice, 1.0).bent(sign, drawings, &mut dice);
            let (cloud, bounds) = shape(&written);
            let mut best = (f32::INFINITY, sign);
            for (other, (template, place)) in &known {
                let apart =
                    [0, 1].map(|i| [bounds.low[1] - place.low[1], bounds.high[1] - place.high[1]][i].abs());
                let far = (apart[0] + apart[1]) * 0.0005;
                let distance = far + cloud.distance(template, best.0 - far);
                if distance < best.0 {
                    best = (distance, *other);
                }
            }
            all += 1;
            right += u32::from(best.1 == sign);
        }
    }
    let time = begin.elapsed().as_secs_f64() * 1000.0 / f64::from(all.max(1));
    println!(
        "point clouds: {:.1} % of {all} signs right, {time:.2} ms each",
        f64::from(right) * 100.0 / f64::from(all.max(1))
    );
}

fn count(slips: &mut Vec<((char, char), u32)>, pair: (char, char)) {
    match slips.iter_mut().find(|(other, _)| *other == pair) {
        Some((_, count)) => *count += 1,
        None => slips.push((pair, 1)),
    }
}
