//! What stands beside the board: the moves of a game; the text or question of a lesson, and what is said of the answer.

use super::moves::Moves;
use super::{CourseState, Projector, play};
use crate::ui::learn;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::projector::{Deed, Show, Stage};
use notabene_core::study::{Input, Judged, below_title};

/// All that is said.
#[component]
pub fn Words(projector: Projector) -> impl IntoView {
    let kind = Memo::new(move |_| (projector.is_free(), projector.shows_game(), projector.not_found.get()));
    let content = move || match kind.get() {
        (true, ..) => None,
        (_, true, true) => Some(view! { <NotFound projector/> }.into_any()),
        (_, true, false) => {
            let moves = view! { <div class="wall-game"><Moves projector/></div> };
            Some(view! { {moves} <Notice projector/> }.into_any())
        }
        _ => Some(view! { <Lesson projector/> }.into_any()),
    };
    view! { <section class="wall-words">{content}</section> }
}

/// Shown if the address asked for a drill that does not exist, with the ways on.
#[component]
fn NotFound(projector: Projector) -> impl IntoView {
    let words = move |label| projector.words(label);
    view! {
        <p class="wall-asks short" role="alert">{words(Label::WallUnknown)}</p>
        <p class="row">
            <a class="button" href="#drill">{words(Label::DrillTitle)}</a>
            <a class="button" href="#wall">{words(Label::ThemeProjector)}</a>
        </p>
    }
}

/// Why a touch on the board did nothing.
#[component]
fn Notice(projector: Projector) -> impl IntoView {
    let (board, prefs) = (projector.board, projector.prefs());
    let notice = move || board.notice.with(|n| n.as_ref().map(|n| prefs.say(n)).unwrap_or_default());
    view! { <p class="wall-notice" role="alert">{notice}</p> }
}

/// What a lesson or a drill asks.
#[component]
fn Lesson(projector: Projector) -> impl IntoView {
    view! {
        <div class="wall-asking">{move || question(projector)}</div>
        <div class="wall-saying" role="status">{move || feedback(projector)}</div>
        <Notice projector/>
    }
}

fn question(projector: Projector) -> AnyView {
    let language = projector.language();
    projector.staged.with(|staged| {
        let Some(stage) = &staged.stage else { return view! { <NotThere projector/> }.into_any() };
        let style = projector.style_of(&staged.show);
        let (question, word) = (stage.asks(language, &style), stage.word(language, &style));
        let class = size_of(&question);
        view! {
            <h1 class=class>{question}</h1>
            {(!word.is_empty()).then(|| view! { <BigWord word/> })}
            {options(projector, stage)}
        }
        .into_any()
    })
}

/// The word that a question is about, as large as there is room.
#[component]
fn BigWord(word: String) -> impl IntoView {
    let long = word.chars().count().max(2).to_string();
    view! { <p class="wall-word" style=("--long", long)>{word}</p> }
}

/// Short sentences have larger letters.
fn size_of(text: &str) -> &'static str {
    match text.chars().count() {
        0..=60 => "wall-asks short",
        61..=150 => "wall-asks",
        _ => "wall-asks long",
    }
}

/// Shown while a lesson is loaded, or if there is none.
#[component]
fn NotThere(projector: Projector) -> impl IntoView {
    let text = move || {
        let lesson = projector.wall.with(|wall| matches!(wall.show, Show::Lesson { .. }));
        let loading = projector.course_state.with(|state| matches!(state, CourseState::Loading));
        let label = if lesson && loading { Label::WallLoading } else { Label::WallMissing };
        projector.prefs().label(label)
    };
    view! { <p class="wall-asks" role="status">{text}</p> }
}

/// The options of a question, in one order in all windows.
fn options(projector: Projector, stage: &Stage) -> Option<impl IntoView + use<>> {
    let exercise = stage.exercise().filter(|exercise| exercise.kind.input() == Input::Choose)?;
    let seed = exercise.id.bytes().fold(7, |sum: u32, b| sum.wrapping_mul(31).wrapping_add(u32::from(b)));
    let option = |n: usize| {
        let text = exercise.answers.get(n).map(|answer| answer.text.in_language(projector.language()));
        let text = text.map(String::from).unwrap_or_default();
        let deed = Deed::Option(u8::try_from(n).unwrap_or(u8::MAX));
        view! {
            <button
                class=option_class(stage, n)
                type="button"
                data-option=n
                on:click=move |_| drop(play::act(projector, deed))
            >
                {text}
            </button>
        }
    };
    Some(learn::shuffled(exercise.answers.len(), seed).into_iter().map(option).collect_view())
}

/// An option that was tried says so.
fn option_class(stage: &Stage, n: usize) -> &'static str {
    let is = |old: &u8| usize::from(*old) == n;
    let right = stage.judged() == Some(Judged::Right) && stage.tried().last().is_some_and(is);
    match (right, stage.tried().iter().any(is)) {
        (true, _) => "wall-option right",
        (_, true) => "wall-option tried",
        _ => "wall-option",
    }
}

/// What is said of the answer, and help.
fn feedback(projector: Projector) -> Option<impl IntoView> {
    let language = projector.language();
    projector.staged.with(|staged| {
        let stage = staged.stage.as_ref()?;
        let done = matches!(stage.judged(), Some(Judged::Right | Judged::Noted));
        let title = if done { projector.prefs().label(Label::LearnRight) } else { "" };
        let says =
            stage.says(language).iter().map(|says| below_title(title, says)).map(paragraph).collect_view();
        Some(view! {
            {done.then(|| view! { <p class="wall-right">{projector.words(Label::LearnRight)}</p> })}
            {says}
        })
    })
}

fn paragraph(text: String) -> impl IntoView {
    let class = size_of(&text);
    view! { <p class=class>{text}</p> }
}
