//! The schedule of practice on the device: tasks of today, results, and the chosen games.

use crate::state::storage;
use js_sys::Date;
use notabene_core::study::schedule::{Planned, Schedule};

/// Name of its page in the address.
pub const PAGE: &str = "practise";
/// Storage key of the schedule.
const KEY: &str = "practice";
/// Storage key of the games, by their ids, in one line.
const GAMES: &str = "practice.games";
/// The default game.
const FIRST_GAME: &str = "chess";

/// Returns the saved schedule. Lines that cannot be parsed are preserved.
pub fn saved() -> Schedule {
    storage::load(KEY).map_or_else(Schedule::default, |text| Schedule::read(&text))
}

/// Changes the current saved schedule: another tab may have added to it.
fn change<T>(act: impl FnOnce(&mut Schedule) -> T) -> T {
    let mut schedule = saved();
    let result = act(&mut schedule);
    storage::keep(KEY, &schedule.text());
    result
}

/// Returns local time in seconds since 1970: days begin at local midnight.
pub fn now() -> u64 {
    let date = Date::new_0();
    (date.get_time() / 1000.0 - date.get_timezone_offset() * 60.0).max(0.0) as u64
}

/// Ids of the games to practise; never empty.
pub fn games() -> Vec<String> {
    let saved = storage::load(GAMES).unwrap_or_default();
    let games: Vec<String> = saved.split_whitespace().map(String::from).collect();
    if games.is_empty() { vec![FIRST_GAME.into()] } else { games }
}

/// Saves the games to practise. Open tasks of today are replaced by tasks of these games.
pub fn choose_games(games: &[String]) -> Vec<Planned> {
    storage::keep(GAMES, &games.join(" "));
    plan_again()
}

/// Calls a closure with the games as the schedule takes them.
fn with_games<T>(act: impl FnOnce(&[&str]) -> T) -> T {
    let games = games();
    act(&games.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Returns the tasks of today, unchanged until midnight.
pub fn today() -> Vec<Planned> {
    with_games(|games| change(|schedule| schedule.today(games, now())))
}

/// Replaces the open tasks by new ones; once all are done, adds ten more.
pub fn plan_again() -> Vec<Planned> {
    with_games(|games| change(|schedule| schedule.plan_again(games, now())))
}

/// Records a finished task of today, with 1 to 3 stars.
pub fn done(task: &Planned, stars: u32) {
    change(|schedule| schedule.done_planned(task, stars, now()));
}

/// Records a wrong answer in a task of today, with its cause.
pub fn miss(task: &Planned, cause: &str) {
    change(|schedule| schedule.count_mistake(&task.skill, cause, now()));
}
