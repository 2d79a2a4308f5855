//! Pages of a worksheet as HTML: the preview is what is printed.

use crate::components::move_text::Markup;
use crate::pages::print::paper_board::board_url;
use crate::pages::print::work::WorkState;
use leptos::prelude::With;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::task;
use notabene_study::worksheet::{
    AnswerSpace, KeyPart, PaperBoard, PaperTask, SourceKind, WorkChoice, WorkContent, WorkPage, Worksheet,
};

/// A page that is being written.
struct PageWriter<'s> {
    state: WorkState,
    choice: &'s WorkChoice,
    title: &'s str,
    out: Markup,
}

/// All pages.
pub fn worksheet_html(state: WorkState, sheet: &Worksheet) -> String {
    state.choice.with(|choice| {
        let title = title(state, choice);
        let mut writer = PageWriter { state, choice, title: &title, out: Markup::default() };
        sheet.pages.iter().for_each(|page| writer.page(page));
        writer.out.into_string()
    })
}

/// The title as typed, or that of the source.
fn title(state: WorkState, choice: &WorkChoice) -> String {
    let prefs = state.prefs;
    if !choice.title.trim().is_empty() {
        return choice.title.clone();
    }
    let game = || {
        let Ok(game) = registry::find(&choice.game) else { return String::new() };
        let (group, name) = (prefs.label(game.group), prefs.label(game.label));
        // Names of draughts variants need their group.
        if name.starts_with(group) { name.into() } else { [group, " · ", name].concat() }
    };
    match choice.source {
        SourceKind::Drill => {
            let skill = task::find(&choice.skill).map(|skill| prefs.label(skill.label)).unwrap_or_default();
            [&game(), " · ", skill].concat()
        }
        SourceKind::Course => state.source.course.with(|course| {
            let Some(course) = course else { return String::new() };
            let lesson = course.lessons.iter().find(|lesson| lesson.id == choice.lesson);
            let title = lesson.map_or(&course.title, |lesson| &lesson.title);
            title.in_language(prefs.language()).into()
        }),
        SourceKind::Games => prefs.label(Label::WorkTitle).into(),
        SourceKind::Empty => game(),
    }
}

impl PageWriter<'_> {
    fn label(&self, label: Label) -> &'static str {
        self.state.prefs.label(label)
    }

    fn page(&mut self, page: &WorkPage) {
        let kind = if matches!(page.content, WorkContent::Key(_)) { "work-key" } else { "work" };
        self.out.push_texts(
            "<article class=\"leaf-page $\" data-kind=\"$\" data-version=\"$\">",
            &[self.choice.format.name(), kind, page.version],
        );
        match &page.content {
            WorkContent::Tasks { how, tasks, columns } => {
                self.header(self.title, page.version);
                self.name_and_date();
                if let Some(how) = how {
                    self.out.push_texts("<p class=\"work-how\">$</p>", &[self.state.prefs.label(*how)]);
                }
                let with_how = how.is_none();
                match columns {
                    None => {
                        self.out.push_markup(&["<div class=\"work-tasks\">"]);
                        tasks.iter().for_each(|(n, task)| self.task(*n, task, with_how));
                    }
                    Some(count) => {
                        self.out.push_markup(&["<div class=\"work-tasks stacked\">"]);
                        for first in 0..*count {
                            self.out.push_markup(&["<div class=\"work-column\">"]);
                            let column = tasks.iter().skip(first).step_by(*count);
                            column.for_each(|(n, task)| self.task(*n, task, with_how));
                            self.out.push_markup(&["</div>"]);
                        }
                    }
                }
                self.out.push_markup(&["</div>"]);
            }
            WorkContent::Key(parts) => {
                let title = [self.label(Label::PrintKey), " · ", self.title].concat();
                self.header(&title, page.version);
                parts.iter().for_each(|part| self.key_part(part, page.version.is_empty()));
            }
        }
        self.footer(page);
        self.out.push_markup(&["</article>"]);
    }

    fn header(&mut self, title: &str, version: &str) {
        self.out.push_markup(&["<header><h2>"]);
        self.out.push_text(title);
        self.out.push_texts("</h2><strong>$</strong></header>", &[version]);
    }

    fn place(&mut self, label: Label) {
        let label = self.label(label);
        self.out.push_texts("<p class=\"place\"><span>$</span><b></b></p>", &[label]);
    }

    fn name_and_date(&mut self) {
        self.out.push_markup(&["<div class=\"work-names\">"]);
        self.place(Label::PrintSlipName);
        self.place(Label::Date);
        self.out.push_markup(&["</div>"]);
    }

    fn footer(&mut self, page: &WorkPage) {
        let set = match self.choice.source {
            SourceKind::Empty => String::new(),
            _ => self.state.prefs.message_text(&msg!(WorkSet { number: self.choice.number })),
        };
        self.out.push_markup(&["<footer><span>Notabene</span><span>"]);
        self.out.push_text(&set);
        self.out.push_markup(&[
            if page.version.is_empty() { "" } else { " · " },
            page.version,
            "</span><span>",
        ]);
        self.out.push_number(page.part);
        self.out.push_markup(&["&thinsp;/&thinsp;"]);
        self.out.push_number(page.of);
        self.out.push_markup(&["</span></footer>"]);
    }

    /// The number of a task.
    fn number(&mut self, n: usize) {
        self.out.push_markup(&["<b class=\"number-of\">"]);
        self.out.push_number(n);
        self.out.push_markup(&[".</b> "]);
    }

    fn task(&mut self, n: usize, task: &PaperTask, with_how: bool) {
        self.out.push_markup(&["<section class=\"work-task\">"]);
        let how = task.how.filter(|_| with_how).map(|how| self.label(how)).unwrap_or_default();
        let has_words = !how.is_empty() || !task.prompt.is_empty();
        let is_number_first =
            has_words || !task.given.is_empty() || !matches!(task.answer, AnswerSpace::Lines(_));
        if has_words {
            self.out.push_markup(&["<p class=\"work-prompt\">"]);
            self.number(n);
            self.out.push_text(&task.prompt);
            let gap = if task.prompt.is_empty() || how.is_empty() { "" } else { " " };
            self.out.push_markup(&[gap, how, "</p>"]);
        }
        if !task.given.is_empty() || is_number_first && !has_words {
            self.out.push_markup(&["<p class=\"work-given\">"]);
            if !has_words {
                self.number(n);
            }
            self.out.push_text(&task.given);
            self.out.push_markup(&["</p>"]);
        }
        self.boards(task);
        self.answer_space(task, (!is_number_first).then_some(n));
        self.out.push_markup(&["</section>"]);
    }

    fn boards(&mut self, task: &PaperTask) {
        if task.boards.is_empty() {
            return;
        }
        let (columns, _) = task.board_grid();
        self.out.push_texts("<div class=\"work-boards\" data-columns=\"$\">", &[&columns.to_string()]);
        let has_letters = task.boards.iter().any(|board| !board.letter.is_empty());
        for board in &task.boards {
            self.out.push_markup(&["<figure>"]);
            self.picture(board);
            if has_letters {
                self.out.push_markup(&["<figcaption>"]);
                match board.letter {
                    "" => self.out.push_markup(&[self.state.prefs.label(Label::PrintStart)]),
                    letter => self.out.push_markup(&["<i class=\"tick\"></i> ", letter]),
                }
                self.out.push_markup(&["</figcaption>"]);
            }
            self.out.push_markup(&["</figure>"]);
        }
        self.out.push_markup(&["</div>"]);
    }

    /// Writes a picture without an `alt` text: its task is beside it.
    fn picture(&mut self, board: &PaperBoard) {
        let pieces = self.state.prefs.with(|prefs| prefs.piece_set);
        self.out.push_texts("<img alt=\"\" src=\"$\">", &[&board_url(pieces, board)]);
    }

    /// `number`: the number of the task, if it stands before the first line.
    fn answer_space(&mut self, task: &PaperTask, number: Option<usize>) {
        match &task.answer {
            AnswerSpace::Drawn => {}
            AnswerSpace::Lines(count) => (0..*count).for_each(|line| {
                self.out.push_markup(&["<p class=\"work-line\">"]);
                if let Some(n) = number.filter(|_| line == 0) {
                    self.number(n);
                }
                self.out.push_markup(&["</p>"]);
            }),
            AnswerSpace::Options(options) => {
                self.out.push_markup(&["<ul class=\"work-options\">"]);
                for option in options {
                    self.out.push_markup(&["<li><i class=\"tick\"></i>"]);
                    self.out.push_text(option);
                    self.out.push_markup(&["</li>"]);
                }
                self.out.push_markup(&["</ul>"]);
            }
            AnswerSpace::Cells { number, cells } => {
                self.out.push_markup(&["<div class=\"work-cells\">"]);
                for (n, cell) in cells.iter().enumerate() {
                    let row = if n == 0 && *number > 0 { format!("{number}. ") } else { String::new() };
                    let label = self.label(cell.label());
                    self.out.push_texts("<p class=\"place\"><span>$$</span><b></b></p>", &[&row, label]);
                }
                self.out.push_markup(&["</div>"]);
            }
        }
    }

    /// The answers of a version, with its letter above them if there are others on the page.
    fn key_part(&mut self, part: &KeyPart, is_headed: bool) {
        self.out.push_texts("<section class=\"work-key-part\" data-version=\"$\">", &[part.version]);
        if is_headed && !part.version.is_empty() {
            self.out.push_texts("<h3>$</h3>", &[part.version]);
        }
        self.out.push_markup(&["<div class=\"work-answers\">"]);
        part.tasks.iter().for_each(|(n, task)| self.answer(*n, task));
        self.out.push_markup(&["</div></section>"]);
    }

    fn answer(&mut self, n: usize, task: &PaperTask) {
        let Some(key) = &task.key else { return };
        self.out.push_markup(&["<section class=\"work-answer\">"]);
        if let Some(board) = &key.board {
            self.picture(board);
        }
        self.out.push_markup(&["<p>"]);
        self.number(n);
        self.out.push_text(&key.text);
        self.out.push_markup(&["</p></section>"]);
    }
}
