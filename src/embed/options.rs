//! Options of an embedded board: parsed, with the language, the preferences and the game that they set.

use crate::state::current_game::needs_more_than_chess;
use crate::state::i18n_loader;
use crate::state::preferences::{Prefs, default_preferences};
use crate::state::time::TimeSlices;
use js_sys::Array;
use notabene_core::exchange::embed::{self, EmbeddedGame, Options};
use notabene_core::i18n::{Language, MessageKind, Msg, Part};

/// Parses options from a list of names and values. Ignores unknown names unless `strict`: attributes of others are
/// allowed.
pub fn parse_options(
    options: &mut Options,
    pairs: &Array,
    strict: bool,
    faults: &mut Vec<(&'static str, Msg)>,
) {
    let words: Vec<String> = pairs.iter().map(|word| word.as_string().unwrap_or_default()).collect();
    for pair in words.chunks_exact(2) {
        // `embed.js` fetches the file, and passes its address only if it could not.
        if pair[0] == "missing-file" {
            faults.push(("", embed::missing_file(&pair[1])));
            continue;
        }
        if let Err(problem) = options.set(&pair[0], &pair[1])
            && (strict || problem.kind() != MessageKind::EmbedUnknown)
        {
            faults.push(("", problem));
        }
    }
}

/// Returns the language of a board: that of its options, of the page around it, or of the reader.
pub fn board_language(options: &Options, around: &str) -> Language {
    let own = Language::from_code(options.get("language"));
    own.or_else(|| Language::from_code(around)).unwrap_or_else(|| default_preferences().language)
}

/// Returns the game of the options once its parts are loaded, and `true` if all of them could be fetched. A long text is
/// read in time slices, so that the page around stays responsive.
pub async fn prepare_game(options: &Options, text: &str, language: Language) -> (EmbeddedGame, bool) {
    let mut options = options.clone();
    if options.get("language").is_empty() {
        // Moves may be in the language of the page around. All languages of the app are valid values.
        let _ = options.set("language", language.code());
    }
    let slices = TimeSlices::begin();
    let shown = embed::game_with_pauses(&options, text, async || slices.pause_if_over().await).await;
    let has_all =
        !needs_more_than_chess(&shown.table) || i18n_loader::load_part(language, Part::More, None).await;
    (shown, has_all)
}

/// Fetches the sentences of messages.
pub async fn fetch_messages(language: Language, faults: &[(&'static str, Msg)]) {
    for (_, text) in faults {
        i18n_loader::load_messages(language, Part::of(text.kind())).await;
    }
}

/// Returns the preferences that the options set.
pub fn preferences_of(options: &Options, language: Language) -> Prefs {
    let mut prefs = Prefs { language, ..default_preferences() };
    options.iter().for_each(|(name, value)| prefs.set_option(name, value));
    prefs.flipped = options.get("orientation") == "black";
    prefs.linear = !options.is("show-sheet");
    prefs
}

/// Returns the options that identify the game, to detect another one.
pub fn format_game(options: &Options) -> Vec<String> {
    let mut rest = options.clone();
    rest.clear_game();
    options.iter().filter(|(name, _)| rest.get(name).is_empty()).map(|(_, value)| value.into()).collect()
}
