//! Names for the diplomas of a class: those who completed a course, with what the teacher changed.
//!
//! Saved in the text of the class as lines `diploma notation +Anna` and `diploma notation -Ben`, which earlier versions keep
//! as lines that they cannot read.

use super::{ClassBook, pupil_key};
use crate::diploma::{MOST_SHEETS, diploma_names};
use std::collections::HashSet;

/// Word of a line with a name that the teacher added or left out.
pub(super) const DIPLOMA: &str = "diploma ";

/// Names that the teacher added to those of a course, or left out.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct NameChanges {
    added: Vec<String>,
    left_out: Vec<String>,
}

fn keys<'n>(names: impl Iterator<Item = &'n String>) -> HashSet<String> {
    names.map(|name| pupil_key(name)).collect()
}

impl ClassBook {
    /// Names for the diplomas of a course: those who completed it, and those whom the teacher added.
    pub fn diploma_names(&self, course: &str, finished: &[String]) -> Vec<String> {
        let Some(changes) = self.diplomas.get(course) else { return finished.to_vec() };
        let (left_out, known) = (keys(changes.left_out.iter()), keys(finished.iter()));
        let kept = finished.iter().filter(|name| !left_out.contains(&pupil_key(name)));
        let added = changes.added.iter().filter(|name| !known.contains(&pupil_key(name)));
        kept.chain(added).cloned().collect()
    }

    /// Sets the names for the diplomas of a course from a text with one a line, and returns them.
    pub fn set_diploma_names(&mut self, course: &str, finished: &[String], text: &str) -> Vec<String> {
        let names = diploma_names(text);
        let (written, known) = (keys(names.iter()), keys(finished.iter()));
        let added: Vec<String> =
            names.iter().filter(|name| !known.contains(&pupil_key(name))).cloned().collect();
        let left_out: Vec<String> =
            finished.iter().filter(|name| !written.contains(&pupil_key(name))).cloned().collect();
        match added.is_empty() && left_out.is_empty() {
            true => drop(self.diplomas.remove(course)),
            false => drop(self.diplomas.insert(course.into(), NameChanges { added, left_out })),
        }
        names
    }

    /// Reads a line of a saved text without its first word; `false` if it is none.
    pub(super) fn read_diploma(&mut self, line: &str) -> bool {
        let Some((course, change)) = line.split_once(' ') else { return false };
        let (is_added, name) = match (change.strip_prefix('+'), change.strip_prefix('-')) {
            (Some(name), _) => (true, name),
            (_, Some(name)) => (false, name),
            _ => return false,
        };
        let changes = self.diplomas.entry(course.into()).or_default();
        let names = if is_added { &mut changes.added } else { &mut changes.left_out };
        names.extend(diploma_names(name).into_iter().take(MOST_SHEETS.saturating_sub(names.len())));
        true
    }

    /// The lines to save.
    pub(super) fn diploma_lines(&self) -> impl Iterator<Item = String> {
        self.diplomas.iter().flat_map(|(course, changes)| {
            let added = changes.added.iter().map(move |name| format!("{DIPLOMA}{course} +{name}"));
            added.chain(changes.left_out.iter().map(move |name| format!("{DIPLOMA}{course} -{name}")))
        })
    }
}
