//! A lesson in three minutes: the teacher chooses a subject, and the plan below is ready to use and to print.
//!
//! Addresses: `#teach/lesson`, and behind it the subject ([`LessonSubject::of_address`]), so that a plan can be kept as a bookmark.

mod choice;
mod plan;

use crate::components::query::focus_after_render;
use crate::components::{Button, Keyed};
use crate::pages::famous;
use crate::pages::learn::{self, SharedCourse};
use crate::pages::teach::lesson::choice::SubjectChoice;
use crate::pages::teach::lesson::plan::{PlanView, Shown};
use crate::state::current_game::CurrentGame;
use crate::state::navigation::Navigation;
use crate::state::preferences::Preferences;
use crate::state::router::{after_slash, open_page};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::Game;
use notabene_core::i18n::{Label, Language};
use notabene_study::famous::FAMILIES;
use notabene_study::prepared_lesson::{LENGTHS, LessonPlan, LessonSubject};
use std::sync::Arc;

/// Name behind the slash of the page for teachers.
pub const LESSON: &str = "lesson";

/// Material of a plan.
#[derive(Clone)]
enum Material {
    Course(SharedCourse),
    Game(Arc<Game>),
}

/// Content below the choices.
#[derive(Clone)]
enum Content {
    Loading,
    Missing,
    /// The last subject that was loaded: it stays until another one is there.
    Loaded(LessonSubject, Material),
}

/// Shared state of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct LessonPage {
    prefs: Preferences,
    /// The game on the board.
    current: CurrentGame,
    subject: Memo<LessonSubject>,
    minutes: RwSignal<u32>,
    content: RwSignal<Content>,
}

impl LessonPage {
    /// Shows the plan of another subject.
    fn choose(self, subject: &LessonSubject) {
        open_page(&format!("teach/{LESSON}/{}", subject.address()));
    }

    /// The loaded course, if there is one.
    fn course(self) -> Memo<Option<SharedCourse>> {
        Memo::new(move |_| match self.content.get() {
            Content::Loaded(_, Material::Course(course)) => Some(course),
            _ => None,
        })
    }

    /// The plan, or why there is none.
    fn shown(self) -> Result<Shown, Label> {
        let minutes = self.minutes.get();
        let (subject, material) = match self.content.get() {
            Content::Loading => return Err(Label::TextsLoading),
            Content::Missing => return Err(Label::PrepareNone),
            Content::Loaded(subject, material) => (subject, material),
        };
        let plan = match (&material, &subject) {
            (Material::Course(course), LessonSubject::Course(name)) => {
                LessonPlan::of_course(course, name, minutes)
            }
            (Material::Course(course), subject) => LessonPlan::of_lesson(course, subject, minutes),
            (Material::Game(game), subject) => {
                LessonPlan::of_game(game, subject, &self.prefs.with(|prefs| prefs.style()), minutes)
            }
        };
        let (course, game) = match material {
            Material::Course(course) => (Some(course), None),
            Material::Game(game) => (None, Some(game)),
        };
        plan.map(|plan| Shown { plan, subject, course, game }).ok_or(Label::PrepareNone)
    }
}

/// The page.
#[component]
pub fn PreparedLesson() -> impl IntoView {
    let prefs = Preferences::here();
    let address = Navigation::here().address;
    // The address of another page changes nothing: this one is about to go.
    let subject = Memo::new(move |old: Option<&LessonSubject>| {
        let read = |address: &String| {
            let rest = after_slash(address);
            rest.strip_prefix(LESSON).filter(|_| address.starts_with("teach/")).map(LessonSubject::of_address)
        };
        let asked = address.with(read).or_else(|| old.cloned());
        asked.unwrap_or_else(|| LessonSubject::of_address(""))
    });
    let page = LessonPage {
        prefs,
        current: CurrentGame::here(),
        subject,
        minutes: RwSignal::new(LENGTHS[1]),
        content: RwSignal::new(Content::Loading),
    };
    follow_subject(page);
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus_after_render(".prepared-lesson h1");
    view! {
        <article class="prepared-lesson stack loose">
            <h1 tabindex="-1">{prefs.label_signal(Label::PrepareTitle)}</h1>
            <p class="lead">{prefs.label_signal(Label::PrepareLead)}</p>
            <SubjectChoice page/>
            <Keyed value=Signal::derive(move || page.shown()) children=plan_or_note/>
            <div class="actions">
                <Button
                    text=prefs.label_signal(Label::PreparePrint) name="print" class="main"
                    on_click=move |()| drop(window().print())
                />
                <a class="button" href="#teach">{prefs.label_signal(Label::NavTeach)}</a>
            </div>
        </article>
    }
}

/// The plan, or a note in its place.
fn plan_or_note(shown: Result<Shown, Label>) -> AnyView {
    match shown {
        Ok(shown) => view! { <PlanView shown/> }.into_any(),
        Err(label) => {
            let prefs = Preferences::here();
            view! { <p class="note" role="status">{prefs.label_signal(label)}</p> }.into_any()
        }
    }
}

/// Loads what the plan of the subject is made of, and again for another language.
fn follow_subject(page: LessonPage) {
    let wanted = Memo::new(move |_| (page.subject.get(), page.prefs.language()));
    Effect::new(move |_| {
        let (subject, language) = wanted.get();
        if subject == LessonSubject::Board {
            let game = Material::Game(page.current.game.get().into());
            return page.content.set(Content::Loaded(subject, game));
        }
        spawn_local(async move {
            let loaded = load(&subject, language).await;
            // The page may be gone, or another subject may have been chosen.
            if wanted.try_get_untracked().is_some_and(|wanted| wanted == (subject.clone(), language)) {
                let loaded = loaded.map(|material| Content::Loaded(subject, material));
                page.content.set(loaded.unwrap_or(Content::Missing));
            }
        });
    });
}

async fn load(subject: &LessonSubject, language: Language) -> Option<Material> {
    match subject {
        LessonSubject::Lesson { course, .. } | LessonSubject::Course(course) => {
            learn::course(course, language).await.map(Material::Course)
        }
        LessonSubject::Famous { family, id } => {
            let family = FAMILIES.iter().find(|other| other.name == *family)?;
            famous::load_game(family, id).await.map(|game| Material::Game(game.into()))
        }
        LessonSubject::Board => None,
    }
}
