//! A browser for tests: a small WebDriver client for Chromium, and a server of static files.
//!
//! Panics have the location of the caller, so that tests read as a list of user actions.
#![allow(dead_code, unused_imports, reason = "each test root uses a part of the client")]

mod act;
mod board;
mod engine;
mod page;
pub mod places;
mod pool;
pub mod project;
pub mod server;
mod times;
mod wait;
mod watch;
mod windows;

pub use act::{Pointer, key};
pub use board::{Point, file_and_rank, number};
pub use page::{decoded, strings};
pub use wait::becomes;
pub use watch::is_foreign;

pub use engine::Log;
use engine::{Engine, Kind};
use serde_json::{Value, json};
use std::{
    cell::{Cell, RefCell},
    collections::BTreeSet,
    thread,
    time::Duration,
};
use times::Stopwatch;

/// Maximum time until a page is as expected.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A browser with one page: started for a test, or taken from those that earlier tests have left ([`pool`]).
pub struct Browser {
    /// `None` only while it is dropped.
    engine: Option<Engine>,
    /// True if later tests may use it.
    is_pooled: bool,
    /// Scheme, host and port of the addresses that were opened.
    origins: RefCell<BTreeSet<String>>,
    stopwatch: Stopwatch,
    /// What was read from the page last.
    reading: RefCell<Option<wait::Reading>>,
    /// False if scripts of pages are disabled: those of tests run, but no timers.
    has_timers: Cell<bool>,
    /// The size of the viewport, if it was set.
    size: Cell<Option<(u32, u32)>>,
}

impl Browser {
    /// Starts a driver and a browser with an empty profile, which logs requests.
    pub fn start() -> Browser {
        Browser::start_with(Log::Requests)
    }

    /// Likewise, with less or more in its log.
    pub fn start_with(log: Log) -> Browser {
        Browser::with(false, || Engine::start(log, Kind::Whole))
    }

    /// Takes a browser without traces of earlier tests, or starts one if all are in use.
    pub fn from_pool(log: Log) -> Browser {
        Browser::with(true, || pool::take(log))
    }

    fn with(is_pooled: bool, engine: impl FnOnce() -> Engine) -> Browser {
        let stopwatch = Stopwatch::start();
        Browser {
            engine: Some(engine()),
            is_pooled,
            origins: RefCell::default(),
            stopwatch,
            reading: RefCell::default(),
            has_timers: Cell::new(true),
            size: Cell::default(),
        }
    }

    fn engine(&self) -> &Engine {
        self.engine.as_ref().expect("it is there until it is dropped")
    }

    /// Sends a command of the WebDriver protocol.
    fn call(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        self.engine().call(method, path, body)
    }

    /// Sends a command that must not fail.
    #[track_caller]
    fn must(&self, method: &str, path: &str, body: &Value) -> Value {
        self.call(method, path, body).unwrap_or_else(|e| panic!("{method} {path}: {e}"))
    }

    /// Sends a command of the DevTools protocol.
    #[track_caller]
    pub fn devtools(&self, command: &str, params: &Value) -> Value {
        if command == "Emulation.setScriptExecutionDisabled" {
            self.has_timers.set(params["value"] != true);
        }
        self.must("POST", "/goog/cdp/execute", &json!({"cmd": command, "params": params}))
    }

    /// Opens a page that finds these items in its storage, as if it had put them there on an earlier visit.
    #[track_caller]
    pub fn seeded(&self, items: &[(String, String)], open: impl FnOnce()) {
        if items.is_empty() {
            return open();
        }
        // Frames of other origins may have no storage.
        let put =
            format!("if (self === top) Object.assign(localStorage, Object.fromEntries({}))", json!(items));
        let script = self.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({"source": put}));
        open();
        self.devtools("Page.removeScriptToEvaluateOnNewDocument", &script);
    }

    /// Makes files unreachable from now on, also in the cache of a service worker; without arguments all are
    /// reachable again.
    #[track_caller]
    pub fn block(&self, urls: &[&str]) {
        self.devtools("Network.enable", &json!({}));
        self.devtools("Network.setBypassServiceWorker", &json!({"bypass": !urls.is_empty()}));
        self.devtools("Network.setBlockedURLs", &json!({"urls": urls}));
    }

    /// Opens an address.
    #[track_caller]
    pub fn goto(&self, url: &str) {
        self.origins.borrow_mut().insert(origin(url).into());
        self.must("POST", "/url", &json!({"url": url}));
    }

    /// Loads the page again.
    #[track_caller]
    pub fn reload(&self) {
        self.must("POST", "/refresh", &json!({}));
    }

    /// The size of the viewport, if it was set. The page cannot tell: on a phone wide elements widen it.
    pub fn size(&self) -> Option<(u32, u32)> {
        self.size.get()
    }

    /// Gives the window the size and the media that it has at the start of a test.
    #[track_caller]
    pub fn restore_window(&self) {
        self.size.set(None);
        let (width, height) = self.engine().window;
        self.must("POST", "/window/rect", &json!({"width": width, "height": height}));
        self.devtools("Emulation.clearDeviceMetricsOverride", &json!({}));
        self.devtools("Emulation.setEmulatedMedia", &json!({"media": "", "features": []}));
    }

    /// Sets the exact size of the viewport, as on a device. Below 600 pixels it emulates a phone, whose scroll bars
    /// take no room.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        self.resize_empty(width, height);
        // Not `innerWidth`: on a phone it grows with overflowing elements.
        let query = format!("(width: {width}px) and (height: {height}px)");
        self.wait_until("the page has its new size", || {
            self.script("return matchMedia(arguments[0]).matches", &[query.as_str().into()]) == true
        });
    }

    /// Likewise, before a page is opened: an empty one is wider than a phone.
    #[track_caller]
    pub fn resize_empty(&self, width: u32, height: u32) {
        self.size.set(Some((width, height)));
        self.must("POST", "/window/rect", &json!({"width": width, "height": height}));
        let metrics =
            json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
        self.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let Some(mut engine) = self.engine.take() else { return };
        self.stopwatch.stop(engine.processor_time());
        // After a failure nobody knows what state it is in.
        if self.is_pooled && !thread::panicking() {
            pool::give_back(engine, &self.origins.borrow());
        }
    }
}

/// Scheme, host and port of an address.
fn origin(url: &str) -> &str {
    let host = url.find("://").map_or(0, |at| at + 3);
    let len = url[host..].find('/').unwrap_or(url.len() - host);
    &url[..host + len]
}
