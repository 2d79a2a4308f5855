//! A leaf of the score sheet as it looks on paper: head, numbered rows in blocks, result, signatures.

use crate::ui::dom::{El, el, later};
use crate::ui::markup::Markup;
use crate::ui::pointing::{attribute, focus_on};
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::Label;
use notabene_core::notation::Letters;
use notabene_core::position::Side;
use notabene_core::record::{ClosingStep, Entry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_core::study::score_sheet::grading::Marked;
use notabene_core::study::score_sheet::manual_sheet::right_characters;
use notabene_core::study::score_sheet::paper::remark;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

/// How a written place looks: the name of its class, and which of its characters are right; none while that is
/// not told.
#[derive(Clone, PartialEq, Default)]
pub struct Look {
    class: &'static str,
    right: Vec<bool>,
}

impl Look {
    /// The look of a marked place with this text.
    pub fn of(marked: &Marked, text: &str) -> Look {
        match marked {
            Marked::Empty => Look::default(),
            Marked::Right => Look { class: "right", right: Vec::new() },
            Marked::Note(_) => Look { class: "right noted", right: Vec::new() },
            Marked::Slip(slip) => Look { class: "amiss", right: right_characters(text, &slip.right) },
        }
    }
    /// A place with nothing but a class.
    pub const fn plain(class: &'static str) -> Look {
        Look { class, right: Vec::new() }
    }
}

/// What a leaf shows, and what happens on it. Lent for good, so that closures carry a reference only.
pub struct Paper {
    pub desk: Desk,
    /// Its name for tests and styles, and for the names of its places: there may be two on a page.
    pub name: &'static str,
    /// What stands on it, following signals.
    pub form: Memo<ScoreSheet>,
    /// How its places look, by their half-moves.
    pub looks: Memo<Vec<Look>>,
    /// The place at which somebody is.
    pub at: Box<dyn Fn() -> Option<usize>>,
    /// A place is tapped; none: its places are for reading only.
    pub tap: Option<Box<dyn Fn(usize)>>,
    /// Somebody writes into the head; none: nobody may.
    pub head: Option<Box<dyn Fn(HeadField, String)>>,
    /// In which letters it is written.
    pub letters: Box<dyn Fn() -> &'static Letters>,
    /// Which leaf lies on top.
    pub leaf: RwSignal<Leaf>,
    /// How many of the closing steps are done.
    pub closed: RwSignal<usize>,
    /// Whether all rows are shown, or those that are written and some behind them.
    pub whole: RwSignal<bool>,
    /// Whether result and circles wait for their steps: players close the sheet by themselves.
    pub waits: bool,
}

impl Paper {
    /// Whether a closing step shows its traces.
    fn done(&self, step: ClosingStep) -> bool {
        let place = ClosingStep::ALL.iter().position(|s| *s == step).unwrap_or_default();
        let own = self.waits || !matches!(step, ClosingStep::Result | ClosingStep::Circle);
        !own || self.closed.get() > place
    }
}

/// The leaf.
pub fn leaf(paper: &'static Paper) -> El {
    let desk = paper.desk;
    later(Box::new(move || point(paper)));
    let title = move || desk.label(paper.leaf.get().label()).to_string();
    let result = move || {
        let result = paper.form.with(|form| form.result);
        if paper.done(ClosingStep::Result) { result } else { "" }.to_string()
    };
    let boxed = move || {
        let words = el("span", "").label(desk, Label::Result);
        el("p", "box").with([words, el("b", "ink").attr("data-result", "").says(result)])
    };
    let array = move || {
        paper.form.with(|form| form.array).map(|n| ["№ ", &n.to_string()].concat()).unwrap_or_default()
    };
    let head = el("div", "form-head")
        .with(HeadField::ALL.map(|field| place(paper, field)))
        .with([el("p", "array-no").says(array), boxed()]);
    let remarked = move || paper.form.with(remark).map(|msg| desk.say(&msg)).unwrap_or_default();
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
                .with([el("strong", "").label(desk, Label::ScoreSheet), el("span", "badge").says(title)]),
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

/// The way to the rows that are not shown yet, and back. The sheet of the game itself shows them all.
fn rest(paper: &'static Paper) -> El {
    let desk = paper.desk;
    if paper.whole.get_untracked() {
        return crate::ui::dom::fragment();
    }
    let label = move || if paper.whole.get() { Label::RowsFewer } else { Label::RowsAll };
    let act = move || paper.whole.update(|whole| *whole = !*whole);
    let turn = el("button", "quiet").attr("type", "button").attr("data-do", "rows");
    let turn =
        turn.says(move || desk.label(label()).into()).state("aria-expanded", move || paper.whole.get());
    let few = move || paper.form.with(|form| near(form) >= form.rows().count());
    el("p", "").class(move || if few() { "hidden" } else { "rows" }).with([turn.click(act)])
}

/// So many rows at least are shown, and so many behind the one that is written.
const FEWEST: usize = 10;
const BEHIND: usize = 3;

/// How many rows of a sheet are shown while the others are still empty: a multiple of five, as its lines are grouped.
fn near(form: &ScoreSheet) -> usize {
    let used = |row: &FormRow| row.entries.iter().any(|entry| entry.ply.is_some() || entry.resigns);
    let last = form.rows().enumerate().filter(|(_, row)| used(row)).last().map_or(0, |(n, _)| n + 1);
    (last + BEHIND).max(FEWEST).next_multiple_of(5)
}

/// What stands in a place of the head.
fn named(form: &ScoreSheet, field: HeadField) -> String {
    let place = form.head.iter().find(|(of, _)| *of == field);
    place.map(|(_, text)| text.clone()).unwrap_or_default()
}

/// A place of the head.
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
            // Who has written no name has the word for the side to draw a circle round.
            true if paper.form.with(|form| named(form, field).is_empty()) => "field circled nameless",
            true => "field circled",
            false => "field",
        }
    };
    el("label", "")
        .attr("data-field", field.tag())
        .class(circled)
        .with([el("span", "").label(paper.desk, field.label()), input])
}

/// The line for a signature. The own sheet is that of White here, as the page cannot know who holds it.
fn signature(paper: &'static Paper, side: Side) -> El {
    let desk = paper.desk;
    let (step, field, label) = match side {
        Side::White => (ClosingStep::SignOwn, HeadField::White, Label::White),
        Side::Black => (ClosingStep::SignTheirs, HeadField::Black, Label::Black),
    };
    let signed = move || {
        let (name, open) = paper.form.with(|form| (named(form, field), form.result.is_empty()));
        let name = if name.is_empty() { desk.label(label).into() } else { name };
        if open || !paper.done(step) { String::new() } else { name }
    };
    let words = move || [desk.label(Label::Signature), " ", desk.label(label)].concat();
    el("p", "signed")
        .attr("data-sign", side.name())
        .with([el("span", "").says(words), el("b", "ink").says(signed)])
}

/// The rows as text.
fn blocks(paper: &'static Paper) -> String {
    let (form, looks) = (paper.form.get(), paper.looks.get());
    let desk = paper.desk;
    let sides = [form.first, form.first.other()];
    let mut out = Markup::default();
    let (near, mut n) = (near(&form), 0);
    for block in &form.blocks {
        // Rows that nobody has reached yet are there, and hidden by the style.
        out.put(&[if n < near { "<table" } else { "<table class=\"later\"" }]);
        out.put(&["><thead><tr><th scope=\"col\" class=\"number\"><span class=\"for-ears\">№</span></th>"]);
        for side in sides {
            let label = if side == Side::White { Label::White } else { Label::Black };
            out.put(&["<th scope=\"col\">", desk.label(label), "</th><th scope=\"col\" class=\"time\">"]);
            out.put(&[desk.label(Label::TimeHead), "</th>"]);
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

fn put_entry(paper: &Paper, entry: &Entry, looks: &[Look], out: &mut Markup) {
    if let Some(ply) = entry.ply {
        let look = looks.get(ply).cloned().unwrap_or_default();
        // What can be tapped is a button, and says that it is empty: which move it is, the heads of row and column say.
        let tag = if paper.tap.is_some() { "button" } else { "span" };
        out.put(&["<", tag]);
        out.draw(" data-ply=\"~\"", &[ply as f64], &[]);
        if paper.tap.is_some() {
            out.put(&[" type=\"button\" tabindex=\"-1\""]);
            if entry.text.is_empty() {
                out.attribute("aria-label", paper.desk.label(Label::EmptyPlace));
            }
        }
        out.put(&[" class=\"place ", look.class, "\"><span class=\"ink\">"]);
        put_text(&entry.text, &look, out);
        out.put(&[if entry.offer { " (=)" } else { "" }, "</span></", tag, ">"]);
    }
    if entry.resigns {
        out.put(&["<span class=\"ink resigns\">", paper.desk.label(Label::ResignedWord), "</span>"]);
    }
}

/// The text with its right and wrong characters.
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

/// The address of a place of this leaf.
fn css(paper: &Paper, ply: usize) -> String {
    ["[data-paper=", paper.name, "] [data-ply='", &ply.to_string(), "']"].concat()
}

/// Shows the place at which somebody is, after the rows were made anew: it is the stop of the Tab key.
fn point(paper: &'static Paper) {
    if paper.tap.is_none() {
        return;
    }
    let at = (paper.at)();
    // Made anew whenever one of these changes; the words on it are those of the language.
    paper.desk.prefs.track();
    paper.form.with(|_| ());
    paper.looks.with(|_| ());
    let old =
        document().query_selector_all(&["[data-paper=", paper.name, "] [data-ply][tabindex='0']"].concat());
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

/// Arrow keys go from place to place.
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
