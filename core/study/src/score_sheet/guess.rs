//! Guessing the next move of a game: it is played or written, with three levels of help, and a score at the end.
//!
//! The pupil finds the moves of one side or of both. Darts fall where they fell in the game: nobody can guess that.
//! From memory it is the same, but another move than that of the game is not answered with the right one.

use super::dictation::{Comparison, Difference, difference_at};
use super::grading::{GradedMove, grade};
use super::handwriting::Handwriting;
use notabene_core::digits::number;
use notabene_core::game::played::{Played, PlayedPly};
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::{Letters, Notation as _, Refusal, Style, noun};
use notabene_core::position::{Position as _, Side};

/// First words of the saved text, with the version of the format: of moves that are guessed, and of those from memory.
const HEADERS: [&str; 2] = ["guess 1 ", "memory 1 "];
/// Number of levels of help: the piece, the field, the whole move.
pub const MOST_HELP: u8 = 3;

/// How a move was found.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum FoundHow {
    /// At the first try, without help.
    AtOnce,
    /// After another move, or with help.
    Later,
    /// After the whole move was shown.
    Shown,
}

impl FoundHow {
    const ALL: [(char, FoundHow); 3] =
        [('2', FoundHow::AtOnce), ('1', FoundHow::Later), ('0', FoundHow::Shown)];

    fn sign(self) -> char {
        FoundHow::ALL.iter().find(|(_, how)| *how == self).map_or('0', |(sign, _)| *sign)
    }
    fn of_sign(sign: char) -> Option<FoundHow> {
        FoundHow::ALL.iter().find(|(of, _)| *of == sign).map(|(_, how)| *how)
    }
}

/// The answer to a guess.
#[derive(Clone, PartialEq, Debug)]
pub enum GuessAnswer {
    /// The move of the game.
    Found {
        /// The move as written.
        text: String,
        /// Remarks on the text of the pupil.
        notes: Vec<Msg>,
    },
    /// The move of the game, written with a slip: the mark of a teacher.
    Misspelt(GradedMove),
    /// Another legal move.
    Other(Msg),
    /// Not a move.
    Refused(Refusal),
}

/// A game whose moves are guessed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guess {
    /// True if the pupil has seen the game before.
    from_memory: bool,
    /// The side whose moves are guessed; `None`: both.
    side: Option<Side>,
    /// Number of half-moves on the board.
    plies: usize,
    found: Vec<FoundHow>,
    /// Level of help given for the next move.
    help: u8,
    /// True if another move was tried in place of the next one.
    missed: bool,
    /// The first wrong text of each half-move.
    tries: Handwriting,
}

impl Guess {
    /// Begins a game; the first moves are played if nobody guesses them.
    pub fn new(side: Option<Side>, played: &Played) -> Guess {
        let tries = Handwriting::new(Letters::english());
        let mut guess =
            Guess { from_memory: false, side, plies: 0, found: Vec::new(), help: 0, missed: false, tries };
        guess.skip_given(played);
        guess
    }

    /// Begins a game that the pupil has seen before.
    pub fn from_memory(side: Option<Side>, played: &Played) -> Guess {
        Guess { from_memory: true, ..Guess::new(side, played) }
    }

    /// Number of half-moves on the board.
    pub const fn plies(&self) -> usize {
        self.plies
    }
    /// True once all moves are on the board.
    pub fn is_over(&self, played: &Played) -> bool {
        self.plies >= played.len()
    }
    /// Level of help given for the next move.
    pub const fn help_level(&self) -> u8 {
        self.help
    }
    /// How the moves were found, in their order.
    pub fn found(&self) -> &[FoundHow] {
        &self.found
    }

    /// How each half-move on the board was found; `None` for those that are not guessed.
    pub fn marks(&self, played: &Played) -> Vec<Option<FoundHow>> {
        let mut found = self.found.iter().copied();
        let mark = |step: &PlayedPly| if self.is_guessed(step) { found.next() } else { None };
        played.steps.iter().take(self.plies).map(mark).collect()
    }

    /// Plays the moves that are not guessed.
    fn skip_given(&mut self, played: &Played) {
        while played.ply(self.plies).is_some_and(|step| !self.is_guessed(step)) {
            self.plies += 1;
        }
    }

    fn is_guessed(&self, step: &PlayedPly) -> bool {
        let trace = step.before.trace(&step.m);
        let is_dart = trace.placed.is_some() || trace.route.is_empty() && trace.with.is_none();
        !is_dart && self.side.is_none_or(|side| side == step.before.turn())
    }

    /// Judges a written move.
    pub fn write(&mut self, played: &Played, text: &str, style: &Style) -> Option<GuessAnswer> {
        let step = played.ply(self.plies)?;
        let id = match step.before.explain(text.trim(), style) {
            Ok((_, explained)) => explained.id,
            Err(refusal) => {
                self.note_try(text, style);
                return Some(GuessAnswer::Refused(refusal));
            }
        };
        let marked = grade(played, self.plies, text, style);
        if id == step.before.id(&step.m) && marked.is_slip() {
            self.note_try(text, style);
            return Some(GuessAnswer::Misspelt(marked));
        }
        if id != step.before.id(&step.m) {
            self.note_try(text, style);
        }
        let mut answer = self.play(played, &id, style);
        if let (Some(GuessAnswer::Found { text: shown, notes }), GradedMove::Note(remarks)) =
            (&mut answer, marked)
        {
            (*shown, *notes) = (text.trim().into(), remarks);
        }
        answer
    }

    /// Judges a move by its id, as played on the board.
    pub fn play(&mut self, played: &Played, id: &str, style: &Style) -> Option<GuessAnswer> {
        let step = played.ply(self.plies)?;
        if step.before.id(&step.m) != id {
            self.missed = true;
            let other = step.before.by_id(id).map(|m| step.before.text(&m, style)).unwrap_or_default();
            self.note_try(&other, style);
            return Some(GuessAnswer::Other(match self.from_memory {
                true => msg!(MemoryOther { other }),
                false => msg!(GuessOther { other, right: step.written(style) }),
            }));
        }
        self.found.push(match (self.help, self.missed) {
            (0, false) => FoundHow::AtOnce,
            (MOST_HELP.., _) => FoundHow::Shown,
            _ => FoundHow::Later,
        });
        (self.help, self.missed) = (0, false);
        self.plies += 1;
        self.skip_given(played);
        Some(GuessAnswer::Found { text: step.written(style), notes: Vec::new() })
    }

    /// Keeps the first wrong text of the next move, in the letters of the first of all. From memory a text that is no
    /// move counts, too.
    fn note_try(&mut self, text: &str, style: &Style) {
        self.missed |= self.from_memory;
        self.tries.choose(style.letters);
        if self.tries.get(self.plies).is_empty() {
            // A text that is too long for a sheet is left out.
            self.tries.write(self.plies, text);
        }
    }

    /// The moves that were not found at once. `played`: the moves on the board, to which the nodes belong.
    pub fn comparison(&self, played: &Played, style: &Style) -> Comparison {
        let style =
            if self.tries.is_empty() { *style } else { Style { letters: self.tries.letters, ..*style } };
        let marks = self.marks(played).into_iter().enumerate();
        let missed = marks.filter(|(_, how)| how.is_some_and(|how| how != FoundHow::AtOnce));
        let differences: Vec<Difference> =
            missed.map(|(ply, _)| self.difference(played, ply, &style)).collect();
        let right = self.found.len().saturating_sub(differences.len());
        let message = Comparison::sentence(right, self.found.len(), differences.is_empty());
        Comparison { plies: self.found.len(), right, differences, message }
    }

    fn difference(&self, played: &Played, ply: usize, style: &Style) -> Difference {
        let found = difference_at(played, ply, self.tries.get(ply), style);
        match found.written.is_empty() {
            true => Difference { message: msg!(FoundWithHelp { right: found.right.clone() }), ..found },
            false => found,
        }
    }

    /// Gives more help for the next move: a sentence, and fields to show.
    pub fn ask_help(&mut self, played: &Played, style: &Style) -> Option<(Msg, Vec<Field>)> {
        self.help = (self.help + 1).min(MOST_HELP);
        self.help(played, style)
    }

    /// The help given for the next move; none before the first level.
    pub fn help(&self, played: &Played, style: &Style) -> Option<(Msg, Vec<Field>)> {
        let step = played.ply(self.plies)?;
        let ends = step.before.move_ends(&step.m);
        let (from, to) = (*ends.first()?, *ends.last()?);
        let mover = step.before.pieces().into_iter().find(|(field, _)| *field == from);
        let piece = noun(mover?.1.figure);
        let name = |field: Field| step.before.field_name(field);
        Some(match self.help {
            0 => return None,
            1 => (msg!(GuessPiece { piece, field: name(from) }), vec![from]),
            2 => (msg!(GoesTo { piece, field: name(to) }), vec![to]),
            _ => (msg!(HintWritten { text: step.written(style) }), ends),
        })
    }

    /// The score in a sentence.
    pub fn score(&self) -> Msg {
        let count = |how: FoundHow| self.found.iter().filter(|one| **one == how).count() as u32;
        let [at_once, later, shown] = [FoundHow::AtOnce, FoundHow::Later, FoundHow::Shown].map(count);
        msg!(GuessScore { at_once, moves: self.found.len() as u32, later, shown })
    }

    /// Returns the text to save on the device.
    pub fn save(&self) -> String {
        let side = self.side.map_or("both", Side::name);
        let found: String = self.found.iter().map(|how| how.sign()).collect();
        let header = HEADERS[usize::from(self.from_memory)];
        let line = format!("{header}{side} {} {} {} {found}", self.plies, self.help, u8::from(self.missed));
        if self.tries.is_empty() { line } else { [&line, "\n", &self.tries.save()].concat() }
    }

    /// Parses the saved text of a game; `None` if it is damaged or belongs to another game.
    pub fn restore(text: &str, played: &Played) -> Option<Guess> {
        let (line, tries) = text.split_once('\n').unwrap_or((text, ""));
        let (from_memory, line) = [false, true]
            .into_iter()
            .zip(HEADERS)
            .find_map(|(is, header)| Some((is, line.strip_prefix(header)?)))?;
        let mut words = line.trim_end().split(' ');
        let side = match words.next()? {
            "both" => None,
            name => Some(Side::BOTH.into_iter().find(|side| side.name() == name)?),
        };
        let plies = number(words.next()?)? as usize;
        let help = u8::try_from(number(words.next()?)?).ok()?.min(MOST_HELP);
        let missed = words.next()? == "1";
        let found: Option<Vec<FoundHow>> =
            words.next().unwrap_or_default().chars().map(FoundHow::of_sign).collect();
        let tries = Handwriting::restore(tries).unwrap_or(Handwriting::new(Letters::english()));
        let saved = Guess { from_memory, side, plies, found: found?, help, missed, tries };
        saved.fits(played).then_some(saved)
    }

    /// True if so many moves were found as the half-moves on the board say.
    fn fits(&self, played: &Played) -> bool {
        let before = played.steps.iter().take(self.plies);
        let guessed = before.filter(|step| self.is_guessed(step)).count();
        self.plies <= played.len() && guessed == self.found.len()
    }
}
