//! One exercise of a course as a course of its own, to be tried out while it is built.

use super::document::{BlockKind, CourseDocument};
use crate::{Course, read};

impl CourseDocument {
    /// The exercise of a block as the only one of a course, with the hints that it names; `None` while something of it
    /// is missing. Takes time by the length of the block, beside looking for its hints.
    pub fn exercise_alone(&self, block: usize) -> Option<Course> {
        let here = self.block(block).filter(|block| block.kind == BlockKind::Exercise)?;
        let code = self.author_language()?.code();
        let lesson = if here.name() == "lesson" { "other" } else { "lesson" };
        let text = |word: &str| format!("{word}\n  {code} .\n");
        let game = self.block(0).map_or("", |course| course.value("game"));
        let mut file = String::from("notabene course 1\ncourse alone\n");
        if !game.is_empty() {
            file.push_str(&format!("game {game}\n"));
        }
        file.push_str(&[text("title"), text("lead"), format!("lesson {lesson}\n")].concat());
        file.push_str(&["title", "goal", "point"].map(text).concat());
        file.push_str(&self.block_text(block));
        let mut keys = self.keys_of(block);
        keys.sort_unstable();
        keys.dedup();
        for hint in keys.iter().filter_map(|key| self.hint(key)) {
            file.push_str(&format!("\n{}", self.block_text(hint)));
        }
        read::read(&file).ok()
    }
}
