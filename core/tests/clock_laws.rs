//! Laws of times and clocks, under any events.

use crate::common::laws::laws;
use notabene_core::position::Side::{self, Black, White};
use notabene_core::record::clock::Clock;
use notabene_core::record::time_control::{ClockMode, Period, SECOND, TimeControl};
use proptest::prelude::*;

fn any_control() -> impl Strategy<Value = TimeControl> {
    let period = (1..60u32, 1..7_200u32, 0..120u32, any::<bool>());
    (prop::collection::vec(period, 1..5), any::<bool>()).prop_map(|(periods, again)| {
        let last = periods.len() - 1;
        let text = periods.iter().enumerate().map(|(n, (moves, base, bonus, delay))| {
            let moves = if n == last && !again { String::new() } else { format!("{moves}/") };
            format!("{moves}{base}s{}{bonus}", if *delay { "d" } else { "+" })
        });
        TimeControl::read(&text.collect::<Vec<_>>().join(", ")).unwrap()
    })
}

/// An action on a clock: after some milliseconds the side to move presses, or the clock is stopped or started.
#[derive(Clone, Debug)]
enum Act {
    Press,
    Wrong,
    Pause,
    Start,
    Reload,
}

fn any_acts() -> impl Strategy<Value = Vec<(u32, Act)>> {
    let act = prop_oneof![
        6 => Just(Act::Press),
        1 => Just(Act::Wrong),
        1 => Just(Act::Pause),
        2 => Just(Act::Start),
        1 => Just(Act::Reload),
    ];
    prop::collection::vec((0..40_000u32, act), 0..150)
}

/// No clock shows more than this.
const DAY: u64 = 86_400 * SECOND as u64;

/// The time received by a player for the next move, after a number of moves.
fn gets(control: &TimeControl, made: u32) -> u64 {
    let Period { bonus, mode: way, .. } = control.period(control.period_after(made).0);
    let (n, begins) = control.period_after(made + 1);
    let base = if begins { control.period(n).time } else { 0 };
    u64::from(base) + if way == ClockMode::Increment { u64::from(bonus) } else { 0 }
}

/// Time above the limit of a day is lost, and is not restored when time is used later.
#[test]
fn a_clock_shows_no_more_than_a_day() {
    let control = TimeControl::read("1/4142s+1").unwrap();
    let mut clock = Clock::new(control, White);
    clock.start(0);
    for n in 0..60 {
        clock.press([White, Black][n % 2], 0).unwrap();
    }
    assert_eq!(u64::from(clock.time_left(White, 0)), DAY);
    assert_eq!(u64::from(clock.time_left(White, 1)), DAY - 1);
}

proptest! {
    #![proptest_config(laws(200))]

    /// Both texts of a time control are read back as the same.
    #[test]
    fn texts_mean_what_was_agreed(control in any_control()) {
        prop_assert_eq!(TimeControl::read(&control.text()), Ok(control.clone()));
        prop_assert_eq!(TimeControl::from_pgn(&control.pgn()), Ok(control));
    }

    /// No text harms; what is refused has a place in it.
    #[test]
    fn any_text_is_answered(text in "\\PC{0,40}", more in "[0-9 /+d:,;minshu'\"]{0,40}", kept in "1 [0-9/+d:]{0,12}( [0-9]{0,11}){0,13}") {
        for text in [&text, &more] {
            for read in [TimeControl::read(text), TimeControl::from_pgn(text)] {
                if let Err(bad) = read {
                    prop_assert!(bad.at <= text.len() && text.is_char_boundary(bad.at), "{text} {bad:?}");
                }
            }
            prop_assert!(Clock::read(text).is_none());
        }
        if let Some(mut clock) = Clock::read(&kept) {
            clock.start(5);
            let _ = clock.press(clock.turn(), 1_000_000);
            clock.take_back(2_000_000);
        }
    }

    /// No time is lost: the time left is the time received minus the time used, until the flag falls. A reload
    /// only stops the clock.
    #[test]
    fn time_is_given_or_used_and_nothing_else(control in any_control(), acts in any_acts()) {
        let mut clock = Clock::new(control.clone(), White);
        let (mut now, mut waited) = (0u64, 0u64);
        let mut left = [u64::from(control.period(0).time); 2];
        clock.start(0);
        for (after, act) in acts {
            let side = clock.turn();
            if clock.is_running() {
                let period = control.period(control.period_after(clock.moves(side)).0);
                let delay = if period.mode == ClockMode::Delay { u64::from(period.bonus) } else { 0 };
                let free = u64::from(after).min(delay.saturating_sub(waited));
                waited += free;
                let left = &mut left[side.index()];
                *left = left.saturating_sub(u64::from(after) - free);
            }
            now += u64::from(after);
            match act {
                Act::Press => {
                    let made = clock.moves(side);
                    if clock.press(side, now).is_ok() {
                        waited = 0;
                        let left = &mut left[side.index()];
                        // A flag that fell stays down.
                        *left = if *left == 0 { 0 } else { (*left + gets(&control, made)).min(DAY) };
                    }
                }
                Act::Wrong => prop_assert!(clock.press(side.other(), now).is_err()),
                Act::Pause => clock.pause(now),
                Act::Start => clock.start(now),
                Act::Reload => {
                    let kept = clock.save(now);
                    let read = Clock::read(&kept).unwrap();
                    prop_assert!(!read.is_running());
                    prop_assert_eq!(read.turn(), clock.turn());
                    prop_assert_eq!(read.remaining_delay(now), clock.remaining_delay(now));
                    for side in Side::BOTH {
                        prop_assert_eq!(read.time_left(side, 0), clock.time_left(side, now));
                        prop_assert_eq!(read.duty(side, 0), clock.duty(side, now));
                    }
                    clock = read;
                }
            }
            for side in Side::BOTH {
                prop_assert_eq!(u64::from(clock.time_left(side, now)), left[side.index()]);
                prop_assert_eq!(clock.is_flag_down(side, now), left[side.index()] == 0);
            }
        }
    }
}
