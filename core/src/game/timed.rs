//! A game with a clock: pressing, the effect of moves on the board, and flag claims.

use super::Game;
use super::answer::{Go, Problem};
use super::edit::Edit;
use super::move_list::MoveSheet;
use crate::digits::number;
use crate::i18n::{Msg, head};
use crate::notation::{Style, player};
use crate::position::Side;
use crate::record::End;
use crate::record::clock::{Clock, Refused};
use crate::record::duty::Duty;
use crate::record::time_control::{BadTime, MINUTE, Pace, SECOND, TimeControl, TimeFault, face};

/// A clock, and the number of moves on the sheet when it was set.
#[derive(Clone, PartialEq, Debug)]
pub struct GameClock {
    /// The clock.
    pub clock: Clock,
    base: u32,
}

/// The state of the game relevant for pressing a clock.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct ClockedBoard {
    /// Number of moves of both sides in the main line.
    pub plies: u32,
    /// True if a promotion is pending.
    pub arrived: bool,
}

/// Number of moves of both sides in the main line.
pub fn plies_of(sheet: &MoveSheet) -> u32 {
    let moves = |row: &super::MoveRow| u32::from(row.first.is_some()) + u32::from(row.second.is_some());
    sheet.rows.iter().map(moves).sum()
}

impl GameClock {
    /// A stopped clock for a game with `turn` to move after `made` moves.
    pub fn new(control: TimeControl, turn: Side, made: u32) -> GameClock {
        GameClock { clock: Clock::new(control, turn), base: made }
    }

    /// Presses the clock. With a board the move comes first, and has to be complete (FIDE Laws 6.2.1; Scharten,
    /// section 10: a promotion is incomplete until the new piece is chosen).
    ///
    /// # Errors
    ///
    /// The reason why the clock cannot be pressed.
    pub fn press(&mut self, side: Side, board: Option<ClockedBoard>, now: u64) -> Result<(), Msg> {
        if let Some(board) = board
            && self.clock.is_running()
            && side == self.clock.turn()
        {
            if board.arrived {
                return Err(msg!(ClockPromotion));
            }
            if self.plies_ahead(board.plies) <= 0 {
                return Err(msg!(ClockPlayFirst));
            }
        }
        self.clock.press(side, now).map_err(|why| refused(why, side))
    }

    /// True if the clock fits a game of this number of moves: it was pressed for each of them. A saved clock
    /// may belong to another game.
    pub fn fits(&self, made: u32) -> bool {
        self.plies_ahead(made) == 0
    }

    /// Number of moves on the board without a press; negative if moves were taken back.
    fn plies_ahead(&self, made: u32) -> i64 {
        i64::from(made) - i64::from(self.base) - i64::from(self.clock.presses())
    }

    /// Follows a change of the moves on the board: with `auto` each move presses the running clock; a move
    /// taken back takes its press back. Returns the side that has pressed.
    pub fn sync_moves(&mut self, made: u32, auto: bool, now: u64) -> Option<Side> {
        while self.plies_ahead(made) < 0 {
            if !self.clock.take_back(now) {
                // More moves are gone than this clock has counted.
                self.base = made;
                break;
            }
        }
        let mut pressed = None;
        while auto && self.plies_ahead(made) > 0 {
            let side = self.clock.turn();
            if self.clock.press(side, now).is_err() {
                break;
            }
            pressed = Some(side);
        }
        pressed
    }

    /// Starts the clock. Moves made while it was stopped are not counted.
    pub fn start(&mut self, board: Option<(ClockedBoard, Side)>, now: u64) {
        if let Some((board, turn)) = board
            && self.clock.is_fresh()
            && self.plies_ahead(board.plies) != 0
        {
            *self = GameClock::new(self.clock.control().clone(), turn, board.plies);
        }
        self.clock.start(now);
    }

    /// Claims that the opponent's time is over. The consequence is entered on the
    /// sheet: a win; a draw if both flags are down, or if the claimer can never mate (Scharten, section 12).
    ///
    /// # Errors
    ///
    /// The flag has not fallen.
    pub fn claim(&mut self, by: Side, table: Option<(&mut Game, &Style)>, now: u64) -> Result<Msg, Problem> {
        let flags = self.clock.claim(by, now).map_err(|why| Problem { message: refused(why, by), at: 0 })?;
        let Some((table, style)) = table else {
            return Ok(match flags.len() {
                // Without a board only the players know if a mate is possible.
                1 => msg!(FlagAlone { player: player(by.other()), winner: player(by) }),
                _ => msg!(DrawOnTime),
            });
        };
        // The game ends at the end of the main line, wherever the board stands.
        table.go(Go::First);
        table.go(Go::Last);
        for side in flags {
            table.edit(Edit::Flag(side), style)?;
        }
        Ok(table.status().message)
    }

    /// Serialises the current state.
    pub fn save(&self, now: u64) -> String {
        format!("{} {}", self.base, self.clock.save(now))
    }

    /// Parses a saved clock, stopped. None if the text is invalid.
    pub fn read(text: &str) -> Option<GameClock> {
        let (base, clock) = text.split_once(' ')?;
        Some(GameClock { base: number(base)?, clock: Clock::read(clock)? })
    }
}

/// The button "time is up" beside a game. If the game has a clock, its flags decide, as in every claim; otherwise the
/// players declare that the time of the side to move is over, and with a second call also that of the other.
///
/// # Errors
///
/// No flag has fallen, or the game is over.
pub fn time_up(
    clock: Option<(&mut GameClock, u64)>,
    table: &mut Game,
    style: &Style,
) -> Result<Msg, Problem> {
    table.go(Go::First);
    table.go(Go::Last);
    let (turn, ended) = (table.scene().turn, table.status().end == Some(End::Time));
    match clock.filter(|_| !ended) {
        Some((timed, now)) => {
            let by = if timed.clock.is_flag_down(turn, now) || !timed.clock.is_flag_down(turn.other(), now) {
                turn.other()
            } else {
                turn
            };
            timed.claim(by, Some((table, style)), now)
        }
        None => {
            table.edit(Edit::Flag(if ended { turn.other() } else { turn }), style)?;
            Ok(table.status().message)
        }
    }
}

/// True if a message asks to press the clock, and is obsolete after the press.
pub fn asks_to_press(message: &Msg) -> bool {
    [msg!(ClockPlayFirst), msg!(ClockPromotion), msg!(ClockStands)].contains(message)
}

/// The reason why a clock was not pressed, or a claim rejected.
fn refused(why: Refused, side: Side) -> Msg {
    match why {
        Refused::Stands => msg!(ClockStands),
        Refused::NotYours => msg!(ClockNotYours { player: player(side.other()) }),
        Refused::FlagUp(left) => msg!(FlagUp { player: player(side.other()), time: face(left) }),
    }
}

/// Parses a time control as written by people.
///
/// # Errors
///
/// The reason and its place.
pub fn parse_time_control(text: &str) -> Result<TimeControl, Problem> {
    TimeControl::read(text).map_err(|BadTime { at, fault }| {
        let message = match fault {
            TimeFault::NoNumber if text.get(at..).is_none_or(|rest| rest.trim().is_empty()) => {
                msg!(TimeMissing)
            }
            TimeFault::NoNumber | TimeFault::Sign => {
                msg!(TimeSign { text: head(text.get(at..).unwrap_or_default(), 12) })
            }
            TimeFault::TooLong => msg!(TimeTooLong),
            TimeFault::Moves => msg!(TimeMoves),
            TimeFault::AfterRest => msg!(TimeAfterRest),
            TimeFault::TooMany => msg!(TimeTooMany),
        };
        Problem { message, at }
    })
}

/// A time in abbreviations common to all languages of the screen: `70 min`, `1 min 30 s`.
fn minutes(time: u32) -> String {
    let (minutes, seconds) = (time / MINUTE, time % MINUTE / SECOND);
    if seconds > 0 { format!("{minutes} min {seconds} s") } else { format!("{minutes} min") }
}

/// The category of a time control, and its time for sixty moves.
pub fn pace_message(control: &TimeControl) -> Msg {
    let time = minutes(control.time_for_sixty_moves());
    match control.pace() {
        Pace::Blitz => msg!(PaceBlitz { time }),
        Pace::Rapid => msg!(PaceRapid { time }),
        Pace::Long => msg!(PaceLong { time }),
    }
}

/// The duty of a player to write.
pub fn duty_message(clock: &Clock, side: Side, now: u64) -> Msg {
    let player = player(side);
    match clock.duty(side, now) {
        Duty::Free => msg!(DutyFree { player }),
        Duty::Write => msg!(DutyWrite { player }),
        Duty::GoOn => msg!(DutyGoOn { player }),
        Duty::MayStop => msg!(DutyMayStop { player }),
        Duty::Update if clock.may_consult(side) => msg!(DutyConsult { player }),
        Duty::Update => msg!(DutyUpdate { player }),
    }
}
