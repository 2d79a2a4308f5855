//! Pen: the input line for a cell of the sheet, by keyboard or on-screen keys, with feedback.

use crate::components::{Button, Icon};
use crate::pages::score_sheet::ink::{CellInk, InkPart, InkToggle};
use crate::pages::score_sheet::mode_parts;
use crate::pages::score_sheet::sheet_view::{SheetView, tag_editor};
use crate::state::current_game::CurrentGame;
use crate::state::sound::{self, Sound};
use crate::views::ink_pad::LineActions;
use crate::views::move_input;
use crate::views::move_keyboard::{self, KeyButtons};
use leptos::attr::custom::custom_attribute;
use leptos::html;
use leptos::prelude::*;
use notabene_core::exchange::line;
use notabene_core::game::played::Played;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::{Style, player};
use notabene_core::position::Position as _;
use notabene_core::record::{FormEntry, FormRow, ScoreSheet};
use notabene_study::score_sheet::grading::GradedMove;
use notabene_study::score_sheet::handwriting;
use web_sys::{HtmlInputElement, KeyboardEvent, PointerEvent};

/// Feedback on the last text entered.
#[derive(Clone, PartialEq, Default)]
pub struct CellFeedback {
    /// Praise; announced first.
    pub confirmation: Option<Msg>,
    /// Mistakes, or remarks.
    pub hints: Vec<Msg>,
    /// Correct text, shown on request.
    pub correct_text: String,
    /// True if the text is accepted.
    pub is_correct: bool,
}

impl CellFeedback {
    /// Feedback on a marked cell with this text.
    pub fn of_marked(marked: &GradedMove, text: &str) -> CellFeedback {
        let well = || Some(msg!(WroteRight { text: text.trim().into() }));
        match marked {
            GradedMove::Empty => CellFeedback::default(),
            GradedMove::Right => {
                CellFeedback { confirmation: well(), is_correct: true, ..CellFeedback::default() }
            }
            GradedMove::Note(notes) => CellFeedback {
                confirmation: well(),
                hints: notes.clone(),
                is_correct: true,
                ..CellFeedback::default()
            },
            GradedMove::Slip(slip) => CellFeedback {
                confirmation: slip.praise.clone(),
                hints: vec![slip.correction.clone()],
                correct_text: slip.right.clone(),
                is_correct: false,
            },
        }
    }
    /// Feedback of a single sentence.
    pub fn message_only(msg: Msg) -> CellFeedback {
        CellFeedback { hints: vec![msg], ..CellFeedback::default() }
    }
}

/// Pen of a sheet. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct CellInput {
    /// Board of the game that is written.
    pub own: CurrentGame,
    /// Name for tests and styles.
    pub name: &'static str,
    /// Notation style of the writer.
    pub style: Memo<Style>,
    /// Half-move of the current cell; `None`: nothing to write.
    pub ply: RwSignal<Option<usize>>,
    /// Text in the line.
    pub text: RwSignal<String>,
    pub feedback: RwSignal<CellFeedback>,
    /// True if the correct text was requested.
    pub shows_answer: RwSignal<bool>,
    input: NodeRef<html::Input>,
    /// Ink of the cells.
    pub ink: CellInk,
    /// Receives the text entered for a cell.
    pub on_submit: UnsyncCallback<(CellInput, usize, String)>,
}

impl CellInput {
    /// Creates a pen with an empty line.
    pub fn new(
        own: CurrentGame,
        name: &'static str,
        style: impl Fn() -> Style + Send + Sync + 'static,
        done: impl Fn(CellInput, usize, String) + 'static,
    ) -> CellInput {
        CellInput {
            own,
            name,
            style: Memo::new(move |_| style()),
            ply: RwSignal::new(None),
            text: RwSignal::new(String::new()),
            feedback: RwSignal::new(CellFeedback::default()),
            shows_answer: RwSignal::new(false),
            input: NodeRef::new(),
            ink: CellInk::new(name),
            on_submit: UnsyncCallback::new(move |(pen, ply, text)| done(pen, ply, text)),
        }
    }

    /// Sheet on which the pen writes: a tap on a cell puts the pen there, with the text of the cell.
    pub fn sheet(
        self,
        form: impl Fn() -> ScoreSheet + Send + Sync + 'static,
        text_of: impl Fn(usize) -> String + 'static,
    ) -> SheetView {
        let tap = move |ply| {
            self.go_to_cell(Some(ply), &text_of(ply));
            self.focus();
        };
        SheetView {
            current_ply: Memo::new(move |_| self.ply.get()),
            on_tap: Some(UnsyncCallback::new(tap)),
            on_head_edit: Some(tag_editor(self.own)),
            ink: Some(self.ink.cells),
            written: Signal::derive(move || Some((self.ply.get()?, self.text.get()))),
            ..SheetView::read_only(self.own.prefs, self.name, move || self.style.get().letters, form)
        }
    }

    /// Goes to a cell with this text; clears feedback on another cell.
    pub fn go_to_cell(&self, at: Option<usize>, text: &str) {
        if self.ply.get_untracked() != at {
            self.show_feedback(CellFeedback::default());
        }
        self.ply.set(at);
        self.ink.go_to_cell(at);
        // Immediately: the text may be selected before the next render.
        self.set_text(text);
    }

    /// Shows new feedback.
    pub fn show_feedback(&self, verdict: CellFeedback) {
        self.shows_answer.set(false);
        self.feedback.set(verdict);
    }

    /// Focuses the line.
    pub fn focus(&self) {
        if let Some(input) = self.input_element() {
            // Without the focus nothing else fails.
            let _ = input.focus();
            input.select();
        }
    }

    fn input_element(&self) -> Option<HtmlInputElement> {
        self.input.try_get_untracked().flatten()
    }

    /// Puts a text into the line.
    fn set_text(&self, text: &str) {
        self.text.set(text.into());
        if let Some(input) = self.input_element() {
            input.set_value(text);
        }
    }

    /// Submits the text in the line.
    fn submit(&self) {
        let (Some(at), Some(text)) = (self.ply.get_untracked(), self.text.try_get_untracked()) else {
            return;
        };
        sound::play_sound(self.own.prefs, Sound::Pen);
        self.ink.accept(at, &text);
        self.on_submit.run((*self, at, text));
    }
}

/// Line with its on-screen keys and feedback; above it the rows of the sheet around the pen.
#[component]
pub fn CellPen(pen: CellInput, paper: SheetView) -> impl IntoView {
    let prefs = pen.own.prefs;
    let has_pad = Memo::new(move |_| prefs.with(|p| p.pad == Some(true)) && !pen.ink.is_open.get());
    let keys = Signal::derive(move || {
        pen.own.scene.with(|scene| pen.style.with(|style| move_keyboard::sheet_key_names(style, scene)))
    });
    let insert = move |key: String| {
        if let Some(input) = pen.input_element() {
            move_keyboard::press_key(&input, &key);
            pen.text.set(input.value());
        }
    };
    view! {
        <section class="pen stack" data-of=pen.name>
            <NearbyRows pen paper/>
            <PenLine pen has_pad/>
            <InkPart ink=pen.ink ply=pen.ply line=line_actions(pen)/>
            <Feedback pen/>
            <div
                class=move || if has_pad.get() { "letters-pad sign-keys" } else { "hidden" } role="group"
                aria-label=prefs.label_signal(Label::LetterPad)
                // Focus and caret stay in the line while keys are tapped.
                on:mousedown=|e| e.prevent_default()
            >
                <KeyButtons keys on_press=insert/>
            </div>
        </section>
    }
}

/// The line with its buttons.
#[component]
fn PenLine(pen: CellInput, has_pad: Memo<bool>) -> impl IntoView {
    let prefs = pen.own.prefs;
    view! {
        <div class="pen-line inline tight at-end">
            <PenField pen has_pad/>
            <Button
                text=prefs.label_signal(Label::WriteThis) name="write" class="main"
                on_click=move |()| pen.submit()
            />
            <PadToggle pen has_pad/>
            <InkToggle ink=pen.ink/>
        </div>
    }
}

/// The field for a move, under the name of its cell.
#[component]
fn PenField(pen: CellInput, has_pad: Memo<bool>) -> impl IntoView {
    let prefs = pen.own.prefs;
    let heading = Signal::derive(move || {
        let at = pen.ply.get().map(|at| cell_heading(&pen.own.game.with(|t| t.played()), at));
        at.map_or_else(|| prefs.label(Label::NothingToWrite).to_string(), |msg| prefs.message_text(&msg))
    });
    let is_wrong = move || pen.feedback.with(|v| !v.is_correct && !v.hints.is_empty());
    let touch = move |e: PointerEvent| {
        if e.pointer_type() == "touch" {
            move_input::show_pad_for_touch(prefs);
        }
    };
    let on_key = move |e: KeyboardEvent| {
        if e.key() == "Enter" {
            e.prevent_default();
            pen.submit();
        }
    };
    view! {
        <label class="field">
            <span class="pen-at faint">{heading}</span>
            <input
                node_ref=pen.input type="text" name="place" data-pen=pen.name maxlength=handwriting::WIDEST
                autocomplete="off" autocapitalize="off" {..custom_attribute("autocorrect", "off")}
                spellcheck="false" enterkeyhint="done" aria-label=heading
                lang=move || pen.style.with(|style| style.letters).code
                inputmode=move || if has_pad.get() { "none" } else { "text" }
                aria-invalid=move || is_wrong().to_string()
                prop:value=pen.text
                on:input=move |e| pen.text.set(event_target_value(&e))
                on:pointerdown=touch
                on:keydown=on_key
            />
        </label>
    }
}

/// Button that shows the letters below the line, in place of the drawing area.
#[component]
fn PadToggle(pen: CellInput, has_pad: Memo<bool>) -> impl IntoView {
    let prefs = pen.own.prefs;
    let pad = prefs.label_signal(Label::LetterPad);
    let toggle_pad = move |_| {
        prefs.update(|p| p.pad = Some(pen.ink.is_open.get_untracked() || p.pad != Some(true)));
        pen.ink.is_open.set(false);
        pen.focus();
    };
    view! {
        <button
            type="button" class="choice" data-do="pad" aria-label=pad title=pad
            aria-pressed=move || has_pad.get().to_string() on:click=toggle_pad
        >
            <Icon name="pad"/>
        </button>
    }
}

/// Actions of the line for the pad below it.
fn line_actions(pen: CellInput) -> LineActions {
    let request = move |()| {
        let ply = pen.ply.get_untracked()?;
        let played = mode_parts::played_game_now(pen.own.game);
        let line = pen.own.game.with_untracked(|game| line::of_position(game, played.position_at(ply)));
        Some((line, pen.style.get_untracked().to_code()))
    };
    LineActions {
        request: Callback::new(request),
        set_text: Callback::new(move |text: String| pen.set_text(&text)),
        offer_text: Callback::new(move |(before, text): (String, String)| {
            if pen.text.with_untracked(|now| now.is_empty() || *now == before) {
                pen.set_text(&text);
            }
        }),
        submit: Callback::new(move |()| pen.submit()),
        focus: Callback::new(move |()| pen.focus()),
    }
}

/// Row of the pen and the one before it, for screens without the sheet beside the board. Hidden from screen
/// readers, which have the sheet.
#[component]
fn NearbyRows(pen: CellInput, paper: SheetView) -> impl IntoView {
    let rows = move || {
        let (at, text) = (pen.ply.get(), pen.text.get());
        paper.form.with(|form| {
            let is_here = |entry: &FormEntry| entry.ply.is_some() && entry.ply == at;
            let here = form.rows().position(|row| row.entries.iter().any(is_here));
            let first = here.map_or(0, |here| here.saturating_sub(1));
            let cell = |entry: &FormEntry| {
                let (class, text) = if is_here(entry) { ("ink here", &text) } else { ("ink", &entry.text) };
                view! { <span class=class>{text.clone()}</span> }
            };
            let row = |row: &FormRow| {
                let cells = row.entries.iter().map(cell).collect_view();
                view! { <p><span class="number faint">{row.number}</span>{cells}</p> }
            };
            let count = here.map_or(0, |here| here - first + 1);
            form.rows().skip(first).take(count).map(row).collect_view()
        })
    };
    view! { <div class="near large digits" aria-hidden="true">{rows}</div> }
}

/// Heading of a cell: move number and player.
pub fn cell_heading(played: &Played, at: usize) -> Msg {
    // After the end of the game the sides continue to alternate.
    let last = played.len().min(at);
    let (moment, over) = (played.position_at(last), at - last);
    let second = moment.turn() != moment.first();
    let side = if over % 2 == 0 { moment.turn() } else { moment.turn().other() };
    let number = moment.number() + ((over + usize::from(second)) / 2) as u32;
    msg!(MoveOf { number, player: player(side) })
}

/// Feedback on the text entered, with a button for the correct text.
#[component]
fn Feedback(pen: CellInput) -> impl IntoView {
    let prefs = pen.own.prefs;
    let text = move || {
        let CellFeedback { confirmation, hints, correct_text, .. } = pen.feedback.get();
        let sentence = |class: &'static str, msg: &Msg| {
            let text = prefs.message_text(msg);
            view! { <p class=class>{text}</p> }
        };
        let praise = confirmation.iter().map(|msg| sentence("good strong", msg));
        let sentences = praise.chain(hints.iter().map(|msg| sentence("look", msg))).collect_view();
        let is_shown = pen.shows_answer.get() && !correct_text.is_empty();
        let answer = is_shown.then(|| {
            view! {
                <p class="right">
                    <span>{prefs.label_signal(Label::RightForm)}</span>
                    <b class="ink">{format!(" {correct_text}")}</b>
                </p>
            }
        });
        view! { {sentences} {answer} }
    };
    let can_ask = move || pen.feedback.with(|v| !v.correct_text.is_empty()) && !pen.shows_answer.get();
    view! {
        <div class="answer across at-start">
            <div class="says" role="status">{text}</div>
            <div class=move || if can_ask() { "row" } else { "hidden" }>
                <Button
                    text=prefs.label_signal(Label::AskRight) name="ask"
                    on_click=move |()| pen.shows_answer.set(true)
                />
            </div>
        </div>
    }
}
