//! A photograph of a sheet beside the sheet of the page: it is put there, and the sheet that was there comes back.

use crate::state::sheet_photo::{self, PhotoStep};
use crate::state::storage;
use leptos::prelude::*;
use notabene_ink::photo::Place;
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;
use web_sys::File;

/// Connection with the sheet on the page.
#[derive(Copy, Clone)]
pub struct PhotoSheet {
    /// The start as a line, and the code of the style.
    pub request: Callback<(), (String, String)>,
    /// Text of the sheet on the page.
    pub text: RwSignal<String>,
    /// Puts texts of moves in place of the sheet on the page, and checks them.
    pub put: Callback<Vec<String>>,
    /// Restores a text that was replaced.
    pub restore: Callback<String>,
    /// Changes the text of one place.
    pub change: Callback<(usize, String)>,
    /// The texts of the places.
    pub places: Signal<Vec<String>>,
    /// Heading of a place.
    pub heading: Callback<usize, String>,
}

/// Shared state. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct PhotoState {
    /// The sheet on the page.
    pub sheet: PhotoSheet,
    /// The current step.
    pub step: RwSignal<PhotoStep>,
    /// All places of the photograph that is on the page.
    pub places: RwSignal<Vec<Place>>,
    /// Text of the sheet that was replaced.
    pub replaced: RwSignal<Option<String>>,
}

impl PhotoState {
    /// A state with the work as it was left.
    pub fn new(sheet: PhotoSheet, is_open: bool) -> PhotoState {
        sheet_photo::restore();
        let state = PhotoState {
            sheet,
            step: RwSignal::from(sheet_photo::step()),
            places: RwSignal::from(sheet_photo::places()),
            replaced: RwSignal::new(
                storage::load(StorageKey::RepairReplaced).filter(|text| !text.trim().is_empty()),
            ),
        };
        sheet_photo::set_taker(Rc::new(move |places| state.take(places)));
        match state.step.get_untracked() {
            PhotoStep::Closed if is_open => sheet_photo::choose(),
            // The game was read while another page was open.
            PhotoStep::Waiting(places) => _ = state.take(&places),
            _ => {}
        }
        state
    }

    /// Puts a game on a page without a sheet.
    fn take(self, places: &[Place]) -> bool {
        // The page may be left.
        let is_free = self.sheet.text.try_with_untracked(|text| text.trim().is_empty()) == Some(true);
        if is_free {
            self.put(places.to_vec());
        }
        is_free
    }

    /// Reads a picture, if one is wanted now: work that somebody has begun is not replaced.
    pub fn read(self, picture: File) {
        match self.step.get_untracked() {
            PhotoStep::Full { .. } => sheet_photo::add(picture),
            PhotoStep::Work(_) | PhotoStep::FirstRow(_) | PhotoStep::Question(_) | PhotoStep::Waiting(_) => {}
            _ => {
                let (line, style) = self.sheet.request.run(());
                sheet_photo::read(picture, line, style);
            }
        }
    }

    /// Puts a sheet that was read on the page.
    pub fn put(self, places: Vec<Place>) {
        let before = Some(self.sheet.text.get_untracked()).filter(|text| !text.trim().is_empty());
        match &before {
            Some(text) => storage::save(StorageKey::RepairReplaced, text),
            None => storage::delete(StorageKey::RepairReplaced),
        }
        self.replaced.set(before);
        self.sheet.put.run(places.iter().map(|place| place.text.clone()).collect());
        sheet_photo::set_put(places);
    }

    /// Puts the sheet back that was replaced.
    pub fn take_back(self) {
        if let Some(text) = self.replaced.get_untracked() {
            self.sheet.restore.run(text);
            self.replaced.set(None);
            storage::delete(StorageKey::RepairReplaced);
            sheet_photo::forget_places();
        }
    }
}
