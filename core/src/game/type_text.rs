//! The one way of a typed text: one move, several in sequence (`e4 e5 Nf3`), or the bed of a dart on a real board (`T19`).

use super::answer::Explained;
use super::dart::{DartOutcome, bed_by_name};
use super::strict::{self, Strictness};
use super::{Edit, Game};
use crate::geometry::dartboard::Bed;
use crate::i18n::Fact;
use crate::notation::{Refusal, Style, nag};
use crate::position::Position as _;
use std::ops::Range;

/// How texts are typed.
#[derive(Copy, Clone, Debug)]
pub struct Typing {
    /// Language, letters and form of the writer.
    pub style: Style,
    /// The required accuracy.
    pub strictness: Strictness,
    /// True if darts are thrown at a real board, and the bed that was hit is typed.
    pub real_darts: bool,
}

impl Typing {
    /// Moves only, no beds.
    pub fn of_moves(style: Style, strictness: Strictness) -> Typing {
        Typing { style, strictness, real_darts: false }
    }
}

/// Result of a typed text.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Typed {
    /// The moves that were played, in order.
    pub played: Vec<Explained>,
    /// The dart that was played, if the text is a bed.
    pub dart: Option<DartOutcome>,
    /// The first word that was not played, as a byte range of the text, with the reason; no word behind it was tried.
    pub refusal: Option<(Range<usize>, Refusal)>,
}

impl Typed {
    fn of_move(text: &str, played: Result<Explained, Refusal>) -> Typed {
        match played {
            Ok(explained) => Typed { played: vec![explained], ..Typed::default() },
            Err(refusal) => Typed { refusal: Some((0..text.len(), refusal)), ..Typed::default() },
        }
    }

    /// The part of the text that was not played: the refused word and all behind it; empty if all was played.
    pub fn rest<'t>(&self, text: &'t str) -> &'t str {
        self.refusal.as_ref().and_then(|(word, _)| text.get(word.start..)).unwrap_or_default()
    }

    /// True if something was played.
    pub fn is_played(&self) -> bool {
        !self.played.is_empty() || self.dart.is_some()
    }
}

impl Game {
    /// Plays a typed text: a move, several moves up to the first that cannot be parsed or played, or the bed of a dart.
    /// In a game by link a dart has to be thrown on the screen, so that the other player can check it: typed ones are refused.
    pub fn type_text(&mut self, text: &str, typing: &Typing) -> Typed {
        self.checked_by_link(text, |game| {
            game.type_bed(text, typing).unwrap_or_else(|| game.type_moves(text, typing))
        })
    }

    /// Plays a form that a refusal offered, a move or a bed, without asking again.
    pub fn type_offer(&mut self, text: &str, typing: &Typing) -> Typed {
        self.checked_by_link(text, |game| {
            let of_move = |game: &mut Game| strict::take(game, text, &typing.style, typing.strictness);
            game.type_bed(text, typing).unwrap_or_else(|| Typed::of_move(text, of_move(game)))
        })
    }

    fn checked_by_link(&mut self, text: &str, play: impl FnOnce(&mut Game) -> Typed) -> Typed {
        let before = self.correspondence_id().is_some().then(|| self.clone());
        let typed = play(self);
        match before.filter(|_| typed.is_played() && self.lacks_aim()) {
            Some(before) => {
                *self = before;
                Typed::of_move(text, Err(Refusal::of(msg!(LinkGameThrow))))
            }
            None => typed,
        }
    }

    fn type_moves(&mut self, text: &str, typing: &Typing) -> Typed {
        let (chosen, how) = (&typing.style, typing.strictness);
        let style = how.style(*chosen);
        let words = words(text);
        let read = self.read(text, &style);
        let is_row = words.len() > 1 && read.as_ref().is_err_and(|refusal| !strict::is_by_name(refusal, how));
        let first = words
            .first()
            .filter(|_| is_row)
            .and_then(|first| self.read(text.get(first.clone())?, &style).ok());
        // A text of which not even the first word is a move is refused as a whole.
        if first.is_none() {
            return Typed::of_move(text, strict::play_read(self, text, read, chosen, how));
        }
        let (mut typed, mut first) = (Typed::default(), first);
        for word in words {
            let one = text.get(word.clone()).unwrap_or_default();
            let read = first.take().map_or_else(|| self.read(one, &style), Ok);
            match strict::play_read(self, one, read, chosen, how) {
                Ok(explained) => typed.played.push(explained),
                Err(refusal) => {
                    typed.refusal = Some((word, refusal));
                    break;
                }
            }
        }
        typed
    }

    /// Plays a dart whose bed is typed, and writes the bed beside it. `None` if no dart is due, or the text is a move, a field
    /// or no bed.
    fn type_bed(&mut self, text: &str, typing: &Typing) -> Option<Typed> {
        if !typing.real_darts || self.is_over() || self.correspondence_id().is_some() {
            return None;
        }
        let scene = self.scene();
        scene.next_dart()?;
        let name = text.trim();
        let bed = match bed_by_name(name) {
            Ok(bed) => Ok(bed),
            Err(reason) => Err(reason?),
        };
        if scene.fields.iter().any(|field| field.name == name) || self.read(name, &typing.style).is_ok() {
            return None;
        }
        let bed = match bed {
            Ok(bed) => bed,
            Err(reason) => {
                let nearest = match reason.right() {
                    Some(Fact::List(right)) => right.clone(),
                    _ => Vec::new(),
                };
                return Some(Typed::of_move(text, Err(Refusal { nearest, ..Refusal::of(reason) })));
            }
        };
        let outcome = scene.dart_outcome(bed)?;
        let m = self.position().throw(outcome.field)?;
        self.play(&m);
        if bed != Bed::Outside {
            // A comment on the last move is never refused.
            let _ = self.edit(Edit::Comment(bed.name()), &typing.style);
        }
        Some(Typed { dart: Some(outcome), ..Typed::default() })
    }
}

/// The words of a text that may be moves: without separate move numbers, and with suffixes of a move
/// (`e.p.`, `+`, a result).
fn words(text: &str) -> Vec<Range<usize>> {
    let mut words: Vec<Range<usize>> = Vec::new();
    let mut at = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        let (start, end) = (at, at + word.trim_end().len());
        at += word.len();
        let word = word.trim_end();
        match words.last_mut() {
            _ if word.is_empty() || is_number(word) => {}
            Some(last) if is_suffix(word) => last.end = end,
            _ => words.push(start..end),
        }
    }
    words
}

/// True for a move number without its move: `12`, `12.`, `12...`, `12…`.
fn is_number(word: &str) -> bool {
    let number = word.trim_end_matches(['.', '…']);
    !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
}

/// True for a suffix of a move after a blank.
fn is_suffix(word: &str) -> bool {
    const SUFFIXES: [&str; 15] = [
        "e.p.", "e.p", "ep", "ep.", "ch", "ch.", "dbl", "mate", "mat", "mat!", "1-0", "0-1", "1/2-1/2",
        "½-½", "*",
    ];
    SUFFIXES.contains(&word)
        || nag::is_whole(word)
        || word.chars().all(|c| matches!(c, '+' | '#' | '†' | '‡' | '!' | '?' | '≠' | '='))
}
