//! A position that the class sets up together on the board of the projector: pieces to put there, and the check.

use crate::components::element::{El, button, choice_button, el};
use crate::components::icon::{Icon, PieceImage};
use crate::pages::projector::PageContext;
use crate::state::board_overrides::HighlightTone;
use leptos::prelude::*;
use notabene_core::game::position_editor::{PositionEditor, piece_message};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::position::Glyph;
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
pub fn set_up_tools(cx: PageContext, check: fn(PageContext)) -> El {
    let game = Memo::new(move |_| with_pieces(cx, |pieces| pieces.game()));
    el("div", "wall-set-up").live_children(move || {
        choose(cx, SetUpTool::Hand(None));
        game.get().map(|_| untrack(|| tools(cx, check))).unwrap_or_default()
    })
}

fn tools(cx: PageContext, check: fn(PageContext)) -> Vec<El> {
    let pieces = with_pieces(cx, |pieces| pieces_to_put(pieces).collect::<Vec<_>>()).unwrap_or_default();
    let tool = move |name: &str, tool: SetUpTool| {
        let is_chosen = move || match (cx.set_up_tool.get(), tool) {
            (SetUpTool::Hand(_), SetUpTool::Hand(_)) => true,
            (chosen, tool) => chosen == tool,
        };
        choice_button("data-piece", name, is_chosen, move || choose(cx, tool))
    };
    let named = move |name: &str, icon: &str, label: Label, of: SetUpTool| {
        let words = move || cx.label_text(label);
        tool(name, of).live_attr("title", words).live_attr("aria-label", words).with([Icon(icon)])
    };
    let piece = |(n, glyph): (usize, Glyph)| {
        let words = move || cx.app.message_text(&piece_message(glyph));
        let put = SetUpTool::Put(u8::try_from(n).ok());
        tool(&n.to_string(), put)
            .live_attr("title", words)
            .live_attr("aria-label", words)
            .with([PieceImage(glyph)])
    };
    let others = [
        named("hand", "hand", Label::MoveTool, SetUpTool::Hand(None)),
        named("eraser", "eraser", Label::EraseTool, SetUpTool::Put(None)),
    ];
    let palette = el("div", "palette")
        .attr("role", "group")
        .live_attr("aria-label", move || cx.label_text(Label::SetUp));
    let check = button(cx.app, Label::DrillCheck, "check", move || check(cx));
    vec![palette.with(pieces.into_iter().enumerate().map(piece).chain(others)), check.attr("class", "main")]
}
