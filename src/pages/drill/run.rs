//! Running drill: a series of tasks, feedback on the answers, stars.

use crate::components::element::{El, button, el};
use crate::components::icon::Icon;
use crate::components::query::focus_after_render;
use crate::pages::drill::record_mistake;
use crate::pages::drill::{PageContext, write};
use crate::state::board_overrides::HighlightTone;
use crate::state::practice;
use crate::state::random::random_bits;
use crate::state::sound::{self, Sound};
use crate::views::answer::AnswerInput;
use crate::views::focus_visible;
use crate::views::projector_link::projector_link;
use leptos::prelude::*;
use notabene_core::game::{Go, Mark};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_ink::Ink;
use notabene_study::AnswerGrade;
use notabene_study::drill::{Drill, DrillAnswer, DrillKind, DrillQuestion, DrillTask, DrillVerdict, Series};
use std::rc::Rc;
use std::time::Duration;

/// Number of seeds tried for a task before giving up on a kind of move.
const MAX_SEEDS: u32 = 4;
/// Pause before a move is played on the board.
const MOVE_DELAY: Duration = Duration::from_millis(700);
const MINUTE: Duration = Duration::from_secs(60);
/// Maximum number of stars shown.
const MAX_STARS: usize = 24;

/// Starts the chosen drill.
pub fn start_drill(cx: PageContext) {
    let (game, kind, area) = (cx.game.get_untracked(), cx.kind.get_untracked(), cx.area.get_untracked());
    let side = if cx.black.get_untracked() { Side::Black } else { Side::White };
    cx.note.set(None);
    cx.ended.set(None);
    cx.begun.set(practice::local_seconds());
    cx.series.set(Series::default());
    match Drill::new(game, kind, area, side) {
        Ok(drill) => {
            cx.drill.set(Some(drill));
            next_task(cx);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        Err(problem) => cx.note.set(Some(problem.message)),
    }
}

/// Returns to the choices, with the result of the series. Progress is saved already.
pub fn stop_drill(cx: PageContext) {
    let result = series_result(cx);
    if result.is_some() {
        sound::play_sound(cx.app, Sound::Finished);
    }
    cx.result.set(cx.result_to_hand_in());
    cx.ended.set(result);
    cx.task.set(None);
    cx.verdict.set(None);
    cx.counted.set(None);
    cx.minutes.update(|n| *n = n.wrapping_add(1));
    cx.app.inspector.clear();
    cx.drill.set(None);
    focus_after_render("main.drill [data-do=begin]");
}

/// Message about the series at its end. None if no task was done.
fn series_result(cx: PageContext) -> Option<Msg> {
    let best = cx.drill.with_untracked(|drill| drill.as_ref().map_or(0, |drill| cx.best_series(drill)));
    cx.series.with_untracked(|series| {
        let (count, right) = (series.stars().len() as u32, series.right());
        (count > 0).then(|| msg!(DrillResult { count, right, best }))
    })
}

/// Goes to the next task.
pub fn next_task(cx: PageContext) {
    let found = cx.drill.try_update_untracked(|drill| {
        let drill = drill.as_mut()?;
        (0..MAX_SEEDS).find_map(|_| drill.next(random_bits()))
    });
    cx.verdict.set(None);
    cx.written.set(String::new());
    cx.circled.set(Vec::new());
    cx.ink.set(Ink::default());
    cx.app.inspector.clear();
    let Some(task) = found.flatten() else {
        stop_drill(cx);
        return cx.note.set(Some(msg!(DrillNoMove)));
    };
    set_up_task(cx, &task);
    let css = match (task.question(), cx.level.get_untracked()) {
        (DrillQuestion::Name(_) | DrillQuestion::Write(_), AnswerInput::Circle) => {
            "main.drill .circles button"
        }
        (DrillQuestion::Name(_) | DrillQuestion::Write(_), _) => "main.drill .answer input",
        _ => "main.drill .grid [tabindex='0']",
    };
    cx.task.set(Some(task));
    // On touch screens, focusing would scroll the task out of view.
    if !focus_visible::is_touch_input() {
        focus_after_render(css);
    }
}

/// Sets up the board for a task.
fn set_up_task(cx: PageContext, task: &DrillTask) {
    let (app, guest) = (cx.app, cx.app.overrides);
    guest.highlight(task.highlighted().into_iter().collect(), HighlightTone::Asked);
    let Some(mut game) = task.table() else {
        guest.tap_handler.set(Some(Rc::new(move |field| on_square_tap(cx, field))));
        return guest.scene.set(cx.drill.with_untracked(|drill| drill.as_ref().and_then(Drill::scene)));
    };
    let writes = matches!(task.question(), DrillQuestion::Write(_));
    guest.tap_handler.set(writes.then(|| Rc::new(|_| {}) as Rc<dyn Fn(Field)>));
    if writes {
        game.go(Go::Back);
    }
    guest.scene.set(None);
    app.open_game(game);
    if writes {
        play_task_move(cx);
    }
}

/// Plays the move to be written, after a pause.
fn play_task_move(cx: PageContext) {
    let begun = cx.app.games_begun.get_untracked();
    let play = move || {
        // The task may have changed.
        if cx.app.games_begun.try_get_untracked() == Some(begun) {
            cx.app.go(Go::Forward);
        }
    };
    let _ = set_timeout(play, MOVE_DELAY);
}

/// Replays the move.
fn replay_move(cx: PageContext) {
    cx.app.go(Go::Back);
    play_task_move(cx);
}

/// Handles a tap on a square: an answer unless its name is asked for.
fn on_square_tap(cx: PageContext, field: Field) {
    let finds = cx
        .task
        .with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.question(), DrillQuestion::Find(_))));
    if finds {
        handle_answer(cx, DrillAnswer::Field(field));
        focus_visible::keep_focus_on_field(cx.app, field);
    }
}

/// Handles a move played on the board.
pub fn on_move_played(cx: PageContext) {
    let asked = cx.task.with_untracked(|task| {
        task.as_ref().is_some_and(|t| matches!(t.question(), DrillQuestion::Play(_)) && !t.is_done())
    });
    if !asked {
        return;
    }
    let verdict = cx.app.game.with_untracked(|game| judge(cx, DrillAnswer::Played(game)));
    let Some(verdict) = verdict else { return };
    match verdict.grade {
        // No more moves after the right one.
        AnswerGrade::Right | AnswerGrade::Noted => cx.app.overrides.tap_handler.set(Some(Rc::new(|_| {}))),
        AnswerGrade::Wrong | AnswerGrade::Unanswered => cx.app.go(Go::Undo),
    }
    show_feedback(cx, verdict);
}

/// Submits a written answer.
pub fn submit(cx: PageContext) {
    let text = cx.written.get_untracked();
    handle_answer(cx, DrillAnswer::Text(&text));
}

/// Shows help.
fn show_help(cx: PageContext) {
    let style = untrack(|| cx.style());
    let helped =
        cx.task.try_update_untracked(|task| task.as_mut().filter(|t| !t.is_done()).map(|t| t.help(&style)));
    if let Some(verdict) = helped.flatten() {
        show_feedback(cx, verdict);
    }
}

fn judge(cx: PageContext, given: DrillAnswer) -> Option<DrillVerdict> {
    let style = untrack(|| cx.style());
    let task = |task: &mut Option<DrillTask>| {
        task.as_mut().filter(|t| !t.is_done()).map(|t| t.answer(given, &style))
    };
    let verdict = cx.task.try_update_untracked(task).flatten()?;
    if verdict.grade == AnswerGrade::Wrong {
        cx.drill.with_untracked(|drill| drill.iter().for_each(record_mistake));
    }
    Some(verdict)
}

fn handle_answer(cx: PageContext, given: DrillAnswer) {
    if let Some(verdict) = judge(cx, given) {
        show_feedback(cx, verdict);
    }
}

/// Shows feedback on an answer. Square drills go on at once; a move stays on the board until the user goes on.
fn show_feedback(cx: PageContext, verdict: DrillVerdict) {
    let lit = cx.task.with_untracked(|task| task.as_ref().and_then(DrillTask::highlighted));
    if verdict.grade == AnswerGrade::Wrong {
        match lit {
            Some(field) => cx.app.overrides.highlight(vec![field], HighlightTone::Asked),
            None => cx.app.overrides.highlight(verdict.right.clone(), HighlightTone::Shown),
        }
        cx.app.inspector.show_refused_fields(verdict.meant.clone());
        cx.circled.set(Vec::new());
        if cx.level.get_untracked() == AnswerInput::Circle {
            cx.written.set(String::new());
        }
        return cx.verdict.set(Some(verdict));
    }
    sound::play_sound(cx.app, Sound::Right);
    let stars = cx.task.with_untracked(|task| task.as_ref().map_or(1, DrillTask::stars));
    cx.series.update(|series| series.push(stars));
    cx.drill.with_untracked(|drill| drill.iter().for_each(|drill| cx.save_best_series(drill)));
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
            next_task(cx);
            if !found.is_empty() && cx.kind.with_untracked(|kind| *kind == DrillKind::Find) {
                cx.app.overrides.highlight(found, HighlightTone::Right);
            }
        }
        false => cx.app.overrides.highlight(ends, HighlightTone::Right),
    }
    cx.verdict.set(Some(verdict));
    if !fields {
        focus_after_render("main.drill [data-do=next]");
    }
}

/// Starts counting for one minute, without feedback meanwhile.
fn start_countdown(cx: PageContext) {
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
pub fn running_view(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let ask = move || {
        let text = |task: &DrillTask| app.message_text(&task.prompt(&cx.style()));
        cx.task.with(|task| task.as_ref().map(text).unwrap_or_default())
    };
    let said = move || {
        let mut words = String::new();
        cx.verdict.with(|verdict| {
            for text in verdict.iter().flat_map(|verdict| &verdict.messages) {
                if !words.is_empty() {
                    words.push(' ');
                }
                words.push_str(&app.message_text(text));
            }
        });
        words
    };
    let class = move || match cx.verdict.with(|verdict| verdict.as_ref().map(|v| v.grade)) {
        None => "verdict",
        Some(AnswerGrade::Wrong) => "verdict look",
        Some(_) => "verdict good",
    };
    let stage = Memo::new(move |_| task_phase(cx));
    let counting = move || {
        let label = if cx.counted.get().is_some() { Label::DrillCounting } else { Label::DrillCount };
        app.label(label).to_string()
    };
    let minute = el("button", "").attr("type", "button").attr("data-do", "count").live_text(counting);
    let minute =
        minute.live_bool_attr("aria-disabled", move || cx.counted.get().is_some()).click(move || {
            if cx.counted.get_untracked().is_none() {
                start_countdown(cx);
            }
        });
    vec![
        el("p", "ask").attr("role", "status").live_text(ask),
        el("div", "answering").live_children(move || answer_input(cx, stage.get())),
        el("p", "").attr("role", "status").live_class(class).live_text(said),
        el("div", "row ways").with([
            button(app, Label::DrillHelp, "help", move || show_help(cx)),
            el("span", "").live_children(move || replay_button(cx, stage.get())),
            minute,
            button(app, Label::DrillStop, "stop", move || stop_drill(cx)),
            projector_link(app, move || projector_address(cx)),
        ]),
        series_line(cx),
    ]
}

/// Address of the drill on the projector.
fn projector_address(cx: PageContext) -> String {
    format!("drill/{}/{}", cx.kind.with(|kind| kind.name()), cx.game.get())
}

/// State of the task. Equal for successive tasks: the input and the focused keys are not rendered again.
#[derive(Copy, Clone, PartialEq)]
struct TaskPhase {
    /// True if a name or a move is to be written.
    writes: bool,
    /// True if the task is about a move played on the board.
    shown: bool,
    /// True if answered: the user goes on with a button.
    done: bool,
}

fn task_phase(cx: PageContext) -> Option<TaskPhase> {
    cx.verdict.track();
    cx.task.with(|task| {
        let task = task.as_ref()?;
        let shown = matches!(task.question(), DrillQuestion::Write(_));
        Some(TaskPhase { writes: shown || task.highlighted().is_some(), shown, done: task.is_done() })
    })
}

/// Input for the answer, or the button for the next task.
fn answer_input(cx: PageContext, stage: Option<TaskPhase>) -> Vec<El> {
    let Some(stage) = stage else { return Vec::new() };
    let mut parts = Vec::new();
    if stage.done {
        let main = button(cx.app, Label::DrillNext, "next", move || next_task(cx)).attr("class", "main");
        parts.push(el("div", "row").with([main]));
    } else if stage.writes {
        parts.extend(write::answer_field(cx, submit));
    }
    parts
}

/// Button that replays the move.
fn replay_button(cx: PageContext, stage: Option<TaskPhase>) -> Vec<El> {
    if !stage.is_some_and(|stage| stage.shown) {
        return Vec::new();
    }
    let name = move || cx.app.label(Label::DrillAgain).to_string();
    let element = el("button", "").attr("type", "button").attr("data-do", "again").with([Icon("redo")]);
    vec![element.live_attr("aria-label", name).live_attr("title", name).click(move || replay_move(cx))]
}

/// Stars of the last tasks.
pub fn star_row(cx: PageContext) -> El {
    let row = move || {
        cx.series.with(|series| {
            let all = series.stars();
            let shown = all.get(all.len().saturating_sub(MAX_STARS)..).unwrap_or_default();
            let star = |n: &u8| el("i", "").attr("data-stars", ["1", "2", "3"][usize::from(n - 1) % 3]);
            shown.iter().map(star).collect()
        })
    };
    el("div", "stars").attr("aria-hidden", "true").live_children(row)
}

/// Stars of the series, and its length.
fn series_line(cx: PageContext) -> El {
    let words = move || {
        let (count, some) = cx.series.with(|series| (series.at_once(), !series.stars().is_empty()));
        let best = cx.drill.with(|drill| drill.as_ref().map_or(0, |drill| cx.best_series(drill)));
        let text: Option<Msg> = (some || best > 0).then(|| msg!(DrillAtOnce { count, best }));
        text.map(|text| cx.app.message_text(&text)).unwrap_or_default()
    };
    el("div", "series").with([star_row(cx), el("p", "hint").live_text(words)])
}
