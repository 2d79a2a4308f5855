//! The position on the board in other forms for APIs: rows, rights, a hash; and all reasons against a position.

use super::vocabulary::RulesSpec;
use super::{Object, Value, moves, nodes};
use crate::game::registry;
use crate::game::{Game, Problem};
use crate::geometry::Field;
use crate::i18n::{Language, Msg};
use crate::notation::{AnyPosition, Notation as _};
use crate::position::{Glyph, Position as _, Side};

/// A fact about a game by its name in APIs; `null` for an unknown name.
pub fn query(table: &Game, what: &str) -> Value {
    match what {
        "at" => Value::Number(table.at().0),
        "board" => board(table),
        "game" => Value::Word(table.variant().id),
        "hash" => Value::Text(hash(table)),
        "number" => Value::Number(table.position().number()),
        "reachable" => moves::destinations(table),
        "result" => Value::Word(nodes::result(table)),
        "rights" => rights(table),
        "side" => Value::Word(table.turn().name()),
        "tags" => nodes::tags(table),
        _ => Value::Null,
    }
}

/// The board in rows, White's side last: pieces as `field`, `side` and `piece`, `null` on an empty field, and `false` where
/// no piece can stand.
fn board(table: &Game) -> Value {
    let p = table.position();
    let (grid, pieces) = (p.grid(), p.pieces());
    let mut rows = Vec::new();
    for y in (0..grid.ranks).rev() {
        let mut row = Vec::new();
        for x in 0..grid.files {
            let field = grid.field(x, y);
            let glyph = pieces.iter().find(|(at, _)| Some(*at) == field);
            row.push(match (field, glyph) {
                (None, _) => Value::Flag(false),
                (Some(_), None) => Value::Null,
                (Some(field), Some((_, glyph))) => piece(p, field, *glyph),
            });
        }
        rows.push(Value::List(row));
    }
    Value::List(rows)
}

fn piece(p: &AnyPosition, field: Field, glyph: Glyph) -> Value {
    let mut out = Object::default();
    out.text("field", p.field_name(field));
    out.word("side", glyph.side.name());
    out.word("piece", glyph.figure.name());
    Value::Object(out)
}

/// The fields of the rooks with which each side may still castle.
fn rights(table: &Game) -> Value {
    let p = table.position();
    let mut out = Object::default();
    for side in Side::BOTH {
        out.set(side.name(), moves::names(p, &p.castling_rooks(side)));
    }
    Value::Object(out)
}

/// A hash of the position, 16 hexadecimal digits: equal for positions that repeat each other.
fn hash(table: &Game) -> String {
    format!("{:016x}", table.position().key())
}

/// All reasons why a position cannot be played by the agreed rules: `ok`, and `reasons` with their `fields`.
pub fn validate(
    game: &str,
    position: &str,
    agreed: &RulesSpec,
    language: Language,
) -> Result<Value, Problem> {
    let variant = registry::find(game)?;
    let mut reasons = Vec::new();
    let start = super::vocabulary::open_game(game, None, agreed)?;
    let mut add = |message: &Msg, fields: &[Field], at: usize| {
        let mut out = super::vocabulary::message_object(message, language);
        out.set("fields", moves::names(start.position(), fields));
        out.number("at", at as u32);
        reasons.push(Value::Object(out));
    };
    match variant.reasons_against(position, &agreed.text()) {
        Err(problem) => add(&problem.message, &[], problem.at),
        Ok(all) => {
            for reason in all {
                add(&reason.message, &reason.fields, 0);
            }
        }
    }
    let mut out = Object::default();
    out.flag("ok", reasons.is_empty());
    out.list("reasons", reasons);
    Ok(Value::Object(out))
}
