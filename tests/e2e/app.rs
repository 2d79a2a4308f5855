//! The app in a browser of its own, and actions common to all tests.

use crate::browser::{Browser, Pointer, key, places, server::Server};
use serde_json::Value;
use std::{ops::Deref, path::PathBuf};

/// The folder under which the app is served: it must work in any.
const BASE: &str = "/club/games/";
/// Storage key of the game.
const GAME: &str = "notabene.1.game";

pub const LANGUAGE: &str = ".head select[data-setting=ScreenLanguage]";
pub const LETTERS: &str = ".paper select[data-setting=PieceLetters]";

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
        App::open_in(places::dist())
    }

    /// Opens the app from another folder than that of the build.
    pub fn open_in(dist: PathBuf) -> App {
        assert!(dist.join("index.html").is_file(), "{} has no index.html", dist.display());
        let app = App { server: Server::start(vec![(BASE, dist)]), browser: Browser::start() };
        app.visit("");
        app
    }

    /// Opens the app with a French screen.
    pub fn french() -> App {
        let app = App::open();
        app.speak("fr");
        app
    }

    /// Chooses the language of the screen, and waits until it is spoken.
    #[track_caller]
    pub fn speak(&self, language: &str) {
        self.find(LANGUAGE);
        // On phones it is among the settings.
        match self.is_seen(LANGUAGE) {
            true => self.pick(LANGUAGE, language),
            false => self.set("ScreenLanguage", language),
        }
        self.expect("the language", Some(language.to_string()), || self.attribute("html", "lang"));
    }

    /// Opens the app with a saved game: its id, its start position, and its moves.
    pub fn french_with(game: &str, position: &str, moves: &str) -> App {
        let app = App::french();
        app.put_kept(&format!("notabene 1\n{game}\n{position}\n{moves}\n"));
        app.visit("");
        app
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
        self.script("location.hash = '#more'", &[]);
        self.click("main.places-page [data-open=settings]");
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
        if self.has("main.places-page") {
            self.script("location.hash = ''", &[]);
            self.wait_until("the game is back", || !self.has("main.places-page"));
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
