//! Leaf of the score sheet, laid out as on paper: head, numbered rows in blocks, result, signatures.

use crate::components::move_text::Markup;
use crate::components::query::{closest_attribute, focus_element};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::views::ink_pad::drawing::cell_markup;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::Edit;
use notabene_core::i18n::Label;
use notabene_core::notation::Letters;
use notabene_core::position::Side;
use notabene_core::record::{ClosingStep, FormEntry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_study::score_sheet::grading::GradedMove;
use notabene_study::score_sheet::ink_cells::InkCells;
use notabene_study::score_sheet::manual_sheet::right_characters;
use notabene_study::score_sheet::paper::remark;
use wasm_bindgen::JsCast;
use web_sys::{KeyboardEvent, MouseEvent};

/// Appearance of a cell: CSS class, and flags of its correct characters; empty while they are not shown.
#[derive(Clone, PartialEq, Default)]
pub struct CellAppearance {
    class: &'static str,
    right: Vec<bool>,
}

impl CellAppearance {
    /// Appearance of a marked cell with this text.
    pub fn of_marked(marked: &GradedMove, text: &str) -> CellAppearance {
        match marked {
            GradedMove::Empty => CellAppearance::default(),
            GradedMove::Right => CellAppearance { class: "right", right: Vec::new() },
            GradedMove::Note(_) => CellAppearance { class: "right noted", right: Vec::new() },
            GradedMove::Slip(slip) => {
                CellAppearance { class: "amiss", right: right_characters(text, &slip.right) }
            }
        }
    }
    /// Appearance with a class only.
    pub const fn with_class(class: &'static str) -> CellAppearance {
        CellAppearance { class, right: Vec::new() }
    }
}

/// Content of a leaf, and its handlers. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct SheetView {
    pub prefs: Preferences,
    /// Name for tests, styles and element names: there may be two sheets on a page.
    pub name: &'static str,
    /// Content; follows signals.
    pub form: Memo<ScoreSheet>,
    /// Appearances of the cells, by half-move.
    pub appearances: Memo<Vec<CellAppearance>>,
    /// Half-move of the current cell.
    pub current_ply: Memo<Option<usize>>,
    /// Handler of a tap on a cell; `None`: read-only.
    pub on_tap: Option<UnsyncCallback<usize>>,
    /// Handler of edits in the head; `None`: read-only.
    pub on_head_edit: Option<UnsyncCallback<(HeadField, String)>>,
    /// Ink of the cells, shown in place of the texts that were read in it; `None` without a pad.
    pub ink: Option<RwSignal<InkCells>>,
    /// Letters of the notation.
    pub letters: Memo<&'static Letters>,
    /// Leaf on top.
    pub leaf: RwSignal<Leaf>,
    /// Number of completed closing steps.
    pub closed_steps: RwSignal<usize>,
    /// True if all rows are shown; else the written ones and some after them.
    pub shows_all_rows: RwSignal<bool>,
    /// True if result and circles wait for their steps: players close the sheet by themselves.
    pub waits_for_closing: bool,
}

/// Handler of edits in the head that sets the tags of a game.
pub fn tag_editor(own: CurrentGame) -> UnsyncCallback<(HeadField, String)> {
    UnsyncCallback::new(move |(field, text): (HeadField, String)| {
        own.edit(Edit::Tag(field.tag().into(), text))
    })
}

impl SheetView {
    /// True if the marks of a closing step are visible.
    fn is_step_visible(&self, step: ClosingStep) -> bool {
        let place = ClosingStep::ALL.iter().position(|s| *s == step).unwrap_or_default();
        let own = self.waits_for_closing || !matches!(step, ClosingStep::Result | ClosingStep::Circle);
        !own || self.closed_steps.get() > place
    }
}

/// The leaf.
#[component]
pub fn SheetLeaf(paper: SheetView) -> impl IntoView {
    let prefs = paper.prefs;
    Effect::new(move || follow_current_cell(paper));
    let title = Signal::derive(move || prefs.label(paper.leaf.get().label()).to_string());
    let array = move || paper.form.with(|form| form.array).map(|n| format!("№ {n}"));
    let remarked = move || paper.form.with(remark).map(|msg| prefs.message_text(&msg));
    let tap = move |e: MouseEvent| {
        let ply = closest_attribute(&e, "data-ply").and_then(|n| number(&n));
        if let (Some(tap), Some(ply)) = (paper.on_tap, ply) {
            tap.run(ply as usize);
        }
    };
    let fields = HeadField::ALL.map(|field| view! { <HeadInput paper field/> });
    let signatures = [Side::White, Side::Black].map(|side| view! { <SignatureLine paper side/> });
    view! {
        <article
            class="leaf" data-paper=paper.name aria-label=title
            data-leaf=move || if paper.leaf.get() == Leaf::Original { "original" } else { "copy" }
        >
            <header class="form-title">
                <strong>{prefs.label_signal(Label::ScoreSheet)}</strong>
                <span class="badge">{title}</span>
            </header>
            <div class="form-head">
                {fields.collect_view()}
                <p class="array-no">{array}</p>
                <ResultBox paper/>
            </div>
            <div
                class=move || if paper.shows_all_rows.get() { "blocks" } else { "blocks begun" }
                lang=move || paper.letters.get().code
                inner_html=move || blocks_markup(paper)
                on:click=tap
                on:keydown=move |e| move_focus(paper, &e)
            ></div>
            <AllRowsButton paper/>
            <div class="form-foot">
                <ResultBox paper/>
                <p class="remark ink">{remarked}</p>
                {signatures.collect_view()}
            </div>
        </article>
    }
}

/// The result.
#[component]
fn ResultBox(paper: SheetView) -> impl IntoView {
    let result = move || {
        let result = paper.form.with(|form| form.result);
        if paper.is_step_visible(ClosingStep::Result) { result } else { "" }
    };
    view! {
        <p class="box">
            <span>{paper.prefs.label_signal(Label::Result)}</span>
            <b class="ink" data-result="">{result}</b>
        </p>
    }
}

/// Button that shows the hidden rows, or hides them. None on the sheet of the game itself, which shows all rows.
#[component]
fn AllRowsButton(paper: SheetView) -> impl IntoView {
    let all = paper.shows_all_rows;
    let label = move || if all.get() { Label::RowsFewer } else { Label::RowsAll };
    let is_short = move || paper.form.with(|form| visible_row_count(form) >= form.rows().count());
    (!all.get_untracked()).then(|| {
        view! {
            <p class=move || if is_short() { "hidden" } else { "rows" }>
                <button
                    type="button" class="quiet" data-do="rows" aria-expanded=move || all.get().to_string()
                    on:click=move |_| all.update(|all| *all = !*all)
                >
                    {move || paper.prefs.label(label())}
                </button>
            </p>
        }
    })
}

/// Minimum number of visible rows, and of those after the last one written.
const MIN_ROWS: usize = 10;
const MIN_EMPTY_ROWS: usize = 3;

/// Number of visible rows while others are empty: a multiple of five, as the lines are grouped.
fn visible_row_count(form: &ScoreSheet) -> usize {
    let used = |row: &FormRow| row.entries.iter().any(|entry| entry.ply.is_some() || entry.resigns);
    let last = form.rows().enumerate().filter(|(_, row)| used(row)).last().map_or(0, |(n, _)| n + 1);
    (last + MIN_EMPTY_ROWS).max(MIN_ROWS).next_multiple_of(5)
}

/// Text of a field of the head.
fn head_text(form: &ScoreSheet, field: HeadField) -> String {
    let place = form.head.iter().find(|(of, _)| *of == field);
    place.map(|(_, text)| text.clone()).unwrap_or_default()
}

/// Field of the head.
#[component]
fn HeadInput(paper: SheetView, field: HeadField) -> impl IntoView {
    let value = move || paper.form.with(|form| head_text(form, field));
    let change = move |e| {
        if let Some(edit) = paper.on_head_edit {
            edit.run((field, field.value(&event_target_value(&e))));
        }
    };
    let class = move || {
        let [white, black] = paper.form.with(|form| form.circled);
        let is_circled = match field {
            HeadField::White => white,
            HeadField::Black => black,
            _ => false,
        };
        match is_circled && paper.is_step_visible(ClosingStep::Circle) {
            // Without a name, the circle is around the word for the side.
            true if paper.form.with(|form| head_text(form, field).is_empty()) => "field circled nameless",
            true => "field circled",
            false => "field",
        }
    };
    view! {
        <label class=class data-field=field.tag()>
            <span>{paper.prefs.label_signal(field.label())}</span>
            <input
                class="ink" type=if field == HeadField::Date { "date" } else { "text" } name=field.tag()
                maxlength="100" autocomplete="off" readonly=paper.on_head_edit.is_none() prop:value=value
                on:change=change
            />
        </label>
    }
}

/// Signature line. The player's own sheet counts as White's: the page cannot know the holder.
#[component]
fn SignatureLine(paper: SheetView, side: Side) -> impl IntoView {
    let prefs = paper.prefs;
    let (step, field, label) = match side {
        Side::White => (ClosingStep::SignOwn, HeadField::White, Label::White),
        Side::Black => (ClosingStep::SignTheirs, HeadField::Black, Label::Black),
    };
    let signed = move || {
        let (name, is_open) = paper.form.with(|form| (head_text(form, field), form.result.is_empty()));
        let name = if name.is_empty() { prefs.label(label).into() } else { name };
        (!is_open && paper.is_step_visible(step)).then_some(name)
    };
    let text = move || format!("{} {}", prefs.label(Label::Signature), prefs.label(label));
    view! { <p class="signed" data-sign=side.name()><span>{text}</span> <b class="ink">{signed}</b></p> }
}

/// Markup of the rows.
fn blocks_markup(paper: SheetView) -> String {
    let (form, looks) = (paper.form.get(), paper.appearances.get());
    let prefs = paper.prefs;
    let sides = [form.first, form.first.other()];
    let mut out = Markup::default();
    let (visible_row_count, mut n) = (visible_row_count(&form), 0);
    for block in &form.blocks {
        // Later rows are rendered and hidden by CSS.
        out.push_markup(&[if n < visible_row_count { "<table" } else { "<table class=\"later\"" }]);
        out.push_markup(&[
            "><thead><tr><th scope=\"col\" class=\"number\"><span class=\"for-ears\">№</span></th>",
        ]);
        for side in sides {
            let label = if side == Side::White { Label::White } else { Label::Black };
            out.push_markup(&[
                "<th scope=\"col\">",
                prefs.label(label),
                "</th><th scope=\"col\" class=\"time\">",
            ]);
            out.push_markup(&[prefs.label(Label::TimeHead), "</th>"]);
        }
        out.push_markup(&["</tr></thead><tbody>"]);
        for row in block {
            out.push_markup(&[if n < visible_row_count { "<tr>" } else { "<tr class=\"later\">" }]);
            push_row(&paper, row, &looks, &mut out);
            n += 1;
        }
        out.push_markup(&["</tbody></table>"]);
    }
    out.into_string()
}

fn push_row(paper: &SheetView, row: &FormRow, looks: &[CellAppearance], out: &mut Markup) {
    out.push_markup(&["<th scope=\"row\" class=\"number\">"]);
    out.push_number(row.number as usize);
    out.push_markup(&["</th>"]);
    for entry in &row.entries {
        out.push_markup(&["<td>"]);
        push_entry(paper, entry, looks, out);
        out.push_markup(&["</td><td class=\"time\">"]);
        out.push_text(&entry.time);
        out.push_markup(&["</td>"]);
    }
    out.push_markup(&["</tr>"]);
}

fn push_entry(paper: &SheetView, entry: &FormEntry, looks: &[CellAppearance], out: &mut Markup) {
    if let Some(ply) = entry.ply {
        let look = looks.get(ply).cloned().unwrap_or_default();
        // An editable cell is a button labelled as empty; row and column headers name the move.
        let tag = if paper.on_tap.is_some() { "button" } else { "span" };
        out.push_markup(&["<", tag]);
        out.push_pattern(" data-ply=\"~\"", &[ply as f64], &[]);
        if paper.on_tap.is_some() {
            out.push_markup(&[" type=\"button\" tabindex=\"-1\""]);
            if entry.text.is_empty() {
                out.push_attribute("aria-label", paper.prefs.label(Label::EmptyPlace));
            }
        }
        out.push_markup(&[" class=\"place ", look.class, "\"><span class=\"ink\">"]);
        match ink_markup(paper, ply, &entry.text) {
            Some(ink) => {
                // Mistakes are shown beside the ink; the text of right moves is for screen readers.
                let is_shown = !look.right.is_empty();
                out.push_markup(&[&ink, if is_shown { "<span>" } else { "<span class=\"for-ears\">" }]);
                push_marked_text(&entry.text, &look, out);
                out.push_markup(&["</span>"]);
            }
            None => push_marked_text(&entry.text, &look, out),
        }
        out.push_markup(&[if entry.offer { " (=)" } else { "" }, "</span></", tag, ">"]);
    }
    if entry.resigns {
        out.push_markup(&["<span class=\"ink resigns\">", paper.prefs.label(Label::ResignedWord), "</span>"]);
    }
}

/// Ink of a cell as markup, if its text was read in it.
fn ink_markup(paper: &SheetView, ply: usize, text: &str) -> Option<String> {
    paper.ink?.with(|cells| cells.of_text(ply, text).map(cell_markup))
}

/// Writes a text with its right and wrong characters marked.
fn push_marked_text(text: &str, look: &CellAppearance, out: &mut Markup) {
    if look.right.is_empty() {
        return out.push_text(text);
    }
    for (n, c) in text.chars().enumerate() {
        let right = look.right.get(n).copied().unwrap_or_default();
        out.push_markup(&[if right { "<i class=\"good\">" } else { "<i class=\"bad\">" }]);
        out.push_text(c.encode_utf8(&mut [0; 4]));
        out.push_markup(&["</i>"]);
    }
}

/// CSS selector of a cell of this leaf.
fn cell_selector(paper: &SheetView, ply: usize) -> String {
    format!("[data-paper={}] [data-ply='{ply}']", paper.name)
}

/// Marks the current cell once all is rendered: it is the tab stop.
fn follow_current_cell(paper: SheetView) {
    if paper.on_tap.is_none() {
        return;
    }
    let at = paper.current_ply.get();
    // Rendered again when one of these changes; labels depend on the language.
    paper.prefs.track();
    paper.form.with(|_| ());
    paper.appearances.with(|_| ());
    // The rows may be rendered after this.
    let _ = request_animation_frame(move || mark_current_cell(paper, at));
}

fn mark_current_cell(paper: SheetView, at: Option<usize>) {
    let old = document().query_selector_all(&format!("[data-paper={}] [data-ply][tabindex='0']", paper.name));
    if let Ok(old) = old {
        for place in (0..old.length()).filter_map(|n| old.get(n)) {
            let place: web_sys::Element = place.unchecked_into();
            drop(place.set_attribute("tabindex", "-1"));
            drop(place.remove_attribute("aria-current"));
        }
    }
    let stop = at.unwrap_or_default();
    if let Ok(Some(place)) = document().query_selector(&cell_selector(&paper, stop)) {
        drop(place.set_attribute("tabindex", "0"));
        if at.is_some() {
            drop(place.set_attribute("aria-current", "step"));
        }
    }
}

/// Moves between cells by arrow keys.
fn move_focus(paper: SheetView, e: &KeyboardEvent) {
    let Some(ply) = closest_attribute(e, "data-ply").and_then(|n| number(&n)) else { return };
    let ply = ply as usize;
    let next = match e.key().as_str() {
        "ArrowLeft" => ply.checked_sub(1),
        "ArrowRight" => Some(ply + 1),
        "ArrowUp" => ply.checked_sub(2),
        "ArrowDown" => Some(ply + 2),
        _ => return,
    };
    e.prevent_default();
    if let Some(next) = next {
        focus_element(&cell_selector(&paper, next));
    }
}
