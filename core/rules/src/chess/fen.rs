//! Positions as text: FEN, with castling as in X-FEN and Shredder-FEN when reading, X-FEN when writing.

use super::attacks::{bit, lowest};
use super::{Role, Setup};
use crate::digits::number;
use crate::geometry::{CHESS, Field, Naming};
use crate::position::Side;
use crate::words::Words;

/// A FEN parse error: its place and cause.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct FenError {
    /// Byte offset of the error.
    pub at: usize,
    /// Cause of the error.
    pub fault: FenFault,
}

/// Causes of a FEN error.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FenFault {
    /// Not a piece letter, digit or slash.
    Piece,
    /// A rank has more or fewer than eight squares.
    RankLength,
    /// There are not eight ranks.
    RankCount,
    /// Neither `w` nor `b`.
    Turn,
    /// Not a castling right, or no rook for it.
    Castling,
    /// Not a square name.
    EnPassant,
    /// Not a move counter below 100,000.
    Counter,
    /// Trailing text after the FEN.
    Trailing,
}

/// Exclusive upper limit of counters, against malformed input: no game is longer.
pub const MOST_MOVES: u32 = 100_000;

impl Setup {
    /// Parses a FEN. Missing trailing fields take their default.
    ///
    /// # Errors
    ///
    /// [`FenError`] at the first invalid field.
    pub fn from_fen(text: &str) -> Result<Setup, FenError> {
        let mut setup = Setup::empty();
        let mut fields = Words::of(text);
        let (at, board) = fields.next().unwrap_or((0, ""));
        read_board(&mut setup, at, board)?;
        if let Some((at, turn)) = fields.next() {
            setup.turn = match turn {
                "w" => Side::White,
                "b" => Side::Black,
                _ => return Err(FenError { at, fault: FenFault::Turn }),
            };
        }
        if let Some((at, rights)) = fields.next() {
            read_castling(&mut setup, at, rights)?;
        }
        if let Some((at, square)) = fields.next().filter(|f| f.1 != "-") {
            let field = Naming::CHESS.field(&CHESS, square);
            setup.passed = Some(field.ok_or(FenError { at, fault: FenFault::EnPassant })?);
        }
        setup.halfmoves = counter(fields.next(), 0)?;
        setup.number = counter(fields.next(), 1)?;
        match fields.next() {
            Some((at, _)) => Err(FenError { at, fault: FenFault::Trailing }),
            None => Ok(setup),
        }
    }
}

fn read_board(setup: &mut Setup, start: usize, board: &str) -> Result<(), FenError> {
    let (mut x, mut y) = (0u8, 7u8);
    for (i, c) in board.char_indices() {
        let error = |fault| Err(FenError { at: start + i, fault });
        match c {
            '/' if x != 8 => return error(FenFault::RankLength),
            '/' if y == 0 => return error(FenFault::RankCount),
            '/' => (x, y) = (0, y - 1),
            '1'..='8' => x += c as u8 - b'0',
            _ => {
                let Some(role) = Role::from_letter(c) else { return error(FenFault::Piece) };
                let side = if c.is_ascii_uppercase() { Side::White } else { Side::Black };
                if x > 7 {
                    return error(FenFault::RankLength);
                }
                setup.board[usize::from(y * 8 + x)] = Some((side, role));
                x += 1;
            }
        }
        if x > 8 {
            return error(FenFault::RankLength);
        }
    }
    let at = start + board.len();
    match (x, y) {
        (8, 0) => Ok(()),
        (_, 0) => Err(FenError { at, fault: FenFault::RankLength }),
        _ => Err(FenError { at, fault: FenFault::RankCount }),
    }
}

fn read_castling(setup: &mut Setup, start: usize, rights: &str) -> Result<(), FenError> {
    if rights == "-" {
        return Ok(());
    }
    for (i, c) in rights.char_indices() {
        let rook = rook_of(setup, c).ok_or(FenError { at: start + i, fault: FenFault::Castling })?;
        if !setup.castling.contains(&rook) {
            setup.castling.push(rook);
        }
    }
    Ok(())
}

/// The rook of a castling letter: `K` and `Q` the outermost on that side of the king, a file
/// letter the rook on that file.
#[inline(never)]
fn rook_of(setup: &Setup, letter: char) -> Option<Field> {
    let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
    let first = 56 * side.index() as u8;
    let (mut king, mut rooks) = (None, 0u64);
    for x in 0..8 {
        match setup.board[usize::from(first + x)] {
            Some((owner, Role::King)) if owner == side => king = king.or(Some(x)),
            Some((owner, Role::Rook)) if owner == side => rooks |= bit(x),
            _ => {}
        }
    }
    let below = bit(king?) - 1;
    let meant = match letter.to_ascii_lowercase() {
        // The outermost rook beyond the king.
        'k' => rooks & !below & (1 << 63 >> (rooks | 1).leading_zeros()),
        'q' => rooks & below,
        file @ 'a'..='h' => rooks & bit(file as u8 - b'a'),
        _ => 0,
    };
    (meant != 0).then(|| Field(first + lowest(meant)))
}

fn counter(field: Option<(usize, &str)>, missing: u32) -> Result<u32, FenError> {
    let Some((at, text)) = field else { return Ok(missing) };
    number(text).filter(|n| *n < MOST_MOVES).ok_or(FenError { at, fault: FenFault::Counter })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_fen_is_answered_with_place_and_reason() {
        use FenFault::*;
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        for (text, at, fault) in [
            ("".to_string(), 0, RankCount),
            ("8/8/8/8/8/8/8".into(), 13, RankCount),
            ("8/8/8/8/8/8/8/8/8".into(), 15, RankCount),
            ("9/8/8/8/8/8/8/8".into(), 0, Piece),
            ("8/7/8/8/8/8/8/8".into(), 3, RankLength),
            ("8/81/8/8/8/8/8/8".into(), 3, RankLength),
            ("8/8/8/8/8/8/8/pppppppppp".into(), 22, RankLength),
            ("8/8/8/8/é7/8/8/8".into(), 8, Piece),
            (format!("{start} x"), 44, Turn),
            (format!("{start} w KX"), 47, Castling),
            ("8/8/8/8/8/8/8/4K3 w K".into(), 20, Castling),
            (format!("{start} w - e9"), 48, EnPassant),
            (format!("{start} w - - -1"), 50, Counter),
            (format!("{start} w - - 0 4294967296"), 52, Counter),
            (format!("{start} w - - 0 1 x"), 54, Trailing),
        ] {
            assert_eq!(Setup::from_fen(&text), Err(FenError { at, fault }), "{text}");
        }
    }

    #[test]
    fn an_unplayable_setup_gives_all_its_reasons() {
        use super::super::{Rules, SetupError::*};
        let reasons =
            |fen: &str| Setup::from_fen(fen).unwrap().position(Rules::Chess).map(|_| ()).unwrap_err();
        assert_eq!(
            reasons("8/8/8/8/8/8/8/P7"),
            [NoKing(Side::White), NoKing(Side::Black), PawnOnEdge(Field(0))]
        );
        assert_eq!(reasons("kk6/8/8/8/8/8/8/K7"), [ManyKings(Side::Black)]);
        assert_eq!(reasons("k7/8/8/8/8/8/8/K6r b"), [OpponentInCheck(Side::White)]);
        assert_eq!(reasons("k7/8/8/8/4P3/8/8/K7 b - d3"), [EnPassant]);
        assert_eq!(reasons("2k5/8/8/8/8/8/8/RR2K2R w ABH"), [Castling]);
    }
}
