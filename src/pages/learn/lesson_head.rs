//! Head of a lesson or exercise: back link, position, summary, sharing, projector.

use crate::components::Icon;
use crate::pages::learn::courses::{self, Course};
use crate::pages::learn::{LearnState, generated};
use crate::state::address::course_builder_address;
use crate::state::modal::{Modal, ModalKind};
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::views::projector_link::ProjectorLink;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// Head of a lesson or exercise; its children stand between the link back and the tools.
#[component]
pub fn LessonHead(course: Course, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    let (cx, prefs, modal) = (LearnState::here(), Preferences::here(), Modal::here());
    let (home, home_label) = generated::home(&course);
    let build = courses::can_change(&course.key).then(|| {
        view! {
            <a class="quiet button" href=course_builder_address(&course.key) data-do="build">
                <Icon name="pencil"/>
                <span>{prefs.label_signal(Label::BuildChange)}</span>
            </a>
        }
    });
    let summary = (!course.summary.is_empty()).then(|| {
        let open = move |()| modal.show(ModalKind::CourseSummary);
        view! { <ToolButton name="card" icon="paper" label=Label::LearnCard on_click=open/> }
    });
    // The projector knows courses of files only, and today's tasks are personal.
    let share = (!courses::is_generated(&course.key)).then(|| {
        let open = move |()| cx.app_modal.show(ModalKind::Share);
        view! {
            <ToolButton name="share" icon="share" label=Label::ShareTitle on_click=open/>
            <ProjectorLink address=Navigation::here().address/>
        }
    });
    view! {
        <nav class="lesson-head inline tight between" aria-label=prefs.label_signal(Label::SchoolTitle)>
            <a class="quiet button" href=home><Icon name="prev"/><span>{prefs.label_signal(home_label)}</span></a>
            {children.map(|children| children())}
            <div class="lesson-tools inline tight fixed">{build} {summary} {share}</div>
        </nav>
    }
}

/// Button with an icon.
#[component]
fn ToolButton(
    name: &'static str,
    icon: &'static str,
    label: Label,
    #[prop(into)] on_click: Callback<()>,
) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <button type="button" class="quiet" data-do=name on:click=move |_| on_click.run(())>
            <Icon name=icon/>
            <span>{prefs.label_signal(label)}</span>
        </button>
    }
}

/// Text beside the board.
#[component]
pub fn LessonText(children: Children) -> impl IntoView {
    view! { <section class="lesson-text stack">{children()}</section> }
}
