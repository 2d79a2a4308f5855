//! The window for throwing a dart: the stakes, the board, and the result of the dart.

use crate::components::element::{El, button, choice_button, el, fragment};
use crate::components::icon::piece_images;
use crate::state::context::{AppContext, ModalKind};
use crate::state::dart_throw::{can_throw, is_by_link, start_throw};
use crate::views::darts::aim::{aiming_board, focus_after_render};
use crate::views::darts::real_board::real_board_input;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::next_message;
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Glyph;

/// Content of the dialog.
pub fn ThrowDialog() -> El {
    let app = AppContext::here();
    let throw = app.darts();
    // Only this preference renders the window anew, no other.
    let is_real = Memo::new(move |_| app.prefs.with(|p| p.real_darts) && !is_by_link(app));
    let inside = move || {
        throw.round.track();
        let (ready, real) = (throw.ready.get(), is_real.get());
        untrack(|| {
            throw
                .with_board_before(|scene| Some(throw_dialog_content(app, scene, ready, real)))
                .unwrap_or_default()
        })
    };
    let class = move || match throw.landed.with(|l| l.as_ref().map(|l| l.placed)) {
        Some(true) => "dart-throw landed placed",
        Some(false) => "dart-throw landed lost",
        None => "dart-throw",
    };
    el("div", "").live_class(class).with([el("div", "throw").live_children(inside), throw_result(app)])
}

fn throw_dialog_content(app: AppContext, scene: &Scene, ready: bool, is_real: bool) -> Vec<El> {
    if let Some(stake) = scene.stake_message().filter(|_| !ready) {
        return check_warning(app, &stake);
    }
    let mut parts = vec![throw_settings(app, scene)];
    parts.extend(if is_real { real_board_input(app, scene) } else { aiming_board(app, scene) });
    parts
}

/// Shows the dart to throw, and the settings of the throw.
fn throw_settings(app: AppContext, scene: &Scene) -> El {
    let next = scene.next_dart();
    let text = next.map(|figure| app.message_text(&next_message(figure))).unwrap_or_default();
    let glyph = next.map(|figure| Glyph { side: scene.turn, figure });
    let mode_button = |is: bool, label: Label| {
        let chosen = move || app.prefs.with(|p| p.real_darts) == is;
        let name = if is { "real" } else { "screen" };
        choice_button("data-way", name, chosen, move || app.prefs.update(|p| p.real_darts = is))
            .label(app, label)
    };
    let ways = (!is_by_link(app)).then(|| {
        el("div", "ways")
            .attr("role", "group")
            .with([mode_button(false, Label::DartsOnScreen), mode_button(true, Label::DartsReal)])
    });
    el("div", "in-hand").with(piece_images(glyph)).with([el("p", "").text(&text)]).with(ways)
}

/// Warns that a dart in check may lose the game; shown before such a throw.
fn check_warning(app: AppContext, stake: &Msg) -> Vec<El> {
    let rather = button(app, Label::RatherMove, "rather", move || app.modal.open.set(ModalKind::None));
    let rather = rather.attr("class", "main");
    focus_after_render(&rather);
    let anyway = button(app, Label::ThrowAnyway, "anyway", move || app.darts().ready.set(true));
    vec![
        el("p", "stake").attr("role", "alert").text(&app.message_text(stake)),
        el("div", "acts").with([anyway, rather]),
    ]
}

/// Shows the result of the dart, and the next step.
fn throw_result(app: AppContext) -> El {
    let throw = app.darts();
    let text = move || throw.landed.with(|l| l.as_ref().map(|l| l.message.clone()).unwrap_or_default());
    let on = move || {
        if throw.landed.with(|l| l.is_none()) {
            return Vec::new();
        }
        untrack(|| {
            let back = button(app, Label::BackToGame, "back", move || app.modal.open.set(ModalKind::None));
            let mut acts = Vec::new();
            if can_throw(app) {
                acts.push(button(app, Label::NextDart, "again", move || {
                    start_throw(app);
                }));
            }
            let back = back.attr("class", "main");
            focus_after_render(&back);
            acts.push(back);
            acts
        })
    };
    fragment().with([
        el("p", "told").attr("role", "status").live_text(text),
        el("div", "acts on").live_children(on),
    ])
}
