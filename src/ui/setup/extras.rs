//! What a position has beside its pieces: game, side to move, rights, fields and numbers.

use super::bench::EditorState;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::game::position_editor::{Counter, Pick, Switch};
use notabene_core::game::registry::{VARIANTS, Variant};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::Side;

/// All of it.
#[component]
pub fn Extras(editor: EditorState) -> impl IntoView {
    let draft = editor.draft;
    let switches = Memo::new(move |_| draft.with(|d| (d.switches.clone(), d.kit().switches)));
    let picks = Memo::new(move |_| draft.with(|d| d.picks.clone()));
    let counters = Memo::new(move |_| draft.with(|d| d.counters.clone()));
    let pick = move |(n, pick)| pick_view(editor, n, pick);
    let counter = move |(n, counter)| counter_view(editor, n, counter);
    view! {
        <div class="extras">
            <Games editor/>
            <SideToMove editor/>
            {move || switches_view(editor, switches.get())}
            <div class="numbers">
                {move || picks.get().into_iter().enumerate().map(pick).collect_view()}
                {move || counters.get().into_iter().enumerate().map(counter).collect_view()}
            </div>
        </div>
    }
}

/// The games: a button for each, and a list for those of which there are too many.
#[component]
fn Games(editor: EditorState) -> impl IntoView {
    let current = Memo::new(move |_| editor.draft.with(|d| d.game()));
    let (many, few): (Vec<&Variant>, Vec<&Variant>) = VARIANTS.iter().partition(|game| game.is_pdn());
    let option = move |game: &'static Variant| {
        let chosen = Signal::derive(move || current.get() == game.id);
        let pick = Callback::new(move |()| editor.set_game(game.id));
        view! { <RadioOption editor group="kind" value=game.id label=game.label chosen pick/> }
    };
    view! {
        <fieldset class="options">
            <legend>{editor.current.words(Label::KindOfGame)}</legend>
            {few.into_iter().map(option).collect_view()}
        </fieldset>
        {(!many.is_empty()).then(|| view! { <GameList editor games=many current/> })}
    }
}

#[component]
fn GameList(editor: EditorState, games: Vec<&'static Variant>, current: Memo<&'static str>) -> impl IntoView {
    let option = |game: &'static Variant| {
        let chosen = move || current.get() == game.id;
        view! { <option value=game.id prop:selected=chosen>{editor.current.words(game.label)}</option> }
    };
    let change = move |id: String| {
        if let Some(game) = VARIANTS.iter().find(|game| game.id == id) {
            editor.set_game(game.id);
        }
    };
    view! {
        <label class="kinds">
            <span>{editor.current.words(Label::PageDraughts)}</span>
            <select data-key="kinds" on:change=move |e| change(event_target_value(&e))>
                <option value="">"–"</option>
                {games.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

#[component]
fn SideToMove(editor: EditorState) -> impl IntoView {
    let option = move |(label, side): (Label, Side)| {
        let chosen = Signal::derive(move || editor.draft.with(|d| d.turn) == side);
        let pick = Callback::new(move |()| editor.edit(&mut |draft| draft.turn_to(side)));
        view! { <RadioOption editor group="side" value=side.name() label chosen pick/> }
    };
    view! {
        <fieldset class="options">
            <legend>{editor.current.words(Label::SideToMove)}</legend>
            {[Label::White, Label::Black].into_iter().zip(Side::BOTH).map(option).collect_view()}
        </fieldset>
    }
}

/// One of a few possibilities.
#[component]
fn RadioOption(
    editor: EditorState,
    group: &'static str,
    value: &'static str,
    label: Label,
    chosen: Signal<bool>,
    pick: Callback<()>,
) -> impl IntoView {
    view! {
        <label class="option">
            <input
                type="radio"
                name=group
                value=value
                data-key=value
                prop:checked=chosen
                on:change=move |_| pick.run(())
            />
            <span>{editor.current.words(label)}</span>
        </label>
    }
}

/// More switches than the rights to castle are shown close together.
const MANY: usize = 4;

fn switches_view(editor: EditorState, (switches, legend): (Vec<Switch>, Label)) -> Option<impl IntoView> {
    let class = if switches.len() > MANY { "rights many" } else { "rights" };
    (!switches.is_empty()).then(|| {
        let all = switches.into_iter().enumerate().map(|(n, switch)| switch_view(editor, n, switch));
        view! {
            <fieldset class=class>
                <legend>{editor.current.words(legend)}</legend>
                {all.collect_view()}
            </fieldset>
        }
    })
}

fn switch_view(editor: EditorState, n: usize, switch: Switch) -> impl IntoView {
    let Switch { field, says, on, .. } = switch;
    let change = move |on| editor.edit(&mut |draft| draft.switch(n, on));
    view! {
        <label class="switch">
            <input
                type="checkbox"
                data-switch=n
                data-right=field.0
                data-key=format!("right-{}", field.0)
                prop:checked=on
                on:change=move |e| change(event_target_checked(&e))
            />
            <span>{move || editor.current.say(&says)}</span>
        </label>
    }
}

fn pick_view(editor: EditorState, n: usize, pick: Pick) -> impl IntoView {
    let Pick { label, options, chosen } = pick;
    let disabled = options.is_empty();
    let change = move |value: String| {
        let field = number(&value).and_then(|f| u8::try_from(f).ok()).map(Field);
        editor.edit(&mut |draft| draft.pick(n, field));
    };
    let option = |(field, name): (Field, String)| {
        view! { <option value=field.0 prop:selected={chosen == Some(field)}>{name}</option> }
    };
    view! {
        <label>
            <span>{editor.current.words(label)}</span>
            <select
                data-pick=n
                data-key=format!("pick-{n}")
                disabled=disabled
                on:change=move |e| change(event_target_value(&e))
            >
                <option value="">{editor.current.words(Label::NoField)}</option>
                {options.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}

fn counter_view(editor: EditorState, n: usize, counter: Counter) -> impl IntoView {
    let input = NodeRef::<leptos::html::Input>::new();
    let value = counter.value.to_string();
    let current = value.clone();
    let change = move |text: String| match (number(text.trim()), input.get_untracked()) {
        (Some(value), _) => editor.edit(&mut |draft| draft.count(n, value)),
        // What is no number changes nothing.
        (None, Some(input)) => input.set_value(&current),
        (None, None) => {}
    };
    view! {
        <label>
            <span>{editor.current.words(counter.label)}</span>
            <input
                node_ref=input
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="5"
                data-counter=n
                data-key=format!("counter-{n}")
                prop:value=value
                on:change=move |e| change(event_target_value(&e))
            />
        </label>
    }
}
