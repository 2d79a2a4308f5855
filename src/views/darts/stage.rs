//! The window for throwing a dart: the stakes, the board, and the result of the dart.

use crate::components::element::{El, button, choice, el, fragment};
use crate::components::icon::image;
use crate::state::context::{AppContext, ModalKind};
use crate::state::dart_throw::begin;
use crate::state::dart_throw::can_throw;
use crate::views::darts::aim::{aim, focus};
use crate::views::darts::real::real;
use leptos::prelude::*;
use notabene_core::game::Scene;
use notabene_core::game::dart::next_message;
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Glyph;

/// Content of the dialog.
pub fn Throwing() -> El {
    let app = AppContext::here();
    let throw = app.darts();
    // Only this preference renders the window anew, no other.
    let is_real = Memo::new(move |_| app.prefs.with(|p| p.real_darts));
    let inside = move || {
        throw.round.track();
        let (ready, real) = (throw.ready.get(), is_real.get());
        untrack(|| throw.before(|scene| Some(stage(app, scene, ready, real))).unwrap_or_default())
    };
    let class = move || match throw.landed.with(|l| l.as_ref().map(|l| l.placed)) {
        Some(true) => "dart-throw landed placed",
        Some(false) => "dart-throw landed lost",
        None => "dart-throw",
    };
    el("div", "").class(class).with([el("div", "throw").each(inside), told(app)])
}

fn stage(app: AppContext, scene: &Scene, ready: bool, is_real: bool) -> Vec<El> {
    if let Some(stake) = scene.stake_message().filter(|_| !ready) {
        return warning(app, &stake);
    }
    let mut parts = vec![head(app, scene)];
    parts.extend(if is_real { real(app, scene) } else { aim(app, scene) });
    parts
}

/// Shows the dart to throw, and the settings of the throw.
fn head(app: AppContext, scene: &Scene) -> El {
    let next = scene.next_dart();
    let says = next.map(|figure| app.say(&next_message(figure))).unwrap_or_default();
    let glyph = next.map(|figure| Glyph { side: scene.turn, figure });
    let way = |is: bool, label: Label| {
        let chosen = move || app.prefs.with(|p| p.real_darts) == is;
        let name = if is { "real" } else { "screen" };
        choice("data-way", name, chosen, move || app.prefs.update(|p| p.real_darts = is)).label(app, label)
    };
    el("div", "in-hand").with(image(glyph)).with([
        el("p", "").text(&says),
        el("div", "ways")
            .attr("role", "group")
            .with([way(false, Label::DartsOnScreen), way(true, Label::DartsReal)]),
    ])
}

/// Warns that a dart in check may lose the game; shown before such a throw.
fn warning(app: AppContext, stake: &Msg) -> Vec<El> {
    let rather = button(app, Label::RatherMove, "rather", move || app.modal.open.set(ModalKind::Nothing));
    let rather = rather.attr("class", "main");
    focus(&rather);
    let anyway = button(app, Label::ThrowAnyway, "anyway", move || app.darts().ready.set(true));
    vec![
        el("p", "stake").attr("role", "alert").text(&app.say(stake)),
        el("div", "acts").with([anyway, rather]),
    ]
}

/// Shows the result of the dart, and the next step.
fn told(app: AppContext) -> El {
    let throw = app.darts();
    let says = move || throw.landed.with(|l| l.as_ref().map(|l| l.says.clone()).unwrap_or_default());
    let on = move || {
        if throw.landed.with(|l| l.is_none()) {
            return Vec::new();
        }
        untrack(|| {
            let back = button(app, Label::BackToGame, "back", move || app.modal.open.set(ModalKind::Nothing));
            let mut acts = Vec::new();
            if can_throw(app) {
                acts.push(button(app, Label::NextDart, "again", move || {
                    begin(app);
                }));
            }
            let back = back.attr("class", "main");
            focus(&back);
            acts.push(back);
            acts
        })
    };
    fragment().with([el("p", "told").attr("role", "status").says(says), el("div", "acts on").each(on)])
}
