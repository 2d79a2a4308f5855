//! A photograph of a sheet: choosing it, progress, what is wrong with it, questions about single places.

use crate::components::query::focus_after_render;
use crate::components::{Button, Icon};
use crate::pages::score_sheet::photo_places::PhotoPlaces;
use crate::pages::score_sheet::photo_state::PhotoState;
use crate::state::preferences::Preferences;
use crate::state::sheet_photo::{self, PhotoStep, Question};
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_ink::photo::grey::GreyError;
use notabene_ink::photo::{Corner, FirstRow, Place, PlaceAnswer, Problem, Refusal};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent, Event, File, HtmlInputElement};

/// The button, what it opens, and the places to look at.
#[component]
pub fn PhotoPart(state: PhotoState) -> impl IntoView {
    let prefs = Preferences::here();
    // The progress is shown without new elements.
    let kind = Memo::new(move |_| state.step.with(std::mem::discriminant));
    let question = Memo::new(move |_| match state.step.get() {
        step @ (PhotoStep::Question(_) | PhotoStep::FirstRow(_)) => Some(step),
        _ => None,
    });
    focus_what_comes(state);
    let content = move || {
        // A memo that is never read is never computed, and tells of no change.
        kind.with(|_| ());
        question.with(|_| ());
        match state.step.get_untracked() {
            PhotoStep::Closed => view! { <OpenButton/> }.into_any(),
            PhotoStep::Choice => view! { <Choice state/> }.into_any(),
            PhotoStep::Work(_) => view! { <Progress state/> }.into_any(),
            PhotoStep::Refused(refusal) => view! { <Warning refusal/> <Choice state/> }.into_any(),
            PhotoStep::Unavailable => view! { <Warning refusal=Refusal::Game/> <Choice state/> }.into_any(),
            PhotoStep::Gone => {
                let text = prefs.label_signal(Label::PhotoGone);
                view! { <p class="warning callout" role="alert">{text}</p> <Choice state/> }.into_any()
            }
            PhotoStep::Full { next, refusal } => view! { <NextPage state next refusal/> }.into_any(),
            PhotoStep::FirstRow(picture) => view! { <Trial/> <AskFirstRow picture/> }.into_any(),
            PhotoStep::Question(question) => view! { <AskPlace state question/> }.into_any(),
            PhotoStep::Waiting(places) => view! { <Replace state places/> }.into_any(),
            PhotoStep::Done => view! { <Done state/> <Trial/> }.into_any(),
        }
    };
    view! {
        <section class="photo stack" aria-label=prefs.label_signal(Label::PhotoButton)
            on:drop=move |e| drop_picture(state, &e) on:paste=move |e| paste_picture(state, &e)>
            {content}
        </section>
        <PhotoPlaces state/>
    }
}

/// The focus follows the work: it would be lost with the button that was pressed.
fn focus_what_comes(state: PhotoState) {
    Effect::new(move |before: Option<bool>| {
        let css = state.step.with(|step| match step {
            PhotoStep::Closed => Some("[data-do=photo]"),
            PhotoStep::Choice
            | PhotoStep::Refused(_)
            | PhotoStep::Unavailable
            | PhotoStep::Gone
            | PhotoStep::Full { .. } => Some(".photo input[type=file]"),
            PhotoStep::Work(_) => None,
            PhotoStep::FirstRow(_) => Some("[data-do=photo-row-is]"),
            PhotoStep::Question(_) => Some("[data-do=photo-take]"),
            PhotoStep::Waiting(_) => Some("[data-do=photo-keep]"),
            PhotoStep::Done => Some("[data-do=photo-again]"),
        });
        if let (Some(css), Some(_)) = (css, before) {
            focus_after_render(css);
        }
        true
    });
}

#[component]
fn OpenButton() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <div class="row">
            <Button text=prefs.label_signal(Label::PhotoButton) name="photo" on_click=|()| sheet_photo::choose()/>
        </div>
    }
}

/// Reads the picture that was chosen in a field.
fn open_picture(state: PhotoState, e: &Event) {
    let Some(input) = e.target().and_then(|t| t.dyn_into::<HtmlInputElement>().ok()) else { return };
    let file = input.files().and_then(|files| files.get(0));
    // The file may be chosen again.
    input.set_value("");
    if let Some(file) = file {
        state.read(file);
    }
}

/// True for pictures.
fn is_picture(file: &File) -> bool {
    file.type_().starts_with("image/")
}

/// Reads a picture that was dropped here; other files are for the page.
fn drop_picture(state: PhotoState, e: &DragEvent) {
    let file = e.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0));
    if let Some(file) = file.filter(is_picture) {
        e.prevent_default();
        e.stop_propagation();
        state.read(file);
    }
}

fn paste_picture(state: PhotoState, e: &ClipboardEvent) {
    let file = e.clipboard_data().and_then(|data| data.files()).and_then(|files| files.get(0));
    if let Some(file) = file.filter(is_picture) {
        e.prevent_default();
        e.stop_propagation();
        state.read(file);
    }
}

/// Camera and file.
#[component]
fn PictureFields(state: PhotoState) -> impl IntoView {
    let prefs = Preferences::here();
    let open = move |e: Event| open_picture(state, &e);
    view! {
        <label class="button main">
            <span>{prefs.label_signal(Label::PhotoCamera)}</span>
            <input type="file" name="photo-camera" accept="image/*" capture="environment" on:change=open/>
        </label>
        <label class="button">
            <span>{prefs.label_signal(Label::PhotoFile)}</span>
            <input type="file" name="photo-file" accept="image/*" on:change=open/>
        </label>
    }
}

/// The choice of the first picture.
#[component]
fn Choice(state: PhotoState) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <p class="hint">{prefs.label_signal(Label::PhotoLead)}</p>
        <div class="row">
            <PictureFields state/>
            <a class="button" href="#print">{prefs.label_signal(Label::PrintTitle)}</a>
            <Button text=prefs.label_signal(Label::Close) name="photo-close" class="quiet" on_click=|()| sheet_photo::close_choice()/>
        </div>
    }
}

/// The choice of the next page of a long game.
#[component]
fn NextPage(state: PhotoState, next: usize, refusal: Option<Refusal>) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || prefs.message_text(&msg!(PhotoFull { page: next as u32 }));
    let warning = refusal.map(|refusal| view! { <Warning refusal/> });
    view! {
        {warning}
        <p role="status">{text}</p>
        <div class="row">
            <PictureFields state/>
            <Button text=prefs.label_signal(Label::PhotoEnd) name="photo-end" on_click=move |()| sheet_photo::end()/>
        </div>
    }
}

/// The reason why a picture was refused.
#[component]
fn Warning(refusal: Refusal) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || refusal_text(prefs, &refusal);
    view! { <p class="warning callout" role="alert">{text}</p> }
}

#[component]
fn Progress(state: PhotoState) -> impl IntoView {
    let prefs = Preferences::here();
    let percent = move || state.step.with(|step| if let PhotoStep::Work(n) = step { *n } else { 100 });
    view! {
        <p role="status">{prefs.label_signal(Label::PhotoReading)}</p>
        <div class="row">
            <progress class="grow" max="100" value=move || percent().to_string() aria-label=prefs.label_signal(Label::PhotoReading)></progress>
            <Button text=prefs.label_signal(Label::Cancel) name="photo-cancel" on_click=|()| sheet_photo::cancel()/>
        </div>
    }
}

/// Says that a sheet without our marks is read as a trial.
#[component]
fn Trial() -> impl IntoView {
    let prefs = Preferences::here();
    let is_trial = RwSignal::from(sheet_photo::is_trial());
    let text = move || {
        is_trial.get().then(|| view! { <p class="hint trial">{prefs.label_signal(Label::PhotoTrial)}</p> })
    };
    view! { {text} }
}

/// The question about the first row.
#[component]
fn AskFirstRow(picture: String) -> impl IntoView {
    let prefs = Preferences::here();
    let choice = move |answer: FirstRow| {
        let label = match answer {
            FirstRow::Is => Label::PhotoRowIs,
            FirstRow::Above => Label::PhotoRowAbove,
            FirstRow::Below => Label::PhotoRowBelow,
            FirstRow::Turned => Label::PhotoRowTurned,
        };
        view! {
            <button type="button" class:main=answer == FirstRow::Is data-do=format!("photo-row-{}", answer.name())
                on:click=move |_| sheet_photo::say_first_row(answer)>
                {prefs.label_signal(label)}
            </button>
        }
    };
    view! {
        <div class="photo-ask photo-first-row stack" role="group" aria-labelledby="photo-question">
            <p id="photo-question" role="status">{prefs.label_signal(Label::PhotoFirstRow)}</p>
            <img class="photo-cell" src=picture alt=prefs.label_signal(Label::PhotoRowPicture)/>
            <div class="row">
                {FirstRow::ALL.map(choice).collect_view()}
                <Button text=prefs.label_signal(Label::Cancel) name="photo-cancel" class="quiet" on_click=|()| sheet_photo::cancel()/>
            </div>
        </div>
    }
}

/// The question about a place.
#[component]
fn AskPlace(state: PhotoState, question: Question) -> impl IntoView {
    let prefs = Preferences::here();
    let Question { ply, texts, picture } = question;
    let heading = state.sheet.heading.run(ply);
    let choice = move |text: String| {
        let chosen = text.clone();
        view! {
            <button type="button" class="main" data-do="photo-take"
                on:click=move |_| sheet_photo::answer(ply, PlaceAnswer::Is(chosen.clone()))>
                {text}
            </button>
        }
    };
    let choices = texts.iter().cloned().map(choice).collect_view();
    let refuse = move |_| sheet_photo::answer(ply, PlaceAnswer::NoneOf(texts.clone()));
    view! {
        <div class="photo-ask stack" data-place=ply.to_string() role="group" aria-labelledby="photo-question">
            <p id="photo-question" role="status"><b>{heading}</b>" " {prefs.label_signal(Label::PhotoWhich)}</p>
            <img class="photo-cell" src=picture alt=prefs.label_signal(Label::PhotoPicture)/>
            <div class="row texts">{choices}</div>
            <div class="row">
                <Button text=prefs.label_signal(Label::PhotoNone) name="photo-none" on_click=refuse/>
                <Button text=prefs.label_signal(Label::PhotoSkip) name="photo-skip" on_click=move |()| sheet_photo::answer(ply, PlaceAnswer::Unknown)/>
                <Button text=prefs.label_signal(Label::PhotoFinish) name="photo-finish" class="quiet" on_click=|()| sheet_photo::finish()/>
                <Button text=prefs.label_signal(Label::Cancel) name="photo-cancel" class="quiet" on_click=|()| sheet_photo::cancel()/>
            </div>
        </div>
    }
}

/// The question about the sheet that is on the page.
#[component]
fn Replace(state: PhotoState, places: Vec<Place>) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <p role="status">{prefs.label_signal(Label::PhotoReplace)}</p>
        <div class="row">
            <Button text=prefs.label_signal(Label::PhotoPut) name="photo-put" class="main" on_click=move |()| state.put(places.clone())/>
            <Button text=prefs.label_signal(Label::PhotoKeep) name="photo-keep" on_click=|()| sheet_photo::close_choice()/>
        </div>
    }
}

#[component]
fn Done(state: PhotoState) -> impl IntoView {
    let prefs = Preferences::here();
    let text = move || {
        state.places.with(|places| {
            let doubts = places.iter().filter(|place| !place.is_clear()).count() as u32;
            prefs.message_text(&msg!(PhotoRead { places: places.len() as u32, doubts }))
        })
    };
    let back = move || {
        state.replaced.with(Option::is_some).then(|| {
            view! {
                <button type="button" data-do="photo-back" on:click=move |_| state.take_back()>
                    <Icon name="undo"/> <span>{prefs.label_signal(Label::PhotoBack)}</span>
                </button>
            }
        })
    };
    view! {
        <p role="status">{text}</p>
        <div class="row">
            <Button text=prefs.label_signal(Label::PhotoAgain) name="photo-again" on_click=|()| sheet_photo::choose()/>
            {back}
        </div>
    }
}

/// The sentence about what is wrong.
fn refusal_text(prefs: Preferences, refusal: &Refusal) -> String {
    let label = match refusal {
        Refusal::Picture(GreyError::TooLarge) => Label::PhotoLarge,
        Refusal::Picture(_) => Label::PhotoNoPicture,
        Refusal::Sheet(Problem::Marks { missing }) => {
            let corners = missing.iter().map(|corner| prefs.label(corner_label(*corner)).to_string());
            return prefs.message_text(&msg!(PhotoMarks { corners: corners.collect::<Vec<_>>() }));
        }
        Refusal::Sheet(Problem::NoSheet) => Label::PhotoNoSheet,
        Refusal::Sheet(Problem::Dark) => Label::PhotoDark,
        Refusal::Sheet(Problem::Code) => Label::PhotoCode,
        Refusal::Sheet(Problem::Blurred) => Label::PhotoBlurred,
        Refusal::Sheet(Problem::TooSmall) => Label::PhotoSmall,
        Refusal::Page { page, wanted } => {
            let [page, wanted] = [*page, *wanted].map(|page| page as u32);
            return prefs.message_text(&msg!(PhotoPage { page, wanted }));
        }
        Refusal::OtherSheet => Label::PhotoOtherSheet,
        Refusal::Empty => Label::PhotoEmpty,
        Refusal::Letters => Label::PhotoLetters,
        Refusal::Game => Label::PhotoUnavailable,
    };
    prefs.label(label).into()
}

const fn corner_label(corner: Corner) -> Label {
    match corner {
        Corner::LeftUpper => Label::PhotoLeftUpper,
        Corner::RightUpper => Label::PhotoRightUpper,
        Corner::RightLower => Label::PhotoRightLower,
        Corner::LeftLower => Label::PhotoLeftLower,
    }
}
