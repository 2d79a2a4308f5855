//! Leaf of the score sheet, laid out as on paper: head, numbered rows in blocks, result, signatures.

use crate::components::query::{closest_attribute, focus_element};
use crate::pages::score_sheet::sheet_view::SheetView;
use crate::views::ink_pad::InkDrawing;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_core::record::{BLOCK, ClosingStep, FormEntry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_study::score_sheet::paper::remark;
use web_sys::KeyboardEvent;

/// The leaf.
#[component]
pub fn SheetLeaf(paper: SheetView) -> impl IntoView {
    let prefs = paper.prefs;
    let title = Signal::derive(move || prefs.label(paper.leaf.get().label()).to_string());
    let array = move || paper.form.with(|form| form.array).map(|n| format!("№ {n}"));
    let remarked = move || paper.form.with(remark).map(|msg| prefs.message_text(&msg));
    let fields = HeadField::ALL.map(|field| view! { <HeadInput paper field/> });
    let signatures = [Side::White, Side::Black].map(|side| view! { <SignatureLine paper side/> });
    view! {
        <article
            class="leaf stack apart" data-paper=paper.name aria-label=title
            data-leaf=move || if paper.leaf.get() == Leaf::Original { "original" } else { "copy" }
        >
            <header class="form-title inline between">
                <strong>{prefs.label_signal(Label::ScoreSheet)}</strong>
                <span class="badge">{title}</span>
            </header>
            <div class="form-head stack at-end">
                {fields.collect_view()}
                <p class="array-no unless-empty">{array}</p>
                <ResultBox paper/>
            </div>
            <div
                class=move || if paper.shows_all_rows.get() { "blocks stack at-start" } else { "blocks stack at-start begun" }
                lang=move || paper.letters.get().code
                on:keydown=move |e| move_focus(paper, &e)
            >
                <Blocks paper/>
            </div>
            <AllRowsButton paper/>
            <div class="form-foot halves at-end">
                <ResultBox paper/>
                <p class="remark ink unless-empty">{remarked}</p>
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
        <p class="box inline between">
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
            <span class="faint small">{paper.prefs.label_signal(field.label())}</span>
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
    view! { <p class="signed inline" data-sign=side.name()><span class="faint small">{text}</span> <b class="ink">{signed}</b></p> }
}

/// The rows, in blocks. Those below the visible ones are there, too, and hidden by CSS.
#[component]
fn Blocks(paper: SheetView) -> impl IntoView {
    let visible_rows = Memo::new(move |_| paper.form.with(visible_row_count));
    let block = move |block: usize| {
        let rows = (0..BLOCK as usize).map(|n| view! { <Row paper visible_rows block n/> });
        let is_later = move || visible_rows.get() <= block * BLOCK as usize;
        let columns = [false, true].map(|is_second| view! { <ColumnHead paper is_second/> });
        view! {
            <table class="fill digits" class:later=is_later>
                <thead>
                    <tr>
                        <th scope="col" class="number"><span class="for-ears">"№"</span></th>
                        {columns.collect_view()}
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        }
    };
    view! { <For each=move || 0..paper.form.with(|form| form.blocks.len()) key=|n| *n children=block/> }
}

/// Heads of the moves and times of a side.
#[component]
fn ColumnHead(paper: SheetView, is_second: bool) -> impl IntoView {
    let is_white = move || paper.form.with(|form| form.first == Side::White) != is_second;
    let side = move || paper.prefs.label(if is_white() { Label::White } else { Label::Black });
    view! {
        <th scope="col">{side}</th>
        <th scope="col" class="time">{paper.prefs.label_signal(Label::TimeHead)}</th>
    }
}

/// Row of a block: its number, and the cells of both sides.
#[component]
fn Row(paper: SheetView, visible_rows: Memo<usize>, block: usize, n: usize) -> impl IntoView {
    let row = Memo::new(move |_| {
        let row = paper.form.with(|form| form.blocks.get(block)?.get(n).cloned());
        row.unwrap_or_default()
    });
    let is_later = move || visible_rows.get() <= block * BLOCK as usize + n;
    let cells = [0, 1].map(|column| {
        let entry = Memo::new(move |_| row.with(|row| row.entries[column].clone()));
        view! { <Cell paper entry/> }
    });
    view! {
        <tr class:later=is_later>
            <th scope="row" class="number">{move || row.with(|row| row.number)}</th>
            {cells.collect_view()}
        </tr>
    }
}

/// Cell of a move, and the time beside it.
#[component]
fn Cell(paper: SheetView, entry: Memo<FormEntry>) -> impl IntoView {
    let ply = Memo::new(move |_| entry.with(|entry| entry.ply));
    let place = move || ply.get().map(|ply| view! { <Place paper entry ply/> });
    let resigned = move || {
        let word = paper.prefs.label_signal(Label::ResignedWord);
        entry.with(|entry| entry.resigns).then(|| view! { <span class="ink resigns">{word}</span> })
    };
    view! { <td>{place}{resigned}</td><td class="time">{move || entry.with(|entry| entry.time.clone())}</td> }
}

/// Place of a half-move: a button if it can be tapped. The current one is the tab stop.
#[component]
fn Place(paper: SheetView, entry: Memo<FormEntry>, ply: usize) -> impl IntoView {
    let look = Memo::new(move |_| paper.appearances.with(|all| all.get(ply).cloned().unwrap_or_default()));
    let class = move || look.with(|look| format!("place {}", look.class));
    let is_current = Memo::new(move |_| paper.current_ply.get() == Some(ply));
    let is_tab_stop = Memo::new(move |_| paper.current_ply.get().unwrap_or_default() == ply);
    // The text of the line, while the cell has another one.
    let unfinished = move |shown: &str| {
        let (at, text) = is_current.get().then(|| paper.written.get()).flatten()?;
        (at == ply && text != shown).then_some(text)
    };
    let content = move || {
        let (text, offer) = entry.with(|e| (e.text.clone(), if e.offer { " (=)" } else { "" }));
        if let Some(text) = unfinished(&[&text, offer].concat()) {
            return text.into_any();
        }
        let right = look.with(|look| look.right.clone());
        let ink = paper.ink.and_then(|cells| cells.with(|cells| cells.of_text(ply, &text).map(String::from)));
        match ink {
            Some(drawing) => {
                // Mistakes are shown beside the ink; the text of right moves is for screen readers.
                let class = right.is_empty().then_some("for-ears");
                view! { <InkDrawing text=drawing/> <span class=class><MarkedText text right/></span> {offer} }
                    .into_any()
            }
            None => view! { <MarkedText text right/> {offer} }.into_any(),
        }
    };
    let ink = view! { <span class="ink">{content}</span> };
    let Some(tap) = paper.on_tap else {
        return view! { <span data-ply=ply class=class>{ink}</span> }.into_any();
    };
    // Row and column heads name the move: a label is only for an empty place.
    let empty = paper.prefs.label_signal(Label::EmptyPlace);
    view! {
        <button
            type="button" data-ply=ply class=class
            tabindex=move || if is_tab_stop.get() { "0" } else { "-1" }
            aria-current=move || is_current.get().then_some("step")
            aria-label=move || entry.with(|entry| entry.text.is_empty()).then(|| empty.get())
            on:click=move |_| tap.run(ply)
        >
            {ink}
        </button>
    }
    .into_any()
}

/// A text with its right and wrong characters marked, if there are flags.
#[component]
fn MarkedText(text: String, right: Vec<bool>) -> impl IntoView {
    if right.is_empty() {
        return text.into_any();
    }
    let flags = right.into_iter().chain(std::iter::repeat(false));
    let marked = text.chars().zip(flags).map(|(c, is_right)| {
        view! { <i class=if is_right { "good" } else { "bad" }>{c.to_string()}</i> }
    });
    marked.collect_view().into_any()
}

/// CSS selector of a cell of this leaf.
fn cell_selector(paper: &SheetView, ply: usize) -> String {
    format!("[data-paper={}] [data-ply='{ply}']", paper.name)
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
