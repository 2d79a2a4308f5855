//! Find the slip: a sheet with one planted mistake, to be found and tapped.

use crate::components::effect::later;
use crate::components::element::{El, button, el, picked};
use crate::pages::rules::lessons::opened;
use crate::pages::score_sheet::leaf::{Look, Paper, leaf};
use crate::pages::score_sheet::stage::{self, board, desk_top, option, seat, style};
use crate::state::context::AppContext;
use crate::state::random::bits;
use crate::views::settings::LettersPick;
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Go, registry};
use notabene_core::i18n::{Label, Msg};
use notabene_core::msg;
use notabene_core::notation::Style;
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::examples::EXAMPLES;
use notabene_core::study::score_sheet::manual_sheet::fill_form;
use notabene_core::study::score_sheet::seeded_mistake::{Budget, MistakeKind, SeededMistake, seed_within};

/// Shared state of the mode. Leaked: closures hold a reference.
struct Hunt {
    app: AppContext,
    own: AppContext,
    /// Index of the kind of mistake; `None`: any.
    kind: RwSignal<Option<usize>>,
    planted: RwSignal<Option<SeededMistake>>,
    /// Cell tapped last, feedback on it, and true if it was the mistake.
    guess: RwSignal<Option<(usize, Msg, bool)>>,
}

impl Hunt {
    fn style(&self) -> Style {
        style(self.app)
    }

    /// Plants a mistake in another sheet, of a game with a suitable move.
    fn again(&'static self) {
        let (style, number) = (untrack(|| self.style()), bits());
        let kind = self.kind.get_untracked().and_then(|n| MistakeKind::ALL.get(n).copied());
        // One budget for all games tried: the page is blocked meanwhile.
        let mut budget = Budget::default();
        let mut sow = |played: &Played| seed_within(played, kind, number, &style, &mut budget);
        let app = self.app.game.with_untracked(|t| t.played().len() >= LEAST).then(|| stage::copy(self.app));
        // Starts with a random game, and includes easy ones.
        let turn = number as usize % EXAMPLES.len();
        let own = EXAMPLES
            .iter()
            .cycle()
            .skip(turn)
            .take(EXAMPLES.len())
            .filter_map(|e| opened(e.text, &Style::pgn()));
        let found = app.flatten().into_iter().chain(own).find_map(|table| {
            let planted = sow(&table.played())?;
            Some((table, planted))
        });
        self.guess.set(None);
        self.planted.set(None);
        if let Some((mut table, planted)) = found {
            table.go(Go::First);
            self.own.overrides.lit.set(Vec::new());
            self.own.put(table);
            self.planted.set(Some(planted));
        }
    }

    /// Handles a tap on a suspected cell.
    fn suspect(&self, ply: usize) {
        let said = self.planted.with_untracked(|planted| Some(planted.as_ref()?.check_place(ply)));
        match said {
            Some(Ok(says)) => {
                self.guess.set(Some((ply, says, true)));
                self.show(ply);
            }
            Some(Err(says)) => {
                self.guess.set(Some((ply, says, false)));
                self.show(ply);
            }
            None => {}
        }
    }

    /// Shows the position before a move, as far as the game was really played.
    fn show(&self, ply: usize) {
        let played = stage::played_now(self.own);
        let node = ply.checked_sub(1).and_then(|ply| played.ply(ply.min(played.len().saturating_sub(1))));
        self.own.go(node.map_or(Go::First, |step| Go::To(step.node)));
    }
}

/// Minimum number of half-moves of the game on the board for a hunt.
const LEAST: usize = 6;

/// Content of the mode.
pub fn slip(app: AppContext) -> Vec<El> {
    let own = seat(app, registry::chess());
    own.overrides.tap_handler.set(Some(std::rc::Rc::new(|_| ())));
    let hunt: &'static Hunt = Box::leak(Box::new(Hunt {
        app,
        own,
        kind: RwSignal::new(None),
        planted: RwSignal::new(None),
        guess: RwSignal::new(None),
    }));
    let paper = sheet_of(hunt);
    let mut letters = None;
    // Mistakes depend on the letters of the sheet.
    later(Box::new(move || {
        let now = hunt.style().letters.code;
        if letters.replace(now) != Some(now) {
            untrack(|| hunt.again());
        }
    }));
    let says = move || match (hunt.guess.get(), hunt.planted.with(|p| p.is_some())) {
        (_, false) => Some(msg!(NoPlaceForSlip)),
        (Some((_, says, _)), _) => Some(says),
        (None, true) => None,
    };
    let found = move || hunt.guess.with(|guess| guess.as_ref().is_some_and(|(_, _, found)| *found));
    let answer = el("p", "").attr("role", "status");
    let answer = answer.class(move || if found() { "told found" } else { "told" });
    let answer = answer.says(move || says().map(|msg| app.say(&msg)).unwrap_or_default());
    let step = move |go: Go, label, name| button(app, label, name, move || own.go(go));
    let walk = el("div", "row").with([
        step(Go::First, Label::First, "first"),
        step(Go::Back, Label::Previous, "back"),
        step(Go::Forward, Label::Next, "forward"),
    ]);
    vec![desk_top(app, vec![board(), walk, tools(hunt)], vec![answer, leaf(paper)], Vec::new())]
}

/// Kind of mistake, another sheet, solution.
fn tools(hunt: &'static Hunt) -> El {
    let app = hunt.app;
    let mut options = vec![option("any", move || app.label(Label::SlipAny).to_string(), true)];
    for (n, kind) in MistakeKind::ALL.iter().enumerate() {
        options.push(option(&n.to_string(), move || app.label(kind.label()).to_string(), false));
    }
    let kind = picked(app, Label::SlipKind, "kind", options, move |name| {
        hunt.kind.set(notabene_core::digits::number(&name).map(|n| n as usize));
        hunt.again();
    });
    let again = button(app, Label::SlipAgain, "again", move || hunt.again()).attr("class", "main");
    let tell = button(app, Label::SlipTell, "tell", move || {
        if let Some(ply) = hunt.planted.with_untracked(|planted| planted.as_ref().map(|p| p.ply)) {
            hunt.suspect(ply);
        }
    });
    el("section", "tools")
        .with([el("div", "row").with([kind, LettersPick()]), el("div", "row").with([again, tell])])
}

fn sheet_of(hunt: &'static Hunt) -> &'static Paper {
    let own = hunt.own;
    let form = move || {
        let (played, style) = (stage::played(own), hunt.style());
        let planted = hunt.planted.get();
        let hand = planted.map(|planted| planted.sheet);
        let hand = hand.unwrap_or_else(|| {
            notabene_core::study::score_sheet::handwriting::Handwriting::new(style.letters)
        });
        let last = hand.len();
        let mut form = own.game.with(|t| fill_form(t, &played, &hand, &style));
        for entry in form.blocks.iter_mut().flatten().flat_map(|row| &mut row.entries) {
            entry.ply = entry.ply.filter(|ply| *ply < last);
        }
        form
    };
    let looks = move || {
        let planted = hunt.planted.with(|p| p.as_ref().map(|p| (p.ply, p.places)));
        let (Some((ply, _, found)), Some((at, places))) = (hunt.guess.get(), planted) else {
            return Vec::new();
        };
        let mut looks = vec![Look::default(); ply.max(at + places) + 1];
        let (from, to, class) = if found { (at, at + places, "amiss") } else { (ply, ply + 1, "right") };
        looks.iter_mut().take(to).skip(from).for_each(|look| *look = Look::plain(class));
        looks
    };
    Box::leak(Box::new(Paper {
        app: hunt.app,
        name: "slip",
        form: Memo::new(move |_| form()),
        looks: Memo::new(move |_| looks()),
        at: Box::new(move || hunt.guess.with(|guess| guess.as_ref().map(|(ply, ..)| *ply))),
        tap: Some(Box::new(move |ply| hunt.suspect(ply))),
        head: None,
        letters: Box::new(move || hunt.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(false),
        waits: false,
    }))
}
