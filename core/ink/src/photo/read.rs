//! Reads the game of a photographed sheet step by step, and asks about the places that decide the most.

use super::game::{Answer, Played, Search};
use super::texts::CellTexts;
use crate::grammar::{Grammar, grammar};
use crate::hand::adapted;
use crate::ink::Ink;
use crate::net::Net;
use crate::sign::{self, Sign};
use notabene_core::notation::{AnyPosition, Notation as _, Style};

/// Places of a game at most: beyond it no sheet goes.
pub const MOST_PLACES: usize = 1_000;
/// Positions of each half-move that are followed, before and after the hand of the writer is known.
const BEAMS: [usize; 2] = [200, 600];
/// Chance of a move that is surely right.
const SURE: f32 = 0.97;
/// Lead of a move over texts that are none, for a move that is surely right.
const LEAD: f32 = 3.0;
/// Chance of a move from which the writing of a place teaches the hand of its writer.
const TEACHING: f32 = 0.95;
/// Lines from which a hand is learnt, at least and at most.
const LEAST_LINES: usize = 6;
const MOST_LINES: usize = 60;
/// Share of an error that one look at a group corrects: less than with copied lines, since some may be read wrong.
const RATE: f32 = 0.1;
/// Least uncertainty of a place for a question, in natural units of information.
const LEAST_DOUBT: f32 = 0.05;
/// Empty places after which a game has ended, and places with specks beyond them at most.
const GAP: usize = 6;
const MOST_SPECKS: usize = 4;
/// Texts of a question at most.
pub const MOST_ASKED: usize = 4;
/// Least chance of a text in a question; the second is always asked.
const LEAST_CHANCE: f32 = 0.004;

/// Certainty of the reading of a place.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum CellState {
    /// The move is sure.
    Sure,
    /// The move is likely: somebody should look at it beside its picture.
    Doubtful,
    /// The ink is rather another text, which is no legal move here: a mistake of the writer, or writing that is not read.
    CannotBe,
    /// Somebody said that this is the move.
    Answered,
}

/// The move of a place.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadMove {
    /// Number of the half-move, from 0.
    pub ply: usize,
    /// The move of the likeliest game.
    pub text: String,
    /// Certainty of the reading.
    pub state: CellState,
    /// Its chance, from 0 to 1, if the other places are read right.
    pub chance: f32,
    /// Other moves with their chances, the likeliest first.
    pub others: Vec<(String, f32)>,
    /// Text that the ink is likest to, be it a move or not; none for an empty place.
    pub written: Option<String>,
}

/// The likeliest game.
#[derive(Clone, PartialEq, Debug)]
pub struct ReadGame {
    /// Its moves, up to the place from which nothing fits.
    pub moves: Vec<ReadMove>,
    /// Likeliest texts of the places after them, for repair by hand.
    pub rest: Vec<String>,
}

/// A place to ask about.
#[derive(Clone, PartialEq, Debug)]
pub struct Question {
    /// Number of the half-move, from 0.
    pub ply: usize,
    /// Two to four texts of moves, the likeliest first.
    pub texts: Vec<String>,
}

/// Work that is left.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Stage {
    /// Likelihoods of signs.
    Cells,
    Moves,
    Done,
}

/// Reads a game step by step, so that a worker can tell how far it is.
///
/// ```no_run
/// # use notabene_ink::photo::{GameReader, Grey, find};
/// # use notabene_ink::net::Net;
/// # fn read(grey: Grey, start: &notabene_core::notation::AnyPosition, style: &notabene_core::notation::Style) {
/// let sheet = find(grey).expect("a printed sheet");
/// let inks = sheet.cells().map(|cell| cell.ink).collect();
/// let mut reader = GameReader::new(start, style, inks, Net::trained()).expect("letters in Latin script");
/// while reader.step() {}
/// if let Some(question) = reader.question() {
///     reader.choose(question.ply, &question.texts[0]);
///     while reader.step() {}
/// }
/// let game = reader.game();
/// # }
/// ```
pub struct GameReader {
    start: AnyPosition,
    style: Style,
    grammar: Grammar,
    net: Net,
    inks: Vec<Ink>,
    cells: Vec<CellTexts>,
    search: Search,
    stage: Stage,
    knows_hand: bool,
    /// Number of places of earlier pages, which are not read again.
    kept: usize,
    /// Places that are not asked again.
    skipped: Vec<usize>,
    /// Places of which moves were refused, and those that cannot be a move.
    refused: Vec<usize>,
    impossible: Vec<usize>,
}

impl GameReader {
    /// A reader of the places of a sheet in the order of play; the pages of a longer game one after the other. Empty places at
    /// the end are no moves. None if the letters of the style are not in Latin script.
    pub fn new(start: &AnyPosition, style: &Style, inks: Vec<Ink>, net: Net) -> Option<GameReader> {
        if !GameReader::knows_letters(style) {
            return None;
        }
        let mut reader = GameReader {
            start: start.clone(),
            style: *style,
            grammar: grammar(start, style),
            net,
            inks: Vec::new(),
            cells: Vec::new(),
            search: Search::new(start, style),
            stage: Stage::Cells,
            knows_hand: false,
            kept: 0,
            skipped: Vec::new(),
            refused: Vec::new(),
            impossible: Vec::new(),
        };
        reader.extend(0, inks);
        Some(reader)
    }

    /// Goes on with the places of a later page, whose first half-move has the number `first`: what was read and answered before
    /// is kept.
    pub fn extend(&mut self, first: usize, inks: Vec<Ink>) {
        self.kept = self.search.cells().len();
        self.cells.clear();
        self.inks.resize(first.min(MOST_PLACES), Ink::default());
        self.inks.extend(inks);
        self.inks.truncate(MOST_PLACES);
        while self.inks.last().is_some_and(|ink| ink.strokes.is_empty()) {
            self.inks.pop();
        }
        self.drop_specks(first);
        self.stage = Stage::Cells;
    }

    /// Forgets what little is seen after a long row of empty places: creases and dirt.
    fn drop_specks(&mut self, first: usize) {
        let is_written: Vec<bool> = self.inks.iter().skip(first).map(|ink| !ink.strokes.is_empty()).collect();
        let gap = is_written.windows(GAP).position(|places| places.iter().all(|is_there| !is_there));
        let Some(gap) = gap.filter(|gap| *gap > 0) else { return };
        let later = is_written.iter().skip(gap).filter(|is_there| **is_there).count();
        if later <= MOST_SPECKS {
            self.inks.truncate(first + gap);
        }
    }

    /// Number of places up to the last that is written.
    pub fn len(&self) -> usize {
        self.inks.len()
    }

    /// True if nothing is written.
    pub fn is_empty(&self) -> bool {
        self.inks.is_empty()
    }

    /// True if the letters of a style are in Latin script.
    pub fn knows_letters(style: &Style) -> bool {
        style.letters.pieces.iter().all(|letter| sign::signs(letter).is_some())
    }

    /// True if no work is left.
    pub fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Does a part of the work: some milliseconds. Returns false if all is done.
    pub fn step(&mut self) -> bool {
        match self.stage {
            Stage::Cells => match self.inks.get(self.kept + self.cells.len()) {
                Some(ink) => self.cells.push(CellTexts::of(ink, &self.net, &self.grammar)),
                None => {
                    let beam = BEAMS[usize::from(self.knows_hand)];
                    self.search.take(self.kept, std::mem::take(&mut self.cells), beam);
                    self.stage = Stage::Moves;
                }
            },
            Stage::Moves => {
                if !self.search.step() {
                    self.stage = Stage::Done;
                    if !self.knows_hand && self.learn() {
                        (self.stage, self.kept) = (Stage::Cells, 0);
                    }
                    self.knows_hand = true;
                }
            }
            Stage::Done => {}
        }
        self.stage != Stage::Done
    }

    /// Share of the work that is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        let all = self.inks.len().max(1) as f32;
        let (moves, _) = self.search.progress();
        let round = match self.stage {
            Stage::Cells => (self.kept + self.cells.len()) as f32 / all / 2.0,
            Stage::Moves => 0.5 + moves as f32 / all / 2.0,
            Stage::Done => return 1.0,
        };
        (if self.knows_hand { 0.5 } else { 0.0 }) + (round / 2.0).min(0.5)
    }

    /// Learns the hand of the writer from places that are surely read. Returns false if there are too few.
    fn learn(&mut self) -> bool {
        let path = self.search.path();
        let sure = |(_, played): &(usize, &Played)| played.chance > TEACHING && !played.escapes;
        let (mut lines, mut known, mut used, mut samples) = (0, String::new(), Vec::new(), Vec::new());
        // Places with signs that no other has come first.
        for only_new in [true, false] {
            for (ply, played) in path.iter().enumerate().filter(sure) {
                let is_wanted = !only_new || played.text.chars().any(|c| !known.contains(c));
                let is_free = lines < MOST_LINES && !used.contains(&ply);
                let Some(cell) = self.search.cells().get(ply).filter(|_| is_wanted && is_free) else {
                    continue;
                };
                if let Some(own) = cell.samples(&played.text, &self.net) {
                    known.push_str(&played.text);
                    used.push(ply);
                    samples.extend(own);
                    lines += 1;
                }
            }
        }
        if lines >= LEAST_LINES {
            self.net = adapted(&self.net, &samples, RATE);
        }
        lines >= LEAST_LINES
    }

    /// The place whose answer tells the most about the game; none if the game is clear, or the work is not done.
    pub fn question(&self) -> Option<Question> {
        if self.stage != Stage::Done {
            return None;
        }
        let path = self.search.path();
        let is_open = |ply| !self.search.is_answered(ply) && !self.skipped.contains(&ply);
        let open = path.iter().enumerate().filter(|(ply, _)| is_open(*ply));
        let doubts =
            open.map(|(ply, played)| (doubt(played), ply, played)).filter(|(d, ..)| *d > LEAST_DOUBT);
        // Of places that tell equally much, the first.
        let (_, ply, played) = doubts.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)))?;
        let likely = |(n, (_, chance)): &(usize, &(String, f32))| *n < 2 || *chance > LEAST_CHANCE;
        let texts = played.chances.iter().enumerate().filter(likely).take(MOST_ASKED);
        let texts: Vec<String> = texts.map(|(_, (text, _))| text.clone()).collect();
        (texts.len() > 1).then_some(Question { ply, texts })
    }

    /// Takes the answer that a text of a legal move is right; it need not be one of those that were asked. The work goes on
    /// from there. Returns false if no likely game has this move in this place.
    pub fn choose(&mut self, ply: usize, text: &str) -> bool {
        self.take(ply, Answer::Is(text.into()))
    }

    /// Takes the answer that none of some texts is right. Returns false if no move is left. Then, and after a second refusal, the
    /// place cannot be a move, and is not asked again.
    pub fn refuse(&mut self, ply: usize, texts: &[String]) -> bool {
        let is_done = self.is_done();
        let is_taken = self.take(ply, Answer::IsNot(texts.to_vec()));
        let is_again = self.refused.contains(&ply);
        self.refused.push(ply);
        if is_done && (is_again || !is_taken) {
            self.impossible.push(ply);
            self.skipped.push(ply);
        }
        is_taken
    }

    /// Takes the answer that nobody knows the move of a place: it is not asked again.
    pub fn skip(&mut self, ply: usize) {
        self.skipped.push(ply);
    }

    fn take(&mut self, ply: usize, answer: Answer) -> bool {
        let is_taken = self.stage == Stage::Done && self.search.answer(ply, answer);
        if self.is_done() {
            self.stage = Stage::Moves;
        }
        is_taken
    }

    /// The likeliest game so far.
    pub fn game(&self) -> ReadGame {
        let path = self.search.path();
        let mut position = self.start.clone();
        let mut moves = Vec::with_capacity(path.len());
        for (ply, played) in path.iter().enumerate() {
            let legal = position.write_all(&self.style);
            moves.push(self.read_move(ply, played, &legal));
            let id = legal.into_iter().find(|(_, text)| *text == played.text);
            let Some(next) = id.and_then(|(id, _)| position.by_id(&id)) else { break };
            position = position.position_after(&next);
        }
        let rest = self.search.cells().iter().skip(moves.len()).map(|cell| written(cell).unwrap_or_default());
        ReadGame { rest: rest.collect(), moves }
    }

    fn read_move(&self, ply: usize, played: &Played, legal: &[(String, String)]) -> ReadMove {
        let cell = self.search.cells().get(ply);
        let lead = cell.map_or(0.0, |cell| {
            let legal: Vec<Option<Vec<Sign>>> = legal.iter().map(|(_, text)| bare(text)).collect();
            cell.lead(&played.text, |text| !legal.contains(&bare(text)))
        });
        let state = match () {
            () if self.search.is_answered(ply) => CellState::Answered,
            () if played.escapes || self.impossible.contains(&ply) => CellState::CannotBe,
            () if played.chance > SURE && lead > LEAD => CellState::Sure,
            () => CellState::Doubtful,
        };
        let others = played.chances.iter().filter(|(text, chance)| *text != played.text && *chance > 1e-4);
        ReadMove {
            ply,
            text: played.text.clone(),
            state,
            chance: played.chance,
            others: others.cloned().collect(),
            written: cell.and_then(written),
        }
    }
}

/// The signs of a text without those that people leave out.
fn bare(text: &str) -> Option<Vec<Sign>> {
    const LEFT_OUT: [char; 10] = ['x', '×', ':', '-', '=', '+', '#', '†', '‡', '≠'];
    sign::signs(&text.replace(LEFT_OUT, ""))
}

/// The text that the ink of a place is likest to.
fn written(cell: &CellTexts) -> Option<String> {
    cell.written().first().map(|found| sign::text(&found.signs))
}

/// Uncertainty of a place: what its answer tells about the game.
fn doubt(played: &Played) -> f32 {
    played.chances.iter().map(|(_, chance)| -chance * chance.max(1e-9).ln()).sum()
}
