//! Moves as objects for APIs: legal moves, destinations, attackers, and the moves of nodes.

use super::{Object, Value, vocabulary};
use crate::game::{Game, Go, Problem};
use crate::geometry::Field;
use crate::i18n::{Fact, Spoken};
use crate::notation::{AnyMove, AnyPosition, Notation as _, Style};
use crate::position::{Glyph, Position as _, Side, Trace};
use crate::record::{self, NodeId};

/// A move with the position before it.
struct Described<'a> {
    before: &'a AnyPosition,
    m: &'a AnyMove,
    trace: Trace,
}

impl Described<'_> {
    fn glyph(&self, at: Option<Field>) -> Option<Glyph> {
        glyph_on(self.before, at?)
    }
    fn name(&self, field: Option<Field>) -> Value {
        field.map_or(Value::Null, |field| Value::Text(self.before.field_name(field)))
    }
    /// The words that describe the kind of the move.
    fn flags(&self) -> Vec<Value> {
        let spoken = self.before.spoken(self.m);
        let spoken = spoken.facts().iter().find_map(|fact| match fact {
            Fact::Spoken(spoken) => Some(&**spoken),
            _ => None,
        });
        let mut flags = Vec::new();
        let mut add = |name: &'static str, is: bool| {
            if is {
                flags.push(Value::Word(name));
            }
        };
        add("capture", !self.trace.taken.is_empty());
        add("en_passant", spoken.is_some_and(|spoken| spoken.en_passant));
        add("castling", self.trace.with.is_some());
        add("kingside", spoken.and_then(castled_side) == Some(true));
        add("queenside", spoken.and_then(castled_side) == Some(false));
        add("promotion", self.trace.becomes.is_some());
        add("double", self.before.is_double_step(self.m));
        add("dart", self.trace.placed.is_some());
        add("lost", self.trace.placed.is_none() && spoken.is_some_and(|spoken| spoken.thrown == Some(false)));
        add("huff", self.trace.huffed.is_some());
        flags
    }
}

/// The piece on a field.
fn glyph_on(p: &AnyPosition, at: Field) -> Option<Glyph> {
    for (field, glyph) in p.pieces() {
        if field == at {
            return Some(glyph);
        }
    }
    None
}

/// The names of fields.
pub(super) fn names(p: &AnyPosition, fields: &[Field]) -> Value {
    let mut names = Vec::with_capacity(fields.len());
    for field in fields {
        names.push(Value::Text(p.field_name(*field)));
    }
    Value::List(names)
}

/// Castling towards file h (`true`) or a; none in games without sides.
fn castled_side(spoken: &Spoken) -> Option<bool> {
    spoken.castles.filter(|_| spoken.rook.is_none())
}

/// A move as an object; `before` and `after` are positions as text.
pub(super) fn object(p: &AnyPosition, m: &AnyMove, style: &Style) -> Object {
    let mut trace = p.trace(m);
    let placed = trace.placed;
    let route = std::mem::take(&mut trace.route);
    let from = route.first().copied().filter(|_| placed.is_none());
    let to = route.last().copied().or(placed);
    let with = Described { before: p, m, trace: Trace { route, ..trace } };
    let after = p.position_after(m);
    let landed = to.and_then(|to| glyph_on(&after, to));
    let mut out = Object::default();
    out.text("id", p.id(m));
    out.text("text", p.text(m, style));
    out.word("side", p.turn().name());
    out.set("from", with.name(from));
    out.set("to", with.name(to));
    out.maybe("piece", with.glyph(from).or(landed).map(|glyph| glyph.figure.name()));
    out.maybe("captured", with.glyph(with.trace.taken.first().copied()).map(|glyph| glyph.figure.name()));
    out.set("taken", names(p, &with.trace.taken));
    out.maybe("promotion", with.trace.becomes.map(|figure| figure.name()));
    out.list("flags", with.flags());
    out.set("route", names(p, &with.trace.route));
    out.text("before", p.to_text());
    out.text("after", after.to_text());
    out
}

/// The field with a name.
///
/// # Errors
///
/// There is no such field on the board.
pub(super) fn field(table: &Game, name: &str) -> Result<Field, Problem> {
    let unknown = || Problem { message: msg!(NotAField { text: crate::i18n::head(name, 20) }), at: 0 };
    record::field_of(table.position(), name).ok_or_else(unknown)
}

/// All legal moves, or those of the piece on a field, as objects.
///
/// # Errors
///
/// There is no such field.
pub fn legal(table: &Game, from: Option<&str>, style: &Style) -> Result<Value, Problem> {
    let from = match from {
        Some(name) => Some(field(table, name)?),
        None => None,
    };
    let p = table.position();
    let mut found = Vec::new();
    for m in p.legal_moves() {
        let trace = p.trace(&m);
        let is_wanted = from.is_none() || trace.placed.is_none() && trace.route.first() == from.as_ref();
        if is_wanted {
            found.push(Value::Object(object(p, &m, style)));
        }
    }
    Ok(Value::List(found))
}

/// A legal move by its text or id, as an object.
///
/// # Errors
///
/// The refusal, if it is not a legal move.
pub fn find(table: &Game, text: &str, style: &Style) -> Result<Value, Problem> {
    let p = table.position();
    let id = table.read(text, style)?.id;
    let m = p.by_id(&id).ok_or(Problem { message: msg!(Nothing), at: 0 })?;
    Ok(Value::Object(object(p, &m, style)))
}

/// The fields that each piece of the side to move can reach: pairs of a field and its destinations. Castling has those of
/// the king, and of the rook where the king may be led onto it.
pub fn destinations(table: &Game) -> Value {
    let p = table.position();
    let mut all: Vec<(Field, Vec<Field>)> = Vec::new();
    for m in p.legal_moves() {
        let mut trace = p.trace(&m);
        let (Some(from), Some(to), None) = (trace.route.first(), trace.route.last(), trace.placed) else {
            continue;
        };
        trace.ends.push(*to);
        let place = all.iter().position(|(field, _)| field == from).unwrap_or_else(|| {
            all.push((*from, Vec::new()));
            all.len() - 1
        });
        for to in trace.ends {
            if !all[place].1.contains(&to) {
                all[place].1.push(to);
            }
        }
    }
    let mut pairs = Vec::with_capacity(all.len());
    for (from, to) in &all {
        pairs.push(Value::List(vec![Value::Text(p.field_name(*from)), names(p, to)]));
    }
    Value::List(pairs)
}

/// The pieces of a side that attack a field, pinned ones and those that defend their own included. In draughts the pieces
/// of the side to move that capture the piece on it.
///
/// # Errors
///
/// There is no such field.
pub fn attackers(table: &Game, at: &str, side: Side) -> Result<Value, Problem> {
    let at = field(table, at)?;
    let p = table.position();
    Ok(names(p, &p.attackers_of(at, side)))
}

/// The move of a node as an object; `null` at the start.
pub fn played(table: &Game, node: NodeId, style: &Style) -> Value {
    let ply = table.record.tree.get(node);
    let before = || table.record.position_before(node);
    ply.map_or(Value::Null, |ply| Value::Object(object(before(), &ply.m, style)))
}

/// Undoes or redoes a move: the move, `true` if an end by the players was taken back, `false` if there is nothing.
pub fn step(table: &mut Game, to: Go, style: &Style) -> Value {
    let last = table.record.last();
    let ended = table.record.note(last).end.is_some();
    let latest = if ended { None } else { table.latest_edit() };
    let undone = latest.map(|node| played(table, node, style));
    let is_done = vocabulary::step(table, to);
    match to {
        Go::Undo => undone.filter(|_| is_done).unwrap_or(Value::Flag(is_done)),
        _ if is_done => played(table, table.at, style),
        _ => Value::Flag(false),
    }
}
