//! The clock of two players: display, presses, and its link to the game on the board.

use crate::components::effect::{later, repeat_while};
use crate::components::query::near;
use crate::state::context::{AppContext, ModalKind};
use crate::state::{address, corrupt_storage, storage, time};
use leptos::prelude::*;
use notabene_core::game::timed::{self, ClockedBoard, GameClock};
use notabene_core::game::{Edit, Mark, Touch};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::time_control::TimeControl;
use std::time::Duration;
use web_sys::KeyboardEvent;

/// Storage key of the clock.
const KEPT: &str = "clock";
/// The name of its page in the address.
pub const PAGE: &str = "clock";
/// Interval of the display updates: the last seconds show tenths.
const TICK: Duration = Duration::from_millis(100);

/// The clock on the page.
#[derive(Copy, Clone)]
pub struct Timer {
    pub app: AppContext,
    pub timed: RwSignal<GameClock>,
    /// Current time in milliseconds; updated while the clock runs.
    pub now: RwSignal<u64>,
    /// Message about a claim made without a game.
    pub claimed: RwSignal<Option<Msg>>,
    /// Player who reads the score sheet of the opponent.
    pub consults: RwSignal<Option<Side>>,
    /// True if the next touch is not binding (j'adoube).
    pub adjusting: RwSignal<bool>,
    /// True once the saved clock was loaded and game and time are followed.
    pub attended: RwSignal<bool>,
    /// Owner of the effects that follow them: the app, on all pages.
    pub home: StoredValue<Owner>,
}

impl Timer {
    /// Creates an idle clock; [`attend`] replaces it by the saved one.
    pub fn new(app: AppContext) -> Timer {
        Timer {
            app,
            timed: RwSignal::new(GameClock::new(TimeControl::of(15, 10), Side::White, 0)),
            now: RwSignal::new(time::now()),
            claimed: RwSignal::new(None),
            consults: RwSignal::new(None),
            adjusting: RwSignal::new(false),
            attended: RwSignal::new(false),
            home: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// True if the clock belongs to the game on the board.
    pub fn is_linked(&self) -> bool {
        self.app.prefs.with(|p| p.clock)
    }

    /// State of the game on the board; `None` if the clock runs without a game.
    pub fn board(&self) -> Option<ClockedBoard> {
        let made = self.app.sheet.with_untracked(timed::plies_of);
        let arrived = self.app.choices.with_untracked(|c| {
            c.as_ref().is_some_and(|(_, all)| all.iter().all(|choice| choice.glyph.is_some()))
        });
        untrack(|| self.is_linked()).then_some(ClockedBoard { plies: made, arrived })
    }

    /// Runs a closure on the clock at the current time, and saves the result.
    pub fn change<T>(&self, act: impl FnOnce(&mut GameClock, u64) -> T) -> Option<T> {
        let now = time::now();
        let mut out = None;
        self.timed.update(|timed| out = Some(act(timed, now)));
        self.now.set(now);
        self.keep();
        out
    }

    fn keep(&self) {
        let now = self.now.get_untracked();
        storage::keep(KEPT, &self.timed.with_untracked(|timed| timed.save(now)));
    }

    /// Sets a time control for a new game: resets the clock.
    pub fn set(&self, control: TimeControl) {
        let made = self.app.sheet.with_untracked(timed::plies_of);
        self.claimed.set(None);
        self.timed.set(GameClock::new(control, turn(self.app), made));
        self.now.set(time::now());
        self.keep();
    }

    /// Starts or stops the clock.
    pub fn toggle(&self) {
        self.app.notice.set(None);
        self.claimed.set(None);
        let board = self.board().map(|board| (board, turn(self.app)));
        let running = self.timed.with_untracked(|timed| timed.clock.is_running());
        self.change(|timed, now| match running {
            true => timed.clock.pause(now),
            false => timed.start(board, now),
        });
        if board.is_some() && !running {
            let control = self.timed.with_untracked(|timed| timed.clock.control().pgn());
            self.write(Edit::Tag("TimeControl".into(), control));
        }
    }

    /// Presses for a player. An unused clock is started by it (FIDE Laws 6.2.5: Black starts White's).
    pub fn press(&self, side: Side) {
        let fresh = self.timed.with_untracked(|timed| timed.clock.is_fresh());
        if fresh {
            return self.toggle();
        }
        let board = self.board();
        let done = self.change(|timed, now| timed.press(side, board, now));
        self.app.notice.set(done.clone().and_then(Result::err));
        if done == Some(Ok(())) {
            self.note(side);
        }
    }

    /// True if a computer side has to wait: the clock of the game runs, players press it, and the other one has not
    /// pressed yet. Tracked.
    pub fn holds_back(&self, side: Side) -> bool {
        self.is_pressed_by_hand() && self.timed.with(|timed| timed.clock.turn() != side)
    }

    /// Presses for a computer side.
    pub fn press_for(&self, side: Side) {
        if untrack(|| self.is_pressed_by_hand()) {
            self.press(side);
        }
    }

    /// True if the clock of the game runs, and moves do not press it; tracked.
    fn is_pressed_by_hand(&self) -> bool {
        let is_running = self.timed.with(|timed| timed.clock.is_running());
        self.attended.get() && self.is_linked() && is_running && !self.app.prefs.with(|p| p.clock_auto)
    }

    /// Presses for the side on move.
    pub fn press_now(&self) {
        self.press(self.timed.with_untracked(|timed| timed.clock.turn()));
    }

    /// Writes the time beside the move that was just finished, if the preference is set.
    fn note(&self, side: Side) {
        let wanted = self.app.prefs.with_untracked(|p| p.clock && p.clock_write);
        // Only beside the last move of the game: on other moves the times stay as they are.
        if wanted && self.app.status.with_untracked(|s| s.at_end) {
            let left = self.timed.with_untracked(|timed| timed.clock.time_left(side, time::now()));
            self.write(Edit::Clock(Some(left)));
        }
    }

    /// Edits the record without a message.
    pub fn write(&self, edit: Edit) {
        let style = self.app.prefs.with_untracked(|p| p.style());
        // A tag and a time can always be written.
        drop(self.app.change(|table| table.edit(edit, &style)));
    }

    /// Claims that the time of the opponent is over.
    pub fn claim(&self, by: Side) {
        let style = self.app.prefs.with_untracked(|p| p.style());
        let linked = untrack(|| self.is_linked());
        let done = match linked {
            true => {
                self.app.change(|table| self.change(|timed, now| timed.claim(by, Some((table, &style)), now)))
            }
            false => self.change(|timed, now| timed.claim(by, None, now)),
        };
        match done {
            Some(Ok(says)) => {
                self.app.notice.set(None);
                self.claimed.set(Some(says));
            }
            Some(Err(problem)) => self.app.notice.set(Some(problem.message)),
            None => {}
        }
    }

    /// Requests the sheet of the opponent, or gives it back: only while on move in a new period.
    pub fn consult(&self, side: Side) {
        let may = self.timed.with_untracked(|timed| timed.clock.may_consult(side));
        let open = self.consults.get_untracked() == Some(side);
        self.consults.set(Some(side).filter(|_| may && !open));
        self.app.notice.set((!may).then(|| msg!(ConsultLater { player: player(side) })));
    }

    /// Returns the clock beside the game, if one is linked to it.
    fn beside_game(&self) -> bool {
        let used = self.timed.with_untracked(|timed| !timed.clock.is_fresh());
        self.attended.get_untracked() && untrack(|| self.is_linked()) && used
    }

    /// Returns the touch as the rules in force take it: under touch-move a tap binds, except after j'adoube.
    pub fn binding(&self, touch: Touch) -> Touch {
        let binds = self.app.prefs.with_untracked(|p| p.touch_move);
        match touch {
            Touch::Tap if binds && !self.adjusting.get_untracked() => Touch::Bind,
            other => other,
        }
    }

    /// Handles the touch of a piece.
    pub fn touched(&self) {
        if self.adjusting.get_untracked() {
            self.adjusting.set(false);
            self.app.notice.set(None);
        }
    }

    /// Announces j'adoube, which must precede the touch.
    pub fn adjust(&self) {
        let held = |marks: &[(_, Mark)]| marks.iter().any(|(_, mark)| *mark == Mark::Held);
        let late = self.app.scene.with_untracked(|s| held(&s.marks));
        self.adjusting.set(!late);
        self.app.notice.set(Some(if late { msg!(AdjustLate) } else { msg!(Adjusting) }));
    }
}

/// Handles the button "time is up" beside a game: its linked clock decides, as with every claim.
pub fn time_up(app: AppContext) {
    let style = app.prefs.with_untracked(|p| p.style());
    let timer = app.clock().filter(|timer| timer.beside_game());
    let done = app.change(|table| match timer {
        Some(timer) => timer.change(|timed, now| timed::time_up(Some((timed, now)), table, &style)),
        None => Some(timed::time_up(None, table, &style)),
    });
    app.notice.set(done.and_then(Result::err).map(|problem| problem.message));
}

/// Returns the side to move at the end of the game.
fn turn(app: AppContext) -> Side {
    let turn = app.scene.with_untracked(|s| s.turn);
    // Without a move the board has the turn; otherwise the board may show another position than the last.
    match app.sheet.with_untracked(|sheet| sheet.rows.last().map(|row| row.second.is_some())) {
        Some(second) if !app.status.with_untracked(|s| s.at_end) => {
            let first = app.sheet.with_untracked(|sheet| sheet.first);
            if second { first } else { first.other() }
        }
        _ => turn,
    }
}

/// True if the clock or the touch-move rule is switched on.
pub fn is_wanted(app: AppContext) -> bool {
    app.prefs.with(|p| p.clock || p.touch_move)
}

/// Loads the saved clock, and follows the game and the time from now on.
pub fn attend(timer: Timer) {
    if timer.attended.get_untracked() {
        return;
    }
    let app = timer.app;
    let made = app.sheet.with_untracked(timed::plies_of);
    let kept = corrupt_storage::sound(KEPT, GameClock::read);
    // A clock linked to the game on the board is reset for another game.
    let linked = untrack(|| timer.is_linked());
    timer.timed.set(match kept {
        Some(kept) if !linked || kept.fits(made) => kept,
        other => {
            let control = other.map_or_else(|| TimeControl::of(15, 10), |kept| kept.clock.control().clone());
            GameClock::new(control, turn(app), made)
        }
    });
    timer.home.get_value().with(|| {
        tick(timer);
        follow(app, timer);
        let listener = window_event_listener(leptos::ev::keydown, move |e| {
            if is_press(app, &e) {
                e.prevent_default();
                timer.press_now();
            }
        });
        // Some browsers click a focused face at keyup of the space bar, which has pressed already.
        let released = window_event_listener(leptos::ev::keyup, move |e| {
            if is_press(app, &e) {
                e.prevent_default();
            }
        });
        on_cleanup(move || {
            listener.remove();
            released.remove();
        });
    });
    timer.attended.set(true);
}

/// Updates the display while the clock runs.
fn tick(timer: Timer) {
    let is_running = Memo::new(move |_| timer.timed.with(|timed| timed.clock.is_running()));
    repeat_while(is_running, TICK, move || {
        let (before, now) = (timer.now.try_get_untracked().unwrap_or_default(), time::now());
        timer.now.set(now);
        if before / 1000 != now / 1000 {
            timer.keep();
        }
    });
}

/// Presses the clock after a move, and reverts that on undo; another game resets it, the end of the game stops it.
fn follow(app: AppContext, timer: Timer) {
    let made = Memo::new(move |_| app.sheet.with(timed::plies_of));
    let over = Memo::new(move |_| app.status.with(|s| s.is_over()));
    let game = StoredValue::new(app.games_begun.get_untracked());
    later(Box::new(move || {
        let (made, begun, over) = (made.get(), app.games_begun.get(), over.get());
        let (linked, auto) = app.prefs.with_untracked(|p| (p.clock, p.clock_auto));
        let other = game.try_get_value() != Some(begun);
        game.set_value(begun);
        if !linked {
            return;
        }
        if other {
            return timer.set(timer.timed.with_untracked(|timed| timed.clock.control().clone()));
        }
        let pressed = timer.change(|timed, now| {
            let pressed = timed.sync_moves(made, auto, now);
            if over {
                timed.clock.pause(now);
            }
            pressed
        });
        if let Some(side) = pressed.flatten() {
            // The request to press the clock is answered.
            if app.notice.with_untracked(|n| n.as_ref().is_some_and(timed::asks_to_press)) {
                app.notice.set(None);
            }
            timer.note(side);
        }
    }));
}

/// True if a key presses the clock: the space bar, unless the focused element uses it.
fn is_press(app: AppContext, e: &KeyboardEvent) -> bool {
    let used = e.default_prevented() || e.ctrl_key() || e.meta_key() || e.alt_key() || e.repeat();
    if e.key() != " " || used || app.modal.open.get_untracked() != ModalKind::Nothing {
        return false;
    }
    let here = match app.navigation.address.with_untracked(|address| address::name(address) == PAGE) {
        true => true,
        false => {
            let asked = app.prefs.with_untracked(|p| p.clock && p.single_keys);
            asked && app.navigation.address.with_untracked(String::is_empty)
        }
    };
    let own = "input, select, textarea, dialog, summary, a, [role=gridcell], .choices, button:not(.face)";
    here && near(e, own).is_none()
}
