//! Choice of a drill: game, kind, area of the board, side.

use crate::components::element::{El, back_link, button, choice_button, el};
use crate::components::move_text::Markup;
use crate::pages::drill::{PageContext, run};
use crate::views::hand_in::hand_in_button;
use leptos::prelude::*;
use notabene_core::game::registry::{self, VARIANTS};
use notabene_core::geometry::{Board, Shape};
use notabene_core::i18n::Label;
use notabene_study::drill::{Area, DrillKind};
use notabene_study::practice::PracticeTopic;

/// Choices: game and kind, start button, and the rest on request.
pub fn choices_view(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let moves = move || if cx.is_fields() { Vec::new() } else { special_choices(cx) };
    let area = move || if cx.is_fields() { area_choice(cx) } else { Vec::new() };
    let sides = [(Label::White, "white", false), (Label::Black, "black", true)];
    let sides = sides.map(|(label, name, black)| {
        let chosen = move || cx.black.get() == black;
        choice_button("data-side", name, chosen, move || cx.black.set(black)).label(app, label)
    });
    let names = choice_button(
        "data-do",
        "names",
        move || cx.named.get(),
        move || {
            cx.named.update(|named| *named = !*named);
        },
    );
    let more = el("details", "more").with([
        el("summary", "").label(app, Label::DrillMore),
        el("div", "").live_children(moves),
        el("div", "").live_children(area),
        choice_group(cx, Label::DrillSide, sides.into()),
        el("div", "row").with([names.label(app, Label::DrillNames)]),
    ]);
    vec![
        el("p", "lead").label(app, Label::DrillLead),
        el("div", "ended").attr("role", "status").live_children(move || last_result(cx)),
        el("div", "").live_children(move || result_to_hand_in(cx)),
        choice_group(cx, Label::KindOfGame, vec![game_list(cx)]),
        choice_group(cx, Label::DrillWhat, kind_choices(cx).into()),
        el("div", "row").with([
            button(app, Label::DrillBegin, "begin", move || run::start_drill(cx)).attr("class", "main")
        ]),
        more,
        back_link(app),
    ]
}

/// Result of the series that has just ended.
fn last_result(cx: PageContext) -> Vec<El> {
    let Some(text) = cx.ended.get() else { return Vec::new() };
    let title = el("h2", "").label(cx.app, Label::DrillEnded);
    vec![title, run::star_row(cx), el("p", "").text(&cx.app.message_text(&text))]
}

/// Button that hands in the series that has just ended.
fn result_to_hand_in(cx: PageContext) -> Vec<El> {
    let result = cx.result.get().filter(|_| cx.ended.with(Option::is_some));
    result.map(|result| hand_in_button(cx.app.prefs, Label::HandIn, result)).into_iter().collect()
}

/// Labelled group of choices.
fn choice_group(cx: PageContext, label: Label, inside: Vec<El>) -> El {
    let name = move || cx.app.label(label).to_string();
    let row = el("div", "row").attr("role", "group").live_attr("aria-label", name).with(inside);
    el("div", "group").with([el("p", "what").label(cx.app, label), row])
}

/// List of all games, by groups.
fn game_list(cx: PageContext) -> El {
    let options = move || {
        let mut out = Markup::default();
        let mut last = None;
        for game in VARIANTS {
            if last != Some(game.group) {
                if last.is_some() {
                    out.push_markup(&["</optgroup>"]);
                }
                out.push_texts("<optgroup label=\"$\">", &[cx.app.label(game.group)]);
                last = Some(game.group);
            }
            let chosen = if game.id == cx.game.get() { " selected" } else { "" };
            out.push_texts("<option value=\"$\"$>$</option>", &[game.id, chosen, cx.app.label(game.label)]);
        }
        out.push_markup(&["</optgroup>"]);
        out.into_string()
    };
    el("select", "")
        .attr("name", "game")
        .live_attr("aria-label", move || cx.app.label(Label::KindOfGame).to_string())
        .live_html(options)
        .on("change", move |e| {
            if let Ok(game) = registry::find(&event_target_value(&e)) {
                cx.area.set(Area::WHOLE);
                cx.game.set(game.id);
                reset_missing_special(cx);
            }
        })
}

/// Resets the kind of move to the first one of the game, if the game lacks the chosen one.
fn reset_missing_special(cx: PageContext) {
    let known = untrack(|| cx.specials());
    let first = known.first().copied();
    cx.kind.update(|kind| match (kind, first) {
        (DrillKind::Play(special) | DrillKind::Write(special), Some(first)) if !known.contains(special) => {
            *special = first
        }
        _ => {}
    });
}

fn kind_choices(cx: PageContext) -> [El; 4] {
    let of = |word: Label, name: &'static str, make: fn(PracticeTopic) -> DrillKind| {
        let same = move |kind: &DrillKind| {
            std::mem::discriminant(kind) == std::mem::discriminant(&make(PracticeTopic::Pawn))
        };
        let act = move || {
            let special = match cx.kind.get_untracked() {
                DrillKind::Play(special) | DrillKind::Write(special) => special,
                _ => PracticeTopic::Pawn,
            };
            cx.kind.set(make(special));
            reset_missing_special(cx);
        };
        let label = move |label: Label| match label {
            // Chess boards have squares, all others fields.
            Label::DrillKindFind if cx.is_squared() => Label::DrillFindSquare,
            Label::DrillKindName if cx.is_squared() => Label::DrillNameSquare,
            label => label,
        };
        let words = move || cx.app.label(label(word)).to_string();
        choice_button("data-kind", name, move || cx.kind.with(same), act).live_text(words)
    };
    [
        of(Label::DrillKindFind, "find", |_| DrillKind::Find),
        of(Label::DrillKindName, "name", |_| DrillKind::Name),
        of(Label::DrillKindPlay, "play", DrillKind::Play),
        of(Label::DrillKindWrite, "write", DrillKind::Write),
    ]
}

/// Choice of the kind of moves.
fn special_choices(cx: PageContext) -> Vec<El> {
    let of = |special: PracticeTopic| {
        let chosen = move || {
            cx.kind.with(|kind| matches!(kind, DrillKind::Play(s) | DrillKind::Write(s) if *s == special))
        };
        let act = move || {
            cx.kind.update(|kind| {
                if let DrillKind::Play(now) | DrillKind::Write(now) = kind {
                    *now = special;
                }
            });
        };
        choice_button("data-special", special.name(), chosen, act).label(cx.app, special.label())
    };
    vec![choice_group(cx, Label::DrillMoves, cx.specials().into_iter().map(of).collect())]
}

/// Choice of files and ranks; on a round board, of lines and rings.
fn area_choice(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let whole = choice_button(
        "data-do",
        "whole",
        move || cx.area.get() == Area::WHOLE,
        move || cx.area.set(Area::WHOLE),
    );
    let board = cx.board();
    let round = board.shape == Shape::Rings;
    let file = |x: u8| {
        let name = String::from(board.naming.file(x));
        let chosen = move || cx.area.with(|area| area.has_file(x));
        choice_button("data-file", &name, chosen, move || cx.area.update(|area| area.turn_file(x)))
            .text(&name)
    };
    let ranks = if round { board.grid.ranks / 2 } else { board.grid.ranks };
    let rank = |y: u8| {
        let chosen = move || cx.area.with(|area| area.has_rank(y));
        let act = move || cx.area.update(|area| area.turn_rank(&board, y));
        let name = row_name(&board, y);
        choice_button("data-rank", &name, chosen, act).text(&name)
    };
    vec![
        choice_group(cx, Label::DrillWhere, vec![whole.label(app, Label::DrillWhole)]),
        choice_group(
            cx,
            if round { Label::DrillLines } else { Label::DrillFiles },
            (0..board.grid.files).map(file).collect(),
        ),
        choice_group(
            cx,
            if round { Label::DrillRings } else { Label::DrillRanks },
            (0..ranks).map(rank).collect(),
        ),
    ]
}

/// Label of a row: its number, the ranks of a ring on both sides, or its first and last field.
fn row_name(board: &Board, y: u8) -> String {
    let digits = |y: u8| notabene_core::geometry::length(f64::from(board.naming.rank(y)));
    if board.naming.numbers.is_some() {
        let mut names = board.in_order().filter(|field| board.grid.xy(*field).1 == y);
        let name = |field| board.naming.name(&board.grid, field);
        let (first, last) = (names.next(), names.last());
        return [first.map(name).unwrap_or_default(), last.map(name).unwrap_or_default()].join("–");
    }
    match board.shape {
        Shape::Rings => [digits(y), digits(board.grid.ranks - 1 - y)].join(" / "),
        _ => digits(y),
    }
}
