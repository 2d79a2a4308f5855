//! Repair of a sheet: an unplayable sheet is typed or pasted, and the smallest corrections are shown.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::components::leptos_view;
use crate::pages::score_sheet::cell_input::cell_heading;
use crate::pages::score_sheet::game_choice::last_part;
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, new_game, notation_style, open_on_main_board, option_element, provide_board,
    sheet_layout,
};
use crate::pages::score_sheet::photo::PhotoPart;
use crate::pages::score_sheet::photo_state::{PhotoSheet, PhotoState};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf};
use crate::state::context::AppContext;
use crate::state::storage;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::exchange::line;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::{as_table, fill_form, split_typed};
use notabene_core::study::score_sheet::repair::{Diagnosis, Repair, repair};
use wasm_bindgen::JsCast;

/// Storage key of the typed sheet.
const TEXT_KEY: &str = "sheet.repair";
/// Storage key of the variant it is read as.
const GAME_KEY: &str = "sheet.repair.game";
const CHESS: &str = "chess";

/// Last part of the address that opens the choice of a photograph.
const PHOTO: &str = "photo";

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct RepairState {
    app: AppContext,
    own: AppContext,
    text: RwSignal<String>,
    /// True if read as chess; else as the variant on the board.
    chess: RwSignal<bool>,
    /// Cells checked last, and the result.
    head_texts: RwSignal<Vec<String>>,
    diagnosis: RwSignal<Option<Diagnosis>>,
}

impl RepairState {
    fn style(&self) -> Style {
        notation_style(self.app)
    }

    /// A new game of the chosen variant.
    fn start(&self) -> Game {
        if self.chess.get_untracked() { registry::chess() } else { new_game(self.app) }
    }

    /// Replaces the text, and checks it.
    fn replace_text(&self, text: String) {
        self.text.set(text);
        self.check_text();
    }

    /// The connection of a photograph with this sheet.
    fn photo_sheet(self) -> PhotoSheet {
        let request = move |()| {
            self.save();
            let game = self.start();
            let line = line::of_position(&game, game.played().position_at(0));
            (line, untrack(|| self.style()).to_code())
        };
        let change = move |(ply, text): (usize, String)| {
            let mut places = split_typed(&self.text.get_untracked());
            places.resize(places.len().max(ply + 1), String::new());
            // Bars and tabs would be columns.
            places[ply] = text.replace(['|', ';', '\t', '\n'], " ").trim().into();
            self.replace_text(as_table(&places));
        };
        let heading = move |ply| {
            let start = untrack(|| self.start());
            self.app.message_text(&cell_heading(&start.played(), ply))
        };
        PhotoSheet {
            request: Callback::new(request),
            text: self.text,
            put: Callback::new(move |texts: Vec<String>| self.replace_text(as_table(&texts))),
            restore: Callback::new(move |text| self.replace_text(text)),
            change: Callback::new(change),
            places: Signal::derive(move || self.text.with(|text| split_typed(text))),
            heading: Callback::new(heading),
        }
    }

    /// Saves the text and the variant as they are.
    fn save(&self) {
        storage::save(TEXT_KEY, &self.text.get_untracked());
        storage::save(GAME_KEY, if self.chess.get_untracked() { CHESS } else { "" });
    }

    /// Checks the text: plays what can be played, and searches for corrections.
    fn check_text(&self) {
        self.save();
        let places = split_typed(&self.text.get_untracked());
        let style = untrack(|| self.style());
        let mut game = self.start();
        let found = repair(game.played().position_at(0), &places, &style);
        for place in places.iter().take(found.reach) {
            let moved = notabene_core::study::score_sheet::handwriting::split_entry(place).text;
            if game.enter(moved, &style).is_err() {
                break;
            }
        }
        game.go(Go::Last);
        self.own.open_game(game);
        self.diagnosis.set((!places.is_empty()).then_some(found));
        self.head_texts.set(places);
    }

    /// Applies a correction, and checks again.
    fn apply_repair(&self, n: usize) {
        let texts = self.diagnosis.with_untracked(|found| {
            let repair = found.as_ref()?.repairs.get(n)?;
            let mut texts = repair.texts.clone();
            texts.extend(repair.rest.iter().cloned());
            Some(texts)
        });
        if let Some(texts) = texts {
            self.replace_text(as_table(&texts));
        }
    }
}

/// Content of the mode.
pub fn repair_page(app: AppContext) -> Vec<El> {
    let own = provide_board(app, new_game(app));
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let state = RepairState {
        app,
        own,
        text: RwSignal::new(storage::load(TEXT_KEY).unwrap_or_default()),
        chess: RwSignal::new(storage::load(GAME_KEY).is_some_and(|game| game == CHESS)),
        head_texts: RwSignal::new(Vec::new()),
        diagnosis: RwSignal::new(None),
    };
    let area = el("textarea", "").attr("name", "sheet").attr("rows", "8").attr("maxlength", "60000");
    let typed = move |e| {
        state.text.set(event_target_value(&e));
        state.save();
    };
    let area = area
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .value(move || state.text.get())
        .on("input", typed);
    let paste = el("label", "paste").with([el("span", "").label(app, Label::RepairHere), area]);
    let example = button(app, Label::RepairExample, "example", move || {
        state.chess.set(true);
        state.text.set(EXAMPLE_SHEET.into());
        state.check_text();
    });
    let look = button(app, Label::RepairLook, "look", move || state.check_text()).attr("class", "main");
    let photo = PhotoState::new(state.photo_sheet(), last_part(app) == PHOTO);
    let photo = leptos_view::element(view! { <PhotoPart state=photo/> });
    let idle = move || state.diagnosis.with(|found| found.is_none());
    let shown = move || el("div", "").live_class(move || if idle() { "hidden" } else { "running" });
    let played = vec![shown().with([board_with_status()])];
    let written = vec![
        paste,
        el("div", "row").with([look, example]),
        diagnosis_view(state),
        el("div", "row").with([variant_choice(state), LettersSelect()]),
        photo,
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

/// Playable part of the sheet, and the corrections.
fn diagnosis_view(state: RepairState) -> El {
    let app = state.app;
    let text = move || {
        let text = state.diagnosis.with(|found| found.as_ref().map(|found| found.message.clone()));
        text.map(|msg| app.message_text(&msg)).unwrap_or_default()
    };
    let repairs = move || {
        let found = state.diagnosis.get();
        let repairs = found.map(|found| found.repairs).unwrap_or_default();
        repairs.iter().enumerate().map(|(n, one)| repair_item(state, n, one)).collect()
    };
    let lost = move || {
        let stuck =
            state.diagnosis.with(|f| f.as_ref().is_some_and(|f| !f.is_complete && f.repairs.is_empty()));
        if stuck { app.label(Label::RepairNone).to_string() } else { String::new() }
    };
    el("section", "repairs").with([
        el("p", "told").attr("role", "status").live_text(text),
        el("p", "hint").live_text(lost),
        el("ol", "differences").live_children(repairs),
    ])
}

fn repair_item(state: RepairState, n: usize, one: &Repair) -> El {
    let app = state.app;
    let fix = |fix: &notabene_core::study::score_sheet::repair::SheetFix| {
        let at = notabene_core::msg!(MoveOf {
            number: fix.number,
            player: notabene_core::notation::player(fix.side)
        });
        el("p", "").with([
            el("b", "").text(&app.message_text(&at)),
            el("span", "").text(&format!(" – {}", app.message_text(&fix.message))),
        ])
    };
    let mut all: Vec<El> = one.fixes.iter().map(fix).collect();
    all.push(el("p", "hint").text(&app.message_text(&one.message)));
    // Only the players can fill in an unknown move.
    if !one.fixes.iter().any(notabene_core::study::score_sheet::repair::SheetFix::is_open) {
        all.push(button(app, Label::RepairTake, "take", move || state.apply_repair(n)));
    }
    el("li", "card").attr("data-repair", &n.to_string()).with(all)
}

/// Sheet as typed; unplayable moves are marked.
fn score_sheet(state: RepairState) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own), state.style());
        let hand = Handwriting::of(notation_style.letters, &state.head_texts.get());
        own.game.with(|t| fill_form(t, &played, &hand, &notation_style))
    };
    let looks = move || {
        let Some(found) = state.diagnosis.get() else { return Vec::new() };
        let mut looks = Vec::new();
        (0..found.reach).for_each(|_| looks.push(CellAppearance::with_class("right")));
        if !found.is_complete {
            looks.push(CellAppearance::with_class("amiss"));
        }
        for fix in found.repairs.first().iter().flat_map(|repair| &repair.fixes) {
            if let Some(look) = looks.get_mut(fix.ply) {
                *look = CellAppearance::with_class("amiss");
            }
        }
        looks
    };
    SheetView {
        app: state.app,
        name: "repair",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(move |_| {
            let stuck = state.diagnosis.with(|f| f.as_ref().map(|f| (f.is_complete, f.reach)));
            stuck.filter(|(whole, _)| !whole).map(|(_, reach)| reach)
        }),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            let played = mode_parts::played_game_now(own);
            if let Some(step) = played.ply(ply) {
                own.go(Go::To(step.node));
            }
        })),
        on_head_edit: None,
        ink: None,
        letters: Memo::new(move |_| state.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }
}
