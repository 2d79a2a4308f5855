//! Minutes of practice, by days.

use notabene_study::practice_time::{ActivityMeter, DAYS, LONGEST_PAUSE, PracticeTime, is_practice};

const DAY: u64 = 86_400;

#[test]
fn time_counts_from_touch_to_touch() {
    let mut meter = ActivityMeter::default();
    meter.act(10_000);
    assert_eq!(meter.take_seconds(0), None, "one touch takes no time");
    meter.act(25_500);
    meter.act(40_000);
    assert_eq!(meter.take_seconds(60), None, "not enough to be saved");
    meter.act(70_900);
    assert_eq!(meter.take_seconds(60), Some(60));
    meter.act(71_000);
    assert_eq!(meter.take_seconds(0), Some(1), "nothing is lost by rounding");
    assert_eq!(meter.take_seconds(0), None);
}

#[test]
fn who_goes_away_practises_no_more() {
    let mut meter = ActivityMeter::default();
    meter.act(0);
    meter.act(LONGEST_PAUSE);
    assert_eq!(meter.take_seconds(0), Some(120));
    meter.act(2 * LONGEST_PAUSE + 1);
    assert_eq!(meter.take_seconds(0), None);
    // The page is hidden while somebody else is watched.
    meter.act(2 * LONGEST_PAUSE + 5_001);
    meter.pause(2 * LONGEST_PAUSE + 8_001);
    meter.act(2 * LONGEST_PAUSE + 60_000);
    assert_eq!(meter.take_seconds(0), Some(8));
    // The clock of the device is put back.
    meter.act(3);
    meter.act(2_003);
    assert_eq!(meter.take_seconds(0), Some(2));
    meter.act(u64::MAX);
    assert_eq!(meter.take_seconds(0), None);
}

#[test]
fn nobody_practises_on_pages_of_teachers() {
    assert!(["", "learn", "practise", "sheet", "drill", "me", "clock"].into_iter().all(is_practice));
    assert!(!["wall", "class", "courses", "print"].into_iter().any(is_practice));
}

#[test]
fn minutes_are_summed_by_days() {
    let mut time = PracticeTime::default();
    assert!(time.is_empty());
    let now = 20_000 * DAY + 100;
    time.add(20, now);
    time.add(200, now + 300);
    time.add(10, now + DAY);
    assert_eq!(time.last_days(4, now + DAY), [0, 0, 4, 1], "ten seconds are a minute");
    assert_eq!((time.minutes(0, now), time.minutes(7, 0)), (4, 0));
    assert_eq!(PracticeTime::read(&time.text()), time);
}

#[test]
fn old_days_are_forgotten() {
    let mut time = PracticeTime::default();
    for day in 1..=200 {
        time.add(60, day * DAY);
    }
    let now = 200 * DAY;
    assert_eq!(time.last_days(DAYS as u64, now), vec![1; DAYS]);
    assert_eq!(time.minutes(DAYS as u64, now), 0);
    assert!(time.text().len() < 1_000, "{}", time.text().len());
    // Long after that only the new day is left.
    time.add(60, 500 * DAY);
    assert_eq!(time.last_days(400, 500 * DAY).iter().sum::<u32>(), 1);
    // A clock that was a year ahead leaves no days to come.
    time.add(60, 400 * DAY);
    assert_eq!(time.minutes(0, 400 * DAY), 1);
    assert_eq!(time.minutes(0, 500 * DAY), 0);
}

#[test]
fn a_damaged_text_has_no_minutes() {
    for text in ["", "x", "null", "[1]", "{\"days\":7}", "{\"days\":{\"-1\":3}}", "{\"days\":{\"1\":-3}}"] {
        assert!(PracticeTime::read(text).is_empty(), "{text}");
    }
    let many: Vec<String> = (0..50_000).map(|day| format!("\"{day}\":{}", u32::MAX)).collect();
    let time = PracticeTime::read(&format!("{{\"days\":{{{}}},\"more\":1}}", many.join(",")));
    let now = 49_999 * DAY;
    assert_eq!(time.last_days(100, now).iter().filter(|minutes| **minutes > 0).count(), DAYS);
    assert_eq!(time.minutes(0, now), 1440, "a day has no more");
}

#[test]
fn a_single_day_without_practice_does_not_end_a_row_of_days() {
    let now = 20_000 * DAY + 50_000;
    let of = |ago: &[u64]| {
        let mut time = PracticeTime::default();
        ago.iter().rev().for_each(|ago| time.add(90, now - ago * DAY));
        time.streak(now)
    };
    assert_eq!(of(&[]), 0);
    assert_eq!(of(&[0]), 1);
    assert_eq!(of(&[1, 2, 3]), 3, "today is not over yet");
    assert_eq!(of(&[0, 1, 3, 4]), 4, "one day is forgiven");
    assert_eq!(of(&[2, 3]), 2, "today is not over, and yesterday is forgiven");
    assert_eq!(of(&[0, 3, 4]), 1, "two days are not");
    assert_eq!(of(&[3, 4]), 0);
    assert_eq!(of(&(0..200).collect::<Vec<_>>()), DAYS as u32, "no more days are known");
}
