//! Head of a game: event, players with titles, ratings, points and clocks.

use crate::embed::viewer::state::ViewerState;
use leptos::prelude::*;
use notabene_core::game::MoveSheet;
use notabene_core::i18n::Label;
use notabene_core::position::Side;
use notabene_core::record::{Tags, time};

/// The value of a tag; empty if it says nothing.
fn known(tags: &Tags, name: &str) -> String {
    let value = tags.get(name).map(str::trim).unwrap_or_default();
    if matches!(value, "" | "?" | "-" | "*") { String::new() } else { value.into() }
}

/// A date as in tags (`2024.05.??`) without its unknown parts: `2024-05`.
fn date(tags: &Tags) -> String {
    let text = known(tags, "Date");
    text.split(['.', '-', '/']).take_while(|part| !part.contains('?')).collect::<Vec<_>>().join("-")
}

/// True if tags name the players or the event.
fn has_header(tags: &Tags) -> bool {
    ["White", "Black", "Event"].iter().any(|name| !known(tags, name).is_empty())
}

fn shows_header(state: ViewerState) -> bool {
    state.shows("show-header", state.current.sheet.with(|sheet| has_header(&sheet.tags)))
}

/// The event, its place, round and date.
#[component]
pub fn EventLine(state: ViewerState) -> impl IntoView {
    let words = Memo::new(move |_| {
        state.current.sheet.with(|sheet| {
            let [event, site, round] = ["Event", "Site", "Round"].map(|name| known(&sheet.tags, name));
            // Servers write the address of the game there.
            let site = if site.contains("://") || event.contains(&site) { String::new() } else { site };
            let round = if round.is_empty() { round } else { format!("({round})") };
            let all = [event, site, round, date(&sheet.tags), known(&sheet.tags, "ECO")];
            let all: Vec<String> = all.into_iter().filter(|part| !part.is_empty()).collect();
            all.join(" · ")
        })
    });
    let is_hidden = move || words.with(String::is_empty) || !shows_header(state);
    view! { <p class="viewer-event small faint centre" class:hidden=is_hidden>{words}</p> }
}

/// The points of a side in a result such as `1-0`, `1/2-1/2` or `2-0`; empty while it is open.
fn points(sheet: &MoveSheet, side: Side) -> String {
    let result: String = sheet.result.iter().map(|token| token.text.as_str()).collect();
    let Some((white, black)) = result.split_once(['-', '–', ':']) else { return String::new() };
    let own = if side == Side::White { white } else { black };
    own.trim().replace("1/2", "½")
}

/// The clock of a side at the move on the board, in milliseconds: of its last move on the way, or that of the start.
fn clock(sheet: &MoveSheet, turn: Side, side: Side) -> Option<u32> {
    let path = sheet.path(sheet.at);
    let back = usize::from(turn == side);
    let own = path.iter().rev().skip(back).step_by(2);
    let last = own.filter_map(|node| sheet.cell(*node)?.note.clock).next();
    last.or_else(|| start_time(&sheet.tags))
}

/// The time at the start by the tag `TimeControl` (`300+3`, `40/5400+30`), in milliseconds.
fn start_time(tags: &Tags) -> Option<u32> {
    let control = tags.get("TimeControl")?;
    let first = control.split([':', '+']).next()?;
    let seconds = first.rsplit('/').next()?.trim();
    notabene_core::digits::number(seconds)?.checked_mul(1000)
}

/// `4:58` for less than an hour, else `1:04:58`.
fn clock_text(milliseconds: u32) -> String {
    let text = time(milliseconds);
    text.strip_prefix("0:").map(String::from).unwrap_or(text)
}

/// The player above or below the board.
#[component]
pub fn PlayerBar(state: ViewerState, is_top: bool) -> impl IntoView {
    let current = state.current;
    let is_white = move || current.layout.with(|layout| layout.flipped) == is_top;
    let side = move || if is_white() { Side::White } else { Side::Black };
    let tag = move |white: &'static str, black: &'static str| {
        let name = if is_white() { white } else { black };
        current.sheet.with(|sheet| known(&sheet.tags, name))
    };
    let points = move || current.sheet.with(|sheet| points(sheet, side()));
    let has_clocks = Memo::new(move |_| {
        current.sheet.with(|sheet| sheet.cells().iter().any(|cell| cell.note.clock.is_some()))
    });
    let shows_clock = move || state.shows("show-clocks", true) && has_clocks.get();
    let turn = move || current.scene.with(|scene| scene.turn);
    let clock = move || {
        let left = current.sheet.with(|sheet| clock(sheet, turn(), side()));
        left.filter(|_| shows_clock()).map(clock_text).unwrap_or_default()
    };
    let is_hidden = move || !shows_header(state) && !shows_clock();
    let names = move || shows_header(state);
    view! {
        <div class="viewer-player inline" class:hidden=is_hidden data-side=move || side().name()>
            <span class=move || if is_white() { "turn white" } else { "turn black" } aria-hidden="true"></span>
            <span class="for-ears">
                {move || current.label(if is_white() { Label::ViewerWhite } else { Label::ViewerBlack })}" "
            </span>
            <span class="viewer-names" class:hidden=move || !names()>
                <small class="viewer-title unless-empty">{move || tag("WhiteTitle", "BlackTitle")}</small>
                <b class="viewer-name">{move || tag("White", "Black")}</b>
                <span class="viewer-rating faint unless-empty">{move || tag("WhiteElo", "BlackElo")}</span>
            </span>
            <b class="viewer-points plate centre unless-empty" class:hidden=move || !names()>{points}</b>
            <span
                class="viewer-clock digits" class:running=move || turn() == side() class:hidden=move || clock().is_empty()
                title=state.label(Label::ViewerClock)
            >
                {clock}
            </span>
        </div>
    }
}
