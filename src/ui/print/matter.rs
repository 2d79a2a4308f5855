//! A printed score sheet.

use super::leaves::PageTitle;
use crate::ui::prefs::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Side;
use notabene_core::record::{Entry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_core::study::printing::Use;
use notabene_core::study::score_sheet::paper::remark;

/// Longer texts of moves are written smaller: a capture of draughts may name many fields.
const LONG: usize = 9;
const LONGER: usize = 16;

/// Class of a text with so many characters.
pub const fn length_class(characters: usize) -> Option<&'static str> {
    match characters {
        n if n > LONGER => Some("longer"),
        n if n > LONG => Some("long"),
        _ => None,
    }
}

/// Label of a side.
pub const fn side_label(side: Side) -> Label {
    match side {
        Side::White => Label::White,
        Side::Black => Label::Black,
    }
}

/// A sheet, or a part of it: title, head, rows and foot. `mark` is the number of a sheet with a mistake.
#[component]
pub fn SheetMatter(
    times: bool,
    kind: Use,
    form: ScoreSheet,
    leaf: Option<Leaf>,
    mark: String,
    is_last: bool,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let (title, badge) = match (kind, leaf) {
        (Use::Slip, _) => (Label::PrintSlipSheet, mark.into()),
        (_, Some(leaf)) => (Label::ScoreSheet, prefs.words(leaf.label())),
        _ => (Label::ScoreSheet, String::new().into()),
    };
    let (result, ended) = (form.result, remark(&form));
    let foot = match kind {
        Use::Slip => view! { <MistakeQuestions/> }.into_any(),
        // The end of a sheet stands below its last moves.
        _ if !is_last => view! { <p class="on">"→"</p> }.into_any(),
        _ => view! { <SheetFoot result ended/> }.into_any(),
    };
    view! {
        <PageTitle title badge/>
        <SheetHead head=form.head array=form.array result circled=form.circled/>
        <SheetBlocks times first=form.first blocks=form.blocks/>
        {foot}
    }
}

/// A place that is written in: its words, and its text.
#[component]
fn WrittenPlace(
    class: &'static str,
    field: &'static str,
    words: Signal<String>,
    #[prop(optional, into)] text: String,
) -> impl IntoView {
    view! {
        <p class=class data-field=field>
            <span>{words}</span>
            <b>{text}</b>
        </p>
    }
}

/// The head of a sheet; the names of those who won or drew are circled.
#[component]
fn SheetHead(
    head: Vec<(HeadField, String)>,
    array: Option<u16>,
    result: &'static str,
    circled: [bool; 2],
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let place = |(field, text): (HeadField, String)| {
        let class = place_class(is_circled(field, circled), text.is_empty());
        view! { <WrittenPlace class field=field.tag() words=prefs.words(field.label()) text/> }
    };
    let array = array.map(|array| {
        let words = prefs.words(Label::PrintArray);
        view! { <WrittenPlace class="place array" field="Array" words text=array.to_string()/> }
    });
    view! {
        <div class="head-places">
            {head.into_iter().map(place).collect_view()}
            {array}
            <WrittenPlace class="box" field="Result" words=prefs.words(Label::Result) text=result/>
        </div>
    }
}

const fn is_circled(field: HeadField, [white, black]: [bool; 2]) -> bool {
    match field {
        HeadField::White => white,
        HeadField::Black => black,
        _ => false,
    }
}

/// Without a name, the word for the side is circled.
const fn place_class(is_circled: bool, is_empty: bool) -> &'static str {
    match (is_circled, is_empty) {
        (true, true) => "place circled nameless",
        (true, false) => "place circled",
        (false, _) => "place",
    }
}

/// The rows of a sheet in blocks.
#[component]
fn SheetBlocks(times: bool, first: Side, blocks: Vec<Vec<FormRow>>) -> impl IntoView {
    let block = |rows: Vec<FormRow>| {
        view! {
            <table>
                <thead>
                    <tr>
                        <th class="number"></th>
                        <ColumnHead times side=first/>
                        <ColumnHead times side=first.other()/>
                    </tr>
                </thead>
                <tbody>{rows.into_iter().map(|row| view! { <SheetRow times row/> }).collect_view()}</tbody>
            </table>
        }
    };
    view! { <div class="columns">{blocks.into_iter().map(block).collect_view()}</div> }
}

#[component]
fn ColumnHead(times: bool, side: Side) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let time = times.then(|| view! { <th scope="col" class="time">{prefs.words(Label::TimeHead)}</th> });
    view! {
        <th scope="col">{prefs.words(side_label(side))}</th>
        {time}
    }
}

#[component]
fn SheetRow(times: bool, row: FormRow) -> impl IntoView {
    let entry = |entry: Entry| {
        let time = times.then(|| view! { <td class="time">{entry.time.clone()}</td> });
        view! {
            <EntryCell text=entry.text offer=entry.offer resigns=entry.resigns/>
            {time}
        }
    };
    view! {
        <tr>
            <th scope="row" class="number">{row.number.to_string()}</th>
            {row.entries.into_iter().map(entry).collect_view()}
        </tr>
    }
}

#[component]
fn EntryCell(text: String, offer: bool, resigns: bool) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let class = length_class(text.chars().count() + if offer { 4 } else { 0 });
    // A mistake may have moved the last moves on.
    let resigned = (resigns && text.is_empty()).then(|| prefs.words(Label::ResignedWord));
    view! { <td class=class>{text}{offer.then_some(" (=)")}{resigned}</td> }
}

/// The result once more, how players ended the game, and the lines for their names.
#[component]
fn SheetFoot(result: &'static str, ended: Option<Msg>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let signature = |side: Side| {
        let words = move || format!("{} {}", prefs.label(Label::Signature), prefs.label(side_label(side)));
        view! { <WrittenPlace class="place" field="Sign" words=Signal::derive(words)/> }
    };
    view! {
        <div class="foot-places">
            <WrittenPlace class="box" field="Result" words=prefs.words(Label::Result) text=result/>
            {Side::BOTH.map(signature).into_iter().collect_view()}
            <p class="remark">{move || ended.as_ref().map(|msg| prefs.say(msg))}</p>
        </div>
    }
}

/// Questions about a sheet with a mistake.
#[component]
fn MistakeQuestions() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let labels = [Label::PrintSlipName, Label::PrintSlipAt, Label::PrintSlipRight];
    let places = labels.map(|label| {
        view! { <WrittenPlace class="place" field="" words=prefs.words(label)/> }
    });
    view! { <div class="foot-places asked">{places.into_iter().collect_view()}</div> }
}
