//! Parsing chess moves in historic forms: Smith, ICCF, descriptive.
//!
//! Two squares or four digits determine a move. A descriptive text is compared with every name in use
//! for each legal move; the strict one takes precedence. Texts in none of these forms are left to the
//! parser of modern notation.

use super::descriptive::{DescriptiveWords, captured_role};
use super::historic::{form_remark, is_historic};
use super::{SHAPE, to_generic};
use crate::chess::{Kind, Move, Position, Role};
use crate::geometry::Field;
use crate::i18n::Msg;
use crate::notation::lettered::{GenericMove, LetteredGame};
use crate::notation::marks::MARKS;
use crate::notation::pattern::{StepPattern, after_number};
use crate::notation::reading::Reading;
use crate::notation::refusal::Refusal;
use crate::notation::style::{Form, LETTERED, Style};
use crate::notation::{Notation, diagnose, noun};
use crate::position::Position as _;

/// The parsed move, or the refusal; none if the text has another shape.
type ReadResult = Option<Result<Reading<GenericMove>, Refusal>>;

/// Parses a text in the historic form of a style; none if the style has none, or the text has another shape.
pub(super) fn read(p: &Position, text: &str, style: &Style) -> ReadResult {
    // Records are read by the million, and nearly all are in another form.
    if !is_historic(style) {
        return None;
    }
    let text = text.trim();
    let at = after_number(text);
    let body = &text[at..];
    let answer = match style.form {
        Form::Smith => read_smith(p, body, style),
        Form::Iccf => read_iccf(p, body, style),
        Form::Descriptive => read_descriptive(p, body, style),
        _ => None,
    };
    answer.map(|read| read.map_err(|refusal| Refusal { at: refusal.at + at, ..refusal }))
}

/// The parsed move, with its strict form if another was written. A wrong sign is a slip.
fn accepted(
    p: &Position,
    m: &Move,
    body: &str,
    slip: bool,
    style: &Style,
) -> Result<Reading<GenericMove>, Refusal> {
    let right = p.text(m, style);
    let remarks = if right == body { Vec::new() } else { form_remark(right, slip) };
    Ok(Reading { m: to_generic(m), remarks })
}

/// A refusal for a cause that includes the correct forms.
fn refused(because: Msg, at: usize) -> Refusal {
    Refusal {
        nearest: crate::notation::nearest::offered_moves(&because, Vec::new),
        at,
        ..Refusal::of(because)
    }
}

/// Signs permitted between two squares.
const BETWEEN: &str = " -–x×:.";

/// A text without the signs between squares and at the end.
fn compact(body: &str) -> Vec<char> {
    body.chars().filter(|c| !BETWEEN.contains(*c) && !MARKS.contains(c)).collect()
}

/// `c4d5p`, `a7b8rQ`.
fn read_smith(p: &Position, body: &str, style: &Style) -> ReadResult {
    let signs = compact(body);
    let [a, b, c, d, rest @ ..] = &signs[..] else { return None };
    let square = |file: char, rank: char| {
        let y = rank.to_digit(10).filter(|y| (1..=8).contains(y))?;
        Some(SHAPE.at(SHAPE.file(file.to_ascii_lowercase())?, y as u8 - 1))
    };
    let (from, to) = (square(*a, *b)?, square(*c, *d)?);
    let promotion =
        |c: &char| LETTERED.into_iter().skip(1).find(|role| c.to_ascii_lowercase() == role.letter());
    let (sign, becomes) = match rest {
        [] => (None, None),
        [c] if c.is_ascii_uppercase() && !"EC".contains(*c) => (None, Some(promotion(c)?)),
        [c] if "pnbrqEcC".contains(*c) => (Some(*c), None),
        [c, becomes] if "pnbrq".contains(*c) => (Some(*c), Some(promotion(becomes)?)),
        _ => return None,
    };
    let right = |m: &Move| match (m.kind, captured_role(p, m)) {
        (Kind::EnPassant, _) => Some('E'),
        (Kind::Castle, _) => Some(if crate::notation::algebraic::h_side(&to_generic(m)) { 'c' } else { 'C' }),
        (_, taken) => taken.map(Role::letter),
    };
    Some(parse_between(p, (from, to), becomes, body, style, |m| sign.is_some() && sign != right(m)))
}

/// `7163`, `27281`.
fn read_iccf(p: &Position, body: &str, style: &Style) -> ReadResult {
    let signs = compact(body);
    let digits: Vec<u8> = signs.iter().filter_map(|c| c.to_digit(10)).map(|digit| digit as u8).collect();
    if digits.is_empty() || digits.len() != signs.len() {
        return None;
    }
    let ([a, b, c, d] | [a, b, c, d, _]) = digits[..] else {
        return Some(Err(refused(msg!(DigitsCount), body.len())));
    };
    for (n, pair) in [[a, b], [c, d]].into_iter().enumerate() {
        if pair.iter().any(|digit| !(1..=8).contains(digit)) {
            let text = signs.iter().skip(2 * n).take(2).collect();
            return Some(Err(refused(msg!(DigitsField { text }), 2 * n)));
        }
    }
    let becomes = match digits.get(4) {
        None => None,
        Some(1) => Some(Role::Queen),
        Some(2) => Some(Role::Rook),
        Some(3) => Some(Role::Bishop),
        Some(4) => Some(Role::Knight),
        Some(_) => return Some(Err(refused(msg!(DigitsCount), 4))),
    };
    let squares = (SHAPE.at(a - 1, b - 1), SHAPE.at(c - 1, d - 1));
    Some(parse_between(p, squares, becomes, body, style, |_| false))
}

/// The move from one square to another.
fn parse_between(
    p: &Position,
    (from, to): (Field, Field),
    becomes: Option<Role>,
    body: &str,
    style: &Style,
    slips: impl Fn(&Move) -> bool,
) -> Result<Reading<GenericMove>, Refusal> {
    let (mut hits, mut castling) = (Vec::new(), Vec::new());
    for m in p.moves().iter().filter(|m| m.from == from) {
        match m.kind {
            Kind::Castle if p.means_castling(&to_generic(m), from, to) => castling.push(*m),
            Kind::Castle => {}
            _ if m.to == to => hits.push(*m),
            _ => {}
        }
    }
    // The squares of a king move mean that king move first.
    let hits = if hits.is_empty() { castling } else { hits };
    choose_move(p, &hits, becomes, body, style, slips).unwrap_or_else(|| {
        let step = StepPattern {
            from_file: Some(SHAPE.x(from)),
            from_rank: Some(SHAPE.y(from)),
            to_file: SHAPE.x(to),
            to_rank: Some(SHAPE.y(to)),
            ..StepPattern::default()
        };
        Err(diagnose::step_refusal(p, &step, body, style))
    })
}

/// The move with the written promotion; none if there are no moves.
fn choose_move(
    p: &Position,
    hits: &[Move],
    becomes: Option<Role>,
    body: &str,
    style: &Style,
    slips: impl Fn(&Move) -> bool,
) -> Option<Result<Reading<GenericMove>, Refusal>> {
    let fits = hits.iter().filter(|m| m.promotion() == becomes).collect::<Vec<_>>();
    let rights = |moves: &[&Move]| moves.iter().map(|m| p.text(m, style)).collect::<Vec<_>>();
    Some(match (&fits[..], hits) {
        ([m], _) => accepted(p, m, body, slips(m), style),
        ([], []) => return None,
        ([], [m]) => Err(refused(msg!(PromoNone { right: p.text(m, style) }), body.len())),
        ([], _) => {
            Err(refused(msg!(PromoMissing { right: rights(&hits.iter().collect::<Vec<_>>()) }), body.len()))
        }
        (many, _) => Err(refused(msg!(SystemDoubt { right: rights(many) }), body.len())),
    })
}

/// En passant suffixes.
const PASSING: [&str; 2] = ["e.p.", "ep"];

/// Suffix words without further meaning.
const BEHIND: [&str; 13] =
    ["e.p.", "ep", "ch.", "ch", "éch.", "éch", "ech", "mate", "mat", "+", "#", "≠", "!"];

/// Strips suffix words. Returns true if one of them means en passant.
fn without_words(body: &str) -> (&str, bool) {
    let (mut text, mut passing) = (body.trim_end(), false);
    let last = |text: &str| BEHIND.iter().find(|word| text.len() > word.len() && text.ends_with(**word));
    while let Some(word) = last(text) {
        passing |= PASSING.contains(word);
        text = text[..text.len() - word.len()].trim_end();
    }
    (text, passing)
}

/// A descriptive text in capitals without blanks, dashes, brackets and signs; none if it mixes small letters with
/// capitals: then it is modern notation.
fn capitals(body: &str) -> Option<String> {
    let (text, _) = without_words(body);
    let large = text.bytes().any(|byte| byte.is_ascii_uppercase());
    let mut out = String::with_capacity(text.len());
    for c in text.chars().filter(|c| !" -–()[]=/.".contains(*c)) {
        match c {
            'x' | 'X' | '×' | ':' => out.push('X'),
            't' if out.ends_with('K') => {
                out.pop();
                out.push('N');
            }
            'a'..='z' if large => return None,
            _ => out.push(c.to_ascii_uppercase()),
        }
    }
    Some(out)
}

/// `N-KB3`, `C3FR`, `KPxP`.
fn read_descriptive(p: &Position, body: &str, style: &Style) -> ReadResult {
    let (wanted, words) = (capitals(body)?, DescriptiveWords::of(style));
    let legal = p.moves();
    let (mut whole, mut bare) = (Vec::new(), Vec::new());
    for m in legal.iter().filter(|m| m.kind != Kind::Castle) {
        let becomes = m.promotion().map_or("", |role| words.letter(role));
        if wanted.strip_suffix(becomes).is_some_and(|text| words.matches_text(p, m, text)) {
            whole.push(*m);
        } else if !becomes.is_empty() && words.matches_text(p, m, &wanted) {
            bare.push(*m);
        }
    }
    // The strict form of a move is one of its names. Writing it needs the texts of all moves, so it comes last.
    let is_strict = |m: &&Move| capitals(&p.text(m, style)).as_ref() == Some(&wanted);
    let mut strict: Vec<Move> = whole.iter().filter(is_strict).copied().collect();
    // Nothing else distinguishes `PxP` from `PxP e.p.`.
    if strict.len() > 1 {
        let (_, passing) = without_words(body);
        strict.retain(|m| (m.kind == Kind::EnPassant) == passing);
    }
    if let [m] = strict[..] {
        return Some(accepted(p, &m, body, false, style));
    }
    let rights = |moves: &[Move]| moves.iter().map(|m| p.text(m, style)).collect::<Vec<_>>();
    match (&whole[..], &bare[..]) {
        ([m], _) => Some(accepted(p, m, body, false, style)),
        // In small letters it may be modern notation: `fxd4` is not a bishop taking a queen.
        ([], []) if !body.bytes().any(|byte| byte.is_ascii_uppercase()) => None,
        ([], []) => explain_no_move(p, words, &wanted, body, style).map(Err),
        ([], bare) => Some(Err(refused(msg!(PromoMissing { right: rights(bare) }), body.len()))),
        (many, _) => Some(Err(refused(msg!(SystemDoubt { right: rights(many) }), body.len()))),
    }
}

/// The reason why a descriptive text is not a legal move; none if it is not descriptive.
fn explain_no_move(
    p: &Position,
    words: DescriptiveWords,
    wanted: &str,
    body: &str,
    style: &Style,
) -> Option<Refusal> {
    const ROLES: [Role; 6] = [Role::Pawn, Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let named = |text: &str| ROLES.into_iter().find(|role| text.starts_with(words.letter(*role)));
    let role = named(wanted)?;
    let (who, goal) = match wanted.find('X') {
        Some(at) => (wanted.get(..at)?, wanted.get(at + 1..)),
        None => (wanted, None),
    };
    // A capturing pawn may be named by its file: `KPxP`.
    let role = if goal.is_some() && who.len() > 1 && who.ends_with('P') { Role::Pawn } else { role };
    // The longest name is meant: `KB3` also ends with `B3`.
    let (mut to, mut longest) = (None, 0);
    for at in (0..SHAPE.len()).map(Field) {
        for whole in [true, false] {
            let name = words.ranked_field(at, p.turn(), whole);
            if wanted.ends_with(&name) && name.len() > longest && name.len() < wanted.len() {
                (to, longest) = (Some(at), name.len());
            }
        }
    }
    match (to, goal) {
        (Some(to), None) => {
            let pawn = role == Role::Pawn;
            let step = StepPattern {
                role: (!pawn).then_some(role),
                pawn_letter: pawn,
                // A quiet pawn move stays on its file.
                from_file: pawn.then_some(SHAPE.x(to)),
                to_file: SHAPE.x(to),
                to_rank: Some(SHAPE.y(to)),
                ..StepPattern::default()
            };
            Some(diagnose::step_refusal(p, &step, body, style))
        }
        (_, Some(goal)) => {
            let [piece, taken] = [role, named(goal)?].map(|role| noun(role.figure()));
            Some(Refusal::of(msg!(TakesNone { piece, taken })))
        }
        (None, None) => None,
    }
}
