//! Circling: a row for each part of a name or move, of which one is circled; together they are the text.

use super::doing::Task;
use super::paper;
use crate::ui::dom::{El, choice, el, image};
use notabene_core::lesson::Kind;
use notabene_core::position::{Figure, Glyph};
use notabene_core::session::Scene;
use notabene_core::text::Label;

/// One of a row: what is written for it, and the piece that is shown beside it.
struct Sign {
    text: String,
    figure: Option<Figure>,
}

/// What is circled once.
struct Row {
    label: Label,
    /// Whether it is of no use where the king castles.
    only: bool,
    signs: Vec<Sign>,
}

const FIGURES: [Figure; 6] =
    [Figure::Pawn, Figure::King, Figure::Queen, Figure::Rook, Figure::Bishop, Figure::Knight];

fn sign(text: &str) -> Sign {
    Sign { text: text.into(), figure: None }
}

fn row(label: Label, signs: Vec<Sign>) -> Row {
    Row { label, only: true, signs }
}

/// The files of a board, and its ranks.
fn sides(scene: &Scene) -> [Vec<Sign>; 2] {
    let grid = scene.board.grid;
    let files = scene.board.naming.files.chars().take(grid.files.into());
    let files = files.map(|c| sign(c.encode_utf8(&mut [0; 4]))).collect();
    [files, (1..=grid.ranks).map(|n| sign(&n.to_string())).collect()]
}

/// The two digits of a number.
fn digits() -> [Row; 2] {
    let of = |from: u8, to: u8| (from..=to).map(|n| sign(&n.to_string())).collect();
    [row(Label::LearnRowDigit, of(1, 5)), row(Label::LearnRowDigit, of(0, 9))]
}

/// The rows for what is written here.
fn wanted(task: Task) -> Vec<Row> {
    let scene = task.hall.own.scene.get_untracked();
    let text = task.wanted().into_iter().nth(task.active.get()).map(|(_, text)| text).unwrap_or_default();
    match (scene.board.naming.numbers.is_some(), task.kind() == Kind::Name) {
        (true, true) => digits().into(),
        (true, false) => numbered(),
        (false, true) => {
            let [files, ranks] = sides(&scene);
            vec![row(Label::LearnRowLetter, files), row(Label::LearnRowDigit, ranks)]
        }
        (false, false) => lettered(task, &scene, &text),
    }
}

/// A move between numbered fields; who opens a bracket closes it.
fn numbered() -> Vec<Row> {
    let mut all = vec![row(Label::LearnRowSign, vec![sign("(")])];
    all.extend(digits());
    all.push(row(Label::LearnRowSign, vec![sign("-"), sign("x")]));
    all.extend(digits());
    all
}

/// A move with letters. What is written seldom has a row only where it is of use.
fn lettered(task: Task, scene: &Scene, text: &str) -> Vec<Row> {
    let style = notabene_core::lesson::style(task.hall.language());
    let (number, text) = numbered_text(text);
    let mut all = Vec::new();
    if !number.is_empty() {
        let digits: String = number.chars().take_while(char::is_ascii_digit).collect();
        let spaced = if style.letters.spaced { " " } else { "" };
        let of = |end: &str| sign(&[&digits, end, spaced].concat());
        let dots = if style.letters.spaced { of(". …") } else { of("…") };
        all.push(row(Label::LearnRowDigit, vec![of("."), dots]));
    }
    let piece = |figure: Figure| Sign { text: style.key(figure).into(), figure: Some(figure) };
    let mut pieces: Vec<Sign> = FIGURES.into_iter().map(piece).collect();
    if scene.castles {
        pieces.extend(["O-O", "O-O-O"].map(sign));
    }
    all.push(Row { only: false, ..row(Label::LearnRowPiece, pieces) });
    let fields = |text: &str| text.chars().filter(|c| c.is_ascii_lowercase() && *c != 'x').count();
    let move_alone = text.split(' ').next().unwrap_or_default();
    let from = fields(move_alone) > 1 || move_alone.chars().filter(char::is_ascii_digit).count() > 1;
    if from {
        for signs in sides(scene) {
            all.push(row(Label::LearnRowFrom, signs));
        }
    }
    all.push(row(Label::LearnRowTakes, vec![sign("x")]));
    let [files, ranks] = sides(scene);
    all.push(row(Label::LearnRowLetter, files));
    all.push(row(Label::LearnRowDigit, ranks));
    let promotes = move_alone.find(|c: char| c.is_ascii_digit()).and_then(|at| move_alone.get(at..));
    if promotes.is_some_and(|end| end.contains(char::is_alphabetic)) && !from {
        let of = FIGURES.into_iter().skip(2).map(piece).collect();
        all.push(row(Label::Promotion, of));
    }
    let mut end = vec![sign("+"), sign("#")];
    end.extend(text.contains("e.p.").then(|| sign(" e.p.")));
    end.extend(text.ends_with('=').then(|| sign("=")));
    all.push(Row { only: false, ..row(Label::LearnRowEnd, end) });
    all
}

/// The number before a move, and the move.
fn numbered_text(text: &str) -> (&str, &str) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let rest = text.get(digits..).unwrap_or_default();
    if digits == 0 || !rest.starts_with(['.', '…']) {
        return ("", text);
    }
    let bare = rest.trim_start_matches(['.', '…', ' ']);
    text.split_at(text.len() - bare.len())
}

/// The text that is circled.
fn text(rows: &[Row], picked: &[Option<usize>]) -> String {
    let chosen = |n: usize| {
        let row = rows.get(n)?;
        row.signs.get(picked.get(n).copied().flatten()?)
    };
    let castles = (0..rows.len()).filter_map(chosen).any(|sign| sign.text.starts_with("O-O"));
    let mut out = String::new();
    for (n, row) in rows.iter().enumerate() {
        if let Some(sign) = chosen(n).filter(|_| !castles || !row.only) {
            out.push_str(&sign.text);
        }
    }
    if out.starts_with('(') {
        out.push(')');
    }
    out
}

/// The rows; a tap circles a sign, or takes its circle away.
pub fn rows(task: Task) -> Vec<El> {
    let all = wanted(task);
    // Another language writes the same move with other letters.
    let picked = task.picked.get_untracked();
    if picked.iter().any(Option::is_some) {
        let n = task.active.get_untracked();
        paper::put(task, n, text(&all, &picked));
    }
    let side = task.hall.own.scene.with_untracked(|scene| scene.turn);
    all.iter()
        .enumerate()
        .map(|(n, row)| {
            let mut signs = Vec::new();
            for (place, sign) in row.signs.iter().enumerate() {
                let is = move || task.picked.with(|picked| picked.get(n).copied().flatten() == Some(place));
                let made = choice("data-circle", &sign.text, is, move || circle(task, n, place));
                let glyph = sign.figure.map(|figure| Glyph { side, figure });
                let made = made.with(image(glyph));
                signs.push(match sign.text.as_str() {
                    "" => made.live("aria-label", move || task.hall.desk.label(Label::LearnPawn).into()),
                    text => made.with([el("span", "").text(text)]),
                });
            }
            let label = row.label;
            let name = el("span", "row-name").attr("aria-hidden", "true").label(task.hall.desk, label);
            let group = el("div", "row").attr("role", "group");
            let group = group.live("aria-label", move || task.hall.desk.label(label).into());
            el("div", "circles").with([name, group.with(signs)])
        })
        .collect()
}

fn circle(task: Task, row: usize, place: usize) {
    let all = wanted(task);
    task.picked.update(|picked| {
        picked.resize(all.len(), None);
        if let Some(old) = picked.get_mut(row) {
            *old = if *old == Some(place) { None } else { Some(place) };
        }
    });
    let text = text(&all, &task.picked.get_untracked());
    paper::put(task, task.active.get_untracked(), text);
}
