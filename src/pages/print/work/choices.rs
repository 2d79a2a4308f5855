//! Choices of a worksheet: the source of its tasks, its pages, its paper.

use crate::components::{FileButton, Select, SelectOption};
use crate::pages::learn;
use crate::pages::print::work::WorkState;
use crate::pages::print::work::sources::{ALL_KEPT, BOARD_FILE, OWN_FILE, open_file};
use crate::state::chosen_game;
use crate::state::random::random_bits;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::digits::number;
use notabene_core::game::registry::VARIANTS;
use notabene_core::i18n::{Label, Language};
use notabene_study::printing::Format;
use notabene_study::task;
use notabene_study::worksheet::{CHOSEN_GAME, GameTask, SourceKind, WorkChoice, needs_screen};
use web_sys::File;

/// All choices.
#[component]
pub fn WorkChoices(state: WorkState) -> impl IntoView {
    let prefs = state.prefs;
    let source = Memo::new(move |_| state.get(|c| c.source));
    let parts = move || match source.get() {
        SourceKind::Drill => view! { <GameChoice state/> <SkillChoice state/> }.into_any(),
        SourceKind::Course => view! { <CourseChoice state/> }.into_any(),
        SourceKind::Games => {
            view! { <RecordChoice state/> <TaskChoice state/> <FileChoice state/> }.into_any()
        }
        SourceKind::Empty => view! { <GameChoice state/> }.into_any(),
    };
    let kinds = SourceKind::ALL.map(|kind| labelled(state, kind.name(), kind.label()));
    let set_source = move |name: String| {
        let kind = SourceKind::ALL.into_iter().find(|kind| kind.name() == name);
        state.update(|c| c.source = kind.unwrap_or(c.source));
    };
    view! {
        <div class="choosing tiles broad">
            <fieldset class="card">
                <legend>{prefs.label_signal(Label::WorkSource)}</legend>
                <Select
                    text=prefs.label_signal(Label::WorkFrom) name="source" options=kinds.into()
                    value=Signal::derive(move || source.get().name().to_string()) on_change=set_source
                />
                {parts}
                <SowButton state/>
            </fieldset>
            <PageChoices state/>
            <PaperChoices state/>
        </div>
    }
}

/// Option with a label.
fn labelled(state: WorkState, value: &str, label: Label) -> SelectOption {
    SelectOption { value: value.into(), text: state.prefs.label_signal(label) }
}

/// Option with a text in one language.
fn named(value: &str, text: String) -> SelectOption {
    SelectOption { value: value.into(), text: Signal::stored(text) }
}

/// Choice of the game of a board.
#[component]
fn GameChoice(state: WorkState) -> impl IntoView {
    let options = VARIANTS.iter().map(|game| labelled(state, game.id, game.label)).collect();
    let change = move |id: String| {
        state.update(|c| {
            c.game = id;
            // A game may lack the skill of another.
            let skills = skills(&c.game);
            if let Some(first) = skills.first().filter(|_| skills.iter().all(|skill| skill.id != c.skill)) {
                c.skill = first.id.into();
            }
        });
    };
    view! {
        <Select
            text=state.prefs.label_signal(Label::KindOfGame) name="game" options
            value=Signal::derive(move || state.get(|c| c.game.clone())) on_change=change
        />
    }
}

/// The skills of a game that can be practised on paper, the easiest first.
fn skills(game: &str) -> Vec<&'static task::Skill> {
    task::of_game(game).into_iter().filter(|skill| !needs_screen(skill.id)).collect()
}

/// Choice of a skill.
#[component]
fn SkillChoice(state: WorkState) -> impl IntoView {
    let game = Memo::new(move |_| state.get(|c| c.game.clone()));
    move || {
        let options = game.with(|game| skills(game));
        let options = options.into_iter().map(|skill| labelled(state, skill.id, skill.label)).collect();
        view! {
            <Select
                text=state.prefs.label_signal(Label::SkillsSkill) name="skill" options
                value=Signal::derive(move || state.get(|c| c.skill.clone()))
                on_change=move |id: String| state.update(|c| c.skill = id)
            />
        }
    }
}

/// Choice of a course and a lesson.
#[component]
fn CourseChoice(state: WorkState) -> impl IntoView {
    let prefs = state.prefs;
    let titles = RwSignal::new(Vec::<(String, String)>::new());
    let language = Memo::new(move |_| prefs.language());
    Effect::new(move |_| {
        let asked = language.get();
        spawn_local(async move {
            let all = learn::course_titles(asked).await;
            // The page may be gone.
            titles.try_set(all);
        });
    });
    let courses = move || {
        let options = titles.with(|all| all.iter().map(|(key, title)| named(key, title.clone())).collect());
        view! {
            <Select
                text=prefs.label_signal(Label::WorkCourse) name="course" options
                value=Signal::derive(move || state.get(|c| c.course.clone()))
                on_change=move |key: String| state.update(|c| (c.course, c.lesson) = (key, String::new()))
            />
        }
    };
    let lessons = move || {
        let options = lesson_options(state, language.get());
        view! {
            <Select
                text=prefs.label_signal(Label::WorkLesson) name="lesson" options
                value=Signal::derive(move || state.get(|c| c.lesson.clone()))
                on_change=move |id: String| state.update(|c| c.lesson = id)
            />
        }
    };
    view! { {courses} {lessons} }
}

/// The lessons of the loaded course that have exercises, after the choice of all.
fn lesson_options(state: WorkState, language: Language) -> Vec<SelectOption> {
    let mut options = vec![labelled(state, "", Label::WorkAllLessons)];
    state.source.course.with(|course| {
        let lessons = course.iter().flat_map(|course| course.lessons.iter().enumerate());
        options.extend(lessons.filter(|(_, lesson)| !lesson.exercises.is_empty()).map(|(n, lesson)| {
            named(&lesson.id, format!("{}. {}", n + 1, lesson.title.in_language(language)))
        }));
    });
    options
}

/// Choice of a game: that on the board, a saved one, those of a file.
#[component]
fn RecordChoice(state: WorkState) -> impl IntoView {
    let prefs = state.prefs;
    move || {
        let mut options = vec![labelled(state, "", Label::WorkOnBoard)];
        if let Some(game) = chosen_game::load() {
            let players = chosen_game::players(&game);
            options
                .push(named(CHOSEN_GAME, players.unwrap_or_else(|| prefs.label(Label::PractiseWith).into())));
        }
        if state.collection.is_open() {
            options.push(labelled(state, BOARD_FILE, Label::GamesOfFile));
        }
        if state.source.file.with(|text| !text.is_empty()) {
            options.push(labelled(state, OWN_FILE, Label::WorkFile));
        }
        state.source.kept.with(|kept| {
            if !kept.is_empty() {
                options.push(labelled(state, ALL_KEPT, Label::WorkAllKept));
            }
            for game in kept {
                let title = game.title().unwrap_or_else(|| prefs.label(Label::WorkGames).into());
                let words = [&title, &game.date, &game.event].map(String::as_str);
                let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
                options.push(named(&game.id, words.join(" · ")));
            }
        });
        view! {
            <Select
                text=prefs.label_signal(Label::WorkRecord) name="record" options
                value=Signal::derive(move || state.get(|c| c.record.clone()))
                on_change=move |id: String| state.update(|c| c.record = id)
            />
        }
    }
}

/// Choice of the task made of a move.
#[component]
fn TaskChoice(state: WorkState) -> impl IntoView {
    let options = GameTask::ALL.map(|task| labelled(state, task.name(), task.label()));
    let change = move |name: String| {
        let task = GameTask::ALL.into_iter().find(|task| task.name() == name);
        state.update(|c| c.task = task.unwrap_or(c.task));
    };
    view! {
        <Select
            text=state.prefs.label_signal(Label::WorkTask) name="task" options=options.into()
            value=Signal::derive(move || state.get(|c| c.task.name().to_string())) on_change=change
        />
    }
}

/// The file of games for this page, and what is wrong with it.
#[component]
fn FileChoice(state: WorkState) -> impl IntoView {
    let open = move |files: Vec<File>| files.into_iter().for_each(|file| spawn_local(open_file(state, file)));
    let problem = move || {
        let is_empty = state.source.is_file_empty.get();
        is_empty.then(|| view! { <p role="alert">{state.prefs.label_signal(Label::WorkNoFile)}</p> })
    };
    view! {
        <FileButton
            text=state.prefs.label_signal(Label::WorkOpen) name="work-file" accept=".pgn,.pdn,.txt,text/plain"
            on_choose=open
        />
        {problem}
    }
}

/// Button for another set of tasks, or another order of them.
#[component]
fn SowButton(state: WorkState) -> impl IntoView {
    let class = move || if state.get(|c| c.source == SourceKind::Empty) { "hidden" } else { "" };
    let sow = move |_| state.update(|c| c.set_seed(random_bits()));
    view! {
        <button type="button" data-do="sow" class=class on:click=sow>
            {state.prefs.label_signal(Label::WorkSow)}
        </button>
    }
}

/// Choice of a number.
fn number_choice(
    state: WorkState,
    label: Label,
    name: &'static str,
    of: &[u32],
    place: fn(&mut WorkChoice) -> &mut u32,
) -> impl IntoView {
    let options = of.iter().map(|n| named(&n.to_string(), n.to_string())).collect();
    let now = move || state.get(|c| *place(&mut c.clone())).to_string();
    let change = move |text: String| state.update(|c| *place(c) = number(&text).unwrap_or(*place(c)));
    view! {
        <Select text=state.prefs.label_signal(label) name options value=Signal::derive(now) on_change=change/>
    }
}

/// Choices of pages, versions and answers.
#[component]
fn PageChoices(state: WorkState) -> impl IntoView {
    let prefs = state.prefs;
    let key = move |e| state.update(|c| c.with_key = event_target_checked(&e));
    let is_empty = move || state.get(|c| c.source == SourceKind::Empty);
    view! {
        <fieldset class="card">
            <legend>{prefs.label_signal(Label::WorkPagesLegend)}</legend>
            {number_choice(state, Label::WorkPerPage, "per-page", &WorkChoice::PER_PAGE, |c| &mut c.per_page)}
            {number_choice(state, Label::WorkPages, "pages", &WorkChoice::PAGES, |c| &mut c.pages)}
            <div class=move || if is_empty() { "hidden" } else { "picked" }>
                {number_choice(state, Label::WorkVersions, "versions", &WorkChoice::VERSIONS, |c| &mut c.versions)}
                <label class="switch">
                    <input type="checkbox" name="key" prop:checked=move || state.get(|c| c.with_key) on:change=key/>
                    <span>{prefs.label_signal(Label::WorkKey)}</span>
                </label>
            </div>
        </fieldset>
    }
}

/// Choices of paper and title.
#[component]
fn PaperChoices(state: WorkState) -> impl IntoView {
    let prefs = state.prefs;
    let formats = Format::ALL.map(|format| {
        let is = move || state.get(|c| c.format == format).to_string();
        view! {
            <button
                type="button" class="choice" data-format=format.name() aria-pressed=is
                on:click=move |_| state.update(|c| c.format = format)
            >
                {prefs.label_signal(format.label())}
            </button>
        }
    });
    let title = move |e| state.update(|c| c.set_title(&event_target_value(&e)));
    view! {
        <fieldset class="card">
            <legend>{prefs.label_signal(Label::PrintFormat)}</legend>
            <div class="row" role="group">{formats.collect_view()}</div>
            <label class="pick">
                <span>{prefs.label_signal(Label::WorkHeading)}</span>
                <input
                    type="text" name="title" maxlength="80" autocomplete="off"
                    prop:value=move || state.get(|c| c.title.clone()) on:input=title
                />
            </label>
        </fieldset>
    }
}
