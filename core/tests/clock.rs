//! Time controls, the clock of two players, and the duty to write. Nothing here takes time: what time it is comes
//! with every question.

use crate::common::*;
use notabene_core::position::Side::{Black, White};
use notabene_core::record::clock::{Clock, Refused};
use notabene_core::record::duty::{Duty, Standing, may_consult};
use notabene_core::record::time_control::{
    ClockMode, MINUTE, PRESETS, Pace, Period, SECOND, TimeControl, TimeFault, clock_text, face,
};
use serde_json::Value;

fn control(text: &str) -> TimeControl {
    TimeControl::read(text).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

fn clock(text: &str) -> Clock {
    let mut clock = Clock::new(control(text), White);
    clock.start(0);
    clock
}

/// The answer to a claim, as a sentence; none if it is not about clocks.
fn answer(row: &Value) -> Option<String> {
    let input = &row["input"];
    let number = |key: &str| input[key].as_u64().map(|n| n as u32);
    let yes = |is: bool| Some(if is { "yes" } else { "no" }.to_string());
    let control = || TimeControl::of(number("initial_min").unwrap(), number("increment_s").unwrap());
    match text(row, "check") {
        "is_long" => yes(control().is_long()),
        "equivalent" => Some(format!("{} min", control().time_for_sixty_moves() / MINUTE)),
        "must_write" => {
            let now = number("now_remaining_s").map_or(u32::MAX, |s| s * SECOND);
            let lowest = (number("lowest_remaining_s").unwrap() * SECOND).min(now);
            let duty = control().duty(Standing { period: 0, lowest, behind: false });
            yes(matches!(duty, Duty::Write | Duty::GoOn))
        }
        "may_consult" => yes(may_consult(input["new_period"] == true, input["on_move"] == true)),
        _ => None,
    }
}

#[test]
fn claims_about_pace_and_duty_hold() {
    let mut answered = Vec::new();
    for row in own("claims/claims.json") {
        if let Some(got) = answer(&row) {
            assert_eq!(got, text(&row, "expected"), "{row}");
            answered.push(text(&row, "id").to_string());
        }
    }
    // FR-008 to 014, 146 to 172 and 174 to 176.
    assert_eq!(answered.len(), 7 + 18 + 9 + 3, "{answered:?}");
}

#[test]
fn people_write_times_as_they_like() {
    for (written, kept, pgn) in [
        ("3+2", "3+2", "180+2"),
        (" 5 ", "5", "300"),
        ("15 min + 10 s", "15+10", "900+10"),
        ("50mn+10s/coup", "50+10", "3000+10"),
        ("90'+30''", "90+30", "5400+30"),
        ("1h30 + 30 sec / zet", "90+30", "5400+30"),
        ("1 u 40", "100", "6000"),
        ("40/100+30, 20/50+30, 15+30", "40/100+30, 20/50+30, 15+30", "40/6000+30:20/3000+30:900+30"),
        ("40/100,20/50;15", "40/100, 20/50, 15", "40/6000:20/3000:900"),
        ("15 d 5", "15d5", "900d5"),
        ("5min d3", "5d3", "300d3"),
        ("90s", "90s", "90"),
        ("1min30+1", "90s+1", "90+1"),
        ("3+0", "3", "180"),
        ("7d0", "7", "420"),
        ("40/90", "40/90", "40/5400"),
        ("24h", "1440", "86400"),
    ] {
        let read = control(written);
        assert_eq!(read.text(), kept, "{written}");
        assert_eq!(control(&read.text()), read, "{written}");
        assert_eq!(read.pgn(), pgn, "{written}");
        assert_eq!(TimeControl::from_pgn(&read.pgn()), Ok(read), "{written}");
    }
    assert_eq!(
        control("15d5").periods(),
        [Period { moves: 0, time: 15 * MINUTE, bonus: 5 * SECOND, mode: ClockMode::Delay }]
    );
}

#[test]
fn what_is_no_time_is_refused_with_its_place() {
    for (written, at, fault) in [
        ("", 0, TimeFault::NoNumber),
        ("   ", 3, TimeFault::NoNumber),
        ("bullet", 0, TimeFault::NoNumber),
        ("15+", 3, TimeFault::NoNumber),
        ("15 + ten", 5, TimeFault::NoNumber),
        ("40/", 3, TimeFault::NoNumber),
        ("3+2 7", 4, TimeFault::Sign),
        ("3*2", 1, TimeFault::Sign),
        ("3min2min", 4, TimeFault::Sign),
        ("3s2", 2, TimeFault::Sign),
        ("0", 0, TimeFault::TooLong),
        ("0+3", 0, TimeFault::TooLong),
        ("1441", 0, TimeFault::TooLong),
        ("25h", 0, TimeFault::TooLong),
        ("4294967296", 0, TimeFault::TooLong),
        ("3+3601", 2, TimeFault::TooLong),
        ("0/90", 0, TimeFault::Moves),
        ("301/90", 0, TimeFault::Moves),
        ("99999999999/90", 0, TimeFault::Moves),
        ("15, 5", 4, TimeFault::AfterRest),
        ("1,5", 2, TimeFault::AfterRest),
        ("1/1,1/1,1/1,1/1,1/1,1/1,1", 24, TimeFault::TooMany),
        ("5 µ", 2, TimeFault::Sign),
    ] {
        let bad = TimeControl::read(written).expect_err(written);
        assert_eq!((bad.at, bad.fault), (at, fault), "{written}");
    }
    for written in ["?", "-", "*180", "40/9000 ", "15min", "", "300:", ":300"] {
        assert!(TimeControl::from_pgn(written).is_err(), "{written}");
    }
}

#[test]
fn sixty_moves_tell_how_long_a_game_is() {
    for (written, minutes, pace) in [
        ("3+2", 5, Pace::Blitz),
        ("10", 10, Pace::Blitz),
        ("10+1", 11, Pace::Rapid),
        ("15+10", 25, Pace::Rapid),
        ("50+9", 59, Pace::Rapid),
        ("50+10", 60, Pace::Long),
        ("40+30", 70, Pace::Long),
        ("59d1", 60, Pace::Long),
        // The second period begins within sixty moves, the third after them.
        ("40/25, 40", 65, Pace::Long),
        ("40/25, 20/10, 60", 35, Pace::Rapid),
        ("40/100+30, 20/50+30, 15+30", 180, Pace::Long),
        ("40/90+30, 30", 140, Pace::Long),
        // The last period repeats.
        ("20/20", 60, Pace::Long),
        ("30/20", 40, Pace::Rapid),
    ] {
        let control = control(written);
        assert_eq!((control.time_for_sixty_moves() / MINUTE, control.pace()), (minutes, pace), "{written}");
        assert_eq!(control.is_long(), pace == Pace::Long, "{written}");
    }
    assert!(PRESETS.iter().all(|preset| control(preset).text() == *preset));
}

#[test]
fn an_increment_is_added_with_every_press() {
    let mut clock = clock("3+2");
    assert_eq!((clock.time_left(White, 5_000), clock.time_left(Black, 5_000)), (175_000, 180_000));
    clock.press(White, 5_000).unwrap();
    assert_eq!((clock.time_left(White, 5_000), clock.turn()), (177_000, Black));
    clock.press(Black, 6_000).unwrap();
    assert_eq!(clock.time_left(Black, 6_000), 181_000);
    assert_eq!((clock.time_left(White, 8_500), clock.time_left(Black, 8_500)), (174_500, 181_000));
    assert_eq!((clock.moves(White), clock.moves(Black), clock.presses()), (1, 1, 2));
}

#[test]
fn a_delay_waits_before_the_time_runs_and_is_not_saved_up() {
    let mut clock = clock("5d3");
    assert_eq!((clock.time_left(White, 2_900), clock.remaining_delay(2_900)), (300_000, 100));
    assert_eq!((clock.time_left(White, 3_500), clock.remaining_delay(3_500)), (299_500, 0));
    // A pause does not repeat the delay.
    clock.pause(2_000);
    clock.start(10_000);
    assert_eq!(clock.time_left(White, 11_000), 300_000);
    assert_eq!(clock.time_left(White, 12_000), 299_000);
    clock.press(White, 12_000).unwrap();
    assert_eq!(clock.time_left(White, 12_000), 299_000);
    clock.press(Black, 14_000).unwrap();
    assert_eq!(clock.time_left(Black, 14_000), 300_000);
}

#[test]
fn a_clock_waits_for_its_player_and_stands_when_it_is_stopped() {
    let mut clock = Clock::new(control("5"), White);
    assert!(clock.is_fresh());
    assert_eq!(clock.press(White, 10), Err(Refused::Stands));
    clock.start(1_000);
    assert!(!clock.is_fresh() && clock.is_running());
    assert_eq!(clock.press(Black, 2_000), Err(Refused::NotYours));
    clock.pause(3_000);
    assert_eq!(clock.time_left(White, 999_999), 298_000);
    assert_eq!(clock.press(White, 4_000), Err(Refused::Stands));
    clock.start(1_000_000);
    assert_eq!(clock.time_left(White, 1_001_000), 297_000);
    // Starting twice loses nothing; setting the clock of the device back adds nothing.
    clock.start(1_002_000);
    assert_eq!(clock.time_left(White, 1_002_000), 296_000);
    assert_eq!(clock.time_left(White, 5), 296_000);
    clock.pause(5);
    assert_eq!(clock.time_left(White, 5), 296_000);
    // Whoever begins in draughts may be Black.
    assert_eq!(Clock::new(control("5"), Black).turn(), Black);
}

/// Both sides press at the given plies; each move takes a second.
fn play(clock: &mut Clock, now: &mut u64, moves: u32) {
    for _ in 0..moves {
        for side in [White, Black] {
            *now += 1_000;
            clock.press(side, *now).unwrap();
        }
    }
}

/// SC-164: forty moves in a hundred minutes, twenty in fifty, fifteen for the rest.
#[test]
fn the_time_of_a_period_is_added_when_its_moves_are_made() {
    let mut clock = clock("40/100, 20/50, 15");
    let mut now = 0;
    assert_eq!((clock.moves_to_make(White), clock.period(White)), (Some(40), 0));
    play(&mut clock, &mut now, 39);
    assert_eq!(
        (clock.time_left(White, now), clock.moves_to_make(White)),
        (100 * MINUTE - 39 * SECOND, Some(1))
    );
    clock.press(White, now + 1_000).unwrap();
    now += 1_000;
    assert_eq!(clock.time_left(White, now), 150 * MINUTE - 40 * SECOND);
    assert_eq!((clock.period(White), clock.period(Black)), (1, 0));
    assert_eq!((clock.moves_to_make(White), clock.moves_to_make(Black)), (Some(20), Some(1)));
    clock.press(Black, now + 1_000).unwrap();
    now += 1_000;
    play(&mut clock, &mut now, 20);
    assert_eq!(clock.time_left(Black, now), 165 * MINUTE - 60 * SECOND);
    assert_eq!((clock.period(Black), clock.moves_to_make(Black)), (2, None));
}

#[test]
fn a_period_at_the_end_with_moves_comes_again() {
    let mut clock = clock("2/1");
    let mut now = 0;
    play(&mut clock, &mut now, 5);
    assert_eq!(clock.time_left(White, now), 3 * MINUTE - 5 * SECOND);
    assert_eq!((clock.period(White), clock.moves_to_make(White)), (2, Some(1)));
}

/// SC-165: a flag is only a mark; the game continues until a claim.
#[test]
fn a_fallen_flag_is_only_a_mark_and_gets_no_more_time() {
    let mut clock = clock("1/1+5, 10");
    assert!(!clock.is_flag_down(White, 59_999));
    assert!(clock.is_flag_down(White, 60_000) && clock.is_flag_down(White, 900_000));
    assert_eq!(clock.claim(White, 60_000), Err(Refused::FlagUp(60_000)));
    assert!(clock.is_running());
    // The game continues; neither the increment nor the next period lifts the flag.
    clock.press(White, 61_000).unwrap();
    assert!(clock.is_flag_down(White, 61_000) && clock.is_running());
    assert_eq!(clock.time_left(White, 61_000), 0);
    // The arbiter can.
    clock.set(White, 90_000, 61_000);
    assert_eq!(clock.time_left(White, 61_000), 90_000);
    clock.adjust(White, -30_000, 61_000);
    assert_eq!(clock.time_left(White, 61_000), 60_000);
    clock.adjust(White, i32::MIN, 61_000);
    assert_eq!(clock.time_left(White, 61_000), 0);
    clock.adjust(Black, i32::MAX, 61_000);
    assert_eq!(clock.time_left(Black, 61_000), 24 * 60 * MINUTE);
}

#[test]
fn a_claim_names_the_flags_that_are_down_and_stops_the_clock() {
    let mut clock = clock("1");
    assert_eq!(clock.claim(Black, 59_999), Err(Refused::FlagUp(1)));
    assert_eq!(clock.clone().claim(Black, 60_000), Ok(vec![White]));
    clock.press(White, 70_000).unwrap();
    // Without a claim the other flag falls as well.
    assert_eq!(clock.clone().claim(White, 100_000), Err(Refused::FlagUp(30_000)));
    assert_eq!(clock.clone().claim(White, 130_000), Ok(vec![Black, White]));
    assert_eq!(clock.claim(Black, 130_000), Ok(vec![White, Black]));
    assert!(!clock.is_running());
}

#[test]
fn a_press_is_taken_back_with_its_move() {
    let mut clock = clock("1/2+3, 5+3");
    assert!(!clock.take_back(1_000), "nobody has pressed");
    assert!(clock.is_running());
    clock.press(White, 10_000).unwrap();
    assert_eq!(clock.time_left(White, 10_000), 110_000 + 303_000);
    assert!(clock.take_back(15_000));
    assert_eq!((clock.turn(), clock.is_running(), clock.moves(White)), (White, false, 0));
    assert_eq!((clock.time_left(White, 99_000), clock.time_left(Black, 99_000)), (110_000, 115_000));
    assert_eq!(clock.period(White), 0);
}

/// Undoing the end of a period undoes its effect on the duty to write.
#[test]
fn a_period_that_is_taken_back_leaves_the_duty_as_it_was() {
    let mut clock = clock("1/50, 30");
    let late = u64::from(48 * MINUTE);
    assert_eq!(clock.duty(White, late), Duty::MayStop);
    clock.press(White, late).unwrap();
    assert_eq!(clock.duty(White, late), Duty::Update);
    // Saved and restored in between.
    let mut clock = Clock::read(&clock.save(late)).unwrap();
    assert!(clock.take_back(late + 1_000));
    assert_eq!(clock.duty(White, late + 1_000), Duty::MayStop, "who could stop writing still may");
    assert!(!clock.may_consult(White), "nothing is missing from an earlier period");
    clock.start(late + 2_000);
    clock.press(White, late + 2_000).unwrap();
    assert_eq!(clock.duty(White, late + 2_000), Duty::Update);
    clock.press(Black, late + 3_000).unwrap();
    assert!(clock.may_consult(White));
}

#[test]
fn who_is_short_of_time_may_stop_and_need_not_begin_again() {
    let mut clock = clock("50+10");
    assert_eq!(clock.duty(White, 0), Duty::Write);
    let late = u64::from(45 * MINUTE);
    assert_eq!(clock.duty(White, late), Duty::Write, "exactly five minutes are not less");
    assert_eq!(clock.duty(White, late + 1), Duty::MayStop);
    clock.press(White, late + 1_000).unwrap();
    assert!(clock.time_left(White, late + 1_000) > 5 * MINUTE, "the time rose again");
    assert_eq!(
        (clock.duty(White, late + 1_000), clock.duty(Black, late + 1_000)),
        (Duty::MayStop, Duty::Write)
    );
    // Thirty seconds a move are enough to write.
    let mut other = self::clock("90+30");
    assert_eq!(other.duty(White, u64::from(89 * MINUTE)), Duty::GoOn);
    other.pause(u64::from(89 * MINUTE));
    assert_eq!(self::clock("15+10").duty(White, 899_000), Duty::Free);
}

/// FR-173: with a new period the sheet has to be brought up to date; FR-174 to 176: and the other sheet helps, but
/// only on move.
#[test]
fn a_new_period_asks_for_the_missing_moves() {
    let mut clock = clock("2/50, 30");
    let late = u64::from(48 * MINUTE);
    clock.press(White, late).unwrap();
    clock.press(Black, late + 1_000).unwrap();
    assert_eq!(
        (clock.duty(White, late + 1_000), clock.duty(Black, late + 1_000)),
        (Duty::MayStop, Duty::Write)
    );
    assert!(!clock.may_consult(White), "only when the new period has begun");
    clock.press(White, late + 2_000).unwrap();
    assert_eq!(clock.duty(White, late + 2_000), Duty::Update);
    assert!(!clock.may_consult(White), "the other one is on move");
    clock.press(Black, late + 3_000).unwrap();
    assert!(clock.may_consult(White) && !clock.may_consult(Black));
    assert_eq!(clock.duty(Black, late + 3_000), Duty::Write, "nothing is missing there");
    clock.mark_updated(White);
    assert_eq!((clock.duty(White, late + 3_000), clock.may_consult(White)), (Duty::Write, false));
}

#[test]
fn a_kept_clock_stands_and_is_the_same() {
    let mut clock = clock("40/100+30, 20d5");
    clock.press(White, 61_500).unwrap();
    let kept = clock.save(70_000);
    let read = Clock::read(&kept).unwrap();
    assert!(!read.is_running());
    assert_eq!((read.turn(), read.first(), read.moves(White)), (Black, White, 1));
    assert_eq!(read.time_left(White, 5_000_000), clock.time_left(White, 70_000));
    assert_eq!(read.time_left(Black, 5_000_000), clock.time_left(Black, 70_000));
    assert_eq!(read.save(0), kept);
    for damaged in [
        "",
        "1",
        "2 300 0 0 0 1 1 1 0 0 2 1 1 1 0 0 2",
        "1 300 0 0 0 1 1 1 0 0 2 1 1 1 0 2",
        "1 300 0 0 0 1 1 1 0 0 2 1 1 1 0 0 2 0",
        "1 300 0 2 0 1 1 1 0 0 2 1 1 1 0 0 2",
        "1 300 0 0 0 1 1 1 0 0 2 1 1 1 7 0 2",
        "1 300 0 0 0 4294967295 1 1 0 0 2 1 1 1 0 0 2",
        "1 300 0 0 0 -1 1 1 0 0 2 1 1 1 0 0 2",
        "1 x 0 0 0 1 1 1 0 0 2 1 1 1 0 0 2",
        "1 300 0 0 0 1 99999 1 0 0 2 1 1 1 0 0 2",
        "1 300 0 0 0 1 5 1 0 0 2 1 1 1 0 0 2",
        "1 300 0 1 0 1 1 1 0 0 2 1 1 1 0 0 2",
    ] {
        assert_eq!(Clock::read(damaged), None, "{damaged}");
    }
    assert!(Clock::read("1 300 0 0 0 1 1 1 0 0 2 1 1 1 0 0 2").is_some());
}

#[test]
fn times_are_shown_as_clocks_and_sheets_have_them() {
    for (time, shown, sheet) in [
        (0, "0:00", "0:00"),
        (1, "0:00.0", "0:00"),
        (19_999, "0:19.9", "0:00"),
        (20_000, "0:20", "0:00"),
        (65_000, "1:05", "0:01"),
        (47 * MINUTE + 59_999, "47:59", "0:47"),
        (87 * MINUTE, "1:27:00", "1:27"),
        (24 * 60 * MINUTE, "24:00:00", "24:00"),
        (10 * 60 * MINUTE + 5 * MINUTE + 3_000, "10:05:03", "10:05"),
    ] {
        assert_eq!((face(time).as_str(), clock_text(time).as_str()), (shown, sheet));
    }
}

#[test]
fn a_device_that_sleeps_stops_the_clock_where_it_stood() {
    let mut clock = clock("5");
    // Hidden pages look once a minute.
    assert!(!clock.look(0, 60_000));
    assert_eq!(clock.time_left(White, 60_000), 4 * MINUTE);
    assert!(clock.look(60_000, 60_000 + 30 * 60_000));
    assert!(!clock.is_running());
    assert_eq!(clock.time_left(White, u64::MAX), 4 * MINUTE);
    assert!(!clock.look(0, u64::MAX), "it stands already");
}

#[test]
fn a_system_clock_that_is_set_back_neither_stops_nor_gives_time() {
    let mut clock = Clock::new(control("5"), White);
    clock.start(3_600_000);
    assert!(!clock.look(3_610_000, 10_000));
    assert_eq!(clock.time_left(White, 10_000), 5 * MINUTE - 10 * SECOND);
    assert_eq!(clock.time_left(White, 15_000), 5 * MINUTE - 15 * SECOND, "it runs on");
}
