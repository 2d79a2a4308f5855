//! Dictation: a game is shown or spoken move by move, a pupil writes it, and the sheet is compared at the end.

use crate::components::{Button, Checkbox, Select, SelectOption};
use crate::pages::score_sheet::cell_input::{CellInput, CellPen};
use crate::pages::score_sheet::comparison::{ComparisonState, DifferenceList, ResultToHandIn};
use crate::pages::score_sheet::dictation_state::DictationState;
use crate::pages::score_sheet::game_choice::{GameChoice, last_part};
use crate::pages::score_sheet::mode_parts::{
    self, BoardWithStatus, ColumnSelect, SheetLetters, column_named, label_option, notation_style,
    provide_board,
};
use crate::pages::score_sheet::sheet_view::{CellAppearance, SheetView};
use crate::pages::score_sheet::trainer_parts::{BeginCard, TrainerColumns};
use crate::state::chosen_game::AT_A_PACE;
use crate::state::current_game::CurrentGame;
use crate::state::{corrupt_storage, speech};
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::exchange::result::TaskKind;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::score_sheet::dictation::Dictation;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::note_along::PACES;
use notabene_study::storage_key::StorageKey;

/// Pace of a game to note along before another one was chosen, in seconds for each half-move.
const USUAL_PACE: u32 = 10;

/// Content of the mode.
#[component]
pub fn DictationMode() -> impl IntoView {
    let class = open_dictation(CurrentGame::here());
    let own = class.own;
    let pen = CellInput::new(
        own,
        "dictation",
        move || class.style(),
        move |_, ply, text| {
            class.write_cell(ply, &text);
        },
    );
    class.pen.set(Some(pen));
    let paper = score_sheet(class, pen);
    Effect::new(move || {
        if class.dictation.with_untracked(|dictation| dictation.is_some()) {
            class.go_to_dictated_move();
        }
        // The dictation was completed earlier.
        let played = mode_parts::played_game_now(own.game);
        if class.is_written(&played) {
            class.compare(&played);
        }
    });
    class.follow_pace();
    Effect::new(move || {
        let letters = notation_style(class.main.prefs).letters;
        class.dictation.update(|dictation| {
            if let Some(dictation) = dictation {
                dictation.sheet.choose(letters);
            }
        });
    });
    let is_idle = move || class.dictation.with(|dictation| dictation.is_none());
    view! {
        <TrainerColumns
            is_idle=Signal::derive(is_idle) paper
            board=view! { <BoardWithStatus/> }.into_any() begin=view! { <Begin class/> }.into_any()
        >
            <CellPen pen paper/>
            <ProgressLine class/>
            <DifferenceList state=class.comparison/>
            <ResultToHandIn state=class.comparison kind=TaskKind::Dictation/>
        </TrainerColumns>
    }
}

/// The saved dictation, or none yet, with its board.
fn open_dictation(main: CurrentGame) -> DictationState {
    let kept = corrupt_storage::load_valid(StorageKey::Dictation, Dictation::restore);
    let table = mode_parts::load_game(StorageKey::DictationGame)
        .filter(|table| kept.is_some() && !table.played().is_empty());
    let dictation = kept.filter(|_| table.is_some());
    let own = provide_board(table.unwrap_or_else(registry::chess));
    let language = main.prefs.with_untracked(|p| p.language);
    let mut manner = DictationState::saved_manner();
    if last_part() == AT_A_PACE {
        manner.pace = manner.pace.or(Some(USUAL_PACE));
    }
    DictationState {
        main,
        own,
        dictation: RwSignal::new(dictation),
        manner: RwSignal::new(manner),
        next_column: RwSignal::new(manner.column),
        // After a reload the pupil says when to go on.
        is_paused: RwSignal::new(true),
        wait: RwSignal::new(0),
        shows: RwSignal::new(true),
        speaks: RwSignal::new(speech::can_speak(language)),
        choice: GameChoice::new(main),
        error: RwSignal::new(None),
        comparison: ComparisonState::new(own, true),
        pen: RwSignal::new_local(None),
    }
}

/// Choice of the game.
#[component]
fn Begin(class: DictationState) -> impl IntoView {
    let is_written = move |()| {
        class.dictation.with_untracked(|dictation| {
            dictation.as_ref().is_some_and(|dictation| !dictation.sheet.is_empty())
        })
    };
    let letters = view! {
        <SheetLetters
            letters=Signal::derive(move || class.style().letters)
            is_begun=Signal::derive(move || !class.sheet().is_empty())
        >
            <LettersSelect/>
        </SheetLetters>
    };
    view! {
        <BeginCard
            picture="trainer-dictation"
            choice=class.choice error=class.error label=Label::DictateBegin loses=is_written
            on_begin=move |()| class.start() beside=letters.into_any()
        >
            <MannerChoice class/>
            <ShowAndSpeak class/>
        </BeginCard>
    }
}

/// Choice of the pace and of the columns to write; another column counts from the next dictation on.
#[component]
fn MannerChoice(class: DictationState) -> impl IntoView {
    let prefs = class.main.prefs;
    let manner = class.manner.get_untracked();
    let pace = |seconds: u32| SelectOption {
        value: seconds.to_string(),
        text: Signal::derive(move || prefs.message_text(&msg!(NoteEvery { seconds }))),
    };
    let by_hand = label_option(prefs, "0", Label::NoteByHand);
    let change = move |name: String| {
        let pace = name.parse().ok().filter(|pace| PACES.contains(pace));
        class.change_manner(|manner| manner.pace = pace);
        class.wait.set(u64::from(pace.unwrap_or_default()) * 1000);
    };
    view! {
        <div class="row">
            <Select
                text=prefs.label_signal(Label::NotePace)
                name="pace"
                options=std::iter::once(by_hand).chain(PACES.into_iter().map(pace)).collect()
                value=Signal::stored(manner.pace.unwrap_or_default().to_string())
                on_change=change
            />
            <ColumnSelect
                chosen=manner.column
                on_choose=move |name: String| class.next_column.set(column_named(&name))
            />
        </div>
    }
}

/// Switches for showing and speaking the moves. Without a voice they are shown.
#[component]
fn ShowAndSpeak(class: DictationState) -> impl IntoView {
    let prefs = class.main.prefs;
    let can_speak = RwSignal::new(true);
    let check = move || {
        let language = prefs.with(|p| p.language);
        can_speak.set(speech::can_speak(language));
    };
    Effect::new(check);
    speech::on_voices_changed(move || untrack(check));
    let show = move |is| {
        class.shows.set(is);
        class.go_to_dictated_move();
    };
    let speak = move |is| {
        class.speaks.set(is);
        class.go_to_dictated_move();
        class.speak_move();
    };
    view! {
        <div class="row">
            <Checkbox
                text=prefs.label_signal(Label::DictateShow) name="shows" checked=class.shows on_change=show
            />
            <Checkbox
                text=prefs.label_signal(Label::DictateSpeak) name="speaks" checked=class.speaks on_change=speak
            />
            <p class="hint">{move || (!can_speak.get()).then(|| prefs.label(Label::NoVoice))}</p>
        </div>
    }
}

/// Progress of the dictation, with its buttons; with a pace, the seconds until the next move.
#[component]
fn ProgressLine(class: DictationState) -> impl IntoView {
    let prefs = class.main.prefs;
    let next = move || {
        let is_marked_next = class.is_over() && class.comparison.comparison.with(Option::is_none);
        prefs.label(match () {
            _ if is_marked_next => Label::MarkSheet,
            _ if class.awaits_move() => Label::DictateSkip,
            _ => Label::DictateNext,
        })
    };
    let repeat = move |()| {
        class.go_to_dictated_move();
        class.speak_move();
    };
    let pause = move || prefs.label(if class.is_paused.get() { Label::ClockGoOn } else { Label::NotePause });
    view! {
        <div class="row">
            // The next move comes by itself: after the last was written, or at its pace.
            <button
                type="button" data-do="next" class=move || if class.has_pace() { "hidden" } else { "" }
                on:click=move |_| class.dictate_next()
            >
                {next}
            </button>
            <Button text=prefs.label_signal(Label::DictateAgain) name="again" on_click=repeat/>
            <button
                type="button" data-do="pause" class=move || if class.has_pace() { "" } else { "hidden" }
                on:click=move |_| class.is_paused.update(|is| *is = !*is)
            >
                {pause}
            </button>
            <span class="note-wait faint digits" aria-hidden="true">
                {move || class.has_pace().then(|| class.wait.get().div_ceil(1000))}
            </span>
        </div>
    }
}

/// Score sheet; not marked before the end.
fn score_sheet(class: DictationState, pen: CellInput) -> SheetView {
    let own = class.own;
    let form = move || {
        let (played, notation_style, hand) =
            (mode_parts::played_game(own.game), class.style(), class.sheet());
        let mut form = own.game.with(|t| fill_form(t, &played, &hand, &notation_style));
        let dictated = class.dictation.with(|dictation| dictation.as_ref().map_or(0, Dictation::moves_shown));
        // Cells of moves not yet dictated are not editable.
        let open = class.comparison.comparison.with(|found| found.is_none());
        for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
            entry.ply = entry.ply.filter(|ply| *ply < dictated);
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
            let (played, manner) = (mode_parts::played_game(own.game), class.manner.get());
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
    let text_of = move |ply| untrack(|| class.sheet()).get(ply).to_string();
    SheetView { appearances: Memo::new(move |_| looks()), ..pen.sheet(form, text_of) }
}
