//! Repair: a sheet that cannot be played to its end is typed or pasted, and the smallest corrections are shown.

use super::leaf::{EntryMark, ScoreSheetState, SheetLeaf};
use super::stage::{
    self, BoardWithStatus, LettersSelect, MessageLine, OpenOnMainBoard, Workplace, ignore_taps,
    new_game_like, provide_board, select_option, style, style_untracked,
};
use crate::components::{Button, Select};
use crate::ui::prefs::Preferences;
use crate::ui::state::CurrentGame;
use crate::ui::store;
use leptos::prelude::*;
use notabene_core::game::{Game, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::{Style, player};
use notabene_core::record::ScoreSheet;
use notabene_core::study::score_sheet::handwriting::{Handwriting, taken_apart};
use notabene_core::study::score_sheet::manual_sheet::{by_hand, tabled, typed};
use notabene_core::study::score_sheet::repair::{Diagnosis, Fix, Repair, repair};

/// Storage keys: the typed sheet, and the variant as which it is read.
const TEXT: &str = "sheet.repair";
const GAME: &str = "sheet.repair.game";
/// Name of chess in storage and in the list of variants; the other entry is empty.
const CHESS: &str = "chess";

/// A sheet with a mistake, to try it, in letters that every language shares: only pawns.
const EXAMPLE: &str = "1. | e4 | e5\n2. | d4 | exd5\n3. | c3 | dxc3\n4. | bxc3 | d6\n5. | f4 | exf4\n";

/// State of the page.
#[derive(Copy, Clone)]
struct SheetRepair {
    main: CurrentGame,
    board: CurrentGame,
    text: RwSignal<String>,
    /// True if it is read as a game of chess, else as one like the game on the main board.
    is_chess: RwSignal<bool>,
    /// The entries that were examined.
    entries: RwSignal<Vec<String>>,
    diagnosis: RwSignal<Option<Diagnosis>>,
}

impl SheetRepair {
    fn restored(main: CurrentGame) -> SheetRepair {
        let board = provide_board(new_game_like(main));
        ignore_taps(board);
        SheetRepair {
            main,
            board,
            text: RwSignal::new(store::load(TEXT).unwrap_or_default()),
            is_chess: RwSignal::new(store::load(GAME).is_some_and(|game| game == CHESS)),
            entries: RwSignal::new(Vec::new()),
            diagnosis: RwSignal::new(None),
        }
    }

    /// Name of the variant in storage and in its list.
    fn variant(self) -> &'static str {
        if self.is_chess.get() { CHESS } else { "" }
    }

    fn save(self) {
        self.text.with_untracked(|text| store::keep(TEXT, text));
        store::keep(GAME, untrack(|| self.variant()));
    }

    fn new_game(self) -> Game {
        if self.is_chess.get_untracked() { registry::chess() } else { new_game_like(self.main) }
    }

    /// Examines the text: plays what can be played, and looks for corrections.
    fn examine(self) {
        self.save();
        let entries = self.text.with_untracked(|text| typed(text));
        let style = style_untracked(self.board.prefs);
        let mut game = self.new_game();
        let diagnosis = repair(game.played().at(0), &entries, &style);
        play(&mut game, &entries[..diagnosis.reach.min(entries.len())], &style);
        game.go(Go::Last);
        self.board.open(game);
        self.diagnosis.set((!entries.is_empty()).then_some(diagnosis));
        self.entries.set(entries);
    }

    /// Takes a correction, and examines the sheet again.
    fn apply(self, n: usize) {
        let texts = self.diagnosis.with_untracked(|diagnosis| {
            let repair = diagnosis.as_ref()?.repairs.get(n)?;
            Some([repair.texts.as_slice(), repair.rest.as_slice()].concat())
        });
        if let Some(texts) = texts {
            self.text.set(tabled(&texts));
            self.examine();
        }
    }

    /// Puts an example into the text and examines it.
    fn try_example(self) {
        self.is_chess.set(true);
        self.text.set(EXAMPLE.into());
        self.examine();
    }
}

/// Plays entries as far as they can be read.
fn play(game: &mut Game, entries: &[String], style: &Style) {
    for entry in entries {
        if game.enter(taken_apart(entry).text, style).is_err() {
            break;
        }
    }
}

/// The page part of this way of practising.
#[component]
pub fn RepairSheet() -> impl IntoView {
    let state = SheetRepair::restored(expect_context::<CurrentGame>());
    let (main, board, prefs) = (state.main, state.board, state.board.prefs);
    let is_idle = move || state.diagnosis.with(Option::is_none);
    let running = Signal::derive(move || if is_idle() { "hidden" } else { "running" });
    view! {
        <Workplace>
            <div class="play-side">
                <div class=running><BoardWithStatus/></div>
            </div>
            <div class="pen-side">
                <SheetText text=state.text/>
                <div class="row">
                    <Button
                        text=prefs.words(Label::RepairLook)
                        name="look"
                        class="main"
                        on_click=move |()| state.examine()
                    />
                    <Button
                        text=prefs.words(Label::RepairExample)
                        name="example"
                        on_click=move |()| state.try_example()
                    />
                </div>
                <Corrections state/>
                <div class="row">
                    <VariantSelect state/>
                    <LettersSelect/>
                </div>
                <div class=running><OpenOnMainBoard main board/></div>
            </div>
            <div class="paper-side">
                <div class=move || if is_idle() { "hidden" } else { "" }>
                    <SheetLeaf sheet=sheet_of(state)/>
                </div>
            </div>
        </Workplace>
    }
}

/// The field for the text of the sheet.
#[component]
fn SheetText(text: RwSignal<String>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    view! {
        <label class="paste">
            <span>{prefs.words(Label::RepairHere)}</span>
            <textarea
                name="sheet"
                rows="8"
                maxlength="60000"
                spellcheck="false"
                autocapitalize="off"
                prop:value=text
                on:input=move |e| text.set(event_target_value(&e))
            ></textarea>
        </label>
    }
}

/// The variant as which the sheet is read: chess, or that of the game on the main board.
#[component]
fn VariantSelect(state: SheetRepair) -> impl IntoView {
    let prefs = state.board.prefs;
    let name =
        move |id: &str| registry::find(id).ok().map(|game| prefs.label(game.label)).unwrap_or_default();
    let of_main = state.main.status.with_untracked(|status| status.game);
    let like_main = move || format!("{} · {}", prefs.label(Label::DictateDesk), name(of_main));
    let options = vec![
        select_option("", Signal::derive(like_main)),
        select_option(CHESS, Signal::derive(move || name(CHESS).to_string())),
    ];
    view! {
        <Select
            text=prefs.words(Label::KindOfGame)
            name="game"
            options
            value=Signal::derive(move || state.variant().to_string())
            on_change=move |name: String| state.is_chess.set(name == CHESS)
        />
    }
}

/// How far the sheet can be played, and the corrections.
#[component]
fn Corrections(state: SheetRepair) -> impl IntoView {
    let prefs = state.board.prefs;
    let diagnosis = state.diagnosis;
    let summary = move || diagnosis.with(|found| found.as_ref().map(|found| found.says.clone()));
    let is_stuck = move || {
        diagnosis.with(|found| found.as_ref().is_some_and(|found| !found.whole && found.repairs.is_empty()))
    };
    let no_repair = move || is_stuck().then(|| prefs.label(Label::RepairNone));
    let repairs = move || {
        let repairs = diagnosis.get().map(|found| found.repairs).unwrap_or_default();
        let card = |(n, repair)| view! { <RepairCard state n repair/> };
        repairs.into_iter().enumerate().map(card).collect_view()
    };
    view! {
        <section class="repairs">
            <MessageLine class="told" message=Signal::derive(summary)/>
            <p class="hint">{no_repair}</p>
            <ol class="differences">{repairs}</ol>
        </section>
    }
}

/// A correction of one or more entries.
#[component]
fn RepairCard(state: SheetRepair, n: usize, repair: Repair) -> impl IntoView {
    let prefs = state.board.prefs;
    // An entry that nobody can know is left to the players.
    let can_apply = !repair.fixes.iter().any(Fix::is_open);
    let apply = move |()| state.apply(n);
    let says = repair.says;
    view! {
        <li class="card" data-repair=n.to_string()>
            {repair.fixes.into_iter().map(|fix| view! { <FixLine fix/> }).collect_view()}
            <p class="hint">{move || prefs.say(&says)}</p>
            {can_apply.then(|| {
                view! { <Button text=prefs.words(Label::RepairTake) name="take" on_click=apply/> }
            })}
        </li>
    }
}

/// A corrected entry: its move, and the correction.
#[component]
fn FixLine(fix: Fix) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let at = msg!(MoveOf { number: fix.number, player: player(fix.side) });
    let says = fix.says;
    view! {
        <p>
            <b>{move || prefs.say(&at)}</b>
            <span>{move || format!(" – {}", prefs.say(&says))}</span>
        </p>
    }
}

/// The sheet as it was typed; entries that cannot be played are marked.
fn sheet_of(state: SheetRepair) -> ScoreSheetState {
    let board = state.board;
    let stuck_at = move || {
        state.diagnosis.with(|found| found.as_ref().filter(|found| !found.whole).map(|found| found.reach))
    };
    let go = move |ply| {
        if let Some(step) = stage::played_untracked(board).step(ply) {
            board.go(Go::To(step.node));
        }
    };
    ScoreSheetState {
        marks: Memo::new(move |_| {
            state.diagnosis.with(|found| found.as_ref().map(marks)).unwrap_or_default()
        }),
        current: Signal::derive(stuck_at),
        on_tap: Some(Callback::new(go)),
        ..ScoreSheetState::new("repair", move || form(state), move || style(board.prefs).letters)
    }
}

fn form(state: SheetRepair) -> ScoreSheet {
    let (played, style) = (stage::played(state.board), style(state.board.prefs));
    let hand = state.entries.with(|entries| Handwriting::of(style.letters, entries));
    state.board.game.with(|game| by_hand(game, &played, &hand, &style))
}

/// Marks of the playable entries, and of those that the first correction changes.
fn marks(diagnosis: &Diagnosis) -> Vec<EntryMark> {
    let mut marks = vec![EntryMark::plain("right"); diagnosis.reach];
    if !diagnosis.whole {
        marks.push(EntryMark::plain("amiss"));
    }
    for fix in diagnosis.repairs.first().iter().flat_map(|repair| &repair.fixes) {
        if let Some(mark) = marks.get_mut(fix.ply) {
            *mark = EntryMark::plain("amiss");
        }
    }
    marks
}
