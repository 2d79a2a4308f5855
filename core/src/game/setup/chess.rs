//! Parsing and validating positions of chess.

use super::{Pieces, Start, completed, glyphs_on_board, place_pieces};
use crate::chess::{Array, FenError, FenFault, Position, Rules, Setup, SetupError};
use crate::game::Problem;
use crate::geometry::{CHESS, Field, Naming};
use crate::i18n::Msg;
use crate::notation::player;
use crate::position::{Glyph, Side};

/// The name of a square.
pub(in crate::game) fn name(field: Field) -> String {
    Naming::CHESS.name(&CHESS, field)
}

/// The initial position of a game. There are no options: rules written by other programs are ignored.
pub(in crate::game) fn begin(rules: Rules, start: Start) -> Result<Position, Problem> {
    let Some(text) = start.position else {
        return Ok(Position::start(&Array::chess(), rules));
    };
    let arrangement = read(text)?;
    let first = |errors: Vec<SetupError>| errors.first().copied().unwrap_or(SetupError::Castling);
    arrangement.position(rules).map_err(|errors| Problem { message: objection(first(errors)), at: 0 })
}

/// Parses a FEN.
pub(in crate::game) fn read(text: &str) -> Result<Setup, Problem> {
    Setup::from_fen(text).map_err(problem)
}

/// The start of chess, and what follows the pieces of a text without more.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const REST: [&str; 5] = ["w", "-", "-", "0", "1"];

fn arrangement(text: Option<&str>) -> Result<Setup, Problem> {
    read(&completed(text.unwrap_or(START), &REST))
}

/// The pieces of a position; without a text those of the start.
pub(in crate::game) fn pieces(text: Option<&str>) -> Result<Pieces, Problem> {
    let setup = arrangement(text)?;
    Ok((glyphs_on_board(&setup.board), setup.turn))
}

/// A position as text with other pieces.
pub(in crate::game) fn text(text: Option<&str>, pieces: &[Option<Glyph>], turn: Side) -> String {
    let mut setup = arrangement(text).unwrap_or_else(|_| Setup::empty());
    let before = (setup.board, setup.turn);
    place_pieces(pieces, &mut setup.board);
    setup.turn = turn;
    setup.passed = setup.passed.filter(|_| before == (setup.board, setup.turn));
    setup.castling = setup.castling.iter().copied().filter(|rook| setup.right_stands(*rook)).collect();
    setup.fen()
}

fn problem(error: FenError) -> Problem {
    let place = error.at as u32 + 1;
    let message = match error.fault {
        FenFault::Piece => msg!(FenBoard { place }),
        FenFault::RankLength => msg!(FenRank { place }),
        FenFault::RankCount => msg!(FenRanks { place }),
        FenFault::Turn => msg!(FenTurn { place }),
        FenFault::Castling => msg!(FenCastling { place }),
        FenFault::EnPassant => msg!(FenPassed { place }),
        FenFault::Counter => msg!(FenCounter { place }),
        _ => msg!(FenRest { place }),
    };
    Problem { message, at: error.at }
}

/// A reason against an arrangement as a message.
pub(in crate::game) fn objection(error: SetupError) -> Msg {
    match error {
        SetupError::NoKing(side) | SetupError::ManyKings(side) => msg!(SetupKings { player: player(side) }),
        SetupError::PawnOnEdge(field) => msg!(SetupPawn { field: name(field) }),
        SetupError::OpponentInCheck(side) => msg!(SetupCheck { player: player(side) }),
        SetupError::EnPassant => msg!(SetupEnPassant),
        _ => msg!(SetupCastling),
    }
}
