//! A new game: one of those there are, Chess960 by number or at random.

use super::dialog::Dialog;
use super::dom::{El, view};
use super::live::Live;
use super::sprite::Icon;
use super::state::{Desk, Over, flag, text};
use leptos::prelude::*;
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

fn Form() -> El {
    let desk = Desk::here();
    let game = Live::new(desk.status.with_untracked(|s| s.game));
    let drawing = move || game.with(|game| *game == DRAWN);
    let number = Live::new(drawn());
    let wrong = Live::new(None::<Msg>);
    let start = move |e: web_sys::SubmitEvent| {
        e.prevent_default();
        let game = game.get_untracked();
        let begun = match game == DRAWN {
            false => desk.start(game, None, None),
            true => open::array_text(&number.get_untracked())
                .map_err(|p| p.says)
                .and_then(|fen| desk.start(game, Some(&fen), None)),
        };
        match begun {
            Ok(()) => desk.over.set(Over::Nothing),
            Err(msg) => wrong.set(Some(msg)),
        }
    };
    let option = move |kind: &'static Game| {
        let id = kind.id;
        let note = kind.note.map(|note| view! { <small>{desk.words(note)}</small> });
        view! {
            <label class="option" data-game=id>
                <input type="radio" name="game" prop:checked=flag(move || game.with(|game| *game == id)) on:change=move |_| game.set(id)/>
                <span>{desk.words(kind.label)}{note}</span>
            </label>
        }
    };
    view! {
        <form on:submit=start>
            <fieldset class="options">
                <legend class="for-ears">{desk.words(Label::NewGame)}</legend>
                {GAMES.iter().map(option).collect::<Vec<_>>()}
            </fieldset>
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
