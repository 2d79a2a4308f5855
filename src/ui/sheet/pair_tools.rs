//! Tools of two pupils at one screen, and the places where their sheets clash.

use super::compared::show_arrows;
use super::pair::{PairState, side_label};
use super::stage::{self, ArbiterResult, ConfirmButton, OpenOnMainBoard};
use crate::components::{Button, ChoiceButton};
use crate::ui::prefs::Preferences;
use crate::ui::state::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::Go;
use notabene_core::i18n::Label;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::Side;
use notabene_core::record::Ink;
use notabene_core::study::score_sheet::pair::Clash;
use std::rc::Rc;

/// The choice of the sheet that is near, where there is room for one only.
#[component]
pub fn SideTurns(near: RwSignal<Side>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let choice = |side: Side| {
        view! {
            <ChoiceButton
                attr:data-near=side.name()
                pressed=Signal::derive(move || near.get() == side)
                on_click=move |()| near.set(side)
            >
                {prefs.words(side_label(side))}
            </ChoiceButton>
        }
    };
    view! {
        <div class="row turns" role="group" aria-label=prefs.words(Label::ScoreSheet)>
            {Side::BOTH.map(choice).into_iter().collect_view()}
        </div>
    }
}

/// Comparing, new game, the way to the main board, result.
#[component]
pub fn Tools(state: PairState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <div class="row">
            <Button
                text=prefs.words(Label::CompareSheets)
                name="compare"
                class="main"
                on_click=move |()| state.compare()
            />
            <ConfirmButton
                label=Label::NewGame
                name="new"
                loses=Signal::derive(move || state.is_written())
                on_confirm=move |()| state.begin()
            />
            <OpenOnMainBoard main=state.main board=state.board/>
            <ArbiterResult board=state.board/>
        </div>
    }
}

/// Moves that the two sheets write differently.
#[component]
pub fn Clashes(state: PairState) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let shown = RwSignal::new(None::<usize>);
    let clashes = move || state.report.with(|report| report.as_ref().map(|report| report.clashes.clone()));
    let count = Memo::new(move |_| state.report.with(|report| report.as_ref().map(|r| r.clashes.len())));
    let agree = move || (count.get() == Some(0)).then(|| prefs.label(Label::SheetsAgree));
    let items = move || {
        let item = |(n, clash)| view! { <ClashItem state shown n clash/> };
        clashes().unwrap_or_default().into_iter().enumerate().map(item).collect_view()
    };
    view! {
        <div class="clashes">
            <p class="told" role="status">{agree}</p>
            <section class=move || if count.get().is_some_and(|n| n > 0) { "card" } else { "hidden" }>
                <h3>{prefs.words(Label::SheetsClash)}</h3>
                <ol class="differences">{items}</ol>
            </section>
        </div>
    }
}

/// A clash: a tap shows the move that was played, and those that were written.
#[component]
fn ClashItem(state: PairState, shown: RwSignal<Option<usize>>, n: usize, clash: Clash) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let says = clash.says.clone();
    let show = move |()| {
        show_clash(state, &clash);
        shown.set(Some(n));
        leave_on_tap(state.board, shown);
    };
    view! {
        <li>
            <ChoiceButton
                attr:data-clash=n.to_string()
                pressed=Signal::derive(move || shown.get() == Some(n))
                on_click=show
            >
                {move || prefs.say(&says)}
            </ChoiceButton>
        </li>
    }
}

/// Shows both written moves and the right one as arrows.
fn show_clash(state: PairState, clash: &Clash) {
    let played = stage::played_untracked(state.board);
    let (step, position) = (played.step(clash.ply), played.at(clash.ply));
    let fields = |text: &String, style: &Style| {
        position.find(text, style).map(|m| position.ends(&m)).unwrap_or_default()
    };
    let [first, second] = &clash.written;
    let [white, black] = Side::BOTH.map(|side| untrack(|| state.style(side)));
    let (first, second) = (fields(first, &white), fields(second, &black));
    let right = step.map(|step| position.ends(&step.m)).unwrap_or_default();
    let arrows = [(&first, Ink::Blue), (&second, Ink::Red), (&right, Ink::Green)];
    show_arrows(state.board, step.map(|step| step.node), &arrows);
}

/// A tap on the board goes back to the game.
fn leave_on_tap(board: CurrentGame, shown: RwSignal<Option<usize>>) {
    board.overrides.tap_handler.set(Some(Rc::new(move |_| {
        shown.set(None);
        board.overrides.scene.set(None);
        board.overrides.tap_handler.set(None);
        board.go(Go::Last);
    })));
}
