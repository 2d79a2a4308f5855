//! Parsing and validating positions: one file for each family.

pub(super) mod chess;
pub(super) mod draughts;
pub(super) mod scharten;

use super::Problem;
use crate::i18n::head;
use crate::notation::signs;
use crate::options::{OptionError, OptionFault, RuleOption, Values};
use crate::pieces::Role;
use crate::position::{Glyph, Side};

/// The problem of an invalid options text.
fn not_agreed(error: OptionError, agreed: &str) -> Problem {
    let rest = agreed.get(error.at..).unwrap_or_default();
    let bad = head(rest.split(',').next().unwrap_or_default().trim(), 40);
    let message = match error.fault {
        OptionFault::Name => msg!(NoSuchOption { name: bad }),
        OptionFault::Value(RuleOption { name, values: Values::Names(values), .. }) => {
            let mut can_be = Vec::new();
            values.iter().for_each(|value| can_be.push((*value).into()));
            msg!(OptionValue { name: (*name).into(), value: bad, can_be })
        }
        OptionFault::Value(RuleOption { name, values: Values::UpTo(most), .. }) => {
            msg!(OptionNumber { name: (*name).into(), value: bad, most: u32::from(*most) })
        }
    };
    Problem { message, at: error.at }
}

/// The piece on each field, by field index, and the side to move.
pub(super) type Pieces = (Vec<Option<Glyph>>, Side);

/// The board of chess and related games as drawn pieces.
pub(super) fn glyphs_on_board(board: &[Option<(Side, Role)>]) -> Vec<Option<Glyph>> {
    let mut all = Vec::with_capacity(board.len());
    for piece in board {
        all.push(piece.map(|(side, role)| Glyph { side, figure: role.figure() }));
    }
    all
}

/// Puts drawn pieces on a board of chess and related games.
pub(super) fn place_pieces(pieces: &[Option<Glyph>], board: &mut [Option<(Side, Role)>]) {
    for (place, piece) in board.iter_mut().zip(pieces) {
        *place = piece.and_then(|glyph| {
            Some((glyph.side, Role::ALL.into_iter().find(|role| role.figure() == glyph.figure)?))
        });
    }
}

/// A position as text with the usual rest, if only its first parts are given.
fn completed(text: &str, usual: &[&str]) -> String {
    let mut out = String::from(text);
    for part in usual.iter().skip(text.split_ascii_whitespace().count().saturating_sub(1)) {
        out.push(' ');
        out.push_str(part);
    }
    out
}

/// A position as people paste it: with any blanks, a name, a tag or quotes around it.
pub(super) struct PastedPosition<'a> {
    text: &'a str,
    plain: String,
}

impl<'a> PastedPosition<'a> {
    pub(super) fn new(text: &'a str) -> PastedPosition<'a> {
        PastedPosition { text, plain: signs::plain(text).replace('_', " ") }
    }
    /// The position itself.
    pub(super) fn inside(&self) -> &str {
        signs::without_frame(&self.plain).1
    }
    /// The problem of the position with its place in the text.
    pub(super) fn locate(&self, problem: Problem) -> Problem {
        if problem.is_of_rules() {
            return problem;
        }
        let (start, _) = signs::without_frame(&self.plain);
        Problem { at: signs::original_offset(self.text, start + problem.at), ..problem }
    }
}

/// The start of a game.
#[derive(Copy, Clone, Default)]
pub(crate) struct Start<'a> {
    /// The position as text; none for the usual one.
    pub position: Option<&'a str>,
    /// The agreed options, as in the tag `Rules`; empty for the default rules.
    pub rules: &'a str,
}
