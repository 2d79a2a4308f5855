//! The path through a course, and what diplomas say.

use crate::lessons::{COURSES, course};
use notabene_core::i18n::Language;
use notabene_study::{
    Course, CoursePath, Diplomas, LONGEST_NAME, LessonState, MOST_STARS, MovePart, NextStep, Onward,
    Progress, corner_pieces, diploma_names, local_date,
};

/// Progress with some exercises done, each with a number of stars.
fn progress(name: &str, done: &[(&str, u32)]) -> Progress {
    let mut progress = Progress::default();
    done.iter().for_each(|(id, stars)| assert!(progress.record(name, id, *stars)));
    progress
}

fn path(course: &Course, done: &[(&str, u32)]) -> CoursePath {
    CoursePath::new(course, &progress("notation", done), "notation")
}

#[test]
fn a_first_visit_starts_with_reading_the_first_lesson() {
    let course = course("notation");
    let path = path(&course, &[]);
    assert_eq!(path.next, Some(NextStep { lesson: 0, exercise: None }));
    assert!(path.stops.iter().all(|stop| stop.state == LessonState::Open && stop.stars == 0));
    assert!(!path.is_begun() && !path.is_done());
    assert_eq!(path.missing().count(), course.lessons.len());
}

#[test]
fn one_goes_on_with_the_first_open_exercise_of_the_lesson_reached_last() {
    let course = course("notation");
    let next = |done: &[(&str, u32)]| path(&course, done).next;
    let at = |lesson, exercise| Some(NextStep { lesson, exercise });
    assert_eq!(next(&[("L01-6", 3)]), at(0, Some(1)));
    // A lesson further on was opened: its own exercises come first.
    assert_eq!(next(&[("L01-6", 3), ("L05-1", 1), ("L05-3", 2)]), at(4, Some(1)));
    // All of a lesson is done: the next one is read first.
    let first: Vec<(&str, u32)> = course.lessons[0].exercises.iter().map(|it| (it.id.as_str(), 2)).collect();
    assert_eq!(next(&first), at(1, None));
    // The last lesson is done: what was left out before it.
    let last = course.lessons.last().unwrap();
    let last: Vec<(&str, u32)> = last.exercises.iter().map(|it| (it.id.as_str(), 3)).collect();
    assert_eq!(next(&last), at(0, None));
    // Ids of other versions of a course, and stars of other courses, lead nowhere else.
    assert_eq!(next(&[("L01-6", 3), ("gone", 3)]), at(0, Some(1)));
    let other = progress("scharten", &[("L05-1", 3)]);
    assert_eq!(CoursePath::new(&course, &other, "notation").next, at(0, None));
}

#[test]
fn a_lesson_and_an_exercise_lead_on_to_what_comes_next() {
    let course = course("notation");
    let last = course.lessons.len() - 1;
    let count = |lesson: usize| course.lessons[lesson].exercises.len();
    let new = path(&course, &[]);
    assert_eq!(new.after(0, None), Some(Onward::FirstExercise));
    assert_eq!(new.after(0, Some(0)), Some(Onward::Exercise(1)));
    assert_eq!(new.after(0, Some(count(0) - 1)), Some(Onward::Lesson(1)));
    assert_eq!(new.after(last, Some(count(last) - 1)), Some(Onward::End(Some((0, 0)))));
    // Somebody comes back to an exercise: the way on is there without doing it again, if it was ever done.
    assert_eq!(new.after_done(0, 0, 0), None);
    assert_eq!(new.after_done(0, 0, 1), Some(Onward::Exercise(1)));
    assert_eq!(new.after_done(0, count(0) - 1, 3), Some(Onward::Lesson(1)));
    assert_eq!(new.after(last + 1, None), None);
    // A lesson that is read again leads to what is open in it, otherwise to the next one.
    let id = |n: usize| course.lessons[0].exercises[n].id.as_str();
    let begun = path(&course, &[(id(0), 3), (id(2), 1)]);
    assert_eq!(begun.after(0, None), Some(Onward::OpenExercise(1)));
    let ids = |lesson: &notabene_study::Lesson| lesson.exercises.iter().map(|it| it.id.clone()).collect();
    let all: Vec<String> = course.lessons.iter().flat_map(|lesson| -> Vec<String> { ids(lesson) }).collect();
    let all: Vec<(&str, u32)> = all.iter().map(|id| (id.as_str(), 1)).collect();
    let done = path(&course, &all);
    assert_eq!(done.after(0, None), Some(Onward::Lesson(1)));
    assert_eq!(done.after(last, None), Some(Onward::End(None)));
    assert_eq!(done.first_missing(), None);
}

#[test]
fn a_stop_says_what_is_missing_and_what_can_be_better() {
    let course = course("notation");
    let path = path(&course, &[("L01-1", 3), ("L01-2", 1), ("L01-3", 99)]);
    let stop = &path.stops[0];
    assert_eq!((stop.state, stop.stars, stop.most(), stop.done()), (LessonState::Begun, 7, 24, 3));
    assert_eq!((&stop.missing[..], &stop.improvable[..]), (&[0, 1, 2, 5, 6][..], &[3][..]));
    assert_eq!(path.stars().0, 7);
}

/// Who had done the first lesson before it got more exercises has done it still.
#[test]
fn exercises_that_were_added_later_open_no_lesson_again() {
    let course = course("notation");
    let before = [("L01-1", 3), ("L01-2", 3), ("L01-3", 1), ("L01-4", 3)];
    let path = |done: &[(&str, u32)]| path(&course, done);
    let stop = &path(&before).stops[0];
    assert_eq!((stop.state, &stop.missing[..]), (LessonState::Begun, &[0, 1, 2, 6][..]));
    let done = path(&[&before[..], &[("L01-5", 3)]].concat());
    assert_eq!((done.stops[0].state, done.stops[0].missing.len()), (LessonState::Done, 0));
    assert_eq!(done.next, Some(NextStep { lesson: 1, exercise: None }));
    // They alone are no lesson.
    let later = path(&[("L01-6", 3), ("L01-7", 3), ("L01-8", 3)]);
    assert_eq!((later.stops[0].state, later.stops[0].missing.len()), (LessonState::Begun, 5));
}

#[test]
fn only_every_exercise_of_a_course_makes_a_diploma() {
    for name in COURSES {
        let course = course(name);
        let ids: Vec<String> = course
            .lessons
            .iter()
            .flat_map(|lesson| lesson.exercises.iter().map(|it| it.id.clone()))
            .collect();
        let mut progress = Progress::default();
        for (n, id) in ids.iter().enumerate() {
            let path = CoursePath::new(&course, &progress, name);
            assert!(!path.is_done(), "{name}: {n} of {} exercises", ids.len());
            assert!(path.next.is_some() && path.missing().next().is_some());
            progress.record(name, id, 1);
        }
        let path = CoursePath::new(&course, &Progress::read(&progress.text()), name);
        assert!(path.is_done() && path.next.is_none() && path.missing().next().is_none());
        assert_eq!(path.stars(), (ids.len() as u32, MOST_STARS * ids.len() as u32));
    }
}

#[test]
fn a_course_without_exercises_has_no_diploma() {
    let mut course = Course::clone(&course("notation"));
    course.lessons.iter_mut().for_each(|lesson| lesson.exercises.clear());
    let path = path(&course, &[]);
    assert!(!path.is_done() && path.next.is_none() && path.stars() == (0, 0));
    course.lessons.clear();
    assert!(!CoursePath::new(&course, &Progress::default(), "notation").is_done());
}

#[test]
fn the_parts_of_the_examples_are_known() {
    use MovePart::{Castles, Effect, From, Piece, Promotes, Takes, To, Whole};
    let parts = |name: &str, language| -> Vec<MovePart> {
        course(name).summary.iter().map(|step| step.part(language)).collect()
    };
    for language in Language::ALL {
        let chess = [Piece, From, From, Takes, To, Promotes, Effect, Castles, Effect, Effect];
        assert_eq!(parts("notation", language), chess, "{}", language.code());
        assert_eq!(parts("scharten", language), [Piece, From, Takes, To, Whole, Effect]);
        assert_eq!(parts("draughts", language), [From, Takes, Takes, To, Whole]);
        assert_eq!(parts("chess960", language), [Castles, Castles]);
    }
}

#[test]
fn each_name_of_a_class_gets_a_sheet() {
    assert_eq!(diploma_names(" Mia \n\n  \nNoé\r\n"), ["Mia", "Noé"]);
    assert_eq!(diploma_names(&"é".repeat(99))[0].chars().count(), LONGEST_NAME);
    assert_eq!(diploma_names(&"Mia\n".repeat(500)).len(), 100);
}

#[test]
fn white_pieces_of_the_course_stand_in_the_corners() {
    for name in COURSES {
        let pieces = corner_pieces(&course(name));
        assert_eq!(pieces.len(), 4, "{name}");
        assert!(pieces.iter().all(|piece| piece.side == notabene_core::position::Side::White), "{name}");
    }
    assert!(corner_pieces(&Course::default()).is_empty());
}

#[test]
fn a_diploma_keeps_name_and_first_day() {
    let mut all = Diplomas::default();
    all.set_name("  Zoé van den Berg ");
    assert!(all.finish("notation", "2026-05-14"));
    assert!(!all.finish("notation", "2027-01-01"), "the first day counts");
    assert!(all.finish("~club", "2026-06-01"));
    for (course, day) in [("", "2026-05-14"), ("a b", "2026-05-14"), ("x", "14/5/2026"), ("x", "2026-05-1é")]
    {
        assert!(!all.finish(course, day), "{course} {day}");
    }
    let read = Diplomas::read(&all.text());
    assert_eq!(read.name(), "Zoé van den Berg");
    assert_eq!((read.day("notation"), read.day("~club")), (Some("2026-05-14"), Some("2026-06-01")));
    assert_eq!(read.text(), all.text());
    assert_eq!(local_date("2026-05-14", Language::Fr), "14/05/2026");
}

#[test]
fn any_name_is_one_line_and_any_text_is_read() {
    let mut all = Diplomas::default();
    all.set_name("Mia\ndone notation 2026-05-14");
    assert_eq!(Diplomas::read(&all.text()).day("notation"), None);
    all.set_name(&"𝕏".repeat(1000));
    assert_eq!(all.name().chars().count(), LONGEST_NAME);
    for text in
        ["", "\u{0}", "name", "done", "done x", "notabene diploma 9\nfuture line\nname Ali", "\u{feff}name"]
    {
        let once = Diplomas::read(text).text();
        assert_eq!(Diplomas::read(&once).text(), once);
    }
}
