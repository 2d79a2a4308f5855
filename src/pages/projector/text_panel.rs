//! Text beside the board: moves of a game; task of a lesson, and feedback on the answer.

use crate::pages::learn::{BoardOption, option_scene};
use crate::pages::projector::{CourseLoad, PageContext, board_content, moves, set_up, vote};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::projector::{ProjectedPage, ProjectorAction, ProjectorContent};
use notabene_study::{AnswerGrade, Input, below_title};

/// Text panel.
#[component]
pub fn TextPanel(cx: PageContext) -> impl IntoView {
    let panel_state = Memo::new(move |_| {
        let kind = cx.content.with(|content| matches!(content.content, ProjectorContent::Game { .. }));
        (kind, cx.content.with(|content| content.free_board.is_some()), cx.is_unknown_drill.get())
    });
    let panel = move || {
        let (game, free, unknown) = panel_state.get();
        // Nothing of another panel is reused.
        move || match (free, game) {
            (true, _) => ().into_any(),
            (_, true) if unknown => view! { <UnknownDrill cx/> }.into_any(),
            (_, true) => view! {
                <div class="wall-game">{move || moves::move_panel(cx)}</div>
                <RefusalNotice cx/>
            }
            .into_any(),
            _ => view! { <TaskPanel cx/> }.into_any(),
        }
    };
    view! { <section class="wall-words pile">{panel}</section> }
}

/// Message for an unknown drill in the address, with links.
#[component]
fn UnknownDrill(cx: PageContext) -> impl IntoView {
    let prefs = cx.prefs;
    view! {
        <p class="wall-asks short" role="alert">{prefs.label_signal(Label::WallUnknown)}</p>
        <p class="row">
            <a class="button" href="#drill">{prefs.label_signal(Label::DrillTitle)}</a>
            <a class="button" href="#wall">{prefs.label_signal(Label::ThemeProjector)}</a>
        </p>
    }
}

/// Reason why a touch on the board had no effect.
#[component]
fn RefusalNotice(cx: PageContext) -> impl IntoView {
    let text = move || cx.own.notice.with(|notice| notice.as_ref().map(|n| cx.prefs.message_text(n)));
    view! { <p class="wall-notice alert unless-empty" role="alert">{text}</p> }
}

/// Task of a lesson or drill.
#[component]
fn TaskPanel(cx: PageContext) -> impl IntoView {
    view! {
        <div class="wall-asking pile">{move || task_text(cx)}</div>
        <set_up::SetUpTools cx check=|cx| drop(board_content::apply_action(cx, ProjectorAction::Check))/>
        <div class="wall-saying pile" role="status">{move || feedback(cx)}</div>
        <RefusalNotice cx/>
    }
}

fn task_text(cx: PageContext) -> AnyView {
    let language = cx.language();
    cx.lesson.with(|staged| {
        let Some(stage) = &staged.stage else { return missing_lesson_message(cx).into_any() };
        let style = cx.style_of(&staged.show);
        let (asks, word) = (stage.question_text(language, &style), stage.large_text(language, &style));
        let word = (!word.is_empty()).then(|| {
            let long = word.chars().count().max(2);
            view! { <p class="wall-word strong" style:--long=long.to_string()>{word}</p> }
        });
        let class = length_class(&asks);
        view! { <h1 class=class>{asks}</h1> {word} {answer_options(cx, stage)} }.into_any()
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
fn missing_lesson_message(cx: PageContext) -> impl IntoView {
    let lesson = cx.content.with(|content| matches!(content.content, ProjectorContent::Lesson { .. }));
    let waits = lesson && cx.course_load.with(|book| matches!(book, CourseLoad::Waiting));
    let label = if waits { Label::WallLoading } else { Label::WallMissing };
    view! { <p class="wall-asks" role="status">{cx.prefs.label_signal(label)}</p> }
}

/// Seed of the order of options: the same in every window.
const ORDER_SEED: u32 = 7;

/// Options of a question, in the same order in every window.
fn answer_options(cx: PageContext, stage: &ProjectedPage) -> Option<AnyView> {
    let exercise = stage.exercise().filter(|exercise| exercise.kind.input().has_options())?;
    let right = stage.grade() == Some(AnswerGrade::Right);
    let is_boards = exercise.kind.input() == Input::ChooseBoard;
    let option = |(place, n): (usize, usize)| {
        let words = exercise.answers.get(n).map(|answer| answer.text.in_language(cx.language()).to_string());
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
                view! { <BoardOption scene flipped n number=place + 1 class on_click/> }.into_any()
            }
            false => view! {
                <button type="button" class=class data-option=n.to_string() on:click=move |_| choose()>
                    {words}
                </button>
            }
            .into_any(),
        };
        view! { <div class="wall-option-row inline">{element} <vote::OptionCounter cx n/></div> }
    };
    let order = exercise.option_order(ORDER_SEED).into_iter().enumerate().map(option).collect_view();
    Some(match is_boards {
        true => view! { <div class="wall-boards halves">{order}</div> }.into_any(),
        false => order.into_any(),
    })
}

/// Feedback on the answer, and help.
fn feedback(cx: PageContext) -> Option<AnyView> {
    let language = cx.language();
    cx.lesson.with(|staged| {
        let stage = staged.stage.as_ref()?;
        let is_done = matches!(stage.grade(), Some(AnswerGrade::Right | AnswerGrade::Noted));
        let title = if is_done { cx.label_text(Label::LearnRight) } else { String::new() };
        let texts = stage.feedback(language).into_iter().map(|text| {
            let text = below_title(&title, &text).to_string();
            let class = length_class(&text);
            view! { <p class=class>{text}</p> }
        });
        let head = is_done.then(|| {
            view! { <p class="wall-right strong">{cx.prefs.label_signal(Label::LearnRight)}</p> }
        });
        Some(view! { {head} {texts.collect_view()} }.into_any())
    })
}
