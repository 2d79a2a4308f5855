//! Content of a leaf of the score sheet and its handlers; [`sheet_leaf`](super::sheet_leaf) draws it.

use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Go};
use notabene_core::notation::{Letters, Style};
use notabene_core::record::{ClosingStep, HeadField, Leaf, ScoreSheet};
use notabene_study::score_sheet::grading::{GradedMove, grade_all};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::ink_cells::InkCells;
use notabene_study::score_sheet::manual_sheet::right_characters;

/// Appearance of a cell: CSS class, and flags of its correct characters; empty while they are not shown.
#[derive(Clone, PartialEq, Default)]
pub struct CellAppearance {
    pub class: &'static str,
    pub right: Vec<bool>,
}

impl CellAppearance {
    /// Appearance of a marked cell with this text.
    pub fn of_marked(marked: &GradedMove, text: &str) -> CellAppearance {
        match marked {
            GradedMove::Empty => CellAppearance::default(),
            GradedMove::Right => CellAppearance { class: "right", right: Vec::new() },
            GradedMove::Note(_) => CellAppearance { class: "right noted", right: Vec::new() },
            GradedMove::Slip(slip) => {
                CellAppearance { class: "amiss", right: right_characters(text, &slip.right) }
            }
        }
    }
    /// Appearances of all cells of a sheet that is marked.
    pub fn of_graded(played: &Played, hand: &Handwriting, style: &Style) -> Vec<CellAppearance> {
        let look = |(ply, marked)| CellAppearance::of_marked(marked, hand.get(ply));
        grade_all(played, hand, style).iter().enumerate().map(look).collect()
    }
    /// Appearance with a class only.
    pub const fn with_class(class: &'static str) -> CellAppearance {
        CellAppearance { class, right: Vec::new() }
    }
}

/// Content of a leaf, and its handlers. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct SheetView {
    pub prefs: Preferences,
    /// Name for tests, styles and element names: there may be two sheets on a page.
    pub name: &'static str,
    /// Content; follows signals.
    pub form: Memo<ScoreSheet>,
    /// Appearances of the cells, by half-move.
    pub appearances: Memo<Vec<CellAppearance>>,
    /// Half-move of the current cell.
    pub current_ply: Memo<Option<usize>>,
    /// Handler of a tap on a cell; `None`: read-only.
    pub on_tap: Option<UnsyncCallback<usize>>,
    /// Handler of edits in the head; `None`: read-only.
    pub on_head_edit: Option<UnsyncCallback<(HeadField, String)>>,
    /// Ink of the cells, shown in place of the texts that were read in it; `None` without a pad.
    pub ink: Option<RwSignal<InkCells>>,
    /// Text in the line of a pen, with the half-move of its cell: shown there until it is written.
    pub written: Signal<Option<(usize, String)>>,
    /// Letters of the notation.
    pub letters: Memo<&'static Letters>,
    /// Leaf on top.
    pub leaf: RwSignal<Leaf>,
    /// Number of completed closing steps.
    pub closed_steps: RwSignal<usize>,
    /// True if all rows are shown; else the written ones and some after them.
    pub shows_all_rows: RwSignal<bool>,
    /// True if result and circles wait for their steps: players close the sheet by themselves.
    pub waits_for_closing: bool,
}

/// Handler of edits in the head that sets the tags of a game.
pub fn tag_editor(own: CurrentGame) -> UnsyncCallback<(HeadField, String)> {
    UnsyncCallback::new(move |(field, text): (HeadField, String)| {
        own.edit(Edit::Tag(field.tag().into(), text))
    })
}

/// Handler of taps that goes to the move on the board.
pub fn go_to_ply(own: CurrentGame) -> UnsyncCallback<usize> {
    UnsyncCallback::new(move |ply| {
        let node = own.game.with_untracked(|game| game.played().ply(ply).map(|step| step.node));
        if let Some(node) = node {
            own.go(Go::To(node));
        }
    })
}

impl SheetView {
    /// A sheet that is only read, and shows its first rows.
    pub fn read_only(
        prefs: Preferences,
        name: &'static str,
        letters: impl Fn() -> &'static Letters + Send + Sync + 'static,
        form: impl Fn() -> ScoreSheet + Send + Sync + 'static,
    ) -> SheetView {
        SheetView {
            prefs,
            name,
            form: Memo::new(move |_| form()),
            appearances: Memo::new(|_| Vec::new()),
            current_ply: Memo::new(|_| None),
            on_tap: None,
            on_head_edit: None,
            ink: None,
            written: Signal::stored(None),
            letters: Memo::new(move |_| letters()),
            leaf: RwSignal::new(Leaf::Original),
            closed_steps: RwSignal::new(0),
            shows_all_rows: RwSignal::new(false),
            waits_for_closing: false,
        }
    }

    /// True if the marks of a closing step are visible.
    pub fn is_step_visible(&self, step: ClosingStep) -> bool {
        let place = ClosingStep::ALL.iter().position(|s| *s == step).unwrap_or_default();
        let own = self.waits_for_closing || !matches!(step, ClosingStep::Result | ClosingStep::Circle);
        !own || self.closed_steps.get() > place
    }
}
