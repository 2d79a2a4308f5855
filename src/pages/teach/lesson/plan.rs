//! The plan of a lesson: its steps with minutes, what they need, and the link for the pupils.

use crate::components::Icon;
use crate::components::qr_code::{QrCode, qr_svg};
use crate::pages::learn::{self, SharedCourse};
use crate::state::address::url_with_fragment;
use crate::state::chosen_game;
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::exchange::share::{self, BoardView, ShareKind};
use notabene_core::game::{Game, Go};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::prepared_lesson::{ClassTask, LessonPlan, LessonStep, LessonSubject, StepKind};
use std::sync::Arc;

/// A plan, and what it is made of.
#[derive(Clone)]
pub struct Shown {
    pub plan: LessonPlan,
    pub subject: LessonSubject,
    pub course: Option<SharedCourse>,
    pub game: Option<Arc<Game>>,
}

impl Shown {
    /// Its title: that of the lesson or the course, or the players.
    fn title(&self, prefs: Preferences) -> String {
        let language = prefs.language();
        let of_course = self.course.as_ref().map(|course| match &self.subject {
            LessonSubject::Lesson { lesson: id, .. } => {
                let lesson = course.lessons.iter().enumerate().find(|(_, lesson)| lesson.id == *id);
                let title =
                    lesson.map(|(n, lesson)| format!("{}. {}", n + 1, lesson.title.in_language(language)));
                [course.title.in_language(language), &title.unwrap_or_default()].join(" · ")
            }
            _ => course.title.in_language(language).to_string(),
        });
        let of_game = || {
            let game = self.game.as_ref()?;
            chosen_game::players(game).or_else(|| Some(prefs.label(game.variant().label).into()))
        };
        of_course.or_else(of_game).unwrap_or_default()
    }

    /// Goal of the lesson, or subject of the course; `None` for a game.
    fn goal(&self, prefs: Preferences) -> Option<String> {
        let course = self.course.as_ref()?;
        let goal = match &self.subject {
            LessonSubject::Lesson { lesson: id, .. } => {
                &course.lessons.iter().find(|lesson| lesson.id == *id)?.goal
            }
            _ => &course.introduction,
        };
        Some(goal.in_language(prefs.language()).to_string())
    }

    /// True if the pupils have the course only by a link that contains it.
    fn is_own_course(&self) -> bool {
        self.subject.course().is_some_and(learn::is_own)
    }
}

/// The plan.
#[component]
pub fn PlanView(shown: Shown) -> impl IntoView {
    let prefs = Preferences::here();
    let title = shown.title(prefs);
    let shown = StoredValue::new(shown);
    let steps = shown.with_value(|shown| shown.plan.steps.clone());
    let steps = steps.into_iter().map(|step| view! { <StepView shown step/> });
    view! {
        <section class="lesson-plan stack apart">
            <h2>{title}</h2>
            <ol class="lesson-steps tiles bare">{steps.collect_view()}</ol>
            <LaterLessons shown/>
        </section>
    }
}

/// Heading, words and link of a step.
struct StepWords {
    title: Label,
    line: Label,
    icon: &'static str,
    link: Label,
}

impl StepWords {
    fn of(kind: StepKind, subject: &LessonSubject) -> StepWords {
        let is_game = subject.course().is_none();
        let (title, line, icon, link) = match kind {
            StepKind::Show => {
                let line = if is_game { Label::PrepareShowGame } else { Label::PrepareShowLesson };
                (Label::PrepareShow, line, "projector", Label::WallShowHere)
            }
            StepKind::Together => {
                let line = if is_game { Label::PrepareGuessLine } else { Label::PrepareTogetherLine };
                (Label::PrepareTogether, line, "projector", Label::WallShowHere)
            }
            StepKind::Paper => (Label::PreparePaper, Label::PreparePaperLine, "sheet", Label::PrepareOpen),
            StepKind::Alone => {
                let line = match subject {
                    LessonSubject::Board => Label::PrepareAloneGame,
                    LessonSubject::Famous { .. } => Label::PrepareAloneFamous,
                    _ => Label::PrepareAloneLesson,
                };
                (Label::PrepareAlone, line, "check", Label::ClassTitle)
            }
        };
        StepWords { title, line, icon, link }
    }
}

#[component]
fn StepView(shown: StoredValue<Shown>, step: LessonStep) -> impl IntoView {
    let prefs = Preferences::here();
    let LessonStep { kind, minutes, address, tasks } = step;
    let StepWords { title, line, icon, link } = shown.with_value(|shown| StepWords::of(kind, &shown.subject));
    let tasks: Vec<AnyView> =
        tasks.into_iter().map(|task| view! { <TaskLine shown task/> }.into_any()).collect();
    let tasks = (!tasks.is_empty()).then(|| view! { <ol class="class-tasks">{tasks}</ol> });
    let goal = (kind == StepKind::Show).then(|| shown.with_value(|shown| shown.goal(prefs))).flatten();
    let goal = goal.filter(|goal| !goal.is_empty()).map(|goal| view! { <p class="large">{goal}</p> });
    let pupils = (kind == StepKind::Alone).then(|| view! { <PupilsLink shown address=address.clone()/> });
    // The results of the pupils come to the class.
    let page = if kind == StepKind::Alone { "class".into() } else { address };
    view! {
        <li class="card pile lesson-step" data-step=kind.name()>
            <header class="inline between fill">
                <h3 class="large">{prefs.label_signal(title)}</h3>
                <b class="minutes large">{move || prefs.message_text(&msg!(PrepareMinutes { minutes }))}</b>
            </header>
            {goal}
            <p>{prefs.label_signal(line)}</p>
            {tasks}
            {pupils}
            <PageLink shown page icon link/>
        </li>
    }
}

/// Link to the page of a step. What a game needs is done on the way: it is put on the board, or chosen for the worksheet.
#[component]
fn PageLink(shown: StoredValue<Shown>, page: String, icon: &'static str, link: Label) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let is_wall = page == "wall";
    let prepare = move |_| {
        let game = shown.with_value(|shown| match shown.subject {
            LessonSubject::Famous { .. } => shown.game.clone(),
            _ => None,
        });
        let Some(game) = game else { return };
        if is_wall {
            let mut game = (*game).clone();
            game.go(Go::First);
            current.open(game);
        } else {
            chosen_game::choose(&game);
        }
    };
    view! {
        <a class="button step-link" href=format!("#{page}") on:click=prepare>
            <Icon name=icon/>
            <span>{prefs.label_signal(link)}</span>
        </a>
    }
}

/// Task for the class: an exercise with its link, or a move to guess.
#[component]
fn TaskLine(shown: StoredValue<Shown>, task: ClassTask) -> impl IntoView {
    let prefs = Preferences::here();
    match task {
        ClassTask::Guess(text) => {
            let words = move || prefs.message_text(&msg!(PrepareGuess { text: text.clone() }));
            view! { <li>{words}</li> }.into_any()
        }
        ClassTask::Exercise { lesson, exercise, address } => {
            let prompt = shown.with_value(|shown| {
                let lesson = shown.course.as_ref()?.lessons.get(lesson)?;
                Some(lesson.exercises.get(exercise)?.prompt.in_language(prefs.language()).to_string())
            });
            view! { <li><a href=format!("#{address}")>{prompt}</a></li> }.into_any()
        }
    }
}

/// The link for the pupils, with its QR code.
#[component]
fn PupilsLink(shown: StoredValue<Shown>, address: String) -> impl IntoView {
    let prefs = Preferences::here();
    let link = RwSignal::new(String::new());
    let (own, game) = shown.with_value(|shown| {
        let own = shown.is_own_course().then(|| shown.subject.course().map(String::from)).flatten();
        (own, shown.game.as_ref().filter(|_| address.is_empty()).cloned())
    });
    match (own, game) {
        (Some(key), _) => spawn_local(async move {
            let fragment = learn::compressed_fragment(&key, true).await.unwrap_or_default();
            // The page may be gone.
            link.try_set(url_with_fragment(&fragment));
        }),
        (None, Some(game)) => {
            let view = BoardView { orientation: None, letters: None };
            link.set(url_with_fragment(&share::write(&game, ShareKind::Game, view)));
        }
        (None, None) => link.set(url_with_fragment(&address)),
    }
    let code = move || match link.with(|link| (qr_svg(link).is_some(), link.is_empty())) {
        (true, _) => view! { <QrCode text=link label=prefs.label_signal(Label::ShareCode)/> }.into_any(),
        (false, true) => ().into_any(),
        (false, false) => {
            view! { <p class="note">{prefs.label_signal(Label::PrepareTooLong)}</p> }.into_any()
        }
    };
    view! {
        <div class="pupils-link inline fill">
            {code}
            <a href=move || link.get()>{move || link.get()}</a>
        </div>
    }
}

/// Links to the plans of the other lessons of a course.
#[component]
fn LaterLessons(shown: StoredValue<Shown>) -> impl IntoView {
    let prefs = Preferences::here();
    let links = shown.with_value(|shown| {
        let (course, name) = (shown.course.as_ref()?, shown.subject.course()?);
        let link = |n: &usize| {
            let lesson = course.lessons.get(*n)?;
            let address = LessonSubject::lesson(name, &lesson.id).address();
            let title = format!("{}. {}", n + 1, lesson.title.in_language(prefs.language()));
            Some(view! { <li><a href=format!("#teach/lesson/{address}")>{title}</a></li> })
        };
        let links: Vec<_> = shown.plan.later.iter().filter_map(link).collect();
        (!links.is_empty()).then_some(links)
    });
    links.map(|links| {
        view! {
            <section class="card later-lessons">
                <h3>{prefs.label_signal(Label::PrepareLater)}</h3>
                <ul class="bare">{links}</ul>
            </section>
        }
    })
}
