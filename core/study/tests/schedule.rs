//! The schedule of practice: cards with dates, ten tasks a day, the text that is kept, and merging.

use crate::common::laws::laws;
use notabene_study::schedule::{Planned, Schedule, TASKS, mind_training};
use notabene_study::task;
use proptest::prelude::*;
use std::collections::BTreeMap;

const DAY: u64 = 86_400;
const START: u64 = 20_000 * DAY + 30_000;

/// A pupil who always errs on one skill practises for some days. The days on which each skill came.
fn practise(errs: &str, games: &[&str], days: u64) -> (Schedule, BTreeMap<String, Vec<u64>>) {
    let (mut schedule, mut seen) = (Schedule::default(), BTreeMap::<String, Vec<u64>>::new());
    for day in 0..days {
        let now = START + day * DAY;
        for planned in schedule.today(games, now) {
            seen.entry(planned.skill.clone()).or_default().push(day);
            if planned.skill == errs {
                schedule.count_mistake(errs, "letter_missing", now);
            }
            schedule.done(&planned.skill, if planned.skill == errs { 1 } else { 3 }, now + 60);
        }
        // The kept text gives the same schedule.
        assert_eq!(Schedule::read(&schedule.text()), schedule);
    }
    (schedule, seen)
}

/// The mean number of days until a skill came again.
fn gap(days: &[u64]) -> f64 {
    let mut days = days.to_vec();
    days.dedup();
    let (first, last) = (days[0], days[days.len() - 1]);
    if days.len() < 2 { f64::MAX } else { (last - first) as f64 / (days.len() - 1) as f64 }
}

#[test]
fn what_goes_wrong_comes_sooner_and_more_often_than_anything_else() {
    for (errs, games) in [
        ("chess/en-passant", ["chess", "chess960"]),
        ("chess/pawn", ["chess", "chess960"]),
        ("draughts/majority", ["draughts/international", "draughts/frisian"]),
        ("scharten/support", ["scharten", "scharten-loud"]),
    ] {
        let (schedule, seen) = practise(errs, &games, 60);
        let wrong = &seen[errs];
        for (skill, days) in seen.iter().filter(|(skill, _)| *skill != errs) {
            assert!(days.len() < wrong.len(), "{errs}: {skill} {days:?} {wrong:?}");
            assert!(gap(wrong) < gap(days), "{errs}: {skill} {days:?} {wrong:?}");
        }
        let card = schedule.card(errs).unwrap();
        assert_eq!((card.lapses, card.times), (wrong.len() as u32, wrong.len() as u32));
        assert_eq!(schedule.mistakes(errs).map(|(name, _)| name).collect::<Vec<_>>(), ["letter_missing"]);
    }
}

#[test]
fn all_skills_of_the_chosen_games_come_up_the_easy_ones_first() {
    let (schedule, seen) = practise("", &["chess"], 40);
    let all = task::of_game("chess");
    for skill in &all {
        assert!(seen.contains_key(skill.id), "{skill:?}");
    }
    assert!(seen.keys().all(|id| all.iter().any(|skill| skill.id == id)));
    let first = |level: u8| {
        let of_level = all.iter().filter(|skill| skill.difficulty == level);
        of_level.map(|skill| seen[skill.id][0]).min().unwrap()
    };
    assert!(first(1) <= first(2) && first(2) <= first(3) && first(3) <= first(4) && first(4) <= first(5));
    let done: u32 = schedule.weeks().map(|(_, _, done)| done.tasks).sum();
    assert_eq!(done as usize, 40 * TASKS);
    assert!(schedule.weeks().all(|(_, _, done)| done.at_once == done.tasks));
}

#[test]
fn the_first_day_has_nothing_in_the_head() {
    for game in ["chess", "draughts/international", "scharten"] {
        let tasks = Schedule::default().today(&[game], START);
        assert_eq!(tasks.len(), TASKS);
        for planned in &tasks {
            assert!(!planned.task().unwrap().skill.is_in_the_head(), "{game}: {}", planned.skill);
        }
    }
}

#[test]
fn the_tasks_of_a_day_stay_until_midnight_and_remember_what_is_done() {
    let mut schedule = Schedule::default();
    let tasks = schedule.today(&["chess", "draughts/russian"], START);
    assert_eq!(tasks.len(), TASKS);
    for planned in &tasks {
        let task = planned.task().unwrap();
        assert_eq!((task.skill.id, task.game), (planned.skill.as_str(), planned.game.as_str()));
    }
    schedule.count_mistake(&tasks[3].skill, "look_to", START + 5);
    schedule.done(&tasks[3].skill, 2, START + 9);
    let mut again = Schedule::read(&schedule.text());
    let later = again.today(&["scharten"], START + 3600);
    assert_eq!(later[3].stars, 2);
    assert_eq!(later.iter().filter(|task| task.stars > 0).count(), 1);
    assert!(tasks.iter().zip(&later).all(|(a, b)| (&a.skill, a.seed) == (&b.skill, b.seed)));
    let tomorrow = again.today(&["scharten"], START + DAY);
    assert!(tomorrow.iter().all(|task| task.game == "scharten" && task.stars == 0));
    // Of unknown games nothing can be chosen: all are.
    assert_eq!(Schedule::default().today(&["checkers"], START).len(), TASKS);
    // More than ten on one day.
    assert_eq!(schedule.next(&["chess"], 25, START).len(), 25);
    assert_ne!(schedule.next(&["chess"], 10, START), schedule.today(&["chess"], START));
}

#[test]
fn right_answers_move_a_card_away_and_wrong_ones_bring_it_back() {
    let (mut schedule, mut now) = (Schedule::default(), START);
    let mut wait = 0;
    for _ in 0..6 {
        schedule.done("chess/pawn", 3, now);
        let card = *schedule.card("chess/pawn").unwrap();
        assert!(card.due() - now > wait, "{card:?}");
        assert!((card.recall(card.due()) - 0.9).abs() < 0.001);
        wait = card.due() - now;
        now = card.due();
    }
    assert!(wait > 100 * DAY);
    schedule.count_mistake("chess/pawn", "pawn_letter", now);
    schedule.done("chess/pawn", 1, now);
    assert!(schedule.card("chess/pawn").unwrap().due() - now < 20 * DAY);
    let (_, mistake) = schedule.mistakes("chess/pawn").next().unwrap();
    assert!(mistake.due() - now < DAY);
    // A clock that was put back does no harm.
    schedule.done("chess/pawn", 3, 5);
    assert!(schedule.card("chess/pawn").unwrap().last >= now);
}

#[test]
fn a_task_of_today_has_its_own_stars() {
    let mut schedule = Schedule::default();
    let tasks = schedule.today(&["chess"], START);
    schedule.done_planned(&tasks[7], 2, START);
    schedule.done_planned(&tasks[7], 1, START + 9);
    let stars: Vec<u32> = schedule.today(&["chess"], START + 9).iter().map(|task| task.stars).collect();
    assert_eq!(stars, [0, 0, 0, 0, 0, 0, 0, 2, 0, 0]);
    assert_eq!(schedule.card(&tasks[7].skill).unwrap().times, 2);
    // A task of yesterday counts for its skill, and changes nothing of today.
    let tomorrow = schedule.today(&["chess"], START + DAY);
    schedule.done_planned(&tasks[0], 3, START + DAY);
    assert_eq!(schedule.today(&["chess"], START + DAY), tomorrow);
    assert_eq!(schedule.card(&tasks[0].skill).unwrap().times, 1);
}

#[test]
fn other_games_change_only_what_is_still_open_today() {
    let mut schedule = Schedule::default();
    let first = schedule.today(&["chess"], START);
    schedule.done_planned(&first[2], 3, START);
    let changed = schedule.plan_again(&["scharten"], START);
    assert_eq!(changed.len(), TASKS);
    assert_eq!((changed[0].skill.as_str(), changed[0].stars), (first[2].skill.as_str(), 3));
    assert!(changed[1..].iter().all(|task| task.game == "scharten" && task.stars == 0));
    assert_eq!(schedule.today(&["chess"], START), changed);
    // Once all are done there are ten more, and they are kept.
    changed.iter().for_each(|task| schedule.done_planned(task, 3, START));
    let more = schedule.plan_again(&["scharten"], START);
    assert_eq!(more.len(), TASKS);
    assert!(more.iter().all(|task| task.stars == 0));
    assert_eq!(Schedule::read(&schedule.text()).today(&[], START), more);
}

#[test]
fn names_that_cannot_be_kept_are_not_taken() {
    let mut schedule = Schedule::default();
    let long = "x".repeat(65);
    for name in ["", "a b", "a=b", "a!b", "a@b", "a#b", "a\nb", &long] {
        schedule.count_mistake(name, "look_to", START);
        schedule.count_mistake("chess/pawn", name, START);
        schedule.done(name, 3, START);
    }
    assert!(schedule.is_empty());
    assert_eq!(schedule.text(), "notabene practice 1\n");
}

#[test]
fn a_text_of_a_later_version_is_kept() {
    let text = "notabene practice 7\ncard chess/pawn last=5 stable=3 hard=2000 times=1 lapses=0\n\
                card chess/pawn last=5 stable=3 hard=2000 times=1 lapses=0 mood=4\nmoon 5\n";
    let mut schedule = Schedule::read(text);
    assert_eq!(schedule.card("chess/pawn").unwrap().stability, 3);
    assert_eq!(schedule.text(), text);
    schedule.merge(&Schedule::read("notabene practice 2\nsun 4\n"));
    let lines: Vec<String> = schedule.text().lines().map(String::from).collect();
    assert_eq!(lines[0], "notabene practice 7");
    assert!(lines.contains(&"sun 4".into()) && lines.contains(&"moon 5".into()));
}

/// Answers of a pupil: skill, mistake, stars, minutes later.
fn deeds() -> impl Strategy<Value = Vec<(usize, usize, u32, u64)>> {
    prop::collection::vec((0..4usize, 0..4usize, 0..4u32, 0..5000u64), 0..30)
}

fn lived(deeds: &[(usize, usize, u32, u64)]) -> Schedule {
    const SKILLS: [&str; 4] = ["chess/pawn", "chess/capture", "field/name", "later/skill"];
    const MISTAKES: [&str; 4] = ["", "look_to", "letter_missing", "hint_case"];
    let (mut schedule, mut now) = (Schedule::default(), START);
    for (skill, mistake, stars, minutes) in deeds {
        now += minutes * 60;
        schedule.today(&["chess"], now);
        schedule.count_mistake(SKILLS[*skill], MISTAKES[*mistake], now);
        schedule.done(SKILLS[*skill], *stars, now);
    }
    schedule
}

/// Damaged and hostile lines beside real ones.
fn hostile() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "card",
        "week",
        "plan",
        "notabene practice 1",
        "notabene",
        "chess/pawn",
        "chess/pawn!look_to",
        "!",
        "a@b#1",
        "a@b#1=3",
        "a@b#01",
        "last=5",
        "last=05",
        "stable=3",
        "stable=99999999999",
        "hard=1",
        "times=0",
        "times=1",
        "lapses=2",
        "tasks=4",
        "once=1",
        "20000",
        "-1",
        "",
        " ",
        "\u{fffd}",
        "=",
        "é",
        "18446744073709551616",
    ]);
    let line = prop::collection::vec(word, 0..9).prop_map(|words| words.join(" "));
    let lines = prop::collection::vec(prop_oneof![line, ".{0,40}"], 0..12).prop_map(|lines| lines.join("\n"));
    (lines, deeds()).prop_map(|(lines, deeds)| lived(&deeds).text() + &lines)
}

/// Numbers of a seed, below a limit.
fn dice(seed: &mut u32, most: u32) -> u32 {
    *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
    (*seed >> 8) % most
}

/// A pupil who errs on one kind of mistake in three of four tasks that ask for it, and elsewhere in one of ten.
/// The days on which each skill came.
fn practise_with_slips(errs: &str, game: &str, days: u64, seed: &mut u32) -> BTreeMap<String, Vec<u64>> {
    let (mut schedule, mut seen) = (Schedule::default(), BTreeMap::<String, Vec<u64>>::new());
    for day in 0..days {
        let now = START + day * DAY;
        for planned in schedule.today(&[game], now) {
            seen.entry(planned.skill.clone()).or_default().push(day);
            let is_wrong = match planned.skill == errs {
                true => dice(seed, 4) < 3,
                false => dice(seed, 10) == 0,
            };
            if is_wrong {
                schedule.count_mistake(&planned.skill, "letter_missing", now);
            }
            schedule.done(&planned.skill, if is_wrong { 2 } else { 3 }, now + 60);
        }
    }
    seen
}

proptest! {
    #![proptest_config(laws(40))]

    /// A frequent mistake of a pupil comes again sooner, and more often, than the rest on average, whatever game and skill it is.
    #[test]
    fn a_kind_of_mistake_comes_again_sooner(game in 0..21usize, skill in 0..90usize, mut seed in any::<u32>()) {
        let game = notabene_core::game::registry::VARIANTS[game].id;
        let skills = task::of_game(game);
        let errs = skills[skill % skills.len()].id;
        let seen = practise_with_slips(errs, game, 60, &mut seed);
        let others: Vec<&Vec<u64>> =
            seen.iter().filter(|(skill, days)| *skill != errs && days.len() > 1).map(|(_, days)| days).collect();
        let mean = |of: &dyn Fn(&[u64]) -> f64| others.iter().map(|days| of(days)).sum::<f64>() / others.len() as f64;
        let wrong = seen.get(errs).cloned().unwrap_or_default();
        prop_assert!(wrong.len() > 3, "{} {} {:?}", game, errs, wrong);
        prop_assert!(gap(&wrong) < mean(&gap), "{} {} {:?} {}", game, errs, wrong, mean(&gap));
        let often = mean(&|days| days.len() as f64);
        prop_assert!(wrong.len() as f64 > often, "{} {} {:?} {}", game, errs, wrong, often);
    }
}

proptest! {
    #![proptest_config(laws(300))]

    /// Nothing is lost by writing and reading.
    #[test]
    fn a_schedule_is_read_as_it_was_kept(deeds in deeds()) {
        let schedule = lived(&deeds);
        prop_assert_eq!(Schedule::read(&schedule.text()), schedule);
    }

    /// Whatever stands in a text, every line of it is there again, or was taken in.
    #[test]
    fn hostile_texts_are_read_without_loss(text in hostile()) {
        let schedule = Schedule::read(&text);
        let kept = schedule.text();
        prop_assert_eq!(Schedule::read(&kept), schedule.clone());
        for line in text.lines().filter(|line| !line.trim().is_empty()).skip(1) {
            let alone = Schedule::read(&format!("\n{line}"));
            let is_plan = line.starts_with("plan ");
            let mut both = schedule.clone();
            both.merge(&alone);
            prop_assert!(both == schedule, "{}", line);
            prop_assert!(is_plan || !alone.is_empty(), "{}", line);
        }
    }

    /// Merging is a join: order and repetition do not matter.
    #[test]
    fn merging_loses_nothing(a in hostile(), b in hostile(), c in hostile()) {
        let [a, b, c] = [a, b, c].map(|text| Schedule::read(&text));
        let join = |a: &Schedule, b: &Schedule| { let mut out = a.clone(); out.merge(b); out };
        prop_assert_eq!(join(&a, &b), join(&b, &a));
        prop_assert_eq!(join(&join(&a, &b), &c), join(&a, &join(&b, &c)));
        prop_assert_eq!(join(&a, &a), a.clone());
        prop_assert_eq!(join(&join(&a, &b), &b), join(&a, &b));
        for (skill, mistake, card) in a.cards() {
            let both = join(&a, &b);
            let merged = both.cards().find(|(s, m, _)| (*s, *m) == (skill, mistake)).unwrap().2;
            prop_assert!(merged.last >= card.last && merged.times >= card.times && merged.lapses >= card.lapses);
        }
    }
}

#[test]
fn the_training_of_the_minds_eye_has_ten_tasks_a_day_the_easy_ones_first() {
    let tasks = mind_training("chess", 20_000);
    assert_eq!(tasks.len(), 10);
    assert!(tasks.iter().all(|task| task.skill.starts_with("mind/") && task.task().is_some()));
    let difficulty = |task: &Planned| task::find(&task.skill).map(|skill| skill.difficulty);
    assert!(tasks.is_sorted_by_key(difficulty), "{tasks:?}");
    assert_eq!(mind_training("chess", 20_000), tasks, "a day has its tasks");
    assert!(
        mind_training("chess", 20_001).iter().zip(&tasks).all(|(a, b)| a.seed != b.seed),
        "the next has others"
    );
    assert!(!mind_training("draughts/international", 1).is_empty());
    assert!(mind_training("no game", 1).is_empty());
}
