//! A draw claimed by a player, and what follows if there is no ground for it (FIDE 9.5).

use super::edit::Edit;
use super::timed::GameClock;
use super::{Game, Problem};
use crate::i18n::{MessageKind, Msg};
use crate::notation::{Style, player};
use crate::record::time_control::{MINUTE, Pace};

/// A claim that does not end the game.
#[derive(Clone, PartialEq, Debug)]
pub struct RefusedClaim {
    /// The reason.
    pub reason: Msg,
    /// Consequences of a wrong claim: the written move is played, the opponent gets time. Empty if nothing was
    /// claimed at all, because the text is no move or the game is over.
    pub consequences: Vec<Msg>,
}

impl RefusedClaim {
    fn without_consequences(problem: Problem) -> RefusedClaim {
        RefusedClaim { reason: problem.message, consequences: Vec::new() }
    }
}

/// Claims a draw for the side to move: for the position on the board, or for one after a move that is only written. A claim
/// cannot be taken back: if it is wrong, the written move is played, and a clock in use gives the opponent two minutes
/// (FIDE 9.5.3), in blitz one (B.2). Draughts has no such penalty.
///
/// # Errors
///
/// The reason why the game goes on, with the consequences.
pub fn claim_draw(
    table: &mut Game,
    text: Option<&str>,
    clock: Option<(&mut GameClock, u64)>,
    style: &Style,
) -> Result<Msg, RefusedClaim> {
    let status = table.status();
    if table.is_over() || !status.at_end {
        let problem = Problem { message: msg!(GameOver), at: 0 };
        return Err(RefusedClaim::without_consequences(problem));
    }
    let problem = match table.edit(Edit::Claim(text.map(String::from)), style) {
        Ok(()) => return Ok(table.status().message),
        Err(problem) => problem,
    };
    if !matches!(problem.message.kind(), MessageKind::ClaimRepetition | MessageKind::ClaimMoves50) {
        return Err(RefusedClaim::without_consequences(problem));
    }
    let mut consequences = Vec::new();
    if let Some(Ok(played)) = text.map(|text| table.enter(text, style)) {
        let mut right = String::new();
        played.tokens.iter().for_each(|token| right.push_str(&token.text));
        consequences.push(msg!(ClaimMovePlayed { right }));
    }
    if let Some((timed, now)) = clock.filter(|(timed, _)| !timed.clock.is_fresh()) {
        let minutes = if timed.clock.control().pace() == Pace::Blitz { 1 } else { 2 };
        let opponent = status.turn.other();
        timed.clock.adjust(opponent, (minutes * MINUTE) as i32, now);
        consequences.push(msg!(ClaimTimeAdded { player: player(opponent), minutes }));
    }
    Err(RefusedClaim { reason: problem.message, consequences })
}
