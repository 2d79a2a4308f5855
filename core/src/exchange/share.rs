//! What the part of an address behind `#` brings: a whole game, or a position as it stands, and how it is to be seen.
//!
//! `#g=` has a game ([`link`]), `#p=` a position, `#c=` the course of a teacher; all begin with the version of what follows. Behind `&` stand choices, with the
//! names that they have for boards on other pages: `#p=1…&orientation=black&letters=fr`. Choices that are not
//! known are passed over, so that links of later versions open as far as they can. All of it is hostile text.
//!
//! A position is the place of its game among all games, its text and what was agreed, and two characters that are
//! made from all others: a letter that was lost or changed on the way does not become another position.

use super::link::{self, ALPHABET, Reader, Writer};
use crate::exchange::Export;
use crate::game::{Game, Problem, registry};
use crate::notation::Letters;
use crate::position::Side;

/// The version of the positions.
const VERSION: char = '1';
/// Characters of positions, by six bits; the last place says that any byte follows.
const COMMON: &[u8; 63] = b"/0123456789 -,:;=.BCDEFGHKLMNOPQRSTWabcdefghijklmnopqrstuvwxyz+";
const OTHER: u32 = 63;
/// No position is longer; a longer one is an attack on the memory.
const LONGEST: usize = 2_000;
/// The greatest prime number below what two characters can say.
const SUMS: u32 = 4093;
/// How many characters at the end are made from all others.
const CHECK: usize = 2;

const ORIENTATION: &str = "orientation";
const LETTERS: &str = "letters";

/// What stands before a course in the address.
const COURSE: &str = "c=";

/// What a link carries.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// The whole game.
    Game,
    /// The position on the board, with whose turn it is and what was agreed.
    Position,
}

impl What {
    /// Both, in the order in which they are offered.
    pub const ALL: [What; 2] = [What::Game, What::Position];

    /// What stands before it in the address.
    pub const fn head(self) -> &'static str {
        match self {
            What::Game => "g=",
            What::Position => "p=",
        }
    }
}

/// How a game is to be seen; none: as the reader has it.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct View {
    /// The side from which the board is seen.
    pub orientation: Option<Side>,
    /// The letters of the pieces.
    pub letters: Option<&'static Letters>,
}

/// What came with a link.
pub struct Arrived {
    /// The game, at the move where it was shared.
    pub table: Game,
    /// How it is to be seen.
    pub view: View,
}

/// The part of an address behind `#` for a game.
pub fn write(table: &Game, what: What, view: View) -> String {
    let packed = match what {
        What::Game => table.text(Export::Link),
        What::Position => position(table),
    };
    let mut out = [what.head(), &packed].concat();
    let letters = view.letters.map_or("", |letters| letters.code);
    for (name, value) in [(ORIENTATION, view.orientation.map_or("", Side::name)), (LETTERS, letters)] {
        if !value.is_empty() {
            ["&", name, "=", value].into_iter().for_each(|part| out.push_str(part));
        }
    }
    out
}

/// What such a part of an address carries, and the rest of it. None if it is none: then it may be the name of a page.
fn split(fragment: &str) -> Option<(What, &str)> {
    What::ALL.into_iter().find_map(|what| Some((what, fragment.strip_prefix(what.head())?)))
}

/// Whether such a part of an address carries a game.
pub fn is_game(fragment: &str) -> bool {
    split(fragment).is_some()
}

/// Whether it carries a course.
pub fn is_course(fragment: &str) -> bool {
    fragment.starts_with(COURSE)
}

/// The part of an address behind `#` for a course whose text was made small.
pub fn course(small: &[u8]) -> String {
    let mut w = Writer::begun(VERSION);
    small.iter().for_each(|byte| w.put(u32::from(*byte), 8));
    [COURSE, &w.done()].concat()
}

/// The bytes in such a part.
pub fn read_course(fragment: &str) -> Result<Vec<u8>, Problem> {
    let rest = link::of_version(fragment.strip_prefix(COURSE).ok_or_else(damaged)?, VERSION)?;
    let mut r = Reader::on(rest);
    let bytes: Option<Vec<u8>> = (0..rest.len() * 6 / 8).map(|_| r.take(8).map(|byte| byte as u8)).collect();
    bytes.filter(|bytes| !bytes.is_empty()).ok_or_else(damaged)
}

/// The part of a whole address that carries something. A record may have links in it, but a link has no blanks.
pub fn within(address: &str) -> Option<&str> {
    let (_, fragment) = address.split_once('#')?;
    Some(fragment).filter(|fragment| is_game(fragment) && !address.contains(char::is_whitespace))
}

/// Opens such a part of an address: what is in it is there as a whole or not at all.
pub fn read(fragment: &str) -> Result<Arrived, Problem> {
    let (what, rest) = split(fragment).ok_or_else(damaged)?;
    let mut parts = rest.split('&');
    let packed = parts.next().unwrap_or_default();
    // Programs that send links along take the end of a sentence for their part.
    let packed = packed.trim_end_matches(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    let table = match what {
        What::Game => link::read(packed)?,
        What::Position => placed(packed)?,
    };
    let mut view = View::default();
    for (name, value) in parts.filter_map(|part| part.split_once('=')) {
        match name {
            ORIENTATION => view.orientation = Side::BOTH.into_iter().find(|side| side.name() == value),
            LETTERS => view.letters = Letters::find(value),
            _ => {}
        }
    }
    Ok(Arrived { table, view })
}

fn damaged() -> Problem {
    Problem { says: msg!(LinkDamaged), at: 0 }
}

/// The position of a table, packed.
fn position(table: &Game) -> String {
    let status = table.status();
    let place = registry::VARIANTS.iter().position(|game| game.id == status.game).unwrap_or_default();
    let text = table.text(Export::Position);
    let usual = registry::VARIANTS.get(place).is_some_and(|game| game.is_usual(&text));
    let mut w = Writer::begun(VERSION);
    w.number(place as u32);
    put(&mut w, if usual { "" } else { &text });
    put(&mut w, &status.rules);
    let mut out = w.done();
    let sum = sum(&out);
    [sum >> 6, sum & 63].into_iter().for_each(|six| out.push(char::from(ALPHABET[six as usize])));
    out
}

/// Opens a packed position.
fn placed(packed: &str) -> Result<Game, Problem> {
    let rest = link::of_version(packed, VERSION)?;
    let cut = packed.len().checked_sub(CHECK).filter(|cut| *cut > 0).ok_or_else(damaged)?;
    // Characters of more than one byte are none of these.
    let (body, check) = packed.split_at_checked(cut).ok_or_else(damaged)?;
    let known = Reader::on(check).take(12).ok_or_else(damaged)?;
    if sum(body) != known {
        return Err(damaged());
    }
    let mut r = Reader::on(rest.get(..cut - 1).unwrap_or_default());
    let place = r.number().ok_or_else(damaged)?;
    let game = registry::VARIANTS.get(place as usize).ok_or_else(link::newer)?;
    let text = take(&mut r).ok_or_else(damaged)?;
    let rules = take(&mut r).ok_or_else(damaged)?;
    registry::open(game.id, Some(text.as_str()).filter(|text| !text.is_empty()), Some(&rules))
}

fn put(w: &mut Writer, text: &str) {
    w.number(text.len() as u32);
    for byte in text.bytes() {
        match COMMON.iter().position(|common| *common == byte) {
            Some(place) => w.put(place as u32, 6),
            None => {
                w.put(OTHER, 6);
                w.put(u32::from(byte), 8);
            }
        }
    }
}

fn take(r: &mut Reader) -> Option<String> {
    let length = r.number()? as usize;
    if length > LONGEST {
        return None;
    }
    let mut byte = || match r.take(6)? {
        OTHER => r.take(8).map(|byte| byte as u8),
        place => COMMON.get(place as usize).copied(),
    };
    let bytes: Option<Vec<u8>> = (0..length).map(|_| byte()).collect();
    String::from_utf8(bytes?).ok()
}

/// A number made from all characters: any one of them that is another makes another number, and so do any two
/// that stand in each other's place.
fn sum(text: &str) -> u32 {
    text.bytes().fold(7, |sum, byte| (sum * 67 + u32::from(byte)) % SUMS)
}
