//! A board in an element: opening it, and the orders that the page around it gives.

use super::super::dom;
use super::super::live::later;
use super::super::prefs::Prefs;
use super::super::state::{Desk, needs_more};
use super::super::tongue;
use super::{Asked, deeds, unwatch, view, watch};
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

/// The game that the page gives, which own moves leave as it is.
struct Given {
    /// The game as it can be opened again.
    text: String,
    /// The place of its latest move: what is played beside it has later ones.
    last: NodeId,
}

/// What the page around a board gave.
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
pub struct Stand {
    pub desk: Desk,
    page: RwSignal<FromPage>,
    /// Callback of the page.
    tell: StoredValue<Function, LocalStorage>,
}

/// Opens a board.
pub fn open(asked: Asked) {
    watch(&asked.tell);
    // It fails when it has been done already.
    drop(any_spawner::Executor::init_wasm_bindgen());
    spawn_local(async move {
        let mut faults = Vec::new();
        let mut options = Options::default();
        take(&mut options, &asked.said, asked.strict, &mut faults);
        let language = spoken(&options, &asked.language);
        if !tongue::heard(language, Part::First).await {
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

/// Takes options from a list of names and values. Names that nobody knows are passed over where others than ours may
/// stand.
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

/// The language of a board: that of its options, of the page around it, or of the reader.
fn spoken(options: &Options, around: &str) -> Language {
    let said = Language::from_code(options.get("language"));
    said.or_else(|| Language::from_code(around)).unwrap_or_else(|| Prefs::fresh().language)
}

/// The game of the options with all that it needs, and whether all of that could be fetched.
async fn prepared(options: &Options, text: &str, language: Language) -> (Shown, bool) {
    let mut options = options.clone();
    if options.get("language").is_empty() {
        // Moves may be in the language of the page around. All languages of the screen are values.
        let _ = options.set("language", language.code());
    }
    let shown = embed::game(&options, text);
    let has_all = !needs_more(&shown.table) || tongue::more(language, Part::More).await;
    (shown, has_all)
}

/// Fetches the sentences in which something is told.
async fn learn(language: Language, faults: &[(&'static str, Msg)]) {
    for (_, says) in faults {
        tongue::heard(language, Part::of(says.kind())).await;
    }
}

/// The choices of the reader that options make.
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
    // Everything of the board belongs to it, and goes with it.
    let owner = Owner::new();
    let here = owner.with(|| {
        let desk = Desk::new_apart(shown.table, prefs);
        let page = FromPage {
            options,
            faults,
            text: asked.text,
            page_language: asked.language,
            given,
            games: (shown.games, shown.at),
            aside: None,
        };
        Stand { desk, page: RwSignal::new(page), tell: StoredValue::new_local(asked.tell) }
    });
    here.desk.overrides.home.set(Some(root.0.clone()));
    let place = asked.place;
    owner.with(|| {
        here.desk.provide();
        later(Box::new(move || {
            let closed: Option<Rc<dyn Fn(_)>> = if here.plays() { None } else { Some(Rc::new(|_| ())) };
            here.desk.overrides.tap_handler.set(closed);
        }));
        dom::El(place.clone()).with([view::fill(here, root)]);
        deeds::follow(here);
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
    deeds::ready(here);
    faults.iter().for_each(|fault| deeds::wrong(here, fault));
}

/// The latest place of a game.
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

impl Stand {
    /// False once the board was taken away.
    pub fn is_open(self) -> bool {
        self.tell.try_get_value().is_some()
    }

    /// Looks at the options, tracked.
    pub fn options<T>(self, look: impl FnOnce(&Options) -> T) -> T {
        self.page.with(|page| look(&page.options))
    }

    /// Looks at the titles of the games and the index of the one on the board, tracked.
    pub fn games<T>(self, look: impl FnOnce(&[String], usize) -> T) -> T {
        self.page.with(|page| look(&page.games.0, page.games.1))
    }

    /// Looks at the problems of the options, tracked.
    pub fn faults<T>(self, look: impl FnOnce(&[(&'static str, Msg)]) -> T) -> T {
        self.page.with(|page| look(&page.faults))
    }

    /// Whether there is a game to follow.
    pub fn follows(self) -> bool {
        self.page.with(|page| page.given.is_some())
    }

    /// Whether moves can be made on the board.
    pub fn plays(self) -> bool {
        let follows = self.follows();
        self.options(|o| !o.is("read-only") && (!follows || o.get("allow-own-moves") != "false"))
    }

    /// Whether a move is on the board that the page did not give.
    pub fn is_own(self) -> bool {
        let at = self.desk.sheet.with(|sheet| sheet.at);
        self.page.with(|page| page.given.as_ref().is_some_and(|given| at.0 > given.last.0))
    }

    /// Whether own moves were put aside.
    pub fn has_aside(self) -> bool {
        self.page.with(|page| page.aside.is_some())
    }

    /// Takes another of several games, by its place.
    pub fn pick(self, at: usize) {
        self.change(&Array::of2(&"game-number".into(), &(at + 1).to_string().into()), false, true);
    }

    /// Goes back to the game of the page, as it was given, to the move from which the reader went off.
    pub fn back(self) {
        let Some((text, last)) = self
            .page
            .with_untracked(|page| page.given.as_ref().map(|given| (given.text.clone(), given.last)))
        else {
            return;
        };
        let left = self.desk.sheet.with_untracked(|sheet| {
            sheet.path(sheet.at).into_iter().rev().find(|node| node.0 <= last.0).unwrap_or(NodeId(0))
        });
        let (Ok(mut table), _) = save::read(&text) else { return };
        table.go(Go::To(left));
        let aside = self.desk.swap(table);
        self.page.update(|page| page.aside = aside);
        let language = self.desk.prefs.with_untracked(|prefs| prefs.language);
        // The words on the way to the own moves are of a later part.
        let page = self.page;
        spawn_local(async move {
            if tongue::heard(language, Part::School).await {
                page.notify();
            }
        });
    }

    /// Shows the own moves again.
    pub fn again(self) {
        if let Some(table) = self.page.try_update_untracked(|page| page.aside.take()).flatten() {
            self.desk.swap(table);
            self.page.notify();
        }
    }

    /// Says to the page around what happens. The page may remove the board meanwhile.
    pub fn tell(self, kind: &str, about: &JsValue) {
        // What the page does with it is its own affair.
        if let Some(tell) = self.tell.try_get_value() {
            let _ = tell.call2(&JsValue::NULL, &kind.into(), about);
        }
    }

    /// What the page around wants. What it cannot want is passed over.
    fn order(self, order: &str, about: &JsValue) -> JsValue {
        match order {
            // Attributes may be anybody's; what comes with the others is ours.
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
                    self.desk.notice.set(None);
                    self.desk.choices.set(None);
                    self.desk.change(|table| embed::go(table, &ply));
                }
                return known.into();
            }
            "get" => {
                let all = deeds::state(self);
                return Reflect::get(&all, about).unwrap_or(JsValue::UNDEFINED);
            }
            _ => {}
        }
        JsValue::UNDEFINED
    }

    /// Other options; with `anew` another game, with `strict` all names are ours.
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
            if !tongue::heard(language, Part::First).await || !self.is_open() {
                return;
            }
            let text = self.page.with_untracked(|page| page.text.clone());
            let shown = if other_game { Some(prepared(&options, &text, language).await.0) } else { None };
            if shown.is_none() && self.is_open() && self.desk.game.with_untracked(needs_more) {
                tongue::heard(language, Part::More).await;
            }
            faults.extend(shown.iter().flat_map(|shown| shown.faults.iter().cloned()));
            learn(language, &faults).await;
            if !self.is_open() {
                return;
            }
            self.desk.prefs.set(dress(&options, language));
            faults.iter().for_each(|fault| deeds::wrong(self, fault));
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
                self.desk.swap(game);
            }
        });
    }
}

/// What says which game it is, to see whether it is another.
fn format_game(options: &Options) -> Vec<String> {
    let mut rest = options.clone();
    rest.clear_game();
    options.said().filter(|(name, _)| rest.get(name).is_empty()).map(|(_, value)| value.into()).collect()
}
