//! How many positions have the king where, and the list of all of them.

use super::{Hall, badge, button, told};
use crate::ui::state::text;
use leptos::prelude::*;
use notabene_core::geometry::length;
use notabene_core::session::room::{self, KingFile};
use notabene_core::text::{Label, Msg};

/// How many positions are shown at once.
const PAGE: usize = 12;

/// What is searched in the list, and which page of it is shown.
#[derive(Copy, Clone)]
struct Search {
    typed: RwSignal<String>,
    page: RwSignal<usize>,
}

impl Search {
    fn set(self, typed: String) {
        self.page.set(0);
        self.typed.set(typed);
    }
}

/// A column for each file of the king.
pub fn files(hall: Hall) -> AnyView {
    let search = Search { typed: RwSignal::new(String::new()), page: RwSignal::new(0) };
    provide_context(search);
    let bars = room::king_files().into_iter().map(move |file| bar(hall, search, file)).collect_view();
    view! {
        <p class="hint">{hall.desk.words(Label::KingFilesHint)}</p>
        <div class="bars">{bars}</div>
    }
    .into_any()
}

fn bar(hall: Hall, search: Search, file: KingFile) -> AnyView {
    // Hundredths of the longest.
    let height = length(f64::from(file.count) / 2.04) + "%";
    let block = format!("{}–{}", file.first, file.last);
    let (letter, count) = (file.file, file.count);
    let act = move |_| {
        search.set(file.search(untrack(|| hall.letters())));
        if let Ok(Some(list)) = document().query_selector("[data-card=list]") {
            list.scroll_into_view();
        }
    };
    view! {
        <button type="button" data-king=letter.to_string() on:click=act>
            <span class="count">{count}</span>
            <span class="bar"><span style:height=height></span></span>
            <b>{letter}"1"</b>
            <small>{block}</small>
        </button>
    }
    .into_any()
}

/// The list, a page at a time: 960 rows at once would be slow on a tablet.
pub fn list(hall: Hall) -> AnyView {
    let search = expect_context::<Search>();
    let (desk, room) = (hall.desk, hall.room);
    let found = Memo::new(move |_| room.with_value(|r| r.search(&search.typed.read(), hall.letters())));
    let last = move || found.with(|f| f.len().saturating_sub(1) / PAGE);
    let rows = move || {
        let start = search.page.get() * PAGE;
        let shown: Vec<u16> = found.with(|f| f.iter().skip(start).take(PAGE).copied().collect());
        shown.into_iter().map(|n| row(hall, n)).collect_view()
    };
    let walk = move |by: isize| {
        let page = search.page.get_untracked().saturating_add_signed(by);
        search.page.set(page.min(untrack(last)));
    };
    let place = text(move || format!("{} / {}", search.page.get() + 1, last() + 1));
    view! {
        <p class="hint">{desk.words(Label::ArrayListNote)}</p>
        <label class="search">
            <span>{desk.words(Label::SearchArrays)}</span>
            <input
                type="text" name="search" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="20"
                prop:value=text(move || search.typed.get()) on:input=move |e| search.set(event_target_value(&e))
            />
        </label>
        {told(desk, move || Some(Msg::ArraysFound { count: found.with(|f| f.len() as u32) }))}
        <table>
            <thead>
                <tr>
                    <th scope="col">{desk.words(Label::ClubNumber)}" ("{desk.words(Label::Reconstructed)}")"</th>
                    <th scope="col">{desk.words(Label::ScharnaglNumber)}</th>
                    <th scope="col">{desk.words(Label::PiecesAToH)}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <div class="row">
            {button(desk, Label::ListEarlier, "earlier", move || walk(-1))}
            <span class="place">{place}</span>
            {button(desk, Label::ListLater, "later", move || walk(1))}
        </div>
    }
    .into_any()
}

fn row(hall: Hall, club: u16) -> AnyView {
    let rank = hall.room.with_value(|r| r.club(&club.to_string())).unwrap_or_default();
    let numbers = hall.room.with_value(|r| r.numbers(&rank)).ok();
    let certain = numbers.as_ref().is_some_and(|n| n.certain);
    view! {
        <tr data-club=club>
            <td>{club}{certain.then(|| view! { <small class="badge">{badge(hall.desk, true)}</small> })}</td>
            <td>{numbers.map(|n| n.scharnagl)}</td>
            <td><button type="button" class="quiet" on:click=move |_| hall.show(rank)>{rank.text(hall.letters())}</button></td>
        </tr>
    }
    .into_any()
}
