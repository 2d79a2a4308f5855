//! A group of places under a heading: a card with a picture, a name and a sentence for each.

use crate::components::PlaceCard;
use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Card of a place: address, picture, name, sentence.
pub type Place = (&'static str, &'static str, Label, Label);

/// Places under a heading.
#[component]
pub fn PlaceGroup(title: Label, places: &'static [Place]) -> impl IntoView {
    let prefs = Preferences::here();
    let cards = places.iter().map(|(href, picture, title, line)| {
        let (title, line) = (prefs.label_signal(*title), prefs.label_signal(*line));
        view! { <PlaceCard href=*href picture=art_url(picture) title line/> }
    });
    view! {
        <section class="stack apart">
            <h2>{prefs.label_signal(title)}</h2>
            <div class="tiles">{cards.collect_view()}</div>
        </section>
    }
}
