//! Courses and attempts, for tests.

use notabene_core::game::Problem;
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::i18n::Language;
use notabene_core::record::line_and_column;
use notabene_study::{
    self as study, AnswerGrade, Attempt, Course, FileProblem, GivenAnswer, Input, Quality, SheetCell, Verdict,
};
use std::sync::Arc;

/// The courses of the page.
pub const COURSES: [&str; 4] = ["notation", "chess960", "scharten", "draughts"];

/// The template of a course in a language, if there is one.
pub fn example(language: Language) -> Option<String> {
    let folder = format!("{}/../locales/{}", env!("CARGO_MANIFEST_DIR"), language.code());
    std::fs::read_to_string(folder + "/courses/example.txt").ok()
}

/// The text of a course of the page.
pub fn file(name: &str) -> String {
    let path = format!("{}/../../www/courses/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// Problems as reported to a teacher: line, column, sentence.
pub fn told(text: &str, problems: &[Problem]) -> Vec<String> {
    let told = |p: &Problem| {
        let (line, column) = line_and_column(text, p.at);
        format!("{line}:{column} {}", Language::En.say(&p.message))
    };
    problems.iter().map(told).collect()
}

/// The text of a translation of a course of the page.
pub fn translation(name: &str, language: Language) -> String {
    let folder = format!("{}/../locales/{}", env!("CARGO_MANIFEST_DIR"), language.code());
    std::fs::read_to_string(format!("{folder}/courses/{name}.txt")).unwrap()
}

/// Problems as in [`told`], of a course and its translations.
pub fn told_of(texts: &[&str], problems: &[FileProblem]) -> Vec<String> {
    let told = |p: &FileProblem| {
        let (line, column) = line_and_column(texts[p.file], p.problem.at);
        format!("{}:{line}:{column} {}", p.file, Language::En.say(&p.problem.message))
    };
    problems.iter().map(told).collect()
}

/// A course of the page with all its translations.
pub fn course(name: &str) -> Arc<Course> {
    let languages = Language::ALL.into_iter().filter(|language| language.courses().contains(&name));
    let texts: Vec<String> =
        std::iter::once(file(name)).chain(languages.map(|language| translation(name, language))).collect();
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let course = study::read_with(texts[0], &texts[1..]);
    Arc::new(course.unwrap_or_else(|p| panic!("{name}\n{}", told_of(&texts, &p).join("\n"))))
}

/// A new attempt at an exercise.
pub fn attempt(course: &Arc<Course>, id: &str) -> Attempt {
    let (lesson, exercise) = course.find(id).unwrap_or_else(|| panic!("no exercise {id}"));
    Attempt::new(Arc::clone(course), lesson, exercise).unwrap()
}

/// Gives a known answer of the course, by its index, in the way of its kind.
pub fn give(attempt: &mut Attempt, n: usize, language: Language) -> Verdict {
    let exercise = attempt.exercise().clone();
    let text = exercise.answers[n].text.in_language(language);
    let board = exercise.board.board().unwrap();
    let parts = || text.split('|').map(|part| part.trim().split_once(' ').unwrap_or((part.trim(), "")));
    let cells: Vec<(SheetCell, &str)> = match exercise.kind.input() {
        Input::WriteLine => vec![(SheetCell::Moves, text)],
        _ => {
            let named = |cell: SheetCell| Some((cell, parts().find(|(name, _)| *name == cell.name())?.1));
            exercise.cells().into_iter().filter_map(named).collect()
        }
    };
    match exercise.kind.input() {
        Input::TapField => {
            attempt.answer(GivenAnswer::Field(board.naming.field(&board.grid, text).unwrap()), language)
        }
        Input::PlayMove => attempt.answer(GivenAnswer::Move(text), language),
        Input::SetUp => {
            let given = PositionEditor::read(&exercise.board.game, text).unwrap();
            attempt.answer(GivenAnswer::Pieces(&given.pieces), language)
        }
        input if input.has_options() => attempt.answer(GivenAnswer::Option(n), language),
        input if input.is_sheet() => attempt.answer(GivenAnswer::Cells(&cells), language),
        _ => attempt.answer(GivenAnswer::Text(text), language),
    }
}

/// Completes an exercise.
pub fn finish(attempt: &mut Attempt, language: Language) {
    while !attempt.is_done() {
        let exercise = attempt.exercise().clone();
        let (step, most) = attempt.step();
        if step == most {
            assert!(
                attempt.asks_result() && attempt.answer(GivenAnswer::Text(&exercise.result), language).done
            );
            return;
        }
        let n = exercise.answers.iter().position(|a| a.quality == Quality::Right && a.step == step).unwrap();
        let verdict = give(attempt, n, language);
        assert_eq!(verdict.grade, AnswerGrade::Right, "{} {n}: {verdict:?}", exercise.id);
    }
}
