//! Longer texts, fetched from the page's own folder when they are wanted, and shown as elements.

use super::dom::{El, el, later};
use super::markup::Markup;
use super::state::Desk;
use super::tongue;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::{Block, Label, Section, sections};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// What became of a request.
enum Found {
    Loading,
    Here(Vec<Section>),
    Failed,
}

/// A text from `texts/`, in the language of the screen: each section is folded but for its title.
pub fn notes(desk: Desk, name: &'static str) -> El {
    arranged(desk, name, Box::new(|all| all.iter().map(section).collect()))
}

/// What a page makes of the sections of a text.
pub type Arrange = Box<dyn Fn(&[Section]) -> Vec<El>>;

/// A text from `texts/`, in the language of the screen, with its sections as the page wants them.
pub fn arranged(desk: Desk, name: &'static str, arrange: Arrange) -> El {
    let found = RwSignal::new(Found::Loading);
    let shown = RwSignal::new(None);
    later(Box::new(move || {
        let asked = desk.prefs.with(|p| p.language);
        if shown.try_get_untracked() == Some(Some(asked)) {
            return;
        }
        shown.set(Some(asked));
        spawn_local(async move {
            let text = load(&tongue::ours(&["texts/", name, ".", asked.code(), ".txt"])).await;
            // The page may be gone, or speak another language by now.
            if shown.try_get_untracked() == Some(Some(asked)) {
                found.set(text.map_or(Found::Failed, Found::Here));
            }
        });
    }));
    el("div", "notes").attr("data-notes", name).each(move || {
        found.with(|found| match found {
            Found::Loading => note(desk, Label::TextsLoading),
            Found::Failed => note(desk, Label::TextsFailed),
            Found::Here(all) => arrange(all),
        })
    })
}

fn note(desk: Desk, label: Label) -> Vec<El> {
    vec![el("p", "note").attr("role", "status").label(desk, label)]
}

/// A text of the page's own server; none when it is missing or the network is.
pub async fn fetched(url: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(url)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?.as_string()
}

async fn load(url: &str) -> Option<Vec<Section>> {
    let text = fetched(url).await?;
    // A server that answers everything with some page has not got the text.
    Some(sections(&text)).filter(|s| text.starts_with('#') && !s.is_empty())
}

/// A section, folded but for its title.
pub fn section(section: &Section) -> El {
    let mut out = Markup::default();
    out.put(&["<summary><h2>"]);
    out.text(&section.title);
    out.put(&["</h2></summary>"]);
    section.blocks.iter().for_each(|block| put_block(block, &mut out));
    el("details", "").inside(&out.done())
}

/// A block of a text as markup.
pub fn put_block(block: &Block, out: &mut Markup) {
    match block {
        Block::Text(text) => {
            out.put(&["<p>"]);
            out.text(text);
        }
        Block::Item(text) => {
            out.put(&["<p class=\"item\">"]);
            out.text(text);
        }
        Block::Row(cells) => {
            out.put(&["<p class=\"row\">"]);
            for cell in cells {
                out.put(&["<span>"]);
                out.text(cell);
                out.put(&["</span>"]);
            }
        }
    }
    out.put(&["</p>"]);
}
