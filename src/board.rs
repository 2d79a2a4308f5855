//! The program of boards on other pages. It starts nothing by itself: `www/embed.js` calls `board`.

#[cfg(all(target_arch = "wasm32", feature = "board"))]
mod exports {
    use js_sys::{Array, Function};
    use notabene::embed::BoardArguments;
    use wasm_bindgen::prelude::wasm_bindgen;
    use web_sys::Element;

    /// Puts a board into an element.
    #[wasm_bindgen]
    #[expect(clippy::too_many_arguments, reason = "an object for one call of our own would weigh more")]
    pub fn board(
        home: String,
        version: String,
        place: Element,
        option_pairs: Array,
        text: String,
        language: String,
        strict: bool,
        tell: Function,
    ) {
        let arguments =
            BoardArguments { parent: place, option_pairs, text, language, strict, callback: tell };
        notabene::embed::board(home, version, arguments);
    }
}

#[cfg(all(target_arch = "wasm32", feature = "board"))]
const fn main() {}

#[cfg(not(all(target_arch = "wasm32", feature = "board")))]
fn main() {
    eprintln!("Notabene runs in a browser: `cargo xtask serve`.");
    std::process::exit(2);
}
