//! Writing records in the export form of PGN (standard, 8), and in that of PDN 3.0, which has the same structure:
//! seven tags first, English letters, lines of at most 79 characters, variations and comments in full.

use crate::notation::Notation;
use crate::position::{Position as _, Side};
use crate::record::game::Record;
use crate::record::tags::{ARBITER, GENERATED, ROSTER};
use crate::record::tree::NodeId;
use crate::record::{comment_text, nag};
use std::sync::Arc;

/// The tag for agreed options (Scharten, section 9).
const RULES: &str = "Rules";

/// The tag for the game (PDN 3.0).
const GAME_TYPE: &str = "GameType";

/// The longest line (PGN standard, 4.3).
const WIDTH: usize = 79;

/// Data for writing in addition to the record.
pub struct PgnOptions<'a> {
    /// The value of the tag `Variant`; none for chess.
    pub variant: Option<&'a str>,
    /// The number of the tag `GameType` for PDN; none in PGN.
    pub game_type: Option<u8>,
    /// True if the game began in the usual initial position: then no FEN is written.
    pub usual_start: bool,
    /// The value of the tag `Rules` in games with options: regenerated, and omitted if empty.
    pub rules: Option<&'a str>,
    /// The text of the move of a node; PGN requires the style [`crate::notation::Style::pgn`].
    pub text: &'a dyn Fn(NodeId) -> Arc<str>,
    /// The result.
    pub score: crate::record::Score,
    /// The current node, to be marked.
    pub current: Option<NodeId>,
}

/// Serialises a record as PGN or PDN.
pub fn pgn(record: &Record, sheet: &PgnOptions) -> String {
    let mut out = String::with_capacity(1024);
    tags(record, sheet, &mut out);
    out.push('\n');
    movetext(record, sheet, &mut out);
    out
}

fn tags(record: &Record, sheet: &PgnOptions, out: &mut String) {
    let missing = |name: &str| if name == "Date" { "????.??.??" } else { "?" };
    for name in ROSTER {
        // The side that begins is named first.
        let name = match (record.start.first(), name) {
            (Side::Black, "White") => "Black",
            (Side::Black, "Black") => "White",
            (_, name) => name,
        };
        match name {
            "Result" => tag(name, sheet.score.written(record.start.results()), out),
            _ => tag(name, record.tags.get(name).unwrap_or(missing(name)), out),
        }
    }
    if let Some(variant) = sheet.variant {
        tag("Variant", variant, out);
    }
    if let Some(number) = sheet.game_type {
        tag(GAME_TYPE, &crate::record::pdn::game_type(&record.start, number), out);
    }
    if !sheet.usual_start {
        if sheet.game_type.is_none() {
            tag("SetUp", "1", out);
        }
        tag("FEN", &record.start.to_text(), out);
    }
    if let Some(rules) = sheet.rules.filter(|rules| !rules.is_empty()) {
        tag(RULES, rules, out);
    }
    let apart = sheet.score.is_apart(record.start.results());
    if apart {
        tag(ARBITER, sheet.score.pgn(), out);
    }
    let made = |name: &str| {
        ROSTER.contains(&name)
            || GENERATED.contains(&name)
            || apart && name == ARBITER
            || sheet.rules.is_some() && name == RULES
            || sheet.game_type.is_some() && name == GAME_TYPE
    };
    for (name, value) in record.tags.0.iter().filter(|(name, _)| !made(name)) {
        tag(name, value, out);
    }
}

fn tag(name: &str, value: &str, out: &mut String) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
    }
    out.push_str("\"]\n");
}

/// Writes the moves of a record with all annotations, and the result.
pub fn movetext(record: &Record, sheet: &PgnOptions, out: &mut String) {
    let mut writer = MovetextWriter { record, sheet, out, column: 0, indent: 0, number: true };
    writer.annotations(Record::ROOT);
    writer.line(Record::ROOT);
    // In PDN the result is in its tag, and a star separates the games.
    let tagged = sheet.game_type.is_some() || sheet.score.is_apart(record.start.results());
    writer.word(if tagged { "*" } else { sheet.score.pgn() });
    writer.out.push('\n');
}

struct MovetextWriter<'a> {
    record: &'a Record,
    sheet: &'a PgnOptions<'a>,
    out: &'a mut String,
    column: usize,
    /// Number of blanks before the first word of the line.
    indent: usize,
    /// True if the next move needs its number, even if it is Black's.
    number: bool,
}

impl MovetextWriter<'_> {
    /// Appends a word after a blank or on the next line.
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 {
            let fits = self.indent + self.column + 1 + length <= WIDTH;
            self.out.push(if fits { ' ' } else { '\n' });
            (self.column, self.indent) = if fits { (self.column + 1, self.indent) } else { (0, 0) };
        }
        self.out.push_str(word);
        self.column += length;
    }

    /// Appends a text in brackets or braces. A command and its value stay on one line if it
    /// fits: not every program parses them over two lines.
    fn words(&mut self, text: &str) {
        for (n, paragraph) in text.split(comment_text::PARAGRAPH).enumerate() {
            if n > 0 {
                self.out.push_str(comment_text::PARAGRAPH);
                self.column = 0;
                // A bracket at the start of a line would be a tag.
                self.indent = usize::from(paragraph.starts_with('['));
                self.out.push_str(&" ".repeat(self.indent));
            }
            self.paragraph(paragraph);
        }
    }

    fn paragraph(&mut self, text: &str) {
        let mut words = text.split(' ');
        while let Some(word) = words.next() {
            let value = words.clone().next().filter(|_| opens_command(word));
            let whole = value.map(|value| format!("{word} {value}"));
            match whole.filter(|whole| whole.chars().count() <= WIDTH) {
                Some(whole) => {
                    self.word(&whole);
                    words.next();
                }
                None => self.word(word),
            }
        }
    }

    /// Writes all that follows a node.
    fn line(&mut self, mut node: NodeId) {
        while let Some((first, others)) = self.record.tree.children(node).split_first() {
            self.step(*first);
            for other in others {
                self.variation(*other);
            }
            node = *first;
        }
    }

    fn variation(&mut self, node: NodeId) {
        self.word("(");
        // The bracket is adjacent to the following word.
        self.number = true;
        let before = &self.record.note(node).before;
        if !before.is_empty() {
            self.words(&format!("{{{}}}", comment_text::without_braces(before)));
        }
        self.step(node);
        self.line(node);
        self.word(")");
        self.number = true;
    }

    /// Writes a move, with its number if required, and its annotation.
    fn step(&mut self, node: NodeId) {
        let Some(ply) = self.record.tree.get(node) else { return };
        let p = self.record.position_before(node);
        let number = p.number().to_string();
        match p.turn() == p.first() {
            true => self.word(&format!("{number}.")),
            false if self.number => self.word(&format!("{number}...")),
            false => {}
        }
        self.number = false;
        let written = (self.sheet.text)(node);
        if self.sheet.game_type.is_some() {
            self.word(&crate::record::pdn::written(p, ply, (*written).into(), &self.record.note(node).marks));
            return self.annotations(node);
        }
        self.word(&written);
        self.annotations(node);
    }

    fn annotations(&mut self, node: NodeId) {
        let note = self.record.note(node);
        // Before the first move there is no word to which a sign could be attached.
        let moved = self.sheet.game_type.is_some() && node != Record::ROOT;
        let glued = moved.then(|| note.marks.first()).flatten();
        for mark in note.marks.iter().skip(usize::from(glued.is_some_and(|mark| nag::is_judgement(*mark)))) {
            self.word(&format!("${mark}"));
        }
        let here = self.sheet.current == Some(node);
        let text = note.braces(&|field| self.record.start.field_name(field), here);
        if !text.is_empty() {
            self.words(&format!("{{{text}}}"));
            self.number = true;
        }
    }
}

/// True if a word is the name of a command with a following value: `{[%clk`.
fn opens_command(word: &str) -> bool {
    let open = word.bytes().rposition(|byte| byte == b'[').unwrap_or(word.len());
    let inside = word.as_bytes().get(open + 1..).unwrap_or_default();
    inside.starts_with(b"%") && !inside.contains(&b']')
}
