//! The messages of lessons, drills, score sheets and clocks, as data: the last part of the list in `msg.rs`.
//! They are said on pages of their own, and fetched with the first of these.

/// Adds these messages to those it is given: the first of them begins the file `school`.
macro_rules! school_messages {
    ($($known:tt)*) => {
        messages! {
            $($known)*
            @feature "screen" {
                /// How many stars of a course are won, and how many there are.
                StarsOf = "stars_of" { stars: u32, most: u32 };
                // Times and clocks.
                /// A number is missing in a time control.
                TimeMissing = "time_missing";
                /// Signs in a time control that mean nothing there.
                TimeSign = "time_sign" { text: String };
                /// A time that no clock has.
                TimeTooLong = "time_too_long";
                /// A number of moves that no period has.
                TimeMoves = "time_moves";
                /// A period after one that lasts for the rest of the game.
                TimeAfterRest = "time_after_rest";
                /// Too many periods.
                TimeTooMany = "time_too_many";
                /// How long a game is: at most ten minutes for sixty moves.
                PaceBlitz = "pace_blitz" { time: String };
                /// Less than an hour for sixty moves.
                PaceRapid = "pace_rapid" { time: String };
                /// An hour or more for sixty moves.
                PaceLong = "pace_long" { time: String };
                /// The clock is pressed while it stands.
                ClockStands = "clock_stands";
                /// The clock is pressed by the player who is not on move.
                ClockNotYours = "clock_not_yours" { player: Player };
                /// The clock is pressed before a move is played.
                ClockPlayFirst = "clock_play_first";
                /// The clock is pressed before the promotion is finished.
                ClockPromotion = "clock_promotion";
                /// A claim while the flag is up.
                FlagUp = "flag_up" { player: Player, time: String };
                /// A flag has fallen, and nobody has claimed yet.
                FlagDown = "flag_down" { player: Player };
                /// How many moves a player has still to make in this period.
                MovesToGo = "moves_to_go" { moves: u32 };
                // Who has to write.
                /// The game is short.
                DutyFree = "duty_free" { player: Player };
                /// The game is long.
                DutyWrite = "duty_write" { player: Player };
                /// The time is short, but each move brings thirty seconds.
                DutyGoOn = "duty_go_on" { player: Player };
                /// The player was short of time.
                DutyMayStop = "duty_may_stop" { player: Player };
                /// A new period has begun, and moves may be missing.
                DutyUpdate = "duty_update" { player: Player };
                /// The same while on move: the other sheet may be asked for.
                DutyConsult = "duty_consult" { player: Player };
                // Touched pieces, and who plays White.
                /// Another piece than the touched one is to be played.
                TouchBound = "touch_bound" { piece: Piece, field: String };
                /// A touched piece of the other player has to be taken.
                TouchTake = "touch_take" { piece: Piece, field: String };
                /// A touched piece that cannot move binds nobody.
                TouchFree = "touch_free" { piece: Piece, field: String };
                /// A promotion cannot be given up any more.
                TouchPromotion = "touch_promotion";
                /// The next touch does not bind.
                Adjusting = "adjusting";
                /// Said after a piece was touched.
                AdjustLate = "adjust_late";
                /// What is in the chosen hand.
                HandIs = "hand_is" { player: Player };
            }
        }
    };
}

pub(super) use school_messages;
