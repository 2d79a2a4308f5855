//! Page of all games: board, summary, rules, and differences from the best-known game.

use crate::pages::games::GamesTabs;
use crate::pages::new_game;
use crate::pages::opponent::LevelButtons;
use crate::pages::rules::lessons::game_of_record;
use crate::pages::rules::national::TEXT_NAME;
use crate::state::current_game::CurrentGame;
use crate::state::opponent::OpponentState;
use crate::state::opponent::results::suggested_level;
use crate::state::preferences::Preferences;
use crate::views::article::{Article, RenderSections};
use crate::views::board_picture::{FigurePicture, Thumbnail};
use leptos::prelude::*;
use notabene_core::game::difference::{self, Difference};
use notabene_core::game::national::{self, National, TOPICS};
use notabene_core::game::opponent::Opponent;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::game::{Scene, decisions};
use notabene_core::i18n::{Label, Section, text_of_row};
use notabene_core::notation::Style;
use notabene_core::position::Side;

/// Id of the variant whose start array has a number.
const NUMBERED_VARIANT: &str = "chess960";
/// Number of the start array in its picture: clearly unlike the usual one.
const PICTURED_ARRAY: &str = "0";
/// Reference game for the other draughts games.
const REFERENCE_DRAUGHTS: &str = "draughts/international";

/// Elements of the page.
pub fn page() -> AnyView {
    view! { <GalleryPage/> }.into_any()
}

#[component]
fn GalleryPage() -> impl IntoView {
    let prefs = Preferences::here();
    view! {
        <h1>{prefs.label_signal(Label::NavGames)}</h1>
        <p class="lead">{prefs.label_signal(Label::GalleryLead)}</p>
        <GamesTabs here="games"/>
        <AgainstNotabene/>
        <div class="game-groups stack loose">{groups().map(|group| view! { <GameGroup group/> }).collect_view()}</div>
    }
}

/// Faces of the levels: a tap begins a game of the kind that was played last.
#[component]
fn AgainstNotabene() -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let opponent = OpponentState::here();
    let begin = move |level: u8| {
        let game = current.status.with_untracked(|status| status.game);
        if start_game(current, game) {
            opponent.into_iter().for_each(|state| state.set(Some(Opponent { side: Side::Black, level })));
            prefs.update(|prefs| prefs.flipped = false);
        }
    };
    opponent.map(|state| {
        let suggested = Memo::new(move |_| suggested_level(state, current.status.with(|status| status.game)));
        view! {
            <section class="stack apart">
                <h2>{prefs.label_signal(Label::PlayNotabene)}</h2>
                <LevelButtons suggested on_choose=begin/>
            </section>
        }
    })
}

/// Groups of variants, in the order of the registry.
pub fn groups() -> impl Iterator<Item = Label> {
    let is_first = |n: &usize| VARIANTS[..*n].iter().all(|other| other.group != VARIANTS[*n].group);
    (0..VARIANTS.len()).filter(is_first).map(|n| VARIANTS[n].group)
}

#[component]
fn GameGroup(group: Label) -> impl IntoView {
    let prefs = Preferences::here();
    let games = VARIANTS.iter().filter(|variant| variant.group == group);
    view! {
        <section class="game-group stack apart">
            <h2>{prefs.label_signal(group)}</h2>
            <div class="game-cards tiles">{games.map(|variant| view! { <GameCard variant/> }).collect_view()}</div>
        </section>
    }
}

/// Game with its board. A click on the board starts it, as its button does.
#[component]
fn GameCard(variant: &'static Variant) -> impl IntoView {
    let (current, prefs) = (CurrentGame::here(), Preferences::here());
    let name = prefs.label_signal(variant.label);
    let picture = start_scene(variant.id).map(|scene| view! { <Thumbnail scene/> });
    let play = move |_| {
        start_game(current, variant.id);
    };
    let note = variant.note.or_else(|| variant_note(variant.id));
    let note = note.map(|note| view! { <p>{prefs.label_signal(note)}</p> });
    view! {
        <article class="card game-card" data-game=variant.id>
            <button type="button" class="quiet" tabindex="-1" aria-hidden="true" on:click=play>
                {picture}
            </button>
            <div class="stack">
                <h3>{name}</h3>
                {note}
                <p class="inline">
                    <button
                        type="button" class="main" data-do="play"
                        aria-label=move || prefs.with_name(prefs.label(Label::GalleryPlay), &name.get())
                        on:click=play
                    >
                        {prefs.label_signal(Label::GalleryPlay)}
                    </button>
                    <a
                        class="button" href=rules_address(variant.id)
                        aria-label=move || prefs.with_name(prefs.label(Label::GalleryRules), &name.get())
                    >
                        {prefs.label_signal(Label::GalleryRules)}
                    </a>
                </p>
                <Differences variant/>
            </div>
        </article>
    }
}

/// Start of a variant.
fn start_scene(game: &str) -> Option<Scene> {
    let array = (game == NUMBERED_VARIANT).then(|| registry::array_text(PICTURED_ARRAY).ok()).flatten();
    Some(registry::open(game, array.as_deref(), None).ok()?.scene())
}

/// Starts a game and leaves the page; `false` if there is no such game.
fn start_game(current: CurrentGame, game: &str) -> bool {
    let array = (game == NUMBERED_VARIANT)
        .then(|| registry::array_text(&new_game::random_array_number()).ok())
        .flatten();
    let is_started = current.start(game, array.as_deref(), None).is_ok();
    if is_started {
        // The address of the game is empty.
        let _ = window().location().set_hash("");
    }
    is_started
}

/// Address of the page with the rules of a game.
fn rules_address(game: &str) -> String {
    match decisions::page_of_game(game) {
        Some(page) => format!("#rules/{}", page.name),
        None if game == NUMBERED_VARIANT => "#rules/chess960".into(),
        None => "#rules/chess".into(),
    }
}

/// Note on a game that has none in the dialog for new games.
fn variant_note(game: &str) -> Option<Label> {
    Some(match game {
        "chess" => Label::GalleryChess,
        NUMBERED_VARIANT => Label::GalleryChess960,
        _ => return None,
    })
}

/// Differences of a game, collapsed.
#[component]
fn Differences(variant: &'static Variant) -> impl IntoView {
    let prefs = Preferences::here();
    let content = match (difference(variant.id), national::of_game(variant.id)) {
        (Some(label), _) => view! { <p>{prefs.label_signal(label)}</p> }.into_any(),
        (None, Some(game)) => view! { <NationalDifferences game/> }.into_any(),
        (None, None) => ().into_any(),
    };
    // Twenty more boards are drawn only for those who want to see them.
    let is_open = RwSignal::new(false);
    let figure = move || {
        let scene = is_open.get().then(|| difference_scene(variant.id)).flatten();
        scene.map(|scene| view! { <FigurePicture scene/> })
    };
    view! {
        <details on:toggle=move |_| is_open.set(true)>
            <summary>{prefs.label_signal(Label::GalleryDifferent)}</summary>
            {figure}
            {content}
        </details>
    }
}

/// Board with what is different in a game.
fn difference_scene(game: &str) -> Option<Scene> {
    Some(match difference::of_game(game)? {
        Difference::Moves(scene) => *scene,
        Difference::Figure(figure) => game_of_record(figure.record, &Style::pgn())?.scene(),
    })
}

/// Sentence on a game that is no national draughts game.
fn difference(game: &str) -> Option<Label> {
    Some(match game {
        "chess" => Label::DifferentChess,
        NUMBERED_VARIANT => Label::DifferentChess960,
        "scharten" => Label::DifferentQuiet,
        "scharten-loud" => Label::DifferentLoud,
        REFERENCE_DRAUGHTS => Label::DifferentInternational,
        _ => return None,
    })
}

/// Rules of a national game that differ from the international game.
#[component]
fn NationalDifferences(game: National) -> impl IntoView {
    let render: RenderSections = Box::new(move |all| differing_rules(game, all).into_any());
    view! { <Article name=TEXT_NAME class="differences" render/> }
}

fn differing_rules(game: National, all: &[Section]) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let standard = national::of_game(REFERENCE_DRAUGHTS);
    let is_other = |n: usize| standard.is_none_or(|standard| standard.keys[n] != game.keys[n]);
    let board = format!("{size} × {size}, 2 × {men}", size = game.size, men = game.men);
    let rules = TOPICS.iter().enumerate().filter(|(n, _)| is_other(*n)).map(|(n, topic)| {
        let (topic, words) = (text_of_row(all, topic, 1), text_of_row(all, game.keys[n], 1));
        view! { <li>{prefs.with_name(&topic, &words)}</li> }
    });
    view! { <ul><li>{board}</li>{rules.collect_view()}</ul> }
}
