//! What is to be practised: the game, the kind, the part of the board, the side.

use super::{Hall, run};
use crate::ui::dom::{El, back, button, choice, el};
use crate::ui::markup::Markup;
use leptos::prelude::*;
use notabene_core::game::registry::{self, VARIANTS};
use notabene_core::geometry::{Board, Shape};
use notabene_core::i18n::Label;
use notabene_core::study::drill::{Area, DrillKind};
use notabene_core::study::practice::Special;

/// The choices: game and kind, the way to begin, and the rest on request.
pub fn choosing(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let moves = move || if hall.is_fields() { Vec::new() } else { specials(hall) };
    let area = move || if hall.is_fields() { area(hall) } else { Vec::new() };
    let sides = [(Label::White, "white", false), (Label::Black, "black", true)];
    let sides = sides.map(|(label, name, black)| {
        let chosen = move || hall.black.get() == black;
        choice("data-side", name, chosen, move || hall.black.set(black)).label(desk, label)
    });
    let names = choice(
        "data-do",
        "names",
        move || hall.named.get(),
        move || {
            hall.named.update(|named| *named = !*named);
        },
    );
    let more = el("details", "more").with([
        el("summary", "").label(desk, Label::DrillMore),
        el("div", "").each(moves),
        el("div", "").each(area),
        group(hall, Label::DrillSide, sides.into()),
        el("div", "row").with([names.label(desk, Label::DrillNames)]),
    ]);
    vec![
        el("p", "lead").label(desk, Label::DrillLead),
        el("div", "ended").attr("role", "status").each(move || ended(hall)),
        group(hall, Label::KindOfGame, vec![games(hall)]),
        group(hall, Label::DrillWhat, kinds(hall).into()),
        el("div", "row")
            .with([button(desk, Label::DrillBegin, "begin", move || run::begin(hall)).attr("class", "main")]),
        more,
        back(desk),
    ]
}

/// The result of the series that has just ended.
fn ended(hall: Hall) -> Vec<El> {
    let Some(says) = hall.ended.get() else { return Vec::new() };
    let title = el("h2", "").label(hall.desk, Label::DrillEnded);
    vec![title, run::stars(hall), el("p", "").text(&hall.desk.say(&says))]
}

/// Choices that belong together.
fn group(hall: Hall, label: Label, inside: Vec<El>) -> El {
    let name = move || hall.desk.label(label).to_string();
    let row = el("div", "row").attr("role", "group").live("aria-label", name).with(inside);
    el("div", "group").with([el("p", "what").label(hall.desk, label), row])
}

/// The list of all games, by their kinds.
fn games(hall: Hall) -> El {
    let options = move || {
        let mut out = Markup::default();
        let mut last = None;
        for game in VARIANTS {
            if last != Some(game.group) {
                if last.is_some() {
                    out.put(&["</optgroup>"]);
                }
                out.fill("<optgroup label=\"$\">", &[hall.desk.label(game.group)]);
                last = Some(game.group);
            }
            let chosen = if game.id == hall.game.get() { " selected" } else { "" };
            out.fill("<option value=\"$\"$>$</option>", &[game.id, chosen, hall.desk.label(game.label)]);
        }
        out.put(&["</optgroup>"]);
        out.done()
    };
    el("select", "")
        .attr("name", "game")
        .live("aria-label", move || hall.desk.label(Label::KindOfGame).to_string())
        .live_inside(options)
        .on("change", move |e| {
            if let Ok(game) = registry::find(&event_target_value(&e)) {
                hall.area.set(Area::WHOLE);
                hall.game.set(game.id);
                settle(hall);
            }
        })
}

/// A game without the chosen kind of move gets its first one.
fn settle(hall: Hall) {
    let known = untrack(|| hall.specials());
    let first = known.first().copied();
    hall.kind.update(|kind| match (kind, first) {
        (DrillKind::Play(special) | DrillKind::Write(special), Some(first)) if !known.contains(special) => {
            *special = first
        }
        _ => {}
    });
}

fn kinds(hall: Hall) -> [El; 4] {
    let of = |word: Label, name: &'static str, make: fn(Special) -> DrillKind| {
        let same = move |kind: &DrillKind| {
            std::mem::discriminant(kind) == std::mem::discriminant(&make(Special::Pawn))
        };
        let act = move || {
            let special = match hall.kind.get_untracked() {
                DrillKind::Play(special) | DrillKind::Write(special) => special,
                _ => Special::Pawn,
            };
            hall.kind.set(make(special));
            settle(hall);
        };
        let label = move |label: Label| match label {
            // Boards of chess have squares, all others fields.
            Label::DrillKindFind if hall.is_squared() => Label::DrillFindSquare,
            Label::DrillKindName if hall.is_squared() => Label::DrillNameSquare,
            label => label,
        };
        let words = move || hall.desk.label(label(word)).to_string();
        choice("data-kind", name, move || hall.kind.with(same), act).says(words)
    };
    [
        of(Label::DrillKindFind, "find", |_| DrillKind::Find),
        of(Label::DrillKindName, "name", |_| DrillKind::Name),
        of(Label::DrillKindPlay, "play", DrillKind::Play),
        of(Label::DrillKindWrite, "write", DrillKind::Write),
    ]
}

/// Which moves are asked for.
fn specials(hall: Hall) -> Vec<El> {
    let of = |special: Special| {
        let chosen = move || {
            hall.kind.with(|kind| matches!(kind, DrillKind::Play(s) | DrillKind::Write(s) if *s == special))
        };
        let act = move || {
            hall.kind.update(|kind| {
                if let DrillKind::Play(now) | DrillKind::Write(now) = kind {
                    *now = special;
                }
            });
        };
        choice("data-special", special.name(), chosen, act).label(hall.desk, special.label())
    };
    vec![group(hall, Label::DrillMoves, hall.specials().into_iter().map(of).collect())]
}

/// Files and ranks to choose from, on a round board lines and rings.
fn area(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let whole = choice(
        "data-do",
        "whole",
        move || hall.area.get() == Area::WHOLE,
        move || hall.area.set(Area::WHOLE),
    );
    let board = hall.board();
    let round = board.shape == Shape::Rings;
    let file = |x: u8| {
        let name = String::from(board.naming.file(x));
        let chosen = move || hall.area.with(|area| area.has_file(x));
        choice("data-file", &name, chosen, move || hall.area.update(|area| area.turn_file(x))).text(&name)
    };
    let ranks = if round { board.grid.ranks / 2 } else { board.grid.ranks };
    let rank = |y: u8| {
        let chosen = move || hall.area.with(|area| area.has_rank(y));
        let act = move || hall.area.update(|area| area.turn_rank(&board, y));
        let name = row_name(&board, y);
        choice("data-rank", &name, chosen, act).text(&name)
    };
    vec![
        group(hall, Label::DrillWhere, vec![whole.label(desk, Label::DrillWhole)]),
        group(
            hall,
            if round { Label::DrillLines } else { Label::DrillFiles },
            (0..board.grid.files).map(file).collect(),
        ),
        group(
            hall,
            if round { Label::DrillRings } else { Label::DrillRanks },
            (0..ranks).map(rank).collect(),
        ),
    ]
}

/// What a row is called: by its number, by the ranks of a ring on both sides, or by its first and last field.
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
