//! The order trainer: note the other's move, play, press the clock, note your own. The program moves for the other.

use super::closing::leaves;
use super::leaf::{Look, Paper, leaf};
use super::pen::{Pen, Verdict, mirror, pen};
use super::stage::{self, board, careful, desk_top, option, seat, style, switch};
use crate::ui::dom::{El, button, el, later, picked};
use crate::ui::lessons::opened;
use crate::ui::room::bits;
use crate::ui::settings::LettersPick;
use crate::ui::state::Desk;
use crate::ui::{aside, store};
use leptos::prelude::*;
use notabene_core::game::played::Played;
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_core::notation::{Notation as _, Style};
use notabene_core::position::{Position as _, Side};
use notabene_core::record::Leaf;
use notabene_core::study::score_sheet::examples::{EXAMPLES, REPEATED};
use notabene_core::study::score_sheet::grading::{mark, mark_all};
use notabene_core::study::score_sheet::handwriting::Handwriting;
use notabene_core::study::score_sheet::manual_sheet::by_hand;
use notabene_core::study::score_sheet::order::{Answer, Claimed, Deed, Order};
use std::time::Duration;

/// Where the game is kept, what was written, and where the player is in the order.
const GAME: &str = "sheet.order.game";
const HAND: &str = "sheet.order.hand";
const ORDER: &str = "sheet.order";
/// The other thinks for so long before the move.
const THINKS: Duration = Duration::from_millis(700);

/// What the parts share. Lent for good.
struct Drill {
    desk: Desk,
    own: Desk,
    hand: RwSignal<Handwriting>,
    order: RwSignal<Order>,
    /// Which side the player has.
    side: RwSignal<Side>,
    /// Which side the player wants in the next game.
    wish: RwSignal<Side>,
    /// How many half-moves are known: more were just played on the board.
    known: RwSignal<usize>,
    /// Whether the step that comes next is shown.
    helps: RwSignal<bool>,
    pen: RwSignal<Option<&'static Pen>, LocalStorage>,
}

impl Drill {
    /// In the letters in which the sheet began: a sheet is in one language.
    fn style(&self) -> Style {
        Style { letters: self.hand.with(|hand| hand.letters), ..style(self.desk) }
    }

    /// Whether the other is to move.
    fn is_theirs(&self) -> bool {
        self.own.scene.with_untracked(|s| s.turn) != self.side.get_untracked()
    }

    fn is_over(&self) -> bool {
        self.own.status.with_untracked(|s| s.is_over())
    }

    fn keep(&self) {
        stage::keep(GAME, self.own);
        self.hand.with_untracked(|hand| store::keep(HAND, &hand.save()));
        let side = if self.side.get_untracked() == Side::White { "white\n" } else { "black\n" };
        self.order.with_untracked(|order| store::keep(ORDER, &[side, &order.save()].concat()));
    }

    fn say(&self, verdict: Verdict) {
        if let Some(pen) = self.pen.get_untracked() {
            pen.say(verdict);
        }
    }

    /// Begins anew: a game from its start, or one in which a claim is near.
    fn begin(&'static self, side: Side, table: Game) {
        let played = table.played();
        let style = untrack(|| style(self.desk));
        let mut hand = Handwriting::new(style.letters);
        // What was played before is on the sheet already, but for the last move of the other.
        let written = played.len().saturating_sub(usize::from(played.last.turn() == side));
        played
            .texts(&style)
            .iter()
            .take(written)
            .enumerate()
            .for_each(|(ply, text)| _ = hand.write(ply, text));
        self.side.set(side);
        self.hand.set(hand);
        self.order.set(Order::new(played.is_empty() && side == played.last.turn()));
        self.known.set(played.len());
        self.own.overrides.flipped.set(Some(side == Side::Black));
        self.own.put(table);
        self.own.go(Go::Last);
        self.say(Verdict::default());
        self.point();
        self.keep();
        self.wait();
    }

    /// The pen goes to the place that the next step asks for, or the first that is empty.
    fn point(&self) {
        let played = stage::played_now(self.own);
        let next = self.hand.with_untracked(|hand| hand.next());
        if let Some(pen) = self.pen.get_untracked() {
            pen.go(Some(next).filter(|next| *next <= played.len()), "");
        }
    }

    /// The player, or the program for the other, has moved on the board.
    fn moved(&'static self) {
        let played = stage::played_now(self.own);
        let known = self.known.get_untracked();
        if played.len() <= known {
            self.known.set(played.len());
            return;
        }
        let mover = played.step(known).map(|step| step.before.turn());
        if mover != Some(self.side.get_untracked()) {
            // The player moved for the other.
            return self.back(msg!(OrderPlayed));
        }
        if let Some(right) = self.unbound(&played, known) {
            return self.back(msg!(OrderClaimFails { right }));
        }
        match self.act(Deed::Play) {
            Answer::Refused(why) => self.back(why),
            answer => {
                self.known.set(played.len());
                self.answered(answer);
            }
        }
    }

    /// The move that has to be played after a claim that failed, if another one was played.
    fn unbound(&self, played: &Played, ply: usize) -> Option<String> {
        let step = played.step(ply)?;
        let bound = self.order.with_untracked(|order| order.bound().map(String::from))?;
        let style = untrack(|| self.style());
        let right = step.before.explain(&bound, &style).map(|(m, _)| step.before.text(&m, &style));
        (step.before.id(&step.m) != bound).then(|| right.unwrap_or(bound))
    }

    /// A move that must not be is taken back.
    fn back(&self, why: notabene_core::i18n::Msg) {
        self.own.go(Go::Undo);
        self.say(Verdict::only(why));
    }

    fn act(&self, deed: Deed) -> Answer {
        let mut answer = Answer::Right;
        self.order.update(|order| answer = order.act(deed));
        answer
    }

    /// What is said of a deed; when the turn is done the other moves.
    fn answered(&'static self, answer: Answer) {
        match answer {
            Answer::Right => self.say(Verdict { fine: true, ..Verdict::default() }),
            Answer::Tolerated(says) => self.say(Verdict { fine: true, ..Verdict::only(says) }),
            Answer::Refused(why) => self.say(Verdict::only(why)),
        }
        self.keep();
        self.wait();
    }

    /// The other moves once everything of this turn is done.
    fn wait(&'static self) {
        let first = self.known.get_untracked() == 0;
        let done = self.order.with_untracked(Order::is_done) || first;
        if done && self.is_theirs() && !self.is_over() {
            let known = self.known.get_untracked();
            let _ = set_timeout(move || self.reply(known), THINKS);
        }
    }

    /// The program moves for the other: as the book has it, or anyhow.
    fn reply(&'static self, known: usize) {
        // The page may be gone, or another game begun.
        if self.known.try_get_untracked() != Some(known) || !self.is_theirs() || self.is_over() {
            return;
        }
        let played = stage::played_now(self.own);
        let Some(id) = from_book(&played).or_else(|| anyhow(&played)) else { return };
        self.known.set(known + 1);
        if known > 0 {
            self.order.update(Order::they_moved);
        }
        let style = untrack(|| self.style());
        drop(self.own.change(|t| t.enter(&id, &style)));
        self.point();
        self.keep();
    }

    /// Something was written: in whose column decides what was done with it.
    fn write(&'static self, pen: &'static Pen, ply: usize, text: &str) {
        let played = stage::played_now(self.own);
        let mine = played.at(ply).turn() == self.side.get_untracked();
        let mine = if ply > played.len() { !mine } else { mine };
        let mut order = self.order.get_untracked();
        let answer = self.hand.with_untracked(|hand| order.write(hand, ply, mine));
        if let Answer::Refused(why) = answer {
            return pen.say(Verdict::only(why));
        }
        let style = untrack(|| self.style());
        let marked = mark(&played, ply, text, &style);
        let verdict = Verdict::of(&marked, text);
        if !verdict.fine {
            return pen.say(verdict);
        }
        self.hand.update(|hand| _ = hand.write(ply, text));
        self.order.set(order);
        self.point();
        self.answered(answer);
        pen.say(verdict);
        pen.focus();
    }

    /// The player writes a move without playing it, and calls the arbiter.
    fn claim(&'static self) {
        let Some(pen) = self.pen.get_untracked() else { return };
        let text = pen.text.get_untracked();
        let (style, ply) = (untrack(|| self.style()), stage::played_now(self.own).len());
        let mut claimed = None;
        self.order.update(|order| claimed = Some(self.own.change(|t| order.claim(t, &text, &style))));
        let verdict = match claimed {
            Some(Claimed::Stands(says)) => {
                self.hand.update(|hand| _ = hand.write(ply, &text));
                Verdict { good: Some(says), fine: true, ..Verdict::default() }
            }
            Some(Claimed::Fails { says, play }) => {
                self.hand.update(|hand| _ = hand.write(ply, &text));
                Verdict { look: vec![says, play], ..Verdict::default() }
            }
            Some(Claimed::Refused(why)) => Verdict::only(why),
            None => return,
        };
        pen.say(verdict);
        self.keep();
    }
}

/// The move of a game that everybody knows, as long as it is played.
fn from_book(played: &Played) -> Option<String> {
    let mut ids = Vec::new();
    played.steps.iter().for_each(|step| ids.push(step.before.id(&step.m)));
    for example in &EXAMPLES {
        let Some(book) = opened(example.text, &Style::pgn()).map(|table| table.played()) else {
            continue;
        };
        let same =
            ids.iter().enumerate().all(|(n, id)| book.step(n).is_some_and(|s| s.before.id(&s.m) == *id));
        if same && let Some(step) = book.step(ids.len()) {
            return Some(step.before.id(&step.m));
        }
    }
    None
}

/// Any move.
fn anyhow(played: &Played) -> Option<String> {
    let all = played.last.legal_moves();
    let n = bits() as usize % all.len().max(1);
    all.get(n).map(|m| played.last.id(m))
}

/// The way of practising.
pub fn order(desk: Desk) -> Vec<El> {
    let kept = restored();
    let fresh = kept.is_none();
    let (table, hand, order, side) = kept.unwrap_or_else(|| {
        let hand = Handwriting::new(desk.prefs.with_untracked(|p| p.letters()));
        (registry::chess(), hand, Order::new(true), Side::White)
    });
    let own = seat(desk, table);
    let drill: &'static Drill = Box::leak(Box::new(Drill {
        desk,
        own,
        hand: RwSignal::new(hand),
        order: RwSignal::new(order),
        side: RwSignal::new(side),
        wish: RwSignal::new(side),
        known: RwSignal::new(0),
        helps: RwSignal::new(true),
        pen: RwSignal::new_local(None),
    }));
    let pen_here = Pen::new(
        own,
        desk,
        "order",
        move || drill.style(),
        move |pen, ply, text| {
            drill.write(pen, ply, &text);
        },
    );
    drill.pen.set(Some(pen_here));
    drill.known.set(stage::played_now(own).len());
    own.overrides.flipped.set(Some(side == Side::Black));
    let paper = sheet_of(drill, pen_here);
    mirror(pen_here, paper);
    drill.point();
    if !fresh {
        drill.wait();
    }
    later(Box::new(move || {
        let letters = style(desk).letters;
        untrack(|| drill.hand.update(|hand| hand.choose(letters)));
    }));
    later(Box::new(move || {
        own.sheet.with(|_| ());
        untrack(|| drill.moved());
    }));
    let claim = button(desk, Label::OrderClaim, "claim", move || drill.claim());
    let played = vec![board(), deeds(drill), tools(drill)];
    let written = vec![clock(drill), pen(pen_here, paper), el("div", "row").with([claim])];
    vec![desk_top(desk, played, written, vec![leaves(paper), leaf(paper)])]
}

/// What was kept.
fn restored() -> Option<(Game, Handwriting, Order, Side)> {
    let (order, side) = aside::sound(ORDER, |text| {
        let (side, order) = text.split_once('\n')?;
        Some((Order::restore(order)?, if side == "black" { Side::Black } else { Side::White }))
    })?;
    let hand = aside::sound(HAND, Handwriting::restore)?;
    Some((stage::restored(GAME)?, hand, order, side))
}

/// The clock: the half that runs, and the own half to be pressed.
fn clock(drill: &'static Drill) -> El {
    let desk = drill.desk;
    let half = move |side: Side| {
        let label = if side == Side::White { Label::White } else { Label::Black };
        // It runs for the one to move, until the clock is pressed.
        let runs = move || {
            let turn = drill.own.scene.with(|s| s.turn);
            let waits = drill.order.with(|order| order.next() == Some(Deed::Press));
            side == if waits { drill.side.get() } else { turn }
        };
        el("span", "").class(move || if runs() { "half runs" } else { "half" }).label(desk, label)
    };
    let press = move || {
        let answer = drill.act(Deed::Press);
        drill.answered(answer);
    };
    el("button", "chess-clock")
        .attr("type", "button")
        .attr("data-do", "press")
        .with([half(Side::White), half(Side::Black), el("span", "press").label(desk, Label::DeedPress)])
        .click(press)
}

/// The four steps, and the one that comes next.
fn deeds(drill: &'static Drill) -> El {
    let desk = drill.desk;
    let one = move |deed: Deed| {
        let next = move || drill.helps.get() && drill.order.with(|order| order.next() == Some(deed));
        let name = ["theirs", "play", "press", "own"].into_iter().zip(Deed::ALL).find(|(_, d)| *d == deed);
        el("li", "")
            .attr("data-deed", name.map_or("", |(name, _)| name))
            .live("aria-current", move || (if next() { "step" } else { "false" }).into())
            .label(desk, deed.label())
    };
    el("ol", "deeds").with(Deed::ALL.map(one))
}

/// New games, the side, and whether there is help.
fn tools(drill: &'static Drill) -> El {
    let desk = drill.desk;
    let sides = [("white", Label::White, Side::White), ("black", Label::Black, Side::Black)];
    let options = sides
        .map(|(name, label, side)| {
            option(name, move || desk.label(label).to_string(), drill.side.get_untracked() == side)
        })
        .into();
    let written = move || !drill.hand.with_untracked(Handwriting::is_empty);
    let side = picked(desk, Label::OrderSide, "side", options, move |name| {
        drill.wish.set(if name == "black" { Side::Black } else { Side::White });
        // What is written stays until a new game is asked for.
        if !written() {
            drill.begin(drill.wish.get_untracked(), registry::chess());
        }
    });
    let begin = move || drill.begin(drill.wish.get_untracked(), registry::chess());
    let new = careful(desk, Label::NewGame, "new", written, begin);
    let claim = careful(desk, Label::OrderClaimGame, "claim-game", written, move || {
        if let Some(table) = opened(REPEATED, &Style::pgn()) {
            drill.begin(Side::Black, table);
        }
    });
    let helps = switch(desk, Label::OrderHelps, "helps", true, move |is| drill.helps.set(is));
    let begun = move || !drill.hand.with(Handwriting::is_empty);
    let letters = stage::letters(desk, LettersPick(), move || drill.style().letters, begun);
    el("section", "tools")
        .with([el("div", "row").with([side, new, claim]), el("div", "row").with([helps, letters])])
}

/// The sheet of the player.
fn sheet_of(drill: &'static Drill, pen: &'static Pen) -> &'static Paper {
    let own = drill.own;
    let form = move || {
        let (played, style) = (stage::played(own), drill.style());
        own.game.with(|t| drill.hand.with(|hand| by_hand(t, &played, hand, &style)))
    };
    let looks = move || {
        let (played, style) = (stage::played(own), drill.style());
        drill.hand.with(|hand| {
            let marked = mark_all(&played, hand, &style);
            marked.iter().enumerate().map(|(ply, marked)| Look::of(marked, hand.get(ply))).collect::<Vec<_>>()
        })
    };
    Box::leak(Box::new(Paper {
        desk: drill.desk,
        name: "order",
        form: Memo::new(move |_| form()),
        looks: Memo::new(move |_| looks()),
        at: Box::new(move || pen.at.get()),
        tap: Some(Box::new(move |ply| {
            let text = drill.hand.with_untracked(|hand| hand.get(ply).to_string());
            pen.go(Some(ply), &text);
            pen.focus();
        })),
        head: Some(Box::new(move |field, text| own.edit(Edit::Tag(field.tag().into(), text)))),
        letters: Box::new(move || drill.style().letters),
        leaf: RwSignal::new(Leaf::Original),
        closed: RwSignal::new(0),
        whole: RwSignal::new(false),
        waits: false,
    }))
}
