//! Share links: the fragment of an address (behind `#`) with a whole game or a single position, and display choices.
//!
//! `#g=` is a game ([`link`]), `#p=` a position, `#c=` a teacher's course, `#r=` the result of a pupil
//! ([`super::result`]); each begins with the version of its format.
//! Display choices follow after `&`, with the
//! names of the options of embedded boards: `#p=1…&orientation=black&letters=fr`. Unknown choices
//! are ignored, so that links of later versions open as far as possible. All of it is untrusted text.
//!
//! A position is the index of its game among all games, its text and options, and two check characters computed
//! from all others: a lost or changed character does not produce another position.

use super::link::{self, ALPHABET, BitReader, BitWriter};
use super::result::RESULT_PREFIX;
use crate::exchange::Export;
use crate::game::{Game, Go, Problem, registry};
use crate::notation::Letters;
use crate::position::Side;

/// The format version of positions.
const VERSION: char = '1';
/// Characters of positions, by six bits; the last value means that any byte follows.
const COMMON: &[u8; 63] = b"/0123456789 -,:;=.BCDEFGHKLMNOPQRSTWabcdefghijklmnopqrstuvwxyz+";
const OTHER: u32 = 63;
/// Maximum length of a position, against memory exhaustion.
const LONGEST: usize = 2_000;
/// The greatest prime number below the range of two characters.
const SUMS: u32 = 4093;
/// Number of check characters at the end.
const CHECK: usize = 2;

const ORIENTATION: &str = "orientation";
const LETTERS: &str = "letters";

/// The prefix of a course in the fragment.
const COURSE: &str = "c=";

/// The content of a link.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum ShareKind {
    /// The whole game.
    Game,
    /// The current position, with the side to move and the options.
    Position,
}

impl ShareKind {
    /// Both, in display order.
    pub const ALL: [ShareKind; 2] = [ShareKind::Game, ShareKind::Position];

    /// The prefix in the fragment.
    pub const fn head(self) -> &'static str {
        match self {
            ShareKind::Game => "g=",
            ShareKind::Position => "p=",
        }
    }
}

/// Display choices of a game; none means the reader's own.
#[derive(Copy, Clone, PartialEq, Default, Debug)]
pub struct BoardView {
    /// The side at the bottom of the board.
    pub orientation: Option<Side>,
    /// Piece letters.
    pub letters: Option<&'static Letters>,
}

/// An opened link.
pub struct OpenedLink {
    /// The game, at the shared move.
    pub table: Game,
    /// Display choices.
    pub view: BoardView,
}

/// The fragment for a game.
pub fn write(table: &Game, what: ShareKind, view: BoardView) -> String {
    let packed = match what {
        ShareKind::Game => table.text(Export::Link),
        ShareKind::Position => write_position(table),
    };
    let mut out = format!("{}{packed}", what.head());
    let letters = view.letters.map_or("", |letters| letters.code);
    for (name, value) in [(ORIENTATION, view.orientation.map_or("", Side::name)), (LETTERS, letters)] {
        if !value.is_empty() {
            out.push_str(&format!("&{name}={value}"));
        }
    }
    out
}

/// The move at which a shared game opens.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub enum LinkMove {
    /// The move on the board.
    #[default]
    Current,
    /// The start of the game.
    Start,
    /// The end of the main line.
    End,
}

/// The fragment for a game that opens at a move. A position is always the one on the board.
pub fn write_at(game: &Game, what: ShareKind, at: LinkMove, view: BoardView) -> String {
    if at == LinkMove::Current || what == ShareKind::Position {
        return write(game, what, view);
    }
    let mut copy = game.clone();
    copy.go(Go::First);
    if at == LinkMove::End {
        copy.go(Go::Last);
    }
    write(&copy, what, view)
}

/// Splits a fragment into its kind and the rest. None if it is not a share link, but possibly the name of a page.
fn split(fragment: &str) -> Option<(ShareKind, &str)> {
    ShareKind::ALL.into_iter().find_map(|what| Some((what, fragment.strip_prefix(what.head())?)))
}

/// True if a fragment is a game.
pub fn is_game(fragment: &str) -> bool {
    split(fragment).is_some()
}

/// True if a fragment is the result of a pupil.
pub fn is_result(fragment: &str) -> bool {
    fragment.starts_with(RESULT_PREFIX)
}

/// True if a fragment is a course.
pub fn is_course(fragment: &str) -> bool {
    fragment.starts_with(COURSE)
}

/// The fragment for a course with a compressed text.
pub fn course(small: &[u8]) -> String {
    let mut w = BitWriter::with_version(VERSION);
    small.iter().for_each(|byte| w.write_bits(u32::from(*byte), 8));
    format!("{COURSE}{}", w.finish())
}

/// The compressed bytes of a course.
///
/// # Errors
///
/// The link is damaged, or of a later version.
pub fn read_course(fragment: &str) -> Result<Vec<u8>, Problem> {
    let rest = link::strip_version(fragment.strip_prefix(COURSE).ok_or_else(damaged)?, VERSION)?;
    let mut r = BitReader::new(rest);
    let bytes: Option<Vec<u8>> =
        (0..rest.len() * 6 / 8).map(|_| r.read_bits(8).map(|byte| byte as u8)).collect();
    bytes.filter(|bytes| !bytes.is_empty()).ok_or_else(damaged)
}

/// The share fragment of a whole address. A record may contain links, but a link has no blanks.
pub fn find_in_address(address: &str) -> Option<&str> {
    let (_, fragment) = address.split_once('#')?;
    Some(fragment).filter(|fragment| is_game(fragment) && !address.contains(char::is_whitespace))
}

/// Opens a share fragment completely or not at all.
///
/// # Errors
///
/// The link is damaged, or of a later version.
pub fn read(fragment: &str) -> Result<OpenedLink, Problem> {
    let (what, rest) = split(fragment).ok_or_else(damaged)?;
    let mut parts = rest.split('&');
    let packed = parts.next().unwrap_or_default();
    // Messengers append the punctuation at the end of a sentence to links.
    let packed = packed.trim_end_matches(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'));
    let table = match what {
        ShareKind::Game => link::read(packed)?,
        ShareKind::Position => read_position(packed)?,
    };
    let mut view = BoardView::default();
    for (name, value) in parts.filter_map(|part| part.split_once('=')) {
        match name {
            ORIENTATION => view.orientation = Side::BOTH.into_iter().find(|side| side.name() == value),
            LETTERS => view.letters = Letters::find(value),
            _ => {}
        }
    }
    Ok(OpenedLink { table, view })
}

fn damaged() -> Problem {
    Problem { message: msg!(LinkDamaged), at: 0 }
}

/// The packed position of a game.
fn write_position(table: &Game) -> String {
    let id = table.variant().id;
    let place = registry::VARIANTS.iter().position(|game| game.id == id).unwrap_or_default();
    let text = table.text(Export::Position);
    let usual = registry::VARIANTS.get(place).is_some_and(|game| game.is_usual(&text));
    let mut w = BitWriter::with_version(VERSION);
    w.number(place as u32);
    write_text(&mut w, if usual { "" } else { &text });
    write_text(&mut w, &table.rules());
    let mut out = w.finish();
    let sum = checksum(&out);
    [sum >> 6, sum & 63].into_iter().for_each(|six| out.push(char::from(ALPHABET[six as usize])));
    out
}

/// Opens a packed position.
fn read_position(packed: &str) -> Result<Game, Problem> {
    let rest = link::strip_version(packed, VERSION)?;
    let cut = packed.len().checked_sub(CHECK).filter(|cut| *cut > 0).ok_or_else(damaged)?;
    // Characters of several bytes are invalid.
    let (body, check) = packed.split_at_checked(cut).ok_or_else(damaged)?;
    let known = BitReader::new(check).read_bits(12).ok_or_else(damaged)?;
    if checksum(body) != known {
        return Err(damaged());
    }
    let mut r = BitReader::new(rest.get(..cut - 1).unwrap_or_default());
    let place = r.number().ok_or_else(damaged)?;
    let game = registry::VARIANTS.get(place as usize).ok_or_else(link::newer_version)?;
    let text = read_text(&mut r).ok_or_else(damaged)?;
    let rules = read_text(&mut r).ok_or_else(damaged)?;
    registry::open(game.id, Some(text.as_str()).filter(|text| !text.is_empty()), Some(&rules))
}

/// Writes a text: six bits for common characters.
pub(super) fn write_text(w: &mut BitWriter, text: &str) {
    w.number(text.len() as u32);
    for byte in text.bytes() {
        match COMMON.iter().position(|common| *common == byte) {
            Some(place) => w.write_bits(place as u32, 6),
            None => {
                w.write_bits(OTHER, 6);
                w.write_bits(u32::from(byte), 8);
            }
        }
    }
}

/// Reads a text; `None` if it is damaged or too long.
pub(super) fn read_text(r: &mut BitReader) -> Option<String> {
    let length = r.number()? as usize;
    if length > LONGEST {
        return None;
    }
    let mut byte = || match r.read_bits(6)? {
        OTHER => r.read_bits(8).map(|byte| byte as u8),
        place => COMMON.get(place as usize).copied(),
    };
    let bytes: Option<Vec<u8>> = (0..length).map(|_| byte()).collect();
    String::from_utf8(bytes?).ok()
}

/// A check sum of all characters: detects any single change of a character, and any swap of
/// two.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(7, |sum, byte| (sum * 67 + u32::from(byte)) % SUMS)
}
