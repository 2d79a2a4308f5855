//! Free drills: every task has exactly one right answer, and the verdict on a wrong one begins with what is right.

use crate::common::laws::laws;
use notabene_core::exchange::Export;
use notabene_core::game::{Game, registry};
use notabene_core::geometry::{Field, FieldSet, Shape};
use notabene_core::i18n::Language;
use notabene_core::notation::{Castle, Form, LETTERS, Letters, Style};
use notabene_core::position::Side;
use notabene_study::drill::{Area, Drill, DrillAnswer, DrillKind, DrillQuestion, DrillTask, Series};
use notabene_study::practice::PracticeTopic;
use notabene_study::{AnswerGrade, circle};
use proptest::prelude::*;

fn english() -> Style {
    Style::of(Letters::english())
}

fn drill(game: &str, kind: DrillKind) -> Drill {
    Drill::new(game, kind, Area::WHOLE, Side::White).unwrap()
}

/// A task of a kind: the first that a few seeds find.
fn task(game: &str, kind: DrillKind, seed: u32) -> DrillTask {
    let found = (0..20).find_map(|n| drill(game, kind).next(seed.wrapping_add(n)));
    found.unwrap_or_else(|| panic!("{game} {} {seed}", kind.name()))
}

fn ids(task: &DrillTask) -> &str {
    match task.question() {
        DrillQuestion::Play(found) | DrillQuestion::Write(found) => &found.id,
        _ => panic!("no move is asked for"),
    }
}

fn before(task: &DrillTask, game: &str) -> Game {
    match task.question() {
        DrillQuestion::Play(found) | DrillQuestion::Write(found) => {
            registry::open(game, Some(&found.position), None).unwrap()
        }
        _ => panic!("no move is asked for"),
    }
}

fn name(drill: &Drill, field: Field) -> String {
    drill.board().naming.name(&drill.board().grid, field)
}

fn said(task: &mut DrillTask, given: DrillAnswer, language: Language) -> String {
    let verdict = task.answer(given, &english());
    verdict.messages.iter().map(|message| language.say(message)).collect::<Vec<_>>().join(" ")
}

fn games() -> impl Strategy<Value = &'static str> {
    prop::sample::select(registry::VARIANTS.iter().map(|game| game.id).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(laws(200))]

    /// Of all names and of all fields of a board, exactly one is right.
    #[test]
    fn one_field_is_right(game in games(), seed: u32, black: bool) {
        let side = if black { Side::Black } else { Side::White };
        for kind in [DrillKind::Name, DrillKind::Find] {
            let mut drill = Drill::new(game, kind, Area::WHOLE, side).unwrap();
            let task = drill.next(seed).unwrap();
            let grades = |given: DrillAnswer| task.clone().answer(given, &english()).grade;
            let fields = || drill.board().grid.fields();
            let right: Vec<Field> = fields().filter(|f| grades(DrillAnswer::Field(*f)) != AnswerGrade::Wrong).collect();
            prop_assert_eq!(right.len(), 1);
            let name = name(&drill, right[0]);
            prop_assert_eq!(&name, &task.answer_text(&english()));
            if kind == DrillKind::Name {
                prop_assert_eq!(task.highlighted(), Some(right[0]));
                let named = fields().filter(|f| grades(DrillAnswer::Text(&self::name(&drill, *f))) == AnswerGrade::Right);
                prop_assert_eq!(named.collect::<Vec<_>>(), right);
                let loud = name.to_uppercase();
                let expected = if loud == name { AnswerGrade::Right } else { AnswerGrade::Noted };
                prop_assert_eq!(grades(DrillAnswer::Text(&format!(" {loud} "))), expected);
            }
        }
    }

    /// Tasks ask only for fields of chosen files and ranks, each of them sooner or later, and none twice in a row.
    #[test]
    fn areas_are_respected(game in games(), files: Vec<u8>, ranks: Vec<u8>, seed: u32) {
        let board = drill(game, DrillKind::Name).board();
        let mut area = Area::WHOLE;
        files.iter().take(4).for_each(|x| area.turn_file(x % 20));
        ranks.iter().take(4).for_each(|y| area.turn_rank(&board, y % 20));
        let fields = area.fields(&board);
        prop_assert!(!fields.is_empty());
        let mut drill = Drill::new(game, DrillKind::Find, area, Side::White).unwrap();
        let (mut seen, mut last) = (FieldSet::default(), None);
        for n in 0..fields.len() * 20 {
            let DrillQuestion::Find(field) = drill.next(seed.wrapping_add(n)).unwrap().question().clone() else { panic!() };
            prop_assert!(fields.contains(field));
            prop_assert!(fields.len() == 1 || last != Some(field), "twice in a row");
            last = Some(field);
            seen.insert(field);
        }
        prop_assert!(seen.len() * 10 >= fields.len() * 9, "{} of {}", seen.len(), fields.len());
    }

    /// Any typed text is answered with words.
    #[test]
    fn hostile_answers_are_answered(game in games(), text in "\\PC{0,40}|[a-l0-9xO@+#-]{1,8}", seed: u32, long in 0..3) {
        let text = text.repeat([1, 50, 400][long as usize]);
        let kinds = PracticeTopic::of_game(game);
        let special = kinds[seed as usize % kinds.len()];
        for kind in [DrillKind::Name, DrillKind::Find, DrillKind::Write(special), DrillKind::Play(special)] {
            let Some(mut task) = drill(game, kind).next(seed) else { continue };
            let right = task.answer_text(&english());
            for given in [DrillAnswer::Text(&text), DrillAnswer::Field(Field(200)), DrillAnswer::Text("")] {
                let verdict = task.answer(given, &english());
                prop_assert!(verdict.grade == AnswerGrade::Wrong || text.to_lowercase().contains(&right.to_lowercase()[..1]));
                for language in Language::ALL {
                    prop_assert!(verdict.messages.iter().all(|message| language.say(message).len() > 3));
                }
            }
            prop_assert!((1..=3).contains(&task.stars()));
        }
    }
}

proptest! {
    #![proptest_config(laws(60))]

    /// Of all legal moves exactly one is right, in the letters of every language.
    #[test]
    fn one_move_is_right(game in games(), seed: u32) {
        let kinds = PracticeTopic::of_game(game);
        let special = kinds[seed as usize % kinds.len()];
        let style = english();
        let Some(write) = drill(game, DrillKind::Write(special)).next(seed) else { return Ok(()) };
        let Some(play) = drill(game, DrillKind::Play(special)).next(seed) else { panic!("the same seed finds the same") };
        prop_assert_eq!(ids(&write), ids(&play));
        let table = before(&write, game);
        let mut right = 0;
        for (id, text) in table.moves(&style) {
            let verdict = write.clone().answer(DrillAnswer::Text(&text), &style);
            prop_assert_eq!(verdict.grade != AnswerGrade::Wrong, id == ids(&write), "{} for {}", text, ids(&write));
            right += u32::from(id == ids(&write));
            let mut board = play.table().unwrap();
            board.enter(&id, &style).unwrap();
            let verdict = play.clone().answer(DrillAnswer::Played(&board), &style);
            prop_assert_eq!(verdict.grade == AnswerGrade::Right, id == ids(&play), "{}", id);
            prop_assert!(!verdict.messages.is_empty());
        }
        prop_assert_eq!(right, 1);
        for letters in &LETTERS {
            for form in [Form::Short, Form::Long, Form::Figurine] {
                let style = Style { form, ..Style::of(letters) };
                let text = write.answer_text(&style);
                let verdict = write.clone().answer(DrillAnswer::Text(&text), &style);
                prop_assert_eq!(verdict.grade, AnswerGrade::Right, "{} in {}", text, letters.code);
            }
        }
    }
}

/// Every kind of move of every game comes up, and soon.
#[test]
fn every_kind_comes_up() {
    for game in registry::VARIANTS {
        let kinds = PracticeTopic::of_game(game.id);
        assert!(kinds.len() > 3, "{}", game.id);
        for special in kinds {
            let from = std::time::Instant::now();
            let found =
                (0..10).filter(|seed| drill(game.id, DrillKind::Play(special)).next(*seed).is_some()).count();
            println!("{:24} {:10} {found:3} of 10, {:?}", game.id, special.name(), from.elapsed() / 10);
            assert!(found >= 7, "{} {}: {found} of 10", game.id, special.name());
        }
    }
}

/// Texts of each kind of move of chess.
#[test]
fn kinds_are_what_they_are_called() {
    let text = |special, seed| task("chess", DrillKind::Write(special), seed).answer_text(&english());
    for seed in 0..30 {
        assert_eq!(text(PracticeTopic::Pawn, seed).len(), 2);
        assert_eq!(text(PracticeTopic::Piece, seed).len(), 3);
        assert!(text(PracticeTopic::Capture, seed).contains('x'));
        assert!(text(PracticeTopic::Castling, seed).starts_with("O-O"));
        assert!(text(PracticeTopic::Check, seed).ends_with('+'));
        let apart = text(PracticeTopic::ByFile, seed);
        assert!(apart.as_bytes()[1].is_ascii_lowercase(), "{apart}");
    }
    for seed in 0..5 {
        assert!(text(PracticeTopic::Mate, seed).ends_with('#'));
        let rank = text(PracticeTopic::ByRank, seed);
        assert!(rank.as_bytes()[1].is_ascii_digit(), "{rank}");
        let crowned = text(PracticeTopic::Promotion, seed);
        assert!(crowned.contains(['Q', 'R', 'B', 'N']) && crowned.contains(['1', '8']), "{crowned}");
        let passing = task("chess", DrillKind::Write(PracticeTopic::EnPassant), seed);
        let table = before(&passing, "chess");
        let fen = table.text(Export::Position);
        let target = fen.split(' ').nth(3).unwrap().to_string();
        assert!(passing.answer_text(&english()).contains(&target), "{fen}");
    }
}

#[test]
fn what_is_right_comes_first() {
    let fresh = |game: &str, kind| {
        let wanted = |task: &DrillTask| match kind {
            DrillKind::Name | DrillKind::Find => task.answer_text(&english()) == "e4",
            _ => true,
        };
        let side = if game == "chess" { Side::White } else { Side::Black };
        let next = |n| Drill::new("chess", kind, Area::WHOLE, side).unwrap().next(n);
        (0..2000).filter_map(next).find(wanted).unwrap()
    };
    let name = fresh("chess", DrillKind::Name);
    let en = Language::En;
    let one = |text: &str| said(&mut name.clone(), DrillAnswer::Text(text), en);
    assert_eq!(
        one("e5"),
        "The 4 is right! Look".replace('4', "e")
            + " at the number: slide sideways along the rank to the edge."
    );
    assert!(one("d4").starts_with("The 4 is right! Look at the letter"));
    assert!(one("d7").starts_with("Look at the letter"));
    assert_eq!(one("4e"), "The letter comes before the number: e4.");
    assert_eq!(one("E4"), "The letter before a number is small: e4.");
    assert!(one("z9").starts_with("“z9” is not a name on this board."));
    assert_eq!(one(""), "Write a move first.".replace("move", "name"));
    // A child at the side of Black who reads the names of the other side.
    let turned = fresh("black", DrillKind::Name);
    assert!(said(&mut turned.clone(), DrillAnswer::Text("d5"), en).contains("from Black’s side"));
    assert!(!one("d5").contains("Black"));
    let find = fresh("chess", DrillKind::Find);
    let verdict = find.clone().answer(DrillAnswer::Field(Field(36)), &english());
    assert_eq!(verdict.meant, [Field(36)]);
    assert!(verdict.right.is_empty(), "the answer is not told yet");
    assert!(
        said(&mut find.clone(), DrillAnswer::Field(Field(36)), en).starts_with("That is e5. The e is right!")
    );
}

#[test]
fn hints_come_before_the_answer_and_stars_never_vanish() {
    let mut task = (0..500).filter_map(|n| drill("chess", DrillKind::Name).next(n));
    let task = task.find(|task| task.answer_text(&english()) == "c2").unwrap();
    let en = Language::En;
    let mut helped = task.clone();
    let say = |verdict: notabene_study::drill::DrillVerdict| en.say(&verdict.messages[0]);
    assert_eq!(say(helped.help(&english())), "Count the letters with your finger: a, b, c.");
    assert_eq!(helped.stars(), 2);
    let told = helped.help(&english());
    assert_eq!(told.right, [Field(10)]);
    assert_eq!(say(told), "The answer is c2. Now you.");
    assert!(!helped.is_done(), "the child still writes it");
    assert_eq!(helped.answer(DrillAnswer::Text("c2"), &english()).grade, AnswerGrade::Right);
    assert!(helped.is_done() && helped.stars() == 1);
    let mut tried = task.clone();
    assert!(said(&mut tried, DrillAnswer::Text("c3"), en).contains("Look at the number"));
    assert!(said(&mut tried, DrillAnswer::Text("c4"), en).contains("1, 2."));
    assert!(said(&mut tried, DrillAnswer::Text("c5"), en).ends_with("The answer is c2. Now you."));
    (0..300).for_each(|_| drop(tried.answer(DrillAnswer::Text("h8"), &english())));
    tried.answer(DrillAnswer::Text("c2"), &english());
    assert_eq!(tried.stars(), 1);
    let mut once = task.clone();
    once.answer(DrillAnswer::Text("c2"), &english());
    assert_eq!(once.stars(), 3);
}

#[test]
fn numbered_and_round_boards_have_words_of_their_own() {
    let en = Language::En;
    let wanted = |game, kind, text: &str| {
        let next = |n| drill(game, kind).next(n);
        (0..3000).filter_map(next).find(|task| task.answer_text(&english()) == text).unwrap()
    };
    let mut numbered = wanted("draughts/international", DrillKind::Name, "28");
    assert_eq!(
        said(&mut numbered, DrillAnswer::Text("33"), en),
        "Look at the row first: which number does it begin with?"
    );
    assert_eq!(
        said(&mut numbered, DrillAnswer::Text("29"), en),
        "That is the right row! The numbers of this row go from 26 to 30."
    );
    // From Black's corner, as on Portuguese and Spanish boards, the row is listed in rising order as well.
    let mut spanish = wanted("draughts/spanish", DrillKind::Name, "1");
    spanish.help(&english());
    assert_eq!(
        en.say(&wanted("draughts/spanish", DrillKind::Name, "2").help(&english()).messages[0]),
        "The numbers of this row go from 1 to 4."
    );
    let mut round = wanted("scharten", DrillKind::Name, "o6");
    assert!(
        said(&mut round, DrillAnswer::Text("a6"), en)
            .starts_with("The 6 is right! Look at the letter: slide from the centre")
    );
    let mut ring = wanted("scharten", DrillKind::Name, "o6");
    assert!(said(&mut ring, DrillAnswer::Text("o3"), en).starts_with("The o is right! Look at the ring"));
}

/// On a round board the ring is chosen, not one half of it.
#[test]
fn rings_are_whole() {
    let board = drill("scharten", DrillKind::Name).board();
    assert_eq!(board.shape, Shape::Rings);
    let mut area = Area::WHOLE;
    area.turn_rank(&board, 1);
    assert_eq!(area.fields(&board).len(), 20);
    assert!(area.has_rank(1) && area.has_rank(6));
    area.turn_rank(&board, 6);
    assert_eq!(area, Area::WHOLE);
    area.turn_file(0);
    assert_eq!(area.fields(&board).len(), 8);
}

#[test]
fn moves_are_compared_part_by_part() {
    let en = Language::En;
    let mut good = 0;
    for seed in 0..40 {
        let task = task("chess", DrillKind::Play(PracticeTopic::Piece), seed);
        let table = before(&task, "chess");
        let (from, to) = ids(&task).split_at(2);
        for (id, _) in table.moves(&english()) {
            let mut board = task.table().unwrap();
            board.enter(&id, &english()).unwrap();
            let words = said(&mut task.clone(), DrillAnswer::Played(&board), en);
            let castles = board.sheet(&english()).rows.iter().any(|row| {
                [&row.first, &row.second].into_iter().flatten().any(|cell| cell.text().starts_with('O'))
            });
            if id == ids(&task) || castles {
                continue;
            }
            good += 1;
            assert_eq!(words.contains("the right piece!"), id.starts_with(from), "{id}: {words}");
            let ends = id[2..4] == *to;
            assert_eq!(
                words.contains("the right square to land on!"),
                ends && id[..2] != *from,
                "{id}: {words}"
            );
        }
    }
    assert!(good > 500);
    let mut write = task("chess", DrillKind::Write(PracticeTopic::Capture), 3);
    let text = write.answer_text(&english());
    let half: String = text.chars().take(text.len() - 1).collect();
    let words = said(&mut write, DrillAnswer::Text(&half), en);
    assert!(words.starts_with('“') && words.contains("is right so far!"), "{half} of {text}: {words}");
}

#[test]
fn a_series_counts_what_was_right_at_once() {
    let mut series = Series::default();
    [3, 3, 1, 3, 3, 3].into_iter().for_each(|stars| series.push(stars));
    assert_eq!((series.stars(), series.at_once()), (&[3, 3, 1, 3, 3, 3][..], 3));
    (0..2000).for_each(|_| series.push(9));
    assert_eq!(series.stars().len(), 500);
    assert!(series.stars().iter().all(|stars| *stars == 3));
}

#[test]
fn names_of_kinds_lead_back() {
    for game in registry::VARIANTS {
        for special in PracticeTopic::of_game(game.id) {
            for kind in
                [DrillKind::Name, DrillKind::Find, DrillKind::Play(special), DrillKind::Write(special)]
            {
                assert_eq!(DrillKind::by_name(&kind.name()), Some(kind));
            }
        }
    }
    for wrong in ["", "play", "play-", "write-x", "name-pawn", "play-pawn-x", "é-"] {
        assert_eq!(DrillKind::by_name(wrong), None, "{wrong}");
    }
    assert!(Drill::new("shogi", DrillKind::Name, Area::WHOLE, Side::White).is_err());
    assert!(PracticeTopic::of_game("shogi").is_empty());
}

/// The task names the side: the verdict on an answer with a piece of the other side does not explain whose turn
/// it is.
#[test]
fn the_other_player_is_not_told_of_a_turn() {
    let game = "draughts/english";
    let special = PracticeTopic::of_game(game)[0];
    let task = task(game, DrillKind::Write(special), 1);
    let mut asked_again = 0;
    for (from, to) in (1..=32).flat_map(|from| (1..=32).map(move |to| (from, to))) {
        let text = format!("{from}-{to}");
        let message = said(&mut task.clone(), DrillAnswer::Text(&text), Language::En);
        assert!(!message.contains("turn."), "{text}: {message}");
        asked_again += usize::from(message.contains("has just moved"));
    }
    assert!(asked_again > 0);
}

/// The selection that spells a text: in each row a sign, or none.
fn circled(rows: &[circle::SignRow], text: &str) -> Option<Vec<Option<usize>>> {
    let Some((row, rest)) = rows.split_first() else { return text.is_empty().then(Vec::new) };
    let signs = row.signs.iter().enumerate().map(|(n, sign)| (Some(n), sign.text.as_str()));
    signs.chain([(None, "")]).find_map(|(n, sign)| {
        let mut found = circled(rest, text.strip_prefix(sign)?)?;
        found.insert(0, n);
        Some(found)
    })
}

/// Every answer can be spelled by circling, in the chosen letters and signs; also castling with zeros.
#[test]
fn the_rows_write_every_answer() {
    let zeros = Style { castle: Castle::Zero, ..Style::of(Letters::find("fr").unwrap()) };
    let mut count = 0;
    for game in ["chess", "chess960", "scharten", "draughts/international", "draughts/russian"] {
        for special in PracticeTopic::of_game(game) {
            for (seed, style) in [(1, english()), (77, zeros), (5, english())] {
                let task = task(game, DrillKind::Write(special), seed);
                let scene = task.table().unwrap().scene();
                let text = task.answer_text(&style);
                let rows = task.rows(&style, &scene);
                // Captures of many pieces may need their whole way, which is tapped or typed.
                let Some(chosen) = circled(&rows, &text) else {
                    assert!(game.starts_with("draughts"), "{game} {text}");
                    continue;
                };
                assert_eq!(circle::text(&rows, &chosen), text);
                count += 1;
            }
        }
        let named = task(game, DrillKind::Name, 3);
        let rows = named.rows(&english(), &drill(game, DrillKind::Name).scene().unwrap());
        assert!(circled(&rows, &named.answer_text(&english())).is_some(), "{game}");
    }
    assert!(count > 60, "{count}");
}
