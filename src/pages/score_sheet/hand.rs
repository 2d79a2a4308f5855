//! "My handwriting": signs that are easily mixed up, and lines to copy so that moves are read better.

use crate::components::{Button, ChoiceButton};
use crate::state::ink::{self, CopyError, compare_copy, learn_line};
use crate::state::preferences::Preferences;
use crate::views::ink_pad::{InkDrawing, InkPad};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::Letters;
use notabene_ink::learning::{Consent, HardSign};
use notabene_ink::sign::signs;
use notabene_ink::{CopiedSign, Ink};

/// Two signs that are easily mixed up: their names on the button, and the row to copy.
struct Pair {
    signs: HardSign,
    title: &'static str,
    row: &'static str,
}

const fn pair(written: char, looks_like: char, title: &'static str, row: &'static str) -> Pair {
    Pair { signs: HardSign { written, looks_like }, title, row }
}

static PAIRS: [Pair; 6] = [
    pair('a', 'd', "a d", "a d d a d"),
    pair('1', '7', "1 7", "1 7 7 1 7"),
    pair('b', '6', "b 6", "b 6 6 b 6"),
    pair('g', '9', "g 9", "g 9 9 g 9"),
    pair('C', 'G', "C G", "C G G C G"),
    pair('D', '0', "D 0", "D 0 0 D 0"),
];

/// Content of the mode.
#[component]
pub fn HandMode() -> impl IntoView {
    let letters = Preferences::here().with_untracked(|p| p.letters());
    view! {
        <div class="my-hand tiles roomy at-start">
            <ClearSigns/>
            <Remembered letters/>
        </div>
    }
}

/// All that is remembered of a hand: copied lines and confirmed moves.
#[component]
fn Remembered(letters: &'static Letters) -> impl IntoView {
    let count = RwSignal::new(ink::line_count());
    view! {
        <LinesToCopy letters count/>
        <ConfirmedMoves count/>
    }
}

/// Lines with the letters of the pieces, the files, digits and marks. Letters that are not read are replaced by English ones.
fn lines_to_copy(letters: &'static Letters) -> [String; 3] {
    let is_read = letters.pieces.iter().all(|letter| signs(letter).is_some());
    let [king, queen, rook, bishop, knight] =
        if is_read { letters.pieces } else { Letters::english().pieces };
    [
        format!("{king}f3 {queen}xe5+ {knight}d4"),
        format!("{rook}ah1 {bishop}b6 cxd8 #"),
        String::from("O-O g7 a2 h4 e1 9"),
    ]
}

/// Signs of a copied row that look like others.
fn unclear_signs(found: Vec<CopiedSign>) -> Vec<CopiedSign> {
    // Only the game tells a small letter from a large one.
    let is_same = |a: char, b: char| a.to_lowercase().eq(b.to_lowercase());
    found.into_iter().filter(|sign| !is_same(sign.written, sign.looks_like)).collect()
}

/// The lesson on clear signs.
#[component]
fn ClearSigns() -> impl IntoView {
    let prefs = Preferences::here();
    let chosen = RwSignal::new(0);
    let choices = PAIRS.iter().enumerate().map(|(n, pair)| {
        view! {
            <ChoiceButton pressed=Signal::derive(move || chosen.get() == n) on_click=move |()| chosen.set(n)>
                {pair.title}
            </ChoiceButton>
        }
    });
    let exercise = move || PAIRS.get(chosen.get()).map(|pair| view! { <SignExercise pair/> });
    view! {
        <section class="card" aria-label=prefs.label_signal(Label::HandClear)>
            <h3>{prefs.label_signal(Label::HandClear)}</h3>
            <p class="hint">{prefs.label_signal(Label::HandClearLead)}</p>
            <div class="row" role="group" aria-label=prefs.label_signal(Label::HandClear)>{choices.collect_view()}</div>
            {exercise}
        </section>
    }
}

/// A row to copy; shows the signs that look like others.
#[component]
fn SignExercise(pair: &'static Pair) -> impl IntoView {
    let prefs = Preferences::here();
    let ink = RwSignal::new(Ink::default());
    let found = RwSignal::new(None::<Result<Vec<CopiedSign>, CopyError>>);
    let check = move |()| {
        let written = ink.get_untracked();
        spawn_local(async move {
            let answer = compare_copy(&written.to_text(), pair.row).await.map(unclear_signs);
            if ink.try_with_untracked(|now| *now == written) == Some(true) {
                found.set(Some(answer));
            }
        });
    };
    let picture = move |sign: &CopiedSign| {
        let strokes = ink.with_untracked(|ink| {
            sign.strokes.iter().filter_map(|n| ink.strokes.get(*n).cloned()).collect::<Vec<_>>()
        });
        Ink { strokes }.to_text()
    };
    let answer = move || {
        found.get().map(|answer| match answer {
            Ok(unclear) if unclear.is_empty() => {
                view! { <p class="good">{prefs.label_signal(Label::HandAllClear)}</p> }.into_any()
            }
            Ok(unclear) => {
                let line = |sign: CopiedSign| {
                    let drawn = picture(&sign);
                    let text = move || {
                        prefs
                            .message_text(&msg!(HandLooksLike { sign: sign.written, other: sign.looks_like }))
                    };
                    view! { <li><span class="ink"><InkDrawing text=drawn/></span> {text}</li> }
                };
                let lines = unclear.into_iter().map(line).collect_view();
                view! { <ul class="unclear stack bare">{lines}</ul> }.into_any()
            }
            Err(error) => view! { <p class="look">{prefs.label_signal(error_label(error))}</p> }.into_any(),
        })
    };
    view! {
        <p class="to-copy" aria-live="polite">{pair.row}</p>
        {pair.signs.tip().map(|tip| view! { <p class="tip faint">{prefs.label_signal(tip)}</p> })}
        <InkPad ink name=prefs.label_signal(Label::InkWrite) on_change=move |()| found.set(None)/>
        <div class="row">
            <Button text=prefs.label_signal(Label::HandCheck) name="hand-check" class="main" on_click=check/>
        </div>
        <div class="hand-answer" role="status">{answer}</div>
    }
}

/// Sentence about a copied line that gave nothing.
const fn error_label(error: CopyError) -> Label {
    match error {
        CopyError::OtherText => Label::HandApart,
        CopyError::Unavailable => Label::HandUnavailable,
    }
}

/// Lines to copy, and the hand that is kept.
#[component]
fn LinesToCopy(letters: &'static Letters, count: RwSignal<usize>) -> impl IntoView {
    let prefs = Preferences::here();
    let forgotten = RwSignal::new(None::<String>);
    let lines = lines_to_copy(letters).map(|text| view! { <LineToCopy text count/> });
    let kept = move || match count.get() {
        0 => prefs.label(Label::HandNone).to_string(),
        n => prefs.message_text(&msg!(HandLines { count: n as u32 })),
    };
    let forget = move |()| {
        forgotten.set(Some(ink::forget_hand()));
        count.set(0);
    };
    let restore = move |()| {
        if let Some(hand) = forgotten.try_update(Option::take).flatten() {
            ink::restore_hand(&hand);
            count.set(ink::line_count());
        }
    };
    // A hand that was learnt since is not replaced by the one before.
    Effect::new(move |_| {
        if count.get() > 0 {
            forgotten.set(None);
        }
    });
    let way_back = move || {
        forgotten.with(Option::is_some).then(|| {
            view! {
                <p class="row">
                    <span>{prefs.label_signal(Label::HandForgotten)}</span>
                    <Button text=prefs.label_signal(Label::InkUndo) name="hand-restore" on_click=restore/>
                </p>
            }
        })
    };
    let forget_button = move || {
        (count.get() > 0 || !ink::own_hand().is_empty()).then(|| {
            view! { <Button text=prefs.label_signal(Label::HandForget) name="hand-forget" class="quiet" on_click=forget/> }
        })
    };
    view! {
        <section class="card" aria-label=prefs.label_signal(Label::HandLearnTitle)>
            <h3>{prefs.label_signal(Label::HandLearnTitle)}</h3>
            <p class="hint">{prefs.label_signal(Label::HandLearnLead)}</p>
            {lines.into_iter().collect_view()}
            <div class="row"><span class="kept grow" role="status">{kept}</span>{forget_button}</div>
            {way_back}
        </section>
    }
}

/// A line to copy, and its pad.
#[component]
fn LineToCopy(text: String, count: RwSignal<usize>) -> impl IntoView {
    let prefs = Preferences::here();
    let ink = RwSignal::new(Ink::default());
    let outcome = RwSignal::new(None::<Result<(), CopyError>>);
    let row = StoredValue::new(text.clone());
    let learn = move |()| {
        let written = ink.get_untracked();
        spawn_local(async move {
            let learnt = learn_line(&written.to_text(), &row.get_value()).await;
            count.try_set(ink::line_count());
            outcome.try_set(Some(learnt));
        });
    };
    let answer = move || {
        outcome.get().map(|outcome| match outcome {
            Ok(()) => view! { <p class="good">{prefs.label_signal(Label::HandLearnt)}</p> }.into_any(),
            Err(error) => view! { <p class="look">{prefs.label_signal(error_label(error))}</p> }.into_any(),
        })
    };
    view! {
        <div class="line-to-copy stack">
            <p class="to-copy">{text}</p>
            <InkPad ink name=prefs.label_signal(Label::InkWrite) on_change=move |()| outcome.set(None)/>
            <div class="row">
                <Button text=prefs.label_signal(Label::HandLearn) name="hand-learn" on_click=learn/>
                <div class="hand-answer" role="status">{answer}</div>
            </div>
        </div>
    }
}

/// The moves that were remembered because their writer confirmed them, and the choice to remember more.
#[component]
fn ConfirmedMoves(count: RwSignal<usize>) -> impl IntoView {
    let prefs = Preferences::here();
    let moves = RwSignal::new(ink::confirmed_moves());
    // All that was learnt may be forgotten, and restored, with the lines.
    Effect::new(move |_| {
        count.track();
        moves.set(ink::confirmed_moves());
    });
    let remembers = RwSignal::new(ink::consent() == Consent::Given);
    let toggle = move |_| {
        remembers.update(|remembers| *remembers = !*remembers);
        ink::save_consent(if remembers.get_untracked() { Consent::Given } else { Consent::Refused });
    };
    let forget = move |n: usize| {
        ink::forget_confirmed(n);
        moves.set(ink::confirmed_moves());
    };
    let list = move || {
        let line = |(n, (text, drawn)): (usize, (String, String))| {
            view! {
                <li>
                    <span class="ink"><InkDrawing text=drawn/></span>
                    <b>{text}</b>
                    <Button text=prefs.label_signal(Label::HandForgetOne) name="hand-forget-one" class="quiet"
                        on_click=move |()| forget(n)/>
                </li>
            }
        };
        let lines = moves.get().into_iter().enumerate().map(line).collect_view();
        moves
            .with(|moves| !moves.is_empty())
            .then(|| view! { <ul class="unclear confirmed stack bare">{lines}</ul> })
    };
    view! {
        <section class="card" aria-label=prefs.label_signal(Label::HandConfirmed)>
            <h3>{prefs.label_signal(Label::HandConfirmed)}</h3>
            <label class="check">
                <input type="checkbox" data-do="hand-remembers" prop:checked=remembers on:change=toggle/>
                {prefs.label_signal(Label::HandRemembers)}
            </label>
            {list}
        </section>
    }
}
