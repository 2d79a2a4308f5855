//! Printed pages as HTML: the preview is what is printed.

use crate::components::download::svg_data_url;
use crate::components::move_text::Markup;
use crate::components::sprites::piece_symbols;
use crate::pages::print::score_sheets::PrintState;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, in_grey, svg};
use notabene_core::game::registry;
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, isolated};
use notabene_core::position::Side;
use notabene_core::record::{FormEntry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_study::printing::scan::ScanLayout;
use notabene_study::printing::{
    PageContent, Print, PrintChoice, PrintedAnswer, PrintedDiagram, PrintedPage, Use,
};
use notabene_study::score_sheet::paper::remark;

/// Lengths of move texts above which the font is smaller: a draughts capture may name many fields.
const LONG_TEXT: usize = 9;
const LONGER_TEXT: usize = 16;

/// All pages, in paper size where the screen has room.
#[component]
pub fn PrintedPages(state: PrintState, printed: Memo<Print>) -> impl IntoView {
    let content = move || {
        let choice = state.choice.get();
        let mut out = Markup::default();
        printed.with(|print| print.pages.iter().for_each(|page| push_page(&state, &choice, page, &mut out)));
        out.into_string()
    };
    view! {
        <section
            class="leaves"
            aria-label=state.prefs.label_signal(Label::PrintPreview)
            data-format=move || state.get(|choice| choice.format.name())
            data-size=move || state.get(|choice| choice.size.name())
            style=("--line", move || state.get(|choice| choice.line.to_string()))
            style=("--board-width", move || state.get(|choice| choice.size.width(choice.format).to_string()))
            style=("--board-columns", move || state.get(|choice| choice.size.columns(choice.format).to_string()))
            inner_html=content
        ></section>
    }
}

/// Writes the parts of a page, one below the other.
fn push_page(state: &PrintState, choice: &PrintChoice, page: &PrintedPage, out: &mut Markup) {
    let (kind, leaf) = match &page.matter {
        PageContent::Sheet { kind, leaf, .. } => (kind.name(), *leaf),
        PageContent::Key(_) => ("key", None),
        PageContent::Boards(_) => ("boards", None),
    };
    out.push_texts("<article class=\"leaf-page $\" data-kind=\"$\"", &[choice.format.name(), kind]);
    if let Some(leaf) = leaf {
        out.push_markup(&[" data-leaf=\"", if leaf == Leaf::Original { "original" } else { "copy" }, "\""]);
    }
    out.push_markup(&[">"]);
    match &page.matter {
        PageContent::Sheet { kind, form, leaf, mark } => {
            let (title, badge) = match (kind, leaf) {
                (Use::Slip, _) => (Label::PrintSlipSheet, mark.as_str()),
                (_, Some(leaf)) => (Label::ScoreSheet, state.prefs.label(leaf.label())),
                _ => (Label::ScoreSheet, ""),
            };
            push_title(state, title, badge, out);
            push_head(state, form, out);
            // Only what people write by hand is photographed.
            let scan = (*kind == Use::Blank).then(|| ScanLayout::of(choice, page.part)).flatten();
            push_blocks(state, choice, form, scan, out);
            match kind {
                Use::Slip => push_question(state, out),
                // The end of the game belongs below the last moves.
                _ if page.part < page.of => out.push_markup(&["<p class=\"on\">→</p>"]),
                _ => push_result_and_signatures(state, form, out),
            }
        }
        PageContent::Key(answers) => {
            push_title(state, Label::PrintKeyOf, "", out);
            answers.iter().for_each(|answer| push_answer(state, answer, out));
        }
        PageContent::Boards(boards) => {
            push_title(state, Label::PrintBoards, "", out);
            push_names(state, out);
            out.push_markup(&["<div class=\"boards\">"]);
            boards.iter().for_each(|board| push_board(state, board, out));
            out.push_markup(&["</div>"]);
        }
    }
    push_page_footer(state, page, out);
    out.push_markup(&["</article>"]);
}

fn push_title(state: &PrintState, title: Label, badge: &str, out: &mut Markup) {
    out.push_markup(&["<header><h2>", state.prefs.label(title), "</h2><strong>"]);
    out.push_text(badge);
    out.push_markup(&["</strong></header>"]);
}

/// Writes the footer of the page: game, page number and count.
fn push_page_footer(state: &PrintState, page: &PrintedPage, out: &mut Markup) {
    let current = state.current;
    let (mut group, mut name) = ("", "");
    if let Ok(game) = registry::find(current.status.with(|s| s.game)) {
        (group, name) = (current.label(game.group), current.label(game.label));
    }
    // Names of draughts variants need their group.
    let apart = !name.starts_with(group);
    let (group, dot) = if apart { (group, " · ") } else { ("", "") };
    out.push_markup(&["<footer><span>Notabene · ", group, dot, name, "</span><span>"]);
    out.push_number(page.part);
    out.push_markup(&["&thinsp;/&thinsp;"]);
    out.push_number(page.of);
    out.push_markup(&["</span></footer>"]);
}

/// Writes a field of the sheet: label and value.
fn push_field(class: &str, field: &str, words: &str, value: &str, out: &mut Markup) {
    out.push_texts("<p class=\"$\" data-field=\"$\"><span>$</span><b>", &[class, field, words]);
    out.push_text(value);
    out.push_markup(&["</b></p>"]);
}

fn push_head(state: &PrintState, form: &ScoreSheet, out: &mut Markup) {
    let current = state.current;
    out.push_markup(&["<div class=\"head-places\">"]);
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
        push_field(class, field.tag(), current.label(field.label()), value, out);
    }
    if let Some(array) = form.array {
        let number = array.to_string();
        push_field("place array", "Array", current.label(Label::PrintArray), &number, out);
    }
    push_field("box", "Result", current.label(Label::Result), form.result, out);
    out.push_markup(&["</div>"]);
}

fn side_label(side: Side) -> Label {
    if side == Side::White { Label::White } else { Label::Black }
}

fn push_blocks(
    state: &PrintState,
    choice: &PrintChoice,
    form: &ScoreSheet,
    scan: Option<ScanLayout>,
    out: &mut Markup,
) {
    let current = state.current;
    out.push_markup(&["<div class=\"columns\">"]);
    if let Some(layout) = scan {
        push_scan_marks(&layout, out);
    }
    for block in &form.blocks {
        out.push_markup(&["<table><thead><tr><th class=\"number\"></th>"]);
        for whose in [form.first, form.first.other()] {
            out.push_markup(&["<th scope=\"col\">", current.label(side_label(whose)), "</th>"]);
            if choice.times {
                out.push_markup(&[
                    "<th scope=\"col\" class=\"time\">",
                    current.label(Label::TimeHead),
                    "</th>",
                ]);
            }
        }
        out.push_markup(&["</tr></thead><tbody>"]);
        block.iter().for_each(|row| push_row(state, choice, row, out));
        out.push_markup(&["</tbody></table>"]);
    }
    out.push_markup(&["</div>"]);
}

/// Writes the marks by which a photograph of the sheet is straightened.
fn push_scan_marks(layout: &ScanLayout, out: &mut Markup) {
    let view = layout.view_box();
    let svg = "<svg class=\"scan-marks\" aria-hidden=\"true\" preserveAspectRatio=\"none\" viewBox=\"$\">";
    out.push_texts(svg, &[&view]);
    out.push_markup(&[&layout.svg(), "</svg>"]);
}

fn push_row(state: &PrintState, choice: &PrintChoice, row: &FormRow, out: &mut Markup) {
    out.push_markup(&["<tr><th scope=\"row\" class=\"number\">"]);
    out.push_number(row.number as usize);
    out.push_markup(&["</th>"]);
    for entry in &row.entries {
        push_entry(state, entry, out);
        if choice.times {
            out.push_markup(&["<td class=\"time\">"]);
            out.push_text(&entry.time);
            out.push_markup(&["</td>"]);
        }
    }
    out.push_markup(&["</tr>"]);
}

/// CSS class attribute by the length of a text, in characters.
fn size_class(signs: usize) -> &'static str {
    match signs {
        n if n > LONGER_TEXT => " class=\"longer\"",
        n if n > LONG_TEXT => " class=\"long\"",
        _ => "",
    }
}

fn push_entry(state: &PrintState, entry: &FormEntry, out: &mut Markup) {
    let signs = entry.text.chars().count() + if entry.offer { 4 } else { 0 };
    out.push_markup(&["<td", size_class(signs), ">"]);
    out.push_text(&entry.text);
    out.push_markup(&[if entry.offer { " (=)" } else { "" }]);
    // A planted mistake may have shifted the last moves.
    if entry.resigns && entry.text.is_empty() {
        out.push_markup(&[state.prefs.label(Label::ResignedWord)]);
    }
    out.push_markup(&["</td>"]);
}

/// Writes the result again, the way players ended the game, and the signature lines.
fn push_result_and_signatures(state: &PrintState, form: &ScoreSheet, out: &mut Markup) {
    let current = state.current;
    out.push_markup(&["<div class=\"foot-places\">"]);
    push_field("box", "Result", current.label(Label::Result), form.result, out);
    let ended = remark(form).map(|msg| current.message_text(&msg)).unwrap_or_default();
    for whose in Side::BOTH {
        let words = format!("{} {}", current.label(Label::Signature), current.label(side_label(whose)));
        push_field("place", "Sign", &words, "", out);
    }
    out.push_markup(&["<p class=\"remark\">"]);
    out.push_text(&ended);
    out.push_markup(&["</p></div>"]);
}

/// Writes the questions about a planted mistake.
fn push_question(state: &PrintState, out: &mut Markup) {
    out.push_markup(&["<div class=\"foot-places asked\">"]);
    for label in [Label::PrintSlipName, Label::PrintSlipAt, Label::PrintSlipRight] {
        push_field("place", "", state.prefs.label(label), "", out);
    }
    out.push_markup(&["</div>"]);
}

/// Writes the names of the players above the diagrams.
fn push_names(state: &PrintState, out: &mut Markup) {
    let named = |(field, whose): (HeadField, Side)| {
        let name = state.current.sheet.with(|sheet| field.get(&sheet.tags));
        if name.is_empty() {
            (false, state.prefs.label(side_label(whose)).into())
        } else {
            (true, isolated(&name))
        }
    };
    let [white, black] = [(HeadField::White, Side::White), (HeadField::Black, Side::Black)].map(named);
    if white.0 || black.0 {
        out.push_markup(&["<p class=\"names\">"]);
        out.push_text(&format!("{} – {}", white.1, black.1));
        out.push_markup(&["</p>"]);
    }
}

/// Writes a picture without an `alt` text: its caption is below.
fn push_picture(state: &PrintState, board: &PrintedDiagram, out: &mut Markup) {
    let (flipped, pieces) = state.prefs.with(|p| (p.flipped, p.piece_set));
    let (scene, layout) = (&board.scene, Layout { board: board.scene.board, flipped });
    // Numbered fields show their numbers, as there are no coordinates beside the board.
    let inside = scene.board.naming.numbers.is_some();
    let drawn =
        svg(&Picture { scene, layout, symbols: piece_symbols(pieces), title: "", shapes: &[], inside });
    let source = svg_data_url(&in_grey(&drawn));
    out.push_texts("<img alt=\"\" src=\"$\">", &[&source]);
}

/// Writes the side to move: a small square, and words.
fn push_side_to_move(state: &PrintState, turn: Side, out: &mut Markup) {
    let words = if turn == Side::White { Label::PrintWhiteMoves } else { Label::PrintBlackMoves };
    out.push_texts(
        "<small><i class=\"$\"></i><span>$</span></small>",
        &[turn.name(), state.prefs.label(words)],
    );
}

fn push_board(state: &PrintState, board: &PrintedDiagram, out: &mut Markup) {
    out.push_markup(&["<figure>"]);
    push_picture(state, board, out);
    out.push_markup(&["<figcaption><b", size_class(board.caption.chars().count()), ">"]);
    match board.caption.as_str() {
        "" => out.push_markup(&[state.prefs.label(Label::PrintStart)]),
        caption => out.push_text(caption),
    }
    out.push_markup(&["</b>"]);
    push_side_to_move(state, board.turn, out);
    out.push_markup(&["</figcaption></figure>"]);
}

fn push_answer(state: &PrintState, answer: &PrintedAnswer, out: &mut Markup) {
    out.push_markup(&["<section class=\"answer\">"]);
    push_picture(state, &answer.board, out);
    out.push_markup(&["<div><h3>"]);
    out.push_text(&answer.mark);
    out.push_markup(&["</h3><p><b>"]);
    out.push_text(&state.prefs.message_text(&answer.location));
    out.push_markup(&["</b></p><p>"]);
    out.push_text(&state.prefs.message_text(&answer.message));
    out.push_markup(&["</p>"]);
    push_side_to_move(state, answer.board.turn, out);
    out.push_markup(&["</div></section>"]);
}
