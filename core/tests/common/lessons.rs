//! Courses and attempts, for tests.
#![allow(dead_code)] // each test file uses its own part

use notabene_core::lesson::{self, Attempt, Course};
use notabene_core::record::place;
use notabene_core::session::Problem;
use notabene_core::text::Language;
use std::sync::Arc;

/// The courses of the page.
pub const COURSES: [&str; 4] = ["notation", "chess960", "scharten", "draughts"];

/// The text of the course to start from in a language, if there is one.
pub fn example(language: Language) -> Option<String> {
    let folder = format!("{}/locales/{}", env!("CARGO_MANIFEST_DIR"), language.code());
    std::fs::read_to_string(folder + "/courses/example.txt").ok()
}

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
