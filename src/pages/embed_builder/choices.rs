//! Choices: what the board shows, how it looks, and what may be done with it.

use crate::components::{Select, SelectOption};
use crate::pages::embed_builder::{BuilderState, FIRST_SECONDS, Source};
use leptos::prelude::*;
use notabene_core::exchange::embed::code::option_of;
use notabene_core::exchange::embed::{CHOICES, OptionValues};
use notabene_core::i18n::Label;
use notabene_core::notation::LETTERS;

const SOURCES: [(&str, Source, Label); 7] = [
    ("game", Source::Game, Label::EmbedGame),
    ("text", Source::Text, Label::EmbedText),
    ("position", Source::Position, Label::EmbedPosition),
    ("start", Source::Start, Label::EmbedStart),
    ("lesson", Source::Lesson, Label::EmbedLesson),
    ("file", Source::File, Label::EmbedFile),
    ("round", Source::Round, Label::EmbedRound),
];

/// Options with their labels. The names are those in the code.
const OPTION_LABELS: [(&str, Label); 25] = [
    ("language", Label::ScreenLanguage),
    ("letters", Label::PieceLetters),
    ("notation", Label::Notation),
    ("theme", Label::Theme),
    ("board-colors", Label::BoardColors),
    ("pieces", Label::PieceSet),
    ("coordinates", Label::Coordinates),
    ("orientation", Label::EmbedSide),
    ("initial-ply", Label::EmbedPly),
    ("show-moves", Label::EmbedMoves),
    ("show-sheet", Label::EmbedColumns),
    ("show-explain", Label::EmbedExplain),
    ("show-controls", Label::EmbedControls),
    ("read-only", Label::EmbedReadOnly),
    ("allow-own-moves", Label::EmbedOwn),
    ("show-header", Label::EmbedHeader),
    ("comments", Label::EmbedComments),
    ("autoplay", Label::EmbedAutoplay),
    ("puzzle", Label::EmbedPuzzle),
    ("write-box", Label::EmbedWriteBox),
    ("show-clocks", Label::EmbedClocks),
    ("show-evals", Label::EmbedEvals),
    ("show-menu", Label::EmbedMenu),
    ("own-moves", Label::EmbedOwnList),
    ("game-number", Label::EmbedNumber),
];

/// Choices of an option that takes any number.
const NUMBERS: [&str; 4] = ["1", "2", "4", "8"];

/// Choice of the content of the board.
#[component]
pub fn ContentChoice(state: BuilderState) -> impl IntoView {
    let prefs = state.current.prefs;
    let options = SOURCES
        .map(|(name, _, label)| SelectOption { value: name.into(), text: prefs.label_signal(label) })
        .into();
    let chosen = move || {
        let chosen = SOURCES.iter().find(|(_, source, _)| *source == state.source.get());
        chosen.map_or(String::new(), |(name, ..)| (*name).to_string())
    };
    let choose = move |name: String| {
        if let Some((_, source, _)) = SOURCES.iter().find(|(known, ..)| *known == name) {
            state.source.set(*source);
        }
    };
    view! {
        <div class="embed-what tiles">
            <Select
                text=prefs.label_signal(Label::EmbedWhat)
                name="source"
                options
                value=Signal::derive(chosen)
                on_change=choose
            />
            <RecordField state/>
            <LessonField state/>
            <AddressField state/>
            <RefreshField state/>
        </div>
    }
}

/// A record as text. What is pasted counts at once.
#[component]
fn RecordField(state: BuilderState) -> impl IntoView {
    let set_record = move |e| {
        let text = event_target_value(&e);
        state.record.set((option_of(&text), text));
    };
    view! {
        <label class="pick" class:hidden=move || state.source.get() != Source::Text>
            <span>{state.current.prefs.label_signal(Label::EmbedText)}</span>
            <textarea
                name="record" rows="6" spellcheck="false"
                prop:value=move || state.record.with(|(_, text)| text.clone())
                on:input=set_record
            ></textarea>
        </label>
    }
}

/// The name of a lesson.
#[component]
fn LessonField(state: BuilderState) -> impl IntoView {
    view! {
        <label class="pick" class:hidden=move || state.source.get() != Source::Lesson>
            <span>{state.current.prefs.label_signal(Label::EmbedLessonName)}</span>
            <input
                type="text" name="lesson" maxlength="100" spellcheck="false" prop:value=state.lesson
                on:input=move |e| state.lesson.set(event_target_value(&e))
            />
        </label>
    }
}

/// The address of a file, or of the file of a round.
#[component]
fn AddressField(state: BuilderState) -> impl IntoView {
    let has_file = move || matches!(state.source.get(), Source::File | Source::Round);
    view! {
        <label class="pick" class:hidden=move || !has_file()>
            <span>{state.current.prefs.label_signal(Label::EmbedAddress)}</span>
            <input
                type="text" name="file" spellcheck="false" prop:value=state.file
                on:input=move |e| state.file.set(event_target_value(&e))
            />
        </label>
    }
}

/// Seconds after which the file of a round is fetched again.
#[component]
fn RefreshField(state: BuilderState) -> impl IntoView {
    let set_seconds = move |e| state.seconds.set(event_target_value(&e).parse().unwrap_or(FIRST_SECONDS));
    view! {
        <label class="pick" class:hidden=move || state.source.get() != Source::Round>
            <span>{state.current.prefs.label_signal(Label::EmbedRefresh)}</span>
            <input
                type="number" name="refresh" min="5" prop:value=move || state.seconds.get().to_string()
                on:input=set_seconds
            />
        </label>
    }
}

/// Choice of appearance and permissions: lists with the words of the code.
#[component]
pub fn OptionChoices(state: BuilderState) -> impl IntoView {
    let lists = OPTION_LABELS.map(|(name, label)| view! { <OptionSelect state name label/> });
    view! { <div class="embed-looks tiles">{lists.collect_view()}</div> }
}

#[component]
fn OptionSelect(state: BuilderState, name: &'static str, label: Label) -> impl IntoView {
    let prefs = state.current.prefs;
    let own = option_words(name)
        .into_iter()
        .map(|(value, words)| SelectOption { value: value.into(), text: Signal::stored(words.to_string()) });
    let usual = SelectOption { value: String::new(), text: prefs.label_signal(Label::EmbedUsual) };
    let change = move |value: String| {
        state.options.update(|options| match value.as_str() {
            "" => options.unset(name),
            // Values of the list are valid.
            value => drop(options.set(name, value)),
        });
    };
    view! {
        <Select
            text=prefs.label_signal(label)
            name
            options=std::iter::once(usual).chain(own).collect()
            value=Signal::derive(move || state.options.with(|options| options.get(name).to_string()))
            on_change=change
        />
    }
}

/// Values of an option with the words that are shown for them.
fn option_words(name: &str) -> Vec<(&'static str, &'static str)> {
    let values = CHOICES.iter().find(|choice| choice.name == name).map(|choice| choice.values);
    match values {
        Some(OptionValues::Words(words)) => words.iter().map(|word| (*word, *word)).collect(),
        Some(OptionValues::Truth) => vec![("true", "true"), ("false", "false")],
        Some(OptionValues::Letters) => LETTERS.iter().map(|letters| (letters.code, letters.name)).collect(),
        Some(OptionValues::Ply) => vec![("0", "0"), ("last", "last")],
        Some(OptionValues::Number) => NUMBERS.map(|number| (number, number)).to_vec(),
        Some(OptionValues::Text) | None => Vec::new(),
    }
}
