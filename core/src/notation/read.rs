//! Parsing moves: matching patterns with legal moves, and remarks on deviations from the strict form.

use super::algebraic::Disambiguation;
use super::lettered::{DynGame, Facts, GenericMove, MoveKind};
use super::matching::matching_moves;
use super::pattern::{Body, Pattern, PromotionSign, StepPattern, after_bare_number, after_number, parse};
use super::reading::{Reading, Remark};
use super::refusal::Refusal;
use super::style::{self, Castle, Form, Promotion, Style};
use super::{TokenPart, diagnose, look_alikes, names, no_move, noun, partial, plain_text, slips};
use crate::i18n::{MessageKind, Msg, head};
use crate::pieces::Role;

/// Maximum length of a move text; longer ones are refused before parsing.
const LONGEST: usize = 64;

/// Parses a move in a style.
pub(super) fn read(p: &DynGame, text: &str, style: &Style) -> Result<Reading<GenericMove>, Refusal> {
    let blanks = text.len() - text.trim_start().len();
    read_trimmed(p, text.trim(), style).map_err(|refusal| Refusal { at: refusal.at + blanks, ..refusal })
}

fn read_trimmed(p: &DynGame, text: &str, style: &Style) -> Result<Reading<GenericMove>, Refusal> {
    if text.len() > LONGEST {
        let mut rest = head(text, 12);
        rest.push('…');
        return Err(Refusal::of(msg!(Syntax { rest })));
    }
    let (bare, result) = no_move::without_result(text);
    let mut read = read_move(p, bare, style)?;
    if !result.is_empty() {
        let right = p.move_text(&read.m, style);
        read.remarks
            .push(Remark { message: msg!(ResultBehind { right, score: result.into() }), slip: false });
    }
    let number = after_bare_number(bare);
    if number > after_number(bare) {
        let dot = if style.letters.spaced { ". " } else { "." };
        let right = format!("{}{dot}{}", bare[..number].trim_end(), p.move_text(&read.m, style));
        read.remarks.push(Remark { message: msg!(NumberDot { right }), slip: false });
    }
    Ok(read)
}

fn read_move(p: &DynGame, text: &str, style: &Style) -> Result<Reading<GenericMove>, Refusal> {
    let refusal = match read_letters(p, text, style) {
        Err(refusal) => refusal,
        read => return read,
    };
    let Some((replaced, letter)) = look_alikes::replaced(text, style.letters) else { return Err(refusal) };
    // The letter may also be right in another language: the Russian knight looks like a king.
    let foreign = refusal.because.right().map(|_| &refusal.nearest);
    match (read_letters(p, &replaced, style), foreign) {
        (Ok(read), foreign) => {
            let right = p.move_text(&read.m, style);
            if let Some([other]) = foreign.map(Vec::as_slice)
                && *other != right
            {
                let right = vec![right, other.clone()];
                return Err(Refusal { nearest: right.clone(), ..Refusal::of(msg!(SlipDoubt { right })) });
            }
            let letter = letter.to_string();
            let remark = Remark { message: msg!(LookAlike { letter, right }), slip: false };
            Ok(Reading { remarks: [vec![remark], read.remarks].concat(), ..read })
        }
        (Err(_), _) if refusal.because.kind() != MessageKind::Syntax => Err(refusal),
        (Err(of_replaced), _) => {
            Err(Refusal { at: look_alikes::place_in(text, &replaced, of_replaced.at), ..of_replaced })
        }
    }
}

fn read_letters(p: &DynGame, text: &str, style: &Style) -> Result<Reading<GenericMove>, Refusal> {
    let pattern = parse(text, style, p.shape());
    if let Ok(pattern) = &pattern {
        match &matching_moves(p, pattern)[..] {
            [] => {}
            [m] => return Ok(Reading { m: *m, remarks: remarks(p, m, pattern, style) }),
            many => return Err(ambiguous(p, many, pattern, text, style)),
        }
    }
    let body = &text[after_bare_number(text)..];
    match names::with_letters(body, style.letters) {
        Some(written) => named(p, body, &written, style),
        None => partial::read(p, text, style, diagnose::refusal(p, text, pattern, style)),
    }
}

/// The refusal of a move written with the names of pieces.
fn named<M>(p: &DynGame, text: &str, written: &str, style: &Style) -> Result<M, Refusal> {
    let pattern = parse(written, style, p.shape());
    let found = pattern.as_ref().map_or_else(|_| Vec::new(), |pattern| matching_moves(p, pattern));
    let is_name = |m: &GenericMove| {
        Err(diagnose::refusal_with(
            p,
            msg!(PieceName { right: p.move_text(m, style) }).into(),
            written,
            0,
            style,
        ))
    };
    match (&found[..], pattern) {
        ([m], _) => is_name(m),
        ([_, _, ..], Ok(pattern)) => Err(ambiguous(p, &found, &pattern, written, style)),
        (_, pattern) => {
            let refusal = Refusal { at: 0, ..diagnose::refusal(p, written, pattern, style) };
            // Two names of pieces: `rook takes rook`.
            let signs = names::with_signs(text, style.letters, "♙").unwrap_or_default();
            match partial::read(
                p,
                &signs,
                style,
                Refusal { because: msg!(Syntax { rest: String::new() }), ..refusal.clone() },
            ) {
                Ok(read) => is_name(&read.m),
                Err(other) if !other.nearest.is_empty() && refusal.nearest.is_empty() => {
                    Err(Refusal { at: 0, ..other })
                }
                Err(_) => Err(refusal),
            }
        }
    }
}

/// The single legal move that matches a text in any form.
pub(super) fn search(p: &DynGame, text: &str, style: &Style) -> Option<GenericMove> {
    let pattern = parse(text, style, p.shape()).ok()?;
    match matching_moves(p, &pattern)[..] {
        [m] => Some(m),
        _ => None,
    }
}

fn ambiguous(p: &DynGame, many: &[GenericMove], pattern: &Pattern, text: &str, style: &Style) -> Refusal {
    let (mut right, mut fields, mut names, mut add) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for m in many {
        let tokens = p.tokens(m, style);
        tokens.iter().filter(|t| t.part == TokenPart::From).for_each(|t| add.push(t.text.clone()));
        right.push(plain_text(&tokens));
        // The promotions of one pawn are adjacent in the list.
        if fields.last() != Some(&m.from) {
            fields.push(m.from);
            names.push(p.shape().name(m.from));
        }
    }
    let piece = noun(many[0].role.figure());
    let added = matches!(&pattern.body, Body::Step(s) if s.role.is_some() && (s.from_file.is_some() || s.from_rank.is_some()));
    // A missing part belongs after the piece letter.
    let at = slips::common_prefix_len(text, right.first().map_or("", |first| first));
    let nearest = right.clone();
    let because = match added {
        true => msg!(LetterNotEnough { piece, fields: names, right }),
        false => msg!(Ambiguous { piece, fields: names, right, add }),
    };
    Refusal { because, fields, at, nearest }
}

/// Deviations of a pattern from the strict form of its move, the most important first.
fn remarks(p: &DynGame, m: &GenericMove, pattern: &Pattern, style: &Style) -> Vec<Remark> {
    let facts = p.move_facts(m);
    let mut found: FoundRemarks = Vec::new();
    match &pattern.body {
        Body::Castle { zeros, small, dashes, .. } => {
            if !dashes {
                found.push((|right| msg!(CastleDash { right }), true));
            }
            if *zeros && style.castle == Castle::Letter && style.form != Form::Coordinate {
                found.push((|right| msg!(CastleZero { right }), false));
            }
            if *small {
                found.push((|right| msg!(CastleCase { right }), false));
            }
        }
        Body::Step(step) => on_step(&facts, step, style, &mut found),
        Body::Dart { pawn_letter: true, .. } => found.push((|right| msg!(PawnLetter { right }), true)),
        Body::Dart { small: true, .. } => found.push((|right| msg!(PieceCase { right }), true)),
        Body::Dart { role: Some(_), to: None, .. } => {
            found.push((|right| msg!(NotNeeded { right }), false));
        }
        Body::Dart { .. } => {}
    }
    found.extend(pattern.mark.remark(p, &facts, style));
    let right = p.move_text(m, style);
    let mut remarks = Vec::with_capacity(found.len());
    for (message, slip) in found {
        remarks.push(Remark { message: (p.shape().reword)(message(right.clone())), slip });
    }
    remarks
}

/// Messages for the strict form, each with true for a slip.
type FoundRemarks = Vec<(fn(String) -> Msg, bool)>;

fn on_step(facts: &Facts, step: &StepPattern, style: &Style, found: &mut FoundRemarks) {
    let m = &facts.m;
    if step.pawn_letter {
        found.push((|right| msg!(PawnLetter { right }), true));
    }
    let full = matches!(style.form, Form::Long | Form::Coordinate);
    if full {
        if !step.is_full() || !(step.dash || step.capture.is_some()) {
            found.push((|right| msg!(XOther { right }), false));
        }
    } else {
        on_start(facts, step, found);
    }
    match (facts.captured.is_some(), step.capture) {
        (true, None) if !full && step.to_rank.is_some() => {
            found.push((|right| msg!(XMissing { right }), false))
        }
        (false, Some(_)) => found.push((|right| msg!(XNeedless { right }), true)),
        (true, Some(sign)) if style_of(sign) != Some(style.capture) => {
            found.push((|right| msg!(XOther { right }), false));
        }
        _ => {}
    }
    if step.to_rank.is_none() {
        found.push((|right| msg!(PawnFilesOnly { right }), false));
    }
    if let Some((_, sign)) = step.promotion {
        let usual = match style.promotion {
            Promotion::Plain => PromotionSign::Plain,
            Promotion::Sign => PromotionSign::Equals,
            Promotion::Brackets => PromotionSign::Brackets,
        };
        if sign != usual {
            found.push((|right| msg!(PromoSign { right }), false));
        }
    }
    if step.en_passant && m.kind != MoveKind::EnPassant {
        found.push((|right| msg!(EpWrong { right }), true));
    }
}

/// Collects remarks on the written origin square, for the short forms.
fn on_start(facts: &Facts, step: &StepPattern, found: &mut FoundRemarks) {
    if step.is_full() {
        if facts.addition != Disambiguation::Square {
            found.push((|right| msg!(LongForm { right }), false));
        }
        return;
    }
    if step.dash {
        found.push((|right| msg!(DashNeedless { right }), true));
    }
    let takes_as_pawn = facts.m.role == Role::Pawn && facts.captured.is_some();
    match (facts.addition, step.from_file, step.from_rank) {
        _ if takes_as_pawn => {}
        (Disambiguation::None, None, None) => {}
        (Disambiguation::None, ..) => found.push((|right| msg!(NotNeeded { right }), false)),
        (Disambiguation::File, None, Some(_)) => found.push((|right| msg!(PreferFile { right }), false)),
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
