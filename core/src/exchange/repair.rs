//! Repairs of score sheets as plain data, for JSON lines and the JavaScript API.

use super::{Object, Value};
use crate::game::Game;
use crate::notation::Style;
use crate::repair::{Fix, MOST_PLACES, Repair, Repairer};

/// Repairs a sheet that begins in the position on the board, with a second sheet of the same game that
/// may be empty: `moves`, `complete`, `reach`, `fixes`, `questions` (indices of fixes, the most useful first),
/// `differences` and `rest`. Places without a text are empty; more than [`MOST_PLACES`] are not read.
pub fn repair(table: &Game, sheet: &[String], copy: &[String], style: &Style) -> Value {
    let start = table.position().clone();
    let first = |places: &[String]| places.get(..places.len().min(MOST_PLACES)).unwrap_or_default().to_vec();
    let found = Repairer::new(&start, &first(sheet), &first(copy), &[], style).finish();
    Value::Object(object(&found))
}

fn object(found: &Repair) -> Object {
    let mut out = Object::default();
    out.list("moves", texts(&found.moves));
    out.flag("complete", found.is_complete);
    out.number("reach", found.reach as u32);
    out.list("fixes", found.fixes.iter().map(fix).collect());
    out.list(
        "questions",
        found.questions.iter().map(|question| Value::Number(question.fix as u32)).collect(),
    );
    let differences = found.differences.iter().map(|difference| {
        let mut out = Object::default();
        out.number("at", difference.at as u32);
        out.set("sheet", text_or_null(difference.sheet.as_ref()));
        out.set("copy", text_or_null(difference.copy.as_ref()));
        out.text("to", difference.to.clone());
        Value::Object(out)
    });
    out.list("differences", differences.collect());
    out.list("rest", texts(&found.rest));
    out
}

fn fix(fix: &Fix) -> Value {
    let mut out = Object::default();
    out.number("ply", fix.ply as u32);
    out.number("at", fix.at as u32);
    out.word("kind", fix.kind.name());
    out.text("from", fix.from.clone());
    out.text("to", fix.to.clone());
    out.list("choices", texts(&fix.choices));
    Value::Object(out)
}

fn texts(all: &[String]) -> Vec<Value> {
    all.iter().cloned().map(Value::Text).collect()
}

fn text_or_null(text: Option<&String>) -> Value {
    text.map_or(Value::Null, |text| Value::Text(text.clone()))
}
