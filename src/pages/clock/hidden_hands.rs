//! Drawing of colours: one player hides a pawn of each colour in the hands, the other picks one.

use crate::components::element::{El, button, el};
use crate::components::icon::piece_images;
use crate::state::clock::Timer;
use crate::state::random::random_bits;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::player;
use notabene_core::position::{Figure, Glyph, Side};

/// The two hands, closed until one is picked.
pub fn hidden_hands(timer: Timer) -> Vec<El> {
    let app = timer.app;
    // Colour in the left hand, and the hand picked.
    let left = RwSignal::new(random_side());
    let picked = RwSignal::new(None::<bool>);
    let inside = move |is_left: bool| if is_left { left.get() } else { left.get().other() };
    let hand = move |is_left: bool, label: Label, name: &'static str| {
        let open = move || picked.with(|picked| picked.is_some());
        let what = move || {
            let glyph = open().then(|| Glyph { side: inside(is_left), figure: Figure::Pawn });
            match glyph {
                None => vec![fist_icon()],
                glyph => piece_images(glyph),
            }
        };
        el("button", "hand")
            .attr("type", "button")
            .attr("data-hand", name)
            .live_bool_attr("aria-pressed", move || picked.get() == Some(is_left))
            .live_bool_attr("aria-disabled", open)
            .with([el("span", "inside").live_children(what), el("span", "").label(app, label)])
            .click(move || {
                if untrack(|| !open()) {
                    picked.set(Some(is_left));
                }
            })
    };
    let text = move || match picked.get() {
        None => String::new(),
        Some(is_left) => app.message_text(&msg!(HandIs { player: player(inside(is_left)) })),
    };
    let again = button(app, Label::HandsAgain, "hide", move || {
        left.set(random_side());
        picked.set(None);
    });
    vec![
        el("p", "hint").label(app, Label::HandsLead),
        el("div", "row").with([hand(true, Label::HandLeft, "left"), hand(false, Label::HandRight, "right")]),
        el("p", "told").attr("role", "status").attr("data-told", "hand").live_text(text),
        again.live_class(move || if picked.get().is_some() { "" } else { "hidden" }),
    ]
}

/// Random colour: the core has no randomness.
fn random_side() -> Side {
    if random_bits() & 1 == 0 { Side::White } else { Side::Black }
}

fn fist_icon() -> El {
    el("span", "fist").attr("aria-hidden", "true").text("?")
}
