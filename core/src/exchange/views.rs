//! Scenes, sheets and statuses as plain data for APIs: fields by name, messages with their text.

use super::vocabulary::{message_object, tokens};
use super::{Object, Value, inspect};
use crate::game::{Game, MoveCell, MoveLine};
use crate::i18n::Language;
use crate::notation::{Style, plain_text};

/// The board: `pieces`, `marks`, the side to move as `turn`, and the last move as `spoken`.
pub fn scene(table: &Game, language: Language) -> Value {
    let scene = table.scene();
    let (mut pieces, mut marks) = (Vec::new(), Vec::new());
    for piece in &scene.pieces {
        let mut out = Object::default();
        out.number("id", u32::from(piece.id.0));
        out.text("field", table.field_name(piece.field));
        out.word("side", piece.glyph.side.name());
        out.word("figure", piece.glyph.figure.name());
        pieces.push(Value::Object(out));
    }
    for (field, mark) in &scene.marks {
        let mut out = Object::default();
        out.text("field", table.field_name(*field));
        out.word("mark", mark.name());
        marks.push(Value::Object(out));
    }
    let mut out = Object::default();
    out.list("pieces", pieces);
    out.list("marks", marks);
    out.word("turn", scene.turn.name());
    out.object("spoken", message_object(&scene.spoken, language));
    inspect::add(table, &scene, &mut out);
    Value::Object(out)
}

/// The move list: numbered `rows`, and the current node as `at`.
pub fn sheet(table: &Game, style: &Style, language: Language) -> Value {
    let sheet = table.sheet(style);
    let cell = |cell: Option<&MoveCell>| cell.map_or(Value::Null, |cell| self::cell(table, cell, language));
    let mut rows = Vec::new();
    for row in &sheet.rows {
        let mut out = Object::default();
        out.number("number", row.number);
        out.set(sheet.first.name(), cell(row.first.as_ref()));
        out.set(sheet.first.other().name(), cell(row.second.as_ref()));
        out.list("lines", row.lines.iter().map(line).collect());
        rows.push(Value::Object(out));
    }
    let mut out = Object::default();
    out.list("rows", rows);
    out.number("at", sheet.at.0);
    Value::Object(out)
}

/// A written move: its `node`, its `text` and its `tokens`.
fn cell(table: &Game, cell: &MoveCell, language: Language) -> Value {
    let mut out = Object::default();
    out.number("node", cell.node.0);
    out.text("text", cell.text());
    out.list("tokens", tokens(table, &cell.tokens, language));
    Value::Object(out)
}

/// A variation as a line of text.
fn line(line: &MoveLine) -> Value {
    let mut out = String::new();
    for (number, cell) in &line.cells {
        if !out.is_empty() {
            out.push(' ');
        }
        out.push_str(&plain_text(number));
        out.push_str(&cell.text());
    }
    Value::Text(out)
}

/// The status: `status`, `turn`, `in_check`, `outcome`, `claims` and the message `says`.
pub fn status(table: &Game, language: Language) -> Value {
    let status = table.status();
    let mut out = Object::default();
    out.word("status", status.word());
    out.word("turn", status.turn.name());
    out.flag("in_check", status.in_check);
    let outcome = status.outcome.map_or(Value::Null, |outcome| {
        let mut out = Object::default();
        out.maybe("winner", outcome.winner.map(|side| side.name()));
        out.word("by", outcome.by.name());
        Value::Object(out)
    });
    out.set("outcome", outcome);
    out.list("claims", status.claims.iter().map(|claim| Value::Word(claim.name())).collect());
    out.object("says", message_object(&status.message, language));
    out.text("rules", status.rules);
    Value::Object(out)
}
