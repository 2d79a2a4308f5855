//! A drill being done on the screen: the task, the answer, the verdict, and the stars.

use super::write::WrittenAnswer;
use super::{DrillSession, best};
use crate::components::{Button, Icon};
use crate::ui::wall;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::study::Judged;
use notabene_core::study::drill::{Ask, Task};

/// Stars shown at most.
const SHOWN: usize = 24;

/// State of the task on the screen. It stays equal from task to task, so that the field and the keys keep the focus.
#[derive(Copy, Clone, PartialEq)]
struct Stage {
    /// A name or a move is to be written.
    writes: bool,
    /// The task is about a move that was played.
    shows_move: bool,
    /// The task is answered, and the child goes on when it likes.
    done: bool,
}

fn stage(session: DrillSession) -> Option<Stage> {
    session.verdict.track();
    session.task.with(|task| {
        let task = task.as_ref()?;
        let shows_move = matches!(task.ask(), Ask::Write(_));
        Some(Stage { writes: shows_move || task.lit().is_some(), shows_move, done: task.is_done() })
    })
}

/// The side of the page while a drill is being done.
#[component]
pub fn RunningDrill() -> impl IntoView {
    let session = DrillSession::here();
    let stage = Memo::new(move |_| stage(session));
    let ask = Signal::derive(move || {
        let says = |task: &Task| session.prefs.say(&task.says(&session.style()));
        session.task.with(|task| task.as_ref().map(says).unwrap_or_default())
    });
    let is_done = move || stage.get().is_some_and(|stage| stage.done);
    let is_written = move || stage.get().is_some_and(|stage| stage.writes && !stage.done);
    view! {
        <p class="ask" role="status">{ask}</p>
        <div class="answering">
            <Show when=is_done><NextButton/></Show>
            <Show when=is_written><WrittenAnswer/></Show>
        </div>
        <VerdictLine/>
        <DrillActions shows_move=Signal::derive(move || stage.get().is_some_and(|stage| stage.shows_move))/>
        <SeriesLine/>
    }
}

#[component]
fn NextButton() -> impl IntoView {
    let session = DrillSession::here();
    view! {
        <div class="row">
            <Button
                text=session.prefs.words(Label::DrillNext)
                name="next"
                class="main"
                on_click=move |()| session.next()
            />
        </div>
    }
}

/// The verdict on the last answer.
#[component]
fn VerdictLine() -> impl IntoView {
    let DrillSession { prefs, verdict, .. } = DrillSession::here();
    let says = Signal::derive(move || {
        let says = verdict.with(|verdict| verdict.as_ref().map(|verdict| verdict.says.clone()));
        let says: Vec<String> = says.iter().flatten().map(|says| prefs.say(says)).collect();
        says.join(" ")
    });
    let class = move || match verdict.with(|verdict| verdict.as_ref().map(|verdict| verdict.is)) {
        None => "verdict",
        Some(Judged::Wrong) => "verdict look",
        Some(_) => "verdict good",
    };
    view! { <p role="status" class=class>{says}</p> }
}

/// Help, seeing the move again, counting for a minute, and the end.
#[component]
fn DrillActions(shows_move: Signal<bool>) -> impl IntoView {
    let session = DrillSession::here();
    let prefs = session.prefs;
    let projected =
        move || ["drill/", &session.kind.with(|kind| kind.name()), "/", session.game.get()].concat();
    view! {
        <div class="row ways">
            <Button text=prefs.words(Label::DrillHelp) name="help" on_click=move |()| session.help()/>
            <span><Show when=move || shows_move.get()><AgainButton/></Show></span>
            <MinuteButton/>
            <Button text=prefs.words(Label::DrillStop) name="stop" on_click=move |()| session.stop()/>
            {wall::link(session.board, projected).view()}
        </div>
    }
}

/// Counts the tasks of a minute.
#[component]
fn MinuteButton() -> impl IntoView {
    let session = DrillSession::here();
    let counting = Memo::new(move |_| session.counted.with(Option::is_some));
    let words = Signal::derive(move || {
        let label = if counting.get() { Label::DrillCounting } else { Label::DrillCount };
        session.prefs.label(label).to_string()
    });
    view! {
        <Button
            text=words
            name="count"
            on_click=move |()| session.count_minute()
            attr:aria-disabled=move || counting.get().to_string()
        />
    }
}

/// Shows the move again.
#[component]
fn AgainButton() -> impl IntoView {
    let session = DrillSession::here();
    let name = session.prefs.words(Label::DrillAgain);
    view! {
        <button type="button" data-do="again" aria-label=name title=name on:click=move |_| session.play_again()>
            <Icon name="redo"/>
        </button>
    }
}

/// The stars of the tasks that were done last.
#[component]
pub fn SeriesStars() -> impl IntoView {
    let series = DrillSession::here().series;
    let star = |stars: &u8| view! { <i data-stars=["1", "2", "3"][usize::from(stars - 1) % 3]></i> };
    let stars = move || {
        series.with(|series| {
            let all = series.stars();
            let shown = all.get(all.len().saturating_sub(SHOWN)..).unwrap_or_default();
            shown.iter().map(star).collect_view()
        })
    };
    view! { <div class="stars" aria-hidden="true">{stars}</div> }
}

/// The stars of the series, and its length.
#[component]
fn SeriesLine() -> impl IntoView {
    let DrillSession { prefs, series, drill, .. } = DrillSession::here();
    let words = Signal::derive(move || {
        let (count, some) = series.with(|series| (series.at_once(), !series.stars().is_empty()));
        let best = drill.with(|drill| drill.as_ref().map_or(0, best));
        match some || best > 0 {
            true => prefs.say(&msg!(DrillAtOnce { count, best })),
            false => String::new(),
        }
    });
    view! { <div class="series"><SeriesStars/><p class="hint">{words}</p></div> }
}
