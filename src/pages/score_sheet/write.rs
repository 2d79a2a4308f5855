//! "My turn to write": a game is played by tapping, and its sheet written by hand; each cell is marked at once.

use crate::components::Button;
use crate::components::query::{closest, focus_element};
use crate::pages::score_sheet::cell_input::{CellFeedback, CellInput, CellPen};
use crate::pages::score_sheet::closing::{ClosingSteps, LeafChoice};
use crate::pages::score_sheet::comparison::{ComparisonState, DifferenceList};
use crate::pages::score_sheet::mode_parts::{
    self, ArbiterResult, BoardWithStatus, ColumnSelect, ConfirmedButton, MoveButtons, OpenOnMainBoard,
    SheetColumns, SheetLetters, StatusText, column_named, new_game, notation_style, provide_board,
};
use crate::pages::score_sheet::share::{ShareSheet, sheet_link};
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView};
use crate::state::current_game::CurrentGame;
use crate::state::{corrupt_storage, ink, storage};
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_study::score_sheet::dictation::compare;
use notabene_study::score_sheet::grading::{GradedMove, grade, missing_moves};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::ink_cells::InkCells;
use notabene_study::score_sheet::manual_sheet::{fill_form, fill_in};
use notabene_study::storage_key::StorageKey;
use web_sys::KeyboardEvent;

/// All that is written.
pub const KEYS: [StorageKey; 3] = [StorageKey::SheetGame, StorageKey::Sheet, StorageKey::SheetFilled];
/// Name of the sheet.
const NAME: &str = "write";

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct WriteState {
    own: CurrentGame,
    sheet: RwSignal<Handwriting>,
    /// Automatically filled part of the sheet.
    filled_column: RwSignal<Handwriting>,
    /// Side whose moves are written; `None`: both.
    written_side: RwSignal<Option<Side>>,
    comparison: ComparisonState,
}

impl WriteState {
    /// Notation style with the letters in which the sheet was begun: a sheet is in one language.
    fn style(&self) -> Style {
        Style { letters: self.sheet.with(|hand| hand.letters), ..notation_style(self.own.prefs) }
    }

    /// Fills the automatic column and saves everything, after a change of the game or the choices.
    fn fill_and_save(&self) {
        let (played, notation_style) =
            (mode_parts::played_game_now(self.own.game), untrack(|| notation_style(self.own.prefs)));
        let side = self.written_side.get_untracked();
        self.sheet.update(|hand| {
            self.filled_column.update(|filled| fill_in(hand, filled, &played, side, &notation_style))
        });
        self.filled_column.with_untracked(|filled| storage::save(StorageKey::SheetFilled, &filled.save()));
        mode_parts::save_game(StorageKey::SheetGame, self.own);
        self.sheet.with_untracked(|hand| storage::save(StorageKey::Sheet, &hand.save()));
    }

    /// Moves the pen to the first empty cell.
    fn go_to_empty_cell(&self, pen: &CellInput) {
        let len = mode_parts::played_game_now(self.own.game).len();
        let next = self.sheet.with_untracked(|hand| hand.next());
        pen.go_to_cell(Some(next).filter(|next| *next < len), "");
    }

    /// Handles a text written into a cell.
    fn write_cell(&self, pen: CellInput, ply: usize, text: &str) {
        let (played, notation_style) = (mode_parts::played_game_now(self.own.game), untrack(|| self.style()));
        self.sheet.update(|hand| _ = hand.write(ply, text));
        let marked = grade(&played, ply, text, &notation_style);
        let verdict = CellFeedback::of_marked(&marked, text);
        let fine = verdict.is_correct;
        self.own.overrides.highlighted.set(match &marked {
            GradedMove::Slip(slip) => slip.fields.clone(),
            _ => Vec::new(),
        });
        self.fill_and_save();
        if fine {
            self.go_to_empty_cell(&pen);
        }
        pen.show_feedback(verdict);
        pen.focus();
    }
}

/// True if something is written on the saved sheet.
pub fn has_saved_sheet() -> bool {
    let sheet = corrupt_storage::load_valid(StorageKey::Sheet, Handwriting::restore);
    sheet.is_some_and(|sheet| !sheet.is_empty()) || !ink::load_cells(NAME).is_empty()
}

/// Replaces the saved sheet by another one, with the game of a board.
pub fn replace_saved_sheet(own: CurrentGame, sheet: &Handwriting, cells: &InkCells) {
    mode_parts::save_game(StorageKey::SheetGame, own);
    storage::save(StorageKey::Sheet, &sheet.save());
    storage::save(StorageKey::SheetFilled, &Handwriting::new(sheet.letters).save());
    ink::save_cells(NAME, cells);
}

/// Content of the mode.
#[component]
pub fn WriteMode() -> impl IntoView {
    let main = CurrentGame::here();
    let own = provide_board(mode_parts::load_game(StorageKey::SheetGame).unwrap_or_else(|| new_game(main)));
    let saved = |name| corrupt_storage::load_valid(name, Handwriting::restore);
    let empty = || Handwriting::new(own.prefs.with_untracked(|p| p.letters()));
    let (hand, filled) = (
        saved(StorageKey::Sheet).unwrap_or_else(empty),
        saved(StorageKey::SheetFilled).unwrap_or_else(empty),
    );
    let side = storage::load(StorageKey::SheetColumns).unwrap_or_default();
    let state = WriteState {
        own,
        sheet: RwSignal::new(hand),
        filled_column: RwSignal::new(filled),
        written_side: RwSignal::new(column_named(&side)),
        comparison: ComparisonState::new(own, false),
    };
    let written = move |pen, ply, text: String| state.write_cell(pen, ply, &text);
    let pen = CellInput::new(own, NAME, move || state.style(), written);
    let paper = score_sheet(state, pen);
    follow_board(state, pen);
    let owed = Signal::derive(move || {
        let played = mode_parts::played_game(own.game);
        state.sheet.with(|hand| missing_moves(&played, hand))
    });
    view! {
        <SheetColumns on_key=move |e| on_slash_key(pen, &e)>
            <div class="play-side stack">
                <BoardWithStatus/>
                <MoveButtons own/>
                <WriteTools state main pen/>
            </div>
            <div class="pen-side stack">
                <CellPen pen paper/>
                <StatusText class="owed callout" message=owed/>
                <DifferenceList state=state.comparison/>
            </div>
            <div class="paper-side stack">
                <LeafChoice paper/>
                <SheetLeaf paper/>
                <ClosingSteps paper/>
            </div>
        </SheetColumns>
    }
}

/// Score sheet with its handlers.
fn score_sheet(state: WriteState, pen: CellInput) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own.game), state.style());
        own.game.with(|t| state.sheet.with(|hand| fill_form(t, &played, hand, &notation_style)))
    };
    let looks = move || {
        let (played, style) = (mode_parts::played_game(own.game), state.style());
        state.sheet.with(|hand| CellAppearance::of_graded(&played, hand, &style))
    };
    let text_of = move |ply| state.sheet.with_untracked(|hand| hand.get(ply).to_string());
    SheetView {
        appearances: Memo::new(move |_| looks()),
        waits_for_closing: true,
        ..pen.sheet(form, text_of)
    }
}

/// Moves the pen along with the moves on the board.
fn follow_board(state: WriteState, pen: CellInput) {
    let own = state.own;
    let mut known = None;
    Effect::new(move || {
        let len = mode_parts::played_game(own.game).len();
        // Head, offers and the end of the game are saved as well.
        own.sheet.with(|_| ());
        own.status.with(|_| ());
        let letters = notation_style(own.prefs).letters;
        state.written_side.track();
        untrack(|| {
            state.fill_and_save();
            let now = (len, letters.code);
            if known.replace(now) != Some(now) {
                own.overrides.highlighted.set(Vec::new());
                // The pen stays while a cell is being corrected or written.
                let busy = pen.ply.get_untracked().is_some_and(|at| at < len)
                    && !pen.text.with_untracked(String::is_empty);
                if !busy {
                    state.go_to_empty_cell(&pen);
                }
            }
        });
    });
}

/// New game, columns, offers, endings, comparison.
#[component]
fn WriteTools(state: WriteState, main: CurrentGame, pen: CellInput) -> impl IntoView {
    let (own, prefs) = (state.own, state.own.prefs);
    let is_written = move |()| !pen.ink.is_empty() || !state.sheet.with_untracked(Handwriting::is_empty);
    let begin = move |()| {
        state.comparison.show_current_position();
        state.comparison.comparison.set(None);
        let letters = untrack(|| notation_style(prefs)).letters;
        state.sheet.set(Handwriting::new(letters));
        state.filled_column.set(Handwriting::new(letters));
        pen.ink.clear();
        own.open(new_game(main));
    };
    let compare_sheet = move |()| {
        let played = mode_parts::played_game_now(own.game);
        let style = untrack(|| state.style());
        let found = state.sheet.with_untracked(|hand| compare(&played, hand, &style));
        state.comparison.comparison.set(Some(found));
    };
    let link = move |()| {
        own.game.with(|game| state.sheet.with(|sheet| pen.ink.cells.with(|ink| sheet_link(game, sheet, ink))))
    };
    view! {
        <section class="tools stack">
            <div class="row">
                <Button
                    text=prefs.label_signal(Label::CompareSheet) name="compare" class="main"
                    on_click=compare_sheet
                />
                <ConfirmedButton label=Label::NewGame name="new" loses=is_written on_click=begin/>
                <OpenOnMainBoard main own/>
            </div>
            <EndButtons own/>
            <SheetChoices state/>
            <ShareSheet link/>
        </section>
    }
}

/// Offers and ends of the game.
#[component]
fn EndButtons(own: CurrentGame) -> impl IntoView {
    view! {
        <div class="row">
            <EditButton own label=Label::OfferDraw name="offer" edit=|_| Edit::Offer/>
            <EditButton own label=Label::AgreeDraw name="agree" edit=|_| Edit::Agree/>
            <EditButton
                own label=Label::Resign name="resign"
                edit=|own| Edit::Resign(own.scene.with_untracked(|scene| scene.turn))
            />
            <ArbiterResult own/>
        </div>
    }
}

/// The columns that are written by hand, and their letters.
#[component]
fn SheetChoices(state: WriteState) -> impl IntoView {
    let choose_columns = move |name: String| {
        storage::save(StorageKey::SheetColumns, &name);
        state.written_side.set(column_named(&name));
    };
    // The automatic part follows the letters; the handwritten part stays.
    let is_by_hand = Signal::derive(move || {
        state.sheet.with(|hand| state.filled_column.with(|filled| hand.entries() != filled.entries()))
    });
    view! {
        <div class="row">
            <ColumnSelect chosen=state.written_side.get_untracked() on_choose=choose_columns/>
            <SheetLetters letters=Signal::derive(move || state.style().letters) is_begun=is_by_hand>
                <LettersSelect/>
            </SheetLetters>
        </div>
    }
}

/// Button of an offer or an end, after the last move.
#[component]
fn EditButton(
    own: CurrentGame,
    label: Label,
    name: &'static str,
    edit: fn(CurrentGame) -> Edit,
) -> impl IntoView {
    let click = move |()| {
        own.go(Go::Last);
        own.edit(edit(own));
    };
    view! { <Button text=own.prefs.label_signal(label) name on_click=click/> }
}

/// Slash key: focuses the pen from the board, as in the game.
fn on_slash_key(pen: CellInput, e: &KeyboardEvent) {
    let writes = closest(e, "input, select, textarea").is_some();
    if writes && e.key() == "Escape" {
        focus_element(".practice .grid [tabindex='0']");
    } else if !writes && e.key() == "/" && pen.own.prefs.with_untracked(|p| p.single_keys) {
        e.prevent_default();
        pen.focus();
    }
}
