//! The problems of a course file by its blocks, and the part of the course that is valid.

use super::document::{BlockKind, CourseDocument};
use crate::read::{self, HEADER, LONGEST};
use crate::{Course, lines};
use notabene_core::game::Problem;
use notabene_core::i18n::Msg;
use notabene_core::msg;

/// Number of times that blocks with problems are left out: each reports at most 60.
const ROUNDS: usize = 40;

/// A problem of a course file, and where it is.
#[derive(Clone, PartialEq, Debug)]
pub struct BlockProblem {
    /// The block.
    pub block: usize,
    /// The entry of the block; `None` if it is about the whole block.
    pub entry: Option<usize>,
    /// The line of the file, from 1.
    pub line: u32,
    /// The reason.
    pub message: Msg,
}

impl CourseDocument {
    /// All problems of the reader, in the order of the file; none if it is a course.
    pub fn problems(&self) -> Vec<BlockProblem> {
        let found = read::read(self.text()).err().unwrap_or_default();
        found.into_iter().map(|problem| self.placed(problem)).collect()
    }

    fn placed(&self, problem: Problem) -> BlockProblem {
        let line = self.line_at(problem.at);
        // At the end of the file something of the course is missing.
        let block = self.lines.get(line).map_or(0, |line| line.block);
        let entries = self.block(block).map(|block| &block.entries[..]).unwrap_or_default();
        let is_here = |entry: &super::BlockEntry| (entry.line..=entry.last_line()).contains(&line);
        // A word that opens a block stands for all of it.
        let entry = entries.iter().position(is_here).filter(|n| *n > 0 || block == 0);
        BlockProblem { block, entry, line: line as u32 + 1, message: problem.message }
    }
}

/// Checks that a text can be built upon: it begins as a course file and is not too large. Other problems can be put right
/// while building.
///
/// # Errors
///
/// The reason with its place.
pub fn check_file(text: &str) -> Result<(), Problem> {
    if text.len() > LONGEST {
        return Err(Problem { message: msg!(CourseLong), at: 0 });
    }
    if let Err(problems) = read::read(text)
        && let Some(problem) = problems.into_iter().find(|problem| problem.message == msg!(CourseLong))
    {
        return Err(problem);
    }
    let all = lines::entries(text, 0, &mut Vec::new());
    match all.first() {
        Some(first) if [first.word.text, first.value.text] == HEADER => Ok(()),
        first => Err(Problem { message: msg!(CourseStart), at: first.map_or(0, |entry| entry.word.at) }),
    }
}

/// The course without the paragraphs, exercises and lessons that have problems; `None` if nothing is left.
pub fn valid_part(text: &str) -> Option<Course> {
    let mut document = CourseDocument::new(text);
    for _ in 0..ROUNDS {
        match read::read(document.text()) {
            Ok(course) => return Some(course),
            Err(_) => leave_out(&mut document)?,
        }
    }
    None
}

/// Takes the blocks with problems away; `None` if there is a problem of the whole course.
fn leave_out(document: &mut CourseDocument) -> Option<()> {
    let mut blocks: Vec<usize> = document.problems().into_iter().map(|problem| problem.block).collect();
    blocks.sort_unstable();
    blocks.dedup();
    if blocks.is_empty() || document.block(blocks[0])?.kind == BlockKind::Course {
        return None;
    }
    document.remove_blocks(&blocks);
    Some(())
}
