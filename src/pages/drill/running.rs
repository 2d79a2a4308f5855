//! Screen of a running drill: the task, the input of the answer, feedback, stars.

use crate::components::{Button, Icon};
use crate::pages::drill::run::{next_task, replay_move, show_help, start_countdown, stop_drill, submit};
use crate::pages::drill::{PageContext, write};
use crate::views::projector_link::ProjectorLink;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::AnswerGrade;
use notabene_study::drill::{DrillQuestion, DrillTask};

/// Maximum number of stars shown.
const MAX_STARS: usize = 24;

/// Content of the page while a drill runs.
#[component]
pub fn RunningDrill(cx: PageContext) -> impl IntoView {
    let prefs = cx.current.prefs;
    let question = move || {
        let text = |task: &DrillTask| prefs.message_text(&task.prompt(&cx.style()));
        cx.task.with(|task| task.as_ref().map(text))
    };
    let feedback = move || {
        cx.verdict.with(|verdict| {
            let messages = verdict.iter().flat_map(|verdict| &verdict.messages);
            messages.map(|message| prefs.message_text(message)).collect::<Vec<_>>().join(" ")
        })
    };
    let class = move || match cx.verdict.with(|verdict| verdict.as_ref().map(|verdict| verdict.grade)) {
        None => "verdict plate",
        Some(AnswerGrade::Wrong) => "verdict plate look",
        Some(_) => "verdict plate good",
    };
    let phase = Memo::new(move |_| task_phase(cx));
    let has_replay = Memo::new(move |_| phase.get().is_some_and(|phase| phase.is_about_move));
    view! {
        <p class="ask" role="status">{question}</p>
        <div class="answering stack">{move || phase.get().map(|phase| answer_input(cx, phase))}</div>
        <p role="status" class=class>{feedback}</p>
        <div class="row ways inline tight">
            <Button
                text=prefs.label_signal(Label::DrillHelp)
                name="help"
                on_click=move |()| show_help(cx)
            />
            <span>{move || has_replay.get().then(|| view! { <ReplayButton cx/> })}</span>
            <CountdownButton cx/>
            <Button
                text=prefs.label_signal(Label::DrillStop)
                name="stop"
                on_click=move |()| stop_drill(cx)
            />
            <ProjectorLink address=Signal::derive(move || projector_address(cx))/>
        </div>
        <SeriesLine cx/>
    }
}

/// Button that counts the tasks of a minute.
#[component]
fn CountdownButton(cx: PageContext) -> impl IntoView {
    let prefs = cx.current.prefs;
    let is_counting = move || cx.counted.get().is_some();
    let label = move || if is_counting() { Label::DrillCounting } else { Label::DrillCount };
    let start = move |_| {
        if !untrack(is_counting) {
            start_countdown(cx);
        }
    };
    view! {
        <button type="button" data-do="count" aria-disabled=move || is_counting().to_string() on:click=start>
            {move || prefs.label(label())}
        </button>
    }
}

/// Address of the drill on the projector.
fn projector_address(cx: PageContext) -> String {
    format!("drill/{}/{}", cx.kind.with(|kind| kind.name()), cx.game.get())
}

/// State of the task. Equal for successive tasks: the input and the focused keys are not rendered again.
#[derive(Copy, Clone, PartialEq)]
struct TaskPhase {
    /// True if a name or a move is to be written.
    is_written: bool,
    /// True if the task is about a move played on the board.
    is_about_move: bool,
    /// True if answered: the user goes on with a button.
    is_done: bool,
}

fn task_phase(cx: PageContext) -> Option<TaskPhase> {
    cx.verdict.track();
    cx.task.with(|task| {
        let task = task.as_ref()?;
        let is_about_move = matches!(task.question(), DrillQuestion::Write(_));
        let is_written = is_about_move || task.highlighted().is_some();
        Some(TaskPhase { is_written, is_about_move, is_done: task.is_done() })
    })
}

/// Input for the answer, or the button for the next task.
fn answer_input(cx: PageContext, phase: TaskPhase) -> AnyView {
    match phase {
        TaskPhase { is_done: true, .. } => view! {
            <div class="row inline tight">
                <Button
                    text=cx.current.prefs.label_signal(Label::DrillNext)
                    name="next"
                    class="main"
                    on_click=move |()| next_task(cx)
                />
            </div>
        }
        .into_any(),
        TaskPhase { is_written: true, .. } => view! { <write::AnswerField cx submit/> }.into_any(),
        _ => ().into_any(),
    }
}

/// Button that replays the move.
#[component]
fn ReplayButton(cx: PageContext) -> impl IntoView {
    let name = cx.current.prefs.label_signal(Label::DrillAgain);
    view! {
        <button type="button" data-do="again" aria-label=name title=name on:click=move |_| replay_move(cx)>
            <Icon name="redo"/>
        </button>
    }
}

/// Stars of the last tasks.
#[component]
pub fn StarRow(cx: PageContext) -> impl IntoView {
    let stars = move || {
        cx.series.with(|series| {
            let all = series.stars();
            let shown = all.get(all.len().saturating_sub(MAX_STARS)..).unwrap_or_default();
            let star = |n: &u8| view! { <i data-stars=["1", "2", "3"][usize::from(n - 1) % 3]></i> };
            shown.iter().map(star).collect_view()
        })
    };
    view! { <div class="stars inline tight" aria-hidden="true">{stars}</div> }
}

/// Stars of the series, and its length.
#[component]
fn SeriesLine(cx: PageContext) -> impl IntoView {
    let text = move || {
        let (count, has_stars) = cx.series.with(|series| (series.at_once(), !series.stars().is_empty()));
        let best = cx.drill.with(|drill| drill.as_ref().map_or(0, |drill| cx.best_series(drill)));
        (has_stars || best > 0).then(|| cx.current.message_text(&msg!(DrillAtOnce { count, best })))
    };
    view! { <div class="series"><StarRow cx/><p class="hint unless-empty">{text}</p></div> }
}
