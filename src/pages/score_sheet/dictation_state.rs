//! State of a dictation: the game, how it is dictated, and the sheet.

use crate::components::repeat::repeat_while;
use crate::pages::score_sheet::cell_input::CellInput;
use crate::pages::score_sheet::comparison::ComparisonState;
use crate::pages::score_sheet::game_choice::GameChoice;
use crate::pages::score_sheet::mode_parts::{self, notation_style};
use crate::state::current_game::CurrentGame;
use crate::state::{corrupt_storage, speech, storage};
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Go, spoken};
use notabene_core::i18n::Msg;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::NodeId;
use notabene_study::score_sheet::dictation::Dictation;
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::note_along::NoteAlong;
use notabene_study::storage_key::StorageKey;
use std::time::Duration;

/// Interval between updates of the waiting time.
const TICK: Duration = Duration::from_millis(200);

/// Shared state of the mode. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct DictationState {
    pub main: CurrentGame,
    pub own: CurrentGame,
    /// Progress and sheet; `None` before the first game.
    pub dictation: RwSignal<Option<Dictation>>,
    /// Pace and column of the running dictation.
    pub manner: RwSignal<NoteAlong>,
    /// Column of the next dictation.
    pub next_column: RwSignal<Option<Side>>,
    /// True while the moves of a pace wait.
    pub is_paused: RwSignal<bool>,
    /// Time until the next move of a pace, in milliseconds.
    pub wait: RwSignal<u64>,
    /// True if the moves are shown on the board, and if they are spoken.
    pub shows: RwSignal<bool>,
    pub speaks: RwSignal<bool>,
    pub choice: GameChoice,
    /// Error of the last start.
    pub error: RwSignal<Option<Msg>>,
    pub comparison: ComparisonState,
    pub pen: RwSignal<Option<CellInput>, LocalStorage>,
}

impl DictationState {
    /// Notation style with the letters in which the sheet was begun: a sheet is in one language.
    pub fn style(&self) -> Style {
        Style { letters: self.sheet().letters, ..notation_style(self.own.prefs) }
    }

    pub fn sheet(&self) -> Handwriting {
        let empty = || Handwriting::new(notation_style(self.own.prefs).letters);
        self.dictation
            .with(|dictation| dictation.as_ref().map(|dictation| dictation.sheet.clone()))
            .unwrap_or_else(empty)
    }

    /// Starts a dictation at the first move.
    pub fn start(&self) {
        match self.choice.game() {
            Ok(mut table) => {
                self.error.set(None);
                self.comparison.comparison.set(None);
                self.comparison.show_current_position();
                table.go(Go::First);
                self.own.open(table);
                let sheet = Handwriting::new(untrack(|| notation_style(self.own.prefs)).letters);
                self.dictation.set(Some(Dictation::new(sheet)));
                self.change_manner(|manner| manner.column = self.next_column.get_untracked());
                self.is_paused.set(false);
                if let Some(cell_input) = self.pen.get_untracked() {
                    cell_input.ink.clear();
                    cell_input.go_to_cell(None, "");
                }
                self.dictate_next();
            }
            Err(why) => self.error.set(Some(why)),
        }
    }

    /// Changes pace or column, and saves them.
    pub fn change_manner(&self, change: impl FnOnce(&mut NoteAlong)) {
        self.manner.update(change);
        storage::save(StorageKey::NoteAlong, &self.manner.get_untracked().save());
    }

    /// Dictates the next move; compares the sheet at the end of the game.
    pub fn dictate_next(&self) {
        let (played, style) = (mode_parts::played_game_now(self.own.game), untrack(|| self.style()));
        let manner = self.manner.get_untracked();
        let next = |dictation: &mut Option<Dictation>| {
            manner.go_on(dictation.as_mut()?, &played, &style).then_some(())
        };
        self.wait.set(u64::from(manner.pace.unwrap_or_default()) * 1000);
        if self.dictation.try_update(next).flatten().is_some() {
            self.go_to_dictated_move();
            self.speak_move();
        } else {
            self.compare(&played);
        }
    }

    /// Shows the dictated move on the board, and moves the pen to the cell to write.
    pub fn go_to_dictated_move(&self) {
        let played = mode_parts::played_game_now(self.own.game);
        let manner = self.manner.get_untracked();
        let (now, cell) = self.dictation.with_untracked(|dictation| {
            let dictation = dictation.as_ref();
            (
                dictation.and_then(Dictation::current_move),
                dictation.and_then(|dictation| manner.cell(dictation, &played)),
            )
        });
        let language = self.own.prefs.with_untracked(|p| p.language);
        // A move that is not heard has to be seen.
        let speaks = self.speaks.get_untracked() && speech::can_speak(language);
        let shows = self.shows.get_untracked() || !speaks;
        let shown = now.map(|now| if shows { now + 1 } else { now });
        self.own.go(node_after(&played, shown.unwrap_or_default()).map_or(Go::First, Go::To));
        if let Some(pen) = self.pen.get_untracked() {
            // The pen stays while a text is being entered there: a game at a pace does not wait for it.
            let is_here = manner.pace.is_some() || pen.ply.get_untracked() == cell;
            let sheet = untrack(|| self.sheet());
            let saved = pen.ply.get_untracked().map(|ply| sheet.get(ply)).unwrap_or_default();
            let is_unsaved = pen.text.with_untracked(|text| !text.is_empty() && text != saved);
            if !(is_here && is_unsaved) {
                pen.go_to_cell(cell, cell.map(|cell| sheet.get(cell)).unwrap_or_default());
            }
            pen.focus();
        }
        self.save();
    }

    /// Speaks the dictated move, if enabled and if the device has a voice.
    pub fn speak_move(&self) {
        let played = mode_parts::played_game_now(self.own.game);
        let now =
            self.dictation.with_untracked(|dictation| dictation.as_ref().and_then(Dictation::current_move));
        let node = now.and_then(|now| played.ply(now)).map(|step| step.node);
        if let Some(node) = node.filter(|_| self.speaks.get_untracked()) {
            let language = self.own.prefs.with_untracked(|p| p.language);
            let words = self.own.game.with_untracked(|t| spoken(t, node, language));
            // Without a voice the board shows the move.
            let _ = speech::speak(&words, language);
        }
    }

    pub fn save(&self) {
        mode_parts::save_game(StorageKey::DictationGame, self.own);
        if let Some(dictation) = self.dictation.get_untracked() {
            storage::save(StorageKey::Dictation, &dictation.save());
        }
    }

    /// Compares the sheet with the game.
    pub fn compare(&self, played: &Played) {
        let (style, manner) = (untrack(|| self.style()), self.manner.get_untracked());
        let found = self
            .dictation
            .with_untracked(|dictation| Some(manner.compare(dictation.as_ref()?, played, &style)));
        self.comparison.comparison.set(found);
    }

    /// True once all moves were dictated and written.
    pub fn is_written(&self, played: &Played) -> bool {
        let manner = self.manner.get_untracked();
        self.dictation.with_untracked(|dictation| {
            dictation.as_ref().is_some_and(|dictation| manner.is_written(dictation, played))
        })
    }

    /// Saves the text of a cell. Without a pace, the next move is dictated after the last one was written.
    pub fn write_cell(&self, ply: usize, text: &str) {
        let played = mode_parts::played_game_now(self.own.game);
        let manner = self.manner.get_untracked();
        let mut last = false;
        self.dictation.update(|dictation| {
            if let Some(dictation) = dictation {
                last = manner.pace.is_none()
                    && manner.cell(dictation, &played) == Some(ply)
                    && !text.trim().is_empty();
                dictation.sheet.write(ply, text);
            }
        });
        self.save();
        // A cell was corrected afterwards, or the last one was written.
        let is_over = self.comparison.comparison.with_untracked(Option::is_some)
            || (manner.pace.is_some() && self.is_written(&played));
        match (last, is_over) {
            (true, _) => self.dictate_next(),
            (false, true) => self.compare(&played),
            (false, false) => self.go_to_dictated_move(),
        }
    }

    /// True if every move was dictated; tracked.
    pub fn is_over(&self) -> bool {
        let played = mode_parts::played_game(self.own.game);
        self.dictation
            .with(|dictation| dictation.as_ref().is_some_and(|dictation| dictation.is_over(&played)))
    }

    /// True if the dictated move is still to be written; tracked.
    pub fn awaits_move(&self) -> bool {
        let (played, manner) = (mode_parts::played_game(self.own.game), self.manner.get());
        self.dictation.with(|dictation| {
            let cell =
                dictation.as_ref().and_then(|dictation| Some((dictation, manner.cell(dictation, &played)?)));
            cell.is_some_and(|(dictation, ply)| dictation.sheet.get(ply).trim().is_empty())
        })
    }

    /// True if the game is dictated at a pace and has not ended; tracked.
    pub fn has_pace(&self) -> bool {
        self.manner.with(|manner| manner.pace.is_some())
            && self.dictation.with(Option::is_some)
            && self.comparison.comparison.with(Option::is_none)
            && !self.is_over()
    }

    /// Dictates the moves at the chosen pace until the page is left.
    pub fn follow_pace(self) {
        let is_running = Memo::new(move |_| self.has_pace() && !self.is_paused.get());
        repeat_while(is_running, TICK, move || {
            let left = self.wait.get_untracked().saturating_sub(TICK.as_millis() as u64);
            self.wait.set(left);
            if left == 0 {
                self.dictate_next();
            }
        });
    }

    /// The saved pace and column.
    pub fn saved_manner() -> NoteAlong {
        corrupt_storage::load_valid(StorageKey::NoteAlong, NoteAlong::restore).unwrap_or_default()
    }
}

/// Node after this number of half-moves. None at the start.
fn node_after(played: &Played, plies: usize) -> Option<NodeId> {
    plies.checked_sub(1).and_then(|ply| played.ply(ply)).map(|step| step.node)
}
