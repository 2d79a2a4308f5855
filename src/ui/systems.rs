//! Systems page: the move on the board in all systems of notation, spoken and written.

use super::compare::position_picture;
use super::controls::{Control, WALK};
use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::prefs::Preferences;
use super::sprite::figurine;
use super::state::Desk;
use super::voice;
use crate::components::{BackLink, PieceImage};
use leptos::html;
use leptos::prelude::*;
use notabene_core::game::spoken;
use notabene_core::game::systems::{System, in_all_letters, systems, written};
use notabene_core::i18n::{Label, Ownership, Piece, Player};
use notabene_core::msg;
use notabene_core::notation::{PIECE_NAMES, PieceNames, Style, Token, Verdict};
use notabene_core::position::{Figure, Glyph, Side};
use notabene_core::record::NodeId;
use web_sys::SubmitEvent;

/// Elements of the page.
pub fn page(_: Desk) -> Vec<El> {
    vec![interop::element(view! { <SystemsPage/> })]
}

/// The systems page.
#[component]
pub fn SystemsPage() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let cards = move || {
        let node = current.sheet.with(|sheet| sheet.at);
        if node == NodeId(0) {
            let words = prefs.words(Label::SystemsStart);
            return view! { <p class="card" role="status">{words}</p> }.into_any();
        }
        let own = prefs.with(|p| p.style());
        let systems = current.game.with(systems).into_iter();
        let cards = systems.map(|system| view! { <SystemCard shown=ShownMove { node, system, own }/> });
        let letters = current.game.with(|game| in_all_letters(game, node, &own));
        view! { {cards.collect_view()}{letters_card(prefs, letters)} }.into_any()
    };
    view! {
        <h1>{prefs.words(Label::AllSystems)}</h1>
        <p class="lead">{prefs.words(Label::SystemsLead)}</p>
        <MoveOnBoard/>
        <div class="systems-list">{cards}</div>
        <NamesOfPieces/>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// Signal that is notified when the voices of the device are known or change.
fn voices_changed() -> Trigger {
    let changed = Trigger::new();
    voice::listen(move || changed.notify());
    changed
}

/// The board, the move in words, and the way to its neighbours.
#[component]
fn MoveOnBoard() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let voices = voices_changed();
    let can_speak = move || {
        voices.track();
        voice::can_speak(prefs.language())
    };
    let words = Memo::new(move |_| {
        let (node, language) = (current.sheet.with(|sheet| sheet.at), prefs.language());
        current.game.with(|game| spoken(game, node, language))
    });
    let speak = move |_| {
        let language = prefs.with_untracked(|p| p.language);
        voice::speak(&words.get_untracked(), language);
    };
    let no_voice = move || if can_speak() { "" } else { prefs.label(Label::NoVoice) };
    let written = move || current.sheet.with(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()));
    let picture = move || current.scene.with(|scene| position_picture(prefs, scene, "", ""));
    view! {
        <section class="card systems-top">
            <img class="diagram" alt="" src=picture/>
            <div>
                <p class="which">{written}</p>
                <p class="aloud" role="status" data-live="aloud">{words}</p>
                <div class="row">
                    <button
                        type="button"
                        data-do="say"
                        aria-disabled=move || (!can_speak()).to_string()
                        on:click=speak
                    >
                        {prefs.words(Label::SayAloud)}
                    </button>
                </div>
                <p class="hint">{no_voice}</p>
                <div class="controls">
                    <div class="group">{WALK.map(|action| Control(action).view())}</div>
                </div>
            </div>
        </section>
    }
}

/// A move in a system. `own` is the style of the player, for what a system leaves open.
#[derive(Copy, Clone)]
struct ShownMove {
    node: NodeId,
    system: &'static System,
    own: Style,
}

/// A system: the move, where it was used, and a field to write it.
#[component]
fn SystemCard(shown: ShownMove) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let meaning = RwSignal::new(String::new());
    let system = shown.system;
    let tokens = current.game.with(|game| written(game, shown.node, system, &shown.own));
    let tokens = tokens.into_iter().map(|token| view! { <TokenButton token meaning/> });
    view! {
        <article class="card system" data-system=system.id>
            <h2>{prefs.words(system.title)}</h2>
            <p class="system-signs">{tokens.collect_view()}</p>
            <p class="system-says" aria-live="polite">{meaning}</p>
            <p class="hint">{prefs.words(system.note)}</p>
            <MoveInput shown/>
        </article>
    }
}

/// A token of the move; a click shows its meaning.
#[component]
fn TokenButton(token: Token, meaning: RwSignal<String>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let text = token.text.trim().to_string();
    let name = [&text, ": ", prefs.label(token.part.label())].concat();
    let show = move |_| meaning.set(prefs.with_untracked(|p| p.language.say(&token.says)));
    view! {
        <button
            type="button"
            class=["character t-", token.part.name()].concat()
            aria-label=name
            on:click=show
        >
            <TokenText text/>
        </button>
    }
}

/// The characters of a token; a figurine is drawn.
#[component]
fn TokenText(text: String) -> impl IntoView {
    let Some(symbol) = figurine(&text) else { return text.into_any() };
    view! {
        <svg class="fig" viewBox="0 0 20 20" aria-hidden="true"><use href=symbol></use></svg>
        <span class="for-ears">{text}</span>
    }
    .into_any()
}

/// A field in which the move may be written in a system, and the verdict on it.
#[component]
fn MoveInput(shown: ShownMove) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let (field, verdict) = (NodeRef::<html::Input>::new(), RwSignal::new(String::new()));
    let ShownMove { node, system, own } = shown;
    let check = move |e: SubmitEvent| {
        e.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let style = system.style(&own);
        let judged = current.game.with_untracked(|game| game.judge(node, &field.value(), &style));
        let language = prefs.with_untracked(|p| p.language);
        verdict.set(match judged {
            Verdict::Right => language.label(Label::SystemsRight).to_string(),
            Verdict::Noted(msg) | Verdict::Wrong(msg) => language.say(&msg),
        });
    };
    let words = prefs.words(Label::SystemsTry);
    view! {
        <form class="row attempt" on:submit=check>
            <input
                type="text" name=system.id maxlength="40" autocomplete="off" autocapitalize="off"
                spellcheck="false" placeholder=words aria-label=words node_ref=field
            />
            <button type="submit">{prefs.words(Label::SystemsCheck)}</button>
            <p class="answer" role="status">{verdict}</p>
        </form>
    }
}

/// Pieces in the columns of the table of names.
const PIECES: [(Piece, Figure); 6] = [
    (Piece::King, Figure::King),
    (Piece::Queen, Figure::Queen),
    (Piece::Rook, Figure::Rook),
    (Piece::Bishop, Figure::Bishop),
    (Piece::Knight, Figure::Knight),
    (Piece::Pawn, Figure::Pawn),
];

/// Table of the names of the pieces in other languages, with their letters; it scrolls where it is too wide.
#[component]
fn NamesOfPieces() -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let heads = PIECES.map(|(piece, figure)| view! { <PieceHead piece figure/> });
    view! {
        <section class="card">
            <h2 id="piece-names">{prefs.words(Label::SystemsNames)}</h2>
            <div class="piece-names" tabindex="0" role="region" aria-labelledby="piece-names">
                <table aria-labelledby="piece-names">
                    <thead><tr><td></td>{heads}</tr></thead>
                    <tbody>{PIECE_NAMES.iter().map(names_row).collect_view()}</tbody>
                </table>
            </div>
        </section>
    }
}

#[component]
fn PieceHead(piece: Piece, figure: Figure) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let name = msg!(PieceIs { holds: Ownership { player: Player::White, piece } });
    view! {
        <th scope="col">
            <PieceImage glyph=Glyph { side: Side::White, figure }/>
            <span class="for-ears">{move || prefs.say(&name)}</span>
        </th>
    }
}

/// The names of the pieces in a language, each with its letter.
fn names_row(row: &'static PieceNames) -> impl IntoView {
    let letters = row.letters();
    let names = row.names.iter().enumerate().map(|(n, name)| {
        let letter = letters.pieces.get(n).map(|letter| view! { <b>{*letter}</b> });
        view! { <td lang=row.code><span>{*name}</span>{letter}</td> }
    });
    view! { <tr><th scope="row">{letters.name}</th>{names.collect_view()}</tr> }
}

/// The move in the letters of every language, folded. Each text has the names of its languages.
fn letters_card(prefs: Preferences, letters: Vec<(Vec<&'static str>, String)>) -> Option<impl IntoView> {
    if letters.is_empty() {
        return None;
    }
    let rows = letters
        .into_iter()
        .map(|(names, text)| view! { <div><dt>{text}</dt><dd>{names.join(", ")}</dd></div> });
    Some(view! {
        <details class="card" data-system="letters">
            <summary>{prefs.words(Label::SystemsLetters)}</summary>
            <dl class="languages">{rows.collect_view()}</dl>
        </details>
    })
}
