//! Saved diplomas: the courses that were completed on this device, and the link to their pages.

use crate::pages::learn::courses::Course;
use crate::pages::learn::lesson_address;
use crate::state::preferences::Preferences;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::Diplomas;
use notabene_study::storage_key::StorageKey;

/// Route segment of the page, in place of a course. The course follows.
pub const DIPLOMA_ROUTE: &str = "diploma";

/// Address of the diploma of a course.
pub fn diploma_address(key: &str) -> String {
    lesson_address(DIPLOMA_ROUTE, key, "")
}

/// Segment of the address of the diplomas of a class, after the course.
pub const CLASS_ROUTE: &str = "class";

/// Address of the diplomas of a class for a course.
pub fn class_diplomas_address(key: &str) -> String {
    lesson_address(DIPLOMA_ROUTE, key, CLASS_ROUTE)
}

/// Link to the diploma of a course.
#[component]
pub fn DiplomaLink(key: String, #[prop(default = "button main")] class: &'static str) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <a class=class href=diploma_address(&key) data-do="diploma">{prefs.label_signal(Label::DiplomaLink)}</a>
    }
}

/// True if the course was ever completed: exercises added later do not revoke a diploma.
pub fn is_earned(course: &Course) -> bool {
    saved_diplomas().day(&course.stars_key()).is_some()
}

/// The saved diplomas.
pub fn saved_diplomas() -> Diplomas {
    Diplomas::read(&storage::load(StorageKey::Diplomas).unwrap_or_default())
}
