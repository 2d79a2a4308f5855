//! The evaluation of draughts by the record of the game: men, kings, tempo, shape and bridges.

use crate::family::Evaluation;
use notabene_rules::draughts::rules::{Goal, Lands};
use notabene_rules::draughts::{Position, Rules};
use notabene_rules::geometry::{Field, FieldSet};
use notabene_rules::position::{Position as _, Side};

/// Fields of the largest board, rounded up.
const FIELDS: usize = 80;
/// A man.
const MAN: i32 = 100;
/// Having the move.
const TEMPO: i32 = 4;
/// A man with a neighbour behind it, which therefore cannot be captured in that direction.
const COVERED: i32 = 3;

/// The evaluation of one game.
pub(crate) struct DraughtsEvaluation {
    rules: &'static Rules,
    /// The value of a man on each field, by side.
    men: [[i32; FIELDS]; 2],
    /// The value of a king on each field.
    kings: [i32; FIELDS],
    /// The fields diagonally or straight behind each field, by side.
    behind: [[u128; FIELDS]; 2],
}

impl Evaluation<Position> for DraughtsEvaluation {
    fn new(p: &Position) -> DraughtsEvaluation {
        let rules = p.rules;
        let fields = |f: &dyn Fn(Field) -> i32| {
            std::array::from_fn(|at| {
                let field = Field(at as u8);
                if field.0 < rules.board.grid.len() { f(field) } else { 0 }
            })
        };
        let king = king_value(rules);
        DraughtsEvaluation {
            rules,
            men: Side::BOTH.map(|side| fields(&|at| man_value(rules, side, at))),
            kings: fields(&|at| king + 3 * inside(rules, at)),
            behind: Side::BOTH.map(|side| std::array::from_fn(|at| behind(rules, side, Field(at as u8)))),
        }
    }

    fn score(&self, p: &Position) -> i32 {
        let us = p.turn();
        let score = self.side(p, us) - self.side(p, us.other());
        match self.rules.goal {
            // A side without pieces wins.
            Goal::Lose => -score,
            _ => self.scaled(p, score) + TEMPO,
        }
    }
}

impl DraughtsEvaluation {
    /// The value of all pieces of a side.
    fn side(&self, p: &Position, side: Side) -> i32 {
        let (mut value, men) = (0, p.men(side));
        let (places, behind) = (&self.men[side.index()], &self.behind[side.index()]);
        let all = p.of(side).0;
        each(men, |at| {
            value += places[at] + COVERED * (behind[at] & all).count_ones() as i32;
        });
        each(p.kings(side), |at| value += self.kings[at]);
        value
    }

    /// A lead that is hard to win counts less: against a flying king three pieces are often too few.
    fn scaled(&self, p: &Position, score: i32) -> i32 {
        let (strong, weak) =
            if score > 0 { (p.turn(), p.turn().other()) } else { (p.turn().other(), p.turn()) };
        let few = p.of(strong).len() <= 3 && !p.kings(weak).is_empty();
        if few && self.rules.flying && self.rules.lands == Lands::Anywhere { score / 3 } else { score }
    }
}

/// The value of a king by its power.
fn king_value(rules: &Rules) -> i32 {
    match rules.goal {
        // A king is hard to get rid of.
        Goal::Lose => 130,
        Goal::FirstKing => 1_000,
        Goal::Block if !rules.flying => {
            if rules.man_takes_king {
                140
            } else {
                165
            }
        }
        Goal::Block if rules.king_takes.len() > 4 => 420,
        Goal::Block if rules.lands == Lands::Anywhere => 300,
        Goal::Block => 340,
    }
}

/// Ranks that a field lies before the first one of a side.
fn advance(rules: &Rules, side: Side, at: Field) -> i32 {
    let (grid, y) = (rules.board.grid, rules.board.grid.xy(at).1);
    i32::from(if side == Side::White { y } else { grid.ranks - 1 - y })
}

/// Distance of a field from the nearest edge.
fn inside(rules: &Rules, at: Field) -> i32 {
    let (grid, (x, y)) = (rules.board.grid, rules.board.grid.xy(at));
    i32::from(x.min(grid.files - 1 - x).min(y).min(grid.ranks - 1 - y))
}

/// The value of a man on a field.
fn man_value(rules: &Rules, side: Side, at: Field) -> i32 {
    let (grid, (x, _)) = (rules.board.grid, rules.board.grid.xy(at));
    let (step, last) = (advance(rules, side, at), i32::from(grid.ranks) - 1);
    let left = last - step;
    let wing = i32::from(x.min(grid.files - 1 - x));
    // Near the last rank, a man is half a king.
    let near = [0, king_value(rules) / 5, king_value(rules) / 12, king_value(rules) / 30];
    let mut value = MAN + 2 * step + 2 * wing.min(3) + near.get(left as usize).copied().unwrap_or(0);
    // The first rank keeps kings out: every second man of it is a bridge.
    if step == 0 && rules.goal != Goal::Lose {
        value += if (x / 2).is_multiple_of(2) { 9 } else { 5 };
    }
    match rules.goal {
        Goal::FirstKing => value + 300 / (left * left).max(2),
        // A man that is far ahead can be given up; men behind stay.
        Goal::Lose => MAN + 30 - 2 * step,
        Goal::Block => value,
    }
}

/// The fields behind a man from which it is covered.
fn behind(rules: &Rules, side: Side, at: Field) -> u128 {
    if at.0 >= rules.board.grid.len() {
        return 0;
    }
    let back = |heading: &notabene_rules::geometry::Heading| {
        let heading = if side == Side::White { heading.back() } else { heading.back().flip() };
        rules.board.grid.step(at.into(), heading).map(|next| next.at)
    };
    let forward = rules.man_moves.iter().filter(|heading| heading.dy > 0);
    forward.filter_map(back).collect::<FieldSet>().0
}

/// Calls a function for every field of a set.
fn each(set: FieldSet, mut f: impl FnMut(usize)) {
    let mut rest = set.0;
    while rest != 0 {
        f(rest.trailing_zeros() as usize % FIELDS);
        rest &= rest - 1;
    }
}
