//! Parsing and validating positions of draughts.

use super::{Pieces, Start};
use crate::draughts::{Agreed, Position, Rules, Setup, SetupError, TextError, TextFault};
use crate::game::Problem;
use crate::geometry::Field;
use crate::i18n::Msg;
use crate::position::{Figure, Glyph, Side};

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
            _ => msg!(FenCounter { place }),
        };
        Problem { message, at }
    })
}

fn arrangement(rules: &'static Rules, text: Option<&str>) -> Result<Setup, Problem> {
    text.map_or_else(|| Ok(Setup::start(rules)), |text| read(rules, text))
}

/// The pieces of a position; without a text those of the start.
pub(in crate::game) fn pieces(rules: &'static Rules, text: Option<&str>) -> Result<Pieces, Problem> {
    let setup = arrangement(rules, text)?;
    let piece = |field: Field| {
        let side = Side::BOTH.into_iter().find(|side| setup.of(*side).contains(field))?;
        let is_king = setup.kings[side.index()].contains(field);
        Some(Glyph { side, figure: if is_king { Figure::Crowned } else { Figure::Man } })
    };
    Ok((rules.board.grid.fields().map(piece).collect(), setup.turn))
}

/// A position as text with other pieces.
pub(in crate::game) fn text(
    rules: &'static Rules,
    text: Option<&str>,
    pieces: &[Option<Glyph>],
    turn: Side,
) -> String {
    let mut setup = arrangement(rules, text).unwrap_or_else(|_| Setup::empty(turn));
    setup.turn = turn;
    (setup.men, setup.kings) = Default::default();
    for (field, piece) in rules.board.grid.fields().zip(pieces) {
        let Some(Glyph { side, figure }) = piece else { continue };
        let sets = if *figure == Figure::Crowned { &mut setup.kings } else { &mut setup.men };
        sets[side.index()].insert(field);
    }
    for (tired, kings) in setup.tired.iter_mut().zip(setup.kings) {
        *tired = tired.filter(|tired| kings.contains(tired.king));
    }
    setup.text(rules)
}

/// A reason against an arrangement as a message.
pub(in crate::game) fn objection(error: SetupError, rules: &Rules) -> Msg {
    let name = |field| rules.board.naming.name(&rules.board.grid, field);
    match error {
        SetupError::ManOnLastRow(field) => msg!(SetupMan { field: name(field) }),
        SetupError::Tired(field) => msg!(SetupTired { field: name(field) }),
        _ => msg!(SetupNobody),
    }
}
