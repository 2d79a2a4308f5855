//! Teacher's notes: a window with more information than the projector, in step with it.

use crate::components::{BackLink, Figurines};
use crate::pages::projector::{
    BoardArea, PageContext, SideTools, dark_text, moves, pointer_ring, sync, text_panel, tools,
};
use crate::state::preferences::Preferences;
use crate::views::move_list::MoveList;
use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
use notabene_core::game::MoveCell;
use notabene_core::i18n::Label;
use notabene_core::notation::Token;
use notabene_study::projector::{ProjectedPage, ProjectorContent};

/// Choice of an open projector, for notes without a name.
#[component]
pub fn ProjectorChoice() -> impl IntoView {
    let prefs = Preferences::here();
    let found = sync::find_projectors();
    let list = move || {
        let Some(found) = found else {
            return view! { <p class="note" role="alert">{prefs.label_signal(Label::WallNoChannel)}</p> }
                .into_any();
        };
        let names = found.get();
        if names.is_empty() {
            return view! {
                <p class="note">{prefs.label_signal(Label::WallNone)}</p>
                <p><a class="button" href="#wall">{prefs.label_signal(Label::WallOpen)}</a></p>
            }
            .into_any();
        }
        let link = |name: String| {
            let text = format!("{} ~{name}", prefs.label(Label::WallNow));
            view! { <li><a class="button" href=format!("#wall/~{name}/notes")>{text}</a></li> }
        };
        view! {
            <p>{prefs.label_signal(Label::WallWhich)}</p>
            <ul class="wall-list stack bare">{names.into_iter().map(link).collect_view()}</ul>
        }
        .into_any()
    };
    view! {
        <div class="wall-notes stack apart">
            <h1>{prefs.label_signal(Label::WallNotes)}</h1>
            <div class="stack apart" aria-live="polite">{list}</div>
            <BackLink text=prefs.label_signal(Label::BackToGame)/>
        </div>
    }
}

/// Page of the notes.
#[component]
pub fn NotesPage(cx: PageContext) -> impl IntoView {
    let prefs = cx.prefs;
    // The projector of a remote control is another device.
    let open = (!cx.is_remote()).then(|| {
        view! { <a class="button" href=cx.url(false) target="_blank">{prefs.label_signal(Label::WallOpen)}</a> }
    });
    let title = if cx.is_remote() { Label::WallRemote } else { Label::WallNotes };
    view! {
        <div
            class="wall-notes stack apart"
            on:pointermove=move |e| pointer_ring::on_pointer_move(cx, &e)
            on:pointerdown=move |e| pointer_ring::on_pointer_move(cx, &e)
            on:pointerleave=move |_| pointer_ring::on_pointer_leave(cx)
        >
            <div class="inline between"><h1>{prefs.label_signal(title)}</h1> {open}</div>
            <p class="hint">{prefs.label_signal(Label::WallNotesLead)}</p>
            <tools::Toolbar cx/>
            <SideTools cx/>
            <div class="wall-pair stack at-start">
                <section class="wall-stage" aria-label=prefs.label_signal(Label::WallNow)>
                    <h2>{prefs.label_signal(Label::WallNow)}</h2>
                    <BoardArea cx/>
                </section>
                <div class="wall-side stack">
                    <p class="wall-is-dark unless-empty" role="status">{move || dark_text(cx)}</p>
                    <text_panel::TextPanel cx/>
                    <div class="wall-known stack">{move || teacher_notes(cx)}</div>
                    <GameWithComments cx/>
                </div>
            </div>
            <pointer_ring::PointerRing cx/>
            <BackLink text=prefs.label_signal(Label::BackToGame)/>
        </div>
    }
}

/// Whole game with its comments.
#[component]
fn GameWithComments(cx: PageContext) -> impl IntoView {
    // The moves are those of the game, and not of the board with its comments.
    let owner = Owner::current().unwrap_or_default().child();
    let moves = owner.with(|| {
        provide_context(cx.game);
        view! { <MoveList/> }
    });
    let moves = OwnedView::new_with_owner(moves, owner);
    let class =
        move || match cx.content.with(|content| matches!(content.content, ProjectorContent::Game { .. })) {
            true => "wall-paper",
            false => "wall-paper hidden",
        };
    view! { <section class=class><h2>{cx.prefs.label_signal(Label::Moves)}</h2> {moves}</section> }
}

/// Information for the teacher only.
fn teacher_notes(cx: PageContext) -> AnyView {
    let prefs = cx.prefs;
    let (show, actions) = cx.content.with(|content| (content.content.clone(), content.actions.clone()));
    if matches!(show, ProjectorContent::Game { .. }) {
        return game_notes(cx).into_any();
    }
    let (language, style) = (cx.language(), cx.style_of(&show));
    let course = cx.course();
    let secrets = ProjectedPage::teacher_notes(&show, course.as_ref(), &actions, (language, &style));
    let secret = |label: Label, class: &'static str, n: usize| {
        secrets.get(n).cloned().map(|text| {
            view! { <h2>{prefs.label_signal(label)}</h2> <p class=class>{text}</p> }
        })
    };
    let mistakes = cx.lesson.with(|staged| {
        let stage = staged.stage.as_ref()?;
        Some(stage.mistakes(course.as_deref()?, language))
    });
    let mistakes = mistakes.filter(|mistakes| !mistakes.is_empty()).map(|mistakes| {
        let row = |(wrong, says): (String, String)| view! { <div><dt class="strong">{wrong}</dt> <dd>{says}</dd></div> };
        view! {
            <h2>{prefs.label_signal(Label::WallMistakes)}</h2>
            <dl class="wall-mistakes keys">{mistakes.into_iter().map(row).collect_view()}</dl>
        }
    });
    view! {
        {secret(Label::WallHint, "wall-secret callout hint-of", 0)}
        {secret(Label::WallAnswer, "wall-secret callout answer-of", 1)}
        {mistakes}
    }
    .into_any()
}

/// Next move, comment on the current one, and meaning of its characters.
fn game_notes(cx: PageContext) -> impl IntoView {
    let prefs = cx.prefs;
    cx.game.sheet.with(|sheet| {
        let next = match moves::next_moves(sheet, 1).first() {
            Some(cell) => {
                view! { <moves::WrittenLine cell at=sheet.at has_number=true is_next=true/> }.into_any()
            }
            None => view! { <p class="hint">{prefs.label_signal(Label::WallNoNext)}</p> }.into_any(),
        };
        let here = sheet.cell(sheet.at).map(|here| {
            let comment = notabene_core::record::readable(&here.note.comment);
            let comment = (!comment.is_empty()).then(|| view! { <p class="comment">{comment}</p> });
            view! {
                <h2>{prefs.label_signal(Label::WallSigns)}</h2>
                {character_meanings(cx, here)}
                {comment}
            }
        });
        view! { <h2>{prefs.label_signal(Label::WallNextMove)}</h2> {next} {here} }
    })
}

/// Characters of a move, each with its meaning.
fn character_meanings(cx: PageContext, cell: &MoveCell) -> impl IntoView + use<> {
    let row = |token: &Token| {
        let sign = token.text.trim().to_string();
        let meaning = cx.prefs.message_text(&token.message);
        view! {
            <div>
                <dt class=format!("strong t-{}", token.part.name())><Figurines text=sign/></dt>
                <dd>{meaning}</dd>
            </div>
        }
    };
    let rows = cell.tokens.iter().map(row).collect_view();
    view! { <dl class="wall-signs keys">{rows}</dl> }
}
