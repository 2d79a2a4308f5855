//! "My turn to write": a game is played by tap, and its sheet is written by hand; each place is marked at once.

use super::closing::{closing, leaves};
use super::compared::{Compared, compared};
use super::leaf::{Look, Paper, leaf};
use super::pen::{Pen, Verdict, mirror, pen};
use super::stage::{self, board, careful, desk_top, fresh, option, seat, style, to_desk, told, walk};
use crate::ui::dom::{El, button, el, later, picked};
use crate::ui::settings::LettersPick;
use crate::ui::state::Desk;
use crate::ui::{aside, store};
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::dictation::compare;
use notabene_core::study::score_sheet::grading::{Marked, mark, mark_all, owed};
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::{by_hand, fill_in};
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

/// Where the game is kept, what was written, and which columns are written.
const GAME: &str = "sheet.game";
const HAND: &str = "sheet.hand";
const COLUMNS: &str = "sheet.columns";
/// What filled itself of it.
const FILLED: &str = "sheet.filled";

/// Who writes: both columns, or one of them, while the other fills itself.
const SIDES: [(&str, Label, Option<Side>); 3] = [
    ("both", Label::WriteBoth, None),
    ("white", Label::WriteWhite, Some(Side::White)),
    ("black", Label::WriteBlack, Some(Side::Black)),
];

/// What the parts share. Lent for good.
struct Work {
    desk: Desk,
    own: Desk,
    hand: RwSignal<Handwriting>,
    /// What of it filled itself.
    filled: RwSignal<Handwriting>,
    /// Whose moves are written; none: those of both.
    side: RwSignal<Option<Side>>,
    found: &'static Compared,
}

impl Work {
    /// In the letters in which the sheet began: a sheet is in one language.
    fn style(&self) -> Style {
        Style { letters: self.hand.with(|hand| hand.letters), ..style(self.desk) }
    }

    /// After the game or the choices have changed: what writes itself is written, and all is kept.
    fn settle(&self) {
        let (played, style) = (stage::played_now(self.own), untrack(|| style(self.desk)));
        let side = self.side.get_untracked();
        self.hand.update(|hand| self.filled.update(|filled| fill_in(hand, filled, &played, side, &style)));
        self.filled.with_untracked(|filled| store::keep(FILLED, &filled.save()));
        stage::keep(GAME, self.own);
        self.hand.with_untracked(|hand| store::keep(HAND, &hand.save()));
    }

    /// The pen goes to the first place that is still empty.
    fn point(&self, pen: &Pen) {
        let len = stage::played_now(self.own).len();
        let next = self.hand.with_untracked(|hand| hand.next());
        pen.go(Some(next).filter(|next| *next < len), "");
    }

    /// Something was written for a place.
    fn write(&self, pen: &'static Pen, ply: usize, text: &str) {
        let (played, style) = (stage::played_now(self.own), untrack(|| self.style()));
        self.hand.update(|hand| _ = hand.write(ply, text));
        let marked = mark(&played, ply, text, &style);
        let verdict = Verdict::of(&marked, text);
        let fine = verdict.fine;
        self.own.overrides.lit.set(match &marked {
            Marked::Slip(slip) => slip.fields.clone(),
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

/// The way of practising.
pub fn write(desk: Desk) -> Vec<El> {
    let own = seat(desk, stage::restored(GAME).unwrap_or_else(|| fresh(desk)));
    let kept = |name| aside::sound(name, Handwriting::restore);
    let empty = || Handwriting::new(desk.prefs.with_untracked(|p| p.letters()));
    let (hand, filled) = (kept(HAND).unwrap_or_else(empty), kept(FILLED).unwrap_or_else(empty));
    let side = store::load(COLUMNS).unwrap_or_default();
    let side = SIDES.iter().find(|(name, ..)| *name == side).and_then(|(_, _, side)| *side);
    let work: &'static Work = Box::leak(Box::new(Work {
        desk,
        own,
        hand: RwSignal::new(hand),
        filled: RwSignal::new(filled),
        side: RwSignal::new(side),
        found: Compared::new(desk, own, false),
    }));
    let pen_here = Pen::new(
        own,
        desk,
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
        work.hand.with(|hand| owed(&played, hand))
    };
    let played = vec![board(), walk(own), tools(work)];
    let written = vec![pen(pen_here, paper), told(desk, "owed", owed), compared(work.found)];
    let papers = vec![leaves(paper), leaf(paper), closing(paper)];
    vec![desk_top(desk, played, written, papers).on("keydown", move |e| slash(pen_here, &e))]
}

/// The sheet, and what happens on it.
fn sheet_of(work: &'static Work, pen: &'static Pen) -> &'static Paper {
    let own = work.own;
    let form = move || {
        let (played, style) = (stage::played(own), work.style());
        own.game.with(|t| work.hand.with(|hand| by_hand(t, &played, hand, &style)))
    };
    let looks = move || {
        let (played, style) = (stage::played(own), work.style());
        work.hand.with(|hand| {
            let marked = mark_all(&played, hand, &style);
            let look = |(ply, marked)| Look::of(marked, hand.get(ply));
            marked.iter().enumerate().map(look).collect::<Vec<_>>()
        })
    };
    Box::leak(Box::new(Paper {
        desk: work.desk,
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

/// The pen follows the moves on the board.
fn follow_board(work: &'static Work, pen: &'static Pen) {
    let own = work.own;
    let mut known = None;
    later(Box::new(move || {
        let len = stage::played(own).len();
        // Head, offers and the end of the game are kept as well.
        own.sheet.with(|_| ());
        own.status.with(|_| ());
        let letters = style(work.desk).letters;
        work.side.track();
        untrack(|| {
            work.settle();
            let now = (len, letters.code);
            if known.replace(now) != Some(now) {
                own.overrides.lit.set(Vec::new());
                // Who is correcting a place or writing in it is left in peace.
                let busy = pen.at.get_untracked().is_some_and(|at| at < len)
                    && !pen.text.with_untracked(String::is_empty);
                if !busy {
                    work.point(pen);
                }
            }
        });
    }));
}

/// New game, who writes, offers, ends, comparing.
fn tools(work: &'static Work) -> El {
    let (desk, own) = (work.desk, work.own);
    let sides = SIDES.map(|(name, label, side)| {
        option(name, move || desk.label(label).to_string(), work.side.get_untracked() == side)
    });
    let who = picked(desk, Label::WhoWrites, "columns", sides.into(), move |name| {
        store::keep(COLUMNS, &name);
        let found = SIDES.iter().find(|(of, ..)| *of == name);
        work.side.set(found.and_then(|(_, _, side)| *side));
    });
    let written = move || !work.hand.with_untracked(Handwriting::is_empty);
    let new = careful(desk, Label::NewGame, "new", written, move || {
        work.found.leave();
        work.found.found.set(None);
        let letters = untrack(|| style(desk)).letters;
        work.hand.set(Handwriting::new(letters));
        work.filled.set(Handwriting::new(letters));
        own.put(fresh(desk));
    });
    let compare = button(desk, Label::CompareSheet, "compare", move || {
        let played = stage::played_now(own);
        let style = untrack(|| work.style());
        work.found.found.set(Some(work.hand.with_untracked(|hand| compare(&played, hand, &style))));
    });
    let edit = |label, name, edit: fn(Desk) -> Edit| {
        button(desk, label, name, move || {
            own.go(Go::Last);
            own.edit(edit(own));
        })
    };
    let ends = [
        edit(Label::OfferDraw, "offer", |_| Edit::Offer),
        edit(Label::AgreeDraw, "agree", |_| Edit::Agree),
        edit(Label::Resign, "resign", |own| Edit::Resign(own.scene.with_untracked(|s| s.turn))),
    ];
    // What filled itself follows the letters; what was written by hand stays.
    let by_pupil = move || work.hand.with(|hand| work.filled.with(|filled| hand.places() != filled.places()));
    let letters = stage::letters(desk, LettersPick(), move || work.style().letters, by_pupil);
    el("section", "tools").with([
        el("div", "row").with([compare.attr("class", "main"), new, to_desk(desk, own)]),
        el("div", "row").with(ends).with([stage::decides(desk, own)]),
        el("div", "row").with([who, letters]),
    ])
}

/// The key that leads to the pen from the board, as in the game.
fn slash(pen: &'static Pen, e: &Event) {
    let Some(key) = e.dyn_ref::<KeyboardEvent>() else { return };
    let writes = crate::ui::pointing::near(e, "input, select, textarea").is_some();
    if writes && key.key() == "Escape" {
        crate::ui::pointing::focus_on(".practice .grid [tabindex='0']");
    } else if !writes && key.key() == "/" && pen.desk.prefs.with_untracked(|p| p.single_keys) {
        e.prevent_default();
        pen.focus();
    }
}
