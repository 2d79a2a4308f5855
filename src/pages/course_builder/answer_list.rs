//! The answers of an exercise in the order of the file, and the form that adds one.

use crate::components::{Button, Icon, Select, SelectOption};
use crate::pages::course_builder::field::TextField;
use crate::pages::course_builder::part_state::PartState;
use crate::pages::course_builder::problems::BlockProblems;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::position::{Position as _, Side};
use notabene_study::builder::{BlockAnswer, CourseDocument};
use notabene_study::{Quality, style};

/// Qualities by their names in the form.
const ROLES: [(Quality, &str, Label); 4] = [
    (Quality::Right, "right", Label::BuildRight),
    (Quality::Also, "also", Label::BuildAlso),
    (Quality::Noted, "note", Label::BuildNoted),
    (Quality::Wrong, "wrong", Label::BuildWrong),
];

fn role_label(quality: Quality) -> Label {
    ROLES.iter().find(|(role, ..)| *role == quality).map_or(Label::BuildRight, |(.., label)| *label)
}

/// The numbered moves of a game to which answers belong; empty for other kinds.
fn move_names(part: PartState) -> Memo<Vec<String>> {
    Memo::new(move |_| {
        let style = style(part.course.language.get());
        let table = part.diagram.with(|board| board.table().ok()).filter(|_| part.is_game());
        let Some(played) = table.map(|game| game.played()) else { return Vec::new() };
        let first = usize::from(played.position_at(0).turn() == Side::Black);
        let name = |(n, text): (usize, String)| {
            let sign = if (n + first) % 2 == 0 { "." } else { "…" };
            format!("{}{sign} {text}", (n + first) / 2 + 1)
        };
        played.texts(&style).into_iter().enumerate().map(name).collect()
    })
}

/// The answers in the order of the file. The rows stay while their texts are written.
#[component]
pub fn AnswerList(part: PartState) -> impl IntoView {
    let rows = Memo::new(move |_| {
        let answers = part.course.with(|document| document.answers_of_all_steps(part.block.get()));
        answers.into_iter().map(|answer| (answer.quality, answer.step)).collect::<Vec<_>>()
    });
    let moves = move_names(part);
    let row = move |(n, (quality, step)): (usize, (Quality, usize))| view! { <AnswerRow part n quality step moves/> };
    view! { <ol class="answer-list stack apart bare unless-empty">{move || rows.get().into_iter().enumerate().map(row).collect_view()}</ol> }
}

/// An answer of an exercise, by its number. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct AnswerState {
    part: PartState,
    n: usize,
    answer: Memo<Option<BlockAnswer>>,
}

impl AnswerState {
    fn new(part: PartState, n: usize) -> AnswerState {
        let find = move |document: &CourseDocument| {
            document.answers_of_all_steps(part.block.get()).into_iter().nth(n)
        };
        AnswerState { part, n, answer: Memo::new(move |_| part.course.with(find)) }
    }

    /// Its text in the language of the form.
    fn text(self) -> String {
        let read = |document: &CourseDocument| {
            let answer = self.answer.get()?;
            let entry = document.block(self.part.block.get())?.entries.get(answer.entry)?;
            let own = entry.text(self.part.course.language.get());
            Some(if answer.value.is_empty() { own.to_string() } else { answer.value })
        };
        self.part.course.with(read).unwrap_or_default()
    }

    /// Its hint in the language of the form.
    fn hint(self) -> String {
        let Some(answer) = self.answer.get() else { return String::new() };
        let language = self.part.course.language.get();
        self.part.course.with(|document| document.hint_text(&answer.hint, language).to_string())
    }

    /// Changes it in the document, if it is still there.
    fn edit(self, what: &str, change: impl FnOnce(&mut CourseDocument, usize, &BlockAnswer)) {
        self.part.edit(what, |document, block| {
            if let Some(answer) = document.answers_of_all_steps(block).get(self.n).cloned() {
                change(document, block, &answer);
            }
        });
    }

    fn set_text(self, text: &str) {
        let language = self.part.course.language.get_untracked();
        let has_options = untrack(|| self.part.has_options());
        self.edit(&format!("answer {}", self.n), |document, block, answer| {
            let has_texts = document.block(block).is_some_and(|block| {
                block.entries.get(answer.entry).is_some_and(|entry| !entry.texts.is_empty())
            });
            match has_options && answer.value.is_empty() || has_texts {
                true => document.set_text(block, answer.entry, language, text),
                false => document.set_answer(block, answer, text),
            }
        });
    }

    fn set_hint(self, text: &str) {
        let language = self.part.course.language.get_untracked();
        self.edit(&format!("hint {}", self.n), |document, block, answer| {
            document.set_hint_text(block, answer, language, text);
        });
    }

    fn remove(self) {
        self.edit("", |document, block, answer| document.remove_answer(block, answer));
    }
}

/// Button that removes an answer.
#[component]
fn RemoveAnswer(state: AnswerState, label: Label) -> impl IntoView {
    let prefs = state.part.course.prefs;
    let name = Signal::derive(move || {
        let text = [prefs.label(label), " ", &state.text()].concat();
        prefs.message_text(&msg!(BuildRemoveOf { text }))
    });
    view! {
        <button
            type="button" data-do="remove-answer" aria-label=name title=name on:click=move |_| state.remove()
        >
            <Icon name="bin"/>
        </button>
    }
}

/// An answer: its text, its hint and its problems.
#[component]
fn AnswerRow(
    part: PartState,
    n: usize,
    quality: Quality,
    step: usize,
    moves: Memo<Vec<String>>,
) -> impl IntoView {
    let prefs = part.course.prefs;
    let state = AnswerState::new(part, n);
    let label = role_label(quality);
    let problems = move || {
        state
            .answer
            .get()
            .map(|answer| view! { <BlockProblems course=part.course block=part.block entry=answer.entry/> })
    };
    let hinted = matches!(quality, Quality::Wrong | Quality::Noted).then(|| {
        view! {
            <TextField
                text=prefs.label_signal(Label::BuildHint) name="hint" value=Signal::derive(move || state.hint())
                on_input=move |text: String| state.set_hint(&text)
            />
        }
    });
    // Several answers have the same words before them: their numbers tell them apart.
    let number = n as u32 + 1;
    let name = move || prefs.message_text(&msg!(BuildPart { number, text: prefs.label(label).to_string() }));
    let to_move = move || {
        let name = moves.with(|moves| moves.get(step).cloned());
        name.map(
            |name| view! { <p class="hint">{prefs.label_signal(Label::BuildAtMove)} " " <b>{name}</b></p> },
        )
    };
    view! {
        <li class="plate" data-answer=ROLES.iter().find(|(role, ..)| *role == quality).map_or("", |(_, name, _)| name)>
            <div class="answer-form" role="group" aria-label=name>
                <TextField
                    text=prefs.label_signal(label) name="answer" value=Signal::derive(move || state.text())
                    on_input=move |text: String| state.set_text(&text)
                />
                {hinted}
                <RemoveAnswer state label/>
                {to_move}
                {problems}
            </div>
        </li>
    }
}

/// Adds an answer by its quality: on the board, or to be written.
#[component]
pub fn AddAnswer(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let option = move |(_, name, label): (Quality, &'static str, Label)| SelectOption {
        value: name.into(),
        text: prefs.label_signal(label),
    };
    let name = move || {
        ROLES.iter().find(|(role, ..)| *role == part.role.get()).map_or("", |(_, name, _)| name).to_string()
    };
    let choose = move |value: String| {
        ROLES.iter().filter(|(_, name, _)| *name == value).for_each(|(role, ..)| part.role.set(*role));
    };
    let moves = move_names(part);
    let step = RwSignal::new(0);
    let add = move |()| {
        let (role, step) = (part.role.get_untracked(), step.get_untracked());
        let step = if moves.with_untracked(Vec::is_empty) { 0 } else { step };
        part.edit("", |document, block| document.add_answer_to_step(block, step, role, ""));
    };
    let steps = move || {
        let all = moves.get();
        let option =
            |(n, text): (usize, String)| SelectOption { value: n.to_string(), text: Signal::stored(text) };
        (!all.is_empty()).then(|| {
            view! {
                <Select
                    text=prefs.label_signal(Label::BuildAtMove) name="step"
                    options=all.into_iter().enumerate().map(option).collect()
                    value=Signal::derive(move || step.get().to_string())
                    on_change=move |value: String| step.set(value.parse().unwrap_or_default())
                />
            }
        })
    };
    let content = move || {
        (!part.has_options()).then(|| {
            view! {
                <div class="row">
                    <Select
                        text=prefs.label_signal(Label::BuildRole) name="role" options=ROLES.map(option).into()
                        value=Signal::derive(name) on_change=choose
                    />
                    {steps}
                    <Button text=prefs.label_signal(Label::BuildAdd) name="add-answer" on_click=add/>
                </div>
            }
        })
    };
    view! { {content} }
}
