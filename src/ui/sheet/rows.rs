//! The numbered rows of a score sheet, in blocks.

use super::leaf::{EntryMark, ScoreSheetState};
use crate::ui::pointing::{attribute, focus_on};
use crate::ui::prefs::Preferences;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::reactive::computed::Selector;
use notabene_core::digits::number;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_core::record::{Entry, FormRow, ScoreSheet};
use web_sys::Event;

/// Fewest rows shown, and rows shown behind the last written one.
const FEWEST: usize = 10;
const BEHIND: usize = 3;

/// Count of rows shown while the others are empty: a multiple of five, as the lines are grouped.
fn rows_shown(form: &ScoreSheet) -> usize {
    let used = |row: &FormRow| row.entries.iter().any(|entry| entry.ply.is_some() || entry.resigns);
    let last = form.rows().enumerate().filter(|(_, row)| used(row)).last().map_or(0, |(n, _)| n + 1);
    (last + BEHIND).max(FEWEST).next_multiple_of(5)
}

/// The way to the rows that are not shown, and back.
#[component]
pub fn RowsToggle(sheet: ScoreSheetState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let few = move || sheet.form.with(|form| rows_shown(form) >= form.rows().count());
    let words = move || prefs.label(if sheet.all_rows.get() { Label::RowsFewer } else { Label::RowsAll });
    view! {
        <p class=move || if few() { "hidden" } else { "rows" }>
            <button
                class="quiet"
                type="button"
                data-do="rows"
                aria-expanded=move || sheet.all_rows.get().to_string()
                on:click=move |_| sheet.all_rows.update(|all| *all = !*all)
            >
                {words}
            </button>
        </p>
    }
}

/// What the rows of a sheet share.
#[derive(Clone)]
struct Rows {
    sheet: ScoreSheetState,
    /// The current entry, by half-move.
    current: Selector<Option<usize>>,
    /// Count of rows shown.
    shown: Memo<usize>,
}

impl Rows {
    fn new(sheet: ScoreSheetState) -> Rows {
        let shown = Memo::new(move |_| sheet.form.with(rows_shown));
        Rows { sheet, current: Selector::new(move || sheet.current.get()), shown }
    }

    fn is_current(&self, ply: usize) -> bool {
        self.current.selected(&Some(ply))
    }

    /// True for the stop of the Tab key: the current entry, else the first.
    fn is_stop(&self, ply: usize) -> bool {
        self.is_current(ply) || ply == 0 && self.current.selected(&None)
    }
}

/// All rows. Only those that change are rendered again.
#[component]
pub fn FormBlocks(sheet: ScoreSheetState) -> impl IntoView {
    let rows = Rows::new(sheet);
    let sizes =
        Memo::new(move |_| sheet.form.with(|form| form.blocks.iter().map(Vec::len).collect::<Vec<_>>()));
    let blocks = move || {
        let mut from = 0;
        let block = |(block, len): (usize, usize)| {
            let first = from;
            from += len;
            view! { <FormBlock rows=rows.clone() block first len/> }
        };
        sizes.get().into_iter().enumerate().map(block).collect_view()
    };
    let tap = move |e: &Event| {
        let ply = attribute(e, "data-ply").and_then(|n| number(&n));
        if let (Some(on_tap), Some(ply)) = (sheet.on_tap, ply) {
            on_tap.run(ply as usize);
        }
    };
    view! {
        <div
            class=move || if sheet.all_rows.get() { "blocks" } else { "blocks begun" }
            lang=move || sheet.letters.get().code
            on:click=move |e| tap(&e)
            on:keydown=move |e| walk(sheet, &e)
        >
            {blocks}
        </div>
    }
}

/// A block of rows; `first` is the number of its first row, from 0.
#[component]
fn FormBlock(rows: Rows, block: usize, first: usize, len: usize) -> impl IntoView {
    let (sheet, shown) = (rows.sheet, rows.shown);
    let is_later = move || first >= shown.get();
    let first_side = Memo::new(move |_| sheet.form.with(|form| form.first));
    let body = (0..len).map(|row| view! { <SheetRow rows=rows.clone() block row number=first + row/> });
    view! {
        <table class:later=is_later>
            <thead>
                <tr>
                    <th scope="col" class="number"><span class="for-ears">"№"</span></th>
                    <ColumnHead side=Signal::derive(move || first_side.get())/>
                    <ColumnHead side=Signal::derive(move || first_side.get().other())/>
                </tr>
            </thead>
            <tbody>{body.collect_view()}</tbody>
        </table>
    }
}

/// The heads of the columns of a side: moves and times.
#[component]
fn ColumnHead(side: Signal<Side>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let label = move || if side.get() == Side::White { Label::White } else { Label::Black };
    view! {
        <th scope="col">{move || prefs.label(label())}</th>
        <th scope="col" class="time">{prefs.words(Label::TimeHead)}</th>
    }
}

/// A row of a form with the marks of its entries.
type MarkedRow = (FormRow, Vec<EntryMark>);

fn marked_row(sheet: ScoreSheetState, block: usize, row: usize) -> Option<MarkedRow> {
    let row = sheet.form.with(|form| form.blocks.get(block)?.get(row).cloned())?;
    let mark = |entry: &Entry| sheet.marks.with(|marks| marks.get(entry.ply?).cloned());
    let marks = row.entries.iter().map(|entry| mark(entry).unwrap_or_default()).collect();
    Some((row, marks))
}

#[component]
fn SheetRow(rows: Rows, block: usize, row: usize, number: usize) -> impl IntoView {
    let (sheet, shown) = (rows.sheet, rows.shown);
    let is_later = move || number >= shown.get();
    let content = Memo::new(move |_| marked_row(sheet, block, row));
    let cells = move || {
        let (row, marks) = content.get().unwrap_or_default();
        let cell = |(entry, mark): (Entry, EntryMark)| {
            let time = entry.time.clone();
            view! {
                <td><EntryCell rows=rows.clone() entry mark/></td>
                <td class="time">{time}</td>
            }
        };
        let entries = row.entries.into_iter().zip(marks).map(cell).collect_view();
        view! {
            <th scope="row" class="number">{row.number.to_string()}</th>
            {entries}
        }
    };
    view! { <tr class:later=is_later>{cells}</tr> }
}

/// A written or empty move, and the word of who resigned.
#[component]
fn EntryCell(rows: Rows, entry: Entry, mark: EntryMark) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let resigns = entry.resigns.then(|| {
        view! { <span class="ink resigns">{prefs.words(Label::ResignedWord)}</span> }
    });
    let place = entry.ply.map(|ply| match rows.sheet.on_tap {
        Some(_) => view! { <EntryButton rows ply entry mark/> }.into_any(),
        None => {
            let class = format!("place {}", mark.class);
            view! { <span data-ply=ply.to_string() class=class><EntryText rows ply entry mark/></span> }
                .into_any()
        }
    });
    view! { {place}{resigns} }
}

/// An entry that can be tapped. If empty it says so; heads of row and column name the move.
#[component]
fn EntryButton(rows: Rows, ply: usize, entry: Entry, mark: EntryMark) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let (stop, current) = (rows.clone(), rows.clone());
    let class = format!("place {}", mark.class);
    let is_empty = entry.text.is_empty();
    let label = move || is_empty.then(|| prefs.label(Label::EmptyPlace));
    view! {
        <button
            data-ply=ply.to_string()
            type="button"
            tabindex=move || if stop.is_stop(ply) { "0" } else { "-1" }
            aria-current=move || current.is_current(ply).then_some("step")
            aria-label=label
            class=class
        >
            <EntryText rows ply entry mark/>
        </button>
    }
}

/// The ink of an entry: its text with right and wrong characters, or the draft while that differs.
#[component]
fn EntryText(rows: Rows, ply: usize, entry: Entry, mark: EntryMark) -> impl IntoView {
    let sheet = rows.sheet;
    let text = format!("{}{}", entry.text, if entry.offer { " (=)" } else { "" });
    let draft = move || {
        let input = sheet.draft.filter(|_| rows.is_current(ply))?;
        Some(input.text.get()).filter(|draft| *draft != text)
    };
    let ink = move || match draft() {
        Some(draft) => draft.into_any(),
        None => marked_text(&entry, &mark),
    };
    view! { <span class="ink">{ink}</span> }
}

fn marked_text(entry: &Entry, mark: &EntryMark) -> AnyView {
    let offer = entry.offer.then_some(" (=)");
    if mark.correct.is_empty() {
        return view! { {entry.text.clone()}{offer} }.into_any();
    }
    let character = |(n, c): (usize, char)| {
        let correct = mark.correct.get(n).copied().unwrap_or_default();
        view! { <i class=if correct { "good" } else { "bad" }>{c.to_string()}</i> }
    };
    let characters = entry.text.chars().enumerate().map(character).collect_view();
    view! { {characters}{offer} }.into_any()
}

/// Arrow keys go from entry to entry.
fn walk(sheet: ScoreSheetState, e: &KeyboardEvent) {
    let Some(ply) = attribute(e, "data-ply").and_then(|n| number(&n)) else { return };
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
        focus_on(&sheet.entry_css(next));
    }
}
