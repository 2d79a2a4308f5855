//! The board of a block: what of it can be read, and changes.

use super::document::CourseDocument;
use crate::exercise::by_keyword;
use crate::{Diagram, Exercise, diagram, move_text};
use notabene_core::game::registry;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::record::{Ink, Shape};

impl CourseDocument {
    /// The game of a block: its own, or that of the course.
    pub fn game(&self, block: usize) -> String {
        let own = |block: usize| self.block(block).map_or("", |block| block.value("game"));
        let named = [own(block), own(0)].into_iter().find(|game| registry::find(game).is_ok());
        named.unwrap_or("chess").into()
    }

    /// True if a block describes a board.
    pub fn has_board(&self, block: usize) -> bool {
        let words = ["board", "pieces", "moves", "lit"];
        self.block(block).is_some_and(|block| words.iter().any(|word| block.entry(word).is_some()))
    }

    /// The board of a block as far as it can be read: the moves before the first illegal one, the known fields.
    pub fn diagram(&self, block: usize) -> Diagram {
        let Some(here) = self.block(block) else { return Diagram::default() };
        let last = |word: &str| here.entries.iter().rev().find(|entry| entry.word == word);
        let position = here.entries.iter().rev().find(|entry| matches!(&*entry.word, "board" | "pieces"));
        let text = position.map_or("", |entry| &entry.value);
        let mut board = Diagram {
            game: self.game(block),
            position: if text == "start" { String::new() } else { text.into() },
            pieces_only: position.is_some_and(|entry| entry.word == "pieces"),
            black_below: last("view").is_some_and(|entry| entry.value == "black"),
            bare: last("edge").is_some_and(|entry| entry.value == "bare"),
            ..Diagram::default()
        };
        board.moves = played(&board, &self.values(block, "moves"));
        board.highlighted = highlighted(&board, &self.values(block, "lit"));
        board
    }

    /// The values of all entries with a word as one.
    pub fn values(&self, block: usize, word: &str) -> String {
        let Some(block) = self.block(block) else { return String::new() };
        let all: Vec<&str> =
            block.entries.iter().filter(|entry| entry.word == word).map(|entry| &*entry.value).collect();
        all.join(" ")
    }

    /// The exercise of a block as far as its board goes: for answers that follow from it.
    pub fn exercise_board(&self, block: usize) -> Exercise {
        let kind = self.block(block).and_then(|block| by_keyword(block.keyword())).unwrap_or_default();
        let number = self.block(block).map_or("", |block| block.value("number"));
        Exercise {
            kind,
            board: self.diagram(block),
            number: notabene_core::digits::number(number).unwrap_or_default(),
            ..Exercise::default()
        }
    }

    /// Sets the position; empty for the start of the game. Its moves are taken away, as they belong to another position.
    pub fn set_position(&mut self, block: usize, text: &str, pieces_only: bool) {
        let old = self.diagram(block);
        let value = if text.is_empty() { "start" } else { text };
        let (word, other) = if pieces_only { ("pieces", "board") } else { ("board", "pieces") };
        if old.position != text || old.pieces_only != pieces_only {
            self.set_value(block, "moves", "");
        }
        self.set_value(block, other, "");
        self.set_value(block, word, value);
    }

    /// Sets the game of a board, which begins anew.
    pub fn set_game(&mut self, block: usize, game: &str) {
        let is_default = self.block(0).is_some_and(|course| course.value("game") == game);
        for word in ["moves", "lit", "pieces"] {
            self.set_value(block, word, "");
        }
        self.set_value(block, "game", if is_default { "" } else { game });
        self.set_value(block, "board", "start");
    }

    /// Sets the moves, given as ids.
    pub fn set_moves(&mut self, block: usize, ids: &[String]) {
        let board = self.diagram(block);
        if board.moves != ids {
            let text = written_moves(&Diagram { moves: ids.to_vec(), ..board });
            self.ensure_board(block);
            self.set_value(block, "moves", &text);
        }
    }

    /// Sets game, position and moves.
    pub fn set_board(&mut self, block: usize, board: &Diagram) {
        if self.game(block) != board.game {
            self.set_game(block, &board.game);
        }
        self.set_position(block, &board.position, board.pieces_only);
        self.set_moves(block, &board.moves);
    }

    /// Sets the circles and arrows.
    pub fn set_highlighted(&mut self, block: usize, shapes: &[Shape]) {
        let Ok(board) = self.diagram(block).board() else { return };
        let name = |field| diagram::name(&board, field);
        let text = |shape: &Shape| match shape.to {
            Some(to) => [name(shape.from), name(to)].join("-"),
            None => name(shape.from),
        };
        let all: Vec<String> = shapes.iter().map(text).collect();
        self.ensure_board(block);
        self.set_value(block, "lit", &all.join(" "));
    }

    /// Adds a circle or an arrow, or takes it away if it is there.
    pub fn toggle_highlight(&mut self, block: usize, shape: Shape) {
        let mut all = self.diagram(block).highlighted;
        let is_same = |other: &Shape| (other.from, other.to) == (shape.from, shape.to);
        match all.iter().position(is_same) {
            Some(n) => drop(all.remove(n)),
            None => all.push(shape),
        }
        self.set_highlighted(block, &all);
    }

    /// Gives a block the board of another.
    pub fn copy_board(&mut self, from: usize, to: usize) {
        for word in ["game", "board", "pieces", "moves", "lit", "view", "edge"] {
            let value = self.values(from, word);
            self.set_value(to, word, &value);
        }
    }

    fn ensure_board(&mut self, block: usize) {
        let is_there = |word: &str| self.block(block).is_some_and(|block| block.entry(word).is_some());
        if !is_there("board") && !is_there("pieces") {
            self.set_value(block, "board", "start");
        }
    }
}

/// The ids of the moves of a text, as far as they are legal.
fn played(board: &Diagram, text: &str) -> Vec<String> {
    let mut ids = Vec::new();
    let table = if board.pieces_only { None } else { board.table().ok() };
    let Some(mut table) = table else { return ids };
    for word in text.split_ascii_whitespace() {
        match table.enter(word, &Style::pgn()) {
            Ok(explained) => ids.push(explained.id),
            Err(_) => break,
        }
    }
    ids
}

fn highlighted(board: &Diagram, text: &str) -> Vec<Shape> {
    let Ok(empty) = board.board() else { return Vec::new() };
    let shape = |word: &str| match diagram::path(&empty, word)?[..] {
        [from] => Some(Shape { from, to: None, ink: Ink::Green }),
        [from, to] => Some(Shape { from, to: Some(to), ink: Ink::Green }),
        _ => None,
    };
    text.split_ascii_whitespace().filter_map(shape).collect()
}

/// Moves as they stand in course files: with English letters, or else as ids.
pub(super) fn written_moves(board: &Diagram) -> String {
    let mut table = match (Diagram { moves: Vec::new(), ..board.clone() }).table() {
        Ok(table) => table,
        Err(_) => return board.moves.join(" "),
    };
    let mut out = Vec::new();
    for id in &board.moves {
        let text =
            table.read(id, &Style::pgn()).map(|explained| move_text::text(&explained)).unwrap_or_default();
        let is_read = table.read(&text, &Style::pgn()).is_ok_and(|read| read.id == *id);
        let is_word = !text.is_empty() && !text.contains(char::is_whitespace);
        out.push(if is_read && is_word { text } else { id.clone() });
        if table.enter(id, &Style::pgn()).is_err() {
            break;
        }
    }
    out.join(" ")
}

/// A move of a position as it stands in course files.
pub(super) fn written_move(before: &notabene_core::notation::AnyPosition, id: &str) -> String {
    let text = before.by_id(id).map(|m| before.text(&m, &Style::pgn())).unwrap_or_default();
    if text.is_empty() || text.contains(char::is_whitespace) { id.into() } else { text }
}
