//! Score sheets and diagrams: choices, and a preview of every page.

mod printed_pages;

use crate::components::effect::flag;
use crate::components::element::set_flag;
use crate::components::element::{El, button, choice_button, el, labelled_select};
use crate::state::context::AppContext;
use crate::state::random::random_bits;
use crate::state::storage;
use crate::views::settings::LettersSelect;
use leptos::prelude::*;
use notabene_core::digits::number;
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_study::printing::{DiagramSelection, Format, Print, PrintChoice, Size, print, seed_mistakes};
use notabene_study::storage_key::StorageKey;

/// Shared state of the page. Copies are handles to the same signals.
#[derive(Copy, Clone)]
struct PrintState {
    app: AppContext,
    choice: RwSignal<PrintChoice>,
}

impl PrintState {
    fn update_choice(&self, change: impl FnOnce(&mut PrintChoice)) {
        self.choice.update(change);
        storage::save(StorageKey::PrintScoreSheets, &self.choice.with_untracked(PrintChoice::save));
    }

    fn get<T>(&self, of: impl Fn(&PrintChoice) -> T) -> T {
        self.choice.with(of)
    }
}

/// Choices and pages.
pub fn score_sheets(app: AppContext) -> Vec<El> {
    let begun = app.sheet.with_untracked(|sheet| !sheet.rows.is_empty());
    let saved = storage::load(StorageKey::PrintScoreSheets).and_then(|text| PrintChoice::restore(&text));
    let choice = RwSignal::new(saved.unwrap_or_else(|| PrintChoice::default_for(begun)));
    let state = PrintState { app, choice };
    // Planting mistakes is slow: they are reused for every paper and line height.
    let wanted = Memo::new(move |_| state.get(|c| (c.number, c.planted as usize)));
    let planted = Memo::new(move |_| {
        let (set, sheets) = wanted.get();
        let style = app.prefs.with(|p| p.style());
        app.game
            .with(|t| if sheets == 0 { Vec::new() } else { seed_mistakes(&t.played(), set, sheets, &style) })
    });
    let printed = Memo::new(move |_| {
        let (choice, style) = (state.choice.get(), app.prefs.with(|p| p.style()));
        app.game.with(|t| planted.with(|planted| print(t, &choice, planted, &style)))
    });
    vec![
        el("h1", "").label(app, Label::PrintTitle),
        el("p", "lead").label(app, Label::PrintLead),
        choice_form(state),
        print_button(state, printed),
        printed_pages::printed_pages(state, printed),
    ]
}

/// All choices.
fn choice_form(state: PrintState) -> El {
    let app = state.app;
    // Rendered again for another paper only: the open list must stay.
    let format = Memo::new(move |_| state.get(|c| c.format));
    let paper = el("fieldset", "card").with([
        el("legend", "").label(app, Label::PrintFormat),
        el("div", "row").attr("role", "group").with(Format::ALL.map(|format| {
            let is = move || state.get(|c| c.format == format);
            let act = move || state.update_choice(|c| c.set_format(format));
            choice_button("data-format", format.name(), is, act).label(app, format.label())
        })),
        el("div", "picked").live_children(move || vec![line_height_choice(state, format.get())]),
        checkbox(state, Label::PrintTimes, "times", |c| &mut c.times),
        LettersSelect(),
    ]);
    let sheets = el("fieldset", "card").with([
        el("legend", "").label(app, Label::PrintSheets),
        number_choice(state, Label::PrintBlank, "blank", &PrintChoice::BLANK, |c| &mut c.blank),
        checkbox(state, Label::PrintFilled, "filled", |c| &mut c.filled),
        checkbox(state, Label::PrintCopies, "copies", |c| &mut c.copies),
        number_choice(state, Label::PrintPlanted, "planted", &PrintChoice::PLANTED, |c| &mut c.planted),
        el("p", "row")
            .with([button(app, Label::PrintSow, "sow", move || {
                state.update_choice(|c| c.set_seed(random_bits()))
            })])
            .live_attr("class", move || if state.get(|c| c.planted == 0) { "hidden" } else { "row" }.into()),
    ]);
    let boards = DiagramSelection::ALL.map(|boards| {
        let words = move || app.label(boards.label()).to_string();
        option_element(boards.name(), words, move || state.get(|c| c.boards == boards))
    });
    let named = el("input", "").attr("type", "text").attr("name", "named").attr("maxlength", "200");
    let named = named.attr("autocomplete", "off").attr("inputmode", "text");
    let named = named
        .value(move || state.get(|c| c.named.clone()))
        .on("input", move |e| state.update_choice(|c| c.set_name(&event_target_value(&e))));
    let sizes = Size::ALL.map(|size| {
        let words = move || app.label(size.label()).to_string();
        option_element(size.name(), words, move || state.get(|c| c.size == size))
    });
    let diagrams = el("fieldset", "card").with([
        el("legend", "").label(app, Label::PrintBoards),
        labelled_select(state.app, Label::PrintBoards, "boards", boards.into_iter().collect(), move |name| {
            state.update_choice(|c| {
                let found = DiagramSelection::ALL.into_iter().find(|boards| boards.name() == name);
                c.boards = found.unwrap_or(c.boards);
            });
        }),
        labelled_select(state.app, Label::PrintSize, "size", sizes.into_iter().collect(), move |name| {
            state.update_choice(|c| {
                let found = Size::ALL.into_iter().find(|size| size.name() == name);
                c.size = found.unwrap_or(c.size);
            });
        }),
        el("label", "")
            .live_attr("class", move || {
                if state.get(|c| c.boards == DiagramSelection::Chosen) { "pick" } else { "hidden" }.into()
            })
            .with([el("span", "").label(app, Label::PrintNamedMoves), named]),
    ]);
    el("div", "choosing").with([paper, sheets, diagrams])
}

/// Choice of the line height; it depends on the paper.
fn line_height_choice(state: PrintState, format: Format) -> El {
    let mut heights = format.lines().to_vec();
    heights.sort_by(Ord::cmp);
    let options = heights.into_iter().map(|mm| {
        let words = move || format!("{mm} mm");
        option_element(&mm.to_string(), words, move || state.get(|c| c.line == mm))
    });
    labelled_select(state.app, Label::PrintLine, "line", options.collect(), move |mm| {
        state.update_choice(|c| c.line = number(&mm).unwrap_or(c.line));
    })
}

/// Choice of a number.
fn number_choice(
    state: PrintState,
    label: Label,
    name: &str,
    of: &'static [u32],
    place: fn(&mut PrintChoice) -> &mut u32,
) -> El {
    let now = move || state.get(|c| *place(&mut c.clone()));
    let options =
        of.iter().map(|n| option_element(&n.to_string(), move || n.to_string(), move || now() == *n));
    labelled_select(state.app, label, name, options.collect(), move |text| {
        state.update_choice(|c| *place(c) = number(&text).unwrap_or_default());
    })
}

/// Option of a list.
fn option_element(
    value: &str,
    words: impl Fn() -> String + Send + Sync + 'static,
    chosen: impl Fn() -> bool + Send + Sync + 'static,
) -> El {
    let made = el("option", "").attr("value", value).live_text(words);
    set_flag(&made, crate::components::element::FlagTarget::Property, "selected", flag(chosen).into());
    made
}

/// Checkbox.
fn checkbox(state: PrintState, label: Label, name: &str, place: fn(&mut PrintChoice) -> &mut bool) -> El {
    let tick = el("input", "").attr("type", "checkbox").attr("name", name);
    let is = move || state.get(|c| *place(&mut c.clone()));
    set_flag(&tick, crate::components::element::FlagTarget::Property, "checked", flag(is).into());
    let tick = tick.on("change", move |e| state.update_choice(|c| *place(c) = event_target_checked(&e)));
    el("label", "switch").with([tick, el("span", "").label(state.app, label)])
}

/// Print button, number of pages, and warnings.
fn print_button(state: PrintState, printed: Memo<Print>) -> El {
    let app = state.app;
    let empty = move || printed.with(|print| print.pages.is_empty());
    let print = button(app, Label::PrintGo, "print", move || {
        // A browser that cannot print does nothing; its own menu may still do so.
        if !untrack(empty) {
            drop(window().print());
        }
    });
    let print = print.attr("class", "main").live_bool_attr("aria-disabled", empty);
    let tells = move || {
        let mut messages: Vec<Msg> = printed.with(|print| print.remarks.clone());
        messages.insert(0, msg!(PrintPages { pages: printed.with(|print| print.pages.len() as u32) }));
        let mut words: Vec<String> = messages.iter().map(|msg| app.message_text(msg)).collect();
        if empty() {
            words.push(app.label(Label::PrintNothing).to_string());
        }
        words.join(" ")
    };
    el("div", "row go").with([print, el("p", "tells").attr("role", "status").live_text(tells)])
}
