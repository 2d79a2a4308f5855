//! A new game: one of those there are, Chess960 by number or at random.

use super::decisions::agree;
use super::dom::{El, view};
use super::markup::Markup;
use super::opponent::{OpponentChoice, who_plays};
use super::pointing::near;
use super::sprite::Icon;
use super::state::{Desk, Over, flag, text};
use leptos::prelude::*;
use notabene_core::game::decisions;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::i18n::{Label, Msg};
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlInputElement};

/// The game whose start is drawn.
const DRAWN: &str = "chess960";

/// The number of a random start array, each as likely as the others.
pub fn random_array_number() -> String {
    ((js_sys::Math::random() * 960.0) as u32).min(959).to_string()
}

/// A kind with more games than this shows its first one, and the others in a list.
const FEW: usize = 4;

/// A card with its button: pressed while its game is the chosen one.
const CARD: &str = "<label class=\"option\" data-game=\"$\"><input type=\"radio\" name=\"game\" value=\"$\"$>\
    <span><span>$</span>$</span></label>";

/// The same for all others of a kind, with the beginning of their list.
const OTHERS: &str = "<label class=\"option others\" data-game=\"$\"><input type=\"radio\" name=\"game\" value=\"$\"$>\
    <span><span>$</span><select data-control=\"others\" aria-label=\"$\">";

/// All games by their kinds.
fn groups(desk: Desk, game: &str) -> String {
    let mut out = Markup::default();
    let mut kinds: Vec<Label> = Vec::new();
    for first in VARIANTS {
        if kinds.contains(&first.group) {
            continue;
        }
        kinds.push(first.group);
        let games: Vec<&Variant> = VARIANTS.iter().filter(|other| other.group == first.group).collect();
        let shown = if games.len() > FEW { 1 } else { games.len() };
        let (shown, listed) = games.split_at(shown);
        out.fill("<fieldset class=\"options\"><legend>$</legend>", &[desk.label(first.group)]);
        for kind in shown {
            let checked = if kind.id == game { " checked" } else { "" };
            let (name, mut small) = (desk.label(kind.label), String::new());
            if kind.note.is_some() {
                small = ["<small>", note(desk, kind), "</small>"].concat();
            }
            out.fill(CARD, &[kind.id, kind.id, checked, name, &small]);
        }
        others(desk, listed, game, &mut out);
        out.put(&["</fieldset>"]);
    }
    out.done()
}

/// The other games of a kind: the one that was played last, and a list to choose from.
fn others(desk: Desk, games: &[&Variant], game: &str, out: &mut Markup) {
    let last = desk.prefs.with_untracked(|p| p.last_of_many);
    let find = |id: &str| games.iter().find(|kind| kind.id == id);
    let Some(now) = find(game).or_else(|| find(last)).or(games.first()) else { return };
    let checked = if now.id == game { " checked" } else { "" };
    let (name, title) = (desk.label(Label::OtherDraughts), desk.label(Label::WhichDraughts));
    out.fill(OTHERS, &[now.id, now.id, checked, name, title]);
    for kind in games {
        let selected = if kind == now { " selected" } else { "" };
        out.fill("<option value=\"$\"$>$</option>", &[kind.id, selected, desk.label(kind.label)]);
    }
    out.fill("</select><small>$</small></span></label>", &[note(desk, now)]);
}

/// A line that says what a game is.
fn note(desk: Desk, kind: &Variant) -> &'static str {
    kind.note.map_or("", |note| desk.label(note))
}

/// Another game is chosen: on its card, or in the list, which is its card then.
fn choose(desk: Desk, game: RwSignal<&'static str>, e: &Event) {
    let (Some(card), Ok(kind)) = (near(e, ".option"), registry::find(&event_target_value(e))) else { return };
    game.set(kind.id);
    if near(e, "select").is_some()
        && let Ok(Some(radio)) = card.query_selector("input")
        && let Ok(Some(small)) = card.query_selector("small")
    {
        drop(card.set_attribute("data-game", kind.id));
        drop(radio.set_attribute("value", kind.id));
        radio.unchecked_into::<HtmlInputElement>().set_checked(true);
        small.set_text_content(Some(note(desk, kind)));
    }
}

/// What stands in the window.
pub fn Form() -> El {
    let desk = Desk::here();
    let game = RwSignal::new(desk.status.with_untracked(|s| s.game));
    let drawing = move || game.with(|game| *game == DRAWN);
    let number = RwSignal::new(random_array_number());
    let wrong = RwSignal::new(None::<Msg>);
    let chosen = RwSignal::new(String::new());
    let opponent =
        desk.opponent().map(|opponent| OpponentChoice::new(opponent, untrack(|| opponent.get().is_some())));
    let start = move |e: web_sys::SubmitEvent| {
        e.prevent_default();
        let game = game.get_untracked();
        desk.prefs.update(|p| p.last_of_many = game);
        let begun = match game == DRAWN {
            false => {
                let rules = decisions::of_game(game)
                    .map(|page| chosen.with_untracked(|chosen| page.rules_of(game, chosen)));
                desk.start(game, None, rules.as_deref())
            }
            true => registry::array_text(&number.get_untracked())
                .map_err(|p| p.says)
                .and_then(|fen| desk.start(game, Some(&fen), None)),
        };
        match begun {
            Ok(()) => {
                opponent.into_iter().for_each(OpponentChoice::take);
                desk.modal.open.set(Over::Nothing);
            }
            Err(msg) => wrong.set(Some(msg)),
        }
    };
    let groups = groups(desk, game.get_untracked());
    view! {
        <form on:submit=start>
            <div class="choosing">
            <div on:change=move |e| choose(desk, game, &e) inner_html=groups></div>
            {opponent.map(|choice| who_plays(desk, choice))}
            {agree(desk, game, chosen)}
            <div class:hidden=flag(move || !drawing())>
                <div class="array">
                    <label>
                        <span>{desk.words(Label::ArrayNumber)}</span>
                        <input
                            type="text" inputmode="numeric" autocomplete="off" maxlength="12" name="array"
                            prop:value=text(move || number.get())
                            aria-invalid=text(move || wrong.get().is_some().to_string())
                            on:input=move |e| { number.set(event_target_value(&e)); wrong.set(None); }
                        />
                    </label>
                    <button type="button" on:click=move |_| { number.set(random_array_number()); wrong.set(None); }>
                        <Icon name="dice"/>
                        <span>{desk.words(Label::RandomArray)}</span>
                    </button>
                </div>
                <Preview number/>
                <p><a href="#chess960" on:click=move |_| desk.modal.open.set(Over::Nothing)>{desk.words(Label::RoomLink)}</a></p>
            </div>
            <p class="wrong" role="alert">{text(move || wrong.get().map(|m| desk.say(&m)).unwrap_or_default())}</p>
            {opponent.map(|_| view! {
                <p>
                    <button type="button" data-do="oppose-here" on:click=move |_| desk.modal.open.set(Over::Opponent)>
                        {desk.words(Label::OpposeHere)}
                    </button>
                </p>
            })}
            <p>
                <a href="#clock" on:click=move |_| desk.modal.open.set(Over::Nothing)>{desk.words(Label::ClockLink)}</a>
            </p>
            <p>
                <a href="#games" on:click=move |_| desk.modal.open.set(Over::Nothing)>{desk.words(Label::MyGames)}</a>
            </p>
            <p class="to-setup">
                <a href="#setup" on:click=move |_| desk.modal.open.set(Over::Nothing)>{desk.words(Label::SetUp)}</a>
            </p>
            </div>
            <div class="buttons">
                <button type="button" on:click=move |_| desk.modal.open.set(Over::Nothing)>{desk.words(Label::Cancel)}</button>
                <button type="submit" class="main">{desk.words(Label::StartGame)}</button>
            </div>
        </form>
    }
}

/// The first rank of the array whose number is written.
fn Preview(number: RwSignal<String>) -> El {
    let glyphs = move || {
        let fen = registry::array_text(&number.get()).ok()?;
        let table = registry::open("chess960", Some(&fen), None).ok()?;
        let scene = table.scene();
        let files = usize::from(scene.board.grid.files);
        Some(scene.pieces.into_iter().take(files).map(|p| p.glyph).collect::<Vec<_>>())
    };
    view! {
        <div class="preview" aria-hidden="true">
            {move || glyphs().map(|g| g.into_iter().map(|glyph| view! { <super::sprite::PieceImage glyph/> }).collect::<Vec<_>>())}
        </div>
    }
}
