//! The schedule of practice on the device: tasks of today, results, and the chosen games.

use crate::ui::store;
use js_sys::Date;
use notabene_core::study::schedule::{Planned, Schedule};

/// Storage key of the schedule.
const KEY: &str = "practice";
/// Storage key of the games, by their ids, in one line.
const GAMES: &str = "practice.games";
/// The game of those who have chosen none.
const FIRST_GAME: &str = "chess";

/// The saved schedule. What cannot be read of it is kept as it is.
pub fn saved() -> Schedule {
    store::load(KEY).map_or_else(Schedule::default, |text| Schedule::read(&text))
}

/// Changes the saved schedule as it is now: another tab may have added to it.
fn change<T>(act: impl FnOnce(&mut Schedule) -> T) -> T {
    let mut schedule = saved();
    let result = act(&mut schedule);
    store::keep(KEY, &schedule.text());
    result
}

/// Seconds since 1970 on the clock of the place: days begin at midnight there.
pub fn now() -> u64 {
    let date = Date::new_0();
    (date.get_time() / 1000.0 - date.get_timezone_offset() * 60.0).max(0.0) as u64
}

/// Ids of the games to practise; never empty.
pub fn games() -> Vec<String> {
    let saved = store::load(GAMES).unwrap_or_default();
    let games: Vec<String> = saved.split_whitespace().map(String::from).collect();
    if games.is_empty() { vec![FIRST_GAME.into()] } else { games }
}

/// Chooses the games to practise. Open tasks of today make way for tasks of these games.
pub fn choose_games(games: &[String]) -> Vec<Planned> {
    store::keep(GAMES, &games.join(" "));
    plan_again()
}

/// The games as the schedule wants them.
fn with_games<T>(act: impl FnOnce(&[&str]) -> T) -> T {
    let games = games();
    act(&games.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The tasks of today, the same until midnight.
pub fn today() -> Vec<Planned> {
    with_games(|games| change(|schedule| schedule.today(games, now())))
}

/// New tasks in place of those that are open; once all are done, ten more.
pub fn plan_again() -> Vec<Planned> {
    with_games(|games| change(|schedule| schedule.plan_again(games, now())))
}

/// A task of today is done, with 1 to 3 stars.
pub fn done(task: &Planned, stars: u32) {
    change(|schedule| schedule.done_planned(task, stars, now()));
}

/// A wrong answer in a task of today, with its cause.
pub fn miss(task: &Planned, cause: &str) {
    change(|schedule| schedule.miss(&task.skill, cause, now()));
}
