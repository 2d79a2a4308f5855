//! What a link brings is put on the board here, and the game that was there before is kept: the way back to it stands
//! beside the board, and in the window for sharing.

use super::dom::{El, button, el, fragment};
use super::pointing::{element, focus_on};
use super::prefs;
use super::state::Desk;
use super::{learn, store, tongue};
use leptos::prelude::*;
use notabene_core::msg;
use notabene_core::position::Side;
use notabene_core::session::share::{self, Arrived, View};
use notabene_core::session::{Form, open, save};
use notabene_core::text::{Label, Part, head};
use std::cell::RefCell;

/// Where the games are kept that were on the board before a link.
const BEFORE: &str = "before";
/// Stands between two of them; no record has it.
const BETWEEN: &str = "\u{1e}";
/// How many are kept.
const MOST: usize = 5;
/// How much of a game is told on its button.
const TOLD: usize = 48;

thread_local! {
    /// The last game of a link as it came: who only looked at it does not want it kept.
    static CAME: RefCell<String> = const { RefCell::new(String::new()) };
    /// The bar beside the board, while there is one, and what makes it live.
    static BAR: RefCell<Option<(El, Owner)>> = const { RefCell::new(None) };
}

/// Opens the part of an address that somebody shared. What cannot be opened is told, and changes nothing.
pub fn arrive(desk: &'static Desk, fragment: &str) {
    // Some programs write signs of addresses in another way.
    let plain = js_sys::decode_uri_component(fragment).map(String::from);
    let fragment = plain.unwrap_or_else(|_| fragment.into());
    if share::is_course(&fragment) {
        return learn::arrive(desk, &fragment);
    }
    if !share::is_game(&fragment) {
        return desk.notice.set(Some(msg!(LinkForeign { text: head(&fragment, 40) })));
    }
    match share::read(&fragment) {
        Ok(arrived) => put(desk, arrived),
        Err(problem) => desk.notice.set(Some(problem.says)),
    }
}

/// Puts what came with a link on the board.
pub fn put(desk: &'static Desk, Arrived { table, view }: Arrived) {
    let came = table.text(Form::Save);
    let kept = set_aside(desk, &came);
    CAME.set(came);
    // Who asks for nothing leaves the choices of the reader alone.
    if view != View::default() {
        desk.prefs.update(|prefs| {
            if let Some(side) = view.orientation {
                prefs.flipped = side == Side::Black;
            }
            if let Some(letters) = view.letters {
                prefs.set("letters", letters.code);
            }
        });
    }
    desk.put(table);
    if kept {
        // The words of the bar may have to be fetched.
        tongue::wanted(*desk, Part::School, Box::new(move |_| offer(desk)));
    }
}

/// The games that are kept, the latest first.
fn kept() -> Vec<String> {
    let all = store::load(BEFORE).unwrap_or_default();
    all.split(BETWEEN).filter(|text| !text.is_empty()).map(String::from).collect()
}

fn keep(all: &[String]) {
    store::keep(BEFORE, &all.join(BETWEEN));
}

/// Keeps the game on the board, if there is something in it; whether it is kept.
fn set_aside(desk: &'static Desk, arriving: &str) -> bool {
    let now = desk.table.with_untracked(|table| table.text(Form::Save));
    let fresh = open::open(desk.status.with_untracked(|s| s.game), None, None);
    let fresh = fresh.is_ok_and(|table| table.text(Form::Save) == now);
    if fresh || now == arriving || CAME.with_borrow(|came| *came == now) {
        return false;
    }
    let mut all = kept();
    all.retain(|other| *other != now);
    all.insert(0, now);
    all.truncate(MOST);
    keep(&all);
    true
}

/// Puts a kept game back on the board; the one that is there takes its place if there is something in it.
fn bring_back(desk: &'static Desk, text: &str) {
    let (table, damage) = save::read(text);
    let Ok(table) = table else {
        return desk.notice.set(damage.map(|problem| problem.says));
    };
    set_aside(desk, text);
    let mut all = kept();
    all.retain(|other| other != text);
    keep(&all);
    clear();
    desk.put(table);
    focus_on("main:not(.hidden) .grid [tabindex='0']");
}

/// Takes the bar away.
fn clear() {
    if let Some((bar, owner)) = BAR.take() {
        bar.0.remove();
        owner.cleanup();
    }
}

/// The bar beside the board: what happened, and the way back.
fn offer(desk: &'static Desk) {
    clear();
    let (Some(side), Some(text)) = (element("main.page > .side"), kept().into_iter().next()) else { return };
    let owner = Owner::new();
    let bar = owner.with(|| {
        let back = button(desk, Label::ShareBack, "back-own", move || bring_back(desk, &text));
        back.0.set_class_name("main");
        let close = el("button", "quiet").attr("type", "button").attr("data-do", "bar-close");
        let close = close.live("aria-label", move || desk.label(Label::Close).into());
        let close = close.with([super::sprite::Icon("close")]).click(|| {
            focus_on("main:not(.hidden) .grid [tabindex='0']");
            clear();
        });
        // The line above says it, until there is something else to say.
        let bar = el("section", "came-bar").live("aria-label", move || desk.say(&msg!(LinkOpened)));
        bar.with([back, close])
    });
    drop(side.prepend_with_node_1(&bar.0));
    BAR.set(Some((bar, owner)));
    desk.notice.set(Some(msg!(LinkOpened)));
}

/// The kept games as buttons; nothing if there are none.
pub fn list(desk: &'static Desk) -> El {
    let all = kept();
    if all.is_empty() {
        return fragment();
    }
    let game = move |text: String| {
        let way =
            el("button", "").attr("type", "button").attr("data-do", "back-kept").text(&told(desk, &text));
        el("li", "").with([way.click(move || bring_back(desk, &text))])
    };
    let title = el("h4", "").label(desk, Label::ShareKept);
    el("div", "kept-before").with([title, el("ul", "").with(all.into_iter().map(game))])
}

/// How a kept game is told: its name and its first moves.
fn told(desk: &'static Desk, text: &str) -> String {
    let (Ok(table), _) = save::read(text) else { return head(text, TOLD) };
    let style = desk.prefs.with_untracked(prefs::Prefs::style);
    let name = open::find(table.status().game).map(|game| desk.label(game.label)).unwrap_or_default();
    [name, ": ", &head(&table.text(Form::Moves(style)), TOLD)].concat()
}
