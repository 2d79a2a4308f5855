//! The line in which a move is written for an entry of the sheet, by keyboard or with letters to tap.

use super::leaf::ScoreSheetState;
use super::verdict::{Verdict, VerdictView};
use crate::components::{Button, Icon};
use crate::ui::pad::{self, SheetKeys};
use crate::ui::pointing::attribute;
use crate::ui::prefs::Preferences;
use crate::ui::state::{CurrentGame, Desk};
use crate::ui::write;
use leptos::attr::custom::custom_attribute;
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html;
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::{Style, player};
use notabene_core::position::Position as _;
use notabene_core::record::{Entry, FormRow, ScoreSheet};
use notabene_core::study::score_sheet::handwriting;
use web_sys::Event;

/// State of a line for writing. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct MoveInput {
    /// Name for tests and styles.
    pub name: &'static str,
    /// The entry that is written, by its half-move; `None`: nothing is to be written.
    pub at: RwSignal<Option<usize>>,
    /// The text of the line.
    pub text: RwSignal<String>,
    pub verdict: RwSignal<Verdict>,
    /// True if somebody asked for the right form.
    asked: RwSignal<bool>,
    field: NodeRef<html::Input>,
}

impl MoveInput {
    /// An empty line.
    pub fn new(name: &'static str) -> MoveInput {
        MoveInput {
            name,
            at: RwSignal::new(None),
            text: RwSignal::new(String::new()),
            verdict: RwSignal::new(Verdict::default()),
            asked: RwSignal::new(false),
            field: NodeRef::new(),
        }
    }

    /// Goes to an entry with its present text; the verdict about another is forgotten.
    pub fn go(self, at: Option<usize>, text: &str) {
        if self.at.get_untracked() != at {
            self.say(Verdict::default());
        }
        self.at.set(at);
        self.text.set(text.into());
        // At once: it may be selected before effects have run.
        if let Some(field) = self.field() {
            field.set_value(text);
        }
    }

    /// Shows a new verdict.
    pub fn say(self, verdict: Verdict) {
        self.asked.set(false);
        self.verdict.set(verdict);
    }

    /// Gives the line the focus.
    pub fn focus(self) {
        if let Some(field) = self.field() {
            // A field that cannot take the focus is no reason to stop.
            let _ = field.focus();
            field.select();
        }
    }

    /// True while an entry before this half-move is being written.
    pub fn is_busy(self, before: usize) -> bool {
        self.at.get_untracked().is_some_and(|at| at < before) && !self.text.with_untracked(String::is_empty)
    }

    fn field(self) -> Option<web_sys::HtmlInputElement> {
        self.field.try_get_untracked().flatten()
    }

    /// Hands the text of the line on.
    fn submit(self, on_enter: Callback<(usize, String)>) {
        let (Some(at), Some(text)) = (self.at.get_untracked(), self.text.try_get_untracked()) else { return };
        on_enter.run((at, text));
    }
}

/// The line, its letters and verdicts; above it the rows of the sheet around the entry.
#[component]
pub fn MoveInputPanel(
    input: MoveInput,
    sheet: ScoreSheetState,
    /// Way of writing of its player.
    #[prop(into)]
    style: Signal<Style>,
    /// Takes the text of an entry, by half-move.
    #[prop(into)]
    on_enter: Callback<(usize, String)>,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let submit = move |()| input.submit(on_enter);
    view! {
        <section class="pen" data-of=input.name>
            <NearRows input sheet/>
            <div class="pen-line">
                <MoveField input style on_submit=submit/>
                <Button text=prefs.words(Label::WriteThis) name="write" class="main" on_click=submit/>
                <PadToggle input/>
            </div>
            <VerdictView verdict=input.verdict asked=input.asked/>
            <LetterPad input style/>
        </section>
    }
}

/// The field of the line, with the number of its move.
#[component]
fn MoveField(input: MoveInput, style: Signal<Style>, #[prop(into)] on_submit: Callback<()>) -> impl IntoView {
    let (desk, current) = (Desk::here(), expect_context::<CurrentGame>());
    let prefs = current.prefs;
    let heading = Signal::derive(move || {
        let at = input.at.get().map(|at| current.game.with(|game| heading(&game.played(), at)));
        at.map_or_else(|| prefs.label(Label::NothingToWrite).to_string(), |msg| prefs.say(&msg))
    });
    let is_invalid = move || input.verdict.with(|v| !v.fine && !v.look.is_empty());
    let pointed = move |e: PointerEvent| {
        if e.pointer_type() == "touch" {
            write::by_finger(desk);
        }
    };
    let pressed = move |e: KeyboardEvent| {
        if e.key() == "Enter" {
            e.prevent_default();
            on_submit.run(());
        }
    };
    view! {
        <label>
            <span class="pen-at">{heading}</span>
            <input
                type="text"
                name="place"
                data-pen=input.name
                maxlength=handwriting::WIDEST.to_string()
                autocomplete="off"
                autocapitalize="off"
                {..custom_attribute("autocorrect", "off")}
                spellcheck="false"
                enterkeyhint="done"
                aria-label=heading
                lang=move || style.with(|style| style.letters.code)
                inputmode=move || if has_pad(prefs) { "none" } else { "text" }
                aria-invalid=move || is_invalid().to_string()
                prop:value=input.text
                node_ref=input.field
                on:input=move |e| input.text.set(event_target_value(&e))
                on:pointerdown=pointed
                on:keydown=pressed
            />
        </label>
    }
}

/// True if there are letters to tap.
fn has_pad(prefs: Preferences) -> bool {
    prefs.with(|prefs| prefs.pad == Some(true))
}

/// The button that shows and hides the letters to tap.
#[component]
fn PadToggle(input: MoveInput) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let name = prefs.words(Label::LetterPad);
    let toggle = move |_| {
        prefs.update(|prefs| prefs.pad = Some(prefs.pad != Some(true)));
        input.focus();
    };
    view! {
        <button
            type="button"
            data-do="pad"
            aria-label=name
            title=name
            aria-pressed=move || has_pad(prefs).to_string()
            on:click=toggle
        >
            <Icon name="pad"/>
        </button>
    }
}

/// The letters to tap. The line keeps the focus and its caret meanwhile.
#[component]
fn LetterPad(input: MoveInput, style: Signal<Style>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <div
            class=move || if has_pad(prefs) { "letters-pad" } else { "hidden" }
            role="group"
            aria-label=prefs.words(Label::LetterPad)
            on:mousedown=move |e| e.prevent_default()
            on:click=move |e| press_key(input, &e)
        >
            <SheetKeys style/>
        </div>
    }
}

/// Writes the tapped letter.
fn press_key(input: MoveInput, e: &Event) {
    let (Some(key), Some(field)) = (attribute(e, "data-key"), input.field()) else { return };
    pad::put(&field, &key);
    input.text.set(field.value());
}

/// The row of the entry and the one before it, for screens on which the sheet is not beside the board. Screen readers
/// have the sheet.
#[component]
fn NearRows(input: MoveInput, sheet: ScoreSheetState) -> impl IntoView {
    let rows = move || {
        let at = input.at.get();
        let rows = sheet.form.with(|form| near_rows(form, at));
        rows.into_iter().map(|row| view! { <NearRow row input/> }).collect_view()
    };
    view! { <div class="near" aria-hidden="true">{rows}</div> }
}

fn near_rows(form: &ScoreSheet, at: Option<usize>) -> Vec<FormRow> {
    let is_here = |entry: &Entry| entry.ply.is_some() && entry.ply == at;
    let here = form.rows().position(|row| row.entries.iter().any(is_here));
    let first = here.map_or(0, |here| here.saturating_sub(1));
    form.rows().skip(first).take(here.map_or(0, |here| here - first + 1)).cloned().collect()
}

#[component]
fn NearRow(row: FormRow, input: MoveInput) -> impl IntoView {
    let at = input.at.get_untracked();
    let entry = |entry: Entry| match entry.ply.is_some() && entry.ply == at {
        true => view! { <span class="ink now">{input.text}</span> }.into_any(),
        false => view! { <span class="ink">{entry.text}</span> }.into_any(),
    };
    view! {
        <p>
            <span class="number">{row.number.to_string()}</span>
            {row.entries.into_iter().map(entry).collect_view()}
        </p>
    }
}

/// Number of the move of an entry, and its player.
fn heading(played: &Played, at: usize) -> Msg {
    // Behind the game the sides go on taking turns.
    let last = played.len().min(at);
    let (position, over) = (played.at(last), at - last);
    let second = position.turn() != position.first();
    let side = if over % 2 == 0 { position.turn() } else { position.turn().other() };
    let number = position.number() + ((over + usize::from(second)) / 2) as u32;
    msg!(MoveOf { number, player: player(side) })
}
