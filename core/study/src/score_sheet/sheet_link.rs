//! Links to a sheet: the link of its game ([`share`]), with the written texts and the ink as further parts.
//!
//! `#g=1…&letters=fr&sheet=1fr.e4.e5.Cf3.80b1f&ink=1~0~ink1pAB.~2~ink1pCD.~03c9a`. Readers that know no sheets ignore
//! these parts and open the game. Texts are separated by dots; bytes other than letters, digits and `-` are `_` and two
//! hexadecimal digits. Ink is a half-move and its strokes for each cell, in the text form of the reader of ink, which is
//! checked by those who draw it. Each part begins with its version and ends with a check sum. All of it is untrusted.

use super::handwriting::{Handwriting, MOST, split_entry};
use super::ink_cells::InkCells;
use notabene_core::digits::number;
use notabene_core::exchange::backup::fingerprint;
use notabene_core::exchange::share::{self, BoardView, ShareKind};
use notabene_core::game::{Game, Problem};
use notabene_core::msg;
use notabene_core::notation::Letters;

/// Maximum length of a link in bytes: longer ones are cut by some messengers.
pub const LONGEST: usize = 7_000;
/// Maximum length that is read, against memory exhaustion.
const MOST_READ: usize = 60_000;

const SHEET: &str = "&sheet=";
const INK: &str = "&ink=";
/// Version of both parts.
const VERSION: char = '1';
/// Digits of the check sum at the end of a part.
const CHECK: usize = 5;

/// Ink of a link.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LinkInk {
    /// The sheet has none.
    None,
    /// The link carries it.
    Whole,
    /// It has no room: the link carries the texts alone.
    LeftOut,
}

/// A sheet that came by a link.
pub struct SharedSheet {
    /// Its game.
    pub game: Game,
    /// The written texts.
    pub sheet: Handwriting,
    /// The ink that stands for these texts.
    pub ink: InkCells,
}

/// The fragment of a sheet, and what became of its ink. Only ink that stands for the text of its cell is carried.
pub fn write(game: &Game, sheet: &Handwriting, ink: &InkCells) -> (String, LinkInk) {
    let view = BoardView { orientation: None, letters: Some(sheet.letters) };
    let mut out = share::write(game, ShareKind::Game, view);
    let mut texts = format!("{VERSION}{}", sheet.letters.code);
    for text in sheet.entries() {
        texts.push('.');
        push_escaped(text, &mut texts);
    }
    push_part(SHEET, '.', texts, &mut out);
    let mut cells = String::from(VERSION);
    for (ply, entry) in sheet.entries().iter().enumerate() {
        if let Some(strokes) = ink.of_text(ply, split_entry(entry).text).filter(|ink| is_strokes(ink)) {
            cells.push_str(&format!("~{ply}~{strokes}"));
        }
    }
    if cells.len() == VERSION.len_utf8() {
        return (out, LinkInk::None);
    }
    if out.len() + INK.len() + cells.len() + 1 + CHECK > LONGEST {
        return (out, LinkInk::LeftOut);
    }
    push_part(INK, '~', cells, &mut out);
    (out, LinkInk::Whole)
}

/// True if a fragment is a sheet.
pub fn is_sheet(fragment: &str) -> bool {
    share::is_game(fragment) && fragment.contains(SHEET)
}

/// Opens the fragment of a sheet, completely or not at all.
///
/// # Errors
///
/// The link is damaged, or of a later version.
pub fn read(fragment: &str) -> Result<SharedSheet, Problem> {
    if fragment.len() > MOST_READ {
        return Err(damaged());
    }
    let game = share::read(fragment)?.table;
    let sheet = read_texts(part(fragment, SHEET, '.')?.ok_or_else(damaged)?).ok_or_else(damaged)?;
    let ink = match part(fragment, INK, '~')? {
        Some(cells) => read_ink(cells, &sheet).ok_or_else(damaged)?,
        None => InkCells::default(),
    };
    Ok(SharedSheet { game, sheet, ink })
}

fn damaged() -> Problem {
    Problem { message: msg!(LinkDamaged), at: 0 }
}

/// Appends a part with its check sum.
fn push_part(name: &str, separator: char, body: String, out: &mut String) {
    let sum = check(&body);
    out.push_str(&format!("{name}{body}{separator}{sum}"));
}

fn check(body: &str) -> String {
    fingerprint(body).chars().take(CHECK).collect()
}

/// The content of a part behind its version; `None` if there is no such part.
fn part<'f>(fragment: &'f str, name: &str, separator: char) -> Result<Option<&'f str>, Problem> {
    let Some((_, rest)) = fragment.split_once(name) else { return Ok(None) };
    let text = rest.split('&').next().unwrap_or_default();
    if text.starts_with(|c: char| c.is_ascii_digit() && c > VERSION) {
        return Err(Problem { message: msg!(LinkNewer), at: 0 });
    }
    // Messengers append the punctuation at the end of a sentence to links.
    let text = text.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
    let (body, sum) = text.rsplit_once(separator).ok_or_else(damaged)?;
    let content = body.strip_prefix(VERSION).filter(|_| check(body) == sum);
    content.map(Some).ok_or_else(damaged)
}

fn read_texts(content: &str) -> Option<Handwriting> {
    let mut parts = content.split('.');
    let mut sheet = Handwriting::new(Letters::find(parts.next()?)?);
    for (ply, text) in parts.enumerate() {
        let is_written = ply < MOST && sheet.write(ply, &unescaped(text)?);
        if !is_written {
            return None;
        }
    }
    Some(sheet)
}

fn read_ink(content: &str, sheet: &Handwriting) -> Option<InkCells> {
    let mut cells = InkCells::default();
    let mut parts = content.strip_prefix('~')?.split('~');
    while let Some(ply) = parts.next() {
        let ply = number(ply)? as usize;
        let strokes = parts.next().filter(|ink| is_strokes(ink))?;
        let text = split_entry(sheet.get(ply)).text;
        if text.is_empty() || cells.get(ply).is_some() || !cells.set(ply, strokes, text) {
            return None;
        }
    }
    Some(cells)
}

/// True for the characters of strokes as text.
fn is_strokes(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte))
}

fn is_plain(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'-'
}

fn push_escaped(text: &str, out: &mut String) {
    for byte in text.bytes() {
        match is_plain(byte) {
            true => out.push(char::from(byte)),
            false => out.push_str(&format!("_{byte:02x}")),
        }
    }
}

fn unescaped(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut out = Vec::new();
    while let Some(byte) = bytes.next() {
        let hex = |byte: u8| char::from(byte).to_digit(16);
        out.push(match byte {
            b'_' => (hex(bytes.next()?)? << 4 | hex(bytes.next()?)?) as u8,
            byte if is_plain(byte) => byte,
            _ => return None,
        });
    }
    String::from_utf8(out).ok()
}
