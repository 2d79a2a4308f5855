//! The move on the board of a lesson, part by part.

use crate::components::element::{El, el, fragment};
use crate::pages::learn::PageContext;
use crate::views::explain::Explain;
use leptos::prelude::*;
use notabene_core::record::NodeId;
use notabene_study::{Lesson, Point};

/// Move on the board in its parts, each of which can be tapped. Reserves its room before the move is played;
/// empty for a lesson without moves.
pub fn explained_move(cx: PageContext, lesson: &Lesson) -> El {
    let has_moves = |point: &Point| point.show.as_ref().is_some_and(|show| !show.moves.is_empty());
    if !lesson.points.iter().any(has_moves) {
        return fragment();
    }
    let is_played = Memo::new(move |_| cx.own.sheet.with(|sheet| sheet.at != NodeId(0)));
    let class = move || if is_played.get() { "move-on-board" } else { "move-on-board waiting" };
    el("div", "").live_class(class).with([Explain()])
}
