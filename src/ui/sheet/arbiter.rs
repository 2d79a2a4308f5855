//! What an arbiter looks at: both sheets of the pair, how the game stands, and what may be claimed. Nothing can be
//! changed here.

use super::leaf::{Paper, leaf};
use super::pair::{GAME, restored};
use super::stage::{self, board, seat, style};
use crate::ui::clock::{attend, face};
use crate::ui::dom::{El, el};
use crate::ui::state::Desk;
use leptos::prelude::untrack;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::{Claim, Side};
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::manual_sheet::by_hand;
use notabene_core::study::score_sheet::paper::laid_out;
use std::rc::Rc;

/// The clock of this device, to look at.
fn clock(desk: Desk) -> El {
    let place = el("section", "card");
    let Some(timer) = desk.clock() else { return place };
    attend(timer);
    let link = el("a", "button quiet").attr("href", "#clock").label(desk, Label::ClockOpen);
    place
        .attr("data-card", "clock")
        .with([el("h3", "").label(desk, Label::ClockTitle)])
        .with(face::still(timer))
        .with([link])
}

/// The view.
pub fn arbiter(desk: Desk) -> Vec<El> {
    let own = seat(desk, stage::restored(GAME).unwrap_or_else(registry::chess));
    own.overrides.tap_handler.set(Some(Rc::new(|_| ())));
    let pair = RwSignal::new(restored(desk));
    let half = move |side: Side| {
        let form = move || {
            let letters = pair.with(|pair| pair.of(side).letters);
            let (played, style) = (stage::played(own), Style { letters, ..style(desk) });
            own.game.with(|t| pair.with(|pair| by_hand(t, &played, pair.of(side), &style)))
        };
        let paper: &'static Paper = Box::leak(Box::new(Paper {
            desk,
            name: if side == Side::White { "arbiter-white" } else { "arbiter-black" },
            form: Memo::new(move |_| form()),
            looks: Memo::new(|_| Vec::new()),
            at: Box::new(|| None),
            tap: None,
            head: None,
            letters: Box::new(move || pair.with(|pair| pair.of(side).letters)),
            leaf: RwSignal::new(Leaf::Original),
            closed: RwSignal::new(0),
            whole: RwSignal::new(false),
            waits: false,
        }));
        let label = if side == Side::White { Label::PairWhite } else { Label::PairBlack };
        el("section", "half").with([el("h3", "").label(desk, label), leaf(paper)])
    };
    // What was written decides, not what was played: a claim is checked by laying the sheet out.
    let claims = |side: Side| {
        let sheet = pair.with_untracked(|pair| pair.of(side).clone());
        let style = untrack(|| style(desk));
        let laid = own.game.with_untracked(|t| laid_out(t, &sheet, &style));
        laid.map(|(copy, _)| copy.status().claims).unwrap_or_default()
    };
    let claim = |claim: &Claim| {
        let label = match claim {
            Claim::Repetition3 => Label::ClaimThird,
            Claim::Moves50 => Label::ClaimFifty,
        };
        el("li", "").label(desk, label)
    };
    let list = |side: Side| {
        let claims = claims(side);
        let none = claims.is_empty().then(|| el("li", "").label(desk, Label::ClaimNone));
        let label = if side == Side::White { Label::PairWhite } else { Label::PairBlack };
        let list = el("ul", "").with(claims.iter().map(claim)).with(none);
        el("div", "").attr("data-claims", side.name()).with([el("h4", "").label(desk, label), list])
    };
    let state = el("section", "card").with([
        el("h3", "").label(desk, Label::ClaimsHere),
        list(Side::White),
        list(Side::Black),
    ]);
    let top = vec![board(), clock(desk), state];
    vec![el("div", "desk-top").with([
        el("div", "play-side").with(top),
        el("div", "paper-side").with([el("div", "twofold").with([half(Side::White), half(Side::Black)])]),
    ])]
}
