//! The game tree for APIs: nodes with their moves and annotations as objects, and changing them.

use super::{Object, Value, moves};
use crate::digits;
use crate::game::{Edit, Game, Go, Problem};
use crate::notation::{Notation as _, Style};
use crate::position::Position as _;
use crate::record::{self, Dialect, NodeId, Note, Record, Score, Shape};

/// A node as an object: its place in the tree, its move, and its annotation. None if it does not exist.
pub fn node(table: &Game, id: NodeId, style: &Style) -> Option<Value> {
    let record = &table.record;
    if !record.tree.contains(id) {
        return None;
    }
    let mut children = Vec::new();
    for child in record.tree.children(id) {
        children.push(Value::Number(child.0));
    }
    let (before, parent) = (record.position_before(id), record.tree.parent(id));
    let mut out = Object::default();
    out.number("node", id.0);
    out.set("parent", parent.map_or(Value::Null, |parent| Value::Number(parent.0)));
    out.list("children", children);
    out.number("ply", record.tree.path(id).len() as u32);
    out.number("number", before.number());
    out.set("move", moves::played(table, id, style));
    out.text("position", record.position(id).to_text());
    annotation(table, record.note(id), &mut out);
    Some(Value::Object(out))
}

fn annotation(table: &Game, note: &Note, out: &mut Object) {
    let (mut nags, mut shapes) = (Vec::new(), Vec::new());
    for mark in &note.marks {
        nags.push(Value::Number(u32::from(*mark)));
    }
    for shape in &note.shapes {
        shapes.push(self::shape(table, shape));
    }
    out.text("before", note.before.clone());
    out.text("comment", record::readable(&note.comment));
    out.list("nags", nags);
    out.set("clock", note.clock.map_or(Value::Null, Value::Number));
    out.set("eval", note.evaluation().map_or(Value::Null, |text| Value::Text(text.into())));
    out.list("shapes", shapes);
    out.flag("offer", note.offer);
    out.maybe("end", note.end.map(record::End::name));
}

fn shape(table: &Game, shape: &Shape) -> Value {
    let mut out = Object::default();
    out.text("from", table.field_name(shape.from));
    out.set("to", shape.to.map_or(Value::Null, |to| Value::Text(table.field_name(to))));
    out.word("color", shape.ink.name());
    Value::Object(out)
}

/// Adds a move after a node, without moving the board; a move that exists is only returned.
///
/// # Errors
///
/// The refusal, if it is not a legal move there.
pub fn add(table: &mut Game, after: NodeId, text: &str, style: &Style) -> Result<NodeId, Problem> {
    at_node(table, after, |table| {
        table.enter(text, style)?;
        Ok(table.at)
    })
}

/// Runs a change with another node on the board.
fn at_node<T>(table: &mut Game, node: NodeId, change: impl FnOnce(&mut Game) -> T) -> T {
    let at = table.at;
    table.go(Go::To(node));
    let changed = change(table);
    table.go(Go::To(at));
    changed
}

/// Makes a variation the main continuation of its parent, or with all its ancestors the main line of the game.
pub fn promote(table: &mut Game, node: NodeId, to_main_line: bool, style: &Style) -> Result<(), Problem> {
    let path = table.record.tree.path(node);
    let whole = if to_main_line { &path[..] } else { &path[path.len().saturating_sub(1)..] };
    for node in whole {
        table.edit(Edit::Promote(*node), style)?;
    }
    Ok(())
}

/// Changes a part of the annotation of a node; `false` if the text is not one. The parts are `comment`, `before`, `nags`
/// (numbers with commas), `clock` (milliseconds), `eval` and `shapes` (commands such as `[%csl Gd4][%cal Re2e4]`); an empty
/// text removes them.
pub fn annotate(table: &mut Game, node: NodeId, part: &str, text: &str, style: &Style) -> bool {
    let note = table.record.note_mut(node);
    match part {
        "comment" => {
            return at_node(table, node, |table| table.edit(Edit::Words(text.into()), style)).is_ok();
        }
        "before" => set_leading_comment(&mut table.record, node, text),
        "nags" => {
            note.marks.clear();
            for number in text.split(',').filter_map(digits::number) {
                note.mark(number as u8);
            }
        }
        "clock" => note.clock = digits::number(text),
        "eval" => return note.set_evaluation(Some(text).filter(|text| !text.is_empty())),
        "shapes" => return set_shapes(&mut table.record, node, text),
        _ => return false,
    }
    true
}

fn set_shapes(record: &mut Record, node: NodeId, text: &str) -> bool {
    let names = record.start.clone();
    let mut read = Note::default();
    read.parse_comment(text, &|name| record::field_of(&names, name));
    // Text beside the commands of shapes stays in the comment.
    let is_read = read.comment.is_empty();
    if is_read {
        record.note_mut(node).shapes = read.shapes;
    }
    is_read
}

/// Sets the comment before a move. Only the first move of a variation has one: elsewhere it joins the comment on the move.
fn set_leading_comment(record: &mut Record, node: NodeId, text: &str) {
    let names = record.start.clone();
    let mut read = Note::default();
    read.set_comment(text, &|name| record::field_of(&names, name));
    record.note_mut(node).before = read.comment;
    record.merge_leading_comment(record.tree.parent(node).unwrap_or(Record::ROOT));
}

/// The tags of the record by name, `Result` included.
pub fn tags(table: &Game) -> Value {
    let mut out = Object::default();
    for (name, value) in &table.record.tags.0 {
        if name != "Result" {
            out.named(name.clone(), value.clone());
        }
    }
    out.word("Result", result(table));
    Value::Object(out)
}

/// The result as it is written in the record.
pub fn result(table: &Game) -> &'static str {
    table.status().score.written(table.status().results)
}

/// Sets the result as it is written in the record; `false` if the game cannot have it.
pub fn set_result(table: &mut Game, text: &str, style: &Style) -> bool {
    let results = table.status().results;
    let score = Score::find_in(text, Dialect::of(results)).map(|score| score.turned(results));
    let score = score.filter(|score| score.fits(results));
    score.is_some_and(|score| table.edit(Edit::Score(score), style).is_ok())
}

/// Removes a move with everything after it; `false` for the start.
pub fn remove(table: &mut Game, node: NodeId, style: &Style) -> bool {
    node != Record::ROOT && table.has_node(node) && table.edit(Edit::Remove(node), style).is_ok()
}
