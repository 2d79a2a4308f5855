//! Longer texts, loaded lazily: plain text, rendered by the page.
//!
//! ```text
//! # A title begins a section
//! A line is a paragraph.
//! - An item of a list
//! | id | where | what is odd | how it is read |
//! ```
//! The text is always shown as text, never as markup.

/// A part of a section.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// An item of a list.
    Item(String),
    /// A row with its columns.
    Row(Vec<String>),
}

/// A title with its blocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section {
    /// The title.
    pub title: String,
    /// The blocks below the title.
    pub blocks: Vec<Block>,
}

/// Parses a text; blocks before the first title are ignored.
pub fn sections(text: &str) -> Vec<Section> {
    let mut out: Vec<Section> = Vec::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let (sign, rest) = line.split_at(usize::from(line.starts_with(['#', '-', '|'])));
        if sign == "#" {
            out.push(Section { title: rest.trim().into(), blocks: Vec::new() });
        } else if let Some(section) = out.last_mut() {
            section.blocks.push(block(sign, rest));
        }
    }
    out
}

/// Text of a row, by the key in its first column; empty if missing.
pub fn text_of_row(all: &[Section], key: &str, column: usize) -> String {
    let rows = all.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
        Block::Row(cells) => Some(cells),
        _ => None,
    });
    let mut found = rows.filter(|cells| cells.first().is_some_and(|cell| cell == key));
    found.next().and_then(|cells| cells.get(column)).cloned().unwrap_or_default()
}

fn block(sign: &str, rest: &str) -> Block {
    match sign {
        "-" => Block::Item(rest.trim().into()),
        "|" => Block::Row(rest.trim_end_matches('|').split('|').map(|cell| cell.trim().into()).collect()),
        _ => Block::Text(rest.into()),
    }
}
