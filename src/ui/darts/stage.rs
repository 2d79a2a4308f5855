//! The window in which a dart is thrown: what is at stake, the board, and what the dart came to.

use super::DartGame;
use super::aim::ScreenThrow;
use super::drawing::Dart;
use super::real::RealThrow;
use crate::components::{Button, ChoiceButton, PieceImage};
use crate::ui::dom::El;
use crate::ui::interop;
use crate::ui::pointing::focus_on;
use crate::ui::state::Over;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::next_is;
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Glyph;

/// The content of the window, as an element.
pub fn Throwing() -> El {
    interop::element(view! { <DartWindow/> })
}

/// The content of the window.
#[component]
fn DartWindow() -> impl IntoView {
    let game = DartGame::here();
    // Only this preference makes the stage anew, no other.
    let is_real = Memo::new(move |_| game.current.prefs.with(|p| p.real_darts));
    let stage = move || {
        game.dart.round.track();
        let (ready, is_real) = (game.dart.ready.get(), is_real.get());
        let scene = game.dart.before.get_untracked()?;
        Some(view! { <Stage game scene ready is_real/> })
    };
    let class = move || match game.dart.landed.with(|l| l.as_ref().map(|l| l.placed)) {
        Some(true) => "oche landed placed",
        Some(false) => "oche landed lost",
        None => "oche",
    };
    view! {
        <div class=class>
            <div class="throw">{stage}</div>
            <Outcome game/>
        </div>
    }
}

/// Gives the focus to an element as soon as it stands on the page.
pub fn focus_soon(css: &'static str) {
    // What cannot take the focus is still found with Tab.
    let _ = request_animation_frame(move || focus_on(css));
}

/// The warning, or the dart in hand and the board.
#[component]
fn Stage(game: DartGame, scene: Scene, ready: bool, is_real: bool) -> impl IntoView {
    if let Some(stake) = scene.stake().filter(|_| !ready) {
        return view! { <Warning game stake/> }.into_any();
    }
    let head = view! { <InHand game scene=scene.clone()/> };
    match is_real {
        true => view! { {head} <RealThrow game scene/> }.into_any(),
        false => view! { {head} <ScreenThrow game scene/> }.into_any(),
    }
}

/// What is thrown, and how.
#[component]
fn InHand(game: DartGame, scene: Scene) -> impl IntoView {
    let next = scene.next_dart();
    let says = next.map(|figure| game.current.say(&next_is(figure))).unwrap_or_default();
    let glyph = next.map(|figure| Glyph { side: scene.turn, figure });
    view! {
        <div class="in-hand">
            {glyph.map(|glyph| view! { <PieceImage glyph/> })}
            <p>{says}</p>
            <div class="ways" role="group">
                <ThrowKind game is_real=false label=Label::DartsOnScreen/>
                <ThrowKind game is_real=true label=Label::DartsReal/>
            </div>
        </div>
    }
}

/// Chooses between darts on the screen and real ones.
#[component]
fn ThrowKind(game: DartGame, is_real: bool, label: Label) -> impl IntoView {
    let prefs = game.current.prefs;
    view! {
        <ChoiceButton
            pressed=Signal::derive(move || prefs.with(|p| p.real_darts) == is_real)
            on_click=move |()| prefs.update(|p| p.real_darts = is_real)
            attr:data-way=if is_real { "real" } else { "screen" }
        >
            {prefs.words(label)}
        </ChoiceButton>
    }
}

/// A dart in check may lose the game: nobody throws it without having read so.
#[component]
fn Warning(game: DartGame, stake: Msg) -> impl IntoView {
    let words = move |label| game.current.words(label);
    focus_soon(".oche .throw .acts .main");
    view! {
        <p class="stake" role="alert">{game.current.say(&stake)}</p>
        <div class="acts">
            <Button
                text=words(Label::ThrowAnyway)
                name="anyway"
                on_click=move |()| game.dart.ready.set(true)
            />
            <Button
                text=words(Label::RatherMove)
                name="rather"
                class="main"
                on_click=move |()| game.modal.open.set(Over::Nothing)
            />
        </div>
    }
}

/// What the dart came to, and how it goes on.
#[component]
fn Outcome(game: DartGame) -> impl IntoView {
    let has_landed = Memo::new(move |_| game.dart.landed.with(Option::is_some));
    let says = move || game.dart.landed.with(|l| l.as_ref().map(|l| l.says.clone()).unwrap_or_default());
    view! {
        <p class="told" role="status">{says}</p>
        <div class="acts on"><Show when=move || has_landed.get()><NextSteps game/></Show></div>
    }
}

#[component]
fn NextSteps(game: DartGame) -> impl IntoView {
    let words = move |label| game.current.words(label);
    let again = game.can_throw().then(|| {
        let begin = move |()| {
            game.begin();
        };
        view! { <Button text=words(Label::NextDart) name="again" on_click=begin/> }
    });
    focus_soon(".oche .acts.on .main");
    view! {
        {again}
        <Button
            text=words(Label::BackToGame)
            name="back"
            class="main"
            on_click=move |()| game.modal.open.set(Over::Nothing)
        />
    }
}

/// The dart in the board, once it has landed.
#[component]
pub fn LandedDart(game: DartGame) -> impl IntoView {
    let dart = move || game.dart.landed.get().map(|landed| view! { <Dart landed/> });
    view! { <g class="landing" aria-hidden="true">{dart}</g> }
}
