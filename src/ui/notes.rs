//! Longer texts, fetched from the page's own folder when they are wanted, and shown as elements.

use super::state::Desk;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::text::{Block, Label, Section, sections};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// What became of a request.
#[derive(Clone)]
enum Notes {
    Loading,
    Here(Vec<Section>),
    Failed,
}

/// A text from `texts/`, in the language of the screen: each section is folded but for its title.
#[component]
pub fn Notes(name: &'static str) -> impl IntoView {
    let desk = Desk::here();
    let notes = RwSignal::new(Notes::Loading);
    let language = Memo::new(move |_| desk.prefs.with(|p| p.language));
    Effect::new(move |_| {
        let asked = language.get();
        spawn_local(async move {
            let found = load(&["texts/", name, ".", asked.code(), ".txt"].concat()).await;
            // The page may be gone, or speak another language by now.
            if language.try_get_untracked() == Some(asked) {
                notes.set(found.map_or(Notes::Failed, Notes::Here));
            }
        });
    });
    view! {
        <div class="notes" data-notes=name>
            {move || match notes.get() {
                Notes::Loading => note(desk, Label::TextsLoading),
                Notes::Failed => note(desk, Label::TextsFailed),
                Notes::Here(all) => all.into_iter().map(section).collect_view().into_any(),
            }}
        </div>
    }
}

fn note(desk: Desk, label: Label) -> AnyView {
    view! { <p class="note" role="status">{desk.label(label)}</p> }.into_any()
}

/// A text of the page's own server; none when it is missing or the network is.
async fn load(url: &str) -> Option<Vec<Section>> {
    let answer = JsFuture::from(window().fetch_with_str(url)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let text = JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?.as_string()?;
    // A server that answers everything with some page has not got the text.
    Some(sections(&text)).filter(|s| text.starts_with('#') && !s.is_empty())
}

fn section(section: Section) -> AnyView {
    let blocks = section.blocks.into_iter().map(block).collect_view();
    view! { <details><summary><h2>{section.title}</h2></summary>{blocks}</details> }.into_any()
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        Block::Item(text) => view! { <p class="item">{text}</p> }.into_any(),
        Block::Row(cells) => {
            let cells = cells.into_iter().map(|cell| view! { <span>{cell}</span> }).collect_view();
            view! { <p class="row">{cells}</p> }.into_any()
        }
    }
}
