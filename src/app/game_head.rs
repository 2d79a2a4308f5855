//! Header of the game: players, site, date and result in a line above the moves, and beside it the navigation through
//! the games of an open file.

use crate::components::element::{El, el};
use crate::pages::collection::FILE;
use crate::state::context::AppContext;
use leptos::prelude::untrack;
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
pub fn GameHead(app: AppContext) -> El {
    let names = Memo::new(move |_| app.sheet.with(GameTags::of));
    let whole = RwSignal::new(false);
    let none = move || names.with(GameTags::is_empty) && app.collection().with(|c| c.is_none());
    let head = el("section", "").live_class(move || match (none(), whole.get()) {
        (true, _) => "hidden",
        (false, true) => "game-head whole",
        (false, false) => "game-head",
    });
    let more = move || {
        names.with(|names| {
            let date = localized_date(&names.date, app.prefs.with(|p| p.language.code()));
            let parts = [&names.event, &date, &names.result].map(String::as_str);
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        })
    };
    let players = move || names.with(|names| names.players.clone());
    let title = move || {
        let parts = [players(), more()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    };
    let line = el("button", "").attr("type", "button").attr("data-do", "who");
    let line = line.live_class(move || if names.with(GameTags::is_empty) { "hidden" } else { "names quiet" });
    let line = line.live_attr("title", title).live_bool_attr("aria-expanded", move || whole.get());
    let line = line.with([el("span", "players").live_text(players), el("span", "more").live_text(more)]);
    let line = line.click(move || whole.update(|whole| *whole = !*whole));
    let file = el("div", "file").attr("role", "group");
    let file = file.live_attr("aria-label", move || app.label(Label::GamesOfFile).into());
    let file = file.live_children(move || {
        let is_open = app.collection().with(|c| c.is_some());
        FILE.get().filter(|_| is_open).map(|file| (file.buttons)(app)).unwrap_or_default()
    });
    head.with([line, file])
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
