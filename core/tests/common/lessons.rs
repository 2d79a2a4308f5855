//! Courses and attempts, for tests.
#![allow(dead_code)] // each test file uses its own part

use notabene_core::lesson::{self, Attempt, Cell, Course, Given, Input, Judged, Quality, Verdict};
use notabene_core::record::place;
use notabene_core::session::Problem;
use notabene_core::text::Language;
use std::sync::Arc;

/// The courses of the page.
pub const COURSES: [&str; 4] = ["notation", "chess960", "scharten", "draughts"];

/// The text of a course of the page.
pub fn file(name: &str) -> String {
    let path = format!("{}/../www/courses/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// Problems as a teacher sees them: line, column, sentence.
pub fn told(text: &str, problems: &[Problem]) -> Vec<String> {
    let told = |p: &Problem| {
        let (line, column) = place(text, p.at);
        format!("{line}:{column} {}", Language::En.say(&p.says))
    };
    problems.iter().map(told).collect()
}

/// A course of the page.
pub fn course(name: &str) -> Arc<Course> {
    let text = file(name);
    Arc::new(lesson::read(&text).unwrap_or_else(|p| panic!("{name}\n{}", told(&text, &p).join("\n"))))
}

/// A fresh attempt at an exercise.
pub fn attempt(course: &Arc<Course>, id: &str) -> Attempt {
    let (lesson, exercise) = course.find(id).unwrap_or_else(|| panic!("no exercise {id}"));
    Attempt::new(Arc::clone(course), lesson, exercise).unwrap()
}

/// Gives an answer that the course knows, by its place, in the way of its kind.
pub fn give(attempt: &mut Attempt, n: usize, language: Language) -> Verdict {
    let exercise = attempt.exercise().clone();
    let text = exercise.answers[n].text.in_language(language);
    let board = exercise.board.board().unwrap();
    let parts = || text.split('|').map(|part| part.trim().split_once(' ').unwrap_or((part.trim(), "")));
    let cells: Vec<(Cell, &str)> = match exercise.kind.input() {
        Input::WriteLine => vec![(Cell::Moves, text)],
        _ => {
            let named = |cell: Cell| Some((cell, parts().find(|(name, _)| *name == cell.name())?.1));
            exercise.cells().into_iter().filter_map(named).collect()
        }
    };
    match exercise.kind.input() {
        Input::TapField => {
            attempt.answer(Given::Field(board.naming.field(&board.grid, text).unwrap()), language)
        }
        Input::PlayMove => attempt.answer(Given::Move(text), language),
        Input::Choose => attempt.answer(Given::Option(n), language),
        input if input.is_sheet() => attempt.answer(Given::Cells(&cells), language),
        _ => attempt.answer(Given::Text(text), language),
    }
}

/// Does what is left of an exercise.
pub fn finish(attempt: &mut Attempt, language: Language) {
    while !attempt.is_done() {
        let exercise = attempt.exercise().clone();
        let (step, most) = attempt.step();
        if step == most {
            assert!(attempt.asks_result() && attempt.answer(Given::Text(&exercise.result), language).done);
            return;
        }
        let n = exercise.answers.iter().position(|a| a.is == Quality::Right && a.step == step).unwrap();
        let verdict = give(attempt, n, language);
        assert_eq!(verdict.is, Judged::Right, "{} {n}: {verdict:?}", exercise.id);
    }
}
