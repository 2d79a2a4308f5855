//! Games with slips as people make them, at the rates of the transcripts.

use super::{Figures, start, style};
use notabene_core::exchange::import::{ImportTarget, import};
use notabene_core::notation::{Letters, Notation as _, Style};
use notabene_core::position::Position as _;
use notabene_core::record;
use notabene_core::repair::{Repairer, repair};
use std::collections::BTreeSet;
use std::time::Instant;

/// Pseudo-random numbers (SplitMix64).
struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }
    fn below(&mut self, most: usize) -> usize {
        (self.next() % most.max(1) as u64) as usize
    }
    /// True in so many of ten thousand cases.
    fn is(&mut self, rate: usize) -> bool {
        self.below(10_000) < rate
    }
}

const FILES: [char; 8] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const RANKS: [char; 8] = ['1', '2', '3', '4', '5', '6', '7', '8'];
const PIECES: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];
/// Signs most often taken for each other: right, written.
const ALIKE: [(char, char); 12] = [
    ('c', 'e'),
    ('e', 'c'),
    ('a', 'd'),
    ('d', 'a'),
    ('b', 'h'),
    ('h', 'b'),
    ('g', 'a'),
    ('3', '5'),
    ('4', '5'),
    ('5', '4'),
    ('1', '7'),
    ('R', 'B'),
];

/// One sign as it may be misread.
fn misread(c: char, dice: &mut Dice) -> char {
    let alike: Vec<char> =
        ALIKE.iter().filter(|(right, _)| *right == c).map(|(_, written)| *written).collect();
    if !alike.is_empty() && dice.is(4_000) {
        return alike[dice.below(alike.len())];
    }
    match c {
        'a'..='h' => FILES[dice.below(8)],
        '1'..='8' => RANKS[dice.below(8)],
        'K' | 'Q' | 'R' | 'B' | 'N' => PIECES[dice.below(5)],
        _ => c,
    }
}

/// A move as a hurried player writes it.
fn scribble(text: &str, taken: Option<char>, dice: &mut Dice) -> String {
    let mut text = text.to_string();
    if text.starts_with('O') {
        return if dice.is(300) { text.replace('O', "0") } else { text };
    }
    if dice.is(1_200) {
        text = text.replace('x', "");
    }
    if dice.is(4_000) {
        text = text.replace(['+', '#'], "");
    }
    if let Some(taken) = taken.filter(|_| dice.is(300)) {
        let (head, tail) = text.split_once('x').unwrap_or((&text, ""));
        text = if dice.is(5_000) { format!("{head}x{taken}") } else { format!("{head}x{taken}{tail}") };
    }
    let is_pawn = text.starts_with(|c: char| c.is_lowercase());
    if is_pawn && text.contains('x') && dice.is(600) {
        text = text.trim_end_matches(|c: char| !c.is_alphabetic()).into();
    }
    // The start of a piece that is needed.
    let body: Vec<char> = text.chars().collect();
    if !is_pawn
        && body.len() > 3
        && body[2] != 'x'
        && body[1] != 'x'
        && body.get(3).is_some_and(char::is_ascii_digit)
        && dice.is(2_500)
    {
        text = format!("{}{}", body[0], body[2..].iter().collect::<String>());
    }
    let mut out = String::new();
    for c in text.chars() {
        match () {
            () if dice.is(220) => out.push(misread(c, dice)),
            () if dice.is(25) => {}
            () if dice.is(15) => {
                out.push(c);
                out.push(c);
            }
            () => out.push(c),
        }
    }
    out
}

/// The sheet of a game.
fn sheet(moves: &[String], dice: &mut Dice) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut now = start();
    let plain = style();
    let mut swap = false;
    for text in moves {
        let Some(m) = now.find(text, &plain) else { break };
        let trace = now.trace(&m);
        let letter = |at| {
            let pieces = now.pieces();
            let glyph = pieces.iter().find(|(field, _)| *field == at)?.1;
            ["king", "queen", "rook", "bishop", "knight", "pawn"]
                .iter()
                .position(|name| *name == glyph.figure.name())
                .and_then(|n| ['K', 'Q', 'R', 'B', 'N', 'P'].get(n).copied())
        };
        let taken = trace.taken.first().and_then(|at| letter(*at));
        let written = scribble(text, taken, dice);
        now.play_unchecked(&m);
        if swap {
            swap = false;
            let last = out.len().saturating_sub(1);
            out.insert(last, written);
            continue;
        }
        match () {
            // A half-move left out, an empty cell, a doubled half-move, swapped columns.
            () if dice.is(20) => {}
            () if dice.is(80) => out.push(String::new()),
            () if dice.is(15) => {
                out.push(written.clone());
                out.push(written);
            }
            () if dice.is(10) => {
                out.push(written);
                swap = true;
            }
            () => out.push(written),
        }
    }
    out
}

/// Repairs games with slips, and two copies of each.
pub fn measure(games: &str, list: bool) {
    let style = Style::of(Letters::english());
    let games = texts(games, &style);
    let mut dice = Dice(7);
    let mut figures = [Figures::default(), Figures::default()];
    let (mut found_moves, mut answered) = ([[0_usize; 3]; 2], 0);
    let chosen: Vec<&Vec<String>> =
        games.iter().filter(|moves| (30..=160).contains(&moves.len())).step_by(3).take(60).collect();
    for moves in &chosen {
        let sheets = [sheet(moves, &mut dice), sheet(moves, &mut dice)];
        let none = Vec::new();
        answered += usize::from(after_answers(&sheets[0], moves));
        for (n, copy) in [&none, &sheets[1]].into_iter().enumerate() {
            let began = Instant::now();
            let found = repair(&start(), &sheets[0], copy, &style);
            figures[n].add(&sheets[0], &found, began.elapsed());
            let same = found.moves.iter().zip(moves.iter()).filter(|(a, b)| a == b).count();
            found_moves[n][0] += same;
            found_moves[n][1] += moves.len();
            found_moves[n][2] += usize::from(found.moves == **moves);
            if list && n == 0 && found.moves != **moves {
                let at = found
                    .moves
                    .iter()
                    .zip(moves.iter())
                    .position(|(a, b)| a != b)
                    .unwrap_or(found.moves.len());
                let asked: Vec<_> =
                    found.questions.iter().filter_map(|q| found.fixes.get(q.fix)).map(|fix| fix.at).collect();
                println!(
                    "slips: {same} of {} at {at}: right {:?}, found {:?}, written {:?}; asked {asked:?}",
                    moves.len(),
                    moves.get(at),
                    found.moves.get(at),
                    sheets[0].get(at.saturating_sub(2)..(at + 6).min(sheets[0].len()))
                );
            }
        }
    }
    for (n, name) in ["slips", "slips, two copies"].into_iter().enumerate() {
        figures[n].print(name);
        let [same, all, exact] = found_moves[n];
        println!(
            "{name}: {:.1} % of half-moves as played, {exact} of {} games exact",
            same as f64 * 100.0 / all.max(1) as f64,
            chosen.len()
        );
    }
    println!("slips, {MOST_QUESTIONS} questions answered: {answered} of {} games exact", chosen.len());
}

/// Most questions that a player is asked about a sheet.
const MOST_QUESTIONS: usize = 3;

/// True if the game comes back exactly when its player answers the first questions.
fn after_answers(sheet: &[String], moves: &[String]) -> bool {
    let (mut sheet, mut certain, mut asked) = (sheet.to_vec(), Vec::new(), BTreeSet::new());
    loop {
        let found = Repairer::new(&start(), &sheet, &[], &certain, &style()).finish();
        let open = found.questions.iter().filter_map(|question| found.fixes.get(question.fix));
        let Some(fix) = open.into_iter().find(|fix| !asked.contains(&fix.ply)) else {
            return found.moves == moves;
        };
        if asked.len() == MOST_QUESTIONS {
            return found.moves == moves;
        }
        asked.insert(fix.ply);
        if let (Some(cell), Some(right)) = (sheet.get_mut(fix.ply), moves.get(fix.at))
            && fix.choices.contains(right)
        {
            cell.clone_from(right);
            certain.push(fix.ply);
        }
    }
}

/// The main lines of the games of a file.
fn texts(games: &str, style: &Style) -> Vec<Vec<String>> {
    let (mut at, mut out) = (0, Vec::new());
    while let Some(found) = record::next_game(games, at) {
        at = found.at[2];
        if let Some(Ok(game)) = import(games, found, style, ImportTarget::Game).table {
            out.push(game.played().texts(style));
        }
    }
    out
}
