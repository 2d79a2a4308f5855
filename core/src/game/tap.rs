//! Taps and drops: from fields to a move.

use super::answer::{MoveChoice, Tap, Touch};
use super::game::Game;
use super::{capture, status, touch_move};
use crate::geometry::Field;
use crate::notation::{AnyMove, AnyPosition, Explanation, Notation, Style, player};
use crate::position::{Glyph, Position as _, Side};

impl Game {
    /// Handles a tap on a field, or a drop of a piece.
    pub fn tap(&mut self, at: Field, touch: Touch, style: &Style) -> Tap {
        tap(self, at, touch, style)
    }
    /// Picks one of the moves offered by the last tap; none puts the piece back.
    pub fn choose(&mut self, n: Option<usize>) -> Tap {
        let chosen = n.and_then(|n| self.offered_moves.get(n).cloned());
        if chosen.is_some() && self.is_over() {
            self.clear_selection();
            return Tap::Refused(msg!(GameOver).into());
        }
        match chosen {
            Some(m) => Tap::Played(self.play(&m)),
            None => self.release_piece(),
        }
    }
    /// The side of the piece on a field.
    pub(super) fn piece_owner(&self, at: Field) -> Option<Side> {
        self.position().pieces().into_iter().find(|(f, _)| *f == at).map(|(_, glyph)| glyph.side)
    }
    /// Picks up a piece of the side to move.
    pub(super) fn pick_up(&mut self, at: Field) -> Tap {
        let turn = self.position().turn();
        match self.piece_owner(at) {
            None => Tap::Nothing,
            Some(side) if side != turn => {
                Tap::Refused(Explanation::at(msg!(NotYourTurn { player: player(turn) }), [at]))
            }
            Some(_) => {
                self.held_path = vec![at];
                Tap::Held
            }
        }
    }
    /// Moves the held piece to a field along some moves; none if they do not lead there.
    pub(super) fn follow_taps(&mut self, moves: Vec<AnyMove>, at: Field, style: &Style) -> Option<Tap> {
        let still = self.held_path == [at];
        let (mut meant, mut passing) = (Vec::new(), Vec::new());
        for open in capture::open_routes(self, moves) {
            // Tapping a piece twice puts it back, unless a capture is a closed loop to its field.
            match () {
                _ if still && open.trace.taken.is_empty() => {}
                _ if open.ends(at) => meant.push(open.m),
                _ if open.passes(at) => passing.push(open.m),
                _ => {}
            }
        }
        match (&meant[..], &passing[..]) {
            ([], []) => None,
            ([m], []) if !still => Some(Tap::Played(self.play(m))),
            ([], _) => {
                self.held_path.push(at);
                Some(Tap::Held)
            }
            _ => {
                meant.append(&mut passing);
                let now = self.position();
                let choices = meant.iter().map(|m| choice(now, m, style)).collect();
                self.offered_moves = meant;
                Some(Tap::Choose(choices))
            }
        }
    }
}

/// Taps follow the paths of moves: the tapped fields are stops on them, in order and in any number,
/// and the last one is their end. An ambiguous field is offered as a choice.
fn tap(session: &mut Game, at: Field, touch: Touch, style: &Style) -> Tap {
    session.offered_moves.clear();
    if session.is_over() {
        return after_the_end(session, at, touch);
    }
    if touch == Touch::Dart {
        session.held_path.clear();
        return session.position().throw(Some(at)).map_or(Tap::Nothing, |m| Tap::Played(session.play(&m)));
    }
    if session.held_path.is_empty() {
        return match touch {
            Touch::Tap => session.pick_up(at),
            Touch::Bind => touch_move::touch(session, at, style),
            Touch::Drop | Touch::Dart => Tap::Nothing,
        };
    }
    if let Some(tap) = session.follow_taps(session.position().legal_moves(), at, style) {
        return tap;
    }
    if session.held_path == [at] && !session.is_bound() {
        session.held_path.clear();
        return Tap::Released;
    }
    // Irregular moves may be played if players agreed on it.
    if let Some(tap) = session.follow_taps(session.position().blunders(), at, style) {
        return tap;
    }
    let from = session.held_path[0];
    let why = session.position().explain_illegal(from, at);
    let own = touch != Touch::Drop && session.piece_owner(at) == Some(session.position().turn());
    if let Some(message) = touch_move::kept(session) {
        return Tap::Refused(why.filter(|_| !own && at != from).unwrap_or(message));
    }
    session.held_path.clear();
    match why {
        _ if own && touch == Touch::Bind => touch_move::touch(session, at, style),
        _ if own => session.pick_up(at),
        Some(why) => Tap::Refused(why),
        None => Tap::Released,
    }
}

/// After the end of the game the first tap on an own piece reports it and picks it up; the second, or a drop, gives the
/// reason why the move would have been illegal, as for typed moves.
fn after_the_end(session: &mut Game, at: Field, touch: Touch) -> Tap {
    session.touch_bond = None;
    let from = session.held_path.first().copied();
    session.held_path.clear();
    let own = session.piece_owner(at) == Some(session.position().turn());
    match (from, touch) {
        (Some(from), Touch::Tap | Touch::Bind) if from == at => return Tap::Released,
        (_, Touch::Tap | Touch::Bind) if own => session.held_path = vec![at],
        (Some(from), Touch::Tap | Touch::Bind | Touch::Drop) => {
            let is_last = session.position().legal_moves().is_empty();
            let why = session.position().explain_illegal(from, at);
            if let Some(why) = why.filter(|why| !is_last || status::explains_end(why.message.kind())) {
                return Tap::Refused(why);
            }
        }
        _ => {}
    }
    Tap::Refused(msg!(GameOver).into())
}

/// An option of a choice, in words and pictures.
fn choice(p: &AnyPosition, m: &AnyMove, style: &Style) -> MoveChoice {
    let trace = p.trace(m);
    let glyph = trace.becomes.map(|figure| Glyph { side: p.turn(), figure });
    let tokens = p.write(m, style);
    let key = trace.becomes.map(|figure| style.key(figure).to_string()).unwrap_or_default();
    let way = if trace.path.is_empty() { trace.route } else { trace.path };
    let text = tokens.into_iter().map(|t| t.text).collect();
    MoveChoice { glyph, message: p.choice(m), text, key, path: (way, trace.taken) }
}
