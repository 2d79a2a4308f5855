//! Header of the game: players, site, date and result in a line above the moves, and beside it the navigation through
//! the games of an open file.

use crate::pages::collection::FILE;
use crate::state::collection::OpenCollection;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::MoveSheet;
use notabene_core::i18n::{Label, isolated};
use notabene_core::position::Side;
use wasm_bindgen::JsValue;

/// Content of the line.
#[derive(Clone, PartialEq, Default)]
struct GameTags {
    /// `Ada – Ben`
    players: String,
    event: String,
    /// Date in the format of the tag: `1999.05.02`.
    date: String,
    result: String,
}

impl GameTags {
    fn of(sheet: &MoveSheet) -> GameTags {
        let tag = |name| sheet.tags.get(name).filter(|value| !value.starts_with('?')).unwrap_or_default();
        let [first, second] =
            if sheet.first == Side::White { ["White", "Black"] } else { ["Black", "White"] };
        let players = match [tag(first), tag(second)] {
            ["", ""] => String::new(),
            players => {
                players.map(|name| if name.is_empty() { "?".into() } else { isolated(name) }).join(" – ")
            }
        };
        let result = sheet.result.iter().map(|token| token.text.as_str()).collect();
        GameTags { players, event: isolated(tag("Event")), date: tag("Date").into(), result }
    }

    /// True if no tag has content. A result alone does not count: it is shown below the moves already.
    fn is_empty(&self) -> bool {
        self.players.is_empty() && self.event.is_empty() && self.date.is_empty()
    }
}

/// The line with names, and the buttons of an open file.
#[component]
pub fn GameHead() -> impl IntoView {
    let (current, prefs, open) = (CurrentGame::here(), Preferences::here(), OpenCollection::here());
    let tags = Memo::new(move |_| current.sheet.with(GameTags::of));
    let is_whole = RwSignal::new(false);
    let has_file = move || open.is_open();
    let class = move || match (tags.with(GameTags::is_empty) && !has_file(), is_whole.get()) {
        (true, _) => "hidden",
        (false, true) => "game-head inline whole",
        (false, false) => "game-head inline",
    };
    let more = move || {
        tags.with(|tags| {
            let date = localized_date(&tags.date, prefs.with(|p| p.language.code()));
            join_parts(&[&tags.event, &date, &tags.result])
        })
    };
    let players = move || tags.with(|tags| tags.players.clone());
    let file_buttons = move || {
        // Asked first, so that the buttons come as soon as the code is loaded.
        let has_file = has_file();
        FILE.get().filter(|_| has_file).map(|file| (file.buttons)())
    };
    view! {
        <section class=class>
            <button
                type="button" data-do="who"
                class=move || if tags.with(GameTags::is_empty) { "hidden" } else { "names quiet" }
                title=move || join_parts(&[&players(), &more()])
                aria-expanded=move || is_whole.get().to_string()
                on:click=move |_| is_whole.update(|is_whole| *is_whole = !*is_whole)
            >
                <span class="players cut strong">{players}</span>
                <span class="more cut small faint">{more}</span>
            </button>
            <div class="file inline tight" role="group" aria-label=prefs.label_signal(Label::GamesOfFile)>{file_buttons}</div>
        </section>
    }
}

/// Parts with dots between them; empty ones are left out.
fn join_parts(parts: &[&String]) -> String {
    let parts = parts.iter().filter(|part| !part.is_empty());
    parts.map(|part| part.as_str()).collect::<Vec<_>>().join(" · ")
}

/// Returns the date of a record in words; unknown parts are left out, and invalid dates are returned unchanged.
fn localized_date(tag: &str, language: &str) -> String {
    let known: Vec<u32> = tag.split(['.', '-', '/']).map_while(|part| part.parse().ok()).collect();
    let (year, month, day) = match known[..] {
        [year] if year > 31 => (year, None, None),
        [year, month] if year > 31 && (1..=12).contains(&month) => (year, Some(month), None),
        [year, month, day] if year > 31 && (1..=12).contains(&month) && (1..=31).contains(&day) => {
            (year, Some(month), Some(day))
        }
        _ => return tag.into(),
    };
    let Some(month) = month else { return year.to_string() };
    let date = js_sys::Date::new_with_year_month_day(year, month as i32 - 1, day.unwrap_or(1) as i32);
    date.set_full_year(year);
    let options = js_sys::Object::new();
    let mut wanted = vec![("year", "numeric"), ("month", "long")];
    wanted.extend(day.map(|_| ("day", "numeric")));
    for (name, value) in wanted {
        // A plain object takes every property.
        let _ = js_sys::Reflect::set(&options, &name.into(), &JsValue::from_str(value));
    }
    let language = if language == "en" { "en-GB" } else { language };
    untrack(|| date.to_locale_date_string(language, &options).into())
}
