//! Slips of spelling: texts that become legal moves after one correction.

use super::lettered::{DynGame, GenericMove};
use super::letters::{LETTERS, Letters, small, strip, strip_small};
use super::marks::MARKS;
use super::matching::matching_moves;
use super::pattern::{after_bare_number, parse};
use super::shape::Coordinates;
use super::style::Style;
use crate::i18n::Msg;

/// Corrects one kind of slip, in one or several ways; empty if the text has none.
type SlipFix = fn(&str, &Style, &Coordinates) -> Vec<String>;

/// The message with the correct form.
type SlipMessage = fn(String) -> Msg;

/// The kinds of slips in the order of checking, with their messages.
const SLIPS: [(SlipFix, SlipMessage); 7] = [
    (large_piece, |right| msg!(PieceCase { right })),
    (large_promotion, |right| msg!(PieceCase { right })),
    (lower_squares, |right| msg!(FileCase { right })),
    (swap_squares, |right| msg!(SquareOrder { right })),
    (letter_first, |right| msg!(LetterFirst { right })),
    (join, |right| msg!(NoSpace { right })),
    (drop_pawn, |right| msg!(PawnLetter { right })),
];

/// The message for a text that becomes a legal move by correcting one slip, and the byte offset of the slip. If
/// ambiguous, all possible moves are listed.
pub(super) fn spelling_mistake(p: &DynGame, body: &str, style: &Style) -> Option<(Msg, usize)> {
    if let Some(found) = is_like_a_piece(body, p.shape()).then(|| foreign(p, body, style)).flatten() {
        return Some(found);
    }
    for (mend, say) in SLIPS {
        let mended = mend(body, style, p.shape());
        let mut acts: Vec<GenericMove> = Vec::new();
        let mut at = 0;
        for text in &mended {
            let found = meant_moves(p, text, style);
            if acts.is_empty() {
                at = common_prefix_len(body, text);
            }
            found.into_iter().for_each(|m| {
                if !acts.contains(&m) {
                    acts.push(m);
                }
            });
        }
        match &acts[..] {
            [] => {}
            [m] => return Some((say(p.move_text(m, style)), at)),
            many => return Some((msg!(SlipDoubt { right: spelled(p, many, style) }), at)),
        }
    }
    foreign(p, body, style)
}

/// True if a capital precedes the small letter of a field: then it was meant as a piece, not as a file.
fn is_like_a_piece(body: &str, shape: &Coordinates) -> bool {
    let mut chars = body.chars();
    chars.next().is_some_and(|c| small(c) != c) && chars.next().is_some_and(|c| shape.file(c).is_some())
}

/// The message for a text of several moves with a legal first one; and the byte offset of the second.
pub(super) fn several_moves(p: &DynGame, body: &str, style: &Style) -> Option<(Msg, usize)> {
    let first = body.split_whitespace().next()?;
    let rest = body.trim_start().strip_prefix(first)?.trim_start();
    let second = rest[after_bare_number(rest)..].split_whitespace().next()?;
    let is_move = second.bytes().any(|b| b.is_ascii_digit()) || second.contains("O-O");
    let [m] = meant_moves(p, first, style)[..] else { return None };
    is_move.then(|| (msg!(SeveralMoves { right: p.move_text(&m, style) }), body.len() - rest.len()))
}

/// The byte offset of the first difference between two texts.
pub fn common_prefix_len(a: &str, b: &str) -> usize {
    let mut same = 0;
    for (x, y) in a.chars().zip(b.chars()) {
        if x != y {
            break;
        }
        same += x.len_utf8();
    }
    same
}

/// The moves that match a text.
fn meant_moves(p: &DynGame, text: &str, style: &Style) -> Vec<GenericMove> {
    parse(text, style, p.shape()).map_or_else(|_| Vec::new(), |pattern| matching_moves(p, &pattern))
}

fn spelled(p: &DynGame, acts: &[GenericMove], style: &Style) -> Vec<String> {
    let mut right = Vec::with_capacity(acts.len());
    acts.iter().for_each(|m| right.push(p.move_text(m, style)));
    right
}

/// `nf3` as `Nf3`.
fn large_piece(body: &str, style: &Style, _: &Coordinates) -> Vec<String> {
    let found = strip_small(&style.letters.pieces, body);
    found.map(|(i, rest)| format!("{}{rest}", style.letters.pieces[i])).into_iter().collect()
}

/// A move whose small letter may be a piece: the text with the piece letter, `cc6` as `Cc6`, and the letter. None if
/// a number follows, as the letter then belongs to a field.
pub fn capitalised(text: &str, letters: &Letters) -> Option<(String, &'static str)> {
    let text = text.trim();
    let body = &text[after_bare_number(text)..];
    let (i, rest) = strip_small(&letters.pieces, body)?;
    let letter = letters.pieces[i];
    let is_field = rest.starts_with(|c: char| c.is_ascii_digit());
    (!is_field).then(|| (format!("{letter}{rest}"), letter))
}

/// `N f3` as `Nf3`.
fn join(body: &str, _: &Style, _: &Coordinates) -> Vec<String> {
    let joined: String = body.split_whitespace().collect();
    if joined == body { Vec::new() } else { vec![joined] }
}

/// Splits off the piece letter at the start.
fn split_letter<'t>(body: &'t str, style: &Style) -> (&'t str, &'t str) {
    match strip(&style.letters.pieces, body) {
        Some((_, rest)) => body.split_at(body.len() - rest.len()),
        None => ("", body),
    }
}

/// `F3` as `f3`, `EXD4` as `exd4`. In a text of capitals the first letter may be a piece or a field: `BXC3`.
fn lower_squares(body: &str, style: &Style, shape: &Coordinates) -> Vec<String> {
    let (letter, rest) = split_letter(body, style);
    let piece = format!("{letter}{}", lowered(rest, shape));
    let is_large = !body.bytes().any(|b| b.is_ascii_lowercase());
    if is_large && !letter.is_empty() { vec![piece, lowered(body, shape)] } else { vec![piece] }
}

/// Converts field letters and the cross to lower case; letters that are not files are unchanged, and so is everything
/// after the last number.
fn lowered(text: &str, shape: &Coordinates) -> String {
    let end = text.bytes().rposition(|b| b.is_ascii_digit()).unwrap_or(text.len());
    let mut out = String::with_capacity(text.len());
    for (at, c) in text.char_indices() {
        let small = c.to_ascii_lowercase();
        let is_lowered = at < end && (small == 'x' || shape.file(small).is_some());
        out.push(if is_lowered { small } else { c });
    }
    out
}

/// `3f` as `f3`, at the end of a text.
fn swap_squares(body: &str, style: &Style, _: &Coordinates) -> Vec<String> {
    let (letter, rest) = split_letter(body, style);
    let mut chars = rest.trim_end_matches(MARKS).chars();
    let (Some(file), Some(rank)) = (chars.next_back(), chars.next_back()) else { return Vec::new() };
    if !rank.is_ascii_digit() || !file.is_ascii_lowercase() {
        return Vec::new();
    }
    vec![format!("{letter}{}{file}{rank}", chars.as_str())]
}

/// `f3N` as `Nf3`.
fn letter_first(body: &str, style: &Style, _: &Coordinates) -> Vec<String> {
    let bare = body.trim_end_matches(MARKS);
    let Some(digit) = bare.bytes().rposition(|b| b.is_ascii_digit()) else { return Vec::new() };
    let (field, letter) = bare.split_at(digit + 1);
    let pieces = &style.letters.pieces;
    match strip(pieces, letter).or_else(|| strip_small(pieces, letter)) {
        Some((i, "")) => vec![format!("{}{field}", pieces[i])],
        _ => Vec::new(),
    }
}

/// `pe4` as `e4`, `pxd5` as `exd5`, if the language has no other beginners' letter for the pawn.
fn drop_pawn(body: &str, style: &Style, shape: &Coordinates) -> Vec<String> {
    match body.strip_prefix('p').filter(|_| style.letters.pawn.is_empty()) {
        Some(rest) if rest.starts_with(['x', '×', ':']) => {
            shape.files.chars().map(|file| format!("{file}{rest}")).collect()
        }
        Some(rest) => vec![rest.into()],
        None => Vec::new(),
    }
}

/// `a8q` as `a8Q`.
fn large_promotion(body: &str, style: &Style, _: &Coordinates) -> Vec<String> {
    let bare = body.trim_end_matches(MARKS);
    let mut before = bare.chars();
    before.next_back();
    let before = before.as_str();
    match strip_small(&style.letters.pieces, &bare[before.len()..]) {
        Some((i, "")) => vec![format!("{before}{}", style.letters.pieces[i])],
        _ => Vec::new(),
    }
}

/// A piece letter of another language with which the text is a legal move (contradictions X06), and its byte
/// offset. If ambiguous, all pieces are listed.
fn foreign(p: &DynGame, body: &str, style: &Style) -> Option<(Msg, usize)> {
    let (letter, at) = foreign_character(body, style)?;
    for letters in LETTERS.iter().filter(|l| l.code != style.letters.code) {
        let found = meant_moves(p, body, &Style { letters, ..*style });
        let (letter, language) = (letter.into(), letters.name.into());
        match &found[..] {
            [] => {}
            [m] => {
                return Some((msg!(LanguageLetter { letter, language, right: p.move_text(m, style) }), at));
            }
            many => {
                let right = spelled(p, many, style);
                return Some((msg!(LanguageLetterDoubt { letter, language, right }), at));
            }
        }
    }
    None
}

/// A capital that is not a piece letter of the style, and its byte offset: at the start, otherwise at the end.
pub(super) fn foreign_character(body: &str, style: &Style) -> Option<(char, usize)> {
    let capital = |c: &char| small(*c) != *c;
    let own = |text: &str| {
        let pawn = style.letters.pawn;
        strip(&style.letters.pieces, text).is_some() || !pawn.is_empty() && text.starts_with(pawn)
    };
    let first = body.chars().next()?;
    if capital(&first) {
        return (!own(body)).then_some((first, 0));
    }
    let bare = body.trim_end_matches(['+', '#', '!', '?', ')', '≠', '†', '‡', ' ']);
    let last = bare.chars().next_back().filter(capital)?;
    let at = bare.len() - last.len_utf8();
    (!own(&bare[at..])).then_some((last, at))
}
