//! A puzzle on an embedded board: the reader finds the moves of a given game, and the other side answers.

use crate::exchange::{Export, line};
use crate::game::{Game, Go};
use crate::notation::Notation as _;
use crate::position::Side;
use crate::record::Score;

/// The position in a puzzle that the board shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleState {
    /// The reader is to move.
    Asks,
    /// The other side answers with this move, as an id.
    Replies(String),
    /// The last move is not that of the puzzle.
    Wrong,
    /// All moves are found.
    Solved,
}

/// The moves to find, and the board before them.
#[derive(Clone)]
pub struct Puzzle {
    start: Game,
    /// Half-moves before the first one to find.
    before: usize,
    /// The moves of the main line, as ids.
    solution: Vec<String>,
    /// The side of the reader.
    side: Side,
    /// The result by the rules at the end of the moves.
    decided: Option<Score>,
}

/// The result by the rules of the position on the board.
fn decided(game: &Game) -> Option<Score> {
    let status = game.status();
    status.outcome.is_some().then_some(status.score)
}

impl Puzzle {
    /// The puzzle of the moves behind the position on the board; none if no move follows there.
    pub fn new(game: &Game) -> Option<Puzzle> {
        let id = |node| {
            let ply = game.record.tree.get(node)?;
            Some(game.record.position_before(node).id(&ply.m))
        };
        let solution: Vec<String> = game.record.tree.line(game.at).map_while(id).collect();
        let mut start = line::read(&game.text(Export::Line)).ok().filter(|_| !solution.is_empty())?;
        // The players stay, their result would tell too much.
        start.record.tags = game.record.tags.clone();
        start.record.tags.0.retain(|(name, _)| name != "Result");
        let mut end = game.clone();
        end.go(Go::Last);
        let before = game.record.tree.path(game.at).len();
        Some(Puzzle { side: start.turn(), decided: decided(&end), start, before, solution })
    }

    /// The game up to the position in which the reader begins.
    pub fn start(&self) -> Game {
        self.start.clone()
    }

    /// The id of the next move of the puzzle; none where the moves on the board are not those of the puzzle.
    pub fn next(&self, game: &Game) -> Option<&str> {
        let found = self.found(game)?;
        self.solution.get(found).map(String::as_str)
    }

    /// The number of moves of the puzzle that are on the board; none if others are.
    fn found(&self, game: &Game) -> Option<usize> {
        let path = game.record.tree.path(game.at);
        let played = path.get(self.before..).unwrap_or_default();
        let is_right = |(node, id): (&_, &String)| {
            let ply = game.record.tree.get(*node);
            ply.is_some_and(|ply| game.record.position_before(*node).id(&ply.m) == *id)
        };
        let all = played.len() <= self.solution.len() && played.iter().zip(&self.solution).all(is_right);
        all.then_some(played.len())
    }

    /// Judges the moves on the board. Another move that ends the game as the puzzle does is right, too: there may be
    /// several mates.
    pub fn state(&self, game: &Game) -> PuzzleState {
        let Some(found) = self.found(game) else {
            let ends = self.decided.is_some() && decided(game) == self.decided;
            return if ends { PuzzleState::Solved } else { PuzzleState::Wrong };
        };
        match self.solution.get(found) {
            None => PuzzleState::Solved,
            Some(id) if game.turn() != self.side => PuzzleState::Replies(id.clone()),
            Some(_) => PuzzleState::Asks,
        }
    }
}
