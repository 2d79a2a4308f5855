//! Taps and drops: from fields to a move.

use super::play::{Session, choice};
use super::status;
use crate::geometry::Field;
use crate::notation::{Notation, Style, Why, player};
use crate::position::{Glyph, Trace};
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
}

/// How a field is touched.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// By a tap: an own piece is taken up instead of another.
    Tap,
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
    /// Several moves are meant; see [`super::Table::choose`].
    Choose(Vec<Choice>),
    /// The rules do not allow it.
    Refused(Why),
    /// Nothing was there to tap.
    Nothing,
}

/// Whether a field ends the way of a move.
fn ends(trace: &Trace, at: Field) -> bool {
    trace.route.last() == Some(&at) || trace.ends.contains(&at)
}

/// A tap follows the routes of legal moves: the tapped fields are their beginning, or the last one
/// their end, however many fields lie between.
pub(super) fn tap<P: Notation>(session: &mut Session<P>, at: Field, touch: Touch, style: &Style) -> Tap {
    session.offered.clear();
    if session.outcome().is_some() || status::end(session).is_some() {
        session.held.clear();
        return Tap::Refused(Msg::GameOver.into());
    }
    if touch == Touch::Dart {
        session.held.clear();
        return session.now().throw(Some(at)).map_or(Tap::Nothing, |m| Tap::Played(session.play(&m)));
    }
    if session.held.is_empty() {
        return if touch == Touch::Tap { take_up(session, at) } else { Tap::Nothing };
    }
    if session.held == [at] {
        session.held.clear();
        return Tap::Released;
    }
    let open = ways(session);
    let ending: Vec<P::Move> = open.iter().filter(|(_, t)| ends(t, at)).map(|(m, _)| m.clone()).collect();
    match &ending[..] {
        [m] => return Tap::Played(session.play(m)),
        [] => {}
        _ => {
            let now = session.now();
            let choices = ending.iter().map(|m| choice(now, m, style)).collect();
            session.offered = ending;
            return Tap::Choose(choices);
        }
    }
    if open.iter().any(|(_, t)| t.route.get(session.held.len()) == Some(&at)) {
        session.held.push(at);
        return Tap::Held;
    }
    let from = session.held[0];
    let why = session.now().because(from, at);
    let own = touch == Touch::Tap && owner(session, at) == Some(session.now().turn());
    session.held.clear();
    match why {
        _ if own => take_up(session, at),
        Some(why) => Tap::Refused(why),
        None => Tap::Released,
    }
}

fn owner<P: Notation>(session: &Session<P>, at: Field) -> Option<crate::position::Side> {
    session.now().pieces().into_iter().find(|(f, _)| *f == at).map(|(_, glyph)| glyph.side)
}

fn take_up<P: Notation>(session: &mut Session<P>, at: Field) -> Tap {
    let turn = session.now().turn();
    match owner(session, at) {
        None => Tap::Nothing,
        Some(side) if side != turn => Tap::Refused(Why::at(Msg::NotYourTurn { player: player(turn) }, [at])),
        Some(_) => {
            session.held = vec![at];
            Tap::Held
        }
    }
}

/// The legal moves whose route begins with the held fields. Darts are thrown by nobody on the board.
pub(super) fn ways<P: Notation>(session: &Session<P>) -> Vec<(P::Move, Trace)> {
    let now = session.now();
    let traced = now.legal_moves().into_iter().map(|m| {
        let trace = now.trace(&m);
        (m, trace)
    });
    traced.filter(|(_, t)| t.route.len() > 1 && t.route.starts_with(&session.held)).collect()
}
