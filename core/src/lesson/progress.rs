//! What a pupil has reached, as one text to be kept on the device. Keeping it is not done here.

use crate::digits::{number, push_number};

/// The first line of a kept progress, with the version of the format.
const HEADER: &str = "notabene progress 1";

/// More values than any pupil reaches: a longer text is damaged, or not ours.
const MOST: usize = 10_000;

/// The best that was reached, by course and exercise: stars of lessons (1 to 3), and the best series of drills.
/// Values only rise.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Course, exercise, value; in the order in which they were first reached.
    best: Vec<(String, String, u32)>,
}

/// Names are words: a blank would end them in the text. Anything else is taken as it is.
fn is_word(name: &str) -> bool {
    !name.is_empty() && name.len() <= 64 && !name.bytes().any(|b| b <= b' ' || b == b'=')
}

impl Progress {
    /// Reads a kept text. It may come from another version or be damaged anywhere: what can be read is kept,
    /// and nothing else is complained about.
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines() {
            let mut words = line.split_ascii_whitespace();
            let Some(course) = words.next() else { continue };
            for word in words {
                if let Some((id, value)) = word.split_once('=')
                    && let Some(value) = number(value)
                {
                    progress.keep(course, id, value);
                }
            }
        }
        progress
    }

    /// The text to be kept: after a header a line for each course, `notation L01-1=3 L01-2=2`.
    pub fn text(&self) -> String {
        let mut out = String::from(HEADER);
        let mut told: Vec<&str> = Vec::new();
        for (course, ..) in &self.best {
            if told.contains(&course.as_str()) {
                continue;
            }
            told.push(course);
            out.push('\n');
            out.push_str(course);
            for (_, id, value) in self.best.iter().filter(|(other, ..)| other == course) {
                out.push(' ');
                out.push_str(id);
                out.push('=');
                push_number(&mut out, *value);
            }
        }
        out.push('\n');
        out
    }

    /// The best value of an exercise; 0 before it is done.
    pub fn best(&self, course: &str, id: &str) -> u32 {
        self.place(course, id).map_or(0, |n| self.best[n].2)
    }

    /// Keeps a value if it is better than what is known; says whether it is.
    pub fn keep(&mut self, course: &str, id: &str, value: u32) -> bool {
        if value == 0 || !is_word(course) || !is_word(id) {
            return false;
        }
        match self.place(course, id) {
            Some(n) if self.best[n].2 >= value => false,
            Some(n) => {
                self.best[n].2 = value;
                true
            }
            None if self.best.len() >= MOST => false,
            None => {
                self.best.push((course.into(), id.into(), value));
                true
            }
        }
    }

    /// Whether nothing was reached yet. "Forget everything" is `Progress::default()`.
    pub fn is_empty(&self) -> bool {
        self.best.is_empty()
    }

    fn place(&self, course: &str, id: &str) -> Option<usize> {
        self.best.iter().position(|(c, i, _)| c == course && i == id)
    }
}
