//! The status and the end of a game.

use super::answer::Status;
use super::game::Game;
use super::{capture, scene};
use crate::i18n::{MessageKind, Msg, Player};
use crate::notation::{AnyPosition, player};
use crate::position::{Claim, DrawRule, Ending, Outcome, Position as _, Side};
use crate::record::{self, End, Score};

impl Game {
    /// The status of the game at the current node.
    pub fn status(&self) -> Status {
        status(self, (!self.edits.is_empty(), !self.undone.is_empty()))
    }
    /// The result of the game: by the rules at the end of the main line, otherwise as written.
    pub(crate) fn score(&self) -> Score {
        let (last, written) = (self.record.last(), self.record.score);
        match record::outcome(self.record.position(last), &self.record.repeatable_positions(last)) {
            Some(outcome) if record::decides(&outcome, written) => Score::of(outcome.winner),
            // A written result takes precedence over an unnoticed draw.
            None if written == Score::Open && self.record.drawn_before(last).is_some() => Score::Draw,
            _ => written,
        }
    }
}

fn status(session: &Game, (can_undo, can_redo): (bool, bool)) -> Status {
    let now = session.position();
    let before = session.record.repeatable_positions(session.at);
    let outcome = session.outcome();
    let claims = record::claims(now, &before);
    let end = end(session);
    Status {
        game: session.variant.id,
        turn: now.turn(),
        in_check: now.check().is_some(),
        outcome,
        end,
        score: session.score(),
        rules: session.rules(),
        results: now.results(),
        scores: Score::choices(now.results()),
        draw_offered: session.record.note(session.at).offer,
        message: status_message(session, outcome, &claims),
        claims,
        slip: if outcome.is_none() && end.is_none() { capture::slip(session) } else { None },
        announce: scene::announcement(session),
        can_undo: can_undo || end.is_some(),
        can_redo: can_redo && end.is_none(),
        at_end: session.record.tree.children(session.at).is_empty(),
    }
}

fn status_message(session: &Game, outcome: Option<Outcome>, claims: &[Claim]) -> Msg {
    if let Some(outcome) = outcome {
        return outcome_message(session.position(), outcome);
    }
    if let Some(msg) = agreed_end_message(session) {
        return msg;
    }
    let player = player(session.position().turn());
    match claims.first() {
        Some(Claim::Repetition3) => msg!(MayClaimRepetition),
        Some(Claim::Moves50) => msg!(MayClaimMoves50),
        None if session.position().check().is_some() => msg!(ToMoveInCheck { player }),
        None if !capture::due(session.position()).is_empty() => match session.position().blunders()[..] {
            [] => msg!(ToMoveMust { player }),
            // Agreed options soften the duty.
            _ => msg!(ToMoveMay { player }),
        },
        None => msg!(ToMove { player }),
    }
}

/// The ending by the players, or the written result.
fn agreed_end_message(session: &Game) -> Option<Msg> {
    let score = session.record.score;
    Some(match end(session) {
        Some(End::Agreed) => msg!(DrawAgreed),
        Some(End::Repetition) => msg!(DrawRepetition3),
        Some(End::Fifty) => msg!(DrawMoves50),
        Some(End::Resigned) => {
            winner_message(score, |player, winner| msg!(Resigns { player, winner }), msg!(DrawIs))
        }
        Some(End::Time) => {
            winner_message(score, |player, winner| msg!(LostOnTime { player, winner }), msg!(DrawOnTime))
        }
        None if session.at == session.record.last() && score != Score::Open => result_message(score),
        None => return None,
    })
}

/// The ending by the players, if at the current node.
pub(super) fn end(session: &Game) -> Option<End> {
    session.record.note(session.at).end
}

/// The meaning of a result.
pub(super) fn result_message(score: Score) -> Msg {
    match score {
        Score::White | Score::Black => msg!(WinIs { winner: player(score.better()) }),
        Score::HalfWhite | Score::HalfBlack => msg!(HalfPoint { player: player(score.better()) }),
        Score::Neither => msg!(NoPoints),
        Score::Draw | Score::Open => msg!(DrawIs),
    }
}

/// The message for a loss, or for the draw instead of it.
fn winner_message(score: Score, message: fn(Player, Player) -> Msg, drawn: Msg) -> Msg {
    match score.winner() {
        Some(winner) => message(player(winner.other()), player(winner)),
        None => drawn,
    }
}

fn outcome_message(now: &AnyPosition, outcome: Outcome) -> Msg {
    match (outcome.by, outcome.winner) {
        (Ending::Checkmate, Some(winner)) => msg!(WonByMate { winner: player(winner) }),
        (Ending::Checkmate | Ending::Dead, _) => msg!(DrawDead),
        (Ending::Stalemate, _) => msg!(DrawStalemate),
        (Ending::Repetition5, _) => msg!(DrawRepetition5),
        (Ending::Moves75, _) => msg!(DrawMoves75),
        (Ending::Fogling, Some(winner)) => msg!(WonByFogling { winner: player(winner) }),
        (Ending::DartInCheck, Some(winner)) => msg!(WonByDart { winner: player(winner) }),
        (Ending::NoMoves, Some(winner)) => without_moves(now, winner),
        (Ending::FirstKing, Some(winner)) => msg!(WonByKing { winner: player(winner) }),
        (Ending::Draw(DrawRule::Repetition), _) => msg!(DrawRepeated),
        (Ending::Draw(DrawRule::Quiet), _) => msg!(DrawQuiet),
        (Ending::Draw(DrawRule::Balance), _) => msg!(DrawBalance),
        (Ending::Draw(DrawRule::FewPieces | DrawRule::MainRoad), _) => msg!(DrawFewPieces),
        // They always have a winner, and occur only in games that have them.
        (_, _) => msg!(DrawDead),
    }
}

/// The side that cannot move has lost, with pieces or without any; in games with the goal to lose, it has won.
fn without_moves(now: &AnyPosition, winner: Side) -> Msg {
    let bare = !now.pieces().iter().any(|(_, glyph)| glyph.side == now.turn());
    let (own, winner) = (winner == now.turn(), player(winner));
    match () {
        _ if own => msg!(WonWithoutMoves { winner }),
        _ if bare => msg!(WonByTaking { winner }),
        _ => msg!(WonByBlock { winner }),
    }
}

/// True for reasons that name a broken rule: these are also useful after the end of the game.
pub(super) fn explains_end(reason: MessageKind) -> bool {
    let rules = [
        MessageKind::Blocked,
        MessageKind::NotItsWay,
        MessageKind::OwnPiece,
        MessageKind::NothingToTake,
        MessageKind::NothingOnFile,
        MessageKind::PawnBlocked,
        MessageKind::Pinned,
        MessageKind::IntoCheck,
        MessageKind::StaysInCheck,
        MessageKind::CastlingBlocked,
        MessageKind::CastlingInCheck,
        MessageKind::CastlingThroughCheck,
        MessageKind::CastlingIntoCheck,
    ];
    let own = [
        MessageKind::WayRound,
        MessageKind::NothingOnLine,
        MessageKind::PawnMoved,
        MessageKind::PawnAtEdge,
        MessageKind::NeedsSupport,
        MessageKind::NeedsMoreSupport,
        MessageKind::JumpsOver,
        MessageKind::OnlyForward,
        MessageKind::OneField,
        MessageKind::NoRoom,
        MessageKind::TakesNothing,
        MessageKind::ManTakesKing,
    ];
    rules.contains(&reason) || own.contains(&reason)
}
