//! The clock of two players: display, presses, and its link to the game on the board.

use crate::components::query::{closest, on_window};
use crate::components::repeat::repeat_while;
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::{address, corrupt_storage, storage, time};
use leptos::prelude::*;
use notabene_core::game::timed::{self, ClockedBoard, GameClock};
use notabene_core::game::{Edit, Mark, Touch};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::time_control::TimeControl;
use notabene_study::storage_key::StorageKey;
use std::time::Duration;
use web_sys::KeyboardEvent;

/// The name of its page in the address.
pub const PAGE_NAME: &str = "clock";
/// Interval of the display updates: the last seconds show tenths.
const TICK: Duration = Duration::from_millis(100);

/// The clock on the page.
#[derive(Copy, Clone)]
pub struct Timer {
    pub current: CurrentGame,
    pub timed: RwSignal<GameClock>,
    /// Current time in milliseconds; updated while the clock runs.
    pub now: RwSignal<u64>,
    /// Message about a claim made without a game.
    pub claim_message: RwSignal<Option<Msg>>,
    /// Player who reads the score sheet of the opponent.
    pub consulting_side: RwSignal<Option<Side>>,
    /// True if the next touch is not binding (j'adoube).
    pub adjusting: RwSignal<bool>,
    /// True once the saved clock was loaded and game and time are followed.
    pub is_started: RwSignal<bool>,
    /// Owner of the effects that follow them: the app, on all pages.
    pub owner: StoredValue<Owner>,
}

impl Timer {
    /// Creates an idle clock; [`start_clock`] replaces it by the saved one.
    pub fn new(current: CurrentGame) -> Timer {
        Timer {
            current,
            timed: RwSignal::new(GameClock::new(TimeControl::of(15, 10), Side::White, 0)),
            now: RwSignal::new(time::milliseconds()),
            claim_message: RwSignal::new(None),
            consulting_side: RwSignal::new(None),
            adjusting: RwSignal::new(false),
            is_started: RwSignal::new(false),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// The clock of the board in this place of the page; `None` on boards of lessons.
    pub fn here() -> Option<Timer> {
        CurrentGame::here().of_main_board()
    }

    /// True if the clock belongs to the game on the board.
    pub fn is_linked(&self) -> bool {
        self.current.prefs.with(|p| p.clock)
    }

    /// State of the game on the board; `None` if the clock runs without a game.
    pub fn linked_board(&self) -> Option<ClockedBoard> {
        let moves_made = self.current.sheet.with_untracked(timed::plies_of);
        let arrived = self.current.choices.with_untracked(|c| {
            c.as_ref().is_some_and(|(_, all)| all.iter().all(|choice| choice.glyph.is_some()))
        });
        untrack(|| self.is_linked()).then_some(ClockedBoard { plies: moves_made, arrived })
    }

    /// Runs a closure on the clock at the current time, and saves the result.
    pub fn update_clock<T>(&self, act: impl FnOnce(&mut GameClock, u64) -> T) -> Option<T> {
        self.look();
        let now = time::milliseconds();
        let mut out = None;
        self.timed.update(|timed| out = Some(act(timed, now)));
        self.now.set(now);
        self.save();
        out
    }

    /// Stops a clock whose device was asleep, and says so.
    fn look(&self) {
        // `None` once the page is gone.
        let Some(last) = self.now.try_get_untracked() else { return };
        let now = time::milliseconds();
        let was_stopped = self.timed.try_maybe_update(|timed| {
            let was_stopped = timed.clock.look(last, now);
            (was_stopped, was_stopped)
        });
        self.now.set(now);
        if was_stopped == Some(true) {
            self.save();
            self.current.notice.set(Some(msg!(ClockSlept)));
        }
    }

    fn save(&self) {
        let now = self.now.get_untracked();
        storage::save(StorageKey::Clock, &self.timed.with_untracked(|timed| timed.save(now)));
    }

    /// Sets a time control for a new game: resets the clock.
    pub fn set(&self, control: TimeControl) {
        let moves_made = self.current.sheet.with_untracked(timed::plies_of);
        self.claim_message.set(None);
        self.timed.set(GameClock::new(control, side_to_move_at_end(self.current), moves_made));
        self.now.set(time::milliseconds());
        self.save();
    }

    /// Starts or stops the clock.
    pub fn toggle(&self) {
        self.current.notice.set(None);
        self.claim_message.set(None);
        let board = self.linked_board().map(|board| (board, side_to_move_at_end(self.current)));
        let running = self.timed.with_untracked(|timed| timed.clock.is_running());
        self.update_clock(|timed, now| match running {
            true => timed.clock.pause(now),
            false => timed.start(board, now),
        });
        if board.is_some() && !running {
            let control = self.timed.with_untracked(|timed| timed.clock.control().pgn());
            self.edit_record(Edit::Tag("TimeControl".into(), control));
        }
    }

    /// Presses for a player. An unused clock is started by it (FIDE Laws 6.2.5: Black starts White's).
    pub fn press(&self, side: Side) {
        let fresh = self.timed.with_untracked(|timed| timed.clock.is_fresh());
        if fresh {
            return self.toggle();
        }
        let board = self.linked_board();
        let done = self.update_clock(|timed, now| timed.press(side, board, now));
        self.current.notice.set(done.clone().and_then(Result::err));
        if done == Some(Ok(())) {
            self.record_time_left(side);
        }
    }

    /// True if a computer side has to wait: the clock of the game runs, players press it, and the other one has not
    /// pressed yet. Tracked.
    pub fn must_wait_for_press(&self, side: Side) -> bool {
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
        self.is_started.get() && self.is_linked() && is_running && !self.current.prefs.with(|p| p.clock_auto)
    }

    /// Presses for the side on move.
    pub fn press_for_turn(&self) {
        self.press(self.timed.with_untracked(|timed| timed.clock.turn()));
    }

    /// Writes the time beside the move that was just finished, if the preference is set.
    fn record_time_left(&self, side: Side) {
        let wanted = self.current.prefs.with_untracked(|p| p.clock && p.clock_write);
        // Only beside the last move of the game: on other moves the times stay as they are.
        if wanted && self.current.status.with_untracked(|s| s.at_end) {
            let left = self.timed.with_untracked(|timed| timed.clock.time_left(side, time::milliseconds()));
            self.edit_record(Edit::Clock(Some(left)));
        }
    }

    /// Edits the record without a message.
    pub fn edit_record(&self, edit: Edit) {
        let style = self.current.prefs.with_untracked(|p| p.style());
        // A tag and a time can always be written.
        drop(self.current.update_game(|game| game.edit(edit, &style)));
    }

    /// Claims that the time of the opponent is over.
    pub fn claim(&self, by: Side) {
        let style = self.current.prefs.with_untracked(|p| p.style());
        let is_linked = untrack(|| self.is_linked());
        let done = match is_linked {
            true => self.current.update_game(|game| {
                self.update_clock(|timed, now| timed.claim(by, Some((game, &style)), now))
            }),
            false => self.update_clock(|timed, now| timed.claim(by, None, now)),
        };
        match done {
            Some(Ok(text)) => {
                self.current.notice.set(None);
                self.claim_message.set(Some(text));
            }
            Some(Err(problem)) => self.current.notice.set(Some(problem.message)),
            None => {}
        }
    }

    /// Requests the sheet of the opponent, or gives it back: only while on move in a new period.
    pub fn toggle_sheet_consultation(&self, side: Side) {
        let may = self.timed.with_untracked(|timed| timed.clock.may_consult(side));
        let open = self.consulting_side.get_untracked() == Some(side);
        self.consulting_side.set(Some(side).filter(|_| may && !open));
        self.current.notice.set((!may).then(|| msg!(ConsultLater { player: player(side) })));
    }

    /// Returns the clock beside the game, if one is linked to it.
    pub fn is_used_for_game(&self) -> bool {
        let used = self.timed.with_untracked(|timed| !timed.clock.is_fresh());
        self.is_started.get_untracked() && untrack(|| self.is_linked()) && used
    }

    /// Returns the touch as the rules in force take it: under touch-move a tap binds, except after j'adoube.
    pub fn effective_touch(&self, touch: Touch) -> Touch {
        let binds = self.current.prefs.with_untracked(|p| p.touch_move);
        match touch {
            Touch::Tap if binds && !self.adjusting.get_untracked() => Touch::Bind,
            other => other,
        }
    }

    /// Handles the touch of a piece.
    pub fn on_piece_touched(&self) {
        if self.adjusting.get_untracked() {
            self.adjusting.set(false);
            self.current.notice.set(None);
        }
    }

    /// Announces j'adoube, which must precede the touch.
    pub fn announce_adjusting(&self) {
        let held = |marks: &[(_, Mark)]| marks.iter().any(|(_, mark)| *mark == Mark::Held);
        let late = self.current.scene.with_untracked(|s| held(&s.marks));
        self.adjusting.set(!late);
        self.current.notice.set(Some(if late { msg!(AdjustLate) } else { msg!(Adjusting) }));
    }
}

/// Returns the side to move at the end of the game.
fn side_to_move_at_end(current: CurrentGame) -> Side {
    let turn = current.scene.with_untracked(|s| s.turn);
    // Without a move the board has the turn; otherwise the board may show another position than the last.
    match current.sheet.with_untracked(|sheet| sheet.rows.last().map(|row| row.second.is_some())) {
        Some(second) if !current.status.with_untracked(|s| s.at_end) => {
            let first = current.sheet.with_untracked(|sheet| sheet.first);
            if second { first } else { first.other() }
        }
        _ => turn,
    }
}

/// True if the clock or the touch-move rule is switched on.
pub fn is_clock_needed(prefs: Preferences) -> bool {
    prefs.with(|p| p.clock || p.touch_move)
}

/// Loads the saved clock, and follows the game and the time from now on.
pub fn start_clock(timer: Timer) {
    if timer.is_started.get_untracked() {
        return;
    }
    let current = timer.current;
    let moves_made = current.sheet.with_untracked(timed::plies_of);
    let saved = corrupt_storage::load_valid(StorageKey::Clock, GameClock::read);
    // A clock linked to the game on the board is reset for another game.
    let is_linked = untrack(|| timer.is_linked());
    timer.timed.set(match saved {
        Some(saved) if !is_linked || saved.fits(moves_made) => saved,
        other => {
            let control =
                other.map_or_else(|| TimeControl::of(15, 10), |saved| saved.clock.control().clone());
            GameClock::new(control, side_to_move_at_end(current), moves_made)
        }
    });
    timer.owner.get_value().with(|| {
        let (modal, navigation) = (Modal::here(), Navigation::here());
        let is_pressed =
            move |e: &KeyboardEvent| modal.is_closed() && is_press_key(current.prefs, navigation, e);
        update_display(timer);
        follow_game(current, timer);
        on_window(leptos::ev::keydown, move |e| {
            if is_pressed(&e) {
                e.prevent_default();
                timer.press_for_turn();
            }
        });
        // Some browsers click a focused face at keyup of the space bar, which has pressed already.
        on_window(leptos::ev::keyup, move |e| {
            if is_pressed(&e) {
                e.prevent_default();
            }
        });
    });
    timer.is_started.set(true);
}

/// Updates the display while the clock runs.
fn update_display(timer: Timer) {
    let is_running = Memo::new(move |_| timer.timed.with(|timed| timed.clock.is_running()));
    repeat_while(is_running, TICK, move || {
        let before = timer.now.try_get_untracked().unwrap_or_default();
        timer.look();
        if timer.now.try_get_untracked().is_some_and(|now| before / 1000 != now / 1000) {
            timer.save();
        }
    });
}

/// Presses the clock after a move, and reverts that on undo; another game resets it, the end of the game stops it.
fn follow_game(current: CurrentGame, timer: Timer) {
    let moves_made = Memo::new(move |_| current.sheet.with(timed::plies_of));
    let over = Memo::new(move |_| current.status.with(|s| s.is_over()));
    let game = StoredValue::new(current.games_begun.get_untracked());
    Effect::new(move || {
        let (moves_made, begun, over) = (moves_made.get(), current.games_begun.get(), over.get());
        let (is_linked, auto) = current.prefs.with_untracked(|p| (p.clock, p.clock_auto));
        let other = game.try_get_value() != Some(begun);
        game.set_value(begun);
        if !is_linked {
            return;
        }
        if other {
            return timer.set(timer.timed.with_untracked(|timed| timed.clock.control().clone()));
        }
        let pressed = timer.update_clock(|timed, now| {
            let pressed = timed.sync_moves(moves_made, auto, now);
            if over {
                timed.clock.pause(now);
            }
            pressed
        });
        if let Some(side) = pressed.flatten() {
            // The request to press the clock is answered.
            if current.notice.with_untracked(|n| n.as_ref().is_some_and(timed::asks_to_press)) {
                current.notice.set(None);
            }
            timer.record_time_left(side);
        }
    });
}

/// True if a key presses the clock: the space bar, unless the focused element uses it.
fn is_press_key(prefs: Preferences, navigation: Navigation, e: &KeyboardEvent) -> bool {
    let used = e.default_prevented() || e.ctrl_key() || e.meta_key() || e.alt_key() || e.repeat();
    if e.key() != " " || used {
        return false;
    }
    let here = match navigation.address.with_untracked(|address| address::page_name(address) == PAGE_NAME) {
        true => true,
        false => {
            let asked = prefs.with_untracked(|p| p.clock && p.single_keys);
            asked && navigation.is_game()
        }
    };
    let own = "input, select, textarea, dialog, summary, a, [role=gridcell], .choices, button:not(.face)";
    here && closest(e, own).is_none()
}
