//! The page of a family of games: how they go, what had to be decided, and what players may choose.

use super::dom::{El, back, button, choice, el, fragment, view};
use super::live::{flag, text};
use super::notes::{arranged, notes, section};
use super::showcase;
use super::state::Desk;
use super::{lessons, national as tables};
use leptos::prelude::*;
use notabene_core::game::decisions::{self, Begin, Page, Part, RuleChoice};
use notabene_core::game::national;
use notabene_core::i18n::{Label, Msg, Section};
use notabene_core::msg;

/// The text of the decisions.
const TEXT: &str = "decisions";

/// What the parts of the page share.
#[derive(Copy, Clone)]
struct Sheet {
    desk: Desk,
    page: &'static Page,
    /// What is chosen for the next game, in the form of the tag `Rules`.
    chosen: RwSignal<String>,
    /// Why no game could be begun.
    wrong: RwSignal<Option<Msg>>,
}

/// What stands on the page.
pub fn page(desk: Desk, page: &'static Page) -> Vec<El> {
    let chosen = RwSignal::new(untrack(|| agreed(desk, page)).unwrap_or_default());
    let sheet = Sheet { desk, page, chosen, wrong: RwSignal::new(None) };
    let mut all = vec![el("h1", "").label(desk, page.title), el("p", "lead").label(desk, page.lead)];
    if page.parts.contains(&Part::Showcase) {
        all.push(showcase::Body());
    }
    all.extend([notes(desk, page.name), sheet.options()]);
    all.extend(page.parts.iter().map(|part| match part {
        Part::Showcase => fragment(),
        Part::Decisions => sheet.decided(),
        Part::Lessons => lessons::lessons(desk),
        Part::Compare => {
            el("p", "").with([el("a", "button").attr("href", "#compare").label(desk, Label::CompareTitle)])
        }
        Part::Games => tables::games(desk, page),
    }));
    all.push(back(desk));
    all
}

/// The options of a game that is to begin, folded; nothing for games without any.
pub fn agree(desk: Desk, game: RwSignal<&'static str>, chosen: RwSignal<String>) -> El {
    let page = move || decisions::of_game(game.get());
    let rows = move || -> Vec<El> {
        let Some(page) = page() else { return Vec::new() };
        let sheet = Sheet { desk, page, chosen, wrong: RwSignal::new(None) };
        let matters = |choice: &&'static RuleChoice| choice.only.is_none_or(|only| only == game.get());
        page.choices.iter().filter(matters).map(|choice| sheet.option(choice)).collect()
    };
    let more = el("a", "").live("href", move || ["#", page().map_or("", |page| page.name)].concat());
    let more = more.says(move || page().map_or("", |page| desk.label(page.link)).into());
    let more = more.click(move || desk.modal.open.set(super::state::Over::Nothing));
    el("details", "").class(move || if page().is_none() { "hidden" } else { "agree" }).with([
        el("summary", "").attr("data-control", "agree").label(desk, Label::OptionsTitle),
        el("div", "").each(rows),
        el("p", "").with([more]),
    ])
}

/// What was agreed for the game on the table; none if the page does not speak of it.
fn agreed(desk: Desk, page: &'static Page) -> Option<String> {
    let is = |game: &str| page.games().iter().any(|begin| begin.game == game);
    desk.status.with(|s| is(s.game).then(|| s.rules.clone()))
}

/// The words for a value of an option.
fn worth(desk: Desk, choice: &RuleChoice, name: &str) -> String {
    let value = choice.values.iter().find(|value| value.name == name);
    value.and_then(|value| value.label).map_or(name, |label| desk.label(label)).to_string()
}

impl Sheet {
    /// The options as switches, and the buttons that begin a game with them.
    fn options(self) -> El {
        let games = self.page.games();
        let is_loud = |n: usize| games.len() < 3 || n == 0;
        let begin = games.iter().enumerate().map(|(n, begin)| self.begin(*begin, is_loud(n)));
        let begin = el("div", "row").with(begin);
        let wrong = el("p", "wrong").attr("role", "alert");
        el("section", "card")
            .attr("data-card", "options")
            .with([el("h2", "").label(self.desk, Label::OptionsTitle)])
            .with(self.page.choices.iter().map(|choice| self.option(choice)))
            .with([el("p", "hint").label(self.desk, Label::OptionsHint), begin])
            .with([wrong.says(move || self.wrong.get().map(|m| self.desk.say(&m)).unwrap_or_default())])
    }

    fn option(self, choice: &'static RuleChoice) -> El {
        let values = (0..choice.values.len()).map(|n| self.switch(choice, n));
        el("fieldset", "option-row")
            .attr("data-option", choice.name)
            .with([el("legend", "").label(self.desk, choice.label)])
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
            Some(label) => made.label(self.desk, label),
            None => made.text(value.name),
        }
    }

    /// The value that the game on the table has.
    fn in_game(self, choice: &'static RuleChoice) -> El {
        el("p", "hint in-game").says(move || match agreed(self.desk, self.page) {
            Some(rules) => {
                let value = worth(self.desk, choice, choice.value(&rules));
                [self.desk.label(Label::OptionsInGame), " ", &value].concat()
            }
            None => String::new(),
        })
    }

    /// A button that begins a variant. Of many only the first is offered loudly.
    fn begin(self, begin: Begin, is_loud: bool) -> El {
        let act = move || {
            let rules = self.chosen.with_untracked(|chosen| self.page.rules_of(begin.game, chosen));
            match self.desk.start(begin.game, None, Some(&rules)) {
                // The address of the game is the plain one.
                Ok(()) => drop(window().location().set_hash("")),
                Err(msg) => self.wrong.set(Some(msg)),
            }
        };
        button(self.desk, begin.label, begin.game, act).attr("class", if is_loud { "main" } else { "" })
    }

    fn decided(self) -> El {
        el("section", "decided").with([
            el("h2", "").label(self.desk, Label::DecisionsTitle),
            el("p", "").label(self.desk, Label::DecisionsLead),
            arranged(TEXT, "", Box::new(move |all| self.decisions(all))),
        ])
    }

    /// The text of each decision in the order of the rules, and what the game on the table says to it.
    fn decisions(self, all: &[Section]) -> Vec<El> {
        let mut made = Vec::new();
        for (number, choice) in self.page.decisions() {
            let number = number.to_string();
            let name = ["D", &number, " "].concat();
            if let Some(found) = all.iter().find(|section| section.title.starts_with(&name)) {
                let found = section(found).attr("data-decision", &number);
                made.push(found.with(choice.map(|choice| self.in_game(choice))));
            }
        }
        made
    }
}

/// The way to the page from beside the board, and what was agreed; nothing for games without such a page.
pub fn PageLink() -> El {
    let desk = Desk::here();
    let page = Memo::new(move |_| desk.status.with(|s| decisions::of_game(s.game).map(|p| p.name)));
    let address = text(move || ["#", page.get().unwrap_or_default()].concat());
    let label = move || desk.status.with(|s| decisions::of_game(s.game).map_or(Label::PageLink, |p| p.link));
    let words = text(move || desk.label(label()).to_string());
    // Other rules can be asked where there are games with the same pieces.
    let kin = flag(move || desk.status.with(|s| national::of_game(s.game).is_none()));
    let unusual = text(move || desk.status.with(|s| unusual(desk, s.game, &s.rules)));
    view! {
        <p class="page-link" class:hidden=flag(move || page.get().is_none())>
            <a href=address>{words}</a>
            <a class="compare-link" class:hidden=kin href="#compare">{desk.words(Label::CompareTitle)}</a>
            <span class="agreed">{unusual}</span>
        </p>
    }
}

/// What the players agreed otherwise than usual, in words.
fn unusual(desk: Desk, game: &str, rules: &str) -> String {
    let mut out = String::new();
    for choice in decisions::of_game(game).map(|page| page.choices).unwrap_or_default() {
        let name = choice.value(rules);
        if name != choice.usual {
            out += if out.is_empty() { "" } else { " · " };
            let (what, value) = (desk.label(choice.label).to_string(), worth(desk, choice, name));
            out += &desk.say(&msg!(AgreedIs { what, value }));
        }
    }
    out
}
