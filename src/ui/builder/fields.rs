//! Fields of the builder of embedded boards: content and options.

use super::{EmbedBuilder, SOURCES, Source};
use crate::components::{Select, SelectOption};
use leptos::prelude::*;
use notabene_core::exchange::embed::code::option_of;
use notabene_core::exchange::embed::{CHOICES, Takes};
use notabene_core::i18n::Label;
use notabene_core::notation::LETTERS;

/// The options of the page with their labels. Their names are those of the code.
const OPTIONS: [(&str, Label); 13] = [
    ("language", Label::ScreenLanguage),
    ("letters", Label::PieceLetters),
    ("notation", Label::Notation),
    ("theme", Label::Theme),
    ("coordinates", Label::Coordinates),
    ("orientation", Label::EmbedSide),
    ("initial-ply", Label::EmbedPly),
    ("show-moves", Label::EmbedMoves),
    ("show-sheet", Label::EmbedColumns),
    ("show-explain", Label::EmbedExplain),
    ("show-controls", Label::EmbedControls),
    ("read-only", Label::EmbedReadOnly),
    ("allow-own-moves", Label::EmbedOwn),
];

/// The content of the board: the game, a record, a position, a lesson.
#[component]
pub fn SourceFields(builder: EmbedBuilder) -> impl IntoView {
    let words = move |label| builder.current.words(label);
    let option =
        |(name, _, label): (&str, Source, Label)| SelectOption { value: name.into(), text: words(label) };
    let value = move || {
        let source = builder.source.get();
        SOURCES.iter().find(|(_, of, _)| *of == source).map_or("", |(name, ..)| name).to_string()
    };
    let change = move |name: String| {
        if let Some((_, source, _)) = SOURCES.iter().find(|(known, ..)| *known == name) {
            builder.source.set(*source);
        }
    };
    view! {
        <div class="embed-what">
            <Select
                text=words(Label::EmbedWhat)
                name="source"
                options=SOURCES.map(option).into()
                value=Signal::derive(value)
                on_change=change
            />
            <RecordField builder/>
            <LessonField builder/>
        </div>
    }
}

#[component]
fn RecordField(builder: EmbedBuilder) -> impl IntoView {
    let change = move |text: String| {
        let text = text.trim().to_string();
        builder.record.set((option_of(&text), text));
    };
    view! {
        <label class="pick" class:hidden=move || builder.source.get() != Source::Text>
            <span>{builder.current.words(Label::EmbedText)}</span>
            <textarea
                name="record"
                rows="6"
                spellcheck="false"
                prop:value=move || builder.record.with(|(_, text)| text.clone())
                on:change=move |e| change(event_target_value(&e))
            ></textarea>
        </label>
    }
}

#[component]
fn LessonField(builder: EmbedBuilder) -> impl IntoView {
    let change = move |text: String| builder.lesson.set(text.trim().to_string());
    view! {
        <label class="pick" class:hidden=move || builder.source.get() != Source::Lesson>
            <span>{builder.current.words(Label::EmbedLessonName)}</span>
            <input
                type="text"
                name="lesson"
                maxlength="100"
                spellcheck="false"
                prop:value=move || builder.lesson.get()
                on:change=move |e| change(event_target_value(&e))
            />
        </label>
    }
}

/// Appearance and permissions: lists with the words of the code.
#[component]
pub fn OptionLists(builder: EmbedBuilder) -> impl IntoView {
    let lists = OPTIONS.map(|(name, label)| view! { <OptionList builder name label/> });
    view! { <div class="embed-looks">{lists.into_iter().collect_view()}</div> }
}

#[component]
fn OptionList(builder: EmbedBuilder, name: &'static str, label: Label) -> impl IntoView {
    let usual = SelectOption { value: String::new(), text: builder.current.words(Label::EmbedUsual) };
    let option =
        |(value, text): (&str, &str)| SelectOption { value: value.into(), text: Signal::stored(text.into()) };
    let options = std::iter::once(usual).chain(values_of(name).into_iter().map(option)).collect();
    let value = move || builder.chosen.with(|options| options.get(name).to_string());
    let change = move |value: String| {
        builder.chosen.update(|options| match value.as_str() {
            "" => options.unset(name),
            // It stands in the list.
            value => drop(options.set(name, value)),
        });
    };
    let text = builder.current.words(label);
    view! { <Select text name options value=Signal::derive(value) on_change=change/> }
}

/// The values of an option with their words.
fn values_of(name: &str) -> Vec<(&'static str, &'static str)> {
    let takes = CHOICES.iter().find(|choice| choice.name == name).map(|choice| choice.takes);
    match takes {
        Some(Takes::Words(words)) => words.iter().map(|word| (*word, *word)).collect(),
        Some(Takes::Truth) => vec![("true", "true"), ("false", "false")],
        Some(Takes::Letters) => LETTERS.iter().map(|letters| (letters.code, letters.name)).collect(),
        Some(Takes::Ply) => vec![("0", "0"), ("last", "last")],
        Some(Takes::Number | Takes::Text) | None => Vec::new(),
    }
}
