//! Ink in the cells of a sheet: the pad below the line, and the strokes that are kept with a cell.

use crate::components::query::on_window;
use crate::components::{ChoiceButton, Icon};
use crate::state::ink;
use crate::state::preferences::Preferences;
use crate::views::ink_pad::{InkInput, LineActions};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_ink::Ink;
use notabene_study::score_sheet::handwriting::split_entry;
use notabene_study::score_sheet::ink_cells::InkCells;

/// Ink of the cells of a sheet. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct CellInk {
    /// Name of the sheet in the storage.
    name: StoredValue<&'static str>,
    /// Ink of all cells.
    pub cells: RwSignal<InkCells>,
    /// Ink on the device when it was last read or saved.
    saved: StoredValue<InkCells>,
    /// Half-move of the ink on the pad.
    ply: StoredValue<Option<usize>>,
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
        let cells = ink::load_cells(name);
        let ink = CellInk {
            name: StoredValue::new(name),
            cells: RwSignal::new(cells.clone()),
            saved: StoredValue::new(cells),
            ply: StoredValue::new(None),
            pad: RwSignal::new(Ink::default()),
            read: StoredValue::new(String::new()),
            is_open: ink::pad_choice(),
        };
        on_window(leptos::ev::storage, move |_| ink.take_over());
        ink
    }

    /// Takes the ink of another sheet.
    pub fn rename(&self, name: &'static str) {
        let cells = ink::load_cells(name);
        self.name.set_value(name);
        self.saved.set_value(cells.clone());
        self.cells.set(cells);
    }

    /// Deletes the ink: another sheet begins.
    pub fn clear(&self) {
        self.cells.update(InkCells::clear);
        self.save();
        self.go_to_cell(None);
    }

    /// True without ink; untracked.
    pub fn is_empty(&self) -> bool {
        self.cells.with_untracked(InkCells::is_empty)
    }

    /// Shows the ink of a cell on the pad.
    pub fn go_to_cell(&self, ply: Option<usize>) {
        self.ply.set_value(ply);
        self.read.set_value(String::new());
        self.pad.set(self.ink_of_cell());
    }

    /// Ink of the cell on the pad.
    fn ink_of_cell(&self) -> Ink {
        let saved = |ply| self.cells.with_untracked(|cells| Ink::from_text(&cells.get(ply)?.ink).ok());
        self.ply.get_value().and_then(saved).unwrap_or_default()
    }

    /// Takes over the ink that another tab has saved; on the pad it can be undone.
    fn take_over(&self) {
        let Some(name) = self.name.try_get_value() else { return };
        let (saved, known) = (ink::load_cells(name), self.saved.get_value());
        // A sheet that was emptied there takes nothing away here.
        if saved == known || saved.is_empty() {
            return;
        }
        self.cells.update(|cells| cells.merge(&known, &saved));
        self.saved.set_value(saved);
        let now = self.ink_of_cell();
        if self.pad.with_untracked(|pad| *pad != now) {
            self.pad.set(now);
        }
    }

    /// Keeps the ink on the pad with a cell; a text that was not read in it is none.
    fn keep(&self, ply: usize, text: &str) {
        let strokes =
            self.pad.with_untracked(|ink| if ink.strokes.is_empty() { String::new() } else { ink.to_text() });
        let has_room = self.cells.try_update(|cells| cells.set(ply, &strokes, text));
        ink::report_room(self.name.get_value(), has_room == Some(true));
        self.take_over();
        self.save();
    }

    /// Shows the ink of a cell in place of its text, if the text was read in it.
    pub fn accept(&self, ply: usize, text: &str) {
        if self.read.with_value(|read| !read.is_empty() && *read == text) {
            self.keep(ply, split_entry(text).text);
        }
    }

    fn save(&self) {
        let cells = self.cells.get_untracked();
        ink::save_cells(self.name.get_value(), &cells);
        self.saved.set_value(cells);
    }
}

/// Button that opens the pad.
#[component]
pub fn InkToggle(ink: CellInk) -> impl IntoView {
    let name = Preferences::here().label_signal(Label::InkWrite);
    view! {
        <ChoiceButton
            pressed=move || ink.is_open.get() on_click=move |()| ink.is_open.update(|is| *is = !*is)
            attr:data-do="ink" attr:aria-label=name attr:title=name
        >
            <Icon name="ink"/>
        </ChoiceButton>
    }
}

/// The pad, while it is open and there is something to write.
#[component]
pub fn InkPart(ink: CellInk, ply: RwSignal<Option<usize>>, line: LineActions) -> impl IntoView {
    // Each cell has a pad of its own, with its own history.
    let shown_ply = Memo::new(move |_| ply.get().filter(|_| ink.is_open.get()));
    let keep = Callback::new(move |()| {
        ink.read.set_value(String::new());
        if let Some(ply) = ply.get_untracked() {
            ink.keep(ply, "");
        }
    });
    let read = Callback::new(move |(before, text): (String, String)| {
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
    view! { <div class="ink-part unless-empty">{pad}</div> }
}
