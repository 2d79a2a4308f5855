//! The signs of a move written in part, compared with moves written in full.

use crate::notation::lettered::{DynGame, GenericMove, MoveKind};
use crate::notation::letters::{BLACK_FIGURINES, FIGURINES, Letters, is_letter, small, strip, strip_small};
use crate::notation::marks::MARKS;
use crate::notation::shape::Coordinates;
use crate::notation::style::LETTERED;
use crate::pieces::Role;

/// A part of a move written in full: `R d 1 x N d 8`, `P e 7 - e 8 Q`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Part {
    Piece(Role),
    FromFile(u8),
    FromRank(u8),
    Takes,
    Dash,
    Taken(Role),
    ToFile(u8),
    ToRank(u8),
    Becomes(Role),
}

impl Part {
    /// The parts of a move in order, those of its start only if it may be written.
    fn of_move(
        m: &GenericMove,
        taken: Option<Role>,
        start: bool,
        shape: &Coordinates,
    ) -> impl Iterator<Item = Part> {
        let parts = [
            Some(Part::Piece(m.role)),
            start.then_some(Part::FromFile(shape.x(m.from))),
            start.then_some(Part::FromRank(shape.y(m.from))),
            Some(if taken.is_some() { Part::Takes } else { Part::Dash }),
            taken.map(Part::Taken),
            Some(Part::ToFile(shape.x(m.to))),
            Some(Part::ToRank(shape.y(m.to))),
            m.promotion().map(Part::Becomes),
        ];
        parts.into_iter().flatten()
    }

    /// True if it may be written after another one, or at the beginning.
    const fn may_follow(self, last: Option<Part>) -> bool {
        match (last, self) {
            // A pawn becomes something behind its target.
            (_, Part::Becomes(_)) => {
                matches!(last, Some(Part::ToFile(_) | Part::ToRank(_) | Part::Taken(_)))
            }
            // Only a piece, a file or a cross begins a move.
            (None, Part::Dash | Part::Taken(_)) => false,
            _ => true,
        }
    }
}

/// A written sign, with everything that it may mean.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Sign {
    /// Byte offset in the text.
    pub at: usize,
    /// The piece of a letter.
    pub role: Option<Role>,
    /// A file, from 0.
    file: Option<u8>,
    /// A rank, from 0.
    rank: Option<u8>,
    /// A capture sign.
    pub takes: bool,
    /// A dash.
    dash: bool,
    /// The piece of a small letter that is a file, too, or the pawn of `P` where that is the knight: only if nothing
    /// else fits.
    loose: Option<Role>,
}

impl Sign {
    /// True for a small letter that may be a piece or a file.
    pub(super) fn may_be_file(&self) -> bool {
        self.file.is_some() && self.loose.is_some()
    }
    fn means(&self, part: Part, loose: bool) -> bool {
        match part {
            Part::Piece(role) | Part::Taken(role) | Part::Becomes(role) => {
                self.role == Some(role) || loose && self.loose == Some(role)
            }
            Part::FromFile(x) | Part::ToFile(x) => self.file == Some(x),
            Part::FromRank(y) | Part::ToRank(y) => self.rank == Some(y),
            Part::Takes => self.takes,
            Part::Dash => self.dash,
        }
    }
}

/// A move written in part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sketch {
    /// Its signs in order, without those after the last field.
    pub signs: Vec<Sign>,
    /// True for a capture sign at the end: `e5x`.
    ends_with_cross: bool,
    /// True for a sign of check or mate.
    pub check: bool,
    /// True for `e.p.`
    pub passing: bool,
}

/// Maximum number of signs of a move: `Rd1xNd8=Q`.
const LONGEST: usize = 9;

/// A move that fits, and whether the captured piece was written.
pub(super) type Found = Vec<(GenericMove, bool)>;

impl Sketch {
    /// Parses a text without its move number; none if it has other characters than those of moves, or too few or too
    /// many signs.
    pub(super) fn parse(text: &str, letters: &Letters, shape: &Coordinates) -> Option<Sketch> {
        let bare = text.trim_end_matches(MARKS).trim_end();
        let marks = &text[bare.len()..];
        let without = ["e.p.", "e.p", "ep.", "ep"].into_iter().find_map(|end| bare.strip_suffix(end));
        let passing = without.is_some_and(|rest| !rest.is_empty());
        let bare = without.filter(|_| passing).unwrap_or(bare).trim_end();
        let (mut signs, mut at) = (Vec::new(), 0);
        while let Some(c) = bare[at..].chars().next() {
            let length = match c {
                ' ' | '=' | '(' | ')' => c.len_utf8(),
                _ => {
                    let (sign, length) = sign(&bare[at..], letters, shape)?;
                    signs.push(Sign { at, ..sign });
                    length
                }
            };
            at += length;
        }
        // Words have no numbers and no cross, and are longer than a piece with half a square.
        let is_move = signs.iter().any(|sign| sign.takes || sign.rank.is_some())
            || bare.contains('=')
            || signs.len() <= 4 && text.starts_with(|c| small(c) != c || !is_letter(c));
        let is_bare = signs.iter().all(|sign| sign.takes || sign.dash);
        if !is_move || is_bare || !(2..=LONGEST).contains(&signs.len()) {
            return None;
        }
        let ends_with_cross = signs.last().is_some_and(|sign| sign.takes);
        signs.truncate(signs.len() - usize::from(ends_with_cross));
        Some(Sketch {
            signs, ends_with_cross, check: marks.contains(['+', '#', '†', '‡', '≠']), passing
        })
    }

    /// The files of `exd`, which may also be two pieces in small letters.
    pub(super) fn files_of_capture(text: &str, shape: &Coordinates) -> Option<[u8; 2]> {
        let (from, to) = text.trim_end_matches(MARKS).split_once(['x', 'X', '×', ':'])?;
        let file = |text: &str| {
            let mut chars = text.chars();
            chars.next().filter(|_| chars.as_str().is_empty()).and_then(|c| shape.file(c))
        };
        Some([file(from)?, file(to)?])
    }

    /// The moves that fit: those whose end was written in part; otherwise those whose start was.
    pub(super) fn moves(&self, moves: &[GenericMove], p: &DynGame, loose: bool) -> Found {
        let mut found = Found::new();
        // `Nb` is a knight that goes to the file, not one that comes from there.
        let ways: &[&[bool]] = if self.ends_with_cross { &[&[false, true]] } else { &[&[false], &[true]] };
        for starts in ways {
            for m in moves {
                let fits = starts.iter().find_map(|start| self.fits(p, m, *start, loose));
                found.extend(fits.map(|taken| (*m, taken)));
            }
            if !found.is_empty() {
                break;
            }
        }
        found
    }

    /// None if a move does not fit; otherwise true if its captured piece was written. `start`: its start may be written.
    fn fits(&self, p: &DynGame, m: &GenericMove, start: bool, loose: bool) -> Option<bool> {
        let shape = p.shape();
        let taken = match m.kind {
            MoveKind::EnPassant => Some(Role::Pawn),
            MoveKind::Plain | MoveKind::DoubleStep | MoveKind::Promotion(_) => {
                p.occupant(m.to).map(|(_, role)| role)
            }
            _ => return None,
        };
        if taken.is_none() && (self.ends_with_cross || self.passing) {
            return None;
        }
        let mut signs = self.signs.iter().enumerate().peekable();
        let mut written = Vec::with_capacity(8);
        for part in Part::of_move(m, taken, start, shape) {
            let last = written.last().copied();
            // The letter and the number of one square stay together.
            let is_torn = |n: usize| {
                self.is_square(n) && matches!((last, part), (Some(Part::FromFile(_)), Part::ToRank(_)))
            };
            let is_meant = |(n, sign): &(usize, &Sign)| sign.means(part, loose) && !is_torn(*n);
            if part.may_follow(last) && signs.next_if(is_meant).is_some() {
                written.push(part);
            }
        }
        let first = written.first();
        let from = [Part::FromFile(shape.x(m.from)), Part::FromRank(shape.y(m.from))];
        let named = matches!(first, Some(Part::Piece(_)));
        let whole_start = from.iter().all(|part| written.contains(part));
        // Without a letter it is a pawn, unless its square is written; a capturing pawn is told by its file.
        let unnamed = whole_start
            || m.role == Role::Pawn
                && (taken.is_none() || matches!(first, Some(Part::FromFile(_) | Part::Takes)));
        let wrote_taken = written.iter().any(|part| matches!(part, Part::Taken(_)));
        // A text with the whole end lacks nothing: something else is wrong with it.
        let end = [Part::ToFile(shape.x(m.to)), Part::ToRank(shape.y(m.to))];
        let in_part = wrote_taken || !end.iter().all(|part| written.contains(part));
        (signs.next().is_none() && (named || unnamed) && in_part).then_some(wrote_taken)
    }

    /// True if a sign is the number right behind the letter of a square.
    fn is_square(&self, n: usize) -> bool {
        let before = n.checked_sub(1).and_then(|n| self.signs.get(n));
        before
            .zip(self.signs.get(n))
            .is_some_and(|(file, rank)| file.file.is_some() && rank.rank.is_some() && file.at + 1 == rank.at)
    }

    /// The mover as written, and the captured piece with its place in the signs.
    pub(super) fn exchange(&self) -> Option<(Role, Role, usize)> {
        let (first, rest) = self.signs.split_first()?;
        let cross = rest.iter().position(|sign| sign.takes)? + 1;
        let taken = self.signs.get(cross + 1)?;
        let mover = first.role.or(first.file.map(|_| Role::Pawn))?;
        Some((mover, taken.role?, cross + 1))
    }

    /// The same text without one of its signs.
    pub(super) fn without(&self, n: usize) -> Sketch {
        let mut shorter = self.clone();
        shorter.signs.remove(n);
        shorter
    }
}

/// Parses the first sign of a text, and its length in bytes.
fn sign(text: &str, letters: &Letters, shape: &Coordinates) -> Option<(Sign, usize)> {
    let c = text.chars().next()?;
    let length = |rest: &str| text.len() - rest.len();
    let named = |(i, rest): (usize, _)| (LETTERED[i], length(rest));
    let pieces = [&letters.pieces, &FIGURINES, &BLACK_FIGURINES];
    if let Some((role, length)) = pieces.into_iter().find_map(|row| strip(row, text)).map(named) {
        // Where the knight is `P`, many write the pawn so, too.
        let loose = (c == 'P').then_some(Role::Pawn);
        return Some((Sign { role: Some(role), loose, ..Sign::default() }, length));
    }
    if let Some(rest) = text.strip_prefix(['\u{fe0e}', '\u{fe0f}']) {
        return sign(rest, letters, shape).map(|(sign, more)| (sign, more + length(rest)));
    }
    let is_pawn = !letters.pawn.is_empty() && text.starts_with(letters.pawn) || matches!(c, '♙' | '♟' | 'P');
    if is_pawn {
        return Some((Sign { role: Some(Role::Pawn), ..Sign::default() }, c.len_utf8()));
    }
    let (mut sign, mut bytes) = (Sign::default(), c.len_utf8());
    match c {
        '1'..='8' => sign.rank = Some(c as u8 - b'1'),
        'x' | 'X' | '×' | ':' | '*' => sign.takes = true,
        '-' | '–' | '—' => sign.dash = true,
        _ => {
            let role = strip_small(&letters.pieces, text).map(named);
            let pawn = c == 'p' || letters.pawn.chars().next().is_some_and(|pawn| small(pawn) == c);
            let pawn = pawn.then_some(Role::Pawn);
            sign.file = shape.file(c.to_ascii_lowercase());
            match (sign.file, role) {
                (Some(_), role) => sign.loose = role.map(|(role, _)| role).or(pawn),
                (None, Some((role, length))) => (sign.role, sign.loose, bytes) = (Some(role), pawn, length),
                (None, None) => sign.role = Some(pawn?),
            }
        }
    }
    Some((sign, bytes))
}
