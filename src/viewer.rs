//! The program of boards with the viewer on other pages. It starts nothing by itself: `www/embed.js` calls `board` if the options ask
//! for the viewer; all other boards are of the lighter program in `src/board.rs`.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod exports {
    use js_sys::{Array, Function};
    use notabene::embed::{self, BoardArguments};
    use wasm_bindgen::prelude::wasm_bindgen;
    use web_sys::Element;

    /// Puts a board with the viewer into an element, see [`embed::board_with_viewer`].
    #[wasm_bindgen]
    #[expect(clippy::too_many_arguments, reason = "an object for one call of our own would weigh more")]
    pub fn board(
        home: String,
        version: String,
        place: Element,
        said: Array,
        text: String,
        language: String,
        strict: bool,
        tell: Function,
    ) {
        let arguments =
            BoardArguments { parent: place, option_pairs: said, text, language, strict, callback: tell };
        embed::board_with_viewer(home, version, arguments);
    }
}

#[cfg(all(target_arch = "wasm32", feature = "app"))]
const fn main() {}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {
    eprintln!("Notabene runs in a browser: `cargo xtask serve`.");
    std::process::exit(2);
}
