//! Lazy code: pages, windows and features whose code is fetched when it is first wanted (feature `split`).
//!
//! Code that is reached only through the value of one [`lazy!`] is in the wasm file of its part; code of
//! several parts is in files that come before theirs, and what anything else reaches, by a call or by the address of a
//! function, is in the first program. All share one memory, so values, signals and closures cross freely. A program in
//! one piece has all of it from the beginning.

use leptos::wasm_split::SplitLoaderError;
use std::future::Future;
use std::pin::Pin;
use std::sync::OnceLock;

/// A future in a box.
pub type BoxedFuture<T> = Pin<Box<dyn Future<Output = T>>>;

/// A value, such as a function or a table of functions, whose code is fetched when it is first wanted. Made by
/// [`lazy!`].
pub struct Lazy<T: 'static>(Source<T>);

enum Source<T> {
    /// The value is in this program. No split program has one.
    #[cfg_attr(feature = "split", expect(dead_code, reason = "for programs in one piece"))]
    Here(T),
    /// The value is in a part of its own.
    #[cfg_attr(not(feature = "split"), expect(dead_code, reason = "for split programs"))]
    Part { fetch: fn() -> BoxedFuture<Result<T, SplitLoaderError>>, value: OnceLock<T> },
}

impl<T: Copy> Lazy<T> {
    /// A value in this program.
    #[cfg(not(feature = "split"))]
    pub const fn here(value: T) -> Lazy<T> {
        Lazy(Source::Here(value))
    }

    /// A value in a part that this function fetches.
    #[cfg(feature = "split")]
    pub const fn in_part(fetch: fn() -> BoxedFuture<Result<T, SplitLoaderError>>) -> Lazy<T> {
        Lazy(Source::Part { fetch, value: OnceLock::new() })
    }

    /// The value; `None` until its part is loaded.
    pub fn get(&self) -> Option<T> {
        match &self.0 {
            Source::Here(value) => Some(*value),
            Source::Part { value, .. } => value.get().copied(),
        }
    }
}

/// Code that can be loaded, whatever it does.
pub trait LazyCode: Sync {
    /// True if the code is loaded.
    fn is_loaded(&self) -> bool;

    /// Loads the code; `false` on failure. The next caller tries again.
    fn load(&'static self) -> BoxedFuture<bool>;
}

impl<T: Copy + Send + Sync> LazyCode for Lazy<T> {
    fn is_loaded(&self) -> bool {
        self.get().is_some()
    }

    fn load(&'static self) -> BoxedFuture<bool> {
        Box::pin(async move {
            let Source::Part { fetch, value } = &self.0 else { return true };
            match fetch().await {
                Ok(loaded) => {
                    value.get_or_init(|| loaded);
                }
                Err(_) => report_missing(),
            }
            self.is_loaded()
        })
    }
}

/// Declares a lazy value with the name of its part, its type, and an expression that only that part evaluates. Values
/// of the same part are fetched together.
///
/// `leptos::lazy` would add a number to the name of the part: values could not share one, and the page could not fetch
/// the part of an address along with the program (`www/boot.js`).
macro_rules! lazy {
    ($part:ident: $type:ty = $value:expr) => {{
        #[cfg(feature = "split")]
        {
            use ::leptos::wasm_split::{SplitLoaderError, wasm_split};
            #[wasm_split($part, fallible, wasm_split_path = ::leptos::wasm_split)]
            fn enter() -> Result<$type, SplitLoaderError> {
                Ok($value)
            }
            $crate::state::lazy::Lazy::<$type>::in_part(|| Box::pin(enter()))
        }
        #[cfg(not(feature = "split"))]
        $crate::state::lazy::Lazy::<$type>::here($value)
    }};
}
pub(crate) use lazy;

/// Reports to the page that a file is missing; none in boards on other pages, which do so themselves.
static MISSING_REPORT: OnceLock<fn()> = OnceLock::new();

/// Sets the function that reports a missing file.
pub fn set_missing_report(report: fn()) {
    MISSING_REPORT.get_or_init(|| report);
}

/// Reports a file that could not be loaded: the site may have a newer version.
pub fn report_missing() {
    if let Some(report) = MISSING_REPORT.get() {
        report();
    }
}
