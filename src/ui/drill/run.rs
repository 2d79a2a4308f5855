//! A drill that is being done: task after task, what is said of the answers, and the stars.

use super::{Hall, write};
use crate::ui::answer::Level;
use crate::ui::dom::{El, button, el};
use crate::ui::keyed;
use crate::ui::pointing::focus_on;
use crate::ui::room::bits;
use crate::ui::sound::{self, Sound};
use crate::ui::sprite::Icon;
use crate::ui::state::Tone;
use leptos::prelude::*;
use notabene_core::game::{Go, Mark};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_core::study::Judged;
use notabene_core::study::drill::{Ask, Drill, DrillKind, Given, Series, Task, Verdict};
use std::rc::Rc;
use std::time::Duration;

/// So many seeds are tried for a task before it is told that no move of the kind came up.
const SEEDS: u32 = 4;
/// How long the board stands before a move is played on it, in milliseconds.
const PAUSE: Duration = Duration::from_millis(700);
const MINUTE: Duration = Duration::from_secs(60);
/// So many stars are shown.
const SHOWN: usize = 24;

/// Begins what was chosen.
pub fn begin(hall: Hall) {
    let (game, kind, area) =
        (hall.game.get_untracked(), hall.kind.get_untracked(), hall.area.get_untracked());
    let side = if hall.black.get_untracked() { Side::Black } else { Side::White };
    hall.note.set(None);
    hall.ended.set(None);
    hall.series.set(Series::default());
    match Drill::new(game, kind, area, side) {
        Ok(drill) => {
            hall.drill.set(Some(drill));
            next(hall);
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
        Err(problem) => hall.note.set(Some(problem.says)),
    }
}

/// Back to the choices, with the result of the series. What was reached is kept already.
pub fn stop(hall: Hall) {
    let result = result(hall);
    if result.is_some() {
        sound::play(hall.desk, Sound::Finished);
    }
    hall.ended.set(result);
    hall.task.set(None);
    hall.verdict.set(None);
    hall.counted.set(None);
    hall.minutes.update(|n| *n = n.wrapping_add(1));
    hall.desk.inspector.clear();
    hall.drill.set(None);
    let _ = request_animation_frame(|| focus_on("main.drill [data-do=begin]"));
}

/// What is said of the series at its end; nothing if no task was done.
fn result(hall: Hall) -> Option<Msg> {
    let best = hall.drill.with_untracked(|drill| drill.as_ref().map_or(0, |drill| hall.best(drill)));
    hall.series.with_untracked(|series| {
        let (count, right) = (series.stars().len() as u32, series.right());
        (count > 0).then(|| msg!(DrillResult { count, right, best }))
    })
}

/// The next task.
pub fn next(hall: Hall) {
    let found = hall.drill.try_update_untracked(|drill| {
        let drill = drill.as_mut()?;
        (0..SEEDS).find_map(|_| drill.next(bits()))
    });
    hall.verdict.set(None);
    hall.written.set(String::new());
    hall.circled.set(Vec::new());
    hall.desk.inspector.clear();
    let Some(task) = found.flatten() else {
        stop(hall);
        return hall.note.set(Some(msg!(DrillNoMove)));
    };
    lay(hall, &task);
    let css = match (task.ask(), hall.level.get_untracked()) {
        (Ask::Name(_) | Ask::Write(_), Level::Circle) => "main.drill .circles button",
        (Ask::Name(_) | Ask::Write(_), _) => "main.drill .answer input",
        _ => "main.drill .grid [tabindex='0']",
    };
    hall.task.set(Some(task));
    // Under a finger the page would be scrolled to what gets the focus, and the task out of sight.
    if !keyed::is_touched() {
        let _ = request_animation_frame(move || focus_on(css));
    }
}

/// Puts a task on the board.
fn lay(hall: Hall, task: &Task) {
    let (desk, guest) = (hall.desk, hall.desk.overrides);
    guest.light(task.lit().into_iter().collect(), Tone::Asked);
    let Some(mut table) = task.table() else {
        guest.tap_handler.set(Some(Rc::new(move |field| tapped(hall, field))));
        return guest.scene.set(hall.drill.with_untracked(|drill| drill.as_ref().and_then(Drill::scene)));
    };
    let writes = matches!(task.ask(), Ask::Write(_));
    guest.tap_handler.set(writes.then(|| Rc::new(|_| {}) as Rc<dyn Fn(Field)>));
    if writes {
        table.go(Go::Back);
    }
    guest.scene.set(None);
    desk.put(table);
    if writes {
        play_on(hall);
    }
}

/// Plays the move that is to be written, before the eyes of the child.
fn play_on(hall: Hall) {
    let begun = hall.desk.games_begun.get_untracked();
    let play = move || {
        // Another task may be there by now.
        if hall.desk.games_begun.try_get_untracked() == Some(begun) {
            hall.desk.go(Go::Forward);
        }
    };
    let _ = set_timeout(play, PAUSE);
}

/// Shows the move once more.
fn again(hall: Hall) {
    hall.desk.go(Go::Back);
    play_on(hall);
}

/// A field is tapped. While its name is asked for, it is not an answer.
fn tapped(hall: Hall, field: Field) {
    let finds =
        hall.task.with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.ask(), Ask::Find(_))));
    if finds {
        answered(hall, Given::Field(field));
        keyed::stay(hall.desk, field);
    }
}

/// A move was played on the board.
pub fn played(hall: Hall) {
    let asked = hall.task.with_untracked(|task| {
        task.as_ref().is_some_and(|t| matches!(t.ask(), Ask::Play(_)) && !t.is_done())
    });
    if !asked {
        return;
    }
    let verdict = hall.desk.game.with_untracked(|table| judged(hall, Given::Played(table)));
    let Some(verdict) = verdict else { return };
    match verdict.is {
        // Nothing more is played once it is right.
        Judged::Right | Judged::Noted => hall.desk.overrides.tap_handler.set(Some(Rc::new(|_| {}))),
        Judged::Wrong | Judged::Unanswered => hall.desk.go(Go::Undo),
    }
    tell(hall, verdict);
}

/// A written answer.
pub fn submit(hall: Hall) {
    let text = hall.written.get_untracked();
    answered(hall, Given::Text(&text));
}

/// Help is asked for.
fn help(hall: Hall) {
    let style = untrack(|| hall.style());
    let helped =
        hall.task.try_update_untracked(|task| task.as_mut().filter(|t| !t.is_done()).map(|t| t.help(&style)));
    if let Some(verdict) = helped.flatten() {
        tell(hall, verdict);
    }
}

fn judged(hall: Hall, given: Given) -> Option<Verdict> {
    let style = untrack(|| hall.style());
    let task =
        |task: &mut Option<Task>| task.as_mut().filter(|t| !t.is_done()).map(|t| t.answer(given, &style));
    let verdict = hall.task.try_update_untracked(task).flatten()?;
    if verdict.is == Judged::Wrong {
        hall.drill.with_untracked(|drill| drill.iter().for_each(super::miss));
    }
    Some(verdict)
}

fn answered(hall: Hall, given: Given) {
    if let Some(verdict) = judged(hall, given) {
        tell(hall, verdict);
    }
}

/// Shows what is said of an answer. Fields go on at once; a move stays on the board until the child goes on.
fn tell(hall: Hall, verdict: Verdict) {
    let lit = hall.task.with_untracked(|task| task.as_ref().and_then(Task::lit));
    if verdict.is == Judged::Wrong {
        match lit {
            Some(field) => hall.desk.overrides.light(vec![field], Tone::Asked),
            None => hall.desk.overrides.light(verdict.right.clone(), Tone::Shown),
        }
        hall.desk.inspector.blame(verdict.meant.clone());
        hall.circled.set(Vec::new());
        if hall.level.get_untracked() == Level::Circle {
            hall.written.set(String::new());
        }
        return hall.verdict.set(Some(verdict));
    }
    sound::play(hall.desk, Sound::Right);
    let stars = hall.task.with_untracked(|task| task.as_ref().map_or(1, Task::stars));
    hall.series.update(|series| series.push(stars));
    hall.drill.with_untracked(|drill| drill.iter().for_each(|drill| hall.keep(drill)));
    hall.counted.update(|counted| *counted = counted.map(|n| n + 1));
    hall.note.set(None);
    let fields = hall.kind.with_untracked(|kind| matches!(kind, DrillKind::Name | DrillKind::Find));
    // What was found stays marked while the next one is looked for; after a move both its ends are.
    let found = verdict.right.clone();
    let ends = hall.desk.scene.with_untracked(|scene| {
        let last = scene.marks.iter().filter(|(_, mark)| matches!(mark, Mark::LastFrom | Mark::LastTo));
        last.map(|(field, _)| *field).collect()
    });
    match fields {
        true => {
            next(hall);
            if !found.is_empty() && hall.kind.with_untracked(|kind| *kind == DrillKind::Find) {
                hall.desk.overrides.light(found, Tone::Right);
            }
        }
        false => hall.desk.overrides.light(ends, Tone::Right),
    }
    hall.verdict.set(Some(verdict));
    if !fields {
        let _ = request_animation_frame(|| focus_on("main.drill [data-do=next]"));
    }
}

/// Counts for one minute, without a word meanwhile.
fn count(hall: Hall) {
    hall.note.set(None);
    hall.counted.set(Some(0));
    hall.minutes.update(|n| *n = n.wrapping_add(1));
    let minute = hall.minutes.get_untracked();
    let tell = move || {
        // It may have been broken off.
        if hall.minutes.try_get_untracked() == Some(minute)
            && let Some(count) = hall.counted.try_get_untracked().flatten()
        {
            hall.counted.set(None);
            hall.note.set(Some(msg!(DrillMinute { count })));
        }
    };
    let _ = set_timeout(tell, MINUTE);
}

/// The part of the page while a drill is being done.
pub fn running(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let ask = move || {
        let says = |task: &Task| desk.say(&task.says(&hall.style()));
        hall.task.with(|task| task.as_ref().map(says).unwrap_or_default())
    };
    let said = move || {
        let mut words = String::new();
        hall.verdict.with(|verdict| {
            for says in verdict.iter().flat_map(|verdict| &verdict.says) {
                if !words.is_empty() {
                    words.push(' ');
                }
                words.push_str(&desk.say(says));
            }
        });
        words
    };
    let class = move || match hall.verdict.with(|verdict| verdict.as_ref().map(|v| v.is)) {
        None => "verdict",
        Some(Judged::Wrong) => "verdict look",
        Some(_) => "verdict good",
    };
    let stage = Memo::new(move |_| stage(hall));
    let counting = move || {
        let label = if hall.counted.get().is_some() { Label::DrillCounting } else { Label::DrillCount };
        desk.label(label).to_string()
    };
    let minute = el("button", "").attr("type", "button").attr("data-do", "count").says(counting);
    let minute = minute.state("aria-disabled", move || hall.counted.get().is_some()).click(move || {
        if hall.counted.get_untracked().is_none() {
            count(hall);
        }
    });
    vec![
        el("p", "ask").attr("role", "status").says(ask),
        el("div", "answering").each(move || answering(hall, stage.get())),
        el("p", "").attr("role", "status").class(class).says(said),
        el("div", "row ways").with([
            button(desk, Label::DrillHelp, "help", move || help(hall)),
            el("span", "").each(move || repeat(hall, stage.get())),
            minute,
            button(desk, Label::DrillStop, "stop", move || stop(hall)),
            crate::ui::wall::link(desk, move || on_wall(hall)),
        ]),
        series(hall),
    ]
}

/// The same drill on the wall.
fn on_wall(hall: Hall) -> String {
    ["drill/", &hall.kind.with(|kind| kind.name()), "/", hall.game.get()].concat()
}

/// What is wanted of the child now. It stays the same from task to task, and so do the field and the keys that
/// have the focus.
#[derive(Copy, Clone, PartialEq)]
struct Stage {
    /// A name or a move is to be written.
    writes: bool,
    /// It is about a move that was played.
    shown: bool,
    /// It was answered, and the child goes on when it likes.
    done: bool,
}

fn stage(hall: Hall) -> Option<Stage> {
    hall.verdict.track();
    hall.task.with(|task| {
        let task = task.as_ref()?;
        let shown = matches!(task.ask(), Ask::Write(_));
        Some(Stage { writes: shown || task.lit().is_some(), shown, done: task.is_done() })
    })
}

/// What the answer is given with, or the way on.
fn answering(hall: Hall, stage: Option<Stage>) -> Vec<El> {
    let Some(stage) = stage else { return Vec::new() };
    let mut parts = Vec::new();
    if stage.done {
        let main = button(hall.desk, Label::DrillNext, "next", move || next(hall)).attr("class", "main");
        parts.push(el("div", "row").with([main]));
    } else if stage.writes {
        parts.extend(write::writing(hall));
    }
    parts
}

/// The way to see the move again.
fn repeat(hall: Hall, stage: Option<Stage>) -> Vec<El> {
    if !stage.is_some_and(|stage| stage.shown) {
        return Vec::new();
    }
    let name = move || hall.desk.label(Label::DrillAgain).to_string();
    let made = el("button", "").attr("type", "button").attr("data-do", "again").with([Icon("redo")]);
    vec![made.live("aria-label", name).live("title", name).click(move || again(hall))]
}

/// The stars of the tasks that were done last.
pub fn stars(hall: Hall) -> El {
    let row = move || {
        hall.series.with(|series| {
            let all = series.stars();
            let shown = all.get(all.len().saturating_sub(SHOWN)..).unwrap_or_default();
            let star = |n: &u8| el("i", "").attr("data-stars", ["1", "2", "3"][usize::from(n - 1) % 3]);
            shown.iter().map(star).collect()
        })
    };
    el("div", "stars").attr("aria-hidden", "true").each(row)
}

/// The stars of the series, and how long it is.
fn series(hall: Hall) -> El {
    let words = move || {
        let (count, some) = hall.series.with(|series| (series.at_once(), !series.stars().is_empty()));
        let best = hall.drill.with(|drill| drill.as_ref().map_or(0, |drill| hall.best(drill)));
        let says: Option<Msg> = (some || best > 0).then(|| msg!(DrillAtOnce { count, best }));
        says.map(|says| hall.desk.say(&says)).unwrap_or_default()
    };
    el("div", "series").with([stars(hall), el("p", "hint").says(words)])
}
