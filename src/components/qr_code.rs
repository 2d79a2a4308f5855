//! QR codes as drawings: dark on white in every theme, as cameras need it.

use crate::components::markup::Markup;
use leptos::prelude::*;
use notabene_core::exchange::qr;

/// SVG of the QR code of a text; `None` if the text is empty or too long.
pub fn qr_svg(text: &str) -> Option<String> {
    let code = qr::code(text).filter(|_| !text.is_empty())?;
    let mut out = Markup::default();
    let side = f64::from(code.side);
    out.push_pattern(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ~ ~\" shape-rendering=\"crispEdges\" aria-hidden=\"true\">\
         <path fill=\"#fff\" d=\"M0 0h~v~h-~z\"/><path fill=\"#000\" d=\"$\"/></svg>",
        &[side, side, side, side, side],
        &[&code.path],
    );
    Some(out.into_string())
}

/// The QR code of a text; empty if there is none.
#[component]
pub fn QrCode(#[prop(into)] text: Signal<String>, label: Signal<String>) -> impl IntoView {
    let drawing = move || text.with(|text| qr_svg(text)).unwrap_or_default();
    view! { <div class="squares" role="img" aria-label=label inner_html=drawing></div> }
}
