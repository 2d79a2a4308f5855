//! Kinds of exercises: each is read, answered, helped with and done (`data/lessons/kinds.txt`).

use crate::lessons::{attempt, finish, give, told};
use notabene_core::i18n::Language;
use notabene_study::{self as study, AnswerGrade, Course, Exercise, GivenAnswer, KINDS, Quality, SheetCell};
use std::sync::Arc;

const EN: Language = Language::En;

fn course() -> Arc<Course> {
    let text = include_str!("data/lessons/kinds.txt");
    Arc::new(study::read(text).unwrap_or_else(|p| panic!("{}", told(text, &p).join("\n"))))
}

fn exercises(course: &Course) -> &[Exercise] {
    &course.lessons[0].exercises
}

#[test]
fn there_is_an_exercise_of_every_kind() {
    let course = course();
    for kind in KINDS {
        assert!(exercises(&course).iter().any(|it| it.kind == *kind), "{kind:?}");
    }
}

#[test]
fn every_kind_is_done_and_helped_with() {
    let course = course();
    for exercise in exercises(&course) {
        let id = &exercise.id;
        let mut at_once = attempt(&course, id);
        finish(&mut at_once, EN);
        assert_eq!(at_once.stars(), Some(3), "{id}");
        let mut helped = attempt(&course, id);
        let (hint, answer) = (helped.help(EN), helped.help(EN));
        assert!(!hint.is_answer && answer.is_answer, "{id}");
        assert_ne!(hint.feedback, answer.feedback, "{id}");
        finish(&mut helped, EN);
        assert_eq!(helped.stars(), Some(1), "{id}");
    }
}

#[test]
fn every_kind_says_what_the_course_says_of_a_mistake() {
    let course = course();
    for exercise in exercises(&course) {
        let wrong =
            exercise.answers.iter().enumerate().filter(|(_, answer)| answer.quality == Quality::Wrong);
        let mut tried = 0;
        for (n, answer) in wrong {
            let verdict = give(&mut attempt(&course, &exercise.id), n, EN);
            let look = verdict.remark.map(|look| look.in_language(EN));
            let hint = course.hints[answer.hint.unwrap()].text.in_language(EN).to_string();
            assert_eq!((verdict.grade, look), (AnswerGrade::Wrong, Some(hint)), "{} {n}", exercise.id);
            tried += 1;
        }
        assert!(tried > 0, "{}", exercise.id);
    }
}

/// An answer of another sort changes nothing, and an empty one is no mistake.
#[test]
fn every_kind_takes_answers_of_its_own_sort() {
    let course = course();
    for exercise in exercises(&course) {
        let (id, input) = (&exercise.id, exercise.kind.input());
        let mut attempt = attempt(&course, id);
        let cells: Vec<(SheetCell, &str)> = exercise.cells().iter().map(|cell| (*cell, "")).collect();
        if !input.has_options() {
            assert_eq!(attempt.answer(GivenAnswer::Option(0), EN).grade, AnswerGrade::Wrong, "{id}");
        }
        let empty = if input.is_sheet() { GivenAnswer::Cells(&cells) } else { GivenAnswer::Text("") };
        assert_eq!(attempt.answer(empty, EN).grade, AnswerGrade::Unanswered, "{id}");
        finish(&mut attempt, EN);
        assert_eq!(attempt.stars(), Some(3), "{id}");
    }
}
