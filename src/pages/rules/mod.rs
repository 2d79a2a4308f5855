//! Rules page of a group of games: introduction, decisions, and options of the players.

pub mod lessons;
pub mod national;
pub mod showcase;

use crate::components::effect::{flag, text};
use crate::components::element::{El, back_link, button, choice_button, el, fragment};
use crate::state::context::AppContext;
use crate::views::article::{article, article_of_elements, finder_of, folded_section};
use leptos::prelude::*;
use notabene_core::game::decisions::{self, PageSection, RuleChoice, RulesPage, StartButton};
use notabene_core::i18n::{Label, Msg, Section};
use notabene_core::msg;
use notabene_view::view;

/// Name of the text of the decisions.
const TEXT_NAME: &str = "decisions";

/// Shared state of the page.
#[derive(Copy, Clone)]
struct RulesState {
    app: AppContext,
    page: &'static RulesPage,
    /// Options of the next game, as the value of the tag `Rules`.
    chosen: RwSignal<String>,
    /// Error of the last attempt to start a game.
    error: RwSignal<Option<Msg>>,
}

/// Content of the page.
pub fn page(app: AppContext, page: &'static RulesPage) -> Vec<El> {
    let chosen = RwSignal::new(untrack(|| agreed_rules(app, page)).unwrap_or_default());
    let sheet = RulesState { app, page, chosen, error: RwSignal::new(None) };
    let mut all = vec![el("h1", "").label(app, page.title), el("p", "lead").label(app, page.summary)];
    if page.parts.contains(&PageSection::Showcase) {
        all.push(showcase::showcase_of_page(page.name));
    }
    all.extend([article(app, page.name), sheet.option_switches()]);
    all.extend(page.parts.iter().map(|part| match part {
        PageSection::Showcase => fragment(),
        PageSection::Decisions => sheet.decisions_section(),
        PageSection::Lessons => lessons::lesson_list(app),
        PageSection::Compare => {
            el("p", "").with([el("a", "button").attr("href", "#compare").label(app, Label::CompareTitle)])
        }
        PageSection::Games => national::games_table(app, page),
    }));
    all.push(back_link(app));
    all
}

/// Options of a new game, collapsed; empty for games without options.
pub fn rule_options(app: AppContext, game: RwSignal<&'static str>, chosen: RwSignal<String>) -> El {
    let page = move || decisions::page_of_game(game.get());
    let rows = move || -> Vec<El> {
        let Some(page) = page() else { return Vec::new() };
        let sheet = RulesState { app, page, chosen, error: RwSignal::new(None) };
        let matters = |choice: &&'static RuleChoice| choice.only_game.is_none_or(|only| only == game.get());
        page.choices.iter().filter(matters).map(|choice| sheet.option_fieldset(choice)).collect()
    };
    let more = el("a", "").live_attr("href", move || format!("#{}", page().map_or("", |page| page.name)));
    let more = more.live_text(move || page().map_or("", |page| app.label(page.link)).into());
    let more = more.click(move || app.modal.open.set(crate::state::context::ModalKind::None));
    el("details", "").live_class(move || if page().is_none() { "hidden" } else { "agree" }).with([
        el("summary", "").attr("data-control", "agree").label(app, Label::OptionsTitle),
        el("div", "").live_children(rows),
        el("p", "").with([more]),
    ])
}

/// Rules agreed for the current game. None if the page is not about it.
fn agreed_rules(app: AppContext, page: &'static RulesPage) -> Option<String> {
    let is = |game: &str| page.games().iter().any(|begin| begin.game == game);
    app.status.with(|s| is(s.game).then(|| s.rules.clone()))
}

/// Label of a value of an option.
fn value_label(app: AppContext, choice: &RuleChoice, name: &str) -> String {
    let value = choice.values.iter().find(|value| value.name == name);
    value.and_then(|value| value.label).map_or(name, |label| app.label(label)).to_string()
}

impl RulesState {
    /// Options as switches, and the buttons that start a game with them.
    fn option_switches(self) -> El {
        let games = self.page.games();
        let is_loud = |n: usize| games.len() < 3 || n == 0;
        let begin = games.iter().enumerate().map(|(n, begin)| self.start_button(*begin, is_loud(n)));
        let begin = el("div", "row").with(begin);
        let wrong = el("p", "wrong").attr("role", "alert");
        el("section", "card")
            .attr("data-card", "options")
            .with([el("h2", "").label(self.app, Label::OptionsTitle)])
            .with(self.page.choices.iter().map(|choice| self.option_fieldset(choice)))
            .with([el("p", "hint").label(self.app, Label::OptionsHint), begin])
            .with([wrong
                .live_text(move || self.error.get().map(|m| self.app.message_text(&m)).unwrap_or_default())])
    }

    fn option_fieldset(self, choice: &'static RuleChoice) -> El {
        let values = (0..choice.values.len()).map(|n| self.value_button(choice, n));
        el("fieldset", "option-row")
            .attr("data-option", choice.name)
            .with([el("legend", "").label(self.app, choice.label)])
            .with([el("div", "row").with(values), self.value_in_game(choice)])
    }

    fn value_button(self, option: &'static RuleChoice, n: usize) -> El {
        let (value, chosen) = (option.values[n], self.chosen);
        let on = move || chosen.with(|rules| option.value(rules) == value.name);
        let act = move || {
            let of =
                |rules: &String| self.page.rules(|c| if c == option { value.name } else { c.value(rules) });
            let next = chosen.with_untracked(of);
            chosen.set(next);
        };
        let element = choice_button("data-value", value.name, on, act);
        match value.label {
            Some(label) => element.label(self.app, label),
            None => element.text(value.name),
        }
    }

    /// Value of an option in the current game.
    fn value_in_game(self, choice: &'static RuleChoice) -> El {
        el("p", "hint in-game").live_text(move || match agreed_rules(self.app, self.page) {
            Some(rules) => {
                let value = value_label(self.app, choice, choice.value(&rules));
                format!("{} {value}", self.app.label(Label::OptionsInGame))
            }
            None => String::new(),
        })
    }

    /// Button that starts a variant. Of many only the first is emphasized.
    fn start_button(self, begin: StartButton, is_loud: bool) -> El {
        let act = move || {
            let rules = self.chosen.with_untracked(|chosen| self.page.rules_of(begin.game, chosen));
            match self.app.start(begin.game, None, Some(&rules)) {
                // The address of the game is empty.
                Ok(()) => drop(window().location().set_hash("")),
                Err(msg) => self.error.set(Some(msg)),
            }
        };
        button(self.app, begin.label, begin.game, act).attr("class", if is_loud { "main" } else { "" })
    }

    fn decisions_section(self) -> El {
        el("section", "decided").with([
            el("h2", "").label(self.app, Label::DecisionsTitle),
            el("p", "").label(self.app, Label::DecisionsLead),
            article_of_elements(TEXT_NAME, "", Box::new(move |all| self.decision_texts(all))),
        ])
    }

    /// Texts of the decisions in the order of the rules, with the value in the current game.
    fn decision_texts(self, all: &[Section]) -> Vec<El> {
        let mut elements = Vec::new();
        for (number, choice) in self.page.decisions() {
            let number = number.to_string();
            let name = format!("D{number} ");
            if let Some(found) = all.iter().find(|section| section.title.starts_with(&name)) {
                let found = folded_section(found, finder_of(self.app.prefs, self.page.name))
                    .attr("data-decision", &number);
                elements.push(found.with(choice.map(|choice| self.value_in_game(choice))));
            }
        }
        elements
    }
}

/// Link to the page from beside the board, with the agreed rules; hidden for games without such a page.
pub fn PageLink() -> El {
    let app = AppContext::here();
    let page = Memo::new(move |_| app.status.with(|s| decisions::page_of_game(s.game).map(|p| p.name)));
    let address = text(move || format!("#{}", page.get().unwrap_or_default()));
    let label =
        move || app.status.with(|s| decisions::page_of_game(s.game).map_or(Label::PageLink, |p| p.link));
    let words = text(move || app.label(label()).to_string());
    // Other rules are compared where games share the pieces.
    let kin = flag(move || app.status.with(|s| notabene_core::game::national::of_game(s.game).is_none()));
    let unusual = text(move || app.status.with(|s| unusual_rules(app, s.game, &s.rules)));
    view! {
        <p class="page-link" class:hidden=flag(move || page.get().is_none())>
            <a href=address>{words}</a>
            <a class="compare-link" class:hidden=kin href="#compare">{app.label_signal(Label::CompareTitle)}</a>
            <span class="agreed">{unusual}</span>
        </p>
    }
}

/// Agreed rules that differ from the usual ones, as text.
fn unusual_rules(app: AppContext, game: &str, rules: &str) -> String {
    let mut out = String::new();
    for choice in decisions::page_of_game(game).map(|page| page.choices).unwrap_or_default() {
        let name = choice.value(rules);
        if name != choice.default {
            out += if out.is_empty() { "" } else { " · " };
            let (what, value) = (app.label(choice.label).to_string(), value_label(app, choice, name));
            out += &app.message_text(&msg!(AgreedIs { what, value }));
        }
    }
    out
}
