//! Parts shared by all modes: a separate board, its announcements, new games and saved ones.

use crate::components::{Button, Select, SelectOption};
use crate::state::board_contexts::BoardContexts;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::{corrupt_storage, storage};
use crate::views::status::{LiveRegion, StatusLine};
use crate::views::{board, move_input};
use leptos::prelude::*;
use notabene_core::exchange::{Export, save};
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::{Letters, Style};
use notabene_core::position::Side;
use notabene_core::record::{HeadField, Score};
use notabene_study::storage_key::StorageKey;
use web_sys::{KeyboardEvent, PointerEvent};

/// Creates a board beside the game, and provides it to all later parts of the mode.
pub fn provide_board(game: Game) -> CurrentGame {
    let own = BoardContexts::own(game);
    own.provide();
    own.current
}

/// Board with the line of its game state and announcements.
#[component]
pub fn BoardWithStatus() -> impl IntoView {
    view! {
        <section class="board-place stack tight">
            <board::Board/>
            <StatusLine/>
            <LiveRegion/>
        </section>
    }
}

/// Main line of the game on a board; tracked.
pub fn played_game(game: RwSignal<Game>) -> Played {
    game.with(|t| t.played())
}

/// Main line of the game on a board; untracked.
pub fn played_game_now(game: RwSignal<Game>) -> Played {
    game.with_untracked(|t| t.played())
}

/// Chosen notation style; tracked.
pub fn notation_style(prefs: Preferences) -> Style {
    prefs.with(|p| p.style())
}

/// New game of the variant on the board, from its start.
pub fn new_game(current: CurrentGame) -> Game {
    current.game.with_untracked(Game::begin_again)
}

/// New game from the start of another, with the head of its sheet.
pub fn start_with_head(game: &Game) -> Game {
    let (mut begun, style) = (game.begin_again(), Style::pgn());
    let tags = game.sheet(&style).tags.0;
    for (name, value) in tags.into_iter().filter(|(name, _)| HeadField::ALL.iter().any(|f| f.tag() == name)) {
        // A tag that was read before is not refused.
        drop(begun.edit(Edit::Tag(name, value), &style));
    }
    begun
}

/// Copy of the game on a board.
pub fn copy_game(current: CurrentGame) -> Option<Game> {
    read_game(&current.game.with_untracked(|t| t.text(Export::Save)))
}

/// Reads a game from a saved text, damaged or not.
pub fn read_game(text: &str) -> Option<Game> {
    save::read(text).0.ok()
}

/// The saved game of a mode.
pub fn load_game(key: StorageKey) -> Option<Game> {
    corrupt_storage::load_valid(key, read_game)
}

/// Saves the game of a board.
pub fn save_game(key: StorageKey, own: CurrentGame) {
    storage::save(key, &own.game.with_untracked(|t| t.text(Export::Save)));
}

/// Button of an action that may lose something: then it asks, and acts at the second tap.
#[component]
pub fn ConfirmedButton(
    label: Label,
    name: &'static str,
    #[prop(optional)] class: &'static str,
    /// True if something would be lost.
    #[prop(into)]
    loses: Callback<(), bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let asked = RwSignal::new(false);
    let text =
        Signal::derive(move || prefs.label(if asked.get() { Label::SheetSure } else { label }).to_string());
    let click = move |()| {
        let asks = !asked.get_untracked() && loses.run(());
        asked.set(asks);
        if !asks {
            on_click.run(());
        }
    };
    view! { <Button text name class on_click=click/> }
}

/// Button that moves the game of this board to the board of the page, `main`. It asks if another game is there.
#[component]
pub fn OpenOnMainBoard(main: CurrentGame, own: CurrentGame) -> impl IntoView {
    let text = |of: CurrentGame| of.game.with_untracked(|t| t.text(Export::Save));
    let loses = move |()| !main.game.with_untracked(|t| t.played().is_empty()) && text(main) != text(own);
    let open = move |()| {
        if let Some(game) = copy_game(own) {
            main.open(game);
            // The address of the game is empty.
            drop(window().location().set_hash(""));
        }
    };
    view! { <ConfirmedButton label=Label::SheetToDesk name="to-desk" loses on_click=open/> }
}

/// Buttons to take a move back, play it again and flip the board.
#[component]
pub fn MoveButtons(own: CurrentGame) -> impl IntoView {
    let prefs = own.prefs;
    view! {
        <div class="row">
            <Button text=prefs.label_signal(Label::Undo) name="undo" on_click=move |()| own.go(Go::Undo)/>
            <Button text=prefs.label_signal(Label::Redo) name="redo" on_click=move |()| own.go(Go::Redo)/>
            <Button text=prefs.label_signal(Label::Flip) name="flip" on_click=move |()| own.flip()/>
        </div>
    }
}

/// Line of text, announced when it changes.
#[component]
pub fn StatusText(class: &'static str, #[prop(into)] message: Signal<Option<Msg>>) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || message.with(|message| message.as_ref().map(|message| prefs.message_text(message)));
    view! { <p class=format!("{class} unless-empty") role="status">{text}</p> }
}

/// Message of an error, announced at once.
#[component]
pub fn ErrorText(error: RwSignal<Option<Msg>>) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || error.with(|error| error.as_ref().map(|message| prefs.message_text(message)));
    view! { <p class="wrong" role="alert">{text}</p> }
}

/// Columns of board, pen and sheet, which are its children. A touch enables on-screen keys.
#[component]
pub fn SheetColumns(
    #[prop(optional, into)] on_key: Option<Callback<KeyboardEvent>>,
    children: Children,
) -> impl IntoView {
    let prefs = Preferences::here();
    let touched = move |e: PointerEvent| {
        if e.pointer_type() == "touch" {
            move_input::show_pad_for_touch(prefs);
        }
    };
    let key = move |e| {
        if let Some(on_key) = on_key {
            on_key.run(e);
        }
    };
    view! { <div class="desk-top" on:pointerdown=touched on:keydown=key>{children()}</div> }
}

/// Letters of a sheet: a choice, its children, until something is written, then those in use, with the reason.
#[component]
pub fn SheetLetters(
    #[prop(into)] letters: Signal<&'static Letters>,
    #[prop(into)] is_begun: Signal<bool>,
    children: Children,
) -> impl IntoView {
    let prefs = Preferences::here();
    let name = move || {
        let letters = letters.get();
        format!("{} · {}", letters.name, letters.pieces.join(" "))
    };
    view! {
        <div class="letters-of">
            <div class=move || if is_begun.get() { "hidden" } else { "" }>{children()}</div>
            <p class=move || if is_begun.get() { "stay lettered stack tight" } else { "hidden" }>
                <span>{prefs.label_signal(Label::PieceLetters)}</span>
                <b>{name}</b>
                <span class="hint small">{prefs.label_signal(Label::LettersStay)}</span>
            </p>
        </div>
    }
}

/// Result decided by the arbiter; the board has precedence where the rules ended the game.
#[component]
pub fn ArbiterResult(own: CurrentGame) -> impl IntoView {
    let (scores, results) = own.status.with_untracked(|s| (s.scores, s.results));
    let options = scores.iter().map(|score| {
        let text = if *score == Score::Open { "–" } else { score.shown(results) };
        let is_chosen = move || own.status.with(|status| status.score) == *score;
        view! { <option value=score.pgn() prop:selected=is_chosen>{text}</option> }
    });
    let change = move |e| {
        if let Some(score) = Score::find(&event_target_value(&e)) {
            own.edit(Edit::Score(score));
        }
    };
    let class = move || if own.status.with(|status| status.outcome.is_some()) { "hidden" } else { "pick" };
    view! {
        <label class=class>
            <span>{own.prefs.label_signal(Label::ArbiterResult)}</span>
            <select name="score" on:change=change>{options.collect_view()}</select>
        </label>
    }
}

/// Entry of a list with the text of a label.
pub fn label_option(prefs: Preferences, value: impl Into<String>, label: Label) -> SelectOption {
    SelectOption { value: value.into(), text: prefs.label_signal(label) }
}

/// Columns to write: both, or one of them while the other fills itself.
const COLUMNS: [(&str, Label, Option<Side>); 3] = [
    ("both", Label::WriteBoth, None),
    ("white", Label::WriteWhite, Some(Side::White)),
    ("black", Label::WriteBlack, Some(Side::Black)),
];

/// Column with a name; both if it has another.
pub fn column_named(name: &str) -> Option<Side> {
    COLUMNS.iter().find(|(of, ..)| *of == name).and_then(|(_, _, side)| *side)
}

/// Choice of the columns to write, by their names.
#[component]
pub fn ColumnSelect(
    #[prop(optional_no_strip)] chosen: Option<Side>,
    #[prop(into)] on_choose: Callback<String>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let name = COLUMNS.iter().find(|(.., side)| *side == chosen).map_or("", |(name, ..)| name);
    view! {
        <Select
            text=prefs.label_signal(Label::WhoWrites)
            name="columns"
            options=COLUMNS.map(|(name, label, _)| label_option(prefs, name, label)).into()
            value=Signal::stored(name.to_string())
            on_change=on_choose
        />
    }
}
