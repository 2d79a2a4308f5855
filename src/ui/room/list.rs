//! How many positions have the king where, and the list of all of them.

use super::pick::input;
use super::{Hall, badge, hint, row, told};
use crate::ui::dom::{El, button, el};
use leptos::prelude::*;
use notabene_core::geometry::length;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::study::chess960::{self, KingFile};

/// How many positions are shown at once.
const PAGE: usize = 12;

/// A column for each file of the king.
pub fn files(hall: Hall) -> Vec<El> {
    let bars = chess960::king_files().into_iter().map(move |file| bar(hall, file));
    vec![hint(hall, Label::KingFilesHint), el("div", "bars").with(bars)]
}

fn bar(hall: Hall, file: KingFile) -> El {
    // Hundredths of the longest.
    let height = length(f64::from(file.count) / 2.04) + "%";
    let square = [file.file, '1'].iter().collect::<String>();
    let block = [file.first, file.last].map(|n| n.to_string()).join("–");
    let inside = [
        el("span", "count").text(&file.count.to_string()),
        el("span", "bar").with([el("span", "").style("height", move || height.clone())]),
        el("b", "").text(&square),
        el("small", "").text(&block),
    ];
    let act = move || {
        hall.search.set((file.search(untrack(|| hall.letters())), 0));
        if let Ok(Some(list)) = document().query_selector("[data-card=list]") {
            list.scroll_into_view();
        }
    };
    el("button", "").attr("type", "button").attr("data-king", &square).with(inside).click(act)
}

/// The list, a page at a time: 960 rows at once would be slow on a tablet.
pub fn list(hall: Hall) -> Vec<El> {
    let desk = hall.desk;
    let found = move || {
        let (typed, _) = hall.search.get();
        hall.room.with_value(|r| r.search(&typed, hall.letters()))
    };
    let last = move || found().len().saturating_sub(1) / PAGE;
    let rows = move || {
        let start = hall.search.get().1 * PAGE;
        found().into_iter().skip(start).take(PAGE).map(|n| line(hall, n)).collect()
    };
    let walk = move |by: isize| {
        let most = untrack(last);
        hall.search.update(|s| s.1 = s.1.saturating_add_signed(by).min(most));
    };
    let place = move || [hall.search.get().1 + 1, last() + 1].map(|n| n.to_string()).join(" / ");
    let search = input("search")
        .value(move || hall.search.get().0)
        .on("input", move |e| hall.search.set((event_target_value(&e), 0)));
    let walking = vec![
        button(desk, Label::ListEarlier, "earlier", move || walk(-1)),
        el("span", "place").says(place),
        button(desk, Label::ListLater, "later", move || walk(1)),
    ];
    vec![
        hint(hall, Label::ArrayListNote),
        el("label", "search").with([el("span", "").label(desk, Label::SearchArrays), search]),
        told(hall, "told", move || Some(msg!(ArraysFound { count: found().len() as u32 }))),
        el("table", "").with([heads(hall), el("tbody", "").each(rows)]),
        row(walking),
    ]
}

fn heads(hall: Hall) -> El {
    let head = |label| el("th", "").attr("scope", "col").label(hall.desk, label);
    let club = el("th", "")
        .attr("scope", "col")
        .says(move || [hall.desk.label(Label::ClubNumber), " (", &badge(hall, false), ")"].concat());
    let all = [club, head(Label::ScharnaglNumber), head(Label::PiecesAToH)];
    el("thead", "").with([el("tr", "").with(all)])
}

fn line(hall: Hall, club: u16) -> El {
    let number = club.to_string();
    let rank = hall.room.with_value(|r| r.club(&number)).unwrap_or_default();
    let numbers = hall.room.with_value(|r| r.numbers(&rank)).ok();
    let certain = numbers.as_ref().is_some_and(|n| n.certain);
    let scharnagl = numbers.map(|n| n.scharnagl.to_string()).unwrap_or_default();
    let mark = certain.then(|| el("small", "badge").text(&badge(hall, true)));
    let pieces = el("button", "quiet").attr("type", "button").text(&rank.text(hall.letters()));
    el("tr", "").attr("data-club", &number).with([
        el("td", "").with([el("span", "").text(&number)]).with(mark),
        el("td", "").text(&scharnagl),
        el("td", "").with([pieces.click(move || hall.show(rank))]),
    ])
}
