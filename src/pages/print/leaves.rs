//! Printed pages as HTML: the preview is what is printed.

use crate::components::download::address;
use crate::components::element::{El, el};
use crate::components::icon::PIECES;
use crate::components::move_text::Markup;
use crate::pages::print::Press;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, in_grey, svg};
use notabene_core::game::registry;
use notabene_core::geometry::Layout;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_core::record::{FormEntry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_core::study::printing::{
    PageContent, Print, PrintChoice, PrintedAnswer, PrintedDiagram, PrintedPage, Use,
};
use notabene_core::study::score_sheet::paper::remark;

/// Lengths of move texts above which the font is smaller: a draughts capture may name many fields.
const LONG: usize = 9;
const LONGER: usize = 16;

/// All pages, in paper size where the screen has room.
pub fn leaves(press: &'static Press, made: Memo<Print>) -> El {
    let app = press.app;
    let inside = move || {
        let print = made.get();
        let choice = press.choice.get();
        let mut out = Markup::default();
        print.pages.iter().for_each(|page| put_page(press, &choice, page, &mut out));
        out.done()
    };
    let preview = move || app.label(Label::PrintPreview).to_string();
    el("section", "leaves")
        .live("aria-label", preview)
        .live("data-format", move || press.get(|c| c.format.name().to_string()))
        .live("data-size", move || press.get(|c| c.size.name().to_string()))
        .style("--line", move || press.get(|c| c.line.to_string()))
        .style("--board-width", move || press.get(|c| c.size.width(c.format).to_string()))
        .style("--board-columns", move || press.get(|c| c.size.columns(c.format).to_string()))
        .live_inside(inside)
}

/// Writes the parts of a page, one below the other.
fn put_page(press: &'static Press, choice: &PrintChoice, page: &PrintedPage, out: &mut Markup) {
    let (kind, leaf) = match &page.matter {
        PageContent::Sheet { kind, leaf, .. } => (kind.name(), *leaf),
        PageContent::Key(_) => ("key", None),
        PageContent::Boards(_) => ("boards", None),
    };
    out.fill("<article class=\"leaf-page $\" data-kind=\"$\"", &[choice.format.name(), kind]);
    if let Some(leaf) = leaf {
        out.put(&[" data-leaf=\"", if leaf == Leaf::Original { "original" } else { "copy" }, "\""]);
    }
    out.put(&[">"]);
    match &page.matter {
        PageContent::Sheet { kind, form, leaf, mark } => {
            let (title, badge) = match (kind, leaf) {
                (Use::Slip, _) => (Label::PrintSlipSheet, mark.as_str()),
                (_, Some(leaf)) => (Label::ScoreSheet, press.app.label(leaf.label())),
                _ => (Label::ScoreSheet, ""),
            };
            put_title(press, title, badge, out);
            put_head(press, form, out);
            put_blocks(press, choice, form, out);
            match kind {
                Use::Slip => put_question(press, out),
                // The end of the game belongs below the last moves.
                _ if page.part < page.of => out.put(&["<p class=\"on\">→</p>"]),
                _ => put_foot(press, form, out),
            }
        }
        PageContent::Key(answers) => {
            put_title(press, Label::PrintKeyOf, "", out);
            answers.iter().for_each(|answer| put_answer(press, answer, out));
        }
        PageContent::Boards(boards) => {
            put_title(press, Label::PrintBoards, "", out);
            put_names(press, out);
            out.put(&["<div class=\"boards\">"]);
            boards.iter().for_each(|board| put_board(press, board, out));
            out.put(&["</div>"]);
        }
    }
    put_end(press, page, out);
    out.put(&["</article>"]);
}

fn put_title(press: &Press, title: Label, badge: &str, out: &mut Markup) {
    out.put(&["<header><h2>", press.app.label(title), "</h2><strong>"]);
    out.text(badge);
    out.put(&["</strong></header>"]);
}

/// Writes the footer of the page: game, page number and count.
fn put_end(press: &Press, page: &PrintedPage, out: &mut Markup) {
    let app = press.app;
    let (mut group, mut name) = ("", "");
    if let Ok(game) = registry::find(app.status.with(|s| s.game)) {
        (group, name) = (app.label(game.group), app.label(game.label));
    }
    // Names of draughts variants need their group.
    let apart = !name.starts_with(group);
    let (group, dot) = if apart { (group, " · ") } else { ("", "") };
    out.put(&["<footer><span>Notabene · ", group, dot, name, "</span><span>"]);
    out.number(page.part);
    out.put(&["&thinsp;/&thinsp;"]);
    out.number(page.of);
    out.put(&["</span></footer>"]);
}

/// Writes a field of the sheet: label and value.
fn put_place(class: &str, field: &str, words: &str, value: &str, out: &mut Markup) {
    out.fill("<p class=\"$\" data-field=\"$\"><span>$</span><b>", &[class, field, words]);
    out.text(value);
    out.put(&["</b></p>"]);
}

fn put_head(press: &Press, form: &ScoreSheet, out: &mut Markup) {
    let app = press.app;
    out.put(&["<div class=\"head-places\">"]);
    for (field, value) in &form.head {
        let circled = match field {
            HeadField::White => form.circled[0],
            HeadField::Black => form.circled[1],
            _ => false,
        };
        // Without a name, the circle is around the word for the side.
        let class = match circled {
            true if value.is_empty() => "place circled nameless",
            true => "place circled",
            false => "place",
        };
        put_place(class, field.tag(), app.label(field.label()), value, out);
    }
    if let Some(array) = form.array {
        let number = array.to_string();
        put_place("place array", "Array", app.label(Label::PrintArray), &number, out);
    }
    put_place("box", "Result", app.label(Label::Result), form.result, out);
    out.put(&["</div>"]);
}

fn side(side: Side) -> Label {
    if side == Side::White { Label::White } else { Label::Black }
}

fn put_blocks(press: &Press, choice: &PrintChoice, form: &ScoreSheet, out: &mut Markup) {
    let app = press.app;
    out.put(&["<div class=\"columns\">"]);
    for block in &form.blocks {
        out.put(&["<table><thead><tr><th class=\"number\"></th>"]);
        for whose in [form.first, form.first.other()] {
            out.put(&["<th scope=\"col\">", app.label(side(whose)), "</th>"]);
            if choice.times {
                out.put(&["<th scope=\"col\" class=\"time\">", app.label(Label::TimeHead), "</th>"]);
            }
        }
        out.put(&["</tr></thead><tbody>"]);
        block.iter().for_each(|row| put_row(press, choice, row, out));
        out.put(&["</tbody></table>"]);
    }
    out.put(&["</div>"]);
}

fn put_row(press: &Press, choice: &PrintChoice, row: &FormRow, out: &mut Markup) {
    out.put(&["<tr><th scope=\"row\" class=\"number\">"]);
    out.number(row.number as usize);
    out.put(&["</th>"]);
    for entry in &row.entries {
        put_entry(press, entry, out);
        if choice.times {
            out.put(&["<td class=\"time\">"]);
            out.text(&entry.time);
            out.put(&["</td>"]);
        }
    }
    out.put(&["</tr>"]);
}

/// CSS class attribute by the length of a text, in characters.
fn size(signs: usize) -> &'static str {
    match signs {
        n if n > LONGER => " class=\"longer\"",
        n if n > LONG => " class=\"long\"",
        _ => "",
    }
}

fn put_entry(press: &Press, entry: &FormEntry, out: &mut Markup) {
    let signs = entry.text.chars().count() + if entry.offer { 4 } else { 0 };
    out.put(&["<td", size(signs), ">"]);
    out.text(&entry.text);
    out.put(&[if entry.offer { " (=)" } else { "" }]);
    // A planted mistake may have shifted the last moves.
    if entry.resigns && entry.text.is_empty() {
        out.put(&[press.app.label(Label::ResignedWord)]);
    }
    out.put(&["</td>"]);
}

/// Writes the result again, the way players ended the game, and the signature lines.
fn put_foot(press: &Press, form: &ScoreSheet, out: &mut Markup) {
    let app = press.app;
    out.put(&["<div class=\"foot-places\">"]);
    put_place("box", "Result", app.label(Label::Result), form.result, out);
    let ended = remark(form).map(|msg| app.say(&msg)).unwrap_or_default();
    for whose in Side::BOTH {
        let words = format!("{} {}", app.label(Label::Signature), app.label(side(whose)));
        put_place("place", "Sign", &words, "", out);
    }
    out.put(&["<p class=\"remark\">"]);
    out.text(&ended);
    out.put(&["</p></div>"]);
}

/// Writes the questions about a planted mistake.
fn put_question(press: &Press, out: &mut Markup) {
    out.put(&["<div class=\"foot-places asked\">"]);
    for label in [Label::PrintSlipName, Label::PrintSlipAt, Label::PrintSlipRight] {
        put_place("place", "", press.app.label(label), "", out);
    }
    out.put(&["</div>"]);
}

/// Writes the names of the players above the diagrams.
fn put_names(press: &Press, out: &mut Markup) {
    let named = |(field, whose): (HeadField, Side)| {
        let name = press.app.sheet.with(|sheet| field.get(&sheet.tags));
        if name.is_empty() { (false, press.app.label(side(whose)).into()) } else { (true, name) }
    };
    let [white, black] = [(HeadField::White, Side::White), (HeadField::Black, Side::Black)].map(named);
    if white.0 || black.0 {
        out.put(&["<p class=\"names\">"]);
        out.text(&format!("{} – {}", white.1, black.1));
        out.put(&["</p>"]);
    }
}

/// Writes a picture without an `alt` text: its caption is below.
fn put_picture(press: &Press, board: &PrintedDiagram, out: &mut Markup) {
    let flipped = press.app.prefs.with(|p| p.flipped);
    let (scene, layout) = (&board.scene, Layout { board: board.scene.board, flipped });
    // Numbered fields show their numbers, as there are no coordinates beside the board.
    let inside = scene.board.naming.numbers.is_some();
    let drawn = svg(&Picture { scene, layout, symbols: PIECES, title: "", shapes: &[], inside });
    let source = address(&in_grey(&drawn));
    out.fill("<img alt=\"\" src=\"$\">", &[&source]);
}

/// Writes the side to move: a small square, and words.
fn put_turn(press: &Press, turn: Side, out: &mut Markup) {
    let words = if turn == Side::White { Label::PrintWhiteMoves } else { Label::PrintBlackMoves };
    out.fill("<small><i class=\"$\"></i><span>$</span></small>", &[turn.name(), press.app.label(words)]);
}

fn put_board(press: &Press, board: &PrintedDiagram, out: &mut Markup) {
    out.put(&["<figure>"]);
    put_picture(press, board, out);
    out.put(&["<figcaption><b", size(board.caption.chars().count()), ">"]);
    match board.caption.as_str() {
        "" => out.put(&[press.app.label(Label::PrintStart)]),
        caption => out.text(caption),
    }
    out.put(&["</b>"]);
    put_turn(press, board.turn, out);
    out.put(&["</figcaption></figure>"]);
}

fn put_answer(press: &Press, answer: &PrintedAnswer, out: &mut Markup) {
    out.put(&["<section class=\"answer\">"]);
    put_picture(press, &answer.board, out);
    out.put(&["<div><h3>"]);
    out.text(&answer.mark);
    out.put(&["</h3><p><b>"]);
    out.text(&press.app.say(&answer.location));
    out.put(&["</b></p><p>"]);
    out.text(&press.app.say(&answer.message));
    out.put(&["</p>"]);
    put_turn(press, answer.board.turn, out);
    out.put(&["</div></section>"]);
}
