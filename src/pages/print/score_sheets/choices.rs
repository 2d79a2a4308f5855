//! Choices of paper, sheets and diagrams.

use crate::components::{Button, ChoiceButton, Select, SelectOption};
use crate::pages::print::score_sheets::PrintState;
use crate::state::random::random_bits;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::Label;
use notabene_study::printing::{DiagramSelection, Format, PrintChoice, Size};

/// All choices.
#[component]
pub fn PrintChoices(state: PrintState) -> impl IntoView {
    view! {
        <div class="choosing tiles broad">
            <PaperChoices state/>
            <SheetChoices state/>
            <DiagramChoices state/>
        </div>
    }
}

/// Format of the paper, and what the sheets look like.
#[component]
fn PaperChoices(state: PrintState) -> impl IntoView {
    let prefs = state.prefs;
    let formats = Format::ALL.map(|format| {
        view! {
            <ChoiceButton
                pressed=move || state.get(|choice| choice.format == format)
                on_click=move |()| state.update_choice(|choice| choice.set_format(format))
                attr:data-format=format.name()
            >
                {prefs.label_signal(format.label())}
            </ChoiceButton>
        }
    });
    // Rendered again for another paper only: the open list must stay.
    let format = Memo::new(move |_| state.get(|choice| choice.format));
    view! {
        <fieldset class="card">
            <legend>{prefs.label_signal(Label::PrintFormat)}</legend>
            <div class="row" role="group">{formats.collect_view()}</div>
            <div class="picked">{move || view! { <LineHeightChoice state format=format.get()/> }}</div>
            <Checkbox state label=Label::PrintTimes name="times" field=|choice| &mut choice.times/>
            <LettersSelect/>
        </fieldset>
    }
}

/// Choice of the line height; it depends on the paper.
#[component]
fn LineHeightChoice(state: PrintState, format: Format) -> impl IntoView {
    let mut heights = format.lines().to_vec();
    heights.sort_by(Ord::cmp);
    let option = |height: u32| SelectOption {
        value: height.to_string(),
        text: Signal::stored(format!("{height} mm")),
    };
    view! {
        <Select
            text=state.prefs.label_signal(Label::PrintLine)
            name="line"
            options=heights.into_iter().map(option).collect()
            value=Signal::derive(move || state.get(|choice| choice.line.to_string()))
            on_change=move |text: String| {
                state.update_choice(|choice| choice.line = number(&text).unwrap_or(choice.line));
            }
        />
    }
}

/// Numbers and kinds of sheets.
#[component]
fn SheetChoices(state: PrintState) -> impl IntoView {
    let prefs = state.prefs;
    let sow = move |()| state.update_choice(|choice| choice.set_seed(random_bits()));
    view! {
        <fieldset class="card">
            <legend>{prefs.label_signal(Label::PrintSheets)}</legend>
            <NumberChoice
                state
                label=Label::PrintBlank
                name="blank"
                numbers=&PrintChoice::BLANK
                field=|choice| &mut choice.blank
            />
            <Checkbox state label=Label::PrintFilled name="filled" field=|choice| &mut choice.filled/>
            <Checkbox state label=Label::PrintCopies name="copies" field=|choice| &mut choice.copies/>
            <NumberChoice
                state
                label=Label::PrintPlanted
                name="planted"
                numbers=&PrintChoice::PLANTED
                field=|choice| &mut choice.planted
            />
            <p class=move || if state.get(|choice| choice.planted == 0) { "hidden" } else { "row" }>
                <Button text=prefs.label_signal(Label::PrintSow) name="sow" on_click=sow/>
            </p>
        </fieldset>
    }
}

/// Which diagrams, and their size.
#[component]
fn DiagramChoices(state: PrintState) -> impl IntoView {
    let prefs = state.prefs;
    let option =
        move |name: &str, label| SelectOption { value: name.into(), text: prefs.label_signal(label) };
    let set_boards = move |name: String| {
        let boards = DiagramSelection::ALL.into_iter().find(|boards| boards.name() == name);
        state.update_choice(|choice| choice.boards = boards.unwrap_or(choice.boards));
    };
    let set_size = move |name: String| {
        let size = Size::ALL.into_iter().find(|size| size.name() == name);
        state.update_choice(|choice| choice.size = size.unwrap_or(choice.size));
    };
    let is_chosen = move || state.get(|choice| choice.boards == DiagramSelection::Chosen);
    view! {
        <fieldset class="card">
            <legend>{prefs.label_signal(Label::PrintBoards)}</legend>
            <Select
                text=prefs.label_signal(Label::PrintBoards)
                name="boards"
                options=DiagramSelection::ALL.map(|boards| option(boards.name(), boards.label())).into()
                value=Signal::derive(move || state.get(|choice| choice.boards.name().to_string()))
                on_change=set_boards
            />
            <Select
                text=prefs.label_signal(Label::PrintSize)
                name="size"
                options=Size::ALL.map(|size| option(size.name(), size.label())).into()
                value=Signal::derive(move || state.get(|choice| choice.size.name().to_string()))
                on_change=set_size
            />
            <label class=move || if is_chosen() { "pick" } else { "hidden" }>
                <span>{prefs.label_signal(Label::PrintNamedMoves)}</span>
                <input
                    type="text"
                    name="named"
                    maxlength="200"
                    autocomplete="off"
                    inputmode="text"
                    prop:value=move || state.get(|choice| choice.named.clone())
                    on:input=move |e| state.update_choice(|choice| choice.set_name(&event_target_value(&e)))
                />
            </label>
        </fieldset>
    }
}

/// Choice of a number.
#[component]
fn NumberChoice(
    state: PrintState,
    label: Label,
    name: &'static str,
    numbers: &'static [u32],
    field: fn(&mut PrintChoice) -> &mut u32,
) -> impl IntoView {
    let option = |n: &u32| SelectOption { value: n.to_string(), text: Signal::stored(n.to_string()) };
    view! {
        <Select
            text=state.prefs.label_signal(label)
            name
            options=numbers.iter().map(option).collect()
            value=Signal::derive(move || state.get(|choice| *field(&mut choice.clone())).to_string())
            on_change=move |text: String| {
                state.update_choice(|choice| *field(choice) = number(&text).unwrap_or_default());
            }
        />
    }
}

#[component]
fn Checkbox(
    state: PrintState,
    label: Label,
    name: &'static str,
    field: fn(&mut PrintChoice) -> &mut bool,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input
                type="checkbox"
                name=name
                prop:checked=move || state.get(|choice| *field(&mut choice.clone()))
                on:change=move |e| state.update_choice(|choice| *field(choice) = event_target_checked(&e))
            />
            <span>{state.prefs.label_signal(label)}</span>
        </label>
    }
}
