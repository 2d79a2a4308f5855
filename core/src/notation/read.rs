//! Reading chess moves: patterns against legal moves, and remarks on how the strict form differs.

use super::algebraic::{Addition, Facts, text};
use super::coordinates::name;
use super::pattern::{Body, Mark, Pattern, PromotionSign, Step, parse};
use super::style::{self, Castle, Form, Promotion, Style};
use super::{diagnose, noun};
use crate::chess::{Blow, Insight, Kind, Move, Position, Role, Rules, Wing};
use crate::geometry::Field;
use crate::text::Msg;

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
    /// Bytes before the place where the text goes wrong.
    pub at: usize,
    /// Right forms of what may have been meant, the likeliest first.
    pub nearest: Vec<String>,
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
        let rest = text.chars().take(12).chain(['…']).collect();
        return Err(Refusal { because: Msg::Syntax { rest }, at: 0, nearest: Vec::new() });
    }
    let pattern = parse(text, style);
    if let Ok(pattern) = &pattern {
        match &hits(p, pattern)[..] {
            [] => {}
            [m] => return Ok(Reading { m: *m, remarks: remarks(p, m, pattern, style) }),
            many => return Err(ambiguous(p, many, pattern, style)),
        }
    }
    Err(diagnose::refusal(p, text, pattern, style))
}

/// The one legal move that a text fits.
pub(super) fn find(p: &Position, text: &str, style: &Style) -> Option<Move> {
    let pattern = parse(text, style).ok()?;
    match hits(p, &pattern)[..] {
        [m] => Some(m),
        _ => None,
    }
}

/// The legal moves that a pattern fits.
pub(super) fn hits(p: &Position, pattern: &Pattern) -> Vec<Move> {
    let all = p.moves();
    match &pattern.body {
        Body::Castle { wing, .. } => {
            let castles = |m: &&Move| m.kind == Kind::Castle && Wing::of(m.from, m.to) == *wing;
            all.iter().filter(castles).copied().collect()
        }
        Body::Step(step) => {
            let plain: Vec<Move> = all.iter().filter(|m| fits(p, m, step)).copied().collect();
            // The squares of a king move first mean that king move, else castling.
            let castles = |m: &&Move| m.kind == Kind::Castle && fits_castling(p, m, step);
            if plain.is_empty() { all.iter().filter(castles).copied().collect() } else { plain }
        }
    }
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

fn ambiguous(p: &Position, many: &[Move], pattern: &Pattern, style: &Style) -> Refusal {
    let right: Vec<String> = many.iter().map(|m| text(p, m, style)).collect();
    let mut fields: Vec<String> = many.iter().map(|m| name(m.from)).collect();
    fields.dedup();
    let piece = noun(many[0].role.figure());
    let added = matches!(&pattern.body, Body::Step(s) if s.role.is_some() && (s.from_file.is_some() || s.from_rank.is_some()));
    let because = match added {
        true => Msg::LetterNotEnough { piece, fields, right: right.clone() },
        false => Msg::Ambiguous { piece, fields, right: right.clone() },
    };
    Refusal { because, at: 0, nearest: right }
}

/// How a pattern differs from the strict form of its move, the most telling difference first.
fn remarks(p: &Position, m: &Move, pattern: &Pattern, style: &Style) -> Vec<Remark> {
    let facts = Facts::new(p, &Insight::new(p), m);
    let right = || text(p, m, style);
    let mut found = Vec::new();
    match &pattern.body {
        Body::Castle { zeros, small, .. } => {
            if *zeros && style.castle == Castle::Letter && style.form != Form::Coordinate {
                found.push((Msg::CastleZero { right: right() }, false));
            }
            if *small {
                found.push((Msg::CastleCase { right: right() }, false));
            }
        }
        Body::Step(step) => on_step(&facts, step, style, &right, &mut found),
    }
    found.extend(on_mark(facts.blow, pattern.mark, style, &right));
    found.into_iter().map(|(says, slip)| Remark { says, slip }).collect()
}

type Found = Vec<(Msg, bool)>;

fn on_step(facts: &Facts, step: &Step, style: &Style, right: &impl Fn() -> String, found: &mut Found) {
    let m = &facts.m;
    if step.pawn_letter {
        found.push((Msg::PawnLetter { right: right() }, true));
    }
    let full = matches!(style.form, Form::Long | Form::Coordinate);
    if full {
        if step.from().is_none() || !(step.dash || step.capture.is_some()) {
            found.push((Msg::XOther { right: right() }, false));
        }
    } else {
        on_start(facts, step, right, found);
    }
    match (facts.taken.is_some(), step.capture) {
        (true, None) if !full && step.to_rank.is_some() => {
            found.push((Msg::XMissing { right: right() }, false))
        }
        (false, Some(_)) => found.push((Msg::XNeedless { right: right() }, true)),
        (true, Some(sign)) if style_of(sign) != Some(style.capture) => {
            found.push((Msg::XOther { right: right() }, false));
        }
        _ => {}
    }
    if step.to_rank.is_none() {
        found.push((Msg::PawnFilesOnly { right: right() }, false));
    }
    if let Some((_, sign)) = step.promotion {
        let usual = match style.promotion {
            Promotion::Plain => PromotionSign::Plain,
            Promotion::Sign => PromotionSign::Equals,
            Promotion::Brackets => PromotionSign::Brackets,
        };
        if sign != usual {
            found.push((Msg::PromoSign { right: right() }, false));
        }
    }
    if step.en_passant && m.kind != Kind::EnPassant {
        found.push((Msg::EpWrong { right: right() }, true));
    }
}

/// Remarks on what was written about the square the piece comes from, for the short forms.
fn on_start(facts: &Facts, step: &Step, right: &impl Fn() -> String, found: &mut Found) {
    if step.from().is_some() {
        if facts.addition != Addition::Square {
            found.push((Msg::LongForm { right: right() }, false));
        }
        return;
    }
    if step.dash {
        found.push((Msg::DashNeedless { right: right() }, true));
    }
    let takes_as_pawn = facts.m.role == Role::Pawn && facts.taken.is_some();
    match (facts.addition, step.from_file, step.from_rank) {
        _ if takes_as_pawn => {}
        (Addition::None, None, None) => {}
        (Addition::None, ..) => found.push((Msg::NotNeeded { right: right() }, false)),
        (Addition::File, None, Some(_)) => found.push((Msg::PreferFile { right: right() }, false)),
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

fn on_mark(blow: Blow, mark: Mark, style: &Style, right: &impl Fn() -> String) -> Option<(Msg, bool)> {
    let usual = match style.mate {
        style::Mate::Hash => Mark::Hash,
        style::Mate::TwoPlus => Mark::TwoPlus,
        style::Mate::NotEqual => Mark::NotEqual,
    };
    match (blow, mark) {
        (Blow::None, Mark::None) | (Blow::Check, Mark::Check) => None,
        (Blow::None, _) => Some((Msg::CheckWrong { right: right() }, true)),
        (Blow::Check, Mark::None) => Some((Msg::CheckMissing { right: right() }, false)),
        (Blow::Check, _) => Some((Msg::CheckWrong { right: right() }, true)),
        (Blow::Mate, Mark::None) => Some((Msg::MateMissing { right: right() }, false)),
        (Blow::Mate, Mark::Check) => Some((Msg::PlusForMate { right: right() }, true)),
        (Blow::Mate, mark) if mark == usual => None,
        (Blow::Mate, _) => Some((Msg::MateOtherSign { right: right() }, false)),
    }
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
