//! Form for an opponent: players, side, level.

use crate::components::{Select, SelectOption};
use crate::pages::correspondence::{LinkGameForm, NameInputs};
use crate::pages::opponent::faces::LevelChoice;
use crate::state::opponent::OpponentState;
use crate::state::opponent::results::suggested_level;
use crate::state::preferences::Preferences;
use crate::state::random;
use crate::views::settings::BLINDFOLD_LABELS;
use leptos::prelude::*;
use notabene_core::game::Blindfold;
use notabene_core::game::opponent::Opponent;
use notabene_core::i18n::Label;
use notabene_core::position::Side;

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

/// Opponent of a new game being chosen. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct OpponentChoice {
    state: OpponentState,
    players: RwSignal<Players>,
    link_game: LinkGameForm,
    own: RwSignal<OwnSide>,
    /// The level that was chosen; before that the suggested one counts.
    level: RwSignal<Option<u8>>,
    /// The level that the last results suggest for the game.
    suggested: Memo<u8>,
    blindfold: RwSignal<Blindfold>,
}

impl OpponentChoice {
    /// Opponent of the current game, or the side chosen last and the level that the last results suggest.
    pub fn of_current_game(state: OpponentState) -> OpponentChoice {
        let game = Signal::stored(state.current.game.with_untracked(|game| game.status().game));
        let choice = OpponentChoice::new(state, game, true);
        choice.level.set(state.opponent.get_untracked().map(|opponent| opponent.level));
        choice
    }

    /// Opponent of a new game, which is still being chosen.
    pub fn new(state: OpponentState, game: Signal<&'static str>, is_on: bool) -> OpponentChoice {
        let known = state.opponent.get_untracked().or_else(|| state.last_chosen());
        OpponentChoice {
            state,
            players: RwSignal::new(if is_on { Players::Notabene } else { Players::TwoPeople }),
            link_game: LinkGameForm::new(),
            own: RwSignal::new(OwnSide::Fixed(known.map_or(Side::White, |known| known.side.other()))),
            level: RwSignal::new(None),
            suggested: Memo::new(move |_| suggested_level(state, game.get())),
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

    /// The level.
    fn level(self) -> u8 {
        self.level.get().unwrap_or_else(|| self.suggested.get())
    }

    /// Applies the choice to the current game.
    pub fn apply(self) {
        let (own, players) = (self.own_side(), self.players.get_untracked());
        let opponent = Opponent { side: own.other(), level: untrack(|| self.level()) };
        self.state.set((players == Players::Notabene).then_some(opponent));
        match players {
            Players::TwoPeople => {}
            // The user's pieces are at the bottom.
            Players::Notabene => {
                let blindfold = self.blindfold.get_untracked();
                self.state.prefs().update(|p| (p.flipped, p.blindfold) = (own == Side::Black, blindfold));
            }
            Players::ByLink => self.link_game.begin(own),
        }
    }
}

/// Choice of two people, Notabene or a friend by link, with the form for the latter two.
#[component]
pub fn PlayerChoice(choice: OpponentChoice) -> impl IntoView {
    let players = choice.players;
    let cards = Players::ALL.map(|(own, label)| {
        let is_on = Signal::derive(move || players.get() == own);
        view! { <OptionCard name="who" label is_on on_choose=move |()| players.set(own)/> }
    });
    let fields = move || match players.get() {
        Players::TwoPeople => ().into_any(),
        Players::Notabene => view! { <SideAndLevel choice/> }.into_any(),
        Players::ByLink => view! {
            <SideChoice choice/>
            <NameInputs form=choice.link_game/>
        }
        .into_any(),
    };
    view! {
        <div>
            <OptionGroup label=Label::WhoPlays>{cards.collect_view()}</OptionGroup>
            <div class="opposing">{fields}</div>
        </div>
    }
}

/// Side, level, and what the board shows of its pieces.
#[component]
pub fn SideAndLevel(choice: OpponentChoice) -> impl IntoView {
    let prefs = Preferences::here();
    let OpponentChoice { level, suggested, blindfold, .. } = choice;
    let option = |value: String, label| SelectOption { value, text: prefs.label_signal(label) };
    let blindfolds = Blindfold::ALL.iter().zip(BLINDFOLD_LABELS);
    let blindfolds = blindfolds.map(|(kind, label)| option(<&str>::from(*kind).to_string(), label));
    view! {
        <SideChoice choice/>
        <LevelChoice
            level=Signal::derive(move || choice.level())
            suggested
            on_choose=move |own| level.set(Some(own))
        />
        <Select
            text=prefs.label_signal(Label::Blindfold)
            name="blindfold"
            options=blindfolds.collect()
            value=Signal::derive(move || <&str>::from(blindfold.get()).to_string())
            on_change=move |value: String| blindfold.set(value.parse().unwrap_or(Blindfold::Off))
        />
    }
}

/// Side of the user.
#[component]
fn SideChoice(choice: OpponentChoice) -> impl IntoView {
    let sides = [
        (Label::White, OwnSide::Fixed(Side::White)),
        (Label::Black, OwnSide::Fixed(Side::Black)),
        (Label::ByChance, OwnSide::Random),
    ];
    let cards = sides.map(|(label, own)| {
        let is_on = Signal::derive(move || choice.own.get() == own);
        view! { <OptionCard name="own-side" label is_on on_choose=move |()| choice.own.set(own)/> }
    });
    view! { <OptionGroup label=Label::YourSide>{cards.collect_view()}</OptionGroup> }
}

/// A group of cards of which one is chosen.
#[component]
fn OptionGroup(label: Label, children: Children) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <fieldset class="options">
            <legend class="strong">{prefs.label_signal(label)}</legend>
            {children()}
        </fieldset>
    }
}

/// Card of a choice: label and radio button.
#[component]
fn OptionCard(
    name: &'static str,
    label: Label,
    is_on: Signal<bool>,
    #[prop(into)] on_choose: Callback<()>,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <label class="option">
            <input type="radio" name=name prop:checked=is_on on:change=move |_| on_choose.run(())/>
            <span><span>{prefs.label_signal(label)}</span></span>
        </label>
    }
}
