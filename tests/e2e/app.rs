//! The app in a browser of its own, and actions common to all tests.

use crate::browser::{Browser, Log, Pointer, key, places, server::Server};
use serde_json::{Value, json};
use std::{ops::Deref, path::PathBuf};

/// The folder under which the app is served: it must work in any.
const BASE: &str = "/club/games/";
/// Storage keys of the game and of the settings.
const GAME: &str = "notabene.1.game";
const SETTINGS: &str = "notabene.1.settings";
/// The language that Chromium asks for.
const BROWSER_LANGUAGE: &str = "en";
/// A service worker that keeps nothing.
const NO_WORKER: &str = "// Keeps nothing: see `Visitor::kept_offline`.\n";

pub const LANGUAGE: &str = ".head select[data-setting=ScreenLanguage]";
pub const LETTERS: &str = ".paper select[data-setting=PieceLetters]";

/// Somebody who opens the app: what the browser has kept from earlier visits, and what is watched.
#[derive(Clone, Default)]
pub struct Visitor {
    language: Option<String>,
    /// Items of the storage of this origin.
    kept: Vec<(String, String)>,
    is_kept_offline: bool,
    logs_requests: bool,
    /// Width and height of the window; else that of the browser.
    size: Option<(u32, u32)>,
}

impl Visitor {
    /// Nothing is kept: a first visit. The language of the browser is English.
    pub fn new() -> Visitor {
        Visitor::default()
    }

    /// The language of the screen, chosen on an earlier visit unless it is that of the browser.
    pub fn speaking(mut self, language: &str) -> Visitor {
        self.language = Some(language.into());
        match language {
            BROWSER_LANGUAGE => self,
            _ => self.keeping(SETTINGS, &format!("language={language}\n")),
        }
    }

    /// A game was saved, as this text.
    pub fn with_game(self, save: &str) -> Visitor {
        self.keeping(GAME, save)
    }

    /// An item is in the storage.
    pub fn keeping(mut self, key: &str, value: &str) -> Visitor {
        self.kept.push((key.into(), value.into()));
        self
    }

    /// The service worker keeps the whole site for visits without a network. Otherwise it does nothing: most of the
    /// work of a short visit is to fetch what nobody looks at.
    pub fn kept_offline(self) -> Visitor {
        Visitor { is_kept_offline: true, ..self }
    }

    /// A game was saved: its id, its start position, and its moves.
    pub fn with_moves(self, game: &str, position: &str, moves: &str) -> Visitor {
        self.with_game(&format!("notabene 1\n{game}\n{position}\n{moves}\n"))
    }

    /// The window has this width and height.
    pub fn in_window(self, size: (u32, u32)) -> Visitor {
        Visitor { size: Some(size), ..self }
    }

    /// Requests can be read ([`Browser::requests`]).
    pub fn logging_requests(self) -> Visitor {
        Visitor { logs_requests: true, ..self }
    }

    /// Opens the app.
    #[track_caller]
    pub fn open(self) -> App {
        let log = if self.logs_requests { Log::Requests } else { Log::Console };
        let app = App::served(Browser::from_pool(log), places::dist());
        if !self.is_kept_offline {
            app.keep_nothing();
        }
        self.size.inspect(|size| app.resize_empty(size.0, size.1));
        app.seeded(&self.kept, || app.visit(""));
        if let Some(language) = self.language {
            app.expect_language(&language);
        }
        app
    }

    /// Opens the app in a browser that had it open: nothing of an earlier step is left but what is in the cache.
    #[track_caller]
    pub fn take_over(self, app: &App) {
        app.goto("about:blank");
        app.restore_window();
        self.size.inspect(|size| app.resize_empty(size.0, size.1));
        let all = json!({"origin": app.origin(), "storageTypes": "indexeddb"});
        app.devtools("Storage.clearDataForOrigin", &all);
        let forget = app.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": FORGET}));
        app.seeded(&self.kept, || app.visit(""));
        app.devtools("Page.removeScriptToEvaluateOnNewDocument", &forget);
        if let Some(language) = self.language {
            app.expect_language(&language);
        }
    }
}

/// Forgets what earlier steps of a visit have kept, before the page can read it.
const FORGET: &str = "if (self === top) { localStorage.clear(); sessionStorage.clear() }";

/// A browser with the app in it.
pub struct App {
    server: Server,
    browser: Browser,
}

impl Deref for App {
    type Target = Browser;
    fn deref(&self) -> &Browser {
        &self.browser
    }
}

impl App {
    /// Opens the app as on a first visit.
    pub fn open() -> App {
        Visitor::new().open()
    }

    /// Opens the app with a French screen.
    pub fn french() -> App {
        App::speaking("fr")
    }

    /// Opens the app with a screen in a language.
    pub fn speaking(language: &str) -> App {
        Visitor::new().speaking(language).open()
    }

    /// Opens the app with a saved game: its id, its start position, and its moves.
    pub fn french_with(game: &str, position: &str, moves: &str) -> App {
        Visitor::new().speaking("fr").with_moves(game, position, moves).open()
    }

    /// A browser in which the steps of a visit open the app.
    pub fn unopened() -> App {
        let app = App::served(Browser::from_pool(Log::Console), places::dist());
        app.keep_nothing();
        app
    }

    /// The service worker does nothing.
    fn keep_nothing(&self) {
        self.server.put(&format!("{BASE}sw.js"), NO_WORKER);
    }

    /// Begins a step: the app with a screen in a language, and nothing of the steps before.
    #[track_caller]
    pub fn anew(&self, language: &str) {
        Visitor::new().speaking(language).take_over(self);
    }

    /// Begins a step with a French screen and a saved game: its id, its start position, and its moves.
    #[track_caller]
    pub fn french_anew(&self, game: &str, position: &str, moves: &str) {
        Visitor::new().speaking("fr").with_moves(game, position, moves).take_over(self);
    }

    /// Opens the app from another folder than that of the build, in a browser that is not used again.
    pub fn open_in(dist: PathBuf) -> App {
        let app = App::served(Browser::start_with(Log::Console), dist);
        app.visit("");
        app
    }

    /// A browser and a server of the app.
    fn served(browser: Browser, dist: PathBuf) -> App {
        assert!(dist.join("index.html").is_file(), "{} has no index.html", dist.display());
        App { server: Server::start(vec![(BASE, dist)]), browser }
    }

    /// Chooses the language of the screen, and waits until it is spoken.
    #[track_caller]
    pub fn speak(&self, language: &str) {
        if self.attribute("html", "lang").as_deref() == Some(language) {
            return;
        }
        self.find(LANGUAGE);
        // On phones it is among the settings.
        match self.is_seen(LANGUAGE) {
            true => self.pick(LANGUAGE, language),
            false => self.set("ScreenLanguage", language),
        }
        self.expect_language(language);
    }

    #[track_caller]
    fn expect_language(&self, language: &str) {
        self.expect("the language", Some(language.to_string()), || self.attribute("html", "lang"));
    }

    /// Goes to a page of the app, such as `#about`, and waits until the program has taken over from the first screen.
    /// Only the page of the game draws a board at once.
    #[track_caller]
    pub fn visit(&self, hash: &str) {
        self.goto(&self.server.url(&format!("{BASE}{hash}")));
        let is_game = hash.len() <= 1;
        self.wait_until("the program is there", || {
            !self.has("#first") && (!is_game || self.has("svg.board:not(#first *)"))
        });
    }

    /// Loads the page again, and waits until the program has taken over from the first screen.
    #[track_caller]
    pub fn reload(&self) {
        self.browser.reload();
        self.wait_until("the program is there", || !self.has("#first"));
    }

    /// Switches the network off or on.
    pub fn cut_network(&self, is_cut: bool) {
        self.server.silence(is_cut);
    }

    /// The folder under which the app is served.
    pub fn base(&self) -> String {
        self.server.url(BASE)
    }

    /// Scheme, host and port of the app.
    pub fn origin(&self) -> String {
        self.server.origin()
    }

    /// Saves a text as the game of a tab that has none of its own.
    #[track_caller]
    pub fn put_kept(&self, text: &str) {
        let put = "sessionStorage.clear(); localStorage.setItem(arguments[0], arguments[1])";
        self.script(put, &[GAME.into(), text.into()]);
    }

    /// The saved game.
    #[track_caller]
    pub fn kept(&self) -> String {
        let kept = self.script("return localStorage.getItem(arguments[0])", &[GAME.into()]);
        kept.as_str().unwrap_or_default().to_string()
    }

    /// Waits until these moves are on the paper, and no others.
    #[track_caller]
    pub fn expect_paper(&self, moves: &[&str]) {
        self.expect("the paper", moves, || self.texts(".sheet .move"));
    }

    /// Waits until this move is the one on the board; none at the start.
    #[track_caller]
    pub fn expect_current(&self, moves: &[&str]) {
        self.expect("the current move", moves, || self.texts(".sheet .move.current"));
    }

    /// Waits for a reason or another notice in the status line of the game.
    #[track_caller]
    pub fn expect_notice(&self) {
        self.wait_until("a notice is shown", || {
            self.texts(".status.notice .words").iter().any(|t| !t.is_empty())
        });
    }

    /// Taps on squares, one after the other.
    #[track_caller]
    pub fn tap_squares(&self, pointer: Pointer, names: &[&str]) {
        for name in names {
            self.tap(pointer, self.square(name, false));
        }
    }

    /// Drags the piece on one square to another.
    #[track_caller]
    pub fn drag_piece(&self, pointer: Pointer, from: &str, to: &str) {
        self.drag(pointer, self.square(from, false), self.square(to, false));
    }

    /// The contents of the squares, as named for a screen reader.
    #[track_caller]
    pub fn board(&self) -> Value {
        let names = "return Object.fromEntries(Array.from(document.querySelectorAll('.grid [role=gridcell]'),
            e => [e.dataset.cell, e.getAttribute('aria-label')]))";
        self.script(names, &[])
    }

    /// Opens the settings. On a phone they are on the page of all places.
    #[track_caller]
    pub fn open_settings(&self) {
        if self.is_seen(".head-tools [data-open=settings]") {
            return self.click(".head-tools [data-open=settings]");
        }
        self.script("location.hash = '#me'", &[]);
        self.click("main.device [data-open=settings]");
    }

    /// True if an element is shown on the page, in view or not.
    fn is_seen(&self, css: &str) -> bool {
        let seen = "return Boolean(document.querySelector(arguments[0])?.checkVisibility())";
        self.script(seen, &[css.into()]) == true
    }

    /// Closes the settings, and goes back to the game.
    #[track_caller]
    pub fn close_settings(&self) {
        self.close_dialog();
        if self.has("main.device") {
            self.script("location.hash = ''", &[]);
            self.wait_until("the game is back", || !self.has("main.device"));
        }
    }

    /// Opens the settings, selects a value, and closes them.
    #[track_caller]
    pub fn set(&self, setting: &str, value: &str) {
        self.open_settings();
        self.find(&format!("dialog[open] select[data-setting={setting}]"));
        self.pick(&format!("dialog select[data-setting={setting}]"), value);
        self.close_settings();
    }

    /// Closes the open dialog with Escape.
    #[track_caller]
    pub fn close_dialog(&self) {
        self.keys(key::ESCAPE);
        self.wait_until("the dialog is closed", || !self.has("dialog[open], .dialog-body"));
    }
}

/// A step of a visit. If it fails, the output of the test says which one it was.
pub struct Step(pub &'static str);

impl Drop for Step {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("in the step {}", self.0);
        }
    }
}
