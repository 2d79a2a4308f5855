//! Exercises of a course and of games, and empty diagrams.

use super::choice::GameTask;
use super::paper_task::{PaperTask, empty_diagram};
use crate::practice::{Mixer, start_position};
use crate::task::build::{exercise, in_each_language, right_answer};
use crate::{Course, Diagram, Exercise, Localized, diagram};
use notabene_core::exchange::import::{self, ImportTarget};
use notabene_core::game::Game;
use notabene_core::game::played::Played;
use notabene_core::i18n::Label;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::{Position as _, Side};
use notabene_core::record;
use std::sync::Arc;

/// Most games of a text.
const MOST_GAMES: usize = 200;
/// Most half-moves of a solution.
const LONGEST_SOLUTION: usize = 5;

/// True if the tasks of a skill need a screen: positions that are seen for some seconds.
pub fn needs_screen(skill: &str) -> bool {
    skill.starts_with("recall/")
}

/// The exercises of a lesson, by its id; of the whole course if there is no such lesson.
pub fn exercises_of_course(course: &Course, lesson: &str) -> Vec<Exercise> {
    let is_there = course.lessons.iter().any(|other| other.id == lesson);
    let lessons = course.lessons.iter().filter(|other| !is_there || other.id == lesson);
    lessons.flat_map(|lesson| lesson.exercises.iter().cloned()).collect()
}

/// Empty diagrams of a game, numbered as tasks are; none for an unknown game.
pub fn empty_diagrams(game: &str, count: usize) -> Vec<Arc<PaperTask>> {
    let task = empty_diagram(game).map(Arc::new);
    task.into_iter().cycle().take(count).collect()
}

/// The first games of a text of records; those that cannot be played are left out.
pub fn games_of_text(text: &str, style: &Style) -> Vec<Game> {
    let (mut games, mut at) = (Vec::new(), 0);
    while let Some(found) = record::next_game(text, at).filter(|_| games.len() < MOST_GAMES) {
        let from = std::mem::replace(&mut at, found.at[2]);
        // A short record has too few letters to tell its language: the standard comes first.
        let standard = import::import(text, found, &Style::pgn(), ImportTarget::Game);
        let imported = match standard.faults.is_empty() {
            true => standard,
            false => {
                let own = record::next_game(text, from)
                    .map(|found| import::import(text, found, style, ImportTarget::Game));
                own.filter(|own| own.faults.len() < standard.faults.len()).unwrap_or(standard)
            }
        };
        let game = imported.table.and_then(Result::ok);
        games.extend(game.filter(|game| !game.played().is_empty()));
    }
    games
}

/// Up to a number of exercises made of the moves of games, in the order of the games. Equal numbers give equal choices.
pub fn exercises_of_games(games: &[Game], task: GameTask, number: u32, count: usize) -> Vec<Exercise> {
    let played: Vec<(&Game, Played)> = games.iter().map(|game| (game, game.played())).collect();
    let plies = |(n, (game, played)): (usize, &(&Game, Played))| match task {
        GameTask::Find => is_position(game, played).then_some((n, 0)).into_iter().collect::<Vec<_>>(),
        _ => (0..played.len()).map(|ply| (n, ply)).collect(),
    };
    let mut pool: Vec<(usize, usize)> = played.iter().enumerate().flat_map(plies).collect();
    let mut mixer = Mixer::new(number);
    while pool.len() > count {
        pool.remove(mixer.below(pool.len()));
    }
    let made = |(n, ply): (usize, usize)| {
        let (game, played) = played.get(n)?;
        exercise_of_ply(game, played, ply, task)
    };
    pool.into_iter().filter_map(made).collect()
}

/// True if a game begins with a position of its own and has moves.
fn is_position(game: &Game, played: &Played) -> bool {
    let start = start_position(game.variant().id, None);
    !played.is_empty() && start.is_none_or(|start| start.to_text() != played.position_at(0).to_text())
}

/// The exercise of a half-move.
fn exercise_of_ply(game: &Game, played: &Played, ply: usize, task: GameTask) -> Option<Exercise> {
    let step = played.ply(ply)?;
    let board = |moves: Vec<String>| Diagram {
        game: game.variant().id.into(),
        position: step.before.to_text(),
        moves,
        ..Diagram::default()
    };
    let id = step.before.id(&step.m);
    match task {
        GameTask::Write => exercise("write", Localized::default(), board(vec![id])),
        GameTask::Draw => {
            let text = move_in_each_language(played, ply)?;
            let mut it = exercise("play", text, board(Vec::new()))?;
            it.answers = vec![right_answer(Localized::same(&id))];
            Some(it)
        }
        GameTask::Find => {
            let moves = played.steps.iter().take(LONGEST_SOLUTION);
            let moves: Vec<String> = moves.map(|step| step.before.id(&step.m)).collect();
            let whose = match step.before.turn() {
                Side::White => Label::PrintWhiteMoves,
                Side::Black => Label::PrintBlackMoves,
            };
            exercise("solve", in_each_language(|language| language.label(whose).into()), board(moves))
        }
    }
}

/// The written move.
fn move_in_each_language(played: &Played, ply: usize) -> Option<Localized> {
    let step = played.ply(ply)?;
    Some(in_each_language(|language| step.written(&diagram::style_of(&step.before, language))))
}
