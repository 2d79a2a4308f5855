//! The page that says what this is: in short at once, and in full on request.

use super::dom::{El, el};
use super::notes::notes;
use super::state::Desk;
use super::tongue::ours;
use notabene_core::i18n::Label;

/// What stands on the page.
pub fn about(desk: Desk) -> Vec<El> {
    let paragraph = |label: Label| el("p", "").label(desk, label);
    let short = [Label::AboutWho, Label::AboutPrivate, Label::AboutKeep, Label::AboutLicence];
    let mut page = vec![el("h1", "").text("Notabene"), el("p", "lead").label(desk, Label::AboutWhat)];
    page.extend(short.map(paragraph));
    let device = el("a", "").attr("href", "#device").label(desk, Label::DeviceLink);
    page.push(el("p", "").with([device]));
    page.push(notes(desk, "about"));
    let licences =
        el("a", "").attr("href", &ours(&["licences/licences.txt"])).label(desk, Label::LicencesLink);
    page.push(el("p", "").with([licences]));
    page.push(super::dom::back(desk));
    page
}
