//! The clock of two players: its times, how it is pressed, and how it goes with the game on the board.

mod arbiter;
mod duties;
pub mod face;
mod follow;
mod hands;
mod pick;
mod sheet;
mod strip;

pub use follow::{attend, listen};
pub use sheet::page;
pub use strip::{Strip, strip};

use super::prefs::Preferences;
use super::state::{CurrentGame, Desk, Modal, Navigation};
use super::store;
use leptos::prelude::*;
use notabene_core::game::timed::{self, Board, Timed};
use notabene_core::game::{Edit, Mark, Touch};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::time_control::TimeControl;

/// Storage key.
const KEY: &str = "clock";
/// Name of its page in the address.
const PAGE: &str = "clock";

/// Context: the clock of the app. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct ClockState {
    /// The game on the main board.
    current: CurrentGame,
    modal: Modal,
    navigation: Navigation,
    timed: RwSignal<Timed>,
    /// Time of day in milliseconds; it advances while the clock runs.
    now: RwSignal<u64>,
    /// Answer to a claim without a game.
    claimed: RwSignal<Option<Msg>>,
    /// Player who consults the sheet of the other.
    consults: RwSignal<Option<Side>>,
    /// True if the next touch does not bind.
    adjusting: RwSignal<bool>,
    /// True once the saved clock was restored, and game and time are followed.
    attended: RwSignal<bool>,
    /// Owner of the effects that follow them: the app, whatever page is shown.
    owner: StoredValue<Owner>,
}

/// Time of day in milliseconds. The core has no clock: this is where time comes from.
fn time() -> u64 {
    js_sys::Date::now() as u64
}

impl ClockState {
    /// A clock that nobody has looked at: the saved one takes its place when somebody does.
    pub fn new(current: CurrentGame, modal: Modal, navigation: Navigation) -> ClockState {
        ClockState {
            current,
            modal,
            navigation,
            timed: RwSignal::new(Timed::new(TimeControl::of(15, 10), Side::White, 0)),
            now: RwSignal::new(time()),
            claimed: RwSignal::new(None),
            consults: RwSignal::new(None),
            adjusting: RwSignal::new(false),
            attended: RwSignal::new(false),
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
        }
    }

    fn prefs(self) -> Preferences {
        self.current.prefs
    }

    /// A value of the clock at the present time, tracked.
    fn at_present<T>(self, of: impl Fn(&Timed, u64) -> T) -> T {
        self.timed.with(|timed| of(timed, self.now.get()))
    }

    /// A flag of the clock at the present time.
    fn flag(self, of: impl Fn(&Timed, u64) -> bool + Send + Sync + 'static) -> Signal<bool> {
        Signal::derive(move || self.at_present(&of))
    }

    /// True if it belongs to the game on the board; tracked.
    fn is_linked(self) -> bool {
        self.prefs().with(|p| p.clock)
    }

    fn is_linked_untracked(self) -> bool {
        untrack(|| self.is_linked())
    }

    fn is_fresh_untracked(self) -> bool {
        self.timed.with_untracked(|timed| timed.clock.is_fresh())
    }

    /// Moves made and chosen on the board; `None` if the clock goes alone.
    fn board(self) -> Option<Board> {
        let made = self.moves_made();
        let arrived = self.current.choices.with_untracked(|choices| {
            let all = choices.as_ref().map(|(_, all)| all);
            all.is_some_and(|all| all.iter().all(|choice| choice.glyph.is_some()))
        });
        self.is_linked_untracked().then_some(Board { made, arrived })
    }

    fn moves_made(self) -> u32 {
        self.current.sheet.with_untracked(timed::made)
    }

    /// Changes the clock at the present time, and saves it.
    fn change<T>(self, act: impl FnOnce(&mut Timed, u64) -> T) -> Option<T> {
        let now = time();
        let mut out = None;
        self.timed.update(|timed| out = Some(act(timed, now)));
        self.now.set(now);
        self.save();
        out
    }

    fn save(self) {
        let now = self.now.get_untracked();
        store::keep(KEY, &self.timed.with_untracked(|timed| timed.save(now)));
    }

    /// Sets the clock anew with a time control.
    fn reset(self, control: TimeControl) {
        self.claimed.set(None);
        self.timed.set(Timed::new(control, self.turn(), self.moves_made()));
        self.now.set(time());
        self.save();
    }

    /// Sets the clock anew with its present time control.
    fn restart(self) {
        self.reset(self.timed.with_untracked(|timed| timed.clock.control().clone()));
    }

    /// Starts the clock, or stops it.
    fn toggle(self) {
        self.current.notice.set(None);
        self.claimed.set(None);
        let board = self.board().map(|board| (board, self.turn()));
        let is_running = self.timed.with_untracked(|timed| timed.clock.is_running());
        self.change(|timed, now| match is_running {
            true => timed.clock.pause(now),
            false => timed.start(board, now),
        });
        if board.is_some() && !is_running {
            let control = self.timed.with_untracked(|timed| timed.clock.control().pgn());
            self.write(Edit::Tag("TimeControl".into(), control));
        }
    }

    /// A player presses. The first press starts a fresh clock (FIDE Laws 6.2.5: Black starts White's).
    fn press(self, side: Side) {
        if self.is_fresh_untracked() {
            return self.toggle();
        }
        let board = self.board();
        let done = self.change(|timed, now| timed.press(side, board, now));
        self.current.notice.set(done.clone().and_then(Result::err));
        if done == Some(Ok(())) {
            self.write_time(side);
        }
    }

    /// The player to move presses.
    fn press_now(self) {
        self.press(self.timed.with_untracked(|timed| timed.clock.turn()));
    }

    /// Writes the time to the move that was just finished, if that is wished.
    fn write_time(self, side: Side) {
        let is_wished = self.prefs().with_untracked(|p| p.clock && p.clock_write);
        // Only to the last move of the game: while another one is shown, its time stays.
        if is_wished && self.current.status.with_untracked(|s| s.at_end) {
            let left = self.timed.with_untracked(|timed| timed.clock.left(side, time()));
            self.write(Edit::Clock(Some(left)));
        }
    }

    /// Writes to the record without a message.
    fn write(self, edit: Edit) {
        let style = self.prefs().with_untracked(|p| p.style());
        // A tag and a time can always be written.
        let _ = self.current.change(|game| game.edit(edit, &style));
    }

    /// A player claims that the time of the other one is over.
    fn claim(self, by: Side) {
        let style = self.prefs().with_untracked(|p| p.style());
        let done = match self.is_linked_untracked() {
            true => self
                .current
                .change(|game| self.change(|timed, now| timed.claim(by, Some((game, &style)), now))),
            false => self.change(|timed, now| timed.claim(by, None, now)),
        };
        match done {
            Some(Ok(says)) => {
                self.current.notice.set(None);
                self.claimed.set(Some(says));
            }
            Some(Err(problem)) => self.current.notice.set(Some(problem.says)),
            None => {}
        }
    }

    /// A player asks for the sheet of the other one, or gives it back: only while on move in a new period.
    fn consult(self, side: Side) {
        let may = self.timed.with_untracked(|timed| timed.clock.may_consult(side));
        let is_open = self.consults.get_untracked() == Some(side);
        self.consults.set(Some(side).filter(|_| may && !is_open));
        self.current.notice.set((!may).then(|| msg!(ConsultLater { player: player(side) })));
    }

    /// True if it goes with the game and is in use.
    fn is_beside_game(self) -> bool {
        self.attended.get_untracked() && self.is_linked_untracked() && !self.is_fresh_untracked()
    }

    /// The touch that counts: where players agreed on touch-move, a tap binds, but for one after j'adoube.
    pub fn binding(self, touch: Touch) -> Touch {
        let binds = self.prefs().with_untracked(|p| p.touch_move);
        match touch {
            Touch::Tap if binds && !self.adjusting.get_untracked() => Touch::Bind,
            other => other,
        }
    }

    /// Ends j'adoube after a touch.
    pub fn touched(self) {
        if self.adjusting.get_untracked() {
            self.adjusting.set(false);
            self.current.notice.set(None);
        }
    }

    /// A player says j'adoube, which has to come before the touch.
    fn adjust(self) {
        let is_held = |marks: &[(_, Mark)]| marks.iter().any(|(_, mark)| *mark == Mark::Held);
        let is_late = self.current.scene.with_untracked(|s| is_held(&s.marks));
        self.adjusting.set(!is_late);
        self.current.notice.set(Some(if is_late { msg!(AdjustLate) } else { msg!(Adjusting) }));
    }

    /// Side to move at the end of the game.
    fn turn(self) -> Side {
        let current = self.current;
        let turn = current.scene.with_untracked(|s| s.turn);
        // Without moves the board has it; else the end of the game may not be on the board.
        let last = current.sheet.with_untracked(|sheet| sheet.rows.last().map(|row| row.second.is_some()));
        match last {
            Some(is_second) if !current.status.with_untracked(|s| s.at_end) => {
                let first = current.sheet.with_untracked(|sheet| sheet.first);
                if is_second { first } else { first.other() }
            }
            _ => turn,
        }
    }
}

/// The button "time is up" beside a game: the clock that goes with it decides, as with every claim.
pub fn time_up(desk: Desk) {
    let style = desk.prefs.with_untracked(|p| p.style());
    let clock = desk.clock().filter(|clock| clock.is_beside_game());
    let done = desk.change(|game| match clock {
        Some(clock) => clock.change(|timed, now| timed::time_up(Some((timed, now)), game, &style)),
        None => Some(timed::time_up(None, game, &style)),
    });
    desk.notice.set(done.and_then(Result::err).map(|problem| problem.says));
}
