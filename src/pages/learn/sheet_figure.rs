//! A filled score sheet beside a paragraph: it is written while the moves are played on the board.

use crate::pages::learn::lesson_reader::LessonReader;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_study::{FilledMove, FilledSheet, SheetCell};

/// Score sheet of a paragraph; nothing if it shows none.
#[component]
pub fn SheetFigure(reader: LessonReader, n: usize) -> impl IntoView {
    let cx = reader.cx;
    reader.points().get(n)?.sheet.as_ref()?;
    let played = reader.played;
    let sheet = move || {
        let sheet = reader.points().get(n)?.filled_sheet(cx.course_language())?;
        // Of another paragraph the whole game is on the paper.
        let written = Memo::new(move |_| {
            let (paragraph, plies) = played.get();
            if paragraph == Some(n) { plies } else { usize::MAX }
        });
        // A closure inside is rendered with new elements: in another language the whole paper changes.
        Some(move || view! { <Paper sheet=sheet.clone() written/> })
    };
    Some(view! { <div class="filled-sheet stack" lang=move || cx.course_language().code()>{sheet}</div> })
}

/// The paper, with as many of its moves as are written.
#[component]
fn Paper(sheet: FilledSheet, written: Memo<usize>) -> impl IntoView {
    let prefs = Preferences::here();
    let moves = sheet.moves();
    let place = |(cell, text): (SheetCell, String)| {
        view! {
            <p data-place=cell.name()><span>{prefs.label_signal(cell.label())}</span>" "<b>{text}</b></p>
        }
    };
    let cell = move |it: Option<FilledMove>| match it {
        None => view! { <td></td> }.into_any(),
        Some(FilledMove { text, ply }) => view! {
            <td class:here=move || written.get() == ply + 1>
                <span class:to-come=move || written.get() <= ply>{text}</span>
            </td>
        }
        .into_any(),
    };
    let rows = sheet.rows.into_iter().map(|(number, moves)| {
        view! { <tr><th scope="row">{number}</th>{moves.map(cell).into_iter().collect_view()}</tr> }
    });
    let heads = [Label::White, Label::Black];
    let heads = heads.map(|label| view! { <th scope="col">{prefs.label_signal(label)}</th> });
    let result = (!sheet.result.is_empty()).then(|| {
        view! {
            <p data-place="result">
                <span>{prefs.label_signal(Label::Result)}</span>" "
                <b class:to-come=move || { written.get() < moves }>{sheet.result}</b>
            </p>
        }
    });
    view! {
        <div class="filled-head inline">{sheet.head.into_iter().map(place).collect_view()}</div>
        <table class="fill">
            <thead><tr><th scope="col"><span class="for-ears">"№"</span></th>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
        {result}
    }
}
