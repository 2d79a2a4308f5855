//! Choices of the subject of a link, and of the view that it opens.

use crate::components::{Select, SelectOption};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::exchange::share::LinkMove;
use notabene_core::i18n::Label;
use notabene_core::position::Side;

/// Moves at which a game opens, with the names of their options.
const MOVES: [(LinkMove, &str, Label); 3] = [
    (LinkMove::Current, "here", Label::ShareAtHere),
    (LinkMove::Start, "start", Label::ShareAtStart),
    (LinkMove::End, "end", Label::ShareAtEnd),
];

/// Options of the link.
#[derive(Clone, PartialEq, Default)]
pub struct LinkOptions {
    /// Index in the list of subjects.
    pub subject: usize,
    pub opens_at: LinkMove,
    pub orientation: Option<Side>,
    /// True if the link contains the piece letters.
    pub letters: bool,
}

/// Choices of the subject, by their labels; of a game also of its view.
#[component]
pub fn LinkChoices(options: RwSignal<LinkOptions>, labels: Vec<Label>, is_game: bool) -> impl IntoView {
    let prefs = Preferences::here();
    let subjects = labels.into_iter().enumerate().map(|(n, label)| (n.to_string(), label));
    let choose = move |value: String| {
        options.update(|options| options.subject = value.parse().unwrap_or_default());
    };
    view! {
        <div class="settings stack">
            <Select
                text=prefs.label_signal(Label::ShareWhat)
                name="what"
                options=select_options(prefs, subjects)
                value=Signal::derive(move || options.with(|options| options.subject.to_string()))
                on_change=choose
            />
            {is_game.then(|| view! { <GameChoices options/> })}
        </div>
    }
}

/// Choices of the move, the side and the letters with which a game opens.
#[component]
fn GameChoices(options: RwSignal<LinkOptions>) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let move_name = move || {
        let at = options.with(|options| options.opens_at);
        MOVES.iter().find(|(other, ..)| *other == at).map_or("", |(_, name, _)| name).to_string()
    };
    let choose_move = move |value: String| {
        if let Some((at, ..)) = MOVES.iter().find(|(_, name, _)| *name == value) {
            options.update(|options| options.opens_at = *at);
        }
    };
    let sides =
        [("", Label::ShareReader), (Side::White.name(), Label::White), (Side::Black.name(), Label::Black)];
    let side_name = move || options.with(|options| options.orientation.map_or("", Side::name)).to_string();
    let choose_side = move |value: String| {
        let side = Side::BOTH.into_iter().find(|side| side.name() == value);
        options.update(|options| options.orientation = side);
    };
    // Games without piece letters need none.
    let has_letters = current.scene.with_untracked(|scene| scene.takes.is_none());
    // A position is a single moment.
    let is_position = move || options.with(|options| options.subject != 0);
    view! {
        <Select
            class:hidden=is_position
            text=prefs.label_signal(Label::ShareAt)
            name="at"
            options=select_options(prefs, MOVES.map(|(_, name, label)| (name, label)))
            value=Signal::derive(move_name)
            on_change=choose_move
        />
        <Select
            text=prefs.label_signal(Label::ShareSide)
            name="orientation"
            options=select_options(prefs, sides)
            value=Signal::derive(side_name)
            on_change=choose_side
        />
        {has_letters.then(|| view! { <LettersChoice options/> })}
    }
}

/// Choice whose piece letters the reader sees.
#[component]
fn LettersChoice(options: RwSignal<LinkOptions>) -> impl IntoView {
    const MINE: &str = "mine";
    let prefs = Preferences::here();
    let value = move || if options.with(|options| options.letters) { MINE } else { "" }.to_string();
    view! {
        <Select
            text=prefs.label_signal(Label::PieceLetters)
            name="letters"
            options=select_options(prefs, [("", Label::ShareReaders), (MINE, Label::ShareMine)])
            value=Signal::derive(value)
            on_change=move |value: String| options.update(|options| options.letters = value == MINE)
        />
    }
}

fn select_options<N: Into<String>>(
    prefs: Preferences,
    options: impl IntoIterator<Item = (N, Label)>,
) -> Vec<SelectOption> {
    let option =
        |(value, label): (N, Label)| SelectOption { value: value.into(), text: prefs.label_signal(label) };
    options.into_iter().map(option).collect()
}
