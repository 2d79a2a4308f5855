//! Parses the Fluent files of all languages.

use fluent_syntax::ast::{Comment, Entry, Message, Resource};
use fluent_syntax::parser::parse;
use std::collections::BTreeMap;
use std::path::Path;

/// File with the words for functions: its messages are never shown on their own.
pub const GRAMMAR: &str = "grammar";
/// Prefix of the ids of labels.
pub const LABEL: &str = "label-";
/// List of the languages, beside their folders.
pub const LANGUAGES: &str = "languages.txt";

/// A language of the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Language {
    /// Name of the folder, by ISO 639-1.
    pub code: String,
    /// The name of the language in the language itself.
    pub name: String,
    /// The fallback language; none for the reference.
    pub fallback: Option<String>,
    /// The separator between the numbers of a date.
    pub date_separator: String,
    /// True if `:`, `;`, `!` and `?` are preceded by a space.
    pub signs_apart: bool,
    /// True if tests fail as long as the language lacks anything.
    pub complete: bool,
    /// Names of the courses that are translated in its folder.
    pub courses: Vec<String>,
}

/// A Fluent file.
pub struct File {
    /// Code of the language.
    pub language: String,
    /// Name without extension.
    pub stem: String,
    /// Path in error messages.
    pub path: String,
    pub text: String,
}

impl File {
    /// Line number of a slice of the text.
    pub fn line(&self, slice: &str) -> usize {
        let at = (slice.as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        self.text.bytes().take(at).filter(|byte| *byte == b'\n').count() + 1
    }

    /// An error at a slice of the text.
    pub fn error(&self, slice: &str, what: &str) -> String {
        format!("{}:{}: {what}", self.path, self.line(slice))
    }
}

/// A message and its place.
pub struct Found<'a> {
    pub file: &'a File,
    /// The value of the last `### part:` before it.
    pub part: &'a str,
    pub message: Message<&'a str>,
}

impl<'a> Found<'a> {
    pub fn id(&self) -> &'a str {
        self.message.id.name
    }

    /// An error at its id.
    pub fn error(&self, what: &str) -> String {
        self.file.error(self.id(), what)
    }

    /// Lines of its comment.
    pub fn comment(&self) -> &[&'a str] {
        self.message.comment.as_ref().map_or(&[], |comment| &comment.content)
    }
}

/// Messages of a language.
#[derive(Default)]
pub struct Locale<'a> {
    /// In the order of the files and of their places there.
    pub messages: Vec<Found<'a>>,
    places: BTreeMap<&'a str, usize>,
}

impl<'a> Locale<'a> {
    pub fn get(&self, id: &str) -> Option<&Found<'a>> {
        self.messages.get(*self.places.get(id)?)
    }
}

/// Reads the list of languages: `code | own name | fallback | dates=- | signs=apart | complete=yes`, the reference without a fallback.
pub fn languages(folder: &Path) -> Result<Vec<Language>, String> {
    let path = folder.join(LANGUAGES);
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut all: Vec<Language> = Vec::new();
    for (n, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.is_empty()) {
        let at = |what: &str| format!("{}:{}: {what}", path.display(), n + 1);
        let cells = line.split('|').map(str::trim);
        let (settings, cells): (Vec<&str>, Vec<&str>) = cells.partition(|cell| cell.contains('='));
        let (code, name, fallback) = match *cells {
            [code, name] => (code, name, None),
            [code, name, fallback] => (code, name, Some(fallback.to_string())),
            _ => return Err(at("expected `code | own name | fallback`")),
        };
        if code.is_empty() || name.is_empty() || all.iter().any(|other| other.code == code) {
            return Err(at("a language needs a code of its own and a name"));
        }
        let mut language = Language {
            code: code.into(),
            name: name.into(),
            fallback,
            date_separator: "/".into(),
            signs_apart: false,
            complete: false,
            courses: courses(&folder.join(code)),
        };
        for setting in settings {
            match setting.split_once('=') {
                Some(("dates", sign)) => language.date_separator = sign.into(),
                Some(("signs", "apart")) => language.signs_apart = true,
                Some(("complete", "yes")) => language.complete = true,
                _ => return Err(at(&format!("unknown setting {setting}"))),
            }
        }
        all.push(language);
    }
    let known = |code: &str| all.iter().any(|language| language.code == code);
    let strange = all.iter().find(|language| language.fallback.as_deref().is_some_and(|code| !known(code)));
    match (strange, all.iter().filter(|language| language.fallback.is_none()).count()) {
        (Some(language), _) => Err(format!("{}: no fallback for {}", path.display(), language.code)),
        (None, 1) => Ok(all),
        (None, n) => Err(format!("{}: {n} languages without fallback instead of one", path.display())),
    }
}

/// A template course: one of its own in each language, and no translation.
pub const EXAMPLE: &str = "example";

/// Names of the courses translated in a folder, which may be missing.
fn courses(folder: &Path) -> Vec<String> {
    let list = std::fs::read_dir(folder.join("courses")).into_iter().flatten();
    let names = list.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let names = names.filter_map(|name| Some(name.strip_suffix(".txt")?.to_string()));
    let mut all: Vec<String> = names.filter(|name| name != EXAMPLE).collect();
    all.sort();
    all
}

/// Reads the files of all languages, in the order of their names.
pub fn files(folder: &Path, languages: &[Language]) -> Result<Vec<File>, String> {
    let mut all = Vec::new();
    for language in languages {
        let own = folder.join(&language.code);
        let list = std::fs::read_dir(&own).map_err(|e| format!("{}: {e}", own.display()))?;
        let mut paths: Vec<_> = list.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|e| e == "ftl")) {
            let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
            let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let shown = format!("locales/{}/{stem}.ftl", language.code);
            all.push(File { language: language.code.clone(), stem, path: shown, text });
        }
    }
    Ok(all)
}

/// Parses the files of a language.
pub fn locale<'a>(files: &'a [File], code: &str, errors: &mut Vec<String>) -> Locale<'a> {
    let mut locale = Locale::default();
    for file in files.iter().filter(|file| file.language == code) {
        for found in entries(file, errors) {
            if let Some(first) = locale.get(found.id()) {
                let what = format!("{} is in {} already", found.id(), first.file.path);
                errors.push(found.error(&what));
            }
            locale.places.insert(found.id(), locale.messages.len());
            locale.messages.push(found);
        }
    }
    locale
}

fn entries<'a>(file: &'a File, errors: &mut Vec<String>) -> Vec<Found<'a>> {
    let resource: Resource<&str> = parse(file.text.as_str()).unwrap_or_else(|(resource, faults)| {
        for fault in faults {
            let rest = file.text.get(fault.pos.start..).unwrap_or_default();
            errors.push(file.error(rest, &fault.to_string()));
        }
        resource
    });
    let mut part = "";
    let mut all = Vec::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => all.push(Found { file, part, message }),
            Entry::Term(term) => errors.push(file.error(term.id.name, "write a message instead of a term")),
            Entry::ResourceComment(comment) => part = named(&comment).unwrap_or(part),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => {}
        }
    }
    all
}

/// The part named by a comment.
fn named<'a>(comment: &Comment<&'a str>) -> Option<&'a str> {
    comment.content.iter().find_map(|line| line.strip_prefix("part: ")).map(str::trim)
}
