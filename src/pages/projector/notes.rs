//! Teacher's notes: a window with more information than the projector, in step with it.

use crate::components::element::{El, back_link, el};
use crate::components::move_text::Markup;
use crate::pages::projector::pointer_ring::follow_pointer;
use crate::pages::projector::{PageContext, board_area, moves, side_tools, sync, text_panel, tools};
use crate::state::context::AppContext;
use crate::views::move_list;
use leptos::prelude::*;
use notabene_core::game::MoveCell;
use notabene_core::i18n::Label;
use notabene_study::projector::{ProjectedPage, ProjectorContent};

/// Choice of an open projector, for notes without a name.
pub fn projector_choice(app: AppContext) -> Vec<El> {
    let found = sync::find_projectors();
    let list = move || {
        let Some(found) = found else {
            return vec![el("p", "note").attr("role", "alert").label(app, Label::WallNoChannel)];
        };
        let names = found.get();
        if names.is_empty() {
            let link = el("a", "button").attr("href", "#wall").label(app, Label::WallOpen);
            return vec![el("p", "note").label(app, Label::WallNone), el("p", "").with([link])];
        }
        let link = |name: &String| {
            let words = move |name: String| format!("{} ~{name}", app.label(Label::WallNow));
            let text = words(name.clone());
            let link = el("a", "button").attr("href", &format!("#wall/~{name}/notes")).text(&text);
            el("li", "").with([link])
        };
        let head = el("p", "").label(app, Label::WallWhich);
        vec![head, el("ul", "wall-list").with(names.iter().map(link))]
    };
    let section = el("div", "wall-notes").with([
        el("h1", "").label(app, Label::WallNotes),
        el("div", "wall-which").attr("aria-live", "polite").live_children(list),
        back_link(app),
    ]);
    vec![section]
}

/// Page of the notes.
pub fn notes_page(cx: PageContext) -> Vec<El> {
    let open = el("a", "button").attr("href", &cx.url(false)).attr("target", "_blank");
    // The projector of a remote control is another device.
    let open = (!cx.is_remote()).then(|| open.label(cx.app, Label::WallOpen));
    let title = if cx.is_remote() { Label::WallRemote } else { Label::WallNotes };
    let head = el("div", "wall-notes-head").with([el("h1", "").label(cx.app, title)]).with(open);
    let shown = el("section", "wall-stage")
        .live_attr("aria-label", move || cx.label_text(Label::WallNow))
        .with([el("h2", "").label(cx.app, Label::WallNow), board_area(cx)]);
    let dark = el("p", "wall-is-dark").attr("role", "status").live_text(move || {
        if cx.content.with(|content| content.blank) { cx.label_text(Label::WallDark) } else { String::new() }
    });
    let side = el("div", "wall-side").with([
        dark,
        text_panel::text_panel(cx),
        el("div", "wall-known").live_children(move || teacher_notes(cx)),
        game_with_comments(cx),
    ]);
    let parts = el("div", "wall-notes").with([
        head,
        el("p", "hint").label(cx.app, Label::WallNotesLead),
        tools::toolbar(cx),
        side_tools(cx),
        el("div", "wall-pair").with([shown, side]),
        crate::pages::projector::pointer_ring::pointer_ring(cx),
        back_link(cx.app),
    ]);
    follow_pointer(cx, &parts);
    vec![parts]
}

/// Whole game with its comments.
fn game_with_comments(cx: PageContext) -> El {
    let owner = Owner::current().unwrap_or_default().child();
    let pane = owner.with(|| {
        cx.game.provide();
        move_list::MoveList()
    });
    StoredValue::new_local(owner);
    let class =
        move || match cx.content.with(|content| matches!(content.content, ProjectorContent::Game { .. })) {
            true => "wall-paper",
            false => "wall-paper hidden",
        };
    el("section", "").live_class(class).with([el("h2", "").label(cx.app, Label::Moves), pane])
}

/// Information for the teacher only.
fn teacher_notes(cx: PageContext) -> Vec<El> {
    let (show, deeds) = cx.content.with(|content| (content.content.clone(), content.actions.clone()));
    if matches!(show, ProjectorContent::Game { .. }) {
        return game_notes(cx);
    }
    let (language, style) = (cx.language(), cx.style_of(&show));
    let course = cx.course();
    let secrets = ProjectedPage::teacher_notes(&show, course.as_ref(), &deeds, (language, &style));
    let mut all = Vec::new();
    for (label, class, text) in
        [(Label::WallHint, "wall-secret hint-of", 0), (Label::WallAnswer, "wall-secret answer-of", 1)]
            .map(|(label, class, n)| (label, class, secrets.get(n)))
    {
        let Some(text) = text else { continue };
        all.push(el("h2", "").label(cx.app, label));
        all.push(el("p", class).text(text));
    }
    let mistakes = cx.lesson.with(|staged| {
        let stage = staged.stage.as_ref()?;
        Some(stage.mistakes(course.as_deref()?, language))
    });
    let mistakes = mistakes.unwrap_or_default();
    if !mistakes.is_empty() {
        all.push(el("h2", "").label(cx.app, Label::WallMistakes));
        let row = |(wrong, says): &(String, String)| {
            el("div", "").with([el("dt", "").text(wrong), el("dd", "").text(says)])
        };
        all.push(el("dl", "wall-mistakes").with(mistakes.iter().map(row)));
    }
    all
}

/// Next move, comment on the current one, and meaning of its characters.
fn game_notes(cx: PageContext) -> Vec<El> {
    cx.game.sheet.with(|sheet| {
        let next = moves::next_moves(sheet, 1);
        let mut all = vec![el("h2", "").label(cx.app, Label::WallNextMove)];
        match next.first() {
            Some(cell) => all.push(moves::move_line(cell, sheet.at, true).attr("data-next", "true")),
            None => all.push(el("p", "hint").label(cx.app, Label::WallNoNext)),
        }
        if let Some(here) = sheet.cell(sheet.at) {
            all.push(el("h2", "").label(cx.app, Label::WallSigns));
            all.push(character_meanings(cx, here));
            let said = notabene_core::record::readable(&here.note.comment);
            if !said.is_empty() {
                all.push(el("p", "comment").text(&said));
            }
        }
        all
    })
}

/// Characters of a move, each with its meaning.
fn character_meanings(cx: PageContext, cell: &MoveCell) -> El {
    let row = |token: &notabene_core::notation::Token| {
        let mut sign = Markup::default();
        sign.push_figurines(token.text.trim());
        let class = format!("t-{}", token.part.name());
        el("div", "").with([
            el("dt", &class).html(&sign.into_string()),
            el("dd", "").text(&cx.app.message_text(&token.message)),
        ])
    };
    el("dl", "wall-signs").with(cell.tokens.iter().map(row))
}
