//! "My turn to write": a game is played by tap, and its sheet is written by hand; each entry is graded at once.

use super::closing::{ClosingSteps, LeafChoice};
use super::compared::{ComparisonState, Differences};
use super::leaf::{EntryMark, ScoreSheetState, SheetLeaf};
use super::pen::{MoveInput, MoveInputPanel};
use super::stage::{
    self, ArbiterResult, BoardWithStatus, ConfirmButton, LettersSelect, MessageLine, OpenOnMainBoard,
    SheetLetters, UndoButtons, Workplace, new_game_like, provide_board, select_option, style,
    style_untracked,
};
use super::verdict::Verdict;
use crate::components::{Button, Select};
use crate::ui::pointing::{focus_on, near};
use crate::ui::state::CurrentGame;
use crate::ui::{aside, store};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::{Label, Msg};
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::HeadField;
use notabene_core::study::score_sheet::dictation::compare;
use notabene_core::study::score_sheet::grading::{Marked, mark, mark_all, owed};
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::{by_hand, fill_in};

/// Storage keys: the game, the written entries, the columns that are written, and the entries that filled themselves.
const GAME: &str = "sheet.game";
const HAND: &str = "sheet.hand";
const COLUMNS: &str = "sheet.columns";
const FILLED: &str = "sheet.filled";

/// The columns that are written; the others fill themselves. `None`: both.
const COLUMNS_WRITTEN: [(&str, Label, Option<Side>); 3] = [
    ("both", Label::WriteBoth, None),
    ("white", Label::WriteWhite, Some(Side::White)),
    ("black", Label::WriteBlack, Some(Side::Black)),
];

/// State of the page.
#[derive(Copy, Clone)]
struct Writing {
    main: CurrentGame,
    board: CurrentGame,
    hand: RwSignal<Handwriting>,
    /// Entries of it that filled themselves.
    filled: RwSignal<Handwriting>,
    /// Side whose moves are written; `None`: both.
    side: RwSignal<Option<Side>>,
    comparison: ComparisonState,
    input: MoveInput,
}

impl Writing {
    fn restored(main: CurrentGame) -> Writing {
        let board = provide_board(stage::restored(GAME).unwrap_or_else(|| new_game_like(main)));
        let hand = |key| aside::sound(key, Handwriting::restore);
        let empty = || Handwriting::new(style_untracked(main.prefs).letters);
        let name = store::load(COLUMNS).unwrap_or_default();
        Writing {
            main,
            board,
            hand: RwSignal::new(hand(HAND).unwrap_or_else(empty)),
            filled: RwSignal::new(hand(FILLED).unwrap_or_else(empty)),
            side: RwSignal::new(side_of_column(&name)),
            comparison: ComparisonState::new(board, false),
            input: MoveInput::new("write"),
        }
    }

    /// Style in the letters in which the sheet began: a sheet is in one language.
    fn style(self) -> Style {
        Style { letters: self.hand.with(|hand| hand.letters), ..style(self.board.prefs) }
    }

    /// Fills in the entries that write themselves, and saves all, after the game or the choices have changed.
    fn update_and_save(self) {
        let (played, style) = (stage::played_untracked(self.board), style_untracked(self.board.prefs));
        let side = self.side.get_untracked();
        self.hand.update(|hand| self.filled.update(|filled| fill_in(hand, filled, &played, side, &style)));
        self.filled.with_untracked(|filled| store::keep(FILLED, &filled.save()));
        stage::save_game(GAME, self.board);
        self.hand.with_untracked(|hand| store::keep(HAND, &hand.save()));
    }

    /// The line goes to the first empty entry.
    fn go_to_next(self) {
        let len = stage::played_untracked(self.board).len();
        let next = self.hand.with_untracked(Handwriting::next);
        self.input.go(Some(next).filter(|next| *next < len), "");
    }

    /// Writes an entry and grades it.
    fn write(self, ply: usize, text: &str) {
        let (played, style) = (stage::played_untracked(self.board), untrack(|| self.style()));
        self.hand.update(|hand| _ = hand.write(ply, text));
        let marked = mark(&played, ply, text, &style);
        let verdict = Verdict::of(&marked, text);
        self.board.overrides.lit.set(match &marked {
            Marked::Slip(slip) => slip.fields.clone(),
            _ => Vec::new(),
        });
        self.update_and_save();
        if verdict.fine {
            self.go_to_next();
        }
        self.input.say(verdict);
        self.input.focus();
    }

    /// Begins a new game with an empty sheet.
    fn begin(self) {
        self.comparison.clear();
        let letters = style_untracked(self.board.prefs).letters;
        self.hand.set(Handwriting::new(letters));
        self.filled.set(Handwriting::new(letters));
        self.board.open(new_game_like(self.main));
    }

    /// Compares the sheet with the game.
    fn compare(self) {
        let played = stage::played_untracked(self.board);
        let style = untrack(|| self.style());
        let result = self.hand.with_untracked(|hand| compare(&played, hand, &style));
        self.comparison.result.set(Some(result));
    }

    /// The moves that are still to be written.
    fn owed(self) -> Option<Msg> {
        let played = stage::played(self.board);
        self.hand.with(|hand| owed(&played, hand))
    }

    /// True if entries were written by hand: those that filled themselves follow the letters.
    fn has_own_entries(self) -> bool {
        self.hand.with(|hand| self.filled.with(|filled| hand.places() != filled.places()))
    }
}

fn side_of_column(name: &str) -> Option<Side> {
    COLUMNS_WRITTEN.iter().find(|(of, ..)| *of == name).and_then(|(_, _, side)| *side)
}

fn column_of_side(side: Option<Side>) -> String {
    COLUMNS_WRITTEN.iter().find(|(.., of)| *of == side).map_or("", |(name, ..)| name).to_string()
}

/// The page part of this way of practising.
#[component]
pub fn WriteSheet() -> impl IntoView {
    let state = Writing::restored(expect_context::<CurrentGame>());
    let sheet = sheet_of(state);
    follow_board(state);
    view! {
        <Workplace on:keydown=move |e| handle_key(state, &e)>
            <div class="play-side">
                <BoardWithStatus/>
                <UndoButtons board=state.board/>
                <Tools state/>
            </div>
            <div class="pen-side">
                <MoveInputPanel
                    input=state.input
                    sheet
                    style=Signal::derive(move || state.style())
                    on_enter=move |(ply, text): (usize, String)| state.write(ply, &text)
                />
                <MessageLine class="owed" message=Signal::derive(move || state.owed())/>
                <Differences comparison=state.comparison/>
            </div>
            <div class="paper-side">
                <LeafChoice sheet/>
                <SheetLeaf sheet/>
                <ClosingSteps sheet/>
            </div>
        </Workplace>
    }
}

/// The sheet, and what happens on it.
fn sheet_of(state: Writing) -> ScoreSheetState {
    let board = state.board;
    let form = move || {
        let (played, style) = (stage::played(board), state.style());
        board.game.with(|game| state.hand.with(|hand| by_hand(game, &played, hand, &style)))
    };
    let tap = move |ply| {
        let text = state.hand.with_untracked(|hand| hand.get(ply).to_string());
        state.input.go(Some(ply), &text);
        state.input.focus();
    };
    let edit = move |(field, text): (HeadField, String)| board.edit(Edit::Tag(field.tag().into(), text));
    ScoreSheetState {
        marks: Memo::new(move |_| marks(state)),
        current: state.input.at.into(),
        draft: Some(state.input),
        on_tap: Some(Callback::new(tap)),
        on_head: Some(Callback::new(edit)),
        waits: true,
        ..ScoreSheetState::new("write", form, move || state.style().letters)
    }
}

fn marks(state: Writing) -> Vec<EntryMark> {
    let (played, style) = (stage::played(state.board), state.style());
    state.hand.with(|hand| {
        let mark = |(ply, marked): (usize, &Marked)| EntryMark::of(marked, hand.get(ply));
        mark_all(&played, hand, &style).iter().enumerate().map(mark).collect()
    })
}

/// The line follows the moves on the board.
fn follow_board(state: Writing) {
    let board = state.board;
    Effect::new(move |known: Option<(usize, &'static str)>| {
        let len = stage::played(board).len();
        // Head, offers and the end of the game are saved as well.
        board.sheet.track();
        board.status.track();
        state.side.track();
        let now = (len, style(board.prefs).letters.code);
        untrack(|| {
            state.update_and_save();
            if known != Some(now) {
                board.overrides.lit.set(Vec::new());
                // A player who is writing or correcting an entry is not interrupted.
                if !state.input.is_busy(len) {
                    state.go_to_next();
                }
            }
        });
        now
    });
}

/// Comparing, new game, offers and ends, columns, letters.
#[component]
fn Tools(state: Writing) -> impl IntoView {
    let (main, board, prefs) = (state.main, state.board, state.board.prefs);
    let is_written = move || !state.hand.with_untracked(Handwriting::is_empty);
    let options = COLUMNS_WRITTEN.map(|(name, label, _)| select_option(name, prefs.words(label)));
    let choose = move |name: String| {
        store::keep(COLUMNS, &name);
        state.side.set(side_of_column(&name));
    };
    view! {
        <section class="tools">
            <div class="row">
                <Button
                    text=prefs.words(Label::CompareSheet)
                    name="compare"
                    class="main"
                    on_click=move |()| state.compare()
                />
                <ConfirmButton
                    label=Label::NewGame
                    name="new"
                    loses=Signal::derive(is_written)
                    on_confirm=move |()| state.begin()
                />
                <OpenOnMainBoard main board/>
            </div>
            <div class="row">
                <EndButton board label=Label::OfferDraw name="offer" edit=|_| Edit::Offer/>
                <EndButton board label=Label::AgreeDraw name="agree" edit=|_| Edit::Agree/>
                <EndButton board label=Label::Resign name="resign" edit=Edit::Resign/>
                <ArbiterResult board/>
            </div>
            <div class="row">
                <Select
                    text=prefs.words(Label::WhoWrites)
                    name="columns"
                    options=options.into()
                    value=Signal::derive(move || column_of_side(state.side.get()))
                    on_change=choose
                />
                <SheetLetters
                    letters=Signal::derive(move || state.style().letters)
                    is_begun=Signal::derive(move || state.has_own_entries())
                >
                    <LettersSelect/>
                </SheetLetters>
            </div>
        </section>
    }
}

/// A button for an offer or an end of the game by the side to move.
#[component]
fn EndButton(board: CurrentGame, label: Label, name: &'static str, edit: fn(Side) -> Edit) -> impl IntoView {
    let click = move |()| {
        board.go(Go::Last);
        board.edit(edit(board.scene.with_untracked(|scene| scene.turn)));
    };
    view! { <Button text=board.prefs.words(label) name on_click=click/> }
}

/// The slash leads from the board to the line, as in the game; Escape leads back.
fn handle_key(state: Writing, e: &KeyboardEvent) {
    let writes = near(e, "input, select, textarea").is_some();
    if writes && e.key() == "Escape" {
        focus_on(".practice .grid [tabindex='0']");
    } else if !writes && e.key() == "/" && state.board.prefs.with_untracked(|p| p.single_keys) {
        e.prevent_default();
        state.input.focus();
    }
}
