//! Taps and drops: from fields to a move.

use super::game::{Game, choice};
use super::{bond, capture, status};
use crate::geometry::Field;
use crate::notation::AnyMove;
use crate::notation::{Notation, Style, Why, player};
use crate::position::Glyph;
use crate::position::Position as _;
use crate::record::NodeId;
use crate::text::Msg;

/// One of several moves that the same taps may mean.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// What the piece becomes.
    pub glyph: Option<Glyph>,
    /// The move in words.
    pub says: Msg,
    /// The move as it would be written.
    pub text: String,
    /// The letter by which it may be picked; empty if there is none.
    pub key: String,
    /// Its way over the board, and what it takes on it, where that tells it from the others.
    pub way: (Vec<Field>, Vec<Field>),
}

/// How a field is touched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// By a tap: an own piece is taken up instead of another.
    Tap,
    /// By a tap of players who agreed that a touched piece is played: it binds.
    Bind,
    /// By dropping a piece: it must be able to go there.
    Drop,
    /// By a dart that landed there.
    Dart,
}

/// What a tap came to.
#[derive(Clone, PartialEq, Debug)]
pub enum Tap {
    /// A piece is taken up, or led one field further.
    Held,
    /// The piece was put back.
    Released,
    /// A move was played.
    Played(NodeId),
    /// Several moves are meant, or one that leads a piece that was tapped twice round to where it stands: it might as well
    /// be put back. See [`super::Game::choose`].
    Choose(Vec<Choice>),
    /// The rules do not allow it.
    Refused(Why),
    /// Nothing was there to tap.
    Nothing,
}

/// A tap follows the ways of moves: the tapped fields are stops on them, in their order and as many as one
/// likes, and the last one is their end. A field that might mean several moves is a choice: nothing is guessed.
pub(super) fn tap(session: &mut Game, at: Field, touch: Touch, style: &Style) -> Tap {
    session.offered.clear();
    if session.is_over() {
        return after_the_end(session, at, touch);
    }
    if touch == Touch::Dart {
        session.held.clear();
        return session.now().throw(Some(at)).map_or(Tap::Nothing, |m| Tap::Played(session.play(&m)));
    }
    if session.held.is_empty() {
        return match touch {
            Touch::Tap => take_up(session, at),
            Touch::Bind => bond::touch(session, at, style),
            Touch::Drop | Touch::Dart => Tap::Nothing,
        };
    }
    if let Some(tap) = led(session, session.now().legal_moves(), at, style) {
        return tap;
    }
    if session.held == [at] && !bond::is_bound(session) {
        session.held.clear();
        return Tap::Released;
    }
    // What is only against the duty to capture may be played where players agreed so.
    if let Some(tap) = led(session, session.now().blunders(), at, style) {
        return tap;
    }
    let from = session.held[0];
    let why = session.now().because(from, at);
    let own = touch != Touch::Drop && owner(session, at) == Some(session.now().turn());
    if let Some(says) = bond::kept(session) {
        return Tap::Refused(why.filter(|_| !own && at != from).unwrap_or(says));
    }
    session.held.clear();
    match why {
        _ if own && touch == Touch::Bind => bond::touch(session, at, style),
        _ if own => take_up(session, at),
        Some(why) => Tap::Refused(why),
        None => Tap::Released,
    }
}

/// Nobody moves any more. The first tap on an own piece says so and takes it up; the second tap, or a drop, says why the
/// move would not have been legal, as for typed moves.
fn after_the_end(session: &mut Game, at: Field, touch: Touch) -> Tap {
    session.bond = None;
    let from = session.held.first().copied();
    session.held.clear();
    let own = owner(session, at) == Some(session.now().turn());
    match (from, touch) {
        (Some(from), Touch::Tap | Touch::Bind) if from == at => return Tap::Released,
        (_, Touch::Tap | Touch::Bind) if own => session.held = vec![at],
        (Some(from), Touch::Tap | Touch::Bind | Touch::Drop) => {
            let is_last = session.now().legal_moves().is_empty();
            let why = session.now().because(from, at);
            if let Some(why) = why.filter(|why| !is_last || status::explains(why.says.kind())) {
                return Tap::Refused(why);
            }
        }
        _ => {}
    }
    Tap::Refused(msg!(GameOver).into())
}

pub(super) fn owner(session: &Game, at: Field) -> Option<crate::position::Side> {
    session.now().pieces().into_iter().find(|(f, _)| *f == at).map(|(_, glyph)| glyph.side)
}

pub(super) fn take_up(session: &mut Game, at: Field) -> Tap {
    let turn = session.now().turn();
    match owner(session, at) {
        None => Tap::Nothing,
        Some(side) if side != turn => Tap::Refused(Why::at(msg!(NotYourTurn { player: player(turn) }), [at])),
        Some(_) => {
            session.held = vec![at];
            Tap::Held
        }
    }
}

/// Leads the held piece to a field by some moves; none if they do not lead there.
pub(super) fn led(session: &mut Game, moves: Vec<AnyMove>, at: Field, style: &Style) -> Option<Tap> {
    let still = session.held == [at];
    let (mut meant, mut passing) = (Vec::new(), Vec::new());
    for open in capture::open(session, moves) {
        // A piece that is tapped twice is put back, unless a capture leads it round to where it stands.
        match () {
            _ if still && open.trace.taken.is_empty() => {}
            _ if open.ends(at) => meant.push(open.m),
            _ if open.passes(at) => passing.push(open.m),
            _ => {}
        }
    }
    match (&meant[..], &passing[..]) {
        ([], []) => None,
        ([m], []) if !still => Some(Tap::Played(session.play(m))),
        ([], _) => {
            session.held.push(at);
            Some(Tap::Held)
        }
        _ => {
            meant.append(&mut passing);
            let now = session.now();
            let choices = meant.iter().map(|m| choice(now, m, style)).collect();
            session.offered = meant;
            Some(Tap::Choose(choices))
        }
    }
}
