//! Options of the players: switches for a new game, and what is agreed in the game on the board.

use crate::components::{Button, Card, ChoiceButton};
use crate::state::current_game::CurrentGame;
use crate::state::modal::Modal;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Status;
use notabene_core::game::decisions::{self, RuleChoice, RulesPage, StartButton};
use notabene_core::game::national;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;

/// Rules agreed for the game on the board; `None` if the page is not about it. Tracked.
pub fn agreed_rules(status: Memo<Status>, page: &'static RulesPage) -> Option<String> {
    let is_about = |game: &str| page.games().iter().any(|start| start.game == game);
    status.with(|status| is_about(status.game).then(|| status.rules.clone()))
}

/// Label of a value of an option.
fn value_label(prefs: Preferences, choice: &RuleChoice, name: &str) -> String {
    let value = choice.values.iter().find(|value| value.name == name);
    value.and_then(|value| value.label).map_or(name, |label| prefs.label(label)).to_string()
}

/// Options as switches, and the buttons that start a game with them.
#[component]
pub fn OptionsCard(page: &'static RulesPage) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    // Options of the next game, as the value of the tag `Rules`.
    let chosen = RwSignal::new(untrack(|| agreed_rules(current.status, page)).unwrap_or_default());
    // Error of the last attempt to start a game.
    let error = RwSignal::new(None::<Msg>);
    let games = page.games();
    // Of many only the first is emphasized.
    let is_main = |n: usize| games.len() < 3 || n == 0;
    let starts = games.iter().enumerate().map(|(n, start)| {
        let class = if is_main(n) { "main" } else { "" };
        let StartButton { game, label } = *start;
        let start = move |()| {
            let rules = chosen.with_untracked(|chosen| page.rules_of(game, chosen));
            match current.start(game, None, Some(&rules)) {
                // The address of the game is empty.
                Ok(()) => drop(window().location().set_hash("")),
                Err(message) => error.set(Some(message)),
            }
        };
        view! { <Button text=prefs.label_signal(label) name=game class on_click=start/> }
    });
    let starts = starts.collect_view();
    let options = page.choices.iter().map(move |choice| view! { <OptionFieldset page choice chosen/> });
    view! {
        <Card title=prefs.label_signal(Label::OptionsTitle) name="options">
            {options.collect_view()}
            <p class="hint">{prefs.label_signal(Label::OptionsHint)}</p>
            <div class="inline">{starts}</div>
            <p class="wrong" role="alert">{move || error.get().map(|message| prefs.message_text(&message))}</p>
        </Card>
    }
}

/// Options of a new game, collapsed; empty for games without options.
#[component]
pub fn RuleOptions(game: RwSignal<&'static str>, chosen: RwSignal<String>) -> impl IntoView {
    let (modal, prefs) = (Modal::here(), Preferences::here());
    let page = move || decisions::page_of_game(game.get());
    let options = move || {
        let page = page()?;
        let matters = |choice: &&RuleChoice| choice.only_game.is_none_or(|only| only == game.get());
        let options = page.choices.iter().filter(matters);
        Some(options.map(|choice| view! { <OptionFieldset page choice chosen/> }).collect_view())
    };
    let link = move || page().map(|page| prefs.label(page.link));
    view! {
        <details class=move || if page().is_none() { "hidden" } else { "agree" }>
            <summary data-control="agree">{prefs.label_signal(Label::OptionsTitle)}</summary>
            <div>{options}</div>
            <p>
                <a
                    href=move || page().map(|page| format!("#rules/{}", page.name)).unwrap_or_default()
                    on:click=move |_| modal.close()
                >
                    {link}
                </a>
            </p>
        </details>
    }
}

/// An option: its values, and the one agreed in the game on the board.
#[component]
fn OptionFieldset(
    page: &'static RulesPage,
    choice: &'static RuleChoice,
    chosen: RwSignal<String>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let values = choice.values.iter().map(|value| {
        let is_on = move || chosen.with(|rules| choice.value(rules) == value.name);
        let choose = move |_| {
            chosen.update(|rules| {
                let old = std::mem::take(rules);
                *rules = page.rules(|other| if other == choice { value.name } else { other.value(&old) });
            });
        };
        let text = move || value.label.map_or(value.name, |label| prefs.label(label));
        view! {
            <ChoiceButton pressed=move || is_on() on_click=choose attr:data-value=value.name>{text}</ChoiceButton>
        }
    });
    view! {
        <fieldset class="option-row stack tight" data-option=choice.name>
            <legend class="strong">{prefs.label_signal(choice.label)}</legend>
            <div class="inline">{values.collect_view()}</div>
            <ValueInGame page choice/>
        </fieldset>
    }
}

/// Value of an option in the game on the board.
#[component]
pub fn ValueInGame(page: &'static RulesPage, choice: &'static RuleChoice) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let text = move || {
        let rules = agreed_rules(current.status, page)?;
        let value = value_label(prefs, choice, choice.value(&rules));
        Some(format!("{} {value}", prefs.label(Label::OptionsInGame)))
    };
    view! { <p class="hint in-game unless-empty">{text}</p> }
}

/// Link to the page from beside the board, with the agreed rules; hidden for games without such a page.
#[component]
pub fn PageLink() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let game = Memo::new(move |_| current.status.with(|status| status.game));
    let page = move || decisions::page_of_game(game.get());
    let label = move || page().map_or(Label::PageLink, |page| page.link);
    // Other rules are compared where games share the pieces.
    let is_alone = move || national::of_game(game.get()).is_none();
    let unusual = move || current.status.with(|status| unusual_rules(prefs, status.game, &status.rules));
    view! {
        <p class="page-link inline" class:hidden=move || page().is_none()>
            <a href=move || page().map(|page| format!("#rules/{}", page.name)).unwrap_or_default()>{move || prefs.label(label())}</a>
            <a class="compare-link" class:hidden=is_alone href="#rules/compare">
                {prefs.label_signal(Label::CompareTitle)}
            </a>
            <span class="agreed faint">{unusual}</span>
        </p>
    }
}

/// Agreed rules that differ from the usual ones, as text.
fn unusual_rules(prefs: Preferences, game: &str, rules: &str) -> String {
    let choices = decisions::page_of_game(game).map(|page| page.choices).unwrap_or_default();
    let unusual = choices.iter().filter(|choice| choice.value(rules) != choice.default);
    let texts = unusual.map(|choice| {
        let (what, value) =
            (prefs.label(choice.label).to_string(), value_label(prefs, choice, choice.value(rules)));
        prefs.message_text(&msg!(AgreedIs { what, value }))
    });
    texts.collect::<Vec<_>>().join(" · ")
}
