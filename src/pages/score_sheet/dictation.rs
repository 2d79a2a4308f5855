//! Dictation: a game is shown or spoken move by move, a pupil writes it, and the sheet is compared at the end.

use crate::components::effect::effect_after_render;
use crate::components::element::{El, button, el, labelled_select};
use crate::pages::score_sheet::cell_input::{CellInput, cell_input, mirror_into_cell};
use crate::pages::score_sheet::closing::leaf_choice;
use crate::pages::score_sheet::comparison::{ComparisonState, difference_list, result_to_hand_in};
use crate::pages::score_sheet::dictation_state::DictationState;
use crate::pages::score_sheet::game_choice::{GameChoice, last_part};
use crate::pages::score_sheet::mode_parts::{
    self, board_with_status, checkbox, column_named, column_select, confirmed_button, notation_style,
    option_element, provide_board, sheet_layout,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView, sheet_leaf, tag_editor};
use crate::state::chosen_game::AT_A_PACE;
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, speech};
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::record::Leaf;
use notabene_study::score_sheet::dictation::Dictation;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::note_along::PACES;
use notabene_study::storage_key::StorageKey;

/// Pace of a game to note along before another one was chosen, in seconds for each half-move.
const USUAL_PACE: u32 = 10;

/// Content of the mode.
pub fn dictation(app: AppContext) -> Vec<El> {
    let kept = corrupt_storage::load_valid(StorageKey::Dictation, Dictation::restore);
    let table = mode_parts::load_game(StorageKey::DictationGame)
        .filter(|table| kept.is_some() && !table.played().is_empty());
    let told = kept.filter(|_| table.is_some());
    let own = provide_board(app, table.unwrap_or_else(registry::chess));
    let language = app.prefs.with_untracked(|p| p.language);
    let mut manner = DictationState::saved_manner();
    if last_part(app) == AT_A_PACE {
        manner.pace = manner.pace.or(Some(USUAL_PACE));
    }
    let class = DictationState {
        app,
        own,
        dictation: RwSignal::new(told),
        manner: RwSignal::new(manner),
        next_column: RwSignal::new(manner.column),
        // After a reload the pupil says when to go on.
        is_paused: RwSignal::new(true),
        wait: RwSignal::new(0),
        shows: RwSignal::new(true),
        speaks: RwSignal::new(speech::can_speak(language)),
        choice: GameChoice::new(app),
        error: RwSignal::new(None),
        comparison: ComparisonState::new(app, own, true),
        pen: RwSignal::new_local(None),
    };
    let pen_here = CellInput::new(
        own,
        app,
        "dictation",
        move || class.style(),
        move |_, ply, text| {
            class.write_cell(ply, &text);
        },
    );
    class.pen.set(Some(pen_here));
    let paper = score_sheet(class, pen_here);
    mirror_into_cell(pen_here, paper);
    effect_after_render(Box::new(move || {
        if class.dictation.with_untracked(|told| told.is_some()) {
            class.go_to_dictated_move();
        }
        // The dictation was completed earlier.
        let played = mode_parts::played_game_now(own);
        if class.is_written(&played) {
            class.compare(&played);
        }
    }));
    class.follow_pace();
    effect_after_render(Box::new(move || {
        let letters = notation_style(app).letters;
        class.dictation.update(|told| {
            if let Some(told) = told {
                told.sheet.choose(letters);
            }
        });
    }));
    let idle = move || class.dictation.with(|told| told.is_none());
    let running = move || el("div", "").live_class(move || if idle() { "hidden" } else { "running" });
    let played = vec![running().with([board_with_status()]), game_choice(class)];
    let written = vec![running().with([
        cell_input(pen_here, paper),
        progress_line(class),
        difference_list(class.comparison),
        result_to_hand_in(class.comparison, TaskKind::Dictation),
    ])];
    let papers = el("div", "").live_class(move || if idle() { "hidden" } else { "" });
    vec![sheet_layout(app, played, written, vec![papers.with([leaf_choice(paper), sheet_leaf(paper)])])]
}

/// Choice of the game.
fn game_choice(class: DictationState) -> El {
    let app = class.app;
    let written =
        move || class.dictation.with_untracked(|told| told.as_ref().is_some_and(|t| !t.sheet.is_empty()));
    let start = confirmed_button(app, Label::DictateBegin, "begin", written, move || class.start());
    let start = start.attr("class", "main");
    let wrong = move || class.error.get().map(|msg| app.message_text(&msg)).unwrap_or_default();
    let begun = move || !class.sheet().is_empty();
    let letters = mode_parts::sheet_letters(app, LettersSelect(), move || class.style().letters, begun);
    el("section", "card begin").with([
        el("div", "row").with([class.choice.select(), start, letters]),
        manner_choice(class),
        class.choice.paste_field(),
        el("p", "wrong").attr("role", "alert").live_text(wrong),
        show_and_speak_switches(class),
    ])
}

/// Choice of the pace and of the columns to write; another column counts from the next dictation on.
fn manner_choice(class: DictationState) -> El {
    let app = class.app;
    let manner = class.manner.get_untracked();
    let pace = |seconds: u32| {
        let words = move || app.message_text(&msg!(NoteEvery { seconds }));
        option_element(&seconds.to_string(), words, manner.pace == Some(seconds))
    };
    let by_hand =
        option_element("0", move || app.label(Label::NoteByHand).to_string(), manner.pace.is_none());
    let paces = std::iter::once(by_hand).chain(PACES.into_iter().map(pace)).collect();
    let pace = labelled_select(app, Label::NotePace, "pace", paces, move |name| {
        let pace = name.parse().ok().filter(|pace| PACES.contains(pace));
        class.change_manner(|manner| manner.pace = pace);
        class.wait.set(u64::from(pace.unwrap_or_default()) * 1000);
    });
    let columns = column_select(app, manner.column, move |name| class.next_column.set(column_named(name)));
    el("div", "row").with([pace, columns])
}

/// Switches for showing and speaking the moves. Without a voice they are shown.
fn show_and_speak_switches(class: DictationState) -> El {
    let app = class.app;
    let able = RwSignal::new(true);
    let check = move || {
        let language = app.prefs.with(|p| p.language);
        able.set(speech::can_speak(language));
    };
    effect_after_render(Box::new(check));
    speech::on_voices_changed(move || untrack(check));
    let shows = checkbox(app, Label::DictateShow, "shows", true, move |is| {
        class.shows.set(is);
        class.go_to_dictated_move();
    });
    let speaks = checkbox(app, Label::DictateSpeak, "speaks", class.speaks.get_untracked(), move |is| {
        class.speaks.set(is);
        class.go_to_dictated_move();
        class.speak_move();
    });
    let none = move || if able.get() { String::new() } else { app.label(Label::NoVoice).into() };
    el("div", "row").with([shows, speaks, el("p", "hint").live_text(none)])
}

/// Progress of the dictation, with its buttons; with a pace, the seconds until the next move.
fn progress_line(class: DictationState) -> El {
    let app = class.app;
    let next = button(app, Label::DictateNext, "next", move || class.dictate_next());
    // The next move comes by itself: after the last was written, or at its pace.
    let next = next.live_class(move || if class.has_pace() { "hidden" } else { "" });
    let next = next.live_text(move || {
        let is_marked_next = class.is_over() && class.comparison.comparison.with(Option::is_none);
        let label = match () {
            _ if is_marked_next => Label::MarkSheet,
            _ if class.awaits_move() => Label::DictateSkip,
            _ => Label::DictateNext,
        };
        app.label(label).into()
    });
    let again = button(app, Label::DictateAgain, "again", move || {
        class.go_to_dictated_move();
        class.speak_move();
    });
    let hidden = move || if class.has_pace() { "" } else { "hidden" };
    let pause = el("button", "").attr("type", "button").attr("data-do", "pause").live_class(hidden);
    let pause = pause.live_text(move || {
        app.label(if class.is_paused.get() { Label::ClockGoOn } else { Label::NotePause }).into()
    });
    let pause = pause.click(move || class.is_paused.update(|is| *is = !*is));
    let left = el("span", "note-wait").attr("aria-hidden", "true").live_text(move || {
        if class.has_pace() { class.wait.get().div_ceil(1000).to_string() } else { String::new() }
    });
    el("div", "row").with([next, again, pause, left])
}

/// Score sheet; not marked before the end.
fn score_sheet(class: DictationState, pen: CellInput) -> SheetView {
    let own = class.own;
    let form = move || {
        let (played, notation_style, hand) = (mode_parts::played_game(own), class.style(), class.sheet());
        let mut form = own.game.with(|t| fill_form(t, &played, &hand, &notation_style));
        let told = class.dictation.with(|told| told.as_ref().map_or(0, Dictation::moves_shown));
        // Cells of moves not yet dictated are not editable.
        let open = class.comparison.comparison.with(|found| found.is_none());
        for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
            entry.ply = entry.ply.filter(|ply| *ply < told);
            entry.resigns &= !open;
        }
        if open {
            (form.result, form.circled, form.end) = ("", [false; 2], None);
        }
        form
    };
    let looks = move || {
        let hand = class.sheet();
        let found = class.comparison.comparison.get();
        let mut looks = Vec::new();
        if let Some(found) = found {
            let (played, manner) = (mode_parts::played_game(own), class.manner.get());
            let look = |ply| if manner.is_own(&played, ply) { "right" } else { "" };
            (0..played.len()).for_each(|ply| looks.push(CellAppearance::with_class(look(ply))));
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
    SheetView {
        app: class.app,
        name: "dictation",
        form: Memo::new(move |_| form()),
        appearances: Memo::new(move |_| looks()),
        current_ply: Memo::new(move |_| pen.ply.get()),
        on_tap: Some(UnsyncCallback::new(move |ply| {
            pen.go_to_cell(Some(ply), untrack(|| class.sheet()).get(ply));
            pen.focus();
        })),
        on_head_edit: Some(tag_editor(own)),
        ink: Some(pen.ink.cells),
        letters: Memo::new(move |_| class.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed_steps: RwSignal::new(0),
        shows_all_rows: RwSignal::new(false),
        waits_for_closing: false,
    }
}
