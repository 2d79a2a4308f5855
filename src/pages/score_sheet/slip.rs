//! Find the slip: a sheet with one planted mistake, to be found and tapped.

use crate::components::{Button, Select};
use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::game_choice::{chosen_option, wants_chosen};
use crate::pages::score_sheet::mode_parts::{
    self, BoardWithStatus, SheetColumns, label_option, notation_style, provide_board,
};
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView};
use crate::state::chosen_game;
use crate::state::current_game::CurrentGame;
use crate::state::random::random_bits;
use crate::views::mascot::Cheer;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_study::score_sheet::examples::EXAMPLES;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::seeded_mistake::{Budget, MistakeKind, SeededMistake, seed_within};

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct SlipState {
    /// Board of the page.
    main: CurrentGame,
    own: CurrentGame,
    /// True if only the game chosen for practice is searched.
    in_chosen: RwSignal<bool>,
    /// Index of the kind of mistake; `None`: any.
    kind: RwSignal<Option<usize>>,
    planted: RwSignal<Option<SeededMistake>>,
    /// Cell tapped last, feedback on it, and true if it was the mistake.
    guess: RwSignal<Option<(usize, Msg, bool)>>,
    /// True if the mistake was shown.
    is_shown: RwSignal<bool>,
}

impl SlipState {
    fn style(&self) -> Style {
        notation_style(self.own.prefs)
    }

    /// Plants a mistake in another sheet, of a game with a suitable move.
    fn plant_mistake(&self) {
        let (notation_style, number) = (untrack(|| self.style()), random_bits());
        let kind = self.kind.get_untracked().and_then(|n| MistakeKind::ALL.get(n).copied());
        // One budget for all games tried: the page is blocked meanwhile.
        let mut budget = Budget::default();
        let mut sow = |played: &Played| seed_within(played, kind, number, &notation_style, &mut budget);
        let is_long = self.main.game.with_untracked(|t| t.played().len() >= MIN_PLIES);
        let on_board = is_long.then(|| mode_parts::copy_game(self.main));
        // Starts with a random game, and includes easy ones.
        let turn = number as usize % EXAMPLES.len();
        let own = EXAMPLES
            .iter()
            .cycle()
            .skip(turn)
            .take(EXAMPLES.len())
            .filter_map(|e| game_of_record(e.text, &Style::pgn()));
        let mut plant = |game: Game| sow(&game.played()).map(|planted| (game, planted));
        let found = match chosen_game::load().filter(|_| self.in_chosen.get_untracked()) {
            Some(chosen) => plant(chosen),
            None => on_board.flatten().into_iter().chain(own).find_map(plant),
        };
        self.guess.set(None);
        self.is_shown.set(false);
        self.planted.set(None);
        if let Some((mut game, planted)) = found {
            game.go(Go::First);
            self.own.overrides.highlighted.set(Vec::new());
            self.own.open(game);
            self.planted.set(Some(planted));
        }
    }

    /// Handles a tap on a suspected cell.
    fn on_suspected_cell(&self, ply: usize) {
        let answer = self.planted.with_untracked(|planted| Some(planted.as_ref()?.check_place(ply)));
        match answer {
            Some(Ok(text)) => {
                self.guess.set(Some((ply, text, true)));
                self.show_position(ply);
            }
            Some(Err(text)) => {
                self.guess.set(Some((ply, text, false)));
                self.show_position(ply);
            }
            None => {}
        }
    }

    /// Shows the position before a move, as far as the game was really played.
    fn show_position(&self, ply: usize) {
        let played = mode_parts::played_game_now(self.own.game);
        let node = ply.checked_sub(1).and_then(|ply| played.ply(ply.min(played.len().saturating_sub(1))));
        self.own.go(node.map_or(Go::First, |step| Go::To(step.node)));
    }
}

/// Minimum number of half-moves of the game on the board for a hunt.
const MIN_PLIES: usize = 6;

/// Content of the mode.
#[component]
pub fn SlipMode() -> impl IntoView {
    let main = CurrentGame::here();
    let own = provide_board(registry::chess());
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let state = SlipState {
        main,
        own,
        in_chosen: RwSignal::new(wants_chosen()),
        kind: RwSignal::new(None),
        planted: RwSignal::new(None),
        guess: RwSignal::new(None),
        is_shown: RwSignal::new(false),
    };
    let paper = score_sheet(state);
    let mut letters = None;
    // Mistakes depend on the letters of the sheet.
    Effect::new(move || {
        let now = state.style().letters.code;
        if letters.replace(now) != Some(now) {
            untrack(|| state.plant_mistake());
        }
    });
    let prefs = own.prefs;
    view! {
        <SheetColumns>
            <div class="play-side stack">
                <BoardWithStatus/>
                <div class="row">
                    <Button
                        text=prefs.label_signal(Label::First) name="first" on_click=move |()| own.go(Go::First)
                    />
                    <Button
                        text=prefs.label_signal(Label::Previous) name="back" on_click=move |()| own.go(Go::Back)
                    />
                    <Button
                        text=prefs.label_signal(Label::Next) name="forward"
                        on_click=move |()| own.go(Go::Forward)
                    />
                </div>
                <SlipTools state/>
            </div>
            <div class="pen-side stack">
                <Answer state/>
                <SheetLeaf paper/>
            </div>
            <div class="paper-side stack"></div>
        </SheetColumns>
    }
}

/// Answer about the cell tapped last.
#[component]
fn Answer(state: SlipState) -> impl IntoView {
    let prefs = state.own.prefs;
    let text = move || {
        let message = match (state.guess.get(), state.planted.with(Option::is_some)) {
            (_, false) => Some(msg!(NoPlaceForSlip)),
            (Some((_, text, _)), _) => Some(text),
            (None, true) => None,
        };
        message.map(|message| prefs.message_text(&message))
    };
    let is_found = move || state.guess.with(|guess| guess.as_ref().is_some_and(|(_, _, found)| *found));
    let has_found_it = move || is_found() && !state.is_shown.get();
    let praise = move || has_found_it().then(|| prefs.label(Label::SlipFound));
    view! {
        <p role="status" class="told cheered" class:found=is_found>
            <Cheer when=Signal::derive(has_found_it)/>
            <b>{praise}</b>
            <span>{text}</span>
        </p>
    }
}

/// Kind of mistake, another sheet, solution.
#[component]
fn SlipTools(state: SlipState) -> impl IntoView {
    let prefs = state.own.prefs;
    let kinds = MistakeKind::ALL.iter().enumerate();
    let kinds = kinds.map(|(n, kind)| label_option(prefs, n.to_string(), kind.label()));
    let choose_kind = move |name: String| {
        state.kind.set(notabene_core::digits::number(&name).map(|n| n as usize));
        state.plant_mistake();
    };
    let tell = move |()| {
        if let Some(ply) = state.planted.with_untracked(|planted| planted.as_ref().map(|p| p.ply)) {
            state.is_shown.set(true);
            state.on_suspected_cell(ply);
        }
    };
    view! {
        <section class="tools stack">
            <SlipGame state/>
            <div class="row">
                <Select
                    text=prefs.label_signal(Label::SlipKind)
                    name="kind"
                    options=std::iter::once(label_option(prefs, ANY, Label::SlipAny)).chain(kinds).collect()
                    value=Signal::stored(ANY.to_string())
                    on_change=choose_kind
                />
                <LettersSelect/>
            </div>
            <div class="row">
                <Button
                    text=prefs.label_signal(Label::SlipAgain) name="again" class="main"
                    on_click=move |()| state.plant_mistake()
                />
                <Button text=prefs.label_signal(Label::SlipTell) name="tell" on_click=tell/>
            </div>
        </section>
    }
}

/// Name of any kind of mistake, and of any game.
const ANY: &str = "any";

/// Choice between the game chosen for practice and all others; none without such a game.
#[component]
fn SlipGame(state: SlipState) -> impl IntoView {
    let prefs = state.own.prefs;
    let chosen = chosen_option(prefs)?;
    let any = label_option(prefs, ANY, Label::SlipAny);
    let value = if state.in_chosen.get_untracked() { &chosen.value } else { &any.value }.clone();
    let change = move |name: String| {
        state.in_chosen.set(name != ANY);
        state.plant_mistake();
    };
    Some(view! {
        <Select
            text=prefs.label_signal(Label::DictateWhich)
            name="game"
            options=vec![any, chosen]
            value=Signal::stored(value)
            on_change=change
        />
    })
}

fn score_sheet(state: SlipState) -> SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style) = (mode_parts::played_game(own.game), state.style());
        let planted = state.planted.get();
        let hand = planted.map(|planted| planted.sheet);
        let hand = hand.unwrap_or_else(|| {
            notabene_study::score_sheet::handwriting::Handwriting::new(notation_style.letters)
        });
        let last = hand.len();
        let mut form = own.game.with(|t| fill_form(t, &played, &hand, &notation_style));
        for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
            entry.ply = entry.ply.filter(|ply| *ply < last);
        }
        form
    };
    let looks = move || {
        let planted = state.planted.with(|p| p.as_ref().map(|p| (p.ply, p.places)));
        let (Some((ply, _, found)), Some((at, places))) = (state.guess.get(), planted) else {
            return Vec::new();
        };
        let mut looks = vec![CellAppearance::default(); ply.max(at + places) + 1];
        let (from, to, class) = if found { (at, at + places, "amiss") } else { (ply, ply + 1, "right") };
        looks.iter_mut().take(to).skip(from).for_each(|look| *look = CellAppearance::with_class(class));
        looks
    };
    SheetView {
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(move |_| state.guess.with(|guess| guess.as_ref().map(|(ply, ..)| *ply))),
        on_tap: Some(UnsyncCallback::new(move |ply| state.on_suspected_cell(ply))),
        ..SheetView::read_only(own.prefs, "slip", move || state.style().letters, form)
    }
}
