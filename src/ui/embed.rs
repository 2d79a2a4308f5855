//! Boards on somebody else's page: the way from `www/embed.js` to a board in an element. All boards of a page share
//! one program, which is not that of the app.

mod deeds;
mod stand;
mod view;

use super::{store, tongue};
use js_sys::{Array, Function};
use leptos::prelude::*;
use std::cell::RefCell;
use std::sync::Once;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// What a board is made of.
pub struct Asked {
    /// The element in which it stands, in a tree of its own.
    pub place: Element,
    /// Names and values of its options, one after the other.
    pub said: Array,
    /// The text that stands in its element.
    pub text: String,
    /// The language of the page around it.
    pub language: String,
    /// Whether unknown options are told: they are, where all names are ours.
    pub strict: bool,
    /// Told what happens: the kind, and what there is to it.
    pub tell: Function,
}

/// Puts a board into an element. `home` is the address of the folder with the files of this program, `version` that
/// of the site; `asked.tell` is called with events: a kind (`ready`, `step`, `move`, `result`, `error`, `fault`) and an object.
/// With `orders` comes a function that takes orders: `set`, `load`, `goto`, `get`, `end`. `missing` reports that a file could
/// not be loaded; if the answer is a promise of true, somebody else makes the board.
pub fn board(home: String, version: String, asked: Asked) {
    tongue::settle(home, version);
    tongue::dressed_already();
    store::shut();
    stand::open(asked);
}

thread_local! {
    /// Who is told of a panic: all boards of the page.
    static TOLD: RefCell<Vec<Function>> = const { RefCell::new(Vec::new()) };
}

/// Listens for a panic: no board of the page can be played any more.
fn watch(tell: &Function) {
    TOLD.with_borrow_mut(|all| all.push(tell.clone()));
    static LISTENS: Once = Once::new();
    LISTENS.call_once(|| {
        std::panic::set_hook(Box::new(|info| {
            // Nothing of the board may be touched any more; the script of the page prints the message.
            let message = JsValue::from(info.to_string());
            TOLD.with_borrow(|all| {
                for tell in all {
                    let _ = tell.call2(&JsValue::NULL, &"fault".into(), &message);
                }
            });
        }));
    });
}

/// A board is gone: it need not be told any more, and would be held for ever.
fn unwatch(gone: &Function) {
    TOLD.with_borrow_mut(|all| all.retain(|tell| tell != gone));
}
