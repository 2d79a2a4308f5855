//! The class of a teacher: results that pupils handed in, as text to save, and what they say together.
//!
//! The text is a line with the version of the format, and a line for each code ([`notabene_core::exchange::result`]). Lines
//! that cannot be read, as those of a later version, stay as they are. The names of the whole class are lines
//! `pupil Anna`, which earlier versions keep as lines that they cannot read.

mod csv;
mod finished;
mod table;

pub use csv::AnswerNames;
pub use finished::{FinishedPupil, finished};
pub use table::{ClassColumn, ClassTable, CountLevel, HelpLine, MissingLine, MistakeLine, PupilRow};

use notabene_core::exchange::result::{self, FoundResult, PupilResult, ResultError, TaskKind, pupil_name};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use std::collections::{BTreeSet, HashSet};

/// First line of the text, with the version of the format.
const HEADER: &str = "notabene class 1";
/// Maximum number of results: thirty pupils, each day of a year.
const MOST: usize = 10_000;
/// Maximum number of names of a class.
const MOST_PUPILS: usize = 500;
/// Word of a line with the name of a pupil.
const PUPIL: &str = "pupil ";

/// Key by which results are equal: pupil, task, time.
type Key = (String, TaskKind, String, u32);

/// The results of a class, in the order in which they came.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ClassBook {
    results: Vec<PupilResult>,
    keys: HashSet<Key>,
    /// Names of the whole class, as the teacher wrote them; may be empty.
    roster: Vec<String>,
    /// Lines that cannot be read.
    others: BTreeSet<String>,
}

/// Outcome of an import.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ClassImport {
    /// Number of new results.
    pub added: u32,
    /// Number of results that were there before.
    pub known: u32,
    /// Refused texts, each with the reason.
    pub refused: Vec<(String, Msg)>,
}

/// Name by which a pupil is recognised: small and capital letters are alike.
pub fn pupil_key(pupil: &str) -> String {
    pupil.to_lowercase()
}

/// The names in the text of a saved class; none in other texts.
fn saved_names(text: &str) -> impl Iterator<Item = &str> {
    text.lines().skip_while(|line| line.trim() != HEADER).filter_map(|line| line.trim().strip_prefix(PUPIL))
}

fn key(result: &PupilResult) -> Key {
    let task = &result.result;
    (pupil_key(&result.pupil), task.kind, task.task.clone(), task.time)
}

impl ClassBook {
    /// Parses a saved text.
    pub fn read(text: &str) -> ClassBook {
        let mut book = ClassBook::default();
        book.add_names(saved_names(text));
        let lines = text.lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && *line != HEADER && !line.starts_with(PUPIL)) {
            match result::read(line) {
                Ok(result) if book.results.len() < MOST => _ = book.add(result),
                _ => _ = book.others.insert(line.into()),
            }
        }
        book
    }

    /// The text to save on the device and in a file.
    pub fn text(&self) -> String {
        let codes = self.results.iter().map(result::write);
        let names = self.roster.iter().map(|name| format!("{PUPIL}{name}"));
        let head = std::iter::once(HEADER.to_string()).chain(names);
        let lines = head.chain(codes).chain(self.others.iter().cloned());
        lines.flat_map(|line| [line, "\n".into()]).collect()
    }

    /// The results.
    pub fn results(&self) -> &[PupilResult] {
        &self.results
    }

    /// True without any result.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }

    /// Names of the whole class, in the order of the teacher.
    pub fn roster(&self) -> &[String] {
        &self.roster
    }

    /// Sets the names of the whole class: one a line, or with commas, semicolons or tabs between them.
    pub fn set_roster(&mut self, text: &str) {
        self.roster.clear();
        self.add_names(text.split(['\n', ',', ';', '\t']));
    }

    /// Adds names that are not there yet. What is no name is left out.
    fn add_names<'t>(&mut self, names: impl Iterator<Item = &'t str>) {
        let mut known: HashSet<String> = self.roster.iter().map(|name| pupil_key(name)).collect();
        for name in names.filter_map(pupil_name) {
            if self.roster.len() < MOST_PUPILS && known.insert(pupil_key(&name)) {
                self.roster.push(name);
            }
        }
    }

    /// Adds a result; `false` if it was there before.
    pub fn add(&mut self, result: PupilResult) -> bool {
        let is_new = self.keys.insert(key(&result));
        if is_new {
            self.results.push(result);
        }
        is_new
    }

    /// Adds all results of a text: links, codes, a saved class with its names.
    pub fn import(&mut self, text: &str) -> ClassImport {
        let mut import = ClassImport::default();
        self.add_names(saved_names(text));
        for FoundResult { text, result } in result::find_all(text) {
            match result {
                Ok(_) if self.results.len() >= MOST => import.refused.push((text, msg!(ClassFull))),
                Ok(result) => match self.add(result) {
                    true => import.added += 1,
                    false => import.known += 1,
                },
                Err(error) => import.refused.push((text, ResultError::message(error))),
            }
        }
        import
    }

    /// Removes the results of a pupil, or all, and returns them for undo.
    pub fn remove(&mut self, pupil: Option<&str>) -> Vec<PupilResult> {
        let gone = pupil.map(pupil_key);
        let is_gone = |it: &PupilResult| gone.as_ref().is_none_or(|gone| pupil_key(&it.pupil) == *gone);
        let (removed, left) = std::mem::take(&mut self.results).into_iter().partition(is_gone);
        self.results = left;
        self.keys = self.results.iter().map(key).collect();
        removed
    }
}
