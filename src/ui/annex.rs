//! The annex: pages and windows of the app that are opened rarely. On a published page
//! it is a second program, which is fetched with the first of them (feature `split`).
//!
//! All that is reached only through [`ANNEX`] is in the second program; what anything else reaches as well, by
//! a call or by the address of a function, is in the first. Both share one memory, so values, signals and
//! closures go to and fro as ever.

pub use super::pages::{ANNEX, Annex};

use js_sys::Promise;
use std::sync::OnceLock;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::future_to_promise;

/// Loading of the lazy pages.
struct Loader {
    is_loaded: fn() -> bool,
    load: fn() -> Promise,
    /// Reports a file that could not be loaded to the script of the page: the site may have a newer version.
    report_missing: fn(),
}

/// The loader; none in a program without pages.
static LOADER: OnceLock<Loader> = OnceLock::new();

/// Lets pages and windows be loaded. The app does so when it starts; boards on other pages have none.
pub fn enable() {
    LOADER.get_or_init(|| Loader {
        is_loaded: || here().is_some(),
        load: || future_to_promise(arrive()),
        report_missing: || {
            // The answer of the script matters only to boards.
            let _ = super::offline::tell(super::offline::MISSING);
        },
    });
}

/// True if the lazy pages are loaded, or there are none.
pub fn is_loaded() -> bool {
    LOADER.get().is_none_or(|loader| (loader.is_loaded)())
}

/// Reports a file that could not be loaded; boards on other pages do so themselves.
pub fn report_missing() {
    if let Some(loader) = LOADER.get() {
        (loader.report_missing)();
    }
}

/// Loads the lazy pages.
pub fn load() -> Promise {
    LOADER.get().map_or_else(|| Promise::resolve(&JsValue::UNDEFINED), |loader| (loader.load)())
}

#[cfg(feature = "split")]
mod apart {
    use super::{ANNEX, Annex};
    use std::sync::OnceLock;
    use wasm_bindgen::JsValue;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    static HERE: OnceLock<&'static Annex> = OnceLock::new();

    /// The way into the annex; none until it is there.
    pub fn here() -> Option<&'static Annex> {
        HERE.get().copied()
    }

    /// Fetches the annex. If that fails, the next that wants it tries again.
    pub async fn arrive() -> Result<JsValue, JsValue> {
        if let Ok(annex) = enter().await {
            HERE.get_or_init(|| annex);
        }
        Ok(JsValue::UNDEFINED)
    }

    /// The only place of the first program from which the second is seen. A table and not its functions: what is
    /// in it need not be known to the tool that cuts.
    #[wasm_split(annex, fallible)]
    fn enter() -> Result<&'static Annex, SplitLoaderError> {
        Ok(&ANNEX)
    }
}

#[cfg(not(feature = "split"))]
mod apart {
    use super::{ANNEX, Annex};
    use wasm_bindgen::JsValue;

    pub fn here() -> Option<&'static Annex> {
        Some(&ANNEX)
    }

    pub async fn arrive() -> Result<JsValue, JsValue> {
        Ok(JsValue::UNDEFINED)
    }
}

use apart::arrive;
pub use apart::here;
