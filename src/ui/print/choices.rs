//! Choices of what is printed, and how.

use super::PrintState;
use crate::components::{Button, ChoiceButton, Select, SelectOption};
use crate::ui::interop::nodes;
use crate::ui::prefs::Preferences;
use crate::ui::room::bits;
use crate::ui::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::Label;
use notabene_core::study::printing::{Boards, Format, PrintChoice, Size};

/// All choices.
#[component]
pub fn PrintChoices(state: PrintState) -> impl IntoView {
    view! {
        <div class="choosing">
            <PaperChoices state/>
            <SheetChoices state/>
            <DiagramChoices state/>
        </div>
    }
}

/// Format of the paper, height of a line, times and letters.
#[component]
fn PaperChoices(state: PrintState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let format = Memo::new(move |_| state.get(|c| c.format));
    let formats = Format::ALL.map(|format| view! { <FormatButton state format/> });
    view! {
        <fieldset class="card">
            <legend>{prefs.words(Label::PrintFormat)}</legend>
            <div class="row" role="group">{formats.into_iter().collect_view()}</div>
            // Made anew for another format only: a list in use must stay.
            <div class="picked">
                <For each=move || [format.get()] key=|format| format.name() let:format>
                    <LineHeight state format/>
                </For>
            </div>
            <PrintSwitch state label=Label::PrintTimes name="times" field=|c| &mut c.times/>
            {nodes(LettersPick())}
        </fieldset>
    }
}

#[component]
fn FormatButton(state: PrintState, format: Format) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <ChoiceButton
            attr:data-format=format.name()
            pressed=Signal::derive(move || state.get(|c| c.format == format))
            on_click=move |()| state.change(|c| c.onto(format))
        >
            {prefs.words(format.label())}
        </ChoiceButton>
    }
}

/// The height of a line: each format has its own.
#[component]
fn LineHeight(state: PrintState, format: Format) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let mut heights = format.lines().to_vec();
    heights.sort_unstable();
    let option = |mm: u32| SelectOption { value: mm.to_string(), text: format!("{mm} mm").into() };
    view! {
        <Select
            text=prefs.words(Label::PrintLine)
            name="line"
            options=heights.into_iter().map(option).collect()
            value=Signal::derive(move || state.get(|c| c.line.to_string()))
            on_change=move |mm: String| state.change(|c| c.line = number(&mm).unwrap_or(c.line))
        />
    }
}

/// Empty and filled sheets, copies, and sheets with a mistake.
#[component]
fn SheetChoices(state: PrintState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let row_class = move || if state.get(|c| c.planted == 0) { "hidden" } else { "row" };
    let blank = PrintChoice::BLANK.as_slice();
    let planted = PrintChoice::PLANTED.as_slice();
    view! {
        <fieldset class="card">
            <legend>{prefs.words(Label::PrintSheets)}</legend>
            <CountSelect state label=Label::PrintBlank name="blank" counts=blank field=|c| &mut c.blank/>
            <PrintSwitch state label=Label::PrintFilled name="filled" field=|c| &mut c.filled/>
            <PrintSwitch state label=Label::PrintCopies name="copies" field=|c| &mut c.copies/>
            <CountSelect state label=Label::PrintPlanted name="planted" counts=planted field=|c| &mut c.planted/>
            <p class=row_class>
                <Button
                    text=prefs.words(Label::PrintSow)
                    name="sow"
                    on_click=move |()| state.change(|c| c.sow(bits()))
                />
            </p>
        </fieldset>
    }
}

/// Which positions are printed as diagrams, and their size.
#[component]
fn DiagramChoices(state: PrintState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let boards = Boards::ALL.map(|boards| option(boards.name(), prefs.words(boards.label())));
    let sizes = Size::ALL.map(|size| option(size.name(), prefs.words(size.label())));
    let choose_boards = move |name: String| {
        let found = Boards::ALL.into_iter().find(|boards| boards.name() == name);
        state.change(|c| c.boards = found.unwrap_or(c.boards));
    };
    let choose_size = move |name: String| {
        let found = Size::ALL.into_iter().find(|size| size.name() == name);
        state.change(|c| c.size = found.unwrap_or(c.size));
    };
    view! {
        <fieldset class="card">
            <legend>{prefs.words(Label::PrintBoards)}</legend>
            <Select
                text=prefs.words(Label::PrintBoards)
                name="boards"
                options=boards.into()
                value=Signal::derive(move || state.get(|c| c.boards.name().to_string()))
                on_change=choose_boards
            />
            <Select
                text=prefs.words(Label::PrintSize)
                name="size"
                options=sizes.into()
                value=Signal::derive(move || state.get(|c| c.size.name().to_string()))
                on_change=choose_size
            />
            <NamedMoves state/>
        </fieldset>
    }
}

/// The moves whose positions are printed, as the player names them.
#[component]
fn NamedMoves(state: PrintState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let class = move || if state.get(|c| c.boards == Boards::Chosen) { "pick" } else { "hidden" };
    view! {
        <label class=class>
            <span>{prefs.words(Label::PrintNamedMoves)}</span>
            <input
                type="text"
                name="named"
                maxlength="200"
                autocomplete="off"
                inputmode="text"
                prop:value=Signal::derive(move || state.get(|c| c.named.clone()))
                on:input=move |e| state.change(|c| c.name(&event_target_value(&e)))
            />
        </label>
    }
}

fn option(value: &str, text: Signal<String>) -> SelectOption {
    SelectOption { value: value.to_string(), text }
}

/// A list of counts for a field of the choices.
#[component]
fn CountSelect(
    state: PrintState,
    label: Label,
    name: &'static str,
    counts: &'static [u32],
    field: fn(&mut PrintChoice) -> &mut u32,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let option = |n: &u32| SelectOption { value: n.to_string(), text: n.to_string().into() };
    let value = move || state.get(|c| field(&mut c.clone()).to_string());
    view! {
        <Select
            text=prefs.words(label)
            name
            options=counts.iter().map(option).collect()
            value=Signal::derive(value)
            on_change=move |text: String| state.change(|c| *field(c) = number(&text).unwrap_or_default())
        />
    }
}

/// A switch for a field of the choices.
#[component]
fn PrintSwitch(
    state: PrintState,
    label: Label,
    name: &'static str,
    field: fn(&mut PrintChoice) -> &mut bool,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <label class="switch">
            <input
                type="checkbox"
                name=name
                prop:checked=move || state.get(|c| *field(&mut c.clone()))
                on:change=move |e| state.change(|c| *field(c) = event_target_checked(&e))
            />
            <span>{prefs.words(label)}</span>
        </label>
    }
}
