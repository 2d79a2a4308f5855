//! Choice of a drill: game, kind, area of the board, side.

use crate::components::{BackLink, Button, ChoiceButton};
use crate::pages::drill::running::StarRow;
use crate::pages::drill::{PageContext, run};
use crate::views::hand_in::HandInButton;
use crate::views::mascot::{Mascot, Pose};
use leptos::prelude::*;
use notabene_core::game::registry::{self, VARIANTS};
use notabene_core::geometry::{Board, Shape};
use notabene_core::i18n::Label;
use notabene_study::drill::{Area, DrillKind};
use notabene_study::practice::PracticeTopic;

/// Choices: game and kind, start button, and the rest on request.
#[component]
pub fn Choices(cx: PageContext) -> impl IntoView {
    let prefs = cx.current.prefs;
    let moves = move || (!cx.is_fields()).then(|| view! { <SpecialChoice cx/> });
    let area = move || cx.is_fields().then(|| view! { <AreaChoice cx/> });
    let sides =
        [(Label::White, "white", false), (Label::Black, "black", true)].map(|(label, name, black)| {
            view! {
                <ChoiceButton
                    pressed=move || cx.black.get() == black on_click=move |()| cx.black.set(black) attr:data-side=name
                >
                    {prefs.label_signal(label)}
                </ChoiceButton>
            }
        });
    view! {
        <p class="lead">{prefs.label_signal(Label::DrillLead)}</p>
        <div class="ended callout stack tight unless-empty cheered" role="status"><LastResult cx/></div>
        <div>{move || result_to_hand_in(cx)}</div>
        <ChoiceGroup cx label=Label::KindOfGame><GameSelect cx/></ChoiceGroup>
        <ChoiceGroup cx label=Label::DrillWhat><KindChoices cx/></ChoiceGroup>
        <div class="row inline">
            <Button
                text=prefs.label_signal(Label::DrillBegin)
                name="begin"
                class="main"
                on_click=move |()| run::start_drill(cx)
            />
        </div>
        <details class="more stack apart">
            <summary class="strong">{prefs.label_signal(Label::DrillMore)}</summary>
            <div>{moves}</div>
            <div>{area}</div>
            <ChoiceGroup cx label=Label::DrillSide>{sides.collect_view()}</ChoiceGroup>
            <div class="row inline">
                <ChoiceButton
                    pressed=move || cx.named.get() on_click=move |()| cx.named.update(|named| *named = !*named)
                    attr:data-do="names"
                >
                    {prefs.label_signal(Label::DrillNames)}
                </ChoiceButton>
            </div>
        </details>
        <BackLink text=prefs.label_signal(Label::BackToGame)/>
    }
}

/// Result of the series that has just ended.
#[component]
fn LastResult(cx: PageContext) -> impl IntoView {
    let prefs = cx.current.prefs;
    move || {
        let text = prefs.message_text(&cx.ended.get()?);
        let pose = (cx.series.with(|series| series.right()) > 0).then_some(Pose::Stars);
        Some(view! {
            <Mascot pose=Signal::stored(pose)/>
            <h2>{prefs.label_signal(Label::DrillEnded)}</h2>
            <StarRow cx/>
            <p>{text}</p>
        })
    }
}

/// Button that hands in the series that has just ended.
fn result_to_hand_in(cx: PageContext) -> Option<impl IntoView> {
    let result = cx.result.get().filter(|_| cx.ended.with(Option::is_some))?;
    // A closure inside is always rendered with new elements: each result has a button of its own.
    Some(move || view! { <HandInButton label=Label::HandIn result=result.clone()/> })
}

/// Labelled group of choices.
#[component]
fn ChoiceGroup(cx: PageContext, label: Label, children: Children) -> impl IntoView {
    let prefs = cx.current.prefs;
    view! {
        <div class="group stack tight">
            <p class="what strong">{prefs.label_signal(label)}</p>
            <div class="row inline tight" role="group" aria-label=prefs.label_signal(label)>{children()}</div>
        </div>
    }
}

/// List of all games, by groups.
#[component]
fn GameSelect(cx: PageContext) -> impl IntoView {
    let prefs = cx.current.prefs;
    let groups = VARIANTS.chunk_by(|one, other| one.group == other.group).map(|games| {
        let options = games.iter().map(|game| {
            view! {
                <option value=game.id prop:selected=move || cx.game.get() == game.id>
                    {prefs.label_signal(game.label)}
                </option>
            }
        });
        view! { <optgroup label=prefs.label_signal(games[0].group)>{options.collect_view()}</optgroup> }
    });
    let choose = move |e| {
        if let Ok(game) = registry::find(&event_target_value(&e)) {
            cx.area.set(Area::WHOLE);
            cx.game.set(game.id);
            reset_missing_special(cx);
        }
    };
    view! {
        <select name="game" aria-label=prefs.label_signal(Label::KindOfGame) on:change=choose>
            {groups.collect_view()}
        </select>
    }
}

/// Resets the kind of move to the first one of the game, if the game lacks the chosen one.
fn reset_missing_special(cx: PageContext) {
    let known = untrack(|| cx.specials());
    let first = known.first().copied();
    cx.kind.update(|kind| match (kind, first) {
        (DrillKind::Play(special) | DrillKind::Write(special), Some(first)) if !known.contains(special) => {
            *special = first
        }
        _ => {}
    });
}

/// Kinds of drills: label, name, and the kind for a special move.
type KindChoice = (Label, &'static str, fn(PracticeTopic) -> DrillKind);

const KINDS: [KindChoice; 4] = [
    (Label::DrillKindFind, "find", |_| DrillKind::Find),
    (Label::DrillKindName, "name", |_| DrillKind::Name),
    (Label::DrillKindPlay, "play", DrillKind::Play),
    (Label::DrillKindWrite, "write", DrillKind::Write),
];

#[component]
fn KindChoices(cx: PageContext) -> impl IntoView {
    let buttons = KINDS.map(|(label, name, kind_of)| {
        let is_chosen = move |kind: &DrillKind| {
            std::mem::discriminant(kind) == std::mem::discriminant(&kind_of(PracticeTopic::Pawn))
        };
        let choose = move |_| {
            let special = match cx.kind.get_untracked() {
                DrillKind::Play(special) | DrillKind::Write(special) => special,
                _ => PracticeTopic::Pawn,
            };
            cx.kind.set(kind_of(special));
            reset_missing_special(cx);
        };
        // Chess boards have squares, all others fields.
        let label = move || match label {
            Label::DrillKindFind if cx.is_squared() => Label::DrillFindSquare,
            Label::DrillKindName if cx.is_squared() => Label::DrillNameSquare,
            label => label,
        };
        view! {
            <ChoiceButton pressed=move || cx.kind.with(is_chosen) on_click=choose attr:data-kind=name>
                {move || cx.current.prefs.label(label())}
            </ChoiceButton>
        }
    });
    buttons.collect_view()
}

/// Choice of the kind of moves.
#[component]
fn SpecialChoice(cx: PageContext) -> impl IntoView {
    let buttons = move || {
        let button = |special: PracticeTopic| {
            let is_chosen = move |kind: &DrillKind| matches!(kind, DrillKind::Play(other) | DrillKind::Write(other) if *other == special);
            let choose = move |_| {
                cx.kind.update(|kind| {
                    if let DrillKind::Play(now) | DrillKind::Write(now) = kind {
                        *now = special;
                    }
                });
            };
            view! {
                <ChoiceButton pressed=move || cx.kind.with(is_chosen) on_click=choose attr:data-special=special.name()>
                    {cx.current.prefs.label_signal(special.label())}
                </ChoiceButton>
            }
        };
        cx.specials().into_iter().map(button).collect_view()
    };
    view! { <ChoiceGroup cx label=Label::DrillMoves>{buttons}</ChoiceGroup> }
}

/// Choice of files and ranks; on a round board, of lines and rings.
#[component]
fn AreaChoice(cx: PageContext) -> impl IntoView {
    let board = Memo::new(move |_| cx.board());
    move || area_choice(cx, board.get())
}

fn area_choice(cx: PageContext, board: Board) -> impl IntoView + use<> {
    let is_round = board.shape == Shape::Rings;
    let [files, ranks] = match is_round {
        true => [Label::DrillLines, Label::DrillRings],
        false => [Label::DrillFiles, Label::DrillRanks],
    };
    let file_buttons = (0..board.grid.files).map(move |x| {
        let name = String::from(board.naming.file(x));
        let text = name.clone();
        view! {
            <ChoiceButton
                pressed=move || cx.area.with(|area| area.has_file(x))
                on_click=move |()| cx.area.update(|area| area.turn_file(x)) attr:data-file=name
            >
                {text}
            </ChoiceButton>
        }
    });
    let rank_buttons = (0..if is_round { board.grid.ranks / 2 } else { board.grid.ranks }).map(move |y| {
        let name = row_name(&board, y);
        let text = name.clone();
        view! {
            <ChoiceButton
                pressed=move || cx.area.with(|area| area.has_rank(y))
                on_click=move |()| cx.area.update(|area| area.turn_rank(&board, y)) attr:data-rank=name
            >
                {text}
            </ChoiceButton>
        }
    });
    view! {
        <ChoiceGroup cx label=Label::DrillWhere>
            <ChoiceButton
                pressed=move || cx.area.get() == Area::WHOLE on_click=move |()| cx.area.set(Area::WHOLE)
                attr:data-do="whole"
            >
                {cx.current.prefs.label_signal(Label::DrillWhole)}
            </ChoiceButton>
        </ChoiceGroup>
        <ChoiceGroup cx label=files>{file_buttons.collect_view()}</ChoiceGroup>
        <ChoiceGroup cx label=ranks>{rank_buttons.collect_view()}</ChoiceGroup>
    }
}

/// Label of a row: its number, the ranks of a ring on both sides, or its first and last field.
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
