//! A pad for a move: what was written is read, and asked for where it is doubtful.

use crate::components::Button;
use crate::state::ink::{self, InkReading, read_ink};
use crate::state::preferences::Preferences;
use crate::views::ink_pad::InkPad;
use crate::views::ink_pad::help::{InkHelp, PadHelp};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use notabene_ink::Ink;

/// A position and a style to read a move: the line of the position, and the code of the style.
pub type InkRequest = (String, String);

/// Actions of the line of text above a pad.
#[derive(Copy, Clone)]
pub struct LineActions {
    /// The position and the style in which is read.
    pub request: Callback<(), Option<InkRequest>>,
    /// Puts a text into the line.
    pub set_text: Callback<String>,
    /// Puts the second text into the line if it is empty or has the first one: nothing that was typed is replaced.
    pub offer_text: Callback<(String, String)>,
    /// Submits the line.
    pub submit: Callback<()>,
    /// Focuses the line.
    pub focus: Callback<()>,
}

/// State of the reading. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct Reading {
    ink: RwSignal<Ink>,
    request: Callback<(), Option<InkRequest>>,
    answer: RwSignal<Option<InkReading>>,
    on_read: Callback<(String, String)>,
    /// The last text that was surely read; empty without one.
    last: StoredValue<String>,
    help: PadHelp,
}

impl Reading {
    /// Reads the ink on the pad. An answer to ink that was changed meanwhile is dropped.
    fn read(self) {
        let ink = self.ink.get_untracked();
        if ink.strokes.is_empty() {
            return self.answer.set(None);
        }
        let Some((line, style)) = self.request.run(()) else { return };
        spawn_local(async move {
            let answer = read_ink(&line, &style, &ink.to_text()).await;
            let is_there = self.answer.try_with_untracked(Option::is_some).is_some();
            if !is_there || self.ink.try_with_untracked(|now| *now == ink) != Some(true) {
                return;
            }
            if let InkReading::Sure(text) = &answer {
                let before = self.last.get_value();
                self.last.set_value(text.clone());
                self.on_read.run((before, text.clone()));
            }
            self.help.take_reading(matches!(answer, InkReading::Ask(_)));
            self.answer.set(Some(answer));
        });
    }
}

/// A pad for a move. `on_read` gets a text that was surely read, after the one before it; `on_choose` one that the writer
/// confirmed, `on_type` the wish to type instead.
#[component]
pub fn InkInput(
    ink: RwSignal<Ink>,
    request: Callback<(), Option<InkRequest>>,
    on_change: Callback<()>,
    on_read: Callback<(String, String)>,
    on_choose: Callback<String>,
    on_type: Callback<()>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let help = PadHelp::new(ink::consent(), ink::line_count());
    let (answer, last) = (RwSignal::new(None), StoredValue::new(String::new()));
    let reading = Reading { ink, request, answer, on_read, last, help };
    let changed = Callback::new(move |()| {
        reading.answer.set(None);
        on_change.run(());
    });
    // Another cell has other ink.
    Effect::new(move |_| {
        if ink.with(|ink| ink.strokes.is_empty()) {
            reading.answer.set(None);
        }
    });
    view! {
        <section class="ink-input stack tight" aria-label=prefs.label_signal(Label::InkWrite)>
            <InkPad ink name=prefs.label_signal(Label::InkPadName) on_change=changed
                on_rest=Callback::new(move |()| reading.read())/>
            <InkAnswer reading on_choose on_type/>
            <InkHelp help=reading.help/>
        </section>
    }
}

/// Readings of the strokes, to be confirmed, chosen, or typed instead.
#[component]
fn InkAnswer(reading: Reading, on_choose: Callback<String>, on_type: Callback<()>) -> impl IntoView {
    let prefs = Preferences::here();
    let choice = move |text: String, class: &'static str| {
        let chosen = text.clone();
        let take = move |_| {
            reading.help.take_confirmed(reading.ink.get_untracked(), &chosen);
            on_choose.run(chosen.clone());
        };
        view! {
            <button type="button" class=class data-do="ink-take" on:click=take>
                {text}
            </button>
        }
    };
    let sentence = move |label: Label| view! { <p>{prefs.label_signal(label)}</p> };
    let answer = move || {
        reading.answer.get().map(|answer| match answer {
            InkReading::Sure(text) => {
                view! { {sentence(Label::InkRead)} <div class="row">{choice(text, "main")}</div> }.into_any()
            }
            InkReading::Ask(texts) => {
                let all = texts.into_iter().map(|text| choice(text, "")).collect_view();
                view! {
                    {sentence(Label::InkWhich)}
                    <div class="row">
                        {all}
                        <Button text=prefs.label_signal(Label::InkOther) name="ink-type" class="quiet" on_click=on_type/>
                    </div>
                }
                .into_any()
            }
            InkReading::Unreadable => sentence(Label::InkUnreadable).into_any(),
            InkReading::Unavailable => sentence(Label::InkUnavailable).into_any(),
        })
    };
    view! { <div class="ink-answer stack tight" role="status">{answer}</div> }
}
