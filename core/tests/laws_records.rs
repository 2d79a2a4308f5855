//! Laws of records: what is written comes back whole, and nothing from outside does harm. Checked over
//! random trees of moves with everything beside them, and over damaged texts.
#![cfg(not(target_arch = "wasm32"))]

mod common;
use common::*;
use notabene_core::chess::{Array, Move, Position, Rules};
use notabene_core::geometry::{CHESS, Field};
use notabene_core::notation::*;
use notabene_core::position::{Position as _, Side};
use notabene_core::record::{self, Ink, NodeId, Note, Record, Scribe, Shape};
use notabene_core::session::import::{self, Want};
use notabene_core::session::{Cell, Edit, Form, Go, Session, Table, link, open, save, vocabulary};
use notabene_core::text::Language;
use proptest::prelude::*;

/// Pieces of comments and tags that could be taken for something else.
const NASTY: [&str; 42] = [
    "{",
    "}",
    "{}",
    "[",
    "]",
    "[%",
    "[%clk 0:01:00]",
    "[%clk",
    "0:01:00]",
    "[%eval 0.3]",
    "[%here]",
    "[%end agreed]",
    "[[%offer]%clk 1:00]",
    "[%csl Ga1",
    "\"",
    "\\",
    "\\\"",
    "\"]",
    "\n",
    "\r\n",
    "\r",
    "\t",
    "\n[Event \"x\"]\n",
    "(",
    ")",
    ";",
    "%",
    "\n%",
    "$1",
    "$999",
    "1-0",
    "*",
    "é",
    "Кр",
    "♘",
    "\u{a0}",
    "\u{3000}",
    "\u{85}",
    "\u{1}",
    "🦄",
    "e4",
    "a-word-without-any-blank-that-is-longer-than-seventy-nine-characters-and-so-can-be-on-no-line",
];

fn nasty(dice: &mut Dice) -> String {
    let mut text = String::new();
    for _ in 0..dice.below(9) {
        text += NASTY[dice.below(NASTY.len())];
        text += ["", " ", "word"][dice.below(3)];
    }
    text
}

fn start(number: u16) -> Position {
    let rules = if number == 518 { Rules::Chess } else { Rules::Chess960 };
    Position::start(&Array::from_scharnagl(number).unwrap(), rules)
}

fn any_number() -> impl Strategy<Value = u16> {
    prop_oneof![Just(518u16), 0..960u16]
}

fn beside(dice: &mut Dice, note: &mut Note) {
    let field = |dice: &mut Dice| Field(dice.below(64) as u8);
    for _ in 0..dice.below(3) {
        note.mark([1, 3, 6, 10, 14, 19, 146, 0, 255][dice.below(9)]);
    }
    if dice.below(4) == 0 {
        note.clock = Some([0, 7, 59_990, 3_600_000, u32::MAX][dice.below(5)]);
    }
    for _ in 0..dice.below(3) {
        let (from, to) = (field(dice), [None, Some(field(dice))][dice.below(2)]);
        let shape = Shape { from, to, ink: Ink::ALL[dice.below(4)] };
        if !note.shapes.contains(&shape) {
            note.shapes.push(shape);
        }
    }
    note.offer = dice.below(6) == 0;
}

/// A tree of random play with notes, and its nodes; the first is the root.
fn grown(number: u16, dice: &mut Dice, moves: usize) -> (Record<Position>, Vec<NodeId>) {
    let mut record = Record::new(start(number));
    let mut nodes = vec![Record::<Position>::ROOT];
    let mut at = nodes[0];
    for _ in 0..moves {
        if dice.below(5) == 0 {
            at = nodes[dice.below(nodes.len())];
        }
        let p = record.position(at).clone();
        let pass = if dice.below(12) == 0 { p.pass() } else { None };
        let Some(m) = pass.or_else(|| dice.pick(&p)) else { continue };
        // Records may hold the same move twice.
        at = if dice.below(8) == 0 { record.add(at, &m) } else { record.push(at, &m) };
        let known = nodes.contains(&at);
        if !known {
            nodes.push(at);
        }
        if !known && dice.below(3) == 0 {
            beside(dice, record.note_mut(at));
        }
        if !known && dice.below(4) == 0 && is_variation(&record, at) {
            record.note_mut(at).before = "before the first move (of this line) [x]".into();
        }
    }
    (record, nodes)
}

fn is_variation(record: &Record<Position>, node: NodeId) -> bool {
    record.tree.parent(node).is_some_and(|p| record.tree.children(p).first() != Some(&node))
}

/// A game on the table with comments and tags of all sorts, at a random place.
fn game(number: u16, seed: u64, moves: usize) -> Session<Position> {
    let mut dice = Dice(seed);
    let style = Style::pgn();
    let (record, nodes) = grown(number, &mut dice, moves);
    let kind = &open::GAMES[usize::from(number != 518)];
    let mut table = Session::with(kind, record);
    for node in &nodes {
        if dice.below(3) == 0 {
            table.go(Go::To(*node));
            table.edit(Edit::Comment(nasty(&mut dice)), &style).unwrap();
        }
    }
    for name in ["White", "Black", "Event", "Annotator", "Opening_2"] {
        let value = nasty(&mut dice);
        table.edit(Edit::Tag(name.into(), value), &style).unwrap();
    }
    if dice.below(3) == 0 {
        table.go(Go::First);
        table.go(Go::Last);
        let _ = table.edit(Edit::Resign([Side::White, Side::Black][dice.below(2)]), &style);
    }
    table.go(Go::To(nodes[dice.below(nodes.len())]));
    table
}

/// All that can be seen of a game, without the numbers of its nodes.
fn seen(table: &dyn Table) -> String {
    let sheet = table.sheet(&Style::pgn());
    let mut out = format!("{:?} {:?} {:?}\n", sheet.opening, sheet.result, table.status().score);
    out += &format!("{:?} {:?}\n", table.text(Form::Position), table.scene().marks);
    let known = |(name, value): &&(String, String)| {
        !["?", "????.??.??"].contains(&value.as_str())
            && !["Result", "Variant", "SetUp", "FEN"].contains(&name.as_str())
    };
    let mut tags: Vec<_> = sheet.tags.0.iter().filter(known).collect();
    tags.sort();
    out += &format!("{tags:?}\n");
    let cell = |cell: &Cell| {
        let mut note = cell.note.clone();
        note.shapes.sort_by_key(|s| (s.from.0, s.to.map(|f| f.0), s.ink as u8));
        format!("{}{} {note:?}\n", if cell.node == sheet.at { "> " } else { "" }, cell.text())
    };
    for row in &sheet.rows {
        out += &format!("{}\n", row.number);
        [&row.white, &row.black].into_iter().flatten().for_each(|c| out += &cell(c));
        for line in &row.lines {
            out += &format!("({}\n", line.depth);
            line.cells.iter().for_each(|(_, c)| out += &cell(c));
        }
    }
    out
}

/// Every game of a text on the table, with the number of its problems.
fn opened(text: &str) -> Vec<(Option<Box<dyn Table>>, usize)> {
    let (mut at, mut games) = (0, Vec::new());
    while let Some(found) = record::next_game(text, at) {
        assert!(found.at[2] > at, "no step on at {at} of {text:?}");
        at = found.at[2];
        let read = import::import(text, found, &Style::pgn(), Want::Table);
        assert!(read.faults.iter().all(|f| f.at <= text.len()));
        games.push((read.table.and_then(Result::ok), read.faults.len()));
    }
    games
}

/// The ids of the moves in all lines.
struct Ids(Vec<String>);

impl Scribe<Position> for Ids {
    fn played(&mut self, before: &Position, m: &Move, _: &Position) {
        self.0.push(before.id(m));
    }
}

fn damaged(text: &str, dice: &mut Dice) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..1 + dice.below(4) {
        let (a, b) = (dice.below(bytes.len() + 1), dice.below(bytes.len() + 1));
        let (from, to) = (a.min(b), a.max(b));
        match dice.below(6) {
            0 => bytes.truncate(to),
            1 => drop(bytes.drain(from..to.min(from + 40))),
            2 => {
                let slice = bytes[from..to.min(from + 60)].to_vec();
                bytes.splice(b..b, slice);
            }
            3 => {
                let noise = NASTY[dice.below(NASTY.len())].bytes();
                bytes.splice(a..a, noise);
            }
            _ if a < bytes.len() => bytes[a] ^= 1 << dice.below(8),
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// What was written, read and written again is the same text and the same game.
    #[test]
    fn pgn_comes_back(number in any_number(), seed in any::<u64>(), moves in 0..90usize) {
        let table = game(number, seed, moves);
        let pgn = table.text(Form::Pgn);
        let mut games = opened(&pgn);
        prop_assert_eq!(games.len(), 1, "{}", pgn);
        let (back, faults) = games.remove(0);
        let mut back = back.unwrap();
        prop_assert_eq!(faults, 0, "{}", pgn);
        prop_assert_eq!(&back.text(Form::Pgn), &pgn);
        let mut table = table;
        table.go(Go::First);
        back.go(Go::First);
        prop_assert_eq!(seen(&*back), seen(&table), "{}", pgn);
        let (_, moves) = pgn.split_once("\n\n").unwrap();
        for line in moves.lines() {
            prop_assert!(line.chars().count() <= 79 || !line.contains(' '), "{}", line);
            prop_assert!(!line.ends_with(' ') && !line.is_empty());
        }
    }

    /// Neither a save nor a link loses anything, and the links need no escaping.
    #[test]
    fn saves_and_links_come_back(number in any_number(), seed in any::<u64>(), moves in 0..90usize) {
        let table = game(number, seed, moves);
        let (kept, short) = (table.text(Form::Save), table.text(Form::Link));
        prop_assert!(short.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?}")))?;
        for back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&*back), seen(&table), "{}", kept);
            prop_assert_eq!(&back.text(Form::Save), &kept);
            prop_assert_eq!(link::read(&back.text(Form::Link)).unwrap().text(Form::Save), kept.clone());
            prop_assert_eq!(back.status().game, table.status().game);
        }
        // The last character is needed, too.
        let cut = dice_below(seed, short.len());
        prop_assert!(link::read(&short[..cut]).is_err());
        prop_assert!(link::read(&short[..short.len() - 1]).is_err());
    }

    /// An ordinary game makes a short link, also when it comes from a kept one.
    #[test]
    fn links_are_short(seed in any::<u64>()) {
        let mut table = Session::new(&open::GAMES[0], start(518));
        let mut dice = Dice(seed);
        for _ in 0..80 {
            let moves = table.moves(&Style::pgn());
            if moves.is_empty() { return Ok(()) }
            table.enter(&moves[dice.below(moves.len())].0, &Style::pgn()).unwrap();
        }
        let short = table.text(Form::Link);
        prop_assert!(short.len() < 120, "{} characters", short.len());
        let kept = save::read(&table.text(Form::Save)).0.unwrap();
        prop_assert_eq!(kept.text(Form::Link), short);
    }
}

fn dice_below(seed: u64, n: usize) -> usize {
    Dice(seed).below(n)
}

fn styles() -> Vec<Style> {
    let mut all = Vec::new();
    for letters in &LETTERS {
        for form in [
            notabene_core::notation::Form::Short,
            notabene_core::notation::Form::Long,
            notabene_core::notation::Form::Figurine,
        ] {
            for (promotion, capture, mate, castle) in [
                (Promotion::Plain, Capture::Letter, Mate::Hash, Castle::Letter),
                (Promotion::Sign, Capture::Times, Mate::TwoPlus, Castle::Zero),
                (Promotion::Brackets, Capture::Colon, Mate::NotEqual, Castle::Letter),
            ] {
                all.push(Style { form, promotion, capture, mate, castle, ..Style::of(letters) });
            }
        }
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    /// Games with numbers read back in every language, form and taste.
    #[test]
    fn movetext_reads_back_in_every_style(number in any_number(), seed in any::<u64>(), plies in 0..160usize) {
        let mut dice = Dice(seed);
        let first = start(number);
        let (mut p, mut moves) = (first.clone(), Vec::new());
        for _ in 0..plies {
            let Some(m) = dice.pick(&p) else { break };
            p.play_unchecked(&m);
            moves.push(m);
        }
        for black in [false, true] {
            // Lines that begin with a move of Black have dots before it.
            let skipped = usize::from(black && !moves.is_empty());
            let mut from = first.clone();
            moves[..skipped].iter().for_each(|m| from.play_unchecked(m));
            let mut p = from.clone();
            let ids: Vec<String> = moves[skipped..].iter().map(|m| { let id = p.id(m); p.play_unchecked(m); id }).collect();
            for style in styles() {
                let text = movetext(&from, &moves[skipped..], &style);
                let mut read = Ids(Vec::new());
                let replayed = record::replay(&from, &text, [0, text.len()], &style, &mut read);
                prop_assert!(replayed.faults.is_empty(), "{} in {}: {:?} {:?}", text, style.letters.code, style.form, replayed.faults);
                prop_assert_eq!(&read.0, &ids, "{} in {}", text, style.letters.code);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Damaged texts are read or refused, and what was read is whole in itself.
    #[test]
    fn damage_does_no_harm(number in any_number(), seed in any::<u64>(), moves in 0..40usize) {
        let table = game(number, seed, moves);
        let mut dice = Dice(seed ^ 1);
        for _ in 0..4 {
            let pgn = damaged(&table.text(Form::Pgn), &mut dice);
            for (back, _) in opened(&pgn) {
                let Some(back) = back else { continue };
                // What came in whatever shape goes out in a shape that stays.
                let written = back.text(Form::Save);
                let (again, damage) = save::read(&written);
                prop_assert_eq!(damage, None, "{} from {}", written, pgn);
                let again = again.unwrap();
                prop_assert_eq!(&again.text(Form::Save), &written, "{}", pgn);
                let linked = link::read(&back.text(Form::Link)).map(|t| t.text(Form::Save));
                prop_assert_eq!(linked, Ok(written), "{}", pgn);
            }
            let _ = vocabulary::import(&pgn, &Style::pgn(), Language::default());
            vocabulary::lines(&pgn, &mut |_| ());
            if let (Ok(back), _) = save::read(&damaged(&table.text(Form::Save), &mut dice)) {
                let _ = (back.text(Form::Link), back.sheet(&Style::pgn()), back.status());
            }
            if let Ok(back) = link::read(&damaged(&table.text(Form::Link), &mut dice)) {
                let kept = back.text(Form::Save);
                let (again, damage) = save::read(&kept);
                prop_assert_eq!(damage, None, "{}", kept);
                prop_assert_eq!(again.unwrap().text(Form::Save), kept);
            }
        }
    }

    #[test]
    fn noise_does_no_harm(noise in "\\PC{0,60}", bits in "[A-Za-z0-9_-]{0,60}") {
        let _ = opened(&noise);
        let _ = save::read(&noise);
        let _ = link::read(&noise);
        let _ = save::read(&format!("notabene 1\nchess\n{noise}"));
        let _ = save::read(&format!("notabene 2\nchess960\n{noise}"));
        for game in ["A", "C", "B", "E", "g", "_"] {
            if let Ok(table) = link::read(&format!("1{game}{bits}")) {
                let kept = table.text(Form::Save);
                prop_assert_eq!(save::read(&kept).0.map(|t| t.text(Form::Save)), Ok(kept));
            }
        }
        let _ = record::decode(noise.as_bytes());
    }

    /// Words that are no moves, and moves that cannot be made, are kept as comments.
    #[test]
    fn no_word_is_lost(number in any_number(), seed in any::<u64>(), moves in 0..40usize) {
        let mut dice = Dice(seed);
        let (record, _) = grown(number, &mut dice, moves);
        let pgn = Session::with(&open::GAMES[usize::from(number != 518)], record).text(Form::Pgn);
        let (head, text) = pgn.split_once("\n\n").unwrap();
        let mut words: Vec<String> = text.split_whitespace().map(String::from).collect();
        let mut markers = Vec::new();
        for _ in 0..dice.below(4) {
            words.remove(dice.below(words.len()));
            if words.is_empty() { return Ok(()) }
        }
        for n in 0..1 + dice.below(12) {
            let at = dice.below(words.len() + 1);
            match dice.below(7) {
                1 => words.insert(at, "(".into()),
                2 => words.insert(at, ")".into()),
                3 => words.insert(at, "{".into()),
                4 => words.insert(at, "}".into()),
                _ => {
                    let marker = format!("{}{n}", ["Lost", "Ka", "word-", "e9-e9x", "$99", "Žxĉ", "O-O-O-O"][dice.below(7)]);
                    markers.push(marker.clone());
                    words.insert(at, marker);
                }
            }
        }
        let text = format!("{head}\n\n{}", words.join(" "));
        let mut out = String::new();
        for (table, _) in opened(&text) {
            out += &table.unwrap().text(Form::Pgn);
        }
        for marker in markers {
            prop_assert!(out.contains(&marker), "{} of {}\nis not in\n{}", marker, text, out);
        }
    }
}

/// Signs that mean nothing where they stand are kept as they are.
#[test]
fn nothing_unreadable_is_lost() {
    for (text, kept) in [
        ("1. e4 [%clk 0:01:00] e5 *", "[%clk 0:01:00]"),
        ("1. e4 [what is this] e5 *", "[what \"is this\"]"),
        ("1. e4 [\"quoted text\"] e5 *", "quoted text"),
        ("1. e4 $999 e5 *", "$999"),
        ("1. e4 e.puzzle e5 *", "e.puzzle"),
        ("1. e4 {[%offer to all]} e5 *", "[%offer to all]"),
        ("1. e4 {[%clk\n0:01:00]} e5 *", "[%clk 0:01:00]"),
        ("1. e4 {open [%clk} {0:01:00]} e5 *", "0:01:00]"),
        ("1. e4 0000 2. d4 *", "1. e4 -- 2. d4"),
        ("1. e4 Zz9 (d4 d5) e5 {last} *", "Zz9 (d4 d5) e5"),
    ] {
        let out: String = opened(text).iter().map(|(t, _)| t.as_ref().unwrap().text(Form::Pgn)).collect();
        assert!(out.contains(kept), "{kept} of {text} is not in {out}");
    }
}

/// Long texts of any kind are read in a time that grows with their length.
#[test]
fn long_texts_take_no_ages() {
    let begun = std::time::Instant::now();
    for part in [
        "word ", "{ ", "( ", "1. e4 ( ", "[", "[x \"", "\" ", "\\", "$", "1.", "; ", "&", "{[%", "{[%csl ",
        "1/2 ", "\r",
    ] {
        let text = part.repeat(20_000);
        let _ = vocabulary::import(&text, &Style::pgn(), Language::default());
        let text = format!("1. e4 {text}");
        let _ = vocabulary::import(&text, &Style::pgn(), Language::default());
        let _ = opened(&text);
    }
    let text = format!("1. e4 {{[%cal G{}]}} *", "e".repeat(100_000));
    let _ = opened(&text);
    assert!(begun.elapsed().as_secs() < 120, "{:?}", begun.elapsed());
    assert_eq!(CHESS.fields().count(), 64);
}

/// One thing that hands can do with a game.
fn touched(table: &mut dyn Table, dice: &mut Dice, nodes: &[NodeId]) {
    let style = Style::pgn();
    let node = nodes.get(dice.below(nodes.len().max(1))).copied().unwrap_or(NodeId(dice.below(9) as u32));
    let side = [Side::White, Side::Black][dice.below(2)];
    let field = Field(dice.below(64) as u8);
    match dice.below(30) {
        0..12 => {
            let moves = table.moves(&style);
            if let Some((id, _)) = moves.get(dice.below(moves.len().max(1))) {
                let _ = table.enter(id, &style);
            }
        }
        12 => table.go(Go::Back),
        13 => table.go(Go::To(node)),
        14 => table.go([Go::First, Go::Last, Go::Forward][dice.below(3)]),
        15..17 => table.go(Go::Undo),
        17..19 => table.go(Go::Redo),
        19 => drop(table.tap(field, notabene_core::session::Touch::Tap, &style)),
        20 => drop(table.choose(Some(dice.below(3)))),
        21 => drop(table.edit(Edit::Comment(nasty(dice)), &style)),
        22 => drop(table.edit(Edit::Mark(dice.below(256) as u8), &style)),
        23 => drop(table.edit(Edit::Promote(node), &style)),
        24 => drop(table.edit(Edit::Remove(node), &style)),
        25 => drop(table.edit(Edit::Offer, &style)),
        26 => drop(
            table.edit([Edit::Agree, Edit::Resign(side), Edit::Claim(None)][dice.below(3)].clone(), &style),
        ),
        27 => drop(table.edit(Edit::Shape(Shape { from: field, to: None, ink: Ink::Red }), &style)),
        28 => drop(table.edit(Edit::Clock(Some(dice.below(99) as u32 * 500)), &style)),
        _ => {
            drop(table.edit(Edit::Score([record::Score::Open, record::Score::White][dice.below(2)]), &style))
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever hands do, the game stays one that can be kept, sent and told.
    #[test]
    fn every_game_that_hands_can_make_is_whole(number in any_number(), seed in any::<u64>(), deeds in 1..120usize) {
        let mut dice = Dice(seed);
        let mut table = game(number, seed, dice_below(seed, 12));
        let style = Style::pgn();
        for _ in 0..deeds {
            let sheet = table.sheet(&style);
            let cells = sheet.rows.iter().flat_map(|r| {
                let lines = r.lines.iter().flat_map(|l| l.cells.iter().map(|(_, c)| c.node));
                [&r.white, &r.black].into_iter().flatten().map(|c| c.node).chain(lines)
            });
            let nodes: Vec<NodeId> = cells.collect();
            touched(&mut table, &mut dice, &nodes);
        }
        table.choose(None);
        let (kept, short, status) = (table.text(Form::Save), table.text(Form::Link), table.status());
        let (back, damage) = save::read(&kept);
        prop_assert_eq!(damage, None, "{}", kept);
        let linked = link::read(&short).map_err(|p| TestCaseError::fail(format!("{p:?}")))?;
        for mut back in [back.unwrap(), linked] {
            prop_assert_eq!(seen(&*back), seen(&table), "{}", kept);
            prop_assert_eq!((back.status().word(), back.status().score), (status.word(), status.score));
            // Everything can be taken back, one after the other, and nothing is left of it.
            let mut steps = 0;
            while back.status().can_undo && steps < 1000 {
                back.go(Go::Undo);
                steps += 1;
            }
            prop_assert!(back.sheet(&style).rows.is_empty(), "{}", kept);
            for _ in 0..steps {
                back.go(Go::Redo);
            }
            prop_assert!(!back.status().can_redo);
        }
        // An ending stands at the end of the main line and has its result.
        let last = table.sheet(&style).rows.iter().flat_map(|r| [&r.white, &r.black]).flatten().last().map(|c| c.note.end);
        if status.end.is_some() && last == Some(None) {
            prop_assert!(false, "an ending in the middle: {}", kept);
        }
    }
}
