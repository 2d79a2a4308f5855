//! Photographed games: random games are written on printed sheets, photographed, read, and compared.
#![allow(dead_code)] // each program uses its own part

use super::forms::Form;
use super::measuring::Case;
use super::sheets::{Camera, Held, Paper, Pen};
use super::writing::{Dice, Drawings, Hand};
use notabene_core::exchange::collection;
use notabene_core::game::registry;
use notabene_core::notation::{AnyPosition, Notation as _, Style};
use notabene_core::position::Position as _;
use notabene_ink::net::Net;
use notabene_ink::photo::homography::Homography;
use notabene_ink::photo::{self, CellState, FirstRow, GameReader, Grey, Sheet};
use notabene_ink::{Ink, sign};
use notabene_study::printing::PrintChoice;
use notabene_study::printing::scan::{Area, ScanLayout};
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
        Ok(sheet) if sheet.layout() == Some(layout) => sheet,
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

/// Reads the writing of all places. Returns the number of the state of each place, before any question: sure, doubtful, taken for what cannot
/// be, wrong, wrong without a mark.
pub fn read_inks(game: &Written, inks: Vec<Ink>, net: &Net, tally: &mut Tally, shows: bool) -> Vec<usize> {
    read_asked(game, inks, 0, net, tally, shows)
}

/// Likewise after some questions.
pub fn read_asked(
    game: &Written,
    inks: Vec<Ink>,
    before: u32,
    net: &Net,
    tally: &mut Tally,
    shows: bool,
) -> Vec<usize> {
    let begin = Instant::now();
    tally.found += 1;
    let dirty = inks.iter().skip(game.texts.len()).filter(|ink| !ink.strokes.is_empty()).count();
    tally.dirt += dirty as u32;
    for (at, ink) in
        inks.iter().enumerate().skip(game.texts.len()).filter(|(_, ink)| shows && !ink.strokes.is_empty())
    {
        println!("  speck in {at}: {}", ink.to_text());
    }
    let mut reader = GameReader::new(&game.start, &game.style, inks, net.clone()).expect("Latin letters");
    while reader.step() {}
    tally.read += begin.elapsed();
    tally.slowest = tally.slowest.max(begin.elapsed());
    let states = count(game, &reader, tally, shows);
    for asked in before as usize..4 {
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
    states
}

/// Counts the places before any question.
fn count(game: &Written, reader: &GameReader, tally: &mut Tally, shows: bool) -> Vec<usize> {
    let read = reader.game();
    let mut states = Vec::new();
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
            states.push(if n == 3 && is_sure { 4 } else { n });
        } else {
            states.push(if is_sure { 4 } else { 1 });
            tally.slips[usize::from(!is_sure)] += 1;
        }
        if shows && (!is_right || text != right) {
            println!(
                "  {ply} {text} ({right}): {:?}",
                place.map(|p| (&p.text, p.state, p.chance, &p.written))
            );
        }
    }
    states
}

/// Strokes of a copy on carbon paper.
fn carbon(pen: Pen, dice: &mut Dice) -> Pen {
    Pen { width: pen.width + 0.12, dark: dice.between(0.3, 0.45), ..pen }
}

/// The photograph of a sheet of any form, and where its pixels lie on the paper.
pub struct FormPhoto {
    pub grey: Grey,
    pub map: Homography,
    pub form: &'static Form,
}

/// Writes a game on a form and photographs it. `write` gets the paper, the place, the text and the pen; the longer side of the picture is random.
pub fn photograph_form(
    game: &Written,
    form: &'static Form,
    drawings: &Drawings,
    sides: &[usize],
    dice: &mut Dice,
    mut write: impl FnMut(&mut Paper, usize, &str, Pen, &mut Dice),
) -> FormPhoto {
    let beside = if dice.happens(0.2) { 240.0 } else { dice.between(40.0, 170.0) };
    let mut paper = form.print(drawings, beside, dice);
    let pen = Pen::held(dice);
    let pen = if dice.happens(0.2) { carbon(pen, dice) } else { pen };
    form.names(&mut paper, &Hand::random(dice, 1.0), drawings, pen, dice);
    for (at, text) in game.texts.iter().enumerate() {
        write(&mut paper, at, text, pen, dice);
    }
    let side = *dice.of(sides);
    let camera = Camera { bent: dice.between(0.0, 1.2), ..Camera::random(side, dice) };
    let camera = Camera { blur: camera.blur.max(0.45), ..camera };
    let (grey, map) = camera.shoot_held(&paper, &Held::random(dice), dice);
    FormPhoto { grey, map, form }
}

/// Counts of forms that were found.
#[derive(Clone, Copy, Default, Debug)]
pub struct FormTally {
    pub sheets: u32,
    /// Some table was found; with the right rows and columns.
    pub found: u32,
    pub right: u32,
    /// Somebody was asked for the first row, and how often in all.
    pub asked: u32,
    pub answers: u32,
    /// The first place is not the first one of the form, and nobody was asked.
    pub shifted: u32,
    pub find: Duration,
}

impl FormTally {
    pub fn add(&mut self, other: &FormTally) {
        self.sheets += other.sheets;
        self.found += other.found;
        self.right += other.right;
        self.asked += other.asked;
        self.answers += other.answers;
        self.shifted += other.shifted;
        self.find += other.find;
    }
}

/// Finds the table and answers as somebody who looks at the picture. Returns the writing of all places, and the number of questions.
pub fn find_form(photo: &FormPhoto, tally: &mut FormTally, shows: bool) -> Option<(Vec<Ink>, u32)> {
    tally.sheets += 1;
    let begin = Instant::now();
    let sheet = photo::find_any(photo.grey.clone());
    tally.find += begin.elapsed();
    let mut sheet = match sheet {
        Ok(sheet) => sheet,
        Err(problem) => {
            if shows {
                println!("  {}: {problem:?}", photo.form.name);
            }
            return None;
        }
    };
    tally.found += 1;
    let cells = photo.form.cells();
    let middle = |area: &Area| [0, 1].map(|i| (area.low[i] + area.high[i]) / 2.0);
    let is_at = |place: [f32; 2], at: usize| {
        let right = middle(&cells[at]);
        (place[0] - right[0]).abs() < 8.0 && (place[1] - right[1]).abs() < photo.form.row / 2.0
    };
    let first = |sheet: &Sheet| {
        let corners = sheet.corners(0).expect("a first place");
        photo.map.map([0, 1].map(|i| corners.iter().map(|p| p[i]).sum::<f32>() / 4.0))
    };
    tally.asked += u32::from(!sheet.is_first_row_sure());
    let mut answers = 0;
    while !sheet.is_first_row_sure() && answers < 4 {
        answers += 1;
        let place = first(&sheet);
        let is_far = (place[0] - middle(&cells[0])[0]).abs() > 8.0;
        let is_low = place[1] > middle(&cells[0])[1];
        sheet.say_first_row(match () {
            () if is_at(place, 0) => FirstRow::Is,
            () if is_far => FirstRow::Turned,
            () if is_low => FirstRow::Above,
            () => FirstRow::Below,
        });
    }
    tally.answers += answers;
    let (rows, pairs) = sheet.table().map_or((0, 0), |table| (table.grid.rows(), table.columns.pairs()));
    let is_right = rows == photo.form.rows && pairs == photo.form.pairs && is_at(first(&sheet), 0);
    tally.right += u32::from(is_right);
    tally.shifted += u32::from(!is_at(first(&sheet), 0));
    if shows && !is_right {
        println!(
            "  {}: {rows} rows, {pairs} pairs, first at {:?}, not {:?}",
            photo.form.name,
            first(&sheet),
            middle(&cells[0])
        );
    }
    Some((sheet.cells().map(|cell| cell.ink).collect(), answers))
}
