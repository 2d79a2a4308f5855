//! A position of draughts from its text, and why it cannot be played.

use super::Start;
use crate::draughts::{Agreed, Position, Rules, Setup, SetupError, TextError, TextFault, rules};
use crate::session::Problem;
use crate::text::Msg;

/// The record of a game by its id.
pub(in crate::session) fn rules_of(id: &str) -> &'static Rules {
    let called = |rules: &&&Rules| id.strip_prefix("draughts/") == Some(rules.id);
    rules::ALL.iter().find(called).copied().unwrap_or(&rules::INTERNATIONAL)
}

/// What was agreed.
pub(in crate::session) fn agreed(text: &str) -> Result<Agreed, Problem> {
    Agreed::read(text).map_err(|error| super::not_agreed(error, text))
}

/// Where a game begins.
pub(in crate::session) fn begin(rules: &'static Rules, start: Start) -> Result<Position, Problem> {
    let agreed = agreed(start.rules)?;
    let position = match start.position {
        None => Position::start(rules),
        Some(text) => {
            let first = |errors: Vec<SetupError>| errors.first().copied().unwrap_or(SetupError::Empty);
            let refused = |errors| Problem { says: objection(first(errors), rules), at: 0 };
            read(rules, text)?.position(rules).map_err(refused)?
        }
    };
    Ok(position.agreeing(agreed))
}

/// A text as an arrangement, or why it is none.
pub(in crate::session) fn read(rules: &Rules, text: &str) -> Result<Setup, Problem> {
    Setup::from_text(rules, text).map_err(|TextError { at, fault }| {
        let place = at as u32 + 1;
        let says = match fault {
            TextFault::Side => Msg::PdnSide { place },
            TextFault::Field => Msg::PdnField { place },
            TextFault::Twice => Msg::PdnTwice { place },
            TextFault::Counter => Msg::FenCounter { place },
        };
        Problem { says, at }
    })
}

/// A reason against an arrangement as a sentence.
pub(in crate::session) fn objection(error: SetupError, rules: &Rules) -> Msg {
    let name = |field| rules.board.naming.name(&rules.board.grid, field);
    match error {
        SetupError::ManOnLastRow(field) => Msg::SetupMan { field: name(field) },
        SetupError::Empty => Msg::SetupNobody,
        SetupError::Tired(field) => Msg::SetupTired { field: name(field) },
    }
}
