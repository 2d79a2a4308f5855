//! Articles: longer texts, fetched from the folder of the site when they are needed.

use super::dom::{El, el};
use super::interop;
use super::markup::Markup;
use super::prefs::Preferences;
use super::state::Desk;
use super::tongue;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::{Block, Label, Language, Section, sections};
use send_wrapper::SendWrapper;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// State of a request.
enum Request {
    Pending,
    Loaded(Vec<Section>),
    Failed,
}

/// Renders the sections of an article. Signals read in it are tracked.
pub type RenderSections = Box<dyn Fn(&[Section]) -> AnyView + Send + Sync>;

/// A text from `texts/` in the language of the screen. Without `render` each section is folded to its title.
#[component]
pub fn Article(
    name: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] render: Option<RenderSections>,
) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let request = request_article(prefs, name);
    let render = render.unwrap_or_else(|| Box::new(folded_sections));
    let class = if class.is_empty() { "notes" } else { class };
    let content = move || {
        request.with(|request| match request {
            Request::Pending => request_note(prefs, Label::TextsLoading),
            Request::Failed => request_note(prefs, Label::TextsFailed),
            Request::Loaded(sections) => render(sections),
        })
    };
    view! { <div class=class data-notes=name>{content}</div> }
}

fn request_note(prefs: Preferences, label: Label) -> AnyView {
    view! { <p class="note" role="status">{prefs.words(label)}</p> }.into_any()
}

/// Requests an article, and again whenever the language changes.
fn request_article(prefs: Preferences, name: &'static str) -> RwSignal<Request> {
    let request = RwSignal::new(Request::Pending);
    let language = Memo::new(move |_| prefs.language());
    Effect::new(move |_| {
        let requested = language.get();
        spawn_local(async move {
            let loaded = load(name, requested).await;
            // The page may be gone, or in another language by now.
            if language.try_get_untracked() == Some(requested) {
                request.set(loaded.map_or(Request::Failed, Request::Loaded));
            }
        });
    });
    request
}

async fn load(name: &str, language: Language) -> Option<Vec<Section>> {
    let text = fetched(&tongue::ours(&["texts/", name, ".", language.code(), ".txt"])).await?;
    // Servers that answer every request with a page do not have the text.
    Some(sections(&text)).filter(|s| text.starts_with('#') && !s.is_empty())
}

/// Text of a file on the server of the page; `None` if it or the network is missing.
pub async fn fetched(url: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(url)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    JsFuture::from(answer.text().ok().filter(|_| answer.ok())?).await.ok()?.as_string()
}

/// Sections folded to their titles.
fn folded_sections(sections: &[Section]) -> AnyView {
    sections
        .iter()
        .map(|section| view! { <FoldedSection section=section.clone()/> })
        .collect_view()
        .into_any()
}

/// A section, folded to its title; `children` follow its blocks.
#[component]
pub fn FoldedSection(section: Section, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <details>
            <summary><h2>{section.title}</h2></summary>
            {section.blocks.into_iter().map(|block| view! { <TextBlock block/> }).collect_view()}
            {children.map(|children| children())}
        </details>
    }
}

/// A paragraph, list item or table row of an article.
#[component]
pub fn TextBlock(block: Block) -> impl IntoView {
    match block {
        Block::Text(text) => view! { <p>{text}</p> }.into_any(),
        Block::Item(text) => view! { <p class="item">{text}</p> }.into_any(),
        Block::Row(cells) => {
            let cells = cells.into_iter().map(|cell| view! { <span>{cell}</span> });
            view! { <p class="row">{cells.collect_view()}</p> }.into_any()
        }
    }
}

/// An article as an element, for pages that are no components yet.
pub fn notes(_: Desk, name: &'static str) -> El {
    interop::element(view! { <Article name/> })
}

/// Renders the sections of an article as elements.
pub type Arrange = Box<dyn Fn(&[Section]) -> Vec<El>>;

/// An article of a class whose sections become elements, for pages that are no components yet.
pub fn arranged(name: &'static str, class: &'static str, arrange: Arrange) -> El {
    let arrange = SendWrapper::new(arrange);
    let render: RenderSections = Box::new(move |all| interop::nodes(arrange(all)).into_any());
    interop::element(view! { <Article name class render/> })
}

/// A section, folded but for its title, for pages that are no components yet.
pub fn section(section: &Section) -> El {
    let mut out = Markup::default();
    out.put(&["<summary><h2>"]);
    out.text(&section.title);
    out.put(&["</h2></summary>"]);
    section.blocks.iter().for_each(|block| put_block(block, &mut out));
    el("details", "").inside(&out.done())
}

/// Appends a block of an article as markup, for pages that are no components yet.
pub fn put_block(block: &Block, out: &mut Markup) {
    let (start, texts) = match block {
        Block::Text(text) => ("<p>", std::slice::from_ref(text)),
        Block::Item(text) => ("<p class=\"item\">", std::slice::from_ref(text)),
        Block::Row(cells) => ("<p class=\"row\">", cells.as_slice()),
    };
    out.put(&[start]);
    for text in texts {
        put_text(text, matches!(block, Block::Row(_)), out);
    }
    out.put(&["</p>"]);
}

fn put_text(text: &str, is_cell: bool, out: &mut Markup) {
    out.put(&[if is_cell { "<span>" } else { "" }]);
    out.text(text);
    out.put(&[if is_cell { "</span>" } else { "" }]);
}
