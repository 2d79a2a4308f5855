//! The program of the page. It starts nothing by itself: `www/boot.js` calls `app`.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod exports {
    use wasm_bindgen::prelude::wasm_bindgen;

    /// Starts the app in the body of the page. `version` is that of the site. `preferences` are those of the page in whose
    /// frame this one is shown, in lines of `name=value`; then nothing is saved on the device.
    #[wasm_bindgen]
    pub fn app(version: String, preferences: Option<String>) {
        notabene::app::start(version, preferences);
    }
}

#[cfg(all(target_arch = "wasm32", feature = "app"))]
const fn main() {}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {
    eprintln!("Notabene runs in a browser: `cargo xtask serve`.");
    std::process::exit(2);
}
