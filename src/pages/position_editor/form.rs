//! Form beside the board: playable or not, other properties of the position, and its text.

use crate::components::clipboard::copy_text;
use crate::components::effect::text;
use crate::components::element::El;
use crate::pages::position_editor::editor::{EditorState, tool};
use crate::pages::position_editor::region::{Markup, around, region};
use crate::state::context::AppContext;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::digits::number;
use notabene_core::game::registry::{VARIANTS, Variant};
use notabene_core::geometry::{Field, length};
use notabene_core::i18n::{Label, MessageKind};
use notabene_core::position::Side;
use notabene_view::view;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

pub fn Panel(bench: EditorState) -> El {
    let app = AppContext::here();
    view! {
        <section class="side" aria-label=app.words(Label::SetUp)>
            {region(bench, "intro", None, intro)}
            {region(bench, "outcome", Some("status"), verdict)}
            {region(bench, "alarm", Some("alert"), alarm)}
            {region(bench, "go", None, go)}
            <Text bench/>
            {region(bench, "extras", None, extras)}
            {region(bench, "for-ears told", Some("status"), told)}
        </section>
    }
}

/// Action button: name, icon, label, condition for being disabled, action.
type Action = (&'static str, &'static str, Label, fn(EditorState) -> bool, fn(EditorState));

const ACTIONS: [Action; 7] = [
    ("start", "", Label::StartPosition, |_| false, |b| b.restart(|kit| kit.start)),
    ("empty", "", Label::EmptyBoard, |_| false, |b| b.restart(|kit| kit.empty)),
    ("game", "", Label::FromGame, |_| false, EditorState::take_game),
    ("flip", "flip", Label::Flip, |_| false, |b| b.app.flip()),
    ("undo", "undo", Label::EditUndo, |b| !b.can_undo(), EditorState::undo),
    ("play", "", Label::PlayFromHere, |b| !b.is_playable(), EditorState::play),
    ("copy", "copy", Label::CopyPosition, |_| false, copy),
];

/// Handles a click on a button of the page.
pub fn click(bench: EditorState, e: &Event) {
    if let Some((_, name)) = around(e, "data-tool") {
        bench.take(tool(bench, &name));
    } else if let Some((_, name)) = around(e, "data-act")
        && let Some((.., act)) = ACTIONS.iter().find(|(n, ..)| *n == name)
    {
        act(bench);
    }
}

/// Handles a change of a form control.
pub fn change(bench: EditorState, e: &Event) {
    let index = |text: String| number(&text).map(|n| n as usize);
    let value = event_target_value(e);
    if let Some(n) = around(e, "data-switch").and_then(|(_, n)| index(n)) {
        let on = event_target_checked(e);
        bench.edit(&mut |draft| draft.set_switch(n, on));
    } else if let Some(n) = around(e, "data-pick").and_then(|(_, n)| index(n)) {
        let field = number(&value).and_then(|f| u8::try_from(f).ok()).map(Field);
        bench.edit(&mut |draft| draft.set_pick(n, field));
    } else if let Some((element, n)) = around(e, "data-counter") {
        match (index(n), number(value.trim())) {
            (Some(n), Some(value)) => bench.edit(&mut |draft| draft.set_counter(n, value)),
            // Invalid numbers change nothing.
            _ => restore(element.unchecked_ref()),
        }
    } else if let Some(side) = Side::BOTH.into_iter().find(|side| side.name() == value) {
        bench.edit(&mut |draft| draft.set_turn(side));
    } else if let Some(kind) = VARIANTS.iter().find(|kind| kind.id == value) {
        bench.set_game(kind.id);
    }
}

fn restore(input: &HtmlInputElement) {
    input.set_value(&input.default_value());
}

fn button(bench: EditorState, class: &str, (name, icon, label, idle, _): Action, out: &mut Markup) {
    out.fill(
        "<button type=\"button\" class=\"$\" data-act=\"$\" data-key=\"$\" aria-disabled=\"$\">",
        &[class, name, name, if idle(bench) { "true" } else { "false" }],
    );
    if !icon.is_empty() {
        out.icon(icon);
    }
    out.fill("<span>$</span></button>", &[bench.app.label(label)]);
}

fn intro(bench: EditorState, out: &mut Markup) {
    let app = bench.app;
    let texts = [app.label(Label::SetUp), app.label(Label::SetUpHint)];
    out.fill("<h2>$</h2><p class=\"hint\">$</p><div class=\"actions\">", &texts);
    ACTIONS.iter().take(5).for_each(|action| button(bench, "", *action, out));
    out.put(&["</div>"]);
}

/// Playable or not, with all errors.
fn verdict(bench: EditorState, out: &mut Markup) {
    let ready = bench.is_playable();
    let (class, title) = if ready { (" ready", Label::Ready) } else { ("", Label::NotReady) };
    out.fill("<div class=\"verdict$\"><p id=\"verdict\">$</p>", &[class, bench.app.label(title)]);
    if !ready {
        let typed = bench.problem.get().map(|p| p.message);
        out.put(&["<ul>"]);
        for says in typed.into_iter().chain(bench.reasons().into_iter().map(|r| r.message)) {
            out.put(&["<li>"]);
            out.text(&bench.app.say(&says));
            out.put(&["</li>"]);
        }
        out.put(&["</ul>"]);
    }
    out.put(&["</div>"]);
}

/// Alert about a lost draft. A changed square is announced to screen readers only.
fn alarm(bench: EditorState, out: &mut Markup) {
    if let Some(says) = bench.said.get().filter(|msg| msg.kind() == MessageKind::DraftDamaged) {
        out.put(&["<p class=\"wrong\">"]);
        out.text(&bench.app.say(&says));
        out.put(&["</p>"]);
    }
}

fn go(bench: EditorState, out: &mut Markup) {
    button(bench, "main", ACTIONS[5], out);
    out.fill("<a class=\"button\" href=\"#\">$</a>", &[bench.app.label(Label::BackToGame)]);
}

fn told(bench: EditorState, out: &mut Markup) {
    if let Some(says) = bench.said.get() {
        out.text(&bench.app.say(&says));
    }
}

fn copy(bench: EditorState) {
    let text = bench.typed.get_untracked();
    bench.copied.set(None);
    spawn_local(async move {
        let copied = copy_text(&text).await;
        bench.copied.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
    });
}

/// Position as text, in sync with the board. An error is marked at its place.
fn Text(bench: EditorState) -> El {
    let app = AppContext::here();
    let wrong = text(move || bench.problem.with(|p| p.is_some()).to_string());
    view! {
        <div class="fen">
            <label for="fen">{app.words(Label::PositionText)}</label>
            <div class="fen-row">
                <input
                    id="fen" type="text" spellcheck="false" autocomplete="off" autocapitalize="off" maxlength="400"
                    prop:value=text(move || bench.typed.get()) aria-invalid=wrong aria-describedby="fen-wrong"
                    on:input=move |e| bench.type_text(event_target_value(&e))
                />
                {region(bench, "", None, |bench, out| button(bench, "", ACTIONS[6], out))}
            </div>
            {region(bench, "", None, place)}
            {region(bench, "copied", Some("status"), |bench, out| out.put(&[bench.copied.get().map_or("", |l| bench.app.label(l))]))}
        </div>
    }
}

/// Text with the place of the parse error marked, and the message.
fn place(bench: EditorState, out: &mut Markup) {
    let Some(problem) = bench.problem.get() else { return };
    let typed = bench.typed.get();
    let (before, rest) = typed.split_at_checked(problem.at).unwrap_or((&typed, ""));
    let len = rest.chars().next().map_or(0, char::len_utf8);
    let (here, after) = rest.split_at_checked(len).unwrap_or((rest, ""));
    out.put(&["<p class=\"fen-place\" aria-hidden=\"true\">"]);
    out.text(before);
    out.put(&["<mark>"]);
    // At the end, or at a gap, something is missing: the mark still needs a width.
    out.text(if here.trim().is_empty() { "\u{a0}" } else { here });
    out.put(&["</mark>"]);
    out.text(after);
    out.put(&["</p><p class=\"wrong\" id=\"fen-wrong\">"]);
    out.text(&bench.app.say(&problem.message));
    out.put(&["</p>"]);
}

/// Option: value, label, and true if it is selected.
type Possible = (&'static str, Label, bool);

/// Properties of a position apart from its pieces.
fn extras(bench: EditorState, out: &mut Markup) {
    let (game, turn) = bench.draft.with(|d| (d.game(), d.turn));
    let (many, games): (Vec<_>, Vec<_>) = VARIANTS.iter().partition(|kind| kind.is_pdn());
    let games = games.into_iter().map(|kind| (kind.id, kind.label, kind.id == game)).collect();
    let sides = [Label::White, Label::Black].into_iter().zip(Side::BOTH);
    let sides = sides.map(|(label, side)| (side.name(), label, side == turn)).collect();
    options(bench, Label::KindOfGame, "kind", games, out);
    list(bench, &many, game, out);
    options(bench, Label::SideToMove, "side", sides, out);
    switches(bench, out);
    out.put(&["<div class=\"numbers\">"]);
    picks(bench, out);
    counters(bench, out);
    out.put(&["</div>"]);
}

fn options(bench: EditorState, legend: Label, group: &str, options: Vec<Possible>, out: &mut Markup) {
    out.fill("<fieldset class=\"options\"><legend>$</legend>", &[bench.app.label(legend)]);
    for (value, label, is) in options {
        out.fill(
            "<label class=\"option\"><input type=\"radio\" name=\"$\" value=\"$\" data-key=\"$\" $>\
             <span>$</span></label>",
            &[group, value, value, if is { "checked" } else { "" }, bench.app.label(label)],
        );
    }
    out.put(&["</fieldset>"]);
}

/// List of the games that are too many for buttons.
fn list(bench: EditorState, games: &[&Variant], now: &str, out: &mut Markup) {
    if games.is_empty() {
        return;
    }
    let label = bench.app.label(Label::PageDraughts);
    out.fill("<label class=\"kinds\"><span>$</span><select data-key=\"kinds\">", &[label]);
    out.put(&["<option value=\"\">\u{2013}</option>"]);
    for game in games {
        option(game.id, game.id == now, bench.app.label(game.label), out);
    }
    out.put(&["</select></label>"]);
}

/// Option of a list.
fn option(value: &str, chosen: bool, name: &str, out: &mut Markup) {
    let chosen = if chosen { "selected" } else { "" };
    out.fill("<option value=\"$\" $>$</option>", &[value, chosen, name]);
}

/// Number of switches (the castling rights) above which they are shown compactly.
const MANY: usize = 4;

fn switches(bench: EditorState, out: &mut Markup) {
    let (switches, legend) = bench.draft.with(|d| (d.switches.clone(), d.spec().switches));
    if switches.is_empty() {
        return;
    }
    let many = if switches.len() > MANY { " many" } else { "" };
    out.fill("<fieldset class=\"rights$\"><legend>$</legend>", &[many, bench.app.label(legend)]);
    for (n, switch) in switches.iter().enumerate() {
        let field = f64::from(switch.field.0);
        out.draw(
            "<label class=\"switch\"><input type=\"checkbox\" data-switch=\"~\" data-right=\"~\" \
             data-key=\"right-~\" $><span>",
            &[n as f64, field, field],
            &[if switch.on { "checked" } else { "" }],
        );
        out.text(&bench.app.say(&switch.message));
        out.put(&["</span></label>"]);
    }
    out.put(&["</fieldset>"]);
}

fn picks(bench: EditorState, out: &mut Markup) {
    for (n, pick) in bench.draft.with(|d| d.picks.clone()).iter().enumerate() {
        let disabled = if pick.options.is_empty() { "disabled" } else { "" };
        out.draw(
            "<label><span>$</span><select data-pick=\"~\" data-key=\"pick-~\" $><option value=\"\">$</option>",
            &[n as f64; 2],
            &[bench.app.label(pick.label), disabled, bench.app.label(Label::NoField)],
        );
        for (field, name) in &pick.options {
            // Names of squares need no escaping.
            option(&length(f64::from(field.0)), pick.chosen == Some(*field), name, out);
        }
        out.put(&["</select></label>"]);
    }
}

fn counters(bench: EditorState, out: &mut Markup) {
    for (n, counter) in bench.draft.with(|d| d.counters.clone()).iter().enumerate() {
        out.draw(
            "<label><span>$</span><input type=\"text\" inputmode=\"numeric\" autocomplete=\"off\" maxlength=\"5\" \
             data-counter=\"~\" data-key=\"counter-~\" value=\"~\"></label>",
            &[n as f64, n as f64, f64::from(counter.value)],
            &[bench.app.label(counter.label)],
        );
    }
}
