//! Page that shows the move on the board in all notation systems, and speaks it.

use crate::components::element::{El, back_link, el};
use crate::components::icon::PieceImage;
use crate::components::move_text::Markup;
use crate::pages::compare::picture_with_paths;
use crate::state::context::AppContext;
use crate::state::speech;
use crate::views::controls::{Control, NAVIGATION};
use leptos::prelude::*;
use notabene_core::game::spoken;
use notabene_core::game::systems::{System, in_all_letters, systems, write_in_system};
use notabene_core::i18n::{Label, Ownership, Piece, Player};
use notabene_core::msg;
use notabene_core::notation::{MoveVerdict, PIECE_NAMES, PieceNames, Style, Token};
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::record::NodeId;
use web_sys::HtmlInputElement;

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let cards = move || {
        let node = app.sheet.with(|s| s.at);
        if node == NodeId(0) {
            return vec![el("p", "card").attr("role", "status").label(app, Label::SystemsStart)];
        }
        let own = app.prefs.with(|p| p.style());
        let all = app.game.with(systems);
        let mut element: Vec<El> =
            all.into_iter().map(|system| system_card(app, node, system, &own)).collect();
        element.extend(move_in_languages(app, node, &own));
        element
    };
    vec![
        el("h1", "").label(app, Label::AllSystems),
        el("p", "lead").label(app, Label::SystemsLead),
        board_and_move(app),
        el("div", "systems-list").live_children(cards),
        letter_table(app),
        back_link(app),
    ]
}

/// Board, the move in words, and navigation buttons.
fn board_and_move(app: AppContext) -> El {
    let is_spoken = RwSignal::new(());
    speech::on_voices_changed(move || is_spoken.set(()));
    let can = move || {
        is_spoken.track();
        speech::can_speak(app.prefs.with(|p| p.language))
    };
    let aloud = move || {
        let (node, language) = (app.sheet.with(|s| s.at), app.prefs.with(|p| p.language));
        app.game.with(|t| spoken(t, node, language))
    };
    let address = move || app.scene.with(|scene| picture_with_paths(app, scene, "", ""));
    let board = el("img", "diagram").attr("alt", "").live_attr("src", address);
    let say = el("button", "").attr("type", "button").attr("data-do", "say").label(app, Label::SayAloud);
    let say = say.live_bool_attr("aria-disabled", move || !can()).click(move || {
        let language = app.prefs.with_untracked(|p| p.language);
        speech::speak(&untrack(aloud), language);
    });
    let missing = move || if can() { "" } else { app.label(Label::NoVoice) }.to_string();
    let which = move || app.sheet.with(|s| s.cell(s.at).map(|cell| cell.whole())).unwrap_or_default();
    el("section", "card systems-top").with([
        board,
        el("div", "").with([
            el("p", "which").live_text(which),
            el("p", "aloud").attr("role", "status").attr("data-live", "aloud").live_text(aloud),
            el("div", "row").with([say]),
            el("p", "hint").live_text(missing),
            el("div", "controls").with([el("div", "group").with(NAVIGATION.map(Control))]),
        ]),
    ])
}

/// Notation system: the move, its use, and an input to write it.
fn system_card(app: AppContext, node: NodeId, system: &'static System, own: &Style) -> El {
    let said = RwSignal::new(String::new());
    let tokens = app.game.with(|t| write_in_system(t, node, system, own));
    let text = el("p", "system-says").attr("aria-live", "polite").live_text(move || said.get());
    el("article", "card system").attr("data-system", system.id).with([
        el("h2", "").label(app, system.title),
        el("p", "system-signs").with(tokens.into_iter().map(|token| character_button(app, &token, said))),
        text,
        el("p", "hint").label(app, system.note),
        write_field(app, node, system, *own),
    ])
}

/// Character that shows its meaning.
fn character_button(app: AppContext, token: &Token, said: RwSignal<String>) -> El {
    let text = token.text.trim();
    let mut inside = Markup::default();
    inside.push_figurines(text);
    let name = format!("{text}: {}", app.label(token.part.label()));
    let says = token.message.clone();
    el("button", &format!("character t-{}", token.part.name()))
        .attr("type", "button")
        .attr("aria-label", &name)
        .html(&inside.into_string())
        .click(move || said.set(app.message_text(&says)))
}

/// Input to write the move in a system.
fn write_field(app: AppContext, node: NodeId, system: &'static System, own: Style) -> El {
    let answer = RwSignal::new(String::new());
    let label = move || app.label(Label::SystemsTry).to_string();
    let input = el("input", "").attr("type", "text").attr("name", system.id).attr("maxlength", "40");
    let input = input.attr("autocomplete", "off").attr("autocapitalize", "off").attr("spellcheck", "false");
    let input = input.live_attr("placeholder", label).live_attr("aria-label", label);
    let field = input.clone();
    let look = move |e: web_sys::Event| {
        e.prevent_default();
        let text = wasm_bindgen::JsCast::unchecked_ref::<HtmlInputElement>(&field.0).value();
        let verdict = app.game.with_untracked(|t| t.judge(node, &text, &system.style(&own)));
        answer.set(match verdict {
            MoveVerdict::Right => app.label(Label::SystemsRight).to_string(),
            MoveVerdict::Noted(msg) | MoveVerdict::Wrong(msg) => app.message_text(&msg),
        });
    };
    let button = el("button", "").attr("type", "submit").label(app, Label::SystemsCheck);
    el("form", "row attempt").on("submit", look).with([
        input,
        button,
        el("p", "answer").attr("role", "status").live_text(move || answer.get()),
    ])
}

/// Table of piece names and letters in other languages; scrolls where it is too wide.
fn letter_table(app: AppContext) -> El {
    let title = el("h2", "").attr("id", "piece-names").label(app, Label::SystemsNames);
    let pieces = [
        (Piece::King, Figure::King),
        (Piece::Queen, Figure::Queen),
        (Piece::Rook, Figure::Rook),
        (Piece::Bishop, Figure::Bishop),
        (Piece::Knight, Figure::Knight),
        (Piece::Pawn, Figure::Pawn),
    ];
    let column = |(piece, figure): (Piece, Figure)| {
        let text = msg!(PieceIs { holds: Ownership { player: Player::White, piece } });
        let glyph = Glyph { side: Side::White, figure };
        let name = el("span", "for-ears").live_text(move || app.message_text(&text));
        el("th", "").attr("scope", "col").with([PieceImage(glyph), name])
    };
    let mut columns = vec![el("td", "")];
    columns.extend(pieces.map(column));
    let row = |row: &'static PieceNames| {
        let letters = row.letters();
        let mut cells = vec![el("th", "").attr("scope", "row").text(letters.name)];
        for (n, name) in row.names.iter().enumerate() {
            let cell = el("td", "").attr("lang", row.code).with([el("span", "").text(name)]);
            let letter = letters.pieces.get(n).map(|letter| el("b", "").text(letter));
            cells.push(cell.with(letter));
        }
        el("tr", "").with(cells)
    };
    let game = el("table", "").attr("aria-labelledby", "piece-names").with([
        el("thead", "").with([el("tr", "").with(columns)]),
        el("tbody", "").with(PIECE_NAMES.iter().map(row)),
    ]);
    let scroll = el("div", "piece-names").attr("tabindex", "0").attr("role", "region");
    let scroll = scroll.attr("aria-labelledby", "piece-names").with([game]);
    el("section", "card").with([title, scroll])
}

/// The move in the letters of every language, collapsed.
fn move_in_languages(app: AppContext, node: NodeId, own: &Style) -> Option<El> {
    let all = app.game.with(|t| in_all_letters(t, node, own));
    let row = |(letter_table, text): &(Vec<&str>, String)| {
        el("div", "").with([el("dt", "").text(text), el("dd", "").text(&letter_table.join(", "))])
    };
    let list = el("dl", "languages").with(all.iter().map(row));
    (!all.is_empty()).then(|| {
        let title = el("summary", "").label(app, Label::SystemsLetters);
        el("details", "card").attr("data-system", "letters").with([title, list])
    })
}
