//! Count of the positions by the file of the king, and the list of all of them.

use super::pick::NameInput;
use super::{ArrayState, Card, Hint, StatusLine};
use crate::components::Button;
use leptos::prelude::*;
use notabene_core::geometry::length;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::study::chess960::{self, KingFile};

/// Positions shown at once.
const PAGE: usize = 12;

/// A column for each file of the king.
#[component]
pub fn KingFilesCard() -> impl IntoView {
    let bars = chess960::king_files().into_iter().map(|file| view! { <KingFileBar file/> });
    view! {
        <Card title=Label::KingFiles name="files">
            <Hint text=Label::KingFilesHint/>
            <div class="bars">{bars.collect_view()}</div>
        </Card>
    }
}

/// The positions with the king on a file; a click searches them in the list.
#[component]
fn KingFileBar(file: KingFile) -> impl IntoView {
    let page = ArrayState::here();
    // Hundredths of the longest.
    let height = length(f64::from(file.count) / 2.04) + "%";
    let square = [file.file, '1'].iter().collect::<String>();
    let block = [file.first, file.last].map(|n| n.to_string()).join("–");
    let count = file.count.to_string();
    let search = move |_| {
        page.search.set((file.search(untrack(|| page.letters())), 0));
        if let Ok(Some(list)) = document().query_selector("[data-card=list]") {
            list.scroll_into_view();
        }
    };
    view! {
        <button type="button" data-king=square on:click=search>
            <span class="count">{count}</span>
            <span class="bar"><span style:height=height></span></span>
            <b>{square.clone()}</b>
            <small>{block}</small>
        </button>
    }
}

/// The list, a page at a time: 960 rows at once would be slow on a tablet.
#[component]
pub fn ArrayListCard() -> impl IntoView {
    let page = ArrayState::here();
    let (prefs, search) = (page.prefs, page.search);
    let found = Memo::new(move |_| {
        let typed = search.with(|(typed, _)| typed.clone());
        page.room.with_value(|room| room.search(&typed, page.letters()))
    });
    let last = move || found.with(Vec::len).saturating_sub(1) / PAGE;
    let rows = move || {
        let start = search.with(|(_, at)| at * PAGE);
        let shown = found.get().into_iter().skip(start).take(PAGE);
        shown.map(|club| view! { <ArrayRow club/> }).collect_view()
    };
    let turn = move |by: isize| {
        let most = untrack(last);
        search.update(|(_, at)| *at = at.saturating_add_signed(by).min(most));
    };
    let place = Signal::derive(move || {
        [search.with(|(_, at)| at + 1), last() + 1].map(|n| n.to_string()).join(" / ")
    });
    let count =
        Signal::derive(move || page.say(Some(msg!(ArraysFound { count: found.with(Vec::len) as u32 }))));
    view! {
        <Card title=Label::ArrayList name="list">
            <Hint text=Label::ArrayListNote/>
            <label class="search">
                <span>{prefs.words(Label::SearchArrays)}</span>
                <NameInput
                    name="search"
                    value=Signal::derive(move || search.with(|(typed, _)| typed.clone()))
                    on:input=move |e| search.set((event_target_value(&e), 0))
                />
            </label>
            <StatusLine text=count/>
            <table>
                <ArrayListHead/>
                <tbody>{rows}</tbody>
            </table>
            <div class="row">
                <Button text=prefs.words(Label::ListEarlier) name="earlier" on_click=move |()| turn(-1)/>
                <span class="place">{place}</span>
                <Button text=prefs.words(Label::ListLater) name="later" on_click=move |()| turn(1)/>
            </div>
        </Card>
    }
}

#[component]
fn ArrayListHead() -> impl IntoView {
    let page = ArrayState::here();
    let prefs = page.prefs;
    let club =
        Signal::derive(move || [prefs.label(Label::ClubNumber), " (", page.badge(false), ")"].concat());
    view! {
        <thead>
            <tr>
                <th scope="col">{club}</th>
                <th scope="col">{prefs.words(Label::ScharnaglNumber)}</th>
                <th scope="col">{prefs.words(Label::PiecesAToH)}</th>
            </tr>
        </thead>
    }
}

/// A position by its number of the club.
#[component]
fn ArrayRow(club: u16) -> impl IntoView {
    let page = ArrayState::here();
    let number = club.to_string();
    let rank = page.room.with_value(|room| room.club(&number)).unwrap_or_default();
    let numbers = page.room.with_value(|room| room.numbers(&rank)).ok();
    let certain = numbers.as_ref().is_some_and(|numbers| numbers.certain);
    let scharnagl = numbers.map(|numbers| numbers.scharnagl.to_string());
    let badge =
        certain.then(|| view! { <small class="badge">{page.prefs.words(Label::NamedByClub)}</small> });
    view! {
        <tr data-club=number>
            <td><span>{number.clone()}</span>{badge}</td>
            <td>{scharnagl.unwrap_or_default()}</td>
            <td>
                <button type="button" class="quiet" on:click=move |_| page.show(rank)>
                    {move || rank.text(page.letters())}
                </button>
            </td>
        </tr>
    }
}
