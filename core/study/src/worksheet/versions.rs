//! The tasks of each version: from other seeds for generated ones, in another order for all others.

use super::choice::WorkChoice;
use super::paper_task::{PaperExercise, PaperTask, shuffled};
use crate::practice::Mixer;
use crate::task::{self, Skill};
use crate::{Answer, Diagram, Exercise};
use notabene_core::i18n::{Language, Msg};
use notabene_core::msg;
use std::sync::Arc;

/// The tasks of all versions.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct WorkSets {
    /// The tasks of each version.
    pub versions: Vec<Vec<Arc<PaperTask>>>,
    /// Messages on tasks that are missing.
    pub remarks: Vec<Msg>,
}

/// Seeds that are tried for one task until it differs from all others.
const TRIES: u32 = 8;

/// Generated tasks of a skill: each version has others, and no two are alike as far as there are enough.
pub fn generated(skill: &'static Skill, choice: &WorkChoice, language: Language) -> WorkSets {
    let mut seen: Vec<(Diagram, Vec<Answer>)> = Vec::new();
    let mut versions = vec![Vec::new(); choice.versions as usize];
    for slot in 0..choice.count() as u32 {
        for (n, tasks) in versions.iter_mut().enumerate() {
            let first = seed(choice.number, slot, n as u32);
            let made = (0..TRIES).filter_map(|again| task::generate(skill, &choice.game, first + again));
            let on_paper = made.filter_map(|task| {
                let paper = PaperExercise { exercise: &task.exercise, is_generated: true, language };
                let paper = paper.task(&mut Mixer::new(first))?;
                Some((paper, (task.exercise.board, task.exercise.answers)))
            });
            let mut mine = None;
            for (paper, face) in on_paper {
                let is_new = !seen.contains(&face);
                mine = Some((paper, face));
                if is_new {
                    break;
                }
            }
            if let Some((paper, face)) = mine {
                seen.push(face);
                tasks.push(Arc::new(paper));
            }
        }
    }
    let missing = choice.count().saturating_sub(versions.iter().map(Vec::len).min().unwrap_or_default());
    WorkSets { remarks: fewer(choice, choice.count() - missing), versions }
}

/// The first of the seeds for a task.
fn seed(number: u32, slot: u32, version: u32) -> u32 {
    ((number * 64 + slot) * 4 + version) * TRIES
}

/// Exercises in the order of their source for the first version, and in another one for each further version.
pub fn arranged(
    exercises: &[Exercise],
    is_generated: bool,
    choice: &WorkChoice,
    language: Language,
) -> WorkSets {
    let paper = |exercise| PaperExercise { exercise, is_generated, language };
    let mut mixer = Mixer::new(choice.number);
    let fit: Vec<&Exercise> = exercises.iter().filter(|it| paper(it).task(&mut mixer).is_some()).collect();
    let left_out = (exercises.len() - fit.len()) as u32;
    let mut chosen: Vec<&Exercise> = fit;
    while chosen.len() > choice.count() {
        chosen.remove(mixer.below(chosen.len()));
    }
    let mut remarks = fewer(choice, chosen.len());
    if left_out > 0 {
        remarks.insert(0, msg!(WorkLeftOut { tasks: left_out }));
    }
    let versions = (0..choice.versions).map(|n| {
        let mut mixer = Mixer::new(choice.number * 4 + n);
        let order = if n == 0 { chosen.clone() } else { reordered(&chosen, &mut mixer) };
        order.into_iter().filter_map(|it| paper(it).task(&mut mixer).map(Arc::new)).collect()
    });
    WorkSets { versions: versions.collect(), remarks }
}

/// A list in an order of its own: as few as possible keep their places.
fn reordered<'e>(all: &[&'e Exercise], mixer: &mut Mixer) -> Vec<&'e Exercise> {
    let mut places = shuffled((0..all.len()).collect::<Vec<usize>>(), mixer);
    let same = |places: &[usize], by: usize| {
        let moved = places.iter().cycle().skip(by);
        moved.take(places.len()).enumerate().filter(|(place, at)| place == *at).count()
    };
    let by = (0..places.len()).min_by_key(|by| same(&places, *by)).unwrap_or_default();
    places.rotate_left(by);
    places.into_iter().filter_map(|at| all.get(at).copied()).collect()
}

/// The message that there are fewer tasks than asked for.
fn fewer(choice: &WorkChoice, found: usize) -> Vec<Msg> {
    let found_ = found as u32;
    (found < choice.count()).then(|| msg!(WorkFewer { found: found_ })).into_iter().collect()
}
