//! Running drill: a series of tasks, and what follows from the answers.

use crate::components::query::{after_timeout, focus_after_render};
use crate::pages::drill::{PageContext, record_mistake};
use crate::state::board_overrides::HighlightTone;
use crate::state::practice;
use crate::state::random::random_bits;
use crate::state::sound::{self, Sound};
use crate::views::answer::AnswerInput;
use crate::views::focus_visible;
use leptos::prelude::*;
use notabene_core::game::{Go, Mark};
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
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
        sound::play_sound(cx.current.prefs, Sound::Finished);
    }
    cx.result.set(cx.result_to_hand_in());
    cx.ended.set(result);
    cx.task.set(None);
    cx.verdict.set(None);
    cx.counted.set(None);
    cx.minutes.update(|n| *n = n.wrapping_add(1));
    cx.current.inspector.clear();
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
    cx.current.inspector.clear();
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
    let (current, guest) = (cx.current, cx.current.overrides);
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
    current.open(game);
    if writes {
        play_task_move(cx);
    }
}

/// Plays the move to be written, after a pause.
fn play_task_move(cx: PageContext) {
    let begun = cx.current.games_begun.get_untracked();
    let play = move || {
        // The task may have changed.
        if cx.current.games_begun.try_get_untracked() == Some(begun) {
            cx.current.go(Go::Forward);
        }
    };
    after_timeout(MOVE_DELAY, play);
}

/// Replays the move.
pub fn replay_move(cx: PageContext) {
    cx.current.go(Go::Back);
    play_task_move(cx);
}

/// Handles a tap on a square: an answer unless its name is asked for.
fn on_square_tap(cx: PageContext, field: Field) {
    let finds = cx
        .task
        .with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.question(), DrillQuestion::Find(_))));
    if finds {
        handle_answer(cx, DrillAnswer::Field(field));
        focus_visible::keep_focus_on_field(cx.current.inspector, field);
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
    let verdict = cx.current.game.with_untracked(|game| judge(cx, DrillAnswer::Played(game)));
    let Some(verdict) = verdict else { return };
    match verdict.grade {
        // No more moves after the right one.
        AnswerGrade::Right | AnswerGrade::Noted => {
            cx.current.overrides.tap_handler.set(Some(Rc::new(|_| {})))
        }
        AnswerGrade::Wrong | AnswerGrade::Unanswered => cx.current.go(Go::Undo),
    }
    show_feedback(cx, verdict);
}

/// Submits a written answer.
pub fn submit(cx: PageContext) {
    let text = cx.written.get_untracked();
    handle_answer(cx, DrillAnswer::Text(&text));
}

/// Shows help.
pub fn show_help(cx: PageContext) {
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
            Some(field) => cx.current.overrides.highlight(vec![field], HighlightTone::Asked),
            None => cx.current.overrides.highlight(verdict.right.clone(), HighlightTone::Shown),
        }
        cx.current.inspector.show_refused_fields(verdict.meant.clone());
        cx.circled.set(Vec::new());
        if cx.level.get_untracked() == AnswerInput::Circle {
            cx.written.set(String::new());
        }
        return cx.verdict.set(Some(verdict));
    }
    sound::play_sound(cx.current.prefs, Sound::Right);
    let stars = cx.task.with_untracked(|task| task.as_ref().map_or(1, DrillTask::stars));
    cx.series.update(|series| series.push(stars));
    cx.drill.with_untracked(|drill| drill.iter().for_each(|drill| cx.save_best_series(drill)));
    cx.counted.update(|counted| *counted = counted.map(|n| n + 1));
    cx.note.set(None);
    let fields = cx.kind.with_untracked(|kind| matches!(kind, DrillKind::Name | DrillKind::Find));
    // The square found stays highlighted during the next task; after a move, both its squares do.
    let found = verdict.right.clone();
    let ends = cx.current.scene.with_untracked(|scene| {
        let last = scene.marks.iter().filter(|(_, mark)| matches!(mark, Mark::LastFrom | Mark::LastTo));
        last.map(|(field, _)| *field).collect()
    });
    match fields {
        true => {
            next_task(cx);
            if !found.is_empty() && cx.kind.with_untracked(|kind| *kind == DrillKind::Find) {
                cx.current.overrides.highlight(found, HighlightTone::Right);
            }
        }
        false => cx.current.overrides.highlight(ends, HighlightTone::Right),
    }
    cx.verdict.set(Some(verdict));
    if !fields {
        focus_after_render("main.drill [data-do=next]");
    }
}

/// Starts counting for one minute, without feedback meanwhile.
pub fn start_countdown(cx: PageContext) {
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
