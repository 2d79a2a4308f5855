//! A line of moves from a moment, with the positions on its way.

use super::moment::Moment;
use super::play;
use crate::Diagram;
use notabene_core::geometry::Field;
use notabene_core::notation::{AnyMove, AnyPosition, Notation as _};
use notabene_core::position::{Position as _, Trace};

/// A line of moves, and where it leads.
pub(super) struct PlayedLine {
    /// The moves as ids.
    pub moves: Vec<String>,
    /// Effects of the moves.
    pub traces: Vec<Trace>,
    /// The positions before the moves, and the one after the last.
    pub positions: Vec<AnyPosition>,
}

impl PlayedLine {
    /// A line of so many half-moves that begins with the move of a moment; none if the game ends before.
    pub fn of(moment: &mut Moment, plies: usize) -> Option<PlayedLine> {
        let moves = play::line(moment, plies);
        let mut line =
            PlayedLine { moves: Vec::new(), traces: Vec::new(), positions: vec![moment.before.clone()] };
        moves.iter().try_for_each(|m| line.play(m))?;
        (moves.len() == plies).then_some(line)
    }

    /// The line of moves given as ids; none if one of them is illegal.
    pub fn from_moves(start: &AnyPosition, ids: &[String]) -> Option<PlayedLine> {
        let mut line = PlayedLine { moves: Vec::new(), traces: Vec::new(), positions: vec![start.clone()] };
        for id in ids {
            let m = line.end()?.by_id(id)?;
            line.play(&m)?;
        }
        Some(line)
    }

    /// Adds a move.
    pub fn play(&mut self, m: &AnyMove) -> Option<()> {
        let p = self.positions.last()?;
        let mut after = p.clone();
        after.play_unchecked(m);
        self.moves.push(p.id(m));
        self.traces.push(p.trace(m));
        self.positions.push(after);
        Some(())
    }

    /// The position after the line.
    pub fn end(&self) -> Option<&AnyPosition> {
        self.positions.last()
    }

    /// The board of a moment with the moves of the line.
    pub fn board(&self, moment: &Moment) -> Diagram {
        Diagram { moves: self.moves.clone(), ..moment.board() }
    }

    /// The board of a moment with the moves of the line, which are followed in the head.
    pub fn blind_board(&self, moment: &Moment) -> Diagram {
        Diagram { is_blind: true, ..self.board(moment) }
    }

    /// The fields on which a piece stands one after the other, beginning with its first; none if it is captured or
    /// becomes another piece.
    pub fn path_from(&self, from: Field) -> Option<Vec<Field>> {
        let (mut at, mut way) = (from, vec![from]);
        for trace in &self.traces {
            let to = match trace.with {
                _ if trace.route.first() == Some(&at) => *trace.route.last()?,
                Some((rook, to)) if rook == at => to,
                _ => at,
            };
            let is_lost = to == at && trace.taken.contains(&at) || trace.huffed == Some(at);
            if is_lost || trace.becomes.is_some() && trace.route.last() == Some(&to) {
                return None;
            }
            if to != at {
                way.push(to);
            }
            at = to;
        }
        Some(way)
    }
}
