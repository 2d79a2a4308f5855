//! The clock of two players. It has no hands of its own: what time it is comes with every question, in
//! milliseconds since any moment that stays the same.
//!
//! A flag that has fallen is a mark and no more: the game goes on until somebody claims (Scharten, section 12;
//! FIDE Laws 6.8). Until then the clock of that player stands at nothing and gets no more time.

use super::duty::{Duty, Standing, may_consult};
use super::time_control::{ClockMode, LONGEST, TimeControl};
use crate::digits::{number, push_number};
use crate::position::Side;

/// The time of one player.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct PlayerClock {
    /// Milliseconds left when the clock last stood.
    left: u32,
    /// So often the player pressed.
    moves: u32,
    /// The least time left in this period.
    lowest: u32,
    /// Whether moves may be missing on the sheet since an earlier period.
    behind: bool,
    /// Both as they were before the press that began this period, for whoever takes it back.
    earlier: Option<(u32, bool)>,
}

/// The clock of two players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    control: TimeControl,
    first: Side,
    turn: Side,
    hands: [PlayerClock; 2],
    /// Since when it runs; none while it stands.
    since: Option<u64>,
    /// How long it still waits before the time of this move runs, in milliseconds.
    waits: u32,
}

/// Why the clock cannot be pressed, or a claim is not right.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// It stands.
    Stands,
    /// The other player is on move.
    NotYours,
    /// The flag of the other player has not fallen: so much is left, in milliseconds.
    FlagUp(u32),
}

/// No player makes more moves: what is kept might say anything.
const MOST_MOVES: u32 = 10_000;

/// Stands in the kept text where no period has ended yet.
const NONE: u32 = 2;

impl Clock {
    /// A clock that stands, set for a game in which a side begins.
    pub fn new(control: TimeControl, first: Side) -> Clock {
        let period = control.period(0);
        let hand =
            PlayerClock { left: period.base, moves: 0, lowest: period.base, behind: false, earlier: None };
        let mut clock = Clock { control, first, turn: first, hands: [hand; 2], since: None, waits: 0 };
        clock.wait();
        clock
    }

    /// What the players agreed.
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }
    /// Whose time runs, or will when the clock is started.
    pub const fn turn(&self) -> Side {
        self.turn
    }
    /// Whether it runs.
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }
    /// Whether nobody has used it yet.
    pub fn is_fresh(&self) -> bool {
        let base = self.control.period(0).base;
        self.since.is_none() && self.hands.iter().all(|hand| hand.moves == 0 && hand.left == base)
    }
    /// How often a player pressed.
    pub fn moves(&self, side: Side) -> u32 {
        self.hand(side).moves
    }
    /// How often it was pressed.
    pub fn presses(&self) -> u32 {
        self.hands[0].moves + self.hands[1].moves
    }
    /// The number of the period in which a player is, from 0.
    pub fn period(&self, side: Side) -> usize {
        self.control.period_after(self.hand(side).moves).0
    }
    /// How many moves a player has still to make in this period; none in the last one.
    pub fn to_make(&self, side: Side) -> Option<u32> {
        let moves = self.hand(side).moves;
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

    /// The time that a player has left, in milliseconds.
    pub fn left(&self, side: Side, now: u64) -> u32 {
        let used = if side == self.turn { self.used(now).saturating_sub(self.waits) } else { 0 };
        self.hand(side).left.saturating_sub(used)
    }
    /// Whether the flag of a player has fallen.
    pub fn is_down(&self, side: Side, now: u64) -> bool {
        self.left(side, now) == 0
    }
    /// How long the clock still waits before the time of this move runs, in milliseconds.
    pub fn waiting(&self, now: u64) -> u32 {
        self.waits.saturating_sub(self.used(now))
    }

    /// The time since it runs; a clock that was put back counts as one that has not gone on.
    fn used(&self, now: u64) -> u32 {
        let used = self.since.map_or(0, |since| now.saturating_sub(since));
        u32::try_from(used).unwrap_or(u32::MAX)
    }

    const fn hand(&self, side: Side) -> &PlayerClock {
        &self.hands[side.index()]
    }

    /// What was used is used.
    fn settle(&mut self, now: u64) {
        let (left, waits) = (self.left(self.turn, now), self.waiting(now));
        let hand = &mut self.hands[self.turn.index()];
        hand.left = left;
        hand.lowest = hand.lowest.min(left);
        self.waits = waits;
        self.since = self.since.map(|since| since.max(now));
    }

    /// The time that the move which begins has for itself.
    fn wait(&mut self) {
        let period = self.control.period(self.period(self.turn));
        self.waits = if period.way == ClockMode::Delay { period.bonus } else { 0 };
    }

    /// Starts it, or lets it run on.
    pub fn start(&mut self, now: u64) {
        self.settle(now);
        self.since = Some(now);
    }
    /// Stops it: an arbiter is called, or the game is over.
    pub fn pause(&mut self, now: u64) {
        self.settle(now);
        self.since = None;
    }

    /// A player has moved and presses: the time of the other one runs. Bonus and new period are given at once,
    /// but not to a flag that has fallen.
    pub fn press(&mut self, side: Side, now: u64) -> Result<(), Refused> {
        if self.since.is_none() {
            return Err(Refused::Stands);
        }
        if side != self.turn {
            return Err(Refused::NotYours);
        }
        self.settle(now);
        let period = self.control.period(self.period(side));
        let released = self.duty(side, now) == Duty::MayStop;
        let hand = &mut self.hands[side.index()];
        hand.moves = (hand.moves + 1).min(MOST_MOVES);
        let (n, begins) = self.control.period_after(hand.moves);
        let mut gets = if period.way == ClockMode::Increment { period.bonus } else { 0 };
        if begins {
            gets += self.control.period(n).base;
        }
        if hand.left > 0 {
            hand.left = hand.left.saturating_add(gets).min(LONGEST);
        }
        if begins {
            hand.earlier = Some((hand.lowest, hand.behind));
            hand.lowest = hand.left;
            hand.behind |= released;
        }
        self.turn = side.other();
        self.wait();
        Ok(())
    }

    /// The last press is taken back with its move: the clock stands, and the player is on move again. The time
    /// that was used stays used. `false` if nobody has pressed.
    pub fn take_back(&mut self, now: u64) -> bool {
        let side = self.turn.other();
        let (n, begins) = self.control.period_after(self.hand(side).moves);
        if self.hand(side).moves == 0 {
            return false;
        }
        self.pause(now);
        let base = if begins { self.control.period(n).base } else { 0 };
        let hand = &mut self.hands[side.index()];
        hand.moves -= 1;
        let (n, _) = self.control.period_after(hand.moves);
        let period = self.control.period(n);
        let bonus = if period.way == ClockMode::Increment { period.bonus } else { 0 };
        if hand.left > 0 {
            hand.left = hand.left.saturating_sub(base + bonus).max(1);
        }
        // What the player may do about his sheet goes back with the period.
        if begins && let Some((lowest, behind)) = hand.earlier.take() {
            (hand.lowest, hand.behind) = (lowest, behind);
        }
        hand.lowest = hand.lowest.min(hand.left);
        self.turn = side;
        self.wait();
        true
    }

    /// The arbiter sets the time of a player (FIDE Laws 6.10), in milliseconds. A flag that had fallen is up
    /// again when there is time.
    pub fn set(&mut self, side: Side, left: u32, now: u64) {
        self.settle(now);
        let hand = &mut self.hands[side.index()];
        hand.left = left.min(LONGEST);
        hand.lowest = hand.lowest.min(hand.left);
    }

    /// The same by a difference, in milliseconds.
    pub fn correct(&mut self, side: Side, by: i32, now: u64) {
        let left = self.left(side, now);
        self.set(side, left.saturating_add_signed(by), now);
    }

    /// A player claims that the flag of the other one has fallen (Scharten, section 12). The sides whose time is
    /// over, that of the other player first; the clock stands then.
    pub fn claim(&mut self, by: Side, now: u64) -> Result<Vec<Side>, Refused> {
        let other = by.other();
        match self.left(other, now) {
            0 => {
                self.pause(now);
                Ok([other, by].into_iter().filter(|side| self.is_down(*side, now)).collect())
            }
            left => Err(Refused::FlagUp(left)),
        }
    }

    /// What a player has to do about his score sheet.
    pub fn duty(&self, side: Side, now: u64) -> Duty {
        let hand = self.hand(side);
        self.control.duty(Standing {
            period: self.period(side),
            lowest: hand.lowest.min(self.left(side, now)),
            behind: hand.behind,
        })
    }
    /// Whether a player may ask for the sheet of the other one now.
    pub fn may_consult(&self, side: Side) -> bool {
        may_consult(self.hand(side).behind, side == self.turn)
    }
    /// A player has filled in what was missing on his sheet.
    pub fn updated(&mut self, side: Side) {
        self.hands[side.index()].behind = false;
    }

    /// All of it as text, as it stands now: signs of its own, never shown.
    pub fn save(&self, now: u64) -> String {
        let mut clock = self.clone();
        clock.pause(now);
        let mut out = String::from("1 ");
        out.push_str(&clock.control.pgn());
        let side = |side: Side| side.index() as u32;
        let mut all = vec![side(clock.first), side(clock.turn), clock.waits];
        for hand in clock.hands {
            all.extend([hand.left, hand.moves, hand.lowest, u32::from(hand.behind)]);
            let (lowest, behind) = hand.earlier.map_or((0, NONE), |(lowest, was)| (lowest, u32::from(was)));
            all.extend([lowest, behind]);
        }
        for number in all {
            out.push(' ');
            push_number(&mut out, number);
        }
        out
    }

    /// A clock that was kept; it stands. None if the text is damaged.
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
            Some(PlayerClock { left, moves, lowest: lowest.min(left), behind: behind == 1, earlier })
        };
        let hands = [hand()?, hand()?];
        let clock = Clock { control, first, turn, hands, since: None, waits };
        // They press in turn.
        let second = clock.moves(first.other()) + u32::from(turn != first);
        words.next().is_none().then_some(clock).filter(|clock| clock.moves(first) == second)
    }

    /// Which side began.
    pub const fn first(&self) -> Side {
        self.first
    }
}
