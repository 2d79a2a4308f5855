//! Show of hands: for the next move of a game, or for the options of a question.
//!
//! While it is open, a move on the board is proposed instead of played.

use crate::pages::projector::PageContext;
use crate::views::written_move::Characters;
use leptos::prelude::*;
use notabene_core::game::{Tap, Touch};
use notabene_core::geometry::Field;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_study::projector::{ProjectorContent, Vote};

/// Opens a vote, or ends it. A question has its options as choices from the start.
pub fn toggle(cx: PageContext) {
    let options = option_count(cx);
    cx.update_content(|content| {
        content.vote = match content.vote {
            Some(_) => None,
            None => {
                let mut vote = Vote::default();
                (0..options).for_each(|n| _ = vote.propose(&n.to_string()));
                Some(vote)
            }
        };
    });
}

/// Number of options of the question on the board; 0 without one, and in a game.
fn option_count(cx: PageContext) -> usize {
    cx.lesson.with_untracked(|staged| {
        let exercise = staged.stage.as_ref().and_then(|stage| stage.exercise());
        exercise
            .filter(|exercise| exercise.kind.input().has_options())
            .map_or(0, |exercise| exercise.answers.len())
    })
}

/// True if the next move of a game is voted on.
fn is_on_moves(cx: PageContext) -> bool {
    cx.keeper.with_untracked(|keeper| {
        let state = keeper.state();
        state.vote.is_some() && matches!(state.content, ProjectorContent::Game { .. })
    })
}

/// Handles a touch on the board of a game: a whole move is proposed.
pub fn touch(cx: PageContext, field: Field, touch: Touch) -> Tap {
    let style = cx.style();
    if !is_on_moves(cx) {
        return cx.game.touch(field, touch);
    }
    let mut trial = cx.game.game.get_untracked();
    match trial.tap(field, touch, &style) {
        Tap::Played(node) => propose(cx, &trial.id_of(node)),
        _ => cx.game.touch(field, touch),
    }
}

/// Selects one of the offered moves.
pub fn choose(cx: PageContext, n: Option<usize>) {
    if n.is_none() || !is_on_moves(cx) {
        return cx.game.choose(n);
    }
    let mut trial = cx.game.game.get_untracked();
    if let Tap::Played(node) = trial.choose(n) {
        propose(cx, &trial.id_of(node));
    }
}

/// Adds a choice, and puts the piece back.
fn propose(cx: PageContext, id: &str) -> Tap {
    cx.game.choose(None);
    cx.update_content(|content| _ = content.vote.as_mut().map(|vote| vote.propose(id)));
    Tap::Released
}

/// Counts a hand for the choice of a digit, with the shift key one less; `false` if no vote is open.
pub fn on_digit(cx: PageContext, code: &str, with_shift: bool) -> bool {
    let Some(digit) = code.strip_prefix("Digit").and_then(|digit| digit.parse::<usize>().ok()) else {
        return false;
    };
    let id = cx.keeper.with_untracked(|keeper| {
        let vote = keeper.state().vote.as_ref()?;
        Some(vote.choices().get(digit.wrapping_sub(1)).map(|choice| choice.id.clone()))
    });
    let Some(id) = id else { return false };
    id.into_iter().for_each(|id| count(cx, &id, if with_shift { -1 } else { 1 }));
    true
}

fn count(cx: PageContext, id: &str, hands: i32) {
    cx.update_content(|content| content.vote.iter_mut().for_each(|vote| vote.count(id, hands)));
}

/// Plays a move that was voted on, and ends the vote.
fn play(cx: PageContext, id: &str) {
    let text = cx.game.game.with_untracked(|game| game.text_of(id, &Style::pgn()));
    // A move of another position is not shown, so it cannot be chosen.
    if cx.game.update_game(|game| game.enter(&text, &Style::pgn()).is_ok()) {
        cx.update_content(|content| content.vote = None);
    }
}

/// Choices of the next move with their hands; nothing outside of a vote.
#[component]
pub fn VotePanel(cx: PageContext) -> impl IntoView {
    // Rows stay while hands are counted, and with them the focus.
    let ids = Memo::new(move |_| {
        cx.content.with(|content| {
            let vote = content.vote.as_ref();
            let vote = vote.filter(|_| matches!(content.content, ProjectorContent::Game { .. }))?;
            Some(vote.choices().iter().map(|choice| choice.id.clone()).collect::<Vec<_>>())
        })
    });
    let winner =
        Memo::new(move |_| cx.content.with(|content| Some(content.vote.as_ref()?.winner()?.id.clone())));
    let play_winner = move || {
        winner.get().map(|id| {
            view! {
                <button type="button" class="main" data-vote="play" on:click=move |_| play(cx, &id)>
                    {cx.label_text(Label::WallVotePlay)}
                </button>
            }
        })
    };
    move || {
        let rows = ids.get()?.into_iter().enumerate().filter_map(|(n, id)| choice_row(cx, n, id, winner));
        let rows = rows.collect::<Vec<_>>();
        let hint = rows.is_empty().then(|| cx.label_text(Label::WallVoteHint));
        Some(view! {
            <section class="wall-vote" aria-label=cx.label_text(Label::WallVoteHead)>
                <h2>{cx.label_text(Label::WallVoteHead)}</h2>
                <p class="wall-vote-hint unless-empty">{hint}</p>
                <ol class="wall-choices stack tight bare unless-empty">{rows}</ol>
                <div class="wall-acts inline tight">
                    {play_winner}
                    <button type="button" data-vote="end" on:click=move |_| toggle(cx)>
                        {cx.label_text(Label::WallVoteEnd)}
                    </button>
                </div>
            </section>
        })
    }
}

/// Row of a move; `None` if it is no move of this position.
fn choice_row(cx: PageContext, n: usize, id: String, winner: Memo<Option<String>>) -> Option<impl IntoView> {
    let tokens = cx.game.game.with(|game| game.tokens_of(&id, &cx.style()));
    (!tokens.is_empty()).then(|| {
        let text: String = tokens.iter().map(|token| token.text.as_str()).collect();
        let [shared, own, removed] = [(); 3].map(|()| id.clone());
        let share = move || {
            cx.content.with(|content| content.vote.as_ref().map_or(0, |vote| share_of(vote, &shared)))
        };
        let is_winner = move || winner.with(|winner| winner.as_ref() == Some(&own));
        let withdraw = move |_| {
            cx.update_content(|content| {
                content.vote.iter_mut().for_each(|vote| vote.withdraw(&removed));
            })
        };
        let remove = format!("{} {text}", cx.label_text(Label::WallVoteRemove));
        view! {
            <li class="wall-choice inline" class:winner=is_winner style:--share=move || format!("{}%", share())>
                <span class="wall-number">{n + 1}</span>
                <b class="wall-choice-move grow"><Characters tokens=&tokens/></b>
                <HandCounter cx id text/>
                <button type="button" class="quiet" aria-label=remove on:click=withdraw>"×"</button>
            </li>
        }
    })
}

/// Hands for a choice in per cent of the most hands for one.
fn share_of(vote: &Vote, id: &str) -> u32 {
    let most = vote.choices().iter().map(|choice| choice.hands).max().unwrap_or_default();
    vote.hands(id) * 100 / most.max(1)
}

/// Counter of the hands for a choice, with a button for one more and one less.
#[component]
fn HandCounter(cx: PageContext, id: String, text: String) -> impl IntoView {
    let (less, more) = (id.clone(), id.clone());
    let hands = move || {
        cx.content.with(|content| content.vote.as_ref().map(|vote| vote.hands(&id))).unwrap_or_default()
    };
    let name = |label: Label| format!("{} {text}", cx.label_text(label));
    view! {
        <span class="wall-counter inline tight" role="group" aria-label=name(Label::WallHands)>
            <button type="button" data-hands="less" aria-label=name(Label::WallHandLess) on:click=move |_| count(cx, &less, -1)>"−"</button>
            <output class="wall-hands digits strong centre" aria-live="polite">{hands}</output>
            <button type="button" data-hands="more" aria-label=name(Label::WallHandMore) on:click=move |_| count(cx, &more, 1)>"+"</button>
        </span>
    }
}

/// Counter below an option of a question; nothing outside of a vote.
#[component]
pub fn OptionCounter(cx: PageContext, n: usize) -> impl IntoView {
    let is_open = Memo::new(move |_| cx.content.with(|content| content.vote.is_some()));
    move || {
        let (id, text) = (n.to_string(), (n + 1).to_string());
        is_open.get().then(|| view! { <HandCounter cx id=id text=text/> })
    }
}
