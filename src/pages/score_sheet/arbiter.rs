//! View of an arbiter: both sheets of the pair, state of the game, possible claims. Read-only.

use crate::pages::clock::face::ReadOnlyClock;
use crate::pages::score_sheet::mode_parts::{self, BoardWithStatus, notation_style, provide_board};
use crate::pages::score_sheet::pair::load_pair;
use crate::pages::score_sheet::sheet_leaf::SheetLeaf;
use crate::pages::score_sheet::sheet_view::SheetView;
use crate::state::clock::{Timer, start_clock};
use crate::state::current_game::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::{Claim, Side};
use notabene_study::score_sheet::manual_sheet::fill_form;
use notabene_study::score_sheet::pair::SheetPair;
use notabene_study::score_sheet::paper::replay_sheet;
use notabene_study::storage_key::StorageKey;
use std::rc::Rc;

/// The view.
#[component]
pub fn ArbiterView() -> impl IntoView {
    let clock = Timer::here();
    let own = provide_board(mode_parts::load_game(StorageKey::PairGame).unwrap_or_else(registry::chess));
    own.overrides.tap_handler.set(Some(Rc::new(|_| ())));
    let pair = RwSignal::new(load_pair(own.prefs));
    view! {
        <div class="desk-top">
            <div class="play-side stack">
                <BoardWithStatus/>
                <ClockPanel timer=clock/>
                <section class="card">
                    <h3>{own.prefs.label_signal(Label::ClaimsHere)}</h3>
                    <ClaimList own pair side=Side::White/>
                    <ClaimList own pair side=Side::Black/>
                </section>
            </div>
            <div class="paper-side stack">
                <div class="twofold stack loose">
                    <HalfSheet own pair side=Side::White/>
                    <HalfSheet own pair side=Side::Black/>
                </div>
            </div>
        </div>
    }
}

/// Clock of this device, read-only.
#[component]
fn ClockPanel(timer: Option<Timer>) -> impl IntoView {
    let prefs = CurrentGame::here().prefs;
    let clock = timer.map(|timer| {
        start_clock(timer);
        view! {
            <h3>{prefs.label_signal(Label::ClockTitle)}</h3>
            <ReadOnlyClock timer/>
            <a class="button" href="#clock">{prefs.label_signal(Label::ClockOpen)}</a>
        }
    });
    view! { <section class="card" data-card=timer.map(|_| "clock")>{clock}</section> }
}

/// Name of the sheet of a side.
const fn sheet_label(side: Side) -> Label {
    match side {
        Side::White => Label::PairWhite,
        Side::Black => Label::PairBlack,
    }
}

/// Sheet of a side.
#[component]
fn HalfSheet(own: CurrentGame, pair: RwSignal<SheetPair>, side: Side) -> impl IntoView {
    let form = move || {
        let letters = pair.with(|pair| pair.of(side).letters);
        let (played, style) =
            (mode_parts::played_game(own.game), Style { letters, ..notation_style(own.prefs) });
        own.game.with(|t| pair.with(|pair| fill_form(t, &played, pair.of(side), &style)))
    };
    let name = if side == Side::White { "arbiter-white" } else { "arbiter-black" };
    let letters = move || pair.with(|pair| pair.of(side).letters);
    let paper = SheetView::read_only(own.prefs, name, letters, form);
    view! {
        <section class="half stack"><h3>{own.prefs.label_signal(sheet_label(side))}</h3> <SheetLeaf paper/></section>
    }
}

/// Claims of a side: they are checked against its written sheet, not the moves played.
#[component]
fn ClaimList(own: CurrentGame, pair: RwSignal<SheetPair>, side: Side) -> impl IntoView {
    let prefs = own.prefs;
    let sheet = pair.with_untracked(|pair| pair.of(side).clone());
    let style = untrack(|| notation_style(prefs));
    let replayed = own.game.with_untracked(|t| replay_sheet(t, &sheet, &style));
    let claims = replayed.map(|(copy, _)| copy.status().claims).unwrap_or_default();
    let claim = |claim: Claim| match claim {
        Claim::Repetition3 => Label::ClaimThird,
        Claim::Moves50 => Label::ClaimFifty,
    };
    let mut labels: Vec<Label> = claims.into_iter().map(claim).collect();
    if labels.is_empty() {
        labels.push(Label::ClaimNone);
    }
    let items = labels.into_iter().map(|label| view! { <li>{prefs.label_signal(label)}</li> });
    view! {
        <div data-claims=side.name()>
            <h4>{prefs.label_signal(sheet_label(side))}</h4>
            <ul>{items.collect_view()}</ul>
        </div>
    }
}
