//! Page of the strokes of draughts: choice of game, motif and length, and a link to each stroke.
//!
//! Addresses: `#strokes`, `#strokes/russian/turc/3`; `all` leaves a choice open.

use crate::components::{Select, SelectOption};
use crate::pages::learn::{StarRow, lesson_address, saved_progress};
use crate::state::navigation::Navigation;
use crate::state::preferences::{Preferences, Prefs};
use crate::state::strokes::{self, PAGE_NAME, StrokeChoice, Strokes};
use crate::state::{address, practice, router};
use crate::views::board_picture::thumbnail_url;
use crate::views::hand_in::HandInButton;
use leptos::prelude::*;
use notabene_core::game::registry;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::Notation as _;
use notabene_core::position::{Position as _, Side};
use notabene_study::stroke::{GAMES, LONGEST, MOTIFS, Motif, Stroke};
use notabene_study::{MOST_STARS, Progress, hand_in};
use wasm_bindgen_futures::spawn_local;

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <StrokesPage/> }.into_any()
}

/// Choice in the address; the last one if the address has none.
fn choice_in(address: &str) -> StrokeChoice {
    match router::after_slash(address) {
        "" => StrokeChoice::saved(),
        text => StrokeChoice::read(text),
    }
}

#[component]
fn StrokesPage() -> impl IntoView {
    let prefs = Preferences::here();
    let shown = Navigation::here().address;
    let choice = Memo::new(move |last| {
        let here = shown.with(|shown| (address::page_name(shown) == PAGE_NAME).then(|| choice_in(shown)));
        here.or_else(|| last.copied()).unwrap_or_else(StrokeChoice::saved)
    });
    let game = Memo::new(move |_| choice.get().game);
    let fetched = RwSignal::new(None);
    Effect::new(move |_| {
        let game = game.get();
        fetched.set(None);
        spawn_local(async move {
            let strokes = strokes::load(game).await;
            // The page may be gone, or another game chosen.
            if choice.try_get_untracked().is_some_and(|choice| choice.game == game) {
                fetched.try_set(Some(strokes));
            }
        });
    });
    Effect::new(move |_| choice.get().save());
    let content = move || match fetched.get() {
        None => {
            view! { <p class="note" role="status">{prefs.label_signal(Label::TextsLoading)}</p> }.into_any()
        }
        Some(None) => {
            view! { <p class="note" role="alert">{prefs.label_signal(Label::LearnMissing)}</p> }.into_any()
        }
        Some(Some(strokes)) => view! { <StrokeList strokes choice/> }.into_any(),
    };
    view! {
        <h1>{prefs.label_signal(Label::StrokesTitle)}</h1>
        <p class="lead">{prefs.label_signal(Label::StrokesLead)}</p>
        <section class="card today strokes">
            <StrokeChoices choice/>
            {content}
        </section>
    }
}

/// Goes to the address of a choice.
fn choose(choice: StrokeChoice) {
    // An address never fails.
    drop(window().location().set_hash(&choice.address()));
}

/// Selects of game, motif and length.
#[component]
fn StrokeChoices(choice: Memo<StrokeChoice>) -> impl IntoView {
    let prefs = Preferences::here();
    let option = |value: &str, text: Signal<String>| SelectOption { value: value.into(), text };
    let all = || option("", prefs.label_signal(Label::StrokesAll));
    let games = GAMES.into_iter().filter_map(|(name, id)| {
        let variant = registry::find(id).ok()?;
        Some(option(name, prefs.label_signal(variant.label)))
    });
    let motifs = MOTIFS.iter().map(|motif| option(motif.id, prefs.label_signal(motif.label)));
    let lengths = (2..=LONGEST).map(|count| option(&count.to_string(), length_text(prefs, count)));
    let game = move |name: String| choose(StrokeChoice { ..StrokeChoice::read(&name) });
    let motif = move |id: String| {
        choose(StrokeChoice { motif: MOTIFS.iter().find(|motif| motif.id == id), ..choice.get_untracked() });
    };
    let length = move |text: String| {
        choose(StrokeChoice { length: text.parse().ok(), ..choice.get_untracked() });
    };
    let about = move || choice.get().motif.map(|motif| prefs.label(motif.about));
    view! {
        <div class="names-beside inline apart">
            <Select text=prefs.label_signal(Label::StrokesGame) name="game" options=games.collect()
                value=Signal::derive(move || choice.get().game.to_string()) on_change=game/>
            <Select text=prefs.label_signal(Label::StrokesMotif) name="motif" options=std::iter::once(all()).chain(motifs).collect()
                value=Signal::derive(move || choice.get().motif.map_or(String::new(), |motif| motif.id.into())) on_change=motif/>
            <Select text=prefs.label_signal(Label::StrokesLength) name="length" options=std::iter::once(all()).chain(lengths).collect()
                value=Signal::derive(move || choice.get().length.map_or(String::new(), |length| length.to_string())) on_change=length/>
        </div>
        <p class="hint" role="status">{about}</p>
    }
}

/// Length of a stroke in words.
fn length_text(prefs: Preferences, length: usize) -> Signal<String> {
    if length == LONGEST {
        return prefs.label_signal(Label::StrokesLonger);
    }
    Signal::derive(move || prefs.message_text(&msg!(StrokeOfLength { count: length as u32 })))
}

/// Links to the chosen strokes.
#[component]
fn StrokeList(strokes: Strokes, choice: Memo<StrokeChoice>) -> impl IntoView {
    let prefs = Preferences::here();
    let progress = StoredValue::new(saved_progress());
    let list = move || {
        let choice = choice.get();
        let chosen: Vec<&Stroke> = strokes.iter().filter(|stroke| choice.has(stroke)).collect();
        let stars: Vec<u32> = progress
            .with_value(|progress| chosen.iter().map(|stroke| best(progress, choice.game, stroke)).collect());
        let of_all = |stroke: &Stroke| progress.with_value(|progress| best(progress, choice.game, stroke));
        let all_stars: Vec<u32> = strokes.iter().map(of_all).collect();
        let result = hand_in::strokes(choice.game, &all_stars, practice::local_seconds());
        let (done, all) = (stars.iter().filter(|stars| **stars > 0).count() as u32, chosen.len() as u32);
        let next = chosen.iter().zip(&stars).find(|(_, stars)| **stars == 0).map(|(stroke, _)| stroke.number);
        let begin = next.map(|number| {
            let label = if done == 0 { Label::StrokesBegin } else { Label::StrokesNext };
            view! { <a class="button main" data-do="begin" href=stroke_address(choice.game, number)>{prefs.label_signal(label)}</a> }
        });
        let groups = motif_groups(chosen.into_iter().zip(stars)).into_iter().map(|(motif, strokes)| {
            let tiles = strokes
                .into_iter()
                .map(|(stroke, stars)| view! { <StrokeTile game=choice.game stroke=stroke.clone() stars/> });
            view! { <h2>{prefs.label_signal(motif.label)}</h2><ol class="tasks stack bare">{tiles.collect_view()}</ol> }
        });
        match all {
            0 => view! { <p class="note" role="status">{prefs.label_signal(Label::StrokesNone)}</p> }
                .into_any(),
            _ => view! {
                <p class="inline onward">
                    {begin}
                    <span class="count">{move || prefs.message_text(&msg!(StrokeDone { done, all }))}</span>
                </p>
                {result.map(|result| view! { <HandInButton label=Label::HandIn result/> })}
                {groups.collect_view()}
            }
            .into_any(),
        }
    };
    view! { {list} }
}

/// Strokes with their stars, by motif in the order in which the motifs come up.
type MotifGroup<'s> = (&'static Motif, Vec<(&'s Stroke, u32)>);

fn motif_groups<'s>(strokes: impl Iterator<Item = (&'s Stroke, u32)>) -> Vec<MotifGroup<'s>> {
    let mut groups: Vec<MotifGroup> = Vec::new();
    for (stroke, stars) in strokes {
        match groups.iter_mut().find(|(motif, _)| motif.id == stroke.motif.id) {
            Some((_, group)) => group.push((stroke, stars)),
            None => groups.push((stroke.motif, vec![(stroke, stars)])),
        }
    }
    groups
}

/// Address of the first exercise of a stroke.
fn stroke_address(game: &str, number: u32) -> String {
    let number = number.to_string();
    lesson_address(&strokes::course_key(game), &number, &[&number, "-1"].concat())
}

/// Picture of the position of a stroke, from the side that begins, as a data URL.
fn stroke_picture(prefs: &Prefs, game: &str, stroke: &Stroke) -> Option<String> {
    let (_, id) = GAMES.into_iter().find(|(name, _)| *name == game)?;
    let position = stroke.start.to_text();
    let scene = registry::open(id, Some(&position), None).ok()?.scene();
    Some(thumbnail_url(prefs, &scene, stroke.start.turn() == Side::Black))
}

/// Stars of a stroke: those of its weakest exercise; 0 while one is open.
fn best(progress: &Progress, game: &str, stroke: &Stroke) -> u32 {
    let course = strokes::course_key(game);
    let exercises = (1..=stroke.lines.len() + 1).map(|n| format!("{}-{n}", stroke.number));
    exercises.map(|id| progress.best(&course, &id)).min().unwrap_or_default().min(MOST_STARS)
}

/// Link to a stroke, with picture, number, length and stars.
#[component]
fn StrokeTile(game: &'static str, stroke: Stroke, stars: u32) -> impl IntoView {
    let prefs = Preferences::here();
    let picture = prefs.with_untracked(|prefs| stroke_picture(prefs, game, &stroke));
    let length = stroke.length() as u32;
    view! {
        <li>
            <a class="row-link" href=stroke_address(game, stroke.number) data-done=(stars > 0).to_string()>
                {picture.map(|picture| view! { <img class="diagram" alt="" loading="lazy" src=picture/> })}
                <span class="inline between">
                    <b>{stroke.place}</b>
                    <small>{move || prefs.message_text(&msg!(StrokeOfLength { count: length }))}</small>
                </span>
                {(stars > 0).then(|| view! { <StarRow stars/> })}
            </a>
        </li>
    }
}
