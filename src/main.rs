//! The program of the page. It starts nothing by itself: `www/boot.js` calls `ui::app`, `www/embed.js` calls
//! `ui::embed::board`.

// What both call is exported by the library.
#[cfg(all(target_arch = "wasm32", feature = "ui"))]
use notabene as _;

#[cfg(all(target_arch = "wasm32", feature = "ui"))]
const fn main() {}

#[cfg(not(all(target_arch = "wasm32", feature = "ui")))]
fn main() {
    eprintln!("Notabene runs in a browser: `cargo xtask serve`.");
    std::process::exit(2);
}
