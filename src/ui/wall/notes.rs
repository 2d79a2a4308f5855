//! The teacher's notes: a window that shows more than the projector, and controls it.

use super::moves::{self, MoveLine};
use super::ring::{self, PointerRing};
use super::tools::ToolBar;
use super::words::Words;
use super::{BoardView, Projector, sync};
use crate::components::{BackLink, TokenText};
use crate::ui::pane;
use crate::ui::prefs::Preferences;
use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
use notabene_core::game::Cell;
use notabene_core::i18n::Label;
use notabene_core::notation::Token;
use notabene_core::record::readable;
use notabene_core::study::projector::Stage;

/// Notes without a projector: a choice among those that are open.
#[component]
pub fn ProjectorChoice() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let found = sync::look_for();
    let list = move || match found {
        None => view! { <p class="note" role="alert">{prefs.words(Label::WallNoChannel)}</p> }.into_any(),
        Some(found) => found.with(|names| match names.is_empty() {
            true => view! { <NoProjector prefs/> }.into_any(),
            false => view! { <ProjectorLinks prefs names=names.clone()/> }.into_any(),
        }),
    };
    view! {
        <div class="wall-notes">
            <h1>{prefs.words(Label::WallNotes)}</h1>
            <div class="wall-which" aria-live="polite">{list}</div>
            <BackLink text=prefs.words(Label::BackToGame)/>
        </div>
    }
}

#[component]
fn NoProjector(prefs: Preferences) -> impl IntoView {
    view! {
        <p class="note">{prefs.words(Label::WallNone)}</p>
        <p><a class="button" href="#wall">{prefs.words(Label::WallOpen)}</a></p>
    }
}

#[component]
fn ProjectorLinks(prefs: Preferences, names: Vec<String>) -> impl IntoView {
    let link = |name: String| {
        let href = format!("#wall/~{name}/notes");
        let text = move || format!("{} ~{name}", prefs.label(Label::WallNow));
        view! { <li><a class="button" href=href>{text}</a></li> }
    };
    view! {
        <p>{prefs.words(Label::WallWhich)}</p>
        <ul class="wall-list">{names.into_iter().map(link).collect_view()}</ul>
    }
}

/// The page of the notes.
#[component]
pub fn NotesPage(projector: Projector) -> impl IntoView {
    let words = move |label| projector.words(label);
    let dark = projector.words_if(Label::WallDark, move || projector.wall.with(|wall| wall.blank));
    let address = projector.address().of(false);
    let moved = move |e| ring::pointer_moved(projector, &e);
    view! {
        <div
            class="wall-notes"
            on:pointermove=moved
            on:pointerdown=moved
            on:pointerleave=move |_| ring::pointer_left(projector)
        >
            <div class="wall-notes-head">
                <h1>{words(Label::WallNotes)}</h1>
                <a class="button" href=address target="_blank">{words(Label::WallOpen)}</a>
            </div>
            <p class="hint">{words(Label::WallNotesLead)}</p>
            <ToolBar projector/>
            <div class="wall-pair">
                <section class="wall-stage" aria-label=words(Label::WallNow)>
                    <h2>{words(Label::WallNow)}</h2>
                    <BoardView projector/>
                </section>
                <div class="wall-side">
                    <p class="wall-is-dark" role="status">{dark}</p>
                    <Words projector/>
                    <div class="wall-known">{move || hidden_facts(projector)}</div>
                    <GameMoves projector/>
                </div>
            </div>
            <PointerRing projector/>
            <BackLink text=words(Label::BackToGame)/>
        </div>
    }
}

/// The whole game with its comments.
#[component]
fn GameMoves(projector: Projector) -> impl IntoView {
    let class = move || if projector.shows_game() { "wall-paper" } else { "wall-paper hidden" };
    // The contexts of the game are not those of the board beside it.
    let owner = Owner::current().unwrap_or_default().child();
    let pane = owner.with(|| {
        projector.game.provide();
        pane::Pane().view()
    });
    view! {
        <section class=class>
            <h2>{projector.words(Label::Moves)}</h2>
            {OwnedView::new_with_owner(pane, owner)}
        </section>
    }
}

/// What only the teacher sees.
fn hidden_facts(projector: Projector) -> AnyView {
    if projector.shows_game() {
        return view! { {move || game_facts(projector)} }.into_any();
    }
    let (language, course) = (projector.language(), projector.course());
    let (show, deeds) = projector.wall.with(|wall| (wall.show.clone(), wall.deeds.clone()));
    let style = projector.style_of(&show);
    let mut secrets = Stage::secrets(&show, course.as_ref(), &deeds, (language, &style)).into_iter();
    let mistakes = projector.staged.with(|staged| {
        let stage = staged.stage.as_ref()?;
        Some(stage.mistakes(course.as_deref()?, language))
    });
    view! {
        <Secret projector label=Label::WallHint class="wall-secret hint-of" text=secrets.next()/>
        <Secret projector label=Label::WallAnswer class="wall-secret answer-of" text=secrets.next()/>
        <Mistakes projector mistakes=mistakes.unwrap_or_default()/>
    }
    .into_any()
}

#[component]
fn Secret(projector: Projector, label: Label, class: &'static str, text: Option<String>) -> impl IntoView {
    text.map(|text| view! { <h2>{projector.words(label)}</h2><p class=class>{text}</p> })
}

/// Usual mistakes, each with its explanation.
#[component]
fn Mistakes(projector: Projector, mistakes: Vec<(String, String)>) -> impl IntoView {
    let row = |(wrong, says)| view! { <div><dt>{wrong}</dt><dd>{says}</dd></div> };
    (!mistakes.is_empty()).then(|| {
        view! {
            <h2>{projector.words(Label::WallMistakes)}</h2>
            <dl class="wall-mistakes">{mistakes.into_iter().map(row).collect_view()}</dl>
        }
    })
}

/// The next move, the comment on the one on the board, and the meaning of its signs.
fn game_facts(projector: Projector) -> impl IntoView {
    let (next, here) = projector
        .game
        .sheet
        .with(|sheet| (moves::coming(sheet, 1).into_iter().next(), sheet.cell(sheet.at).cloned()));
    let next = match next {
        Some(cell) => view! { <MoveLine cell current=false is_next=true/> }.into_any(),
        None => view! { <p class="hint">{projector.words(Label::WallNoNext)}</p> }.into_any(),
    };
    view! {
        <h2>{projector.words(Label::WallNextMove)}</h2>
        {next}
        {here.map(|cell| view! { <MoveFacts projector cell/> })}
    }
}

/// The signs of a move, each with its sentence, and its comment.
#[component]
fn MoveFacts(projector: Projector, cell: Cell) -> impl IntoView {
    let sign = |token: &Token| {
        let says = token.says.clone();
        view! {
            <div>
                <dt class=format!("t-{}", token.part.name())><TokenText text=token.text.trim().into()/></dt>
                <dd>{move || projector.prefs().say(&says)}</dd>
            </div>
        }
    };
    let comment = Some(readable(&cell.note.comment)).filter(|comment| !comment.is_empty());
    view! {
        <h2>{projector.words(Label::WallSigns)}</h2>
        <dl class="wall-signs">{cell.tokens.iter().map(sign).collect_view()}</dl>
        {comment.map(|comment| view! { <p class="comment">{comment}</p> })}
    }
}
