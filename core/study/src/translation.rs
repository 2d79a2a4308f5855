//! Courses with translations in files of their own.

use super::Course;
use super::lines::{CourseEntry, entries};
use super::read::{self, HEADER, LONGEST};
use notabene_core::game::Problem;
use notabene_core::i18n::{Msg, head};
use notabene_core::msg;
use notabene_core::work;
use std::collections::BTreeMap;

/// A problem, and the file in which it is.
#[derive(Clone, PartialEq, Debug)]
pub struct FileProblem {
    /// 0 for the course, then the translations in their order.
    pub file: usize,
    /// The problem, with its place in that file.
    pub problem: Problem,
}

/// Parses a course together with its translations. These have the words of the course that carry texts, in lessons and
/// exercises of the same names; the nth `point` of a lesson belongs to the nth one there that has a text, and so on.
/// Texts left out are missing in that language as in [`super::read()`], with the same checks.
///
/// # Errors
///
/// As [`super::read()`], and any entry of a translation without a place in the course.
pub fn read_with(course: &str, translations: &[&str]) -> Result<Course, Vec<FileProblem>> {
    let mut starts = vec![0];
    let mut end = course.len();
    for text in translations {
        // As if the files stood one behind the other, with a byte between them.
        starts.push(end + 1);
        end += 1 + text.len();
    }
    let in_file = |problem: Problem| {
        let file = starts.iter().rposition(|start| *start <= problem.at).unwrap_or_default();
        let at = problem.at - starts.get(file).copied().unwrap_or_default();
        FileProblem { file, problem: Problem { at, ..problem } }
    };
    let texts = [course].into_iter().chain(translations.iter().copied());
    if let Some((_, at)) = texts.zip(&starts).find(|(text, _)| text.len() > LONGEST) {
        return Err(vec![in_file(Problem { message: msg!(CourseLong), at: *at })]);
    }
    let mut problems = Vec::new();
    let mut all = entries(course, 0, &mut problems);
    for (text, start) in translations.iter().zip(starts.iter().skip(1)) {
        let translated = entries(text, *start, &mut problems);
        merge(&mut all, translated, *start, &mut problems);
    }
    read::course(&all, course.len(), problems).map_err(|all| all.into_iter().map(in_file).collect())
}

/// Returns a course with the texts of a translation in place of its own: one file for readers of that language. Texts
/// left out by the translation stay. Comments are left out.
///
/// # Errors
///
/// As [`read_with`].
pub fn translated(course: &str, translation: &str) -> Result<String, Vec<FileProblem>> {
    read_with(course, &[translation])?;
    let mut places = EntryKeys::default();
    let other = entries(translation, 0, &mut Vec::new()).into_iter();
    let texts: BTreeMap<EntryKey, _> = other.map(|entry| (places.next(&entry), entry.texts)).collect();
    let mut places = EntryKeys::default();
    let mut out = String::with_capacity(course.len());
    for entry in entries(course, 0, &mut Vec::new()) {
        let is_placed = opens(entry.word.text) || !entry.texts.is_empty();
        let translated = is_placed.then(|| texts.get(&places.next(&entry))).flatten();
        let translated = translated.filter(|texts| !texts.is_empty()).unwrap_or(&entry.texts);
        out.push_str(format!("{} {}", entry.word.text, entry.value.text).trim_end());
        out.push('\n');
        for (language, text) in translated {
            out.push_str(&format!("  {} {}\n", language.code(), text.text));
        }
    }
    Ok(out)
}

/// The key by which a translation finds an entry.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct EntryKey<'t> {
    /// The name of the lesson, exercise or hint; empty for the course.
    of: &'t str,
    word: &'t str,
    /// The number of such words before it.
    n: usize,
}

/// The places of entries in the order of the file.
#[derive(Default)]
struct EntryKeys<'t> {
    lesson: &'t str,
    of: &'t str,
    counts: BTreeMap<(&'t str, &'t str), usize>,
}

impl<'t> EntryKeys<'t> {
    fn next(&mut self, entry: &CourseEntry<'t>) -> EntryKey<'t> {
        work::count(1);
        let (word, name) = (entry.word.text, entry.value.word().0.text);
        match word {
            "lesson" => (self.lesson, self.of) = (name, name),
            "exercise" => self.of = name,
            // Behind exercises, too, a point belongs to its lesson.
            "point" => self.of = self.lesson,
            _ => {}
        }
        let of = if word == "hint" { name } else { self.of };
        let count = self.counts.entry((of, word)).or_default();
        *count += 1;
        EntryKey { of, word, n: *count - 1 }
    }
}

/// Words that open what others belong to: they have names and no texts.
fn opens(word: &str) -> bool {
    matches!(word, "notabene" | "course" | "lesson" | "exercise")
}

/// Adds the texts of a translation to the entries of a course.
fn merge<'t>(
    course: &mut [CourseEntry<'t>],
    translated: Vec<CourseEntry<'t>>,
    at: usize,
    problems: &mut Vec<Problem>,
) {
    let mut problem = |message: Msg, at: usize| problems.push(Problem { message, at });
    if translated.first().is_none_or(|first| [first.word.text, first.value.text] != HEADER) {
        return problem(msg!(CourseStart), at);
    }
    if !translated.iter().any(|entry| entry.word.text == "course") {
        problem(msg!(CourseMissing { word: "course".into() }), at);
    }
    let mut places = EntryKeys::default();
    let mut known = BTreeMap::new();
    for (n, entry) in course.iter().enumerate() {
        if opens(entry.word.text) || !entry.texts.is_empty() {
            known.insert(places.next(entry), n);
        }
    }
    let mut places = EntryKeys::default();
    let mut lost = false;
    for entry in translated {
        let (CourseEntry { word, value, .. }, place) = (&entry, places.next(&entry));
        let own = known.get(&place).and_then(|n| course.get_mut(*n));
        // Entries below a lesson that is not there have no place, either.
        if opens(word.text) {
            lost = own.is_none();
        } else if lost && word.text != "hint" {
            continue;
        }
        let Some(own) = own else {
            let named = opens(word.text) || word.text == "hint";
            let (text, at) = if named { (value.text, value.at) } else { (word.text, word.at) };
            problem(msg!(CourseWord { word: head(text, 20) }), at);
            continue;
        };
        // The names suffice; what the course has behind them may stand here, too.
        let is_name = matches!(word.text, "exercise") && value.text == place.of;
        if !value.text.is_empty() && value.text != own.value.text && !is_name {
            problem(msg!(CourseWord { word: head(value.text, 20) }), value.at);
        }
        for (language, text) in entry.texts {
            match own.texts.iter().any(|(known, _)| *known == language) {
                true => problem(msg!(CourseTwice { id: language.code().into() }), text.at),
                false => own.texts.push((language, text)),
            }
        }
    }
}
