//! Castling from any position, shown slowly.

use super::{Hall, button, image, told};
use crate::ui::state::{Desk, flag, text};
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::session::room::{Castled, Stand, Wing, table};
use notabene_core::text::Label;
use std::time::Duration;

/// Long enough for the pieces to be drawn at their places before they move.
const DRAWN: Duration = Duration::from_millis(80);

/// What is shown.
#[derive(Copy, Clone)]
struct Stage {
    desk: Desk,
    side: RwSignal<Side>,
    stand: RwSignal<Option<Stand>>,
    castled: RwSignal<Option<Castled>>,
}

impl Stage {
    /// Puts king and rooks on their places.
    fn set(self, stand: Option<Stand>) {
        self.castled.set(None);
        self.stand.set(stand);
    }

    /// Castles, from the first places if that was done already.
    fn play(self, wing: Wing) {
        let act = move || {
            let side = self.side.get_untracked();
            let done = self.stand.with_untracked(|s| s.as_ref().and_then(|s| s.castled(side, wing)));
            self.castled.set(done);
        };
        if self.castled.with_untracked(|c| c.is_none()) {
            return act();
        }
        self.set(self.stand.get_untracked());
        set_timeout(act, DRAWN);
    }

    /// Shows a case of the table.
    fn case(self, king: u8, rook: u8, wing: Wing) {
        self.set(Some(Stand { king, rooks: vec![rook] }));
        set_timeout(move || self.play(wing), DRAWN);
    }
}

/// The signs of castling, the same in all languages.
const fn sign(wing: Wing) -> &'static str {
    match wing {
        Wing::A => "O-O-O",
        Wing::H => "O-O",
    }
}

/// The card.
pub fn castle(hall: Hall) -> AnyView {
    let desk = hall.desk;
    let stage = Stage {
        desk,
        side: RwSignal::new(Side::White),
        stand: RwSignal::new(None),
        castled: RwSignal::new(None),
    };
    Effect::new(move |_| stage.set(Stand::of(&hall.rank.get())));
    view! {
        <div class="row">{side(stage, Side::White, Label::White)}{side(stage, Side::Black, Label::Black)}</div>
        <div class="strip demo" class:black=flag(move || stage.side.get() == Side::Black) aria-hidden="true">
            {move || pieces(stage)}
            {(0..8).map(|x| view! { <span><i>{Naming::CHESS.file(x)}</i></span> }).collect_view()}
        </div>
        <div class="row">
            {wing(stage, Wing::A)}{wing(stage, Wing::H)}
            {button(desk, Label::CastleBack, "back", move || stage.castled.set(None))}
        </div>
        {told(desk, move || stage.castled.with(|c| c.as_ref().map(|c| c.says.clone())))}
        <p class="announce" role="status">{text(move || {
            let announce = stage.castled.with(|c| c.as_ref().and_then(|c| c.announce.clone()));
            announce.map(|m| desk.say(&m)).unwrap_or_default()
        })}</p>
        <p class="hint">{desk.words(Label::CastleHint)}</p>
        <details>
            <summary>{desk.words(Label::CastleTable)}</summary>
            <div class="cases">{move || Wing::BOTH.map(|wing| cases(stage, hall, wing)).into_iter().collect_view()}</div>
        </details>
    }
    .into_any()
}

fn side(stage: Stage, side: Side, label: Label) -> AnyView {
    let chosen = text(move || (stage.side.get() == side).to_string());
    let act = move |_| {
        stage.castled.set(None);
        stage.side.set(side);
    };
    let name = if side == Side::White { "white" } else { "black" };
    view! {
        <button type="button" class="choice" data-side=name aria-pressed=chosen on:click=act>{stage.desk.words(label)}</button>
    }
    .into_any()
}

fn wing(stage: Stage, wing: Wing) -> AnyView {
    let idle = move || stage.stand.with(|s| s.as_ref().is_none_or(|s| s.rook(wing).is_none()));
    view! {
        <button
            type="button" class="main" data-castle=sign(wing) aria-disabled=text(move || idle().to_string())
            on:click=move |_| if !untrack(idle) { stage.play(wing) }
        >{sign(wing)}</button>
    }
    .into_any()
}

/// King and rooks. They are made anew for other places, and glide while they castle.
fn pieces(stage: Stage) -> AnyView {
    let Some(stand) = stage.stand.get() else { return ().into_any() };
    let side = stage.side.get();
    let king = piece(stage, Glyph { side, figure: Figure::King }, stand.king);
    let rooks = stand.rooks.into_iter().map(move |x| piece(stage, Glyph { side, figure: Figure::Rook }, x));
    [king].into_iter().chain(rooks).collect_view().into_any()
}

fn piece(stage: Stage, glyph: Glyph, from: u8) -> AnyView {
    let king = glyph.figure == Figure::King;
    // Where it stands, and whether it waits for the other one.
    let now = move || {
        stage.castled.with(|c| match c {
            Some(c) if king => (c.goals.0, c.rook_first),
            Some(c) if c.rook == from => (c.goals.1, !c.rook_first),
            _ => (from, false),
        })
    };
    let place = text(move || format!("translateX({}00%)", now().0));
    view! { <b class="glides" class:second=flag(move || now().1) style:transform=place>{image(Some(glyph))}</b> }
        .into_any()
}

/// The table of a wing: the king, and every place of the rook.
fn cases(stage: Stage, hall: Hall, wing: Wing) -> AnyView {
    let [king, _, rook, ..] = hall.letters().pieces;
    let rank = if stage.side.get() == Side::White { "1" } else { "8" };
    let name = move |letter: &str, x: u8| format!("{letter}{}{rank}", Naming::CHESS.file(x));
    let case = move |k: u8, r: u8| {
        let (before, case) =
            (name(king, k) + " ", format!("{}{}", Naming::CHESS.file(k), Naming::CHESS.file(r)));
        view! {
            <button type="button" data-case=case on:click=move |_| stage.case(k, r, wing)>
                <span class="for-ears">{before}</span>{name(rook, r)}
            </button>
        }
    };
    let row = move |stand: Stand| {
        let k = stand.king;
        let rooks = stand.rooks.into_iter().map(move |r| case(k, r)).collect_view();
        view! { <tr><th scope="row">{name(king, k)}</th><td>{rooks}</td></tr> }
    };
    let rows = table(wing);
    let goals = rows.first().and_then(|s| s.castled(stage.side.get(), wing)).map(|c| c.goals);
    let goals = goals.map(|(k, r)| [name(king, k), name(rook, r)].join(" "));
    view! { <table><caption>{sign(wing)}": "{goals}</caption><tbody>{rows.into_iter().map(row).collect_view()}</tbody></table> }
        .into_any()
}
