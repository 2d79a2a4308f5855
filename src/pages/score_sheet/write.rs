//! "My turn to write": a game is played by tapping, and its sheet written by hand; each cell is marked at once.

use crate::components::effect::later;
use crate::components::element::{El, button, el, picked};
use crate::components::query::focus_on;
use crate::components::query::near;
use crate::pages::score_sheet::cell_input::{Pen, Verdict, mirror, pen};
use crate::pages::score_sheet::closing::{closing, leaves};
use crate::pages::score_sheet::compared::{Compared, compared};
use crate::pages::score_sheet::leaf::{Look, Paper, leaf};
use crate::pages::score_sheet::stage::{
    self, board, careful, desk_top, fresh, option, seat, style, to_desk, told, walk,
};
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, storage};
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::dictation::compare;
use notabene_core::study::score_sheet::grading::{GradedMove, grade, grade_all, missing_moves};
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::{fill_form, fill_in};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

/// Storage keys of the game, of the sheet, and of the written columns.
const GAME: &str = "sheet.game";
const HAND: &str = "sheet.hand";
const COLUMNS: &str = "sheet.columns";
/// Storage key of the automatically filled part.
const FILLED: &str = "sheet.filled";

/// Written columns: both, or one of them while the other fills itself.
const SIDES: [(&str, Label, Option<Side>); 3] = [
    ("both", Label::WriteBoth, None),
    ("white", Label::WriteWhite, Some(Side::White)),
    ("black", Label::WriteBlack, Some(Side::Black)),
];

/// Shared state of the mode. Leaked: closures hold a reference.
struct Work {
    app: AppContext,
    own: AppContext,
    hand: RwSignal<Handwriting>,
    /// Automatically filled part of the sheet.
    filled: RwSignal<Handwriting>,
    /// Side whose moves are written; `None`: both.
    side: RwSignal<Option<Side>>,
    found: &'static Compared,
}

impl Work {
    /// Notation style with the letters in which the sheet was begun: a sheet is in one language.
    fn style(&self) -> Style {
        Style { letters: self.hand.with(|hand| hand.letters), ..style(self.app) }
    }

    /// Fills the automatic column and saves everything, after a change of the game or the choices.
    fn settle(&self) {
        let (played, style) = (stage::played_now(self.own), untrack(|| style(self.app)));
        let side = self.side.get_untracked();
        self.hand.update(|hand| self.filled.update(|filled| fill_in(hand, filled, &played, side, &style)));
        self.filled.with_untracked(|filled| storage::keep(FILLED, &filled.save()));
        stage::keep(GAME, self.own);
        self.hand.with_untracked(|hand| storage::keep(HAND, &hand.save()));
    }

    /// Moves the pen to the first empty cell.
    fn point(&self, pen: &Pen) {
        let len = stage::played_now(self.own).len();
        let next = self.hand.with_untracked(|hand| hand.next());
        pen.go(Some(next).filter(|next| *next < len), "");
    }

    /// Handles a text written into a cell.
    fn write(&self, pen: &'static Pen, ply: usize, text: &str) {
        let (played, style) = (stage::played_now(self.own), untrack(|| self.style()));
        self.hand.update(|hand| _ = hand.write(ply, text));
        let marked = grade(&played, ply, text, &style);
        let verdict = Verdict::of(&marked, text);
        let fine = verdict.fine;
        self.own.overrides.lit.set(match &marked {
            GradedMove::Slip(slip) => slip.fields.clone(),
            _ => Vec::new(),
        });
        self.settle();
        if fine {
            self.point(pen);
        }
        pen.say(verdict);
        pen.focus();
    }
}

/// Content of the mode.
pub fn write(app: AppContext) -> Vec<El> {
    let own = seat(app, stage::restored(GAME).unwrap_or_else(|| fresh(app)));
    let kept = |name| corrupt_storage::sound(name, Handwriting::restore);
    let empty = || Handwriting::new(app.prefs.with_untracked(|p| p.letters()));
    let (hand, filled) = (kept(HAND).unwrap_or_else(empty), kept(FILLED).unwrap_or_else(empty));
    let side = storage::load(COLUMNS).unwrap_or_default();
    let side = SIDES.iter().find(|(name, ..)| *name == side).and_then(|(_, _, side)| *side);
    let work: &'static Work = Box::leak(Box::new(Work {
        app,
        own,
        hand: RwSignal::new(hand),
        filled: RwSignal::new(filled),
        side: RwSignal::new(side),
        found: Compared::new(app, own, false),
    }));
    let pen_here = Pen::new(
        own,
        app,
        "write",
        move || work.style(),
        move |pen, ply, text| {
            work.write(pen, ply, &text);
        },
    );
    let paper = sheet_of(work, pen_here);
    follow_board(work, pen_here);
    mirror(pen_here, paper);
    let owed = move || {
        let played = stage::played(own);
        work.hand.with(|hand| missing_moves(&played, hand))
    };
    let played = vec![board(), walk(own), tools(work)];
    let written = vec![pen(pen_here, paper), told(app, "owed", owed), compared(work.found)];
    let papers = vec![leaves(paper), leaf(paper), closing(paper)];
    vec![desk_top(app, played, written, papers).on("keydown", move |e| slash(pen_here, &e))]
}

/// Score sheet with its handlers.
fn sheet_of(work: &'static Work, pen: &'static Pen) -> &'static Paper {
    let own = work.own;
    let form = move || {
        let (played, style) = (stage::played(own), work.style());
        own.game.with(|t| work.hand.with(|hand| fill_form(t, &played, hand, &style)))
    };
    let looks = move || {
        let (played, style) = (stage::played(own), work.style());
        work.hand.with(|hand| {
            let marked = grade_all(&played, hand, &style);
            let look = |(ply, marked)| Look::of(marked, hand.get(ply));
            marked.iter().enumerate().map(look).collect::<Vec<_>>()
        })
    };
    Box::leak(Box::new(Paper {
        app: work.app,
        name: "write",
        form: Memo::new(move |_| form()),
        looks: Memo::new(move |_| looks()),
        at: Box::new(move || pen.at.get()),
        tap: Some(Box::new(move |ply| {
            let text = work.hand.with_untracked(|hand| hand.get(ply).to_string());
            pen.go(Some(ply), &text);
            pen.focus();
        })),
        head: Some(Box::new(move |field, text| own.edit(Edit::Tag(field.tag().into(), text)))),
        letters: Box::new(move || work.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(false),
        waits: true,
    }))
}

/// Moves the pen along with the moves on the board.
fn follow_board(work: &'static Work, pen: &'static Pen) {
    let own = work.own;
    let mut known = None;
    later(Box::new(move || {
        let len = stage::played(own).len();
        // Head, offers and the end of the game are saved as well.
        own.sheet.with(|_| ());
        own.status.with(|_| ());
        let letters = style(work.app).letters;
        work.side.track();
        untrack(|| {
            work.settle();
            let now = (len, letters.code);
            if known.replace(now) != Some(now) {
                own.overrides.lit.set(Vec::new());
                // The pen stays while a cell is being corrected or written.
                let busy = pen.at.get_untracked().is_some_and(|at| at < len)
                    && !pen.text.with_untracked(String::is_empty);
                if !busy {
                    work.point(pen);
                }
            }
        });
    }));
}

/// New game, columns, offers, endings, comparison.
fn tools(work: &'static Work) -> El {
    let (app, own) = (work.app, work.own);
    let sides = SIDES.map(|(name, label, side)| {
        option(name, move || app.label(label).to_string(), work.side.get_untracked() == side)
    });
    let who = picked(app, Label::WhoWrites, "columns", sides.into(), move |name| {
        storage::keep(COLUMNS, &name);
        let found = SIDES.iter().find(|(of, ..)| *of == name);
        work.side.set(found.and_then(|(_, _, side)| *side));
    });
    let written = move || !work.hand.with_untracked(Handwriting::is_empty);
    let new = careful(app, Label::NewGame, "new", written, move || {
        work.found.leave();
        work.found.found.set(None);
        let letters = untrack(|| style(app)).letters;
        work.hand.set(Handwriting::new(letters));
        work.filled.set(Handwriting::new(letters));
        own.put(fresh(app));
    });
    let compare = button(app, Label::CompareSheet, "compare", move || {
        let played = stage::played_now(own);
        let style = untrack(|| work.style());
        work.found.found.set(Some(work.hand.with_untracked(|hand| compare(&played, hand, &style))));
    });
    let edit = |label, name, edit: fn(AppContext) -> Edit| {
        button(app, label, name, move || {
            own.go(Go::Last);
            own.edit(edit(own));
        })
    };
    let ends = [
        edit(Label::OfferDraw, "offer", |_| Edit::Offer),
        edit(Label::AgreeDraw, "agree", |_| Edit::Agree),
        edit(Label::Resign, "resign", |own| Edit::Resign(own.scene.with_untracked(|s| s.turn))),
    ];
    // The automatic part follows the letters; the handwritten part stays.
    let by_pupil =
        move || work.hand.with(|hand| work.filled.with(|filled| hand.entries() != filled.entries()));
    let letters = stage::letters(app, LettersPick(), move || work.style().letters, by_pupil);
    el("section", "tools").with([
        el("div", "row").with([compare.attr("class", "main"), new, to_desk(app, own)]),
        el("div", "row").with(ends).with([stage::decides(app, own)]),
        el("div", "row").with([who, letters]),
    ])
}

/// Slash key: focuses the pen from the board, as in the game.
fn slash(pen: &'static Pen, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let writes = near(e, "input, select, textarea").is_some();
    if writes && key.key() == "Escape" {
        focus_on(".practice .grid [tabindex='0']");
    } else if !writes && key.key() == "/" && pen.app.prefs.with_untracked(|p| p.single_keys) {
        e.prevent_default();
        pen.focus();
    }
}
