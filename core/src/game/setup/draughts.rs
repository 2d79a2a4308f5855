//! Parsing and validating positions of draughts.

use super::Start;
use crate::draughts::{Agreed, Position, Rules, Setup, SetupError, TextError, TextFault};
use crate::game::Problem;
use crate::i18n::Msg;

/// Parses the agreed options.
pub(in crate::game) fn agreed(text: &str) -> Result<Agreed, Problem> {
    Agreed::read(text).map_err(|error| super::not_agreed(error, text))
}

/// The initial position of a game.
pub(in crate::game) fn begin(rules: &'static Rules, start: Start) -> Result<Position, Problem> {
    let agreed = agreed(start.rules)?;
    let position = match start.position {
        None => Position::start(rules),
        Some(text) => {
            let first = |errors: Vec<SetupError>| errors.first().copied().unwrap_or(SetupError::Empty);
            let refused = |errors| Problem { message: objection(first(errors), rules), at: 0 };
            read(rules, text)?.position(rules).map_err(refused)?
        }
    };
    Ok(position.agreeing(agreed))
}

/// Parses an arrangement.
pub(in crate::game) fn read(rules: &Rules, text: &str) -> Result<Setup, Problem> {
    Setup::from_text(rules, text).map_err(|TextError { at, fault }| {
        let place = at as u32 + 1;
        let message = match fault {
            TextFault::Side => msg!(PdnSide { place }),
            TextFault::Field => msg!(PdnField { place }),
            TextFault::Twice => msg!(PdnTwice { place }),
            TextFault::Counter => msg!(FenCounter { place }),
        };
        Problem { message, at }
    })
}

/// A reason against an arrangement as a message.
pub(in crate::game) fn objection(error: SetupError, rules: &Rules) -> Msg {
    let name = |field| rules.board.naming.name(&rules.board.grid, field);
    match error {
        SetupError::ManOnLastRow(field) => msg!(SetupMan { field: name(field) }),
        SetupError::Empty => msg!(SetupNobody),
        SetupError::Tired(field) => msg!(SetupTired { field: name(field) }),
    }
}
