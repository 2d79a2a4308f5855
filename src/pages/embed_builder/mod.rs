//! Page that builds the code to embed a board in another page: all options, with a preview.

mod cdn;
mod choices;
mod code_text;

use crate::components::{BackLink, Card};
use crate::pages::embed_builder::cdn::CdnSection;
use crate::pages::embed_builder::choices::{ContentChoice, OptionChoices};
use crate::pages::embed_builder::code_text::{MethodCode, PasteSection};
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::exchange::embed::Options;
use notabene_core::exchange::embed::code::{EmbedMethod, code, fragment, readable_moves};
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::{Tags, next_game};
use std::time::Duration;

/// Content of the board.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Source {
    Game,
    Text,
    Position,
    Start,
    Lesson,
    File,
    Round,
}

/// Ways to embed, with names for tests and labels.
const EMBED_METHODS: [(&str, EmbedMethod, Label); 3] = [
    ("element", EmbedMethod::Element, Label::EmbedElement),
    ("data", EmbedMethod::Data, Label::EmbedData),
    ("frame", EmbedMethod::Frame, Label::EmbedFrame),
];

/// The preview waits for the end of typing: it would fetch a file for each letter of its address.
const PREVIEW_DELAY: Duration = Duration::from_millis(500);

/// The file and the pace of a round, until others are written.
const FIRST_FILE: &str = "games.pgn";
const FIRST_SECONDS: u32 = 30;

/// Maximum length of a record inside the element, in bytes; longer ones are only in the attribute, and
/// readers without scripts see a title.
const MAX_INLINE_RECORD: usize = 4_000;

/// State of the page.
#[derive(Copy, Clone)]
struct BuilderState {
    /// Board of the page.
    current: CurrentGame,
    source: RwSignal<Source>,
    /// Typed record, after the name of its option.
    record: RwSignal<(&'static str, String)>,
    /// Address of a lesson, such as `notation/L05`.
    lesson: RwSignal<String>,
    /// Address of a file of games.
    file: RwSignal<String>,
    /// Seconds between two looks at the file of a round.
    seconds: RwSignal<u32>,
    options: RwSignal<Options>,
    /// Result of the last copy, by the name of its button.
    copy_result: RwSignal<Option<(&'static str, Label)>>,
}

impl BuilderState {
    /// The first choices, for the game on the board.
    fn new(current: CurrentGame) -> BuilderState {
        BuilderState {
            current,
            source: RwSignal::new(Source::Game),
            record: RwSignal::new(("pgn", String::new())),
            lesson: RwSignal::new("notation/L01".into()),
            file: RwSignal::new(FIRST_FILE.into()),
            seconds: RwSignal::new(FIRST_SECONDS),
            options: RwSignal::new(Options::default()),
            copy_result: RwSignal::new(None),
        }
    }

    /// All options, with the game on the board; tracked.
    fn options(&self) -> Options {
        let mut options = self.options.get();
        let text = |form| self.current.game.with(|table| table.text(form));
        let game = self.current.status.with(|status| status.game);
        let pdn = registry::find(game).is_ok_and(registry::Variant::is_pdn);
        let content = match self.source.get() {
            Source::Game => {
                let record = (if pdn { "pdn" } else { "pgn" }, without_empty_tags(&text(Export::Pgn)));
                // No moves yet: the start is no game to play through.
                [("game", game.into())]
                    .into_iter()
                    .chain(Some(record).filter(|(_, text)| text != "*"))
                    .collect()
            }
            Source::Text => vec![self.record.get()],
            Source::Position => vec![("game", game.into()), ("position", text(Export::Position))],
            Source::Start => vec![("game", game.into())],
            Source::Lesson => vec![("lesson", self.lesson.get())],
            Source::File | Source::Round => Vec::new(),
        };
        for (name, value) in content {
            // Texts of the app are valid; a lesson that is too long is ignored.
            let _ = options.set(name, &value);
        }
        match self.source.get() {
            Source::File => options.set_file(&self.file.get(), 0),
            Source::Round => options.set_file(&self.file.get(), self.seconds.get()),
            _ => {}
        }
        options
    }

    /// Fallback text where no script runs.
    fn fallback_text(&self) -> String {
        match self.source.get() {
            // It would tell the moves that are to be found.
            _ if self.options.with(|options| options.is("puzzle")) => self.title(),
            Source::Game => {
                let style = self.current.prefs.with(|prefs| prefs.style());
                self.current.game.with(|game| game.text(Export::Moves(style)))
            }
            Source::Text => {
                let style = self.current.prefs.with(|prefs| prefs.style());
                let text = self.record.with(|(_, text)| readable_moves(text, &style));
                let is_short = (1..=MAX_INLINE_RECORD).contains(&text.len());
                if is_short { text } else { self.title() }
            }
            Source::Position => self.current.game.with(|game| game.text(Export::Position)),
            Source::Start | Source::Lesson => String::from("Notabene"),
            Source::File | Source::Round => self.file.get(),
        }
    }

    /// Title of a frame: the players, if known.
    fn title(&self) -> String {
        let of = |tags: &Tags| {
            let name = |tag| tags.get(tag).filter(|name| !name.is_empty() && *name != "?");
            Some(format!("{} – {}", name("White")?, name("Black")?))
        };
        let names = match self.source.get() {
            Source::Game => self.current.sheet.with(|sheet| of(&sheet.tags)),
            Source::Text => self.record.with(|(_, text)| of(&next_game(text, 0)?.tags)),
            Source::Lesson => Some(self.current.label(Label::EmbedLesson).to_string()),
            _ => None,
        };
        let game = self.current.status.with(|status| registry::find(status.game).map(|game| game.label));
        let game = game.map_or("Notabene", |label| self.current.label(label));
        names.unwrap_or_else(|| game.to_string())
    }

    fn embed_code(&self, door: EmbedMethod) -> String {
        // No editor changes attributes and addresses.
        let options = self.options();
        code(door, &options, &page_folder(), &self.fallback_text(), &self.title())
    }

    /// Shows the result of a copy.
    fn show_copy_result(&self, name: &'static str, worked: bool, good: Label) {
        self.copy_result.set(Some((name, if worked { good } else { Label::CopyFailed })));
    }
}

/// Record without empty tags (`?`), as they would be shown on a page.
fn without_empty_tags(record: &str) -> String {
    let empty = |line: &&str| {
        let tag = line.strip_prefix('[').and_then(|rest| rest.strip_suffix("\"]"));
        let value = tag.and_then(|tag| tag.split_once('"')).map(|(_, value)| value);
        value.is_some_and(|value| value.chars().all(|sign| matches!(sign, '?' | '.' | '*')))
    };
    let lines: Vec<&str> = record.lines().filter(|line| !empty(line)).collect();
    lines.join("\n").trim().to_string()
}

/// URL of the folder of this page.
fn page_folder() -> String {
    let location = window().location();
    let [origin, path] = [location.origin(), location.pathname()].map(Result::unwrap_or_default);
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{origin}{folder}/")
}

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <EmbedPage/> }.into_any()
}

#[component]
fn EmbedPage() -> impl IntoView {
    let state = BuilderState::new(CurrentGame::here());
    let prefs = state.current.prefs;
    let methods = EMBED_METHODS.map(|(name, method, label)| view! { <MethodCode state name method label/> });
    view! {
        <h1>{prefs.label_signal(Label::EmbedTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::EmbedLead)}</p>
        <div class="embed-bench tiles roomy at-start">
            <section class="card embed-choices">
                <ContentChoice state/>
                <OptionChoices state/>
            </section>
            <Card title=prefs.label_signal(Label::EmbedPreview)>
                <Preview state/>
            </Card>
        </div>
        <section class="card embed-codes">
            <h2>{prefs.label_signal(Label::EmbedCode)}</h2>
            {methods.collect_view()}
            <CdnSection state/>
            <PasteSection state/>
        </section>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
        // Adjusts the height of the preview to its content.
        <script type="module" src="embed.js"></script>
    }
}

/// The board with the chosen options.
#[component]
fn Preview(state: BuilderState) -> impl IntoView {
    let address = Memo::new(move |_| format!("embed.html#{}", fragment(&state.options())));
    let shown = RwSignal::new(address.get_untracked());
    // The page may be gone.
    let mut show = debounce(PREVIEW_DELAY, move |address| _ = shown.try_set(address));
    Effect::new(move || show(address.get()));
    view! {
        <iframe
            class="embed-preview" title=state.current.prefs.label_signal(Label::EmbedPreview) src=shown
        ></iframe>
    }
}
