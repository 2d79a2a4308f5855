//! The likeliest game of a sheet: a search over its moves.
//!
//! Every place of the sheet has likelihoods of texts. A game is a path of legal moves; places whose text cannot be
//! the move are allowed, at a price, so that one slip does not end the game. The best positions of each half-move are
//! followed (beam search) and kept with all ways between them: the chance of a move is the sum over all ways that
//! reach the end, so that later moves decide earlier ones. A move that players seldom choose costs more than a usual one
//! ([`usual_moves`]).

use super::texts::{CellTexts, Weight};
use super::ways::{Step, Ways};
use notabene_core::notation::{AnyMove, AnyPosition, Notation as _, Style};
use notabene_core::repair::usual_moves;

/// Positions this far behind the best are dropped.
const BEHIND: f32 = 26.0;
/// Half-moves in which most places cannot be: the rest of the sheet is another game, or shifted.
const LOST: usize = 4;

/// Part of the moves that any player might choose as well as any other.
const ANY: f32 = 0.3;

/// A move that was said to be right, or not to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// This text of a legal move is right.
    Is(String),
    /// None of these texts is right.
    IsNot(Vec<String>),
}

/// A position, and the move before it.
struct Board {
    position: AnyPosition,
    last: Option<AnyMove>,
}

/// The search.
pub struct Search {
    style: Style,
    cells: Vec<CellTexts>,
    answers: Vec<(usize, Answer)>,
    ways: Ways<Board>,
    beam: usize,
}

impl Search {
    /// A search from the position before the first place.
    pub fn new(start: &AnyPosition, style: &Style) -> Search {
        Search {
            style: *style,
            cells: Vec::new(),
            answers: Vec::new(),
            ways: Ways::new(Board { position: start.clone(), last: None }),
            beam: 1,
        }
    }

    /// Number of half-moves to search, and how many are done.
    pub fn progress(&self) -> (usize, usize) {
        (self.ways.plies(), self.cells.len())
    }

    /// Searches the next half-move. Returns false if there is nothing left to do. An answer that no game has any more, after
    /// another one was given to an earlier place, is forgotten: its place is open again.
    pub fn step(&mut self) -> bool {
        let ply = self.ways.plies();
        if ply >= self.cells.len() {
            return false;
        }
        let mut next = self.next_steps(ply);
        if next.is_empty() && self.answers.iter().any(|(at, _)| *at == ply) {
            self.answers.retain(|(at, _)| *at != ply);
            next = self.next_steps(ply);
        }
        next.sort_by(|a, b| b.forward.total_cmp(&a.forward));
        let play = |Board { position, .. }: &Board, id: &str| {
            let m = position.by_id(id)?;
            let next = position.position_after(&m);
            Some((next.key(), Board { position: next, last: Some(m) }))
        };
        self.ways.add(next, self.beam, play)
    }

    /// All steps of a half-move that its answers allow.
    fn next_steps(&mut self, ply: usize) -> Vec<Step> {
        let Some(cell) = self.cells.get_mut(ply) else { return Vec::new() };
        let answers: Vec<&Answer> =
            self.answers.iter().filter(|(at, _)| *at == ply).map(|(_, answer)| answer).collect();
        let is_said = answers.iter().any(|answer| matches!(answer, Answer::Is(_)));
        let mut next: Vec<Step> = Vec::new();
        let best = self.ways.last().iter().map(|state| state.forward).fold(f32::MIN, f32::max);
        for (from, state) in self.ways.last().iter().enumerate() {
            // A move that somebody saw may be that of an unlikely position.
            if best - state.forward > BEHIND && answers.is_empty() {
                continue;
            }
            let Board { position, last } = &state.position;
            let texts = position.write_all(&self.style);
            let even = (texts.len().max(1) as f32).ln();
            let usual = usual_moves(position, last.as_ref());
            for (id, text) in texts {
                let own = usual.binary_search_by(|(other, _)| other.cmp(&id));
                let own = own.map_or(even, |at| seldom(usual[at].1, even));
                let weight = match answers.iter().all(|answer| answer.allows(&text)) {
                    true if is_said => Weight::SURE,
                    true => cell.weight(&text),
                    false => continue,
                };
                let forward = state.forward + weight.score - own;
                next.push(Step { from, id, text, weight, forward });
            }
        }
        next
    }

    /// Takes an answer, and forgets all half-moves from there on. Returns false if no followed position has that move.
    pub fn answer(&mut self, ply: usize, answer: Answer) -> bool {
        if ply >= self.cells.len() {
            return false;
        }
        self.ways.truncate(ply);
        let mut answers = self.answers.clone();
        // Refusals add up.
        answers
            .retain(|(at, old)| *at != ply || matches!((old, &answer), (Answer::IsNot(_), Answer::IsNot(_))));
        answers.push((ply, answer));
        let is_allowed =
            |text: &str| answers.iter().filter(|(at, _)| *at == ply).all(|(_, answer)| answer.allows(text));
        let has_move =
            |board: &Board| board.position.write_all(&self.style).iter().any(|(_, text)| is_allowed(text));
        let is_known = self.ways.last().iter().any(|state| has_move(&state.position));
        if is_known {
            self.answers = answers;
        }
        is_known
    }

    /// Takes the texts of all places but the first `kept`, and forgets all half-moves after these. `beam` positions of each
    /// half-move are followed from there on.
    pub fn take(&mut self, kept: usize, cells: Vec<CellTexts>, beam: usize) {
        self.ways.truncate(kept);
        self.cells.truncate(kept);
        self.cells.extend(cells);
        self.beam = beam;
    }

    /// True if the move of a place was said by somebody.
    pub fn is_answered(&self, ply: usize) -> bool {
        self.answers.iter().any(|(at, answer)| *at == ply && matches!(answer, Answer::Is(_)))
    }

    /// The texts of the places.
    pub fn cells(&self) -> &[CellTexts] {
        &self.cells
    }

    /// The way on which the most moves are likely to be right, and the chances of all moves that were followed, half-move by half-move.
    pub fn path(&self) -> Vec<Played> {
        let chances = self.ways.chances();
        let path = self.ways.best_path(&chances);
        let mut out: Vec<Played> = Vec::new();
        for (step, mut chances) in path.iter().zip(chances) {
            chances.sort_by(|a, b| b.1.total_cmp(&a.1));
            let chance =
                chances.iter().find(|(text, _)| *text == step.text).map_or(0.0, |(_, chance)| *chance);
            out.push(Played { text: step.text.clone(), chance, escapes: step.weight.escapes, chances });
        }
        let reach = reach(&out);
        out.truncate(reach);
        out
    }
}

/// A move of the likeliest game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its text.
    pub text: String,
    /// Its chance among all moves that were followed, from 0 to 1.
    pub chance: f32,
    /// True if the ink is rather another text.
    pub escapes: bool,
    /// All texts with their chances, the likeliest first.
    pub chances: Vec<(String, f32)>,
}

/// Moves up to the first place from which most places cannot be.
fn reach(path: &[Played]) -> usize {
    let is_lost = |part: &[Played]| part.iter().filter(|played| played.escapes).count() + 1 >= LOST;
    let at = path.windows(LOST).position(|part| part[0].escapes && is_lost(part));
    at.unwrap_or(path.len())
}

/// The price of a move (a negative logarithm): that of what players usually do, mixed with the equal chance of all moves, so that a move which
/// nobody expects costs little more than that.
fn seldom(usual: f32, even: f32) -> f32 {
    -((1.0 - ANY) * (-usual).exp() + ANY * (-even).exp()).ln()
}

impl Answer {
    fn allows(&self, text: &str) -> bool {
        match self {
            Answer::Is(right) => right == text,
            Answer::IsNot(wrong) => wrong.iter().all(|other| other != text),
        }
    }
}
