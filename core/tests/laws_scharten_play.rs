//! Laws of Scharten, quiet and loud, with every option: checked over random play at the one door.

use crate::common::games::{NASTY, opened, seen};
use crate::common::laws::laws;
use crate::common::*;
use notabene_core::exchange::{Export, link, save};
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::game::{Game, Go, Status, Tap, Touch, registry};
use notabene_core::geometry::DARTBOARD;
use notabene_core::notation::{Form as Written, LETTERS, Letters, Style};
use notabene_core::position::Position as _;
use notabene_core::scharten::{Position, Rules, Setup};
use proptest::prelude::*;

/// The options in the form of the tag.
const AGREED: [&str; 6] = [
    "",
    "support=count",
    "diagonal=turning",
    "unmoved=protected, misses=5",
    "support=count, unmoved=protected, diagonal=turning, misses=1",
    "misses=10",
];

/// A game in words: which one, what was agreed, and the chances of its play.
#[derive(Clone, Debug)]
struct Plan {
    game: &'static str,
    agreed: &'static str,
    seed: u64,
    plies: usize,
}

fn any_plan(most: usize) -> impl Strategy<Value = Plan> {
    let games = prop_oneof![Just("scharten"), Just("scharten-loud")];
    let parts = (games, 0..AGREED.len(), any::<u64>(), 0..most);
    parts.prop_map(|(game, n, seed, plies)| Plan { game, agreed: AGREED[n], seed, plies })
}

fn dutch() -> Style {
    Style::of(Letters::find("nl").unwrap())
}

fn ids(table: &Game) -> Vec<String> {
    table.moves(&Style::pgn()).into_iter().map(|(id, _)| id).collect()
}

/// One random move; none when the game is over. Throws are less frequent than fields.
fn step(table: &mut Game, dice: &mut Dice) -> bool {
    let all = ids(table);
    let thrown = |id: &&String| id.contains('@');
    let darts: Vec<&String> = all.iter().filter(thrown).collect();
    let moves: Vec<&String> = all.iter().filter(|id| !thrown(id)).collect();
    let from = if moves.is_empty() || !darts.is_empty() && dice.below(3) == 0 { darts } else { moves };
    if from.is_empty() || table.status().is_over() {
        return false;
    }
    let id = from[dice.below(from.len())];
    table.enter(id, &Style::pgn()).unwrap_or_else(|r| panic!("{id}: {:?}", r.because));
    true
}

fn played(plan: &Plan) -> Game {
    let mut table = registry::open(plan.game, None, Some(plan.agreed)).unwrap();
    let mut dice = Dice(plan.seed);
    for _ in 0..plan.plies {
        if !step(&mut table, &mut dice) {
            break;
        }
    }
    table
}

/// A game with variations, and a random end.
fn grown(plan: &Plan) -> Game {
    let mut table = registry::open(plan.game, None, Some(plan.agreed)).unwrap();
    let mut dice = Dice(plan.seed);
    for _ in 0..plan.plies {
        match dice.below(9) {
            0 => table.go(Go::Back),
            1 => table.go(Go::Undo),
            2 => table.go(Go::Last),
            _ => drop(step(&mut table, &mut dice)),
        }
    }
    table
}

/// The position under the rules.
fn position(table: &Game, plan: &Plan) -> Position {
    let usual = if plan.game == "scharten" { Rules::QUIET } else { Rules::LOUD };
    let rules = usual.with_options(plan.agreed).unwrap();
    let text = table.text(Export::Position);
    Setup::from_text(&text).unwrap().position(rules).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

proptest! {
    #![proptest_config(laws(40))]

    /// Written moves are read back as the same move, without a remark, in every style and language; and the
    /// parts of the text, each with its reason, are the whole text.
    #[test]
    fn reading_undoes_writing(plan in any_plan(140)) {
        let table = played(&plan);
        let all = ids(&table);
        if all.is_empty() { return Ok(()) }
        let mut dice = Dice(plan.seed ^ 7);
        for style in styles(&[Written::Short, Written::Long, Written::Figurine, Written::Coordinate]) {
            let id = &all[dice.below(all.len())];
            let asked = table.read(id, &style).map_err(|r| TestCaseError::fail(format!("{id}: {:?}", r.because)))?;
            prop_assert_eq!(&asked.id, id);
            let text: String = asked.tokens.iter().map(|token| token.text.as_str()).collect();
            let back = table.read(&text, &style);
            prop_assert!(
                back.as_ref().is_ok_and(|back| back.id == *id && back.remarks.is_empty()),
                "{text} in {} for {id} in {}: {back:?}", style.letters.code, table.text(Export::Position)
            );
        }
    }

    /// All texts of a position differ, the lists agree, and each is the sum of its parts.
    #[test]
    fn texts_tell_all_moves_apart(plan in any_plan(160)) {
        let table = played(&plan);
        for form in [Written::Short, Written::Long, Written::Figurine, Written::Coordinate] {
            let style = Style { form, ..dutch() };
            let moves = table.moves(&style);
            let mut texts: Vec<String> = moves.iter().map(|(_, text)| text.clone()).collect();
            texts.sort();
            let legal = table.text(Export::Legal(style));
            let mut quick: Vec<String> = legal.lines().map(String::from).collect();
            quick.sort();
            prop_assert_eq!(&quick, &texts);
            texts.dedup();
            prop_assert_eq!(texts.len(), moves.len(), "{}", table.text(Export::Position));
            for (id, text) in moves {
                let asked = table.read(&id, &style).unwrap();
                let joined: String = asked.tokens.iter().map(|token| token.text.as_str()).collect();
                prop_assert_eq!(&joined, &text);
                prop_assert!(asked.tokens.iter().all(|token| !token.text.is_empty()));
            }
        }
    }

    /// A position survives its text, also through the position editor.
    #[test]
    fn a_position_survives_its_text(plan in any_plan(200)) {
        let table = played(&plan);
        let text = table.text(Export::Position);
        let back = registry::open(plan.game, Some(&text), Some(plan.agreed)).unwrap();
        prop_assert_eq!(&back.text(Export::Position), &text);
        prop_assert_eq!(back.moves(&dutch()), table.moves(&dutch()));
        // Arrangements are set up by the usual rules.
        let draft = PositionEditor::read(plan.game, &text).unwrap();
        prop_assert_eq!(draft.text(), text);
        prop_assert!(!plan.agreed.is_empty() || draft.reasons().is_empty());
    }

    /// Undoing and replaying all moves changes nothing.
    #[test]
    fn undo_and_redo_are_each_other(plan in any_plan(120)) {
        let mut table = played(&plan);
        let (kept, last) = (table.text(Export::Save), table.text(Export::Position));
        let mut steps = 0;
        while table.status().can_undo {
            table.go(Go::Undo);
            steps += 1;
            prop_assert!(steps <= plan.plies);
        }
        let start = registry::open(plan.game, None, Some(plan.agreed)).unwrap();
        prop_assert_eq!(table.text(Export::Position), start.text(Export::Position));
        prop_assert_eq!(table.scene().pieces, start.scene().pieces);
        for _ in 0..steps {
            table.go(Go::Redo);
        }
        prop_assert_eq!((table.text(Export::Save), table.text(Export::Position)), (kept, last));
    }

    /// Neither a save nor a link nor a record loses anything.
    #[test]
    fn saves_links_and_records_come_back(plan in any_plan(120)) {
        let mut table = grown(&plan);
        let (kept, short) = (table.text(Export::Save), table.text(Export::Link));
        prop_assert!(short.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?}")))?;
        for back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&back), seen(&table), "{}", kept);
            prop_assert_eq!(&back.text(Export::Save), &kept);
            let told = |s: Status| (s.game, s.rules.clone(), s.word(), s.score, s.message);
            prop_assert_eq!(told(back.status()), told(table.status()));
        }
        let pgn = table.text(Export::Pgn);
        prop_assert_eq!(pgn.contains("[Rules \""), !plan.agreed.is_empty(), "{}", pgn);
        let mut games = opened(&pgn);
        prop_assert_eq!(games.len(), 1, "{}", pgn);
        let (back, faults) = games.remove(0);
        let mut back = back.unwrap();
        prop_assert_eq!(faults, 0, "{}", pgn);
        prop_assert_eq!(&back.text(Export::Pgn), &pgn);
        back.go(Go::First);
        table.go(Go::First);
        prop_assert_eq!(seen(&back), seen(&table), "{}", pgn);
        prop_assert_eq!((back.status().game, back.status().rules), (plan.game, plan.agreed.to_string()));
    }

    /// The targets of a piece are the fields without an objection, and a tap follows the rules.
    #[test]
    fn objections_are_the_other_side_of_legality(plan in any_plan(120)) {
        let table = played(&plan);
        if table.status().is_over() { return Ok(()) }
        let p = position(&table, &plan);
        let moves: Vec<_> = p.legal_moves().into_iter().filter(|m| !m.is_throw()).map(|m| p.trace(&m)).collect();
        for from in DARTBOARD.fields() {
            for to in DARTBOARD.fields().filter(|to| *to != from) {
                let shown = |t: &notabene_core::position::Trace| {
                    t.route[0] == from && (t.route.last() == Some(&to) || t.ends.contains(&to))
                };
                let possible = moves.iter().any(shown);
                prop_assert_eq!(p.objection(from, to).is_none(), possible, "{:?} {:?} in {}", from, to, p.text());
            }
        }
    }

    /// Any taps and throws, in any order, are played or answered; the game stays consistent.
    #[test]
    fn taps_and_darts_never_panic(plan in any_plan(60), seed in any::<u64>()) {
        let mut table = played(&plan);
        let mut dice = Dice(seed);
        let fields: Vec<_> = DARTBOARD.fields().collect();
        for _ in 0..60 {
            let before = table.text(Export::Position);
            let at = fields[dice.below(fields.len())];
            let touch = [Touch::Tap, Touch::Tap, Touch::Drop, Touch::Dart][dice.below(4)];
            let tap = table.tap(at, touch, &dutch());
            match tap {
                Tap::Choose(choices) => {
                    prop_assert!(choices.len() > 1);
                    drop(table.choose(Some(dice.below(choices.len() + 1))));
                    drop(table.choose(None));
                }
                Tap::Played(_) => {}
                Tap::Refused(why) => {
                    prop_assert_eq!(&table.text(Export::Position), &before);
                    prop_assert!(why.fields.iter().all(|f| f.index() < fields.len()));
                }
                _ => prop_assert_eq!(&table.text(Export::Position), &before),
            }
            let scene = table.scene();
            let kings = scene.pieces.iter().filter(|p| p.glyph.figure == notabene_core::position::Figure::King);
            prop_assert_eq!(kings.count(), 2);
        }
        let kept = table.text(Export::Save);
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None);
        prop_assert_eq!(back.unwrap().text(Export::Save), kept);
    }

    /// A game is over exactly by the rules; until then there is a legal action.
    #[test]
    fn who_cannot_go_on_has_an_end(plan in any_plan(300)) {
        let table = played(&plan);
        let (status, p) = (table.status(), position(&table, &plan));
        if ids(&table).is_empty() {
            prop_assert!(status.outcome.is_some(), "{}", p.text());
        }
        prop_assert_eq!(status.in_check, p.in_check());
        if let Some(throws) = p.throws() {
            prop_assert!(throws.good.iter().all(|f| throws.area.contains(f)));
            let left: usize = throws.queue.iter().map(Vec::len).sum();
            let outcome = p.outcome(1);
            prop_assert!(left == 0 || outcome.is_none_or(|o| o.by.name() != "dead" && o.by.name() != "stalemate"));
        }
        for at in DARTBOARD.fields() {
            let look = p.look(at).unwrap();
            prop_assert!((1..=3).contains(&look.value));
            prop_assert!(look.attackers.iter().flatten().all(|(f, _)| p.piece(*f).is_some()));
        }
    }

    /// Mutated input is refused or read, never a panic.
    #[test]
    fn hostile_text_never_panics(plan in any_plan(120), pick in any::<u64>(), noise in "\\PC{0,12}") {
        let table = played(&plan);
        let mut dice = Dice(pick);
        let signs: Vec<char> = "oabi18KDTLPQRBNxX=+#@-–:()e.p…!?O0 \u{200b}é♘К🦄".chars().collect();
        let mut mutate = |text: &str| -> String {
            let mut chars: Vec<char> = text.chars().collect();
            for _ in 0..1 + dice.below(3) {
                let at = dice.below(chars.len() + 1);
                match dice.below(3) {
                    0 => chars.insert(at, signs[dice.below(signs.len())]),
                    1 if at < chars.len() => drop(chars.remove(at)),
                    _ if at < chars.len() => chars[at] = signs[dice.below(signs.len())],
                    _ => {}
                }
            }
            chars.into_iter().collect()
        };
        for letters in &LETTERS {
            let style = Style::of(letters);
            for (_, text) in table.moves(&style).iter().take(3) {
                let text = mutate(text);
                let at = table.read(&text, &style).map_or_else(|r| r.at, |_| 0);
                prop_assert!(at <= text.len());
            }
            let _ = table.read(&noise, &style);
        }
        let text = table.text(Export::Position);
        for text in [mutate(&text), noise.clone(), format!("{text} {noise}")] {
            let _ = Setup::from_text(&text).map(|s| s.reasons(Rules::LOUD));
            for game in ["scharten", "scharten-loud"] {
                let _ = PositionEditor::read(game, &text).map(|d| (d.text(), d.reasons()));
                if let Ok(table) = registry::open(game, Some(&text), None) {
                    let again = table.text(Export::Position);
                    prop_assert_eq!(registry::open(game, Some(&again), None).unwrap().text(Export::Position), again);
                    prop_assert!(table.perft(1) < 2000);
                }
            }
        }
        for agreed in [mutate(plan.agreed), noise.clone()] {
            let _ = registry::open(plan.game, None, Some(&agreed));
        }
        for text in [table.text(Export::Save), table.text(Export::Pgn)] {
            let text = mutate(&text) + NASTY[dice_of(pick, NASTY.len())];
            let _ = save::read(&text).0.map(|t| t.text(Export::Link));
            for (back, _) in opened(&text) {
                let Some(back) = back else { continue };
                let kept = back.text(Export::Save);
                let (again, damage) = save::read(&kept);
                prop_assert_eq!(damage, None, "{}", kept);
                prop_assert_eq!(again.unwrap().text(Export::Save), kept);
            }
        }
        let _ = link::read(&mutate(&table.text(Export::Link))).map(|t| t.text(Export::Save));
    }
}

fn dice_of(seed: u64, n: usize) -> usize {
    Dice(seed).below(n)
}

/// Random play reaches every kind of end, so that the laws above cover them.
#[test]
fn random_play_comes_to_many_ends() {
    let mut ends = std::collections::BTreeSet::new();
    for seed in 0..60 {
        for (game, agreed) in [("scharten", ""), ("scharten-loud", ""), ("scharten-loud", "misses=1")] {
            let table = played(&Plan { game, agreed, seed, plies: 400 });
            ends.insert(table.status().word());
        }
    }
    for end in ["checkmate", "ongoing", "fogling"] {
        assert!(ends.contains(end), "{end} is not in {ends:?}");
    }
}
