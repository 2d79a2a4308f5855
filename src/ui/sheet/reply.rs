//! Moves of the program for the other player.

use crate::ui::lessons::opened;
use crate::ui::room::bits;
use notabene_core::game::played::Played;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::Position as _;
use notabene_core::study::score_sheet::examples::EXAMPLES;

/// The next move, by its id: as in a known game, else any; `None` if there is none.
pub fn choose(played: &Played) -> Option<String> {
    from_examples(played).or_else(|| any(played))
}

fn ids(played: &Played) -> Vec<String> {
    played.steps.iter().map(|step| step.before.id(&step.m)).collect()
}

fn from_examples(played: &Played) -> Option<String> {
    let moves = ids(played);
    let games = EXAMPLES.iter().filter_map(|example| opened(example.text, &Style::pgn()));
    let mut lines = games.map(|game| ids(&game.played())).filter(|line| line.starts_with(&moves));
    lines.find_map(|line| line.into_iter().nth(moves.len()))
}

fn any(played: &Played) -> Option<String> {
    let all = played.last.legal_moves();
    let n = bits() as usize % all.len().max(1);
    all.get(n).map(|m| played.last.id(m))
}
