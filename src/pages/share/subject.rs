//! Subjects that can be shared from a page.

use crate::pages::learn;
use crate::state::address::COURSE_BUILDER;
use notabene_core::exchange::share::ShareKind;
use notabene_core::i18n::Label;

/// Target of a link.
#[derive(Clone, PartialEq)]
pub enum Subject {
    Game(ShareKind),
    /// Page, by its address.
    Page(String),
    /// Course stored on this device only, by its name.
    Course(String, CourseReader),
}

/// Readers of a course.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum CourseReader {
    /// They do its exercises.
    Pupil,
    /// They may change it.
    Colleague,
}

/// Subjects with labels, by the address of the page: on the lesson pages the lessons, elsewhere the game.
pub fn subjects(address: &str) -> Vec<(Subject, Label)> {
    let mut words = address.split('/');
    match words.next() {
        Some(COURSE_BUILDER) => words.next().map(course_subjects).unwrap_or_default(),
        Some(learn::PAGE_NAME) => lesson_subjects(&words.filter(|word| !word.is_empty()).collect::<Vec<_>>()),
        _ => vec![
            (Subject::Game(ShareKind::Game), Label::ShareWhole),
            (Subject::Game(ShareKind::Position), Label::SharePosition),
        ],
    }
}

/// The subjects of a place on the lesson pages: exercise, lesson, and all lessons.
fn lesson_subjects(place: &[&str]) -> Vec<(Subject, Label)> {
    let all_lessons = (Subject::Page(learn::PAGE_NAME.into()), Label::ShareLessons);
    if let Some(key) = place.first().filter(|key| learn::is_own(key)) {
        // Stored here only: the link contains the whole course.
        return course_subjects(key).into_iter().chain([all_lessons]).collect();
    }
    let subject = |(length, label): (usize, Label)| {
        let place = place.get(..length)?;
        Some((Subject::Page([&[learn::PAGE_NAME], place].concat().join("/")), label))
    };
    let pages = [(3, Label::ShareExercise), (2, Label::ShareLesson)];
    pages.into_iter().filter_map(subject).chain([all_lessons]).collect()
}

/// A course of this device: for pupils, and for colleagues if it may be changed here.
fn course_subjects(key: &str) -> Vec<(Subject, Label)> {
    if !learn::can_be_sent() {
        return Vec::new();
    }
    let subject = |reader, label| (Subject::Course(key.into(), reader), label);
    let pupils = subject(CourseReader::Pupil, Label::ShareCourse);
    let colleagues =
        learn::can_change(key).then(|| subject(CourseReader::Colleague, Label::ShareCourseChange));
    [pupils].into_iter().chain(colleagues).collect()
}

/// The fragment of an address with a course; `None` if the browser could not compress it.
pub async fn compressed_course(key: &str, reader: CourseReader) -> Option<String> {
    learn::compressed_fragment(key, reader == CourseReader::Pupil).await
}
