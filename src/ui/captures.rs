//! What could be captured and why, what may be done about a capture that was left undone, and what is counted
//! towards the end of the game.

use super::dom::{El, Live, button, choice, el, later};
use super::live::Derived;
use super::markup::Markup;
use super::state::Desk;
use leptos::prelude::untrack;
use notabene_core::geometry::{Field, Layout};
use notabene_core::session::{Candidate, Go};
use notabene_core::text::{Kind, Label};
use std::rc::Rc;
use web_sys::Event;

/// A way over the board that is looked at, and what is captured on it.
pub type Led = (Vec<Field>, Vec<Field>);

/// What is counted, one sentence each.
pub fn Tallies(desk: &'static Desk) -> El {
    let tallies = Derived::new(move || {
        desk.scene.with(|s| s.tallies.iter().map(|(_, says)| says.clone()).collect::<Vec<_>>())
    });
    let said =
        move || tallies.with(|all| all.iter().map(|says| el("li", "").text(&desk.say(says))).collect());
    el("ul", "").class(move || if tallies.with(|t| t.is_empty()) { "hidden" } else { "tallies" }).each(said)
}

/// What may be done about the last move, and the button that has it taken back.
pub fn Slip(desk: &'static Desk) -> El {
    let slip = Derived::new(move || desk.status.with(|s| s.slip.clone()));
    let inside = move || {
        let Some(says) = slip.get() else { return Vec::new() };
        let back = says.kind() == Kind::MayForce;
        let back = back.then(|| button(desk, Label::ForceBack, "force", move || desk.go(Go::Undo)));
        let mut made = vec![el("p", "").attr("role", "status").text(&desk.say(&says))];
        made.extend(back);
        made
    };
    el("div", "").class(move || if slip.with(|s| s.is_none()) { "hidden" } else { "slip" }).each(inside)
}

/// The list of all captures, folded until somebody asks.
pub fn Captures(desk: &'static Desk) -> El {
    let all = Derived::new(move || desk.scene.with(|s| s.candidates.clone()));
    // The text of the line that was tapped.
    let chosen = Live::new(String::new());
    // What is chosen stays to be seen when the board is drawn anew.
    later(Box::new(move || {
        all.with(|_| ());
        chosen.set(String::new());
    }));
    let lines = move || all.get().into_iter().map(|candidate| line(desk, candidate, chosen)).collect();
    let title = move || {
        let count = all.with(Vec::len).to_string();
        [desk.label(Label::WhichCapture), " (", &count, ")"].concat()
    };
    let fold = el("summary", "").attr("data-control", "captures").says(title);
    let class = move || if all.with(|all| all.is_empty()) { "hidden" } else { "captures" };
    el("details", "").class(class).with([fold, el("ul", "").each(lines)])
}

/// What is done with a line.
#[derive(Copy, Clone, PartialEq)]
enum Act {
    Look,
    Leave,
    Pick,
}

/// A capture: how it is written, how many it takes, and why it may be played or not.
fn line(desk: &'static Desk, candidate: Candidate, chosen: Live<String>) -> El {
    let Candidate { text, route, taken, allowed, worth, says } = candidate;
    // What a line shows: its way while it is looked at, and for as long as it is chosen.
    let way = Rc::new((route, taken));
    let lead = move |on: bool| desk.lens.lead(on.then(|| (*way).clone()));
    let name: Rc<str> = text.as_str().into();
    let is = {
        let name = name.clone();
        move || chosen.with(|chosen| **chosen == *name)
    };
    let act = {
        let is = is.clone();
        Rc::new(move |what: Act| {
            let on = untrack(&is);
            if what == Act::Pick {
                chosen.set(if on { String::new() } else { name.to_string() });
            }
            lead(match what {
                Act::Look => true,
                Act::Leave => on,
                Act::Pick => !on,
            });
        })
    };
    let on = |what: Act| {
        let act = act.clone();
        move |_: Event| act(what)
    };
    let verdict = if allowed { Label::CaptureAllowed } else { Label::CaptureRefused };
    let count = worth.pieces.to_string();
    let shown = choice("data-capture", &text, is.clone(), || ())
        .on("click", on(Act::Pick))
        .on("pointerenter", on(Act::Look))
        .on("focus", on(Act::Look))
        .on("pointerleave", on(Act::Leave))
        .on("blur", on(Act::Leave))
        .with([
            el("span", "may").label(desk, verdict),
            el("span", "way").text(&text),
            el("span", "count").attr("aria-hidden", "true").text(&count),
            el("span", "says").text(&desk.say(&says)),
        ]);
    let play = button(desk, Label::PlayCapture, "capture", move || play(desk, &text));
    let play = play.class(move || if allowed && is() { "main" } else { "hidden" });
    el("li", if allowed { "allowed" } else { "refused" }).with([shown, play])
}

/// Plays a capture of the list.
fn play(desk: &'static Desk, text: &str) {
    let style = desk.prefs.with_untracked(|p| p.style());
    let refused = desk.change(|table| table.enter(text, &style)).err();
    desk.choices.set(None);
    desk.lens.step_back();
    desk.notice.set(refused.map(|refusal| refusal.because));
}

/// The way that is looked at, and a ring round each piece that is taken on it.
pub fn drawn(desk: Desk, layout: &Layout) -> String {
    let Some((way, taken)) = desk.lens.view.with(|view| view.led.clone()) else { return String::new() };
    let line: String = way.windows(2).map(|leg| layout.way(leg)).collect();
    let rings: String = taken.iter().map(|field| layout.circle(*field, 0.42)).collect();
    let mut out = Markup::default();
    out.put(&["<g class=\"led\"><path class=\"halo\" d=\"", &line, "\"/><path class=\"way\" d=\"", &line]);
    out.put(&["\"/><path class=\"halo\" d=\"", &rings, "\"/><path class=\"taken\" d=\"", &rings]);
    out.put(&["\"/></g>"]);
    out.done()
}
