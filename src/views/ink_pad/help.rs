//! Below the answer of a pad: the sign that was hard to read, and what the pad proposes. What is proposed is decided in
//! [`notabene_ink::learning`].

use crate::components::Button;
use crate::state::ink::{compare_copy, learn_confirmed, save_consent};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_ink::Ink;
use notabene_ink::learning::{Consent, HardSign, PadLearning, Proposal, hard_sign};

/// A move that was confirmed: its ink, its text, and if it was asked for.
type Confirmed = (Ink, String, bool);

/// State of the help below a pad. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct PadHelp {
    learning: RwSignal<PadLearning>,
    hard: RwSignal<Option<HardSign>>,
    is_question: StoredValue<bool>,
    /// The last move that was confirmed, until somebody says that it may be remembered.
    last: StoredValue<Option<Confirmed>>,
}

impl PadHelp {
    /// Help for somebody who gave this answer about remembering, and copied so many lines.
    pub fn new(consent: Consent, copied: usize) -> PadHelp {
        PadHelp {
            learning: RwSignal::new(PadLearning::new(consent, copied)),
            hard: RwSignal::new(None),
            is_question: StoredValue::new(false),
            last: StoredValue::new(None),
        }
    }

    /// Takes what the ink on the pad was read as.
    pub fn take_reading(self, is_question: bool) {
        self.hard.set(None);
        self.is_question.set_value(is_question);
        self.learning.update(|learning| learning.read(is_question));
    }

    /// Takes a move that its writer confirmed: it is learnt if it may be, and its hard sign is shown if it was asked for.
    pub fn take_confirmed(self, ink: Ink, text: &str) {
        let (text, was_asked) = (text.to_string(), self.is_question.get_value());
        let may_learn = self.learning.try_update(PadLearning::confirm).unwrap_or_default();
        self.is_question.set_value(false);
        let confirmed = (ink, text, was_asked);
        self.last.set_value((!may_learn).then(|| confirmed.clone()));
        spawn_local(async move {
            let (ink, text, was_asked) = confirmed;
            let ink = ink.to_text();
            if was_asked && let Ok(signs) = compare_copy(&ink, &text).await {
                self.hard.try_set(hard_sign(&signs));
            }
            if may_learn {
                learn_confirmed(&ink, &text, was_asked).await;
            }
        });
    }

    fn answer(self, may_remember: bool) {
        self.learning.update(|learning| learning.answer(may_remember));
        save_consent(self.learning.with_untracked(PadLearning::consent));
        let last = self.last.try_update_value(Option::take).flatten();
        if let Some((ink, text, was_asked)) = last.filter(|_| may_remember) {
            spawn_local(async move { learn_confirmed(&ink.to_text(), &text, was_asked).await });
        }
    }
}

/// The hard sign, and the proposal.
#[component]
pub fn InkHelp(help: PadHelp) -> impl IntoView {
    let prefs = Preferences::here();
    let hard = move || {
        help.hard.get().map(|sign| {
            let text = move || {
                prefs.message_text(&msg!(HandLooksLike { sign: sign.written, other: sign.looks_like }))
            };
            let tip = sign.tip().map(|tip| view! { <span class="tip">" " {prefs.label_signal(tip)}</span> });
            view! { <p class="look">{text} {tip}</p> }
        })
    };
    let proposal = Memo::new(move |_| help.learning.with(PadLearning::proposal));
    let proposed = move || {
        proposal.get().map(|proposal| match proposal {
            Proposal::Remember => view! {
                <p>{prefs.label_signal(Label::InkRemember)}</p>
                <div class="row">
                    <Button text=prefs.label_signal(Label::InkRememberYes) name="ink-remember"
                        on_click=move |()| help.answer(true)/>
                    <Button text=prefs.label_signal(Label::InkRememberNo) name="ink-forget" class="quiet"
                        on_click=move |()| help.answer(false)/>
                </div>
            }
            .into_any(),
            Proposal::CopyLines => view! {
                <p>{prefs.label_signal(Label::InkCopyOffer)}</p>
                <div class="row">
                    <a class="button" href="#sheet/hand" data-do="ink-copy">{prefs.label_signal(Label::InkCopyLines)}</a>
                    <Button text=prefs.label_signal(Label::InkCopyLater) name="ink-later" class="quiet"
                        on_click=move |()| help.learning.update(PadLearning::decline)/>
                </div>
            }
            .into_any(),
        })
    };
    view! { <div class="ink-help" role="status">{hard} {proposed}</div> }
}
