//! The small character that is there when it matters: at the start, with a hint, for stars, at an end. It can be put away in the
//! settings.

use crate::state::i18n_loader::art_url;
use crate::state::preferences::Preferences;
use crate::state::sound::{Sound, play_sound};
use leptos::prelude::*;

/// Pose of the character; each has a drawing.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Pose {
    Hello,
    Hint,
    Stars,
    Oops,
    LessonEnd,
    Mate,
}

impl Pose {
    const fn drawing(self) -> &'static str {
        match self {
            Pose::Hello => "mascot-hello",
            Pose::Hint => "mascot-hint",
            Pose::Stars => "mascot-stars",
            Pose::Oops => "mascot-oops",
            Pose::LessonEnd => "mascot-lesson-end",
            Pose::Mate => "mascot-mate",
        }
    }
}

/// The character in a pose; nothing while there is none, or if it was put away. It only decorates.
#[component]
pub fn Mascot(#[prop(into)] pose: Signal<Option<Pose>>) -> impl IntoView {
    let prefs = Preferences::here();
    let shown = Memo::new(move |_| pose.get().filter(|_| prefs.with(|prefs| prefs.mascot)));
    move || {
        shown.get().map(|pose| {
            let happy = matches!(pose, Pose::Stars | Pose::LessonEnd | Pose::Mate);
            view! { <img class="mascot" class:happy=happy alt="" src=art_url(pose.drawing())/> }
        })
    }
}

/// The happy character with its sound, as soon as something has gone well: a slip found, a sheet without a difference.
#[component]
pub fn Cheer(#[prop(into)] when: Signal<bool>) -> impl IntoView {
    let prefs = Preferences::here();
    Effect::new(move |before: Option<bool>| {
        let now = when.get();
        if now && before == Some(false) {
            play_sound(prefs, Sound::Finished);
        }
        now
    });
    view! { <Mascot pose=Signal::derive(move || when.get().then_some(Pose::Stars))/> }
}
