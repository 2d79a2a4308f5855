//! The fields in which an opponent is chosen: who plays, the side, the level.

use super::OpponentState;
use crate::ui::dom::{El, el, picked};
use crate::ui::room;
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::game::opponent::Opponent;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// The side of the person.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum OwnSide {
    Of(Side),
    ByChance,
}

/// The words of the levels.
const LEVELS: [Label; Opponent::LEVELS as usize] = [
    Label::Level1,
    Label::Level2,
    Label::Level3,
    Label::Level4,
    Label::Level5,
    Label::Level6,
    Label::Level7,
    Label::Level8,
];

/// Label of a level.
pub fn level_label(level: u8) -> Label {
    LEVELS.get(usize::from(level.saturating_sub(1))).copied().unwrap_or(Label::Level1)
}

/// An opponent being chosen. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct OpponentChoice {
    state: OpponentState,
    is_on: RwSignal<bool>,
    own: RwSignal<OwnSide>,
    level: RwSignal<u8>,
}

impl OpponentChoice {
    /// The opponent of the game on the board, or the one that was chosen last.
    pub fn new(state: OpponentState, is_on: bool) -> OpponentChoice {
        let known = state.opponent.get_untracked().or_else(|| state.latest());
        OpponentChoice {
            state,
            is_on: RwSignal::new(is_on),
            own: RwSignal::new(OwnSide::Of(known.map_or(Side::White, |known| known.side.other()))),
            level: RwSignal::new(known.map_or(1, |known| known.level)),
        }
    }

    /// The opponent; none if people play. Chance decides here if it is to.
    fn opponent(self) -> Option<Opponent> {
        let own = match self.own.get_untracked() {
            OwnSide::Of(side) => side,
            OwnSide::ByChance if room::bits() & 1 == 0 => Side::White,
            OwnSide::ByChance => Side::Black,
        };
        let opponent = Opponent { side: own.other(), level: self.level.get_untracked() };
        self.is_on.get_untracked().then_some(opponent)
    }

    /// Puts the chosen opponent to the board.
    pub fn take(self) {
        self.state.set(self.opponent());
        let own = self.state.opponent.get_untracked().map(|opponent| opponent.side.other());
        if let Some(own) = own {
            // The own pieces stand below.
            self.state.prefs().update(|p| p.flipped = own == Side::Black);
        }
    }
}

/// A card of a choice: its words and its radio button.
fn card(
    desk: Desk,
    name: &str,
    label: Label,
    is_on: impl Fn() -> bool + 'static,
    choose: impl Fn() + 'static,
) -> El {
    let radio = el("input", "").attr("type", "radio").attr("name", name);
    if untrack(&is_on) {
        radio.0.unchecked_ref::<HtmlInputElement>().set_checked(true);
    }
    let radio = radio.on("change", move |_| choose());
    let words = el("span", "").with([el("span", "").label(desk, label)]);
    el("label", "option").with([radio, words])
}

fn cards(desk: Desk, title: Label, cards: impl IntoIterator<Item = El>) -> El {
    let legend = el("legend", "").label(desk, title);
    el("fieldset", "options").with(std::iter::once(legend).chain(cards))
}

/// Two people or Notabene, and the fields for that.
pub fn who_plays(desk: Desk, choice: OpponentChoice) -> El {
    let side = move |label: Label, is_on: bool| {
        card(desk, "who", label, move || choice.is_on.get() == is_on, move || choice.is_on.set(is_on))
    };
    let fields = move || match choice.is_on.get() {
        true => untrack(|| fields(desk, choice)).into(),
        false => Vec::new(),
    };
    el("div", "").with([
        cards(desk, Label::WhoPlays, [side(Label::TwoPeople, false), side(Label::PlayNotabene, true)]),
        el("div", "opposing").each(fields),
    ])
}

/// The side and the level.
pub fn fields(desk: Desk, choice: OpponentChoice) -> [El; 2] {
    let side = move |label: Label, own: OwnSide| {
        card(desk, "own-side", label, move || choice.own.get() == own, move || choice.own.set(own))
    };
    let option = |level: u8| {
        let option = el("option", "").attr("value", &level.to_string());
        let option = option.label(desk, level_label(level));
        if choice.level.get_untracked() == level { option.attr("selected", "") } else { option }
    };
    let set_level = move |level: String| choice.level.set(level.parse().unwrap_or(1));
    let options = (1..=Opponent::LEVELS).map(option).collect();
    [
        cards(
            desk,
            Label::YourSide,
            [
                side(Label::White, OwnSide::Of(Side::White)),
                side(Label::Black, OwnSide::Of(Side::Black)),
                side(Label::ByChance, OwnSide::ByChance),
            ],
        ),
        picked(desk, Label::Level, "level", options, set_level),
    ]
}
