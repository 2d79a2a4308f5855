//! The position on the board in other forms for APIs: rows, a drawing of letters, rights, a hash, EPD, UCI.

use super::{Object, Value};
use crate::game::registry::{self, OpenResult};
use crate::game::{Game, Problem};
use crate::geometry::{Checker, Field};
use crate::i18n::Language;
use crate::notation::{AnyPosition, Notation as _, Style};
use crate::pieces::Role;
use crate::position::{Figure, Glyph, Position as _, Side};

/// The fields of the board in rows, White's side last; none where no piece can stand.
fn rows(p: &AnyPosition) -> Vec<Vec<Option<Field>>> {
    let grid = p.grid();
    let row = |y: u8| (0..grid.files).map(|x| grid.field(x, y)).collect();
    (0..grid.ranks).rev().map(row).collect()
}

/// The pieces in rows, White's side last: `field`, `side` and `piece`, or `null`.
pub fn board(table: &Game) -> Value {
    let p = table.now();
    let pieces = p.pieces();
    let cell = |field: Option<Field>| {
        let glyph = pieces.iter().find(|(at, _)| Some(*at) == field);
        glyph.map_or(Value::Null, |(at, glyph)| {
            let mut out = Object::default();
            out.text("field", p.field_name(*at));
            out.word("side", glyph.side.name());
            out.word("piece", glyph.figure.name());
            Value::Object(out)
        })
    };
    let row = |row: Vec<Option<Field>>| Value::List(row.into_iter().map(cell).collect());
    Value::List(rows(p).into_iter().map(row).collect())
}

/// The English letter of a piece as in FEN: upper case for White.
const fn letter(glyph: Glyph) -> char {
    let letter = match glyph.figure {
        Figure::King => 'k',
        Figure::Queen => 'q',
        Figure::Rook => 'r',
        Figure::Bishop => 'b',
        Figure::Knight => 'n',
        Figure::Pawn => 'p',
        Figure::Man => 'm',
        Figure::Crowned => 'd',
    };
    if matches!(glyph.side, Side::White) { letter.to_ascii_uppercase() } else { letter }
}

/// The board as lines of letters, White's side last.
pub fn ascii(table: &Game) -> String {
    let p = table.now();
    let (pieces, is_half) = (p.pieces(), p.grid().checker != Checker::All);
    let mut lines = Vec::new();
    for row in rows(p) {
        let sign = |field: &Option<Field>| match (field, pieces.iter().find(|(at, _)| Some(*at) == *field)) {
            (Some(_), Some((_, glyph))) => letter(*glyph),
            (None, _) if is_half => ' ',
            _ => '.',
        };
        let signs: Vec<String> = row.iter().map(|field| sign(field).to_string()).collect();
        lines.push(signs.join(" ").trim_end().to_string());
    }
    lines.join("\n")
}

/// The fields of the rooks with which each side may still castle.
pub fn rights(table: &Game) -> Value {
    let p = table.now();
    let mut out = Object::default();
    for side in Side::BOTH {
        let rooks: Vec<Field> = match p {
            AnyPosition::Chess(p) => p.castling_rooks(side).collect(),
            AnyPosition::Scharten(p) if p.is_unmoved(p.king(side)) => {
                let rook = Some((side, Role::Rook));
                p.grid().fields().filter(|at| p.piece(*at) == rook && p.is_unmoved(*at)).collect()
            }
            _ => Vec::new(),
        };
        out.list(side.name(), rooks.iter().map(|field| Value::Text(p.field_name(*field))).collect());
    }
    Value::Object(out)
}

/// A hash of the position, 16 hexadecimal digits: equal for positions that repeat each other.
pub fn hash(table: &Game) -> String {
    let key = match table.now() {
        AnyPosition::Chess(p) => p.key(),
        AnyPosition::Scharten(p) => p.key(),
        AnyPosition::Draughts(p) => p.key(),
    };
    format!("{key:016x}")
}

/// The number of the move to be played, from 1.
pub fn number(table: &Game) -> u32 {
    table.now().number()
}

/// All reasons why a position cannot be played: `ok`, and `reasons` with their `fields`.
pub fn validate(game: &str, position: &str, rules: &str, language: Language) -> Result<Value, Problem> {
    let variant = registry::find(game)?;
    let mut reasons = Vec::new();
    let mut add = |message: &crate::i18n::Msg, fields: Vec<Value>, at: usize| {
        let mut out = super::vocabulary::message_object(message, language);
        out.list("fields", fields);
        out.number("at", at as u32);
        reasons.push(Value::Object(out));
    };
    let board = registry::open(game, None, None)?.now().board();
    match variant.reasons_against(position, rules) {
        Err(problem) => add(&problem.message, Vec::new(), problem.at),
        Ok(all) => {
            for reason in all {
                let name = |field: &Field| Value::Text(board.naming.name(&board.grid, *field));
                add(&reason.message, reason.fields.iter().map(name).collect(), 0);
            }
        }
    }
    let mut out = Object::default();
    out.flag("ok", reasons.is_empty());
    out.list("reasons", reasons);
    Ok(Value::Object(out))
}

/// The fields of FEN that EPD keeps.
const EPD_FIELDS: usize = 4;

/// The position as EPD: the first four fields of FEN with the counters as operations. Other games write their text.
pub fn epd(table: &Game) -> String {
    let text = table.now().to_text();
    let fields: Vec<&str> = text.split(' ').collect();
    match (table.now(), &fields[..]) {
        (AnyPosition::Chess(_), [.., half, full]) => {
            format!("{} hmvc {half}; fmvn {full};", fields[..EPD_FIELDS].join(" "))
        }
        _ => text,
    }
}

/// The line to the board as a command of UCI: `position startpos moves e2e4`.
pub fn uci(table: &Game) -> String {
    let start = table.record.start.to_text();
    let mut out = String::from("position ");
    match table.variant.is_usual(&start) {
        true => out.push_str("startpos"),
        false => out.push_str(&["fen ", &start].concat()),
    }
    let path = table.record.tree.path(table.at);
    for (n, node) in path.into_iter().enumerate() {
        if let Some(ply) = table.record.tree.get(node) {
            out.push_str(if n == 0 { " moves " } else { " " });
            out.push_str(&table.record.position_before(node).id(&ply.m));
        }
    }
    out
}

/// Opens a game from a command of UCI, or from its moves alone. The word `position` may be missing.
///
/// # Errors
///
/// The position or a move is invalid, with the index of the move.
pub fn read_uci(game: &str, line: &str, rules: &str) -> OpenResult {
    let line = line.trim();
    let line = line.strip_prefix("position ").unwrap_or(line).trim_start();
    let (start, moves) = match line.split_once("moves") {
        Some((start, moves)) => (start.trim(), moves),
        None if line.starts_with("startpos") || line.starts_with("fen ") => (line, ""),
        None => ("startpos", line),
    };
    let start = start.strip_prefix("fen ").or((start != "startpos" && !start.is_empty()).then_some(start));
    let mut table = registry::open(game, start, Some(rules))?;
    for (at, id) in moves.split_whitespace().enumerate() {
        table.enter(id, &Style::pgn()).map_err(|refusal| Problem { message: refusal.because, at })?;
    }
    Ok(table)
}
