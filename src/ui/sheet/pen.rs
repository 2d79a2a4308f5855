//! The pen: the line in which a move is written for a place of the sheet, by keyboard or with letters to tap, and
//! what a teacher says of it.

use super::leaf::Paper;
use crate::ui::dom::{El, button, el, inside, later};
use crate::ui::live::Place;
use crate::ui::markup::Markup;
use crate::ui::sound::{self, Sound};
use crate::ui::sprite::Icon;
use crate::ui::state::Desk;
use crate::ui::{pad, write};
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::{Style, player};
use notabene_core::position::Position as _;
use notabene_core::record::Entry;
use notabene_core::study::score_sheet::grading::Marked;
use notabene_core::study::score_sheet::handwriting;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, PointerEvent};

/// What is said of what was written last.
#[derive(Clone, PartialEq, Default)]
pub struct Verdict {
    /// What is right; spoken first.
    pub good: Option<Msg>,
    /// What to look at, or another thing to know.
    pub look: Vec<Msg>,
    /// The right form, for those who ask for it.
    pub right: String,
    /// Whether all is well.
    pub fine: bool,
}

impl Verdict {
    /// What is said of a marked place with this text.
    pub fn of(marked: &Marked, text: &str) -> Verdict {
        let well = || Some(msg!(WroteRight { text: text.trim().into() }));
        match marked {
            Marked::Empty => Verdict::default(),
            Marked::Right => Verdict { good: well(), fine: true, ..Verdict::default() },
            Marked::Note(notes) => {
                Verdict { good: well(), look: notes.clone(), fine: true, ..Verdict::default() }
            }
            Marked::Slip(slip) => Verdict {
                good: slip.good.clone(),
                look: vec![slip.look.clone()],
                right: slip.right.clone(),
                fine: false,
            },
        }
    }
    /// Only one sentence.
    pub fn only(msg: Msg) -> Verdict {
        Verdict { look: vec![msg], ..Verdict::default() }
    }
}

/// A pen. Lent for good, as [`Paper`] is.
pub struct Pen {
    pub desk: Desk,
    /// The board of the game that is written.
    pub own: Desk,
    /// Its name for tests and styles.
    pub name: &'static str,
    /// How its player writes.
    pub style: Box<dyn Fn() -> Style>,
    /// The place that is written now, by its half-move; none: nothing is to be written.
    pub at: RwSignal<Option<usize>>,
    /// What stands in the line.
    pub text: RwSignal<String>,
    pub verdict: RwSignal<Verdict>,
    /// Whether somebody asked for the right form.
    pub asked: RwSignal<bool>,
    pub input: Place,
    /// Takes what was written for a place.
    pub done: Box<dyn Fn(&'static Pen, usize, String)>,
}

impl Pen {
    /// A pen with nothing written.
    pub fn new(
        own: Desk,
        desk: Desk,
        name: &'static str,
        style: impl Fn() -> Style + 'static,
        done: impl Fn(&'static Pen, usize, String) + 'static,
    ) -> &'static Pen {
        Box::leak(Box::new(Pen {
            desk,
            own,
            name,
            style: Box::new(style),
            at: RwSignal::new(None),
            text: RwSignal::new(String::new()),
            verdict: RwSignal::new(Verdict::default()),
            asked: RwSignal::new(false),
            input: RwSignal::new_local(None),
            done: Box::new(done),
        }))
    }

    /// Goes to a place, where this text stands already; what was said of another is forgotten.
    pub fn go(&self, at: Option<usize>, text: &str) {
        if self.at.get_untracked() != at {
            self.say(Verdict::default());
        }
        self.at.set(at);
        self.text.set(text.into());
        // At once: it may be selected before the page has followed.
        if let Some(input) = self.field() {
            input.set_value(text);
        }
    }

    /// Says something new.
    pub fn say(&self, verdict: Verdict) {
        self.asked.set(false);
        self.verdict.set(verdict);
    }

    /// Gives the line the focus.
    pub fn focus(&self) {
        if let Some(input) = self.field() {
            // A field that cannot take the focus is no reason to stop.
            let _ = input.focus();
            input.select();
        }
    }

    fn field(&self) -> Option<HtmlInputElement> {
        self.input.try_get_untracked().flatten()?.dyn_into().ok()
    }

    /// What stands in the line is done.
    fn enter(&'static self) {
        let (Some(at), Some(text)) = (self.at.get_untracked(), self.text.try_get_untracked()) else { return };
        sound::play(self.desk, Sound::Pen);
        (self.done)(self, at, text);
    }
}

/// The line, its letters and its answers; above it the rows of the paper at which the pen is.
pub fn pen(pen: &'static Pen, paper: &'static Paper) -> El {
    let desk = pen.desk;
    let heading = move || {
        let at = pen.at.get().map(|at| heading(&pen.own.game.with(|t| t.played()), at));
        at.map(|msg| desk.say(&msg)).unwrap_or_else(|| desk.label(Label::NothingToWrite).to_string())
    };
    let pads = move || desk.prefs.with(|p| p.pad == Some(true));
    let input = el("input", "").attr("type", "text").attr("name", "place").attr("data-pen", pen.name);
    let input = input
        .attr("maxlength", &handwriting::WIDEST.to_string())
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("autocorrect", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "done")
        .live("aria-label", heading)
        .live("lang", move || (pen.style)().letters.code.into())
        .live("inputmode", move || (if pads() { "none" } else { "text" }).into())
        .state("aria-invalid", move || pen.verdict.with(|v| !v.fine && !v.look.is_empty()))
        .value(move || pen.text.get())
        .on("input", move |e| pen.text.set(event_target_value(&e)))
        .on("pointerdown", move |e| {
            if e.dyn_ref::<PointerEvent>().is_some_and(|p| p.pointer_type() == "touch") {
                write::by_finger(desk);
            }
        })
        .on("keydown", move |e| {
            if e.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == "Enter") {
                e.prevent_default();
                pen.enter();
            }
        });
    pen.input.set(Some(input.0.clone()));
    let name = move || desk.label(Label::LetterPad).to_string();
    let toggle = el("button", "").attr("type", "button").attr("data-do", "pad").with([Icon("pad")]);
    let toggle = toggle.live("aria-label", name).live("title", name).click(move || {
        desk.prefs.update(|p| p.pad = Some(p.pad != Some(true)));
        pen.focus();
    });
    let line = el("div", "pen-line").with([
        el("label", "").with([el("span", "pen-at").says(heading), input]),
        button(desk, Label::WriteThis, "write", move || pen.enter()).attr("class", "main"),
        toggle.state("aria-pressed", pads),
    ]);
    let keys = el("div", "")
        .class(move || if pads() { "letters-pad" } else { "hidden" })
        .attr("role", "group")
        .live("aria-label", move || desk.label(Label::LetterPad).into())
        .live_inside(move || pad::sheet_keys(pen.own, &(pen.style)(), "data-key"))
        // The line keeps the focus and its caret while letters are tapped.
        .on("mousedown", move |e| e.prevent_default())
        .on("click", move |e| press(pen, &e));
    el("section", "pen").attr("data-of", pen.name).with([rows_here(pen, paper), line, answer(pen), keys])
}

/// The row in which the pen is and the one before it, for screens on which the sheet itself is not beside the board. Who
/// listens has the sheet.
fn rows_here(pen: &'static Pen, paper: &'static Paper) -> El {
    let markup = move || {
        let (at, text) = (pen.at.get(), pen.text.get());
        paper.form.with(|form| {
            let mut out = Markup::default();
            let is_here = |entry: &Entry| entry.ply.is_some() && entry.ply == at;
            let here = form.rows().position(|row| row.entries.iter().any(is_here));
            let first = here.map_or(0, |here| here.saturating_sub(1));
            for row in form.rows().skip(first).take(here.map_or(0, |here| here - first + 1)) {
                out.put(&["<p><span class=\"number\">"]);
                out.number(row.number as usize);
                out.put(&["</span>"]);
                for entry in &row.entries {
                    let (class, text) = if is_here(entry) { (" now", &text) } else { ("", &entry.text) };
                    out.put(&["<span class=\"ink", class, "\">"]);
                    out.text(text);
                    out.put(&["</span>"]);
                }
                out.put(&["</p>"]);
            }
            out.done()
        })
    };
    el("div", "near").attr("aria-hidden", "true").live_inside(markup)
}

/// Which place is written: the number of the move, and whose it is.
fn heading(played: &Played, at: usize) -> Msg {
    // Behind the game the sides go on taking turns.
    let last = played.len().min(at);
    let (moment, over) = (played.at(last), at - last);
    let second = moment.turn() != moment.first();
    let side = if over % 2 == 0 { moment.turn() } else { moment.turn().other() };
    let number = moment.number() + ((over + usize::from(second)) / 2) as u32;
    msg!(MoveOf { number, player: player(side) })
}

/// A letter was tapped.
fn press(pen: &'static Pen, e: &Event) {
    let Some(key) = crate::ui::pointing::attribute(e, "data-key") else { return };
    if let Some(input) = pen.field() {
        pad::put(&input, &key);
        pen.text.set(input.value());
    }
}

/// What is said of what was written, and the way to the right form.
fn answer(pen: &'static Pen) -> El {
    let desk = pen.desk;
    let sentence = move |class: &str, msg: &Msg| el("p", class).text(&desk.say(msg));
    let all = move || {
        let verdict = pen.verdict.get();
        let mut all = Vec::new();
        all.extend(verdict.good.iter().map(|msg| sentence("good", msg)));
        all.extend(verdict.look.iter().map(|msg| sentence("look", msg)));
        if pen.asked.get() && !verdict.right.is_empty() {
            all.push(el("p", "right").with([
                el("span", "").label(desk, Label::RightForm),
                el("b", "ink").text(&[" ", &verdict.right].concat()),
            ]));
        }
        all
    };
    let open = move || pen.verdict.with(|v| !v.right.is_empty()) && !pen.asked.get();
    let ask = button(desk, Label::AskRight, "ask", move || pen.asked.set(true));
    el("div", "answer").with([
        el("div", "says").attr("role", "status").each(all),
        el("div", "").class(move || if open() { "row" } else { "hidden" }).with([ask]),
    ])
}

/// Shows in the place what is being written in the line, as ink that is still wet. What stood there comes back
/// when the pen goes elsewhere.
pub fn mirror(pen: &'static Pen, paper: &'static Paper) {
    let mut wet: Option<(Element, String)> = None;
    later(Box::new(move || {
        let (at, text) = (pen.at.get(), pen.text.get());
        // After the rows are there: they may have been made anew.
        paper.desk.prefs.track();
        paper.form.with(|_| ());
        paper.looks.with(|_| ());
        if let Some((ink, stood)) = wet.take() {
            inside(&ink, &stood);
        }
        let Some(at) = at else { return };
        let css = ["[data-paper=", paper.name, "] [data-ply='", &at.to_string(), "'] .ink"].concat();
        if let Ok(Some(ink)) = document().query_selector(&css)
            && ink.text_content().as_deref() != Some(&text)
        {
            let stood = ink.inner_html();
            ink.set_text_content(Some(&text));
            wet = Some((ink, stood));
        }
    }));
}
