//! Random games with all kinds of annotations.

use crate::common::Dice;
use notabene_core::chess::{Array, Position, Rules};
use notabene_core::exchange::Export;
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::{Edit, Game, Go, MoveCell, Problem, registry};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{self, Ink, NodeId, Note, Record, Shape};
use proptest::prelude::*;

/// Fragments of comments and tags with a special meaning elsewhere.
pub const NASTY: [&str; 42] = [
    "{",
    "}",
    "{}",
    "[",
    "]",
    "[%",
    "[%clk 0:01:00]",
    "[%clk",
    "0:01:00]",
    "[%eval 0.3]",
    "[%here]",
    "[%end agreed]",
    "[[%offer]%clk 1:00]",
    "[%csl Ga1",
    "\"",
    "\\",
    "\\\"",
    "\"]",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\n[Event \"x\"]\n",
    "(",
    ")",
    ";",
    "%",
    "\n%",
    "$1",
    "$999",
    "1-0",
    "*",
    "é",
    "Кр",
    "♘",
    "\u{a0}",
    "\u{3000}",
    "\u{85}",
    "\u{1}",
    "🦄",
    "e4",
    "a-word-without-any-blank-that-is-longer-than-seventy-nine-characters-and-so-can-be-on-no-line",
];

pub fn nasty(dice: &mut Dice) -> String {
    let mut text = String::new();
    for _ in 0..dice.below(9) {
        text += NASTY[dice.below(NASTY.len())];
        text += ["", " ", "word"][dice.below(3)];
    }
    text
}

/// A damaged text.
pub fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + dice.below(4) {
        let (a, b) = (dice.below(bytes.len() + 1), dice.below(bytes.len() + 1));
        let (from, to) = (a.min(b), a.max(b));
        match dice.below(6) {
            0 => bytes.truncate(to),
            1 => drop(bytes.drain(from..to.min(from + 40))),
            2 => {
                let slice = bytes[from..to.min(from + 60)].to_vec();
                bytes.splice(b..b, slice);
            }
            3 => {
                let noise = NASTY[dice.below(NASTY.len())].bytes();
                bytes.splice(a..a, noise);
            }
            _ if a < bytes.len() => bytes[a] ^= 1 << dice.below(8),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

pub fn start(number: u16) -> Position {
    let rules = if number == 518 { Rules::Chess } else { Rules::Chess960 };
    Position::start(&Array::from_scharnagl(number).unwrap(), rules)
}

pub fn any_number() -> impl Strategy<Value = u16> {
    prop_oneof![Just(518u16), 0..960u16]
}

pub fn beside(dice: &mut Dice, note: &mut Note) {
    let field = |dice: &mut Dice| Field(dice.below(64) as u8);
    for _ in 0..dice.below(3) {
        note.mark([1, 3, 6, 10, 14, 19, 146, 0, 255][dice.below(9)]);
    }
    if dice.below(4) == 0 {
        note.clock = Some([0, 7, 59_990, 3_600_000, u32::MAX][dice.below(5)]);
    }
    for _ in 0..dice.below(3) {
        let (from, to) = (field(dice), [None, Some(field(dice))][dice.below(2)]);
        let shape = Shape { from, to, ink: Ink::ALL[dice.below(4)] };
        if !note.shapes.contains(&shape) {
            note.shapes.push(shape);
        }
    }
    note.offer = dice.below(6) == 0;
}

/// A tree of random play with notes, and its nodes; the first is the root.
pub fn grown(number: u16, dice: &mut Dice, moves: usize) -> (Record, Vec<NodeId>) {
    let mut record = Record::new(start(number));
    let mut nodes = vec![Record::ROOT];
    let mut at = nodes[0];
    for _ in 0..moves {
        if dice.below(5) == 0 {
            at = nodes[dice.below(nodes.len())];
        }
        let p = record.position(at).clone();
        let pass = if dice.below(12) == 0 { p.pass() } else { None };
        let Some(m) = pass.or_else(|| dice.pick(&p)) else { continue };
        // A record may contain a move twice.
        at = if dice.below(8) == 0 { record.add(at, &m) } else { record.push(at, &m) };
        let known = nodes.contains(&at);
        if !known {
            nodes.push(at);
        }
        if !known && dice.below(3) == 0 {
            beside(dice, record.note_mut(at));
        }
        if !known && dice.below(4) == 0 && is_variation(&record, at) {
            record.note_mut(at).before = "before the first move (of this line) [x]".into();
        }
    }
    (record, nodes)
}

pub fn is_variation(record: &Record, node: NodeId) -> bool {
    record.tree.parent(node).is_some_and(|p| record.tree.children(p).first() != Some(&node))
}

/// A game with comments and tags of all kinds, at a random place.
pub fn game(number: u16, seed: u64, moves: usize) -> Game {
    let mut dice = Dice(seed);
    let style = Style::pgn();
    let (record, nodes) = grown(number, &mut dice, moves);
    let kind = &registry::VARIANTS[usize::from(number != 518)];
    let mut table = Game::with(kind, record);
    for node in &nodes {
        if dice.below(3) == 0 {
            table.go(Go::To(*node));
            table.edit(Edit::Comment(nasty(&mut dice)), &style).unwrap();
        }
    }
    for name in ["White", "Black", "Event", "Annotator", "Opening_2"] {
        let value = nasty(&mut dice);
        table.edit(Edit::Tag(name.into(), value), &style).unwrap();
    }
    if dice.below(3) == 0 {
        table.go(Go::First);
        table.go(Go::Last);
        let _ = table.edit(Edit::Resign([Side::White, Side::Black][dice.below(2)]), &style);
    }
    table.go(Go::To(nodes[dice.below(nodes.len())]));
    table
}

/// The visible state of a game, without node numbers.
pub fn seen(table: &Game) -> String {
    let sheet = table.sheet(&Style::pgn());
    let mut out = format!("{:?} {:?} {:?}\n", sheet.opening, sheet.result, table.status().score);
    out += &format!("{:?} {:?}\n", table.text(Export::Position), table.scene().marks);
    let known = |(name, value): &&(String, String)| {
        !["?", "????.??.??"].contains(&value.as_str())
            && !["Result", "Variant", "SetUp", "FEN"].contains(&name.as_str())
    };
    let mut tags: Vec<_> = sheet.tags.0.iter().filter(known).collect();
    tags.sort();
    out += &format!("{tags:?}\n");
    let cell = |cell: &MoveCell| {
        let mut note = cell.note.clone();
        note.shapes.sort_by_key(|s| (s.from.0, s.to.map(|f| f.0), s.ink as u8));
        format!("{}{} {note:?}\n", if cell.node == sheet.at { "> " } else { "" }, cell.text())
    };
    for row in &sheet.rows {
        out += &format!("{}\n", row.number);
        [&row.first, &row.second].into_iter().flatten().for_each(|c| out += &cell(c));
        for line in &row.lines {
            out += &format!("({}\n", line.depth);
            line.cells.iter().for_each(|(_, c)| out += &cell(c));
        }
    }
    out
}

/// All games of a text, with the number of problems of each. A result that somebody has given after the end is none.
pub fn opened(text: &str) -> Vec<(Option<Game>, usize)> {
    let (mut at, mut games) = (0, Vec::new());
    while let Some(found) = record::next_game(text, at) {
        assert!(found.at[2] > at, "no step on at {at} of {text:?}");
        at = found.at[2];
        let read = import::import(text, found, &Style::pgn(), ImportTarget::Game);
        assert!(read.faults.iter().all(|f| f.at <= text.len()));
        let is_problem = |fault: &&Problem| fault.message.id() != "result_against_board";
        games.push((read.table.and_then(Result::ok), read.faults.iter().filter(is_problem).count()));
    }
    games
}
