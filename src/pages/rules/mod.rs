//! Rules page of a group of games: introduction, decisions, and options of the players.

pub mod chess;
pub mod lessons;
pub mod list;
pub mod national;
mod options;
pub mod showcase;

use crate::components::BackLink;
use crate::pages::rules::lessons::LessonList;
use crate::pages::rules::national::GamesTable;
use crate::pages::rules::options::{OptionsCard, ValueInGame};
pub use crate::pages::rules::options::{PageLink, RuleOptions};
use crate::pages::rules::showcase::Showcase;
use crate::state::preferences::Preferences;
use crate::views::article::{Article, Blocks, RenderSections, finder_of};
use leptos::prelude::*;
use notabene_core::game::decisions::{PageSection, RuleChoice, RulesPage};
use notabene_core::game::showcase::groups_of_page;
use notabene_core::i18n::{Label, Section};

/// Name of the text of the decisions.
const TEXT_NAME: &str = "decisions";

/// Elements of the page.
pub fn page(page: &'static RulesPage) -> AnyView {
    view! { <GroupRulesPage page/> }.into_any()
}

#[component]
fn GroupRulesPage(page: &'static RulesPage) -> impl IntoView {
    let prefs = Preferences::here();
    let has_showcase = page.parts.contains(&PageSection::Showcase);
    let parts = page.parts.iter().map(|part| match part {
        // It comes first.
        PageSection::Showcase => ().into_any(),
        PageSection::Decisions => view! { <Decisions page/> }.into_any(),
        PageSection::Lessons => view! { <LessonList/> }.into_any(),
        PageSection::Compare => view! {
            <p><a class="button" href="#rules/compare">{prefs.label_signal(Label::CompareTitle)}</a></p>
        }
        .into_any(),
        PageSection::Games => view! { <GamesTable page/> }.into_any(),
    });
    view! {
        <h1>{prefs.label_signal(page.title)}</h1>
        <p class="lead">{prefs.label_signal(page.summary)}</p>
        {has_showcase.then(|| view! { <Showcase groups=groups_of_page(page.name)/> })}
        <Article name=page.name/>
        <OptionsCard page/>
        {parts.collect_view()}
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Texts of the decisions in the order of the rules, with the value in the game on the board.
#[component]
fn Decisions(page: &'static RulesPage) -> impl IntoView {
    let prefs = Preferences::here();
    let render: RenderSections = Box::new(move |all| {
        let decisions = page.decisions().into_iter().filter_map(|(number, choice)| {
            let start = format!("D{number} ");
            let section = all.iter().find(|section| section.title.starts_with(&start))?.clone();
            Some(view! { <Decision page number choice section/> })
        });
        decisions.collect_view().into_any()
    });
    view! {
        <section class="decided stack apart">
            <h2>{prefs.label_signal(Label::DecisionsTitle)}</h2>
            <p>{prefs.label_signal(Label::DecisionsLead)}</p>
            <Article name=TEXT_NAME render/>
        </section>
    }
}

/// A decision, open to be read.
#[component]
fn Decision(
    page: &'static RulesPage,
    number: u8,
    choice: Option<&'static RuleChoice>,
    section: Section,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <details open data-decision=number>
            <summary><h2>{section.title}</h2></summary>
            <Blocks blocks=section.blocks finder=finder_of(prefs, page.name)/>
            {choice.map(|choice| view! { <ValueInGame page choice/> })}
        </details>
    }
}
