//! QR code of a link.

use crate::components::Button;
use crate::components::download;
use crate::components::qr_code::{QrCode, qr_svg};
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::i18n::Label;

/// QR code of the link, or the reason why there is none.
#[component]
pub fn LinkCode(link: Memo<String>, is_game: bool) -> impl IntoView {
    let prefs = Preferences::here();
    let is_large = RwSignal::new(false);
    let drawing = Memo::new(move |_| link.with(|link| qr_svg(link)));
    let class = move || match (drawing.with(Option::is_some), is_large.get()) {
        (false, _) => "code none",
        (true, true) => "code large stack",
        (true, false) => "code stack",
    };
    let is_too_long = move || drawing.with(Option::is_none) && link.with(|link| !link.is_empty());
    let too_long = if is_game { Label::ShareTooLong } else { Label::ShareCourseLong };
    let size = move || if is_large.get() { Label::ShareCodeSmall } else { Label::ShareCodeLarge };
    let save = move |()| {
        if let Some(svg) = drawing.get_untracked() {
            // Browsers that do not save files still show the code.
            drop(download::save_url(&download::svg_data_url(&svg), "notabene-code.svg"));
        }
    };
    view! {
        <section class="coded stack">
            <p class="note unless-empty" role="status">{move || is_too_long().then(|| prefs.label(too_long))}</p>
            <figure class=class>
                <QrCode text=link label=prefs.label_signal(Label::ShareCode)/>
                <div class="actions inline">
                    <button
                        type="button"
                        data-do="code-size"
                        aria-pressed=move || is_large.get().to_string()
                        on:click=move |_| is_large.update(|is_large| *is_large = !*is_large)
                    >
                        {move || prefs.label(size())}
                    </button>
                    <Button text=prefs.label_signal(Label::ShareCodeSave) name="code-save" on_click=save/>
                </div>
            </figure>
        </section>
    }
}
