//! Worksheets on paper: tasks with their boards, lines to write on, several versions and their key, cut into pages.
//! All lengths are millimetres.
//!
//! | module | content |
//! |--------|---------|
//! | `choice` | settings, saved as text |
//! | `paper_task` | an exercise as a task for a pencil: its sentence, its boards, its room for the answer, its key |
//! | `paper_board` | a printed board with its circles and arrows |
//! | `source` | exercises of a course, of games, empty diagrams |
//! | `versions` | the tasks of each version: other seeds for generated ones, another order for all others |
//! | `layout` | columns, rows and the largest boards that fit on a page |
//! | [`board_plan`] | the round board in full size, on pages to cut out and glue together |
//!
//! Nobody taps on paper: each [`Input`](super::Input) has a sentence for the pencil. A move that is to be written is an
//! arrow on the board before it.

pub mod board_plan;
mod choice;
mod layout;
mod paper_board;
mod paper_task;
mod source;
mod versions;

pub use choice::{CHOSEN_GAME, GameTask, MOST_TASKS, SourceKind, WorkChoice};
pub use layout::PageLayout;
pub use paper_board::{PaperArrow, PaperBoard};
pub use paper_task::{AnswerSpace, PaperKey, PaperTask};
pub use source::{empty_diagrams, exercises_of_course, exercises_of_games, games_of_text, needs_screen};
pub use versions::{WorkSets, arranged, generated};

use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use std::sync::Arc;

/// The content of a page.
#[derive(Clone, PartialEq, Debug)]
pub enum WorkContent {
    /// Tasks.
    Tasks {
        /// Form of all answers; `None` if they are of several kinds.
        how: Option<Label>,
        /// The tasks with their numbers.
        tasks: Vec<(usize, Arc<PaperTask>)>,
        /// Number of columns that are stacked each by itself, if the tasks are of different heights; `None`: row by row. Numbers
        /// run across in both.
        columns: Option<usize>,
    },
    /// Answers, version by version.
    Key(Vec<KeyPart>),
}

/// The answers of a version, or some of them.
#[derive(Clone, PartialEq, Debug)]
pub struct KeyPart {
    /// Letter of the version; empty if there is one version only.
    pub version: &'static str,
    /// The tasks with their numbers.
    pub tasks: Vec<(usize, Arc<PaperTask>)>,
}

/// A page of a worksheet.
#[derive(Clone, PartialEq, Debug)]
pub struct WorkPage {
    /// Letter of its version; empty if there is one version only, and on pages with the answers of several.
    pub version: &'static str,
    /// Its content.
    pub content: WorkContent,
    /// Its number among the pages of its version, or of the key of its version, from 1.
    pub part: usize,
    /// The number of these pages.
    pub of: usize,
}

/// All pages, and messages about them.
#[derive(Clone, PartialEq, Debug)]
pub struct Worksheet {
    /// The pages in the order in which they are printed: the versions, then their keys.
    pub pages: Vec<WorkPage>,
    /// Columns, rows and boards of the pages with tasks.
    pub layout: PageLayout,
    /// Columns, rows and boards of the pages with answers.
    pub key_layout: PageLayout,
    /// Messages on parts that could not be done as asked.
    pub remarks: Vec<Msg>,
}

/// The letters of the versions.
const VERSIONS: [&str; 4] = ["A", "B", "C", "D"];

/// Lays out all pages of the settings.
pub fn worksheet(choice: &WorkChoice, sets: &WorkSets) -> Worksheet {
    let all: Vec<&PaperTask> = sets.versions.iter().flatten().map(|task| &**task).collect();
    let asked = choice.per_page as usize;
    let versions: Vec<Vec<&PaperTask>> =
        sets.versions.iter().map(|tasks| tasks.iter().map(|task| &**task).collect()).collect();
    let layout = layout::tasks(choice.format, asked, &versions);
    let mut remarks = sets.remarks.clone();
    let on_page = layout.on_page;
    let longest = versions.iter().map(Vec::len).max().unwrap_or_default();
    if on_page < asked && longest > on_page {
        remarks.insert(0, msg!(WorkLowered { asked: asked as u32, fits: on_page as u32 }));
    }
    let key_layout = layout::answers(choice.format, &all);
    let mut pages = Vec::new();
    let is_mixed = layout::is_mixed(&all);
    for (n, tasks) in sets.versions.iter().enumerate() {
        let content = |tasks: Numbered| tasks_of_page(tasks, is_mixed.then_some(layout.columns));
        paginate(version(sets, n), numbered(tasks), on_page, content, &mut pages);
    }
    if choice.with_key && all.iter().any(|task| task.key.is_some()) {
        push_keys(sets, &key_layout, &mut pages);
    }
    Worksheet { pages, layout, key_layout, remarks }
}

/// The letter of a version.
fn version(sets: &WorkSets, n: usize) -> &'static str {
    VERSIONS.get(n).copied().filter(|_| sets.versions.len() > 1).unwrap_or_default()
}

/// Numbered tasks.
type Numbered = Vec<(usize, Arc<PaperTask>)>;

/// The page of some tasks: what they share stands once at its top.
fn tasks_of_page(tasks: Numbered, columns: Option<usize>) -> WorkContent {
    let first = tasks.first().map(|(_, task)| task.how);
    let how = first.flatten().filter(|how| tasks.iter().all(|(_, task)| task.how == Some(*how)));
    WorkContent::Tasks { how, tasks, columns }
}

/// Adds the answers: those of all versions on one page if they fit there, otherwise each version on pages of its own.
fn push_keys(sets: &WorkSets, layout: &PageLayout, pages: &mut Vec<WorkPage>) {
    let all: Vec<(&'static str, Numbered)> =
        sets.versions.iter().enumerate().map(|(n, tasks)| (version(sets, n), numbered(tasks))).collect();
    // A heading needs no more than a row.
    let rows: usize = all.iter().map(|(_, tasks)| tasks.len().div_ceil(layout.columns) + 1).sum();
    if all.len() > 1 && rows <= layout.rows {
        let parts = all.into_iter().map(|(version, tasks)| KeyPart { version, tasks }).collect();
        return pages.push(WorkPage { version: "", content: WorkContent::Key(parts), part: 1, of: 1 });
    }
    for (version, tasks) in all {
        paginate(
            version,
            tasks,
            layout.on_page,
            |tasks| WorkContent::Key(vec![KeyPart { version, tasks }]),
            pages,
        );
    }
}

/// Numbers tasks from 1.
fn numbered(tasks: &[Arc<PaperTask>]) -> Numbered {
    tasks.iter().cloned().enumerate().map(|(n, task)| (n + 1, task)).collect()
}

/// Splits the tasks of a version into pages.
fn paginate(
    version: &'static str,
    tasks: Numbered,
    on_page: usize,
    content: impl Fn(Numbered) -> WorkContent,
    pages: &mut Vec<WorkPage>,
) {
    let of = tasks.len().div_ceil(on_page.max(1));
    for (n, some) in tasks.chunks(on_page.max(1)).enumerate() {
        pages.push(WorkPage { version, content: content(some.to_vec()), part: n + 1, of });
    }
}
