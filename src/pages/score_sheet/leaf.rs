//! Leaf of the score sheet, laid out as on paper: head, numbered rows in blocks, result, signatures.

use crate::components::effect::later;
use crate::components::element::fragment;
use crate::components::element::{El, el};
use crate::components::move_text::Markup;
use crate::components::query::{attribute, focus_on};
use crate::state::context::AppContext;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::Label;
use notabene_core::notation::Letters;
use notabene_core::position::Side;
use notabene_core::record::{ClosingStep, FormEntry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_core::study::score_sheet::grading::GradedMove;
use notabene_core::study::score_sheet::manual_sheet::right_characters;
use notabene_core::study::score_sheet::paper::remark;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

/// Look of a cell: CSS class, and flags of its correct characters; empty while they are not shown.
#[derive(Clone, PartialEq, Default)]
pub struct Look {
    class: &'static str,
    right: Vec<bool>,
}

impl Look {
    /// Look of a marked cell with this text.
    pub fn of(marked: &GradedMove, text: &str) -> Look {
        match marked {
            GradedMove::Empty => Look::default(),
            GradedMove::Right => Look { class: "right", right: Vec::new() },
            GradedMove::Note(_) => Look { class: "right noted", right: Vec::new() },
            GradedMove::Slip(slip) => Look { class: "amiss", right: right_characters(text, &slip.right) },
        }
    }
    /// Look with a class only.
    pub const fn plain(class: &'static str) -> Look {
        Look { class, right: Vec::new() }
    }
}

/// Content of a leaf, and its handlers. Leaked: closures hold a reference.
pub struct Paper {
    pub app: AppContext,
    /// Name for tests, styles and element names: there may be two sheets on a page.
    pub name: &'static str,
    /// Content; follows signals.
    pub form: Memo<ScoreSheet>,
    /// Looks of the cells, by half-move.
    pub looks: Memo<Vec<Look>>,
    /// Half-move of the current cell.
    pub at: Box<dyn Fn() -> Option<usize>>,
    /// Handler of a tap on a cell; `None`: read-only.
    pub tap: Option<Box<dyn Fn(usize)>>,
    /// Handler of edits in the head; `None`: read-only.
    pub head: Option<Box<dyn Fn(HeadField, String)>>,
    /// Letters of the notation.
    pub letters: Box<dyn Fn() -> &'static Letters>,
    /// Leaf on top.
    pub leaf: RwSignal<Leaf>,
    /// Number of completed closing steps.
    pub closed: RwSignal<usize>,
    /// True if all rows are shown; else the written ones and some after them.
    pub whole: RwSignal<bool>,
    /// True if result and circles wait for their steps: players close the sheet by themselves.
    pub waits: bool,
}

impl Paper {
    /// True if the marks of a closing step are visible.
    fn done(&self, step: ClosingStep) -> bool {
        let place = ClosingStep::ALL.iter().position(|s| *s == step).unwrap_or_default();
        let own = self.waits || !matches!(step, ClosingStep::Result | ClosingStep::Circle);
        !own || self.closed.get() > place
    }
}

/// Element of the leaf.
pub fn leaf(paper: &'static Paper) -> El {
    let app = paper.app;
    later(Box::new(move || point(paper)));
    let title = move || app.label(paper.leaf.get().label()).to_string();
    let result = move || {
        let result = paper.form.with(|form| form.result);
        if paper.done(ClosingStep::Result) { result } else { "" }.to_string()
    };
    let boxed = move || {
        let words = el("span", "").label(app, Label::Result);
        el("p", "box").with([words, el("b", "ink").attr("data-result", "").says(result)])
    };
    let array = move || paper.form.with(|form| form.array).map(|n| format!("№ {n}")).unwrap_or_default();
    let head = el("div", "form-head")
        .with(HeadField::ALL.map(|field| place(paper, field)))
        .with([el("p", "array-no").says(array), boxed()]);
    let remarked = move || paper.form.with(remark).map(|msg| app.say(&msg)).unwrap_or_default();
    let signs = [Side::White, Side::Black].map(|side| signature(paper, side));
    let foot = el("div", "form-foot").with([boxed(), el("p", "remark ink").says(remarked)]).with(signs);
    el("article", "leaf")
        .attr("data-paper", paper.name)
        .live("data-leaf", move || {
            (if paper.leaf.get() == Leaf::Original { "original" } else { "copy" }).into()
        })
        .live("aria-label", title)
        .with([
            el("header", "form-title")
                .with([el("strong", "").label(app, Label::ScoreSheet), el("span", "badge").says(title)]),
            head,
            el("div", "")
                .class(move || if paper.whole.get() { "blocks" } else { "blocks begun" })
                .live("lang", move || (paper.letters)().code.into())
                .live_inside(move || blocks(paper))
                .on("click", move |e| {
                    let ply = attribute(&e, "data-ply").and_then(|n| number(&n));
                    if let (Some(tap), Some(ply)) = (&paper.tap, ply) {
                        tap(ply as usize);
                    }
                })
                .on("keydown", move |e| walk(paper, &e)),
            rest(paper),
            foot,
        ])
}

/// Button that shows the hidden rows, or hides them. Empty on the sheet of the game itself, which shows all rows.
fn rest(paper: &'static Paper) -> El {
    let app = paper.app;
    if paper.whole.get_untracked() {
        return fragment();
    }
    let label = move || if paper.whole.get() { Label::RowsFewer } else { Label::RowsAll };
    let act = move || paper.whole.update(|whole| *whole = !*whole);
    let turn = el("button", "quiet").attr("type", "button").attr("data-do", "rows");
    let turn = turn.says(move || app.label(label()).into()).state("aria-expanded", move || paper.whole.get());
    let few = move || paper.form.with(|form| near(form) >= form.rows().count());
    el("p", "").class(move || if few() { "hidden" } else { "rows" }).with([turn.click(act)])
}

/// Minimum number of visible rows, and of those after the last one written.
const FEWEST: usize = 10;
const BEHIND: usize = 3;

/// Number of visible rows while others are empty: a multiple of five, as the lines are grouped.
fn near(form: &ScoreSheet) -> usize {
    let used = |row: &FormRow| row.entries.iter().any(|entry| entry.ply.is_some() || entry.resigns);
    let last = form.rows().enumerate().filter(|(_, row)| used(row)).last().map_or(0, |(n, _)| n + 1);
    (last + BEHIND).max(FEWEST).next_multiple_of(5)
}

/// Text of a field of the head.
fn named(form: &ScoreSheet, field: HeadField) -> String {
    let place = form.head.iter().find(|(of, _)| *of == field);
    place.map(|(_, text)| text.clone()).unwrap_or_default()
}

/// Field of the head.
fn place(paper: &'static Paper, field: HeadField) -> El {
    let value = move || paper.form.with(|form| named(form, field));
    let kind = if field == HeadField::Date { "date" } else { "text" };
    let input = el("input", "ink").attr("type", kind).attr("name", field.tag()).attr("maxlength", "100");
    let input = input.attr("autocomplete", "off").value(value);
    let input = match &paper.head {
        Some(write) => input.on("change", move |e| write(field, field.value(&event_target_value(&e)))),
        None => input.attr("readonly", ""),
    };
    let circled = move || {
        let [white, black] = paper.form.with(|form| form.circled);
        let is = match field {
            HeadField::White => white,
            HeadField::Black => black,
            _ => false,
        };
        match is && paper.done(ClosingStep::Circle) {
            // Without a name, the circle is around the word for the side.
            true if paper.form.with(|form| named(form, field).is_empty()) => "field circled nameless",
            true => "field circled",
            false => "field",
        }
    };
    el("label", "")
        .attr("data-field", field.tag())
        .class(circled)
        .with([el("span", "").label(paper.app, field.label()), input])
}

/// Signature line. The player's own sheet counts as White's: the page cannot know the holder.
fn signature(paper: &'static Paper, side: Side) -> El {
    let app = paper.app;
    let (step, field, label) = match side {
        Side::White => (ClosingStep::SignOwn, HeadField::White, Label::White),
        Side::Black => (ClosingStep::SignTheirs, HeadField::Black, Label::Black),
    };
    let signed = move || {
        let (name, open) = paper.form.with(|form| (named(form, field), form.result.is_empty()));
        let name = if name.is_empty() { app.label(label).into() } else { name };
        if open || !paper.done(step) { String::new() } else { name }
    };
    let words = move || format!("{} {}", app.label(Label::Signature), app.label(label));
    el("p", "signed")
        .attr("data-sign", side.name())
        .with([el("span", "").says(words), el("b", "ink").says(signed)])
}

/// Markup of the rows.
fn blocks(paper: &'static Paper) -> String {
    let (form, looks) = (paper.form.get(), paper.looks.get());
    let app = paper.app;
    let sides = [form.first, form.first.other()];
    let mut out = Markup::default();
    let (near, mut n) = (near(&form), 0);
    for block in &form.blocks {
        // Later rows are rendered and hidden by CSS.
        out.put(&[if n < near { "<table" } else { "<table class=\"later\"" }]);
        out.put(&["><thead><tr><th scope=\"col\" class=\"number\"><span class=\"for-ears\">№</span></th>"]);
        for side in sides {
            let label = if side == Side::White { Label::White } else { Label::Black };
            out.put(&["<th scope=\"col\">", app.label(label), "</th><th scope=\"col\" class=\"time\">"]);
            out.put(&[app.label(Label::TimeHead), "</th>"]);
        }
        out.put(&["</tr></thead><tbody>"]);
        for row in block {
            out.put(&[if n < near { "<tr>" } else { "<tr class=\"later\">" }]);
            put_row(paper, row, &looks, &mut out);
            n += 1;
        }
        out.put(&["</tbody></table>"]);
    }
    out.done()
}

fn put_row(paper: &Paper, row: &FormRow, looks: &[Look], out: &mut Markup) {
    out.put(&["<th scope=\"row\" class=\"number\">"]);
    out.number(row.number as usize);
    out.put(&["</th>"]);
    for entry in &row.entries {
        out.put(&["<td>"]);
        put_entry(paper, entry, looks, out);
        out.put(&["</td><td class=\"time\">"]);
        out.text(&entry.time);
        out.put(&["</td>"]);
    }
    out.put(&["</tr>"]);
}

fn put_entry(paper: &Paper, entry: &FormEntry, looks: &[Look], out: &mut Markup) {
    if let Some(ply) = entry.ply {
        let look = looks.get(ply).cloned().unwrap_or_default();
        // An editable cell is a button labelled as empty; row and column headers name the move.
        let tag = if paper.tap.is_some() { "button" } else { "span" };
        out.put(&["<", tag]);
        out.draw(" data-ply=\"~\"", &[ply as f64], &[]);
        if paper.tap.is_some() {
            out.put(&[" type=\"button\" tabindex=\"-1\""]);
            if entry.text.is_empty() {
                out.attribute("aria-label", paper.app.label(Label::EmptyPlace));
            }
        }
        out.put(&[" class=\"place ", look.class, "\"><span class=\"ink\">"]);
        put_text(&entry.text, &look, out);
        out.put(&[if entry.offer { " (=)" } else { "" }, "</span></", tag, ">"]);
    }
    if entry.resigns {
        out.put(&["<span class=\"ink resigns\">", paper.app.label(Label::ResignedWord), "</span>"]);
    }
}

/// Writes a text with its right and wrong characters marked.
fn put_text(text: &str, look: &Look, out: &mut Markup) {
    if look.right.is_empty() {
        return out.text(text);
    }
    for (n, c) in text.chars().enumerate() {
        let right = look.right.get(n).copied().unwrap_or_default();
        out.put(&[if right { "<i class=\"good\">" } else { "<i class=\"bad\">" }]);
        out.text(c.encode_utf8(&mut [0; 4]));
        out.put(&["</i>"]);
    }
}

/// CSS selector of a cell of this leaf.
fn css(paper: &Paper, ply: usize) -> String {
    format!("[data-paper={}] [data-ply='{ply}']", paper.name)
}

/// Marks the current cell after rendering: it is the tab stop.
fn point(paper: &'static Paper) {
    if paper.tap.is_none() {
        return;
    }
    let at = (paper.at)();
    // Rendered again when one of these changes; labels depend on the language.
    paper.app.prefs.track();
    paper.form.with(|_| ());
    paper.looks.with(|_| ());
    let old = document().query_selector_all(&format!("[data-paper={}] [data-ply][tabindex='0']", paper.name));
    if let Ok(old) = old {
        for place in (0..old.length()).filter_map(|n| old.get(n)) {
            let place: web_sys::Element = place.unchecked_into();
            drop(place.set_attribute("tabindex", "-1"));
            drop(place.remove_attribute("aria-current"));
        }
    }
    let stop = at.unwrap_or_default();
    if let Ok(Some(place)) = document().query_selector(&css(paper, stop)) {
        drop(place.set_attribute("tabindex", "0"));
        if at.is_some() {
            drop(place.set_attribute("aria-current", "step"));
        }
    }
}

/// Moves between cells by arrow keys.
fn walk(paper: &'static Paper, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let Some(ply) = attribute(e, "data-ply").and_then(|n| number(&n)) else { return };
    let ply = ply as usize;
    let next = match key.key().as_str() {
        "ArrowLeft" => ply.checked_sub(1),
        "ArrowRight" => Some(ply + 1),
        "ArrowUp" => ply.checked_sub(2),
        "ArrowDown" => Some(ply + 2),
        _ => return,
    };
    e.prevent_default();
    if let Some(next) = next {
        focus_on(&css(paper, next));
    }
}
