//! State of the page of the projector, and how it changes in all windows at once.

use super::address::Address;
use super::ring::PointerPlace;
use super::sync;
use crate::ui::prefs::Preferences;
use crate::ui::setup::EditorState;
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::notation::Style;
use notabene_core::study::Course;
use notabene_core::study::projector::{Deed, Keeper, Show, Stage, Wall};
use std::sync::Arc;
use web_sys::BroadcastChannel;

/// A lesson or drill on the projector, with what was done to it so far.
pub struct StagedShow {
    pub show: Show,
    pub deeds: Vec<Deed>,
    pub stage: Option<Stage>,
}

/// State of the course of a lesson.
#[derive(Clone)]
pub enum CourseState {
    Loading,
    Missing,
    /// Its name in addresses, and its content.
    Loaded(String, Arc<Course>),
}

/// State of a window of the projector. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct Projector {
    /// The app.
    pub app: Desk,
    /// The game that is shown: that of the app on the projector; a copy for the notes, which save nothing.
    pub game: Desk,
    /// The board of this page.
    pub board: Desk,
    address: StoredValue<Address>,
    /// True in the window with the notes of the teacher.
    pub is_notes: bool,
    /// What is shown, and how windows agree on it.
    pub keeper: RwSignal<Keeper>,
    /// What is shown.
    pub wall: Memo<Wall>,
    pub staged: RwSignal<StagedShow>,
    pub course_state: RwSignal<CourseState>,
    /// `None` where the browser has no channels.
    pub channel: RwSignal<Option<BroadcastChannel>>,
    pub pointer: RwSignal<PointerPlace>,
    /// True while the controls are shown.
    pub tools_open: RwSignal<bool>,
    /// True if the address asked for something that does not exist.
    pub not_found: RwSignal<bool>,
    /// True if the browser blocked the window with the notes.
    pub popup_blocked: RwSignal<bool>,
    /// The free board, while it is shown.
    pub free_board: RwSignal<Option<EditorState>>,
}

impl Projector {
    /// State for an address.
    pub fn new(app: Desk, address: Address) -> Projector {
        let is_notes = address.notes;
        let game = if is_notes { app.beside(super::play::copy(app)) } else { app };
        let first = Wall::of(super::play::shown(game));
        let keeper = RwSignal::new(Keeper::new(crate::ui::room::bits(), first));
        let wall = Memo::new(move |_| keeper.with(|keeper| keeper.wall().clone()));
        let show = wall.with_untracked(|wall| wall.show.clone());
        Projector {
            app,
            game,
            board: app.beside(super::play::copy(app)),
            address: StoredValue::new(address),
            is_notes,
            keeper,
            wall,
            staged: RwSignal::new(StagedShow { show, deeds: Vec::new(), stage: None }),
            course_state: RwSignal::new(CourseState::Loading),
            channel: RwSignal::new(None),
            pointer: RwSignal::new(PointerPlace::Outside),
            tools_open: RwSignal::new(false),
            not_found: RwSignal::new(false),
            popup_blocked: RwSignal::new(false),
            free_board: RwSignal::new(None),
        }
    }

    pub fn address(self) -> Address {
        self.address.get_value()
    }

    /// Changes what is shown, here and in the other windows.
    pub fn change(self, change: impl FnOnce(&mut Wall)) {
        let letter = self.keeper.try_update_untracked(|keeper| keeper.change(change)).flatten();
        if let Some(letter) = letter {
            sync::post(self, &letter);
            sync::save(self, &letter);
            self.keeper.notify();
        }
    }

    /// What is shown, untracked.
    pub fn now(self) -> Wall {
        self.keeper.with_untracked(|keeper| keeper.wall().clone())
    }

    /// True while a game is shown, not a lesson or drill; tracked.
    pub fn shows_game(self) -> bool {
        self.wall.with(|wall| matches!(wall.show, Show::Game { .. }))
    }

    /// As [`Self::shows_game`], untracked.
    pub fn shows_game_now(self) -> bool {
        self.keeper.with_untracked(|keeper| matches!(keeper.wall().show, Show::Game { .. }))
    }

    /// True while the free board is shown; tracked.
    pub fn is_free(self) -> bool {
        self.wall.with(|wall| wall.free.is_some())
    }

    pub fn prefs(self) -> Preferences {
        self.app.prefs
    }

    /// The language of the screen, tracked.
    pub fn language(self) -> Language {
        self.prefs().language()
    }

    /// The language in which the lesson is taught: that of its author where it is not translated.
    pub fn taught_language(self) -> Language {
        let screen = self.language();
        self.course().map_or(screen, |course| course.language(screen))
    }

    /// How moves are written in what is shown: lessons have the letters of their language.
    pub fn style_of(self, show: &Show) -> Style {
        match show {
            Show::Lesson { .. } => notabene_core::study::style(self.taught_language()),
            _ => self.prefs().with(|prefs| prefs.style()),
        }
    }

    /// The course of the lesson that is shown, once it is loaded; tracked.
    pub fn course(self) -> Option<Arc<Course>> {
        let asked = self.keeper.with(|keeper| match &keeper.wall().show {
            Show::Lesson { course, .. } => Some(course.clone()),
            _ => None,
        })?;
        self.course_state.with(|state| match state {
            CourseState::Loaded(name, course) if *name == asked => Some(course.clone()),
            _ => None,
        })
    }

    /// The text of a label, tracked.
    pub fn words(self, label: Label) -> Signal<String> {
        self.prefs().words(label)
    }

    /// The text of a label while a condition holds, else nothing.
    pub fn words_if(
        self,
        label: Label,
        condition: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Signal<String> {
        let prefs = self.prefs();
        Signal::derive(move || if condition() { prefs.label(label).into() } else { String::new() })
    }
}
