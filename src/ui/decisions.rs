//! Rules page of a family of games: how they go, what had to be decided, and what players may choose.

use super::current_game::CurrentGame;
use super::dom::El;
use super::national::NationalGames;
use super::notes::{Article, FoldedSection, RenderSections};
use super::prefs::Preferences;
use super::state::{Desk, Modal, Over};
use super::{interop, lessons};
use crate::components::{BackLink, Button, ChoiceButton};
use leptos::prelude::*;
use notabene_core::game::decisions::{self, Begin, Page, Part, RuleChoice, Value};
use notabene_core::game::national;
use notabene_core::i18n::{Label, Msg, Section};
use notabene_core::msg;

/// Name of the text with the decisions.
const TEXT: &str = "decisions";

/// Rules that are chosen for the next game of a family.
#[derive(Copy, Clone)]
struct AgreedRules {
    current: CurrentGame,
    prefs: Preferences,
    page: &'static Page,
    /// Value of the tag `Rules`.
    chosen: RwSignal<String>,
}

impl AgreedRules {
    /// Chooses a value of an option; all others stay.
    fn choose(self, option: &'static RuleChoice, value: &'static str) {
        let rules = self.chosen.with_untracked(|rules| {
            self.page.rules(|other| if other == option { value } else { other.value(rules) })
        });
        self.chosen.set(rules);
    }

    /// The value of an option in the game on the board, in words; empty if the page is not about that game.
    fn in_game(self, option: &'static RuleChoice) -> String {
        rules_of_game(self.current, self.page).map_or_else(String::new, |rules| {
            let value = value_words(self.prefs, option, option.value(&rules));
            [self.prefs.label(Label::OptionsInGame), " ", &value].concat()
        })
    }
}

/// The rules agreed on for the game on the board; `None` if the page is not about that game.
fn rules_of_game(current: CurrentGame, page: &'static Page) -> Option<String> {
    let is_here = |game: &str| page.games().iter().any(|begin| begin.game == game);
    current.status.with(|status| is_here(status.game).then(|| status.rules.clone()))
}

/// The words for a value of an option.
fn value_words(prefs: Preferences, option: &RuleChoice, name: &str) -> String {
    let value = option.values.iter().find(|value| value.name == name);
    value.and_then(|value| value.label).map_or(name, |label| prefs.label(label)).to_string()
}

/// Elements of the page.
pub fn page(_: Desk, page: &'static Page) -> Vec<El> {
    vec![interop::element(view! { <RulesPage page/> })]
}

/// The rules page of a family of games.
#[component]
pub fn RulesPage(page: &'static Page) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let chosen = RwSignal::new(rules_of_game(current, page).unwrap_or_default());
    let rules = AgreedRules { current, prefs, page, chosen };
    view! {
        <h1>{prefs.words(page.title)}</h1>
        <p class="lead">{prefs.words(page.lead)}</p>
        <Article name=page.name/>
        <OptionsCard rules/>
        {page.parts.iter().map(|part| page_part(rules, part)).collect_view()}
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

fn page_part(rules: AgreedRules, part: &Part) -> AnyView {
    match part {
        Part::Decisions => view! { <Decisions rules/> }.into_any(),
        Part::Lessons => lessons::lessons(Desk::here()).view().into_any(),
        Part::Compare => {
            let words = rules.prefs.words(Label::CompareTitle);
            view! { <p><a class="button" href="#compare">{words}</a></p> }.into_any()
        }
        Part::Games => view! { <NationalGames page=rules.page/> }.into_any(),
    }
}

/// The options, and the buttons that begin a game with them.
#[component]
fn OptionsCard(rules: AgreedRules) -> impl IntoView {
    let prefs = rules.prefs;
    let refusal = RwSignal::new(None::<Msg>);
    let games = rules.page.games();
    // Of many only the first is offered loudly.
    let is_main = |n: usize| games.len() < 3 || n == 0;
    let buttons = games
        .iter()
        .enumerate()
        .map(|(n, begin)| view! { <BeginButton rules begin=*begin is_main=is_main(n) refusal/> });
    let refused = move || refusal.with(|refusal| refusal.as_ref().map(|msg| prefs.say(msg)));
    view! {
        <section class="card" data-card="options">
            <h2>{prefs.words(Label::OptionsTitle)}</h2>
            {rules.page.choices.iter().map(|option| view! { <OptionRow rules option/> }).collect_view()}
            <p class="hint">{prefs.words(Label::OptionsHint)}</p>
            <div class="row">{buttons.collect_view()}</div>
            <p class="wrong" role="alert">{refused}</p>
        </section>
    }
}

/// A button that begins a variant with the chosen rules.
#[component]
fn BeginButton(
    rules: AgreedRules,
    begin: Begin,
    is_main: bool,
    refusal: RwSignal<Option<Msg>>,
) -> impl IntoView {
    let on_click = move |()| {
        let agreed = rules.chosen.with_untracked(|chosen| rules.page.rules_of(begin.game, chosen));
        match rules.current.start(begin.game, None, Some(&agreed)) {
            // The address of the game is empty.
            Ok(()) => drop(window().location().set_hash("")),
            Err(msg) => refusal.set(Some(msg)),
        }
    };
    let class = if is_main { "main" } else { "" };
    view! { <Button text=rules.prefs.words(begin.label) name=begin.game class on_click/> }
}

/// The values of an option, one of which is chosen, and the value that the game on the board has.
#[component]
fn OptionRow(rules: AgreedRules, option: &'static RuleChoice) -> impl IntoView {
    let values = option.values.iter().map(|value| view! { <ValueButton rules option value/> });
    view! {
        <fieldset class="option-row" data-option=option.name>
            <legend>{rules.prefs.words(option.label)}</legend>
            <div class="row">{values.collect_view()}</div>
            <ValueInGame rules option/>
        </fieldset>
    }
}

#[component]
fn ValueButton(rules: AgreedRules, option: &'static RuleChoice, value: &'static Value) -> impl IntoView {
    let pressed = Signal::derive(move || rules.chosen.with(|rules| option.value(rules) == value.name));
    let on_click = move |()| rules.choose(option, value.name);
    let words = Signal::derive(move || value_words(rules.prefs, option, value.name));
    view! { <ChoiceButton pressed on_click attr:data-value=value.name>{words}</ChoiceButton> }
}

#[component]
fn ValueInGame(rules: AgreedRules, option: &'static RuleChoice) -> impl IntoView {
    view! { <p class="hint in-game">{move || rules.in_game(option)}</p> }
}

/// The decisions in the order of the rules, each with the value of its option in the game on the board.
#[component]
fn Decisions(rules: AgreedRules) -> impl IntoView {
    let render: RenderSections = Box::new(move |all| decision_sections(rules, all).into_any());
    view! {
        <section class="decided">
            <h2>{rules.prefs.words(Label::DecisionsTitle)}</h2>
            <p>{rules.prefs.words(Label::DecisionsLead)}</p>
            <Article name=TEXT render/>
        </section>
    }
}

fn decision_sections(rules: AgreedRules, all: &[Section]) -> impl IntoView + use<> {
    let decisions = rules.page.decisions().into_iter().filter_map(|(number, option)| {
        let start = format!("D{number} ");
        let section = all.iter().find(|section| section.title.starts_with(&start))?.clone();
        let option = option.map(|option| view! { <ValueInGame rules option/> });
        Some(view! {
            <FoldedSection section attr:data-decision=number.to_string()>{option}</FoldedSection>
        })
    });
    decisions.collect_view()
}

/// Options of the game that is chosen in the window for a new game, folded; hidden for games without any.
/// `chosen` is the value of the tag `Rules`.
#[component]
pub fn RuleOptions(game: RwSignal<&'static str>, chosen: RwSignal<String>) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let modal = expect_context::<Modal>();
    let page = move || decisions::of_game(game.get());
    let rows = move || {
        let rules = AgreedRules { current, prefs, page: page()?, chosen };
        let applies = |option: &&'static RuleChoice| option.only.is_none_or(|only| only == game.get());
        let options = rules.page.choices.iter().filter(applies);
        Some(options.map(|option| view! { <OptionRow rules option/> }).collect_view())
    };
    view! {
        <details class=move || if page().is_none() { "hidden" } else { "agree" }>
            <summary data-control="agree">{prefs.words(Label::OptionsTitle)}</summary>
            <div>{rows}</div>
            <p>
                <a
                    href=move || ["#", page().map_or("", |page| page.name)].concat()
                    on:click=move |_| modal.open.set(Over::Nothing)
                >
                    {move || page().map_or("", |page| prefs.label(page.link))}
                </a>
            </p>
        </details>
    }
}

/// [`RulesLink`] as an element, for parents that are no components yet.
pub fn PageLink() -> El {
    interop::element(view! { <RulesLink/> })
}

/// Link beside the board to the rules page of its game, and the rules agreed on; hidden for games without such a page.
#[component]
pub fn RulesLink() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let game = Memo::new(move |_| current.status.with(|status| status.game));
    let page = move || decisions::of_game(game.get());
    let link = move || prefs.label(page().map_or(Label::PageLink, |page| page.link));
    let unusual = move || current.status.with(|status| unusual_rules(prefs, status.game, &status.rules));
    view! {
        <p class="page-link" class:hidden=move || page().is_none()>
            <a href=move || ["#", page().map_or("", |page| page.name)].concat()>{link}</a>
            // Other rules can be compared where there are games with the same pieces.
            <a
                class="compare-link"
                class:hidden=move || national::of_game(game.get()).is_none()
                href="#compare"
            >
                {prefs.words(Label::CompareTitle)}
            </a>
            <span class="agreed">{unusual}</span>
        </p>
    }
}

/// Rules that differ from the usual ones, in words.
fn unusual_rules(prefs: Preferences, game: &str, rules: &str) -> String {
    let options = decisions::of_game(game).map(|page| page.choices).unwrap_or_default();
    let unusual = options.iter().filter(|option| option.value(rules) != option.usual);
    let words = unusual.map(|option| {
        let what = prefs.label(option.label).to_string();
        let value = value_words(prefs, option, option.value(rules));
        prefs.say(&msg!(AgreedIs { what, value }))
    });
    words.collect::<Vec<_>>().join(" · ")
}
