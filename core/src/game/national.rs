//! The differences of the national games, as keys of the text `national`, taken from the records of
//! their rules.

use crate::draughts::Rules;
use crate::draughts::rules::{ALL, Goal, Lands, Leaves, Prefer, Promotes};
use crate::geometry::Checker;
use crate::position::Side;

/// The topics of a game, in order. The text `national` has the words of each.
pub const TOPICS: [&str; 8] = ["board", "first", "men", "king", "take", "crown", "leave", "goal"];

/// The topics that may change the set of captures, as indices.
pub(super) const MEN: usize = 2;
pub(super) const KING: usize = 3;
pub(super) const TAKE: usize = 4;
pub(super) const CROWN: usize = 5;
pub(super) const LEAVE: usize = 6;
pub(super) const GOAL: usize = 7;

/// A game as described by its record.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct National {
    /// Rows of the board.
    pub size: u8,
    /// Men of each side.
    pub men: u8,
    /// Key of the words of each topic.
    pub keys: [&'static str; TOPICS.len()],
}

/// The record of a game by its id.
fn rules(game: &str) -> Option<&'static Rules> {
    let name = game.strip_prefix("draughts/")?;
    ALL.iter().find(|rules| rules.id == name).copied()
}

/// The description of a game; none for games without such a record.
pub fn of_game(game: &str) -> Option<National> {
    let rules = rules(game)?;
    let grid = rules.board.grid;
    let in_row = if grid.checker == Checker::All { grid.files } else { grid.files / 2 };
    let keys = [
        board(rules),
        first(rules),
        men(rules),
        king(rules),
        take(rules),
        crown(rules),
        leave(rules),
        goal(rules),
    ];
    Some(National { size: grid.ranks, men: rules.rows * in_row, keys })
}

fn board(rules: &Rules) -> &'static str {
    match rules.board.grid.checker {
        Checker::All => "board-all",
        Checker::DarkRight => "board-right",
        _ => "board-left",
    }
}

fn first(rules: &Rules) -> &'static str {
    match rules.first {
        Side::White => "first-white",
        Side::Black => "first-black",
    }
}

fn men(rules: &Rules) -> &'static str {
    match rules.man_takes.len() {
        8 => "men-eight",
        4 => "men-back",
        3 => "men-straight",
        _ if !rules.man_takes_king => "men-spare",
        _ => "men-forward",
    }
}

fn king(rules: &Rules) -> &'static str {
    match (rules.flying, rules.lands) {
        (false, _) => "king-short",
        (_, Lands::Behind) => "king-behind",
        (_, Lands::BehindKing) => "king-killer",
        _ if rules.king_moves_in_row > 0 => "king-eight",
        _ if rules.board.grid.checker == Checker::All => "king-straight",
        _ => "king-long",
    }
}

fn take(rules: &Rules) -> &'static str {
    match rules.prefers {
        [] => "take-free",
        [Prefer::Pieces] => "take-most",
        [Prefer::Pieces, Prefer::Kings] => "take-kings",
        [Prefer::ByKing, ..] => "take-by-king",
        [Prefer::Value, ..] => "take-value",
        _ => "take-four",
    }
}

fn crown(rules: &Rules) -> &'static str {
    match rules.promotes {
        Promotes::AtEnd => "crown-end",
        Promotes::InPassing => "crown-passing",
        Promotes::AndStops => "crown-stops",
    }
}

fn leave(rules: &Rules) -> &'static str {
    match rules.leaves {
        Leaves::AtEnd => "leave-end",
        Leaves::AtOnce => "leave-once",
    }
}

fn goal(rules: &Rules) -> &'static str {
    match rules.goal {
        Goal::Block => "goal-block",
        Goal::Lose => "goal-lose",
        Goal::FirstKing => "goal-king",
    }
}
