//! The pages as elements: what is seen here is what is printed.

use super::PrintState;
use super::diagram::{AnswerView, DiagramView, PlayerNames};
use super::matter::SheetMatter;
use crate::ui::state::CurrentGame;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::record::Leaf;
use notabene_core::study::printing::{Matter, Page, Print, PrintChoice};

/// All pages, in their size on paper where the screen has the room.
#[component]
pub fn PrintPreview(state: PrintState, print: Memo<Print>) -> impl IntoView {
    let prefs = expect_context::<CurrentGame>().prefs;
    let pages = move || {
        let choice = state.choice.get();
        let page = |page: Page| view! { <PaperPage choice=choice.clone() page/> };
        print.get().pages.into_iter().map(page).collect_view()
    };
    view! {
        <section
            class="leaves"
            aria-label=prefs.words(Label::PrintPreview)
            data-format=move || state.get(|c| c.format.name())
            data-size=move || state.get(|c| c.size.name())
            style:--line=move || state.get(|c| c.line.to_string())
            style:--board-width=move || state.get(|c| c.size.width(c.format).to_string())
            style:--board-columns=move || state.get(|c| c.size.columns(c.format).to_string())
        >
            {pages}
        </section>
    }
}

/// A page of paper.
#[component]
fn PaperPage(choice: PrintChoice, page: Page) -> impl IntoView {
    let Page { matter, part, of } = page;
    let class = format!("leaf-page {}", choice.format.name());
    let (kind, leaf) = kind_and_leaf(&matter);
    let is_last = part >= of;
    view! {
        <article class=class data-kind=kind data-leaf=leaf.map(leaf_name)>
            <PageMatter choice matter is_last/>
            <PageFoot part=part.to_string() of=of.to_string()/>
        </article>
    }
}

fn kind_and_leaf(matter: &Matter) -> (&'static str, Option<Leaf>) {
    match matter {
        Matter::Sheet { kind, leaf, .. } => (kind.name(), *leaf),
        Matter::Key(_) => ("key", None),
        Matter::Boards(_) => ("boards", None),
    }
}

const fn leaf_name(leaf: Leaf) -> &'static str {
    match leaf {
        Leaf::Original => "original",
        Leaf::Copy => "copy",
    }
}

/// What a page is for.
#[component]
fn PageMatter(choice: PrintChoice, matter: Matter, is_last: bool) -> impl IntoView {
    match matter {
        Matter::Sheet { kind, form, leaf, mark } => {
            view! { <SheetMatter times=choice.times kind form leaf mark is_last/> }.into_any()
        }
        Matter::Key(answers) => view! {
            <PageTitle title=Label::PrintKeyOf/>
            {answers.into_iter().map(|answer| view! { <AnswerView answer/> }).collect_view()}
        }
        .into_any(),
        Matter::Boards(boards) => view! {
            <PageTitle title=Label::PrintBoards/>
            <PlayerNames/>
            <div class="boards">
                {boards.into_iter().map(|board| view! { <DiagramView board/> }).collect_view()}
            </div>
        }
        .into_any(),
    }
}

/// The title of a page, and its mark.
#[component]
pub fn PageTitle(title: Label, #[prop(optional, into)] badge: Signal<String>) -> impl IntoView {
    let prefs = expect_context::<CurrentGame>().prefs;
    view! {
        <header>
            <h2>{prefs.words(title)}</h2>
            <strong>{badge}</strong>
        </header>
    }
}

/// The foot of a page: the variant, and the number of the page.
#[component]
fn PageFoot(part: String, of: String) -> impl IntoView {
    let current = expect_context::<CurrentGame>();
    view! {
        <footer>
            <span>{move || format!("Notabene · {}", variant_name(current))}</span>
            <span>{part}"\u{2009}/\u{2009}"{of}</span>
        </footer>
    }
}

/// Name of the variant on the board; tracked.
fn variant_name(current: CurrentGame) -> String {
    let Ok(game) = registry::find(current.status.with(|s| s.game)) else { return String::new() };
    let (group, name) = (current.label(game.group), current.label(game.label));
    // Names of draughts say nothing without their group.
    if name.starts_with(group) { name.to_string() } else { format!("{group} · {name}") }
}
