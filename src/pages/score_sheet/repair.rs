//! Repair of a sheet, or of the two sheets of one game: the likeliest game behind them, what was put right, and what only
//! the players know, a question at a time.

use crate::components::query::focus_element;
use crate::components::{Button, Select, SelectOption};
use crate::pages::score_sheet::game_choice::last_part;
use crate::pages::score_sheet::mode_parts::{
    BoardWithStatus, OpenOnMainBoard, SheetColumns, new_game, provide_board,
};
use crate::pages::score_sheet::photo::PhotoPart;
use crate::pages::score_sheet::photo_state::PhotoState;
use crate::pages::score_sheet::repair_result::{Diagnosis, score_sheet};
use crate::pages::score_sheet::repair_state::{CHESS, RepairState};
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::state::current_game::CurrentGame;
use crate::state::i18n_loader::art_url;
use crate::state::{router, sheet_photo, sheet_repair};
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement};

/// Last part of the address that opens the choice of a photograph.
const PHOTO: &str = "photo";

/// Content of the mode.
#[component]
pub fn RepairMode() -> impl IntoView {
    let main = CurrentGame::here();
    let own = provide_board(new_game(main));
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let state = RepairState::new(main, own);
    on_cleanup(sheet_repair::cancel);
    let paper = score_sheet(state);
    let is_idle = Signal::derive(move || state.found.with(Option::is_none));
    let running = move || if is_idle.get() { "hidden" } else { "running stack" };
    // Beside the board there is no room for the rims of cards.
    let part = move || if is_idle.get() { "card" } else { "stack" };
    view! {
        <SheetColumns>
            <div class="play-side stack">
                <div class=running><BoardWithStatus/></div>
            </div>
            <div class="pen-side stack">
                <WaysIn is_idle/>
                <div class="tiles broad at-start">
                    <div class=part><FirstSheet state/></div>
                    <div class=part><CopySheet state/></div>
                </div>
                <div class=running><OpenOnMainBoard main own/></div>
            </div>
            <div class="paper-side stack">
                <div class=move || if is_idle.get() { "hidden" } else { "" }><SheetLeaf paper/></div>
            </div>
        </SheetColumns>
    }
}

/// The ways in, until something was found: typed, photographed, and a hand that Notabene knows.
#[component]
fn WaysIn(is_idle: Signal<bool>) -> impl IntoView {
    let prefs = CurrentGame::here().prefs;
    let way = move |picture, name, title, line, act: fn()| {
        let (title, line) = (prefs.label_signal(title), prefs.label_signal(line));
        view! {
            <button type="button" class="place-card plate" data-do=name on:click=move |_| act()>
                <img alt="" src=art_url(picture)/>
                <span class="words stack tight"><b class="large">{title}</b><small>{line}</small></span>
            </button>
        }
    };
    move || {
        is_idle.get().then(|| {
            view! {
                <div class="ways-in tiles">
                    {way("sheet-write", "way-type", Label::RepairType, Label::RepairTypeLine, || focus_element("[name=sheet]"))}
                    {way("sheet-photo", "way-photo", Label::PhotoButton, Label::RepairPhotoLine, sheet_photo::choose)}
                    {way("trainer-writing", "way-hand", Label::ModeHand, Label::RepairHandLine, || router::open_page("sheet/hand"))}
                </div>
            }
        })
    }
}

/// The sheet to repair: its text or photograph, the game, and what is found.
#[component]
fn FirstSheet(state: RepairState) -> impl IntoView {
    let prefs = state.own.prefs;
    let show_example = move |()| {
        state.chess.set(true);
        state.replace_text(EXAMPLE_SHEET.into());
    };
    let photo = PhotoState::new(state.photo_sheet(), last_part() == PHOTO);
    view! {
        <SheetText state label=Label::RepairHere name="sheet" text=state.text/>
        <div class="row">
            <Button
                text=prefs.label_signal(Label::RepairLook) name="look" class="main"
                on_click=move |()| state.check_text()
            />
            <Button
                text=prefs.label_signal(Label::RepairExample) name="example" on_click=show_example
            />
        </div>
        <Diagnosis state/>
        <div class="row">
            <VariantSelect state/>
            <LettersSelect/>
        </div>
        <PhotoPart state=photo/>
    }
}

/// The sheet of the other player, if there is one.
#[component]
fn CopySheet(state: RepairState) -> impl IntoView {
    view! {
        <SheetText state label=Label::RepairCopy name="sheet-copy" text=state.copy/>
        <div class="row">
            <CopyFile state/>
            <Button
                text=state.own.prefs.label_signal(Label::RepairCopyMove) name="copy-move"
                on_click=move |()| state.move_to_copy()
            />
        </div>
    }
}

/// Choice of the variant: chess, or the one on the board. The example sets it by itself.
#[component]
fn VariantSelect(state: RepairState) -> impl IntoView {
    let prefs = state.own.prefs;
    let name = move |id: &str| {
        let label = registry::find(id).ok().map(|game| game.label);
        move || label.map(|label| prefs.label(label)).unwrap_or_default()
    };
    let here = name(state.main.status.with_untracked(|s| s.game));
    let here = move || format!("{} · {}", prefs.label(Label::DictateDesk), here());
    let chess = name(CHESS);
    let options = vec![
        SelectOption { value: String::new(), text: Signal::derive(here) },
        SelectOption { value: CHESS.into(), text: Signal::derive(move || chess().to_string()) },
    ];
    view! {
        <Select
            text=prefs.label_signal(Label::KindOfGame)
            name="game"
            options
            value=Signal::derive(move || if state.chess.get() { CHESS.to_string() } else { String::new() })
            on_change=move |name: String| state.chess.set(name == CHESS)
        />
    }
}

/// Example sheet with a mistake, in letters that all languages share: pawn moves only.
const EXAMPLE_SHEET: &str = "1. | e4 | e5\n2. | d4 | exd5\n3. | c3 | dxc3\n4. | bxc3 | d6\n5. | f4 | exf4\n";

/// A sheet as text.
#[component]
fn SheetText(state: RepairState, label: Label, name: &'static str, text: RwSignal<String>) -> impl IntoView {
    let typed = move |e| {
        text.set(event_target_value(&e));
        state.forget_answers();
        state.save();
    };
    view! {
        <label class="paste">
            <span>{state.own.prefs.label_signal(label)}</span>
            <textarea
                name=name rows="8" maxlength="60000" spellcheck="false" autocapitalize="off" prop:value=text
                on:input=typed
            ></textarea>
        </label>
    }
}

/// Choice of a file with the second sheet.
#[component]
fn CopyFile(state: RepairState) -> impl IntoView {
    let open = move |e: Event| {
        let input = event_target::<HtmlInputElement>(&e);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            spawn_local(async move {
                let Ok(buffer) = JsFuture::from(file.array_buffer()).await else { return };
                let text = record::decode(&js_sys::Uint8Array::new(&buffer).to_vec());
                if let Some(text) = text
                    && state.copy.try_set(text).is_none()
                {
                    state.save();
                }
            });
        }
        // The file may be chosen again after it is corrected.
        input.set_value("");
    };
    view! {
        <label class="button file">
            <span>{state.own.prefs.label_signal(Label::BuildOpenFile)}</span>
            <input type="file" accept=".txt,.pgn,.csv,text/plain" name="copy-file" on:change=open/>
        </label>
    }
}
