//! The view of an arbiter: both sheets of a pair, the clock, and possible claims. Nothing can be changed here.

use super::leaf::{ScoreSheetState, SheetLeaf};
use super::pair::{GAME, restored_pair, side_label};
use super::stage::{self, BoardWithStatus, ignore_taps, provide_board, style, style_untracked};
use crate::ui::clock::face::StillClock;
use crate::ui::clock::{ClockState, attend};
use crate::ui::prefs::Preferences;
use crate::ui::state::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::{Claim, Side};
use notabene_core::study::score_sheet::manual_sheet::by_hand;
use notabene_core::study::score_sheet::pair::Pair;
use notabene_core::study::score_sheet::paper::laid_out;

/// The view.
#[component]
pub fn ArbiterView() -> impl IntoView {
    let clock = use_context::<ClockState>();
    let board = provide_board(stage::restored(GAME).unwrap_or_else(registry::chess));
    ignore_taps(board);
    let pair = StoredValue::new(restored_pair(board.prefs));
    view! {
        <div class="desk-top">
            <div class="play-side">
                <BoardWithStatus/>
                {clock.map(|clock| view! { <ClockCard clock/> })}
                <section class="card">
                    <h3>{board.prefs.words(Label::ClaimsHere)}</h3>
                    <Claims board pair side=Side::White/>
                    <Claims board pair side=Side::Black/>
                </section>
            </div>
            <div class="paper-side">
                <div class="twofold">
                    <SideSheet board pair side=Side::White/>
                    <SideSheet board pair side=Side::Black/>
                </div>
            </div>
        </div>
    }
}

/// The clock of this device, to look at.
#[component]
fn ClockCard(clock: ClockState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    attend(clock);
    view! {
        <section class="card" data-card="clock">
            <h3>{prefs.words(Label::ClockTitle)}</h3>
            <StillClock clock/>
            <a class="button quiet" href="#clock">{prefs.words(Label::ClockOpen)}</a>
        </section>
    }
}

/// Claims of a side. What was written decides, not what was played: the sheet is laid out to check a claim.
#[component]
fn Claims(board: CurrentGame, pair: StoredValue<Pair>, side: Side) -> impl IntoView {
    let prefs = board.prefs;
    let sheet = pair.with_value(|pair| pair.of(side).clone());
    let laid = board.game.with_untracked(|game| laid_out(game, &sheet, &style_untracked(prefs)));
    let claims = laid.map(|(copy, _)| copy.status().claims).unwrap_or_default();
    let none = claims.is_empty().then(|| view! { <li>{prefs.words(Label::ClaimNone)}</li> });
    let item = |claim: &Claim| view! { <li>{prefs.words(claim_label(claim))}</li> };
    view! {
        <div data-claims=side.name()>
            <h4>{prefs.words(side_label(side))}</h4>
            <ul>{claims.iter().map(item).collect_view()}{none}</ul>
        </div>
    }
}

const fn claim_label(claim: &Claim) -> Label {
    match claim {
        Claim::Repetition3 => Label::ClaimThird,
        Claim::Moves50 => Label::ClaimFifty,
    }
}

/// The sheet of a side.
#[component]
fn SideSheet(board: CurrentGame, pair: StoredValue<Pair>, side: Side) -> impl IntoView {
    let name = if side == Side::White { "arbiter-white" } else { "arbiter-black" };
    let letters = move || pair.with_value(|pair| pair.of(side).letters);
    let form = move || {
        let (played, style) = (stage::played(board), Style { letters: letters(), ..style(board.prefs) });
        board.game.with(|game| pair.with_value(|pair| by_hand(game, &played, pair.of(side), &style)))
    };
    view! {
        <section class="half">
            <h3>{board.prefs.words(side_label(side))}</h3>
            <SheetLeaf sheet=ScoreSheetState::new(name, form, letters)/>
        </section>
    }
}
