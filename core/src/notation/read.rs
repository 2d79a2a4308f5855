//! Reading chess moves: patterns against legal moves, and remarks on how the strict form differs.

use super::algebraic::{Addition, Facts, text};
use super::coordinates::name;
use super::pattern::{Body, Mark, Pattern, PromotionSign, Step, parse};
use super::style::{self, Castle, Form, LETTERED, Promotion, Style};
use super::{Notation, Part, diagnose, noun};
use crate::chess::{Blow, Insight, Kind, Move, Position, Role, Rules, Wanted, Wing};
use crate::geometry::Field;
use crate::text::{Msg, head};

/// A move that was understood.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading<M> {
    /// The move.
    pub m: M,
    /// How the written form differs from the strict one; empty when it is right.
    pub remarks: Vec<Remark>,
}

/// How a written move differs from its strict form.
#[derive(Clone, PartialEq, Debug)]
pub struct Remark {
    /// What to say about it.
    pub says: Msg,
    /// Whether it counts as a slip on an official score sheet; others are a matter of taste.
    pub slip: bool,
}

/// Why a text is not a move here.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    /// The cause.
    pub because: Msg,
    /// Where the cause can be seen on the board.
    #[cfg(feature = "screen")]
    pub fields: Vec<Field>,
    /// Bytes before the place where the text goes wrong.
    pub at: usize,
    /// Right forms of what may have been meant, the likeliest first.
    #[cfg(feature = "screen")]
    pub nearest: Vec<String>,
}

impl Refusal {
    /// A refusal whose cause is all there is to say.
    pub const fn of(because: Msg) -> Refusal {
        Refusal {
            because,
            #[cfg(feature = "screen")]
            fields: Vec::new(),
            at: 0,
            #[cfg(feature = "screen")]
            nearest: Vec::new(),
        }
    }
}

/// What a teacher says of an answer.
#[derive(Clone, PartialEq, Debug)]
pub enum Verdict {
    /// Nothing to add.
    Right,
    /// Right, with a remark.
    Noted(Msg),
    /// Not right, and why.
    Wrong(Msg),
}

/// Longer texts cannot be a move; they are refused before any work is done.
const LONGEST: usize = 64;

/// Reads a move in a style.
pub(super) fn read(p: &Position, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
    let blanks = text.len() - text.trim_start().len();
    read_trimmed(p, text.trim(), style).map_err(|refusal| Refusal { at: refusal.at + blanks, ..refusal })
}

fn read_trimmed(p: &Position, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
    if text.len() > LONGEST {
        let mut rest = head(text, 12);
        rest.push('…');
        return Err(Refusal::of(Msg::Syntax { rest }));
    }
    let pattern = parse(text, style);
    if let Ok(pattern) = &pattern {
        match &hits(p, pattern)[..] {
            [] => {}
            [m] => return Ok(Reading { m: *m, remarks: remarks(p, m, pattern, style) }),
            many => return Err(ambiguous(p, many, pattern, text, style)),
        }
    }
    Err(diagnose::refusal(p, text, pattern, style))
}

/// The one legal move that a text fits.
pub(super) fn find(p: &Position, text: &str, style: &Style) -> Option<Move> {
    let found = plain(text, style).and_then(|wanted| p.sole(&wanted));
    found.or_else(|| search(p, text, style))
}

/// What a text in the plain short form asks for, such as `Nbd7` or `exd8=Q+`. Anything else, and any
/// text that finds no move, is left to the patterns.
fn plain(text: &str, style: &Style) -> Option<Wanted> {
    let mut text = text.as_bytes();
    while let [rest @ .., b'+' | b'#'] = text {
        text = rest;
    }
    let role = |byte: u8| Some(LETTERED[style.letters.pieces.iter().position(|l| l.as_bytes() == [byte])?]);
    let mut becomes = None;
    if let [rest @ .., b'=', letter] = text {
        (becomes, text) = (Some(role(*letter)?), rest);
    }
    let mut moved = Role::Pawn;
    if let [letter @ b'A'..=b'Z', rest @ ..] = text {
        (moved, text) = (role(*letter)?, rest);
    }
    let [start @ .., x @ b'a'..=b'h', y @ b'1'..=b'8'] = text else { return None };
    let start = start.strip_suffix(b"x").unwrap_or(start);
    let takes = start.len() + 2 < text.len();
    let (file, rank) = match start {
        [] => (None, None),
        [x @ b'a'..=b'h'] => (Some(x - b'a'), None),
        [y @ b'1'..=b'8'] => (None, Some(y - b'1')),
        _ => return None,
    };
    // A pawn takes with its file, goes without.
    if moved == Role::Pawn && (takes != file.is_some() || rank.is_some()) {
        return None;
    }
    Some(Wanted { role: moved, to: Field((y - b'1') * 8 + x - b'a'), file, rank, becomes })
}

/// The same for any form.
fn search(p: &Position, text: &str, style: &Style) -> Option<Move> {
    let pattern = parse(text, style).ok()?;
    match hits(p, &pattern)[..] {
        [m] => Some(m),
        _ => None,
    }
}

/// The legal moves that a pattern fits.
pub(super) fn hits(p: &Position, pattern: &Pattern) -> Vec<Move> {
    let (mut plain, mut castling) = (Vec::new(), Vec::new());
    for m in p.moves().iter() {
        let castles = m.kind == Kind::Castle;
        let (fit, found) = match &pattern.body {
            Body::Castle { wing, .. } => (castles && Wing::of(m.from, m.to) == *wing, &mut plain),
            Body::Step(step) if castles => (fits_castling(p, m, step), &mut castling),
            Body::Step(step) => (fits(p, m, step), &mut plain),
        };
        if fit {
            found.push(*m);
        }
    }
    // The squares of a king move first mean that king move, else castling.
    if plain.is_empty() { castling } else { plain }
}

/// Whether squares without a letter mean castling: the king onto its own rook, or to its goal.
fn fits_castling(p: &Position, m: &Move, step: &Step) -> bool {
    let goal = Field(m.castled().king);
    let to_goal = p.rules() == Rules::Chess || goal.0.abs_diff(m.from.0) == 2;
    step.role.is_none()
        && !step.pawn_letter
        && step.capture.is_none()
        && step.promotion.is_none()
        && step.from() == Some(m.from)
        && step.to().is_some_and(|to| to == m.to || to == goal && to_goal)
}

/// Whether a legal move fits all that was written; a missing capture sign is no hindrance.
fn fits(p: &Position, m: &Move, step: &Step) -> bool {
    fits_way(p, m, step) && m.promotion() == step.promotion.map(|(role, _)| role)
}

/// The same without a look at the promotion.
pub(super) fn fits_way(p: &Position, m: &Move, step: &Step) -> bool {
    let role = match step.role {
        Some(role) => m.role == role,
        None => m.role == Role::Pawn || step.from().is_some() && !step.pawn_letter,
    };
    let (x, y) = (m.from.0 % 8, m.from.0 / 8);
    let takes_as_pawn = m.role == Role::Pawn && x != m.to.0 % 8;
    role && m.kind != Kind::Castle
        && step.from_file.is_none_or(|f| f == x)
        && step.from_rank.is_none_or(|r| r == y)
        && step.to_file == m.to.0 % 8
        && step.to_rank.map_or(takes_as_pawn, |r| r == m.to.0 / 8)
        // A pawn that takes must name its file (FIDE C.9).
        && (!takes_as_pawn || step.from_file.is_some())
        // A cross with two files cannot mean a quiet move.
        && (m.role != Role::Pawn || step.capture.is_none() || takes_as_pawn || p.piece(m.to).is_some())
}

fn ambiguous(p: &Position, many: &[Move], pattern: &Pattern, text: &str, style: &Style) -> Refusal {
    let (mut right, mut fields, mut names, mut add) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for m in many {
        let tokens = p.write(m, style);
        tokens.iter().filter(|t| t.part == Part::From).for_each(|t| add.push(t.text.clone()));
        right.push(diagnose::joined(tokens.iter().map(|t| &*t.text)));
        // The promotions of one pawn come one after the other.
        if fields.last() != Some(&m.from) {
            fields.push(m.from);
            names.push(name(m.from));
        }
    }
    let piece = noun(many[0].role.figure());
    let added = matches!(&pattern.body, Body::Step(s) if s.role.is_some() && (s.from_file.is_some() || s.from_rank.is_some()));
    // What is missing comes behind the letter of the piece.
    let at = diagnose::common(text, right.first().map_or("", |first| first));
    #[cfg(feature = "screen")]
    let nearest = right.clone();
    let because = match added {
        true => Msg::LetterNotEnough { piece, fields: names, right },
        false => Msg::Ambiguous { piece, fields: names, right, add },
    };
    Refusal {
        because,
        #[cfg(feature = "screen")]
        fields,
        at,
        #[cfg(feature = "screen")]
        nearest,
    }
}

/// How a pattern differs from the strict form of its move, the most telling difference first.
fn remarks(p: &Position, m: &Move, pattern: &Pattern, style: &Style) -> Vec<Remark> {
    let facts = Facts::new(p, &Insight::new(p), m);
    let mut found: Found = Vec::new();
    match &pattern.body {
        Body::Castle { zeros, small, .. } => {
            if *zeros && style.castle == Castle::Letter && style.form != Form::Coordinate {
                found.push((|right| Msg::CastleZero { right }, false));
            }
            if *small {
                found.push((|right| Msg::CastleCase { right }, false));
            }
        }
        Body::Step(step) => on_step(&facts, step, style, &mut found),
    }
    on_mark(facts.blow, pattern.mark, style, &mut found);
    let right = text(p, m, style);
    let mut remarks = Vec::with_capacity(found.len());
    for (says, slip) in found {
        remarks.push(Remark { says: says(right.clone()), slip });
    }
    remarks
}

/// What is said with the strict form, and whether it counts as a slip.
type Found = Vec<(fn(String) -> Msg, bool)>;

fn on_step(facts: &Facts, step: &Step, style: &Style, found: &mut Found) {
    let m = &facts.m;
    if step.pawn_letter {
        found.push((|right| Msg::PawnLetter { right }, true));
    }
    let full = matches!(style.form, Form::Long | Form::Coordinate);
    if full {
        if step.from().is_none() || !(step.dash || step.capture.is_some()) {
            found.push((|right| Msg::XOther { right }, false));
        }
    } else {
        on_start(facts, step, found);
    }
    match (facts.taken.is_some(), step.capture) {
        (true, None) if !full && step.to_rank.is_some() => {
            found.push((|right| Msg::XMissing { right }, false))
        }
        (false, Some(_)) => found.push((|right| Msg::XNeedless { right }, true)),
        (true, Some(sign)) if style_of(sign) != Some(style.capture) => {
            found.push((|right| Msg::XOther { right }, false));
        }
        _ => {}
    }
    if step.to_rank.is_none() {
        found.push((|right| Msg::PawnFilesOnly { right }, false));
    }
    if let Some((_, sign)) = step.promotion {
        let usual = match style.promotion {
            Promotion::Plain => PromotionSign::Plain,
            Promotion::Sign => PromotionSign::Equals,
            Promotion::Brackets => PromotionSign::Brackets,
        };
        if sign != usual {
            found.push((|right| Msg::PromoSign { right }, false));
        }
    }
    if step.en_passant && m.kind != Kind::EnPassant {
        found.push((|right| Msg::EpWrong { right }, true));
    }
}

/// Remarks on what was written about the square the piece comes from, for the short forms.
fn on_start(facts: &Facts, step: &Step, found: &mut Found) {
    if step.from().is_some() {
        if facts.addition != Addition::Square {
            found.push((|right| Msg::LongForm { right }, false));
        }
        return;
    }
    if step.dash {
        found.push((|right| Msg::DashNeedless { right }, true));
    }
    let takes_as_pawn = facts.m.role == Role::Pawn && facts.taken.is_some();
    match (facts.addition, step.from_file, step.from_rank) {
        _ if takes_as_pawn => {}
        (Addition::None, None, None) => {}
        (Addition::None, ..) => found.push((|right| Msg::NotNeeded { right }, false)),
        (Addition::File, None, Some(_)) => found.push((|right| Msg::PreferFile { right }, false)),
        _ => {}
    }
}

fn style_of(sign: char) -> Option<style::Capture> {
    match sign {
        'x' => Some(style::Capture::Letter),
        '×' => Some(style::Capture::Times),
        ':' => Some(style::Capture::Colon),
        _ => None,
    }
}

fn on_mark(blow: Blow, mark: Mark, style: &Style, found: &mut Found) {
    let usual = match style.mate {
        style::Mate::Hash => Mark::Hash,
        style::Mate::TwoPlus => Mark::TwoPlus,
        style::Mate::NotEqual => Mark::NotEqual,
    };
    found.push(match (blow, mark) {
        (Blow::None, Mark::None) | (Blow::Check, Mark::Check) => return,
        (Blow::None, _) => (|right| Msg::CheckWrong { right }, true),
        (Blow::Check, Mark::None) => (|right| Msg::CheckMissing { right }, false),
        (Blow::Check, _) => (|right| Msg::CheckWrong { right }, true),
        (Blow::Mate, Mark::None) => (|right| Msg::MateMissing { right }, false),
        (Blow::Mate, Mark::Check) => (|right| Msg::PlusForMate { right }, true),
        (Blow::Mate, mark) if mark == usual => return,
        (Blow::Mate, _) => (|right| Msg::MateOtherSign { right }, false),
    });
}

/// Compares an answer with the move that was asked for.
pub fn judge(p: &Position, asked: &Move, answer: &str, style: &Style) -> Verdict {
    let reading = match read(p, answer, style) {
        Ok(reading) => reading,
        Err(refusal) => return Verdict::Wrong(refusal.because),
    };
    let right = text(p, asked, style);
    if reading.m != *asked {
        let letterless = reading.m.role == Role::Pawn && asked.role != Role::Pawn;
        return Verdict::Wrong(match letterless {
            true => Msg::LetterMissing { piece: noun(asked.role.figure()), right },
            false => Msg::OtherMove { right },
        });
    }
    let slip = reading.remarks.iter().find(|r| r.slip);
    match slip.or(reading.remarks.first()) {
        None => Verdict::Right,
        Some(Remark { says, slip: true }) => Verdict::Wrong(says.clone()),
        Some(Remark { says, slip: false }) => Verdict::Noted(says.clone()),
    }
}
