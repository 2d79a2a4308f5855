//! A new game: one of those there are, Chess960 by number or at random.

use super::decisions::agree;
use super::dialog::Dialog;
use super::dom::{El, Mark, el, lent, mark, view};
use super::live::Live;
use super::sprite::Icon;
use super::state::{Desk, Over, flag, text};
use leptos::prelude::*;
use notabene_core::session::decisions;
use notabene_core::session::open::{self, GAMES, Game};
use notabene_core::text::{Label, Msg};

pub fn Chooser() -> El {
    view! { <Dialog over=Over::Chooser title=Label::NewGame><Form/></Dialog> }
}

/// The game whose start is drawn.
const DRAWN: &str = "chess960";

/// The number of an array, drawn fairly: chance belongs to this row, the core has none.
fn drawn() -> String {
    ((js_sys::Math::random() * 960.0) as u32).min(959).to_string()
}

/// The games by their kinds.
fn groups() -> Vec<Vec<&'static Game>> {
    let mut groups: Vec<Vec<&Game>> = Vec::new();
    for game in GAMES {
        match groups.iter_mut().find(|group| group.iter().any(|other| other.group == game.group)) {
            Some(group) => group.push(game),
            None => groups.push(vec![game]),
        }
    }
    groups
}

/// A kind with more games than this shows its first one, and the others in a list.
const FEW: usize = 4;

/// The games of a kind, under its name.
fn group(desk: &'static Desk, games: &[&'static Game], game: Live<&'static str>) -> El {
    let (shown, listed) = if games.len() > FEW { games.split_at(1) } else { games.split_at(games.len()) };
    let title = games.first().map(|game| el("legend", "").label(desk, game.group));
    let shown = shown.iter().copied().map(|kind| {
        let words = el("span", "").with([el("span", "").label(desk, kind.label)]).with(note(desk, kind));
        option(kind.id, game).with([words]).attr("data-game", kind.id)
    });
    let others = (!listed.is_empty()).then(|| others(desk, listed.to_vec(), game));
    el("fieldset", "options").with(title).with(shown).with(others)
}

/// A line that says what a game is.
fn note(desk: &'static Desk, kind: &'static Game) -> Option<El> {
    kind.note.map(|note| el("small", "").label(desk, note))
}

/// A card with its button: pressed while its game is the chosen one.
fn option(id: &'static str, game: Live<&'static str>) -> El {
    let radio = el("input", "").attr("type", "radio").attr("name", "game").attr("value", id);
    mark(&radio, Mark::Property, "checked", flag(move || game.with(|game| *game == id)).into());
    el("label", "option").with([radio.on("change", move |_| game.set(id))])
}

/// The other games of a kind: the one that was played last, and a list to choose from.
fn others(desk: &'static Desk, games: Vec<&'static Game>, game: Live<&'static str>) -> El {
    let find = {
        let games = games.clone();
        move |id: &str| games.iter().copied().find(|kind| kind.id == id)
    };
    let last = desk.prefs.with_untracked(|p| p.last_of_many);
    let now = find(game.get_untracked()).or_else(|| find(last)).or(games.first().copied());
    let Some(now) = now else { return el("span", "") };
    let picked = Live::new(now);
    let listed = games.iter().map(|kind| el("option", "").attr("value", kind.id).label(desk, kind.label));
    let list = el("select", "").attr("data-control", "others").with(listed);
    let list = list.live("aria-label", move || desk.label(Label::WhichDraughts).into());
    let list = list.value(move || picked.with(|kind| kind.id.into())).on("change", move |e| {
        if let Some(kind) = find(&event_target_value(&e)) {
            picked.set(kind);
            game.set(kind.id);
        }
    });
    let radio = el("input", "").attr("type", "radio").attr("name", "game");
    let chosen = move || picked.with(|kind| game.with(|game| *game == kind.id));
    mark(&radio, Mark::Property, "checked", flag(chosen).into());
    let radio = radio.on("change", move |_| game.set(picked.get_untracked().id));
    let says = move || picked.with(|kind| kind.note.map_or("", |note| desk.label(note))).to_string();
    let words = el("span", "").with([
        el("span", "").label(desk, Label::OtherDraughts),
        list,
        el("small", "").says(says),
    ]);
    el("label", "option others")
        .live("data-game", move || picked.with(|kind| kind.id.into()))
        .with([radio, words])
}

fn Form() -> El {
    let desk = lent(Desk::here());
    let game = Live::new(desk.status.with_untracked(|s| s.game));
    let drawing = move || game.with(|game| *game == DRAWN);
    let number = Live::new(drawn());
    let wrong = Live::new(None::<Msg>);
    let chosen = Live::new(String::new());
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
            true => open::array_text(&number.get_untracked())
                .map_err(|p| p.says)
                .and_then(|fen| desk.start(game, Some(&fen), None)),
        };
        match begun {
            Ok(()) => desk.over.set(Over::Nothing),
            Err(msg) => wrong.set(Some(msg)),
        }
    };
    let groups = groups().into_iter().map(|games| group(desk, &games, game));
    view! {
        <form on:submit=start>
            <div class="choosing">
            {groups.collect::<Vec<_>>()}
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
                    <button type="button" on:click=move |_| { number.set(drawn()); wrong.set(None); }>
                        <Icon name="dice"/>
                        <span>{desk.words(Label::RandomArray)}</span>
                    </button>
                </div>
                <Preview number/>
                <p><a href="#chess960" on:click=move |_| desk.over.set(Over::Nothing)>{desk.words(Label::RoomLink)}</a></p>
            </div>
            <p class="wrong" role="alert">{text(move || wrong.get().map(|m| desk.say(&m)).unwrap_or_default())}</p>
            <p class="to-setup">
                <a href="#setup" on:click=move |_| desk.over.set(Over::Nothing)>{desk.words(Label::SetUp)}</a>
            </p>
            </div>
            <div class="buttons">
                <button type="button" on:click=move |_| desk.over.set(Over::Nothing)>{desk.words(Label::Cancel)}</button>
                <button type="submit" class="main">{desk.words(Label::StartGame)}</button>
            </div>
        </form>
    }
}

/// The first rank of the array whose number is written.
fn Preview(number: Live<String>) -> El {
    let glyphs = move || {
        let fen = open::array_text(&number.get()).ok()?;
        let table = open::open("chess960", Some(&fen), None).ok()?;
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
