//! Page that shows the move on the board in all notation systems, and speaks it.

mod letters;

use crate::components::{BackLink, Button, Figurines};
use crate::pages::compare::picture_with_paths;
use crate::pages::systems::letters::{LetterTable, MoveInLanguages};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use crate::state::speech;
use crate::views::controls::{ControlButton, NAVIGATION};
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;
use notabene_core::game::spoken;
use notabene_core::game::systems::{System, systems, write_in_system};
use notabene_core::i18n::Label;
use notabene_core::notation::{MoveVerdict, Style, Token};
use notabene_core::record::NodeId;

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <SystemsPage/> }.into_any()
}

#[component]
fn SystemsPage() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <h1>{prefs.label_signal(Label::AllSystems)}</h1>
        <p class="lead">{prefs.label_signal(Label::SystemsLead)}</p>
        <BoardAndMove/>
        <SystemList/>
        <LetterTable/>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Board, the move in words, and navigation buttons.
#[component]
fn BoardAndMove() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let voices_changed = RwSignal::new(());
    speech::on_voices_changed(move || voices_changed.set(()));
    let can_speak = move || {
        voices_changed.track();
        speech::can_speak(prefs.language())
    };
    let aloud = move || {
        let node = current.sheet.with(|sheet| sheet.at);
        current.game.with(|game| spoken(game, node, prefs.language()))
    };
    let speak = move |_| {
        untrack(|| speech::speak(&aloud(), prefs.language()));
    };
    let picture = move || current.scene.with(|scene| picture_with_paths(prefs, scene, "", ""));
    let numbered =
        move || current.sheet.with(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole())).unwrap_or_default();
    view! {
        <section class="systems-top panel inline loose">
            <img class="diagram" alt="" src=picture/>
            <div>
                <p class="which strong">{numbered}</p>
                <p class="aloud" role="status" data-live="aloud">{aloud}</p>
                <div class="inline">
                    <Button
                        text=prefs.label_signal(Label::SayAloud) name="say" on_click=speak
                        attr:aria-disabled=move || (!can_speak()).to_string()
                    />
                </div>
                <p class="hint">{move || if can_speak() { "" } else { prefs.label(Label::NoVoice) }}</p>
                <div class="controls">
                    <div class="group">{NAVIGATION.map(|action| view! { <ControlButton action/> }).collect_view()}</div>
                </div>
            </div>
        </section>
    }
}

/// The move in each system, and in the letters of each language.
#[component]
fn SystemList() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let cards = move || {
        let node = current.sheet.with(|sheet| sheet.at);
        if node == NodeId(0) {
            let text = prefs.label_signal(Label::SystemsStart);
            return view! { <p class="card whole-row" role="status">{text}</p> }.into_any();
        }
        let own = prefs.with(|prefs| prefs.style());
        let cards = current.game.with(systems).into_iter().map(|system| {
            view! { <SystemCard node system own/> }
        });
        view! {
            {cards.collect_view()}
            <MoveInLanguages node own/>
        }
        .into_any()
    };
    view! { <div class="systems-list tiles roomy">{cards}</div> }
}

/// Notation system: the move, its use, and an input to write it.
#[component]
fn SystemCard(node: NodeId, system: &'static System, own: Style) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let meaning = RwSignal::new(String::new());
    let tokens = current.game.with_untracked(|game| write_in_system(game, node, system, &own));
    let characters = tokens.into_iter().map(|token| view! { <CharacterButton token meaning/> });
    view! {
        <article class="card system" data-system=system.id>
            <h2>{prefs.label_signal(system.title)}</h2>
            <p class="system-signs inline tight">{characters.collect_view()}</p>
            <p class="system-says" aria-live="polite">{meaning}</p>
            <p class="hint">{prefs.label_signal(system.note)}</p>
            <WriteField node system own/>
        </article>
    }
}

/// Character that shows its meaning.
#[component]
fn CharacterButton(token: Token, meaning: RwSignal<String>) -> impl IntoView {
    let prefs = Preferences::here();
    let Token { text, part, message, .. } = token;
    let text = text.trim().to_string();
    let name = text.clone();
    view! {
        <button
            type="button"
            class=format!("character strong t-{}", part.name())
            aria-label=move || prefs.with_name(&name, prefs.label(part.label()))
            on:click=move |_| meaning.set(prefs.message_text(&message))
        >
            <Figurines text/>
        </button>
    }
}

/// Input to write the move in a system.
#[component]
fn WriteField(node: NodeId, system: &'static System, own: Style) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let answer = RwSignal::new(String::new());
    let input = NodeRef::<Input>::new();
    let check = move |e: SubmitEvent| {
        e.prevent_default();
        let text = input.get_untracked().map(|input| input.value()).unwrap_or_default();
        let verdict = current.game.with_untracked(|game| game.judge(node, &text, &system.style(&own)));
        answer.set(match verdict {
            MoveVerdict::Right => prefs.label(Label::SystemsRight).to_string(),
            MoveVerdict::Noted(msg) | MoveVerdict::Wrong(msg) => prefs.message_text(&msg),
        });
    };
    view! {
        <form class="attempt inline" on:submit=check>
            <input
                type="text"
                name=system.id
                maxlength="40"
                autocomplete="off"
                autocapitalize="off"
                spellcheck="false"
                placeholder=prefs.label_signal(Label::SystemsTry)
                aria-label=prefs.label_signal(Label::SystemsTry)
                node_ref=input
            />
            <button type="submit">{prefs.label_signal(Label::SystemsCheck)}</button>
            <p class="answer" role="status">{answer}</p>
        </form>
    }
}
