//! Figure of the rule in which a variant differs from the others: a position with arrows. In draughts the arrows are the legal
//! moves themselves, so that no arrow can be wrong.

use super::game::Game;
use super::registry;
use super::scene::Scene;
use super::showcase::{self, ShowcaseItem};
use crate::position::Position;
use crate::record::{Ink, Shape};

/// Figures of the rule pages, by the game whose difference they show.
const SHOWN: [(&str, &str); 3] =
    [("chess960", "c960-rank"), ("scharten", "support"), ("scharten-loud", "halves")];

/// Positions of draughts in which a rule of the game is seen, without pieces that have nothing to do with it.
const POSITIONS: [(&str, &str); 17] = [
    // Men capture backwards, too.
    ("draughts/international", "W:W28:B23,33"),
    // A man that reaches the last row goes on as a king.
    ("draughts/russian", "W:Wf6:Bb6,e7"),
    // As in the international game, on eight by eight: kings fly.
    ("draughts/brazilian", "W:WKc1:Be3"),
    // Kings go one step.
    ("draughts/english", "W:WK18:B1"),
    // Men capture straight, too.
    ("draughts/frisian", "W:W28:B18,27"),
    // Men do not take kings.
    ("draughts/italian", "W:W18:B14,K13"),
    // Men capture forwards only.
    ("draughts/spanish", "W:W18:B14,22"),
    ("draughts/portuguese", "W:W18:B14,22"),
    // A king must capture before a man.
    ("draughts/czech", "W:Wg3,Ka1:Bd4,f4"),
    // Nobody must take the most.
    ("draughts/pool", "W:Wc3:Bb4,d4,d6"),
    ("draughts/canadian", "W:WK69:B47"),
    // Men go straight and sideways.
    ("draughts/turkish", "W:Wd4:Bh8"),
    // A king lands right behind what it took.
    ("draughts/thai", "W:WK29:B18"),
    ("draughts/frysk", "W:W46,47,48,49,50:B1,2,3,4,5"),
    // The first king wins.
    ("draughts/breakthrough", "W:W8:B45"),
    // A player without pieces wins.
    ("draughts/antidraughts", "B:W28:B23"),
    // A king that took a king last lands right behind it.
    ("draughts/killer", "W:WK46:BK28"),
];

/// Figure of a variant.
pub enum Difference {
    /// A position of draughts, with its legal moves as arrows: red ones capture.
    Moves(Box<Scene>),
    /// A figure of the rules.
    Figure(&'static ShowcaseItem),
}

/// Returns the figure of a variant; none for chess, with which the others are compared, and for unknown games.
pub fn of_game(game: &str) -> Option<Difference> {
    if let Some((_, position)) = POSITIONS.iter().find(|(id, _)| *id == game) {
        return Some(Difference::Moves(Box::new(with_moves(
            &registry::open(game, Some(position), None).ok()?,
        ))));
    }
    let (_, figure) = SHOWN.iter().find(|(id, _)| *id == game)?;
    showcase::find(figure).map(Difference::Figure)
}

/// The board of a game, with an arrow for each step of its legal moves.
fn with_moves(game: &Game) -> Scene {
    let position = game.position();
    let mut scene = game.scene();
    for m in position.legal_moves() {
        let trace = position.trace(&m);
        let ink = if trace.taken.is_empty() { Ink::Green } else { Ink::Red };
        let steps = if trace.path.len() > 2 { &trace.path } else { &trace.route };
        for step in steps.windows(2) {
            let shape = Shape { from: step[0], to: Some(step[1]), ink };
            if !scene.shapes.contains(&shape) {
                scene.shapes.push(shape);
            }
        }
    }
    scene
}
