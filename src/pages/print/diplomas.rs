//! Links to the diplomas of all courses.

use crate::components::Icon;
use crate::pages::learn;
use crate::state::preferences::Preferences;
use crate::views::request::{render_request, request};
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Content of the part.
pub fn diplomas() -> AnyView {
    view! { <Diplomas/> }.into_any()
}

#[component]
fn Diplomas() -> impl IntoView {
    let prefs = Preferences::here();
    let titles = request(prefs, |language| async move { Some(learn::course_titles(language).await) });
    let links = move |titles: &Vec<(String, String)>| {
        let link = move |(key, title): &(String, String)| {
            view! {
                <a class="place-link row-link" href=learn::diploma_address(key)>
                    <Icon name="book"/>
                    <span><b>{title.clone()}</b></span>
                </a>
                <a class="button" href=learn::class_diplomas_address(key)>
                    {prefs.label_signal(Label::ClassDiplomas)}
                </a>
            }
        };
        titles.iter().map(link).collect_view().into_any()
    };
    view! {
        <h1>{prefs.label_signal(Label::DiplomasTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::DiplomasLead)}</p>
        <section class="card diploma-links">{render_request(prefs, titles, links)}</section>
    }
}
