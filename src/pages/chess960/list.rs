//! Number of positions by file of the king, and the list of all positions.

use crate::components::element::{El, button, el};
use crate::pages::chess960::pick::short_text_input;
use crate::pages::chess960::{PageContext, button_row, hint, number_origin, status_line};
use leptos::prelude::*;
use notabene_core::geometry::length;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::chess960::{self, KingFile};

/// Number of positions on a page of the list.
const PAGE_SIZE: usize = 12;

/// Bar chart with a column for each file of the king.
pub fn king_file_chart(cx: PageContext) -> Vec<El> {
    let bars = chess960::king_files().into_iter().map(move |file| chart_bar(cx, file));
    vec![hint(cx, Label::KingFilesHint), el("div", "bars").with(bars)]
}

fn chart_bar(cx: PageContext, file: KingFile) -> El {
    // Percentage of the longest bar.
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
        cx.search.set((file.search(untrack(|| cx.letters())), 0));
        if let Ok(Some(list)) = document().query_selector("[data-card=list]") {
            list.scroll_into_view();
        }
    };
    el("button", "").attr("type", "button").attr("data-king", &square).with(inside).click(act)
}

/// List in pages: 960 rows at once would be slow on a tablet.
pub fn position_list(cx: PageContext) -> Vec<El> {
    let app = cx.app;
    let found = move || {
        let (typed, _) = cx.search.get();
        cx.room.with_value(|r| r.search(&typed, cx.letters()))
    };
    let last = move || found().len().saturating_sub(1) / PAGE_SIZE;
    let rows = move || {
        let start = cx.search.get().1 * PAGE_SIZE;
        found().into_iter().skip(start).take(PAGE_SIZE).map(|n| list_row(cx, n)).collect()
    };
    let walk = move |by: isize| {
        let most = untrack(last);
        cx.search.update(|s| s.1 = s.1.saturating_add_signed(by).min(most));
    };
    let place = move || [cx.search.get().1 + 1, last() + 1].map(|n| n.to_string()).join(" / ");
    let search = short_text_input("search")
        .value(move || cx.search.get().0)
        .on("input", move |e| cx.search.set((event_target_value(&e), 0)));
    let walking = vec![
        button(app, Label::ListEarlier, "earlier", move || walk(-1)),
        el("span", "place").live_text(place),
        button(app, Label::ListLater, "later", move || walk(1)),
    ];
    vec![
        hint(cx, Label::ArrayListNote),
        el("label", "search").with([el("span", "").label(app, Label::SearchArrays), search]),
        status_line(cx, "told", move || Some(msg!(ArraysFound { count: found().len() as u32 }))),
        el("table", "").with([column_heads(cx), el("tbody", "").live_children(rows)]),
        button_row(walking),
    ]
}

fn column_heads(cx: PageContext) -> El {
    let head = |label| el("th", "").attr("scope", "col").label(cx.app, label);
    let club = el("th", "")
        .attr("scope", "col")
        .live_text(move || format!("{} ({})", cx.app.label(Label::ClubNumber), number_origin(cx, false)));
    let all = [club, head(Label::ScharnaglNumber), head(Label::PiecesAToH)];
    el("thead", "").with([el("tr", "").with(all)])
}

fn list_row(cx: PageContext, club: u16) -> El {
    let number = club.to_string();
    let rank = cx.room.with_value(|r| r.club(&number)).unwrap_or_default();
    let numbers = cx.room.with_value(|r| r.numbers(&rank)).ok();
    let certain = numbers.as_ref().is_some_and(|n| n.certain);
    let scharnagl = numbers.map(|n| n.scharnagl.to_string()).unwrap_or_default();
    let mark = certain.then(|| el("small", "badge").text(&number_origin(cx, true)));
    let pieces = el("button", "quiet").attr("type", "button").text(&rank.text(cx.letters()));
    el("tr", "").attr("data-club", &number).with([
        el("td", "").with([el("span", "").text(&number)]).with(mark),
        el("td", "").text(&scharnagl),
        el("td", "").with([pieces.click(move || cx.set_rank(rank))]),
    ])
}
