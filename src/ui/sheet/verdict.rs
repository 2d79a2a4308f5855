//! The verdict about a written move, and its view.

use crate::components::Button;
use crate::ui::prefs::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::study::score_sheet::grading::Marked;

/// Verdict about the move that was written last.
#[derive(Clone, PartialEq, Default)]
pub struct Verdict {
    /// What is right; comes first.
    pub good: Option<Msg>,
    /// What to look at, or another thing to know.
    pub look: Vec<Msg>,
    /// The right form, shown on demand.
    pub right: String,
    /// True if nothing is wrong.
    pub fine: bool,
}

impl Verdict {
    /// Verdict about a graded entry with this text.
    pub fn of(marked: &Marked, text: &str) -> Verdict {
        let well = || Some(msg!(WroteRight { text: text.trim().into() }));
        match marked {
            Marked::Empty => Verdict::default(),
            Marked::Right => Verdict { good: well(), ..Verdict::fine() },
            Marked::Note(notes) => Verdict { good: well(), look: notes.clone(), ..Verdict::fine() },
            Marked::Slip(slip) => Verdict {
                good: slip.good.clone(),
                look: vec![slip.look.clone()],
                right: slip.right.clone(),
                fine: false,
            },
        }
    }

    /// Verdict without a word: nothing is wrong.
    pub fn fine() -> Verdict {
        Verdict { fine: true, ..Verdict::default() }
    }

    /// Verdict of one sentence.
    pub fn only(msg: Msg) -> Verdict {
        Verdict { look: vec![msg], ..Verdict::default() }
    }
}

/// The verdict, and the way to the right form; `asked` is true once somebody wanted to see it.
#[component]
pub fn VerdictView(verdict: RwSignal<Verdict>, asked: RwSignal<bool>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let sentences = move || {
        let verdict = verdict.get();
        let good = verdict.good.iter().map(|msg| ("good", prefs.say(msg)));
        let look = verdict.look.iter().map(|msg| ("look", prefs.say(msg)));
        good.chain(look).map(|(class, text)| view! { <p class=class>{text}</p> }).collect_view()
    };
    let right = move || {
        let right = Some(verdict.with(|v| v.right.clone())).filter(|right| asked.get() && !right.is_empty());
        right.map(|right| {
            view! {
                <p class="right">
                    <span>{prefs.words(Label::RightForm)}</span>
                    <b class="ink">{format!(" {right}")}</b>
                </p>
            }
        })
    };
    let can_ask = move || verdict.with(|v| !v.right.is_empty()) && !asked.get();
    view! {
        <div class="answer">
            <div class="says" role="status">{sentences}{right}</div>
            <div class=move || if can_ask() { "row" } else { "hidden" }>
                <Button text=prefs.words(Label::AskRight) name="ask" on_click=move |()| asked.set(true)/>
            </div>
        </div>
    }
}
