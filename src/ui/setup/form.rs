//! Beside the board: whether one can play, what else the position has, and its text.

use crate::ui::dom::{El, view};
use super::bench::Bench;
use crate::ui::paper::copy_text;
use crate::ui::sprite::Icon;
use crate::ui::state::{Desk, flag, text};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::digits::{number, push_number};
use notabene_core::geometry::Field;
use notabene_core::position::Side;
use notabene_core::session::draft::{Counter, Pick, Switch};
use notabene_core::text::Label;

pub fn Panel(bench: Bench) -> El {
    let desk = Desk::here();
    view! {
        <section class="side" aria-label=desk.words(Label::SetUp)>
            <h2>{desk.words(Label::SetUp)}</h2>
            <p class="hint">{desk.words(Label::SetUpHint)}</p>
            <Actions bench/>
            <Verdict bench/>
            <Text bench/>
            <div class="extras">
                <Choose bench legend=Label::KindOfGame options=GAMES/>
                <Choose bench legend=Label::SideToMove options=SIDES/>
                {move || switches(bench)}
                <div class="numbers">
                    {move || picks(bench)}
                    {move || counters(bench)}
                </div>
            </div>
            <p class="for-ears" role="status" data-live="setup">{text(move || said(bench))}</p>
        </section>
    }
}

fn said(bench: Bench) -> String {
    bench.said.get().map(|msg| bench.desk.say(&msg)).unwrap_or_default()
}

/// A button over the panel: picture, words, when it has nothing to do, what it does.
type Action = (&'static str, Label, fn(Bench) -> bool, fn(Bench));

const ACTIONS: [Action; 5] = [
    ("start", Label::StartPosition, |_| false, |b| b.restart(|kit| kit.start)),
    ("empty", Label::EmptyBoard, |_| false, |b| b.restart(|kit| kit.empty)),
    ("game", Label::FromGame, |_| false, Bench::take_game),
    ("flip", Label::Flip, |_| false, |b| b.desk.flip()),
    ("undo", Label::EditUndo, |b| !b.can_undo(), Bench::undo),
];

fn Actions(bench: Bench) -> El {
    let desk = Desk::here();
    let button = move |(name, label, idle, act): Action| {
        let icon = matches!(name, "flip" | "undo").then(|| view! { <Icon name=name/> });
        view! {
            <button
                type="button" data-act=name aria-disabled=text(move || idle(bench).to_string())
                on:click=move |_| act(bench)
            >
                {icon}<span>{desk.words(label)}</span>
            </button>
        }
    };
    view! { <div class="actions">{ACTIONS.map(button)}</div> }
}

/// Whether one can play, all reasons why not yet, and the button for it.
fn Verdict(bench: Bench) -> El {
    let desk = Desk::here();
    let ready = move || bench.is_playable();
    let reasons = move || {
        let typed = bench.problem.get().map(|p| desk.say(&p.says));
        let others = bench.reasons.get().into_iter().map(|r| desk.say(&r.says));
        typed.into_iter().chain(others).map(|says| view! { <li>{says}</li> }).collect::<Vec<_>>()
    };
    let title =
        text(move || desk.label(if ready() { Label::Ready } else { Label::NotReady }).to_string());
    view! {
        <div class="verdict" class:ready=flag(ready) role="status">
            <p id="verdict">{title}</p>
            <ul class:hidden=flag(ready)>{reasons}</ul>
        </div>
        <p class="wrong" role="alert">{text(move || notice(bench))}</p>
        <div class="go">
            <button
                type="button" class="main" data-act="play" aria-describedby="verdict"
                aria-disabled=text(move || (!ready()).to_string())
                on:click=move |_| bench.play()
            >
                {desk.words(Label::PlayFromHere)}
            </button>
            <a class="button" href="#">{desk.words(Label::BackToGame)}</a>
        </div>
    }
}

/// What is worth an alarm: a kept draft that is lost. A field just changed is only told to ears.
fn notice(bench: Bench) -> String {
    let lost = bench.said.get().filter(|msg| msg.id() == "draft_damaged");
    lost.map(|msg| bench.desk.say(&msg)).unwrap_or_default()
}

/// The position as text, in step with the board. Where it is no position, the place is marked.
fn Text(bench: Bench) -> El {
    let desk = Desk::here();
    let done = RwSignal::new(None::<Label>);
    let copy = move |_| {
        let text = bench.typed.get_untracked();
        spawn_local(async move {
            let copied = copy_text(&text).await;
            done.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
        });
    };
    let problem = move || bench.problem.get();
    let wrong = text(move || problem().map(|p| desk.say(&p.says)).unwrap_or_default());
    view! {
        <div class="fen">
            <label for="fen">{desk.words(Label::PositionText)}</label>
            <div class="fen-row">
                <input
                    id="fen" type="text" spellcheck="false" autocomplete="off" autocapitalize="off" maxlength="200"
                    prop:value=text(move || bench.typed.get())
                    aria-invalid=text(move || problem().is_some().to_string()) aria-describedby="fen-wrong"
                    on:input=move |e| { done.set(None); bench.type_text(event_target_value(&e)); }
                />
                <button type="button" data-act="copy" title=desk.words(Label::CopyPosition)
                    aria-label=desk.words(Label::CopyPosition) on:click=copy>
                    <Icon name="copy"/>
                </button>
            </div>
            <p class="fen-place" aria-hidden="true" class:hidden=flag(move || problem().is_none())>{move || place(bench)}</p>
            <p class="wrong" id="fen-wrong">{wrong}</p>
            <p class="copied" role="status">{text(move || done.get().map(|l| desk.label(l).to_string()).unwrap_or_default())}</p>
        </div>
    }
}

/// The text with the place marked where it stops being a position.
fn place(bench: Bench) -> El {
    let at = bench.problem.get().map_or(0, |p| p.at);
    let typed = bench.typed.get();
    let (before, rest) = typed.split_at_checked(at).unwrap_or((&typed, ""));
    let len = rest.chars().next().map_or(0, char::len_utf8);
    let (here, after) = rest.split_at_checked(len).unwrap_or((rest, ""));
    // At the end, or on a gap, something is missing: the mark still needs a width.
    let here = if here.trim().is_empty() { "\u{a0}" } else { here };
    view! { {before.to_string()}<mark>{here.to_string()}</mark>{after.to_string()} }
}

/// Two possibilities: words, whether it is so, and what makes it so.
type Option2 = (&'static str, Label, fn(Bench) -> bool, fn(Bench));

const GAMES: [Option2; 2] = [
    ("chess", Label::Chess, |b| b.is_game("chess"), |b| b.set_game("chess")),
    ("chess960", Label::Chess960, |b| b.is_game("chess960"), |b| b.set_game("chess960")),
];
const SIDES: [Option2; 2] = [
    ("white", Label::White, |b| b.turn() == Side::White, |b| b.edit(&mut |d| d.turn_to(Side::White))),
    ("black", Label::Black, |b| b.turn() == Side::Black, |b| b.edit(&mut |d| d.turn_to(Side::Black))),
];

fn Choose(bench: Bench, legend: Label, options: [Option2; 2]) -> El {
    let desk = Desk::here();
    let group = options[0].0;
    let option = move |(name, label, is, set): Option2| {
        view! {
            <label class="option">
                <input
                    type="radio" name=group value=name
                    prop:checked=flag(move || is(bench)) on:change=move |_| set(bench)
                />
                <span>{desk.words(label)}</span>
            </label>
        }
    };
    view! {
        <fieldset class="options">
            <legend>{desk.words(legend)}</legend>
            {options.map(option)}
        </fieldset>
    }
}

fn switches(bench: Bench) -> Option<El> {
    let switches = bench.draft.with(|d| d.switches.clone());
    let view = move |(n, switch): (usize, Switch)| {
        let set = move |e| bench.edit(&mut |d| d.switch(n, event_target_checked(&e)));
        view! {
            <label class="switch">
                <input type="checkbox" data-right=switch.field.0 prop:checked=switch.on on:change=set/>
                <span>{bench.desk.say(&switch.says)}</span>
            </label>
        }
    };
    let none = switches.is_empty();
    (!none).then(|| {
        view! {
            <fieldset class="rights">
                <legend>{bench.desk.label(Label::Rights)}</legend>
                {switches.into_iter().enumerate().map(view).collect::<Vec<_>>()}
            </fieldset>
        }
    })
}

fn picks(bench: Bench) -> Vec<El> {
    let picks = bench.draft.with(|d| d.picks.clone());
    let view = move |(n, pick): (usize, Pick)| {
        let option = |(field, name): (Field, String)| {
            view! { <option value=field.0.to_string() prop:selected=pick.chosen == Some(field)>{name}</option> }
        };
        let set = move |e| {
            let field = number(&event_target_value(&e)).and_then(|f| u8::try_from(f).ok()).map(Field);
            bench.edit(&mut |d| d.pick(n, field));
        };
        let none = pick.options.is_empty();
        view! {
            <label>
                <span>{bench.desk.label(pick.label)}</span>
                <select data-pick=n prop:disabled=none on:change=set>
                    <option value="" prop:selected=pick.chosen.is_none()>{bench.desk.label(Label::NoField)}</option>
                    {pick.options.into_iter().map(option).collect::<Vec<_>>()}
                </select>
            </label>
        }
    };
    picks.into_iter().enumerate().map(view).collect::<Vec<_>>()
}

fn counters(bench: Bench) -> Vec<El> {
    let counters = bench.draft.with(|d| d.counters.clone());
    let view = move |(n, counter): (usize, Counter)| {
        let mut value = String::new();
        push_number(&mut value, counter.value);
        let shown = value.clone();
        let set = move |e: web_sys::Event| match number(event_target_value(&e).trim()) {
            Some(value) => bench.edit(&mut |d| d.count(n, value)),
            // What is no number changes nothing.
            None => event_target::<web_sys::HtmlInputElement>(&e).set_value(&shown),
        };
        view! {
            <label>
                <span>{bench.desk.label(counter.label)}</span>
                <input type="text" inputmode="numeric" autocomplete="off" maxlength="5" data-counter=n prop:value=value on:change=set/>
            </label>
        }
    };
    counters.into_iter().enumerate().map(view).collect::<Vec<_>>()
}
