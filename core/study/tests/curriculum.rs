//! The table of what the course on chess notation teaches (`docs/curriculum.md`), compared with the course and the claims.

use crate::lessons::{attempt, course, give};
use notabene_core::i18n::Label;
use notabene_study::{AnswerGrade, Quality};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A row of the table: a paragraph of the page, and where it is taught.
struct Row {
    paragraph: String,
    rule: String,
    lessons: Vec<String>,
    exercises: Vec<String>,
}

fn file(path: &str) -> String {
    std::fs::read_to_string(format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))).unwrap()
}

fn rows(table: &str) -> Vec<Row> {
    let lines = table.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.split(" | ").map(str::trim).collect();
        let [paragraph, _claims, rule, lessons, exercises] = cells[..] else { panic!("{line}") };
        let ids = |cell: &str| cell.split(' ').map(String::from).collect();
        Row {
            paragraph: paragraph.into(),
            rule: rule.into(),
            lessons: ids(lessons),
            exercises: ids(exercises),
        }
    };
    lines.filter(|line| !line.starts_with("paragraph ")).map(row).collect()
}

/// The claims named in a text: `FR-007`, or a range such as `FR-008–FR-014`.
fn claims(text: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for word in text.split([' ', ',', '|', '\n']) {
        let ends: Vec<(&str, u32)> = word
            .split('–')
            .filter_map(|id| {
                let (page, number) = id.split_once('-')?;
                Some((page, number.parse().ok().filter(|_| number.len() == 3 && page.len() == 2)?))
            })
            .collect();
        if let (Some((page, from)), Some((_, to))) = (ends.first(), ends.last()) {
            assert!(from <= to, "{word}");
            all.extend((*from..=*to).map(|n| format!("{page}-{n:03}")));
        }
    }
    all
}

#[test]
fn every_id_of_the_table_is_in_the_course() {
    let course = course("notation");
    let table = rows(&file("docs/curriculum.md"));
    assert!(table.len() > 50, "{}", table.len());
    for row in &table {
        assert!(!row.exercises.is_empty(), "{}", row.paragraph);
        for id in &row.lessons {
            assert!(course.lessons.iter().any(|lesson| lesson.id == *id), "{}: {id}", row.paragraph);
        }
        for id in &row.exercises {
            assert!(course.find(id).is_some(), "{}: {id}", row.paragraph);
        }
    }
}

#[test]
fn every_lesson_and_exercise_of_the_course_is_in_the_table() {
    let table = rows(&file("docs/curriculum.md"));
    for lesson in &course("notation").lessons {
        assert!(table.iter().any(|row| row.lessons.contains(&lesson.id)), "{}", lesson.id);
        for exercise in &lesson.exercises {
            assert!(table.iter().any(|row| row.exercises.contains(&exercise.id)), "{}", exercise.id);
        }
    }
}

#[test]
fn every_rule_has_four_exercises() {
    let table = rows(&file("docs/curriculum.md"));
    let mut rules: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for row in &table {
        rules.entry(&row.rule).or_default().extend(row.exercises.iter().map(String::as_str));
    }
    assert!(rules.len() > 35, "{}", rules.len());
    for (rule, exercises) in rules {
        assert!(exercises.len() >= 4, "{rule}: {exercises:?}");
    }
}

/// The claims of both pages about chess notation.
#[test]
fn every_claim_has_its_place() {
    let named = claims(&file("docs/curriculum.md"));
    let all: Value = serde_json::from_str(&file("tests/data/claims/claims.json")).unwrap();
    let ids = all.as_array().unwrap().iter().map(|claim| claim["id"].as_str().unwrap());
    let ids: BTreeSet<String> =
        ids.filter(|id| id.starts_with("FR-") || id.starts_with("EN-")).map(String::from).collect();
    assert!(ids.len() > 250, "{}", ids.len());
    assert_eq!(ids.difference(&named).collect::<Vec<_>>(), [""; 0], "claims without a place");
    assert_eq!(named.difference(&ids).collect::<Vec<_>>(), [""; 0], "names without a claim");
}

/// The languages of the lesson plan have a test of their own (`lesson_plan.rs`); here are all.
#[test]
fn every_answer_of_the_course_is_judged_as_it_says_in_every_language() {
    let course = course("notation");
    let exercises = course.lessons.iter().flat_map(|lesson| &lesson.exercises);
    let mut judged = 0;
    for exercise in exercises.filter(|exercise| !exercise.kind.is_game()) {
        for language in course.languages.iter().copied() {
            for (n, answer) in exercise.answers.iter().enumerate() {
                let verdict = give(&mut attempt(&course, &exercise.id), n, language);
                let look = verdict.remark.map(|look| look.in_language(language));
                let hint = answer.hint.map(|n| course.hints[n].text.in_language(language).to_string());
                let text = answer.text.in_language(language);
                let at = format!("{} {} {text}", exercise.id, language.code());
                match answer.quality {
                    Quality::Wrong => assert_eq!((verdict.grade, look), (AnswerGrade::Wrong, hint), "{at}"),
                    Quality::Noted => assert_eq!((verdict.grade, look), (AnswerGrade::Noted, hint), "{at}"),
                    _ => assert!(matches!(verdict.grade, AnswerGrade::Right | AnswerGrade::Noted), "{at}"),
                }
                judged += 1;
            }
        }
    }
    assert!(judged > 2000, "{judged}");
}

/// A lesson names the page and the exercise that train draw claims, as they are labelled on the screen.
#[test]
fn the_exercise_on_the_order_of_writing_is_named_in_every_language() {
    let course = course("notation");
    let lesson = course.lessons.iter().find(|lesson| lesson.id == "L19").unwrap();
    for language in course.languages.iter().copied() {
        let names = [Label::LearnSheet, Label::ModeOrder].map(|label| language.label(label));
        let mut points = lesson.points.iter().map(|point| point.text.in_language(language));
        assert!(points.any(|text| names.iter().all(|name| text.contains(name))), "{names:?}");
    }
}
