//! The teacher's notes: a window that knows more than the wall, and does what the wall does.

use super::{Hall, moves, stand, sync, tools, words};
use crate::ui::dom::{El, back, el};
use crate::ui::markup::Markup;
use crate::ui::pane;
use crate::ui::state::Desk;
use leptos::prelude::*;
use notabene_core::game::Cell;
use notabene_core::i18n::Label;
use notabene_core::study::projector::{Show, Stage};

/// Notes without a wall: which one is meant?
pub fn which(desk: Desk) -> Vec<El> {
    let found = sync::look_for();
    let list = move || {
        let Some(found) = found else {
            return vec![el("p", "note").attr("role", "alert").label(desk, Label::WallNoChannel)];
        };
        let names = found.get();
        if names.is_empty() {
            let link = el("a", "button").attr("href", "#wall").label(desk, Label::WallOpen);
            return vec![el("p", "note").label(desk, Label::WallNone), el("p", "").with([link])];
        }
        let link = |name: &String| {
            let words = move |name: String| [desk.label(Label::WallNow), " ~", &name].concat();
            let text = words(name.clone());
            let link = el("a", "button").attr("href", &["#wall/~", name, "/notes"].concat()).text(&text);
            el("li", "").with([link])
        };
        let head = el("p", "").label(desk, Label::WallWhich);
        vec![head, el("ul", "wall-list").with(names.iter().map(link))]
    };
    let section = el("div", "wall-notes").with([
        el("h1", "").label(desk, Label::WallNotes),
        el("div", "wall-which").attr("aria-live", "polite").each(list),
        back(desk),
    ]);
    vec![section]
}

/// The page of the notes.
pub fn page(hall: Hall) -> Vec<El> {
    let wall = el("a", "button").attr("href", &hall.address.of(false)).attr("target", "_blank");
    let head = el("div", "wall-notes-head")
        .with([el("h1", "").label(hall.desk, Label::WallNotes), wall.label(hall.desk, Label::WallOpen)]);
    let shown = el("section", "wall-stage")
        .live("aria-label", move || hall.words(Label::WallNow))
        .with([el("h2", "").label(hall.desk, Label::WallNow), stand(hall)]);
    let dark = el("p", "wall-is-dark").attr("role", "status").says(move || {
        if hall.wall.with(|wall| wall.blank) { hall.words(Label::WallDark) } else { String::new() }
    });
    let side = el("div", "wall-side").with([
        dark,
        words::words(hall),
        el("div", "wall-known").each(move || known(hall)),
        game(hall),
    ]);
    let parts = el("div", "wall-notes").with([
        head,
        el("p", "hint").label(hall.desk, Label::WallNotesLead),
        tools::bar(hall),
        el("div", "wall-pair").with([shown, side]),
        super::ring::ring(hall),
        back(hall.desk),
    ]);
    super::ring::listen(hall, &parts);
    vec![parts]
}

/// The whole game with what is said of it.
fn game(hall: Hall) -> El {
    let owner = Owner::current().unwrap_or_default().child();
    let pane = owner.with(|| {
        hall.game.provide();
        pane::Pane()
    });
    StoredValue::new_local(owner);
    let class = move || match hall.wall.with(|wall| matches!(wall.show, Show::Game { .. })) {
        true => "wall-paper",
        false => "wall-paper hidden",
    };
    el("section", "").class(class).with([el("h2", "").label(hall.desk, Label::Moves), pane])
}

/// What only the teacher sees.
fn known(hall: Hall) -> Vec<El> {
    let (show, deeds) = hall.wall.with(|wall| (wall.show.clone(), wall.deeds.clone()));
    if matches!(show, Show::Game { .. }) {
        return of_game(hall);
    }
    let (language, style) = (hall.language(), hall.style_of(&show));
    let course = hall.course();
    let secrets = Stage::secrets(&show, course.as_ref(), &deeds, (language, &style));
    let mut all = Vec::new();
    for (label, class, text) in
        [(Label::WallHint, "wall-secret hint-of", 0), (Label::WallAnswer, "wall-secret answer-of", 1)]
            .map(|(label, class, n)| (label, class, secrets.get(n)))
    {
        let Some(text) = text else { continue };
        all.push(el("h2", "").label(hall.desk, label));
        all.push(el("p", class).text(text));
    }
    let mistakes = hall.staged.with(|staged| {
        let stage = staged.stage.as_ref()?;
        Some(stage.mistakes(course.as_deref()?, language))
    });
    let mistakes = mistakes.unwrap_or_default();
    if !mistakes.is_empty() {
        all.push(el("h2", "").label(hall.desk, Label::WallMistakes));
        let row = |(wrong, says): &(String, String)| {
            el("div", "").with([el("dt", "").text(wrong), el("dd", "").text(says)])
        };
        all.push(el("dl", "wall-mistakes").with(mistakes.iter().map(row)));
    }
    all
}

/// The move that comes, what is said of the one on the board, and what its signs mean.
fn of_game(hall: Hall) -> Vec<El> {
    hall.game.sheet.with(|sheet| {
        let next = moves::coming(sheet, 1);
        let mut all = vec![el("h2", "").label(hall.desk, Label::WallNextMove)];
        match next.first() {
            Some(cell) => all.push(moves::line(cell, sheet.at).attr("data-next", "true")),
            None => all.push(el("p", "hint").label(hall.desk, Label::WallNoNext)),
        }
        if let Some(here) = sheet.cell(sheet.at) {
            all.push(el("h2", "").label(hall.desk, Label::WallSigns));
            all.push(signs(hall, here));
            let said = notabene_core::record::readable(&here.note.comment);
            if !said.is_empty() {
                all.push(el("p", "comment").text(&said));
            }
        }
        all
    })
}

/// The signs of a move, each with its sentence.
fn signs(hall: Hall, cell: &Cell) -> El {
    let row = |token: &notabene_core::notation::Token| {
        let mut sign = Markup::default();
        sign.written(token.text.trim());
        let class = ["t-", token.part.name()].concat();
        el("div", "")
            .with([el("dt", &class).inside(&sign.done()), el("dd", "").text(&hall.desk.say(&token.says))])
    };
    el("dl", "wall-signs").with(cell.tokens.iter().map(row))
}
