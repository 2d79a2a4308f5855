//! The builder of embedded boards: makes the code that puts a board on another page. Everything is chosen and seen
//! before it is copied.

mod fields;

use super::dom::El;
use super::interop;
use super::paper::copy_text;
use super::picture::save;
use super::state::{CurrentGame, Desk};
use crate::components::{BackLink, Button};
use fields::{OptionLists, SourceFields};
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::exchange::embed::Options;
use notabene_core::exchange::embed::code::{Door, code, fragment, pasted};
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::{Tags, next_game};
use wasm_bindgen_futures::spawn_local;

/// The content of the board.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Source {
    Game,
    Text,
    Position,
    Start,
    Lesson,
}

const SOURCES: [(&str, Source, Label); 5] = [
    ("game", Source::Game, Label::EmbedGame),
    ("text", Source::Text, Label::EmbedText),
    ("position", Source::Position, Label::EmbedPosition),
    ("start", Source::Start, Label::EmbedStart),
    ("lesson", Source::Lesson, Label::EmbedLesson),
];

/// Ways to embed a board: name of the element for tests, way, words.
const WAYS: [(&str, Door, Label); 3] = [
    ("element", Door::Element, Label::EmbedElement),
    ("data", Door::Data, Label::EmbedData),
    ("frame", Door::Frame, Label::EmbedFrame),
];

/// Length from which a record stands in the attribute only, in bytes: readers without scripts get a title.
const LONGEST_INSIDE: usize = 4_000;

/// The choices on the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct EmbedBuilder {
    current: CurrentGame,
    source: RwSignal<Source>,
    /// A pasted record: the name of its option, and its text.
    record: RwSignal<(&'static str, String)>,
    /// The address of a lesson, such as `notation/L05`.
    lesson: RwSignal<String>,
    chosen: RwSignal<Options>,
    /// Result of the last copy, with the name of its button.
    done: RwSignal<Option<(&'static str, Label)>>,
}

/// The page, as elements.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <EmbedBuilderPage/> })]
}

#[component]
fn EmbedBuilderPage() -> impl IntoView {
    let builder = EmbedBuilder::new(expect_context());
    let words = move |label| builder.current.words(label);
    let source = Signal::derive(move || ["embed.html#", &fragment(&builder.options())].concat());
    let codes = WAYS.map(|(name, way, label)| view! { <CodeField builder name way label/> });
    view! {
        <h1>{words(Label::EmbedTitle)}</h1>
        <p class="lead">{words(Label::EmbedLead)}</p>
        <div class="embed-bench">
            <section class="card embed-choices"><SourceFields builder/><OptionLists builder/></section>
            <section class="card">
                <h2>{words(Label::EmbedPreview)}</h2>
                <iframe class="embed-preview" title=words(Label::EmbedPreview) src=source></iframe>
            </section>
        </div>
        <section class="card embed-codes">
            <h2>{words(Label::EmbedCode)}</h2>
            {codes.into_iter().collect_view()}
            <LinkFiles builder/>
        </section>
        <BackLink text=words(Label::BackToGame)/>
        // It makes the preview as high as its content.
        <script type="module" src="embed.js"></script>
    }
}

impl EmbedBuilder {
    fn new(current: CurrentGame) -> EmbedBuilder {
        EmbedBuilder {
            current,
            source: RwSignal::new(Source::Game),
            record: RwSignal::new(("pgn", String::new())),
            lesson: RwSignal::new("notation/L01".into()),
            chosen: RwSignal::new(Options::default()),
            done: RwSignal::new(None),
        }
    }

    /// All options as they are chosen, with the game of the board.
    fn options(self) -> Options {
        let mut options = self.chosen.get();
        let text = |form| self.current.game.with(|table| table.text(form));
        let game = self.current.status.with(|status| status.game);
        let pdn = registry::find(game).is_ok_and(registry::Variant::is_pdn);
        let content = match self.source.get() {
            Source::Game => {
                let record = (if pdn { "pdn" } else { "pgn" }, without_empty_tags(&text(Export::Pgn)));
                // Nothing was played yet: the start is no game to walk through.
                [("game", game.into())]
                    .into_iter()
                    .chain(Some(record).filter(|(_, text)| text != "*"))
                    .collect()
            }
            Source::Text => vec![self.record.get()],
            Source::Position => vec![("game", game.into()), ("position", text(Export::Position))],
            Source::Start => vec![("game", game.into())],
            Source::Lesson => vec![("lesson", self.lesson.get())],
        };
        for (name, value) in content {
            // The texts are the app's own; a lesson that is too long is none.
            let _ = options.set(name, &value);
        }
        options
    }

    /// The text for readers without scripts.
    fn inside(self) -> String {
        match self.source.get() {
            Source::Game => {
                let style = self.current.prefs.with(|prefs| prefs.style());
                self.current.game.with(|table| table.text(Export::Moves(style)))
            }
            Source::Text => {
                let text = self.record.with(|(_, text)| text.clone());
                if text.len() > LONGEST_INSIDE { self.title() } else { text }
            }
            Source::Position => self.current.game.with(|table| table.text(Export::Position)),
            Source::Start | Source::Lesson => String::from("Notabene"),
        }
    }

    /// The name of a frame: who plays, if that is known.
    fn title(self) -> String {
        let of = |tags: &Tags| {
            let name = |tag| tags.get(tag).filter(|name| !name.is_empty() && *name != "?");
            Some([name("White")?, " – ", name("Black")?].concat())
        };
        let names = match self.source.get() {
            Source::Game => self.current.sheet.with(|sheet| of(&sheet.tags)),
            Source::Text => self.record.with(|(_, text)| of(&next_game(text, 0)?.tags)),
            Source::Lesson => Some(self.current.label(Label::EmbedLesson).to_string()),
            Source::Position | Source::Start => None,
        };
        let game = self.current.status.with(|status| registry::find(status.game).map(|game| game.label));
        let game = game.map_or("Notabene", |label| self.current.label(label));
        names.unwrap_or_else(|| game.to_string())
    }

    fn code(self, way: Door) -> String {
        // In attributes and addresses no editor changes it.
        let options = self.options();
        code(way, &options, &home(), &self.inside(), &self.title())
    }

    /// Shows the result of a button.
    fn report(self, name: &'static str, worked: bool, good: Label) {
        self.done.set(Some((name, if worked { good } else { Label::CopyFailed })));
    }
}

/// A record without tags whose value is unknown (`?`), for the page.
fn without_empty_tags(record: &str) -> String {
    let empty = |line: &&str| {
        let tag = line.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]"));
        let value = tag.and_then(|tag| tag.split_once('"')).map(|(_, value)| value);
        value.is_some_and(|value| value.chars().all(|sign| matches!(sign, '?' | '.' | '*')))
    };
    let lines: Vec<&str> = record.lines().filter(|line| !empty(line)).collect();
    lines.join("\n").trim().to_string()
}

/// The address of the folder of this page.
fn home() -> String {
    let location = window().location();
    let [origin, path] = [location.origin(), location.pathname()].map(Result::unwrap_or_default);
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    [&origin, folder, "/"].concat()
}

/// The code of one way, to be copied.
#[component]
fn CodeField(builder: EmbedBuilder, name: &'static str, way: Door, label: Label) -> impl IntoView {
    let words = builder.current.words(label);
    let copy = move |()| {
        let text = untrack(|| builder.code(way));
        spawn_local(async move { builder.report(name, copy_text(&text).await, Label::Copied) });
    };
    view! {
        <div class="embed-way">
            <h3>{words}</h3>
            <textarea
                name=name
                rows="4"
                readonly=""
                spellcheck="false"
                aria-label=words
                prop:value=move || builder.code(way)
            ></textarea>
            <p class="row">
                <Button text=builder.current.words(Label::EmbedCopy) name on_click=copy/>
                <ButtonResult builder name/>
            </p>
        </div>
    }
}

/// The result of a button.
#[component]
fn ButtonResult(builder: EmbedBuilder, name: &'static str) -> impl IntoView {
    let text = move || match builder.done.get() {
        Some((of, label)) if of == name => builder.current.label(label),
        _ => "",
    };
    view! { <span class="embed-done" role="status">{text}</span> }
}

/// The name of the two files for link previews.
const FILE_NAME: &str = "notabene-game";

/// The two files for link previews: end and media type.
const FILES: [(&str, &str); 2] = [("html", "text/html"), ("json", "application/json")];

/// The two files that turn a pasted link into a board.
#[component]
fn LinkFiles(builder: EmbedBuilder) -> impl IntoView {
    let words = move |label| builder.current.words(label);
    let folder = RwSignal::new(home());
    let change = move |text: String| {
        let text = text.trim().to_string();
        folder.set(if text.ends_with('/') { text } else { text + "/" });
    };
    view! {
        <div class="embed-way">
            <h3>{words(Label::EmbedPaste)}</h3>
            <p>{words(Label::EmbedPasteHint)}</p>
            <label class="pick">
                <span>{words(Label::EmbedAt)}</span>
                <input
                    type="url"
                    name="at"
                    spellcheck="false"
                    prop:value=move || folder.get()
                    on:change=move |e| change(event_target_value(&e))
                />
            </label>
            <p class="row">
                <SaveFile builder folder n=0 name="paste-html"/>
                <SaveFile builder folder n=1 name="paste-json"/>
                <ButtonResult builder name="paste"/>
            </p>
        </div>
    }
}

/// Saves one of [`FILES`].
#[component]
fn SaveFile(builder: EmbedBuilder, folder: RwSignal<String>, n: usize, name: &'static str) -> impl IntoView {
    let (end, media_type) = FILES[n];
    let words = builder.current.words(Label::EmbedSave);
    let text = Signal::derive(move || format!("{} {FILE_NAME}.{end}", words.get()));
    let save_file = move |()| {
        let both =
            untrack(|| pasted(&builder.options(), &home(), &folder.get(), FILE_NAME, &builder.title()));
        let encoded = String::from(js_sys::encode_uri_component(both.get(n).map_or("", |text| text)));
        let address = ["data:", media_type, ";charset=utf-8,", &encoded].concat();
        let saved = save(&address, &[FILE_NAME, ".", end].concat()).is_ok();
        builder.report("paste", saved, Label::Saved);
    };
    view! { <Button text name on_click=save_file/> }
}
