//! Form beside the board: playable or not, other properties of the position, and its text.

use crate::components::clipboard::copy_text;
use crate::pages::position_editor::editor::{EditorState, tool_by_name};
use crate::pages::position_editor::region::{Markup, Region, attribute_around};
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::digits::number;
use notabene_core::game::registry::{VARIANTS, Variant};
use notabene_core::geometry::{Field, length};
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::position::Side;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

/// The form beside the board.
#[component]
pub fn EditorPanel(state: EditorState) -> impl IntoView {
    let current = CurrentGame::here();
    view! {
        <section class="side" aria-label=current.label_signal(Label::SetUp)>
            <Region state class="intro" write=push_intro/>
            <Region state class="outcome" role="status" write=push_verdict/>
            <Region state class="alarm" role="alert" write=push_alert/>
            <Region state class="go" write=push_start_button/>
            <PositionText state/>
            <Properties state/>
            <Region state class="for-ears told" role="status" write=push_copy_result/>
        </section>
    }
}

/// Action button: name, icon, label, condition for being disabled, action.
type EditorAction = (&'static str, &'static str, Label, fn(EditorState) -> bool, fn(EditorState));

const EDITOR_ACTIONS: [EditorAction; 7] = [
    ("start", "", Label::StartPosition, |_| false, |b| b.restart_from(|kit| kit.start)),
    ("empty", "", Label::EmptyBoard, |_| false, |b| b.restart_from(|kit| kit.empty)),
    ("game", "", Label::FromGame, |_| false, EditorState::load_current_game),
    ("flip", "flip", Label::Flip, |_| false, |b| b.current.flip()),
    ("undo", "undo", Label::EditUndo, |b| !b.can_undo(), EditorState::undo),
    ("play", "", Label::PlayFromHere, |b| !b.is_playable(), EditorState::start_game),
    ("copy", "copy", Label::CopyPosition, |_| false, copy_position),
];

/// Handles a click on a button of the page.
pub fn on_click(state: EditorState, e: &Event) {
    if let Some((_, name)) = attribute_around(e, "data-tool") {
        state.select_tool(tool_by_name(state, &name));
    } else if let Some((_, name)) = attribute_around(e, "data-act")
        && let Some((.., act)) = EDITOR_ACTIONS.iter().find(|(n, ..)| *n == name)
    {
        act(state);
    }
}

/// Handles a change of a form control.
pub fn on_change(state: EditorState, e: &Event) {
    let index = |text: String| number(&text).map(|n| n as usize);
    let value = event_target_value(e);
    if let Some(n) = attribute_around(e, "data-switch").and_then(|(_, n)| index(n)) {
        let on = event_target_checked(e);
        state.edit(&mut |draft| draft.set_switch(n, on));
    } else if let Some(n) = attribute_around(e, "data-pick").and_then(|(_, n)| index(n)) {
        let field = number(&value).and_then(|f| u8::try_from(f).ok()).map(Field);
        state.edit(&mut |draft| draft.set_pick(n, field));
    } else if let Some((element, n)) = attribute_around(e, "data-counter") {
        match (index(n), number(value.trim())) {
            (Some(n), Some(value)) => state.edit(&mut |draft| draft.set_counter(n, value)),
            // Invalid numbers change nothing.
            _ => restore_value(element.unchecked_ref()),
        }
    } else if let Some(side) = Side::BOTH.into_iter().find(|side| side.name() == value) {
        state.edit(&mut |draft| draft.set_turn(side));
    } else if let Some(kind) = VARIANTS.iter().find(|kind| kind.id == value) {
        state.set_game(kind.id);
    }
}

fn restore_value(input: &HtmlInputElement) {
    input.set_value(&input.default_value());
}

fn push_action_button(
    state: EditorState,
    class: &str,
    (name, icon, label, idle, _): EditorAction,
    out: &mut Markup,
) {
    out.push_texts(
        "<button type=\"button\" class=\"$\" data-act=\"$\" data-key=\"$\" aria-disabled=\"$\">",
        &[class, name, name, if idle(state) { "true" } else { "false" }],
    );
    if !icon.is_empty() {
        out.push_icon(icon);
    }
    out.push_texts("<span>$</span></button>", &[state.current.label(label)]);
}

fn push_intro(state: EditorState, out: &mut Markup) {
    let current = state.current;
    let texts = [current.label(Label::SetUp), current.label(Label::SetUpHint)];
    out.push_texts("<h2>$</h2><p class=\"hint\">$</p><div class=\"actions\">", &texts);
    EDITOR_ACTIONS.iter().take(5).for_each(|action| push_action_button(state, "", *action, out));
    out.push_markup(&["</div>"]);
}

/// Playable or not, with all errors.
fn push_verdict(state: EditorState, out: &mut Markup) {
    let ready = state.is_playable();
    let (class, title) = if ready { (" ready", Label::Ready) } else { ("", Label::NotReady) };
    out.push_texts("<div class=\"verdict$\"><p id=\"verdict\">$</p>", &[class, state.current.label(title)]);
    if !ready {
        let typed = state.problem.get().map(|p| p.message);
        out.push_markup(&["<ul>"]);
        for text in typed.into_iter().chain(state.reasons().into_iter().map(|r| r.message)) {
            out.push_markup(&["<li>"]);
            out.push_text(&state.current.message_text(&text));
            out.push_markup(&["</li>"]);
        }
        out.push_markup(&["</ul>"]);
    }
    out.push_markup(&["</div>"]);
}

/// Alert about a lost draft. A changed square is announced to screen readers only.
fn push_alert(state: EditorState, out: &mut Markup) {
    if let Some(text) = state.announcement.get().filter(|msg| msg.kind() == MessageKind::DraftDamaged) {
        out.push_markup(&["<p class=\"wrong\">"]);
        out.push_text(&state.current.message_text(&text));
        out.push_markup(&["</p>"]);
    }
}

fn push_start_button(state: EditorState, out: &mut Markup) {
    push_action_button(state, "main", EDITOR_ACTIONS[5], out);
    out.push_texts("<a class=\"button\" href=\"#\">$</a>", &[state.current.label(Label::BackToGame)]);
}

fn push_copy_result(state: EditorState, out: &mut Markup) {
    if let Some(text) = state.announcement.get() {
        out.push_text(&state.current.message_text(&text));
    }
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
        <div class="fen">
            <label for="fen">{current.label_signal(Label::PositionText)}</label>
            <div class="fen-row">
                <input
                    id="fen" type="text" spellcheck="false" autocomplete="off" autocapitalize="off" maxlength="400"
                    prop:value=move || state.typed.get() aria-invalid=wrong aria-describedby="fen-wrong"
                    on:input=move |e| state.type_text(event_target_value(&e))
                />
                <Region state write=|state, out| push_action_button(state, "", EDITOR_ACTIONS[6], out)/>
            </div>
            <Region state write=push_parse_error/>
            <Region
                state class="copied" role="status"
                write=|state, out| out.push_markup(&[state.copied.get().map_or("", |l| state.current.label(l))])
            />
        </div>
    }
}

/// Text with the place of the parse error marked, and the message.
fn push_parse_error(state: EditorState, out: &mut Markup) {
    let Some(problem) = state.problem.get() else { return };
    let typed = state.typed.get();
    let (before, rest) = typed.split_at_checked(problem.at).unwrap_or((&typed, ""));
    let len = rest.chars().next().map_or(0, char::len_utf8);
    let (here, after) = rest.split_at_checked(len).unwrap_or((rest, ""));
    out.push_markup(&["<p class=\"fen-place\" aria-hidden=\"true\">"]);
    out.push_text(before);
    out.push_markup(&["<mark>"]);
    // At the end, or at a gap, something is missing: the mark still needs a width.
    out.push_text(if here.trim().is_empty() { "\u{a0}" } else { here });
    out.push_markup(&["</mark>"]);
    out.push_text(after);
    out.push_markup(&["</p><p class=\"wrong\" id=\"fen-wrong\">"]);
    out.push_text(&state.current.message_text(&problem.message));
    out.push_markup(&["</p>"]);
}

/// Option: value, label, and true if it is selected.
type FormOption = (&'static str, Label, bool);

/// Form of the properties of a position. Its changes go to [`on_change`].
#[component]
pub fn Properties(state: EditorState) -> impl IntoView {
    view! { <Region state class="extras" write=push_properties/> }
}

/// Properties of a position apart from its pieces.
fn push_properties(state: EditorState, out: &mut Markup) {
    let (game, turn) = state.draft.with(|d| (d.game(), d.turn));
    let (many, games): (Vec<_>, Vec<_>) = VARIANTS.iter().partition(|kind| kind.is_pdn());
    let games = games.into_iter().map(|kind| (kind.id, kind.label, kind.id == game)).collect();
    let sides = [Label::White, Label::Black].into_iter().zip(Side::BOTH);
    let sides = sides.map(|(label, side)| (side.name(), label, side == turn)).collect();
    push_options(state, Label::KindOfGame, "kind", games, out);
    push_game_list(state, &many, game, out);
    push_options(state, Label::SideToMove, "side", sides, out);
    push_switches(state, out);
    out.push_markup(&["<div class=\"numbers\">"]);
    push_choices(state, out);
    push_counters(state, out);
    out.push_markup(&["</div>"]);
}

fn push_options(state: EditorState, legend: Label, group: &str, options: Vec<FormOption>, out: &mut Markup) {
    out.push_texts("<fieldset class=\"options\"><legend>$</legend>", &[state.current.label(legend)]);
    for (value, label, is) in options {
        out.push_texts(
            "<label class=\"option\"><input type=\"radio\" name=\"$\" value=\"$\" data-key=\"$\" $>\
             <span>$</span></label>",
            &[group, value, value, if is { "checked" } else { "" }, state.current.label(label)],
        );
    }
    out.push_markup(&["</fieldset>"]);
}

/// List of the games that are too many for buttons.
fn push_game_list(state: EditorState, games: &[&Variant], now: &str, out: &mut Markup) {
    if games.is_empty() {
        return;
    }
    let label = state.current.label(Label::PageDraughts);
    out.push_texts("<label class=\"kinds\"><span>$</span><select data-key=\"kinds\">", &[label]);
    out.push_markup(&["<option value=\"\">\u{2013}</option>"]);
    for game in games {
        push_option(game.id, game.id == now, state.current.label(game.label), out);
    }
    out.push_markup(&["</select></label>"]);
}

/// Option of a list.
fn push_option(value: &str, chosen: bool, name: &str, out: &mut Markup) {
    let chosen = if chosen { "selected" } else { "" };
    out.push_texts("<option value=\"$\" $>$</option>", &[value, chosen, name]);
}

/// Number of switches (the castling rights) above which they are shown compactly.
const MAX_LARGE_SWITCHES: usize = 4;

fn push_switches(state: EditorState, out: &mut Markup) {
    let (push_switches, legend) = state.draft.with(|d| (d.switches.clone(), d.spec().switches));
    if push_switches.is_empty() {
        return;
    }
    let many = if push_switches.len() > MAX_LARGE_SWITCHES { " many" } else { "" };
    out.push_texts("<fieldset class=\"rights$\"><legend>$</legend>", &[many, state.current.label(legend)]);
    for (n, switch) in push_switches.iter().enumerate() {
        let field = f64::from(switch.field.0);
        out.push_pattern(
            "<label class=\"switch\"><input type=\"checkbox\" data-switch=\"~\" data-right=\"~\" \
             data-key=\"right-~\" $><span>",
            &[n as f64, field, field],
            &[if switch.on { "checked" } else { "" }],
        );
        out.push_text(&state.current.message_text(&switch.message));
        out.push_markup(&["</span></label>"]);
    }
    out.push_markup(&["</fieldset>"]);
}

fn push_choices(state: EditorState, out: &mut Markup) {
    for (n, pick) in state.draft.with(|d| d.picks.clone()).iter().enumerate() {
        let disabled = if pick.options.is_empty() { "disabled" } else { "" };
        out.push_pattern(
            "<label><span>$</span><select data-pick=\"~\" data-key=\"pick-~\" $><option value=\"\">$</option>",
            &[n as f64; 2],
            &[state.current.label(pick.label), disabled, state.current.label(Label::NoField)],
        );
        for (field, name) in &pick.options {
            // Names of squares need no escaping.
            push_option(&length(f64::from(field.0)), pick.chosen == Some(*field), name, out);
        }
        out.push_markup(&["</select></label>"]);
    }
}

fn push_counters(state: EditorState, out: &mut Markup) {
    for (n, counter) in state.draft.with(|d| d.counters.clone()).iter().enumerate() {
        out.push_pattern(
            "<label><span>$</span><input type=\"text\" inputmode=\"numeric\" autocomplete=\"off\" maxlength=\"5\" \
             data-counter=\"~\" data-key=\"counter-~\" value=\"~\"></label>",
            &[n as f64, n as f64, f64::from(counter.value)],
            &[state.current.label(counter.label)],
        );
    }
}
