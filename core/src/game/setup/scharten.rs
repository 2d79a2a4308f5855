//! Parsing and validating positions of Scharten.

use super::{Pieces, Start, completed, glyphs_on_board, place_pieces};
use crate::game::Problem;
use crate::geometry::{DARTBOARD, Field, FieldSet, Naming};
use crate::i18n::Msg;
use crate::notation::player;
use crate::position::{Glyph, Side};
use crate::scharten::{Position, Rules, Setup, SetupError, TextError, TextFault};

/// The start of a quiet game (section 3).
pub(in crate::game) const QUIET: &str = "1rnbqkqbnr/1ppppppppp/10/10/10/10/1PPPPPPPPP/1RNBQKQBNR w \
    a1a2a7a8b1b2b7b8c1c2c7c8d1d2d7d8e1e2e7e8f1f2f7f8g1g2g7g8h1h2h7h8i1i2i7i8 - 0 1";
/// The start of a loud game (section 8).
pub(in crate::game) const LOUD: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 17/17 0/0";

/// The name of a field.
pub(in crate::game) fn name(field: Field) -> String {
    Naming::DARTBOARD.name(&DARTBOARD, field)
}

/// The rules with the agreed options.
pub(in crate::game) fn rules(usual: Rules, agreed: &str) -> Result<Rules, Problem> {
    usual.with_options(agreed).map_err(|error| super::not_agreed(error, agreed))
}

/// The initial position of a game.
pub(in crate::game) fn begin(rules: Rules, start: Start) -> Result<Position, Problem> {
    let rules = self::rules(rules, start.rules)?;
    let Some(text) = start.position else {
        return Ok(Position::start(rules));
    };
    let arrangement = read(text)?;
    let first = |errors: Vec<SetupError>| errors.first().copied().unwrap_or(SetupError::EnPassant);
    arrangement.position(rules).map_err(|errors| Problem { message: objection(first(errors), rules), at: 0 })
}

/// Parses an arrangement.
pub(in crate::game) fn read(text: &str) -> Result<Setup, Problem> {
    Setup::from_text(text).map_err(problem)
}

/// The fields of a text behind its pieces, where it has none.
const REST: [&str; 5] = ["w", "-", "-", "0", "1"];

fn arrangement(rules: Rules, text: Option<&str>) -> Result<Setup, Problem> {
    read(&completed(text.unwrap_or(if rules.loud { LOUD } else { QUIET }), &REST))
}

/// The pieces of a position; without a text those of the start.
pub(in crate::game) fn pieces(rules: Rules, text: Option<&str>) -> Result<Pieces, Problem> {
    let setup = arrangement(rules, text)?;
    Ok((glyphs_on_board(&setup.board), setup.turn))
}

/// A position as text with other pieces.
pub(in crate::game) fn text(
    rules: Rules,
    text: Option<&str>,
    pieces: &[Option<Glyph>],
    turn: Side,
) -> String {
    let mut setup = arrangement(rules, text).unwrap_or_else(|_| Setup::empty());
    let before = (setup.board, setup.turn);
    place_pieces(pieces, &mut setup.board);
    setup.turn = turn;
    setup.passed = setup.passed.filter(|_| before == (setup.board, setup.turn));
    let stays = |field: &Field| setup.board.get(field.index()) == before.0.get(field.index());
    setup.unmoved = setup.unmoved.iter().filter(stays).collect::<FieldSet>();
    setup.text()
}

/// True if a text has pieces to throw: only those of a loud game have.
pub(in crate::game) fn has_darts(text: &str) -> bool {
    Setup::from_text(text).is_ok_and(|setup| setup.to_throw.is_some())
}

fn problem(error: TextError) -> Problem {
    let place = error.at as u32 + 1;
    let message = match error.fault {
        TextFault::Piece => msg!(FenBoard { place }),
        TextFault::RankLength => msg!(FenRank { place }),
        TextFault::RankCount => msg!(FenRanks { place }),
        TextFault::Turn => msg!(FenTurn { place }),
        TextFault::Unmoved => msg!(TextUnmoved { place }),
        TextFault::EnPassant => msg!(FenPassed { place }),
        TextFault::Counter => msg!(FenCounter { place }),
        TextFault::Throws => msg!(TextThrows { place }),
        _ => msg!(FenRest { place }),
    };
    Problem { message, at: error.at }
}

/// A reason against an arrangement as a message.
pub(in crate::game) fn objection(error: SetupError, rules: Rules) -> Msg {
    match error {
        SetupError::NoKing(side) | SetupError::ManyKings(side) => msg!(SetupKings { player: player(side) }),
        SetupError::PawnOnEdge(field) => msg!(SetupPawn { field: name(field) }),
        SetupError::OpponentInCheck(side) => msg!(SetupCheck { player: player(side) }),
        SetupError::Unmoved(field) => msg!(SetupUnmoved { field: name(field) }),
        SetupError::EnPassant => msg!(SetupEnPassant),
        SetupError::Throws if rules.loud => msg!(SetupNoThrows),
        _ => msg!(SetupThrows),
    }
}
