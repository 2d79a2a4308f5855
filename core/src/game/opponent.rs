//! Playing against Notabene: whose turn it is, taking back, hints, darts of the opponent, and which game has which
//! opponent.

use super::answer::Go;
use super::game::Game;
use crate::digits::number;
use crate::geometry::dart::Hand;
use crate::geometry::dartboard::Bed;
use crate::geometry::{Field, Point};
use crate::i18n::Msg;
use crate::notation::{AnyMove, Notation as _, Style, noun};
use crate::position::{Position as _, Side};
use notabene_search::LEVELS;

/// An opponent: the side that Notabene plays, and its level.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The side of Notabene.
    pub side: Side,
    /// The level, from 1 to [`Opponent::LEVELS`].
    pub level: u8,
}

impl Opponent {
    /// The number of levels.
    pub const LEVELS: u8 = LEVELS;

    /// The hand with which it throws darts: a steadier one for the stronger half of the levels.
    pub fn throwing_hand(self) -> Hand {
        if self.level > LEVELS / 2 { Hand::Steady } else { Hand::Usual }
    }

    /// The landing point of a dart aimed at a field; without a field it is thrown beside the board on purpose.
    pub fn throw(self, aim: Option<Field>, seed: u64) -> Point {
        let Some(aim) = aim else { return Bed::Outside.middle() };
        self.throwing_hand().land(Bed::of(aim).unwrap_or(Bed::Bull).middle(), true, seed)
    }
}

/// A proposed move.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveHint {
    /// The move in words.
    pub message: Msg,
    /// The fields to show.
    pub fields: Vec<Field>,
}

impl Game {
    /// True if a side has to move now: the end of a line is on the board, and the game goes on.
    pub fn is_to_move(&self, side: Side) -> bool {
        self.position().turn() == side && self.record.tree.line(self.at).next().is_none() && !self.is_over()
    }

    /// Takes moves back until a side is to move; an end that players agreed on is taken back alone.
    pub fn undo_to(&mut self, side: Side) {
        loop {
            let moves = self.record.tree.len();
            self.go(Go::Undo);
            let is_done = self.record.tree.len() == moves || self.edits.is_empty();
            if is_done || self.position().turn() == side {
                return;
            }
        }
    }

    /// Plays moves that were taken back until a side is to move, or there are no more.
    pub fn redo_to(&mut self, side: Side) {
        loop {
            let moves = self.record.tree.len();
            self.go(Go::Redo);
            if self.record.tree.len() == moves || self.position().turn() == side {
                return;
            }
        }
    }

    /// Plays a move by its id; `false` if it is not legal here.
    pub fn play_id(&mut self, id: &str) -> bool {
        let found = self.position().by_id(id).filter(|_| !self.is_over());
        if let Some(m) = &found {
            self.play(m);
        }
        found.is_some()
    }

    /// The field at which a dart is aimed: `None` for moves on the board, `Some(None)` for a dart that is lost on
    /// purpose.
    pub fn dart_aim(&self, id: &str) -> Option<Option<Field>> {
        let m = self.position().by_id(id)?;
        let trace = self.position().trace(&m);
        let is_dart = trace.placed.is_some() || trace.route.is_empty() && trace.with.is_none();
        is_dart.then_some(trace.placed)
    }

    /// A legal move as a hint; none for an unknown id.
    pub fn hint(&self, id: &str, style: &Style) -> Option<MoveHint> {
        let m = self.position().by_id(id)?;
        Some(MoveHint { message: self.hint_message(&m, style), fields: self.hint_fields(&m) })
    }

    fn hint_message(&self, m: &AnyMove, style: &Style) -> Msg {
        let now = self.position();
        let trace = now.trace(m);
        let written = || msg!(HintWritten { text: now.text(m, style) });
        if let Some(aim) = trace.placed {
            return msg!(HintThrow { field: now.field_name(aim) });
        }
        let [from, .., to] = trace.route[..] else { return written() };
        let mover = now.pieces().into_iter().find(|(field, _)| *field == from);
        // Castling in its written form says more than the way of the king.
        let Some((_, glyph)) = mover.filter(|_| trace.with.is_none()) else { return written() };
        let (piece, from, to) = (noun(glyph.figure), now.field_name(from), now.field_name(to));
        match trace.taken.len() {
            0 => msg!(HintMove { piece, from, to }),
            _ => msg!(HintTakes { piece, from, to }),
        }
    }

    /// The fields on the way of a move, of both pieces in castling; the aim of a dart.
    fn hint_fields(&self, m: &AnyMove) -> Vec<Field> {
        let trace = self.position().trace(m);
        let mut fields = trace.route;
        fields.extend(trace.with.into_iter().flat_map(|(from, to)| [from, to]));
        fields.extend(trace.placed);
        fields.dedup();
        fields
    }
}

/// The opponents of saved games, as text: a line `id side level` for each game, the latest last.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Opponents(Vec<(String, Opponent)>);

/// Games whose opponents are remembered.
const MOST_GAMES: usize = 50;

impl Opponents {
    /// Reads the text; lines that cannot be read are left out.
    pub fn read(text: &str) -> Opponents {
        let line = |line: &str| {
            let mut words = line.split(' ');
            let id = words.next().filter(|id| !id.is_empty())?;
            let side = words.next()?;
            let side = Side::BOTH.into_iter().find(|one| one.name() == side)?;
            let level = u8::try_from(number(words.next()?)?).ok()?;
            (1..=LEVELS).contains(&level).then(|| (id.to_string(), Opponent { side, level }))
        };
        Opponents(text.lines().filter_map(line).take(MOST_GAMES).collect())
    }

    /// The text.
    pub fn to_text(&self) -> String {
        let line = |(id, opponent): &(String, Opponent)| {
            format!("{id} {} {}\n", opponent.side.name(), opponent.level)
        };
        self.0.iter().map(line).collect()
    }

    /// The opponent of a game.
    pub fn opponent_of(&self, id: &str) -> Option<Opponent> {
        self.0.iter().find(|(other, _)| other == id).map(|(_, opponent)| *opponent)
    }

    /// The opponent that was set last.
    pub fn latest(&self) -> Option<Opponent> {
        self.0.last().map(|(_, opponent)| *opponent)
    }

    /// Sets the opponent of a game, or removes it.
    pub fn set(&mut self, id: &str, opponent: Option<Opponent>) {
        self.0.retain(|(other, _)| other != id);
        if let Some(opponent) = opponent {
            self.0.push((id.into(), opponent));
        }
        let surplus = self.0.len().saturating_sub(MOST_GAMES);
        self.0.drain(..surplus);
    }
}
