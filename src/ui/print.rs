//! The page from which sheets and diagrams are printed: what is chosen, and every page as it will be on paper.

mod leaves;

use super::dom::{El, back, button, choice, el, picked};
use super::room::bits;
use super::settings::LettersPick;
use super::state::Desk;
use super::store;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::study::printing::{Boards, Format, Print, PrintChoice, Size, print, sow};

/// Where the choice is kept.
const KEPT: &str = "print";

/// What the parts of the page share. Lent for good, so that closures carry a reference only.
struct Press {
    desk: Desk,
    choice: RwSignal<PrintChoice>,
}

impl Press {
    fn change(&self, change: impl FnOnce(&mut PrintChoice)) {
        self.choice.update(change);
        store::keep(KEPT, &self.choice.with_untracked(PrintChoice::save));
    }

    fn get<T>(&self, of: impl Fn(&PrintChoice) -> T) -> T {
        self.choice.with(of)
    }
}

/// What stands on the page.
pub fn page(desk: Desk) -> Vec<El> {
    let begun = desk.sheet.with_untracked(|sheet| !sheet.rows.is_empty());
    let kept = store::load(KEPT).and_then(|text| PrintChoice::restore(&text));
    let choice = RwSignal::new(kept.unwrap_or_else(|| PrintChoice::usual(begun)));
    let press: &'static Press = Box::leak(Box::new(Press { desk, choice }));
    // Planting takes a while: the same slips serve for every paper and height of line.
    let wanted = Memo::new(move |_| press.get(|c| (c.number, c.planted as usize)));
    let planted = Memo::new(move |_| {
        let (set, sheets) = wanted.get();
        let style = desk.prefs.with(|p| p.style());
        desk.game.with(|t| if sheets == 0 { Vec::new() } else { sow(&t.played(), set, sheets, &style) })
    });
    let made = Memo::new(move |_| {
        let (choice, style) = (press.choice.get(), desk.prefs.with(|p| p.style()));
        desk.game.with(|t| planted.with(|planted| print(t, &choice, planted, &style)))
    });
    vec![
        el("h1", "").label(desk, Label::PrintTitle),
        el("p", "lead").label(desk, Label::PrintLead),
        choices(press),
        go(press, made),
        leaves::leaves(press, made),
        back(desk),
    ]
}

/// All that can be chosen.
fn choices(press: &'static Press) -> El {
    let desk = press.desk;
    // Made anew for another paper only: the list in which one chooses must stay.
    let format = Memo::new(move |_| press.get(|c| c.format));
    let paper = el("fieldset", "card").with([
        el("legend", "").label(desk, Label::PrintFormat),
        el("div", "row").attr("role", "group").with(Format::ALL.map(|format| {
            let is = move || press.get(|c| c.format == format);
            let act = move || press.change(|c| c.onto(format));
            choice("data-format", format.name(), is, act).label(desk, format.label())
        })),
        el("div", "picked").each(move || vec![line(press, format.get())]),
        switch(press, Label::PrintTimes, "times", |c| &mut c.times),
        LettersPick(),
    ]);
    let sheets = el("fieldset", "card").with([
        el("legend", "").label(desk, Label::PrintSheets),
        count(press, Label::PrintBlank, "blank", &PrintChoice::BLANK, |c| &mut c.blank),
        switch(press, Label::PrintFilled, "filled", |c| &mut c.filled),
        switch(press, Label::PrintCopies, "copies", |c| &mut c.copies),
        count(press, Label::PrintPlanted, "planted", &PrintChoice::PLANTED, |c| &mut c.planted),
        el("p", "row")
            .with([button(desk, Label::PrintSow, "sow", move || press.change(|c| c.sow(bits())))])
            .live("class", move || if press.get(|c| c.planted == 0) { "hidden" } else { "row" }.into()),
    ]);
    let boards = Boards::ALL.map(|boards| {
        let words = move || desk.label(boards.label()).to_string();
        option(boards.name(), words, move || press.get(|c| c.boards == boards))
    });
    let named = el("input", "").attr("type", "text").attr("name", "named").attr("maxlength", "200");
    let named = named.attr("autocomplete", "off").attr("inputmode", "text");
    let named = named
        .value(move || press.get(|c| c.named.clone()))
        .on("input", move |e| press.change(|c| c.name(&event_target_value(&e))));
    let sizes = Size::ALL.map(|size| {
        let words = move || desk.label(size.label()).to_string();
        option(size.name(), words, move || press.get(|c| c.size == size))
    });
    let diagrams = el("fieldset", "card").with([
        el("legend", "").label(desk, Label::PrintBoards),
        picked(press.desk, Label::PrintBoards, "boards", boards.into_iter().collect(), move |name| {
            press.change(|c| {
                let found = Boards::ALL.into_iter().find(|boards| boards.name() == name);
                c.boards = found.unwrap_or(c.boards);
            });
        }),
        picked(press.desk, Label::PrintSize, "size", sizes.into_iter().collect(), move |name| {
            press.change(|c| {
                let found = Size::ALL.into_iter().find(|size| size.name() == name);
                c.size = found.unwrap_or(c.size);
            });
        }),
        el("label", "")
            .live("class", move || {
                if press.get(|c| c.boards == Boards::Chosen) { "pick" } else { "hidden" }.into()
            })
            .with([el("span", "").label(desk, Label::PrintNamedMoves), named]),
    ]);
    el("div", "choosing").with([paper, sheets, diagrams])
}

/// The height of a line: another paper has others.
fn line(press: &'static Press, format: Format) -> El {
    let mut heights = format.lines().to_vec();
    heights.sort_unstable();
    let options = heights.into_iter().map(|mm| {
        let words = move || [&mm.to_string(), " mm"].concat();
        option(&mm.to_string(), words, move || press.get(|c| c.line == mm))
    });
    picked(press.desk, Label::PrintLine, "line", options.collect(), move |mm| {
        press.change(|c| c.line = number(&mm).unwrap_or(c.line));
    })
}

/// How many of something.
fn count(
    press: &'static Press,
    label: Label,
    name: &str,
    of: &'static [u32],
    place: fn(&mut PrintChoice) -> &mut u32,
) -> El {
    let now = move || press.get(|c| *place(&mut c.clone()));
    let options = of.iter().map(|n| option(&n.to_string(), move || n.to_string(), move || now() == *n));
    picked(press.desk, label, name, options.collect(), move |text| {
        press.change(|c| *place(c) = number(&text).unwrap_or_default());
    })
}

/// An entry of a list.
fn option(
    value: &str,
    words: impl Fn() -> String + Send + Sync + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
) -> El {
    let made = el("option", "").attr("value", value).says(words);
    super::dom::mark(&made, super::dom::Mark::Property, "selected", super::live::flag(chosen).into());
    made
}

/// Something that is so or not.
fn switch(press: &'static Press, label: Label, name: &str, place: fn(&mut PrintChoice) -> &mut bool) -> El {
    let tick = el("input", "").attr("type", "checkbox").attr("name", name);
    let is = move || press.get(|c| *place(&mut c.clone()));
    super::dom::mark(&tick, super::dom::Mark::Property, "checked", super::live::flag(is).into());
    let tick = tick.on("change", move |e| press.change(|c| *place(c) = event_target_checked(&e)));
    el("label", "switch").with([tick, el("span", "").label(press.desk, label)])
}

/// The button, how many pages there are, and what could not be done as it was asked.
fn go(press: &'static Press, made: Memo<Print>) -> El {
    let desk = press.desk;
    let empty = move || made.with(|print| print.pages.is_empty());
    let print = button(desk, Label::PrintGo, "print", move || {
        // A browser that cannot print does nothing; what it can do else is its own menu.
        if !untrack(empty) {
            drop(window().print());
        }
    });
    let print = print.attr("class", "main").state("aria-disabled", empty);
    let tells = move || {
        let mut told: Vec<Msg> = made.with(|print| print.tells.clone());
        told.insert(0, msg!(PrintPages { pages: made.with(|print| print.pages.len() as u32) }));
        let mut words: Vec<String> = told.iter().map(|msg| desk.say(msg)).collect();
        if empty() {
            words.push(desk.label(Label::PrintNothing).to_string());
        }
        words.join(" ")
    };
    el("div", "row go").with([print, el("p", "tells").attr("role", "status").says(tells)])
}
