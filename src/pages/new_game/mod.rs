//! New game: choice of the variant; Chess960 by number or at random.

use crate::components::effect::{flag, text};
use crate::components::element::El;
use crate::components::icon::Icon;
use crate::components::icon::PieceImage;
use crate::components::move_text::Markup;
use crate::components::query::closest;
use crate::pages::opponent::{OpponentChoice, player_choice};
use crate::pages::rules::rule_options;
use crate::state::context::{AppContext, ModalKind};
use leptos::prelude::*;
use notabene_core::game::decisions;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::i18n::{Label, Msg};
use notabene_view::view;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

/// Variant with a drawn start position.
const CHESS960: &str = "chess960";

/// Number of a random start array, uniformly distributed.
pub fn random_array_number() -> String {
    ((js_sys::Math::random() * 960.0) as u32).min(959).to_string()
}

/// Maximum number of variants in a group shown as cards; of larger groups the others are in a list.
const MAX_CARDS: usize = 4;

/// Template of a card with its radio button.
const CARD_TEMPLATE: &str = "<label class=\"option\" data-game=\"$\"><input type=\"radio\" name=\"game\" value=\"$\"$>\
    <span><span>$</span>$</span></label>";

/// Template of the card for the other variants of a group, with the start of their list.
const OTHERS_TEMPLATE: &str = "<label class=\"option others\" data-game=\"$\"><input type=\"radio\" name=\"game\" value=\"$\"$>\
    <span><span>$</span><select data-control=\"others\" aria-label=\"$\">";

/// Markup of all variants by group.
fn groups_markup(app: AppContext, game: &str) -> String {
    let mut out = Markup::default();
    let mut kinds: Vec<Label> = Vec::new();
    for first in VARIANTS {
        if kinds.contains(&first.group) {
            continue;
        }
        kinds.push(first.group);
        let games: Vec<&Variant> = VARIANTS.iter().filter(|other| other.group == first.group).collect();
        let shown = if games.len() > MAX_CARDS { 1 } else { games.len() };
        let (shown, listed) = games.split_at(shown);
        out.push_texts("<fieldset class=\"options\"><legend>$</legend>", &[app.label(first.group)]);
        for kind in shown {
            let checked = if kind.id == game { " checked" } else { "" };
            let (name, mut small) = (app.label(kind.label), String::new());
            if kind.note.is_some() {
                small = format!("<small>{}</small>", variant_note(app, kind));
            }
            out.push_texts(CARD_TEMPLATE, &[kind.id, kind.id, checked, name, &small]);
        }
        push_other_variants(app, listed, game, &mut out);
        out.push_markup(&["</fieldset>"]);
    }
    out.into_string()
}

/// Writes the other variants of a group: the one played last, and a list.
fn push_other_variants(app: AppContext, games: &[&Variant], game: &str, out: &mut Markup) {
    let last = app.prefs.with_untracked(|p| p.last_game);
    let find = |id: &str| games.iter().find(|kind| kind.id == id);
    let Some(now) = find(game).or_else(|| find(last)).or(games.first()) else { return };
    let checked = if now.id == game { " checked" } else { "" };
    let (name, title) = (app.label(Label::OtherDraughts), app.label(Label::WhichDraughts));
    out.push_texts(OTHERS_TEMPLATE, &[now.id, now.id, checked, name, title]);
    for kind in games {
        let selected = if kind == now { " selected" } else { "" };
        out.push_texts("<option value=\"$\"$>$</option>", &[kind.id, selected, app.label(kind.label)]);
    }
    out.push_texts("</select><small>$</small></span></label>", &[variant_note(app, now)]);
}

/// Note on a variant.
fn variant_note(app: AppContext, kind: &Variant) -> &'static str {
    kind.note.map_or("", |note| app.label(note))
}

/// Handles the choice of a variant: on a card, or in the list.
fn on_choice(app: AppContext, game: RwSignal<&'static str>, e: &Event) {
    let (Some(card), Ok(kind)) = (closest(e, ".option"), registry::find(&event_target_value(e))) else {
        return;
    };
    game.set(kind.id);
    if closest(e, "select").is_some()
        && let Ok(Some(radio)) = card.query_selector("input")
        && let Ok(Some(small)) = card.query_selector("small")
    {
        drop(card.set_attribute("data-game", kind.id));
        drop(radio.set_attribute("value", kind.id));
        radio.unchecked_into::<HtmlInputElement>().set_checked(true);
        small.set_text_content(Some(variant_note(app, kind)));
    }
}

/// Content of the dialog.
pub fn NewGameForm() -> El {
    let app = AppContext::here();
    let game = RwSignal::new(app.status.with_untracked(|s| s.game));
    let drawing = move || game.with(|game| *game == CHESS960);
    let number = RwSignal::new(random_array_number());
    let wrong = RwSignal::new(None::<Msg>);
    let chosen = RwSignal::new(String::new());
    let opponent = app.opponent().map(|opponent| {
        let is_on = untrack(|| opponent.get().is_some());
        OpponentChoice::new(opponent, Signal::derive(move || game.get()), is_on)
    });
    let start = move |e: web_sys::SubmitEvent| {
        e.prevent_default();
        let game = game.get_untracked();
        app.prefs.update(|p| p.last_game = game);
        let begun = match game == CHESS960 {
            false => {
                let rules = decisions::page_of_game(game)
                    .map(|page| chosen.with_untracked(|chosen| page.rules_of(game, chosen)));
                app.start(game, None, rules.as_deref())
            }
            true => registry::array_text(&number.get_untracked())
                .map_err(|p| p.message)
                .and_then(|fen| app.start(game, Some(&fen), None)),
        };
        match begun {
            Ok(()) => {
                opponent.into_iter().for_each(|choice| choice.apply(app));
                app.modal.open.set(ModalKind::None);
            }
            Err(msg) => wrong.set(Some(msg)),
        }
    };
    let groups = groups_markup(app, game.get_untracked());
    view! {
        <form on:submit=start>
            <div class="choosing">
            <div on:change=move |e| on_choice(app, game, &e) inner_html=groups></div>
            {opponent.map(player_choice)}
            {rule_options(game, chosen)}
            <div class:hidden=flag(move || !drawing())>
                <div class="array">
                    <label>
                        <span>{app.label_signal(Label::ArrayNumber)}</span>
                        <input
                            type="text" inputmode="numeric" autocomplete="off" maxlength="12" name="array"
                            prop:value=text(move || number.get())
                            aria-invalid=text(move || wrong.get().is_some().to_string())
                            on:input=move |e| { number.set(event_target_value(&e)); wrong.set(None); }
                        />
                    </label>
                    <button type="button" on:click=move |_| { number.set(random_array_number()); wrong.set(None); }>
                        <Icon name="dice"/>
                        <span>{app.label_signal(Label::RandomArray)}</span>
                    </button>
                </div>
                <ArrayPreview number/>
                <p><a href="#rules/chess960" on:click=move |_| app.modal.open.set(ModalKind::None)>{app.label_signal(Label::RoomLink)}</a></p>
            </div>
            <p class="wrong" role="alert">{text(move || wrong.get().map(|m| app.message_text(&m)).unwrap_or_default())}</p>
            {opponent.map(|_| view! {
                <p>
                    <button type="button" data-do="oppose-here" on:click=move |_| app.modal.open.set(ModalKind::Opponent)>
                        {app.label_signal(Label::OpposeHere)}
                    </button>
                </p>
            })}
            <p>
                <a href="#clock" on:click=move |_| app.modal.open.set(ModalKind::None)>{app.label_signal(Label::ClockLink)}</a>
            </p>
            <p>
                <a href="#games/mine" on:click=move |_| app.modal.open.set(ModalKind::None)>{app.label_signal(Label::MyGames)}</a>
            </p>
            <p class="to-setup">
                <a href="#setup" on:click=move |_| app.modal.open.set(ModalKind::None)>{app.label_signal(Label::SetUp)}</a>
            </p>
            </div>
            <div class="buttons">
                <button type="button" on:click=move |_| app.modal.open.set(ModalKind::None)>{app.label_signal(Label::Cancel)}</button>
                <button type="submit" class="main">{app.label_signal(Label::StartGame)}</button>
            </div>
        </form>
    }
}

/// First rank of the array with the typed number.
fn ArrayPreview(number: RwSignal<String>) -> El {
    let glyphs = move || {
        let fen = registry::array_text(&number.get()).ok()?;
        let game = registry::open("chess960", Some(&fen), None).ok()?;
        let scene = game.scene();
        let files = usize::from(scene.board.grid.files);
        Some(scene.pieces.into_iter().take(files).map(|p| p.glyph).collect::<Vec<_>>())
    };
    view! {
        <div class="preview" aria-hidden="true">
            {move || glyphs().map(|g| g.into_iter().map(|glyph| view! { <PieceImage glyph/> }).collect::<Vec<_>>())}
        </div>
    }
}
