//! Choice of the game to dictate or to guess: an example, the game chosen for practice, the game on the board, or a text.

use crate::components::element::{El, el, labelled_select};
use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::mode_parts::{self, notation_style, option_element};
use crate::state::chosen_game::{self, AT_A_PACE, WITH_CHOSEN};
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::game::Game;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_study::score_sheet::examples::EXAMPLES;

/// Names of games other than the examples.
const GAME_ON_BOARD: &str = "desk";
const CHOSEN_GAME: &str = "chosen";
const OTHER_GAME: &str = "other";

/// Last part of the address of a mode.
pub fn last_part(app: AppContext) -> String {
    app.navigation.address.with_untracked(|address| address.rsplit('/').next().unwrap_or_default().into())
}

/// True if the address of a mode asks for the game chosen for practice.
pub fn wants_chosen(app: AppContext) -> bool {
    [WITH_CHOSEN, AT_A_PACE].contains(&last_part(app).as_str())
}

/// Chosen game. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct GameChoice {
    app: AppContext,
    /// Name of the chosen game, and text of another one.
    name: RwSignal<String>,
    text: RwSignal<String>,
}

impl GameChoice {
    /// Creates a choice that begins with the game chosen for practice if the address asks for it, else with an example.
    pub fn new(app: AppContext) -> GameChoice {
        let name = if wants_chosen(app) { CHOSEN_GAME } else { EXAMPLES[0].name };
        GameChoice { app, name: RwSignal::new(name.into()), text: RwSignal::new(String::new()) }
    }

    /// Returns the chosen game, or an error.
    pub fn game(self) -> Result<Game, Msg> {
        let name = self.name.get_untracked();
        let example = EXAMPLES.iter().find(|example| example.name == name);
        let table = match (name.as_str(), example) {
            (GAME_ON_BOARD, _) => mode_parts::copy_game(self.app),
            (CHOSEN_GAME, _) => chosen_game::load(),
            (_, Some(example)) => game_of_record(example.text, &Style::pgn()),
            _ => game_of_record(&self.text.get_untracked(), &untrack(|| notation_style(self.app))),
        };
        let table = table.ok_or_else(|| msg!(NoGameToTell))?;
        if table.played().is_empty() { Err(msg!(NoGameToTell)) } else { Ok(table) }
    }

    /// List of the games.
    pub fn select(self) -> El {
        let app = self.app;
        let chosen = self.name.get_untracked();
        let named = |name: &str, label: Label| {
            option_element(name, move || app.label(label).to_string(), name == chosen)
        };
        let mut games: Vec<El> = EXAMPLES.iter().map(|example| named(example.name, example.title)).collect();
        games.extend(chosen_option(app, chosen == CHOSEN_GAME));
        games.extend([named(GAME_ON_BOARD, Label::DictateDesk), named(OTHER_GAME, Label::DictateOther)]);
        labelled_select(app, Label::DictateWhich, "game", games, move |name| self.name.set(name))
    }

    /// Field for the text of another game; hidden for all others.
    pub fn paste_field(self) -> El {
        let text = el("textarea", "").attr("name", "text").attr("rows", "4").attr("maxlength", "100000");
        let text = text.on("input", move |e| self.text.set(event_target_value(&e)));
        let other = move || self.name.get() != OTHER_GAME;
        let paste = el("label", "").live_class(move || if other() { "hidden" } else { "paste" });
        paste.with([el("span", "").label(self.app, Label::PasteHere), text])
    }
}

/// Option of the game chosen for practice, with its players; none without such a game.
pub fn chosen_option(app: AppContext, is_chosen: bool) -> Option<El> {
    let players = chosen_game::players(&chosen_game::load()?);
    let words = move || match &players {
        Some(players) => players.clone(),
        None => app.label(Label::ChosenGame).to_string(),
    };
    Some(option_element(CHOSEN_GAME, words, is_chosen))
}
