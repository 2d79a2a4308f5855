//! Beside an empty sheet: what Notabene is and where to go, or where somebody who comes back goes on. It gives its room to the
//! first move.

use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader::{art_url, change_language};
use crate::state::opponent::OpponentState;
use crate::state::practice::local_seconds;
use crate::state::practice_time::load_practice_time;
use crate::state::preferences::Preferences;
use crate::state::saved_games::recent::{open_saved_game, recent_games};
use crate::state::{saved_games, storage};
use crate::views::mascot::{Mascot, Pose};
use crate::views::who_is_learning::WhoIsLearning;
use leptos::prelude::*;
use notabene_core::exchange::library::Listed;
use notabene_core::game::Blindfold;
use notabene_core::i18n::{Label, Language, isolated};
use notabene_core::msg;
use notabene_study::storage_key::StorageKey;
use wasm_bindgen_futures::spawn_local;

/// Courses that can be continued, in this order of preference.
const COURSES: [&str; 4] = ["notation", "scharten", "draughts", "chess960"];
/// Prefix of a line of mistakes in the saved progress.
const MISSED: char = '?';
/// Number of games that somebody who comes back is shown.
const RECENT_GAMES: usize = 3;

/// A large picture with a word, and a line where there is room for it.
struct Door {
    address: String,
    /// Name of its drawing.
    picture: &'static str,
    title: Label,
    /// Number of the lesson, added to the title; empty without one.
    number: String,
    line: Label,
    /// Days of practice in a row, said in place of the line.
    days: Option<u32>,
}

impl Door {
    fn new(address: &str, picture: &'static str, title: Label, line: Label) -> Door {
        Door { address: address.into(), picture, title, number: String::new(), line, days: None }
    }

    fn today(title: Label) -> Door {
        Door::new("#practise", "start-today", title, Label::DoorTodayLine)
    }

    fn learn(title: Label) -> Door {
        Door::new("#learn/notation/L01", "start-learn", title, Label::DoorLearnLine)
    }

    /// The next lesson of the pupil; `progress` is the saved text.
    fn continue_course(progress: &str) -> Option<Door> {
        let (address, number) = last_lesson(progress)?;
        let door = Door::new(&address, "start-learn", Label::DoorGoOn, Label::DoorGoOnLine);
        Some(Door { number, ..door })
    }
}

/// Address and number of the lesson of the exercise that was reached last.
fn last_lesson(progress: &str) -> Option<(String, String)> {
    COURSES.into_iter().find_map(|course| {
        let line = progress.lines().find_map(|line| line.strip_prefix(course)?.strip_prefix(' '))?;
        let (lesson, _) = line.rsplit(' ').next()?.split_once('-')?;
        let number = lesson.trim_start_matches(|c: char| !c.is_ascii_digit()).trim_start_matches('0');
        Some((format!("#learn/{course}/{lesson}"), format!(" {number}")))
    })
}

/// Doors of a first visit.
fn first_doors() -> Vec<Door> {
    vec![
        Door::new("#games", "start-play", Label::StartPlay, Label::DoorPlayLine),
        Door::learn(Label::StartLearn),
        Door::today(Label::StartToday),
    ]
}

/// Doors of somebody who comes back; `progress` is the saved text.
fn later_doors(progress: &str) -> Vec<Door> {
    // A list without games is no door.
    let games = saved_games::saved_text()
        .map(|_| Door::new("#games/mine", "start-play", Label::DoorGames, Label::DoorGamesLine));
    let mistakes = progress
        .lines()
        .any(|line| line.starts_with(MISSED))
        .then(|| Door::new("#learn/mistakes", "trainer-slip", Label::DoorMistakes, Label::DoorMistakesLine));
    let go_on = Door::continue_course(progress).unwrap_or_else(|| Door::learn(Label::DoorLearn));
    let days = load_practice_time().streak(local_seconds());
    let today = Door { days: Some(days), ..Door::today(Label::DoorToday) };
    [Some(go_on), Some(today), games, mistakes].into_iter().flatten().collect()
}

/// The panel, as long as no move is written.
#[component]
pub fn StartPanel() -> impl IntoView {
    let current = CurrentGame::here();
    // Before the first dart the space is needed for throwing.
    let throws = move || current.scene.with(|scene| scene.next_dart().is_some());
    let opponent = OpponentState::here();
    let is_opposed = move || opponent.is_some_and(|opponent| opponent.opponent.get().is_some());
    let is_over = move || current.status.with(|status| status.end.is_some());
    // A game with hidden pieces has begun, and the line below the board needs the room.
    let is_blind = move || current.prefs.with(|prefs| prefs.blindfold != Blindfold::Off);
    let is_unwritten = move || current.sheet.with(|sheet| sheet.rows.is_empty());
    let is_empty =
        Memo::new(move |_| is_unwritten() && !throws() && !is_opposed() && !is_over() && !is_blind());
    view! { <Show when=move || is_empty.get()><Doors/></Show> }
}

#[component]
fn Doors() -> impl IntoView {
    let prefs = Preferences::here();
    let progress = storage::load(StorageKey::Progress).unwrap_or_default();
    let is_first = progress.is_empty() && saved_games::saved_text().is_none();
    let doors = if is_first { first_doors() } else { later_doors(&progress) };
    view! {
        <div class="start pile">
            <WhoIsLearning/>
            {is_first.then(|| view! {
                <p class="start-lead across between strong">
                    <span>{prefs.label_signal(Label::StartLead)}</span>
                    <Mascot pose=Signal::stored(Some(Pose::Hello))/>
                </p>
            })}
            <nav class="doors">{doors.into_iter().map(|door| view! { <PictureLink door/> }).collect_view()}</nav>
            {(!is_first).then(|| view! { <RecentGames/> })}
            <p class="start-teach"><a href="#teach">{prefs.label_signal(Label::DoorTeach)}</a></p>
            {is_first.then(|| view! { <Languages/> })}
        </div>
    }
}

#[component]
fn PictureLink(door: Door) -> impl IntoView {
    let prefs = Preferences::here();
    let Door { address, picture, title, number, line, days } = door;
    let streak = days.filter(|days| *days > 0);
    let title = move || format!("{}{number}", prefs.label(title));
    let line = move || match streak {
        Some(days) => prefs.message_text(&msg!(StreakDays { days })),
        None => prefs.label(line).to_string(),
    };
    view! {
        <a class="door as-text pile centre" href=address>
            <span class="drawing" aria-hidden="true"><img alt="" src=art_url(picture)/></span>
            <span><b class="large">{title}</b><small>{line}</small></span>
        </a>
    }
}

/// The languages of the page, each by its own name.
#[component]
fn Languages() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let language = move |own: Language| {
        view! {
            <button
                type="button" class="quiet" lang=own.code() data-language=own.code()
                aria-pressed=move || (prefs.with(|prefs| prefs.language) == own).to_string()
                on:click=move |_| change_language(prefs, current.notice, own)
            >
                {own.name()}
            </button>
        }
    };
    view! {
        <div class="start-languages" role="group" aria-label=prefs.label_signal(Label::StartLanguages)>
            {Language::ALL.map(language).collect_view()}
        </div>
    }
}

/// The games saved last: a tap goes on with one.
#[component]
fn RecentGames() -> impl IntoView {
    let prefs = Preferences::here();
    let games = RwSignal::new(Vec::new());
    let language = prefs.with_untracked(|prefs| prefs.language);
    spawn_local(async move {
        let found = recent_games(language, RECENT_GAMES).await;
        // Nothing if the first move was played meanwhile.
        let _ = games.try_set(found);
    });
    let rows = move || games.get().into_iter().map(|game| view! { <RecentGame game/> }).collect_view();
    view! {
        <ul class="recent-games bare" aria-label=prefs.label_signal(Label::DoorGames) class:hidden=move || games.with(Vec::is_empty)>
            {rows}
        </ul>
    }
}

#[component]
fn RecentGame(game: Listed) -> impl IntoView {
    let current = CurrentGame::here();
    let Listed { summary, title, game, .. } = game;
    let name = if title.is_empty() { game } else { isolated(&title) };
    let id = summary.id.clone();
    let open =
        move |_| open_saved_game(current, id.clone(), move |problem| current.notice.set(Some(problem)));
    view! {
        <li>
            <button type="button" class="quiet" data-do="recent-game" on:click=open>
                <b class="cut">{name}</b>
                <span>{summary.result}</span>
            </button>
        </li>
    }
}
