//! Positions written as FEN: X-FEN, and Shredder-FEN on request.

use super::attacks::{bit, lowest, rank, squares};
use super::{Position, Role, Setup, Wing};
use crate::geometry::{Field, Naming};
use crate::position::{Position as _, Side};

impl Position {
    /// The position as X-FEN: castling letters `KQkq`, a file letter only where another rook stands
    /// outside; the en passant square only where a capture is legal.
    pub fn fen(&self) -> String {
        let mut fen = String::with_capacity(90);
        self.push_fen(&mut fen);
        fen
    }

    /// Adds the same to a text.
    pub fn push_fen(&self, fen: &mut String) {
        self.write_fen(fen, |p, side, rook| {
            let wing = Wing::of(p.king(side), rook);
            let beyond = match wing {
                Wing::A => bit(rook.0) - 1,
                Wing::H => !(bit(rook.0) | (bit(rook.0) - 1)),
            };
            let outer = p.own(side, Role::Rook) & rank(7 * side.index() as u8) & beyond;
            match wing {
                _ if outer != 0 => file_letter(rook),
                Wing::A => 'q',
                Wing::H => 'k',
            }
        });
    }

    /// The position as Shredder-FEN: castling by the files of the rooks.
    pub fn shredder_fen(&self) -> String {
        let mut fen = String::with_capacity(90);
        self.write_fen(&mut fen, |_, _, rook| file_letter(rook));
        fen
    }

    fn write_fen(&self, fen: &mut String, castling_letter: impl Fn(&Position, Side, Field) -> char) {
        let mut line = Line::new(&letters(self), self.occupied(), self.turn());
        for (side, wing) in Side::BOTH.into_iter().flat_map(|side| [(side, Wing::H), (side, Wing::A)]) {
            if let Some(rook) = self.castling_rook(side, wing) {
                let letter = castling_letter(self, side, rook) as u8;
                line.put(if side == Side::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
        line.end(self.castling == 0, self.en_passant(), [self.halfmoves, self.number], fen);
    }
}

impl Setup {
    /// The arrangement as X-FEN, with the en passant square as it was given.
    pub fn fen(&self) -> String {
        let mut fen = String::with_capacity(90);
        let board = self.board.map(|piece| piece.map_or(0, |(side, role)| letter(side, role) as u8));
        let occupied = (0..64).filter(|s| board[usize::from(*s)] != 0).fold(0, |set, s| set | bit(s));
        let mut line = Line::new(&board, occupied, self.turn);
        for side in Side::BOTH {
            let first = 56 * side.index() as u8;
            // The wing towards file h comes first.
            let rooks = (first..first + 8).rev().map(Field).filter(|rook| self.castling.contains(rook));
            rooks.for_each(|rook| line.put(self.castling_letter(side, rook) as u8));
        }
        line.end(self.castling.is_empty(), self.passed, [self.halfmoves, self.number], &mut fen);
        fen
    }

    /// The letter of X-FEN for a right: the outermost rook has the letter of its wing.
    fn castling_letter(&self, side: Side, rook: Field) -> char {
        let first = rook.0 & 56;
        let stands =
            |at: &u8, role| self.board.get(usize::from(*at)).is_some_and(|p| *p == Some((side, role)));
        let king = (first..first + 8).find(|at| stands(at, Role::King)).unwrap_or(rook.0);
        let (wing, mut beyond) =
            if rook.0 < king { ('q', first..rook.0) } else { ('k', rook.0 + 1..first + 8) };
        let small = if beyond.any(|at| stands(&at, Role::Rook)) { file_letter(rook) } else { wing };
        if side == Side::White { small.to_ascii_uppercase() } else { small }
    }
}

/// A piece as FEN has it: capitals are White's.
fn letter(side: Side, role: Role) -> char {
    if side == Side::White { role.letter().to_ascii_uppercase() } else { role.letter() }
}

fn file_letter(rook: Field) -> char {
    Naming::CHESS.file(rook.0 % 8)
}

/// The letters of all squares, a1 first; 0 where nothing stands.
fn letters(p: &Position) -> [u8; 64] {
    let mut board = [0; 64];
    for side in Side::BOTH {
        for role in Role::ALL {
            let letter = letter(side, role) as u8;
            squares(p.own(side, role)).for_each(|s| board[usize::from(s)] = letter);
        }
    }
    board
}

/// A position as text while it is written: no longer than 72 signs of the board and 32 of the rest. Records
/// are replayed by the million, and a text that grows sign by sign would take longer than the rules.
struct Line {
    bytes: [u8; 128],
    length: usize,
}

impl Line {
    /// The ranks from the eighth to the first, and the side to move. The board has the letters of all
    /// squares, a1 first.
    fn new(board: &[u8; 64], occupied: u64, turn: Side) -> Line {
        let mut line = Line { bytes: [0; 128], length: 0 };
        for y in (0..8).rev() {
            let mut row = occupied >> (8 * y) & 0xff;
            let mut x = 0;
            while row != 0 {
                let next = lowest(row);
                if next > x {
                    line.put(b'0' + next - x);
                }
                line.put(board[usize::from(8 * y + next)]);
                x = next + 1;
                row &= row - 1;
            }
            if x < 8 {
                line.put(b'8' - x);
            }
            line.put(if y > 0 { b'/' } else { b' ' });
        }
        line.put(if turn == Side::White { b'w' } else { b'b' });
        line.put(b' ');
        line
    }

    /// What follows the castling rights: a dash for none, the en passant square and the counters.
    fn end(mut self, no_rights: bool, passed: Option<Field>, counters: [u32; 2], fen: &mut String) {
        if no_rights {
            self.put(b'-');
        }
        self.put(b' ');
        match passed {
            Some(field) => {
                self.put(b'a' + field.0 % 8);
                self.put(b'1' + field.0 / 8);
            }
            None => self.put(b'-'),
        }
        for counter in counters {
            self.put(b' ');
            self.number(counter);
        }
        fen.push_str(std::str::from_utf8(&self.bytes[..self.length]).unwrap_or_default());
    }

    #[inline(always)]
    fn put(&mut self, byte: u8) {
        self.bytes[self.length & 127] = byte;
        self.length += 1;
    }
    fn number(&mut self, number: u32) {
        if number > 9 {
            self.number(number / 10);
        }
        self.put(b'0' + (number % 10) as u8);
    }
}
