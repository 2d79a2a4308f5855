//! The buttons of the game on the board: the way through its moves, take back, redo, turn, and one menu for all the rest.

use crate::components::query::focus_element;
use crate::components::{Icon, Menu, MenuButton, close_menu};
use crate::state::correspondence::Correspondence;
use crate::state::current_game::{CurrentGame, resign};
use crate::state::modal::{Modal, ModalKind};
use crate::state::preferences::Preferences;
use crate::views::controls::{ControlAction, ControlButton, NAVIGATION, REDO, TURN, UNDO};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Id of the menu, by which the browser opens it.
const MENU_ID: &str = "game-menu";

/// The button that opens it.
const MENU_BUTTON: &str = "[data-control=game]";

/// Buttons that change the game.
const CHANGES: [ControlAction; 3] = [UNDO, REDO, TURN];

/// Entries that open a window: its name, icon, words, window.
const WINDOWS: [(&str, Label, ModalKind); 5] = [
    ("new", Label::NewGame, ModalKind::NewGame),
    ("records", Label::OpenGame, ModalKind::Records),
    ("save", Label::SaveExport, ModalKind::Save),
    ("share", Label::ShareTitle, ModalKind::Share),
    ("end", Label::EndGame, ModalKind::EndGame),
];

/// All buttons of the game.
#[component]
pub fn Controls() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <div class="controls">
            <div class="group">{NAVIGATION.map(|action| view! { <ControlButton action/> }).collect_view()}</div>
            <div class="group">
                {CHANGES.map(|action| view! { <ControlButton action/> }).collect_view()}
                <MenuButton
                    menu=MENU_ID icon="menu" text=prefs.label_signal(Label::ShortGame) attr:data-control="game"
                />
            </div>
            <GameMenu/>
        </div>
    }
}

/// New game, open, save, share, end: a list over the page, which a tap beside it or Escape closes.
#[component]
fn GameMenu() -> impl IntoView {
    let (current, prefs, modal) = (CurrentGame::here(), Preferences::here(), Modal::here());
    let windows = WINDOWS.map(|(name, label, window)| {
        view! { <MenuEntry name label on_click=move |()| modal.show(window)/> }
    });
    let correspondence = Correspondence::here();
    let is_by_link = move || correspondence.is_some_and(|link_game| link_game.seat().is_some());
    // A move sent to a player far away cannot be taken back: there the window of the end is a second step.
    let give_up = move |()| match untrack(is_by_link) {
        true => modal.show(ModalKind::EndGame),
        false => resign(current),
    };
    let is_over = move || current.status.with(|status| status.end.is_some());
    view! {
        <Menu id=MENU_ID text=prefs.label_signal(Label::ShortGame)>
            {windows.collect_view()}
            <Show when=move || !is_over()>
                <MenuEntry name="resign" label=Label::Resign on_click=give_up/>
            </Show>
        </Menu>
    }
}

/// An entry: it closes the menu, and does what it says. The focus goes to the button of the menu, to which a window that opens
/// gives it back.
#[component]
fn MenuEntry(name: &'static str, label: Label, #[prop(into)] on_click: Callback<()>) -> impl IntoView {
    let prefs = Preferences::here();
    let choose = move |_| {
        close_menu(MENU_ID);
        focus_element(MENU_BUTTON);
        on_click.run(());
    };
    view! {
        <button type="button" data-control=name autofocus=name == "new" on:click=choose>
            <Icon name=name/>
            <span>{prefs.label_signal(label)}</span>
        </button>
    }
}
