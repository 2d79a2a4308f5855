//! The chess clock of two players. It does not read the time: every call gets the current time in
//! milliseconds since an arbitrary fixed moment.
//!
//! A fallen flag is only a mark: the game continues until a claim (Scharten, section 12;
//! FIDE Laws 6.8). Until then that player's clock shows zero and gets no more time.

use super::duty::{Duty, Standing, may_consult};
use super::time_control::{ClockMode, LONGEST, TimeControl};
use crate::digits::number;
use crate::position::Side;

/// The time of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct PlayerClock {
    /// Remaining milliseconds when the clock was last stopped.
    time_left: u32,
    /// Number of presses by the player.
    moves: u32,
    /// Lowest time in this period.
    lowest: u32,
    /// True if moves may be missing on the sheet since an earlier period.
    is_behind: bool,
    /// `lowest` and `behind` before the press that began this period, for taking it back.
    earlier: Option<(u32, bool)>,
}

/// The chess clock of two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    first: Side,
    turn: Side,
    players: [PlayerClock; 2],
    /// Start of the running time; none while stopped.
    running_since: Option<u64>,
    /// Remaining delay of this move, in milliseconds.
    delay_left: u32,
}

/// The reason why the clock cannot be pressed, or a claim is rejected.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The clock is stopped.
    Stands,
    /// The other player is on move.
    NotYours,
    /// The opponent's flag has not fallen: remaining time in milliseconds.
    FlagUp(u32),
}

/// Maximum number of moves of a player, to validate saved clocks.
const MOST_MOVES: u32 = 10_000;

/// Stands for `None` in the saved text, before any period has ended.
const NONE: u32 = 2;

/// Longest time between two looks at a clock, in milliseconds: browsers let a hidden page work once a minute.
const LONGEST_GAP: u64 = 120_000;

impl Clock {
    /// A stopped clock for a game in which `first` begins.
    pub fn new(control: TimeControl, first: Side) -> Clock {
        let period = control.period(0);
        let hand = PlayerClock {
            time_left: period.time,
            moves: 0,
            lowest: period.time,
            is_behind: false,
            earlier: None,
        };
        let mut clock =
            Clock { control, first, turn: first, players: [hand; 2], running_since: None, delay_left: 0 };
        clock.start_delay();
        clock
    }

    /// The time control.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }
    /// The side whose time runs, or will run on start.
    pub const fn turn(&self) -> Side {
        self.turn
    }
    /// True if it runs.
    pub const fn is_running(&self) -> bool {
        self.running_since.is_some()
    }
    /// True if it has not been used yet.
    pub fn is_fresh(&self) -> bool {
        let base = self.control.period(0).time;
        self.running_since.is_none()
            && self.players.iter().all(|hand| hand.moves == 0 && hand.time_left == base)
    }
    /// Number of presses by a player.
    pub fn moves(&self, side: Side) -> u32 {
        self.player(side).moves
    }
    /// Number of presses by both players.
    pub fn presses(&self) -> u32 {
        self.players[0].moves + self.players[1].moves
    }
    /// Index of the period of a player, from 0.
    pub fn period(&self, side: Side) -> usize {
        self.control.period_after(self.player(side).moves).0
    }
    /// Number of moves a player has still to make in this period; none in the last one.
    pub fn moves_to_make(&self, side: Side) -> Option<u32> {
        let moves = self.player(side).moves;
        let mut left = moves;
        for n in 0.. {
            match self.control.period(n).moves {
                0 => break,
                length if left < length => return Some(length - left),
                length => left -= length,
            }
        }
        None
    }

    /// Remaining time of a player, in milliseconds.
    pub fn time_left(&self, side: Side, now: u64) -> u32 {
        let used = if side == self.turn { self.elapsed(now).saturating_sub(self.delay_left) } else { 0 };
        self.player(side).time_left.saturating_sub(used)
    }
    /// True if the flag of a player has fallen.
    pub fn is_flag_down(&self, side: Side, now: u64) -> bool {
        self.time_left(side, now) == 0
    }
    /// Remaining delay before the time of this move runs, in milliseconds.
    pub fn remaining_delay(&self, now: u64) -> u32 {
        self.delay_left.saturating_sub(self.elapsed(now))
    }

    /// Elapsed running time; zero if the system clock was set back.
    fn elapsed(&self, now: u64) -> u32 {
        let used = self.running_since.map_or(0, |since| now.saturating_sub(since));
        u32::try_from(used).unwrap_or(u32::MAX)
    }

    const fn player(&self, side: Side) -> &PlayerClock {
        &self.players[side.index()]
    }

    /// Deducts the elapsed time.
    fn charge_elapsed(&mut self, now: u64) {
        let (left, waits) = (self.time_left(self.turn, now), self.remaining_delay(now));
        let hand = &mut self.players[self.turn.index()];
        hand.time_left = left;
        hand.lowest = hand.lowest.min(left);
        self.delay_left = waits;
        self.running_since = self.running_since.map(|since| since.max(now));
    }

    /// Sets the delay of the move that begins.
    fn start_delay(&mut self) {
        let period = self.control.period(self.period(self.turn));
        self.delay_left = if period.mode == ClockMode::Delay { period.bonus } else { 0 };
    }

    /// Starts or resumes the clock.
    pub fn start(&mut self, now: u64) {
        self.charge_elapsed(now);
        self.running_since = Some(now);
    }
    /// Stops the clock: an arbiter is called, or the game is over.
    pub fn pause(&mut self, now: u64) {
        self.charge_elapsed(now);
        self.running_since = None;
    }

    /// Looks at the time, as pages do again and again while the clock runs; `last` is the time of the look before. After a gap
    /// that no running device makes it was asleep, and nobody could press: the clock stops where it stood then. A system clock
    /// that was set back makes no time stand still. True if it was stopped.
    pub fn look(&mut self, last: u64, now: u64) -> bool {
        if !self.is_running() || (last..=last.saturating_add(LONGEST_GAP)).contains(&now) {
            return false;
        }
        self.pause(last);
        let was_asleep = now > last;
        if !was_asleep {
            self.start(now);
        }
        was_asleep
    }

    /// Presses the clock after a move: the opponent's time starts. Increment and new period are added at once,
    /// unless the flag has fallen.
    ///
    /// # Errors
    ///
    /// [`Refused`] if the clock is stopped or the other player is on move.
    pub fn press(&mut self, side: Side, now: u64) -> Result<(), Refused> {
        if self.running_since.is_none() {
            return Err(Refused::Stands);
        }
        if side != self.turn {
            return Err(Refused::NotYours);
        }
        self.charge_elapsed(now);
        let period = self.control.period(self.period(side));
        let released = self.duty(side, now) == Duty::MayStop;
        let hand = &mut self.players[side.index()];
        hand.moves = (hand.moves + 1).min(MOST_MOVES);
        let (n, begins) = self.control.period_after(hand.moves);
        let mut gets = if period.mode == ClockMode::Increment { period.bonus } else { 0 };
        if begins {
            gets += self.control.period(n).time;
        }
        if hand.time_left > 0 {
            hand.time_left = hand.time_left.saturating_add(gets).min(LONGEST);
        }
        if begins {
            hand.earlier = Some((hand.lowest, hand.is_behind));
            hand.lowest = hand.time_left;
            hand.is_behind |= released;
        }
        self.turn = side.other();
        self.start_delay();
        Ok(())
    }

    /// Takes back the last press with its move: the clock is stopped, and the player is on move again. Used time
    /// is not restored. `false` if there was no press.
    pub fn take_back(&mut self, now: u64) -> bool {
        let side = self.turn.other();
        let (n, begins) = self.control.period_after(self.player(side).moves);
        if self.player(side).moves == 0 {
            return false;
        }
        self.pause(now);
        let base = if begins { self.control.period(n).time } else { 0 };
        let hand = &mut self.players[side.index()];
        hand.moves -= 1;
        let (n, _) = self.control.period_after(hand.moves);
        let period = self.control.period(n);
        let bonus = if period.mode == ClockMode::Increment { period.bonus } else { 0 };
        if hand.time_left > 0 {
            hand.time_left = hand.time_left.saturating_sub(base + bonus).max(1);
        }
        // The duty to write is reset with the period.
        if begins && let Some((lowest, behind)) = hand.earlier.take() {
            (hand.lowest, hand.is_behind) = (lowest, behind);
        }
        hand.lowest = hand.lowest.min(hand.time_left);
        self.turn = side;
        self.start_delay();
        true
    }

    /// Sets the time of a player, by the arbiter (FIDE Laws 6.10), in milliseconds. A fallen flag is raised
    /// if there is time.
    pub fn set(&mut self, side: Side, left: u32, now: u64) {
        self.charge_elapsed(now);
        let hand = &mut self.players[side.index()];
        hand.time_left = left.min(LONGEST);
        hand.lowest = hand.lowest.min(hand.time_left);
    }

    /// Corrects the time of a player by a difference, in milliseconds.
    pub fn adjust(&mut self, side: Side, by: i32, now: u64) {
        let left = self.time_left(side, now);
        self.set(side, left.saturating_add_signed(by), now);
    }

    /// Claims that the opponent's flag has fallen (Scharten, section 12). Returns the sides whose time is
    /// over, the opponent first, and stops the clock.
    ///
    /// # Errors
    ///
    /// [`Refused`] if that flag has not fallen.
    pub fn claim(&mut self, by: Side, now: u64) -> Result<Vec<Side>, Refused> {
        let other = by.other();
        match self.time_left(other, now) {
            0 => {
                self.pause(now);
                Ok([other, by].into_iter().filter(|side| self.is_flag_down(*side, now)).collect())
            }
            left => Err(Refused::FlagUp(left)),
        }
    }

    /// The duty of a player to write.
    pub fn duty(&self, side: Side, now: u64) -> Duty {
        let hand = self.player(side);
        self.control.duty(Standing {
            period: self.period(side),
            lowest: hand.lowest.min(self.time_left(side, now)),
            behind: hand.is_behind,
        })
    }
    /// True if a player may ask for the opponent's sheet now.
    pub fn may_consult(&self, side: Side) -> bool {
        may_consult(self.player(side).is_behind, side == self.turn)
    }
    /// Records that a player has filled in the missing moves on his sheet.
    pub fn mark_updated(&mut self, side: Side) {
        self.players[side.index()].is_behind = false;
    }

    /// Serialises the current state, in an internal format.
    pub fn save(&self, now: u64) -> String {
        let mut clock = self.clone();
        clock.pause(now);
        let mut out = format!("1 {}", clock.control.pgn());
        let side = |side: Side| side.index() as u32;
        let mut all = vec![side(clock.first), side(clock.turn), clock.delay_left];
        for hand in clock.players {
            all.extend([hand.time_left, hand.moves, hand.lowest, u32::from(hand.is_behind)]);
            let (lowest, behind) = hand.earlier.map_or((0, NONE), |(lowest, was)| (lowest, u32::from(was)));
            all.extend([lowest, behind]);
        }
        for number in all {
            out.push_str(&format!(" {number}"));
        }
        out
    }

    /// Parses a saved clock, stopped. None if the text is invalid.
    pub fn read(text: &str) -> Option<Clock> {
        let mut words = text.split(' ');
        if words.next() != Some("1") {
            return None;
        }
        let control = TimeControl::from_pgn(words.next()?).ok()?;
        let mut next = |most: u32| words.next().and_then(number).filter(|n| *n <= most);
        let side = |n: u32| if n == 0 { Side::White } else { Side::Black };
        let (first, turn, waits) = (side(next(1)?), side(next(1)?), next(LONGEST)?);
        let mut hand = || {
            let (left, moves, lowest, behind) = (next(LONGEST)?, next(MOST_MOVES)?, next(LONGEST)?, next(1)?);
            let earlier = Some((next(LONGEST)?, next(NONE)?)).filter(|(_, was)| *was != NONE);
            let earlier = earlier.map(|(lowest, was)| (lowest, was == 1));
            Some(PlayerClock {
                time_left: left,
                moves,
                lowest: lowest.min(left),
                is_behind: behind == 1,
                earlier,
            })
        };
        let hands = [hand()?, hand()?];
        let clock = Clock { control, first, turn, players: hands, running_since: None, delay_left: waits };
        // Presses alternate.
        let second = clock.moves(first.other()) + u32::from(turn != first);
        words.next().is_none().then_some(clock).filter(|clock| clock.moves(first) == second)
    }

    /// The side that began.
    pub const fn first(&self) -> Side {
        self.first
    }
}
