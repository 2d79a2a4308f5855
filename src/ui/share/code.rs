//! QR code of a link.

use crate::components::Button;
use crate::ui::markup::Markup;
use crate::ui::picture;
use crate::ui::prefs::Preferences;
use leptos::prelude::*;
use notabene_core::exchange::qr;
use notabene_core::i18n::Label;

/// QR code of a text as SVG, dark on white in all themes, as cameras need it; `None` if the text is empty or too long.
fn qr_svg(text: &str) -> Option<String> {
    let code = qr::code(text).filter(|_| !text.is_empty())?;
    let mut out = Markup::default();
    let side = f64::from(code.side);
    out.draw(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ~ ~\" shape-rendering=\"crispEdges\" aria-hidden=\"true\">\
         <path fill=\"#fff\" d=\"M0 0h~v~h-~z\"/><path fill=\"#000\" d=\"$\"/></svg>",
        &[side, side, side, side, side],
        &[&code.path],
    );
    Some(out.done())
}

/// The QR code of the link, or the reason why there is none.
#[component]
pub fn LinkCode(is_game: bool, link: Memo<String>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let is_large = RwSignal::new(false);
    let drawing = Memo::new(move |_| link.with(|link| qr_svg(link)));
    let class = move || match (is_large.get(), drawing.with(|drawing| drawing.is_some())) {
        (_, false) => "code none",
        (true, true) => "code large",
        (false, true) => "code",
    };
    let too_long = move || {
        let is_too_long = drawing.with(|drawing| drawing.is_none()) && link.with(|link| !link.is_empty());
        let label = if is_game { Label::ShareTooLong } else { Label::ShareCourseLong };
        is_too_long.then(|| prefs.label(label))
    };
    let svg = Signal::derive(move || drawing.get().unwrap_or_default());
    view! {
        <section class="coded">
            <p class="note" role="status">{too_long}</p>
            <figure class=class>
                <div class="squares" role="img" aria-label=prefs.words(Label::ShareCode) inner_html=svg></div>
                <CodeActions is_large drawing/>
            </figure>
        </section>
    }
}

/// Buttons that enlarge and save the code.
#[component]
fn CodeActions(is_large: RwSignal<bool>, drawing: Memo<Option<String>>) -> impl IntoView {
    let prefs = expect_context::<Preferences>();
    let size_label = move || if is_large.get() { Label::ShareCodeSmall } else { Label::ShareCodeLarge };
    let save = move |()| {
        if let Some(svg) = drawing.get_untracked() {
            // Browsers that save no files still show the code.
            let _ = picture::save(&picture::address(&svg), "notabene-code.svg");
        }
    };
    view! {
        <div class="actions">
            <button
                type="button"
                data-do="code-size"
                aria-pressed=move || is_large.get().to_string()
                on:click=move |_| is_large.update(|is_large| *is_large = !*is_large)
            >
                {move || prefs.label(size_label())}
            </button>
            <Button text=prefs.words(Label::ShareCodeSave) name="code-save" on_click=save/>
        </div>
    }
}
