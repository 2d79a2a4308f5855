//! The course of a drill: task after task, the answers, and their verdicts.

use super::{DrillSession, best, count_mistake};
use crate::ui::answer::Level;
use crate::ui::keyed;
use crate::ui::pointing::focus_on;
use crate::ui::room::bits;
use crate::ui::state::{TapHandler, Tone};
use leptos::prelude::*;
use notabene_core::game::{Go, Mark};
use notabene_core::geometry::Field;
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_core::study::Judged;
use notabene_core::study::drill::{Ask, Drill, DrillKind, Given, Series, Task, Verdict};
use std::rc::Rc;
use std::time::Duration;

/// Seeds tried for a task before no move of the kind is said to have come up.
const SEEDS: u32 = 4;
/// Time for which the board stands before a move is played on it.
const PAUSE: Duration = Duration::from_millis(700);
const MINUTE: Duration = Duration::from_secs(60);

/// A handler that takes no tap.
fn ignore_taps() -> TapHandler {
    Rc::new(|_| {})
}

/// Where the answer to a task is given.
fn answer_css(ask: &Ask, level: Level) -> &'static str {
    match (ask, level) {
        (Ask::Name(_) | Ask::Write(_), Level::Circle) => "main.drill .circles button",
        (Ask::Name(_) | Ask::Write(_), _) => "main.drill .answer input",
        _ => "main.drill .grid [tabindex='0']",
    }
}

impl DrillSession {
    /// Begins the chosen drill.
    pub fn begin(self) {
        let (game, kind) = (self.game.get_untracked(), self.kind.get_untracked());
        let side = if self.black.get_untracked() { Side::Black } else { Side::White };
        self.note.set(None);
        self.ended.set(None);
        self.series.set(Series::default());
        match Drill::new(game, kind, self.area.get_untracked(), side) {
            Ok(drill) => {
                self.drill.set(Some(drill));
                self.next();
                window().scroll_to_with_x_and_y(0.0, 0.0);
            }
            Err(problem) => self.note.set(Some(problem.says)),
        }
    }

    /// Goes back to the choices, with the result of the series.
    pub fn stop(self) {
        self.ended.set(self.result());
        self.task.set(None);
        self.verdict.set(None);
        self.counted.set(None);
        self.minutes.update(|n| *n = n.wrapping_add(1));
        self.board.inspector.clear();
        self.drill.set(None);
        let _ = request_animation_frame(|| focus_on("main.drill [data-do=begin]"));
    }

    /// Result of the series at its end; `None` if no task was done.
    fn result(self) -> Option<Msg> {
        let best = self.drill.with_untracked(|drill| drill.as_ref().map_or(0, best));
        self.series.with_untracked(|series| {
            let (count, right) = (series.stars().len() as u32, series.right());
            (count > 0).then(|| msg!(DrillResult { count, right, best }))
        })
    }

    /// Shows the next task.
    pub fn next(self) {
        let task = self.draw_task();
        self.verdict.set(None);
        self.written.set(String::new());
        self.circled.set(Vec::new());
        self.board.inspector.clear();
        let Some(task) = task else {
            self.stop();
            return self.note.set(Some(msg!(DrillNoMove)));
        };
        self.set_up(&task);
        let css = answer_css(task.ask(), self.level.get_untracked());
        self.task.set(Some(task));
        // Under a finger the page would be scrolled to what gets the focus, and the task out of sight.
        if !keyed::is_touched() {
            let _ = request_animation_frame(move || focus_on(css));
        }
    }

    fn draw_task(self) -> Option<Task> {
        let found = self.drill.try_update_untracked(|drill| {
            let drill = drill.as_mut()?;
            (0..SEEDS).find_map(|_| drill.next(bits()))
        });
        found.flatten()
    }

    /// Puts a task on the board.
    fn set_up(self, task: &Task) {
        let overrides = self.board.overrides;
        overrides.light(task.lit().into_iter().collect(), Tone::Asked);
        let Some(mut game) = task.table() else {
            overrides.tap_handler.set(Some(Rc::new(move |field| self.field_tapped(field))));
            return overrides
                .scene
                .set(self.drill.with_untracked(|drill| drill.as_ref().and_then(Drill::scene)));
        };
        let writes = matches!(task.ask(), Ask::Write(_));
        overrides.tap_handler.set(writes.then(ignore_taps));
        overrides.scene.set(None);
        if !writes {
            return self.board.put(game);
        }
        game.go(Go::Back);
        self.board.put(game);
        self.play_forward();
    }

    /// Plays the move that is to be written, after a pause.
    fn play_forward(self) {
        let begun = self.board.games_begun.get_untracked();
        let play = move || {
            // Another task may be there by now.
            if self.board.games_begun.try_get_untracked() == Some(begun) {
                self.board.go(Go::Forward);
            }
        };
        let _ = set_timeout(play, PAUSE);
    }

    /// Shows the move once more.
    pub fn play_again(self) {
        self.board.go(Go::Back);
        self.play_forward();
    }

    /// A field is tapped. While its name is asked for, it is not an answer.
    fn field_tapped(self, field: Field) {
        let is_find = |task: &Task| matches!(task.ask(), Ask::Find(_));
        if self.task.with_untracked(|task| task.as_ref().is_some_and(is_find)) {
            self.answer(Given::Field(field));
            keyed::stay(self.board, field);
        }
    }

    /// A move was played on the board.
    pub fn move_played(self) {
        let is_asked = |task: &Task| matches!(task.ask(), Ask::Play(_)) && !task.is_done();
        if !self.task.with_untracked(|task| task.as_ref().is_some_and(is_asked)) {
            return;
        }
        let verdict = self.board.game.with_untracked(|game| self.judge(Given::Played(game)));
        let Some(verdict) = verdict else { return };
        match verdict.is {
            // Nothing more is played once it is right.
            Judged::Right | Judged::Noted => self.board.overrides.tap_handler.set(Some(ignore_taps())),
            Judged::Wrong | Judged::Unanswered => self.board.go(Go::Undo),
        }
        self.show_verdict(verdict);
    }

    /// Takes the written answer.
    pub fn submit(self) {
        let text = self.written.get_untracked();
        self.answer(Given::Text(&text));
    }

    /// Gives help.
    pub fn help(self) {
        let style = untrack(|| self.style());
        let help = |task: &mut Option<Task>| open_task(task).map(|task| task.help(&style));
        if let Some(verdict) = self.task.try_update_untracked(help).flatten() {
            self.show_verdict(verdict);
        }
    }

    fn judge(self, given: Given) -> Option<Verdict> {
        let style = untrack(|| self.style());
        let answer = |task: &mut Option<Task>| open_task(task).map(|task| task.answer(given, &style));
        let verdict = self.task.try_update_untracked(answer).flatten()?;
        if verdict.is == Judged::Wrong {
            self.drill.with_untracked(|drill| drill.iter().for_each(count_mistake));
        }
        Some(verdict)
    }

    fn answer(self, given: Given) {
        if let Some(verdict) = self.judge(given) {
            self.show_verdict(verdict);
        }
    }

    /// Shows the verdict on an answer. Fields go on at once; a move stays on the board until the child goes on.
    fn show_verdict(self, verdict: Verdict) {
        match verdict.is {
            Judged::Wrong => self.show_mistake(verdict),
            _ => self.show_success(verdict),
        }
    }

    fn show_mistake(self, verdict: Verdict) {
        let lit = self.task.with_untracked(|task| task.as_ref().and_then(Task::lit));
        match lit {
            Some(field) => self.board.overrides.light(vec![field], Tone::Asked),
            None => self.board.overrides.light(verdict.right.clone(), Tone::Shown),
        }
        self.board.inspector.blame(verdict.meant.clone());
        self.circled.set(Vec::new());
        if self.level.get_untracked() == Level::Circle {
            self.written.set(String::new());
        }
        self.verdict.set(Some(verdict));
    }

    fn show_success(self, verdict: Verdict) {
        self.count_task();
        self.note.set(None);
        let asks_fields = untrack(|| self.asks_fields());
        if asks_fields {
            self.next();
            self.light_found(&verdict);
        } else {
            self.board.overrides.light(self.ends_of_move(), Tone::Right);
        }
        self.verdict.set(Some(verdict));
        if !asks_fields {
            let _ = request_animation_frame(|| focus_on("main.drill [data-do=next]"));
        }
    }

    /// Counts the task that is done, with its stars.
    fn count_task(self) {
        let stars = self.task.with_untracked(|task| task.as_ref().map_or(1, Task::stars));
        self.series.update(|series| series.push(stars));
        self.drill.with_untracked(|drill| drill.iter().for_each(|drill| self.save_series(drill)));
        self.counted.update(|counted| *counted = counted.map(|n| n + 1));
    }

    /// Marks the field that was found while the next one is looked for.
    fn light_found(self, verdict: &Verdict) {
        let is_find = self.kind.with_untracked(|kind| *kind == DrillKind::Find);
        if is_find && !verdict.right.is_empty() {
            self.board.overrides.light(verdict.right.clone(), Tone::Right);
        }
    }

    /// Both ends of the last move on the board.
    fn ends_of_move(self) -> Vec<Field> {
        self.board.scene.with_untracked(|scene| {
            let last = scene.marks.iter().filter(|(_, mark)| matches!(mark, Mark::LastFrom | Mark::LastTo));
            last.map(|(field, _)| *field).collect()
        })
    }

    /// Counts tasks for one minute, unless that is under way.
    pub fn count_minute(self) {
        if self.counted.get_untracked().is_some() {
            return;
        }
        self.note.set(None);
        self.counted.set(Some(0));
        self.minutes.update(|n| *n = n.wrapping_add(1));
        let minute = self.minutes.get_untracked();
        let _ = set_timeout(move || self.end_minute(minute), MINUTE);
    }

    fn end_minute(self, minute: u32) {
        // It may have been broken off.
        if self.minutes.try_get_untracked() == Some(minute)
            && let Some(count) = self.counted.try_get_untracked().flatten()
        {
            self.counted.set(None);
            self.note.set(Some(msg!(DrillMinute { count })));
        }
    }
}

/// The task, unless it is done.
fn open_task(task: &mut Option<Task>) -> Option<&mut Task> {
    task.as_mut().filter(|task| !task.is_done())
}
