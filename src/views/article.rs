//! Articles: longer texts, fetched lazily from the folder of the site.

use crate::components::RunningText;
use crate::state::fetch::fetch_text;
use crate::state::i18n_loader;
use crate::state::preferences::Preferences;
use crate::views::request::{render_request, request};
use leptos::prelude::*;
use notabene_core::i18n::{Block, Language, Section, sections};
use notabene_core::notation::{Letters, MoveFinder};

/// Renders the sections of an article. Signals read in it are tracked.
pub type RenderSections = Box<dyn Fn(&[Section]) -> AnyView + Send + Sync>;

/// A text from `texts/` in the language of the screen. Without `render` each section is folded to its title.
#[component]
pub fn Article(
    name: &'static str,
    #[prop(optional)] class: &'static str,
    #[prop(optional)] render: Option<RenderSections>,
) -> impl IntoView {
    let prefs = Preferences::here();
    let request = request(prefs, move |language| load_sections(name, language));
    let render =
        render.unwrap_or_else(|| Box::new(move |all| all_sections(all, name, finder_of(prefs, name))));
    let class = if class.is_empty() { "notes stack" } else { class };
    let content = render_request(prefs, request, move |sections: &Vec<Section>| render(sections));
    view! { <div class=class data-notes=name>{content}</div> }
}

async fn load_sections(name: &'static str, language: Language) -> Option<Vec<Section>> {
    let text = fetch_text(&i18n_loader::asset_url(&["texts/", name, ".", language.code(), ".txt"])).await?;
    // Servers that answer every request with a page do not have the text.
    Some(sections(&text)).filter(|s| text.starts_with('#') && !s.is_empty())
}

/// Articles about games whose fields are numbers.
const ARTICLES_WITH_NUMBERED_FIELDS: [&str; 3] = ["draughts", "national", "strokes"];

/// Returns the finder of written moves in an article: they have the letters of its language.
pub fn finder_of(prefs: Preferences, name: &str) -> MoveFinder<'static> {
    let code = prefs.with_untracked(|p| p.language.code());
    let letters = Letters::find(code).unwrap_or_else(Letters::english);
    MoveFinder { letters, numbered: ARTICLES_WITH_NUMBERED_FIELDS.contains(&name), known_moves: &[] }
}

/// Articles to be read from the beginning to the end; articles for reference begin folded.
const UNFOLDED_ARTICLES: [&str; 4] = ["chess", "chess960", "draughts", "scharten"];

fn all_sections(sections: &[Section], name: &str, finder: MoveFinder<'static>) -> AnyView {
    let open = UNFOLDED_ARTICLES.contains(&name);
    let one = |section: &Section| view! { <FoldedSection section=section.clone() open finder/> };
    sections.iter().map(one).collect_view().into_any()
}

/// A section that can be folded to its title.
#[component]
fn FoldedSection(section: Section, open: bool, finder: MoveFinder<'static>) -> impl IntoView {
    view! {
        <details open=open>
            <summary><h2>{section.title}</h2></summary>
            <div><Blocks blocks=section.blocks finder/></div>
        </details>
    }
}

/// Paragraphs, items and rows of a longer text, with the written moves in their parts.
#[component]
pub fn Blocks(blocks: Vec<Block>, finder: MoveFinder<'static>) -> impl IntoView {
    let block = |block: Block| match block {
        Block::Text(text) => view! { <p><RunningText text finder/></p> }.into_any(),
        Block::Item(text) => view! { <p class="item"><RunningText text finder/></p> }.into_any(),
        Block::Row(cells) => {
            let cell = |text: String| view! { <span><RunningText text finder/></span> };
            view! { <p class="row">{cells.into_iter().map(cell).collect_view()}</p> }.into_any()
        }
    };
    blocks.into_iter().map(block).collect_view()
}
