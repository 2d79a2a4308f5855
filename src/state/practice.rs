//! The schedule of practice on the device: tasks of today, results, and the chosen games.

use crate::state::storage;
use js_sys::Date;
use notabene_study::schedule::{Planned, Schedule, mind_training as mind_training_of};
use notabene_study::storage_key::StorageKey;

/// Address of its page.
pub const PAGE_ADDRESS: &str = "#practise";
/// Course of tasks whose moves no board shows, which is generated.
pub const MIND_TRAINING: &str = "eye";
/// Seconds of a day.
const DAY: u64 = 86_400;
/// The default game.
const FIRST_GAME: &str = "chess";

/// Returns the saved schedule. Lines that cannot be parsed are preserved.
pub fn load_schedule() -> Schedule {
    storage::load(StorageKey::Practice).map_or_else(Schedule::default, |text| Schedule::read(&text))
}

/// Changes the current saved schedule: another tab may have added to it.
fn update_schedule<T>(act: impl FnOnce(&mut Schedule) -> T) -> T {
    let mut schedule = load_schedule();
    let result = act(&mut schedule);
    storage::save(StorageKey::Practice, &schedule.text());
    result
}

/// Returns local time in seconds since 1970: days begin at local midnight.
pub fn local_seconds() -> u64 {
    let date = Date::new_0();
    (date.get_time() / 1000.0 - date.get_timezone_offset() * 60.0).max(0.0) as u64
}

/// Ids of the games to practise; never empty.
pub fn practised_games() -> Vec<String> {
    let saved = storage::load(StorageKey::PracticeGames).unwrap_or_default();
    let games: Vec<String> = saved.split_whitespace().map(String::from).collect();
    if games.is_empty() { vec![FIRST_GAME.into()] } else { games }
}

/// Saves the games to practise. Open tasks of today are replaced by tasks of these games.
pub fn choose_games(games: &[String]) -> Vec<Planned> {
    storage::save(StorageKey::PracticeGames, &games.join(" "));
    replan_open_tasks()
}

/// Calls a closure with the games as the schedule takes them.
fn with_games<T>(act: impl FnOnce(&[&str]) -> T) -> T {
    let games = practised_games();
    act(&games.iter().map(String::as_str).collect::<Vec<_>>())
}

/// Returns the tasks of today, unchanged until midnight.
pub fn tasks_of_today() -> Vec<Planned> {
    with_games(|games| update_schedule(|schedule| schedule.today(games, local_seconds())))
}

/// Returns today's training of the mind's eye, in the first of the practised games that has one.
pub fn mind_training() -> Vec<Planned> {
    let day = (local_seconds() / DAY) as u32;
    let games = practised_games().into_iter().chain([FIRST_GAME.into()]);
    games.map(|game| mind_training_of(&game, day)).find(|tasks| !tasks.is_empty()).unwrap_or_default()
}

/// Replaces the open tasks by new ones; once all are done, adds ten more.
pub fn replan_open_tasks() -> Vec<Planned> {
    with_games(|games| update_schedule(|schedule| schedule.plan_again(games, local_seconds())))
}

/// Records a finished task of today, with 1 to 3 stars.
pub fn record_done(task: &Planned, stars: u32) {
    update_schedule(|schedule| schedule.done_planned(task, stars, local_seconds()));
}

/// Records a wrong answer in a task of today, with its cause.
pub fn record_mistake(task: &Planned, cause: &str) {
    update_schedule(|schedule| schedule.count_mistake(&task.skill, cause, local_seconds()));
}
