//! Parsing moves of draughts: a sequence of fields, matched with the paths of the legal moves.

use super::short::Stop;
use super::written::{DraughtsPattern, MoveSign};
use super::{DraughtsNaming, HUFFED, numbered, refuse, rivals, short};
use crate::draughts::{Move, Position};
use crate::geometry::{Board, Checker, Field, Naming};
use crate::i18n::{Msg, head};
use crate::notation::pattern::after_number;
use crate::notation::style::Style;
use crate::notation::{Notation as _, Reading, Refusal, Remark, look_alikes, no_move};
use crate::position::{Position as _, Side};

/// Maximum length of a move text; longer ones are refused before parsing. The longest paths have some thirty
/// fields of three characters.
const LONGEST: usize = 192;
const DASHES: &str = "-–—−‐‑";
const CROSSES: &str = "xX×*:";

/// Strips everything around the move that does not change it. Returns the byte offset and the move.
fn trim_move(text: &str) -> (usize, &str) {
    let start = text.len() - text.trim_start_matches([' ', '\t']).len();
    let start = start + after_number(&text[start..]);
    let body = text[start..].trim_end_matches([' ', '\t', '!', '?', '‼', '⁇', '⁉', '⁈', '#', '=']);
    // NAG signs may stand in brackets of their own: `32-28(!)`.
    let is_nag = |marks: &str| marks.chars().all(|c| "!?)".contains(c));
    match body.split_once('(') {
        Some((before, marks)) if !before.is_empty() && is_nag(marks) => (start, before),
        _ => (start, body),
    }
}

/// Parses a text as a sequence of fields.
pub(super) fn parse(p: &Position, text: &str, style: &Style) -> Result<DraughtsPattern, Refusal> {
    if text.len() > LONGEST {
        let mut rest = head(text, 12);
        rest.push('…');
        return Err(Refusal::of(msg!(Syntax { rest })));
    }
    let (start, body) = trim_move(text);
    let inside = body.trim_start_matches(['(', ' ']);
    let mut rest = inside.trim_end_matches([' ', ')', '!', '?']);
    let end = start + body.len() - inside.len() + rest.len();
    let mut parser = Parser::new(p, text, body.starts_with('('));
    while !rest.is_empty() {
        rest = parser.step(rest, end - rest.len())?;
    }
    let Parser { found, stops, .. } = parser;
    if stops.iter().any(|stop| matches!(stop, Stop::File(_))) && !found.fields.is_empty() {
        return short::resolve(p, &stops, found, style);
    }
    match found.fields[..] {
        [] => Err(Refusal { at: end, ..Refusal::of(msg!(Nothing)) }),
        [only] => Err(refuse::half_move_refusal(p, only, start)),
        _ => Ok(found),
    }
}

/// A text that is read from left to right.
struct Parser<'a> {
    p: &'a Position,
    text: &'a str,
    found: DraughtsPattern,
    stops: Vec<Stop>,
    /// True after the sign of huffing.
    huffs: bool,
}

impl<'a> Parser<'a> {
    const fn new(p: &'a Position, text: &'a str, brackets: bool) -> Parser<'a> {
        let found = DraughtsPattern {
            fields: Vec::new(),
            places: Vec::new(),
            sign: MoveSign::None,
            brackets,
            letters: false,
            numbers: false,
            huffed: None,
        };
        Parser { p, text, found, stops: Vec::new(), huffs: false }
    }

    /// Reads a field, a file or a sign at a place; returns what follows.
    fn step(&mut self, rest: &'a str, at: usize) -> Result<&'a str, Refusal> {
        let mut chars = rest.chars();
        let Some(c) = chars.next() else { return Ok(rest) };
        let (tail, number, is_file) =
            (chars.as_str(), c.is_ascii_digit(), matches!(c, 'a'..='l' | 'A'..='L'));
        // `K46`: no field has two names, so the letter stands for the king, as in positions.
        let lone = !tail.bytes().any(|b| matches!(b | 32, b'a'..=b'l'));
        let is_king = matches!(c, 'K' | 'D') && lone && self.found.fields.is_empty();
        if is_king && self.p.rules.board.naming.numbers.is_some() {
            return Ok(tail);
        }
        let digits = tail.bytes().take_while(u8::is_ascii_digit).count();
        if number || digits > 0 && is_file {
            // `3228`: two numbers without a separator.
            let length = if number && digits == 3 { 2 } else { digits + 1 };
            let (name, tail) = rest.split_at(length);
            self.add_field(name, at)?;
            return Ok(tail);
        }
        if !self.huffs && is_file && short::goes_on(tail) {
            self.found.places.push(at);
            self.stops.push(Stop::File(c.to_ascii_lowercase()));
            return Ok(tail);
        }
        self.add_sign(c, tail, at)?;
        Ok(tail)
    }

    fn add_field(&mut self, name: &str, at: usize) -> Result<(), Refusal> {
        let field = field(self.p, name).map_err(|message| Refusal { at, ..Refusal::of(message) })?;
        let number = name.starts_with(|c: char| c.is_ascii_digit());
        self.found.numbers |= number;
        self.found.letters |= !number;
        if self.huffs {
            self.found.huffed = Some(field);
        } else {
            self.found.fields.push(field);
            self.found.places.push(at);
            self.stops.push(Stop::Field(field));
        }
        Ok(())
    }

    fn add_sign(&mut self, c: char, tail: &str, at: usize) -> Result<(), Refusal> {
        let sign = match c {
            _ if CROSSES.contains(c) => MoveSign::Takes,
            _ if DASHES.contains(c) => MoveSign::Dash,
            ' ' | '\t' | HUFFED => MoveSign::None,
            _ => return Err(stray(self.text, at)),
        };
        self.huffs |= c == HUFFED;
        if sign != MoveSign::None {
            match self.stops.len() {
                // A sign requires a field before it.
                0 => return Err(stray(self.text, at)),
                1 => self.found.sign = sign,
                // `16-21x`: the cross takes precedence over the dash.
                _ if tail.is_empty() => self.found.sign = sign,
                _ => {}
            }
        }
        Ok(())
    }
}

fn stray(text: &str, at: usize) -> Refusal {
    Refusal { at, ..Refusal::of(msg!(Syntax { rest: head(text.get(at..).unwrap_or_default(), 12) })) }
}

/// Parses a field by letters or by a number, independent of the game's scheme.
fn field(p: &Position, name: &str) -> Result<Field, Msg> {
    let Board { mut grid, naming: native, .. } = p.rules.board;
    let digits = name.starts_with(|c: char| c.is_ascii_digit());
    let naming = if digits { numbered(native) } else { Naming::draughts(None) };
    let mut plain = String::from(if digits { name.trim_start_matches('0') } else { name });
    plain.make_ascii_lowercase();
    if let Some(field) = naming.field(&grid, &plain) {
        return Ok(field);
    }
    let (text, playing) = (String::from(name), grid.len());
    // Names are known for every square of the board.
    grid.checker = Checker::All;
    if !digits && naming.field(&grid, &plain).is_some() {
        return Err(msg!(LightField { text }));
    }
    let (first, last) = match native.numbers {
        Some(_) => ("1".into(), playing.to_string()),
        None => ("a1".into(), native.name(&grid, Field(grid.len() - 1))),
    };
    Err(msg!(NoSuchField { text, first, last }))
}

/// Looks up a move by its identifier: each of its paths is one.
pub(super) fn by_id(p: &Position, id: &str) -> Option<Move> {
    let (way, huffed) = id.split_once(HUFFED).unwrap_or((id, ""));
    let field = |name: &str| p.rules.board.naming.field(&p.rules.board.grid, name);
    let (mut fields, mut sign, mut start) = (Vec::new(), None, 0);
    for (at, c) in way.char_indices() {
        if c == '-' || c == p.rules.takes {
            if sign.is_some_and(|other| other != c) {
                return None;
            }
            sign = Some(c);
            fields.push(field(way.get(start..at)?)?);
            start = at + 1;
        }
    }
    fields.push(field(way.get(start..)?)?);
    let taken = if huffed.is_empty() { None } else { Some(field(huffed)?) };
    let is = |m: &&Move| {
        let right = sign == Some(if m.taken.is_empty() { '-' } else { p.rules.takes });
        right && m.huffed == taken && fits(m, &fields) && passes(p, m, &fields, true)
    };
    p.legal_moves().iter().find(is).copied().or_else(|| p.blunders().iter().find(is).copied())
}

/// True if a move has these ends.
fn fits(m: &Move, fields: &[Field]) -> bool {
    fields.first() == Some(&m.from) && fields.last() == Some(&m.to)
}

/// True if the fields are a path of a move with these ends: the whole path, or one with some stops omitted.
fn passes(p: &Position, m: &Move, fields: &[Field], whole: bool) -> bool {
    if fields.len() == 2 || m.taken.len() < 2 {
        return fields.len() == 2 && (m.taken.len() < 2 || !whole);
    }
    for way in p.routes(m) {
        let mut rest = way.iter();
        if (!whole || way.len() == fields.len()) && fields.iter().all(|stop| rest.any(|at| at == stop)) {
            return true;
        }
    }
    false
}

/// The moves that match a text: legal ones, or playable irregular ones.
pub(super) fn matching_moves(p: &Position, written: &DraughtsPattern) -> Vec<Move> {
    let (fields, mut all) = (&written.fields, p.legal_moves());
    let legal = all.clone();
    all.extend(p.blunders());
    all.retain(|m| fits(m, fields));
    let mut found = all.clone();
    found.retain(|m| passes(p, m, fields, false));
    // A king that jumps straight on may land on other fields than the canonical path names, and no list
    // contains all paths of the longest captures.
    if found.is_empty() && fields.len() > 2 && p.objection_to_path(fields).is_none() {
        all.retain(|m| legal.contains(m) && m.taken.len() as usize + 1 == fields.len());
        found = all;
    }
    // Exact matches take precedence: two fields may be the whole path of one capture and the ends of
    // another.
    let rules: [&dyn Fn(&Move) -> bool; 4] = [
        &|m| m.huffed == written.huffed,
        &|m| m.taken.is_empty() == (written.sign == MoveSign::Dash),
        &|m| passes(p, m, fields, true),
        &|m| legal.contains(m),
    ];
    for better in rules {
        if found.len() > 1 && found.iter().any(better) {
            found.retain(better);
        }
    }
    found
}

/// Parses a move in a style.
pub(super) fn read(p: &Position, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
    let refusal = match read_letters(p, text, style) {
        Err(refusal) => refusal,
        read => return read,
    };
    let Some((replaced, letter)) = look_alikes::replaced(text, style.letters) else { return Err(refusal) };
    let read = read_letters(p, &replaced, style)
        .map_err(|refusal| Refusal { at: look_alikes::place_in(text, &replaced, refusal.at), ..refusal })?;
    let message = msg!(LookAlike { letter: letter.to_string(), right: p.text(&read.m, style) });
    let mut remarks = vec![Remark { message, slip: false }];
    remarks.extend(read.remarks);
    Ok(Reading { remarks, ..read })
}

fn read_letters(p: &Position, text: &str, style: &Style) -> Result<Reading<Move>, Refusal> {
    let written = parse(p, text, style)
        .or_else(|refusal| parse_separated(p, text, style).ok_or(refusal))
        .map_err(|refusal| no_move::read(text).map_or(refusal, Refusal::of))?;
    match matching_moves(p, &written)[..] {
        [m] => Ok(Reading { m, remarks: remarks(p, &m, &written, text, style) }),
        [] => Err(refuse::refusal(p, &written, style)),
        ref many => Err(refuse::ambiguous(p, many, &written, style)),
    }
}

/// Parses fields with other signs between them, if they are those of a move: `32.28`, `32/28`. A number with a dot may
/// be that of the move.
fn parse_separated(p: &Position, text: &str, style: &Style) -> Option<DraughtsPattern> {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let is_between = plain.ends_with(|c: char| c.is_ascii_digit())
            && chars.peek().is_some_and(char::is_ascii_digit)
            && matches!(c, '.' | '/' | ',');
        plain.push(if is_between { ' ' } else { c });
    }
    let written = (plain != text).then(|| parse(p, &plain, style).ok())??;
    (!matching_moves(p, &written).is_empty()).then_some(written)
}

/// Deviations of a text from the strict form of its move, the most important first.
fn remarks(p: &Position, m: &Move, written: &DraughtsPattern, text: &str, style: &Style) -> Vec<Remark> {
    let manner = DraughtsNaming::of(p, style);
    let right = p.text(m, style);
    if trim_move(text).1 == right {
        return Vec::new();
    }
    let (takes, count) = (!m.taken.is_empty(), written.fields.len());
    let whole = takes && (manner.full_path || rivals(p, m, &mut Vec::new()) > 0) && m.taken.len() > 1;
    let letters = manner.naming.numbers.is_none();
    let wrong_names = if letters { written.numbers } else { written.letters };
    let message: (fn(String) -> Msg, bool) = match written.sign {
        MoveSign::Takes if !takes => (|right| msg!(XNeedless { right }), true),
        MoveSign::Dash if takes && manner.takes != "-" => (|right| msg!(DashTakes { right }), true),
        _ if written.brackets && p.turn() == Side::White => (|right| msg!(BracketsWrong { right }), true),
        _ if wrong_names => (|right| msg!(FieldsCalled { right }), false),
        _ if manner.brackets && !written.brackets => (|right| msg!(BracketsWrong { right }), false),
        _ if whole && !passes(p, m, &written.fields, true) => (|right| msg!(WholeWay { right }), false),
        _ if !whole && count > 2 => (|right| msg!(LongForm { right }), false),
        _ => (|right| msg!(XOther { right }), false),
    };
    vec![Remark { message: message.0(right), slip: message.1 }]
}
