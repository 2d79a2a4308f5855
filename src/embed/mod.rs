//! Boards embedded in other sites: from `www/embed.js` to a board in an element. All boards of a page share one
//! program, which is not that of the app; their viewer is a lazy part of it.

mod commands;
mod embedded_board;
mod host_events;
mod open;
mod options;
mod view;
mod viewer;
mod viewer_part;

use crate::state::{i18n_loader, storage};
use js_sys::{Array, Function};
use leptos::prelude::*;
use std::cell::RefCell;
use std::sync::Once;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// Arguments of a new board.
pub struct BoardArguments {
    /// The element of the board, in a shadow tree of its own.
    pub parent: Element,
    /// Names and values of its options, one after the other.
    pub option_pairs: Array,
    /// The text content of the element.
    pub text: String,
    /// The language of the page around it.
    pub language: String,
    /// True if unknown options are reported: for elements whose attribute names are all ours.
    pub strict: bool,
    /// Callback for events: the kind, and its data.
    pub callback: Function,
}

/// Mounts a board in an element. `home` is the address of the folder with the files of this program, `version` that of
/// the site; `asked.callback` is called with events: a kind (`ready`, `step`, `move`, `result`, `error`, `fault`) and an
/// object. The event `orders` passes a function for commands: `set`, `dress`, `load`, `goto`, `get`, `end`. `viewer` asks for the
/// styles of the viewer; the answer is a promise of them. `missing` reports a file that could not be loaded; if the answer is a
/// promise of true, a newer program makes the board.
pub fn board(home: String, version: String, asked: BoardArguments) {
    i18n_loader::set_base(home, version);
    i18n_loader::mark_styles_loaded();
    storage::disable();
    open::open_board(asked);
}

thread_local! {
    /// Callbacks for a panic: those of all boards of the page.
    static PANIC_CALLBACKS: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
}

/// Registers a callback for a panic, after which no board of the page works.
fn register_panic_callback(tell: &Function) {
    PANIC_CALLBACKS.with_borrow_mut(|all| all.push(tell.clone()));
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        std::panic::set_hook(Box::new(|info| {
            // The state of the board must not be used any more; the script of the page prints the message.
            let message = JsValue::from(info.to_string());
            PANIC_CALLBACKS.with_borrow(|all| {
                for tell in all {
                    let _ = tell.call2(&JsValue::NULL, &"fault".into(), &message);
                }
            });
        }));
    });
}

/// Unregisters the callback of a removed board, which would leak otherwise.
fn unregister_panic_callback(gone: &Function) {
    PANIC_CALLBACKS.with_borrow_mut(|all| all.retain(|tell| tell != gone));
}
