//! A position that the class sets up together on the board of the projector: pieces to put there, and the check.

use crate::components::{Button, Icon, PieceImage};
use crate::pages::projector::PageContext;
use crate::state::board_overrides::HighlightTone;
use leptos::prelude::*;
use notabene_core::game::position_editor::{PositionEditor, piece_message};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_study::projector::{ProjectedPage, ProjectorAction, pieces_to_put};

/// Effect of a tap on the board.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum SetUpTool {
    /// Picks a piece up, then puts it down; the field of the piece in the hand.
    Hand(Option<Field>),
    /// Puts a piece, by its place among all; `None` takes pieces off.
    Put(Option<u8>),
}

/// Reads the pieces of the position that is set up now.
fn with_pieces<T>(cx: PageContext, read: impl FnOnce(&PositionEditor) -> T) -> Option<T> {
    cx.lesson.with(|staged| staged.stage.as_ref().and_then(ProjectedPage::set_up).map(read))
}

/// Handles a touch on the board: the action to apply, if there is one; `None` if no position is set up.
pub fn touch(cx: PageContext, field: Field) -> Option<Option<ProjectorAction>> {
    let piece = untrack(|| with_pieces(cx, |pieces| pieces.piece_at(field)))?;
    let action = match cx.set_up_tool.get_untracked() {
        SetUpTool::Hand(None) => {
            choose(cx, SetUpTool::Hand(piece.map(|_| field)));
            return Some(None);
        }
        SetUpTool::Hand(Some(from)) => {
            choose(cx, SetUpTool::Hand(None));
            ProjectorAction::Move(from, field)
        }
        SetUpTool::Put(n) => {
            let put = untrack(|| with_pieces(cx, |pieces| pieces_to_put(pieces).nth(usize::from(n?))));
            // A second tap takes the piece off again.
            ProjectorAction::Put(field, n.filter(|_| put.flatten() != piece))
        }
    };
    Some(Some(action))
}

fn choose(cx: PageContext, tool: SetUpTool) {
    cx.set_up_tool.set(tool);
    let held = match tool {
        SetUpTool::Hand(held) => held,
        SetUpTool::Put(_) => None,
    };
    cx.own.overrides.highlight(held.into_iter().collect(), HighlightTone::Shown);
}

/// Pieces to put on the board, and the button that checks them; empty for other pages.
#[component]
pub fn SetUpTools(cx: PageContext, check: fn(PageContext)) -> impl IntoView {
    let game = Memo::new(move |_| with_pieces(cx, |pieces| pieces.game()));
    let tools = move || {
        choose(cx, SetUpTool::Hand(None));
        game.get().map(|_| untrack(|| view! { <PieceTools cx check/> }))
    };
    view! { <div class="wall-set-up stack starts unless-empty">{tools}</div> }
}

/// The pieces of the game, the hand, the eraser, and the button that checks.
#[component]
fn PieceTools(cx: PageContext, check: fn(PageContext)) -> impl IntoView {
    let prefs = cx.prefs;
    let pieces = with_pieces(cx, |pieces| pieces_to_put(pieces).collect::<Vec<_>>()).unwrap_or_default();
    let pieces = pieces.into_iter().enumerate().map(|(n, glyph)| {
        let title = Signal::derive(move || prefs.message_text(&piece_message(glyph)));
        let tool = SetUpTool::Put(u8::try_from(n).ok());
        view! { <ToolButton cx name=n.to_string() tool title><PieceImage glyph/></ToolButton> }
    });
    view! {
        <div class="palette" role="group" aria-label=prefs.label_signal(Label::SetUp)>
            {pieces.collect_view()}
            <ToolButton cx name="hand" tool=SetUpTool::Hand(None) title=prefs.label_signal(Label::MoveTool)>
                <Icon name="hand"/>
            </ToolButton>
            <ToolButton cx name="eraser" tool=SetUpTool::Put(None) title=prefs.label_signal(Label::EraseTool)>
                <Icon name="eraser"/>
            </ToolButton>
        </div>
        <Button
            text=prefs.label_signal(Label::DrillCheck) name="check" class="main" on_click=move |()| check(cx)
        />
    }
}

/// Button that chooses the effect of a tap on the board.
#[component]
fn ToolButton(
    cx: PageContext,
    #[prop(into)] name: String,
    tool: SetUpTool,
    title: Signal<String>,
    children: Children,
) -> impl IntoView {
    let is_chosen = move || match (cx.set_up_tool.get(), tool) {
        (SetUpTool::Hand(_), SetUpTool::Hand(_)) => true,
        (chosen, tool) => chosen == tool,
    };
    view! {
        <button
            type="button" class="choice" data-piece=name title=title aria-label=title
            aria-pressed=move || is_chosen().to_string() on:click=move |_| choose(cx, tool)
        >
            {children()}
        </button>
    }
}
