//! The explain line: a move in large characters, and a sentence on the one that is pointed at.

use super::dom::{El, view};
use super::lens::{Answer, Place, Spot, class, tokens};
use super::overlay::{RIVAL, sign};
use super::state::{Desk, flag, text};
use super::write;
use super::written::{focus_on, near, number, signs};
use leptos::prelude::*;
use notabene_core::notation::{Part, Token};
use notabene_core::text::Label;
use web_sys::{Event, KeyboardEvent};

/// The line: what is explained, else what is said of the last written text.
pub fn Explain() -> El {
    let desk = Desk::here();
    let shown = Memo::new(move |_| {
        let place = desk.lens.place(desk);
        (place, desk.sheet.with(|sheet| tokens(sheet, place)))
    });
    let refused = move || desk.lens.answer.get().filter(|answer| answer.wrong.is_some());
    let row = move || match refused() {
        Some(answer) => echo(desk, answer),
        None => shown.with(|(place, tokens)| characters(desk, *place, tokens)),
    };
    let wrong = flag(move || refused().is_some());
    let silent = flag(move || sentence(desk).is_empty());
    view! {
        <section class="explain" class:wrong=wrong class:silent=silent aria-label=desk.words(Label::Explanation)
            on:click=move |e| point(desk, &e) on:focusin=move |e| point(desk, &e)
            on:pointerover=move |e| if e.pointer_type() != "touch" { point(desk, &e) }
            on:keydown=move |e| on_key(desk, &e)>
            <div class="glass">{row}<Legend/></div>
            <p class="sentence" aria-live="polite" data-live="explain">{text(move || sentence(desk))}</p>
            <p class="hint">{desk.words(Label::ExplainHint)}</p>
        </section>
    }
}

/// What is said: of the character, or of the text that was written.
fn sentence(desk: Desk) -> String {
    let lens = desk.lens;
    if let Some(token) = lens.token(desk) {
        let said = desk.say(&token.says);
        let far = !token.fields.is_empty() && !lens.fits_board(desk);
        return if far { [&said, " ", desk.label(Label::ExplainGo)].concat() } else { said };
    }
    lens.answer.with(|answer| answer.as_ref().map(|answer| desk.say(&answer.says))).unwrap_or_default()
}

/// The characters of a move as a row of buttons with one tab stop.
fn characters(desk: Desk, place: Place, tokens: &[Token]) -> El {
    let button = |(n, token): (usize, &Token)| view! { <Character place n token=token.clone()/> };
    let all = tokens.iter().enumerate().map(button).collect::<Vec<_>>();
    view! { <div class="characters" role="group" aria-label=desk.words(Label::Explanation)>{all}</div> }
}

fn Character(place: Place, n: usize, token: Token) -> El {
    let desk = Desk::here();
    let chosen = move || desk.lens.spot.get().filter(|spot| spot.place == place).and_then(|spot| spot.token);
    let stop = text(move || (if chosen().unwrap_or(0) == n { "0" } else { "-1" }).to_string());
    let (part, written) = (token.part, token.text.trim().to_string());
    let name = written.clone();
    let label = text(move || [&name, ": ", desk.label(part.label())].concat());
    view! {
        <button type="button" class=class(part) class:chosen=flag(move || chosen() == Some(n)) data-token=n
            data-control="character" tabindex=stop aria-label=label aria-pressed=text(move || (chosen() == Some(n)).to_string())>
            <span class="text" aria-hidden="true">{signs(written)}</span>
            <Sign path=sign(part)/>
        </button>
    }
}

/// A sign, drawn with the pen of its part.
fn Sign(path: &'static str) -> El {
    view! { <svg class="sign" viewBox="-1 -1 12 12" aria-hidden="true"><path d=path></path></svg> }
}

/// A refused text with its wrong place marked, and right forms to take over.
fn echo(desk: Desk, answer: Answer) -> El {
    let at = answer.wrong.filter(|at| answer.text.is_char_boundary(*at)).unwrap_or(0);
    let (good, bad) = answer.text.split_at(at);
    let bad = if bad.is_empty() { "\u{a0}" } else { bad };
    let offer = |right: String| {
        let play = right.clone();
        view! { <button type="button" class="offer" data-control="offer" on:click=move |_| write::play(desk, &play)>{right}</button> }
    };
    let offers = answer.offers.into_iter().map(offer).collect::<Vec<_>>();
    view! {
        <div class="characters">
            <span class="echo">
                <span class="for-ears">{desk.words(Label::YouWrote)}</span>
                {good.to_string()}<mark>{bad.to_string()}</mark>
            </span>
            {offers}
        </div>
    }
}

/// A character of the row is pointed at, tapped or focused.
fn point(desk: Desk, e: &Event) {
    let token = number(e, "data-token");
    if let (Some(_), Some(_)) = (token, near(e, ".characters")) {
        let place = desk.lens.place(desk);
        desk.lens.look(Some(Spot { place, token }));
    }
}

/// Walks over the characters; Escape and up lead back to the paper.
fn on_key(desk: Desk, e: &KeyboardEvent) {
    if e.key() == "Escape" && near(e, ".legend[open]").is_some_and(|l| l.remove_attribute("open").is_ok()) {
        focus_on(".legend summary");
        return done(e);
    }
    if near(e, ".characters").is_none() || e.ctrl_key() || e.meta_key() || e.alt_key() {
        return;
    }
    let place = untrack(|| desk.lens.place(desk));
    let last = desk.sheet.with_untracked(|s| tokens(s, place).len()).saturating_sub(1);
    let at = desk.lens.spot.get_untracked().and_then(|spot| spot.token).unwrap_or(0);
    let next = match e.key().as_str() {
        "ArrowLeft" => at.saturating_sub(1),
        "ArrowRight" => last.min(at + 1),
        "Home" => 0,
        "End" => last,
        "Escape" | "ArrowUp" => {
            desk.lens.look(None);
            if let Place::Move(node) = place {
                focus_on(&["button[data-node='", &node.0.to_string(), "']"].concat());
            }
            return done(e);
        }
        _ => return,
    };
    desk.lens.look(Some(Spot { place, token: Some(next) }));
    focus_on(&[".explain [data-token='", &next.to_string(), "']"].concat());
    done(e);
}

fn done(e: &KeyboardEvent) {
    e.prevent_default();
    e.stop_propagation();
}

/// All parts with their signs; open as long as one likes.
fn Legend() -> El {
    let desk = Desk::here();
    let row = move |class: String, path: &'static str, label: Label| {
        view! { <li class=class><Sign path/><span>{desk.words(label)}</span></li> }
    };
    let parts = Part::ALL.map(|part| row(class(part), sign(part), part.label()));
    view! {
        <details class="legend">
            <summary data-control="legend" title=desk.words(Label::Legend) aria-label=desk.words(Label::Legend)>
                <super::sprite::Icon name="help"/>
            </summary>
            <ul>{parts.into_iter().collect::<Vec<_>>()}{row("rival".into(), RIVAL, Label::PartRival)}</ul>
        </details>
    }
}
