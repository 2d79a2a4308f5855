//! The window for throwing a dart: the stakes, the board, and the result of the dart.

use crate::components::{Button, ChoiceButton, Keyed, PieceImage};
use crate::state::dart_throw::{DartThrow, is_by_link};
use crate::state::preferences::Preferences;
use crate::views::darts::aim::AimingBoard;
use crate::views::darts::focus_when_rendered;
use crate::views::darts::real_board::RealBoard;
use leptos::html;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::next_message;
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Glyph;

/// Content of the window.
#[component]
pub fn ThrowContent() -> impl IntoView {
    let throw = DartThrow::here();
    // Only this preference renders the window anew, no other.
    let is_real =
        Memo::new(move |_| throw.current.prefs.with(|p| p.real_darts) && !is_by_link(throw.current.game));
    let dart = Signal::derive(move || (throw.round.get(), throw.ready.get(), is_real.get()));
    let class = move || match throw.landed.with(|l| l.as_ref().map(|l| l.placed)) {
        Some(true) => "dart-throw stack landed placed",
        Some(false) => "dart-throw stack landed lost",
        None => "dart-throw stack",
    };
    view! {
        <div class=class>
            <div class="throw">
                <Keyed
                    value=dart
                    children=|(_, is_ready, is_real)| view! { <NextDart is_ready is_real/> }.into_any()
                />
            </div>
            <ThrowResult/>
        </div>
    }
}

/// The stakes, or the dart that is to be thrown.
#[component]
fn NextDart(is_ready: bool, is_real: bool) -> impl IntoView {
    let scene = DartThrow::here().with_board_before(|scene| Some(scene.clone()));
    let Some(scene) = scene else { return ().into_any() };
    if let Some(stake) = scene.stake_message().filter(|_| !is_ready) {
        return view! { <CheckWarning stake/> }.into_any();
    }
    view! {
        <ThrowSettings scene=scene.clone()/>
        {match is_real {
            true => view! { <RealBoard scene/> }.into_any(),
            false => view! { <AimingBoard scene/> }.into_any(),
        }}
    }
    .into_any()
}

/// Shows the dart to throw, and the settings of the throw.
#[component]
fn ThrowSettings(scene: Scene) -> impl IntoView {
    let (throw, prefs) = (DartThrow::here(), Preferences::here());
    let next = scene.next_dart();
    let piece = next.map(|figure| view! { <PieceImage glyph=Glyph { side: scene.turn, figure }/> });
    let ways = (!untrack(|| is_by_link(throw.current.game))).then(|| {
        view! {
            <div class="ways" role="group">
                <WayButton is_real=false name="screen" label=Label::DartsOnScreen/>
                <WayButton is_real=true name="real" label=Label::DartsReal/>
            </div>
        }
    });
    view! {
        <div class="in-hand inline">
            {piece}
            <p>{move || next.map(|figure| prefs.message_text(&next_message(figure)))}</p>
            {ways}
        </div>
    }
}

/// Button that chooses between darts on the screen and real ones.
#[component]
fn WayButton(is_real: bool, name: &'static str, label: Label) -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <ChoiceButton
            pressed=move || prefs.with(|p| p.real_darts) == is_real
            on_click=move |()| prefs.update(|p| p.real_darts = is_real) attr:data-way=name
        >
            {prefs.label_signal(label)}
        </ChoiceButton>
    }
}

/// Warns that a dart in check may lose the game; shown before such a throw.
#[component]
fn CheckWarning(stake: Msg) -> impl IntoView {
    let (throw, prefs) = (DartThrow::here(), Preferences::here());
    let rather = NodeRef::<html::Button>::new();
    focus_when_rendered(rather);
    view! {
        <p class="stake callout alert large strong" role="alert">{move || prefs.message_text(&stake)}</p>
        <div class="acts inline at-end">
            <Button
                text=prefs.label_signal(Label::ThrowAnyway) name="anyway"
                on_click=move |()| throw.ready.set(true)
            />
            <button
                node_ref=rather type="button" class="main" data-do="rather"
                on:click=move |_| throw.modal.close()
            >
                {prefs.label_signal(Label::RatherMove)}
            </button>
        </div>
    }
}

/// Shows the result of the dart, and the next step.
#[component]
fn ThrowResult() -> impl IntoView {
    let throw = DartThrow::here();
    let text = move || throw.landed.with(|l| l.as_ref().map(|l| l.message.clone()));
    let has_landed = Memo::new(move |_| throw.landed.with(Option::is_some));
    view! {
        <p class="told large strong centre" role="status">{text}</p>
        <div class="acts on inline at-end unless-empty">{move || has_landed.get().then(|| view! { <AfterDart/> })}</div>
    }
}

/// Buttons after a dart: the next one, and back to the game.
#[component]
fn AfterDart() -> impl IntoView {
    let (throw, prefs) = (DartThrow::here(), Preferences::here());
    let back = NodeRef::<html::Button>::new();
    focus_when_rendered(back);
    let again = untrack(|| throw.can_throw()).then(|| {
        let start = move |()| _ = throw.start();
        view! { <Button text=prefs.label_signal(Label::NextDart) name="again" on_click=start/> }
    });
    view! {
        {again}
        <button
            node_ref=back type="button" class="main" data-do="back"
            on:click=move |_| throw.modal.close()
        >
            {prefs.label_signal(Label::BackToGame)}
        </button>
    }
}
