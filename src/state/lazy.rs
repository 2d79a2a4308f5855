//! Lazy pages: pages and windows that are opened rarely. On a published page they are a second wasm file, which is
//! fetched with the first of them (feature `split`).
//!
//! Code that is reached only through the table of [`crate::state::lazy_pages`] is in the second file; what anything
//! else reaches, by a call or by the address of a function, is in the first. Both share one memory, so values, signals
//! and closures cross freely.

use crate::state::service_worker::{MISSING, post_event};
use js_sys::Promise;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use wasm_bindgen::JsValue;

/// Loader of the lazy pages; none in a program without pages.
static LOADER: OnceLock<fn() -> Promise> = OnceLock::new();
/// True once the lazy pages are loaded.
static LOADED: AtomicBool = AtomicBool::new(false);

/// Lets the lazy pages be loaded by a function, which provides their table. A program in one piece provides them at
/// once.
pub fn set_loader(load: fn() -> Promise) {
    LOADER.get_or_init(|| load);
    if cfg!(not(feature = "split")) {
        drop(load());
    }
}

/// Marks the lazy pages as loaded.
pub fn set_loaded() {
    LOADED.store(true, Ordering::Relaxed);
}

/// True if the lazy pages are loaded, or there are none.
pub fn is_loaded() -> bool {
    LOADER.get().is_none() || LOADED.load(Ordering::Relaxed)
}

/// Reports a file that could not be loaded to the script of the page: the site may have a newer version. Boards on
/// other pages do so themselves.
pub fn report_missing() {
    if LOADER.get().is_some() {
        // The answer of the script matters only to boards.
        let _ = post_event(MISSING);
    }
}

/// Loads the lazy pages.
pub fn load() -> Promise {
    LOADER.get().map_or_else(|| Promise::resolve(&JsValue::UNDEFINED), |load| load())
}
