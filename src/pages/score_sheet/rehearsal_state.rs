//! State of a tournament rehearsal: opponent, clock, and marks at the end.

use crate::components::repeat::repeat_while;
use crate::pages::score_sheet::order_drill::OrderDrill;
use crate::state::opponent::worker::{self, BestMove, Client, Limits};
use crate::state::random::random_bits;
use crate::state::{corrupt_storage, storage, time};
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::opponent::Opponent;
use notabene_core::game::timed::{self, GameClock};
use notabene_core::position::Side;
use notabene_core::record::time_control::{TimeControl, face};
use notabene_study::storage_key::StorageKey;
use std::time::Duration;

/// Thinking time of the opponent for a move, in milliseconds.
const MOVE_TIME: u32 = 1_500;
/// Interval between updates of the clock.
const CLOCK_INTERVAL: Duration = Duration::from_millis(250);

/// State of the rehearsal. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Rehearsal {
    /// Level of the opponent.
    pub level: RwSignal<u8>,
    /// Time control of the next game.
    pub control: RwSignal<String>,
    /// True once the sheet is marked.
    pub is_graded: RwSignal<bool>,
    timed: RwSignal<GameClock>,
    /// Present time, in milliseconds.
    now: RwSignal<u64>,
}

/// Clock for the text of a time control; 15 minutes and 10 seconds a move if it is invalid.
fn new_clock(control: &str) -> GameClock {
    let control = timed::parse_time_control(control).unwrap_or_else(|_| TimeControl::of(15, 10));
    GameClock::new(control, Side::White, 0)
}

impl Rehearsal {
    /// The saved rehearsal, or a new one.
    pub fn load() -> Rehearsal {
        let saved = corrupt_storage::load_valid(StorageKey::RehearsalClock, |text| {
            let (head, clock) = text.split_once('\n')?;
            let mut words = head.splitn(3, ' ');
            let level = u8::try_from(number(words.next()?)?)
                .ok()
                .filter(|level| (1..=Opponent::LEVELS).contains(level))?;
            let is_graded = words.next()? == "1";
            Some((level, is_graded, words.next()?.to_string(), GameClock::read(clock)?))
        });
        let new = || (1, false, String::from("15+10"), new_clock("15+10"));
        let (level, is_graded, control, timed) = saved.unwrap_or_else(new);
        Rehearsal {
            level: RwSignal::new(level),
            control: RwSignal::new(control),
            is_graded: RwSignal::new(is_graded),
            timed: RwSignal::new(timed),
            now: RwSignal::new(time::milliseconds()),
        }
    }

    /// Saves opponent, clock and marks.
    pub fn save(self) {
        let (level, control) = (self.level.get_untracked(), self.control.get_untracked());
        let graded = if self.is_graded.get_untracked() { "1" } else { "0" };
        let clock = self.timed.with_untracked(|timed| timed.save(time::milliseconds()));
        storage::save(StorageKey::RehearsalClock, &format!("{level} {graded} {control}\n{clock}"));
    }

    fn start_clock(self) {
        let now = time::milliseconds();
        self.timed.update(|timed| timed.clock.start(now));
        self.now.set(now);
    }

    /// Presses the clock for a side that has moved. The first press starts it.
    pub fn press_clock(self, side: Side) {
        let now = time::milliseconds();
        self.timed.update(|timed| {
            if timed.clock.is_fresh() && !timed.clock.is_running() {
                timed.clock.start(now);
            }
            // A refused press changes nothing: the drill has shown the reason.
            drop(timed.press(side, None, now));
        });
        self.now.set(now);
        self.save();
    }

    /// Time left for a side, as on the clock; tracked.
    pub fn clock_text(self, side: Side) -> String {
        face(self.timed.with(|timed| timed.clock.time_left(side, self.now.get())))
    }
}

impl OrderDrill {
    /// Starts a new game: White's clock runs.
    pub fn start_rehearsal(&self, rehearsal: Rehearsal) {
        rehearsal.is_graded.set(false);
        rehearsal.timed.set(new_clock(&rehearsal.control.get_untracked()));
        if self.known_plies.get_untracked() == 0 && self.side.get_untracked() == Side::Black {
            rehearsal.start_clock();
        }
        rehearsal.save();
    }

    /// Asks the opponent for its move, and plays it. Without its program the book answers.
    pub fn ask_opponent(self, rehearsal: Rehearsal, known: usize) {
        let limits = Limits {
            level: Some(rehearsal.level.get_untracked()),
            milliseconds: MOVE_TIME,
            seed: random_bits(),
            hand: 0,
        };
        let then = move |answer: Option<BestMove>| {
            if self.is_reply_due(known) {
                match answer {
                    Some(best) => self.play_reply(known, &best.id),
                    None => self.reply_by_book(known),
                }
            }
        };
        self.own.game.with_untracked(|game| {
            worker::request_best_move(Client::Rehearsal, game, &limits, Box::new(then))
        });
    }

    /// Lets the clock run until the game is over. A fallen flag of the player ends it: the opponent claims.
    pub fn follow_clock(self, rehearsal: Rehearsal) {
        // A saved clock stands still: it goes on with the page.
        let is_under_way =
            rehearsal.timed.with_untracked(|timed| !timed.clock.is_fresh() && !timed.clock.is_running());
        if is_under_way && !self.is_over() {
            rehearsal.start_clock();
        }
        let is_over = Memo::new(move |_| self.own.status.with(|status| status.is_over()));
        Effect::new(move || {
            if is_over.get() {
                rehearsal.timed.update(|timed| timed.clock.pause(time::milliseconds()));
                rehearsal.save();
            }
        });
        let is_running = Memo::new(move |_| rehearsal.timed.with(|timed| timed.clock.is_running()));
        repeat_while(is_running, CLOCK_INTERVAL, move || self.update_clock(rehearsal));
        on_cleanup(|| worker::cancel_search(Client::Rehearsal));
    }

    fn update_clock(&self, rehearsal: Rehearsal) {
        let (before, now) = (rehearsal.now.try_get_untracked().unwrap_or_default(), time::milliseconds());
        rehearsal.now.set(now);
        let own = self.side.get_untracked();
        if rehearsal.timed.with_untracked(|timed| timed.clock.is_flag_down(own, now)) {
            let style = untrack(|| self.style());
            // The flag has just fallen.
            let claim = |game: &mut _| {
                rehearsal.timed.try_update(|timed| timed.claim(own.other(), Some((game, &style)), now))
            };
            drop(self.own.update_game(claim));
        } else if before / 1000 != now / 1000 {
            rehearsal.save();
        }
    }
}
