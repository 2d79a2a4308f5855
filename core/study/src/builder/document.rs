//! A course file as its lines, each with the block that it belongs to. The text stays as it is, byte for byte.

use crate::lines::{CourseEntry, entries, language};
use notabene_core::i18n::Language;
use std::ops::Range;

/// Sort of a block.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BlockKind {
    /// The lines before the first lesson.
    Course,
    /// The lines of a lesson before its first paragraph or exercise.
    Lesson,
    /// A paragraph with its board.
    Point,
    /// An exercise.
    Exercise,
    /// Words on a mistake; they may stand inside of other blocks.
    Hint,
}

impl BlockKind {
    /// True for the parts of a lesson, which have an order of their own.
    pub const fn is_part(self) -> bool {
        matches!(self, BlockKind::Point | BlockKind::Exercise)
    }
}

/// A word with its value and its texts.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockEntry {
    /// The word.
    pub word: String,
    /// The rest of its line.
    pub value: String,
    /// The texts on lines of their own.
    pub texts: Vec<(Language, String)>,
    /// The line of the word.
    pub(super) line: usize,
    /// The lines of the texts.
    pub(super) text_lines: Vec<usize>,
    /// Lines with further texts in languages that have one already.
    pub(super) doubled: Vec<usize>,
}

impl BlockEntry {
    /// The text in a language; empty if there is none.
    pub fn text(&self, language: Language) -> &str {
        self.texts.iter().find(|(known, _)| *known == language).map_or("", |(_, text)| text)
    }
    /// The last line of the entry.
    pub(super) fn last_line(&self) -> usize {
        self.all_lines().max().unwrap_or(self.line)
    }
    /// The lines of the entry, in any order.
    pub(super) fn all_lines(&self) -> impl Iterator<Item = usize> {
        [self.line].into_iter().chain(self.text_lines.iter().chain(&self.doubled).copied())
    }
}

/// A part of a course file: the course itself, a lesson, a paragraph, an exercise, a hint.
#[derive(Clone, PartialEq, Debug)]
pub struct Block {
    /// Its sort.
    pub kind: BlockKind,
    /// The lesson that it belongs to, from 0; `None` for the course and for hints.
    pub lesson: Option<usize>,
    /// Its entries in the order of the file.
    pub entries: Vec<BlockEntry>,
}

impl Block {
    /// The first entry with a word.
    pub fn entry(&self, word: &str) -> Option<&BlockEntry> {
        self.entries.iter().find(|entry| entry.word == word)
    }
    /// The value of the first entry with a word; empty without one.
    pub fn value(&self, word: &str) -> &str {
        self.entry(word).map_or("", |entry| &entry.value)
    }
    /// The text of the first entry with a word; empty without one.
    pub fn text(&self, word: &str, language: Language) -> &str {
        self.entry(word).map_or("", |entry| entry.text(language))
    }
    /// The word behind the first one: name of a lesson, exercise or hint.
    pub fn name(&self) -> &str {
        self.first_value().0
    }
    /// The word of the kind of an exercise.
    pub fn keyword(&self) -> &str {
        self.first_value().1.split_whitespace().next().unwrap_or_default()
    }
    fn first_value(&self) -> (&str, &str) {
        let value = self.entries.first().map_or("", |entry| &entry.value);
        let (name, rest) = value.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((value, ""));
        (name, rest.trim())
    }
}

/// A line of the file.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Line {
    pub span: Range<usize>,
    pub block: usize,
}

/// A course file that can be changed piece by piece. All that is not changed stays as it was, comments and empty lines
/// included.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseDocument {
    text: String,
    pub(super) lines: Vec<Line>,
    blocks: Vec<Block>,
}

impl CourseDocument {
    /// Splits a text into lines and blocks. Any text will do.
    pub fn new(text: &str) -> CourseDocument {
        let mut lines = split_lines(text);
        let blocks = find_blocks(text, &mut lines);
        CourseDocument { text: text.into(), lines, blocks }
    }

    /// The text of the file.
    pub fn text(&self) -> &str {
        &self.text
    }
    /// The blocks in the order of the file; the first is the course.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }
    /// A block by its place.
    pub fn block(&self, n: usize) -> Option<&Block> {
        self.blocks.get(n)
    }
    /// The number of lessons.
    pub fn lessons(&self) -> usize {
        self.blocks.iter().filter(|block| block.kind == BlockKind::Lesson).count()
    }
    /// The block of a lesson, by its number from 0.
    pub fn lesson(&self, lesson: usize) -> Option<usize> {
        let is = |block: &Block| block.kind == BlockKind::Lesson && block.lesson == Some(lesson);
        self.blocks.iter().position(is)
    }
    /// The blocks of the paragraphs and exercises of a lesson, in their order.
    pub fn parts(&self, lesson: usize) -> Vec<usize> {
        let is = |block: &Block| block.kind.is_part() && block.lesson == Some(lesson);
        (0..self.blocks.len()).filter(|n| self.blocks.get(*n).is_some_and(is)).collect()
    }
    /// The block of a hint, by its name.
    pub fn hint(&self, key: &str) -> Option<usize> {
        self.blocks.iter().position(|block| block.kind == BlockKind::Hint && block.name() == key)
    }
    /// The lines of a block as one text.
    pub fn block_text(&self, n: usize) -> String {
        self.lines_of(n).into_iter().map(|line| self.line_text(line)).collect()
    }
    /// The language of the first text; that of the author.
    pub fn author_language(&self) -> Option<Language> {
        let mut all = self.blocks.iter().flat_map(|block| &block.entries);
        all.find_map(|entry| entry.texts.first()).map(|(language, _)| *language)
    }
    /// The languages with any text, in the order of the file.
    pub fn languages(&self) -> Vec<Language> {
        let mut found = Vec::new();
        for (language, _) in
            self.blocks.iter().flat_map(|block| &block.entries).flat_map(|entry| &entry.texts)
        {
            if !found.contains(language) {
                found.push(*language);
            }
        }
        found
    }

    /// The line of a byte, from 0.
    pub(super) fn line_at(&self, at: usize) -> usize {
        self.lines.partition_point(|line| line.span.end <= at)
    }
    pub(super) fn line_text(&self, line: usize) -> &str {
        self.lines.get(line).and_then(|line| self.text.get(line.span.clone())).unwrap_or_default()
    }
    pub(super) fn lines_of(&self, block: usize) -> Vec<usize> {
        (0..self.lines.len()).filter(|n| self.lines.get(*n).is_some_and(|line| line.block == block)).collect()
    }
}

fn split_lines(text: &str) -> Vec<Line> {
    let mut start = 0;
    let line = |part: &str| {
        let span = start..start + part.len();
        start = span.end;
        Line { span, block: 0 }
    };
    text.split_inclusive('\n').map(line).collect()
}

/// The kind of block that a word opens, beside those that are open.
fn opened(word: &str, open: BlockKind) -> Option<BlockKind> {
    match word {
        "hint" => Some(BlockKind::Hint),
        "lesson" => Some(BlockKind::Lesson),
        "point" if open != BlockKind::Course => Some(BlockKind::Point),
        "exercise" if open != BlockKind::Course => Some(BlockKind::Exercise),
        _ => None,
    }
}

/// Finds the blocks, and notes at each line to which it belongs. After a hint the block around it goes on.
fn find_blocks(text: &str, lines: &mut [Line]) -> Vec<Block> {
    let mut blocks = vec![Block { kind: BlockKind::Course, lesson: None, entries: Vec::new() }];
    let (mut open, mut lesson) = (0, None);
    let mut owners = vec![None; lines.len()];
    let line_at = |at: usize| lines.partition_point(|line| line.span.end <= at);
    for entry in entries(text, 0, &mut Vec::new()) {
        let kind = opened(entry.word.text, blocks.get(open).map_or(BlockKind::Course, |block| block.kind));
        let mut block = open;
        if let Some(kind) = kind {
            block = blocks.len();
            if kind == BlockKind::Lesson {
                lesson = Some(lesson.map_or(0, |n| n + 1));
            }
            let lesson = lesson.filter(|_| kind != BlockKind::Hint);
            blocks.push(Block { kind, lesson, entries: Vec::new() });
            if kind != BlockKind::Hint {
                open = block;
            }
        }
        let entry = with_lines(&entry, &line_at);
        for line in entry.all_lines() {
            if let Some(owner) = owners.get_mut(line) {
                *owner = Some((block, entries_of(&blocks, block)));
            }
        }
        if let Some(block) = blocks.get_mut(block) {
            block.entries.push(entry);
        }
    }
    find_doubled(text, lines, &mut owners, &mut blocks);
    assign_rest(text, lines, &owners);
    blocks
}

fn entries_of(blocks: &[Block], block: usize) -> usize {
    blocks.get(block).map_or(0, |block| block.entries.len())
}

/// Block and entry of a line.
type Owner = Option<(usize, usize)>;

/// Gives lines that begin with a language to the entry before them, if it has a text in that language already.
fn find_doubled(text: &str, lines: &[Line], owners: &mut [Owner], blocks: &mut [Block]) {
    let mut before: Owner = None;
    for (n, (line, owner)) in lines.iter().zip(owners).enumerate() {
        let text = text.get(line.span.clone()).unwrap_or_default().trim_start_matches('\u{feff}');
        let is_text = text.split_ascii_whitespace().next().is_some_and(|word| language(word).is_some());
        if owner.is_none() && is_text {
            *owner = before;
            let entry = before.and_then(|(block, entry)| blocks.get_mut(block)?.entries.get_mut(entry));
            entry.into_iter().for_each(|entry| entry.doubled.push(n));
        }
        before = owner.or(before);
    }
}

fn with_lines(entry: &CourseEntry, line_at: &impl Fn(usize) -> usize) -> BlockEntry {
    let texts = entry.texts.iter();
    BlockEntry {
        word: entry.word.text.into(),
        value: entry.value.text.into(),
        texts: texts.clone().map(|(language, piece)| (*language, piece.text.into())).collect(),
        line: line_at(entry.word.at),
        // An empty text is at the end of its line.
        text_lines: texts.map(|(_, piece)| line_at(piece.at.saturating_sub(1))).collect(),
        doubled: Vec::new(),
    }
}

/// Empty lines belong to the block before them, comments to the entry right behind them.
fn assign_rest(text: &str, lines: &mut [Line], owners: &[Owner]) {
    let mut before = 0;
    let is_comment = |line: &Line| {
        text.get(line.span.clone())
            .is_some_and(|text| text.trim_start_matches('\u{feff}').trim_start().starts_with('#'))
    };
    // The owner of the next entry, unless a line that is no comment comes between.
    let mut next = None;
    let mut behind = vec![None; lines.len()];
    for ((line, owner), behind) in lines.iter().zip(owners).zip(&mut behind).rev() {
        next = match owner {
            Some((block, _)) => Some(*block),
            None if is_comment(line) => next,
            None => None,
        };
        *behind = next;
    }
    for ((line, owner), behind) in lines.iter_mut().zip(owners).zip(behind) {
        before = owner.map(|(block, _)| block).or(behind).unwrap_or(before);
        line.block = before;
    }
}
