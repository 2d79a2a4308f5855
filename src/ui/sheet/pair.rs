//! Two pupils at one screen: one board, two sheets, each in its own letters; at the end both are compared.

use super::compared::{ComparisonState, Differences};
use super::leaf::{EntryMark, ScoreSheetState, SheetLeaf};
use super::pair_tools::{Clashes, SideTurns, Tools};
use super::pen::{MoveInput, MoveInputPanel};
use super::stage::{
    self, BoardWithStatus, MessageLine, SheetLetters, UndoButtons, Workplace, letters_name, new_game_like,
    provide_board, select_option, style, style_untracked,
};
use super::verdict::Verdict;
use crate::components::Select;
use crate::ui::prefs::Preferences;
use crate::ui::state::CurrentGame;
use crate::ui::{aside, store};
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::i18n::Label;
use notabene_core::notation::{LETTERS, Letters, Style};
use notabene_core::position::Side;
use notabene_core::record::HeadField;
use notabene_core::study::score_sheet::dictation::Comparison;
use notabene_core::study::score_sheet::grading::owed;
use notabene_core::study::score_sheet::manual_sheet::by_hand;
use notabene_core::study::score_sheet::pair::{Pair, Report};

/// Storage keys: the game, and both sheets.
pub const GAME: &str = "sheet.pair.game";
pub const HANDS: &str = "sheet.pair";

/// State of the page.
#[derive(Copy, Clone)]
pub struct PairState {
    pub main: CurrentGame,
    pub board: CurrentGame,
    pub pair: RwSignal<Pair>,
    /// The comparison of both sheets; `None` until somebody asks for it.
    pub report: RwSignal<Option<Report>>,
    /// Side whose sheet is shown where there is room for one only.
    pub near: RwSignal<Side>,
    sides: [SideState; 2],
}

/// State of one pupil.
#[derive(Copy, Clone)]
struct SideState {
    /// Differences between sheet and game.
    comparison: ComparisonState,
    input: MoveInput,
}

impl SideState {
    fn new(board: CurrentGame, side: Side) -> SideState {
        SideState { comparison: ComparisonState::new(board, false), input: MoveInput::new(side.name()) }
    }
}

impl PairState {
    fn restored(main: CurrentGame) -> PairState {
        let board = provide_board(stage::restored(GAME).unwrap_or_else(|| new_game_like(main)));
        PairState {
            main,
            board,
            pair: RwSignal::new(restored_pair(board.prefs)),
            report: RwSignal::new(None),
            near: RwSignal::new(Side::White),
            sides: Side::BOTH.map(|side| SideState::new(board, side)),
        }
    }

    fn of(self, side: Side) -> SideState {
        self.sides[side.index()]
    }

    /// Style in the letters of a side.
    pub fn style(self, side: Side) -> Style {
        let letters = self.pair.with(|pair| pair.of(side).letters);
        Style { letters, ..style(self.board.prefs) }
    }

    /// True if a side has written something.
    fn is_begun(self, side: Side) -> bool {
        self.pair.with(|pair| !pair.of(side).is_empty())
    }

    /// True if anything is written.
    pub fn is_written(self) -> bool {
        Side::BOTH.into_iter().any(|side| self.is_begun(side))
    }

    fn save(self) {
        stage::save_game(GAME, self.board);
        self.pair.with_untracked(|pair| store::keep(HANDS, &pair.save()));
    }

    /// Writes an entry of a side; it is graded only at the end, as on paper.
    fn write(self, side: Side, ply: usize, text: &str) {
        self.pair.update(|pair| _ = pair.of_mut(side).write(ply, text));
        self.save();
        if self.report.with_untracked(Option::is_some) {
            self.compare();
        }
        self.go_to_next(side);
        let input = self.of(side).input;
        input.say(Verdict::fine());
        input.focus();
    }

    /// The line of a side goes to its first empty entry.
    fn go_to_next(self, side: Side) {
        let len = stage::played_untracked(self.board).len();
        let next = self.pair.with_untracked(|pair| pair.of(side).next());
        self.of(side).input.go(Some(next).filter(|next| *next < len), "");
    }

    /// Compares both sheets with the game and with each other.
    pub fn compare(self) {
        let (played, style) = (stage::played_untracked(self.board), style_untracked(self.board.prefs));
        let report = self.pair.with_untracked(|pair| pair.compare(&played, &style));
        for (side, comparison) in self.sides.iter().zip(&report.sheets) {
            side.comparison.result.set(Some(comparison.clone()));
        }
        self.report.set(Some(report));
    }

    /// Begins a new game with empty sheets in the same letters.
    pub fn begin(self) {
        self.report.set(None);
        self.sides.iter().for_each(|side| side.comparison.clear());
        self.pair
            .update(|pair| *pair = Pair::new(pair.of(Side::White).letters, pair.of(Side::Black).letters));
        self.board.open(new_game_like(self.main));
    }

    fn choose_letters(self, side: Side, code: &str) {
        if let Some(letters) = Letters::find(code) {
            self.pair.update(|pair| pair.of_mut(side).choose(letters));
            self.save();
        }
    }
}

/// The saved sheets, or empty ones: White's in the letters of the screen.
pub fn restored_pair(prefs: Preferences) -> Pair {
    let letters = style_untracked(prefs).letters;
    let other = if letters == Letters::english() { Letters::find("fr") } else { Some(Letters::english()) };
    let saved = aside::sound(HANDS, Pair::restore);
    saved.unwrap_or_else(|| Pair::new(letters, other.unwrap_or(letters)))
}

/// Label of the sheet of a side.
pub const fn side_label(side: Side) -> Label {
    match side {
        Side::White => Label::PairWhite,
        Side::Black => Label::PairBlack,
    }
}

/// The page part of this way of practising.
#[component]
pub fn PairSheets() -> impl IntoView {
    let state = PairState::restored(expect_context::<CurrentGame>());
    let sheets = Side::BOTH.map(|side| view! { <SideSheet state side/> });
    follow_board(state);
    view! {
        <Workplace>
            <div class="play-side">
                <BoardWithStatus/>
                <UndoButtons board=state.board/>
                <Tools state/>
                <Clashes state/>
            </div>
            <div class="pen-side">
                <SideTurns near=state.near/>
                <div class="twofold">{sheets.into_iter().collect_view()}</div>
            </div>
            <div class="paper-side"></div>
        </Workplace>
    }
}

/// The lines follow the moves on the board.
fn follow_board(state: PairState) {
    let board = state.board;
    Effect::new(move |known: Option<usize>| {
        let len = stage::played(board).len();
        board.sheet.track();
        board.status.track();
        untrack(|| {
            state.save();
            if known != Some(len) {
                let idle = Side::BOTH.into_iter().filter(|side| !state.of(*side).input.is_busy(len));
                idle.for_each(|side| state.go_to_next(side));
            }
        });
        len
    });
}

/// One pupil: line, moves that are still to be written, letters, sheet, differences.
#[component]
fn SideSheet(state: PairState, side: Side) -> impl IntoView {
    let prefs = state.board.prefs;
    let SideState { comparison, input } = state.of(side);
    let sheet = sheet_of(state, side);
    let owed = move || {
        let played = stage::played(state.board);
        state.pair.with(|pair| owed(&played, pair.of(side)))
    };
    view! {
        <section class=move || if state.near.get() == side { "half" } else { "half away" } data-half=side.name()>
            <h3>{prefs.words(side_label(side))}</h3>
            <MoveInputPanel
                input
                sheet
                style=Signal::derive(move || state.style(side))
                on_enter=move |(ply, text): (usize, String)| state.write(side, ply, &text)
            />
            <MessageLine class="owed" message=Signal::derive(owed)/>
            <SideLetters state side/>
            <SheetLeaf sheet/>
            <Differences comparison/>
        </section>
    }
}

/// The letters of a side.
#[component]
fn SideLetters(state: PairState, side: Side) -> impl IntoView {
    let option = |letters: &Letters| select_option(letters.code, letters_name(letters));
    let code = move || state.pair.with(|pair| pair.of(side).letters.code.to_string());
    view! {
        <SheetLetters
            letters=Signal::derive(move || state.style(side).letters)
            is_begun=Signal::derive(move || state.is_begun(side))
        >
            <Select
                text=state.board.prefs.words(Label::PieceLetters)
                name=side.name()
                options=LETTERS.iter().map(option).collect()
                value=Signal::derive(code)
                on_change=move |code: String| state.choose_letters(side, &code)
            />
        </SheetLetters>
    }
}

fn sheet_of(state: PairState, side: Side) -> ScoreSheetState {
    let (board, input) = (state.board, state.of(side).input);
    let form = move || {
        let (played, style) = (stage::played(board), state.style(side));
        board.game.with(|game| state.pair.with(|pair| by_hand(game, &played, pair.of(side), &style)))
    };
    let marks = move || {
        state.report.with(|report| report.as_ref().and_then(|r| r.sheets.get(side.index())).map(marks))
    };
    let tap = move |ply| {
        let text = state.pair.with_untracked(|pair| pair.of(side).get(ply).to_string());
        input.go(Some(ply), &text);
        input.focus();
    };
    let edit = move |(field, text): (HeadField, String)| board.edit(Edit::Tag(field.tag().into(), text));
    ScoreSheetState {
        marks: Memo::new(move |_| marks().unwrap_or_default()),
        current: input.at.into(),
        draft: Some(input),
        on_tap: Some(Callback::new(tap)),
        on_head: Some(Callback::new(edit)),
        ..ScoreSheetState::new(side.name(), form, move || state.style(side).letters)
    }
}

fn marks(comparison: &Comparison) -> Vec<EntryMark> {
    let mut marks = vec![EntryMark::plain("right"); comparison.plies];
    for difference in &comparison.differences {
        if let Some(mark) = marks.get_mut(difference.ply) {
            *mark = EntryMark::of(&difference.marked, &difference.written);
        }
    }
    marks
}
