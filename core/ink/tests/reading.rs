//! Reading of moves written by hand: right ones are read or asked for, wrong ones are not taken for right ones.

use crate::common::measuring::{CASES, Figures, measure, random_position};
use crate::common::people::{People, PersonPen};
use crate::common::writing::{self, Dice, Drawings, DrawnPen};
use notabene_core::notation::{Letters, Style};
use notabene_ink::hand::MOST_LINES;
use notabene_ink::net::Net;
use notabene_ink::sign::{COUNT, Sign};
use notabene_ink::{Hand, Ink, Point, Reader, Stroke, Verdict};
use std::path::PathBuf;

const DRAWINGS: &str = include_str!("data/drawings.txt");

fn figures(count: u32, seed: u64, copies: usize, slant: f32) -> Figures {
    let (drawings, net) = (Drawings::read(DRAWINGS).slanted(slant), Net::trained());
    let mut total = Figures::default();
    for case in &CASES {
        let figures =
            measure(case, &mut DrawnPen::new(&drawings), &net, count, seed, copies, &mut |_, _, _| ());
        total.add(&figures);
    }
    total
}

#[test]
fn legal_moves_are_read_or_asked_for_and_wrong_ones_never_accepted() {
    let Figures { legal, wrong } = figures(120, 11, 0, 0.0);
    assert!(legal.percent(legal.right + legal.asked) >= 99.0, "{legal:?}");
    assert!(legal.percent(legal.right) >= 90.0, "{legal:?}");
    assert!(wrong.percent(wrong.legal) <= 0.5, "{wrong:?}");
    assert!(wrong.percent(wrong.right + wrong.asked) >= 93.0, "{wrong:?}");
}

#[test]
fn an_unusual_hand_is_read_better_once_it_is_known() {
    let (stranger, known) = (figures(24, 5, 0, 0.7), figures(24, 5, 3, 0.7));
    let right = |figures: &Figures| figures.legal.right + figures.wrong.right;
    assert!(right(&known) > right(&stranger), "{stranger:?} {known:?}");
    assert!(known.wrong.percent(known.wrong.legal) <= 0.5, "{known:?}");
}

/// The optional collection beside the project has signs of real people; without it there is nothing to test.
#[test]
fn moves_of_people_who_were_kept_apart_are_read() {
    let beside = || concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data").into();
    let folder = std::env::var_os("NOTABENE_DATA").map_or_else(beside, PathBuf::from).join("ink");
    if !folder.exists() {
        return eprintln!("skipped: no {}", folder.display());
    }
    let (people, net, mut total) = (People::read(&folder).unwrap(), Net::trained(), Figures::default());
    assert_eq!((people.known.len(), people.apart.len()), (175, 13));
    for person in &people.apart {
        total.add(&measure(&CASES[0], &mut PersonPen::new(person), &net, 60, 3, 0, &mut |_, _, _| ()));
    }
    let Figures { legal, wrong } = total;
    assert!(legal.percent(legal.right + legal.asked) >= 98.0, "{legal:?}");
    assert!(legal.percent(legal.right) >= 75.0, "{legal:?}");
    assert!(wrong.percent(wrong.legal) <= 0.5, "{wrong:?}");
}

fn reader() -> Reader {
    let position = random_position("chess", &mut Dice::new(1));
    Reader::new(&position, &Style::of(Letters::english())).unwrap()
}

#[test]
fn scribble_and_nothing_are_unreadable() {
    let (reader, net) = (reader(), Net::trained());
    assert_eq!(reader.read(&Ink::default(), &net).verdict, Verdict::Unreadable);
    let mut dice = Dice::new(2);
    let mut read = 0;
    for _ in 0..200 {
        let mut point = || Point::new(dice.below(300) as i16, dice.below(100) as i16);
        let strokes = (0..6).map(|_| Stroke { points: (0..12).map(|_| point()).collect() }).collect();
        let reading = reader.read(&Ink { strokes }, &net);
        read += u32::from(matches!(reading.verdict, Verdict::Sure(_)));
    }
    assert!(read <= 4, "{read}");
}

#[test]
fn any_ink_is_read_without_panic() {
    let (reader, net) = (reader(), Net::trained());
    let mut dice = Dice::new(6);
    for _ in 0..300 {
        let wide = dice.below(65_536) + 1;
        let mut number = || (dice.below(wide) as i32 - 32_768).clamp(-32_768, 32_767) as i16;
        let count = number().unsigned_abs() as usize % 60;
        let mut stroke =
            |n: usize| Stroke { points: (0..n % 4).map(|_| Point::new(number(), number())).collect() };
        let ink = Ink { strokes: (0..count).map(&mut stroke).collect() };
        let ranking = reader.read(&ink, &net).ranking;
        assert!(ranking.iter().all(|ranked| ranked.score.is_finite()));
    }
}

#[test]
fn signs_know_their_strokes() {
    let drawings = Drawings::read(DRAWINGS);
    let (net, mut dice) = (Net::trained(), Dice::new(9));
    let text = "Kxd4+";
    let signs = notabene_ink::sign::signs(text).unwrap();
    let mut right = 0;
    for _ in 0..40 {
        let written = writing::Hand::random(&mut dice, 0.5).write(&signs, &drawings, &mut dice);
        let parts = Reader::strokes_of(&written.ink(), text, &net).unwrap();
        assert_eq!(parts.iter().map(Vec::len).sum::<usize>(), written.strokes.len());
        let is_own =
            |(owner, part): (usize, &Vec<usize>)| part.iter().all(|i| written.strokes[*i].0 == owner);
        right += u32::from(parts.iter().enumerate().all(is_own));
    }
    assert!(right >= 36, "{right}");
    assert_eq!(Reader::strokes_of(&Ink::default(), text, &net), None);
}

#[test]
fn other_scripts_have_no_reader() {
    let position = random_position("chess", &mut Dice::new(1));
    assert!(Reader::new(&position, &Style::of(Letters::find("ru").unwrap())).is_none());
}

#[test]
fn a_hand_survives_its_text() {
    let drawings = Drawings::read(DRAWINGS);
    let (net, mut dice) = (Net::trained(), Dice::new(8));
    let mut hand = Hand::default();
    let mut count = 0;
    for _ in 0..30 {
        let text: Vec<Sign> = (0..6).map(|_| Sign(dice.below(COUNT) as u8)).collect();
        let ink = writing::Hand::random(&mut dice, 1.0).write(&text, &drawings, &mut dice).ink();
        let learnt = hand.learn(&ink, &notabene_ink::sign::text(&text), &net);
        count += usize::from(learnt);
    }
    assert_eq!(hand.len(), count.min(MOST_LINES));
    assert!(count >= 25, "{count}");
    let text = hand.to_text();
    assert_eq!(Hand::from_text(&text), Ok(hand));
    for at in (0..text.len()).step_by(7).filter(|at| text.is_char_boundary(*at)) {
        let damaged = format!("{}!{}", &text[..at], &text[at..]);
        assert!(Hand::from_text(&damaged).is_err_and(|error| error.at <= at), "{at}");
    }
}
