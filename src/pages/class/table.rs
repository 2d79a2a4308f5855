//! Table of the class: a row for each pupil, a column for each task or skill, a sign for how it goes.

use crate::components::download::save_text;
use crate::components::{Icon, Select, SelectOption};
use crate::pages::class::ClassState;
use leptos::prelude::*;
use notabene_core::exchange::result::{AnswerCount, TaskKind};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::class::{AnswerNames, ClassColumn, CountLevel, PupilRow};

/// Name of the file of a class.
const FILE_NAME: &str = "notabene.class.txt";
/// Name of the table for spreadsheets.
const TABLE_FILE_NAME: &str = "notabene.class.csv";

/// Levels with name, sign and words: the sign tells them apart without colours.
const LEVELS: [(CountLevel, &str, &str, Label); 3] = [
    (CountLevel::Good, "good", "✓", Label::ClassGood),
    (CountLevel::Some, "some", "~", Label::ClassSome),
    (CountLevel::Weak, "weak", "!", Label::ClassWeak),
];

/// Choices of columns.
const PARTS: [(&str, Label); 4] = [
    ("all", Label::ClassShowAll),
    ("lessons", Label::ClassShowLessons),
    ("others", Label::ClassShowOthers),
    ("skills", Label::ClassShowSkills),
];

/// True for a column of a choice.
fn is_in_part(column: &ClassColumn, part: &str) -> bool {
    match column {
        ClassColumn::Skill(..) => part == "skills",
        ClassColumn::Task(TaskKind::Lesson | TaskKind::Course, _) => part == "lessons",
        ClassColumn::Task(..) => part == "others",
    }
}

/// Card with the table and what can be done with it.
#[component]
pub fn TableCard(state: ClassState) -> impl IntoView {
    let prefs = state.prefs;
    let part = RwSignal::new(String::from("all"));
    let shown = Memo::new(move |_| {
        let part = part.get();
        let is_shown = |column: &ClassColumn| part == "all" || is_in_part(column, &part);
        state.table.with(|table| table.columns.iter().map(is_shown).collect::<Vec<bool>>())
    });
    let options =
        PARTS.map(|(name, label)| SelectOption { value: name.into(), text: prefs.label_signal(label) });
    let legend = LEVELS.map(|(_, name, sign, label)| {
        view! { <li data-level=name><span class="level strong centre" aria-hidden="true">{sign}</span>{prefs.label_signal(label)}</li> }
    });
    let print = |_| {
        // A browser that cannot print does nothing.
        drop(window().print());
    };
    let save = move |_| {
        // A browser that saves nothing shows its own message.
        drop(save_text(&state.book.with_untracked(|book| book.text()), "text/plain", FILE_NAME));
    };
    let save_table = move |_| {
        // As above.
        drop(save_text(&untrack(|| spreadsheet(state)), "text/csv", TABLE_FILE_NAME));
    };
    let delete = move |_| state.delete(None);
    view! {
        <section class="card results">
            <h2>{prefs.label_signal(Label::ClassTable)}</h2>
            <div class="row">
                <Select text=prefs.label_signal(Label::ClassShow) name="part" options=options.into()
                    value=part on_change=move |name| part.set(name)/>
                <ul class="inline bare">{legend.collect_view()}</ul>
            </div>
            <div class="scrolls" tabindex="0" role="region" aria-label=prefs.label_signal(Label::ClassTable)>
                {move || class_table(state, &shown.get())}
            </div>
            <div class="actions inline screen-only">
                <button type="button" class="main" data-do="class-print" on:click=print>{prefs.label_signal(Label::ClassPrint)}</button>
                <button type="button" data-do="class-save" on:click=save>{prefs.label_signal(Label::ClassSave)}</button>
                <button type="button" data-do="class-table-save" on:click=save_table>{prefs.label_signal(Label::ClassTableSave)}</button>
                <button type="button" data-do="class-delete" on:click=delete>
                    <Icon name="bin"/> <span>{prefs.label_signal(Label::ClassDelete)}</span>
                </button>
            </div>
        </section>
    }
}

/// The whole table for spreadsheets, with the separator of the language: a semicolon where a comma separates decimals.
fn spreadsheet(state: ClassState) -> String {
    let prefs = state.prefs;
    let half = js_sys::Number::from(0.5).to_locale_string(prefs.language().code());
    let separator = if String::from(half).contains(',') { ';' } else { ',' };
    state.table.with(|table| {
        let names = table.columns.iter().map(|column| {
            let task = state.names.line(state.names.column(column));
            AnswerNames {
                right: prefs.message_text(&msg!(ClassRight { task: task.clone() })),
                asked: prefs.message_text(&msg!(ClassAsked { task })),
            }
        });
        table.csv(prefs.label(Label::ClassPupil), &names.collect::<Vec<_>>(), separator)
    })
}

/// The table with the shown columns.
fn class_table(state: ClassState, shown: &[bool]) -> AnyView {
    let prefs = state.prefs;
    let (columns, rows) = state.table.with(|table| (table.columns.clone(), table.rows.clone()));
    let head = columns.iter().zip(shown).filter(|(_, is_shown)| **is_shown).map(|(column, _)| {
        let (group, name) = state.names.column(column);
        view! { <th scope="col"><small>{group}</small>{name}</th> }
    });
    let rows = rows.into_iter().map(|row| pupil_row(state, row, shown));
    view! {
        <table class="ruled">
            <thead><tr>
                <th scope="col">{prefs.label_signal(Label::ClassPupil)}</th>
                {head.collect_view()}
                <td class="tools fill screen-only"></td>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

fn pupil_row(state: ClassState, row: PupilRow, shown: &[bool]) -> AnyView {
    let prefs = state.prefs;
    let PupilRow { pupil, cells } = row;
    let cells = cells.into_iter().zip(shown).filter(|(_, is_shown)| **is_shown);
    let cells = cells.map(|(count, _)| cell(state, count)).collect_view();
    let name = pupil.clone();
    let title = prefs.message_text(&msg!(ClassDeleteOf { name: pupil.clone() }));
    let delete = move |_| state.delete(Some(&name));
    view! {
        <tr>
            <th scope="row">{pupil}</th>
            {cells}
            <td class="tools fill screen-only">
                <button type="button" class="quiet" data-do="class-remove" aria-label=title on:click=delete>
                    <Icon name="bin"/> <span>{prefs.label_signal(Label::GamesDelete)}</span>
                </button>
            </td>
        </tr>
    }
    .into_any()
}

/// Right answers of all, with the sign of how it goes.
fn cell(state: ClassState, count: Option<AnswerCount>) -> AnyView {
    let Some(count) = count else { return view! { <td>"–"</td> }.into_any() };
    let level = CountLevel::of(count);
    let Some((_, name, sign, label)) = LEVELS.into_iter().find(|(other, ..)| *other == level) else {
        return ().into_any();
    };
    let numbers = [count.right.to_string(), count.asked.to_string()].join("/");
    view! {
        <td data-level=name>
            <span class="level strong centre" role="img" aria-label=state.prefs.label(label)>{sign}</span>
            <span>{numbers}</span>
        </td>
    }
    .into_any()
}
