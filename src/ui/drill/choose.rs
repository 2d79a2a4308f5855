//! The choice of a drill: the game, the kind, the part of the board, the side.

use super::DrillSession;
use super::running::SeriesStars;
use crate::components::{BackLink, Button, ChoiceButton};
use leptos::prelude::*;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::geometry::{Board, Shape};
use notabene_core::i18n::Label;
use notabene_core::study::drill::{Area, DrillKind};
use notabene_core::study::practice::Special;

/// The side of the page while a drill is chosen: game and kind, the way to begin, and the rest on request.
#[component]
pub fn DrillChoice() -> impl IntoView {
    let session = DrillSession::here();
    let prefs = session.prefs;
    view! {
        <p class="lead">{prefs.words(Label::DrillLead)}</p>
        <div class="ended" role="status"><SeriesResult/></div>
        <ChoiceGroup label=Label::KindOfGame><GameSelect/></ChoiceGroup>
        <ChoiceGroup label=Label::DrillWhat>
            {KINDS.map(|kind| view! { <KindButton kind/> }).collect_view()}
        </ChoiceGroup>
        <div class="row">
            <Button
                text=prefs.words(Label::DrillBegin)
                name="begin"
                class="main"
                on_click=move |()| session.begin()
            />
        </div>
        <details class="more">
            <summary>{prefs.words(Label::DrillMore)}</summary>
            <MoreChoices/>
        </details>
        <BackLink text=prefs.words(Label::BackToGame)/>
    }
}

/// Kinds of moves, part of the board, side, and names beside the board.
#[component]
fn MoreChoices() -> impl IntoView {
    let session = DrillSession::here();
    let (prefs, named) = (session.prefs, session.named);
    let asks_fields = Memo::new(move |_| session.asks_fields());
    view! {
        <div><Show when=move || !asks_fields.get()><SpecialChoice/></Show></div>
        <div><Show when=move || asks_fields.get()><AreaChoice/></Show></div>
        <ChoiceGroup label=Label::DrillSide>
            <SideButton name="white" label=Label::White black=false/>
            <SideButton name="black" label=Label::Black black=true/>
        </ChoiceGroup>
        <div class="row">
            <ChoiceButton
                pressed=named
                on_click=move |()| named.update(|named| *named = !*named)
                attr:data-do="names"
            >
                {prefs.words(Label::DrillNames)}
            </ChoiceButton>
        </div>
    }
}

/// The result of the series that has just ended.
#[component]
fn SeriesResult() -> impl IntoView {
    let session = DrillSession::here();
    view! {
        <Show when=move || session.ended.with(Option::is_some)>
            <h2>{session.prefs.words(Label::DrillEnded)}</h2>
            <SeriesStars/>
            <p>{move || session.say(&session.ended)}</p>
        </Show>
    }
}

/// Choices that belong together.
#[component]
fn ChoiceGroup(label: Label, children: Children) -> impl IntoView {
    let words = DrillSession::here().prefs.words(label);
    view! {
        <div class="group">
            <p class="what">{words}</p>
            <div class="row" role="group" aria-label=words>{children()}</div>
        </div>
    }
}

/// The list of all games, by their kinds.
#[component]
fn GameSelect() -> impl IntoView {
    let session = DrillSession::here();
    let choose = move |id: &str| {
        if let Ok(variant) = registry::find(id) {
            session.area.set(Area::WHOLE);
            session.game.set(variant.id);
            settle_special(session);
        }
    };
    let groups = VARIANTS.chunk_by(|one, other| one.group == other.group);
    view! {
        <select
            name="game"
            aria-label=session.prefs.words(Label::KindOfGame)
            on:change=move |e| choose(&event_target_value(&e))
        >
            {groups.map(|variants| view! { <GameGroup variants/> }).collect_view()}
        </select>
    }
}

#[component]
fn GameGroup(variants: &'static [Variant]) -> impl IntoView {
    let DrillSession { prefs, game, .. } = DrillSession::here();
    let label = variants.first().map(|variant| prefs.words(variant.group));
    let options = variants.iter().map(|variant| {
        view! {
            <option value=variant.id prop:selected=move || game.get() == variant.id>
                {prefs.words(variant.label)}
            </option>
        }
    });
    view! { <optgroup label=label>{options.collect_view()}</optgroup> }
}

/// Gives a game without the chosen kind of move its first one.
fn settle_special(session: DrillSession) {
    let known = untrack(|| session.specials());
    let Some(first) = known.first().copied() else { return };
    session.kind.update(|kind| match kind {
        DrillKind::Play(special) | DrillKind::Write(special) if !known.contains(special) => *special = first,
        _ => {}
    });
}

/// A kind of drill to choose.
#[derive(Copy, Clone)]
struct KindChoice {
    name: &'static str,
    label: Label,
    /// Label where the board has squares.
    label_squared: Label,
    kind: fn(Special) -> DrillKind,
}

const KINDS: [KindChoice; 4] = [
    KindChoice {
        name: "find",
        label: Label::DrillKindFind,
        label_squared: Label::DrillFindSquare,
        kind: |_| DrillKind::Find,
    },
    KindChoice {
        name: "name",
        label: Label::DrillKindName,
        label_squared: Label::DrillNameSquare,
        kind: |_| DrillKind::Name,
    },
    KindChoice {
        name: "play",
        label: Label::DrillKindPlay,
        label_squared: Label::DrillKindPlay,
        kind: DrillKind::Play,
    },
    KindChoice {
        name: "write",
        label: Label::DrillKindWrite,
        label_squared: Label::DrillKindWrite,
        kind: DrillKind::Write,
    },
];

#[component]
fn KindButton(kind: KindChoice) -> impl IntoView {
    let session = DrillSession::here();
    let own = std::mem::discriminant(&(kind.kind)(Special::Pawn));
    let choose = move |()| {
        let special = match session.kind.get_untracked() {
            DrillKind::Play(special) | DrillKind::Write(special) => special,
            _ => Special::Pawn,
        };
        session.kind.set((kind.kind)(special));
        settle_special(session);
    };
    let words = Signal::derive(move || {
        let label = if session.is_squared() { kind.label_squared } else { kind.label };
        session.prefs.label(label).to_string()
    });
    let chosen = move || session.kind.with(|kind| std::mem::discriminant(kind) == own);
    view! {
        <ChoiceButton pressed=Signal::derive(chosen) on_click=choose attr:data-kind=kind.name>
            {words}
        </ChoiceButton>
    }
}

#[component]
fn SideButton(name: &'static str, label: Label, black: bool) -> impl IntoView {
    let session = DrillSession::here();
    let chosen = Signal::derive(move || session.black.get() == black);
    view! {
        <ChoiceButton pressed=chosen on_click=move |()| session.black.set(black) attr:data-side=name>
            {session.prefs.words(label)}
        </ChoiceButton>
    }
}

/// The kinds of moves that are asked for.
#[component]
fn SpecialChoice() -> impl IntoView {
    let session = DrillSession::here();
    let buttons = move || {
        let specials = session.specials().into_iter();
        specials.map(|special| view! { <SpecialButton special/> }).collect_view()
    };
    view! { <ChoiceGroup label=Label::DrillMoves>{buttons}</ChoiceGroup> }
}

#[component]
fn SpecialButton(special: Special) -> impl IntoView {
    let DrillSession { prefs, kind, .. } = DrillSession::here();
    let is_own =
        move |kind: &DrillKind| matches!(kind, DrillKind::Play(s) | DrillKind::Write(s) if *s == special);
    let choose = move |()| {
        kind.update(|kind| {
            if let DrillKind::Play(now) | DrillKind::Write(now) = kind {
                *now = special;
            }
        });
    };
    view! {
        <ChoiceButton
            pressed=Signal::derive(move || kind.with(is_own))
            on_click=choose
            attr:data-special=special.name()
        >
            {prefs.words(special.label())}
        </ChoiceButton>
    }
}

/// Files and ranks to choose from, on a round board lines and rings.
#[component]
fn AreaChoice() -> impl IntoView {
    let session = DrillSession::here();
    let area = session.area;
    view! {
        <ChoiceGroup label=Label::DrillWhere>
            <ChoiceButton
                pressed=Signal::derive(move || area.get() == Area::WHOLE)
                on_click=move |()| area.set(Area::WHOLE)
                attr:data-do="whole"
            >
                {session.prefs.words(Label::DrillWhole)}
            </ChoiceButton>
        </ChoiceGroup>
        {move || view! { <LineChoice board=session.shape()/> }}
    }
}

/// The files and ranks of a board.
#[component]
fn LineChoice(board: Board) -> impl IntoView {
    let is_round = board.shape == Shape::Rings;
    let ranks = if is_round { board.grid.ranks / 2 } else { board.grid.ranks };
    let files = (0..board.grid.files).map(move |x| view! { <FileButton board x/> });
    let ranks = (0..ranks).map(move |y| view! { <RankButton board y/> });
    view! {
        <ChoiceGroup label=if is_round { Label::DrillLines } else { Label::DrillFiles }>
            {files.collect_view()}
        </ChoiceGroup>
        <ChoiceGroup label=if is_round { Label::DrillRings } else { Label::DrillRanks }>
            {ranks.collect_view()}
        </ChoiceGroup>
    }
}

#[component]
fn FileButton(board: Board, x: u8) -> impl IntoView {
    let area = DrillSession::here().area;
    let name = String::from(board.naming.file(x));
    let text = name.clone();
    view! {
        <ChoiceButton
            pressed=Signal::derive(move || area.with(|area| area.has_file(x)))
            on_click=move |()| area.update(|area| area.turn_file(x))
            attr:data-file=name
        >
            {text}
        </ChoiceButton>
    }
}

#[component]
fn RankButton(board: Board, y: u8) -> impl IntoView {
    let area = DrillSession::here().area;
    let name = row_name(&board, y);
    let text = name.clone();
    view! {
        <ChoiceButton
            pressed=Signal::derive(move || area.with(|area| area.has_rank(y)))
            on_click=move |()| area.update(|area| area.turn_rank(&board, y))
            attr:data-rank=name
        >
            {text}
        </ChoiceButton>
    }
}

/// Name of a row: its number, the ranks of a ring on both sides, or its first and last field.
fn row_name(board: &Board, y: u8) -> String {
    let digits = |y: u8| notabene_core::geometry::length(f64::from(board.naming.rank(y)));
    if board.naming.numbers.is_some() {
        let mut names = board.in_order().filter(|field| board.grid.xy(*field).1 == y);
        let name = |field| board.naming.name(&board.grid, field);
        let (first, last) = (names.next(), names.last());
        return [first.map(name).unwrap_or_default(), last.map(name).unwrap_or_default()].join("–");
    }
    match board.shape {
        Shape::Rings => [digits(y), digits(board.grid.ranks - 1 - y)].join(" / "),
        _ => digits(y),
    }
}
