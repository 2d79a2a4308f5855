//! Position that is set up from memory: a board of its own in place of that of the lessons, and the pieces beside it.

use crate::components::Button;
use crate::pages::learn::LearnState;
use crate::pages::learn::exercise_state::ExerciseState;
use crate::pages::learn::lesson_board::MOVE_DELAY;
use crate::pages::position_editor::{EditorState, board, drag};
use crate::state::preferences::Preferences;
use crate::state::storage;
use crate::views::board::animation::prefers_reduced_motion;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::game::position_editor::{self, PositionEditor};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_core::record::{Ink, Shape};
use notabene_study::storage_key::StorageKey;
use notabene_study::{Exercise, GivenAnswer};
use std::time::Duration;

/// Board on which pieces are set up. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct SetUpBoard {
    pub state: EditorState,
    pub drag: drag::DragHandler,
}

impl SetUpBoard {
    /// Board of an exercise; `None` for exercises without one.
    pub fn open(cx: LearnState, exercise: &Exercise) -> Option<SetUpBoard> {
        let draft =
            exercise.set_up_start().filter(|_| exercise.kind.input() == notabene_study::Input::SetUp)?;
        let state = EditorState::new_free_board(cx.own, draft);
        // The keys of an author undo changes of the course.
        if !cx.is_trial() {
            state.listen_for_undo();
        }
        on_cleanup(move || cx.set_up.set(None));
        Some(SetUpBoard { state, drag: drag::DragHandler::new(state) })
    }

    /// Marks fields.
    pub fn mark(self, fields: &[Field]) {
        let circle = |from: &Field| Shape { from: *from, to: None, ink: Ink::Red };
        self.state.shapes.set(fields.iter().map(circle).collect());
    }
}

/// First line of the saved pieces: they belong to this exercise only.
fn draft_name(task: ExerciseState) -> String {
    let exercise = task.exercise();
    let board = &exercise.board;
    format!("{}/{} {} {}", task.course().key, exercise.id, board.position, board.moves.join(" "))
}

fn saved_draft(task: ExerciseState) -> Option<PositionEditor> {
    let text = storage::load(StorageKey::SetUpDraft)?;
    let (name, draft) = text.split_once('\n')?;
    let is_own = name == draft_name(task);
    position_editor::read_saved(draft).ok().filter(|_| is_own).map(|(draft, _)| draft)
}

impl ExerciseState {
    /// Begins with the saved pieces, otherwise with a look.
    pub fn begin_set_up(self) {
        let Some(own) = self.set_up else { return };
        match saved_draft(self).filter(|_| !self.cx.is_trial()) {
            Some(draft) => {
                own.state.show_position(draft);
                self.end_look();
            }
            None if self.exercise().look().is_some() => self.look(),
            None => self.end_look(),
        }
        Effect::new(move || {
            let text = own.state.draft.with(|draft| position_editor::save(draft, ""));
            own.state.shapes.set(Vec::new());
            if own.state.can_undo() && !self.done.get_untracked() && !self.cx.is_trial() {
                storage::save(StorageKey::SetUpDraft, &format!("{}\n{text}", draft_name(self)));
            }
        });
    }

    /// Shows the right position for a while: its moves one by one, or its pieces.
    pub fn look(self) {
        if self.set_up.is_none() {
            return;
        }
        self.is_looking.set(true);
        self.cx.set_up.set(None);
        let turn = self.count_board_event();
        let time = match self.exercise().look() {
            Some(seconds) => Duration::from_secs(seconds.into()),
            None => self.play_line(turn),
        };
        self.draw_board();
        let end = move || {
            if self.is_board_event(turn) {
                self.end_look();
            }
        };
        let _ = set_timeout(end, time);
    }

    /// Plays the moves; returns how long that takes.
    fn play_line(self, turn: u32) -> Duration {
        let count = self.moves();
        if prefers_reduced_motion() {
            self.go(Go::Last);
        } else {
            self.go(Go::First);
            self.play_next(turn, count);
        }
        MOVE_DELAY * (count as u32 + 3)
    }

    /// Ends the look at the right position: the pieces are set up.
    pub fn end_look(self) {
        self.count_board_event();
        self.is_looking.set(false);
        self.cx.set_up.set(self.set_up.filter(|_| !self.done.get_untracked()));
    }

    /// Checks the pieces.
    pub fn check_set_up(self) {
        let Some(own) = self.set_up else { return };
        let pieces = own.state.draft.with_untracked(|draft| draft.pieces.clone());
        let mut verdict = None;
        self.attempt.update(|attempt| {
            let language = self.cx.course_language_now();
            verdict = Some(attempt.answer(GivenAnswer::Pieces(&pieces), language));
        });
        if let Some(verdict) = verdict {
            own.mark(&verdict.fields);
            self.show_verdict(verdict, String::new(), String::new());
        }
    }

    /// Shows the board of the lessons again, and forgets the saved pieces.
    pub fn finish_set_up(&self) {
        if self.set_up.is_some() {
            self.cx.set_up.set(None);
            if !self.cx.is_trial() {
                storage::save(StorageKey::SetUpDraft, "");
            }
        }
    }
}

/// Board in place of that of the lessons, while a position is set up.
#[component]
pub fn SetUpStand() -> impl IntoView {
    let cx = LearnState::here();
    let board = move || {
        let SetUpBoard { drag, .. } = cx.set_up.get()?;
        // A closure inside is always rendered with new elements: each exercise has a board of its own.
        Some(move || view! { <board::EditorBoard drag/> <drag::DraggedPiece drag/> })
    };
    view! { <div class="set-up">{board}</div> }
}

/// Pieces to put on the board, and what was done last, for screen readers.
#[component]
pub fn PiecesToPlace(task: ExerciseState) -> impl IntoView {
    let prefs = Preferences::here();
    let pieces = move || {
        let SetUpBoard { state, drag } =
            task.set_up.filter(|_| !task.is_looking.get() && !task.done.get())?;
        let announced = move || {
            state.announcement.with(|message| message.as_ref().map(|message| prefs.message_text(message)))
        };
        Some(view! {
            <board::Palette drag side=Side::Black/>
            <board::Palette drag side=Side::White/>
            <p class="for-ears" role="status">{announced}</p>
        })
    };
    view! { <div class="trays stack">{pieces}</div> }
}

/// Buttons: end of the look; check and undo.
#[component]
pub fn SetUpButtons(task: ExerciseState, state: EditorState) -> impl IntoView {
    let prefs = Preferences::here();
    let check = move |()| task.check_set_up();
    let cannot_undo = move || (!state.can_undo()).to_string();
    move || match task.is_looking.get() {
        true => {
            let begin = move |()| task.end_look();
            view! { <Button text=prefs.label_signal(Label::LookEnds) name="begin" on_click=begin/> }
                .into_any()
        }
        false => view! {
            <Button text=prefs.label_signal(Label::DrillCheck) name="check" on_click=check/>
            <Button
                text=prefs.label_signal(Label::EditUndo) name="undo" on_click=move |()| state.undo()
                attr:aria-disabled=cannot_undo
            />
        }
        .into_any(),
    }
}

/// Calls a function with the board on which a position is set up, while there is one.
pub fn with_set_up(cx: LearnState, act: impl FnOnce(SetUpBoard)) {
    if let Some(board) = cx.set_up.try_get_untracked().flatten() {
        act(board);
    }
}
