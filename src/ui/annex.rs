//! The annex: pages and windows of the app that are opened rarely. On a published page
//! it is a second program, which is fetched with the first of them (feature `split`).
//!
//! All that is reached only through [`ANNEX`] is in the second program; what anything else reaches as well, by
//! a call or by the address of a function, is in the first. Both share one memory, so values, signals and
//! closures go to and fro as ever.

#[cfg(feature = "app")]
pub use super::pages::{ANNEX, Annex, PAGES};

/// Boards on other pages have no pages: all of their program is there from the start.
#[cfg(not(feature = "app"))]
pub struct Annex;

#[cfg(not(feature = "app"))]
pub static ANNEX: Annex = Annex;

#[cfg(all(feature = "app", feature = "split"))]
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

#[cfg(not(all(feature = "app", feature = "split")))]
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

pub use apart::{arrive, here};
