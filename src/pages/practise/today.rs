//! Today's ten tasks: progress, link to the next one, and choice of their games.

use crate::pages::gallery::groups;
use crate::pages::learn::{StarRow, fresh_address};
use crate::state::i18n_loader::art_url;
use crate::state::practice;
use crate::state::preferences::Preferences;
use crate::views::hand_in::HandInButton;
use leptos::prelude::*;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::schedule::{Planned, Schedule};
use notabene_study::{hand_in, task};

/// Card of today's tasks.
#[component]
pub fn TodayCard(schedule: RwSignal<Schedule>) -> impl IntoView {
    let prefs = Preferences::here();
    let tasks = RwSignal::new(practice::tasks_of_today());
    // One game is named below, once.
    let has_games = Memo::new(move |_| {
        tasks.with(|tasks| {
            tasks.windows(2).any(|pair| pair.first().map(|it| &it.game) != pair.last().map(|it| &it.game))
        })
    });
    let tiles = move || {
        let all = tasks.get().into_iter().enumerate();
        all.map(|(n, task)| view! { <TaskTile n task has_game=has_games.get()/> }).collect_view()
    };
    view! {
        <section class="card today">
            <img alt="" src=art_url("start-today")/>
            <h2>{prefs.label_signal(Label::TodayTitle)}</h2>
            <p>{prefs.label_signal(Label::TodayLead)}</p>
            <NextTaskLink tasks schedule/>
            <ol class="tasks halves bare">{tiles}</ol>
            <GameChoice tasks/>
        </section>
    }
}

/// Link to a task, with number, skill, game if there are several, and stars.
#[component]
fn TaskTile(n: usize, task: Planned, has_game: bool) -> impl IntoView {
    let prefs = Preferences::here();
    let skill = task::find(&task.skill).map(|skill| skill.label);
    let game = registry::find(&task.game).ok().map(|game| game.label);
    let name = move || skill.map(|label| prefs.label(label)).unwrap_or_default();
    let game = move || game.map(|label| prefs.label(label)).unwrap_or_default();
    let stars = task.stars;
    view! {
        <li>
            <a class="row-link" href=fresh_address(n) data-done=(stars > 0).to_string()>
                <b>{n + 1}</b>
                <span class="grow">{name}{has_game.then(|| view! { <small>{game}</small> })}</span>
                {(stars > 0).then(|| view! { <StarRow stars/> })}
            </a>
        </li>
    }
}

/// Link to the first open task; after the last one, the result of the day and further links.
#[component]
fn NextTaskLink(tasks: RwSignal<Vec<Planned>>, schedule: RwSignal<Schedule>) -> impl IntoView {
    let prefs = Preferences::here();
    let open = move || tasks.with(|tasks| tasks.iter().position(|task| task.stars == 0));
    let begun = move || tasks.with(|tasks| tasks.iter().any(|task| task.stars > 0));
    let link = move |n: usize| {
        let words = move || match begun() {
            true => prefs.message_text(&msg!(TodayGoOn { number: n as u32 + 1 })),
            false => prefs.label(Label::TodayBegin).to_string(),
        };
        view! { <a class="button main" data-do="today" href=fresh_address(n)>{words}</a> }
    };
    let more = move |_| {
        tasks.set(practice::replan_open_tasks());
        schedule.set(practice::load_schedule());
    };
    let result = move || {
        let (all, at_once) =
            tasks.with(|tasks| (tasks.len(), tasks.iter().filter(|task| task.stars >= 3).count()));
        prefs.message_text(&msg!(TodayDone { at_once: at_once as u32, tasks: all as u32 }))
    };
    let content = move || match open() {
        Some(n) => link(n).into_any(),
        None => view! {
            <span role="status">{result}</span>
            {tasks.with(|tasks| hand_in::today(tasks, practice::local_seconds()))
                .map(|result| view! { <HandInButton label=Label::HandIn result/> })}
            <button type="button" data-do="more" on:click=more>{prefs.label_signal(Label::TodayMore)}</button>
        }
        .into_any(),
    };
    view! { <p class="inline onward">{content}</p> }
}

/// Choice of the games of the tasks; at least one.
#[component]
fn GameChoice(tasks: RwSignal<Vec<Planned>>) -> impl IntoView {
    let prefs = Preferences::here();
    let games = RwSignal::new(practice::practised_games());
    let is_chosen = move |id: &str| games.with(|games| games.iter().any(|game| game == id));
    let toggle = move |id: &'static str| {
        games.update(|games| match games.iter().position(|game| game == id) {
            Some(n) if games.len() > 1 => drop(games.remove(n)),
            Some(_) => {}
            None => games.push(id.into()),
        });
        tasks.set(practice::choose_games(&games.get_untracked()));
    };
    let names = move || {
        let chosen = VARIANTS.iter().filter(|game| is_chosen(game.id)).map(|game| prefs.label(game.label));
        chosen.collect::<Vec<_>>().join(", ")
    };
    let choice = move |game: &'static Variant| {
        let id = game.id;
        view! {
            <label class="switch">
                <input
                    type="checkbox" data-game=id
                    prop:checked=move || is_chosen(id) on:change=move |_| toggle(id)
                />
                <span>{prefs.label_signal(game.label)}</span>
            </label>
        }
    };
    let boxes = groups().map(|group| {
        let games = VARIANTS.iter().filter(move |game| game.group == group).map(choice);
        view! {
            <fieldset class="tiles">
                <legend class="faint">{prefs.label_signal(group)}</legend>
                {games.collect_view()}
            </fieldset>
        }
    });
    view! {
        <details class="practice-games">
            <summary>{move || prefs.with_name(prefs.label(Label::TodayGames), &names())}</summary>
            <div class="checks">{boxes.collect_view()}</div>
        </details>
    }
}
