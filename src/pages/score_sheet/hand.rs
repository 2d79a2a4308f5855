//! "My handwriting": signs that are easily mixed up, and lines to copy so that moves are read better.

use crate::components::{Button, ChoiceButton};
use crate::state::ink::{self, CopiedSign, CopyError, compare_copy, learn_line};
use crate::state::preferences::Preferences;
use crate::views::ink_pad::InkPad;
use crate::views::ink_pad::drawing::cell_markup;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::Letters;
use notabene_ink::Ink;
use notabene_ink::sign::signs;

/// Two signs that are easily mixed up: their names on the button, the row to copy, what tells them apart.
struct Pair {
    title: &'static str,
    row: &'static str,
    tip: Label,
}

static PAIRS: [Pair; 6] = [
    Pair { title: "a d", row: "a d d a d", tip: Label::HandTipAD },
    Pair { title: "1 7", row: "1 7 7 1 7", tip: Label::HandTip17 },
    Pair { title: "b 6", row: "b 6 6 b 6", tip: Label::HandTipB6 },
    Pair { title: "g 9", row: "g 9 9 g 9", tip: Label::HandTipG9 },
    Pair { title: "C G", row: "C G G C G", tip: Label::HandTipCG },
    Pair { title: "D 0", row: "D 0 0 D 0", tip: Label::HandTipD0 },
];

/// Content of the mode.
#[component]
pub fn HandMode() -> impl IntoView {
    let letters = expect_context::<Preferences>().with_untracked(|p| p.letters());
    view! {
        <div class="my-hand">
            <ClearSigns/>
            <LinesToCopy letters/>
        </div>
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
    let prefs = expect_context::<Preferences>();
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
    let prefs = expect_context::<Preferences>();
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
        cell_markup(&Ink { strokes }.to_text())
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
                    view! { <li><span class="ink" inner_html=drawn></span> {text}</li> }
                };
                let lines = unclear.into_iter().map(line).collect_view();
                view! { <ul class="unclear">{lines}</ul> }.into_any()
            }
            Err(error) => view! { <p class="look">{prefs.label_signal(error_label(error))}</p> }.into_any(),
        })
    };
    view! {
        <p class="to-copy" aria-live="polite">{pair.row}</p>
        <p class="tip">{prefs.label_signal(pair.tip)}</p>
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
fn LinesToCopy(letters: &'static Letters) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let count = RwSignal::new(ink::line_count());
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
        (count.get() > 0).then(|| {
            view! { <Button text=prefs.label_signal(Label::HandForget) name="hand-forget" class="quiet" on_click=forget/> }
        })
    };
    view! {
        <section class="card" aria-label=prefs.label_signal(Label::HandLearnTitle)>
            <h3>{prefs.label_signal(Label::HandLearnTitle)}</h3>
            <p class="hint">{prefs.label_signal(Label::HandLearnLead)}</p>
            {lines.into_iter().collect_view()}
            <div class="row"><span class="kept" role="status">{kept}</span>{forget_button}</div>
            {way_back}
        </section>
    }
}

/// A line to copy, and its pad.
#[component]
fn LineToCopy(text: String, count: RwSignal<usize>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
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
        <div class="line-to-copy">
            <p class="to-copy">{text}</p>
            <InkPad ink name=prefs.label_signal(Label::InkWrite) on_change=move |()| outcome.set(None)/>
            <div class="row">
                <Button text=prefs.label_signal(Label::HandLearn) name="hand-learn" on_click=learn/>
                <div class="hand-answer" role="status">{answer}</div>
            </div>
        </div>
    }
}
