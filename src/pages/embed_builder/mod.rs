//! Page that builds the code to embed a board in another page: all options, with a preview.

mod cdn;

use crate::components::clipboard::copy_text;
use crate::components::download::save_url;
use crate::components::effect::{effect_after_render, flag};
use crate::components::element::{El, FlagTarget, back_link, button, el, labelled_select, set_flag};
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::exchange::Export;
use notabene_core::exchange::embed::code::{
    EmbedMethod, code, fragment, oembed_files, option_of, readable_moves,
};
use notabene_core::exchange::embed::{CHOICES, OptionValues, Options};
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::notation::LETTERS;
use notabene_core::record::{Tags, next_game};
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

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
    app: AppContext,
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

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let state = BuilderState {
        app,
        source: RwSignal::new(Source::Game),
        record: RwSignal::new(("pgn", String::new())),
        lesson: RwSignal::new("notation/L01".into()),
        file: RwSignal::new(FIRST_FILE.into()),
        seconds: RwSignal::new(FIRST_SECONDS),
        options: RwSignal::new(Options::default()),
        copy_result: RwSignal::new(None),
    };
    let address = Memo::new(move |_| format!("embed.html#{}", fragment(&state.options())));
    let shown = RwSignal::new(address.get_untracked());
    // The page may be gone.
    let mut show = debounce(PREVIEW_DELAY, move |address| _ = shown.try_set(address));
    effect_after_render(Box::new(move || show(address.get())));
    let preview = el("iframe", "embed-preview")
        .live_attr("title", move || app.label(Label::EmbedPreview).to_string())
        .live_attr("src", move || shown.get());
    vec![
        el("h1", "").label(app, Label::EmbedTitle),
        el("p", "lead").label(app, Label::EmbedLead),
        el("div", "embed-bench").with([
            el("section", "card embed-choices").with([content_choice(state), option_choices(state)]),
            el("section", "card").with([el("h2", "").label(app, Label::EmbedPreview), preview]),
        ]),
        el("section", "card embed-codes")
            .with([el("h2", "").label(app, Label::EmbedCode)])
            .with(EMBED_METHODS.map(|door| embed_method(state, door)))
            .with([cdn::cdn_section(state), paste_section(state)]),
        back_link(app),
        // Adjusts the height of the preview to its content.
        el("script", "").attr("type", "module").attr("src", "embed.js"),
    ]
}

impl BuilderState {
    /// All options, with the game on the board; tracked.
    fn options(&self) -> Options {
        let mut options = self.options.get();
        let text = |form| self.app.game.with(|table| table.text(form));
        let game = self.app.status.with(|status| status.game);
        let pdn = registry::find(game).is_ok_and(registry::Variant::is_pdn);
        let said = match self.source.get() {
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
        for (name, value) in said {
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
                let style = self.app.prefs.with(|prefs| prefs.style());
                self.app.game.with(|game| game.text(Export::Moves(style)))
            }
            Source::Text => {
                let style = self.app.prefs.with(|prefs| prefs.style());
                let text = self.record.with(|(_, text)| readable_moves(text, &style));
                let is_short = (1..=MAX_INLINE_RECORD).contains(&text.len());
                if is_short { text } else { self.title() }
            }
            Source::Position => self.app.game.with(|game| game.text(Export::Position)),
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
            Source::Game => self.app.sheet.with(|sheet| of(&sheet.tags)),
            Source::Text => self.record.with(|(_, text)| of(&next_game(text, 0)?.tags)),
            Source::Lesson => Some(self.app.label(Label::EmbedLesson).to_string()),
            _ => None,
        };
        let game = self.app.status.with(|status| registry::find(status.game).map(|game| game.label));
        let game = game.map_or("Notabene", |label| self.app.label(label));
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

fn entry(
    value: &str,
    words: impl Fn() -> String + Send + Sync + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
) -> El {
    let element = el("option", "").attr("value", value).live_text(words);
    set_flag(&element, FlagTarget::Property, "selected", flag(chosen).into());
    element
}

/// Choice of the content of the board.
fn content_choice(state: BuilderState) -> El {
    let app = state.app;
    let options = SOURCES.map(|(name, source, label)| {
        entry(name, move || app.label(label).to_string(), move || state.source.get() == source)
    });
    let change = move |name: String| {
        if let Some((_, source, _)) = SOURCES.iter().find(|(known, ..)| *known == name) {
            state.source.set(*source);
        }
    };
    let list = labelled_select(app, Label::EmbedWhat, "source", options.into(), change);
    let lesson = el("input", "").attr("type", "text").attr("name", "lesson").attr("maxlength", "100");
    let lesson = lesson.attr("spellcheck", "false").value(move || state.lesson.get());
    let lesson = lesson.on("input", move |e| state.lesson.set(event_target_value(&e)));
    let lesson = el("label", "pick").with([el("span", "").label(app, Label::EmbedLessonName), lesson]);
    set_flag(&lesson, FlagTarget::Class, "hidden", flag(move || state.source.get() != Source::Lesson).into());
    let record = el("textarea", "").attr("name", "record").attr("rows", "6").attr("spellcheck", "false");
    let record = record.value(move || state.record.with(|(_, text)| text.clone()));
    // What is pasted counts at once.
    let record = record.on("input", move |e| {
        let text = event_target_value(&e);
        state.record.set((option_of(&text), text));
    });
    let record = el("label", "pick").with([el("span", "").label(app, Label::EmbedText), record]);
    set_flag(&record, FlagTarget::Class, "hidden", flag(move || state.source.get() != Source::Text).into());
    let file = el("input", "").attr("type", "text").attr("name", "file").attr("spellcheck", "false");
    let file =
        file.value(move || state.file.get()).on("input", move |e| state.file.set(event_target_value(&e)));
    let file = el("label", "pick").with([el("span", "").label(app, Label::EmbedAddress), file]);
    let has_file = move || matches!(state.source.get(), Source::File | Source::Round);
    set_flag(&file, FlagTarget::Class, "hidden", flag(move || !has_file()).into());
    let seconds = el("input", "").attr("type", "number").attr("name", "refresh").attr("min", "5");
    let seconds = seconds.value(move || state.seconds.get().to_string()).on("input", move |e| {
        state.seconds.set(event_target_value(&e).parse().unwrap_or(FIRST_SECONDS));
    });
    let seconds = el("label", "pick").with([el("span", "").label(app, Label::EmbedRefresh), seconds]);
    set_flag(&seconds, FlagTarget::Class, "hidden", flag(move || state.source.get() != Source::Round).into());
    el("div", "embed-what").with([list, record, lesson, file, seconds])
}

/// Choice of appearance and permissions: lists with the words of the code.
fn option_choices(state: BuilderState) -> El {
    let app = state.app;
    let list = |(name, label): (&'static str, Label)| {
        let takes = CHOICES.iter().find(|choice| choice.name == name).map(|choice| choice.values);
        let words: Vec<(&'static str, &'static str)> = match takes {
            Some(OptionValues::Words(words)) => words.iter().map(|word| (*word, *word)).collect(),
            Some(OptionValues::Truth) => vec![("true", "true"), ("false", "false")],
            Some(OptionValues::Letters) => {
                LETTERS.iter().map(|letters| (letters.code, letters.name)).collect()
            }
            Some(OptionValues::Ply) => vec![("0", "0"), ("last", "last")],
            Some(OptionValues::Number) => NUMBERS.map(|number| (number, number)).to_vec(),
            Some(OptionValues::Text) | None => Vec::new(),
        };
        let is = move |value: &str| state.options.with(|options| options.get(name) == value);
        let usual = entry("", move || app.label(Label::EmbedUsual).to_string(), move || is(""));
        let of = |(value, words): (&'static str, &'static str)| {
            entry(value, move || words.to_string(), move || is(value))
        };
        let all: Vec<El> = [usual].into_iter().chain(words.into_iter().map(of)).collect();
        let change = move |value: String| {
            state.options.update(|options| match value.as_str() {
                "" => options.unset(name),
                // Values of the list are valid.
                value => drop(options.set(name, value)),
            });
        };
        labelled_select(app, label, name, all, change)
    };
    el("div", "embed-looks").with(OPTION_LABELS.map(list))
}

/// Code of a way to embed, with a copy button.
fn embed_method(state: BuilderState, (name, door, label): (&'static str, EmbedMethod, Label)) -> El {
    let app = state.app;
    let area = el("textarea", "").attr("name", name).attr("rows", "4").attr("readonly", "");
    let area = area.attr("spellcheck", "false").live_attr("aria-label", move || app.label(label).into());
    let area = area.value(move || state.embed_code(door));
    let copy = button(app, Label::EmbedCopy, name, move || {
        let text = untrack(|| state.embed_code(door));
        spawn_local(async move { state.show_copy_result(name, copy_text(&text).await, Label::Copied) });
    });
    el("div", "embed-way").with([
        el("h3", "").label(app, label),
        area,
        el("p", "row").with([copy, copy_result(state, name)]),
    ])
}

/// Result of a copy button.
fn copy_result(state: BuilderState, name: &'static str) -> El {
    let words = move || match state.copy_result.get() {
        Some((of, label)) if of == name => state.app.label(label).to_string(),
        _ => String::new(),
    };
    el("span", "embed-done").attr("role", "status").live_text(words)
}

/// Base name of the two files for pasted links.
const PASTE_FILE_NAME: &str = "notabene-game";

/// The two files that turn a pasted link into a board.
fn paste_section(state: BuilderState) -> El {
    let app = state.app;
    let at = RwSignal::new(page_folder());
    let field = el("input", "").attr("type", "url").attr("name", "at").attr("spellcheck", "false");
    let field = field.value(move || at.get()).on("change", move |e| {
        let folder = event_target_value(&e).trim().to_string();
        at.set(if folder.ends_with('/') { folder } else { folder + "/" });
    });
    let field = el("label", "pick").with([el("span", "").label(app, Label::EmbedAt), field]);
    let files = [("html", "text/html"), ("json", "application/json")];
    let mut buttons = Vec::new();
    for (n, (end, kind)) in files.into_iter().enumerate() {
        let act = move || {
            let both = untrack(|| {
                oembed_files(&state.options(), &page_folder(), &at.get(), PASTE_FILE_NAME, &state.title())
            });
            let coded = String::from(js_sys::encode_uri_component(both.get(n).map_or("", |text| text)));
            let address = format!("data:{kind};charset=utf-8,{coded}");
            state.show_copy_result(
                "paste",
                save_url(&address, &format!("{}.{end}", PASTE_FILE_NAME)).is_ok(),
                Label::Saved,
            );
        };
        let element =
            el("button", "").attr("type", "button").attr("data-do", format!("paste-{end}").as_str());
        let words = move || format!("{} {}.{end}", app.label(Label::EmbedSave), PASTE_FILE_NAME);
        buttons.push(element.live_text(words).click(act));
    }
    el("div", "embed-way").with([
        el("h3", "").label(app, Label::EmbedPaste),
        el("p", "").label(app, Label::EmbedPasteHint),
        field,
        el("p", "row").with(buttons).with([copy_result(state, "paste")]),
    ])
}
