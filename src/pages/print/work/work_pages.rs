//! Pages of a worksheet: the preview is what is printed.

use crate::pages::print::paper_board::board_url;
use crate::pages::print::work::WorkState;
use crate::pages::print::{PageNumber, game_title};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::worksheet::{
    AnswerSpace, KeyPart, PaperBoard, PaperTask, SourceKind, WorkContent, WorkPage, Worksheet,
};
use notabene_study::{SheetCell, task};
use std::sync::Arc;

/// All pages, in paper size where the screen has room.
#[component]
pub fn WorkPages(state: WorkState, sheet: Memo<Worksheet>) -> impl IntoView {
    let of = move |get: fn(&Worksheet) -> usize| move || sheet.with(get).to_string();
    let pages = move || {
        let title = &title(state);
        sheet.with(|sheet| sheet.pages.iter().map(|page| view! { <Page state title page/> }).collect_view())
    };
    view! {
        <section
            class="leaves" aria-label=state.prefs.label_signal(Label::PrintPreview)
            style:--work-columns=of(|sheet| sheet.layout.columns)
            style:--work-rows=of(|sheet| sheet.layout.rows)
            style:--work-board=of(|sheet| sheet.layout.board as usize)
            style:--key-columns=of(|sheet| sheet.key_layout.columns)
            style:--key-rows=of(|sheet| sheet.key_layout.rows)
            style:--key-board=of(|sheet| sheet.key_layout.board as usize)
        >
            {pages}
        </section>
    }
}

/// The title as typed, or that of the source.
fn title(state: WorkState) -> String {
    let choice = &state.choice.get();
    let prefs = state.prefs;
    if !choice.title.trim().is_empty() {
        return choice.title.clone();
    }
    let game = || game_title(prefs, &choice.game);
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

/// A page: tasks, or their answers.
#[component]
fn Page<'a>(state: WorkState, title: &'a str, page: &'a WorkPage) -> impl IntoView + use<> {
    let prefs = state.prefs;
    let (kind, title, content) = match &page.content {
        WorkContent::Tasks { .. } => ("work", title.to_string(), view! { <Tasks page/> }.into_any()),
        WorkContent::Key(parts) => {
            let is_headed = page.version.is_empty();
            let parts = parts.iter().map(|part| view! { <KeyPartAnswers part is_headed/> }).collect_view();
            ("work-key", [prefs.label(Label::PrintKey), " · ", title].concat(), parts.into_any())
        }
    };
    let (format, set) = state.choice.with(|choice| {
        let set = (choice.source != SourceKind::Empty)
            .then(|| prefs.message_text(&msg!(WorkSet { number: choice.number })));
        (choice.format.name(), set)
    });
    let dot = if page.version.is_empty() { "" } else { " · " };
    view! {
        <article class=format!("leaf-page {format}") data-kind=kind data-version=page.version>
            <header><h2>{title}</h2><strong>{page.version}</strong></header>
            {content}
            <footer>
                <span>"Notabene"</span>
                <span>{set}{dot}{page.version}</span>
                <PageNumber part=page.part of=page.of/>
            </footer>
        </article>
    }
}

/// Places for name and date, and the tasks.
#[component]
fn Tasks<'a>(page: &'a WorkPage) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let WorkContent::Tasks { how, tasks, columns } = &page.content else { return None };
    let with_how = how.is_none();
    let task = |(n, task): &(usize, Arc<PaperTask>)| view! { <Task n=*n task with_how/> };
    let all = match columns {
        None => view! { <div class="work-tasks">{tasks.iter().map(task).collect_view()}</div> }.into_any(),
        Some(count) => {
            let columns = (0..*count).map(|first| {
                let column = tasks.iter().skip(first).step_by(*count).map(task).collect_view();
                view! { <div class="work-column pile between">{column}</div> }
            });
            view! { <div class="work-tasks stacked">{columns.collect_view()}</div> }.into_any()
        }
    };
    Some(view! {
        <div class="work-names">
            <Place words=prefs.label(Label::PrintSlipName)/>
            <Place words=prefs.label(Label::Date)/>
        </div>
        {how.map(|how| view! { <p class="work-how strong">{prefs.label(how)}</p> })}
        {all}
    })
}

/// A place to write in, below its words.
#[component]
fn Place(#[prop(into)] words: String) -> impl IntoView {
    view! { <p class="place"><span>{words}</span><b></b></p> }
}

/// The number of a task.
#[component]
fn Number(n: usize) -> impl IntoView {
    view! { <b class="number-of">{n}"."</b>" " }
}

#[component]
fn Task<'a>(n: usize, task: &'a PaperTask, with_how: bool) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let how = task.how.filter(|_| with_how).map(|how| prefs.label(how)).unwrap_or_default();
    let has_words = !how.is_empty() || !task.prompt.is_empty();
    let is_number_first =
        has_words || !task.given.is_empty() || !matches!(task.answer, AnswerSpace::Lines(_));
    let gap = if task.prompt.is_empty() || how.is_empty() { "" } else { " " };
    let prompt = has_words.then(|| {
        view! { <p class="work-prompt"><Number n/>{[&task.prompt, gap, how].concat()}</p> }
    });
    let given = (!task.given.is_empty() || is_number_first && !has_words).then(|| {
        let number = (!has_words).then(|| view! { <Number n/> });
        view! { <p class="work-given strong">{number}{task.given.clone()}</p> }
    });
    view! {
        <section class="work-task">
            {prompt}
            {given}
            <Boards task/>
            <Answers task number=(!is_number_first).then_some(n)/>
        </section>
    }
}

#[component]
fn Boards<'a>(task: &'a PaperTask) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let has_letters = task.boards.iter().any(|board| !board.letter.is_empty());
    let figure = |board: &PaperBoard| {
        let caption = has_letters.then(|| match board.letter {
            "" => view! { <figcaption>{prefs.label(Label::PrintStart)}</figcaption> }.into_any(),
            letter => view! { <figcaption><i class="tick"></i>" "{letter}</figcaption> }.into_any(),
        });
        view! { <figure><BoardPicture board/>{caption}</figure> }
    };
    (!task.boards.is_empty()).then(|| {
        let (columns, _) = task.board_grid();
        let boards = task.boards.iter().map(figure).collect_view();
        view! { <div class="work-boards" data-columns=columns>{boards}</div> }
    })
}

/// A picture without an `alt` text: its task is beside it.
#[component]
fn BoardPicture<'a>(board: &'a PaperBoard) -> impl IntoView + use<> {
    let pieces = Preferences::here().with(|prefs| prefs.piece_set);
    view! { <img alt="" src=board_url(pieces, board)/> }
}

/// Space for the answer. `number`: the number of the task, if it stands before the first line.
#[component]
fn Answers<'a>(task: &'a PaperTask, number: Option<usize>) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    match &task.answer {
        AnswerSpace::Drawn => ().into_any(),
        AnswerSpace::Lines(count) => {
            let line = |line| {
                let number = number.filter(|_| line == 0).map(|n| view! { <Number n/> });
                view! { <p class="work-line">{number}</p> }
            };
            (0..*count).map(line).collect_view().into_any()
        }
        AnswerSpace::Options(options) => {
            let options = options.iter().map(|text| view! { <li><i class="tick"></i>{text.clone()}</li> });
            view! { <ul class="work-options bare">{options.collect_view()}</ul> }.into_any()
        }
        AnswerSpace::Cells { number, cells } => {
            let cell = |(n, cell): (usize, &SheetCell)| {
                let row = if n == 0 && *number > 0 { format!("{number}. ") } else { String::new() };
                view! { <Place words=row + prefs.label(cell.label())/> }
            };
            let cells = cells.iter().enumerate().map(cell).collect_view();
            view! { <div class="work-cells">{cells}</div> }.into_any()
        }
    }
}

/// The answers of a version, with its letter above them if there are others on the page.
#[component]
fn KeyPartAnswers<'a>(part: &'a KeyPart, is_headed: bool) -> impl IntoView + use<> {
    let head = (is_headed && !part.version.is_empty()).then(|| view! { <h3>{part.version}</h3> });
    let answer = |(n, task): &(usize, Arc<PaperTask>)| {
        let key = task.key.as_ref()?;
        let picture = key.board.as_ref().map(|board| view! { <BoardPicture board/> });
        Some(
            view! { <section class="work-answer">{picture}<p><Number n=*n/>{key.text.clone()}</p></section> },
        )
    };
    let answers = part.tasks.iter().filter_map(answer).collect_view();
    view! {
        <section class="work-key-part" data-version=part.version>
            {head}
            <div class="work-answers">{answers}</div>
        </section>
    }
}
