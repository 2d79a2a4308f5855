//! The program of boards on other pages. It starts nothing by itself: `www/embed.js` calls `ui::embed::board`.

// What it calls is exported by the library.
#[cfg(all(target_arch = "wasm32", feature = "board"))]
use notabene as _;

#[cfg(all(target_arch = "wasm32", feature = "board"))]
const fn main() {}

#[cfg(not(all(target_arch = "wasm32", feature = "board")))]
fn main() {
    eprintln!("Notabene runs in a browser: `cargo xtask serve`.");
    std::process::exit(2);
}
