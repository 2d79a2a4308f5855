//! The report for parents.

use crate::lessons::course;
use notabene_study::parents::{CourseOfPupil, DAYS_SHOWN, ParentReport};
use notabene_study::practice_time::PracticeTime;
use notabene_study::schedule::Schedule;
use notabene_study::{Course, NextStep, Progress, task};
use std::sync::Arc;

const DAY: u64 = 86_400;
const NOW: u64 = 20_000 * DAY + 50_000;

struct Child {
    time: PracticeTime,
    progress: Progress,
    schedule: Schedule,
}

impl Child {
    fn new() -> Child {
        Child { time: PracticeTime::default(), progress: Progress::default(), schedule: Schedule::default() }
    }

    fn report(&self, courses: &[Arc<Course>]) -> ParentReport {
        let all: Vec<CourseOfPupil> =
            courses.iter().map(|course| CourseOfPupil { course, stars_key: &course.id }).collect();
        ParentReport::new(&self.time, &all, &self.progress, &self.schedule, NOW)
    }

    fn done(&mut self, course: &Course, lesson: usize) {
        for exercise in &course.lessons[lesson].exercises {
            assert!(self.progress.record(&course.id, &exercise.id, 2));
        }
    }
}

fn courses() -> Vec<Arc<Course>> {
    ["notation", "chess960"].map(course).into()
}

#[test]
fn a_child_who_has_not_begun_has_a_first_lesson() {
    let report = Child::new().report(&courses());
    assert!(report.is_empty());
    assert_eq!(report.minutes.days, vec![0; DAYS_SHOWN as usize]);
    assert_eq!(report.courses.len(), 1);
    assert_eq!(report.courses[0].next, Some(NextStep { lesson: 0, exercise: None }));
    assert!(Child::new().report(&[]).courses.is_empty());
}

#[test]
fn minutes_of_a_week_and_its_days() {
    let mut child = Child::new();
    for (ago, minutes) in [(0, 5), (2, 20), (6, 1), (7, 60), (13, 4), (14, 99)] {
        child.time.add(0, NOW);
        let day = NOW - ago * DAY;
        let mut other = PracticeTime::default();
        other.add(minutes * 60, day);
        child.time = PracticeTime::read(&merged(&child.time, &other));
    }
    let minutes = child.report(&[]).minutes;
    assert_eq!((minutes.week, minutes.week_days), (26, 3));
    assert_eq!(minutes.days, [4, 0, 0, 0, 0, 0, 60, 1, 0, 0, 0, 20, 0, 5]);
}

/// The days of both.
fn merged(one: &PracticeTime, other: &PracticeTime) -> String {
    let days = |time: &PracticeTime| {
        let value: serde_json::Value = serde_json::from_str(&time.text()).expect("a text");
        value["days"].as_object().expect("days").clone()
    };
    let mut all = days(one);
    all.extend(days(other));
    serde_json::json!({ "days": all }).to_string()
}

#[test]
fn lessons_are_learnt_one_by_one() {
    let (mut child, courses) = (Child::new(), courses());
    child.done(&courses[1], 0);
    let first = courses[1].lessons[1].exercises[0].id.clone();
    assert!(child.progress.record("chess960", &first, 3));
    let report = child.report(&courses);
    assert!(!report.is_empty());
    assert_eq!(report.courses.len(), 1, "courses that were not begun are no news");
    let course = &report.courses[0];
    assert_eq!((course.course, &course.learnt[..]), (1, &[0][..]));
    assert_eq!(course.next, Some(NextStep { lesson: 1, exercise: Some(1) }));
    assert_eq!(course.stars.0, 2 * courses[1].lessons[0].exercises.len() as u32 + 3);
    assert!(course.lessons > 1 && course.stars.1 > course.stars.0);
}

#[test]
fn a_skill_is_sure_or_hard() {
    let mut child = Child::new();
    let ids: Vec<&str> = task::skills().map(|skill| skill.id).take(4).collect();
    // Right at once, again and again; once only; wrong every time; right long ago.
    for ago in [9, 6, 3, 0] {
        child.schedule.done(ids[0], 3, NOW - ago * DAY);
        child.schedule.done(ids[2], 1, NOW - ago * DAY);
    }
    child.schedule.done(ids[1], 3, NOW - 60);
    child.schedule.done(ids[3], 3, NOW - 300 * DAY);
    child.schedule.done("later/skill", 1, NOW);
    let report = child.report(&[]);
    let names = |skills: &[&task::Skill]| skills.iter().map(|skill| skill.id).collect::<Vec<_>>();
    assert_eq!(names(&report.can_do), [ids[0]]);
    assert_eq!(names(&report.hard), [ids[3], ids[2]]);
    assert!(names(&report.due).contains(&ids[3]) && !names(&report.due).contains(&ids[1]));
}

#[test]
fn mistakes_that_come_again_are_a_habit() {
    let mut child = Child::new();
    for (lesson, kind, times) in
        [("L02", "order", 1), ("L03", "order", 2), ("L01", "file", 5), ("L01", "once", 1)]
    {
        (0..times).for_each(|_| child.progress.count_mistake("notation", lesson, kind));
    }
    child.progress.count_mistake("drill/chess", "", "find");
    child.progress.count_mistake("drill/chess", "", "find");
    let habits = child.report(&[]).habits;
    let facts: Vec<(&str, &str, &str, u32)> =
        habits.iter().map(|it| (&*it.course, &*it.lesson, &*it.kind, it.count)).collect();
    assert_eq!(
        facts,
        [("notation", "L01", "file", 5), ("notation", "L02", "order", 3), ("drill/chess", "", "find", 2)]
    );
}

#[test]
fn a_page_is_enough() {
    let mut child = Child::new();
    for n in 0..3_000 {
        let kind = format!("k{n}");
        child.progress.count_mistake("notation", "L01", &kind);
        child.progress.count_mistake("notation", "L01", &kind);
    }
    task::skills().for_each(|skill| (0..3).for_each(|_| child.schedule.done(skill.id, 1, NOW - 90 * DAY)));
    let report = child.report(&[]);
    assert!([report.habits.len(), report.hard.len(), report.due.len()].iter().all(|count| *count <= 6));
}
