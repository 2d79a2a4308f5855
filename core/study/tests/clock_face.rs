//! What a clock shows, and the form for its time control.

use notabene_core::game::time_control_form::TimeControlForm;
use notabene_core::game::timed::parse_time_control;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::Side::{Black, White};
use notabene_core::record::clock::Clock;
use notabene_study::clock_face::{ClockHalf, WritingDuty, flags_message};

fn clock(text: &str) -> Clock {
    Clock::new(parse_time_control(text).unwrap(), White)
}

#[test]
fn a_half_waits_runs_is_low_and_falls() {
    let mut clock = clock("1");
    let half = |clock: &Clock, side, now| ClockHalf::of(clock, side, now);
    let white = half(&clock, White, 0);
    assert_eq!((white.time.as_str(), white.state(), white.is_low), ("1:00", Some(Label::ClockWaits), false));
    assert_eq!(half(&clock, Black, 0).state(), None);
    clock.start(0);
    assert_eq!(half(&clock, White, 1_000).state(), Some(Label::ClockRuns));
    let low = half(&clock, White, 45_000);
    assert!(low.is_low && low.is_running && !low.is_down, "{low:?}");
    assert_eq!(flags_message(&clock, 45_000), None);
    let fallen = half(&clock, White, 61_000);
    assert_eq!((fallen.is_down, fallen.state()), (true, Some(Label::ClockFlagFell)));
    assert_eq!(flags_message(&clock, 61_000), Some(msg!(FlagDown { player: player(White) })));
}

#[test]
fn whoever_fell_behind_has_a_duty() {
    let clock = clock("90+30");
    let duty = WritingDuty::of(&clock, White, 0);
    assert!(duty.is_turn && !duty.is_behind, "{duty:?}");
    assert!(!WritingDuty::of(&clock, Black, 0).is_turn);
}

#[test]
fn a_fresh_clock_is_set_at_once() {
    let clock = clock("15+10");
    let mut form = TimeControlForm::new(&clock);
    assert!(form.is_idle(&clock) && form.is_wanted(form.text()));
    assert_eq!(form.button(&clock), Label::ClockTake);
    assert_eq!(form.choose("5+3", &clock), parse_time_control("5+3").ok());
    form.type_text("nonsense");
    assert!(form.wanted().is_err() && form.is_idle(&clock));
    assert_eq!(form.submit(&clock), None);
    form.type_text("3+2");
    assert!(!form.is_idle(&clock));
    assert_eq!(form.submit(&clock), parse_time_control("3+2").ok());
}

#[test]
fn a_clock_in_use_asks_once_and_a_running_one_twice() {
    let mut clock = clock("15+10");
    clock.start(0);
    let mut form = TimeControlForm::new(&clock);
    assert_eq!(form.choose("5+3", &clock), None);
    assert_eq!(form.button(&clock), Label::ClockReset);
    assert_eq!(form.submit(&clock), None);
    assert_eq!(form.button(&clock), Label::ClockResetSure);
    assert_eq!(form.submit(&clock), parse_time_control("5+3").ok());
    clock.pause(1_000);
    let mut form = TimeControlForm::new(&clock);
    assert_eq!(form.choose("5+3", &clock), None);
    assert_eq!(form.button(&clock), Label::ClockResetSure);
    assert!(form.submit(&clock).is_some());
    form.choose("5+3", &clock);
    form.type_text("5+4");
    assert_eq!(form.button(&clock), Label::ClockReset, "another text is another question");
}
