//! The page that shows the move on the board in all systems of notation, and says it aloud.

use super::compare::picture;
use super::controls::{Control, WALK};
use super::dom::{El, back, el};
use super::markup::Markup;
use super::sprite::PieceImage;
use super::state::Desk;
use super::voice;
use leptos::prelude::*;
use notabene_core::game::spoken;
use notabene_core::game::systems::{System, in_all_letters, systems, written};
use notabene_core::i18n::{Label, Ownership, Piece, Player};
use notabene_core::msg;
use notabene_core::notation::{PIECE_NAMES, PieceNames, Style, Token, Verdict};
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::record::NodeId;
use web_sys::HtmlInputElement;

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let cards = move || {
        let node = desk.sheet.with(|s| s.at);
        if node == NodeId(0) {
            return vec![el("p", "card").attr("role", "status").label(desk, Label::SystemsStart)];
        }
        let own = desk.prefs.with(|p| p.style());
        let all = desk.game.with(systems);
        let mut made: Vec<El> = all.into_iter().map(|system| card(desk, node, system, &own)).collect();
        made.extend(languages(desk, node, &own));
        made
    };
    vec![
        el("h1", "").label(desk, Label::AllSystems),
        el("p", "lead").label(desk, Label::SystemsLead),
        top(desk),
        el("div", "systems-list").each(cards),
        names(desk),
        back(desk),
    ]
}

/// The board, the move in words, and the way to its neighbours.
fn top(desk: Desk) -> El {
    let heard = RwSignal::new(());
    voice::listen(move || heard.set(()));
    let can = move || {
        heard.track();
        voice::can_speak(desk.prefs.with(|p| p.language))
    };
    let aloud = move || {
        let (node, language) = (desk.sheet.with(|s| s.at), desk.prefs.with(|p| p.language));
        desk.game.with(|t| spoken(t, node, language))
    };
    let address = move || desk.scene.with(|scene| picture(desk, scene, "", ""));
    let board = el("img", "diagram").attr("alt", "").live("src", address);
    let say = el("button", "").attr("type", "button").attr("data-do", "say").label(desk, Label::SayAloud);
    let say = say.state("aria-disabled", move || !can()).click(move || {
        let language = desk.prefs.with_untracked(|p| p.language);
        voice::speak(&untrack(aloud), language);
    });
    let missing = move || if can() { "" } else { desk.label(Label::NoVoice) }.to_string();
    let which = move || desk.sheet.with(|s| s.cell(s.at).map(|cell| cell.whole())).unwrap_or_default();
    el("section", "card systems-top").with([
        board,
        el("div", "").with([
            el("p", "which").says(which),
            el("p", "aloud").attr("role", "status").attr("data-live", "aloud").says(aloud),
            el("div", "row").with([say]),
            el("p", "hint").says(missing),
            el("div", "controls").with([el("div", "group").with(WALK.map(Control))]),
        ]),
    ])
}

/// A system: the move, where it was used, and a field to write it.
fn card(desk: Desk, node: NodeId, system: &'static System, own: &Style) -> El {
    let said = RwSignal::new(String::new());
    let tokens = desk.game.with(|t| written(t, node, system, own));
    let says = el("p", "system-says").attr("aria-live", "polite").says(move || said.get());
    el("article", "card system").attr("data-system", system.id).with([
        el("h2", "").label(desk, system.title),
        el("p", "system-signs").with(tokens.into_iter().map(|token| character(desk, &token, said))),
        says,
        el("p", "hint").label(desk, system.note),
        attempt(desk, node, system, *own),
    ])
}

/// A character that tells what it means.
fn character(desk: Desk, token: &Token, said: RwSignal<String>) -> El {
    let text = token.text.trim();
    let mut inside = Markup::default();
    inside.written(text);
    let name = [text, ": ", desk.label(token.part.label())].concat();
    let says = token.says.clone();
    el("button", &["character t-", token.part.name()].concat())
        .attr("type", "button")
        .attr("aria-label", &name)
        .inside(&inside.done())
        .click(move || said.set(desk.say(&says)))
}

/// A field in which the move may be written in a system.
fn attempt(desk: Desk, node: NodeId, system: &'static System, own: Style) -> El {
    let answer = RwSignal::new(String::new());
    let label = move || desk.label(Label::SystemsTry).to_string();
    let input = el("input", "").attr("type", "text").attr("name", system.id).attr("maxlength", "40");
    let input = input.attr("autocomplete", "off").attr("autocapitalize", "off").attr("spellcheck", "false");
    let input = input.live("placeholder", label).live("aria-label", label);
    let field = input.clone();
    let look = move |e: web_sys::Event| {
        e.prevent_default();
        let text = wasm_bindgen::JsCast::unchecked_ref::<HtmlInputElement>(&field.0).value();
        let verdict = desk.game.with_untracked(|t| t.judge(node, &text, &system.style(&own)));
        answer.set(match verdict {
            Verdict::Right => desk.label(Label::SystemsRight).to_string(),
            Verdict::Noted(msg) | Verdict::Wrong(msg) => desk.say(&msg),
        });
    };
    let button = el("button", "").attr("type", "submit").label(desk, Label::SystemsCheck);
    el("form", "row attempt").on("submit", look).with([
        input,
        button,
        el("p", "answer").attr("role", "status").says(move || answer.get()),
    ])
}

/// What the pieces are called in other languages, with their letters: a table that is scrolled where it is too wide.
fn names(desk: Desk) -> El {
    let title = el("h2", "").attr("id", "piece-names").label(desk, Label::SystemsNames);
    let pieces = [
        (Piece::King, Figure::King),
        (Piece::Queen, Figure::Queen),
        (Piece::Rook, Figure::Rook),
        (Piece::Bishop, Figure::Bishop),
        (Piece::Knight, Figure::Knight),
        (Piece::Pawn, Figure::Pawn),
    ];
    let column = |(piece, figure): (Piece, Figure)| {
        let says = msg!(PieceIs { holds: Ownership { player: Player::White, piece } });
        let glyph = Glyph { side: Side::White, figure };
        let name = el("span", "for-ears").says(move || desk.say(&says));
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
    let table = el("table", "").attr("aria-labelledby", "piece-names").with([
        el("thead", "").with([el("tr", "").with(columns)]),
        el("tbody", "").with(PIECE_NAMES.iter().map(row)),
    ]);
    let scroll = el("div", "piece-names").attr("tabindex", "0").attr("role", "region");
    let scroll = scroll.attr("aria-labelledby", "piece-names").with([table]);
    el("section", "card").with([title, scroll])
}

/// The move in the letters of every language, folded.
fn languages(desk: Desk, node: NodeId, own: &Style) -> Option<El> {
    let all = desk.game.with(|t| in_all_letters(t, node, own));
    let row = |(names, text): &(Vec<&str>, String)| {
        el("div", "").with([el("dt", "").text(text), el("dd", "").text(&names.join(", "))])
    };
    let list = el("dl", "languages").with(all.iter().map(row));
    (!all.is_empty()).then(|| {
        let title = el("summary", "").label(desk, Label::SystemsLetters);
        el("details", "card").attr("data-system", "letters").with([title, list])
    })
}
