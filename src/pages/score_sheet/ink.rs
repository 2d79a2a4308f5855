//! Ink in the cells of a sheet: the pad below the line, and the strokes that are kept with a cell.

use crate::components::child::Child as _;
use crate::components::element::{El, el, fragment};
use crate::components::icon::Icon;
use crate::components::leptos_view;
use crate::pages::score_sheet::sheet_view::SheetView;
use crate::state::context::AppContext;
use crate::state::ink;
use crate::views::ink_pad::{InkInput, InkRequest};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::study::score_sheet::handwriting::split_entry;
use notabene_core::study::score_sheet::ink_cells::InkCells;
use notabene_ink::Ink;

/// Ink of the cells of a sheet. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct CellInk {
    /// Name of the sheet in the storage.
    name: StoredValue<&'static str>,
    /// Ink of all cells.
    pub cells: RwSignal<InkCells>,
    /// Ink on the pad: that of the current cell.
    pad: RwSignal<Ink>,
    /// Text that was read on the pad; empty without one.
    read: StoredValue<String>,
    /// True if the pad is shown.
    pub is_open: RwSignal<bool>,
}

impl CellInk {
    /// The saved ink of a sheet.
    pub fn new(name: &'static str) -> CellInk {
        CellInk {
            name: StoredValue::new(name),
            cells: RwSignal::new(ink::load_cells(name)),
            pad: RwSignal::new(Ink::default()),
            read: StoredValue::new(String::new()),
            is_open: ink::pad_choice(),
        }
    }

    /// Takes the ink of another sheet.
    pub fn rename(&self, name: &'static str) {
        self.name.set_value(name);
        self.cells.set(ink::load_cells(name));
    }

    /// Shows the ink of a cell on the pad.
    pub fn go_to_cell(&self, ply: Option<usize>) {
        let saved =
            ply.and_then(|ply| self.cells.with_untracked(|cells| Ink::from_text(&cells.get(ply)?.ink).ok()));
        self.read.set_value(String::new());
        self.pad.set(saved.unwrap_or_default());
    }

    /// Keeps the ink on the pad with a cell; a text that was not read in it is none.
    fn keep(&self, ply: usize, text: &str) {
        let strokes =
            self.pad.with_untracked(|ink| if ink.strokes.is_empty() { String::new() } else { ink.to_text() });
        let has_room = self.cells.try_update(|cells| cells.set(ply, &strokes, text));
        ink::report_room(self.name.get_value(), has_room == Some(true));
        self.save();
    }

    /// Shows the ink of a cell in place of its text, if the text was read in it.
    pub fn accept(&self, ply: usize, text: &str) {
        if self.read.with_value(|read| !read.is_empty() && *read == text) {
            self.keep(ply, split_entry(text).text);
        }
    }

    fn save(&self) {
        self.cells.with_untracked(|cells| ink::save_cells(self.name.get_value(), cells));
    }
}

/// Button that opens the pad.
pub fn ink_toggle(app: AppContext, ink: CellInk) -> El {
    let name = move || app.label(Label::InkWrite).to_string();
    let toggle = el("button", "").attr("type", "button").attr("data-do", "ink").with([Icon("pencil")]);
    toggle
        .live_attr("aria-label", name)
        .live_attr("title", name)
        .live_bool_attr("aria-pressed", move || ink.is_open.get())
        .click(move || ink.is_open.update(|is| *is = !*is))
}

/// Actions of the line above the pad.
#[derive(Copy, Clone)]
pub struct LineActions {
    /// The position and the style of the current cell.
    pub request: Callback<(), Option<InkRequest>>,
    /// Puts a text into the line.
    pub set_text: Callback<String>,
    /// Puts the second text into the line if it is empty or has the first one: nothing that was typed is replaced.
    pub offer_text: Callback<(String, String)>,
    /// Submits the line.
    pub submit: Callback<()>,
    /// Focuses the line.
    pub focus: Callback<()>,
}

/// The pad, while it is open and there is something to write.
pub fn ink_part(ink: CellInk, ply: RwSignal<Option<usize>>, paper: SheetView, line: LineActions) -> El {
    clear_with_sheet(ink, paper);
    // Each cell has a pad of its own, with its own history.
    let shown_ply = Memo::new(move |_| ply.get().filter(|_| ink.is_open.get()));
    let keep = Callback::new(move |()| {
        ink.read.set_value(String::new());
        if let Some(ply) = ply.get_untracked() {
            ink.keep(ply, "");
        }
    });
    let read = Callback::new(move |text: String| {
        let before = ink.read.get_value();
        ink.read.set_value(text.clone());
        line.offer_text.run((before, text));
    });
    let choose = Callback::new(move |text: String| {
        ink.read.set_value(text.clone());
        line.set_text.run(text);
        line.submit.run(());
    });
    let pad = move || {
        shown_ply.get().map(|_| {
            view! {
                <InkInput ink=ink.pad request=line.request on_change=keep on_read=read on_choose=choose on_type=line.focus/>
            }
        })
    };
    let part = fragment();
    leptos_view::element(view! { {pad} }).append_to(&part);
    el("div", "ink-part").with([part])
}

/// Deletes the ink once game and sheet are empty: another one has begun.
fn clear_with_sheet(ink: CellInk, paper: SheetView) {
    let is_written = Memo::new(move |_| {
        paper.form.with(|form| {
            let entries = || form.rows().flat_map(|row| &row.entries);
            // A sheet has a place for each move, and one more.
            entries().any(|entry| !entry.text.is_empty()) || entries().filter(|e| e.ply.is_some()).count() > 1
        })
    });
    Effect::new(move |before: Option<bool>| {
        let now = is_written.get();
        if before == Some(true) && !now {
            ink.cells.update(InkCells::clear);
            ink.save();
            ink.go_to_cell(None);
        }
        now
    });
}
