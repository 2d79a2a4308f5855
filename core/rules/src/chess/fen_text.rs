//! Serialisation of positions as FEN: X-FEN, or Shredder-FEN on request.

use super::attacks::{bit, rank, squares};
use super::{Position, Role, Setup, Wing};
use crate::geometry::{Field, Naming};
use crate::position::{Position as _, Side};

impl Position {
    /// The position as X-FEN: castling letters `KQkq`, a file letter only if another rook stands
    /// further out; the en passant square only if a capture is legal.
    pub fn fen(&self) -> String {
        let mut fen = String::with_capacity(90);
        self.push_fen(&mut Ranks::default(), &mut fen);
        fen
    }

    /// Appends the X-FEN. `kept` caches the ranks between calls: few ranks change between positions of a game.
    pub fn push_fen(&self, kept: &mut Ranks, fen: &mut String) {
        self.write_fen(kept, fen, |p, side, rook| {
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

    /// The position as Shredder-FEN: castling rights by rook files.
    pub fn shredder_fen(&self) -> String {
        let mut fen = String::with_capacity(90);
        self.write_fen(&mut Ranks::default(), &mut fen, |_, _, rook| file_letter(rook));
        fen
    }

    fn write_fen(
        &self,
        kept: &mut Ranks,
        fen: &mut String,
        castling_letter: impl Fn(&Position, Side, Field) -> char,
    ) {
        kept.follow(self);
        let mut line = Line::new(kept, self.turn());
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
    /// The arrangement as X-FEN, with the en passant square as given.
    pub fn fen(&self) -> String {
        let mut fen = String::with_capacity(90);
        let board = self.board.map(|piece| piece.map_or(0, |(side, role)| letter(side, role) as u8));
        let mut ranks = Ranks::default();
        let (all, _) = board.as_chunks::<8>();
        ranks.texts.iter_mut().zip(all).for_each(|(text, letters)| *text = rank_text(letters));
        let mut line = Line::new(&ranks, self.turn);
        for side in Side::BOTH {
            let first = 56 * side.index() as u8;
            // The wing towards file h comes first.
            let rooks = (first..first + 8).rev().map(Field).filter(|rook| self.castling.contains(rook));
            rooks.for_each(|rook| line.put(self.castling_letter(side, rook) as u8));
        }
        line.end(self.castling.is_empty(), self.passed, [self.halfmoves, self.number], &mut fen);
        fen
    }

    /// The X-FEN letter of a castling right: the wing letter for the outermost rook.
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

/// The FEN letter of a piece: upper case for White.
fn letter(side: Side, role: Role) -> char {
    if side == Side::White { role.letter().to_ascii_uppercase() } else { role.letter() }
}

fn file_letter(rook: Field) -> char {
    Naming::CHESS.file(rook.0 % 8)
}

/// The bit by which a small letter differs from a capital one.
const CASE: u8 = b'a' - b'A';

/// The text of a rank and its length.
type RankText = ([u8; 8], u8);

/// A cache of the ranks of a position as text.
pub struct Ranks {
    /// The pieces of the cached position: a set for each role.
    roles: [u64; 6],
    white: u64,
    /// The letter on each square; 0 for an empty one.
    letters: [u8; 64],
    texts: [RankText; 8],
}

impl Default for Ranks {
    fn default() -> Ranks {
        // An empty board.
        Ranks { roles: [0; 6], white: 0, letters: [0; 64], texts: [(*b"8\0\0\0\0\0\0\0", 1); 8] }
    }
}

impl Ranks {
    /// Rewrites the ranks that have changed.
    fn follow(&mut self, p: &Position) {
        let white = p.of(Side::White);
        let mut changed = self.white ^ white;
        for (old, new) in self.roles.iter().zip(&p.roles) {
            changed |= old ^ new;
        }
        (self.roles, self.white) = (p.roles, white);
        let mut ranks = 0;
        for at in squares(changed) {
            let mut here = 0;
            for role in Role::ALL {
                // Without a branch: which piece stands on a square cannot be predicted.
                let stands = (p.roles[role as usize] >> at & 1) as u8;
                here |= stands * role.letter() as u8;
            }
            let is_white = (white >> at & 1) as u8;
            self.letters[usize::from(at & 63)] = here & !(is_white * CASE);
            ranks |= bit(at / 8);
        }
        let (all, _) = self.letters.as_chunks::<8>();
        for (y, letters) in all.iter().enumerate() {
            if ranks >> y & 1 != 0 {
                self.texts[y & 7] = rank_text(letters);
            }
        }
    }
}

/// Letters, and digits for runs of empty squares.
fn rank_text(letters: &[u8; 8]) -> RankText {
    let (mut text, mut length, mut x) = ([0; 8], 0, 0);
    // The letters from file `x`, that of the first square in the lowest byte.
    let mut rest = u64::from_le_bytes(*letters);
    while rest != 0 {
        let empty = rest.trailing_zeros() / 8;
        // Without a branch, as above: a byte that is not needed is overwritten by the next one.
        text[length & 7] = b'0' + empty as u8;
        length += usize::from(empty > 0);
        rest >>= 8 * empty;
        text[length & 7] = rest as u8;
        length += 1;
        rest >>= 8;
        x += empty + 1;
    }
    if x < 8 {
        text[length & 7] = b'0' + (8 - x) as u8;
        length += 1;
    }
    (text, length as u8)
}

/// A buffer for the text of a position: at most 72 bytes for the board and 32 for the rest. Records
/// are replayed by the million, and growing a string per character would take longer than the rules.
struct Line {
    bytes: [u8; 128],
    length: usize,
}

impl Line {
    /// The ranks from the eighth to the first, and the side to move.
    fn new(ranks: &Ranks, turn: Side) -> Line {
        let mut line = Line { bytes: [0; 128], length: 0 };
        for (text, length) in ranks.texts.iter().rev() {
            // All eight bytes in one copy; the next rank overwrites the unused end.
            if let Some(place) = line.bytes.get_mut(line.length..line.length + 8) {
                place.copy_from_slice(text);
            }
            line.length += usize::from(*length);
            line.put(b'/');
        }
        line.length -= 1;
        line.put(b' ');
        line.put(if turn == Side::White { b'w' } else { b'b' });
        line.put(b' ');
        line
    }

    /// The fields after the castling rights: a dash if there are none, the en passant square and the counters.
    fn end(&mut self, no_rights: bool, passed: Option<Field>, counters: [u32; 2], fen: &mut String) {
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
