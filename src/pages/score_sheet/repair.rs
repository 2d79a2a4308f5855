//! Repair of a sheet: an unplayable sheet is typed or pasted, and the smallest corrections are shown.

use crate::components::effect::later;
use crate::components::element::{El, button, el, picked};
use crate::pages::score_sheet::leaf::{Look, Paper, leaf};
use crate::pages::score_sheet::stage::{self, board, desk_top, fresh, option, seat, style, to_desk};
use crate::state::context::AppContext;
use crate::state::storage;
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::game::{Go, registry};
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::{as_table, fill_form, split_typed};
use notabene_core::study::score_sheet::repair::{Diagnosis, Repair, repair};
use wasm_bindgen::JsCast;

/// Storage key of the typed sheet.
const TEXT: &str = "sheet.repair";
/// Storage key of the variant it is read as.
const GAME: &str = "sheet.repair.game";
const CHESS: &str = "chess";

/// Shared state of the mode. Leaked: closures hold a reference.
struct Ward {
    app: AppContext,
    own: AppContext,
    text: RwSignal<String>,
    /// True if read as chess; else as the variant on the board.
    chess: RwSignal<bool>,
    /// Cells checked last, and the result.
    places: RwSignal<Vec<String>>,
    found: RwSignal<Option<Diagnosis>>,
}

impl Ward {
    fn style(&self) -> Style {
        style(self.app)
    }

    /// Checks the text: plays what can be played, and searches for corrections.
    fn look(&self) {
        let text = self.text.get_untracked();
        storage::keep(TEXT, &text);
        storage::keep(GAME, if self.chess.get_untracked() { CHESS } else { "" });
        let places = split_typed(&text);
        let style = untrack(|| self.style());
        let mut table = if self.chess.get_untracked() { registry::chess() } else { fresh(self.app) };
        let found = repair(table.played().position_at(0), &places, &style);
        for place in places.iter().take(found.reach) {
            let moved = notabene_core::study::score_sheet::handwriting::split_entry(place).text;
            if table.enter(moved, &style).is_err() {
                break;
            }
        }
        table.go(Go::Last);
        self.own.put(table);
        self.found.set((!places.is_empty()).then_some(found));
        self.places.set(places);
    }

    /// Applies a correction, and checks again.
    fn take(&self, n: usize) {
        let texts = self.found.with_untracked(|found| {
            let repair = found.as_ref()?.repairs.get(n)?;
            let mut texts = repair.texts.clone();
            texts.extend(repair.rest.iter().cloned());
            Some(texts)
        });
        if let Some(texts) = texts {
            self.text.set(as_table(&texts));
            self.look();
        }
    }
}

/// Content of the mode.
pub fn repair_page(app: AppContext) -> Vec<El> {
    let own = seat(app, fresh(app));
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let ward: &'static Ward = Box::leak(Box::new(Ward {
        app,
        own,
        text: RwSignal::new(storage::load(TEXT).unwrap_or_default()),
        chess: RwSignal::new(storage::load(GAME).is_some_and(|game| game == CHESS)),
        places: RwSignal::new(Vec::new()),
        found: RwSignal::new(None),
    }));
    let area = el("textarea", "").attr("name", "sheet").attr("rows", "8").attr("maxlength", "60000");
    let area = area
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .value(move || ward.text.get())
        .on("input", move |e| ward.text.set(event_target_value(&e)));
    let paste = el("label", "paste").with([el("span", "").label(app, Label::RepairHere), area]);
    let example = button(app, Label::RepairExample, "example", move || {
        ward.chess.set(true);
        ward.text.set(EXAMPLE.into());
        ward.look();
    });
    let look = button(app, Label::RepairLook, "look", move || ward.look()).attr("class", "main");
    let idle = move || ward.found.with(|found| found.is_none());
    let shown = move || el("div", "").class(move || if idle() { "hidden" } else { "running" });
    let played = vec![shown().with([board()])];
    let written = vec![
        paste,
        el("div", "row").with([look, example]),
        answers(ward),
        el("div", "row").with([kinds(ward), LettersPick()]),
        shown().with([to_desk(app, own)]),
    ];
    let sheet = el("div", "").class(move || if idle() { "hidden" } else { "" });
    vec![desk_top(app, played, written, vec![sheet.with([leaf(sheet_of(ward))])])]
}

/// Choice of the variant: chess, or the one on the board.
fn kinds(ward: &'static Ward) -> El {
    let app = ward.app;
    let name = |id: &str| registry::find(id).ok().map(|game| game.label);
    let here = name(app.status.with_untracked(|s| s.game));
    let chess = name(CHESS);
    let said = move |label: Option<Label>| label.map(|label| app.label(label)).unwrap_or_default();
    let is = ward.chess.get_untracked();
    let options = vec![
        option("", move || format!("{} · {}", app.label(Label::DictateDesk), said(here)), !is),
        option(CHESS, move || said(chess).to_string(), is),
    ];
    let change = move |name: String| ward.chess.set(name == CHESS);
    let made = picked(app, Label::KindOfGame, "game", options, change);
    // The example sets the variant by itself.
    later(Box::new(move || {
        let name = if ward.chess.get() { CHESS } else { "" };
        if let Some(list) = crate::components::query::element(".practice select[name=game]") {
            list.unchecked_into::<web_sys::HtmlSelectElement>().set_value(name);
        }
    }));
    made
}

/// Example sheet with a mistake, in letters that all languages share: pawn moves only.
const EXAMPLE: &str = "1. | e4 | e5\n2. | d4 | exd5\n3. | c3 | dxc3\n4. | bxc3 | d6\n5. | f4 | exf4\n";

/// Playable part of the sheet, and the corrections.
fn answers(ward: &'static Ward) -> El {
    let app = ward.app;
    let says = move || {
        let says = ward.found.with(|found| found.as_ref().map(|found| found.message.clone()));
        says.map(|msg| app.say(&msg)).unwrap_or_default()
    };
    let repairs = move || {
        let found = ward.found.get();
        let repairs = found.map(|found| found.repairs).unwrap_or_default();
        repairs.iter().enumerate().map(|(n, one)| answer(ward, n, one)).collect()
    };
    let lost = move || {
        let stuck = ward.found.with(|f| f.as_ref().is_some_and(|f| !f.is_complete && f.repairs.is_empty()));
        if stuck { app.label(Label::RepairNone).to_string() } else { String::new() }
    };
    el("section", "repairs").with([
        el("p", "told").attr("role", "status").says(says),
        el("p", "hint").says(lost),
        el("ol", "differences").each(repairs),
    ])
}

fn answer(ward: &'static Ward, n: usize, one: &Repair) -> El {
    let app = ward.app;
    let fix = |fix: &notabene_core::study::score_sheet::repair::SheetFix| {
        let at = notabene_core::msg!(MoveOf {
            number: fix.number,
            player: notabene_core::notation::player(fix.side)
        });
        el("p", "").with([
            el("b", "").text(&app.say(&at)),
            el("span", "").text(&format!(" – {}", app.say(&fix.message))),
        ])
    };
    let mut all: Vec<El> = one.fixes.iter().map(fix).collect();
    all.push(el("p", "hint").text(&app.say(&one.message)));
    // Only the players can fill in an unknown move.
    if !one.fixes.iter().any(notabene_core::study::score_sheet::repair::SheetFix::is_open) {
        all.push(button(app, Label::RepairTake, "take", move || ward.take(n)));
    }
    el("li", "card").attr("data-repair", &n.to_string()).with(all)
}

/// Sheet as typed; unplayable moves are marked.
fn sheet_of(ward: &'static Ward) -> &'static Paper {
    let own = ward.own;
    let form = move || {
        let (played, style) = (stage::played(own), ward.style());
        let hand = Handwriting::of(style.letters, &ward.places.get());
        own.game.with(|t| fill_form(t, &played, &hand, &style))
    };
    let looks = move || {
        let Some(found) = ward.found.get() else { return Vec::new() };
        let mut looks = Vec::new();
        (0..found.reach).for_each(|_| looks.push(Look::plain("right")));
        if !found.is_complete {
            looks.push(Look::plain("amiss"));
        }
        for fix in found.repairs.first().iter().flat_map(|repair| &repair.fixes) {
            if let Some(look) = looks.get_mut(fix.ply) {
                *look = Look::plain("amiss");
            }
        }
        looks
    };
    Box::leak(Box::new(Paper {
        app: ward.app,
        name: "repair",
        form: Memo::new(move |_| form()),
        looks: Memo::new(move |_| looks()),
        at: Box::new(move || {
            let stuck = ward.found.with(|f| f.as_ref().map(|f| (f.is_complete, f.reach)));
            stuck.filter(|(whole, _)| !whole).map(|(_, reach)| reach)
        }),
        tap: Some(Box::new(move |ply| {
            let played = stage::played_now(own);
            if let Some(step) = played.ply(ply) {
                own.go(Go::To(step.node));
            }
        })),
        head: None,
        letters: Box::new(move || ward.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(false),
        waits: false,
    }))
}
