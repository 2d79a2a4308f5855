//! Moves written in part, as people write them on paper: piece takes piece (`RxR`, `gxRQ`), half a square (`Nxe`,
//! `B6`, `e5x`), a doubled or crossed-out sign (`bxee4`).
//!
//! A move written in full names everything, `R d 1 x N d 8`; a text in part has some of these signs in the same order.
//! A text that fits one legal move is understood, with a remark; several moves are offered, and so are those of a text that lacks a sign.

mod sketch;

use super::lettered::{DynGame, GenericMove};
use super::letters::{LETTERS, Letters, small, strip};
use super::marks::MARKS;
use super::matching::matching_among;
use super::pattern::{after_bare_number, parse};
use super::reading::{Reading, Remark};
use super::refusal::Refusal;
use super::shape::Coordinates;
use super::slips::foreign_character;
use super::style::{Form, Style};
use super::{nearest, noun};
use crate::i18n::{MessageKind, Msg, head};
use crate::pieces::CheckEffect;
use sketch::{Found, Sketch};

/// Maximum number of moves that are offered.
const OFFERS: usize = 8;

/// Signs that a text lacks, or has too many.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Lack {
    /// The square of a captured piece.
    Target,
    /// Half of a square.
    Half,
    /// Nothing: a sign is too many.
    Surplus,
}

impl Lack {
    fn understood(self, right: String) -> Msg {
        match self {
            Lack::Target => msg!(TakesPiece { right }),
            Lack::Half => msg!(HalfSquare { right }),
            Lack::Surplus => msg!(SignTooMany { right }),
        }
    }
    fn unsure(self, right: String) -> Msg {
        match self {
            Lack::Surplus => msg!(SignTooMany { right }),
            Lack::Target | Lack::Half => msg!(Perhaps { right }),
        }
    }
    fn doubtful(self, right: Vec<String>) -> Msg {
        match self {
            Lack::Target => msg!(TakesDoubt { right }),
            Lack::Half => msg!(HalfSquareDoubt { right }),
            Lack::Surplus => msg!(SignTooManyDoubt { right }),
        }
    }
}

/// The moves that a text may mean, and what it lacks.
struct Meant {
    moves: Vec<GenericMove>,
    lack: Lack,
    /// Byte offset of what is missing or too much.
    at: usize,
    /// True if a single move is sure enough to be played.
    sure: bool,
}

/// The move of a text that was refused as no move: understood, offered, or refused with a better reason.
pub(super) fn read(
    p: &DynGame,
    text: &str,
    style: &Style,
    refusal: Refusal,
) -> Result<Reading<GenericMove>, Refusal> {
    let start = after_bare_number(text);
    let body = &text[start..];
    let has_no_form = matches!(
        refusal.because.kind(),
        MessageKind::Syntax | MessageKind::NotAField | MessageKind::NotOnDartboard
    );
    // The field before a colon may also be the start: `Rb2:`.
    let is_no_move = has_no_form || refusal.because.kind() != MessageKind::PawnFile && body.ends_with(':');
    if refusal.because.kind() == MessageKind::FileCase {
        return Err(piece_or_file(p, text, body, style, refusal));
    }
    let is_doubled = || body.chars().zip(body.chars().skip(1)).any(|(a, b)| a == b);
    let has_no_such_piece = matches!(
        refusal.because.kind(),
        MessageKind::NoSuchPiece | MessageKind::NotItsWay | MessageKind::WayRound
    );
    // Older notations have reasons of their own.
    let is_old = matches!(style.form, Form::Smith | Form::Iccf | Form::Descriptive);
    if !is_old && let Some(meant) = small_pieces(p, body, style) {
        return answer(p, meant, start, style);
    }
    if is_old || !(is_no_move || has_no_such_piece && is_doubled()) {
        return Err(refusal);
    }
    let moves = p.generic_moves();
    let sketch = Sketch::parse(body, style.letters, p.shape()).filter(|_| is_no_move);
    let meant = match &sketch {
        Some(sketch) => in_part(p, &moves, sketch, body, false)
            .or_else(|| elsewhere(p, &moves, sketch, body))
            .or_else(|| with_surplus(p, &moves, body, style, is_no_move))
            .or_else(|| in_part_with_surplus(p, &moves, sketch, body))
            .or_else(|| in_part(p, &moves, sketch, body, true)),
        None => with_surplus(p, &moves, body, style, is_no_move),
    };
    match (meant, sketch) {
        (Some(meant), _) => answer(p, meant, start, style),
        (None, Some(sketch)) if has_no_form => {
            Err(foreign(p, &moves, body, start, style)
                .unwrap_or_else(|| no_fit(&sketch, body, start, refusal)))
        }
        (None, None) if has_no_form => Err(foreign(p, &moves, body, start, style).unwrap_or(refusal)),
        (None, _) => Err(refusal),
    }
}

/// `bxb` of a German player, `dxf` of a French one: pieces in small letters, where no pawn can take between those files.
fn small_pieces(p: &DynGame, body: &str, style: &Style) -> Option<Meant> {
    let shape = p.shape();
    let [from, to] = Sketch::files_of_capture(body, shape)?;
    if shape.adjoin(from, to) {
        return None;
    }
    let sketch = Sketch::parse(body, style.letters, shape)?;
    let meant = in_part(p, &p.generic_moves(), &sketch, body, true)?;
    Some(Meant { sure: true, ..meant })
}

/// `B3`: the field of a pawn, or half the field of a piece.
fn piece_or_file(p: &DynGame, text: &str, body: &str, style: &Style, refusal: Refusal) -> Refusal {
    let is_piece =
        strip(&style.letters.pieces, body).is_some_and(|(_, rest)| rest.trim_end_matches(MARKS).len() == 1);
    let sketch = Sketch::parse(body, style.letters, p.shape()).filter(|_| is_piece);
    let found = sketch.map(|sketch| sketch.moves(&p.generic_moves(), p, false)).unwrap_or_default();
    if found.is_empty() {
        return refusal;
    }
    let mut right = refusal.nearest;
    right.extend(found.iter().map(|(m, _)| p.move_text(m, style)).take(OFFERS));
    let nearest = right.clone();
    Refusal { because: msg!(HalfSquareDoubt { right }), fields: refusal.fields, at: text.len(), nearest }
}

/// One move is understood; several are offered.
fn answer(p: &DynGame, meant: Meant, start: usize, style: &Style) -> Result<Reading<GenericMove>, Refusal> {
    let right: Vec<String> = meant.moves.iter().map(|m| p.move_text(m, style)).take(OFFERS).collect();
    if let ([m], [right], true) = (&meant.moves[..], &right[..], meant.sure) {
        let message = meant.lack.understood(right.clone());
        return Ok(Reading { m: *m, remarks: vec![Remark { message, slip: true }] });
    }
    let mut fields: Vec<_> = meant.moves.iter().map(|m| m.from).take(OFFERS).collect();
    fields.dedup();
    let first = meant.moves.first();
    let one_pawn = first.filter(|m| {
        m.promotion().is_some() && meant.moves.iter().all(|other| (other.from, other.to) == (m.from, m.to))
    });
    let because = match (one_pawn, &right[..]) {
        (Some(_), _) => msg!(PromoMissing { right }),
        (None, [only]) => meant.lack.unsure(only.clone()),
        (None, _) => meant.lack.doubtful(right),
    };
    let nearest = nearest::offered_moves(&because, Vec::new);
    Err(Refusal { because, fields, at: start + meant.at, nearest })
}

/// Several moves narrowed by what was written behind them.
fn narrowed(p: &DynGame, mut moves: Vec<GenericMove>, sketch: &Sketch) -> Vec<GenericMove> {
    use super::lettered::MoveKind;
    let mut prefer = |is_better: &dyn Fn(&GenericMove) -> bool| {
        if moves.len() > 1 && moves.iter().any(is_better) {
            moves.retain(is_better);
        }
    };
    if sketch.passing {
        prefer(&|m| m.kind == MoveKind::EnPassant);
    }
    if sketch.check {
        prefer(&|m| p.move_facts(m).check_effect != CheckEffect::None);
    }
    moves
}

/// `RxR`, `Nxe`, `B6`. `loose`: a small letter may be a piece.
fn in_part(p: &DynGame, moves: &[GenericMove], sketch: &Sketch, body: &str, loose: bool) -> Option<Meant> {
    let found: Found = sketch.moves(moves, p, loose);
    let taken = found.first()?.1;
    let moves = narrowed(p, found.into_iter().map(|(m, _)| m).collect(), sketch);
    let lack = if taken { Lack::Target } else { Lack::Half };
    let at = match sketch.exchange() {
        Some((.., n)) if taken => sketch.signs[n].at,
        _ => body.len(),
    };
    // Only a small letter that is a file, too, leaves a doubt.
    Some(Meant { moves, lack, at, sure: !loose || sketch.signs.iter().all(|sign| !sign.may_be_file()) })
}

/// `bxee4`, `Qe11+`, `Kxf6a3`: moves that are left if a few signs in a row go. They are offered: `Nf33` may
/// also lack something.
fn with_surplus(
    p: &DynGame,
    moves: &[GenericMove],
    body: &str,
    style: &Style,
    is_no_move: bool,
) -> Option<Meant> {
    // Two moves in one text are not one with something too much.
    if body.contains(' ') {
        return None;
    }
    let places: Vec<usize> = body.char_indices().map(|(at, _)| at).chain([body.len()]).collect();
    let longest = if is_no_move { (places.len() - 1) / 2 } else { 1 };
    for count in 1..=longest.min(3) {
        let (mut found, mut first) = (Vec::new(), body.len());
        for span in places.windows(count + 1) {
            let (from, to) = (span[0], span[count]);
            let (before, gone, after) = (&body[..from], &body[from..to], &body[to..]);
            // A letter that is no sign of moves was not written twice.
            if !gone.chars().all(|c| is_sign(c, style, p.shape()))
                || !is_no_move && !before.ends_with(gone) && !after.starts_with(gone)
            {
                continue;
            }
            let Ok(pattern) = parse(&format!("{before}{after}"), style, p.shape()) else { continue };
            for m in matching_among(p, moves, &pattern) {
                if !found.contains(&m) {
                    found.push(m);
                    first = first.min(from);
                }
            }
        }
        if !found.is_empty() {
            return Some(Meant { moves: found, lack: Lack::Surplus, at: first, sure: false });
        }
    }
    None
}

/// True for a character of moves.
fn is_sign(c: char, style: &Style, shape: &Coordinates) -> bool {
    let is_letter = |letter: &&str| letter.starts_with(c);
    c.is_ascii_digit()
        || "x×+-=:".contains(c)
        || shape.file(small(c)).is_some()
        || style.letters.pieces.iter().any(is_letter)
        || is_letter(&style.letters.pawn)
}

/// `NxPd4`: the captured piece stands on another square.
fn elsewhere(p: &DynGame, moves: &[GenericMove], sketch: &Sketch, body: &str) -> Option<Meant> {
    let (.., n) = sketch.exchange()?;
    let at = sketch.signs.get(n + 1)?.at;
    let mut bare = sketch.clone();
    bare.signs.truncate(n + 1);
    let meant = in_part(p, moves, &bare, body, false)?;
    Some(Meant { at, sure: false, ..meant })
}

/// `Nxcd`, `N82`: half a square and a sign too many.
fn in_part_with_surplus(p: &DynGame, moves: &[GenericMove], sketch: &Sketch, body: &str) -> Option<Meant> {
    if body.contains(' ') || sketch.signs.len() < 3 || sketch.exchange().is_some() {
        return None;
    }
    let (mut found, mut first) = (Vec::new(), body.len());
    // The letter of the piece is not what is too much.
    for n in 1..sketch.signs.len() {
        for (m, _) in sketch.without(n).moves(moves, p, false) {
            if !found.contains(&m) {
                found.push(m);
                first = first.min(sketch.signs[n].at);
            }
        }
    }
    let found = narrowed(p, found, sketch);
    (!found.is_empty()).then_some(Meant { moves: found, lack: Lack::Surplus, at: first, sure: false })
}

/// The refusal of a text in part that fits no move.
fn no_fit(sketch: &Sketch, body: &str, start: usize, refusal: Refusal) -> Refusal {
    let Refusal { nearest, .. } = refusal;
    let (because, at) = match sketch.exchange() {
        Some((piece, taken, n)) => {
            let [piece, taken] = [piece, taken].map(|role| noun(role.figure()));
            (msg!(TakesNone { piece, taken }), sketch.signs[n].at)
        }
        None => (msg!(HalfSquareNone { text: head(body, 12) }), body.len()),
    };
    Refusal { because, fields: Vec::new(), at: start + at, nearest }
}

/// A text in part with the letters of another language: `TxT` in English.
fn foreign(p: &DynGame, moves: &[GenericMove], body: &str, start: usize, style: &Style) -> Option<Refusal> {
    let (letter, at) = foreign_character(body, style)?;
    let found_by = |letters: &Letters| -> Vec<GenericMove> {
        let sketch = Sketch::parse(body, letters, p.shape()).filter(|_| letters.code != style.letters.code);
        let found = sketch.map(|sketch| sketch.moves(moves, p, false)).unwrap_or_default();
        found.into_iter().map(|(m, _)| m).collect()
    };
    // The languages of the screens are confused most; of the others the first that fits.
    let language = Letters::of_screens().chain(&LETTERS).find(|letters| !found_by(letters).is_empty())?;
    let is_of_screens = Letters::of_screens().any(|letters| letters.code == language.code);
    let mut found = found_by(language);
    for letters in Letters::of_screens().filter(|_| is_of_screens) {
        let more: Vec<_> = found_by(letters).into_iter().filter(|m| !found.contains(m)).collect();
        found.extend(more);
    }
    let mut right: Vec<String> = found.iter().map(|m| p.move_text(m, style)).take(OFFERS).collect();
    let (letter, language) = (letter.into(), language.name.into());
    let because = match (right.pop(), right.is_empty()) {
        (Some(right), true) => msg!(LanguageLetter { letter, language, right }),
        (last, _) => {
            right.extend(last);
            msg!(LanguageLetterDoubt { letter, language, right })
        }
    };
    let nearest = nearest::offered_moves(&because, Vec::new);
    Some(Refusal { because, fields: Vec::new(), at: start + at, nearest })
}
