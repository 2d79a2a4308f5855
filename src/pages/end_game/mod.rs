//! End of a game: draw offer, agreement, resignation, time, claim, result.

use crate::components::{Button, ChoiceButton};
use crate::state::claims;
use crate::state::clock::Timer;
use crate::state::current_game::{CurrentGame, resign};
use crate::state::modal::Modal;
use crate::state::opponent::OpponentState;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::Edit;
use notabene_core::i18n::{Label, Msg};
use notabene_core::record::{End, Note, Score};

/// Content of the window: the end of the game on the board.
#[component]
pub fn EndGameDialog() -> impl IntoView {
    let current = CurrentGame::here();
    let note = Memo::new(move |_| current.sheet.with(|sheet| sheet.note.clone()));
    view! { <EndOfGame note titled=false/> }
}

/// End of the game: actions of the players, state of the game, and result; `titled` below other content.
#[component]
pub fn EndOfGame(note: Memo<Note>, titled: bool) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let state = move || current.status.with(|status| prefs.message_text(&status.message));
    let notice = move || current.notice.with(|notice| notice.as_ref().map(|msg| prefs.message_text(msg)));
    let consequences = RwSignal::new(Vec::<Msg>::new());
    let consequences_text = move || {
        let sentences =
            consequences.with(|all| all.iter().map(|msg| prefs.message_text(msg)).collect::<Vec<_>>());
        sentences.join(" ")
    };
    view! {
        <section class="ends">
            {titled.then(|| view! { <h3>{prefs.label_signal(Label::EndOfGame)}</h3> })}
            <p class="state" role="status">{state}</p>
            <EndActions note consequences/>
            <p class="wrong" role="alert">{notice}</p>
            <p class="hint" role="status" data-told="claim">{consequences_text}</p>
        </section>
    }
}

/// Draw offer, agreement, resignation, time and claim; a wrong claim has `consequences`.
#[component]
fn EndActions(note: Memo<Note>, consequences: RwSignal<Vec<Msg>>) -> impl IntoView {
    let (current, prefs, modal) = (CurrentGame::here(), Preferences::here(), Modal::here());
    let timer = Timer::here();
    let has_opponent = OpponentState::here().is_some_and(|opponent| untrack(|| opponent.get()).is_some());
    // Nobody agrees to the own offer, or claims for the other side, in place of an opponent.
    let agree = move |()| {
        if !current.waits_for_opponent() {
            current.edit(Edit::Agree);
        }
    };
    let claimed = RwSignal::new(String::new());
    let claim = move |()| {
        if !current.waits_for_opponent() {
            let text = claimed.try_get_untracked().filter(|text| !text.trim().is_empty());
            let followed = claims::claim_draw(current, timer, text.as_deref());
            // The written move is played: the next claim is another one.
            if !followed.is_empty() {
                claimed.set(String::new());
            }
            consequences.set(followed);
        }
    };
    let give_up = move |()| {
        resign(current);
        // The end is told beside the board, where it can be taken back.
        modal.close();
    };
    let has_clock = current.prefs.with_untracked(|p| p.clock);
    view! {
        <div class="actions">
            <DrawOfferButton note/>
            {(!has_opponent).then(|| view! {
                <Button text=prefs.label_signal(Label::AgreeDraw) name="agree" on_click=agree/>
            })}
            <Button text=prefs.label_signal(Label::Resign) name="resign" on_click=give_up/>
            {has_clock.then(|| view! { <TimeUpButton/> })}
            <Button text=prefs.label_signal(Label::ClaimDraw) name="claim" on_click=claim/>
        </div>
        <ForArbiters claimed has_clock on_claim=claim/>
    }
}

/// Offers a draw. Against Notabene the offer goes to it, and only it accepts.
#[component]
fn DrawOfferButton(note: Memo<Note>) -> impl IntoView {
    let (current, modal) = (CurrentGame::here(), Modal::here());
    let notabene = OpponentState::here().filter(|opponent| untrack(|| opponent.get()).is_some());
    let offered = Signal::derive(move || match notabene.and_then(OpponentState::get) {
        Some(opponent) => current.game.with(|game| game.has_offered_draw(opponent.side.other())),
        None => note.with(|note| note.offer),
    });
    let offer = move |()| match notabene {
        Some(opponent) => {
            opponent.offer_draw();
            // The answer is told beside the board.
            modal.close();
        }
        None => current.edit(Edit::Offer),
    };
    view! {
        <ChoiceButton pressed=offered on_click=offer attr:data-do="offer">
            {current.prefs.label_signal(Label::OfferDraw)}
        </ChoiceButton>
    }
}

/// A claim with a written move, and results, for arbiters.
#[component]
fn ForArbiters(
    claimed: RwSignal<String>,
    has_clock: bool,
    #[prop(into)] on_claim: Callback<()>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let words = prefs.label_signal(Label::ClaimWith);
    view! {
        <details class="for-arbiters">
            <summary>{prefs.label_signal(Label::EndsArbiter)}</summary>
            <div class="actions">
                {(!has_clock).then(|| view! { <TimeUpButton/> })}
                <input
                    type="text" name="claimed" maxlength="40" placeholder=words aria-label=words
                    prop:value=claimed
                    on:input=move |e| claimed.set(event_target_value(&e))
                />
                <Button text=prefs.label_signal(Label::ClaimDraw) name="claim-written" on_click=on_claim/>
            </div>
            <ScoreButtons/>
        </details>
    }
}

/// Ends the game on time for the side to move, then for both.
#[component]
fn TimeUpButton() -> impl IntoView {
    let (current, prefs, timer) = (CurrentGame::here(), Preferences::here(), Timer::here());
    let is_timed = move || current.status.with(|status| status.end == Some(End::Time));
    let words = move || prefs.label(if is_timed() { Label::BothTimeUp } else { Label::TimeUp });
    // After both sides, or after a side that cannot be mated, nothing is left.
    let is_done = move || is_timed() && current.status.with(|status| status.score == Score::Draw);
    view! {
        <button
            type="button"
            data-do="time"
            aria-disabled=move || is_done().to_string()
            on:click=move |_| claims::claim_time_up(current, timer)
        >
            {words}
        </button>
    }
}

/// Possible results. The dialog is created again for each game, so they are constant.
#[component]
fn ScoreButtons() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let (scores, results) = current.status.with_untracked(|status| (status.scores, status.results));
    let button = move |score: &Score| {
        let score = *score;
        let pressed = Signal::derive(move || current.status.with(|status| status.score == score));
        let on_click = move |()| current.edit(Edit::Score(score));
        let text = if score == Score::Open { "*" } else { score.shown(results) };
        view! { <ChoiceButton pressed on_click attr:data-score=score.pgn()>{text}</ChoiceButton> }
    };
    view! {
        <div class="marks inline" role="group" aria-label=prefs.label_signal(Label::Result)>
            {scores.iter().map(button).collect_view()}
        </div>
    }
}
