//! The program of the page. It starts nothing by itself: `www/boot.js` calls `ui::app`.

// What it calls is exported by the library.
#[cfg(all(target_arch = "wasm32", feature = "app"))]
use notabene as _;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
const fn main() {}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {
    eprintln!("Notabene runs in a browser: `cargo xtask serve`.");
    std::process::exit(2);
}
