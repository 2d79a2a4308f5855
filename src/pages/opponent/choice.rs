//! Form for an opponent: players, side, level.

use crate::components::element::{El, el, labelled_select};
use crate::pages::correspondence::LinkGameForm;
use crate::state::context::AppContext;
use crate::state::opponent::OpponentState;
use crate::state::random;
use crate::views::settings::BLINDFOLD_LABELS;
use leptos::prelude::*;
use notabene_core::game::Blindfold;
use notabene_core::game::opponent::Opponent;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

/// Side of the user.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum OwnSide {
    Fixed(Side),
    Random,
}

/// Players of a new game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Players {
    TwoPeople,
    Notabene,
    /// A friend far away, by link.
    ByLink,
}

impl Players {
    const ALL: [(Players, Label); 3] = [
        (Players::TwoPeople, Label::TwoPeople),
        (Players::Notabene, Label::PlayNotabene),
        (Players::ByLink, Label::ByLink),
    ];
}

/// Labels of the levels.
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

/// Opponent of a new game being chosen. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct OpponentChoice {
    state: OpponentState,
    players: RwSignal<Players>,
    link_game: LinkGameForm,
    own: RwSignal<OwnSide>,
    level: RwSignal<u8>,
    blindfold: RwSignal<Blindfold>,
}

impl OpponentChoice {
    /// Opponent of the current game, or the one chosen last.
    pub fn new(state: OpponentState, is_on: bool) -> OpponentChoice {
        let known = state.opponent.get_untracked().or_else(|| state.last_chosen());
        OpponentChoice {
            state,
            players: RwSignal::new(if is_on { Players::Notabene } else { Players::TwoPeople }),
            link_game: LinkGameForm::new(),
            own: RwSignal::new(OwnSide::Fixed(known.map_or(Side::White, |known| known.side.other()))),
            level: RwSignal::new(known.map_or(1, |known| known.level)),
            blindfold: RwSignal::new(state.prefs().with_untracked(|p| p.blindfold)),
        }
    }

    /// Side of the user, drawn if requested.
    fn own_side(self) -> Side {
        match self.own.get_untracked() {
            OwnSide::Fixed(side) => side,
            OwnSide::Random if random::random_bits() & 1 == 0 => Side::White,
            OwnSide::Random => Side::Black,
        }
    }

    /// Applies the choice to the current game.
    pub fn apply(self, app: AppContext) {
        let (own, players) = (self.own_side(), self.players.get_untracked());
        let opponent = Opponent { side: own.other(), level: self.level.get_untracked() };
        self.state.set((players == Players::Notabene).then_some(opponent));
        match players {
            Players::TwoPeople => {}
            // The user's pieces are at the bottom.
            Players::Notabene => {
                let blindfold = self.blindfold.get_untracked();
                self.state.prefs().update(|p| (p.flipped, p.blindfold) = (own == Side::Black, blindfold));
            }
            Players::ByLink => self.link_game.begin(app, own),
        }
    }
}

/// Card of a choice: label and radio button.
fn option_card(
    app: AppContext,
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
    let words = el("span", "").with([el("span", "").label(app, label)]);
    el("label", "option").with([radio, words])
}

fn option_cards(app: AppContext, title: Label, cards: impl IntoIterator<Item = El>) -> El {
    let legend = el("legend", "").label(app, title);
    el("fieldset", "options").with(std::iter::once(legend).chain(cards))
}

/// Choice of two people, Notabene or a friend by link, with the form for the latter two.
pub fn player_choice(app: AppContext, choice: OpponentChoice) -> El {
    let card = |(players, label): (Players, Label)| {
        let is_on = move || choice.players.get() == players;
        option_card(app, "who", label, is_on, move || choice.players.set(players))
    };
    let fields = move || match choice.players.get() {
        Players::TwoPeople => Vec::new(),
        Players::Notabene => untrack(|| side_and_level(app, choice)).into(),
        Players::ByLink => untrack(|| vec![side_choice(app, choice), choice.link_game.inputs()]),
    };
    el("div", "").with([
        option_cards(app, Label::WhoPlays, Players::ALL.map(card)),
        el("div", "opposing").live_children(fields),
    ])
}

/// Side, level, and what the board shows of its pieces.
pub fn side_and_level(app: AppContext, choice: OpponentChoice) -> [El; 3] {
    let option = |level: u8| {
        let option = el("option", "").attr("value", &level.to_string());
        let option = option.label(app, level_label(level));
        if choice.level.get_untracked() == level { option.attr("selected", "") } else { option }
    };
    let set_level = move |level: String| choice.level.set(level.parse().unwrap_or(1));
    let options = (1..=Opponent::LEVELS).map(option).collect();
    let level = labelled_select(app, Label::Level, "level", options, set_level);
    [side_choice(app, choice), level, blindfold_select(app, choice)]
}

/// Side of the user.
fn side_choice(app: AppContext, choice: OpponentChoice) -> El {
    let side = move |label: Label, own: OwnSide| {
        option_card(app, "own-side", label, move || choice.own.get() == own, move || choice.own.set(own))
    };
    let sides = [
        side(Label::White, OwnSide::Fixed(Side::White)),
        side(Label::Black, OwnSide::Fixed(Side::Black)),
        side(Label::ByChance, OwnSide::Random),
    ];
    option_cards(app, Label::YourSide, sides)
}

fn blindfold_select(app: AppContext, choice: OpponentChoice) -> El {
    let option = |(blindfold, label): (&Blindfold, Label)| {
        let option = el("option", "").attr("value", (*blindfold).into()).label(app, label);
        if choice.blindfold.get_untracked() == *blindfold { option.attr("selected", "") } else { option }
    };
    let options = Blindfold::ALL.iter().zip(BLINDFOLD_LABELS).map(option).collect();
    labelled_select(app, Label::Blindfold, "blindfold", options, move |name| {
        choice.blindfold.set(name.parse().unwrap_or(Blindfold::Off));
    })
}
