//! Annotations of a move: comments, NAGs, clock times, arrows and circles, draw offers.

use super::comment_text::{join, join_paragraphs, with_paragraphs, without_braces};
use super::nag;
use crate::digits::number;
use crate::geometry::Field;

/// The colour of a drawn shape.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// The default colour.
    #[default]
    Green,
    /// With Shift or Ctrl.
    Red,
    /// With Alt.
    Blue,
    /// With Shift or Ctrl, and Alt.
    Yellow,
}

impl Ink {
    /// All colours.
    pub const ALL: [Ink; 4] = [Ink::Green, Ink::Red, Ink::Blue, Ink::Yellow];
    /// The letter in `[%csl]` and `[%cal]`.
    pub const fn letter(self) -> char {
        ['G', 'R', 'B', 'Y'][self as usize]
    }
    /// Identifier in style sheets.
    pub const fn name(self) -> &'static str {
        ["green", "red", "blue", "yellow"][self as usize]
    }
    fn find(letter: char) -> Option<Ink> {
        Ink::ALL.into_iter().find(|ink| ink.letter() == letter.to_ascii_uppercase())
    }
}

/// A circle round a field, or an arrow from one field to another.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// The field of a circle, or the origin of an arrow.
    pub from: Field,
    /// The target of an arrow; none for a circle.
    pub to: Option<Field>,
    /// Its colour.
    pub ink: Ink,
}

/// An ending by the players, in a game not over by the rules.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The player with the worse result resigned.
    Resigned,
    /// Both agreed to a draw.
    Agreed,
    /// A draw was claimed by threefold repetition.
    Repetition,
    /// A draw was claimed by the fifty-move rule.
    Fifty,
    /// The player with the worse result, or both, ran out of time.
    Time,
}

impl End {
    const ALL: [(End, &'static str); 5] = [
        (End::Resigned, "resigned"),
        (End::Agreed, "agreed"),
        (End::Repetition, "repetition"),
        (End::Fifty, "fifty"),
        (End::Time, "time"),
    ];
    /// Identifier in APIs.
    pub fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
    fn find(name: &str) -> Option<End> {
        Self::ALL.into_iter().find(|(_, n)| *n == name).map(|(end, _)| end)
    }
}

/// The annotation of a move, or of the start.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Note {
    /// The comment before the move, at the start of a variation.
    pub before: String,
    /// The comment after the move.
    pub comment: String,
    /// NAG numbers.
    pub marks: Vec<u8>,
    /// Remaining clock time, in milliseconds.
    pub clock: Option<u32>,
    /// A clock time of two parts as it was written: hours and minutes, or minutes and seconds.
    pub clock_text: String,
    /// Arrows and circles.
    pub shapes: Vec<Shape>,
    /// True if a draw was offered with the move.
    pub offer: bool,
    /// The ending by the players here.
    pub end: Option<End>,
    /// True if this is the current node on the board.
    pub is_current: bool,
}

impl Note {
    /// True if the annotation is empty.
    pub fn is_empty(&self) -> bool {
        *self == Note::default()
    }
}

impl Note {
    /// Appends the text of a comment: known commands are parsed, unknown ones stay in the text.
    pub fn parse_comment(&mut self, text: &str, field: &dyn Fn(&str) -> Option<Field>) {
        // Writers also fold lines inside commands.
        let text = with_paragraphs(&without_braces(text));
        let (mut rest, mut plain) = (text.as_str(), String::new());
        while let Some((before, command)) = rest.split_once("[%") {
            plain.push_str(before);
            let Some((command, after)) = command.split_once(']') else {
                rest = &rest[before.len()..];
                break;
            };
            match self.command(command, field) {
                // The parts on both sides of a command must not form a new one.
                true => plain.push(' '),
                false => plain.push_str(&format!("[%{command}]")),
            }
            rest = after;
        }
        plain.push_str(&without_commands(rest));
        join_paragraphs(&mut self.comment, &plain);
    }

    /// Replaces the comment by text typed by a person, which contains no commands.
    pub fn set_comment(&mut self, text: &str, field: &dyn Fn(&str) -> Option<Field>) {
        let mut read = Note::default();
        read.parse_comment(text, field);
        self.comment = std::mem::take(&mut read.comment);
        if !read.is_empty() {
            self.comment = with_paragraphs(&without_commands(&without_braces(text)));
        }
    }

    /// Replaces the readable part of the comment by text typed by a person; hidden commands of programs
    /// stay.
    pub fn set_readable_comment(&mut self, text: &str, field: &dyn Fn(&str) -> Option<Field>) {
        let kept = commands(&self.comment);
        self.set_comment(text, field);
        if commands(&self.comment) != kept {
            let comment = std::mem::replace(&mut self.comment, kept);
            join_paragraphs(&mut self.comment, &comment);
        }
    }

    fn command(&mut self, text: &str, field: &dyn Fn(&str) -> Option<Field>) -> bool {
        // Programs break lines at any blank.
        let ends = |c: char| c == ':' || c.is_ascii_whitespace();
        let (name, value) = text.split_once(ends).unwrap_or((text, ""));
        match name {
            "csl" | "cal" => return self.add_shapes(name, value, field),
            "clk" => match milliseconds(value.trim()) {
                Some(clock) => {
                    let is_short = value.bytes().filter(|byte| *byte == b':').count() == 1;
                    self.clock_text = if is_short { value.trim().into() } else { String::new() };
                    self.clock = Some(clock);
                }
                None => return false,
            },
            "clock" => return self.add_clocks(value),
            "offer" if value.is_empty() => self.offer = true,
            "here" if value.is_empty() => self.is_current = true,
            "end" => match End::find(value) {
                Some(end) => self.end = Some(end),
                None => return false,
            },
            _ => return false,
        }
        true
    }

    /// Parses `w0:05:00 B0:04:58` (PDN): both clocks; the lower-case letter is the player who has just moved. The
    /// other clock stays in the text.
    fn add_clocks(&mut self, value: &str) -> bool {
        let (first, second) = value.split_once(' ').unwrap_or((value, ""));
        let clock = |word: &str| milliseconds(word.trim_start_matches(['w', 'b']));
        let (own, other) = match (clock(first), clock(second)) {
            (Some(own), None) => (own, second),
            (None, Some(own)) => (own, first),
            _ => return false,
        };
        self.clock = Some(own);
        if !other.is_empty() {
            join(&mut self.comment, &format!("[%clock {other}]"));
        }
        true
    }

    /// Parses `Gd4,Re2e4`. Parts that cannot be drawn, such as those with another colour, stay in the text.
    fn add_shapes(&mut self, name: &str, value: &str, field: &dyn Fn(&str) -> Option<Field>) -> bool {
        let shape = |word: &str| {
            let mut chars = word.chars();
            let ink = Ink::find(chars.next()?)?;
            let fields = chars.as_str();
            // No field name is longer than three characters.
            if fields.len() > 6 {
                return None;
            }
            if let Some(from) = field(fields) {
                return Some(Shape { from, to: None, ink });
            }
            let split = |at: usize| Some((field(fields.get(..at)?)?, field(fields.get(at..)?)?));
            let (from, to) = (1..fields.len()).find_map(split)?;
            Some(Shape { from, to: Some(to), ink })
        };
        let (mut found, mut others) = (Vec::new(), Vec::new());
        for word in value.split(',').map(str::trim).filter(|w| !w.is_empty()) {
            match shape(word) {
                Some(shape) => found.push(shape),
                None => others.push(word),
            }
        }
        if found.is_empty() && !others.is_empty() {
            return false;
        }
        for shape in found {
            if !self.shapes.contains(&shape) {
                self.shapes.push(shape);
            }
        }
        if !others.is_empty() {
            join(&mut self.comment, &format!("[%{name} {}]", others.join(",")));
        }
        true
    }

    /// Adds a NAG once.
    pub fn mark(&mut self, mark: u8) {
        if !self.marks.contains(&mark) {
            self.marks.push(mark);
        }
    }

    /// Serialises the comment with its commands, as between braces; empty if there is nothing to write.
    /// `here` marks the current node.
    pub fn braces(&self, name: &dyn Fn(Field) -> String, here: bool) -> String {
        let mut out = String::new();
        for (command, arrows) in [("[%csl ", false), ("[%cal ", true)] {
            let mut lead = command;
            for shape in self.shapes.iter().filter(|shape| shape.to.is_some() == arrows) {
                out.push_str(lead);
                out.push(shape.ink.letter());
                out.push_str(&name(shape.from));
                if let Some(to) = shape.to {
                    out.push_str(&name(to));
                }
                lead = ",";
            }
            out.push_str(if lead == command { "" } else { "]" });
        }
        if let Some(clock) = self.clock {
            match self.is_written_clock() {
                true => out.push_str(&format!("[%clk {}]", self.clock_text)),
                false => out.push_str(&format!("[%clk {}]", time(clock))),
            }
        }
        if self.offer {
            out.push_str("[%offer]");
        }
        if let Some(end) = self.end {
            out.push_str(&format!("[%end {}]", end.name()));
        }
        if here {
            out.push_str("[%here]");
        }
        join_paragraphs(&mut out, &self.comment);
        without_braces(&out)
    }
}

/// The readable part of a comment, without commands of programs such as `[%eval 0.3]`.
pub fn readable(comment: &str) -> String {
    let mut out = String::new();
    split_commands(comment, &mut |text| join_paragraphs(&mut out, text), &mut |_| {});
    out
}

/// The commands of programs in a comment, such as `[%eval 0.3] [%depth 20]`, separated by blanks.
pub fn commands(comment: &str) -> String {
    let mut out = String::new();
    split_commands(comment, &mut |_| {}, &mut |command| join(&mut out, command));
    out
}

/// Splits a comment into words and commands, in order.
fn split_commands<'t>(comment: &'t str, words: &mut dyn FnMut(&'t str), command: &mut dyn FnMut(&'t str)) {
    let mut rest = comment;
    while let Some(open) = rest.find("[%") {
        let (before, begun) = rest.split_at(open);
        let Some(close) = begun.find(']') else { break };
        let (closed, after) = begun.split_at(close + 1);
        words(before);
        command(closed);
        rest = after;
    }
    words(rest);
}

/// A text with a blank inserted into every start of a command.
fn without_commands(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        out.push_str(if c == '%' && out.ends_with('[') { " " } else { "" });
        out.push(c);
    }
    out
}

/// Parses `1:02:03.5` as milliseconds.
pub fn milliseconds(text: &str) -> Option<u32> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds: u32 = 0;
    for part in whole.split(':') {
        seconds = seconds.checked_mul(60)?.checked_add(number(part)?)?;
    }
    let mut rest = 0;
    for (i, digit) in part.bytes().take(3).enumerate() {
        rest += u32::from(digit.checked_sub(b'0').filter(|d| *d < 10)?) * [100, 10, 1][i];
    }
    seconds.checked_mul(1000)?.checked_add(rest)
}

/// Formats milliseconds as `1:02:03.5`.
pub fn time(milliseconds: u32) -> String {
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if rest == 0 {
        return format!("{hours}:{minutes:02}:{seconds:02}");
    }
    format!("{hours}:{minutes:02}:{seconds:02}.{rest:03}").trim_end_matches('0').into()
}

/// The sign or number of each NAG of a move, move judgements first.
pub fn marks(note: &Note) -> Vec<String> {
    let mut all = Vec::with_capacity(note.marks.len());
    for judging in [true, false] {
        for mark in note.marks.iter().filter(|mark| nag::is_judgement(**mark) == judging) {
            all.push(nag::shown(*mark));
        }
    }
    all
}
