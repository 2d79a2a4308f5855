//! Dictation: a game is shown or spoken move by move, a pupil writes, and at the end the sheet is compared.

use super::closing::LeafChoice;
use super::compared::{ComparisonState, Differences};
use super::dictation_tools::{BeginCard, DictationButtons};
use super::leaf::{EntryMark, ScoreSheetState, SheetLeaf};
use super::pen::{MoveInput, MoveInputPanel};
use super::stage::{self, BoardWithStatus, Workplace, provide_board, style, style_untracked};
use crate::ui::lessons::opened;
use crate::ui::state::CurrentGame;
use crate::ui::{aside, store, voice};
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry, spoken};
use notabene_core::i18n::Msg;
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::{HeadField, NodeId, ScoreSheet};
use notabene_core::study::score_sheet::dictation::{Comparison, Dictation, compare};
use notabene_core::study::score_sheet::examples::EXAMPLES;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::by_hand;

/// Storage keys: the game, and what was dictated and written of it.
const GAME: &str = "sheet.told";
const HAND: &str = "sheet.dictated";
/// Names of the games that are not among the examples.
pub const MAIN_BOARD: &str = "desk";
pub const PASTED: &str = "other";

/// State of the page.
#[derive(Copy, Clone)]
pub struct DictationState {
    pub main: CurrentGame,
    board: CurrentGame,
    /// What was dictated and written; `None` before a game was begun.
    dictation: RwSignal<Option<Dictation>>,
    /// True if moves are shown on the board.
    pub shows: RwSignal<bool>,
    /// True if moves are spoken.
    pub speaks: RwSignal<bool>,
    /// Name of the chosen game.
    pub choice: RwSignal<String>,
    /// Text of a pasted game.
    pub pasted: RwSignal<String>,
    /// Why the chosen game could not be begun.
    pub problem: RwSignal<Option<Msg>>,
    comparison: ComparisonState,
    input: MoveInput,
}

impl DictationState {
    fn restored(main: CurrentGame) -> DictationState {
        let saved = aside::sound(HAND, Dictation::restore);
        let game = stage::restored(GAME).filter(|game| saved.is_some() && !game.played().is_empty());
        let dictation = saved.filter(|_| game.is_some());
        let board = provide_board(game.unwrap_or_else(registry::chess));
        let language = main.prefs.with_untracked(|p| p.language);
        DictationState {
            main,
            board,
            dictation: RwSignal::new(dictation),
            shows: RwSignal::new(true),
            speaks: RwSignal::new(voice::can_speak(language)),
            choice: RwSignal::new(EXAMPLES[0].name.into()),
            pasted: RwSignal::new(String::new()),
            problem: RwSignal::new(None),
            comparison: ComparisonState::new(board, true),
            input: MoveInput::new("dictation"),
        }
    }

    /// Style in the letters in which the sheet began: a sheet is in one language.
    pub fn style(self) -> Style {
        Style { letters: self.hand().letters, ..style(self.board.prefs) }
    }

    fn hand(self) -> Handwriting {
        let written = self.dictation.with(|dictation| dictation.as_ref().map(|d| d.sheet.clone()));
        written.unwrap_or_else(|| Handwriting::new(style(self.board.prefs).letters))
    }

    /// True once something is written.
    pub fn is_written(self) -> bool {
        self.dictation.with(|dictation| dictation.as_ref().is_some_and(|d| !d.sheet.is_empty()))
    }

    /// Half-move that was dictated last; untracked.
    fn now(self) -> Option<usize> {
        self.dictation.with_untracked(|dictation| dictation.as_ref().and_then(Dictation::now))
    }

    /// The chosen game, or why it cannot be dictated.
    fn chosen(self) -> Result<Game, Msg> {
        let name = self.choice.get_untracked();
        let example = EXAMPLES.iter().find(|example| example.name == name);
        let game = match (name.as_str(), example) {
            (MAIN_BOARD, _) => stage::copy(self.main),
            (_, Some(example)) => opened(example.text, &Style::pgn()),
            _ => opened(&self.pasted.get_untracked(), &style_untracked(self.board.prefs)),
        };
        game.filter(|game| !game.played().is_empty()).ok_or_else(|| msg!(NoGameToTell))
    }

    /// Begins a new dictation with the first move of the chosen game.
    pub fn begin(self) {
        match self.chosen() {
            Ok(game) => self.begin_with(game),
            Err(problem) => self.problem.set(Some(problem)),
        }
    }

    fn begin_with(self, mut game: Game) {
        self.problem.set(None);
        self.comparison.clear();
        game.go(Go::First);
        self.board.open(game);
        let sheet = Handwriting::new(style_untracked(self.board.prefs).letters);
        self.dictation.set(Some(Dictation::new(sheet)));
        self.input.go(None, "");
        self.dictate_next();
    }

    /// Dictates the next move; at the end of the game the sheet is compared.
    pub fn dictate_next(self) {
        let played = stage::played_untracked(self.board);
        let mut more = false;
        self.dictation.update(|dictation| more = dictation.as_mut().is_some_and(|d| d.go_on(&played)));
        if more {
            self.dictate_again();
        } else {
            self.compare();
        }
    }

    /// Dictates the last move again.
    pub fn dictate_again(self) {
        self.show_move();
        self.speak_move();
    }

    /// The line goes to the dictated move, and the board shows it.
    pub fn show_move(self) {
        let played = stage::played_untracked(self.board);
        let plies = self.now().map_or(0, |now| if self.is_shown() { now + 1 } else { now });
        self.board.go(node_after(&played, plies).map_or(Go::First, Go::To));
        self.go_to_move();
        self.input.focus();
        self.save();
    }

    /// True if the board shows the dictated move: one that is not heard can only be written if it is seen.
    fn is_shown(self) -> bool {
        let language = self.board.prefs.with_untracked(|p| p.language);
        self.shows.get_untracked() || !self.speaks.get_untracked() || !voice::can_speak(language)
    }

    /// The line goes to the dictated move, unless it is being written there.
    fn go_to_move(self) {
        let (now, input) = (self.now(), self.input);
        let is_busy = input.at.get_untracked() == now && !input.text.with_untracked(String::is_empty);
        if !is_busy {
            let hand = untrack(|| self.hand());
            input.go(now, now.map(|now| hand.get(now)).unwrap_or_default());
        }
    }

    /// Speaks the dictated move, if that is wanted and the device has a voice.
    fn speak_move(self) {
        let played = stage::played_untracked(self.board);
        let node = self.now().and_then(|now| played.step(now)).map(|step| step.node);
        if let Some(node) = node.filter(|_| self.speaks.get_untracked()) {
            let language = self.board.prefs.with_untracked(|p| p.language);
            let words = self.board.game.with_untracked(|game| spoken(game, node, language));
            // Without a voice the board shows it.
            let _ = voice::speak(&words, language);
        }
    }

    fn save(self) {
        stage::save_game(GAME, self.board);
        if let Some(dictation) = self.dictation.get_untracked() {
            store::keep(HAND, &dictation.save());
        }
    }

    fn compare(self) {
        let played = stage::played_untracked(self.board);
        let (hand, style) = untrack(|| (self.hand(), self.style()));
        self.comparison.result.set(Some(compare(&played, &hand, &style)));
    }

    /// Writes an entry; behind the move that was dictated last the next one is dictated.
    fn write(self, ply: usize, text: &str) {
        let is_last = self.now() == Some(ply) && !text.trim().is_empty();
        self.dictation.update(|dictation| {
            if let Some(dictation) = dictation {
                dictation.sheet.write(ply, text);
            }
        });
        self.save();
        match (is_last, self.comparison.is_done()) {
            (true, _) => self.dictate_next(),
            // An entry was corrected afterwards.
            (false, true) => self.compare(),
            (false, false) => self.show_move(),
        }
    }

    /// Shows a restored dictation, compared if it was at its end.
    fn resume(self) {
        let played = stage::played_untracked(self.board);
        if self.dictation.with_untracked(Option::is_some) {
            self.show_move();
        }
        let is_done = |d: &Option<Dictation>| d.as_ref().is_some_and(|d| d.is_written(&played));
        if self.dictation.with_untracked(is_done) {
            self.compare();
        }
    }
}

/// Node after a count of half-moves.
fn node_after(played: &Played, plies: usize) -> Option<NodeId> {
    plies.checked_sub(1).and_then(|ply| played.step(ply)).map(|step| step.node)
}

/// The page part of this way of practising.
#[component]
pub fn DictationSheet() -> impl IntoView {
    let state = DictationState::restored(expect_context::<CurrentGame>());
    let sheet = sheet_of(state);
    Effect::new(move |_| untrack(|| state.resume()));
    Effect::new(move |_| {
        let letters = style(state.board.prefs).letters;
        state.dictation.update(|dictation| {
            if let Some(dictation) = dictation {
                dictation.sheet.choose(letters);
            }
        });
    });
    let is_idle = move || state.dictation.with(Option::is_none);
    let running = Signal::derive(move || if is_idle() { "hidden" } else { "running" });
    view! {
        <Workplace>
            <div class="play-side">
                <div class=running><BoardWithStatus/></div>
                <BeginCard state/>
            </div>
            <div class="pen-side">
                <div class=running>
                    <MoveInputPanel
                        input=state.input
                        sheet
                        style=Signal::derive(move || state.style())
                        on_enter=move |(ply, text): (usize, String)| state.write(ply, &text)
                    />
                    <DictationButtons state/>
                    <Differences comparison=state.comparison/>
                </div>
            </div>
            <div class="paper-side">
                <div class=move || if is_idle() { "hidden" } else { "" }>
                    <LeafChoice sheet/>
                    <SheetLeaf sheet/>
                </div>
            </div>
        </Workplace>
    }
}

/// The sheet: nothing is marked before the end.
fn sheet_of(state: DictationState) -> ScoreSheetState {
    let (board, input) = (state.board, state.input);
    let tap = move |ply| {
        input.go(Some(ply), untrack(|| state.hand()).get(ply));
        input.focus();
    };
    let edit = move |(field, text): (HeadField, String)| board.edit(Edit::Tag(field.tag().into(), text));
    ScoreSheetState {
        marks: Memo::new(move |_| {
            state
                .comparison
                .result
                .with(|found| found.as_ref().map(|f| marks(f, &state.hand())))
                .unwrap_or_default()
        }),
        current: input.at.into(),
        draft: Some(input),
        on_tap: Some(Callback::new(tap)),
        on_head: Some(Callback::new(edit)),
        ..ScoreSheetState::new("dictation", move || form(state), move || state.style().letters)
    }
}

/// The sheet with entries for the dictated moves only; its end is open until it is compared.
fn form(state: DictationState) -> ScoreSheet {
    let (played, style, hand) = (stage::played(state.board), state.style(), state.hand());
    let mut form = state.board.game.with(|game| by_hand(game, &played, &hand, &style));
    let dictated = state.dictation.with(|dictation| dictation.as_ref().map_or(0, Dictation::told));
    let is_open = state.comparison.result.with(Option::is_none);
    for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
        entry.ply = entry.ply.filter(|ply| *ply < dictated);
        entry.resigns &= !is_open;
    }
    if is_open {
        (form.result, form.circled, form.end) = ("", [false; 2], None);
    }
    form
}

fn marks(comparison: &Comparison, hand: &Handwriting) -> Vec<EntryMark> {
    let mut marks = vec![EntryMark::plain("right"); comparison.plies];
    for difference in &comparison.differences {
        let text = hand.get(difference.ply);
        if let Some(mark) = marks.get_mut(difference.ply) {
            *mark = match text {
                "" => EntryMark::plain("missing"),
                text => EntryMark::of(&difference.marked, text),
            };
        }
    }
    marks
}
