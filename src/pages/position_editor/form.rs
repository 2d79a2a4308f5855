//! Form beside the board: playable or not, other properties of the position, and its text.

use crate::components::Icon;
use crate::components::clipboard::copy_text;
use crate::pages::position_editor::editor::EditorState;
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::digits::number;
use notabene_core::game::position_editor::FieldPick;
use notabene_core::game::registry::{VARIANTS, Variant};
use notabene_core::geometry::Field;
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::position::Side;
use web_sys::{Event, HtmlInputElement};

/// The form beside the board.
#[component]
pub fn EditorPanel(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    let announced = move || state.announcement.get().map(|text| current.message_text(&text));
    // A changed square is announced to screen readers only.
    let alarm = move || {
        let lost = state.announcement.get().filter(|msg| msg.kind() == MessageKind::DraftDamaged)?;
        Some(view! { <p class="wrong">{current.message_text(&lost)}</p> })
    };
    let label = move |label| current.label_signal(label);
    view! {
        <section class="side" aria-label=label(Label::SetUp)>
            <div class="stack">
                <h2>{label(Label::SetUp)}</h2>
                <p class="hint">{label(Label::SetUpHint)}</p>
                <div class="edits tiles narrow">
                    <ActionButton name="start" text=label(Label::StartPosition) on_click=move |()| state.restart_from(|kit| kit.start)/>
                    <ActionButton name="empty" text=label(Label::EmptyBoard) on_click=move |()| state.restart_from(|kit| kit.empty)/>
                    <ActionButton name="game" text=label(Label::FromGame) on_click=move |()| state.load_current_game()/>
                    <ActionButton name="flip" icon="flip" text=label(Label::Flip) on_click=move |()| current.flip()/>
                    <ActionButton
                        name="undo" text=label(Label::EditUndo) is_idle=Signal::derive(move || !state.can_undo())
                        on_click=move |()| state.undo()
                    />
                </div>
            </div>
            <div class="outcome" role="status"><Verdict state/></div>
            <div class="alarm" role="alert">{alarm}</div>
            <div class="go inline">
                <ActionButton
                    name="play" class="main" text=label(Label::PlayFromHere)
                    is_idle=Signal::derive(move || !state.is_playable()) on_click=move |()| state.start_game()
                />
                <a class="button" href="#">{label(Label::BackToGame)}</a>
            </div>
            <PositionText state/>
            <Properties state/>
            <div class="for-ears told" role="status">{announced}</div>
        </section>
    }
}

/// Button of the page with words, and an icon if it has one.
#[component]
fn ActionButton(
    name: &'static str,
    text: Signal<String>,
    #[prop(optional)] icon: Option<&'static str>,
    #[prop(optional)] class: &'static str,
    #[prop(optional, into)] is_idle: Signal<bool>,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    view! {
        <button
            type="button" class=class data-act=name aria-disabled=move || is_idle.get().to_string()
            on:click=move |_| on_click.run(())
        >
            {icon.map(|name| view! { <Icon name/> })}
            <span>{text}</span>
        </button>
    }
}

/// Playable or not, with all errors.
#[component]
fn Verdict(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    let is_ready = Memo::new(move |_| state.is_playable());
    let title = move || current.label(if is_ready.get() { Label::Ready } else { Label::NotReady });
    let reasons = move || {
        let typed = state.problem.get().map(|problem| problem.message);
        let all = typed.into_iter().chain(state.reasons().into_iter().map(|reason| reason.message));
        let all = all.map(|text| view! { <li>{current.message_text(&text)}</li> }).collect_view();
        (!is_ready.get()).then(|| view! { <ul>{all}</ul> })
    };
    view! { <div class="verdict panel" class:ready=is_ready class:alert=move || !is_ready.get()><p id="verdict" class="strong">{title}</p>{reasons}</div> }
}

fn copy_position(state: EditorState) {
    let text = state.typed.get_untracked();
    state.copied.set(None);
    spawn_local(async move {
        let copied = copy_text(&text).await;
        state.copied.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
    });
}

/// Position as text, in sync with the board. An error is marked at its place.
#[component]
fn PositionText(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    let wrong = move || state.problem.with(Option::is_some).to_string();
    view! {
        <div class="fen stack tight">
            <label for="fen">{current.label_signal(Label::PositionText)}</label>
            <div class="fen-row inline">
                <input
                    id="fen" class="grow" type="text" spellcheck="false" autocomplete="off" autocapitalize="off" maxlength="400"
                    prop:value=move || state.typed.get() aria-invalid=wrong aria-describedby="fen-wrong"
                    on:input=move |e| state.type_text(event_target_value(&e))
                />
                <ActionButton
                    name="copy" icon="copy" text=current.label_signal(Label::CopyPosition)
                    on_click=move |()| copy_position(state)
                />
            </div>
            <ParseError state/>
            <div class="copied" role="status">{move || state.copied.get().map(|label| current.label(label))}</div>
        </div>
    }
}

/// Text with the place of the parse error marked, and the message.
#[component]
fn ParseError(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    move || {
        let problem = state.problem.get()?;
        let typed = state.typed.get();
        let (before, rest) = typed.split_at_checked(problem.at).unwrap_or((&typed, ""));
        let len = rest.chars().next().map_or(0, char::len_utf8);
        let (here, after) = rest.split_at_checked(len).unwrap_or((rest, ""));
        // At the end, or at a gap, something is missing: the mark still needs a width.
        let here = if here.trim().is_empty() { "\u{a0}" } else { here };
        let [before, here, after] = [before, here, after].map(String::from);
        Some(view! {
            <p class="fen-place faint" aria-hidden="true">{before}<mark>{here}</mark>{after}</p>
            <p class="wrong" id="fen-wrong">{current.message_text(&problem.message)}</p>
        })
    }
}

/// Properties of a position apart from its pieces.
#[component]
pub fn Properties(state: EditorState) -> impl IntoView {
    let (many, few): (Vec<_>, Vec<_>) = VARIANTS.iter().partition(|kind| kind.is_pdn());
    let few = few.into_iter().map(|kind| (kind.id, kind.label)).collect();
    let sides = Side::BOTH.map(Side::name).into_iter().zip([Label::White, Label::Black]).collect();
    let game = Memo::new(move |_| state.draft.with(|draft| draft.game()));
    view! {
        <div class="extras stack apart">
            <Options
                legend=Label::KindOfGame group="kind" options=few chosen=game
                on_change=move |id: &'static str| state.set_game(id)
            />
            <GameList games=many chosen=game on_change=move |id: String| state.set_game(&id)/>
            <Options
                legend=Label::SideToMove group="side" options=sides
                chosen=Signal::derive(move || state.draft.with(|draft| draft.turn.name()))
                on_change=move |name| {
                    let side = Side::BOTH.into_iter().find(|side| side.name() == name);
                    state.edit(&mut |draft| draft.set_turn(side.unwrap_or(draft.turn)));
                }
            />
            <Switches state/>
            <div class="numbers halves at-end"><FieldPicks state/><Counters state/></div>
        </div>
    }
}

/// Radio buttons; the values are names.
#[component]
fn Options(
    legend: Label,
    group: &'static str,
    options: Vec<(&'static str, Label)>,
    #[prop(into)] chosen: Signal<&'static str>,
    #[prop(into)] on_change: Callback<&'static str>,
) -> impl IntoView {
    let prefs = CurrentGame::here().prefs;
    let option = move |(value, label): (&'static str, Label)| {
        view! {
            <label class="option">
                <input
                    type="radio" name=group value=value prop:checked=move || chosen.get() == value
                    on:change=move |_| on_change.run(value)
                />
                <span>{prefs.label_signal(label)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="options">
            <legend class="strong">{prefs.label_signal(legend)}</legend>
            {options.into_iter().map(option).collect_view()}
        </fieldset>
    }
}

/// List of the games that are too many for buttons.
#[component]
fn GameList(
    games: Vec<&'static Variant>,
    #[prop(into)] chosen: Signal<&'static str>,
    #[prop(into)] on_change: Callback<String>,
) -> impl IntoView {
    let prefs = CurrentGame::here().prefs;
    let is_listed = games.iter().map(|game| game.id).collect::<Vec<_>>();
    let option = |game: &Variant| {
        let id = game.id;
        view! { <option value=id prop:selected=move || chosen.get() == id>{prefs.label_signal(game.label)}</option> }
    };
    let options = games.iter().map(|game| option(game)).collect_view();
    let is_none = move || !is_listed.contains(&chosen.get());
    (!games.is_empty()).then(|| {
        view! {
            <label class="kinds stack tight">
                <span>{prefs.label_signal(Label::PageDraughts)}</span>
                <select on:change=move |e| on_change.run(event_target_value(&e))>
                    <option value="" prop:selected=is_none>"\u{2013}"</option>
                    {options}
                </select>
            </label>
        }
    })
}

/// Number of switches (the castling rights) above which they are shown compactly.
const MAX_LARGE_SWITCHES: usize = 4;

/// Settings that are on or off, such as castling rights. Those of other pieces have other elements.
#[component]
fn Switches(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    let count = Memo::new(move |_| state.draft.with(|draft| draft.switches.len()));
    let fields = move || state.draft.with(|draft| draft.switches.iter().map(|s| s.field).collect::<Vec<_>>());
    let one = move |field: Field| {
        let switch = Memo::new(move |_| {
            state.draft.with(|draft| draft.switches.iter().find(|s| s.field == field).cloned())
        });
        let is_on = move || switch.with(|switch| switch.as_ref().is_some_and(|switch| switch.on));
        let words = move || switch.get().map(|switch| current.message_text(&switch.message));
        let change = move |e| {
            let on = event_target_checked(&e);
            state.edit(&mut |draft| {
                if let Some(n) = draft.switches.iter().position(|switch| switch.field == field) {
                    draft.set_switch(n, on);
                }
            });
        };
        view! {
            <label class="switch">
                <input type="checkbox" data-right=field.0 prop:checked=is_on on:change=change/>
                <span>{words}</span>
            </label>
        }
    };
    let legend = move || current.label(state.draft.with(|draft| draft.spec().switches));
    let is_many = move || count.get() > MAX_LARGE_SWITCHES;
    view! {
        <Show when=move || count.get() != 0>
            <fieldset class="rights" class:many=is_many>
                <legend class="strong">{legend}</legend>
                <For each=fields key=|field: &Field| field.0 children=one/>
            </fieldset>
        </Show>
    }
}

/// Choices of one field, or none, such as the pawn that can be taken in passing.
#[component]
fn FieldPicks(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    let picks = Memo::new(move |_| state.draft.with(|draft| draft.picks.clone()));
    let one = move |(n, pick): (usize, FieldPick)| {
        let option = |(field, name): &(Field, String)| {
            let is_chosen = pick.chosen == Some(*field);
            view! { <option value=field.0 prop:selected=is_chosen>{name.clone()}</option> }
        };
        let options = pick.options.iter().map(option).collect_view();
        let change = move |e| {
            let field = number(&event_target_value(&e)).and_then(|f| u8::try_from(f).ok()).map(Field);
            state.edit(&mut |draft| draft.set_pick(n, field));
        };
        view! {
            <label class="stack tight">
                <span>{current.label_signal(pick.label)}</span>
                <select data-pick=n disabled=pick.options.is_empty() on:change=change>
                    <option value="" prop:selected=pick.chosen.is_none()>{current.label_signal(Label::NoField)}</option>
                    {options}
                </select>
            </label>
        }
    };
    move || picks.get().into_iter().enumerate().map(one).collect_view()
}

/// Numbers, such as that of the move. Texts that are no number change nothing.
#[component]
fn Counters(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    let labels = move || {
        state.draft.with(|draft| draft.counters.iter().map(|c| c.label).enumerate().collect::<Vec<_>>())
    };
    let one = move |(n, label): (usize, Label)| {
        let value = move || state.draft.with(|draft| draft.counters.get(n).map(|c| c.value.to_string()));
        let change = move |e: Event| {
            if let Some(value) = number(event_target_value(&e).trim()) {
                state.edit(&mut |draft| draft.set_counter(n, value));
            }
            event_target::<HtmlInputElement>(&e).set_value(&untrack(value).unwrap_or_default());
        };
        view! {
            <label class="stack tight">
                <span>{current.label_signal(label)}</span>
                <input
                    type="text" inputmode="numeric" autocomplete="off" maxlength="5" data-counter=n prop:value=value
                    on:change=change
                />
            </label>
        }
    };
    view! { <For each=labels key=|(n, label): &(usize, Label)| (*n, *label as u16) children=one/> }
}
