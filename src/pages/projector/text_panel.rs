//! Text beside the board: moves of a game; task of a lesson, and feedback on the answer.

use crate::components::element::{El, el};
use crate::components::leptos_view;
use crate::pages::learn::{BoardOption, option_scene};
use crate::pages::projector::{CourseLoad, PageContext, board_content, moves, set_up, vote};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::projector::{ProjectedPage, ProjectorAction, ProjectorContent};
use notabene_study::{AnswerGrade, Input, below_title};

/// Text panel.
pub fn text_panel(cx: PageContext) -> El {
    let panel_state = Memo::new(move |_| {
        let kind = cx.content.with(|content| matches!(content.content, ProjectorContent::Game { .. }));
        (kind, cx.content.with(|content| content.free_board.is_some()), cx.is_unknown_drill.get())
    });
    el("section", "wall-words").live_children(move || {
        let (game, free, unknown) = panel_state.get();
        match (free, game) {
            (true, _) => Vec::new(),
            (_, true) if unknown => unknown_drill_message(cx),
            (_, true) => {
                vec![el("div", "wall-game").live_children(move || moves::move_panel(cx)), refusal_notice(cx)]
            }
            _ => task_panel(cx),
        }
    })
}

/// Message for an unknown drill in the address, with links.
fn unknown_drill_message(cx: PageContext) -> Vec<El> {
    let link = |to: &str, label| el("a", "button").attr("href", to).label(cx.app, label);
    let on = el("p", "row").with([link("#drill", Label::DrillTitle), link("#wall", Label::ThemeProjector)]);
    vec![el("p", "wall-asks short").attr("role", "alert").label(cx.app, Label::WallUnknown), on]
}

/// Reason why a touch on the board had no effect.
fn refusal_notice(cx: PageContext) -> El {
    let text = move || cx.own.notice.with(|n| n.as_ref().map(|n| cx.app.message_text(n)).unwrap_or_default());
    el("p", "wall-notice").attr("role", "alert").live_text(text)
}

/// Task of a lesson or drill.
pub fn task_panel(cx: PageContext) -> Vec<El> {
    vec![
        el("div", "wall-asking").live_children(move || task_text(cx)),
        set_up::set_up_tools(cx, |cx| drop(board_content::apply_action(cx, ProjectorAction::Check))),
        el("div", "wall-saying").attr("role", "status").live_children(move || feedback(cx)),
        refusal_notice(cx),
    ]
}

fn task_text(cx: PageContext) -> Vec<El> {
    let language = cx.language();
    cx.lesson.with(|staged| {
        let Some(stage) = &staged.stage else { return vec![missing_lesson_message(cx)] };
        let style = cx.style_of(&staged.show);
        let (asks, word) = (stage.question_text(language, &style), stage.large_text(language, &style));
        let mut all = vec![el("h1", length_class(&asks)).text(&asks)];
        if !word.is_empty() {
            let long = word.chars().count().max(2);
            all.push(el("p", "wall-word").style("--long", move || long.to_string()).text(&word));
        }
        all.extend(answer_options(cx, stage));
        all
    })
}

/// CSS class by length: short sentences have larger letters.
fn length_class(text: &str) -> &'static str {
    match text.chars().count() {
        0..=60 => "wall-asks short",
        61..=150 => "wall-asks",
        _ => "wall-asks long",
    }
}

/// Message while a lesson is missing.
fn missing_lesson_message(cx: PageContext) -> El {
    let lesson = cx.content.with(|content| matches!(content.content, ProjectorContent::Lesson { .. }));
    let waits = lesson && cx.course_load.with(|book| matches!(book, CourseLoad::Waiting));
    let label = if waits { Label::WallLoading } else { Label::WallMissing };
    el("p", "wall-asks").attr("role", "status").label(cx.app, label)
}

/// Seed of the order of options: the same in every window.
const ORDER_SEED: u32 = 7;

/// Options of a question, in the same order in every window.
fn answer_options(cx: PageContext, stage: &ProjectedPage) -> Vec<El> {
    let Some(exercise) = stage.exercise().filter(|exercise| exercise.kind.input().has_options()) else {
        return Vec::new();
    };
    let right = stage.grade() == Some(AnswerGrade::Right);
    let is_boards = exercise.kind.input() == Input::ChooseBoard;
    let option = |(place, n): (usize, usize)| {
        let words = exercise.answers.get(n).map(|answer| answer.text.in_language(cx.language()));
        let tried = stage.tried().iter().any(|old| usize::from(*old) == n);
        let last = stage.tried().last().is_some_and(|old| usize::from(*old) == n);
        let class = match (right && last, tried) {
            (true, _) => "wall-option right",
            (_, true) => "wall-option tried",
            _ => "wall-option",
        };
        let choose = move || {
            drop(board_content::apply_action(cx, ProjectorAction::Option(u8::try_from(n).unwrap_or(u8::MAX))))
        };
        let element = match is_boards {
            true => {
                let (scene, flipped) = (option_scene(exercise, n), exercise.board.black_below);
                let on_click = move |()| choose();
                leptos_view::element(view! { <BoardOption scene flipped n number=place + 1 class on_click/> })
            }
            false => el("button", class)
                .attr("type", "button")
                .attr("data-option", &n.to_string())
                .text(words.unwrap_or_default())
                .click(choose),
        };
        el("div", "wall-option-row").with([element, vote::option_counter(cx, n)])
    };
    let order = exercise.option_order(ORDER_SEED).into_iter().enumerate().map(option);
    if is_boards { vec![el("div", "wall-boards").with(order)] } else { order.collect() }
}

/// Feedback on the answer, and help.
fn feedback(cx: PageContext) -> Vec<El> {
    let language = cx.language();
    cx.lesson.with(|staged| {
        let Some(stage) = &staged.stage else { return Vec::new() };
        let text = stage.feedback(language);
        let done = stage.grade() == Some(AnswerGrade::Right) || stage.grade() == Some(AnswerGrade::Noted);
        let mut all = Vec::new();
        if done {
            all.push(el("p", "wall-right").label(cx.app, Label::LearnRight));
        }
        let title = if done { cx.label_text(Label::LearnRight) } else { String::new() };
        let text = text.iter().map(|text| below_title(&title, text));
        all.extend(text.map(|text| el("p", length_class(&text)).text(&text)));
        all
    })
}
