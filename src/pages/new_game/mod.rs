//! New game: choice of the variant; Chess960 by number or at random.

use crate::components::{Button, Icon, PieceImage};
use crate::pages::opponent::{OpponentChoice, PlayerChoice};
use crate::pages::rules::RuleOptions;
use crate::state::current_game::CurrentGame;
use crate::state::modal::{Modal, ModalKind};
use crate::state::opponent::OpponentState;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::decisions;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::i18n::{Label, Msg};

/// Variant with a drawn start position.
const CHESS960: &str = "chess960";

/// Number of a random start array, uniformly distributed.
pub fn random_array_number() -> String {
    ((js_sys::Math::random() * 960.0) as u32).min(959).to_string()
}

/// Maximum number of variants in a group shown as cards; of larger groups the others are in a list.
const MAX_CARDS: usize = 4;

/// Groups of variants, in the order of their table.
fn groups() -> Vec<Vec<&'static Variant>> {
    let mut groups: Vec<Vec<&'static Variant>> = Vec::new();
    for variant in VARIANTS {
        match groups.iter_mut().find(|group| group[0].group == variant.group) {
            Some(group) => group.push(variant),
            None => groups.push(vec![variant]),
        }
    }
    groups
}

/// The variants of a group: cards, and a card with a list of those that are too many for cards.
#[component]
fn VariantGroup(variants: Vec<&'static Variant>, game: RwSignal<&'static str>) -> impl IntoView {
    let prefs = Preferences::here();
    let title = prefs.label_signal(variants[0].group);
    let shown = if variants.len() > MAX_CARDS { 1 } else { variants.len() };
    let (shown, listed) = variants.split_at(shown);
    let cards = shown.iter().map(|variant| view! { <VariantCard variant game/> });
    let others = (!listed.is_empty()).then(|| view! { <OtherVariants variants=listed.to_vec() game/> });
    view! { <fieldset class="options"><legend class="strong">{title}</legend>{cards.collect_view()}{others}</fieldset> }
}

/// A variant, to be chosen.
#[component]
fn VariantCard(variant: &'static Variant, game: RwSignal<&'static str>) -> impl IntoView {
    let prefs = Preferences::here();
    let note = variant.note.map(|note| view! { <small>{prefs.label_signal(note)}</small> });
    view! {
        <label class="option" data-game=variant.id>
            <input
                type="radio" name="game" value=variant.id prop:checked=move || game.get() == variant.id
                on:change=move |_| game.set(variant.id)
            />
            <span><span>{prefs.label_signal(variant.label)}</span>{note}</span>
        </label>
    }
}

/// The other variants of a group: the one played last, and a list.
#[component]
fn OtherVariants(variants: Vec<&'static Variant>, game: RwSignal<&'static str>) -> impl IntoView {
    let prefs = Preferences::here();
    let last = prefs.with_untracked(|prefs| prefs.last_game);
    let find = |id: &str| variants.iter().find(|variant| variant.id == id);
    let now = find(game.get_untracked()).or_else(|| find(last)).unwrap_or(&variants[0]);
    let shown = RwSignal::new(*now);
    let note = move || shown.get().note.map(|note| prefs.label(note)).unwrap_or_default();
    let choose = move |e| {
        if let Ok(variant) = registry::find(&event_target_value(&e)) {
            shown.set(variant);
            game.set(variant.id);
        }
    };
    let options = variants.iter().map(|variant| {
        let id = variant.id;
        view! {
            <option value=id prop:selected=move || shown.get().id == id>{prefs.label_signal(variant.label)}</option>
        }
    });
    view! {
        <label class="option others" data-game=move || shown.get().id>
            <input
                type="radio" name="game" value=move || shown.get().id
                prop:checked=move || game.get() == shown.get().id on:change=move |_| game.set(shown.get_untracked().id)
            />
            <span class="stack tight grow">
                <span>{prefs.label_signal(Label::OtherDraughts)}</span>
                <select
                    data-control="others" aria-label=prefs.label_signal(Label::WhichDraughts) on:change=choose
                >
                    {options.collect_view()}
                </select>
                <small>{note}</small>
            </span>
        </label>
    }
}

/// Content of the dialog.
#[component]
pub fn NewGameForm() -> impl IntoView {
    let (current, modal) = (CurrentGame::here(), Modal::here());
    let game = RwSignal::new(current.status.with_untracked(|s| s.game));
    let number = RwSignal::new(random_array_number());
    let wrong = RwSignal::new(None::<Msg>);
    let chosen = RwSignal::new(String::new());
    let opponent = OpponentState::here().map(|opponent| {
        let is_on = untrack(|| opponent.get().is_some());
        OpponentChoice::new(opponent, Signal::derive(move || game.get()), is_on)
    });
    let start = move |e: web_sys::SubmitEvent| {
        e.prevent_default();
        let game = game.get_untracked();
        current.prefs.update(|p| p.last_game = game);
        match untrack(|| begin(current, game, &number.get(), &chosen.get())) {
            Ok(()) => {
                opponent.into_iter().for_each(|choice| choice.apply());
                modal.close();
            }
            Err(msg) => wrong.set(Some(msg)),
        }
    };
    let groups = groups().into_iter().map(|variants| view! { <VariantGroup variants game/> });
    view! {
        <form on:submit=start>
            <div class="choosing">
            <div>{groups.collect_view()}</div>
            {opponent.map(|choice| view! { <PlayerChoice choice/> })}
            <RuleOptions game chosen/>
            <div class:hidden=move || game.with(|game| *game != CHESS960)><ArrayChoice number wrong/></div>
            <p class="wrong" role="alert">{move || wrong.get().map(|m| current.message_text(&m))}</p>
            {opponent.map(|_| view! {
                <p>
                    <Button text=current.label_signal(Label::OpposeHere) name="oppose-here" on_click=move |()| modal.show(ModalKind::Opponent)/>
                </p>
            })}
            <p><ClosingLink page="clock" label=Label::ClockLink/></p>
            <p><ClosingLink page="games/mine" label=Label::MyGames/></p>
            <p class="to-setup"><ClosingLink page="setup" label=Label::SetUp/></p>
            </div>
            <div class="buttons inline">
                <button type="button" on:click=move |_| modal.close()>{current.label_signal(Label::Cancel)}</button>
                <button type="submit" class="main">{current.label_signal(Label::StartGame)}</button>
            </div>
        </form>
    }
}

/// Begins a game: Chess960 with the array of a number, another one by chosen rules.
fn begin(current: CurrentGame, game: &'static str, number: &str, chosen: &str) -> Result<(), Msg> {
    if game == CHESS960 {
        let fen = registry::array_text(number).map_err(|problem| problem.message)?;
        return current.start(game, Some(&fen), None);
    }
    let rules = decisions::page_of_game(game).map(|page| page.rules_of(game, chosen));
    current.start(game, None, rules.as_deref())
}

/// Link to a page, which closes the dialog.
#[component]
fn ClosingLink(page: &'static str, label: Label) -> impl IntoView {
    let modal = Modal::here();
    view! {
        <a href=format!("#{page}") on:click=move |_| modal.close()>{Preferences::here().label_signal(label)}</a>
    }
}

/// Number of the array of Chess960: typed or drawn.
#[component]
fn ArrayChoice(number: RwSignal<String>, wrong: RwSignal<Option<Msg>>) -> impl IntoView {
    let prefs = Preferences::here();
    let set = move |text| {
        number.set(text);
        wrong.set(None);
    };
    view! {
        <div class="array inline at-end">
            <label class="stack tight">
                <span>{prefs.label_signal(Label::ArrayNumber)}</span>
                <input
                    type="text" inputmode="numeric" autocomplete="off" maxlength="12" name="array"
                    prop:value=number aria-invalid=move || wrong.with(Option::is_some).to_string()
                    on:input=move |e| set(event_target_value(&e))
                />
            </label>
            <button type="button" on:click=move |_| set(random_array_number())>
                <Icon name="dice"/>
                <span>{prefs.label_signal(Label::RandomArray)}</span>
            </button>
        </div>
        <ArrayPreview number/>
        <p><ClosingLink page="rules/chess960" label=Label::RoomLink/></p>
    }
}

/// First rank of the array with the typed number.
#[component]
fn ArrayPreview(number: RwSignal<String>) -> impl IntoView {
    let glyphs = move || {
        let fen = registry::array_text(&number.get()).ok()?;
        let game = registry::open("chess960", Some(&fen), None).ok()?;
        let scene = game.scene();
        let files = usize::from(scene.board.grid.files);
        Some(scene.pieces.into_iter().take(files).map(|p| p.glyph).collect::<Vec<_>>())
    };
    view! {
        <div class="preview" aria-hidden="true">
            {move || glyphs().map(|all| all.into_iter().map(|glyph| view! { <PieceImage glyph/> }).collect_view())}
        </div>
    }
}
