//! Choice of the game to dictate or to guess: an example, the game chosen for practice, the game on the board, or a text.

use crate::components::{Select, SelectOption};
use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::mode_parts::{self, label_option, notation_style};
use crate::state::chosen_game::{self, AT_A_PACE, WITH_CHOSEN};
use crate::state::current_game::CurrentGame;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
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
pub fn last_part() -> String {
    let address = Navigation::here().address;
    address.with_untracked(|address| address.rsplit('/').next().unwrap_or_default().into())
}

/// True if the address of a mode asks for the game chosen for practice.
pub fn wants_chosen() -> bool {
    [WITH_CHOSEN, AT_A_PACE].contains(&last_part().as_str())
}

/// Chosen game. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct GameChoice {
    /// Board of the page.
    main: CurrentGame,
    /// Name of the chosen game, and text of another one.
    name: RwSignal<String>,
    text: RwSignal<String>,
}

impl GameChoice {
    /// Creates a choice that begins with the game chosen for practice if the address asks for it, else with an example.
    pub fn new(main: CurrentGame) -> GameChoice {
        let name = if wants_chosen() { CHOSEN_GAME } else { EXAMPLES[0].name };
        GameChoice { main, name: RwSignal::new(name.into()), text: RwSignal::new(String::new()) }
    }

    /// Returns the chosen game, or an error.
    pub fn game(self) -> Result<Game, Msg> {
        let name = self.name.get_untracked();
        let example = EXAMPLES.iter().find(|example| example.name == name);
        let table = match (name.as_str(), example) {
            (GAME_ON_BOARD, _) => mode_parts::copy_game(self.main),
            (CHOSEN_GAME, _) => chosen_game::load(),
            (_, Some(example)) => game_of_record(example.text, &Style::pgn()),
            _ => game_of_record(&self.text.get_untracked(), &untrack(|| notation_style(self.main.prefs))),
        };
        let table = table.ok_or_else(|| msg!(NoGameToTell))?;
        if table.played().is_empty() { Err(msg!(NoGameToTell)) } else { Ok(table) }
    }
}

/// List of the games.
#[component]
pub fn GameSelect(choice: GameChoice) -> impl IntoView {
    let prefs = choice.main.prefs;
    let examples = EXAMPLES.iter().map(|example| label_option(prefs, example.name, example.title));
    let others = [
        label_option(prefs, GAME_ON_BOARD, Label::DictateDesk),
        label_option(prefs, OTHER_GAME, Label::DictateOther),
    ];
    view! {
        <Select
            text=prefs.label_signal(Label::DictateWhich)
            name="game"
            options=examples.chain(chosen_option(prefs)).chain(others).collect()
            value=choice.name
            on_change=move |name| choice.name.set(name)
        />
    }
}

/// Field for the text of another game; hidden for all others.
#[component]
pub fn PasteField(choice: GameChoice) -> impl IntoView {
    let is_other = move || choice.name.with(|name| name == OTHER_GAME);
    view! {
        <label class=move || if is_other() { "paste" } else { "hidden" }>
            <span>{choice.main.prefs.label_signal(Label::PasteHere)}</span>
            <textarea
                name="text" rows="4" maxlength="100000"
                on:input=move |e| choice.text.set(event_target_value(&e))
            ></textarea>
        </label>
    }
}

/// Entry of the game chosen for practice, with its players; none without such a game.
pub fn chosen_option(prefs: Preferences) -> Option<SelectOption> {
    let players = chosen_game::players(&chosen_game::load()?);
    let text = match players {
        Some(players) => Signal::stored(players),
        None => prefs.label_signal(Label::ChosenGame),
    };
    Some(SelectOption { value: CHOSEN_GAME.into(), text })
}
