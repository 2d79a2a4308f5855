//! The forms of written moves, right or wrong: patterns of signs with their costs.

use crate::sign::{COUNT, Sign};
use notabene_core::notation::{AnyPosition, Style};
use notabene_core::position::Position as _;

/// A place of a pattern.
#[derive(Clone, PartialEq, Debug)]
pub struct Slot {
    /// Signs that may stand here, a bit for each.
    pub signs: u64,
    /// The cost of a sign.
    pub cost: f32,
    /// The cost of leaving the place empty; none if it must not be.
    pub skip: Option<f32>,
    /// True if more signs may follow in this place.
    pub repeats: bool,
}

/// A form of moves.
#[derive(Clone, PartialEq, Debug)]
pub struct Pattern {
    /// The cost of the form.
    pub cost: f32,
    /// Its places.
    pub slots: Vec<Slot>,
}

/// All forms of moves of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Grammar {
    /// The forms.
    pub patterns: Vec<Pattern>,
}

/// Costs are negative logarithms of probabilities; forms that no rule knows are rare.
const UNKNOWN_FORM: f32 = 5.0;
const RARE: f32 = 3.0;
const SELDOM: f32 = 1.5;
const USUAL: f32 = 0.3;

const CAPITALS: &str = "ABCDEFGHJKLMNPQRSTVWZ";

/// A bit for each sign of a text.
pub fn mask(signs: &str) -> u64 {
    signs.chars().filter_map(Sign::of).fold(0, |mask, sign| mask | 1 << sign.0)
}

/// A place with one of some signs.
fn one(signs: &str) -> Slot {
    let signs = mask(signs);
    Slot { signs, cost: (signs.count_ones().max(1) as f32).ln(), skip: None, repeats: false }
}

/// A place that may be empty: the costs of a sign and of none.
fn may(signs: &str, present: f32, absent: f32) -> Slot {
    let slot = one(signs);
    Slot { cost: slot.cost + present, skip: Some(absent), ..slot }
}

/// Any signs of a game in any order.
fn anything(signs: &str) -> Pattern {
    let cost = (COUNT as f32).ln() + 0.5;
    let slot = Slot { signs: mask(signs), cost, skip: None, repeats: true };
    Pattern { cost: UNKNOWN_FORM, slots: vec![slot] }
}

/// The board as it is written, and the letters.
struct Board {
    files: String,
    ranks: String,
    pieces: String,
}

/// The forms of the moves of a position.
pub fn grammar(position: &AnyPosition, style: &Style) -> Grammar {
    let grid = position.board().grid;
    let files = match position {
        AnyPosition::Scharten(_) => "oabcdefghi",
        _ => "abcdefghijkl".get(..usize::from(grid.files)).unwrap_or("abcdefgh"),
    };
    let ranks = (1..=grid.ranks.min(9)).map(|rank| rank.to_string()).collect();
    let board = Board { files: files.into(), ranks, pieces: style.letters.pieces.concat() };
    let mut patterns = match position {
        AnyPosition::Chess(_) => [piece_moves(&board), pawn_moves(&board), castling()].concat(),
        AnyPosition::Scharten(_) => [piece_moves(&board), pawn_moves(&board), darts(&board)].concat(),
        AnyPosition::Draughts(p) if style.by_letters(&p.board()) => fields(&board),
        AnyPosition::Draughts(_) => numbers(),
    };
    // Signs that the game does not have would be read for others: `o` for zero, `l` for 1.
    let usual = format!("{CAPITALS}{}px123456789:+#=-().{}", board.files, board.pieces);
    patterns.push(match position {
        AnyPosition::Chess(_) => anything(&(usual + "0†‡≠")),
        AnyPosition::Scharten(_) => anything(&(usual + "@†‡≠")),
        AnyPosition::Draughts(p) if style.by_letters(&p.board()) => anything(&usual),
        AnyPosition::Draughts(_) => anything("0123456789-x:()."),
    });
    Grammar { patterns }
}

impl Board {
    fn file(&self) -> Slot {
        one(&self.files)
    }
    fn rank(&self) -> Slot {
        one(&self.ranks)
    }
    fn piece(&self) -> Slot {
        one(&self.pieces)
    }
    fn target(&self) -> [Slot; 2] {
        [self.file(), self.rank()]
    }
}

/// Check or mate.
fn check() -> [Slot; 2] {
    [may("+#†‡≠", 2.0, USUAL / 2.0), may("+†", 5.0, 0.0)]
}

fn piece_moves(board: &Board) -> Vec<Pattern> {
    let optional = |slot: Slot| Slot { cost: slot.cost + 2.5, skip: Some(0.1), ..slot };
    let start = [board.piece(), optional(board.file()), optional(board.rank()), may("x:-", SELDOM, USUAL)];
    let slots = [&start[..], &board.target(), &check()].concat();
    vec![Pattern { cost: 0.5, slots }]
}

fn pawn_moves(board: &Board) -> Vec<Pattern> {
    let plain = [&board.target()[..], &check()].concat();
    let takes = [&[board.file(), one("x:")][..], &board.target(), &check()].concat();
    let long = [&board.target()[..], &[may("x:-", 0.5, 1.0)], &board.target(), &check()].concat();
    let en_passant = [&takes[..4], &[one("e"), one("."), one("p"), one(".")]].concat();
    let promotion = |slots: &[Slot]| {
        let signs = [may("=", SELDOM, USUAL), may("(", RARE, 0.1), board.piece(), may(")", RARE, 0.1)];
        [&slots[..slots.len() - 2], &signs, &check()].concat()
    };
    vec![
        Pattern { cost: RARE + 1.0, slots: promotion(&plain) },
        Pattern { cost: RARE + 1.5, slots: promotion(&takes) },
        Pattern { cost: 1.2, slots: plain },
        Pattern { cost: 2.0, slots: takes },
        Pattern { cost: RARE, slots: long },
        Pattern { cost: RARE + 1.5, slots: en_passant },
    ]
}

fn castling() -> Vec<Pattern> {
    let pair = || [one("-"), one("0")];
    let short = [&[one("0")][..], &pair(), &check()].concat();
    let long = [&[one("0")][..], &pair(), &pair(), &check()].concat();
    vec![Pattern { cost: RARE, slots: short }, Pattern { cost: RARE + 1.0, slots: long }]
}

fn darts(board: &Board) -> Vec<Pattern> {
    let piece = Slot { skip: Some(0.7), ..board.piece() };
    let hit = [&[piece, one("@")][..], &board.target(), &check()].concat();
    vec![Pattern { cost: SELDOM, slots: hit }, Pattern { cost: RARE, slots: vec![one("@"), one("-")] }]
}

/// Two to five fields by their numbers, with or without brackets.
fn numbers() -> Vec<Pattern> {
    let number = [one("123456789"), may("0123456789", 0.2, 1.5)];
    let next = [&[one("-x:")][..], &number].concat();
    chains(&[&[may("(", SELDOM, USUAL)][..], &number].concat(), &next, &[may(")", SELDOM, USUAL)])
}

/// Two to five fields by letters.
fn fields(board: &Board) -> Vec<Pattern> {
    let next = [&[may("-x:", 0.3, 2.0)][..], &board.target()].concat();
    chains(&board.target(), &next, &[])
}

fn chains(first: &[Slot], next: &[Slot], last: &[Slot]) -> Vec<Pattern> {
    let chain = |count: usize| {
        let more: Vec<Slot> = (0..count).flat_map(|_| next.iter().cloned()).collect();
        let slots = [first, &more, last].concat();
        Pattern { cost: 0.4 + 1.4 * (count - 1) as f32, slots }
    };
    (1..=4).map(chain).collect()
}
