//! Photographed games: random games are written on printed sheets, photographed, read, and compared.
#![allow(dead_code)] // each program uses its own part

use super::measuring::Case;
use super::sheets::{Camera, Paper, Pen};
use super::writing::{Dice, Drawings, Hand};
use notabene_core::exchange::collection;
use notabene_core::game::registry;
use notabene_core::notation::{AnyPosition, Notation as _, Style};
use notabene_core::position::Position as _;
use notabene_ink::net::Net;
use notabene_ink::photo::{self, CellState, GameReader, Grey};
use notabene_ink::{Ink, sign};
use notabene_study::printing::PrintChoice;
use notabene_study::printing::scan::ScanLayout;
use std::time::{Duration, Instant};

/// A game, and what its writer wrote.
pub struct Written {
    pub start: AnyPosition,
    pub style: Style,
    /// The moves of the game.
    pub moves: Vec<String>,
    /// The texts on the sheet: the moves, and some slips.
    pub texts: Vec<String>,
}

/// Counts of what was read.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    /// Sheets, and those that were found.
    pub sheets: u32,
    pub found: u32,
    /// Games that are right without a question, after one, two, three.
    pub complete: [u32; 4],
    /// Places whose text is a right move: read surely, doubtful, taken for what cannot be, wrong.
    pub right: [u32; 4],
    /// Places with a slip: surely read as a move, marked.
    pub slips: [u32; 2],
    /// Places that are wrong without a mark.
    pub silent: u32,
    /// Strokes were found in places that are empty.
    pub dirt: u32,
    pub questions: u32,
    pub find: Duration,
    pub read: Duration,
    pub slowest: Duration,
}

impl Tally {
    pub fn places(&self) -> u32 {
        self.right.iter().sum()
    }
    pub fn add(&mut self, other: &Tally) {
        self.sheets += other.sheets;
        self.found += other.found;
        (0..4).for_each(|n| self.complete[n] += other.complete[n]);
        (0..4).for_each(|n| self.right[n] += other.right[n]);
        (0..2).for_each(|n| self.slips[n] += other.slips[n]);
        self.silent += other.silent;
        self.dirt += other.dirt;
        self.questions += other.questions;
        self.find += other.find;
        self.read += other.read;
        self.slowest = self.slowest.max(other.slowest);
    }
}

/// A random game of some half-moves.
pub fn random_game(case: &Case, plies: usize, drawings: &Drawings, dice: &mut Dice) -> Written {
    let start = registry::open(case.game, None, None).expect("a known game").played().last;
    let style = case.style();
    'games: loop {
        let (mut position, mut moves) = (start.clone(), Vec::new());
        while moves.len() < plies {
            let legal = position.legal_moves();
            if legal.is_empty() {
                continue 'games;
            }
            let m = dice.of(&legal);
            moves.push(position.text(m, &style));
            position = position.position_after(m);
        }
        let has_all = |signs: Vec<sign::Sign>| signs.iter().all(|sign| drawings.has(*sign));
        let is_writable = |text: &String| sign::signs(text).is_some_and(has_all);
        if moves.iter().all(is_writable) {
            return Written { start, style, texts: moves.clone(), moves };
        }
    }
}

/// The first moves of the games of a collection that are long enough and begin as usual, in the letters of a case.
pub fn collected(text: &str, case: &Case, plies: usize) -> Vec<Written> {
    let start = registry::open(case.game, None, None).expect("a known game").played().last;
    let style = case.style();
    let mut out = Vec::new();
    collection::lines(text, &mut |game| {
        let mut position = start.clone();
        let mut moves = Vec::new();
        for line in game.split('\n').step_by(2).take(plies) {
            let Some(m) = position.find(line, &Style::pgn()) else { return };
            moves.push(position.text(&m, &style));
            position = position.position_after(&m);
        }
        if moves.len() == plies {
            out.push(Written { start: start.clone(), style, texts: moves.clone(), moves });
        }
    });
    out
}

/// Writes one place of some wrong: a neighbouring file or rank, or another digit.
pub fn slip(game: &mut Written, share: f32, dice: &mut Dice) {
    let mut position = game.start.clone();
    for (text, right) in game.texts.iter_mut().zip(&game.moves) {
        if dice.happens(share) {
            for _ in 0..20 {
                let wrong = slipped(right, dice);
                if position.find(&wrong, &game.style).is_none() {
                    *text = wrong;
                    break;
                }
            }
        }
        let Some(m) = position.find(right, &game.style) else { break };
        position = position.position_after(&m);
    }
}

pub fn slipped(text: &str, dice: &mut Dice) -> String {
    let mut all: Vec<char> = text.chars().collect();
    let at = dice.below(all.len());
    let step = if dice.happens(0.5) { 1 } else { -1 };
    let moved = |c: char, low: char, high: char| {
        let next = char::from_u32((c as i32 + step) as u32).unwrap_or(c);
        if (low..=high).contains(&next) { next } else { c }
    };
    match all[at] {
        c @ 'a'..='h' => all[at] = moved(c, 'a', 'h'),
        c @ '1'..='8' => all[at] = moved(c, '1', '8'),
        _ => {}
    }
    all.into_iter().collect()
}

/// The photograph of a game.
pub fn photograph(game: &Written, drawings: &Drawings, side: usize, dice: &mut Dice) -> (Grey, ScanLayout) {
    let mut choice = PrintChoice::default_for(false);
    choice.times = dice.happens(0.5);
    let layout = ScanLayout::of(&choice, 1).expect("a first page");
    let mut paper = Paper::printed(layout);
    let hand = Hand::random(dice, 1.0);
    let pen = Pen::random(dice);
    for (at, text) in game.texts.iter().enumerate() {
        let signs = sign::signs(text).expect("a text of signs");
        paper.write(at, &signs, &hand, drawings, pen, dice);
    }
    (Camera::random(side, dice).shoot(&paper, dice), layout)
}

/// Reads a photograph and answers up to three questions as the writer would.
pub fn read(game: &Written, photograph: (Grey, ScanLayout), net: &Net, tally: &mut Tally, shows: bool) {
    let (grey, layout) = photograph;
    tally.sheets += 1;
    let begin = Instant::now();
    let sheet = match photo::find(grey) {
        Ok(sheet) if sheet.layout() == layout => sheet,
        other => {
            if shows {
                println!("  {:?}", other.map(|sheet| sheet.layout()));
            }
            return;
        }
    };
    let inks: Vec<_> = sheet.cells().map(|cell| cell.ink).collect();
    tally.find += begin.elapsed();
    read_inks(game, inks, net, tally, shows);
}

/// Reads the writing of all places.
pub fn read_inks(game: &Written, inks: Vec<Ink>, net: &Net, tally: &mut Tally, shows: bool) {
    let begin = Instant::now();
    tally.found += 1;
    let dirty = inks.iter().skip(game.texts.len()).filter(|ink| !ink.strokes.is_empty()).count();
    tally.dirt += dirty as u32;
    let mut reader = GameReader::new(&game.start, &game.style, inks, net.clone()).expect("Latin letters");
    while reader.step() {}
    tally.read += begin.elapsed();
    tally.slowest = tally.slowest.max(begin.elapsed());
    count(game, &reader, tally, shows);
    for asked in 0..4 {
        let texts: Vec<String> = reader.game().moves.into_iter().map(|m| m.text).collect();
        if texts == game.moves {
            (asked..4).for_each(|n| tally.complete[n] += 1);
            break;
        }
        let Some(question) = reader.question() else { break };
        tally.questions += 1;
        let Some(right) = game.moves.get(question.ply) else { break };
        let is_asked = question.texts.contains(right);
        if shows {
            println!("  asked {} {:?}, right {right}", question.ply, question.texts);
        }
        let _ = if is_asked {
            reader.choose(question.ply, right)
        } else {
            reader.refuse(question.ply, &question.texts)
        };
        while reader.step() {}
    }
}

/// Counts the places before any question.
fn count(game: &Written, reader: &GameReader, tally: &mut Tally, shows: bool) {
    let read = reader.game();
    for (ply, (text, right)) in game.texts.iter().zip(&game.moves).enumerate() {
        let place = read.moves.get(ply);
        let is_right = place.is_some_and(|place| place.text == *right);
        let is_sure = place.is_some_and(|place| place.state == CellState::Sure);
        tally.silent += u32::from(is_sure && !is_right);
        if text == right {
            let n = match place.map(|place| place.state) {
                _ if !is_right => 3,
                Some(CellState::Sure) => 0,
                Some(CellState::CannotBe) => 2,
                _ => 1,
            };
            tally.right[n] += 1;
        } else {
            tally.slips[usize::from(!is_sure)] += 1;
        }
        if shows && (!is_right || text != right) {
            println!(
                "  {ply} {text} ({right}): {:?}",
                place.map(|p| (&p.text, p.state, p.chance, &p.written))
            );
        }
    }
}
