//! Saved data of this device: backup to a file, restore, delete. A part of the page of the learner.

mod backup;
mod delete;

use crate::components::Card;
use crate::pages::device::backup::BackupSection;
use crate::pages::device::delete::DeleteSection;
use crate::state::preferences::Preferences;
use crate::state::service_worker::{self, OfflineState};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use std::time::Duration;

/// Saved data of this device.
#[component]
pub fn DeviceSections() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <h2 class="device-title">{prefs.label_signal(Label::DeviceTitle)}</h2>
        <p class="lead">{prefs.label_signal(Label::DeviceLead)}</p>
        <OfflineSection/>
        <BackupSection/>
        <DeleteSection/>
    }
}

/// Availability without a network.
#[component]
fn OfflineSection() -> impl IntoView {
    let prefs = Preferences::here();
    let state = RwSignal::new(service_worker::offline_state());
    if state.get_untracked() == OfflineState::NotYet {
        poll_offline_state(state);
    }
    let text = move || {
        prefs.label(match state.get() {
            OfflineState::All => Label::DeviceReady,
            OfflineState::NotYet => Label::DeviceComing,
            OfflineState::Never => Label::DeviceNever,
        })
    };
    view! {
        <Card title=prefs.label_signal(Label::DeviceOffline)>
            <p role="status">{text}</p>
        </Card>
    }
}

/// Checks every second until available or the page is gone.
fn poll_offline_state(state: RwSignal<OfflineState>) {
    let check = move || {
        let now = service_worker::offline_state();
        match state.try_get_untracked() {
            Some(known) if known != now => state.set(now),
            Some(_) => poll_offline_state(state),
            None => {}
        }
    };
    let _ = set_timeout(check, Duration::from_secs(1));
}
