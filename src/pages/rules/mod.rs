//! Rules page of a group of games: introduction, decisions, and options of the players.

pub mod lessons;
pub mod national;
pub mod showcase;

use crate::components::effect::{flag, text};
use crate::components::element::{El, back, button, choice, el, fragment};
use crate::state::context::AppContext;
use crate::views::article::{arranged, finder_of, notes, section};
use leptos::prelude::*;
use notabene_core::game::decisions::{self, PageSection, RuleChoice, RulesPage, StartButton};
use notabene_core::i18n::{Label, Msg, Section};
use notabene_core::msg;
use notabene_view::view;

/// Name of the text of the decisions.
const TEXT: &str = "decisions";

/// Shared state of the page.
#[derive(Copy, Clone)]
struct Sheet {
    app: AppContext,
    page: &'static RulesPage,
    /// Options of the next game, as the value of the tag `Rules`.
    chosen: RwSignal<String>,
    /// Error of the last attempt to start a game.
    wrong: RwSignal<Option<Msg>>,
}

/// Content of the page.
pub fn page(app: AppContext, page: &'static RulesPage) -> Vec<El> {
    let chosen = RwSignal::new(untrack(|| agreed(app, page)).unwrap_or_default());
    let sheet = Sheet { app, page, chosen, wrong: RwSignal::new(None) };
    let mut all = vec![el("h1", "").label(app, page.title), el("p", "lead").label(app, page.summary)];
    if page.parts.contains(&PageSection::Showcase) {
        all.push(showcase::of_page(page.name));
    }
    all.extend([notes(app, page.name), sheet.options()]);
    all.extend(page.parts.iter().map(|part| match part {
        PageSection::Showcase => fragment(),
        PageSection::Decisions => sheet.decided(),
        PageSection::Lessons => lessons::lessons(app),
        PageSection::Compare => {
            el("p", "").with([el("a", "button").attr("href", "#compare").label(app, Label::CompareTitle)])
        }
        PageSection::Games => national::games(app, page),
    }));
    all.push(back(app));
    all
}

/// Options of a new game, collapsed; empty for games without options.
pub fn agree(app: AppContext, game: RwSignal<&'static str>, chosen: RwSignal<String>) -> El {
    let page = move || decisions::page_of_game(game.get());
    let rows = move || -> Vec<El> {
        let Some(page) = page() else { return Vec::new() };
        let sheet = Sheet { app, page, chosen, wrong: RwSignal::new(None) };
        let matters = |choice: &&'static RuleChoice| choice.only_game.is_none_or(|only| only == game.get());
        page.choices.iter().filter(matters).map(|choice| sheet.option(choice)).collect()
    };
    let more = el("a", "").live("href", move || format!("#{}", page().map_or("", |page| page.name)));
    let more = more.says(move || page().map_or("", |page| app.label(page.link)).into());
    let more = more.click(move || app.modal.open.set(crate::state::context::ModalKind::Nothing));
    el("details", "").class(move || if page().is_none() { "hidden" } else { "agree" }).with([
        el("summary", "").attr("data-control", "agree").label(app, Label::OptionsTitle),
        el("div", "").each(rows),
        el("p", "").with([more]),
    ])
}

/// Rules agreed for the current game. None if the page is not about it.
fn agreed(app: AppContext, page: &'static RulesPage) -> Option<String> {
    let is = |game: &str| page.games().iter().any(|begin| begin.game == game);
    app.status.with(|s| is(s.game).then(|| s.rules.clone()))
}

/// Label of a value of an option.
fn worth(app: AppContext, choice: &RuleChoice, name: &str) -> String {
    let value = choice.values.iter().find(|value| value.name == name);
    value.and_then(|value| value.label).map_or(name, |label| app.label(label)).to_string()
}

impl Sheet {
    /// Options as switches, and the buttons that start a game with them.
    fn options(self) -> El {
        let games = self.page.games();
        let is_loud = |n: usize| games.len() < 3 || n == 0;
        let begin = games.iter().enumerate().map(|(n, begin)| self.begin(*begin, is_loud(n)));
        let begin = el("div", "row").with(begin);
        let wrong = el("p", "wrong").attr("role", "alert");
        el("section", "card")
            .attr("data-card", "options")
            .with([el("h2", "").label(self.app, Label::OptionsTitle)])
            .with(self.page.choices.iter().map(|choice| self.option(choice)))
            .with([el("p", "hint").label(self.app, Label::OptionsHint), begin])
            .with([wrong.says(move || self.wrong.get().map(|m| self.app.say(&m)).unwrap_or_default())])
    }

    fn option(self, choice: &'static RuleChoice) -> El {
        let values = (0..choice.values.len()).map(|n| self.switch(choice, n));
        el("fieldset", "option-row")
            .attr("data-option", choice.name)
            .with([el("legend", "").label(self.app, choice.label)])
            .with([el("div", "row").with(values), self.in_game(choice)])
    }

    fn switch(self, option: &'static RuleChoice, n: usize) -> El {
        let (value, chosen) = (option.values[n], self.chosen);
        let on = move || chosen.with(|rules| option.value(rules) == value.name);
        let act = move || {
            let of =
                |rules: &String| self.page.rules(|c| if c == option { value.name } else { c.value(rules) });
            let next = chosen.with_untracked(of);
            chosen.set(next);
        };
        let made = choice("data-value", value.name, on, act);
        match value.label {
            Some(label) => made.label(self.app, label),
            None => made.text(value.name),
        }
    }

    /// Value of an option in the current game.
    fn in_game(self, choice: &'static RuleChoice) -> El {
        el("p", "hint in-game").says(move || match agreed(self.app, self.page) {
            Some(rules) => {
                let value = worth(self.app, choice, choice.value(&rules));
                format!("{} {value}", self.app.label(Label::OptionsInGame))
            }
            None => String::new(),
        })
    }

    /// Button that starts a variant. Of many only the first is emphasized.
    fn begin(self, begin: StartButton, is_loud: bool) -> El {
        let act = move || {
            let rules = self.chosen.with_untracked(|chosen| self.page.rules_of(begin.game, chosen));
            match self.app.start(begin.game, None, Some(&rules)) {
                // The address of the game is empty.
                Ok(()) => drop(window().location().set_hash("")),
                Err(msg) => self.wrong.set(Some(msg)),
            }
        };
        button(self.app, begin.label, begin.game, act).attr("class", if is_loud { "main" } else { "" })
    }

    fn decided(self) -> El {
        el("section", "decided").with([
            el("h2", "").label(self.app, Label::DecisionsTitle),
            el("p", "").label(self.app, Label::DecisionsLead),
            arranged(TEXT, "", Box::new(move |all| self.decisions(all))),
        ])
    }

    /// Texts of the decisions in the order of the rules, with the value in the current game.
    fn decisions(self, all: &[Section]) -> Vec<El> {
        let mut made = Vec::new();
        for (number, choice) in self.page.decisions() {
            let number = number.to_string();
            let name = format!("D{number} ");
            if let Some(found) = all.iter().find(|section| section.title.starts_with(&name)) {
                let found =
                    section(found, finder_of(self.app.prefs, self.page.name)).attr("data-decision", &number);
                made.push(found.with(choice.map(|choice| self.in_game(choice))));
            }
        }
        made
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
    let unusual = text(move || app.status.with(|s| unusual(app, s.game, &s.rules)));
    view! {
        <p class="page-link" class:hidden=flag(move || page.get().is_none())>
            <a href=address>{words}</a>
            <a class="compare-link" class:hidden=kin href="#compare">{app.words(Label::CompareTitle)}</a>
            <span class="agreed">{unusual}</span>
        </p>
    }
}

/// Agreed rules that differ from the usual ones, as text.
fn unusual(app: AppContext, game: &str, rules: &str) -> String {
    let mut out = String::new();
    for choice in decisions::page_of_game(game).map(|page| page.choices).unwrap_or_default() {
        let name = choice.value(rules);
        if name != choice.default {
            out += if out.is_empty() { "" } else { " · " };
            let (what, value) = (app.label(choice.label).to_string(), worth(app, choice, name));
            out += &app.say(&msg!(AgreedIs { what, value }));
        }
    }
    out
}
