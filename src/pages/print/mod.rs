//! Print page for score sheets and diagrams: choices, and a preview of every page.

mod leaves;

use crate::components::effect::flag;
use crate::components::element::mark;
use crate::components::element::{El, back, button, choice, el, picked};
use crate::state::context::AppContext;
use crate::state::random::bits;
use crate::state::storage;
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::study::printing::{
    DiagramSelection, Format, Print, PrintChoice, Size, print, seed_mistakes,
};

/// Storage key of the choices.
const KEPT: &str = "print";

/// Shared state of the page. Leaked: closures hold a reference.
struct Press {
    app: AppContext,
    choice: RwSignal<PrintChoice>,
}

impl Press {
    fn change(&self, change: impl FnOnce(&mut PrintChoice)) {
        self.choice.update(change);
        storage::keep(KEPT, &self.choice.with_untracked(PrintChoice::save));
    }

    fn get<T>(&self, of: impl Fn(&PrintChoice) -> T) -> T {
        self.choice.with(of)
    }
}

/// Content of the page.
pub fn page(app: AppContext) -> Vec<El> {
    let begun = app.sheet.with_untracked(|sheet| !sheet.rows.is_empty());
    let kept = storage::load(KEPT).and_then(|text| PrintChoice::restore(&text));
    let choice = RwSignal::new(kept.unwrap_or_else(|| PrintChoice::default_for(begun)));
    let press: &'static Press = Box::leak(Box::new(Press { app, choice }));
    // Planting mistakes is slow: they are reused for every paper and line height.
    let wanted = Memo::new(move |_| press.get(|c| (c.number, c.planted as usize)));
    let planted = Memo::new(move |_| {
        let (set, sheets) = wanted.get();
        let style = app.prefs.with(|p| p.style());
        app.game
            .with(|t| if sheets == 0 { Vec::new() } else { seed_mistakes(&t.played(), set, sheets, &style) })
    });
    let made = Memo::new(move |_| {
        let (choice, style) = (press.choice.get(), app.prefs.with(|p| p.style()));
        app.game.with(|t| planted.with(|planted| print(t, &choice, planted, &style)))
    });
    vec![
        el("h1", "").label(app, Label::PrintTitle),
        el("p", "lead").label(app, Label::PrintLead),
        choices(press),
        go(press, made),
        leaves::leaves(press, made),
        back(app),
    ]
}

/// All choices.
fn choices(press: &'static Press) -> El {
    let app = press.app;
    // Rendered again for another paper only: the open list must stay.
    let format = Memo::new(move |_| press.get(|c| c.format));
    let paper = el("fieldset", "card").with([
        el("legend", "").label(app, Label::PrintFormat),
        el("div", "row").attr("role", "group").with(Format::ALL.map(|format| {
            let is = move || press.get(|c| c.format == format);
            let act = move || press.change(|c| c.set_format(format));
            choice("data-format", format.name(), is, act).label(app, format.label())
        })),
        el("div", "picked").each(move || vec![line(press, format.get())]),
        switch(press, Label::PrintTimes, "times", |c| &mut c.times),
        LettersPick(),
    ]);
    let sheets = el("fieldset", "card").with([
        el("legend", "").label(app, Label::PrintSheets),
        count(press, Label::PrintBlank, "blank", &PrintChoice::BLANK, |c| &mut c.blank),
        switch(press, Label::PrintFilled, "filled", |c| &mut c.filled),
        switch(press, Label::PrintCopies, "copies", |c| &mut c.copies),
        count(press, Label::PrintPlanted, "planted", &PrintChoice::PLANTED, |c| &mut c.planted),
        el("p", "row")
            .with([button(app, Label::PrintSow, "sow", move || press.change(|c| c.set_seed(bits())))])
            .live("class", move || if press.get(|c| c.planted == 0) { "hidden" } else { "row" }.into()),
    ]);
    let boards = DiagramSelection::ALL.map(|boards| {
        let words = move || app.label(boards.label()).to_string();
        option(boards.name(), words, move || press.get(|c| c.boards == boards))
    });
    let named = el("input", "").attr("type", "text").attr("name", "named").attr("maxlength", "200");
    let named = named.attr("autocomplete", "off").attr("inputmode", "text");
    let named = named
        .value(move || press.get(|c| c.named.clone()))
        .on("input", move |e| press.change(|c| c.set_name(&event_target_value(&e))));
    let sizes = Size::ALL.map(|size| {
        let words = move || app.label(size.label()).to_string();
        option(size.name(), words, move || press.get(|c| c.size == size))
    });
    let diagrams = el("fieldset", "card").with([
        el("legend", "").label(app, Label::PrintBoards),
        picked(press.app, Label::PrintBoards, "boards", boards.into_iter().collect(), move |name| {
            press.change(|c| {
                let found = DiagramSelection::ALL.into_iter().find(|boards| boards.name() == name);
                c.boards = found.unwrap_or(c.boards);
            });
        }),
        picked(press.app, Label::PrintSize, "size", sizes.into_iter().collect(), move |name| {
            press.change(|c| {
                let found = Size::ALL.into_iter().find(|size| size.name() == name);
                c.size = found.unwrap_or(c.size);
            });
        }),
        el("label", "")
            .live("class", move || {
                if press.get(|c| c.boards == DiagramSelection::Chosen) { "pick" } else { "hidden" }.into()
            })
            .with([el("span", "").label(app, Label::PrintNamedMoves), named]),
    ]);
    el("div", "choosing").with([paper, sheets, diagrams])
}

/// Choice of the line height; it depends on the paper.
fn line(press: &'static Press, format: Format) -> El {
    let mut heights = format.lines().to_vec();
    heights.sort_unstable();
    let options = heights.into_iter().map(|mm| {
        let words = move || format!("{mm} mm");
        option(&mm.to_string(), words, move || press.get(|c| c.line == mm))
    });
    picked(press.app, Label::PrintLine, "line", options.collect(), move |mm| {
        press.change(|c| c.line = number(&mm).unwrap_or(c.line));
    })
}

/// Choice of a number.
fn count(
    press: &'static Press,
    label: Label,
    name: &str,
    of: &'static [u32],
    place: fn(&mut PrintChoice) -> &mut u32,
) -> El {
    let now = move || press.get(|c| *place(&mut c.clone()));
    let options = of.iter().map(|n| option(&n.to_string(), move || n.to_string(), move || now() == *n));
    picked(press.app, label, name, options.collect(), move |text| {
        press.change(|c| *place(c) = number(&text).unwrap_or_default());
    })
}

/// Option of a list.
fn option(
    value: &str,
    words: impl Fn() -> String + Send + Sync + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
) -> El {
    let made = el("option", "").attr("value", value).says(words);
    mark(&made, crate::components::element::Mark::Property, "selected", flag(chosen).into());
    made
}

/// Checkbox.
fn switch(press: &'static Press, label: Label, name: &str, place: fn(&mut PrintChoice) -> &mut bool) -> El {
    let tick = el("input", "").attr("type", "checkbox").attr("name", name);
    let is = move || press.get(|c| *place(&mut c.clone()));
    mark(&tick, crate::components::element::Mark::Property, "checked", flag(is).into());
    let tick = tick.on("change", move |e| press.change(|c| *place(c) = event_target_checked(&e)));
    el("label", "switch").with([tick, el("span", "").label(press.app, label)])
}

/// Print button, number of pages, and warnings.
fn go(press: &'static Press, made: Memo<Print>) -> El {
    let app = press.app;
    let empty = move || made.with(|print| print.pages.is_empty());
    let print = button(app, Label::PrintGo, "print", move || {
        // A browser that cannot print does nothing; its own menu may still do so.
        if !untrack(empty) {
            drop(window().print());
        }
    });
    let print = print.attr("class", "main").state("aria-disabled", empty);
    let tells = move || {
        let mut told: Vec<Msg> = made.with(|print| print.remarks.clone());
        told.insert(0, msg!(PrintPages { pages: made.with(|print| print.pages.len() as u32) }));
        let mut words: Vec<String> = told.iter().map(|msg| app.say(msg)).collect();
        if empty() {
            words.push(app.label(Label::PrintNothing).to_string());
        }
        words.join(" ")
    };
    el("div", "row go").with([print, el("p", "tells").attr("role", "status").says(tells)])
}
