//! Playing against Notabene: at the lowest level, with hints, taking back, a reload, and without a network.

use crate::app::App;

/// Finds a visible element by its role and its words, and clicks on it.
const PRESS: &str = "
    const [css, words] = arguments;
    const root = document.querySelector('dialog[open]') ?? document.body;
    const name = (it) => (it.getAttribute('aria-label') ?? it.closest('label')?.textContent ?? it.textContent).trim();
    const found = [...root.querySelectorAll(css)].find((it) => name(it) === words && it.getClientRects().length);
    found?.click();
    return !!found;
";

pub async fn press(app: &App, words: &str) {
    app.wait_until(&format!("the button {words}"), || {
        app.script(PRESS, &["button".into(), words.into()]) == true
    })
    .await;
}
