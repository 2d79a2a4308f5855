//! Annotations of the move on the board: comment, marks, clock; and how players end a game.

use super::clock;
use super::current_game::CurrentGame;
use super::dom::El;
use super::interop;
use super::paper::copy_text;
use super::prefs::Preferences;
use super::state::{Desk, Modal, Over};
use crate::components::{Button, ChoiceButton};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::record::{
    End, Note, Score, commands, hours_read, mark_shown, milliseconds, readable, time,
};

/// Marks that judge a move, and marks that judge a position (numbers of PGN).
const MARKS: [u8; 16] = [1, 2, 3, 4, 5, 6, 7, 10, 13, 14, 15, 16, 17, 18, 19, 146];

/// [`AnnotationForm`] as an element, for parents that are no components yet.
pub fn Body() -> El {
    interop::element(view! { <AnnotationForm/> })
}

/// Content of the window for annotations.
#[component]
pub fn AnnotationForm() -> impl IntoView {
    let current = expect_context::<CurrentGame>();
    let note = Memo::new(move |_| current.sheet.with(|sheet| sheet.note.clone()));
    view! {
        <MoveTitle/>
        <CopyMove/>
        <SystemsLink/>
        <CommentField note/>
        <EngineRemarks note/>
        <MarkButtons note/>
        <ClockField note/>
        <VariationButtons/>
        <EndOfGame note/>
    }
}

/// The move on the board with its number, or the start.
#[component]
fn MoveTitle() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let text = move || {
        let cell = current.sheet.with(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()));
        cell.unwrap_or_else(|| prefs.label(Label::AtStartLabel).to_string())
    };
    view! { <p class="which">{text}</p> }
}

/// The move with its number and dots: `34.Rh2`, `34…Td1`; none at the start.
pub fn whole_move(current: CurrentGame) -> Option<String> {
    current.sheet.with_untracked(|sheet| sheet.cell(sheet.at).map(|cell| cell.whole()))
}

/// Button that copies the move with its number, and the result.
#[component]
fn CopyMove() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let result = RwSignal::new(None::<Label>);
    let copy = move |()| {
        let Some(text) = whole_move(current) else { return };
        spawn_local(async move {
            let copied = copy_text(&text).await;
            result.set(Some(if copied { Label::Copied } else { Label::CopyFailed }));
        });
    };
    let is_start = move || current.sheet.with(|sheet| sheet.cell(sheet.at).is_none());
    view! {
        <div class=move || if is_start() { "hidden" } else { "actions" }>
            <Button text=prefs.words(Label::CopyMove) name="copy-move" on_click=copy/>
        </div>
        <p class="copied" role="status">{move || result.get().map(|label| prefs.label(label))}</p>
    }
}

/// Link to the move in all systems.
#[component]
fn SystemsLink() -> impl IntoView {
    let (prefs, modal) = (expect_context::<Preferences>(), expect_context::<Modal>());
    let close = move |_| modal.open.set(Over::Nothing);
    view! { <p><a href="#systems" on:click=close>{prefs.words(Label::AllSystems)}</a></p> }
}

#[component]
fn CommentField(note: Memo<Note>) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    view! {
        <label>
            <span>{prefs.words(Label::Comment)}</span>
            <textarea
                name="comment" rows="3" maxlength="2000"
                prop:value=move || note.with(|note| readable(&note.comment))
                on:change=move |e| current.edit(Edit::Words(event_target_value(&e)))
            ></textarea>
        </label>
    }
}

/// Remarks of programs on the move, and the switch that shows them here and among the moves.
#[component]
fn EngineRemarks(note: Memo<Note>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let shown = Signal::derive(move || prefs.with(|p| p.engine_remarks));
    let remarks = move || shown.get().then(|| note.with(|note| commands(&note.comment)));
    let toggle = move |()| prefs.update(|p| p.engine_remarks = !p.engine_remarks);
    view! {
        <div class="remarks">
            <ChoiceButton pressed=shown on_click=toggle attr:data-do="engine-remarks">
                {prefs.words(Label::EngineRemarks)}
            </ChoiceButton>
            <p class="comment">{remarks}</p>
        </div>
    }
}

#[component]
fn MarkButtons(note: Memo<Note>) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let button = move |mark: u8| {
        let pressed = Signal::derive(move || note.with(|note| note.marks.contains(&mark)));
        let on_click = move |()| current.edit(Edit::Mark(mark));
        view! { <ChoiceButton pressed on_click attr:data-mark=mark.to_string()>{mark_shown(mark)}</ChoiceButton> }
    };
    view! { <div class="marks" role="group" aria-label=prefs.words(Label::Marks)>{MARKS.map(button)}</div> }
}

/// The time on the clock after the move. Texts that are no time change nothing and are marked as invalid.
#[component]
fn ClockField(note: Memo<Note>) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let invalid = RwSignal::new(false);
    let change = move |text: String| {
        let text = text.trim();
        // Two numbers are hours and minutes, as on score sheets.
        let time = hours_read(text).or_else(|| milliseconds(text));
        let is_invalid = time.is_none() && !text.is_empty();
        invalid.set(is_invalid);
        if !is_invalid {
            current.edit(Edit::Clock(time));
        }
    };
    view! {
        <label>
            <span>{prefs.words(Label::ClockTime)}</span>
            <input
                type="text" name="clock" placeholder="0:47:00"
                prop:value=move || note.with(|note| note.clock.map(time).unwrap_or_default())
                aria-invalid=move || invalid.get().to_string()
                on:change=move |e| change(event_target_value(&e))
            />
        </label>
    }
}

/// Buttons that make the variation on the board the main line, or remove it after a second click.
#[component]
fn VariationButtons() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let at = Memo::new(move |_| current.sheet.with(|sheet| sheet.at));
    let promote = move |()| current.edit(Edit::Promote(at.get_untracked()));
    // The move whose removal was asked for once.
    let asked = RwSignal::new(None);
    let is_asked = move || asked.get() == Some(at.get());
    let words =
        move || prefs.label(if is_asked() { Label::RemoveSure } else { Label::RemoveMove }).to_string();
    let remove = move |()| {
        let node = at.get_untracked();
        let is_sure = asked.get_untracked() == Some(node);
        asked.set((!is_sure).then_some(node));
        if is_sure {
            current.edit(Edit::Remove(node));
        }
    };
    view! {
        <div class="actions">
            <Button text=prefs.words(Label::MakeMain) name="promote" on_click=promote/>
            <Button text=Signal::derive(words) name="remove" on_click=remove/>
        </div>
    }
}

/// The end of the game: actions of the players, the state of the game, and its result.
#[component]
fn EndOfGame(note: Memo<Note>) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let state = move || current.status.with(|status| prefs.say(&status.says));
    let notice = move || current.notice.with(|notice| notice.as_ref().map(|msg| prefs.say(msg)));
    view! {
        <section class="ends">
            <h3>{prefs.words(Label::EndOfGame)}</h3>
            <p class="state" role="status">{state}</p>
            <EndActions note/>
            <p class="wrong" role="alert">{notice}</p>
            <ScoreButtons/>
        </section>
    }
}

/// Draw offer, agreement, resignation, time and claim.
#[component]
fn EndActions(note: Memo<Note>) -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let offered = Signal::derive(move || note.with(|note| note.offer));
    let offer = move |()| current.edit(Edit::Offer);
    let agree = move |()| current.edit(Edit::Agree);
    let claimed = RwSignal::new(String::new());
    let claim = move |()| {
        let text = claimed.try_get_untracked().filter(|text| !text.trim().is_empty());
        current.edit(Edit::Claim(text));
    };
    let words = prefs.words(Label::ClaimWith);
    view! {
        <div class="actions">
            <ChoiceButton pressed=offered on_click=offer attr:data-do="offer">
                {prefs.words(Label::OfferDraw)}
            </ChoiceButton>
            <Button text=prefs.words(Label::AgreeDraw) name="agree" on_click=agree/>
            <Button text=prefs.words(Label::Resign) name="resign" on_click=move |()| resign(current)/>
            <TimeUpButton/>
            <Button text=prefs.words(Label::ClaimDraw) name="claim" on_click=claim/>
            <input
                type="text" name="claimed" maxlength="40" placeholder=words aria-label=words
                on:input=move |e| claimed.set(event_target_value(&e))
            />
        </div>
    }
}

/// Resigns for the side to move at the end of the game, whatever the board shows.
fn resign(current: CurrentGame) {
    current.go(Go::Last);
    let side = current.scene.with_untracked(|scene| scene.turn);
    current.edit(Edit::Resign(side));
}

/// Ends the game on time for the side to move, then for both.
#[component]
fn TimeUpButton() -> impl IntoView {
    let (desk, prefs) = (Desk::here(), expect_context::<Preferences>());
    let is_timed = move || desk.status.with(|status| status.end == Some(End::Time));
    let words = move || prefs.label(if is_timed() { Label::BothTimeUp } else { Label::TimeUp });
    // After both, or after one who cannot be mated, there is nothing left.
    let is_done = move || is_timed() && desk.status.with(|status| status.score == Score::Draw);
    view! {
        <button
            type="button"
            data-do="time"
            aria-disabled=move || is_done().to_string()
            on:click=move |_| clock::time_up(desk)
        >
            {words}
        </button>
    }
}

/// Possible results. The window is made again for each game, so they do not change.
#[component]
fn ScoreButtons() -> impl IntoView {
    let (current, prefs) = (expect_context::<CurrentGame>(), expect_context::<Preferences>());
    let (scores, results) = current.status.with_untracked(|status| (status.scores, status.results));
    let button = move |score: &Score| {
        let score = *score;
        let pressed = Signal::derive(move || current.status.with(|status| status.score == score));
        let on_click = move |()| current.edit(Edit::Score(score));
        let text = if score == Score::Open { "*" } else { score.shown(results) };
        view! { <ChoiceButton pressed on_click attr:data-score=score.pgn()>{text}</ChoiceButton> }
    };
    view! {
        <div class="marks" role="group" aria-label=prefs.words(Label::Result)>
            {scores.iter().map(button).collect_view()}
        </div>
    }
}
