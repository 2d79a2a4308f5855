//! The learner of this device. Another choice loads the page again: then everything is that of the other learner.

use crate::components::query::on_window;
use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_study::learners::{LearnerId, Learners, NameProblem};
use notabene_study::storage_key::StorageKey;
use std::ops::Deref;

/// Context: the learners of this device. Copies are handles to the same signal.
#[derive(Copy, Clone)]
pub struct LearnersState(RwSignal<Learners>);

impl Deref for LearnersState {
    type Target = RwSignal<Learners>;

    fn deref(&self) -> &RwSignal<Learners> {
        &self.0
    }
}

/// Why a change was not saved.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum NotSaved {
    /// Something is wrong with the name.
    Name(NameProblem),
    /// The device has no room, or saves nothing.
    NoRoom,
}

/// Provides the learners, and follows the choice of another tab: this page is loaded again, too.
pub fn provide_learners() {
    // A damaged list is set aside: who is in it can be found again.
    let saved = corrupt_storage::load_valid(StorageKey::Learners, Learners::read);
    let state = LearnersState(RwSignal::new(saved.unwrap_or_default()));
    provide_context(state);
    on_window(leptos::ev::storage, move |event| {
        if storage::changed_name(&event).as_deref() == Some(StorageKey::Learners.name()) {
            let learners = storage::load_learners();
            match learners.current().id == storage::learner() {
                true => state.set(learners),
                false => reload(),
            }
        }
    });
}

impl LearnersState {
    /// Changes the saved list, to which another tab may have added. Nothing changes if it cannot be saved.
    pub fn change<T>(self, act: impl FnOnce(&mut Learners) -> Result<T, NameProblem>) -> Result<T, NotSaved> {
        let mut learners = storage::load_learners();
        let result = act(&mut learners).map_err(NotSaved::Name)?;
        if !storage::try_save(StorageKey::Learners, &learners.text()) {
            return Err(NotSaved::NoRoom);
        }
        self.set(learners);
        Ok(result)
    }

    /// Adds a learner, with the preferences of the one who is learning now.
    pub fn add(self, id: LearnerId, name: &str, face: u8) -> Result<(), NotSaved> {
        let settings = storage::load(StorageKey::Settings).unwrap_or_default();
        if !settings.is_empty() && !storage::save_of_learner(&id, StorageKey::Settings, &settings) {
            return Err(NotSaved::NoRoom);
        }
        let added = self.change(|learners| learners.add(id.clone(), name, face));
        if added.is_err() {
            storage::delete_of_learner(&id);
        }
        added
    }

    /// Lets another learner go on, at the same page. Everything is saved already, as it is at every change.
    pub fn choose(self, id: &LearnerId) -> Result<(), NotSaved> {
        self.change(|learners| Ok(learners.choose(id)))?;
        if *id != storage::learner() {
            reload();
        }
        Ok(())
    }
}

/// Loads the page again, at the same address.
pub fn reload() {
    // A browser that refuses shows the learner of before, who is also the one whose texts are saved.
    drop(window().location().reload());
}
