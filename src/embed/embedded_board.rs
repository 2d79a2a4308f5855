//! A board in an element: opening it, and the commands of the page around it.

use crate::components::effect::later;
use crate::components::element;
use crate::embed::{Asked, host_events, unwatch, view, watch};
use crate::state::context::AppContext;
use crate::state::current_game::needs_more;
use crate::state::i18n_loader;
use crate::state::preferences::Prefs;
use js_sys::{Array, Function, Promise, Reflect};
use leptos::prelude::*;
use notabene_core::exchange::embed::{self, Options, Shown};
use notabene_core::exchange::{Export, save};
use notabene_core::game::{Game, Go, Sheet};
use notabene_core::i18n::{Language, MessageKind, Msg, Part};
use notabene_core::record::NodeId;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The game given by the page, which own moves leave unchanged.
struct Given {
    /// The game as text, to be opened again.
    text: String,
    /// Its latest move: moves played beside it have higher ids.
    last: NodeId,
}

/// Options and game given by the page around a board.
struct FromPage {
    options: Options,
    /// Problems of the options, with the names of the options.
    faults: Vec<(&'static str, Msg)>,
    /// The text inside the element.
    text: String,
    /// The language of the page around the element; empty if it names none.
    page_language: String,
    given: Option<Given>,
    /// Titles of the games, and the index of the one on the board.
    games: (Vec<String>, usize),
    /// The game with own moves, while that of the page is shown.
    aside: Option<Game>,
}

/// A board on another page. Copies are handles to the same board.
#[derive(Copy, Clone)]
pub struct EmbeddedBoard {
    pub app: AppContext,
    page: RwSignal<FromPage>,
    /// Callback of the page.
    tell: StoredValue<Function, LocalStorage>,
}

/// Opens a board.
pub fn open(asked: Asked) {
    watch(&asked.tell);
    // Fails if an executor is set already.
    drop(any_spawner::Executor::init_wasm_bindgen());
    spawn_local(async move {
        let mut faults = Vec::new();
        let mut options = Options::default();
        take(&mut options, &asked.said, asked.strict, &mut faults);
        let language = spoken(&options, &asked.language);
        if !i18n_loader::heard(language, Part::First).await {
            if !is_made_elsewhere(&asked.tell).await {
                let _ = asked.tell.call2(&JsValue::NULL, &"fault".into(), &JsValue::NULL);
            }
            unwatch(&asked.tell);
            return;
        }
        let (shown, has_all) = prepared(&options, &asked.text, language).await;
        if !has_all && is_made_elsewhere(&asked.tell).await {
            unwatch(&asked.tell);
            return;
        }
        faults.extend(shown.faults.iter().cloned());
        learn(language, &faults).await;
        build(asked, options, language, shown, faults);
    });
}

/// Reports that a file could not be fetched. True if a newer version of the program makes the board instead.
async fn is_made_elsewhere(tell: &Function) -> bool {
    let answer = tell.call2(&JsValue::NULL, &"missing".into(), &JsValue::NULL).unwrap_or_default();
    let promise: Result<Promise, _> = answer.dyn_into();
    match promise {
        Ok(promise) => JsFuture::from(promise).await.is_ok_and(|made| made.is_truthy()),
        Err(answer) => answer.is_truthy(),
    }
}

/// Parses options from a list of names and values. Ignores unknown names unless `strict`: attributes of others are
/// allowed.
fn take(options: &mut Options, said: &Array, strict: bool, faults: &mut Vec<(&'static str, Msg)>) {
    let words: Vec<String> = said.iter().map(|word| word.as_string().unwrap_or_default()).collect();
    for pair in words.chunks_exact(2) {
        if let Err(problem) = options.set(&pair[0], &pair[1])
            && (strict || problem.kind() != MessageKind::EmbedUnknown)
        {
            faults.push(("", problem));
        }
    }
}

/// Returns the language of a board: that of its options, of the page around it, or of the reader.
fn spoken(options: &Options, around: &str) -> Language {
    let said = Language::from_code(options.get("language"));
    said.or_else(|| Language::from_code(around)).unwrap_or_else(|| Prefs::fresh().language)
}

/// Returns the game of the options once its parts are loaded, and `true` if all of them could be fetched.
async fn prepared(options: &Options, text: &str, language: Language) -> (Shown, bool) {
    let mut options = options.clone();
    if options.get("language").is_empty() {
        // Moves may be in the language of the page around. All languages of the app are valid values.
        let _ = options.set("language", language.code());
    }
    let shown = embed::game(&options, text);
    let has_all = !needs_more(&shown.table) || i18n_loader::more(language, Part::More).await;
    (shown, has_all)
}

/// Fetches the sentences of messages.
async fn learn(language: Language, faults: &[(&'static str, Msg)]) {
    for (_, says) in faults {
        i18n_loader::heard(language, Part::of(says.kind())).await;
    }
}

/// Returns the preferences that the options set.
fn dress(options: &Options, language: Language) -> Prefs {
    let mut prefs = Prefs { language, ..Prefs::fresh() };
    let pairs = [
        ("letters", "letters"),
        ("form", "notation"),
        ("unlettered", "notation"),
        ("theme", "theme"),
        ("coordinates", "coordinates"),
        ("numbers", "coordinates"),
    ];
    for (name, option) in pairs {
        match options.get(option) {
            "" => {}
            value => prefs.set(name, value),
        }
    }
    prefs.flipped = options.get("orientation") == "black";
    prefs.linear = !options.is("show-sheet");
    prefs
}

fn build(asked: Asked, options: Options, language: Language, shown: Shown, faults: Vec<(&'static str, Msg)>) {
    let (root, prefs, given) = (view::root(), dress(&options, language), given(&shown));
    // The board's own owner: all its effects are disposed with it.
    let owner = Owner::new();
    let here = owner.with(|| {
        let app = AppContext::new_apart(shown.table, prefs);
        let page = FromPage {
            options,
            faults,
            text: asked.text,
            page_language: asked.language,
            given,
            games: (shown.games, shown.at),
            aside: None,
        };
        EmbeddedBoard { app, page: RwSignal::new(page), tell: StoredValue::new_local(asked.tell) }
    });
    here.app.overrides.home.set(Some(root.0.clone()));
    let place = asked.place;
    owner.with(|| {
        here.app.provide();
        later(Box::new(move || {
            let closed: Option<Rc<dyn Fn(_)>> = if here.plays() { None } else { Some(Rc::new(|_| ())) };
            here.app.overrides.tap_handler.set(closed);
        }));
        element::El(place.clone()).with([view::fill(here, root)]);
        host_events::follow(here);
    });
    let mut board = Some((place, owner));
    let orders = move |order: String, about: JsValue| -> JsValue {
        if order == "end" {
            if let Some((place, owner)) = board.take() {
                here.tell.with_value(unwatch);
                owner.cleanup();
                place.set_text_content(None);
            }
            return JsValue::UNDEFINED;
        }
        if board.is_some() { here.order(&order, &about) } else { JsValue::UNDEFINED }
    };
    let orders = Closure::<dyn FnMut(String, JsValue) -> JsValue>::new(orders).into_js_value();
    let faults = here.page.with_untracked(|page| page.faults.clone());
    here.tell("orders", &orders);
    host_events::ready(here);
    faults.iter().for_each(|fault| host_events::wrong(here, fault));
}

/// Returns the latest move of a game.
pub fn latest(sheet: &Sheet) -> NodeId {
    let mut last = NodeId(0);
    for row in &sheet.rows {
        let lines = row.lines.iter().flat_map(|line| line.cells.iter().map(|(_, cell)| cell));
        for cell in row.first.iter().chain(&row.second).chain(lines) {
            last = NodeId(last.0.max(cell.node.0));
        }
    }
    last
}

fn given(shown: &Shown) -> Option<Given> {
    shown.given.then(|| {
        let sheet = shown.table.sheet(&notabene_core::notation::Style::pgn());
        Given { text: shown.table.text(Export::Save), last: latest(&sheet) }
    })
}

impl EmbeddedBoard {
    /// False once the board was removed.
    pub fn is_open(self) -> bool {
        self.tell.try_get_value().is_some()
    }

    /// Reads the options, tracked.
    pub fn options<T>(self, look: impl FnOnce(&Options) -> T) -> T {
        self.page.with(|page| look(&page.options))
    }

    /// Reads the titles of the games and the index of the one on the board, tracked.
    pub fn games<T>(self, look: impl FnOnce(&[String], usize) -> T) -> T {
        self.page.with(|page| look(&page.games.0, page.games.1))
    }

    /// Reads the problems of the options, tracked.
    pub fn faults<T>(self, look: impl FnOnce(&[(&'static str, Msg)]) -> T) -> T {
        self.page.with(|page| look(&page.faults))
    }

    /// True if there is a game to follow.
    pub fn follows(self) -> bool {
        self.page.with(|page| page.given.is_some())
    }

    /// True if moves can be made on the board.
    pub fn plays(self) -> bool {
        let follows = self.follows();
        self.options(|o| !o.is("read-only") && (!follows || o.get("allow-own-moves") != "false"))
    }

    /// True if the board shows a move that the page did not give.
    pub fn is_own(self) -> bool {
        let at = self.app.sheet.with(|sheet| sheet.at);
        self.page.with(|page| page.given.as_ref().is_some_and(|given| at.0 > given.last.0))
    }

    /// True if there are own moves to restore.
    pub fn has_aside(self) -> bool {
        self.page.with(|page| page.aside.is_some())
    }

    /// Shows another of several games, by its index.
    pub fn pick(self, at: usize) {
        self.change(&Array::of2(&"game-number".into(), &(at + 1).to_string().into()), false, true);
    }

    /// Restores the game of the page, at the move from which the reader's own moves began.
    pub fn back(self) {
        let Some((text, last)) = self
            .page
            .with_untracked(|page| page.given.as_ref().map(|given| (given.text.clone(), given.last)))
        else {
            return;
        };
        let left = self.app.sheet.with_untracked(|sheet| {
            sheet.path(sheet.at).into_iter().rev().find(|node| node.0 <= last.0).unwrap_or(NodeId(0))
        });
        let (Ok(mut table), _) = save::read(&text) else { return };
        table.go(Go::To(left));
        let aside = self.app.swap(table);
        self.page.update(|page| page.aside = aside);
        let language = self.app.prefs.with_untracked(|prefs| prefs.language);
        // The label of the button for own moves is of a later part.
        let page = self.page;
        spawn_local(async move {
            if i18n_loader::heard(language, Part::School).await {
                page.notify();
            }
        });
    }

    /// Shows the own moves again.
    pub fn again(self) {
        if let Some(table) = self.page.try_update_untracked(|page| page.aside.take()).flatten() {
            self.app.swap(table);
            self.page.notify();
        }
    }

    /// Calls the callback of the page with an event. The page may remove the board meanwhile.
    pub fn tell(self, kind: &str, about: &JsValue) {
        // Errors thrown by the callback are the page's own affair.
        if let Some(tell) = self.tell.try_get_value() {
            let _ = tell.call2(&JsValue::NULL, &kind.into(), about);
        }
    }

    /// Runs a command of the page around the board. Ignores unknown ones.
    fn order(self, order: &str, about: &JsValue) -> JsValue {
        match order {
            // Attributes may be of other scripts; names in the other commands are all ours.
            "set" | "load" | "dress" => {
                if let Some(said) = about.dyn_ref::<Array>() {
                    self.change(said, order == "load", order != "dress");
                }
            }
            "goto" => {
                let ply = about.as_string().unwrap_or_default();
                let known = ["first", "last", "next", "prev"].contains(&ply.as_str())
                    || notabene_core::digits::number(&ply).is_some();
                if known {
                    self.app.notice.set(None);
                    self.app.choices.set(None);
                    self.app.change(|table| embed::go(table, &ply));
                }
                return known.into();
            }
            "get" => {
                let all = host_events::state(self);
                return Reflect::get(&all, about).unwrap_or(JsValue::UNDEFINED);
            }
            _ => {}
        }
        JsValue::UNDEFINED
    }

    /// Applies other options; with `anew` another game, with `strict` unknown names are errors.
    fn change(self, said: &Array, anew: bool, strict: bool) {
        let mut options = self.page.with_untracked(|page| page.options.clone());
        let mut faults = Vec::new();
        let before = options.clone();
        if anew {
            options.clear_game();
            self.page.update(|page| page.text.clear());
        }
        take(&mut options, said, strict, &mut faults);
        let of_game = |options: &Options| {
            let mut rest = options.clone();
            rest.clear_game();
            (options.said().count() - rest.said().count(), format_game(options))
        };
        let other_game = anew || of_game(&before) != of_game(&options);
        let language = self.page.with_untracked(|page| spoken(&options, &page.page_language));
        spawn_local(async move {
            if !i18n_loader::heard(language, Part::First).await || !self.is_open() {
                return;
            }
            let text = self.page.with_untracked(|page| page.text.clone());
            let shown = if other_game { Some(prepared(&options, &text, language).await.0) } else { None };
            if shown.is_none() && self.is_open() && self.app.game.with_untracked(needs_more) {
                i18n_loader::heard(language, Part::More).await;
            }
            faults.extend(shown.iter().flat_map(|shown| shown.faults.iter().cloned()));
            learn(language, &faults).await;
            if !self.is_open() {
                return;
            }
            self.app.prefs.set(dress(&options, language));
            faults.iter().for_each(|fault| host_events::wrong(self, fault));
            if !self.is_open() {
                return;
            }
            let shown = shown.map(|shown| (given(&shown), (shown.games, shown.at), shown.table));
            let mut game = None;
            self.page.update(|page| {
                page.options = options;
                page.faults = faults;
                if let Some((given, games, table)) = shown {
                    (page.given, page.games, page.aside) = (given, games, None);
                    game = Some(table);
                }
            });
            if let Some(game) = game {
                self.app.swap(game);
            }
        });
    }
}

/// Returns the options that identify the game, to detect another one.
fn format_game(options: &Options) -> Vec<String> {
    let mut rest = options.clone();
    rest.clear_game();
    options.said().filter(|(name, _)| rest.get(name).is_empty()).map(|(_, value)| value.into()).collect()
}
