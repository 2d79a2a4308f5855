//! Columns, rows and the largest boards that fit on a page, in millimetres.

use super::paper_task::{AnswerSpace, PaperTask};
use crate::printing::Format;

/// The layout of a page.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct PageLayout {
    /// Number of columns of tasks.
    pub columns: usize,
    /// Number of rows of tasks.
    pub rows: usize,
    /// Number of tasks on a page.
    pub on_page: usize,
    /// Width of a board.
    pub board: u32,
}

/// Smallest boards that can be read: of squares, and round ones.
const LEAST_SQUARE: u32 = 45;
const LEAST_ROUND: u32 = 70;
/// Smallest boards of answers.
const ANSWER_SQUARE: u32 = 38;
const ANSWER_ROUND: u32 = 56;
/// Gaps between columns, between rows, and between the boards of a task.
const COLUMN_GAP: u32 = 5;
const ROW_GAP: u32 = 3;
const BOARD_GAP: u32 = 3;
/// Largest difference in height of tasks in one row, at a typical width of a column.
const MOST_HOLE: u32 = 15;
const SAMPLE_WIDTH: u32 = 60;
/// Most columns.
const COLUMNS: usize = 4;
/// Height of a printed line, of one in large print, of one for writing by hand, of the letter below one of several boards.
const LINE: u32 = 5;
const LARGE_LINE: u32 = 7;
const HAND_LINE: u32 = 9;
const BOARD_LETTER: u32 = 6;

impl Format {
    /// The room for tasks, below title, name and the shared sentence.
    const fn task_room(self) -> (u32, u32) {
        match self {
            Format::A4 => (186, 246),
            Format::A5 => (130, 164),
            Format::Letter => (192, 228),
        }
    }
}

/// A length in tenths of a millimetre that a character needs on average.
const CHARACTER: u32 = 20;

/// Number of printed lines of a text in a column of a width.
fn lines(text: &str, width: u32) -> u32 {
    let tenths = text.chars().count() as u32 * CHARACTER;
    tenths.div_ceil(width.max(1) * 10)
}

impl PaperTask {
    /// Height of its words and of the room for its answer.
    fn text_height(&self, width: u32, is_how_shared: bool) -> u32 {
        let how =
            if is_how_shared || self.how.is_none() { 0 } else { LINE * (1 + 70 * CHARACTER / (width * 10)) };
        let prompt = LINE * lines(&self.prompt, width.saturating_sub(6));
        let given = LARGE_LINE * lines(&self.given, width.saturating_sub(6) * 3 / 4);
        let answer = match &self.answer {
            AnswerSpace::Lines(count) => HAND_LINE * *count as u32,
            AnswerSpace::Options(options) => {
                let option = |text: &String| LINE * lines(text, width.saturating_sub(7)) + 1;
                options.iter().map(option).sum::<u32>() + 1
            }
            AnswerSpace::Cells { cells, .. } => 8 * cells.len() as u32,
            AnswerSpace::Drawn => 0,
        };
        // The number of the task stands before its words, before its line, or alone.
        let is_alone = how + prompt + given == 0 && !matches!(self.answer, AnswerSpace::Lines(_));
        how + prompt + given + answer + if is_alone { LARGE_LINE } else { 1 }
    }

    /// Columns and rows of its boards.
    pub fn board_grid(&self) -> (u32, u32) {
        match self.boards.len() {
            0 | 1 => (1, 1),
            2 => (2, 1),
            3 | 4 => (2, 2),
            _ if self.least_board() == LEAST_ROUND => (2, 3),
            _ => (3, 2),
        }
    }

    /// Height of the letters below its boards.
    fn letters_height(&self) -> u32 {
        let (_, rows) = self.board_grid();
        let has_letters = self.boards.iter().any(|board| !board.letter.is_empty());
        if has_letters { rows * BOARD_LETTER } else { 0 }
    }

    /// Width of its boards in a column; without boards nothing is too wide.
    fn widest_board(&self, width: u32) -> u32 {
        let (columns, _) = self.board_grid();
        match self.boards.is_empty() {
            true => u32::MAX,
            false => width.saturating_sub((columns - 1) * BOARD_GAP) / columns,
        }
    }

    /// Width of its boards in a cell; 0 if its words do not fit.
    fn board_width(&self, (width, height): (u32, u32), is_how_shared: bool) -> u32 {
        let (_, rows) = self.board_grid();
        let text = self.text_height(width, is_how_shared);
        let Some(left) = height.checked_sub(text + self.letters_height()) else { return 0 };
        if self.boards.is_empty() {
            return u32::MAX;
        }
        self.widest_board(width).min(left.saturating_sub((rows - 1) * BOARD_GAP) / rows)
    }

    /// Height in a column, with boards of a width.
    fn height(&self, width: u32, board: u32, is_how_shared: bool) -> u32 {
        let (_, rows) = self.board_grid();
        let boards = if self.boards.is_empty() { 0 } else { rows * board + (rows - 1) * BOARD_GAP };
        self.text_height(width, is_how_shared) + self.letters_height() + boards
    }

    /// Width of its boards that can still be read.
    fn least_board(&self) -> u32 {
        match self.boards.iter().any(|board| board.is_round()) {
            true => LEAST_ROUND,
            false => LEAST_SQUARE,
        }
    }
}

/// The cell of a grid on a page.
fn cell((width, height): (u32, u32), columns: usize, rows: usize) -> (u32, u32) {
    let (columns, rows) = (columns as u32, rows as u32);
    let of = |all: u32, gap: u32, count: u32| all.saturating_sub(gap * (count - 1)) / count;
    (of(width, COLUMN_GAP, columns), of(height, ROW_GAP, rows))
}

/// True if all tasks have their sentence for the pencil in common.
fn is_how_shared(tasks: &[&PaperTask]) -> bool {
    let first = tasks.first().map(|task| task.how);
    tasks.iter().all(|task| Some(task.how) == first)
}

/// True if tasks are so different in height that rows would have holes: each column is stacked by itself.
pub(super) fn is_mixed(tasks: &[&PaperTask]) -> bool {
    let heights = || tasks.iter().map(|task| task.height(SAMPLE_WIDTH, task.least_board(), true));
    heights().max().unwrap_or_default() - heights().min().unwrap_or_default() > MOST_HOLE
}

/// Height of the highest of some columns in which tasks of different heights are stacked: their numbers run across, as in rows.
fn stacked(heights: &[u32], columns: usize) -> u32 {
    let column = |first: usize| {
        let own = heights.iter().skip(first).step_by(columns);
        own.map(|height| height + ROW_GAP).sum::<u32>().saturating_sub(ROW_GAP)
    };
    (0..columns).map(column).max().unwrap_or_default()
}

/// Height of the tasks of a page in columns of a width.
fn heights(tasks: &[&PaperTask], width: u32, board: u32, is_how_shared: bool) -> Vec<u32> {
    tasks.iter().map(|task| task.height(width, board.min(task.widest_board(width)), is_how_shared)).collect()
}

/// Widest boards with which the tasks of each page fit into its columns; 0 if their words do not fit.
fn stacked_board(room: (u32, u32), columns: usize, pages: &[&[&PaperTask]], is_how_shared: bool) -> u32 {
    let (width, height) = cell(room, columns, 1);
    let fits = |board: u32| {
        pages.iter().all(|tasks| stacked(&heights(tasks, width, board, is_how_shared), columns) <= height)
    };
    let widest = pages.iter().copied().flatten().map(|task| task.widest_board(width)).min();
    let (mut low, mut high) = (0, widest.unwrap_or_default().min(room.0));
    while low < high {
        let middle = low + (high - low).div_ceil(2);
        if fits(middle) { low = middle } else { high = middle - 1 }
    }
    if fits(low) { low } else { 0 }
}

/// The layout of pages with the tasks of each version: as many as asked for, or fewer if their boards could not be read
/// otherwise.
pub(super) fn tasks(format: Format, asked: usize, versions: &[Vec<&PaperTask>]) -> PageLayout {
    let all: Vec<&PaperTask> = versions.iter().flatten().copied().collect();
    let (is_how_shared, is_mixed) = (is_how_shared(&all), is_mixed(&all));
    let least = all.iter().map(|task| task.least_board()).max().unwrap_or_default();
    // No layout is chosen whose boards cannot be read while others can.
    let is_as_readable = |layout: &PageLayout, most: u32| layout.board >= least.min(most);
    let is_readable = |layout: &PageLayout| all.iter().all(|task| layout.board >= task.least_board());
    let mut best = None;
    // Room for tasks that are not there would stay blank.
    let most = versions.iter().map(Vec::len).max().unwrap_or_default().max(1);
    for on_page in (1..=asked.clamp(1, 12).min(most)).rev() {
        let pages: Vec<&[&PaperTask]> = versions.iter().flat_map(|tasks| tasks.chunks(on_page)).collect();
        let layouts = (1..=COLUMNS.min(on_page)).map(|columns| {
            let rows = on_page.div_ceil(columns);
            let cell = cell(format.task_room(), columns, rows);
            let in_cell = all.iter().map(|task| task.board_width(cell, is_how_shared)).min();
            let board = match is_mixed {
                true => stacked_board(format.task_room(), columns, &pages, is_how_shared),
                false => in_cell.unwrap_or(u32::MAX),
            };
            PageLayout { columns, rows, on_page, board }
        });
        let layouts: Vec<PageLayout> = layouts.collect();
        let most = layouts.iter().map(|layout| layout.board).max().unwrap_or_default();
        // Few columns fill a page better than many, if their boards are hardly smaller.
        best = layouts
            .into_iter()
            .find(|layout| layout.board >= most - most / 12 && is_as_readable(layout, most));
        if best.as_ref().is_some_and(is_readable) {
            break;
        }
    }
    let one = PageLayout { columns: 1, rows: 1, on_page: 1, board: 0 };
    let best = best.unwrap_or(one);
    PageLayout { board: best.board.min(format.task_room().0), ..best }
}

/// The layout of pages with answers: a list, or diagrams.
pub(super) fn answers(format: Format, all: &[&PaperTask]) -> PageLayout {
    let keys = || all.iter().filter_map(|task| task.key.as_ref());
    let boards = || keys().filter_map(|key| key.board.as_ref());
    let (width, height) = format.task_room();
    let longest = keys().map(|key| key.text.chars().count() as u32).max().unwrap_or_default();
    if boards().next().is_none() {
        let columns = if longest > 70 {
            1
        } else if longest > 24 {
            2
        } else {
            3
        };
        let row = LINE * (longest * CHARACTER).div_ceil((width / columns - 12) * 10).max(1) + 3;
        let (columns, rows) = (columns as usize, (height / row).max(1) as usize);
        return PageLayout { columns, rows, on_page: columns * rows, board: 0 };
    }
    let board = if boards().any(|board| board.is_round()) { ANSWER_ROUND } else { ANSWER_SQUARE };
    let columns = (width + COLUMN_GAP) / (board + COLUMN_GAP);
    let text = LINE * (1 + longest * CHARACTER / (board * 10)) + ROW_GAP;
    let rows = (height / (board + text)).max(1);
    let (columns, rows) = (columns as usize, rows as usize);
    PageLayout { columns, rows, on_page: columns * rows, board }
}
