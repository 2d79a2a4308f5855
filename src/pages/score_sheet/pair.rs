//! Two pupils at one screen: one board, two sheets, each in its own letters; both are compared at the end.

use crate::components::effect::later;
use crate::components::element::{El, button, choice, el, picked};
use crate::pages::score_sheet::cell_input::{Pen, Verdict, mirror, pen};
use crate::pages::score_sheet::compared::{Compared, compared, show_on};
use crate::pages::score_sheet::leaf::{Look, Paper, leaf};
use crate::pages::score_sheet::stage::{
    self, board, careful, desk_top, fresh, option, seat, style, to_desk, told, walk,
};
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, storage};
use leptos::prelude::*;
use notabene_core::game::{Edit, Go};
use notabene_core::i18n::Label;
use notabene_core::notation::{LETTERS, Letters, Notation as _, Style};
use notabene_core::position::Side;
use notabene_core::record::{Ink, Leaf};
use notabene_core::study::score_sheet::grading::missing_moves;
use notabene_core::study::score_sheet::manual_sheet::fill_form;
use notabene_core::study::score_sheet::pair::{SheetComparison, SheetConflict, SheetPair};
use std::rc::Rc;

/// Storage keys of the game and of both sheets.
pub const GAME: &str = "sheet.pair.game";
pub const HANDS: &str = "sheet.pair";

const SIDES: [Side; 2] = [Side::White, Side::Black];

/// Shared state of the mode. Leaked: closures hold a reference.
struct PairState {
    app: AppContext,
    own: AppContext,
    pair: RwSignal<SheetPair>,
    /// Comparison of both sheets; `None` until requested.
    report: RwSignal<Option<SheetComparison>>,
    /// Differences from the game, on each sheet.
    found: [&'static Compared; 2],
    /// Side whose sheet is shown where there is room for one only.
    near: RwSignal<Side>,
}

impl PairState {
    fn style(&self, side: Side) -> Style {
        let letters = self.pair.with(|pair| pair.of(side).letters);
        Style { letters, ..style(self.app) }
    }

    fn keep(&self) {
        stage::keep(GAME, self.own);
        self.pair.with_untracked(|pair| storage::keep(HANDS, &pair.save()));
    }

    /// Saves a text on the sheet of a side; it is marked only at the end, as on paper.
    fn write(&self, pen: &'static Pen, side: Side, ply: usize, text: &str) {
        self.pair.update(|pair| _ = pair.of_mut(side).write(ply, text));
        self.keep();
        if self.report.with_untracked(|report| report.is_some()) {
            self.compare();
        }
        self.point(pen, side);
        pen.say(Verdict { fine: true, ..Verdict::default() });
        pen.focus();
    }

    /// Moves the pen of a side to its first empty cell.
    fn point(&self, pen: &Pen, side: Side) {
        let len = stage::played_now(self.own).len();
        let next = self.pair.with_untracked(|pair| pair.of(side).next());
        pen.go(Some(next).filter(|next| *next < len), "");
    }

    fn compare(&self) {
        let (played, style) = (stage::played_now(self.own), untrack(|| style(self.app)));
        let report = self.pair.with_untracked(|pair| pair.compare(&played, &style));
        for (found, sheet) in self.found.iter().zip(&report.sheets) {
            found.found.set(Some(sheet.clone()));
        }
        self.report.set(Some(report));
    }
}

/// The saved sheets, or empty ones: White's in the letters of the screen.
pub fn restored(app: AppContext) -> SheetPair {
    let letters = app.prefs.with_untracked(|p| p.letters());
    let other = if letters == Letters::english() { Letters::find("fr") } else { Some(Letters::english()) };
    let kept = corrupt_storage::sound(HANDS, SheetPair::restore);
    kept.unwrap_or_else(|| SheetPair::new(letters, other.unwrap_or(letters)))
}

/// Content of the mode.
pub fn pair(app: AppContext) -> Vec<El> {
    let own = seat(app, stage::restored(GAME).unwrap_or_else(|| fresh(app)));
    let bench: &'static PairState = Box::leak(Box::new(PairState {
        app,
        own,
        pair: RwSignal::new(restored(app)),
        report: RwSignal::new(None),
        found: [(); 2].map(|()| Compared::new(app, own, false)),
        near: RwSignal::new(Side::White),
    }));
    let mut halves = Vec::new();
    let mut pens = Vec::new();
    for side in SIDES {
        let pen_here = Pen::new(
            own,
            app,
            side.name(),
            move || bench.style(side),
            move |pen, ply, text| {
                bench.write(pen, side, ply, &text);
            },
        );
        let paper = sheet_of(bench, pen_here, side);
        mirror(pen_here, paper);
        pens.push((pen_here, side));
        halves.push(half(bench, pen_here, paper, side));
    }
    follow_board(bench, pens);
    let played = vec![board(), walk(own), tools(bench), clashes(bench)];
    let written = vec![turns(bench), el("div", "twofold").with(halves)];
    vec![desk_top(app, played, written, Vec::new())]
}

/// Moves the pens along with the moves on the board.
fn follow_board(bench: &'static PairState, pens: Vec<(&'static Pen, Side)>) {
    let mut known = None;
    later(Box::new(move || {
        let len = stage::played(bench.own).len();
        bench.own.sheet.with(|_| ());
        bench.own.status.with(|_| ());
        untrack(|| {
            bench.keep();
            if known.replace(len) == Some(len) {
                return;
            }
            for (pen, side) in &pens {
                let busy = pen.at.get_untracked().is_some_and(|at| at < len)
                    && !pen.text.with_untracked(String::is_empty);
                if !busy {
                    bench.point(pen, *side);
                }
            }
        });
    }));
}

/// Part of a pupil: letters, pen, open cells, sheet, differences.
fn half(bench: &'static PairState, pen_here: &'static Pen, paper: &'static Paper, side: Side) -> El {
    let (app, own) = (bench.app, bench.own);
    let label = if side == Side::White { Label::PairWhite } else { Label::PairBlack };
    let now = bench.pair.with_untracked(|pair| pair.of(side).letters);
    let options = LETTERS.iter().map(|letters| {
        option(
            letters.code,
            move || format!("{} · {}", letters.name, letters.pieces.join(" ")),
            letters == now,
        )
    });
    let letters = picked(app, Label::PieceLetters, side.name(), options.collect(), move |code| {
        if let Some(letters) = Letters::find(&code) {
            bench.pair.update(|pair| pair.of_mut(side).choose(letters));
            bench.keep();
        }
    });
    let begun = move || bench.pair.with(|pair| !pair.of(side).is_empty());
    let letters = stage::letters(app, letters, move || bench.style(side).letters, begun);
    let owed = move || {
        let played = stage::played(own);
        bench.pair.with(|pair| missing_moves(&played, pair.of(side)))
    };
    let found = bench.found[usize::from(side == Side::Black)];
    let away = move || if bench.near.get() == side { "half" } else { "half away" };
    el("section", "").class(away).attr("data-half", side.name()).with([
        el("h3", "").label(app, label),
        pen(pen_here, paper),
        told(app, "owed", owed),
        letters,
        leaf(paper),
        compared(found),
    ])
}

/// Choice of the sheet shown where there is room for one only.
fn turns(bench: &'static PairState) -> El {
    let one = |(side, label): (Side, Label)| {
        let near = move || bench.near.get() == side;
        choice("data-near", side.name(), near, move || bench.near.set(side)).label(bench.app, label)
    };
    let name = move || bench.app.label(Label::ScoreSheet).to_string();
    let both = [(Side::White, Label::PairWhite), (Side::Black, Label::PairBlack)];
    el("div", "row turns").attr("role", "group").live("aria-label", name).with(both.map(one))
}

fn sheet_of(bench: &'static PairState, pen: &'static Pen, side: Side) -> &'static Paper {
    let own = bench.own;
    let form = move || {
        let (played, style) = (stage::played(own), bench.style(side));
        own.game.with(|t| bench.pair.with(|pair| fill_form(t, &played, pair.of(side), &style)))
    };
    let looks = move || {
        let report = bench.report.get();
        let sheet = report.and_then(|report| report.sheets.into_iter().nth(usize::from(side == Side::Black)));
        let mut looks = Vec::new();
        if let Some(sheet) = sheet {
            (0..sheet.plies).for_each(|_| looks.push(Look::plain("right")));
            for one in &sheet.differences {
                if let Some(look) = looks.get_mut(one.ply) {
                    *look = Look::of(&one.marked, &one.written);
                }
            }
        }
        looks
    };
    Box::leak(Box::new(Paper {
        app: bench.app,
        name: side.name(),
        form: Memo::new(move |_| form()),
        looks: Memo::new(move |_| looks()),
        at: Box::new(move || pen.at.get()),
        tap: Some(Box::new(move |ply| {
            let text = bench.pair.with_untracked(|pair| pair.of(side).get(ply).to_string());
            pen.go(Some(ply), &text);
            pen.focus();
        })),
        head: Some(Box::new(move |field, text| own.edit(Edit::Tag(field.tag().into(), text)))),
        letters: Box::new(move || bench.style(side).letters),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(false),
        waits: false,
    }))
}

/// New game, comparison, transfer to the main board.
fn tools(bench: &'static PairState) -> El {
    let (app, own) = (bench.app, bench.own);
    let written =
        move || bench.pair.with_untracked(|pair| SIDES.iter().any(|side| !pair.of(*side).is_empty()));
    let new = careful(app, Label::NewGame, "new", written, move || {
        bench.report.set(None);
        bench.found.iter().for_each(|found| {
            found.found.set(None);
            found.leave();
        });
        bench.pair.update(|pair| {
            *pair = SheetPair::new(pair.of(Side::White).letters, pair.of(Side::Black).letters)
        });
        own.put(fresh(app));
    });
    let compare = button(app, Label::CompareSheets, "compare", move || bench.compare());
    el("div", "row").with([compare.attr("class", "main"), new, to_desk(app, own), stage::decides(app, own)])
}

/// Moves on which the two sheets differ.
fn clashes(bench: &'static PairState) -> El {
    let app = bench.app;
    let shown = RwSignal::new(None::<usize>);
    let list = move || {
        let report = bench.report.get();
        let clashes = report.map(|report| report.clashes).unwrap_or_default();
        clashes.into_iter().enumerate().map(|(n, clash)| item(bench, shown, n, clash)).collect()
    };
    let none = move || bench.report.with(|r| r.as_ref().is_none_or(|r| r.clashes.is_empty()));
    let same = move || bench.report.with(|r| r.as_ref().is_some_and(|r| r.clashes.is_empty()));
    let agree = move || if same() { app.label(Label::SheetsAgree).to_string() } else { String::new() };
    el("div", "clashes").with([
        el("p", "told").attr("role", "status").says(agree),
        el("section", "")
            .class(move || if none() { "hidden" } else { "card" })
            .with([el("h3", "").label(app, Label::SheetsClash), el("ol", "differences").each(list)]),
    ])
}

/// A difference: a tap shows the move played and those written.
fn item(bench: &'static PairState, shown: RwSignal<Option<usize>>, n: usize, clash: SheetConflict) -> El {
    let (app, own) = (bench.app, bench.own);
    let (ply, says) = (clash.ply, app.say(&clash.message));
    let act = move || {
        let played = stage::played_now(own);
        let (styles, step) = (SIDES.map(|side| untrack(|| bench.style(side))), played.ply(ply));
        let at = played.position_at(ply);
        let way =
            |text: &String, style: &Style| at.find(text, style).map(|m| at.move_ends(&m)).unwrap_or_default();
        let [first, second] = &clash.written;
        let (first, second) = (way(first, &styles[0]), way(second, &styles[1]));
        let right = step.map(|step| at.move_ends(&step.m)).unwrap_or_default();
        show_on(own, step.map(|s| s.node), &[(&first, Ink::Blue), (&second, Ink::Red), (&right, Ink::Green)]);
        shown.set(Some(n));
        own.overrides.tap_handler.set(Some(Rc::new(move |_| {
            shown.set(None);
            own.overrides.scene.set(None);
            own.overrides.tap_handler.set(None);
            own.go(Go::Last);
        })));
    };
    let made = choice("data-clash", &n.to_string(), move || shown.get() == Some(n), act);
    el("li", "").with([made.text(&says)])
}
