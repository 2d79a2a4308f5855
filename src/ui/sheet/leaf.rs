//! A leaf of the score sheet as it looks on paper: head, numbered rows in blocks, result, signatures.

use super::pen::MoveInput;
use super::rows::{FormBlocks, RowsToggle};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::notation::Letters;
use notabene_core::position::Side;
use notabene_core::record::{ClosingStep, HeadField, Leaf, ScoreSheet};
use notabene_core::study::score_sheet::grading::Marked;
use notabene_core::study::score_sheet::manual_sheet::right_characters;
use notabene_core::study::score_sheet::paper::remark;

use crate::ui::prefs::Preferences;

/// Mark of a written entry: the name of its class, and which of its characters are right; empty while that is not
/// shown.
#[derive(Clone, PartialEq, Default)]
pub struct EntryMark {
    pub class: &'static str,
    pub correct: Vec<bool>,
}

impl EntryMark {
    /// Mark of a graded entry with this text.
    pub fn of(marked: &Marked, text: &str) -> EntryMark {
        match marked {
            Marked::Empty => EntryMark::default(),
            Marked::Right => EntryMark::plain("right"),
            Marked::Note(_) => EntryMark::plain("right noted"),
            Marked::Slip(slip) => EntryMark { class: "amiss", correct: right_characters(text, &slip.right) },
        }
    }

    /// Mark with nothing but a class.
    pub const fn plain(class: &'static str) -> EntryMark {
        EntryMark { class, correct: Vec::new() }
    }
}

/// State of a score sheet on the page, and its actions. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct ScoreSheetState {
    /// Name for tests and styles, and for the addresses of entries: a page may have two sheets.
    pub name: &'static str,
    pub form: Memo<ScoreSheet>,
    /// Marks of the entries, by half-move.
    pub marks: Memo<Vec<EntryMark>>,
    /// Half-move of the current entry.
    pub current: Signal<Option<usize>>,
    /// Line in which the current entry is written; its text is shown in the entry.
    pub draft: Option<MoveInput>,
    /// Action of a tap on an entry; `None`: entries are for reading only.
    pub on_tap: Option<Callback<usize>>,
    /// Action of an edit of the head; `None`: the head is for reading only.
    pub on_head: Option<Callback<(HeadField, String)>>,
    /// Letters of the sheet.
    pub letters: Signal<&'static Letters>,
    /// The leaf on top.
    pub leaf: RwSignal<Leaf>,
    /// Count of closing steps that are done.
    pub steps_done: RwSignal<usize>,
    /// True if all rows are shown, not only the written ones and some behind them.
    pub all_rows: RwSignal<bool>,
    /// True if result and circles wait for their closing steps.
    pub waits: bool,
}

impl ScoreSheetState {
    /// A sheet for reading, without marks.
    pub fn new(
        name: &'static str,
        form: impl Fn() -> ScoreSheet + Send + Sync + 'static,
        letters: impl Fn() -> &'static Letters + Send + Sync + 'static,
    ) -> ScoreSheetState {
        ScoreSheetState {
            name,
            form: Memo::new(move |_| form()),
            marks: Memo::new(|_| Vec::new()),
            current: Signal::stored(None),
            draft: None,
            on_tap: None,
            on_head: None,
            letters: Signal::derive(letters),
            leaf: RwSignal::new(Leaf::Original),
            steps_done: RwSignal::new(0),
            all_rows: RwSignal::new(false),
            waits: false,
        }
    }

    /// True if a closing step shows its traces.
    fn shows(&self, step: ClosingStep) -> bool {
        let place = ClosingStep::ALL.iter().position(|s| *s == step).unwrap_or_default();
        let waits = self.waits || !matches!(step, ClosingStep::Result | ClosingStep::Circle);
        !waits || self.steps_done.get() > place
    }

    /// Selector of an entry.
    pub fn entry_css(&self, ply: usize) -> String {
        format!("[data-paper={}] [data-ply='{ply}']", self.name)
    }

    /// Text of a field of the head.
    fn head_text(&self, field: HeadField) -> String {
        self.form.with(|form| head_text(form, field))
    }

    /// Class of a field of the head: names are circled by the result.
    fn head_class(&self, field: HeadField) -> &'static str {
        let [white, black] = self.form.with(|form| form.circled);
        let circled = match field {
            HeadField::White => white,
            HeadField::Black => black,
            _ => false,
        };
        match circled && self.shows(ClosingStep::Circle) {
            // Without a name, the word for the side is circled.
            true if self.head_text(field).is_empty() => "field circled nameless",
            true => "field circled",
            false => "field",
        }
    }
}

fn head_text(form: &ScoreSheet, field: HeadField) -> String {
    let place = form.head.iter().find(|(of, _)| *of == field);
    place.map(|(_, text)| text.clone()).unwrap_or_default()
}

/// A leaf of a sheet.
#[component]
pub fn SheetLeaf(sheet: ScoreSheetState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let title = Signal::derive(move || prefs.label(sheet.leaf.get().label()).to_string());
    let leaf_name = move || if sheet.leaf.get() == Leaf::Original { "original" } else { "copy" };
    let array = move || sheet.form.with(|form| form.array.map(|n| format!("№ {n}")).unwrap_or_default());
    let remark = move || sheet.form.with(remark).map(|msg| prefs.say(&msg)).unwrap_or_default();
    view! {
        <article class="leaf" data-paper=sheet.name data-leaf=leaf_name aria-label=title>
            <header class="form-title">
                <strong>{prefs.words(Label::ScoreSheet)}</strong>
                <span class="badge">{title}</span>
            </header>
            <div class="form-head">
                {HeadField::ALL.map(|field| view! { <HeadEntry sheet field/> }).into_iter().collect_view()}
                <p class="array-no">{array}</p>
                <ResultBox sheet/>
            </div>
            <FormBlocks sheet/>
            {(!sheet.all_rows.get_untracked()).then(|| view! { <RowsToggle sheet/> })}
            <div class="form-foot">
                <ResultBox sheet/>
                <p class="remark ink">{remark}</p>
                <Signature sheet side=Side::White/>
                <Signature sheet side=Side::Black/>
            </div>
        </article>
    }
}

/// The result in its box.
#[component]
fn ResultBox(sheet: ScoreSheetState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let result = move || {
        let result = sheet.form.with(|form| form.result);
        if sheet.shows(ClosingStep::Result) { result } else { "" }
    };
    view! {
        <p class="box">
            <span>{prefs.words(Label::Result)}</span>
            <b class="ink" data-result="">{result}</b>
        </p>
    }
}

/// A field of the head.
#[component]
fn HeadEntry(sheet: ScoreSheetState, field: HeadField) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let text = Signal::derive(move || sheet.head_text(field));
    let change = move |e| {
        if let Some(on_head) = sheet.on_head {
            on_head.run((field, field.value(&event_target_value(&e))));
        }
    };
    view! {
        <label data-field=field.tag() class=move || sheet.head_class(field)>
            <span>{prefs.words(field.label())}</span>
            <input
                class="ink"
                type=if field == HeadField::Date { "date" } else { "text" }
                name=field.tag()
                maxlength="100"
                autocomplete="off"
                readonly=sheet.on_head.is_none()
                prop:value=text
                on:change=change
            />
        </label>
    }
}

/// The line for a signature. The own sheet is that of White here, as the page cannot know its holder.
#[component]
fn Signature(sheet: ScoreSheetState, side: Side) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let (step, field, label) = match side {
        Side::White => (ClosingStep::SignOwn, HeadField::White, Label::White),
        Side::Black => (ClosingStep::SignTheirs, HeadField::Black, Label::Black),
    };
    let signed = move || {
        let open = sheet.form.with(|form| form.result.is_empty());
        let name = Some(sheet.head_text(field)).filter(|name| !name.is_empty());
        (!open && sheet.shows(step)).then(|| name.unwrap_or_else(|| prefs.label(label).to_string()))
    };
    let words = move || format!("{} {}", prefs.label(Label::Signature), prefs.label(label));
    view! {
        <p class="signed" data-sign=side.name()>
            <span>{words}</span>
            <b class="ink">{signed}</b>
        </p>
    }
}
