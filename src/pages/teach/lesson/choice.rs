//! Choice of the subject of a lesson, and of its length.

use crate::components::{Select, SelectOption};
use crate::pages::teach::lesson::LessonPage;
use crate::pages::{famous, learn};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::famous::{FAMILIES, FamousGame};
use notabene_study::prepared_lesson::{LENGTHS, LessonSubject, SubjectKind};

/// All choices.
#[component]
pub fn SubjectChoice(page: LessonPage) -> impl IntoView {
    let prefs = page.prefs;
    let kind = Memo::new(move |_| page.subject.with(LessonSubject::kind));
    let kinds = SubjectKind::ALL
        .map(|kind| SelectOption { value: kind.name().into(), text: prefs.label_signal(kind.label()) });
    let parts = move || match kind.get() {
        SubjectKind::Lesson => view! { <CourseSelect page/> <LessonSelect page/> }.into_any(),
        SubjectKind::Course => view! { <CourseSelect page/> }.into_any(),
        SubjectKind::Famous => view! { <FamousSelect page/> }.into_any(),
        SubjectKind::Board => ().into_any(),
    };
    let choose = move |name: String| {
        let first = SubjectKind::by_name(&name).map(SubjectKind::first);
        first.into_iter().for_each(|subject| page.choose(&subject));
    };
    let lengths = LENGTHS.map(|minutes| SelectOption {
        value: minutes.to_string(),
        text: Signal::derive(move || prefs.message_text(&msg!(PrepareMinutes { minutes }))),
    });
    let set_length = move |text: String| {
        page.minutes.set(text.parse().ok().filter(|minutes| LENGTHS.contains(minutes)).unwrap_or(LENGTHS[1]));
    };
    view! {
        <fieldset class="card tiles lesson-choice">
            <legend>{prefs.label_signal(Label::PrepareWhat)}</legend>
            <Select
                text=prefs.label_signal(Label::WorkFrom) name="subject" options=kinds.into()
                value=Signal::derive(move || kind.get().name().to_string()) on_change=choose
            />
            {parts}
            <Select
                text=prefs.label_signal(Label::PrepareLong) name="length" options=lengths.into()
                value=Signal::derive(move || page.minutes.get().to_string()) on_change=set_length
            />
        </fieldset>
    }
}

/// Option with a text in one language.
fn named(value: &str, text: String) -> SelectOption {
    SelectOption { value: value.into(), text: Signal::stored(text) }
}

/// Choice of a course; with it goes its first lesson, if a lesson is asked for.
#[component]
fn CourseSelect(page: LessonPage) -> impl IntoView {
    let titles = RwSignal::new(Vec::<(String, String)>::new());
    let language = Memo::new(move |_| page.prefs.language());
    Effect::new(move |_| {
        let asked = language.get();
        spawn_local(async move {
            let all = learn::course_titles(asked).await;
            // The page may be gone.
            titles.try_set(all);
        });
    });
    let choose = move |key: String| {
        if page.subject.with_untracked(LessonSubject::kind) == SubjectKind::Course {
            return page.choose(&LessonSubject::Course(key));
        }
        spawn_local(async move {
            let course = learn::course(&key, language.get_untracked()).await;
            let first = course.and_then(|course| course.lessons.first().map(|lesson| lesson.id.clone()));
            page.choose(&LessonSubject::lesson(&key, &first.unwrap_or_default()));
        });
    };
    let value =
        Signal::derive(move || page.subject.with(|subject| subject.course().unwrap_or_default().to_string()));
    move || {
        let options = titles.with(|all| all.iter().map(|(key, title)| named(key, title.clone())).collect());
        view! {
            <Select
                text=page.prefs.label_signal(Label::WorkCourse) name="course" options value on_change=choose
            />
        }
    }
}

/// Choice of a lesson of the course.
#[component]
fn LessonSelect(page: LessonPage) -> impl IntoView {
    let value = Signal::derive(move || match page.subject.get() {
        LessonSubject::Lesson { lesson, .. } => lesson,
        _ => String::new(),
    });
    let choose = move |id: String| {
        if let Some(course) = page.subject.with_untracked(|subject| subject.course().map(String::from)) {
            page.choose(&LessonSubject::lesson(&course, &id));
        }
    };
    let course = page.course();
    move || {
        let language = page.prefs.language();
        let lessons = course.get().into_iter().flat_map(|course| {
            let title = |(n, lesson): (usize, &notabene_study::Lesson)| {
                named(&lesson.id, format!("{}. {}", n + 1, lesson.title.in_language(language)))
            };
            course.lessons.iter().enumerate().map(title).collect::<Vec<_>>()
        });
        let options = lessons.collect();
        view! {
            <Select text=page.prefs.label_signal(Label::WorkLesson) name="lesson" options value on_change=choose/>
        }
    }
}

/// The famous games in the language of the screen, once they are loaded.
fn loaded_famous_games(prefs: Preferences) -> RwSignal<Vec<FamousGame>> {
    let all = RwSignal::new(Vec::new());
    let language = Memo::new(move |_| prefs.language());
    Effect::new(move |_| {
        let asked = language.get();
        spawn_local(async move {
            let list = famous::load_list(asked).await.unwrap_or_default();
            // The page may be gone.
            all.try_set(list);
        });
    });
    all
}

/// Choice of a famous game, by its family.
#[component]
fn FamousSelect(page: LessonPage) -> impl IntoView {
    let prefs = page.prefs;
    let all = loaded_famous_games(prefs);
    let place = Memo::new(move |_| match page.subject.get() {
        LessonSubject::Famous { family, id } => (family, id),
        _ => Default::default(),
    });
    let choose_family = move |family: String| {
        let first = all.with_untracked(|all| {
            let game = all.iter().find(|game| game.family == family)?;
            Some(LessonSubject::famous(&family, &game.id))
        });
        first.into_iter().for_each(|subject| page.choose(&subject));
    };
    let choose_game = move |id: String| {
        page.choose(&LessonSubject::famous(&place.with_untracked(|(family, _)| family.clone()), &id));
    };
    let families = FAMILIES
        .iter()
        .map(|family| SelectOption { value: family.name.into(), text: prefs.label_signal(family.label) });
    let families: Vec<SelectOption> = families.collect();
    let family = Memo::new(move |_| place.with(|(family, _)| family.clone()));
    let games = move || {
        let family = family.get();
        let options = all.with(|all| {
            let own = all.iter().filter(|game| game.family == family);
            own.map(|game| named(&game.id, title(game))).collect()
        });
        view! {
            <Select
                text=prefs.label_signal(Label::WorkRecord) name="famous" options
                value=Signal::derive(move || place.with(|(_, id)| id.clone())) on_change=choose_game
            />
        }
    };
    view! {
        <Select
            text=prefs.label_signal(Label::KindOfGame) name="family" options=families
            value=family on_change=choose_family
        />
        {games}
    }
}

/// Title, players and year of a game.
fn title(game: &FamousGame) -> String {
    let facts = [&game.title, &game.players, &game.year].map(String::as_str);
    facts.into_iter().filter(|fact| !fact.is_empty()).collect::<Vec<_>>().join(" · ")
}
