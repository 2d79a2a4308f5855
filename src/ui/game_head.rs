//! Head of the moves: who plays, where, when and the result; and the way through the games of an opened file.

use super::annex;
use super::collection::OpenedFile;
use super::current_game::CurrentGame;
use super::interop;
use super::prefs::Preferences;
use super::state::Desk;
use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use notabene_core::game::Sheet;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use wasm_bindgen::JsValue;

/// Record tags of the game on the board.
#[derive(Clone, PartialEq, Default)]
struct GameTags {
    /// `Ada – Ben`
    players: String,
    event: String,
    /// As in the tag: `1999.05.02`.
    date: String,
    result: String,
}

impl GameTags {
    fn of(sheet: &Sheet) -> GameTags {
        let tag = |name| sheet.tags.get(name).filter(|value| !value.starts_with('?')).unwrap_or_default();
        let [first, second] =
            if sheet.first == Side::White { ["White", "Black"] } else { ["Black", "White"] };
        let players = match [tag(first), tag(second)] {
            ["", ""] => String::new(),
            players => players.map(|name| if name.is_empty() { "?" } else { name }).join(" – "),
        };
        let result = sheet.result.iter().map(|token| token.text.as_str()).collect();
        GameTags { players, event: tag("Event").into(), date: tag("Date").into(), result }
    }

    /// True without tags that somebody wrote. The result alone stands below the moves already.
    fn is_empty(&self) -> bool {
        self.players.is_empty() && self.event.is_empty() && self.date.is_empty()
    }

    /// Event, date and result. `language` is a code of ISO 639-1.
    fn details(&self, language: &str) -> String {
        joined([&self.event, &long_date(&self.date, language), &self.result])
    }
}

/// Texts that are not empty, with dots between them.
fn joined<const N: usize>(parts: [&String; N]) -> String {
    let parts = parts.into_iter().map(String::as_str).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" · ")
}

/// A line with the tags of the game, and the buttons of an opened file; hidden without both.
#[component]
pub fn GameHeader() -> impl IntoView {
    let current = expect_context::<CurrentGame>();
    let (desk, file) = (Desk::here(), expect_context::<OpenedFile>());
    let name = expect_context::<Preferences>().words(Label::GamesOfFile);
    let tags = Memo::new(move |_| current.sheet.with(GameTags::of));
    let expanded = RwSignal::new(false);
    let is_open = Memo::new(move |_| file.with(|file| file.is_some()));
    let class = move || match (tags.with(GameTags::is_empty) && !is_open.get(), expanded.get()) {
        (true, _) => "hidden",
        (false, true) => "game-head whole",
        (false, false) => "game-head",
    };
    let strip = move || {
        let annex = is_open.get().then(annex::here).flatten()?;
        Some(interop::nodes((annex.strip_of_file)(desk)))
    };
    view! {
        <section class=class>
            <TagsButton tags expanded/>
            <div class="file" role="group" aria-label=name>{strip}</div>
        </section>
    }
}

/// The tags; a click shows them in full length.
#[component]
fn TagsButton(tags: Memo<GameTags>, expanded: RwSignal<bool>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let players = move || tags.with(|tags| tags.players.clone());
    let details = move || tags.with(|tags| tags.details(prefs.language().code()));
    let class = move || if tags.with(GameTags::is_empty) { "hidden" } else { "names quiet" };
    view! {
        <button
            type="button"
            data-do="who"
            class=class
            title=move || joined([&players(), &details()])
            aria-expanded=move || expanded.get().to_string()
            on:click=move |_| expanded.update(|expanded| *expanded = !*expanded)
        >
            <span class="players">{players}</span>
            <span class="more">{details}</span>
        </button>
    }
}

/// Year, month from 1, day from 1 of a date tag; `None` if it is no date.
fn date_parts(tag: &str) -> Option<(u32, Option<u32>, Option<u32>)> {
    let known: Vec<u32> = tag.split(['.', '-', '/']).map_while(|part| part.parse().ok()).collect();
    match known[..] {
        [year] if year > 31 => Some((year, None, None)),
        [year, month] if year > 31 && (1..=12).contains(&month) => Some((year, Some(month), None)),
        [year, month, day] if year > 31 && (1..=12).contains(&month) && (1..=31).contains(&day) => {
            Some((year, Some(month), Some(day)))
        }
        _ => None,
    }
}

/// A date tag in words, without its unknown parts; other texts stay as they are.
fn long_date(tag: &str, language: &str) -> String {
    let Some((year, month, day)) = date_parts(tag) else { return tag.into() };
    let Some(month) = month else { return year.to_string() };
    let date = Date::new_with_year_month_day(year, month as i32 - 1, day.unwrap_or(1) as i32);
    date.set_full_year(year);
    let language = if language == "en" { "en-GB" } else { language };
    date.to_locale_date_string(language, &date_format(day.is_some())).into()
}

/// Options of `toLocaleDateString`.
fn date_format(with_day: bool) -> Object {
    let options = Object::new();
    let mut parts = vec![("year", "numeric"), ("month", "long")];
    parts.extend(with_day.then_some(("day", "numeric")));
    for (name, value) in parts {
        // Plain objects take every property.
        let _ = Reflect::set(&options, &name.into(), &JsValue::from_str(value));
    }
    options
}
