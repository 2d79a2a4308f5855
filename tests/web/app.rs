//! The whole app in the page of the tests, and what a reader does with it. The verbs are those of the end-to-end tests
//! (`tests/e2e/app.rs`); events are sent by the page itself (`page.js`), without a driver.
//!
//! All tests share one page and run one after the other: each begins with nothing kept and the address without a page.

use crate::files;
use crate::verbs::wait_until_at;
use js_sys::{Array, Function, JSON, Promise, Reflect};
use leptos::prelude::*;
use notabene::app::{Mounted, mount};
use notabene::core::i18n::{embed_labels, embed_lessons, embed_messages};
use serde_json::Value;
use std::cell::RefCell;
use std::future::Future;
use std::panic::Location;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

/// Storage key of the game.
const GAME: &str = "notabene.1.game";

pub const LANGUAGE: &str = ".head select[data-setting=ScreenLanguage]";
pub const LETTERS: &str = ".paper select[data-setting=PieceLetters]";

/// Keys that are not characters, by the code points of WebDriver.
#[allow(dead_code, reason = "as in the end-to-end tests")]
pub mod key {
    pub const BACKSPACE: &str = "\u{E003}";
    pub const TAB: &str = "\u{E004}";
    pub const ENTER: &str = "\u{E007}";
    pub const CONTROL: &str = "\u{E009}";
    pub const ALT: &str = "\u{E00A}";
    pub const ESCAPE: &str = "\u{E00C}";
    pub const END: &str = "\u{E010}";
    pub const HOME: &str = "\u{E011}";
    pub const LEFT: &str = "\u{E012}";
    pub const UP: &str = "\u{E013}";
    pub const RIGHT: &str = "\u{E014}";
    pub const DOWN: &str = "\u{E015}";
    pub const DELETE: &str = "\u{E017}";
}

thread_local! {
    /// The functions of `page.js`.
    static PAGE: JsValue = load_page();
    /// The app in the page. A test that failed has left it there.
    static MOUNTED: RefCell<Option<(Mounted, HtmlElement)>> = const { RefCell::new(None) };
}

fn load_page() -> JsValue {
    let page = Function::new_no_args(include_str!("page.js")).call0(&JsValue::UNDEFINED);
    let page = page.expect("page.js can be evaluated");
    embed_messages();
    embed_lessons();
    embed_labels();
    let text = |path: String| files::text(&path).map_or(JsValue::UNDEFINED, JsValue::from);
    let text = Closure::<dyn Fn(String) -> JsValue>::new(text).into_js_value();
    call_on(&page, "serve", &[text]);
    page
}

fn call_on(page: &JsValue, name: &str, given: &[JsValue]) -> JsValue {
    let function: Function =
        Reflect::get(page, &name.into()).expect("a function of page.js").unchecked_into();
    let done = function.apply(page, &given.iter().collect::<Array>());
    done.unwrap_or_else(|problem| panic!("{name}: {problem:?}"))
}

/// Calls a function of `page.js`.
pub fn call(name: &str, given: &[JsValue]) -> JsValue {
    PAGE.with(|page| call_on(page, name, given))
}

pub async fn call_later(name: &str, given: &[JsValue]) -> JsValue {
    let promise: Promise = call(name, given).unchecked_into();
    JsFuture::from(promise).await.unwrap_or_else(|problem| panic!("{name}: {problem:?}"))
}

fn unmount() {
    if let Some((app, root)) = MOUNTED.take() {
        drop(app);
        assert_eq!(root.child_element_count(), 0, "the app leaves nothing behind");
        root.remove();
    }
}

fn mount_again() {
    unmount();
    let root: HtmlElement = document().create_element("div").expect("an element").unchecked_into();
    let body = document().body().expect("the page has a body");
    body.append_child(&root).expect("the body takes an element");
    MOUNTED.set(Some((mount(&root), root)));
}

/// The app in the page.
pub struct App;

impl App {
    /// Opens the app as on a first visit.
    pub async fn open() -> App {
        App::open_with(&[]).await
    }

    /// Opens the app with texts that were kept, by their keys.
    pub async fn open_with(kept: &[(&str, &str)]) -> App {
        unmount();
        call_later("nextTask", &[]).await;
        call_later("forget", &[]).await;
        // What was still being saved for the page before is forgotten, too.
        App.let_draw(1).await;
        call_later("forget", &[]).await;
        let storage = window().local_storage().ok().flatten().expect("a storage");
        for (key, text) in kept {
            storage.set_item(key, text).expect("the storage has room");
        }
        let app = App;
        app.reload().await;
        app
    }

    /// Opens the app in a language, as somebody who chose it before.
    pub async fn speaking(language: &str) -> App {
        App::open_with(&[("notabene.1.settings", &format!("language={language}"))]).await
    }

    /// Opens the app with a French screen.
    pub async fn french() -> App {
        App::speaking("fr").await
    }

    /// Opens the app with a saved game: its id, its start position, and its moves.
    pub async fn french_with(game: &str, position: &str, moves: &str) -> App {
        let game = format!("notabene 1\n{game}\n{position}\n{moves}\n");
        App::open_with(&[("notabene.1.settings", "language=fr"), (GAME, &game)]).await
    }

    /// Mounts the app again, with all that is kept: what a reload shows.
    pub async fn reload(&self) {
        unmount();
        call("restore", &[]);
        mount_again();
        call_later("nextTask", &[]).await;
    }

    /// Goes to a page of the app, such as `#about`; the empty one is opened afresh.
    #[track_caller]
    pub fn visit(&self, hash: &str) -> impl Future<Output = ()> + use<'_> {
        let hash = hash.to_string();
        async move {
            let is_there = self.script("return location.hash", &[]) == hash;
            if hash.is_empty() {
                self.script("history.replaceState(null, '', location.pathname + location.search)", &[]);
            }
            if hash.is_empty() || is_there {
                return self.reload().await;
            }
            self.script("location.hash = arguments[0]", &[hash.into()]);
            // The event comes with a later task.
            call_later("sleep", &[0.into()]).await;
            call_later("nextTask", &[]).await;
        }
    }

    /// Chooses the language of the screen, and waits until it is spoken.
    #[track_caller]
    pub fn speak<'a>(&'a self, language: &'a str) -> impl Future<Output = ()> + 'a {
        let at = Location::caller();
        async move {
            self.pick_at(at, LANGUAGE, language).await;
            let spoken = || self.attribute("html", "lang").as_deref() == Some(language);
            wait_until_at(at, &format!("{language} is spoken"), spoken).await;
        }
    }

    /// Saves a text as the game of a tab that has none of its own.
    pub fn put_kept(&self, text: &str) {
        let put = "sessionStorage.clear(); localStorage.setItem(arguments[0], arguments[1])";
        self.script(put, &[GAME.into(), text.into()]);
    }

    /// The saved game.
    pub fn kept(&self) -> String {
        self.script("return localStorage.getItem(arguments[0])", &[GAME.into()])
            .as_str()
            .unwrap_or_default()
            .into()
    }

    /// Runs the body of a function in the page.
    pub fn script(&self, body: &str, args: &[Value]) -> Value {
        let given = Value::from(args.to_vec()).to_string();
        let answer = call("run", &[body.into(), given.into()]).as_string().unwrap_or_default();
        serde_json::from_str(&answer).expect("the answer is JSON")
    }

    /// Runs the body of an asynchronous function that calls `done` at its end.
    pub async fn script_later(&self, body: &str, args: &[Value]) -> Value {
        let given = Value::from(args.to_vec()).to_string();
        let answer =
            call_later("runLater", &[body.into(), given.into()]).await.as_string().unwrap_or_default();
        serde_json::from_str(&answer).expect("the answer is JSON")
    }

    /// Waits for a number of animation frames of the page.
    pub async fn let_draw(&self, pictures: u32) {
        let draw = "let left = arguments[0];
            const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
            next()";
        self.script_later(draw, &[pictures.into()]).await;
    }

    /// Waits until all finite animations have ended.
    #[track_caller]
    pub fn let_settle(&self) -> impl Future<Output = ()> + '_ {
        let at = Location::caller();
        let moving = "return document.getAnimations().some(it =>
            it.playState === 'running' && it.effect.getComputedTiming().endTime !== Infinity)";
        async move {
            self.let_draw(2).await;
            wait_until_at(at, "nothing moves any more", || self.script(moving, &[]) == false).await;
        }
    }

    /// Gives the page a clipboard, until the next reload.
    pub fn give_clipboard(&self) {
        call("giveClipboard", &[]);
    }

    /// The text in the clipboard.
    pub async fn copied(&self) -> String {
        let read = "navigator.clipboard.readText().then(done, e => done('' + e))";
        self.script_later(read, &[]).await.as_str().unwrap_or_default().to_string()
    }

    /// Warnings and errors in the console since the app was opened.
    pub fn console(&self) -> Vec<String> {
        let problems = PAGE.with(|page| Reflect::get(page, &"problems".into()).expect("a list"));
        let text = JSON::stringify(&problems).map(String::from).unwrap_or_default();
        serde_json::from_str(&text).expect("a list of texts")
    }

    /// Errors among them: Leptos warns of more in a build for tests.
    pub fn errors(&self) -> Vec<String> {
        self.console().into_iter().filter(|line| line.starts_with("error")).collect()
    }

    /// True if there is such an element now.
    pub fn has(&self, css: &str) -> bool {
        self.count(css) > 0
    }

    /// The number of such elements now.
    pub fn count(&self, css: &str) -> usize {
        document().query_selector_all(css).expect("a selector").length() as usize
    }

    /// The text of the first such element now, hidden parts included; empty if there is none.
    pub fn text(&self, css: &str) -> String {
        self.texts(css).into_iter().next().unwrap_or_default()
    }

    /// The texts of all such elements now.
    pub fn texts(&self, css: &str) -> Vec<String> {
        let all = document().query_selector_all(css).expect("a selector");
        let text = |n| all.item(n).and_then(|it| it.text_content()).unwrap_or_default().trim().to_string();
        (0..all.length()).map(text).collect()
    }

    /// An attribute of the first such element.
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        document().query_selector(css).expect("a selector")?.get_attribute(name)
    }

    /// A property of the first such element, as text.
    pub fn property(&self, css: &str, name: &str) -> String {
        let read = "return String(document.querySelector(arguments[0])?.[arguments[1]])";
        self.script(read, &[css.into(), name.into()]).as_str().unwrap_or_default().into()
    }

    /// The contents of the squares, as named for a screen reader.
    pub fn board(&self) -> Value {
        let names = "return Object.fromEntries(Array.from(document.querySelectorAll('.grid [role=gridcell]'),
            e => [e.dataset.cell, e.getAttribute('aria-label')]))";
        self.script(names, &[])
    }
}

/// A list of texts from a script.
pub fn strings(list: &Value) -> Vec<String> {
    let items = list.as_array().into_iter().flatten();
    items.map(|v| v.as_str().unwrap_or_default().to_string()).collect()
}

/// File and rank from 0: `c1` is (2, 0).
pub fn file_and_rank(name: &str) -> (u8, u8) {
    match name.as_bytes() {
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (file - b'a', rank - b'1'),
        _ => panic!("{name} is no square"),
    }
}

/// The number of a square of chess.
pub fn square(name: &str) -> u32 {
    let (file, rank) = file_and_rank(name);
    u32::from(file) + 8 * u32::from(rank)
}

/// The number of a field of the round board.
pub fn round_field(name: &str) -> usize {
    let (line, rank) = name.split_at(1);
    let line = "oabcdefghi".find(line).unwrap_or_else(|| panic!("{name} is no field"));
    line + 10 * (rank.parse::<usize>().expect("a rank is a number") - 1)
}
