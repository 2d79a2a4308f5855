//! Laws of draughts at the one door: writing and reading, taps, saves, links and records of all games.

use crate::common::draughts_plan::{AGREED, Plan, dashes};
use crate::common::games::{NASTY, nasty, opened, seen};
use crate::common::laws::laws;
use crate::common::plain_draughts;
use crate::common::*;
use notabene_core::draughts::{Agreed, Position, Setup, rules};
use notabene_core::exchange::{Export, collection, link, save};
use notabene_core::game::position_editor::PositionEditor;
use notabene_core::game::{Edit, Game, Go, Tap, Touch, registry};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::{Form as Written, LETTERS, Notation as _, Style};
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{Ink, NodeId, Shape};
use proptest::prelude::*;

const FORMS: [Written; 4] = [Written::Short, Written::Long, Written::Pdn, Written::Manoury];

/// Games from their starts, and from arrangements where more can be captured.
fn any_plan(most: usize) -> impl Strategy<Value = Plan> {
    let parts = (0..rules::ALL.len(), any::<u64>(), 0..most, any::<bool>());
    parts.prop_map(|(game, seed, plies, arranged)| {
        let mut dice = Dice(seed ^ 99);
        let like = plain_draughts::GAMES.into_iter().find(|g| g.id == rules::ALL[game].id).unwrap();
        let (count, kings) = (3 + dice.below(2 * like.size as usize), 4 + dice.below(4));
        let start = like.random(&mut dice, count, kings);
        let agreed = AGREED[dice.below(AGREED.len())];
        // Kings among many pieces can break the duty to capture in thousands of ways: not from anywhere then.
        let usual = agreed.is_empty() || agreed == "draws=document";
        let start = (arranged && usual && !start.pieces.is_empty()).then(|| start.text());
        let plies = if start.is_some() { plies / 8 } else { plies };
        Plan { game, agreed, start, seed, plies }
    })
}

/// As above under the default rules, where the text determines the position.
fn usual_plan(most: usize) -> impl Strategy<Value = Plan> {
    any_plan(most).prop_map(|plan| Plan { agreed: "", ..plan })
}

/// Moves that break the duty to capture, if allowed, by their names. The text of a position lacks tired kings
/// (Frisian), so that not all of them can be made.
fn slips(table: &Game, plan: &Plan) -> Vec<String> {
    let p = position(table, plan).agreeing(Agreed::read(plan.agreed).unwrap());
    let ids = p.blunders().into_iter().map(|m| p.id(&m));
    ids.filter(|id| table.read(id, &Style::pgn()).is_ok()).collect()
}

fn ids(table: &Game) -> Vec<String> {
    table.moves(&Style::pgn()).into_iter().map(|(id, _)| id).collect()
}

/// One random move; none when the game is over.
fn step(table: &mut Game, plan: &Plan, dice: &mut Dice) -> bool {
    let mut all = ids(table);
    if all.is_empty() || table.status().is_over() {
        return false;
    }
    let slips = slips(table, plan);
    if !slips.is_empty() && dice.below(2) == 0 {
        all = slips;
    }
    let id = &all[dice.below(all.len())];
    table.enter(id, &Style::pgn()).unwrap_or_else(|r| panic!("{id}: {:?}", r.because));
    true
}

fn played(plan: &Plan) -> Game {
    let (mut table, mut dice) = (plan.begun(), Dice(plan.seed));
    for _ in 0..plan.plies {
        if !step(&mut table, plan, &mut dice) {
            break;
        }
    }
    table
}

/// The position under the rules.
fn position(table: &Game, plan: &Plan) -> Position {
    let text = table.text(Export::Position);
    Setup::from_text(plan.rules(), &text)
        .unwrap()
        .position(plan.rules())
        .unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

fn nodes(table: &Game) -> Vec<NodeId> {
    let sheet = table.sheet(&Style::pgn());
    let cells = sheet.rows.iter().flat_map(|row| {
        let lines = row.lines.iter().flat_map(|line| line.cells.iter().map(|(_, cell)| cell.node));
        [&row.first, &row.second].into_iter().flatten().map(|cell| cell.node).chain(lines)
    });
    cells.collect()
}

/// One action of a player on a game.
fn touched(table: &mut Game, plan: &Plan, dice: &mut Dice) {
    let style = Style::pgn();
    let side = Side::BOTH[dice.below(2)];
    let fields: Vec<Field> = plan.rules().board.in_order().collect();
    let field = fields[dice.below(fields.len())];
    match dice.below(32) {
        0..16 => drop(step(table, plan, dice)),
        16 => drop(table.tap(field, Touch::Tap, &style)),
        17 => drop(table.choose(Some(dice.below(3)))),
        18 => table.go([Go::Back, Go::First, Go::Last, Go::Forward][dice.below(4)]),
        19..22 => table.go([Go::Undo, Go::Redo, Go::Back][dice.below(3)]),
        22 => drop(table.edit(Edit::Comment(nasty(dice)), &style)),
        23 => drop(table.edit(Edit::Mark(dice.below(256) as u8), &style)),
        24 => {
            let nodes = nodes(table);
            let node = nodes.get(dice.below(nodes.len().max(1))).copied().unwrap_or(NodeId(0));
            match dice.below(4) {
                0 => drop(table.edit(Edit::Promote(node), &style)),
                1 => drop(table.edit(Edit::Remove(node), &style)),
                _ => table.go(Go::To(node)),
            }
        }
        25 => drop(table.edit(Edit::Offer, &style)),
        26 => {
            let ends = [Edit::Agree, Edit::Resign(side), Edit::Flag(side), Edit::Claim(None)];
            drop(table.edit(ends[dice.below(4)].clone(), &style));
        }
        27 => drop(table.edit(Edit::Score(table.status().scores[dice.below(4)]), &style)),
        28 => drop(table.edit(Edit::Shape(Shape { from: field, to: None, ink: Ink::Red }), &style)),
        29 => drop(table.edit(Edit::Clock(Some(dice.below(99) as u32 * 500)), &style)),
        _ => {
            let name = ["White", "Event", "Result", "GameType", "FEN"][dice.below(5)];
            drop(table.edit(Edit::Tag(name.into(), nasty(dice)), &style));
        }
    }
}

/// A game with variations, notes and ends of all sorts.
fn grown(plan: &Plan) -> Game {
    let (mut table, mut dice) = (plan.begun(), Dice(plan.seed));
    for _ in 0..plan.plies {
        touched(&mut table, plan, &mut dice);
    }
    table.choose(None);
    for name in ["Result", "GameType", "FEN", "Rules"] {
        table.edit(Edit::Tag(name.into(), String::new()), &Style::pgn()).unwrap();
    }
    table
}

/// The scene shows the position, and every piece has its own identity.
fn whole(table: &Game, plan: &Plan) {
    let (scene, p) = (table.scene(), position(table, plan));
    let mut ids: Vec<_> = scene.pieces.iter().map(|piece| piece.id).collect();
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), scene.pieces.len(), "{}", p.to_fen());
    let mut shown: Vec<_> = scene.pieces.iter().map(|piece| (piece.field, piece.glyph)).collect();
    shown.sort_by_key(|(field, _)| *field);
    assert_eq!(shown, p.pieces(), "{}", p.to_fen());
    assert_eq!(scene.turn, p.turn());
}

/// The text of a position without tired kings. A text lists them only at their limit, so that a
/// position parsed from a text may know less than the game.
fn without_count(text: &str) -> &str {
    text.split_once(":+").map_or(text, |(text, _)| text)
}

/// True if a sentence has no remains of a template.
fn is_whole(sentence: &str) -> bool {
    !sentence.is_empty() && !sentence.contains(['{', '}']) && !sentence.contains("  ")
}

proptest! {
    #![proptest_config(laws(120))]

    /// Written moves are read back as the same move, without a remark, in every form and language; and the
    /// parts of the text, each with its reason, are the whole text.
    #[test]
    fn reading_undoes_writing(plan in any_plan(140)) {
        let table = played(&plan);
        let all = ids(&table);
        let mut dice = Dice(plan.seed ^ 7);
        for letters in LETTERS.iter().take(3 + usize::from(!all.is_empty())) {
            for form in FORMS {
                if all.is_empty() { return Ok(()) }
                let style = Style { form, ..Style::of(letters) };
                let id = &all[dice.below(all.len())];
                let asked = table.read(id, &style).map_err(|r| TestCaseError::fail(format!("{id}: {:?}", r.because)))?;
                prop_assert_eq!(&asked.id, id);
                let text: String = asked.tokens.iter().map(|token| token.text.as_str()).collect();
                prop_assert!(asked.tokens.iter().all(|token| !token.text.is_empty()));
                let back = table.read(&text, &style);
                prop_assert!(
                    back.as_ref().is_ok_and(|back| back.id == *id && back.remarks.is_empty()),
                    "{text} in {:?} {} for {id} in {}: {back:?}", form, letters.code, table.text(Export::Position)
                );
            }
        }
    }

    /// Every move in every form, with every dash, as its full path and each other path: all give the same move.
    #[test]
    fn all_ways_of_writing_mean_the_move(plan in usual_plan(140)) {
        let (table, style) = (played(&plan), Style::pgn());
        let p = position(&table, &plan);
        let name = |f: &Field| table.field_name(*f);
        for m in p.legal_moves() {
            let sign = if m.taken.is_empty() { "-".into() } else { p.rules.takes.to_string() };
            let ways: Vec<String> =
                p.routes(&m).iter().map(|way| way.iter().map(name).collect::<Vec<_>>().join(&sign)).collect();
            let id = ways[0].clone();
            let mut texts: Vec<String> = ways.clone();
            for form in FORMS {
                let style = Style { form, ..style };
                let asked = table.read(&id, &style).map_err(|r| TestCaseError::fail(format!("{id}: {:?}", r.because)))?;
                texts.push(asked.tokens.iter().map(|token| token.text.as_str()).collect());
            }
            texts.extend(texts.clone().iter().flat_map(|text| dashes(text)));
            for text in texts {
                let back = table.read(&text, &style);
                prop_assert!(
                    back.as_ref().is_ok_and(|back| back.id == id),
                    "{text} for {id} in {} {}: {back:?}", p.rules.id, p.to_fen()
                );
            }
        }
    }

    /// All texts of a position differ, the lists agree, and each is the sum of its parts.
    #[test]
    fn texts_tell_all_moves_apart(plan in any_plan(160)) {
        let table = played(&plan);
        for form in FORMS {
            let style = Style { form, ..Style::pgn() };
            let moves = table.moves(&style);
            let mut texts: Vec<String> = moves.iter().map(|(_, text)| text.clone()).collect();
            texts.sort();
            let legal = table.text(Export::Legal(style));
            let mut quick: Vec<String> = legal.lines().map(String::from).collect();
            quick.sort();
            prop_assert_eq!(&quick, &texts);
            texts.dedup();
            prop_assert_eq!(texts.len(), moves.len(), "{} {}", plan.id(), table.text(Export::Position));
            prop_assert!(moves.is_sorted_by(|a, b| a.0 < b.0));
            for (id, text) in moves {
                let asked = table.read(&id, &style).unwrap();
                let joined: String = asked.tokens.iter().map(|token| token.text.as_str()).collect();
                prop_assert_eq!(&joined, &text);
            }
        }
    }

    /// A position survives its text, also through the position editor.
    #[test]
    fn a_position_survives_its_text(plan in usual_plan(200)) {
        let table = played(&plan);
        let text = table.text(Export::Position);
        let back = registry::open(&plan.id(), Some(&text), None).unwrap();
        prop_assert_eq!(&back.text(Export::Position), &text);
        prop_assert_eq!(back.moves(&Style::pgn()), table.moves(&Style::pgn()));
        let game = registry::find(&plan.id()).unwrap();
        let draft = PositionEditor::read(game.id, &text).unwrap();
        prop_assert_eq!(draft.text(), text);
        prop_assert!(draft.reasons().is_empty(), "{:?}", draft.reasons());
    }

    /// Undoing and replaying all moves changes nothing.
    #[test]
    fn undo_and_redo_are_each_other(plan in any_plan(120)) {
        let mut table = played(&plan);
        let (kept, last) = (table.text(Export::Save), table.text(Export::Position));
        let mut steps = 0;
        while table.status().can_undo {
            table.go(Go::Undo);
            whole(&table, &plan);
            steps += 1;
            prop_assert!(steps <= plan.plies);
        }
        let start = plan.begun();
        prop_assert_eq!(table.text(Export::Position), start.text(Export::Position));
        prop_assert_eq!(table.scene().pieces, start.scene().pieces);
        for _ in 0..steps {
            table.go(Go::Redo);
            whole(&table, &plan);
        }
        prop_assert_eq!((table.text(Export::Save), table.text(Export::Position)), (kept, last));
    }

    /// Neither a save nor a link nor a record loses anything.
    #[test]
    fn saves_links_and_records_come_back(plan in any_plan(140)) {
        let mut table = grown(&plan);
        whole(&table, &plan);
        let (kept, short) = (table.text(Export::Save), table.text(Export::Link));
        prop_assert!(short.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?} {kept}")))?;
        for back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&back), seen(&table), "{}", kept);
            prop_assert_eq!(&back.text(Export::Save), &kept);
            prop_assert_eq!((back.status().word(), back.status().score), (table.status().word(), table.status().score));
        }
        let pdn = table.text(Export::Pgn);
        let mut games = opened(&pdn);
        prop_assert_eq!(games.len(), 1, "{}", pdn);
        let (back, faults) = games.remove(0);
        let mut back = back.unwrap();
        prop_assert_eq!(faults, 0, "{}", pdn);
        prop_assert_eq!(&back.text(Export::Pgn), &pdn);
        back.go(Go::First);
        table.go(Go::First);
        prop_assert_eq!(seen(&back), seen(&table), "{}", pdn);
        let status = back.status();
        prop_assert_eq!((status.game.to_string(), status.rules.as_str()), (plan.id(), plan.agreed));
    }

    /// The way of any legal move, tapped field by field, plays that move.
    #[test]
    fn tapping_a_way_plays_the_move(plan in usual_plan(120)) {
        let table = played(&plan);
        if table.status().is_over() { return Ok(()) }
        let p = position(&table, &plan);
        let kept = table.text(Export::Save);
        for m in p.legal_moves() {
            let way = p.trace(&m).route;
            let id = way.iter().map(|f| table.field_name(*f)).collect::<Vec<_>>();
            let id = id.join(if m.taken.is_empty() { "-".into() } else { p.rules.takes.to_string() }.as_str());
            let mut again = save::read(&kept).0.unwrap();
            let mut last = again.tap(way[0], Touch::Tap, &Style::pgn());
            prop_assert_eq!(&last, &Tap::Held, "{} {}", id, p.to_fen());
            for at in &way[1..] {
                last = again.tap(*at, Touch::Tap, &Style::pgn());
                if let Tap::Choose(choices) = &last {
                    let n = choices.iter().position(|c| table.read(&c.text, &Style::pgn()).is_ok_and(|e| e.id == id));
                    let Some(n) = n else { continue };
                    last = again.choose(Some(n));
                }
                if !matches!(last, Tap::Held) { break }
            }
            prop_assert!(matches!(last, Tap::Played(_)), "{last:?} for {id} in {} {}", p.rules.id, p.to_fen());
            let (shown, after) = (again.text(Export::Position), p.play(&m).unwrap().to_fen());
            prop_assert_eq!(without_count(&shown), without_count(&after), "{} in {} {}", id, p.rules.id, p.to_fen());
            let mut named = save::read(&kept).0.unwrap();
            prop_assert!(named.enter(&id, &Style::pgn()).is_ok(), "{} in {} {}", id, p.rules.id, p.to_fen());
            prop_assert_eq!(shown, named.text(Export::Position), "{} in {} {}", id, p.rules.id, p.to_fen());
            whole(&again, &plan);
        }
    }

    /// Any taps, in any order, are played or answered; the game stays consistent.
    #[test]
    fn taps_never_panic(plan in any_plan(80), seed in any::<u64>()) {
        let mut table = played(&plan);
        let mut dice = Dice(seed);
        let fields: Vec<Field> = plan.rules().board.grid.fields().collect();
        for _ in 0..120 {
            let before = table.text(Export::Position);
            // Mostly fields with a piece or a target, so that moves are made.
            let p = position(&table, &plan);
            let moves = p.legal_moves();
            let at = match (dice.below(4), moves.get(dice.below(moves.len().max(1)))) {
                (0, _) | (_, None) => fields[dice.below(fields.len())],
                (1, Some(m)) => m.from,
                (_, Some(m)) => { let way = p.trace(m).route; way[dice.below(way.len())] }
            };
            let touch = [Touch::Tap, Touch::Tap, Touch::Tap, Touch::Drop, Touch::Dart][dice.below(5)];
            match table.tap(at, touch, &Style::pgn()) {
                Tap::Choose(choices) => {
                    // Two taps on a piece may put it back as well as lead it round to its own field.
                    let round = moves.iter().any(|m| m.from == at && p.trace(m).route.last() == Some(&at));
                    prop_assert!(choices.len() > usize::from(!round));
                    drop(table.choose(Some(dice.below(choices.len() + 1))));
                    drop(table.choose(None));
                }
                Tap::Played(_) => prop_assert_ne!(&table.text(Export::Position), &before),
                Tap::Refused(why) => {
                    prop_assert_eq!(&table.text(Export::Position), &before);
                    prop_assert!(why.fields.iter().all(|f| f.index() < fields.len()));
                    for language in [Language::En, Language::Fr, Language::Nl] {
                        prop_assert!(is_whole(&language.say(&why.message)), "{:?}", why);
                    }
                }
                _ => prop_assert_eq!(&table.text(Export::Position), &before),
            }
            whole(&table, &plan);
        }
        let kept = table.text(Export::Save);
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None);
        prop_assert_eq!(back.unwrap().text(Export::Save), kept);
    }

    /// Every legal move is explained and every refusal has a reason, in all languages.
    #[test]
    fn everything_is_said(plan in any_plan(120), pick in any::<u64>()) {
        let (table, mut dice) = (played(&plan), Dice(pick));
        let names: Vec<String> = plan.rules().board.in_order().map(|f| table.field_name(f)).collect();
        for language in [Language::En, Language::Fr, Language::Nl] {
            for (id, _) in table.moves(&Style::pgn()).iter().take(4) {
                for token in table.read(id, &Style::pgn()).unwrap().tokens {
                    prop_assert!(is_whole(&language.say(&token.message)), "{:?}", token);
                }
            }
            for _ in 0..12 {
                let sign = ["-", "x", ":"][dice.below(3)];
                let n = 2 + dice.below(3);
                let way: Vec<&str> = (0..n).map(|_| names[dice.below(names.len())].as_str()).collect();
                let text = way.join(sign);
                if let Err(refusal) = table.read(&text, &Style::pgn()) {
                    prop_assert!(refusal.at <= text.len());
                    prop_assert!(is_whole(&language.say(&refusal.because)), "{text}: {}", language.say(&refusal.because));
                }
            }
            prop_assert!(is_whole(&language.say(&table.status().message)));
            prop_assert!(is_whole(&language.say(&table.scene().spoken)));
        }
    }

    /// Mutated input is refused or read, never a panic.
    #[test]
    fn hostile_text_never_panics(plan in any_plan(120), pick in any::<u64>(), noise in "\\PC{0,12}") {
        let table = played(&plan);
        let mut dice = Dice(pick);
        let signs: Vec<char> = "abh18WBK,x×X=+#@-–—:()e.p…!?O0*/\"F \u{200b}é🦄".chars().collect();
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
        for form in FORMS {
            let style = Style { form, ..Style::pgn() };
            for (id, text) in table.moves(&style).iter().take(4) {
                for text in [mutate(text), mutate(id), format!("{id}{text}")] {
                    let at = table.read(&text, &style).map_or_else(|r| r.at, |_| 0);
                    prop_assert!(at <= text.len());
                }
            }
            let _ = table.read(&noise, &style);
        }
        let text = table.text(Export::Position);
        let game = registry::find(&plan.id()).unwrap();
        for text in [mutate(&text), noise.clone(), format!("{text} {noise}"), format!("{text}:{noise}")] {
            let _ = PositionEditor::read(game.id, &text).map(|d| (d.text(), d.reasons()));
            if let Ok(table) = registry::open(game.id, Some(&text), None) {
                let again = table.text(Export::Position);
                prop_assert_eq!(registry::open(game.id, Some(&again), None).unwrap().text(Export::Position), again);
            }
        }
        let _ = registry::open(game.id, None, Some(&noise));
        let _ = registry::open(game.id, None, Some(&mutate(plan.agreed)));
        for text in [table.text(Export::Save), table.text(Export::Pgn)] {
            let text = mutate(&text) + NASTY[Dice(pick).below(NASTY.len())];
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
        let _ = collection::import(&format!("[GameType \"20\"]\n{noise}\n1. 32-28 {noise}"), &Style::pgn(), Language::Nl);
    }
}

/// Random play reaches many ends, so that the laws above cover them.
#[test]
fn random_play_comes_to_many_ends() {
    let mut ends = std::collections::BTreeSet::new();
    for game in 0..rules::ALL.len() {
        for seed in 0..12 {
            ends.insert(played(&Plan { game, agreed: "", start: None, seed, plies: 400 }).status().word());
        }
    }
    for end in ["no_moves", "first_king", "draw:repetition", "draw:few_pieces"] {
        assert!(ends.contains(end), "{end} is not in {ends:?}");
    }
}
