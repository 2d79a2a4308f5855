//! Games of a file for list and search.

use crate::state::preferences::Preferences;
use js_sys::JsString;
use leptos::prelude::*;
use notabene_core::exchange::import::Imported;
use notabene_core::i18n::{Msg, isolated};
use notabene_core::msg;
use notabene_core::notation::Letters;
use notabene_core::record::FoundGame;

/// A game in the list of a file.
pub struct GameEntry {
    /// `White – Black`
    pub players: String,
    /// ` · Event · 1972 · 1-0`
    pub details: String,
    /// Both for searching: lower case without accents.
    pub search_text: String,
    /// The byte at which it begins.
    pub at: usize,
}

/// `White – Black, Event 1972, 1-0`
pub fn game_entry(found: &FoundGame) -> GameEntry {
    let tags = &found.tags;
    let tag = |name| tags.get(name).filter(|v| !v.starts_with('?'));
    // If Black begins, as in checkers, PDN records name Black first, and give the result in that order.
    let draughts = found.dialect.draughts;
    let first = tags.0.iter().find(|(name, _)| name == "White" || name == "Black");
    let [one, other] = match first.is_some_and(|(name, _)| draughts && name == "Black") {
        true => ["Black", "White"],
        false => ["White", "Black"],
    };
    let name = |tag_name| tag(tag_name).map_or_else(|| "?".into(), isolated);
    let players = format!("{} – {}", name(one), name(other));
    let mut more = String::new();
    for value in ["Event", "Date", "Result"].into_iter().filter_map(tag) {
        more.push_str(" · ");
        more.push_str(&isolated(value));
    }
    let folded = fold_for_search(&format!("{players}{more}"));
    GameEntry { players, details: more, search_text: folded, at: found.at[0] }
}

/// Returns a text for searching: lower case without accents. The Unicode tables are those of the browser.
pub fn fold_for_search(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let apart: String = JsString::from(text).normalize("NFD").to_lower_case().into();
    apart.chars().filter(|c| !matches!(c, '\u{300}'..='\u{36f}')).collect()
}

/// Returns a message about an opened game: guessed piece letters, or a game recognised only by its moves. English
/// letters are the PGN default and get no message, whatever the language of the page.
pub fn import_message(prefs: Preferences, imported: &Imported) -> Option<Msg> {
    if let (true, Some(Ok(table))) = (imported.guessed, &imported.table) {
        let language = prefs.with_untracked(|p| p.language);
        return Some(msg!(PdnGuessed { game: language.label(table.variant().label).into() }));
    }
    let letters = imported.letters.filter(|letters| *letters != Letters::english())?;
    Some(msg!(PgnLetters { language: letters.name.into() }))
}
