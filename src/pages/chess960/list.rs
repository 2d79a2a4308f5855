//! Number of positions by file of the king, and the list of all positions.

use crate::components::Button;
use crate::pages::chess960::state::Chess960State;
use leptos::prelude::*;
use notabene_core::geometry::length;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::chess960::{self, KingFile};

/// Number of positions on a page of the list.
const PAGE_SIZE: usize = 12;

/// Bar chart with a column for each file of the king.
#[component]
pub fn KingFileChart(state: Chess960State) -> impl IntoView {
    let bars = chess960::king_files().into_iter().map(|file| view! { <ChartBar state file/> });
    view! {
        <p class="hint">{state.prefs.label_signal(Label::KingFilesHint)}</p>
        <div class="bars stack tight">{bars.collect_view()}</div>
    }
}

/// Column of a file, which searches for its positions.
#[component]
fn ChartBar(state: Chess960State, file: KingFile) -> impl IntoView {
    // Percentage of the longest bar.
    let height = length(f64::from(file.count) / 2.04) + "%";
    let square = [file.file, '1'].iter().collect::<String>();
    let numbers = [file.first, file.last].map(|n| n.to_string()).join("–");
    let (king, count) = (square.clone(), file.count.to_string());
    let search = move |_| {
        state.search.set((file.search(untrack(|| state.letters())), 0));
        if let Ok(Some(list)) = document().query_selector("[data-card=list]") {
            list.scroll_into_view();
        }
    };
    view! {
        <button type="button" data-king=king on:click=search>
            <span class="count">{count}</span>
            <span class="bar"><span style:height=height></span></span>
            <b>{square}</b>
            <small>{numbers}</small>
        </button>
    }
}

/// List in pages: 960 rows at once would be slow on a tablet.
#[component]
pub fn PositionList(state: Chess960State) -> impl IntoView {
    let (prefs, search) = (state.prefs, state.search);
    let found = Memo::new(move |_| {
        search.with(|(text, _)| state.room.with_value(|room| room.search(text, state.letters())))
    });
    let last_page = move || found.with(Vec::len).saturating_sub(1) / PAGE_SIZE;
    let rows = move || {
        let start = search.with(|(_, page)| page * PAGE_SIZE);
        let numbers = found.get().into_iter().skip(start).take(PAGE_SIZE);
        numbers.map(|club| view! { <PositionRow state club/> }).collect_view()
    };
    let turn = move |by: isize| {
        let last = untrack(last_page);
        search.update(|(_, page)| *page = page.saturating_add_signed(by).min(last));
    };
    let place =
        move || [search.with(|(_, page)| *page) + 1, last_page() + 1].map(|n| n.to_string()).join(" / ");
    let count = move || prefs.message_text(&msg!(ArraysFound { count: found.with(Vec::len) as u32 }));
    let club_number = move || format!("{} ({})", prefs.label(Label::ClubNumber), state.number_origin(false));
    view! {
        <p class="hint">{prefs.label_signal(Label::ArrayListNote)}</p>
        <SearchInput state/>
        <p class="told" role="status">{count}</p>
        <table>
            <thead>
                <tr>
                    <th scope="col">{club_number}</th>
                    <th scope="col">{prefs.label_signal(Label::ScharnaglNumber)}</th>
                    <th scope="col">{prefs.label_signal(Label::PiecesAToH)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <div class="row">
            <Button text=prefs.label_signal(Label::ListEarlier) name="earlier" on_click=move |()| turn(-1)/>
            <span class="place">{place}</span>
            <Button text=prefs.label_signal(Label::ListLater) name="later" on_click=move |()| turn(1)/>
        </div>
    }
}

#[component]
fn SearchInput(state: Chess960State) -> impl IntoView {
    let search = state.search;
    view! {
        <label class="search stack tight">
            <span>{state.prefs.label_signal(Label::SearchArrays)}</span>
            <input
                type="text"
                name="search"
                maxlength="20"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                prop:value=move || search.with(|(text, _)| text.clone())
                on:input=move |e| search.set((event_target_value(&e), 0))
            />
        </label>
    }
}

/// Numbers and pieces of a position, by the number of the club.
#[component]
fn PositionRow(state: Chess960State, club: u16) -> impl IntoView {
    let number = club.to_string();
    let (rank, numbers) = state.room.with_value(|room| {
        let rank = room.club(&number).unwrap_or_default();
        (rank, room.numbers(&rank).ok())
    });
    let is_certain = numbers.as_ref().is_some_and(|numbers| numbers.certain);
    let scharnagl = numbers.map(|numbers| numbers.scharnagl.to_string());
    let badge =
        move || is_certain.then(|| view! { <small class="badge pill">{state.number_origin(true)}</small> });
    view! {
        <tr data-club=club>
            <td><span>{number}</span>{badge}</td>
            <td>{scharnagl}</td>
            <td>
                <button class="quiet" type="button" on:click=move |_| state.set_rank(rank)>
                    {move || rank.text(state.letters())}
                </button>
            </td>
        </tr>
    }
}
