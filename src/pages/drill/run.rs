//! Running drill: a series of tasks, feedback on the answers, stars.

use crate::components::element::{El, button, el};
use crate::components::icon::Icon;
use crate::components::query::focus_on;
use crate::pages::drill::miss;
use crate::pages::drill::{PageContext, write};
use crate::state::board_overrides::Tone;
use crate::state::random::bits;
use crate::state::sound::{self, Sound};
use crate::views::answer::Level;
use crate::views::focus_visible;
use crate::views::projector_link::link;
use leptos::prelude::*;
use notabene_core::game::{Go, Mark};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_core::study::AnswerGrade;
use notabene_core::study::drill::{
    Drill, DrillAnswer, DrillKind, DrillQuestion, DrillTask, DrillVerdict, Series,
};
use std::rc::Rc;
use std::time::Duration;

/// Number of seeds tried for a task before giving up on a kind of move.
const SEEDS: u32 = 4;
/// Pause before a move is played on the board.
const PAUSE: Duration = Duration::from_millis(700);
const MINUTE: Duration = Duration::from_secs(60);
/// Maximum number of stars shown.
const SHOWN: usize = 24;

/// Starts the chosen drill.
pub fn begin(cx: PageContext) {
    let (game, kind, area) = (cx.game.get_untracked(), cx.kind.get_untracked(), cx.area.get_untracked());
    let side = if cx.black.get_untracked() { Side::Black } else { Side::White };
    cx.note.set(None);
    cx.ended.set(None);
    cx.series.set(Series::default());
    match Drill::new(game, kind, area, side) {
        Ok(drill) => {
            cx.drill.set(Some(drill));
            next(cx);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        Err(problem) => cx.note.set(Some(problem.message)),
    }
}

/// Returns to the choices, with the result of the series. Progress is saved already.
pub fn stop(cx: PageContext) {
    let result = result(cx);
    if result.is_some() {
        sound::play(cx.app, Sound::Finished);
    }
    cx.ended.set(result);
    cx.task.set(None);
    cx.verdict.set(None);
    cx.counted.set(None);
    cx.minutes.update(|n| *n = n.wrapping_add(1));
    cx.app.inspector.clear();
    cx.drill.set(None);
    let _ = request_animation_frame(|| focus_on("main.drill [data-do=begin]"));
}

/// Message about the series at its end. None if no task was done.
fn result(cx: PageContext) -> Option<Msg> {
    let best = cx.drill.with_untracked(|drill| drill.as_ref().map_or(0, |drill| cx.best(drill)));
    cx.series.with_untracked(|series| {
        let (count, right) = (series.stars().len() as u32, series.right());
        (count > 0).then(|| msg!(DrillResult { count, right, best }))
    })
}

/// Goes to the next task.
pub fn next(cx: PageContext) {
    let found = cx.drill.try_update_untracked(|drill| {
        let drill = drill.as_mut()?;
        (0..SEEDS).find_map(|_| drill.next(bits()))
    });
    cx.verdict.set(None);
    cx.written.set(String::new());
    cx.circled.set(Vec::new());
    cx.app.inspector.clear();
    let Some(task) = found.flatten() else {
        stop(cx);
        return cx.note.set(Some(msg!(DrillNoMove)));
    };
    lay(cx, &task);
    let css = match (task.question(), cx.level.get_untracked()) {
        (DrillQuestion::Name(_) | DrillQuestion::Write(_), Level::Circle) => "main.drill .circles button",
        (DrillQuestion::Name(_) | DrillQuestion::Write(_), _) => "main.drill .answer input",
        _ => "main.drill .grid [tabindex='0']",
    };
    cx.task.set(Some(task));
    // On touch screens, focusing would scroll the task out of view.
    if !focus_visible::is_touched() {
        let _ = request_animation_frame(move || focus_on(css));
    }
}

/// Sets up the board for a task.
fn lay(cx: PageContext, task: &DrillTask) {
    let (app, guest) = (cx.app, cx.app.overrides);
    guest.light(task.highlighted().into_iter().collect(), Tone::Asked);
    let Some(mut table) = task.table() else {
        guest.tap_handler.set(Some(Rc::new(move |field| tapped(cx, field))));
        return guest.scene.set(cx.drill.with_untracked(|drill| drill.as_ref().and_then(Drill::scene)));
    };
    let writes = matches!(task.question(), DrillQuestion::Write(_));
    guest.tap_handler.set(writes.then(|| Rc::new(|_| {}) as Rc<dyn Fn(Field)>));
    if writes {
        table.go(Go::Back);
    }
    guest.scene.set(None);
    app.put(table);
    if writes {
        play_on(cx);
    }
}

/// Plays the move to be written, after a pause.
fn play_on(cx: PageContext) {
    let begun = cx.app.games_begun.get_untracked();
    let play = move || {
        // The task may have changed.
        if cx.app.games_begun.try_get_untracked() == Some(begun) {
            cx.app.go(Go::Forward);
        }
    };
    let _ = set_timeout(play, PAUSE);
}

/// Replays the move.
fn again(cx: PageContext) {
    cx.app.go(Go::Back);
    play_on(cx);
}

/// Handles a tap on a square: an answer unless its name is asked for.
fn tapped(cx: PageContext, field: Field) {
    let finds = cx
        .task
        .with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.question(), DrillQuestion::Find(_))));
    if finds {
        answered(cx, DrillAnswer::Field(field));
        focus_visible::stay(cx.app, field);
    }
}

/// Handles a move played on the board.
pub fn played(cx: PageContext) {
    let asked = cx.task.with_untracked(|task| {
        task.as_ref().is_some_and(|t| matches!(t.question(), DrillQuestion::Play(_)) && !t.is_done())
    });
    if !asked {
        return;
    }
    let verdict = cx.app.game.with_untracked(|table| judged(cx, DrillAnswer::Played(table)));
    let Some(verdict) = verdict else { return };
    match verdict.grade {
        // No more moves after the right one.
        AnswerGrade::Right | AnswerGrade::Noted => cx.app.overrides.tap_handler.set(Some(Rc::new(|_| {}))),
        AnswerGrade::Wrong | AnswerGrade::Unanswered => cx.app.go(Go::Undo),
    }
    tell(cx, verdict);
}

/// Submits a written answer.
pub fn submit(cx: PageContext) {
    let text = cx.written.get_untracked();
    answered(cx, DrillAnswer::Text(&text));
}

/// Shows help.
fn help(cx: PageContext) {
    let style = untrack(|| cx.style());
    let helped =
        cx.task.try_update_untracked(|task| task.as_mut().filter(|t| !t.is_done()).map(|t| t.help(&style)));
    if let Some(verdict) = helped.flatten() {
        tell(cx, verdict);
    }
}

fn judged(cx: PageContext, given: DrillAnswer) -> Option<DrillVerdict> {
    let style = untrack(|| cx.style());
    let task = |task: &mut Option<DrillTask>| {
        task.as_mut().filter(|t| !t.is_done()).map(|t| t.answer(given, &style))
    };
    let verdict = cx.task.try_update_untracked(task).flatten()?;
    if verdict.grade == AnswerGrade::Wrong {
        cx.drill.with_untracked(|drill| drill.iter().for_each(miss));
    }
    Some(verdict)
}

fn answered(cx: PageContext, given: DrillAnswer) {
    if let Some(verdict) = judged(cx, given) {
        tell(cx, verdict);
    }
}

/// Shows feedback on an answer. Square drills go on at once; a move stays on the board until the user goes on.
fn tell(cx: PageContext, verdict: DrillVerdict) {
    let lit = cx.task.with_untracked(|task| task.as_ref().and_then(DrillTask::highlighted));
    if verdict.grade == AnswerGrade::Wrong {
        match lit {
            Some(field) => cx.app.overrides.light(vec![field], Tone::Asked),
            None => cx.app.overrides.light(verdict.right.clone(), Tone::Shown),
        }
        cx.app.inspector.blame(verdict.meant.clone());
        cx.circled.set(Vec::new());
        if cx.level.get_untracked() == Level::Circle {
            cx.written.set(String::new());
        }
        return cx.verdict.set(Some(verdict));
    }
    sound::play(cx.app, Sound::Right);
    let stars = cx.task.with_untracked(|task| task.as_ref().map_or(1, DrillTask::stars));
    cx.series.update(|series| series.push(stars));
    cx.drill.with_untracked(|drill| drill.iter().for_each(|drill| cx.keep(drill)));
    cx.counted.update(|counted| *counted = counted.map(|n| n + 1));
    cx.note.set(None);
    let fields = cx.kind.with_untracked(|kind| matches!(kind, DrillKind::Name | DrillKind::Find));
    // The square found stays highlighted during the next task; after a move, both its squares do.
    let found = verdict.right.clone();
    let ends = cx.app.scene.with_untracked(|scene| {
        let last = scene.marks.iter().filter(|(_, mark)| matches!(mark, Mark::LastFrom | Mark::LastTo));
        last.map(|(field, _)| *field).collect()
    });
    match fields {
        true => {
            next(cx);
            if !found.is_empty() && cx.kind.with_untracked(|kind| *kind == DrillKind::Find) {
                cx.app.overrides.light(found, Tone::Right);
            }
        }
        false => cx.app.overrides.light(ends, Tone::Right),
    }
    cx.verdict.set(Some(verdict));
    if !fields {
        let _ = request_animation_frame(|| focus_on("main.drill [data-do=next]"));
    }
}

/// Starts counting for one minute, without feedback meanwhile.
fn count(cx: PageContext) {
    cx.note.set(None);
    cx.counted.set(Some(0));
    cx.minutes.update(|n| *n = n.wrapping_add(1));
    let minute = cx.minutes.get_untracked();
    let tell = move || {
        // The minute may have been cancelled.
        if cx.minutes.try_get_untracked() == Some(minute)
            && let Some(count) = cx.counted.try_get_untracked().flatten()
        {
            cx.counted.set(None);
            cx.note.set(Some(msg!(DrillMinute { count })));
        }
    };
    let _ = set_timeout(tell, MINUTE);
}

/// Content of the page while a drill runs.
pub fn running(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let ask = move || {
        let says = |task: &DrillTask| app.say(&task.prompt(&cx.style()));
        cx.task.with(|task| task.as_ref().map(says).unwrap_or_default())
    };
    let said = move || {
        let mut words = String::new();
        cx.verdict.with(|verdict| {
            for says in verdict.iter().flat_map(|verdict| &verdict.messages) {
                if !words.is_empty() {
                    words.push(' ');
                }
                words.push_str(&app.say(says));
            }
        });
        words
    };
    let class = move || match cx.verdict.with(|verdict| verdict.as_ref().map(|v| v.grade)) {
        None => "verdict",
        Some(AnswerGrade::Wrong) => "verdict look",
        Some(_) => "verdict good",
    };
    let stage = Memo::new(move |_| stage(cx));
    let counting = move || {
        let label = if cx.counted.get().is_some() { Label::DrillCounting } else { Label::DrillCount };
        app.label(label).to_string()
    };
    let minute = el("button", "").attr("type", "button").attr("data-do", "count").says(counting);
    let minute = minute.state("aria-disabled", move || cx.counted.get().is_some()).click(move || {
        if cx.counted.get_untracked().is_none() {
            count(cx);
        }
    });
    vec![
        el("p", "ask").attr("role", "status").says(ask),
        el("div", "answering").each(move || answering(cx, stage.get())),
        el("p", "").attr("role", "status").class(class).says(said),
        el("div", "row ways").with([
            button(app, Label::DrillHelp, "help", move || help(cx)),
            el("span", "").each(move || repeat(cx, stage.get())),
            minute,
            button(app, Label::DrillStop, "stop", move || stop(cx)),
            link(app, move || on_wall(cx)),
        ]),
        series(cx),
    ]
}

/// Address of the drill on the projector.
fn on_wall(cx: PageContext) -> String {
    format!("drill/{}/{}", cx.kind.with(|kind| kind.name()), cx.game.get())
}

/// State of the task. Equal for successive tasks: the input and the focused keys are not rendered again.
#[derive(Copy, Clone, PartialEq)]
struct Stage {
    /// True if a name or a move is to be written.
    writes: bool,
    /// True if the task is about a move played on the board.
    shown: bool,
    /// True if answered: the user goes on with a button.
    done: bool,
}

fn stage(cx: PageContext) -> Option<Stage> {
    cx.verdict.track();
    cx.task.with(|task| {
        let task = task.as_ref()?;
        let shown = matches!(task.question(), DrillQuestion::Write(_));
        Some(Stage { writes: shown || task.highlighted().is_some(), shown, done: task.is_done() })
    })
}

/// Input for the answer, or the button for the next task.
fn answering(cx: PageContext, stage: Option<Stage>) -> Vec<El> {
    let Some(stage) = stage else { return Vec::new() };
    let mut parts = Vec::new();
    if stage.done {
        let main = button(cx.app, Label::DrillNext, "next", move || next(cx)).attr("class", "main");
        parts.push(el("div", "row").with([main]));
    } else if stage.writes {
        parts.extend(write::writing(cx, submit));
    }
    parts
}

/// Button that replays the move.
fn repeat(cx: PageContext, stage: Option<Stage>) -> Vec<El> {
    if !stage.is_some_and(|stage| stage.shown) {
        return Vec::new();
    }
    let name = move || cx.app.label(Label::DrillAgain).to_string();
    let made = el("button", "").attr("type", "button").attr("data-do", "again").with([Icon("redo")]);
    vec![made.live("aria-label", name).live("title", name).click(move || again(cx))]
}

/// Stars of the last tasks.
pub fn stars(cx: PageContext) -> El {
    let row = move || {
        cx.series.with(|series| {
            let all = series.stars();
            let shown = all.get(all.len().saturating_sub(SHOWN)..).unwrap_or_default();
            let star = |n: &u8| el("i", "").attr("data-stars", ["1", "2", "3"][usize::from(n - 1) % 3]);
            shown.iter().map(star).collect()
        })
    };
    el("div", "stars").attr("aria-hidden", "true").each(row)
}

/// Stars of the series, and its length.
fn series(cx: PageContext) -> El {
    let words = move || {
        let (count, some) = cx.series.with(|series| (series.at_once(), !series.stars().is_empty()));
        let best = cx.drill.with(|drill| drill.as_ref().map_or(0, |drill| cx.best(drill)));
        let says: Option<Msg> = (some || best > 0).then(|| msg!(DrillAtOnce { count, best }));
        says.map(|says| cx.app.say(&says)).unwrap_or_default()
    };
    el("div", "series").with([stars(cx), el("p", "hint").says(words)])
}
