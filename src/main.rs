//! Starts the screens.

#[cfg(all(target_arch = "wasm32", feature = "ui"))]
fn main() {
    notabene::ui::start();
}

#[cfg(not(all(target_arch = "wasm32", feature = "ui")))]
fn main() {
    eprintln!("Notabene runs in a browser: `cargo xtask serve`.");
    std::process::exit(2);
}
