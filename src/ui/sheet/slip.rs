//! Find the slip: a sheet with one seeded mistake. A suspected entry is tapped.

use super::leaf::{EntryMark, ScoreSheetState, SheetLeaf};
use super::stage::{
    self, BoardWithStatus, LettersSelect, Workplace, ignore_taps, provide_board, select_option, style,
    style_untracked,
};
use crate::components::{Button, Select};
use crate::ui::lessons::opened;
use crate::ui::room::bits;
use crate::ui::state::CurrentGame;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::ScoreSheet;
use notabene_core::study::score_sheet::examples::EXAMPLES;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::by_hand;
use notabene_core::study::score_sheet::seeded_mistake::{Budget, MistakeKind, Planted, plant_within};

/// Fewest half-moves for which the game on the main board is taken.
const FEWEST_PLIES: usize = 6;

/// An entry that was tapped.
#[derive(Clone)]
struct Guess {
    ply: usize,
    says: Msg,
    /// True if it was the mistake.
    is_right: bool,
}

/// State of the page.
#[derive(Copy, Clone)]
struct MistakeSearch {
    main: CurrentGame,
    board: CurrentGame,
    /// Index of the kind of mistake; `None`: any.
    kind: RwSignal<Option<usize>>,
    mistake: RwSignal<Option<Planted>>,
    guess: RwSignal<Option<Guess>>,
}

impl MistakeSearch {
    fn new(main: CurrentGame) -> MistakeSearch {
        let board = provide_board(registry::chess());
        ignore_taps(board);
        MistakeSearch {
            main,
            board,
            kind: RwSignal::new(None),
            mistake: RwSignal::new(None),
            guess: RwSignal::new(None),
        }
    }

    /// Another sheet, of a game that has a place for the mistake.
    fn begin(self) {
        let found = self.seed();
        self.guess.set(None);
        self.mistake.set(None);
        if let Some((mut game, mistake)) = found {
            game.go(Go::First);
            self.board.overrides.lit.set(Vec::new());
            self.board.open(game);
            self.mistake.set(Some(mistake));
        }
    }

    /// A game with a mistake in its sheet: the one on the main board, else one of the examples.
    fn seed(self) -> Option<(Game, Planted)> {
        let (style, random) = (style_untracked(self.board.prefs), bits());
        let kind = self.kind.get_untracked().and_then(|n| MistakeKind::ALL.get(n).copied());
        let own = self.main.game.with_untracked(|game| game.played().len() >= FEWEST_PLIES);
        let own = own.then(|| stage::copy(self.main)).flatten();
        // One budget for all games that are tried: the page stands still meanwhile.
        let mut budget = Budget::default();
        own.into_iter().chain(examples_from(random as usize)).find_map(|game| {
            let mistake = plant_within(&game.played(), kind, random, &style, &mut budget)?;
            Some((game, mistake))
        })
    }

    /// Judges a tapped entry.
    fn suspect(self, ply: usize) {
        let found = self.mistake.with_untracked(|mistake| Some(mistake.as_ref()?.points(ply)));
        let (says, is_right) = match found {
            Some(Ok(says)) => (says, true),
            Some(Err(says)) => (says, false),
            None => return,
        };
        self.guess.set(Some(Guess { ply, says, is_right }));
        self.show(ply);
    }

    /// Judges the entry of the mistake itself.
    fn reveal(self) {
        if let Some(ply) = self.mistake.with_untracked(|mistake| mistake.as_ref().map(|m| m.ply)) {
            self.suspect(ply);
        }
    }

    /// Shows the board before a move, as far as the game was really played.
    fn show(self, ply: usize) {
        let played = stage::played_untracked(self.board);
        let step = ply.checked_sub(1).and_then(|ply| played.step(ply.min(played.len().saturating_sub(1))));
        self.board.go(step.map_or(Go::First, |step| Go::To(step.node)));
    }

    fn answer(self) -> Option<Msg> {
        match self.mistake.with(Option::is_some) {
            true => self.guess.with(|guess| guess.as_ref().map(|guess| guess.says.clone())),
            false => Some(msg!(NoPlaceForSlip)),
        }
    }
}

/// The example games, beginning with any of them.
fn examples_from(random: usize) -> impl Iterator<Item = Game> {
    let examples = EXAMPLES.iter().cycle().skip(random % EXAMPLES.len()).take(EXAMPLES.len());
    examples.filter_map(|example| opened(example.text, &Style::pgn()))
}

/// The page part of this way of practising.
#[component]
pub fn MistakeSheet() -> impl IntoView {
    let state = MistakeSearch::new(expect_context::<CurrentGame>());
    let (board, prefs) = (state.board, state.board.prefs);
    // The mistakes are of the letters in which the sheet is written.
    let letters = Memo::new(move |_| style(prefs).letters.code);
    Effect::new(move |_| {
        letters.track();
        untrack(|| state.begin());
    });
    let is_found = move || state.guess.with(|guess| guess.as_ref().is_some_and(|guess| guess.is_right));
    let answer = move || state.answer().map(|msg| prefs.say(&msg));
    view! {
        <Workplace>
            <div class="play-side">
                <BoardWithStatus/>
                <div class="row">
                    <GoButton board label=Label::First name="first" to=Go::First/>
                    <GoButton board label=Label::Previous name="back" to=Go::Back/>
                    <GoButton board label=Label::Next name="forward" to=Go::Forward/>
                </div>
                <Tools state/>
            </div>
            <div class="pen-side">
                <p class=move || if is_found() { "told found" } else { "told" } role="status">{answer}</p>
                <SheetLeaf sheet=sheet_of(state)/>
            </div>
            <div class="paper-side"></div>
        </Workplace>
    }
}

#[component]
fn GoButton(board: CurrentGame, label: Label, name: &'static str, to: Go) -> impl IntoView {
    view! { <Button text=board.prefs.words(label) name on_click=move |()| board.go(to)/> }
}

/// The kind of mistake, another sheet, the answer.
#[component]
fn Tools(state: MistakeSearch) -> impl IntoView {
    let prefs = state.board.prefs;
    let any = select_option("any", prefs.words(Label::SlipAny));
    let kind = |(n, kind): (usize, &MistakeKind)| select_option(n.to_string(), prefs.words(kind.label()));
    let options = std::iter::once(any).chain(MistakeKind::ALL.iter().enumerate().map(kind)).collect();
    let choose = move |name: String| {
        state.kind.set(number(&name).map(|n| n as usize));
        state.begin();
    };
    view! {
        <section class="tools">
            <div class="row">
                <Select
                    text=prefs.words(Label::SlipKind)
                    name="kind"
                    options
                    value=Signal::derive(move || state.kind.get().map_or("any".into(), |n| n.to_string()))
                    on_change=choose
                />
                <LettersSelect/>
            </div>
            <div class="row">
                <Button
                    text=prefs.words(Label::SlipAgain)
                    name="again"
                    class="main"
                    on_click=move |()| state.begin()
                />
                <Button text=prefs.words(Label::SlipTell) name="tell" on_click=move |()| state.reveal()/>
            </div>
        </section>
    }
}

fn sheet_of(state: MistakeSearch) -> ScoreSheetState {
    let current = move || state.guess.with(|guess| guess.as_ref().map(|guess| guess.ply));
    ScoreSheetState {
        marks: Memo::new(move |_| marks(state).unwrap_or_default()),
        current: Signal::derive(current),
        on_tap: Some(Callback::new(move |ply| state.suspect(ply))),
        ..ScoreSheetState::new("slip", move || form(state), move || style(state.board.prefs).letters)
    }
}

/// The sheet with the mistake; behind its last move there is nothing to tap.
fn form(state: MistakeSearch) -> ScoreSheet {
    let (played, style) = (stage::played(state.board), style(state.board.prefs));
    let written = state.mistake.with(|mistake| mistake.as_ref().map(|mistake| mistake.sheet.clone()));
    let hand = written.unwrap_or_else(|| Handwriting::new(style.letters));
    let mut form = state.board.game.with(|game| by_hand(game, &played, &hand, &style));
    for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
        entry.ply = entry.ply.filter(|ply| *ply < hand.len());
    }
    form
}

/// Marks of the guess: of all entries of the mistake if it was found.
fn marks(state: MistakeSearch) -> Option<Vec<EntryMark>> {
    let guess = state.guess.get()?;
    let (at, places) = state.mistake.with(|mistake| mistake.as_ref().map(|m| (m.ply, m.places)))?;
    let mut marks = vec![EntryMark::default(); guess.ply.max(at + places) + 1];
    let (range, class) = match guess.is_right {
        true => (at..at + places, "amiss"),
        false => (guess.ply..guess.ply + 1, "right"),
    };
    marks[range].fill(EntryMark::plain(class));
    Some(marks)
}
