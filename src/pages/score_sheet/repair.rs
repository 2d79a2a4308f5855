//! Repair of a sheet, or of the two sheets of one game: the likeliest game behind them, what was put right, and what only
//! the players know, a question at a time.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::components::leptos_view;
use crate::pages::score_sheet::game_choice::last_part;
use crate::pages::score_sheet::mode_parts::{
    board_with_status, new_game, open_on_main_board, option_element, provide_board, sheet_layout,
};
use crate::pages::score_sheet::photo::PhotoPart;
use crate::pages::score_sheet::photo_state::PhotoState;
use crate::pages::score_sheet::repair_result::{diagnosis_view, score_sheet};
use crate::pages::score_sheet::repair_state::{CHESS, RepairState};
use crate::pages::score_sheet::sheet_view::sheet_leaf;
use crate::state::context::AppContext;
use crate::state::sheet_repair;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, HtmlInputElement};

/// Last part of the address that opens the choice of a photograph.
const PHOTO: &str = "photo";

/// Content of the mode.
pub fn repair_page(app: AppContext) -> Vec<El> {
    let own = provide_board(app, new_game(app));
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let state = RepairState::new(app, own);
    on_cleanup(sheet_repair::cancel);
    let paste = text_field(state, Label::RepairHere, "sheet", state.text);
    let copy = text_field(state, Label::RepairCopy, "sheet-copy", state.copy);
    let example = button(app, Label::RepairExample, "example", move || {
        state.chess.set(true);
        state.replace_text(EXAMPLE_SHEET.into());
    });
    let look = button(app, Label::RepairLook, "look", move || state.check_text()).attr("class", "main");
    let photo = PhotoState::new(state.photo_sheet(), last_part(app) == PHOTO);
    let photo = leptos_view::element(view! { <PhotoPart state=photo/> });
    let move_button = button(app, Label::RepairCopyMove, "copy-move", move || state.move_to_copy());
    let idle = move || state.found.with(|found| found.is_none());
    let shown = move || el("div", "").live_class(move || if idle() { "hidden" } else { "running" });
    let played = vec![shown().with([board_with_status()])];
    let written = vec![
        paste,
        el("div", "row").with([look, example]),
        diagnosis_view(state),
        el("div", "row").with([variant_choice(state), LettersSelect()]),
        photo,
        copy,
        el("div", "row").with([file_choice(state), move_button]),
        shown().with([open_on_main_board(app, own)]),
    ];
    let sheet = el("div", "").live_class(move || if idle() { "hidden" } else { "" });
    vec![sheet_layout(app, played, written, vec![sheet.with([sheet_leaf(score_sheet(state))])])]
}

/// Choice of the variant: chess, or the one on the board.
fn variant_choice(state: RepairState) -> El {
    let app = state.app;
    let name = |id: &str| registry::find(id).ok().map(|game| game.label);
    let here = name(app.status.with_untracked(|s| s.game));
    let chess = name(CHESS);
    let said = move |label: Option<Label>| label.map(|label| app.label(label)).unwrap_or_default();
    let is = state.chess.get_untracked();
    let options = vec![
        option_element("", move || format!("{} · {}", app.label(Label::DictateDesk), said(here)), !is),
        option_element(CHESS, move || said(chess).to_string(), is),
    ];
    let change = move |name: String| state.chess.set(name == CHESS);
    let element = labelled_select(app, Label::KindOfGame, "game", options, change);
    // The example sets the variant by itself.
    effect_after_render(Box::new(move || {
        let name = if state.chess.get() { CHESS } else { "" };
        if let Some(list) = crate::components::query::find_element(".practice select[name=game]") {
            list.unchecked_into::<web_sys::HtmlSelectElement>().set_value(name);
        }
    }));
    element
}

/// Example sheet with a mistake, in letters that all languages share: pawn moves only.
const EXAMPLE_SHEET: &str = "1. | e4 | e5\n2. | d4 | exd5\n3. | c3 | dxc3\n4. | bxc3 | d6\n5. | f4 | exf4\n";

/// A sheet as text.
fn text_field(state: RepairState, label: Label, name: &'static str, text: RwSignal<String>) -> El {
    let typed = move |e| {
        text.set(event_target_value(&e));
        state.forget_answers();
        state.save();
    };
    let area = el("textarea", "").attr("name", name).attr("rows", "8").attr("maxlength", "60000");
    let area = area
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .value(move || text.get())
        .on("input", typed);
    el("label", "paste").with([el("span", "").label(state.app, label), area])
}

/// Choice of a file with the second sheet.
fn file_choice(state: RepairState) -> El {
    let open = move |e: Event| {
        let Some(input) = e.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok()) else {
            return;
        };
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
    let input = el("input", "").attr("type", "file").attr("accept", ".txt,.pgn,.csv,text/plain");
    el("label", "button file").with([
        el("span", "").label(state.app, Label::BuildOpenFile),
        input.attr("name", "copy-file").on("change", open),
    ])
}
