//! The Chess960 page: arrays and their numbers, draws, castling. Plain data, without text.

mod castle;
mod dice;
mod rank;

pub use castle::{Castled, CastlingSetup, CastlingTrial, EXTRAS, table};
pub use dice::{DiceThrows, DieSquare};
pub use notabene_core::chess::{Way, Wing};
pub use rank::Rank;

use notabene_core::chess::{ARRAYS, Array, ClubList, Position, Rules, blocks, certain, club_mirror, uniform};
use notabene_core::geometry::Naming;
use notabene_core::i18n::{Msg, Ownership};
use notabene_core::msg;
use notabene_core::notation::{Letters, noun, player};
use notabene_core::position::Glyph;

/// An array with its numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    /// The number by Scharnagl, 0 to 959.
    pub scharnagl: u16,
    /// The number in the club's list, 1 to 960.
    pub club: u16,
    /// True if the page itself names this number; else it is reconstructed and must be called so.
    pub certain: bool,
    /// The start of its game as text.
    pub start: String,
}

/// The arrays with the king on one file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KingFile {
    /// The letter of the file.
    pub file: char,
    /// The number of these arrays.
    pub count: u16,
    /// The first number in the club's list.
    pub first: u16,
    /// The last number in the club's list.
    pub last: u16,
}

impl KingFile {
    /// The search that finds these arrays.
    pub fn search(&self, letters: &Letters) -> String {
        let before = usize::from(self.file as u8 - b'a');
        "?".repeat(before) + letters.pieces[0]
    }
}

/// A piece in words.
pub fn named(glyph: Glyph) -> Msg {
    msg!(PieceIs { holds: Ownership { player: player(glyph.side), piece: noun(glyph.figure) } })
}

/// The 960 arrays in the order of the club.
#[derive(Clone, Debug, Default)]
pub struct Room {
    list: ClubList,
}

impl Room {
    /// The numbers of a rank, or the reason why it is no array.
    pub fn numbers(&self, rank: &Rank) -> Result<Numbers, Msg> {
        let array = rank.array()?;
        let club = self.list.number(&array);
        let start = Position::start(&array, Rules::Chess960).fen();
        Ok(Numbers { scharnagl: array.scharnagl(), club, certain: certain(club), start })
    }

    /// The array with a number of the club, as typed.
    pub fn club(&self, text: &str) -> Result<Rank, Msg> {
        let found = number(text).and_then(|n| self.list.array(n));
        found.map(Rank::from).ok_or_else(|| msg!(NoSuchClub { text: short(text) }))
    }

    /// The arrays that fit a search, as numbers of the club in rising order: a number of either kind, or
    /// the letters of pieces from a on, with `?` for any piece. All fit an empty search.
    pub fn search(&self, text: &str, letters: &Letters) -> Vec<u16> {
        let all = 1..=ARRAYS;
        if let Some(wanted) = number(text) {
            let is = |n: &u16| *n == wanted || self.list.array(*n).is_some_and(|a| a.scharnagl() == wanted);
            return all.filter(is).collect();
        }
        let Some(wanted) = rank::pieces(text, letters) else { return Vec::new() };
        let fits = |n: &u16| self.list.array(*n).is_some_and(|a| begins(&a, &wanted));
        all.filter(fits).collect()
    }

    /// Draws an array from 32 random bits; `None` if new bits are needed.
    pub fn drawn(&self, bits: u32) -> Option<Rank> {
        uniform(bits, u32::from(ARRAYS)).and_then(|n| Array::from_scharnagl(n as u16)).map(Rank::from)
    }

    /// Draws one of the first 480 arrays and tosses a coin, from 32 random bits: tails (`true`) mirror the array.
    /// `None` if new bits are needed.
    pub fn tossed(&self, bits: u32) -> Option<(Rank, bool, Msg)> {
        let half = u32::from(ARRAYS / 2);
        let n = uniform(bits, 2 * half)?;
        let (number, tails) = ((n % half) as u16 + 1, n >= half);
        let mirror = club_mirror(number);
        let array = self.list.array(if tails { mirror } else { number })?;
        let (number, mirror) = (u32::from(number), u32::from(mirror));
        let message = if tails { msg!(CoinTails { number, mirror }) } else { msg!(CoinHeads { number }) };
        Some((array.into(), tails, message))
    }
}

/// The array with a Scharnagl number, as typed.
pub fn scharnagl(text: &str) -> Result<Rank, Msg> {
    let found = number(text).and_then(Array::from_scharnagl);
    found.map(Rank::from).ok_or_else(|| msg!(NoSuchArray { text: short(text) }))
}

/// Counts the arrays with the king on each file; these counts and numbers are certain.
pub fn king_files() -> Vec<KingFile> {
    let of = |b: notabene_core::chess::Block| KingFile {
        file: Naming::CHESS.file(b.file),
        count: b.count(),
        first: b.first,
        last: b.last,
    };
    blocks().into_iter().map(of).collect()
}

fn begins(array: &Array, wanted: &[Option<notabene_core::chess::Role>]) -> bool {
    let fits = array.roles().iter().zip(wanted).all(|(role, want)| want.is_none_or(|w| w == *role));
    wanted.len() <= 8 && fits
}

/// A number without a sign.
fn number(text: &str) -> Option<u16> {
    let text = text.trim();
    let digits = text.bytes().all(|b| b.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// Returns a prefix of a text from outside.
fn short(text: &str) -> String {
    text.trim().chars().take(20).collect()
}
