//! Reading records: finding games, and replaying the moves of a game.
//!
//! Two passes, so that a list of thousands of games needs no rules: [`next_game`] finds tags and ends;
//! [`crate::record::replay`] plays one game and reports events to a visitor. Unplayable parts are reported as
//! a [`Fault`] and passed to the visitor as a comment: nothing written is lost.

use super::comment_end::follows_empty_line;
use super::lexeme::{Lexeme, is_in_passing, is_like_a_move};
use super::lexer::Lexer;
use super::remark::remark;
use crate::notation::signs;
use crate::record::comment_text::join;
use crate::record::fault::Fault;
use crate::record::pdn;
use crate::record::score::Dialect;
use crate::record::tags::{ROSTER, Tags};

/// A game in a text: its tags, and the range of its moves.
#[derive(Clone, PartialEq, Debug)]
pub struct FoundGame {
    /// The tag pairs.
    pub tags: Tags,
    /// Start of the game, start of its moves, and its end, as byte offsets.
    pub at: [usize; 3],
    /// Faults in its tags.
    pub faults: Vec<Fault>,
    /// Text between the tags that is not a tag: preserved as a comment.
    pub lost: String,
    /// The dialect.
    pub dialect: Dialect,
    /// True if it has more than the maximum number of tags.
    is_overfull: bool,
}

impl FoundGame {
    fn new(at: usize, end: usize) -> FoundGame {
        let (tags, faults, lost) = Default::default();
        FoundGame { tags, at: [at, end, end], faults, lost, dialect: Dialect::PGN, is_overfull: false }
    }

    /// Preserves unusable text between the tags.
    pub(crate) fn remove_tag(&mut self, text: &str) {
        join(&mut self.lost, text);
    }

    /// True if a tag is the first of the next game: it has another value of one that every game has, behind an empty
    /// line, or in the place of the first.
    fn ends_before(&self, text: &str, at: usize, name: &str, value: &str) -> bool {
        if !ROSTER.contains(&name) || self.tags.get(name).is_none() {
            return false;
        }
        let is_first = self.tags.0.first().is_some_and(|(first, old)| first == name && old != value);
        name == "Event" || follows_empty_line(text, at) || is_first && self.tags.0.len() >= LEAST_TAGS
    }

    /// Adds a tag. The first of a name counts; another value of it is preserved as text. So are tags beyond the
    /// maximum, of which the first is reported.
    fn tag(&mut self, at: usize, name: &str, value: String) {
        let is_full = self.tags.0.len() >= MOST_TAGS;
        match self.tags.get(name).filter(|_| !is_full) {
            Some(old) if old == value => {}
            None if !is_full => self.tags.0.push((name.into(), value)),
            _ => [name, &value].into_iter().for_each(|text| join(&mut self.lost, text)),
        }
        if is_full && !self.is_overfull {
            self.is_overfull = true;
            self.faults.push(Fault { at, message: msg!(PgnTags { most: MOST_TAGS as u32 }) });
        }
    }
}

/// Minimum number of tags of a head that is repeated; fewer may be one tag with several values.
const LEAST_TAGS: usize = 3;

/// Maximum number of tags of a game; others are preserved as a comment.
const MOST_TAGS: usize = 500;

/// Finds the next game from a byte offset; it ends where the next begins.
pub fn next_game(text: &str, from: usize) -> Option<FoundGame> {
    let mut found = next_head(text, from)?;
    found.at[2] = end_of_moves(text, found.at[1], found.dialect);
    Some(found)
}

/// Finds the tags of the next game; the end of its moves is unknown, at the latest that of the text. For callers
/// that replay them anyway ([`crate::record::Replayed::end`]) and need not scan them twice.
pub fn next_head(text: &str, from: usize) -> Option<FoundGame> {
    let mut lexer = Lexer::new(text, from);
    let mut found: Option<FoundGame> = None;
    // Comments before the tags, and where the first begins.
    let (mut comments, mut begin) = (String::new(), None);
    loop {
        let before = lexer.at();
        let next = lexer.next();
        let at = next.as_ref().map_or(text.len(), |(at, _)| *at);
        let start = begin.unwrap_or(at);
        let head = || FoundGame { lost: comments.clone(), ..FoundGame::new(start, text.len()) };
        match next {
            Some((_, Lexeme::Tag(name, value))) => {
                let found = found.get_or_insert_with(head);
                let name = Tags::usual_name(name);
                if found.ends_before(text, at, name, &value) {
                    found.at[1] = before;
                    break;
                }
                found.tag(at, name, value);
            }
            Some((_, Lexeme::BadTag(line))) => {
                let found = found.get_or_insert_with(head);
                found.faults.push(Fault { at, message: msg!(PgnTag) });
                join(&mut found.lost, line);
            }
            Some((_, Lexeme::Comment(text))) if found.is_none() => {
                begin.get_or_insert(at);
                join(&mut comments, text);
            }
            Some(_) => {
                // Without tags the comments are those of the moves.
                // A number that belongs to a move may be skipped in front of it: `32 - 28`.
                let rest = text.get(before..).unwrap_or_default();
                let start = begin.unwrap_or(before + rest.len() - rest.trim_start().len());
                let moves = if found.is_some() { before } else { start };
                found.get_or_insert_with(|| FoundGame::new(start, text.len())).at[1] = moves;
                break;
            }
            None => {
                // A text of comments alone, or of numbers.
                let comment = begin.filter(|_| found.is_none());
                if let Some(moves) = comment.or_else(|| numbers_at(text, before, found.is_some())) {
                    found.get_or_insert_with(|| FoundGame::new(moves, text.len())).at[1] = moves;
                }
                break;
            }
        }
    }
    if let Some(found) = found.as_mut().filter(|found| is_draughts(found, text)) {
        found.dialect = Dialect::PDN;
    }
    found
}

/// The byte offset of numbers without moves, if the rest of a text has any: those of fields of draughts, or, behind tags, all.
fn numbers_at(text: &str, at: usize, is_behind_tags: bool) -> Option<usize> {
    let rest = text.get(at..).unwrap_or_default();
    let has_digits = is_behind_tags && rest.contains(|c: char| c.is_ascii_digit());
    (has_digits || pdn::begins_bare(rest)).then_some(at)
}

/// The byte offset of a tag of a game.
pub fn tag_at(text: &str, found: &FoundGame, name: &str) -> Option<usize> {
    let mut lexer = Lexer::new(text.get(..found.at[1])?, found.at[0]);
    loop {
        match lexer.next()? {
            (at, Lexeme::Tag(other, _)) if Tags::usual_name(other) == name => return Some(at),
            _ => {}
        }
    }
}

/// True if a game is one of draughts: by its tags, its start, or its first move.
fn is_draughts(found: &FoundGame, text: &str) -> bool {
    match (found.tags.get("GameType"), found.tags.get("FEN").filter(|position| !position.trim().is_empty())) {
        // GameType 0 is chess.
        (Some(number), _) => number.trim() != "0",
        (_, Some(position)) => signs::without_frame(position).1.bytes().any(|b| b == b':'),
        _ => {
            first_move(text, found.at[1]).is_some_and(pdn::is_draughts_start)
                || begins_short(text, found.at[1])
                || text.get(found.at[1]..).is_some_and(pdn::begins_bare)
        }
    }
}

/// True if a game begins with two moves in the short form of Russian books, `cd4 dc5`: no pawn of chess takes so early.
fn begins_short(text: &str, at: usize) -> bool {
    let mut lexer = Lexer::new(text, at);
    let is_short = |word: &str| matches!(word.as_bytes(), [b'a'..=b'h', b'a'..=b'h', b'1'..=b'8']);
    let mut next = || match lexer.next() {
        Some((_, Lexeme::Word(word))) => {
            is_short(word) && lexer.take_number().is_none_or(|(_, digits)| digits == "1")
        }
        _ => false,
    };
    next() && next()
}

/// The first word of a game with a digit, skipping a few without.
fn first_move(text: &str, at: usize) -> Option<&str> {
    let mut lexer = Lexer::new(text, at);
    for _ in 0..16 {
        match lexer.next()?.1 {
            Lexeme::Word(word) if word.bytes().any(|b| b.is_ascii_digit()) => {
                // The other dialect may have a longer word.
                let start = lexer.at() - word.len();
                let rest = text.get(start..).unwrap_or_default();
                return Some(pdn::move_length(rest).map_or(word, |length| &rest[..length]));
            }
            Lexeme::Tag(..) | Lexeme::Score(_) => return None,
            _ => {}
        }
    }
    None
}

/// The end of the moves that begin at an offset: after their result, or before the next tags.
pub fn end_of_moves(text: &str, from: usize, dialect: Dialect) -> usize {
    let dialect = if dialect.draughts { dialect } else { Dialect::LIST };
    let mut lexer = Lexer::of(dialect, text, from);
    let mut depth = 0u32;
    while let Some((at, lexeme)) = lexer.next() {
        match lexeme {
            Lexeme::Tag(..) => return at,
            Lexeme::Open => depth += 1,
            Lexeme::Close => depth = depth.saturating_sub(1),
            Lexeme::Score(_) if depth == 0 => return remark(text, lexer.at(), dialect),
            _ => {}
        }
    }
    text.len()
}

/// Counts the words between two offsets that begin with a letter other than a small Latin one, as piece moves do.
pub fn capitals(text: &str, [start, end]: [usize; 2]) -> usize {
    let mut lexer = Lexer::new(text.get(..end).unwrap_or(text), start);
    let mut count = 0;
    while let Some((_, lexeme)) = lexer.next() {
        let Lexeme::Word(word) = lexeme else { continue };
        let first = word.bytes().next().unwrap_or_default();
        count += usize::from(!first.is_ascii_lowercase() && !first.is_ascii_digit());
    }
    count
}

/// Counts the words between two offsets that do not look like moves, outside of comments and tags.
pub fn other_words(text: &str, moves: [usize; 2], dialect: Dialect) -> usize {
    words(text, moves, dialect).filter(|word| !is_for_move(word, dialect)).count()
}

/// True if a word between two offsets looks like a move. Stops at the first.
pub fn has_move_like_word(text: &str, moves: [usize; 2], dialect: Dialect) -> bool {
    words(text, moves, dialect).any(|word| is_for_move(word, dialect))
}

/// The words between two offsets that are neither numbers, NAGs, comments nor results.
fn words(text: &str, [start, end]: [usize; 2], dialect: Dialect) -> impl Iterator<Item = &str> {
    let mut lexer = Lexer::of(dialect, text.get(..end).unwrap_or(text), start);
    std::iter::from_fn(move || {
        loop {
            if let Lexeme::Word(word) | Lexeme::Fields(word) = lexer.next()?.1 {
                return Some(word);
            }
        }
    })
}

fn is_for_move(word: &str, dialect: Dialect) -> bool {
    if dialect.draughts && (pdn::is_like_a_move(word) || pdn::bare_fields(word).is_some()) {
        return true;
    }
    is_like_a_move(word) || is_in_passing(word)
}
