//! Courses that are made on the device: tasks of today, and strokes of draughts.

use crate::pages::learn::courses::{self, Course, TASKS_OF_TODAY};
use crate::pages::learn::{LearnState, tasks_of_today};
use crate::state::practice;
use crate::state::strokes::{self, StrokeChoice};
use notabene_core::i18n::{Label, Language};
use notabene_study::stroke;
use std::sync::Arc;
use wasm_bindgen_futures::spawn_local;

/// Makes a course in a language, unless it is there; false for the courses of files.
pub fn generate(cx: LearnState, key: &str, language: Language) -> bool {
    if [TASKS_OF_TODAY, practice::MIND_TRAINING].contains(&key) {
        tasks_of_today::generate_tasks(cx, key, language);
    } else if let Some((game, id)) = strokes::game_of_course(key) {
        generate_strokes(cx, game, id, language);
    } else {
        return false;
    }
    true
}

/// Fetches the strokes of a game and makes their course.
fn generate_strokes(cx: LearnState, game: &'static str, id: &'static str, language: Language) {
    let key = strokes::course_key(game);
    if courses::has_language(cx, &key, language) {
        return;
    }
    spawn_local(async move {
        let course = strokes::load(game).await.map(|all| Arc::new(stroke::course(game, id, &all)));
        courses::set_generated_course(cx, &key, course, language);
    });
}

/// Address and name of the page from which a course is opened.
pub fn home(course: &Course) -> (String, Label) {
    match strokes::game_of_course(&course.key) {
        Some((game, _)) => {
            let saved = StrokeChoice::saved();
            let choice = if saved.game == game { saved } else { StrokeChoice::read(game) };
            (choice.address(), Label::StrokesTitle)
        }
        None if course.key == TASKS_OF_TODAY => (practice::PAGE_ADDRESS.into(), Label::TodayTitle),
        None if course.key == practice::MIND_TRAINING => (practice::PAGE_ADDRESS.into(), Label::NavPractise),
        None => ("#learn".into(), Label::SchoolTitle),
    }
}

/// Address and name of what comes after an exercise of a stroke: the next one, then the next chosen stroke, then their
/// list. `None` for other courses.
pub fn after_stroke(course: &Course, (lesson, n): (usize, usize)) -> Option<(String, Label)> {
    let (game, _) = strokes::game_of_course(&course.key)?;
    let here = course.lessons.get(lesson)?;
    if here.exercises.len() > n + 1 {
        return Some((course.address(lesson, Some(n + 1)), Label::LearnNext));
    }
    let choice = StrokeChoice::saved();
    let all = strokes::cached(game)?;
    let is_chosen = |lesson: &usize| {
        let id = course.lessons.get(*lesson).map(|lesson| lesson.id.as_str()).unwrap_or_default();
        let stroke = all.iter().find(|stroke| stroke.number.to_string() == id);
        stroke.is_some_and(|stroke| choice.game != game || choice.has(stroke))
    };
    Some(match (lesson + 1..course.lessons.len()).find(is_chosen) {
        Some(next) => (course.address(next, Some(0)), Label::StrokesNext),
        None => home(course),
    })
}
