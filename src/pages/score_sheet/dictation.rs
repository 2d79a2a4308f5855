//! Dictation: a game is shown or spoken move by move, a pupil writes it, and the sheet is compared at the end.

use crate::components::effect::later;
use crate::components::element::{El, button, el, picked};
use crate::pages::rules::lessons::opened;
use crate::pages::score_sheet::cell_input::{Pen, mirror, pen};
use crate::pages::score_sheet::closing::leaves;
use crate::pages::score_sheet::compared::{Compared, compared};
use crate::pages::score_sheet::leaf::{Look, Paper, leaf};
use crate::pages::score_sheet::stage::{self, board, careful, desk_top, option, seat, style, switch};
use crate::state::context::AppContext;
use crate::state::{corrupt_storage, speech, storage};
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry, spoken};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::{HeadField, Leaf, NodeId};
use notabene_core::study::score_sheet::dictation::{Dictation, compare};
use notabene_core::study::score_sheet::examples::EXAMPLES;
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::fill_form;

/// Storage keys of the game, and of the progress with the sheet.
const GAME: &str = "sheet.told";
const HAND: &str = "sheet.dictated";
/// Names of games other than the examples.
const ON_DESK: &str = "desk";
const OTHER: &str = "other";

/// Shared state of the mode. Leaked: closures hold a reference.
struct Class {
    app: AppContext,
    own: AppContext,
    /// Progress and sheet; `None` before the first game.
    told: RwSignal<Option<Dictation>>,
    /// True if the moves are shown on the board, and if they are spoken.
    shows: RwSignal<bool>,
    speaks: RwSignal<bool>,
    /// Name of the chosen game, and text of another one.
    game: RwSignal<String>,
    text: RwSignal<String>,
    /// Error of the last start.
    wrong: RwSignal<Option<Msg>>,
    found: &'static Compared,
    pen: RwSignal<Option<&'static Pen>, LocalStorage>,
}

impl Class {
    /// Notation style with the letters in which the sheet was begun: a sheet is in one language.
    fn style(&self) -> Style {
        Style { letters: self.hand().letters, ..style(self.app) }
    }

    fn hand(&self) -> Handwriting {
        let empty = || Handwriting::new(style(self.app).letters);
        self.told.with(|told| told.as_ref().map(|told| told.sheet.clone())).unwrap_or_else(empty)
    }

    /// Returns the chosen game, or an error.
    fn chosen(&self) -> Result<Game, Msg> {
        let name = self.game.get_untracked();
        let example = EXAMPLES.iter().find(|example| example.name == name);
        let table = match (name.as_str(), example) {
            (ON_DESK, _) => stage::copy(self.app),
            (_, Some(example)) => opened(example.text, &Style::pgn()),
            _ => opened(&self.text.get_untracked(), &untrack(|| style(self.app))),
        };
        let table = table.ok_or_else(|| msg!(NoGameToTell))?;
        if table.played().is_empty() { Err(msg!(NoGameToTell)) } else { Ok(table) }
    }

    /// Starts a dictation at the first move.
    fn begin(&'static self) {
        match self.chosen() {
            Ok(mut table) => {
                self.wrong.set(None);
                self.found.found.set(None);
                self.found.leave();
                table.go(Go::First);
                self.own.put(table);
                let sheet = Handwriting::new(untrack(|| style(self.app)).letters);
                self.told.set(Some(Dictation::new(sheet)));
                if let Some(pen) = self.pen.get_untracked() {
                    pen.go(None, "");
                }
                self.go_on();
            }
            Err(why) => self.wrong.set(Some(why)),
        }
    }

    /// Dictates the next move; compares the sheet at the end of the game.
    fn go_on(&'static self) {
        let played = stage::played_now(self.own);
        let mut more = false;
        self.told.update(|told| more = told.as_mut().is_some_and(|told| told.advance(&played)));
        if more {
            self.turn();
            self.say();
        } else {
            self.compare(&played);
        }
    }

    /// Moves the pen to the dictated move, and shows it on the board.
    fn turn(&self) {
        let played = stage::played_now(self.own);
        let now = self.told.with_untracked(|told| told.as_ref().and_then(Dictation::current_move));
        let language = self.app.prefs.with_untracked(|p| p.language);
        // A move that is not heard has to be seen.
        let heard = self.speaks.get_untracked() && speech::can_speak(language);
        let shows = self.shows.get_untracked() || !heard;
        let shown = now.map(|now| if shows { now + 1 } else { now });
        self.own.go(node_after(&played, shown.unwrap_or_default()).map_or(Go::First, Go::To));
        if let Some(pen) = self.pen.get_untracked() {
            // The pen stays while a text is being entered there.
            let busy = pen.at.get_untracked() == now && !pen.text.with_untracked(String::is_empty);
            if !busy {
                let written = untrack(|| self.hand());
                pen.go(now, now.map(|now| written.get(now)).unwrap_or_default());
            }
            pen.focus();
        }
        self.keep();
    }

    /// Speaks the dictated move, if enabled and if the device has a voice.
    fn say(&self) {
        let played = stage::played_now(self.own);
        let now = self.told.with_untracked(|told| told.as_ref().and_then(Dictation::current_move));
        let node = now.and_then(|now| played.ply(now)).map(|step| step.node);
        if let Some(node) = node.filter(|_| self.speaks.get_untracked()) {
            let language = self.app.prefs.with_untracked(|p| p.language);
            let words = self.own.game.with_untracked(|t| spoken(t, node, language));
            // Without a voice the board shows the move.
            let _ = speech::speak(&words, language);
        }
    }

    fn keep(&self) {
        stage::keep(GAME, self.own);
        if let Some(told) = self.told.get_untracked() {
            storage::keep(HAND, &told.save());
        }
    }

    fn compare(&self, played: &Played) {
        let style = untrack(|| self.style());
        let hand = untrack(|| self.hand());
        self.found.found.set(Some(compare(played, &hand, &style)));
    }

    /// Saves the text of a cell; after the last dictated move the next one is dictated.
    fn write(&'static self, ply: usize, text: &str) {
        let mut last = false;
        self.told.update(|told| {
            if let Some(told) = told {
                last = told.current_move() == Some(ply) && !text.trim().is_empty();
                told.sheet.write(ply, text);
            }
        });
        self.keep();
        match (last, self.found.found.with_untracked(|found| found.is_some())) {
            (true, _) => self.go_on(),
            // A cell was corrected afterwards.
            (false, true) => self.compare(&stage::played_now(self.own)),
            (false, false) => self.turn(),
        }
    }
}

/// Node after this number of half-moves. None at the start.
fn node_after(played: &Played, plies: usize) -> Option<NodeId> {
    plies.checked_sub(1).and_then(|ply| played.ply(ply)).map(|step| step.node)
}

/// Content of the mode.
pub fn dictation(app: AppContext) -> Vec<El> {
    let kept = corrupt_storage::sound(HAND, Dictation::restore);
    let table = stage::restored(GAME).filter(|table| kept.is_some() && !table.played().is_empty());
    let told = kept.filter(|_| table.is_some());
    let own = seat(app, table.unwrap_or_else(registry::chess));
    let language = app.prefs.with_untracked(|p| p.language);
    let class: &'static Class = Box::leak(Box::new(Class {
        app,
        own,
        told: RwSignal::new(told),
        shows: RwSignal::new(true),
        speaks: RwSignal::new(speech::can_speak(language)),
        game: RwSignal::new(EXAMPLES[0].name.into()),
        text: RwSignal::new(String::new()),
        wrong: RwSignal::new(None),
        found: Compared::new(app, own, true),
        pen: RwSignal::new_local(None),
    }));
    let pen_here = Pen::new(
        own,
        app,
        "dictation",
        move || class.style(),
        move |_, ply, text| {
            class.write(ply, &text);
        },
    );
    class.pen.set(Some(pen_here));
    let paper = sheet_of(class, pen_here);
    mirror(pen_here, paper);
    later(Box::new(move || {
        if class.told.with_untracked(|told| told.is_some()) {
            class.turn();
        }
        // The dictation was completed earlier.
        let played = stage::played_now(own);
        if class.told.with_untracked(|told| told.as_ref().is_some_and(|told| told.is_written(&played))) {
            class.compare(&played);
        }
    }));
    later(Box::new(move || {
        let letters = style(app).letters;
        class.told.update(|told| {
            if let Some(told) = told {
                told.sheet.choose(letters);
            }
        });
    }));
    let idle = move || class.told.with(|told| told.is_none());
    let running = move || el("div", "").class(move || if idle() { "hidden" } else { "running" });
    let played = vec![running().with([board()]), begin(class)];
    let written = vec![running().with([pen(pen_here, paper), told_line(class), compared(class.found)])];
    let papers = el("div", "").class(move || if idle() { "hidden" } else { "" });
    vec![desk_top(app, played, written, vec![papers.with([leaves(paper), leaf(paper)])])]
}

/// Choice of the game.
fn begin(class: &'static Class) -> El {
    let app = class.app;
    let named = |name: &str, label: Label| option(name, move || app.label(label).to_string(), false);
    let mut games: Vec<El> = EXAMPLES.iter().map(|example| named(example.name, example.title)).collect();
    games.extend([named(ON_DESK, Label::DictateDesk), named(OTHER, Label::DictateOther)]);
    let which = picked(app, Label::DictateWhich, "game", games, move |name| class.game.set(name));
    let text = el("textarea", "").attr("name", "text").attr("rows", "4").attr("maxlength", "100000");
    let text = text.on("input", move |e| class.text.set(event_target_value(&e)));
    let other = move || class.game.get() != OTHER;
    let paste = el("label", "").class(move || if other() { "hidden" } else { "paste" });
    let paste = paste.with([el("span", "").label(app, Label::PasteHere), text]);
    let written =
        move || class.told.with_untracked(|told| told.as_ref().is_some_and(|t| !t.sheet.is_empty()));
    let start = careful(app, Label::DictateBegin, "begin", written, move || class.begin());
    let start = start.attr("class", "main");
    let wrong = move || class.wrong.get().map(|msg| app.say(&msg)).unwrap_or_default();
    let begun = move || !class.hand().is_empty();
    let letters = stage::letters(app, LettersPick(), move || class.style().letters, begun);
    el("section", "card begin").with([
        el("div", "row").with([which, start, letters]),
        paste,
        el("p", "wrong").attr("role", "alert").says(wrong),
        ways(class),
    ])
}

/// Switches for showing and speaking the moves. Without a voice they are shown.
fn ways(class: &'static Class) -> El {
    let app = class.app;
    let able = RwSignal::new(true);
    let check = move || {
        let language = app.prefs.with(|p| p.language);
        able.set(speech::can_speak(language));
    };
    later(Box::new(check));
    speech::listen(move || untrack(check));
    let shows = switch(app, Label::DictateShow, "shows", true, move |is| {
        class.shows.set(is);
        class.turn();
    });
    let speaks = switch(app, Label::DictateSpeak, "speaks", class.speaks.get_untracked(), move |is| {
        class.speaks.set(is);
        class.turn();
        class.say();
    });
    let none = move || if able.get() { String::new() } else { app.label(Label::NoVoice).into() };
    el("div", "row").with([shows, speaks, el("p", "hint").says(none)])
}

/// Progress of the dictation, with its buttons.
fn told_line(class: &'static Class) -> El {
    let app = class.app;
    let next = button(app, Label::DictateNext, "next", move || class.go_on());
    let again = button(app, Label::DictateAgain, "again", move || {
        class.turn();
        class.say();
    });
    el("div", "row").with([next, again])
}

/// Score sheet; not marked before the end.
fn sheet_of(class: &'static Class, pen: &'static Pen) -> &'static Paper {
    let own = class.own;
    let form = move || {
        let (played, style, hand) = (stage::played(own), class.style(), class.hand());
        let mut form = own.game.with(|t| fill_form(t, &played, &hand, &style));
        let told = class.told.with(|told| told.as_ref().map_or(0, Dictation::moves_shown));
        // Cells of moves not yet dictated are not editable.
        let open = class.found.found.with(|found| found.is_none());
        for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
            entry.ply = entry.ply.filter(|ply| *ply < told);
            entry.resigns &= !open;
        }
        if open {
            (form.result, form.circled, form.end) = ("", [false; 2], None);
        }
        form
    };
    let looks = move || {
        let hand = class.hand();
        let found = class.found.found.get();
        let mut looks = Vec::new();
        if let Some(found) = found {
            (0..found.plies).for_each(|_| looks.push(Look::plain("right")));
            for one in &found.differences {
                let text = hand.get(one.ply);
                if let Some(look) = looks.get_mut(one.ply) {
                    *look =
                        if text.is_empty() { Look::plain("missing") } else { Look::of(&one.marked, text) };
                }
            }
        }
        looks
    };
    let edit = move |field: HeadField, text| own.edit(Edit::Tag(field.tag().into(), text));
    Box::leak(Box::new(Paper {
        app: class.app,
        name: "dictation",
        form: Memo::new(move |_| form()),
        looks: Memo::new(move |_| looks()),
        at: Box::new(move || pen.at.get()),
        tap: Some(Box::new(move |ply| {
            pen.go(Some(ply), untrack(|| class.hand()).get(ply));
            pen.focus();
        })),
        head: Some(Box::new(edit)),
        letters: Box::new(move || class.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(false),
        waits: false,
    }))
}
