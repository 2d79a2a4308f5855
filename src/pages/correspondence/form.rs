//! Beginning a game by link: the names of both players.

use crate::state::correspondence::Correspondence;
use crate::state::preferences::Preferences;
use crate::state::random::random_bits;
use crate::state::storage;
use leptos::prelude::*;
use notabene_core::game::correspondence::new_id;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_study::storage_key::StorageKey;

/// Characters of a name.
pub const LONGEST_NAME: &str = "40";

/// Names of the players of a new game by link. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct LinkGameForm {
    own_name: RwSignal<String>,
    friend_name: RwSignal<String>,
    /// `None` on boards of lessons.
    correspondence: Option<Correspondence>,
}

impl LinkGameForm {
    /// The form with the name used last.
    pub fn new() -> LinkGameForm {
        LinkGameForm {
            own_name: RwSignal::new(storage::load(StorageKey::CorrespondenceName).unwrap_or_default()),
            friend_name: RwSignal::new(String::new()),
            correspondence: Correspondence::here(),
        }
    }

    /// Makes the new game on the board a game by link.
    pub fn begin(self, own: Side) {
        let Some(correspondence) = self.correspondence else { return };
        let current = correspondence.current;
        let names = [self.own_name.get_untracked(), self.friend_name.get_untracked()];
        storage::save(StorageKey::CorrespondenceName, &names[0]);
        let [white, black] = if own == Side::White { [0, 1] } else { [1, 0] }.map(|n| names[n].as_str());
        let id = new_id(u64::from(random_bits()) << 32 | u64::from(random_bits()));
        current.update_game(|game| game.begin_correspondence(&id, white, black));
        correspondence.take_seat(own, 0);
        current.prefs.update(|p| p.flipped = own == Side::Black);
    }
}

/// The names of both players, and what a game by link is.
#[component]
pub fn NameInputs(form: LinkGameForm) -> impl IntoView {
    let prefs = Preferences::here();
    let input = move |label: Label, name: &'static str, value: RwSignal<String>| {
        view! {
            <label>
                <span>{prefs.label_signal(label)}</span>
                <input
                    type="text" name=name maxlength=LONGEST_NAME autocomplete="off" prop:value=move || value.get()
                    on:input=move |e| value.set(event_target_value(&e))
                />
            </label>
        }
    };
    view! {
        <p>{prefs.label_signal(Label::LinkGameLead)}</p>
        {input(Label::YourName, "own-name", form.own_name)}
        {input(Label::FriendName, "friend-name", form.friend_name)}
    }
}
