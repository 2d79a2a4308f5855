//! The progress of a pupil, as one text. The caller saves it on the device.

use notabene_core::digits::number;

/// First line of a saved progress, with the version of the format. Version 1 had only the stars: it can still be
/// parsed.
const HEADER: &str = "notabene progress 2";

/// Prefixes of the names of courses for counts of mistakes, and for places in games.
const MISSED: &str = "?";
const PLACE: &str = "@";

/// Maximum number of values: a longer text is corrupt, or not ours.
const MOST: usize = 10_000;

/// Maximum count of a mistake.
const OFTEN: u32 = 9_999;

/// The best that was reached, by course and exercise: stars of lessons (1 to 3), and the best series of drills.
/// These values only rise. Beside them the mistakes, counted by their kinds, and how far the pupil is in a game
/// that is not done yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Course, exercise, value; in the order of their first entries. Courses with a prefix hold mistakes, or places in
    /// games.
    all: Vec<(String, String, u32)>,
}

/// Mistakes of one kind.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct MistakeCount<'p> {
    /// The course, or the drills of a game.
    pub course: &'p str,
    /// The lesson in which it happened; empty in drills.
    pub lesson: &'p str,
    /// The kind of mistake ([`super::Attempt::mistake_kind`]); in drills the kind of the drill.
    pub kind: &'p str,
    /// Number of these mistakes.
    pub count: u32,
}

/// True if a name is one of a course, without a prefix.
fn is_course(name: &str) -> bool {
    is_word(name) && !name.starts_with(MISSED) && !name.starts_with(PLACE)
}

/// True if a name is a word: a space would end it in the text.
fn is_word(name: &str) -> bool {
    !name.is_empty() && name.len() <= 64 && !name.bytes().any(|b| b <= b' ' || b == b'=')
}

impl Progress {
    /// Parses a saved text, which may come from another version or be corrupt anywhere: unknown lines are skipped
    /// without an error.
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines() {
            let mut words = line.split_ascii_whitespace();
            let Some(course) = words.next() else { continue };
            for word in words {
                if let Some((id, value)) = word.split_once('=')
                    && let Some(value) = number(value)
                {
                    progress.raise(course, id, value);
                }
            }
        }
        progress
    }

    /// Returns the text to save: after a header a line for each course, `notation L01-1=3 L01-2=2`.
    pub fn text(&self) -> String {
        let mut out = String::from(HEADER);
        let mut done: Vec<&str> = Vec::new();
        for (course, ..) in &self.all {
            if done.contains(&course.as_str()) {
                continue;
            }
            done.push(course);
            out.push('\n');
            out.push_str(course);
            for (_, id, value) in self.all.iter().filter(|(other, ..)| other == course) {
                out.push_str(&format!(" {id}={value}"));
            }
        }
        out.push('\n');
        out
    }

    /// The best value of an exercise; 0 before it is done.
    pub fn best(&self, course: &str, id: &str) -> u32 {
        self.index_of(course, id).map_or(0, |n| self.all[n].2)
    }

    /// Ids of the exercises done in a course, in the order in which they were first done.
    pub fn done_exercises(&self, course: &str) -> impl Iterator<Item = &str> {
        self.all.iter().filter(move |(other, ..)| other == course).map(|(_, id, _)| id.as_str())
    }

    /// Records a value if it is better than the known one; returns `true` then.
    pub fn record(&mut self, course: &str, id: &str, value: u32) -> bool {
        is_course(course) && self.raise(course, id, value)
    }

    fn raise(&mut self, course: &str, id: &str, value: u32) -> bool {
        if value == 0 || !is_word(course) || !is_word(id) {
            return false;
        }
        match self.index_of(course, id) {
            Some(n) if self.all[n].2 >= value => false,
            Some(n) => {
                self.all[n].2 = value;
                true
            }
            None if self.all.len() >= MOST => false,
            None => {
                self.all.push((course.into(), id.into(), value));
                true
            }
        }
    }

    /// Counts a mistake of a kind, in a lesson; empty for drills.
    pub fn count_mistake(&mut self, course: &str, lesson: &str, kind: &str) {
        let id = if lesson.is_empty() { kind.into() } else { format!("{lesson}/{kind}") };
        let course = format!("{MISSED}{course}");
        let count = self.best(&course, &id);
        self.raise(&course, &id, (count + 1).min(OFTEN));
    }

    /// The mistakes, in the order in which they were first made.
    pub fn mistakes(&self) -> impl Iterator<Item = MistakeCount<'_>> {
        self.all.iter().filter_map(|(course, id, count)| {
            let course = course.strip_prefix(MISSED)?;
            let (lesson, kind) = id.split_once('/').unwrap_or(("", id));
            Some(MistakeCount { course, lesson, kind, count: *count })
        })
    }

    /// Records the place in a game ([`super::Attempt::resume_point`]); 0 if it is done or begins anew.
    pub fn save_place(&mut self, course: &str, id: &str, place: u32) {
        let course = format!("{PLACE}{course}");
        self.all.retain(|(c, i, _)| *c != course || i != id);
        self.raise(&course, id, place);
    }

    /// Returns the saved place in a game; 0 at its beginning.
    pub fn saved_place(&self, course: &str, id: &str) -> u32 {
        self.best(&format!("{PLACE}{course}"), id)
    }

    /// True if nothing was done yet. "Delete everything" is `Progress::default()`.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    fn index_of(&self, course: &str, id: &str) -> Option<usize> {
        self.all.iter().position(|(c, i, _)| c == course && i == id)
    }
}
