//! The answers of an exercise: those that follow from the board, those of the author, typical mistakes to add.

use crate::components::Button;
use crate::pages::course_builder::answer_list::{AddAnswer, AnswerList};
use crate::pages::course_builder::field::TextField;
use crate::pages::course_builder::part_state::PartState;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Language};
use notabene_core::msg;
use notabene_study::builder::{
    BlockAnswer, CourseDocument, HEAD_BOXES, ProposedAnswer, head_box, hint_words, proposed_given,
    proposed_options, with_head_box,
};
use notabene_study::{Input, Quality, SheetCell, exercise_kind};

impl PartState {
    fn input(self) -> Option<Input> {
        self.keyword.with(|keyword| exercise_kind(keyword)).map(|kind| kind.input())
    }
    pub fn has_options(self) -> bool {
        self.input() == Some(Input::Choose)
    }
    /// True if each move is asked for: answers belong to moves.
    pub fn is_game(self) -> bool {
        self.keyword.with(|keyword| exercise_kind(keyword)).is_some_and(|kind| kind.is_game())
    }
}

/// All about the answers of an exercise.
#[component]
pub fn Answers(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let input = Memo::new(move |_| part.input().map(Input::name));
    let special = move || match input.get() {
        Some("choose") => view! { <FillOptions part/> }.into_any(),
        Some("correct-move") => view! { <Given part/> }.into_any(),
        Some("sheet-row") => view! {
            <NumberField part label=Label::BuildNumber/>
            <ProposeSheet part/>
        }
        .into_any(),
        Some("write-line") => view! { <ProposeSheet part/> }.into_any(),
        Some("sheet-head") => view! { <HeadBoxes part/> }.into_any(),
        Some("set-up") => view! { <NumberField part label=Label::BuildSeconds/> }.into_any(),
        _ => ().into_any(),
    };
    let result = move || {
        part.keyword
            .with(|keyword| keyword == "write-game")
            .then(|| view! { <ValueField part word="result" label=Label::BuildResult/> })
    };
    view! {
        <section class="card answers">
            <h2>{prefs.label_signal(Label::BuildAnswers)}</h2>
            <Derived part/>
            {special}
            {result}
            <AnswerList part/>
            <AddAnswer part/>
            <Proposals part/>
            <Help part/>
        </section>
    }
}

/// The right answer that follows from the board.
#[component]
fn Derived(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let text = Memo::new(move |_| {
        let screen = prefs.with(|prefs| prefs.language);
        part.course.with(|document| document.derived_answer(part.block.get(), screen))
    });
    let words = move || text.get().map(|text| prefs.message_text(&msg!(BuildDerived { text })));
    view! { <p class="derived unless-empty" role="status">{words}</p> }
}

/// An entry of the exercise with a value.
#[component]
fn ValueField(part: PartState, word: &'static str, label: Label) -> impl IntoView {
    let value = move || part.course.with(|document| document.values(part.block.get(), word));
    let write = move |text: String| part.edit(word, |document, block| document.set_value(block, word, &text));
    view! { <TextField text=part.course.prefs.label_signal(label) name=word value=Signal::derive(value) on_input=write/> }
}

#[component]
fn NumberField(part: PartState, label: Label) -> impl IntoView {
    view! { <ValueField part word="number" label/> }
}

/// The text with the mistake, and a proposal.
#[component]
fn Given(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let language = part.course.language;
    let value = move || {
        let text = part.course.with_block(part.block.get(), |block| {
            let own = block.text("given", language.get());
            if own.is_empty() { block.value("given").to_string() } else { own.into() }
        });
        text.unwrap_or_default()
    };
    let write = move |text: String| {
        let language = language.get_untracked();
        part.edit("given", |document, block| {
            document.set_value(block, "given", "");
            document.set_word_text(block, "given", language, &text);
        });
    };
    let propose = move |()| {
        let language = language.get_untracked();
        if let Some(text) = part.diagram.with_untracked(|board| proposed_given(board, language)) {
            write(text);
        }
    };
    view! {
        <TextField text=prefs.label_signal(Label::BuildGiven) name="given" value=Signal::derive(value) on_input=write/>
        <Button text=prefs.label_signal(Label::BuildPropose) name="propose-given" on_click=propose/>
    }
}

/// Fills in the right answer of a row or a line, and the number of a row, from the moves of the board.
#[component]
fn ProposeSheet(part: PartState) -> impl IntoView {
    let propose = move |()| {
        part.edit("", CourseDocument::fill_in_sheet);
    };
    view! { <Button text=part.course.prefs.label_signal(Label::BuildOptions) name="propose-sheet" on_click=propose/> }
}

/// The boxes of the head of a score sheet; the pupil fills in those that have a text.
#[component]
fn HeadBoxes(part: PartState) -> impl IntoView {
    let field = move |cell: SheetCell| {
        let value =
            move || part.course.with(|document| head_box(&document.values(part.block.get(), "right"), cell));
        let write = move |text: String| {
            part.edit(cell.name(), |document, block| {
                let right = with_head_box(&document.values(block, "right"), cell, &text);
                document.set_right(block, &right);
            });
        };
        let label = part.course.prefs.label_signal(cell.label());
        view! { <TextField text=label name=cell.name() value=Signal::derive(value) on_input=write/> }
    };
    view! { <div class="tiles narrow">{HEAD_BOXES.map(field).collect_view()}</div> }
}

/// Fills the options of a choice with ways to write the last move.
#[component]
fn FillOptions(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let has_moves = move || part.diagram.with(|board| !board.moves.is_empty());
    let fill = move |()| {
        let language = part.course.language.get_untracked();
        let found = part.diagram.with_untracked(|board| proposed_options(board, language));
        if let Some((right, wrong)) = found {
            part.edit("", |document, block| fill_options(document, block, language, &right, &wrong));
        }
    };
    move || {
        has_moves().then(|| view! { <Button text=prefs.label_signal(Label::BuildOptions) name="fill-options" on_click=fill/> })
    }
}

/// Writes the options of a choice: the right one, and two wrong ones with their hints.
fn fill_options(
    document: &mut CourseDocument,
    block: usize,
    language: Language,
    right: &str,
    wrong: &[ProposedAnswer],
) {
    let mut wrong = wrong.iter();
    for n in 0..document.answers(block).len() {
        let Some(answer) = document.answers(block).get(n).cloned() else { return };
        let option = if answer.quality == Quality::Wrong { wrong.next() } else { None };
        document.set_answer(block, &answer, "");
        match option {
            Some(option) => {
                document.set_text(block, answer.entry, language, &option.shown);
                let answer = BlockAnswer { value: String::new(), ..answer };
                document.set_hint_text(block, &answer, language, &hint_words(&option.hint, language));
            }
            None if answer.quality == Quality::Right => {
                document.set_text(block, answer.entry, language, right)
            }
            None => {}
        }
    }
}

/// Words that help before the answer is shown.
#[component]
fn Help(part: PartState) -> impl IntoView {
    let (prefs, language) = (part.course.prefs, part.course.language);
    let value =
        move || part.course.with(|document| document.help_text(part.block.get(), language.get()).to_string());
    let write = move |text: String| {
        let language = language.get_untracked();
        part.edit("help", |document, block| document.set_help_text(block, language, &text));
    };
    view! { <TextField text=prefs.label_signal(Label::BuildHelp) name="help" value=Signal::derive(value) on_input=write/> }
}

/// Typical mistakes with their causes, to be added by a tap.
#[component]
fn Proposals(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let found = Memo::new(move |_| {
        let language = part.course.language.get();
        part.course.with(|document| document.proposed_mistakes(part.block.get(), language))
    });
    let button = move |one: ProposedAnswer| {
        let language = part.course.language.get_untracked();
        let words = hint_words(&one.hint, language);
        let (shown, sentence) = (one.shown.clone(), words.clone());
        let add = move |_| {
            part.edit("", |document, block| {
                let Some(entry) = document.add_answer(block, Quality::Wrong, &one.value) else { return };
                let added = document.answers(block).into_iter().find(|answer| answer.entry == entry);
                if let Some(answer) = added {
                    document.set_hint_text(block, &answer, language, &words);
                }
            });
        };
        view! { <li><button class="fill" type="button" data-do="add-mistake" on:click=add><b>{shown}</b> " " <small>{sentence}</small></button></li> }
    };
    let content = move || {
        let all = found.get();
        (!all.is_empty()).then(|| {
            view! {
                <h3>{prefs.label_signal(Label::BuildProposals)}</h3>
                <ul class="proposals stack bare">{all.into_iter().map(button).collect_view()}</ul>
            }
        })
    };
    view! { {content} }
}
