//! How a game stands, and how it ends.

use super::play::Session;
use super::scene;
use super::table::Status;
use crate::notation::{Notation, player};
use crate::position::{Claim, Ending, Outcome};
use crate::record::{self, End, Score};
use crate::text::Msg;

pub(super) fn status<P: Notation>(session: &Session<P>, (can_undo, can_redo): (bool, bool)) -> Status {
    let now = session.now();
    let before = session.record.before(session.at);
    let outcome = record::outcome(now, &before);
    let end = end(session);
    Status {
        game: session.game.id,
        turn: now.turn(),
        in_check: now.check().is_some(),
        outcome,
        end,
        score: score(session),
        offered: session.record.note(session.at).offer,
        claims: record::claims(now, &before),
        says: says(session, outcome, end),
        announce: scene::announce(session),
        can_undo: can_undo || end.is_some(),
        can_redo: can_redo && end.is_none(),
        at_end: session.record.tree.children(session.at).is_empty(),
    }
}

fn says<P: Notation>(session: &Session<P>, outcome: Option<Outcome>, end: Option<End>) -> Msg {
    let (now, score) = (session.now(), session.record.score);
    let mover = player(now.turn());
    let claims = record::claims(now, &session.record.before(session.at));
    let at_last = session.at == session.record.last();
    match (outcome, end, claims.first()) {
        (Some(outcome), ..) => ended(outcome),
        (None, Some(End::Agreed), _) => Msg::DrawAgreed,
        (None, Some(End::Repetition), _) => Msg::DrawRepetition3,
        (None, Some(End::Fifty), _) => Msg::DrawMoves50,
        (None, Some(End::Resigned), _) => resigned(score),
        _ if at_last && score != Score::Open => written(score),
        (None, None, Some(Claim::Repetition3)) => Msg::MayClaimRepetition,
        (None, None, Some(Claim::Moves50)) => Msg::MayClaimMoves50,
        (None, None, None) if now.check().is_some() => Msg::ToMoveInCheck { player: mover },
        (None, None, None) => Msg::ToMove { player: mover },
    }
}

/// How the players ended the game, if the board stands there.
pub(super) fn end<P: Notation>(session: &Session<P>) -> Option<End> {
    session.record.note(session.at).end
}

/// The result of the game: what the rules say at the end of the main line, else what was written.
pub(super) fn score<P: Notation>(session: &Session<P>) -> Score {
    let last = session.record.last();
    match record::outcome(session.record.position(last), &session.record.before(last)) {
        Some(outcome) => Score::of(outcome.winner),
        None => session.record.score,
    }
}

/// What a result means.
pub(super) fn written(score: Score) -> Msg {
    match score.winner() {
        Some(winner) => Msg::WinIs { winner: player(winner) },
        None => Msg::DrawIs,
    }
}

fn resigned(score: Score) -> Msg {
    match score.winner() {
        Some(winner) => Msg::Resigns { player: player(winner.other()), winner: player(winner) },
        None => Msg::DrawIs,
    }
}

fn ended(outcome: Outcome) -> Msg {
    match (outcome.by, outcome.winner) {
        (Ending::Checkmate, Some(winner)) => Msg::WonByMate { winner: player(winner) },
        (Ending::Checkmate | Ending::Dead, _) => Msg::DrawDead,
        (Ending::Stalemate, _) => Msg::DrawStalemate,
        (Ending::Repetition5, _) => Msg::DrawRepetition5,
        (Ending::Moves75, _) => Msg::DrawMoves75,
    }
}
