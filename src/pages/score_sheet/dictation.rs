//! Dictation: a game is shown or spoken move by move, a pupil writes it, and the sheet is compared at the end.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::pages::rules::lessons::game_of_record;
use crate::pages::score_sheet::cell_input::{CellInput, cell_input, mirror_into_cell};
use crate::pages::score_sheet::closing::leaf_choice;
use crate::pages::score_sheet::comparison::{ComparisonState, difference_list};
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, checkbox, confirmed_button, notation_style, option_element, provide_board,
    sheet_layout,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf};
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, speech, storage};
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry, spoken};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::{HeadField, Leaf, NodeId};
use notabene_core::study::score_sheet::dictation::{Dictation, compare};
use notabene_core::study::score_sheet::examples::EXAMPLES;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::by_hand;

/// Storage keys of the game, and of the progress with the sheet.
const GAME_KEY: &str = "sheet.told";
const SHEET_KEY: &str = "sheet.dictated";
/// Names of games other than the examples.
const GAME_ON_BOARD: &str = "desk";
const OTHER_GAME: &str = "other";

/// Shared state of the mode. Leaked: closures hold a reference.
struct DictationState {
    app: AppContext,
    own: AppContext,
    /// Progress and sheet; `None` before the first game.
    dictation: RwSignal<Option<Dictation>>,
    /// True if the moves are shown on the board, and if they are spoken.
    shows: RwSignal<bool>,
    speaks: RwSignal<bool>,
    /// Name of the chosen game, and text of another one.
    game: RwSignal<String>,
    text: RwSignal<String>,
    /// Error of the last start.
    error: RwSignal<Option<Msg>>,
    comparison: &'static ComparisonState,
    pen: RwSignal<Option<&'static CellInput>, LocalStorage>,
}

impl DictationState {
    /// Notation style with the letters in which the sheet was begun: a sheet is in one language.
    fn style(&self) -> Style {
        Style { letters: self.sheet().letters, ..notation_style(self.app) }
    }

    fn sheet(&self) -> Handwriting {
        let empty = || Handwriting::new(notation_style(self.app).letters);
        self.dictation
            .with(|dictation| dictation.as_ref().map(|dictation| dictation.sheet.clone()))
            .unwrap_or_else(empty)
    }

    /// Returns the chosen game, or an error.
    fn chosen_game(&self) -> Result<Game, Msg> {
        let name = self.game.get_untracked();
        let example = EXAMPLES.iter().find(|example| example.name == name);
        let game = match (name.as_str(), example) {
            (GAME_ON_BOARD, _) => mode_parts::copy_game(self.app),
            (_, Some(example)) => game_of_record(example.text, &Style::pgn()),
            _ => game_of_record(&self.text.get_untracked(), &untrack(|| notation_style(self.app))),
        };
        let game = game.ok_or_else(|| msg!(NoGameToTell))?;
        if game.played().is_empty() { Err(msg!(NoGameToTell)) } else { Ok(game) }
    }

    /// Starts a dictation at the first move.
    fn start(&'static self) {
        match self.chosen_game() {
            Ok(mut game) => {
                self.error.set(None);
                self.comparison.comparison.set(None);
                self.comparison.show_current_position();
                game.go(Go::First);
                self.own.open_game(game);
                let sheet = Handwriting::new(untrack(|| notation_style(self.app)).letters);
                self.dictation.set(Some(Dictation::new(sheet)));
                if let Some(cell_input) = self.pen.get_untracked() {
                    cell_input.go_to_cell(None, "");
                }
                self.dictate_next();
            }
            Err(why) => self.error.set(Some(why)),
        }
    }

    /// Dictates the next move; compares the sheet at the end of the game.
    fn dictate_next(&'static self) {
        let played = mode_parts::played_game_now(self.own);
        let mut more = false;
        self.dictation
            .update(|dictation| more = dictation.as_mut().is_some_and(|dictation| dictation.go_on(&played)));
        if more {
            self.go_to_dictated_move();
            self.speak_move();
        } else {
            self.compare(&played);
        }
    }

    /// Moves the pen to the dictated move, and shows it on the board.
    fn go_to_dictated_move(&self) {
        let played = mode_parts::played_game_now(self.own);
        let now = self.dictation.with_untracked(|dictation| dictation.as_ref().and_then(Dictation::now));
        let language = self.app.prefs.with_untracked(|p| p.language);
        // A move that is not heard has to be seen.
        let is_spoken = self.speaks.get_untracked() && speech::can_speak(language);
        let shows = self.shows.get_untracked() || !is_spoken;
        let shown = now.map(|now| if shows { now + 1 } else { now });
        self.own.go(node_after(&played, shown.unwrap_or_default()).map_or(Go::First, Go::To));
        if let Some(cell_input) = self.pen.get_untracked() {
            // The pen stays while a text is being entered there.
            let busy =
                cell_input.ply.get_untracked() == now && !cell_input.text.with_untracked(String::is_empty);
            if !busy {
                let written = untrack(|| self.sheet());
                cell_input.go_to_cell(now, now.map(|now| written.get(now)).unwrap_or_default());
            }
            cell_input.focus();
        }
        self.save();
    }

    /// Speaks the dictated move, if enabled and if the device has a voice.
    fn speak_move(&self) {
        let played = mode_parts::played_game_now(self.own);
        let now = self.dictation.with_untracked(|dictation| dictation.as_ref().and_then(Dictation::now));
        let node = now.and_then(|now| played.step(now)).map(|step| step.node);
        if let Some(node) = node.filter(|_| self.speaks.get_untracked()) {
            let language = self.app.prefs.with_untracked(|p| p.language);
            let words = self.own.game.with_untracked(|t| spoken(t, node, language));
            // Without a voice the board shows the move.
            let _ = speech::speak(&words, language);
        }
    }

    fn save(&self) {
        mode_parts::save_game(GAME_KEY, self.own);
        if let Some(dictation) = self.dictation.get_untracked() {
            storage::save(SHEET_KEY, &dictation.save());
        }
    }

    fn compare(&self, played: &Played) {
        let style = untrack(|| self.style());
        let hand = untrack(|| self.sheet());
        self.comparison.comparison.set(Some(compare(played, &hand, &style)));
    }

    /// Saves the text of a cell; after the last dictated move the next one is dictated.
    fn write_cell(&'static self, ply: usize, text: &str) {
        let mut last = false;
        self.dictation.update(|dictation| {
            if let Some(dictation) = dictation {
                last = dictation.now() == Some(ply) && !text.trim().is_empty();
                dictation.sheet.write(ply, text);
            }
        });
        self.save();
        match (last, self.comparison.comparison.with_untracked(|found| found.is_some())) {
            (true, _) => self.dictate_next(),
            // A cell was corrected afterwards.
            (false, true) => self.compare(&mode_parts::played_game_now(self.own)),
            (false, false) => self.go_to_dictated_move(),
        }
    }
}

/// Node after this number of half-moves. None at the start.
fn node_after(played: &Played, plies: usize) -> Option<NodeId> {
    plies.checked_sub(1).and_then(|ply| played.step(ply)).map(|step| step.node)
}

/// Content of the mode.
pub fn dictation(app: AppContext) -> Vec<El> {
    let saved = corrupt_storage::load_valid(SHEET_KEY, Dictation::restore);
    let game = mode_parts::load_game(GAME_KEY).filter(|game| saved.is_some() && !game.played().is_empty());
    let dictation = saved.filter(|_| game.is_some());
    let own = provide_board(app, game.unwrap_or_else(registry::chess));
    let language = app.prefs.with_untracked(|p| p.language);
    let state: &'static DictationState = Box::leak(Box::new(DictationState {
        app,
        own,
        dictation: RwSignal::new(dictation),
        shows: RwSignal::new(true),
        speaks: RwSignal::new(speech::can_speak(language)),
        game: RwSignal::new(EXAMPLES[0].name.into()),
        text: RwSignal::new(String::new()),
        error: RwSignal::new(None),
        comparison: ComparisonState::new(app, own, true),
        pen: RwSignal::new_local(None),
    }));
    let input = CellInput::new(
        own,
        app,
        "dictation",
        move || state.style(),
        move |_, ply, text| {
            state.write_cell(ply, &text);
        },
    );
    state.pen.set(Some(input));
    let paper = score_sheet(state, input);
    mirror_into_cell(input, paper);
    effect_after_render(Box::new(move || {
        if state.dictation.with_untracked(|dictation| dictation.is_some()) {
            state.go_to_dictated_move();
        }
        // The dictation was completed earlier.
        let played = mode_parts::played_game_now(own);
        if state.dictation.with_untracked(|dictation| {
            dictation.as_ref().is_some_and(|dictation| dictation.is_written(&played))
        }) {
            state.compare(&played);
        }
    }));
    effect_after_render(Box::new(move || {
        let letters = notation_style(app).letters;
        state.dictation.update(|dictation| {
            if let Some(dictation) = dictation {
                dictation.sheet.choose(letters);
            }
        });
    }));
    let idle = move || state.dictation.with(|dictation| dictation.is_none());
    let running = move || el("div", "").live_class(move || if idle() { "hidden" } else { "running" });
    let played = vec![running().with([board_with_status()]), game_choice(state)];
    let written = vec![running().with([
        cell_input(input, paper),
        progress_line(state),
        difference_list(state.comparison),
    ])];
    let papers = el("div", "").live_class(move || if idle() { "hidden" } else { "" });
    vec![sheet_layout(app, played, written, vec![papers.with([leaf_choice(paper), sheet_leaf(paper)])])]
}

/// Choice of the game.
fn game_choice(state: &'static DictationState) -> El {
    let app = state.app;
    let named = |name: &str, label: Label| option_element(name, move || app.label(label).to_string(), false);
    let mut games: Vec<El> = EXAMPLES.iter().map(|example| named(example.name, example.title)).collect();
    games.extend([named(GAME_ON_BOARD, Label::DictateDesk), named(OTHER_GAME, Label::DictateOther)]);
    let which = labelled_select(app, Label::DictateWhich, "game", games, move |name| state.game.set(name));
    let text = el("textarea", "").attr("name", "text").attr("rows", "4").attr("maxlength", "100000");
    let text = text.on("input", move |e| state.text.set(event_target_value(&e)));
    let other = move || state.game.get() != OTHER_GAME;
    let paste = el("label", "").live_class(move || if other() { "hidden" } else { "paste" });
    let paste = paste.with([el("span", "").label(app, Label::PasteHere), text]);
    let written = move || {
        state.dictation.with_untracked(|dictation| dictation.as_ref().is_some_and(|t| !t.sheet.is_empty()))
    };
    let start = confirmed_button(app, Label::DictateBegin, "begin", written, move || state.start());
    let start = start.attr("class", "main");
    let wrong = move || state.error.get().map(|msg| app.message_text(&msg)).unwrap_or_default();
    let begun = move || !state.sheet().is_empty();
    let letters = mode_parts::sheet_letters(app, LettersSelect(), move || state.style().letters, begun);
    el("section", "card begin").with([
        el("div", "row").with([which, start, letters]),
        paste,
        el("p", "wrong").attr("role", "alert").live_text(wrong),
        show_and_speak_switches(state),
    ])
}

/// Switches for showing and speaking the moves. Without a voice they are shown.
fn show_and_speak_switches(state: &'static DictationState) -> El {
    let app = state.app;
    let able = RwSignal::new(true);
    let check = move || {
        let language = app.prefs.with(|p| p.language);
        able.set(speech::can_speak(language));
    };
    effect_after_render(Box::new(check));
    speech::on_voices_changed(move || untrack(check));
    let shows = checkbox(app, Label::DictateShow, "shows", true, move |is| {
        state.shows.set(is);
        state.go_to_dictated_move();
    });
    let speaks = checkbox(app, Label::DictateSpeak, "speaks", state.speaks.get_untracked(), move |is| {
        state.speaks.set(is);
        state.go_to_dictated_move();
        state.speak_move();
    });
    let none = move || if able.get() { String::new() } else { app.label(Label::NoVoice).into() };
    el("div", "row").with([shows, speaks, el("p", "hint").live_text(none)])
}

/// Progress of the dictation, with its buttons.
fn progress_line(state: &'static DictationState) -> El {
    let app = state.app;
    let next = button(app, Label::DictateNext, "next", move || state.dictate_next());
    let again = button(app, Label::DictateAgain, "again", move || {
        state.go_to_dictated_move();
        state.speak_move();
    });
    el("div", "row").with([next, again])
}

/// Score sheet; not marked before the end.
fn score_sheet(state: &'static DictationState, pen: &'static CellInput) -> &'static SheetView {
    let own = state.own;
    let form = move || {
        let (played, notation_style, hand) = (mode_parts::played_game(own), state.style(), state.sheet());
        let mut form = own.game.with(|t| by_hand(t, &played, &hand, &notation_style));
        let dictation = state.dictation.with(|dictation| dictation.as_ref().map_or(0, Dictation::told));
        // Cells of moves not yet dictated are not editable.
        let open = state.comparison.comparison.with(|found| found.is_none());
        for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
            entry.ply = entry.ply.filter(|ply| *ply < dictation);
            entry.resigns &= !open;
        }
        if open {
            (form.result, form.circled, form.end) = ("", [false; 2], None);
        }
        form
    };
    let looks = move || {
        let hand = state.sheet();
        let found = state.comparison.comparison.get();
        let mut looks = Vec::new();
        if let Some(found) = found {
            (0..found.plies).for_each(|_| looks.push(CellAppearance::with_class("right")));
            for one in &found.differences {
                let text = hand.get(one.ply);
                if let Some(look) = looks.get_mut(one.ply) {
                    *look = if text.is_empty() {
                        CellAppearance::with_class("missing")
                    } else {
                        CellAppearance::of_marked(&one.marked, text)
                    };
                }
            }
        }
        looks
    };
    let edit = move |field: HeadField, text| own.edit(Edit::Tag(field.tag().into(), text));
    Box::leak(Box::new(SheetView {
        app: state.app,
        name: "dictation",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Box::new(move || pen.ply.get()),
        on_tap: Some(Box::new(move |ply| {
            pen.go_to_cell(Some(ply), untrack(|| state.sheet()).get(ply));
            pen.focus();
        })),
        on_head_edit: Some(Box::new(edit)),
        letters: Box::new(move || state.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }))
}
