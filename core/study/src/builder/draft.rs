//! A course being built: its file, with undo and redo.

use super::document::CourseDocument;

/// Maximum number of steps that can be undone.
const MOST_STEPS: usize = 200;
/// Maximum size in bytes of all of them.
const MOST_BYTES: usize = 8 << 20;

/// A course being built.
#[derive(Clone, PartialEq, Debug)]
pub struct CourseDraft {
    document: CourseDocument,
    past: Vec<String>,
    future: Vec<String>,
    /// Name of the last change; changes of one name are one step.
    last: String,
}

impl CourseDraft {
    /// Begins with a file.
    pub fn new(text: &str) -> CourseDraft {
        CourseDraft {
            document: CourseDocument::new(text),
            past: Vec::new(),
            future: Vec::new(),
            last: String::new(),
        }
    }

    /// The file.
    pub fn document(&self) -> &CourseDocument {
        &self.document
    }
    /// The text of the file.
    pub fn text(&self) -> &str {
        self.document.text()
    }

    /// Changes the file. Changes with one name in succession, such as the letters of a text that is typed, are one step;
    /// an empty name is always a step of its own.
    pub fn edit<T>(&mut self, name: &str, change: impl FnOnce(&mut CourseDocument) -> T) -> T {
        let before = self.document.text().to_string();
        let out = change(&mut self.document);
        if before != self.document.text() {
            self.future.clear();
            if name.is_empty() || name != self.last {
                self.past.push(before);
                self.forget_oldest();
            }
            self.last = name.into();
        }
        out
    }

    fn forget_oldest(&mut self) {
        let size = |all: &[String]| all.iter().map(String::len).sum::<usize>();
        while self.past.len() > MOST_STEPS || self.past.len() > 1 && size(&self.past) > MOST_BYTES {
            self.past.remove(0);
        }
    }

    /// True if there is a step to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }
    /// True if there is a step to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }
    /// Undoes the last step.
    pub fn undo(&mut self) {
        if let Some(text) = self.past.pop() {
            self.future.push(self.document.text().into());
            self.show(&text);
        }
    }
    /// Does the last undone step again.
    pub fn redo(&mut self) {
        if let Some(text) = self.future.pop() {
            self.past.push(self.document.text().into());
            self.show(&text);
        }
    }

    fn show(&mut self, text: &str) {
        self.document = CourseDocument::new(text);
        self.last.clear();
    }
}
