//! Effects and keys of the clock: it follows the time and the game, and the space bar presses it.

use super::{ClockState, KEY, PAGE, time};
use crate::ui::pointing::near;
use crate::ui::prefs::Preferences;
use crate::ui::state::{Desk, Over};
use crate::ui::{annex, aside, route, tongue};
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use notabene_core::game::timed::{self, Timed};
use notabene_core::i18n::Part;
use notabene_core::record::time_control::TimeControl;
use std::time::Duration;

/// Interval at which the hands move: the last seconds show tenths.
const TICK: Duration = Duration::from_millis(100);

/// Loads the clock as soon as it is wanted beside the board.
pub fn listen(desk: Desk) {
    let Some(clock) = desk.clock() else { return };
    let wanted = Memo::new(move |_| is_wanted(desk.prefs));
    Effect::new(move |_| {
        if wanted.get() {
            let then = move |_| {
                if let Some(annex) = annex::here() {
                    (annex.attend)(clock);
                }
            };
            tongue::wanted(desk.prefs, Part::School, Box::new(then));
        }
    });
}

/// True if clock or touch-move are wanted beside the board; tracked.
pub fn is_wanted(prefs: Preferences) -> bool {
    prefs.with(|p| p.clock || p.touch_move)
}

/// Restores the saved clock, and follows the game and the time from now on.
pub fn attend(clock: ClockState) {
    if clock.attended.get_untracked() {
        return;
    }
    clock.timed.set(restored(clock));
    clock.owner.get_value().with(|| {
        follow_time(clock);
        follow_game(clock);
        listen_to_keys(clock);
    });
    clock.attended.set(true);
}

/// The saved clock. One that goes with the game on the board is set anew beside another game.
fn restored(clock: ClockState) -> Timed {
    let made = clock.moves_made();
    let is_linked = clock.is_linked_untracked();
    match aside::sound(KEY, Timed::read) {
        Some(saved) if !is_linked || saved.fits(made) => saved,
        other => {
            let control =
                other.map_or_else(|| TimeControl::of(15, 10), |saved| saved.clock.control().clone());
            Timed::new(control, clock.turn(), made)
        }
    }
}

/// The hands move while the clock runs.
fn follow_time(clock: ClockState) {
    let is_running = Memo::new(move |_| clock.timed.with(|timed| timed.clock.is_running()));
    Effect::new(move |_| {
        if is_running.get()
            && let Ok(handle) = set_interval(move || tick(clock), TICK)
        {
            on_cleanup(move || handle.clear());
        }
    });
}

/// Advances the time; the clock is saved every second.
fn tick(clock: ClockState) {
    let (before, now) = (clock.now.try_get_untracked().unwrap_or_default(), time());
    clock.now.set(now);
    if before / 1000 != now / 1000 {
        clock.save();
    }
}

/// Moves press the clock and take their press back; another game sets it anew, and the end of the game stops it.
fn follow_game(clock: ClockState) {
    let current = clock.current;
    let made = Memo::new(move |_| current.sheet.with(timed::made));
    let is_over = Memo::new(move |_| current.status.with(|s| s.is_over()));
    let first = current.games_begun.get_untracked();
    Effect::new(move |game: Option<u32>| {
        let (made, begun, is_over) = (made.get(), current.games_begun.get(), is_over.get());
        let is_other = game.unwrap_or(first) != begun;
        match untrack(|| clock.is_linked()) {
            true if is_other => clock.restart(),
            true => press_for_move(clock, made, is_over),
            false => {}
        }
        begun
    });
}

/// Presses the clock for the moves made, and stops it at the end of the game.
fn press_for_move(clock: ClockState, made: u32, is_over: bool) {
    let presses = clock.prefs().with_untracked(|p| p.clock_auto);
    let pressed = clock.change(|timed, now| {
        let pressed = timed.follow(made, presses, now);
        if is_over {
            timed.clock.pause(now);
        }
        pressed
    });
    if let Some(side) = pressed.flatten() {
        // A message that asks to press the clock is done.
        let notice = clock.current.notice;
        if notice.with_untracked(|n| n.as_ref().is_some_and(timed::asks_to_press)) {
            notice.set(None);
        }
        clock.write_time(side);
    }
}

/// The space bar presses the clock.
fn listen_to_keys(clock: ClockState) {
    let down = window_event_listener(ev::keydown, move |e| {
        if is_press(clock, &e) {
            e.prevent_default();
            clock.press_now();
        }
    });
    // Some browsers click a focused face when the space bar goes up; it has pressed already.
    let up = window_event_listener(ev::keyup, move |e| {
        if is_press(clock, &e) {
            e.prevent_default();
        }
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
    });
}

/// True if a key presses the clock: the space bar, unless it has another meaning where the focus is.
fn is_press(clock: ClockState, e: &KeyboardEvent) -> bool {
    let is_used = e.default_prevented() || e.ctrl_key() || e.meta_key() || e.alt_key() || e.repeat();
    if e.key() != " " || is_used || clock.modal.open.get_untracked() != Over::Nothing {
        return false;
    }
    let own = "input, select, textarea, dialog, summary, a, [role=gridcell], .choices, button:not(.face)";
    is_near_clock(clock) && near(e, own).is_none()
}

/// True on the page of the clock, and on that of the game if the clock stands there.
fn is_near_clock(clock: ClockState) -> bool {
    let address = clock.navigation.address;
    address.with_untracked(|address| route::name(address) == PAGE)
        || address.with_untracked(String::is_empty)
            && clock.prefs().with_untracked(|p| p.clock && p.single_keys)
}
