//! Whom to help with what, and which mistakes come up.

use crate::pages::class::ClassState;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::class::{HelpLine, MistakeLine};

/// Maximum number of lines in a list.
const MOST_LINES: usize = 12;

/// Card with tasks and skills, and the pupils who need help with them.
#[component]
pub fn HelpCard(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let line = move |HelpLine { column, pupils }: HelpLine| {
        let names = pupils.into_iter().map(move |(name, count)| {
            let count = [count.right.to_string(), count.asked.to_string()].join("/");
            prefs.message_text(&msg!(ClassPupils { name, count }))
        });
        let names = names.collect::<Vec<_>>().join(", ");
        view! { <dt>{state.names.line(state.names.column(&column))}</dt><dd>{names}</dd> }
    };
    let lines = move || {
        let help = state.table.with(|table| table.help.clone());
        match help.is_empty() {
            true => view! { <p>{prefs.label_signal(Label::ClassHelpNone)}</p> }.into_any(),
            false => {
                view! { <dl class="bare">{help.into_iter().take(MOST_LINES).map(line).collect_view()}</dl> }
                    .into_any()
            }
        }
    };
    view! {
        <section class="card help">
            <h2>{prefs.label_signal(Label::ClassHelp)}</h2>
            {lines}
        </section>
    }
}

/// Card with frequent mistakes, and the pupils who made them. Nothing without any.
#[component]
pub fn MistakesCard(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let line = move |MistakeLine { task: (kind, task), kind: mistake, pupils }: MistakeLine| {
        let text = state.names.mistake(kind, &task, &mistake)?;
        let names = pupils.into_iter().map(move |(name, count)| {
            prefs.message_text(&msg!(ClassPupils { name, count: [&count.to_string(), "×"].concat() }))
        });
        let names = names.collect::<Vec<_>>().join(", ");
        Some(view! {
            <dt>{text}" "<small>{state.names.line(state.names.task(kind, &task))}</small></dt><dd>{names}</dd>
        })
    };
    let card = move || {
        let lines = state.table.with(|table| table.mistakes.clone());
        let shown: Vec<_> = lines.into_iter().filter_map(line).take(MOST_LINES).collect();
        (!shown.is_empty()).then(|| {
            view! {
                <section class="card help">
                    <h2>{prefs.label_signal(Label::ClassMistakes)}</h2>
                    <dl class="bare">{shown.into_iter().collect_view()}</dl>
                </section>
            }
        })
    };
    view! { {card} }
}
