//! Writing an answer: signs are circled, tapped one after the other, or typed.

use super::{Hall, Level, run};
use crate::ui::dom::{El, button, choice, el};
use crate::ui::pad;
use crate::ui::pointing::attribute;
use leptos::prelude::*;
use notabene_core::digits::push_number;
use notabene_core::geometry::Board;
use notabene_core::lesson::drill::{Ask, Task};
use notabene_core::notation::{Castle, Style};
use notabene_core::position::Figure;
use notabene_core::session::Scene;
use notabene_core::text::Label;

/// The field, what fills it, and the ways to write.
pub fn writing(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let typed = move || hall.level.get() == Level::Type;
    let label = move || desk.label(Label::WriteMove).to_string();
    let input = el("input", "")
        .attr("type", "text")
        .attr("name", "answer")
        .attr("maxlength", "64")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("autocorrect", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "done")
        .live("inputmode", move || (if typed() { "text" } else { "none" }).to_string())
        .live("aria-label", label)
        .value(move || hall.written.get())
        .on("input", move |e| hall.written.set(event_target_value(&e)));
    let check = button(desk, Label::DrillCheck, "check", || ()).attr("type", "submit").attr("class", "main");
    let form = el("form", "answer").with([input, check]).on("submit", move |e| {
        e.prevent_default();
        run::submit(hall);
    });
    let signs = move || match hall.level.get() {
        Level::Circle => circles(hall),
        Level::Pad => vec![keys(hall)],
        Level::Type => Vec::new(),
    };
    let levels = [
        (Label::DrillCircle, "circle", Level::Circle),
        (Label::DrillPad, "pad", Level::Pad),
        (Label::DrillType, "type", Level::Type),
    ];
    let levels = levels.map(|(label, name, level)| {
        choice("data-level", name, move || hall.level.get() == level, move || hall.level.set(level))
            .label(desk, label)
    });
    let group = el("div", "row levels").attr("role", "group").with(levels);
    let group = group.live("aria-label", move || desk.label(Label::DrillInput).to_string());
    vec![form, el("div", "signs").each(signs), group]
}

/// A row of signs of which one is circled: what it is for, and the signs.
struct Row {
    label: Label,
    signs: Vec<String>,
}

fn row(label: Label, signs: impl IntoIterator<Item = String>) -> Row {
    Row { label, signs: signs.into_iter().collect() }
}

fn letters(board: &Board) -> Row {
    row(Label::DrillFiles, (0..board.grid.files).map(|x| board.naming.file(x).into()))
}

fn digits(board: &Board) -> Row {
    row(Label::DrillRanks, (0..board.grid.ranks).map(|y| text(board.naming.rank(y).into())))
}

fn text(n: u32) -> String {
    let mut text = String::new();
    push_number(&mut text, n);
    text
}

/// Two rows for a number of at most two digits; the first may stay empty.
fn numbers(board: &Board) -> [Row; 2] {
    let tens = (1..=u32::from(board.grid.len()) / 10).map(text);
    [row(Label::FieldNumbers, tens), row(Label::FieldNumbers, (0..10).map(text))]
}

/// The name of a field.
fn name(board: &Board, by_letters: bool) -> [Row; 2] {
    if by_letters { [letters(board), digits(board)] } else { numbers(board) }
}

/// The rows for an answer, in the order in which it is written.
fn rows(task: &Task, style: &Style, scene: &Scene) -> Vec<Row> {
    let board = &scene.board;
    if matches!(task.ask(), Ask::Name(_)) {
        return name(board, board.naming.numbers.is_none()).into();
    }
    if let Some(takes) = scene.takes {
        let letters = style.by_letters(board);
        let mut rows: Vec<Row> = name(board, letters).into();
        let takes = [Some("-".to_string()), (takes != '-').then(|| takes.into())];
        rows.push(row(Label::PartTakes, takes.into_iter().flatten()));
        rows.extend(name(board, letters));
        return rows;
    }
    let key = |figure: Figure| style.key(figure).to_string();
    let pieces = [Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight].map(key);
    let castling = match style.castle {
        Castle::Letter => ["O-O", "O-O-O"],
        Castle::Zero => ["0-0", "0-0-0"],
    };
    let castling = castling.into_iter().filter(|_| scene.castles).map(String::from);
    let dart = scene.throws.iter().map(|_| "@".to_string());
    let from = letters(board).signs.into_iter().chain(digits(board).signs);
    let [file, rank] = name(board, true);
    let crowned = pieces.iter().skip(1).cloned().collect::<Vec<_>>();
    let ends = ["+", style.mate_sign()].map(String::from);
    vec![
        row(Label::PartPiece, pieces.into_iter().chain(castling)),
        row(Label::PartFrom, from),
        row(Label::PartTakes, [style.capture_sign().to_string()].into_iter().chain(dart)),
        file,
        rank,
        row(Label::Promotion, crowned),
        row(Label::PartCheck, ends),
    ]
}

/// What is needed to know the rows.
fn made(hall: Hall) -> Vec<Row> {
    let style = hall.style();
    // Board and kind of task stay the same as long as the drill.
    let scene = hall.desk.scene.get_untracked();
    hall.task.with_untracked(|task| task.as_ref().map(|task| rows(task, &style, &scene)).unwrap_or_default())
}

/// The rows to circle in. A field is answered as soon as it has its signs; a move is checked on request.
fn circles(hall: Hall) -> Vec<El> {
    let rows = made(hall);
    let count = rows.len();
    let sign = |line: usize, n: usize, sign: &str| {
        let chosen = move || hall.circled.with(|circled| circled.get(line).copied().flatten() == Some(n));
        choice("data-sign", sign, chosen, move || circle(hall, count, line, n)).text(sign)
    };
    let line = |(line, row): (usize, &Row)| {
        let label = row.label;
        let signs = row.signs.iter().enumerate().map(|(n, text)| sign(line, n, text));
        let signs: Vec<El> = signs.collect();
        el("div", "circles")
            .attr("role", "group")
            .live("aria-label", move || hall.desk.label(label).to_string())
            .with(signs)
    };
    rows.iter().enumerate().map(line).collect()
}

/// Circles a sign, or takes the circle away again.
fn circle(hall: Hall, count: usize, line: usize, n: usize) {
    hall.circled.update(|circled| {
        circled.resize(count, None);
        if let Some(place) = circled.get_mut(line) {
            *place = Some(n).filter(|n| *place != Some(*n));
        }
    });
    let rows = untrack(|| made(hall));
    let (mut written, mut whole) = (String::new(), true);
    hall.circled.with_untracked(|circled| {
        for (row, n) in rows.iter().zip(circled) {
            let sign = n.and_then(|n| row.signs.get(n));
            whole &= sign.is_some();
            written.push_str(sign.map_or("", String::as_str));
        }
    });
    let named =
        hall.task.with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.ask(), Ask::Name(_))));
    hall.written.set(written);
    if named && whole {
        run::submit(hall);
    }
}

/// The keys to tap one after the other.
fn keys(hall: Hall) -> El {
    let style = hall.style();
    let scene = hall.desk.scene.get_untracked();
    let named =
        hall.task.with_untracked(|task| task.as_ref().is_some_and(|t| matches!(t.ask(), Ask::Name(_))));
    let signs: Vec<String> = match (named, scene.board.naming.numbers) {
        (true, Some(_)) => (0..10).map(|n| text((n + 1) % 10)).chain([pad::ERASE.into()]).collect(),
        (true, None) => {
            let [file, rank] = name(&scene.board, true);
            file.signs.into_iter().chain(rank.signs).chain([pad::ERASE.into()]).collect()
        }
        _ => {
            pad::names(&style, &scene).into_iter().filter(|key| *key != pad::PLAY).map(String::from).collect()
        }
    };
    let key = |sign: &String| {
        let made = el("button", "").attr("type", "button").attr("data-sign", sign);
        match sign.as_str() {
            pad::ERASE => {
                let label = move || hall.desk.label(Label::Erase).to_string();
                made.live("aria-label", label).with([crate::ui::sprite::Icon(pad::ERASE)])
            }
            sign => made.text(sign),
        }
    };
    el("div", "keys").with(signs.iter().map(key)).on("click", move |e| {
        let Some(sign) = attribute(&e, "data-sign") else { return };
        hall.written.update(|written| match sign.as_str() {
            pad::ERASE => drop(written.pop()),
            // As long as what may be typed.
            sign if written.len() < 64 => written.push_str(sign),
            _ => {}
        });
    })
}
