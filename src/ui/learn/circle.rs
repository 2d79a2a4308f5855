//! Circling: a row for each part of a name or move, of which one is circled; together they are the text.

use super::doing::Task;
use super::paper;
use crate::ui::dom::{El, choice, el, image};
use notabene_core::lesson::circle::{Row, rows as offered, text};
use notabene_core::position::Glyph;
use notabene_core::text::Label;

/// The rows for what is written here.
fn wanted(task: Task) -> Vec<Row> {
    let scene = task.hall.own.scene.get_untracked();
    let (language, step) = (task.hall.language(), task.step.get());
    offered(&task.course(), (task.place.0, &task.exercise()), step, &scene, language)
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
