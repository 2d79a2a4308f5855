//! Castling from any position, shown slowly.

use super::{ArrayState, Card, Hint, SquareName, StatusLine};
use crate::components::{Button, ChoiceButton, PieceImage};
use leptos::prelude::*;
use notabene_core::geometry::Naming;
use notabene_core::i18n::Label;
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::study::chess960::{Castled, Stand, Wing, table};
use std::time::Duration;

/// Long enough for the pieces to be drawn at their places before they move.
const DRAWN: Duration = Duration::from_millis(80);

/// Context: king and rooks of the demonstration. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct CastlingDemo {
    page: ArrayState,
    /// `true` while Black is shown.
    black: RwSignal<bool>,
    stand: RwSignal<Option<Stand>>,
    /// Count of placements: pieces put on their places do not glide there.
    placed: RwSignal<u32>,
    castled: RwSignal<Option<Castled>>,
}

impl CastlingDemo {
    fn new() -> CastlingDemo {
        CastlingDemo {
            page: ArrayState::here(),
            black: RwSignal::new(false),
            stand: RwSignal::new(None),
            placed: RwSignal::new(0),
            castled: RwSignal::new(None),
        }
    }

    fn here() -> CastlingDemo {
        expect_context()
    }

    /// Puts king and rooks on their places.
    fn place(self, stand: Option<Stand>) {
        self.castled.set(None);
        self.stand.set(stand);
        self.placed.update(|n| *n = n.wrapping_add(1));
    }

    /// Castles, from the first places if that was done already.
    fn play(self, wing: Wing) {
        let again = self.castled.try_get_untracked().flatten().is_some();
        if again {
            self.place(self.stand.try_get_untracked().flatten());
        }
        self.castle_after(wing, if again { DRAWN } else { Duration::ZERO });
    }

    fn castle_after(self, wing: Wing, delay: Duration) {
        let castle = move || {
            // The page may be gone by now.
            if let (Some(Some(stand)), Some(black)) =
                (self.stand.try_get_untracked(), self.black.try_get_untracked())
            {
                self.castled.set(stand.castled(colour(black), wing));
            }
        };
        let _ = set_timeout(castle, delay);
    }

    /// Shows a case of the table.
    fn show_case(self, king: u8, rook: u8, wing: Wing) {
        self.place(Some(Stand { king, rooks: vec![rook] }));
        self.castle_after(wing, DRAWN);
    }

    fn side(self) -> Side {
        colour(self.black.get())
    }
}

const fn colour(black: bool) -> Side {
    if black { Side::Black } else { Side::White }
}

/// The signs of castling, the same in all languages.
pub const fn sign(wing: Wing) -> &'static str {
    match wing {
        Wing::A => "O-O-O",
        Wing::H => "O-O",
    }
}

/// Castling with the pieces of the position, and a table of all cases.
#[component]
pub fn CastlingCard() -> impl IntoView {
    let demo = CastlingDemo::new();
    let (page, prefs) = (demo.page, demo.page.prefs);
    provide_context(demo);
    Effect::new(move |_| demo.place(Stand::of(&page.rank.get())));
    let says = Signal::derive(move || page.say(demo.castled.get().map(|castled| castled.says)));
    let announce = Signal::derive(move || page.say(demo.castled.get().and_then(|castled| castled.announce)));
    view! {
        <Card title=Label::Castling name="castling">
            <div class="row">
                <SideButton side=Side::White name="white" label=Label::White/>
                <SideButton side=Side::Black name="black" label=Label::Black/>
            </div>
            <div class="stage">
                <DemoRank/>
                <StatusLine text=says/>
                <StatusLine text=announce class="announce"/>
            </div>
            <div class="row">
                <WingButton wing=Wing::A/>
                <WingButton wing=Wing::H/>
                <Button
                    text=prefs.words(Label::CastleBack)
                    name="back"
                    on_click=move |()| demo.castled.set(None)
                />
            </div>
            <Hint text=Label::CastleHint/>
            <details>
                <summary>{prefs.words(Label::CastleTable)}</summary>
                <div class="cases"><CaseTable wing=Wing::A/><CaseTable wing=Wing::H/></div>
            </details>
        </Card>
    }
}

#[component]
fn SideButton(side: Side, name: &'static str, label: Label) -> impl IntoView {
    let demo = CastlingDemo::here();
    let choose = move |()| {
        demo.castled.set(None);
        demo.black.set(side == Side::Black);
    };
    view! {
        <ChoiceButton pressed=Signal::derive(move || demo.side() == side) on_click=choose attr:data-side=name>
            {demo.page.prefs.words(label)}
        </ChoiceButton>
    }
}

#[component]
fn WingButton(wing: Wing) -> impl IntoView {
    let demo = CastlingDemo::here();
    let idle = move |stand: &Option<Stand>| stand.as_ref().is_none_or(|stand| stand.rook(wing).is_none());
    let play = move |_| {
        if !demo.stand.with_untracked(idle) {
            demo.play(wing);
        }
    };
    view! {
        <button
            type="button"
            class="main"
            data-castle=sign(wing)
            aria-disabled=move || demo.stand.with(idle).to_string()
            on:click=play
        >
            {sign(wing)}
        </button>
    }
}

/// The rank with king and rooks.
#[component]
fn DemoRank() -> impl IntoView {
    let demo = CastlingDemo::here();
    let squares = (0..8).map(|x| {
        view! { <span><SquareName name=Naming::CHESS.file(x).to_string()/></span> }
    });
    view! {
        <div class=move || if demo.black.get() { "strip demo black" } else { "strip demo" } aria-hidden="true">
            {squares.collect_view()}
            <div class="over">
                <For each=move || pieces(demo) key=|piece| *piece children=|piece| view! { <GlidingPiece piece/> }/>
            </div>
        </div>
    }
}

/// A piece of the demonstration before castling.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
struct PlacedPiece {
    placed: u32,
    black: bool,
    is_king: bool,
    /// Number of its file.
    file: u8,
}

impl PlacedPiece {
    fn glyph(self) -> Glyph {
        let figure = if self.is_king { Figure::King } else { Figure::Rook };
        Glyph { side: colour(self.black), figure }
    }
}

/// King and rooks.
fn pieces(demo: CastlingDemo) -> Vec<PlacedPiece> {
    let (placed, black) = (demo.placed.get(), demo.black.get());
    let Some(stand) = demo.stand.get() else { return Vec::new() };
    let king = PlacedPiece { placed, black, is_king: true, file: stand.king };
    let rooks = stand.rooks.into_iter().map(|file| PlacedPiece { is_king: false, file, ..king });
    std::iter::once(king).chain(rooks).collect()
}

/// A piece that glides to its place when it castles.
#[component]
fn GlidingPiece(piece: PlacedPiece) -> impl IntoView {
    let demo = CastlingDemo::here();
    // Its file, and `true` if it moves after the other piece.
    let now = move || match demo.castled.get() {
        Some(castled) if piece.is_king => (castled.goals.0, castled.rook_first),
        Some(castled) if castled.rook == piece.file => (castled.goals.1, !castled.rook_first),
        _ => (piece.file, false),
    };
    view! {
        <b
            class=move || if now().1 { "glides second" } else { "glides" }
            style:transform=move || format!("translateX({}00%)", now().0)
        >
            <PieceImage glyph=piece.glyph()/>
        </b>
    }
}

/// Name of a piece on the first rank of its side, such as `Kg1`, tracked.
fn piece_name(demo: CastlingDemo, figure: Figure, file: u8) -> String {
    let [king, _, rook, ..] = demo.page.letters().pieces;
    let letter = if figure == Figure::King { king } else { rook };
    let rank = if demo.black.get() { "8" } else { "1" };
    [letter, &Naming::CHESS.file(file).to_string(), rank].concat()
}

/// The table of a wing: the king, and every place of the rook.
#[component]
fn CaseTable(wing: Wing) -> impl IntoView {
    let demo = CastlingDemo::here();
    let rows = table(wing);
    let first = rows.first().cloned();
    let goals = move || {
        let (king, rook) = first.as_ref()?.castled(demo.side(), wing)?.goals;
        let both = [(Figure::King, king), (Figure::Rook, rook)];
        Some(both.map(|(figure, file)| piece_name(demo, figure, file)).join(" "))
    };
    let caption = move || format!("{}: {}", sign(wing), goals().unwrap_or_default());
    let rows = rows.into_iter().map(|stand| view! { <CaseRow wing stand/> });
    view! {
        <table>
            <caption>{caption}</caption>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

#[component]
fn CaseRow(wing: Wing, stand: Stand) -> impl IntoView {
    let demo = CastlingDemo::here();
    let king = stand.king;
    let rooks = stand.rooks.into_iter().map(|rook| view! { <CaseButton wing king rook/> });
    view! {
        <tr>
            <th scope="row">{move || piece_name(demo, Figure::King, king)}</th>
            <td>{rooks.collect_view()}</td>
        </tr>
    }
}

#[component]
fn CaseButton(wing: Wing, king: u8, rook: u8) -> impl IntoView {
    let demo = CastlingDemo::here();
    let files: String = [king, rook].map(|x| Naming::CHESS.file(x)).iter().collect();
    view! {
        <button type="button" data-case=files on:click=move |_| demo.show_case(king, rook, wing)>
            <span class="for-ears">{move || piece_name(demo, Figure::King, king) + " "}</span>
            <span>{move || piece_name(demo, Figure::Rook, rook)}</span>
        </button>
    }
}
