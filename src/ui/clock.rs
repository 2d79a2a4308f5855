//! The clock of two players: what it shows, how it is pressed, and how it goes with the game on the board.

pub mod face;
mod hands;
mod pick;
mod sheet;

pub use sheet::page;

use super::dom::{El, el};
use super::live::later;
use super::pointing::near;
use super::state::{Desk, Over};
use super::{annex, aside, route, store, tongue};
use leptos::prelude::*;
use notabene_core::game::timed::{self, Board, Timed};
use notabene_core::game::{Edit, Mark, Touch};
use notabene_core::i18n::{Msg, Part};
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::time_control::TimeControl;
use std::time::Duration;
use web_sys::KeyboardEvent;

/// Where the clock is kept.
const KEPT: &str = "clock";
/// The name of its page in the address.
const PAGE: &str = "clock";
/// How often the hands move: the last seconds show tenths.
const TICK: Duration = Duration::from_millis(100);

/// The clock on the page.
#[derive(Copy, Clone)]
pub struct Timer {
    pub(super) desk: Desk,
    timed: RwSignal<Timed>,
    /// What time it is, in milliseconds; it goes on while the clock runs.
    now: RwSignal<u64>,
    /// What came of a claim without a game.
    claimed: RwSignal<Option<Msg>>,
    /// Who looks at the sheet of the other player.
    consults: RwSignal<Option<Side>>,
    /// Whether the next touch does not bind.
    adjusting: RwSignal<bool>,
    /// Whether the kept clock was looked up, and game and time are followed.
    attended: RwSignal<bool>,
    /// What the effects that follow them belong to: the app, whatever page is shown.
    home: StoredValue<Owner>,
}

/// What time it is, in milliseconds. The core has no clock: this is where time comes from.
fn time() -> u64 {
    js_sys::Date::now() as u64
}

impl Timer {
    /// A clock that nobody has looked at: the kept one takes its place when somebody does.
    pub fn new(desk: Desk) -> Timer {
        Timer {
            desk,
            timed: RwSignal::new(Timed::new(TimeControl::of(15, 10), Side::White, 0)),
            now: RwSignal::new(time()),
            claimed: RwSignal::new(None),
            consults: RwSignal::new(None),
            adjusting: RwSignal::new(false),
            attended: RwSignal::new(false),
            home: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    /// Whether it belongs to the game on the board.
    fn is_linked(&self) -> bool {
        self.desk.prefs.with(|p| p.clock)
    }

    /// How the game stands; none if the clock goes alone.
    fn board(&self) -> Option<Board> {
        let made = self.desk.sheet.with_untracked(timed::made);
        let arrived = self.desk.choices.with_untracked(|c| {
            c.as_ref().is_some_and(|(_, all)| all.iter().all(|choice| choice.glyph.is_some()))
        });
        untrack(|| self.is_linked()).then_some(Board { made, arrived })
    }

    /// Does something with the clock at this moment, and keeps it.
    fn change<T>(&self, act: impl FnOnce(&mut Timed, u64) -> T) -> Option<T> {
        let now = time();
        let mut out = None;
        self.timed.update(|timed| out = Some(act(timed, now)));
        self.now.set(now);
        self.keep();
        out
    }

    fn keep(&self) {
        let now = self.now.get_untracked();
        store::keep(KEPT, &self.timed.with_untracked(|timed| timed.save(now)));
    }

    /// A time control for a new game: the clock stands anew.
    fn set(&self, control: TimeControl) {
        let made = self.desk.sheet.with_untracked(timed::made);
        self.claimed.set(None);
        self.timed.set(Timed::new(control, turn(self.desk), made));
        self.now.set(time());
        self.keep();
    }

    /// Starts the clock, or stops it.
    fn toggle(&self) {
        self.desk.notice.set(None);
        self.claimed.set(None);
        let board = self.board().map(|board| (board, turn(self.desk)));
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

    /// A player presses. A clock that nobody has used yet is started by it (FIDE Laws 6.2.5: Black starts White's).
    fn press(&self, side: Side) {
        let fresh = self.timed.with_untracked(|timed| timed.clock.is_fresh());
        if fresh {
            return self.toggle();
        }
        let board = self.board();
        let done = self.change(|timed, now| timed.press(side, board, now));
        self.desk.notice.set(done.clone().and_then(Result::err));
        if done == Some(Ok(())) {
            self.note(side);
        }
    }

    /// True if a side that plays by itself has to wait: the clock of the game runs, players press it, and the other one has not
    /// pressed yet. Tracked.
    pub fn holds_back(&self, side: Side) -> bool {
        self.is_pressed_by_hand() && self.timed.with(|timed| timed.clock.turn() != side)
    }

    /// Presses for a side that plays by itself.
    pub fn press_for(&self, side: Side) {
        if untrack(|| self.is_pressed_by_hand()) {
            self.press(side);
        }
    }

    /// True if the clock of the game runs, and moves do not press it; tracked.
    fn is_pressed_by_hand(&self) -> bool {
        let is_running = self.timed.with(|timed| timed.clock.is_running());
        self.attended.get() && self.is_linked() && is_running && !self.desk.prefs.with(|p| p.clock_auto)
    }

    /// Whoever is on move presses.
    fn press_now(&self) {
        self.press(self.timed.with_untracked(|timed| timed.clock.turn()));
    }

    /// Writes the time beside the move that was just finished, if that is wished.
    fn note(&self, side: Side) {
        let wanted = self.desk.prefs.with_untracked(|p| p.clock && p.clock_write);
        // Only beside the last move of the game: whoever looks at another one keeps what stands there.
        if wanted && self.desk.status.with_untracked(|s| s.at_end) {
            let left = self.timed.with_untracked(|timed| timed.clock.left(side, time()));
            self.write(Edit::Clock(Some(left)));
        }
    }

    /// Writes on the paper without a word about it.
    fn write(&self, edit: Edit) {
        let style = self.desk.prefs.with_untracked(|p| p.style());
        // A tag and a time can always be written.
        drop(self.desk.change(|table| table.edit(edit, &style)));
    }

    /// A player claims that the time of the other one is over.
    fn claim(&self, by: Side) {
        let style = self.desk.prefs.with_untracked(|p| p.style());
        let linked = untrack(|| self.is_linked());
        let done = match linked {
            true => self
                .desk
                .change(|table| self.change(|timed, now| timed.claim(by, Some((table, &style)), now))),
            false => self.change(|timed, now| timed.claim(by, None, now)),
        };
        match done {
            Some(Ok(says)) => {
                self.desk.notice.set(None);
                self.claimed.set(Some(says));
            }
            Some(Err(problem)) => self.desk.notice.set(Some(problem.says)),
            None => {}
        }
    }

    /// A player asks for the sheet of the other one, or gives it back: only while on move in a new period.
    fn consult(&self, side: Side) {
        let may = self.timed.with_untracked(|timed| timed.clock.may_consult(side));
        let open = self.consults.get_untracked() == Some(side);
        self.consults.set(Some(side).filter(|_| may && !open));
        self.desk.notice.set((!may).then(|| msg!(ConsultLater { player: player(side) })));
    }

    /// The clock beside the game, where one goes with it.
    fn beside_game(&self) -> bool {
        let used = self.timed.with_untracked(|timed| !timed.clock.is_fresh());
        self.attended.get_untracked() && untrack(|| self.is_linked()) && used
    }

    /// How a field is touched: where players agreed on it, a tap binds, but for one after j'adoube.
    pub fn binding(&self, touch: Touch) -> Touch {
        let binds = self.desk.prefs.with_untracked(|p| p.touch_move);
        match touch {
            Touch::Tap if binds && !self.adjusting.get_untracked() => Touch::Bind,
            other => other,
        }
    }

    /// A piece was touched.
    pub fn touched(&self) {
        if self.adjusting.get_untracked() {
            self.adjusting.set(false);
            self.desk.notice.set(None);
        }
    }

    /// A player says j'adoube, which has to come before the touch.
    fn adjust(&self) {
        let held = |marks: &[(_, Mark)]| marks.iter().any(|(_, mark)| *mark == Mark::Held);
        let late = self.desk.scene.with_untracked(|s| held(&s.marks));
        self.adjusting.set(!late);
        self.desk.notice.set(Some(if late { msg!(AdjustLate) } else { msg!(Adjusting) }));
    }
}

/// The button "time is up" beside a game: the clock that goes with it decides, as with every claim.
pub fn time_up(desk: Desk) {
    let style = desk.prefs.with_untracked(|p| p.style());
    let timer = desk.clock().filter(|timer| timer.beside_game());
    let done = desk.change(|table| match timer {
        Some(timer) => timer.change(|timed, now| timed::time_up(Some((timed, now)), table, &style)),
        None => Some(timed::time_up(None, table, &style)),
    });
    desk.notice.set(done.and_then(Result::err).map(|problem| problem.says));
}

/// Who moves next at the end of the game.
fn turn(desk: Desk) -> Side {
    let turn = desk.scene.with_untracked(|s| s.turn);
    // Where nobody has moved yet, the board says it; else the end of the game may be elsewhere.
    match desk.sheet.with_untracked(|sheet| sheet.rows.last().map(|row| row.second.is_some())) {
        Some(second) if !desk.status.with_untracked(|s| s.at_end) => {
            let first = desk.sheet.with_untracked(|sheet| sheet.first);
            if second { first } else { first.other() }
        }
        _ => turn,
    }
}

/// Fetches what the clock needs as soon as somebody wants it beside the board.
pub fn listen(desk: Desk) {
    let Some(timer) = desk.clock() else { return };
    let wanted = Memo::new(move |_| is_wanted(desk));
    later(Box::new(move || {
        if wanted.get() {
            let then = move |_| {
                if let Some(annex) = annex::here() {
                    (annex.attend)(timer);
                }
            };
            tongue::wanted(desk.prefs, Part::School, Box::new(then));
        }
    }));
}

/// Whether something of it is wanted beside the board.
fn is_wanted(desk: Desk) -> bool {
    desk.prefs.with(|p| p.clock || p.touch_move)
}

/// Takes the kept clock, and follows the game and the time from now on.
pub fn attend(timer: Timer) {
    if timer.attended.get_untracked() {
        return;
    }
    let desk = timer.desk;
    let made = desk.sheet.with_untracked(timed::made);
    let kept = aside::sound(KEPT, Timed::read);
    // A clock that stays with the game on the board stands anew beside another game.
    let linked = untrack(|| timer.is_linked());
    timer.timed.set(match kept {
        Some(kept) if !linked || kept.fits(made) => kept,
        other => {
            let control = other.map_or_else(|| TimeControl::of(15, 10), |kept| kept.clock.control().clone());
            Timed::new(control, turn(desk), made)
        }
    });
    timer.home.get_value().with(|| {
        tick(timer);
        follow(desk, timer);
        let listener = window_event_listener(leptos::ev::keydown, move |e| {
            if is_press(desk, &e) {
                e.prevent_default();
                timer.press_now();
            }
        });
        // Some browsers click a focused face when the space bar goes up; it has pressed already.
        let released = window_event_listener(leptos::ev::keyup, move |e| {
            if is_press(desk, &e) {
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

/// The hands move while the clock runs.
fn tick(timer: Timer) {
    let running = Memo::new(move |_| timer.timed.with(|timed| timed.clock.is_running()));
    let handle = StoredValue::new(None::<IntervalHandle>);
    let stop = move || {
        if let Some(handle) = handle.try_update_value(Option::take).flatten() {
            handle.clear();
        }
    };
    later(Box::new(move || {
        stop();
        if running.get() {
            let step = move || {
                let (before, now) = (timer.now.try_get_untracked().unwrap_or_default(), time());
                timer.now.set(now);
                if before / 1000 != now / 1000 {
                    timer.keep();
                }
            };
            handle.set_value(set_interval(step, TICK).ok());
        }
    }));
    on_cleanup(stop);
}

/// Moves press the clock and take their press back; another game sets it anew, and the end of the game stops it.
fn follow(desk: Desk, timer: Timer) {
    let made = Memo::new(move |_| desk.sheet.with(timed::made));
    let over = Memo::new(move |_| desk.status.with(|s| s.is_over()));
    let game = StoredValue::new(desk.games_begun.get_untracked());
    later(Box::new(move || {
        let (made, begun, over) = (made.get(), desk.games_begun.get(), over.get());
        let (linked, auto) = desk.prefs.with_untracked(|p| (p.clock, p.clock_auto));
        let other = game.try_get_value() != Some(begun);
        game.set_value(begun);
        if !linked {
            return;
        }
        if other {
            return timer.set(timer.timed.with_untracked(|timed| timed.clock.control().clone()));
        }
        let pressed = timer.change(|timed, now| {
            let pressed = timed.follow(made, auto, now);
            if over {
                timed.clock.pause(now);
            }
            pressed
        });
        if let Some(side) = pressed.flatten() {
            // What asked to press the clock is done.
            if desk.notice.with_untracked(|n| n.as_ref().is_some_and(timed::asks_to_press)) {
                desk.notice.set(None);
            }
            timer.note(side);
        }
    }));
}

/// Whether a key presses the clock: the space bar, unless it means something where the focus is.
fn is_press(desk: Desk, e: &KeyboardEvent) -> bool {
    let used = e.default_prevented() || e.ctrl_key() || e.meta_key() || e.alt_key() || e.repeat();
    if e.key() != " " || used || desk.modal.open.get_untracked() != Over::Nothing {
        return false;
    }
    let here = match desk.navigation.address.with_untracked(|address| route::name(address) == PAGE) {
        true => true,
        false => {
            let asked = desk.prefs.with_untracked(|p| p.clock && p.single_keys);
            asked && desk.navigation.address.with_untracked(String::is_empty)
        }
    };
    let own = "input, select, textarea, dialog, summary, a, [role=gridcell], .choices, button:not(.face)";
    here && near(e, own).is_none()
}

/// The clock beside the board, where players want one, and the word that frees a touch.
pub fn Strip(desk: Desk) -> El {
    let place =
        el("section", "").class(move || match desk.prefs.with(|p| (p.clock || p.touch_move, p.clock_left)) {
            (false, _) => "hidden",
            (true, true) => "timing beside left",
            (true, false) => "timing beside",
        });
    let Some(timer) = desk.clock() else { return place };
    // On its own page the clock is shown once.
    let there = Memo::new(move |_| desk.navigation.address.with(|address| route::name(address) != PAGE));
    place.each(move || {
        let shown = timer.attended.get() && is_wanted(desk) && there.get();
        let annex = annex::here().filter(|_| shown);
        annex.map(|annex| (annex.strip)(timer)).unwrap_or_default()
    })
}
