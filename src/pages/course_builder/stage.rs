//! The board of a part: what a tap on it does, its moves and marks also as text.

use crate::components::{Button, ChoiceButton, Icon};
use crate::pages::course_builder::board_follow;
use crate::pages::course_builder::field::TextField;
use crate::pages::course_builder::from_game::FromGame;
use crate::pages::course_builder::part_state::{BoardMode, PartState};
use crate::pages::course_builder::pieces::{SetUpBoard, SetUpForm, open_editor};
use crate::pages::position_editor::EditorState;
use crate::views::board::Board;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_study::builder::{board_after, moves_to_here};

const MODES: [(BoardMode, Label, &str); 4] = [
    (BoardMode::Answer, Label::BuildModeAnswer, "answer"),
    (BoardMode::Moves, Label::BuildModeMoves, "moves"),
    (BoardMode::Draw, Label::BuildModeDraw, "draw"),
    (BoardMode::Pieces, Label::BuildModePieces, "pieces"),
];

const STEPS: [(&str, Label, Go); 4] = [
    ("first", Label::First, Go::First),
    ("prev", Label::Previous, Go::Back),
    ("next", Label::Next, Go::Forward),
    ("last", Label::Last, Go::Last),
];

/// The board and its tools.
#[component]
pub fn Stage(part: PartState) -> impl IntoView {
    board_follow::follow(part);
    let editor = Memo::new(move |_| part.mode.get() == BoardMode::Pieces);
    // An editor lasts as long as its mode.
    let content = move || {
        let state = editor.get().then(|| untrack(|| open_editor(part))).flatten();
        match state {
            Some(state) => view! { <PieceStage part state/> }.into_any(),
            None => view! { <MoveStage part/> }.into_any(),
        }
    };
    view! {
        <div class="stand stack">
            <ModeChoice part/>
            {content}
        </div>
    }
}

/// Choice of the meaning of a tap.
#[component]
fn ModeChoice(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let button = move |(mode, label, name): (BoardMode, Label, &'static str)| {
        let is_offered = move || mode != BoardMode::Answer || part.is_answered_on_board();
        move || {
            is_offered().then(|| {
                view! {
                    <ChoiceButton
                        pressed=Signal::derive(move || part.mode.get() == mode)
                        on_click=move |()| part.mode.set(mode)
                        attr:data-mode=name
                    >
                        {prefs.label_signal(label)}
                    </ChoiceButton>
                }
            })
        }
    };
    view! {
        <div class="row modes" role="group" aria-label=prefs.label_signal(Label::BuildMode)>
            {MODES.map(button).collect_view()}
        </div>
    }
}

#[component]
fn PieceStage(part: PartState, state: EditorState) -> impl IntoView {
    view! {
        <SetUpBoard part state/>
        <SetUpForm part state/>
        <FromGame part/>
    }
}

/// The board that is played on, with its steps.
#[component]
fn MoveStage(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let hint = move || {
        let label = match part.mode.get() {
            BoardMode::Draw => Some(Label::BuildDrawHint),
            BoardMode::Answer => part.keyword.with(|keyword| match keyword.as_str() {
                "find" => Some(Label::BuildTapFind),
                "name" => Some(Label::BuildTapName),
                _ => Some(Label::BuildTapPlay),
            }),
            _ => None,
        };
        label.map(|label| prefs.label(label))
    };
    let notice = move || {
        part.course.own.notice.with(|notice| notice.as_ref().map(|notice| prefs.message_text(notice)))
    };
    view! {
        <Board/>
        <p class="note" role="status">{hint} " " {notice}</p>
        <MoveSteps part/>
        <BoardTexts part/>
        <FromGame part/>
    }
}

/// Steps through the moves, and changes at the one that is shown.
#[component]
fn MoveSteps(part: PartState) -> impl IntoView {
    let prefs = part.course.prefs;
    let own = part.course.own;
    let count = Memo::new(move |_| part.diagram.with(|board| board.moves.len()));
    let here = move || own.game.with(moves_to_here).len();
    let step = move |(icon, label, go): (&'static str, Label, Go)| {
        view! {
            <button
                type="button" data-step=icon title=prefs.label_signal(label) aria-label=prefs.label_signal(label)
                on:click=move |_| own.go(go)
            >
                <Icon name=icon/>
            </button>
        }
    };
    let here_now = move || own.game.with_untracked(moves_to_here).len();
    let begin = move |()| {
        if let Some(board) = part.diagram.with_untracked(|board| board_after(board, here_now())) {
            part.edit("", |document, block| document.set_board(block, &board));
        }
    };
    let cut = move |()| {
        let moves = own.game.with_untracked(moves_to_here);
        part.edit("", |document, block| document.set_moves(block, &moves));
    };
    let content = move || {
        (count.get() > 0).then(|| {
            view! {
                <div class="row steps inline">{STEPS.map(step).collect_view()}</div>
                <div class="row">
                    {move || (here() > 0).then(|| view! { <Button text=prefs.label_signal(Label::BuildStartHere) name="start-here" on_click=begin/> })}
                    {move || (here() < count.get()).then(|| view! { <Button text=prefs.label_signal(Label::BuildCut) name="cut" on_click=cut/> })}
                </div>
            }
        })
    };
    view! { <div class="line-tools stack unless-empty">{content}</div> }
}

/// Moves, marks and position as text: for keys, and to be pasted.
#[component]
fn BoardTexts(part: PartState) -> impl IntoView {
    let field = move |word: &'static str, label: Label| {
        let value = move || part.course.with(|document| document.values(part.block.get(), word));
        let write =
            move |text: String| part.edit(word, |document, block| document.set_value(block, word, &text));
        view! { <TextField text=part.course.prefs.label_signal(label) name=word value=Signal::derive(value) on_input=write/> }
    };
    let is_flipped = move || part.diagram.with(|board| board.black_below);
    let flip = move |e| {
        let side = if event_target_checked(&e) { "black" } else { "" };
        part.edit("", |document, block| document.set_value(block, "view", side));
    };
    view! {
        {field("moves", Label::BuildMoves)}
        {field("lit", Label::BuildLit)}
        {field("board", Label::PositionText)}
        <label class="switch">
            <input type="checkbox" name="view" prop:checked=is_flipped on:change=flip/>
            <span>{part.course.prefs.label_signal(Label::BuildBlackBelow)}</span>
        </label>
    }
}
