//! Remaining throws and potential captures, as plain data for APIs.

use super::{Object, Value};
use crate::game::{Game, Scene};
use crate::geometry::Field;
use crate::position::{Figure, Look, Side, Throws};

/// Adds `throws` (`null` in games without darts) and `looks` (empty in games without support).
pub(super) fn add(table: &Game, scene: &Scene, out: &mut Object) {
    let names = |fields: &mut dyn Iterator<Item = Field>| {
        Value::List(fields.map(|field| Value::Text(table.field_name(field))).collect())
    };
    let throws = scene.throws.as_ref().map_or(Value::Null, |throws| {
        let mut out = throwing(throws);
        out.set("area", names(&mut throws.area.iter()));
        out.set("good", names(&mut throws.good.iter()));
        Value::Object(out)
    });
    out.set("throws", throws);
    let mut looks = Vec::new();
    for view in &scene.fields {
        if let Some(look) = &view.look {
            looks.push(Value::Object(self::look(table, &view.name, look)));
        }
    }
    out.list("looks", looks);
}

fn throwing(throws: &Throws) -> Object {
    let figures = |queue: &[Figure]| queue.iter().map(|figure| Value::Word(figure.name())).collect();
    let (mut queue, mut misses) = (Object::default(), Object::default());
    for side in Side::BOTH {
        queue.list(side.name(), figures(&throws.queue[side.index()]));
        misses.number(side.name(), u32::from(throws.misses[side.index()]));
    }
    let mut out = Object::default();
    out.object("queue", queue);
    out.object("misses", misses);
    out.number("most", u32::from(throws.most));
    out.flag("in_check", throws.in_check);
    out
}

/// A field: its `value`, and for each side its `attackers` with their `support`, and true if a capture `holds`.
fn look(table: &Game, name: &str, look: &Look) -> Object {
    let mut out = Object::default();
    out.text("field", name.into());
    out.number("value", u32::from(look.value));
    for side in Side::BOTH {
        let mut attackers = Vec::new();
        for (field, support) in &look.attackers[side.index()] {
            let mut out = Object::default();
            out.text("field", table.field_name(*field));
            out.number("support", u32::from(*support));
            attackers.push(Value::Object(out));
        }
        let mut of = Object::default();
        of.list("attackers", attackers);
        of.flag("holds", look.holds[side.index()]);
        out.object(side.name(), of);
    }
    out
}
