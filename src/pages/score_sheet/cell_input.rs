//! Pen: the input line for a cell of the sheet, by keyboard or on-screen keys, with feedback.

use crate::components::effect::{Place, later};
use crate::components::element::{El, button, el, inside};
use crate::components::icon::Icon;
use crate::components::move_text::Markup;
use crate::components::query::attribute;
use crate::pages::score_sheet::leaf::Paper;
use crate::state::context::AppContext;
use crate::state::sound::{self, Sound};
use crate::views::{move_input, move_keyboard};
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::{Style, player};
use notabene_core::position::Position as _;
use notabene_core::record::FormEntry;
use notabene_core::study::score_sheet::grading::GradedMove;
use notabene_core::study::score_sheet::handwriting;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement, KeyboardEvent, PointerEvent};

/// Feedback on the last text entered.
#[derive(Clone, PartialEq, Default)]
pub struct Verdict {
    /// Praise; announced first.
    pub good: Option<Msg>,
    /// Mistakes, or remarks.
    pub look: Vec<Msg>,
    /// Correct text, shown on request.
    pub right: String,
    /// True if the text is accepted.
    pub fine: bool,
}

impl Verdict {
    /// Feedback on a marked cell with this text.
    pub fn of(marked: &GradedMove, text: &str) -> Verdict {
        let well = || Some(msg!(WroteRight { text: text.trim().into() }));
        match marked {
            GradedMove::Empty => Verdict::default(),
            GradedMove::Right => Verdict { good: well(), fine: true, ..Verdict::default() },
            GradedMove::Note(notes) => {
                Verdict { good: well(), look: notes.clone(), fine: true, ..Verdict::default() }
            }
            GradedMove::Slip(slip) => Verdict {
                good: slip.praise.clone(),
                look: vec![slip.correction.clone()],
                right: slip.right.clone(),
                fine: false,
            },
        }
    }
    /// Feedback of a single sentence.
    pub fn only(msg: Msg) -> Verdict {
        Verdict { look: vec![msg], ..Verdict::default() }
    }
}

/// Pen of a sheet. Leaked, as [`Paper`] is: closures hold a reference.
pub struct Pen {
    pub app: AppContext,
    /// Board of the game that is written.
    pub own: AppContext,
    /// Name for tests and styles.
    pub name: &'static str,
    /// Notation style of the writer.
    pub style: Box<dyn Fn() -> Style>,
    /// Half-move of the current cell; `None`: nothing to write.
    pub at: RwSignal<Option<usize>>,
    /// Text in the line.
    pub text: RwSignal<String>,
    pub verdict: RwSignal<Verdict>,
    /// True if the correct text was requested.
    pub asked: RwSignal<bool>,
    pub input: Place,
    /// Receives the text entered for a cell.
    pub done: Box<dyn Fn(&'static Pen, usize, String)>,
}

impl Pen {
    /// Creates a pen with an empty line.
    pub fn new(
        own: AppContext,
        app: AppContext,
        name: &'static str,
        style: impl Fn() -> Style + 'static,
        done: impl Fn(&'static Pen, usize, String) + 'static,
    ) -> &'static Pen {
        Box::leak(Box::new(Pen {
            app,
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

    /// Goes to a cell with this text; clears feedback on another cell.
    pub fn go(&self, at: Option<usize>, text: &str) {
        if self.at.get_untracked() != at {
            self.say(Verdict::default());
        }
        self.at.set(at);
        self.text.set(text.into());
        // Immediately: the text may be selected before the next render.
        if let Some(input) = self.field() {
            input.set_value(text);
        }
    }

    /// Shows new feedback.
    pub fn say(&self, verdict: Verdict) {
        self.asked.set(false);
        self.verdict.set(verdict);
    }

    /// Focuses the line.
    pub fn focus(&self) {
        if let Some(input) = self.field() {
            // Without the focus nothing else fails.
            let _ = input.focus();
            input.select();
        }
    }

    fn field(&self) -> Option<HtmlInputElement> {
        self.input.try_get_untracked().flatten()?.dyn_into().ok()
    }

    /// Submits the text in the line.
    fn enter(&'static self) {
        let (Some(at), Some(text)) = (self.at.get_untracked(), self.text.try_get_untracked()) else { return };
        sound::play(self.app, Sound::Pen);
        (self.done)(self, at, text);
    }
}

/// Line with its on-screen keys and feedback; above it the rows of the sheet around the pen.
pub fn pen(pen: &'static Pen, paper: &'static Paper) -> El {
    let app = pen.app;
    let heading = move || {
        let at = pen.at.get().map(|at| heading(&pen.own.game.with(|t| t.played()), at));
        at.map(|msg| app.say(&msg)).unwrap_or_else(|| app.label(Label::NothingToWrite).to_string())
    };
    let pads = move || app.prefs.with(|p| p.pad == Some(true));
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
                move_input::by_finger(app);
            }
        })
        .on("keydown", move |e| {
            if e.dyn_ref::<KeyboardEvent>().is_some_and(|key| key.key() == "Enter") {
                e.prevent_default();
                pen.enter();
            }
        });
    pen.input.set(Some(input.0.clone()));
    let name = move || app.label(Label::LetterPad).to_string();
    let toggle = el("button", "").attr("type", "button").attr("data-do", "pad").with([Icon("pad")]);
    let toggle = toggle.live("aria-label", name).live("title", name).click(move || {
        app.prefs.update(|p| p.pad = Some(p.pad != Some(true)));
        pen.focus();
    });
    let line = el("div", "pen-line").with([
        el("label", "").with([el("span", "pen-at").says(heading), input]),
        button(app, Label::WriteThis, "write", move || pen.enter()).attr("class", "main"),
        toggle.state("aria-pressed", pads),
    ]);
    let keys = el("div", "")
        .class(move || if pads() { "letters-pad" } else { "hidden" })
        .attr("role", "group")
        .live("aria-label", move || app.label(Label::LetterPad).into())
        .live_inside(move || move_keyboard::sheet_keys(pen.own, &(pen.style)(), "data-key"))
        // Focus and caret stay in the line while keys are tapped.
        .on("mousedown", move |e| e.prevent_default())
        .on("click", move |e| press(pen, &e));
    el("section", "pen").attr("data-of", pen.name).with([rows_here(pen, paper), line, answer(pen), keys])
}

/// Row of the pen and the one before it, for screens without the sheet beside the board. Hidden from screen
/// readers, which have the sheet.
fn rows_here(pen: &'static Pen, paper: &'static Paper) -> El {
    let markup = move || {
        let (at, text) = (pen.at.get(), pen.text.get());
        paper.form.with(|form| {
            let mut out = Markup::default();
            let is_here = |entry: &FormEntry| entry.ply.is_some() && entry.ply == at;
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

/// Heading of a cell: move number and player.
fn heading(played: &Played, at: usize) -> Msg {
    // After the end of the game the sides continue to alternate.
    let last = played.len().min(at);
    let (moment, over) = (played.position_at(last), at - last);
    let second = moment.turn() != moment.first();
    let side = if over % 2 == 0 { moment.turn() } else { moment.turn().other() };
    let number = moment.number() + ((over + usize::from(second)) / 2) as u32;
    msg!(MoveOf { number, player: player(side) })
}

/// Inserts a tapped letter.
fn press(pen: &'static Pen, e: &Event) {
    let Some(key) = attribute(e, "data-key") else { return };
    if let Some(input) = pen.field() {
        move_keyboard::put(&input, &key);
        pen.text.set(input.value());
    }
}

/// Feedback on the text entered, with a button for the correct text.
fn answer(pen: &'static Pen) -> El {
    let app = pen.app;
    let sentence = move |class: &str, msg: &Msg| el("p", class).text(&app.say(msg));
    let all = move || {
        let verdict = pen.verdict.get();
        let mut all = Vec::new();
        all.extend(verdict.good.iter().map(|msg| sentence("good", msg)));
        all.extend(verdict.look.iter().map(|msg| sentence("look", msg)));
        if pen.asked.get() && !verdict.right.is_empty() {
            all.push(el("p", "right").with([
                el("span", "").label(app, Label::RightForm),
                el("b", "ink").text(&format!(" {}", verdict.right)),
            ]));
        }
        all
    };
    let open = move || pen.verdict.with(|v| !v.right.is_empty()) && !pen.asked.get();
    let ask = button(app, Label::AskRight, "ask", move || pen.asked.set(true));
    el("div", "answer").with([
        el("div", "says").attr("role", "status").each(all),
        el("div", "").class(move || if open() { "row" } else { "hidden" }).with([ask]),
    ])
}

/// Mirrors the text of the line into its cell, as wet ink. Restores the old content when the pen leaves.
pub fn mirror(pen: &'static Pen, paper: &'static Paper) {
    let mut wet: Option<(Element, String)> = None;
    later(Box::new(move || {
        let (at, text) = (pen.at.get(), pen.text.get());
        // After the rows are rendered: they may have been replaced.
        paper.app.prefs.track();
        paper.form.with(|_| ());
        paper.looks.with(|_| ());
        if let Some((ink, stood)) = wet.take() {
            inside(&ink, &stood);
        }
        let Some(at) = at else { return };
        let css = format!("[data-paper={}] [data-ply='{at}'] .ink", paper.name);
        if let Ok(Some(ink)) = document().query_selector(&css)
            && ink.text_content().as_deref() != Some(&text)
        {
            let stood = ink.inner_html();
            ink.set_text_content(Some(&text));
            wet = Some((ink, stood));
        }
    }));
}
