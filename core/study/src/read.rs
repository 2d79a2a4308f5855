//! Course files: parses lines into a course, and reports every problem with its place.

mod exercise;
mod text;

use super::check::{self, UncheckedExercise};
use super::course::{Lesson, Point, Question, ShownMove};
use super::lines::{CourseEntry, TextPiece, entries};
use super::{Course, Hint, Localized, SheetCell, paper};
pub(super) use exercise::is_answer;
use notabene_core::game::Problem;
use notabene_core::i18n::{Language, Msg, head};
use notabene_core::msg;
use notabene_core::work;
use std::collections::btree_map::Entry::{Occupied, Vacant};
use std::collections::{BTreeMap, BTreeSet};
use text::spoken;

/// The first line of a course file, with the version of the format.
pub(super) const HEADER: [&str; 2] = ["notabene", "course 1"];

/// Maximum length of a course file: a larger file is another one, chosen by mistake.
pub(super) const LONGEST: usize = 1 << 20;

/// Largest number of problems that are reported: the first are enough to go on with.
const MOST: usize = 60;

/// Maximum number of lessons, exercises and hints: each is looked up among the others.
const NAMED: usize = 2000;

/// Maximum length of the name of a course, lesson or exercise.
const NAME: usize = 64;

/// Part of the course to which the next words of the file belong.
#[derive(Copy, Clone, PartialEq, Eq)]
enum OpenBlock {
    Course,
    Card,
    Lesson,
    Point,
    Exercise,
}

/// Reads a course file (`docs/courses.md`). Everything is checked: words, names, positions, moves, answers, hints.
/// A text needs one language; where another is missing, [`Course::remarks`] say so.
///
/// # Errors
///
/// All problems, in the order of the file, with the bytes before their place (`record::place` makes a line and a
/// column of it). At least one; at most 60.
pub fn read(text: &str) -> Result<Course, Vec<Problem>> {
    if text.len() > LONGEST {
        return Err(vec![Problem { message: msg!(CourseLong), at: 0 }]);
    }
    let mut problems = Vec::new();
    let all = entries(text, 0, &mut problems);
    course(&all, text.len(), problems)
}

/// Builds a course from the entries of a file, after problems with its lines.
pub(super) fn course(
    all: &[CourseEntry],
    end: usize,
    problems: Vec<Problem>,
) -> Result<Course, Vec<Problem>> {
    let mut named = all.iter().filter(|entry| matches!(entry.word.text, "hint" | "lesson" | "exercise"));
    if let Some(entry) = named.nth(NAMED) {
        return Err(vec![Problem { message: msg!(CourseLong), at: entry.word.at }]);
    }
    let mut reader = CourseReader {
        course: Course::default(),
        problems,
        game: String::from("chess"),
        names: BTreeSet::new(),
        hint_places: BTreeMap::new(),
        questions: Vec::new(),
        open: OpenBlock::Course,
        gaps: Vec::new(),
        lesson_at: 0,
        unchecked: UncheckedExercise::default(),
    };
    reader.course.languages = spoken(all);
    reader.hints(all);
    match all.first() {
        Some(first) if [first.word.text, first.value.text] == HEADER => {}
        first => reader.problem(msg!(CourseStart), first.map_or(0, |entry| entry.word.at)),
    }
    all.iter().skip(1).for_each(|entry| reader.entry(entry));
    reader.end(end);
    reader.remark_gaps();
    let CourseReader { course, problems, .. } = reader;
    if problems.is_empty() {
        return Ok(course);
    }
    let mut first: Vec<Problem> = Vec::new();
    for problem in problems {
        let place = first.iter().rposition(|other| other.at <= problem.at).map_or(0, |n| n + 1);
        first.insert(place, problem);
        first.truncate(MOST);
    }
    Err(first)
}

struct CourseReader<'t> {
    course: Course,
    problems: Vec<Problem>,
    /// Default game of boards.
    game: String,
    /// The ids of lessons and exercises so far.
    names: BTreeSet<&'t str>,
    /// The places of the hints, by their keys.
    hint_places: BTreeMap<&'t str, usize>,
    /// The lessons that are to answer a question.
    questions: Vec<TextPiece<'t>>,
    open: OpenBlock,
    /// The places where a text is missing in a language.
    gaps: Vec<(Language, usize)>,
    /// Start of the last lesson.
    lesson_at: usize,
    /// The point or exercise that is being parsed, with the places of its parts.
    unchecked: UncheckedExercise<'t>,
}

impl<'t> CourseReader<'t> {
    fn problem(&mut self, message: Msg, at: usize) {
        self.problems.push(Problem { message, at });
    }

    /// Returns the one word of an entry with a name.
    fn name(&mut self, entry: &CourseEntry<'t>) -> &'t str {
        let (word, rest) = entry.value.word();
        if word.text.is_empty() {
            self.problem(msg!(CourseMissing { word: entry.word.text.into() }), entry.word.at);
        }
        if !rest.text.is_empty() || word.text.contains('=') {
            self.problem(msg!(CourseWord { word: head(entry.value.text, 20) }), word.at);
        }
        word.text
    }

    /// Checks the characters of a name: names are used in addresses and as storage keys.
    fn plain(&mut self, name: TextPiece) {
        let fits = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-');
        if name.text.len() > NAME || !name.text.bytes().all(fits) {
            self.problem(msg!(CourseName { id: head(name.text, 20), most: NAME as u32 }), name.at);
        }
    }

    /// Checks that the name of a lesson or exercise is unique.
    fn own_name(&mut self, entry: &CourseEntry<'t>, name: TextPiece<'t>) -> String {
        if name.text.is_empty() {
            self.problem(msg!(CourseMissing { word: entry.word.text.into() }), entry.word.at);
        }
        self.plain(name);
        work::count(1);
        if !self.names.insert(name.text) && !name.text.is_empty() {
            self.problem(msg!(CourseTwice { id: name.text.into() }), name.at);
        }
        name.text.into()
    }

    /// Parses the hints, which may be anywhere in the file, first.
    fn hints(&mut self, all: &[CourseEntry<'t>]) {
        for entry in all.iter().filter(|entry| entry.word.text == "hint") {
            let key = self.name(entry);
            work::count(1);
            match self.hint_places.entry(key) {
                Vacant(place) => drop(place.insert(self.course.hints.len())),
                Occupied(_) => self.problem(msg!(CourseTwice { id: key.into() }), entry.value.at),
            }
            let message = self.prose(entry);
            self.course.hints.push(Hint { key: key.into(), text: message });
        }
    }

    /// Returns the index of a hint.
    fn hint(&mut self, key: TextPiece) -> Option<usize> {
        work::count(1);
        let found = self.hint_places.get(key.text).copied();
        if found.is_none() {
            self.problem(msg!(CourseNoHint { key: head(key.text, 30) }), key.at);
        }
        found
    }

    fn entry(&mut self, entry: &CourseEntry<'t>) {
        let CourseEntry { word, value, .. } = entry;
        match (word.text, self.open) {
            ("hint", _) => return,
            ("course", OpenBlock::Course) => {
                self.course.id = self.name(entry).into();
                self.plain(value.word().0);
            }
            ("title", OpenBlock::Course) => self.course.title = self.prose(entry),
            ("lead", OpenBlock::Course) => self.course.introduction = self.prose(entry),
            ("card", OpenBlock::Course | OpenBlock::Card) => {
                let text = self.prose(entry);
                self.open = OpenBlock::Card;
                self.course.summary.push(ShownMove { text, example: Localized::default() });
            }
            ("example", OpenBlock::Card) => {
                let example = self.value(*value, entry, true);
                if let Some(card) = self.course.summary.last_mut() {
                    card.example = example;
                }
            }
            ("lesson", _) => self.lesson(entry),
            ("exercise", open) if !matches!(open, OpenBlock::Course | OpenBlock::Card) => {
                self.exercise(entry)
            }
            ("point", open) if !matches!(open, OpenBlock::Course | OpenBlock::Card) => self.point(entry),
            ("title" | "goal" | "question", OpenBlock::Lesson) => self.of_lesson(entry),
            ("game", OpenBlock::Course) => self.game = self.name(entry).into(),
            ("sheet" | "explain", OpenBlock::Point) => self.of_point(entry),
            (_, OpenBlock::Point | OpenBlock::Exercise) if self.of_board(entry) => {}
            (_, OpenBlock::Exercise) if self.of_exercise(entry) => {}
            _ => {
                self.problem(msg!(CourseWord { word: head(word.text, 20) }), word.at);
                return;
            }
        }
        // A text without use would be lost silently.
        let texts = matches!(
            word.text,
            "title" | "lead" | "goal" | "card" | "example" | "question" | "point" | "prompt" | "given"
        ) || is_answer(word.text).is_some();
        if let Some((_, text)) = entry.texts.first().filter(|_| !texts) {
            self.problem(msg!(CourseWord { word: head(text.text, 20) }), text.at);
        }
    }

    fn lesson(&mut self, entry: &CourseEntry<'t>) {
        self.close();
        self.close_lesson();
        let id = self.own_name(entry, entry.value.word().0);
        self.course.lessons.push(Lesson { id, ..Lesson::default() });
        self.open = OpenBlock::Lesson;
        self.lesson_at = entry.word.at;
    }

    fn point(&mut self, entry: &CourseEntry<'t>) {
        self.close();
        let text = self.prose(entry);
        let value = entry.value;
        let veiled = value.text == "veiled";
        if !veiled && !value.text.is_empty() {
            self.problem(msg!(CourseWord { word: head(value.text, 20) }), value.at);
        }
        self.unchecked = UncheckedExercise::new(entry.word.at, &self.game);
        self.open = OpenBlock::Point;
        if let Some(lesson) = self.course.lessons.last_mut() {
            lesson.points.push(Point { text, veiled, ..Point::default() });
        }
    }

    fn of_lesson(&mut self, entry: &CourseEntry<'t>) {
        let text = self.prose(entry);
        let question = entry.word.text == "question";
        let answered = if question { self.name(entry).into() } else { String::new() };
        let Some(lesson) = self.course.lessons.last_mut() else { return };
        match entry.word.text {
            "title" => lesson.title = text,
            "goal" => lesson.goal = text,
            _ => {
                self.questions.push(entry.value);
                lesson.question = Some(Question { text, answered });
            }
        }
    }

    /// Moves of a point that are shown beside the board.
    fn of_point(&mut self, entry: &CourseEntry<'t>) {
        let CourseEntry { word, value, .. } = entry;
        let is_sheet = word.text == "sheet";
        let cells = paper::cells(value.text);
        let is_head = !cells.is_empty() && cells.iter().all(|(cell, _)| *cell != SheetCell::Moves);
        if is_sheet != is_head || !is_sheet && !value.text.is_empty() {
            self.problem(msg!(CourseWord { word: head(value.text, 20) }), value.at);
        }
        if self.unchecked.moves.is_empty() {
            self.problem(msg!(CourseMissing { word: "moves".into() }), word.at);
        }
        if let Some(point) = self.course.lessons.last_mut().and_then(|lesson| lesson.points.last_mut()) {
            match is_sheet {
                true => point.sheet = Some(cells),
                false => point.explains = true,
            }
        }
    }

    /// Parses the words that describe the board.
    fn of_board(&mut self, entry: &CourseEntry<'t>) -> bool {
        let CourseEntry { word, value, .. } = entry;
        let board = &mut self.unchecked.board;
        match word.text {
            "game" => board.game = value.text.into(),
            "board" | "pieces" => {
                board.position = if value.text == "start" { String::new() } else { value.text.into() };
                board.pieces_only = word.text == "pieces";
                self.unchecked.position = *value;
            }
            "moves" => self.unchecked.moves.push(*value),
            "lit" => self.unchecked.lit.push(*value),
            "view" => board.black_below = value.text == "black",
            "edge" => board.bare = value.text == "bare",
            _ => return false,
        }
        self.unchecked.shows = true;
        let wrong = match word.text {
            "view" => !matches!(value.text, "black" | "white"),
            "edge" => !matches!(value.text, "bare" | "named"),
            _ => value.text.is_empty(),
        };
        if wrong {
            self.problem(msg!(CourseMissing { word: word.text.into() }), word.at);
        }
        true
    }

    /// Ends the point or exercise that is being parsed.
    fn close(&mut self) {
        let made = std::mem::take(&mut self.unchecked);
        let Some(lesson) = self.course.lessons.last_mut() else { return };
        match self.open {
            OpenBlock::Point if made.shows => {
                let board = check::board(made, &mut self.problems).board;
                if let Some(point) = lesson.points.last_mut() {
                    point.show = Some(board);
                }
            }
            OpenBlock::Exercise if !made.damaged => {
                lesson.exercises.push(check::exercise(made, &mut self.problems));
            }
            _ => {}
        }
        self.open = OpenBlock::Lesson;
    }

    /// Checks that a lesson has a name, a goal, and a text.
    fn close_lesson(&mut self) {
        let Some(lesson) = self.course.lessons.last() else { return };
        let missing = match () {
            _ if lesson.title.is_empty() => "title",
            _ if lesson.goal.is_empty() => "goal",
            _ if lesson.points.is_empty() => "point",
            _ => return,
        };
        self.problem(msg!(CourseMissing { word: missing.into() }), self.lesson_at);
    }

    /// Checks at the end of the file.
    fn end(&mut self, at: usize) {
        self.close();
        self.close_lesson();
        let missing = match () {
            _ if self.course.id.is_empty() => "course",
            _ if self.course.title.is_empty() => "title",
            _ if self.course.introduction.is_empty() => "lead",
            _ if self.course.lessons.is_empty() => "lesson",
            _ => "",
        };
        if !missing.is_empty() {
            self.problem(msg!(CourseMissing { word: missing.into() }), at);
        }
        for piece in std::mem::take(&mut self.questions) {
            let asked = self.course.lessons.iter().find(|lesson| lesson.id == piece.text);
            if !asked.is_some_and(|lesson| lesson.points.iter().any(|point| point.veiled)) {
                self.problem(msg!(CourseMissing { word: "point veiled".into() }), piece.at);
            }
        }
    }
}
