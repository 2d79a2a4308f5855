//! Reading records: games one after the other, and the moves of a game played out on a board.
//!
//! Two passes, so that a list of thousands of games needs no rules: [`next_game`] finds tags and ends;
//! [`crate::record::replay`] plays one game and tells a scribe what happens. Whatever cannot be played is told as
//! a [`Fault`] and handed to the scribe as a comment: nothing that was written is lost.

use super::lexeme::{Lexeme, is_in_passing, is_like_a_move};
use super::lexer::{Lexer, comment_end};
use crate::notation::signs::{from, is_letter, upto};
use crate::record::fault::Fault;
use crate::record::note::join;
use crate::record::pdn;
use crate::record::score::Dialect;
use crate::record::tags::Tags;

/// A game in a text: its tags, and where its moves are.
#[derive(Clone, PartialEq, Debug)]
pub struct Found {
    /// Its tags.
    pub tags: Tags,
    /// Where it begins, where its moves begin, and where it ends, in bytes.
    pub at: [usize; 3],
    /// What is wrong with its tags.
    pub faults: Vec<Fault>,
    /// What stands between the tags and is none: it goes on as a comment.
    pub lost: String,
    /// What kind of record it is.
    pub dialect: Dialect,
    /// Whether it has more tags than are kept as tags.
    is_overfull: bool,
}

impl Found {
    fn new(at: usize, end: usize) -> Found {
        let (tags, faults, lost) = Default::default();
        Found { tags, at: [at, end, end], faults, lost, dialect: Dialect::PGN, is_overfull: false }
    }

    /// Keeps what stands in the tags and cannot be used.
    pub(crate) fn lose(&mut self, text: &str) {
        join(&mut self.lost, text);
    }

    /// Adds a tag. The first of a name counts; another value of it is not lost. Nor are tags beyond the most that a
    /// game has, of which the first is told.
    fn tag(&mut self, at: usize, name: &str, value: String) {
        let is_full = self.tags.0.len() >= MOST_TAGS;
        match self.tags.get(name).filter(|_| !is_full) {
            Some(old) if old == value => {}
            None if !is_full => self.tags.0.push((name.into(), value)),
            _ => [name, &value].into_iter().for_each(|text| join(&mut self.lost, text)),
        }
        if is_full && !self.is_overfull {
            self.is_overfull = true;
            self.faults.push(Fault { at, says: msg!(PgnTags { most: MOST_TAGS as u32 }) });
        }
    }
}

/// No game has more tags; others are kept as a comment.
const MOST_TAGS: usize = 500;

/// The next game of a text from a byte on; it ends where the next begins.
pub fn next_game(text: &str, from: usize) -> Option<Found> {
    let mut found = next_head(text, from)?;
    found.at[2] = end_of_moves(text, found.at[1], found.dialect);
    Some(found)
}

/// The tags of the next game; its moves end nobody knows where, at the latest with the text. For those
/// who play them anyway ([`crate::record::Replayed::end`]) and need not read them twice.
pub fn next_head(text: &str, from: usize) -> Option<Found> {
    let mut lexer = Lexer::new(text, from);
    let mut found: Option<Found> = None;
    loop {
        let before = lexer.at();
        let next = lexer.next();
        let at = next.as_ref().map_or(text.len(), |(at, _)| *at);
        let head = |at| Found::new(at, text.len());
        match next {
            Some((_, Lexeme::Tag(name, value))) => {
                let found = found.get_or_insert_with(|| head(at));
                if name == "Event" && found.tags.get("Event").is_some() {
                    found.at[1] = before;
                    break;
                }
                found.tag(at, name, value);
            }
            Some((_, Lexeme::BadTag(line))) => {
                let found = found.get_or_insert_with(|| head(at));
                found.faults.push(Fault { at, says: msg!(PgnTag) });
                join(&mut found.lost, line);
            }
            Some(_) => {
                found.get_or_insert_with(|| head(at)).at[1] = at;
                break;
            }
            None => break,
        }
    }
    if let Some(found) = found.as_mut().filter(|found| is_draughts(found, text)) {
        found.dialect = Dialect::PDN;
    }
    found
}

/// Whether a game is one of draughts: by its tags, by its start, or by its first move.
fn is_draughts(found: &Found, text: &str) -> bool {
    match (found.tags.get("GameType"), found.tags.get("FEN")) {
        // GameType 0 is chess.
        (Some(number), _) => number.trim() != "0",
        (_, Some(position)) => position.bytes().any(|b| b == b':'),
        _ => first_move(text, found.at[1]).is_some_and(pdn::begins_draughts),
    }
}

/// The first word of a game that has a digit, with a few without before it.
fn first_move(text: &str, at: usize) -> Option<&str> {
    let mut lexer = Lexer::new(text, at);
    for _ in 0..16 {
        match lexer.next()?.1 {
            Lexeme::Word(word) if word.bytes().any(|b| b.is_ascii_digit()) => {
                // The other dialect may have it longer.
                let start = lexer.at() - word.len();
                return Some(
                    pdn::move_length(from(text, start)).map_or(word, |all| upto(from(text, start), all)),
                );
            }
            Lexeme::Tag(..) | Lexeme::Score(_) => return None,
            _ => {}
        }
    }
    None
}

/// Where the moves end that begin at a byte: behind their result, or before the next tags.
pub fn end_of_moves(text: &str, from: usize, dialect: Dialect) -> usize {
    let dialect = if dialect.draughts { dialect } else { Dialect::LIST };
    let mut lexer = Lexer::of(dialect, text, from);
    let mut depth = 0u32;
    while let Some((at, lexeme)) = lexer.next() {
        match lexeme {
            Lexeme::Tag(..) => return at,
            Lexeme::Open => depth += 1,
            Lexeme::Close => depth = depth.saturating_sub(1),
            Lexeme::Score(_) if depth == 0 => return remark(text, lexer.at()),
            _ => {}
        }
    }
    text.len()
}

/// Where a remark ends that follows a result on its line, such as `Wit geeft op` or a comment; the place behind
/// the result if there is none. A line with moves or tags is the next game.
pub(super) fn remark(text: &str, at: usize) -> usize {
    let rest = from(text, at);
    let blanks = rest.bytes().take_while(|b| matches!(b, b' ' | b'\t')).count();
    let said = from(rest, blanks);
    if said.starts_with('{') {
        return comment_end(from(said, 1)).map_or(at, |end| at + blanks + 1 + end + 1);
    }
    let ends = |b: u8| matches!(b, b'\n' | b'\r' | b'[' | b'{' | b';');
    let line = upto(said, said.bytes().position(ends).unwrap_or(said.len()));
    let words = bare(line);
    let is_remark = words.starts_with(is_letter) && !words.split(' ').any(is_like_a_move);
    at + if is_remark { blanks + line.len() } else { 0 }
}

/// A remark without what stands around it.
pub(super) fn bare(remark: &str) -> &str {
    let words = remark.trim();
    let inside = |open: char, close: char| words.strip_prefix(open)?.strip_suffix(close);
    inside('{', '}').or_else(|| inside('(', ')')).unwrap_or(words)
}

/// How many words between two bytes begin with a letter that is no small Latin one, as moves of pieces do.
pub fn capitals(text: &str, [start, end]: [usize; 2]) -> usize {
    let mut lexer = Lexer::new(upto(text, end), start);
    let mut count = 0;
    while let Some((_, lexeme)) = lexer.next() {
        let Lexeme::Word(word) = lexeme else { continue };
        let first = word.bytes().next().unwrap_or_default();
        count += usize::from(!first.is_ascii_lowercase() && !first.is_ascii_digit());
    }
    count
}

/// Words between two bytes that are meant for no move, outside of comments and brackets of tags.
pub fn other_words(text: &str, moves: [usize; 2], dialect: Dialect) -> usize {
    words(text, moves, dialect).filter(|word| !is_for_move(word, dialect)).count()
}

/// Is a word between two bytes meant for a move? It looks no further than the first.
pub fn has_move_like_word(text: &str, moves: [usize; 2], dialect: Dialect) -> bool {
    words(text, moves, dialect).any(|word| is_for_move(word, dialect))
}

/// The words between two bytes that are neither numbers, marks, comments nor results.
fn words(text: &str, [start, end]: [usize; 2], dialect: Dialect) -> impl Iterator<Item = &str> {
    let mut lexer = Lexer::of(dialect, upto(text, end), start);
    std::iter::from_fn(move || {
        loop {
            if let Lexeme::Word(word) = lexer.next()?.1 {
                return Some(word);
            }
        }
    })
}

fn is_for_move(word: &str, dialect: Dialect) -> bool {
    if dialect.draughts && pdn::is_like_a_move(word) {
        return true;
    }
    is_like_a_move(word) || is_in_passing(word)
}
