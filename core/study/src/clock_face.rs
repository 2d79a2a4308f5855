//! Face of a clock: its halves, its flags, and the duties of the players to write.

use notabene_core::game::timed::duty_message;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side;
use notabene_core::record::clock::Clock;
use notabene_core::record::duty::Duty;
use notabene_core::record::time_control::{SECOND, face};

/// A running half is low below this time, in milliseconds.
const LOW: u32 = 20 * SECOND;

/// A half of a clock at a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockHalf {
    /// The time that is left.
    pub time: String,
    /// Number of moves until more time is added; none in the last period.
    pub moves_to_make: Option<u32>,
    /// True if its player is to move.
    pub is_turn: bool,
    /// True if its time runs.
    pub is_running: bool,
    /// True if its flag has fallen.
    pub is_down: bool,
    /// True if little time is left.
    pub is_low: bool,
}

impl ClockHalf {
    /// The half of a side.
    pub fn of(clock: &Clock, side: Side, now: u64) -> ClockHalf {
        let (left, is_turn) = (clock.time_left(side, now), clock.turn() == side);
        ClockHalf {
            time: face(left),
            moves_to_make: clock.moves_to_make(side),
            is_turn,
            is_running: is_turn && clock.is_running(),
            is_down: clock.is_flag_down(side, now),
            is_low: left < LOW,
        }
    }

    /// Its state in words; none while the other side is to move.
    pub const fn state(&self) -> Option<Label> {
        match (self.is_down, self.is_running, self.is_turn) {
            (true, ..) => Some(Label::ClockFlagFell),
            (false, true, _) => Some(Label::ClockRuns),
            (false, false, true) => Some(Label::ClockWaits),
            (false, false, false) => None,
        }
    }
}

/// The flags that have fallen, in words; none while both are up.
pub fn flags_message(clock: &Clock, now: u64) -> Option<Msg> {
    match Side::BOTH.map(|side| clock.is_flag_down(side, now)) {
        [true, true] => Some(msg!(BothFlagsDown)),
        [true, false] => Some(msg!(FlagDown { player: player(Side::BOTH[0]) })),
        [false, true] => Some(msg!(FlagDown { player: player(Side::BOTH[1]) })),
        [false, false] => None,
    }
}

/// The duty of a player to write the moves.
#[derive(Clone, PartialEq, Debug)]
pub struct WritingDuty {
    /// In words.
    pub message: Msg,
    /// True if the player is to move.
    pub is_turn: bool,
    /// True if the sheet has to be completed.
    pub is_behind: bool,
    /// True if the player may look at the sheet of the opponent.
    pub may_consult: bool,
}

impl WritingDuty {
    /// The duty of a side.
    pub fn of(clock: &Clock, side: Side, now: u64) -> WritingDuty {
        WritingDuty {
            message: duty_message(clock, side, now),
            is_turn: clock.turn() == side,
            is_behind: clock.duty(side, now) == Duty::Update,
            may_consult: clock.may_consult(side),
        }
    }
}
