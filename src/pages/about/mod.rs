//! About page: a summary, and the full text on request.

use crate::components::element::back_link;
use crate::components::element::{El, el};
use crate::state::context::AppContext;
use crate::state::i18n_loader::asset_url;
use crate::views::article::article;
use notabene_core::exchange::published::SITE_ZIP;
use notabene_core::i18n::Label;

/// Content of the page.
pub fn about(app: AppContext) -> Vec<El> {
    let paragraph = |label: Label| el("p", "").label(app, label);
    let short = [Label::AboutWho, Label::AboutPrivate, Label::AboutKeep, Label::AboutLicence];
    let mut page = vec![el("h1", "").text("Notabene"), el("p", "lead").label(app, Label::AboutWhat)];
    page.extend(short.map(paragraph));
    let device = el("a", "").attr("href", "#device").label(app, Label::DeviceLink);
    page.push(el("p", "").with([device]));
    page.push(article(app, "about"));
    let licences =
        el("a", "").attr("href", &asset_url(&["licences/licences.txt"])).label(app, Label::LicencesLink);
    page.push(el("p", "").with([licences]));
    let zip = el("a", "").attr("href", SITE_ZIP).label(app, Label::SiteZip);
    page.push(el("p", "").with([zip]));
    page.push(back_link(app));
    page
}
