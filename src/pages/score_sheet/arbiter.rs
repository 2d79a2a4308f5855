//! View of an arbiter: both sheets of the pair, state of the game, possible claims. Read-only.

use crate::components::element::{El, el};
use crate::pages::clock::face;
use crate::pages::score_sheet::mode_parts::{self, board_with_status, notation_style, provide_board};
use crate::pages::score_sheet::pair::load_pair;
use crate::pages::score_sheet::sheet_view::{SheetView, sheet_leaf};
use crate::state::clock::start_clock;
use crate::state::context::AppContext;
use leptos::prelude::untrack;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::{Claim, Side};
use notabene_core::record::Leaf;
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::paper::replay_sheet;
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// Clock of this device, read-only.
fn clock_panel(app: AppContext) -> El {
    let place = el("section", "card");
    let Some(timer) = app.clock() else { return place };
    start_clock(timer);
    let link = el("a", "button quiet").attr("href", "#clock").label(app, Label::ClockOpen);
    place
        .attr("data-card", "clock")
        .with([el("h3", "").label(app, Label::ClockTitle)])
        .with(face::read_only_clock(timer))
        .with([link])
}

/// Content of the view.
pub fn arbiter_view(app: AppContext) -> Vec<El> {
    let own = provide_board(app, mode_parts::load_game(StorageKey::PairGame).unwrap_or_else(registry::chess));
    own.overrides.tap_handler.set(Some(Rc::new(|_| ())));
    let pair = RwSignal::new(load_pair(app));
    let half = move |side: Side| {
        let form = move || {
            let letters = pair.with(|pair| pair.of(side).letters);
            let (played, notation_style) =
                (mode_parts::played_game(own), Style { letters, ..notation_style(app) });
            own.game.with(|t| pair.with(|pair| fill_form(t, &played, pair.of(side), &notation_style)))
        };
        let paper = SheetView {
            app,
            name: if side == Side::White { "arbiter-white" } else { "arbiter-black" },
            form: Memo::new(move |_| form()),
            appearances: Memo::new(|_| Vec::new()),
            current_ply: Memo::new(|_| None),
            on_tap: None,
            on_head_edit: None,
            ink: None,
            letters: Memo::new(move |_| pair.with(|pair| pair.of(side).letters)),
            leaf: RwSignal::new(Leaf::Original),
            closed_steps: RwSignal::new(0),
            shows_all_rows: RwSignal::new(false),
            waits_for_closing: false,
        };
        let label = if side == Side::White { Label::PairWhite } else { Label::PairBlack };
        el("section", "half").with([el("h3", "").label(app, label), sheet_leaf(paper)])
    };
    // Claims are checked against the written sheet, not the moves played.
    let claims = |side: Side| {
        let sheet = pair.with_untracked(|pair| pair.of(side).clone());
        let style = untrack(|| notation_style(app));
        let laid = own.game.with_untracked(|t| replay_sheet(t, &sheet, &style));
        laid.map(|(copy, _)| copy.status().claims).unwrap_or_default()
    };
    let claim = |claim: &Claim| {
        let label = match claim {
            Claim::Repetition3 => Label::ClaimThird,
            Claim::Moves50 => Label::ClaimFifty,
        };
        el("li", "").label(app, label)
    };
    let list = |side: Side| {
        let claims = claims(side);
        let none = claims.is_empty().then(|| el("li", "").label(app, Label::ClaimNone));
        let label = if side == Side::White { Label::PairWhite } else { Label::PairBlack };
        let list = el("ul", "").with(claims.iter().map(claim)).with(none);
        el("div", "").attr("data-claims", side.name()).with([el("h4", "").label(app, label), list])
    };
    let state = el("section", "card").with([
        el("h3", "").label(app, Label::ClaimsHere),
        list(Side::White),
        list(Side::Black),
    ]);
    let top = vec![board_with_status(), clock_panel(app), state];
    vec![el("div", "desk-top").with([
        el("div", "play-side").with(top),
        el("div", "paper-side").with([el("div", "twofold").with([half(Side::White), half(Side::Black)])]),
    ])]
}
