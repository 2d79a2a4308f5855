//! Twice the input costs twice the work, for every kind of input. No clock: the library counts its steps (`work`), and
//! the allocator of this test counts requested bytes.
#![cfg(all(not(target_arch = "wasm32"), debug_assertions))]

use notabene_core::exchange::{Export, backup, collection, embed, link, save, share};
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::Language;
use notabene_core::notation::{Form as Writing, Letters, Style};
use notabene_core::record::NodeId;
use notabene_core::{study, work};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// Counts the bytes that a thread asks for.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is handed on to the allocator of the system.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // While a thread ends there may be no counter any more.
        let _ = ASKED.try_with(|asked| asked.set(asked.get() + layout.size() as u64));
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        // SAFETY: the caller upholds the contract of `dealloc`.
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The cost of a computation: steps, and bytes of memory.
fn cost(act: impl FnOnce()) -> [u64; 2] {
    let before = [work::steps(), ASKED.get()];
    act();
    [work::steps() - before[0], ASKED.get() - before[1]]
}

/// Costs below this are noise of one call.
const LITTLE: [u64; 2] = [2_000, 200_000];
const MOST: f64 = 2.4;

/// Compares the costs of an input and of one twice as large.
#[track_caller]
fn linear(what: &str, size: usize, mut act: impl FnMut(usize)) {
    // Warm-up: caches of the process are counted for neither.
    act(4);
    let [once, twice] = [size, 2 * size].map(|size| cost(|| act(size)));
    for (unit, n) in [("steps", 0), ("bytes", 1)] {
        let ratio = twice[n] as f64 / once[n].max(LITTLE[n]) as f64;
        assert!(ratio <= MOST, "{what}: {} {unit}, twice as much {} ({ratio:.2})", once[n], twice[n]);
    }
}

fn import(text: &str) {
    collection::import(text, &Style::pgn(), Language::En);
}

fn head(n: usize) -> String {
    format!("[Event \"{n}\"]\n[White \"Ann\"]\n\n")
}

fn games(n: usize, moves: &str) -> String {
    (0..n).map(|n| head(n) + moves + "\n\n").collect()
}

/// A game as long as one likes: pieces go out and home, and a pawn moves before it is a draw.
fn long_moves(plies: usize) -> String {
    let mut out = String::from("[White \"Ann\"]\n\n");
    let round = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for ply in 0..plies {
        out += &format!(
            "{}{} ",
            if ply % 2 == 0 { format!("{}. ", ply / 2 + 1) } else { String::new() },
            round[ply % 4]
        );
    }
    out + "*"
}

fn long_game(plies: usize) -> Game {
    collection::nth(&long_moves(plies), 0, &Style::pgn()).unwrap()
}

#[test]
fn games_that_hold_what_nobody_closed() {
    for (what, moves) in [
        ("braces", "1. e4 {never closed"),
        ("braces with comments before", "1. e4 {one} e5 {two} 2. Nf3 {never closed"),
        ("braces behind the result", "1. e4 e5 1-0 {never closed"),
        ("brackets", "1. e4 ((((( e5 *"),
        ("quotes", "1. e4 \"e5 2. Nf3 *"),
        ("a tag", "1. e4 e5\n[Site \"nobody"),
        ("a strange word", "1. e4 quatsch mit Sosse *"),
        ("an impossible move", "1. e4 e5 2. Nf9 Nc6 *"),
    ] {
        linear(what, 400, |n| import(&games(n, moves)));
        // Without an empty line between the games.
        linear(what, 400, |n| import(&games(n, moves).replace("\n\n", "\n")));
    }
}

#[test]
fn one_game_with_much_of_something() {
    let in_game = |part: &str, n: usize| head(0) + "1. e4 " + &part.repeat(n) + " e5 *";
    for part in [
        "{",
        "{} ",
        "{a} ",
        "(",
        ") ",
        "( ) ",
        "(1. d4) ",
        "[",
        "[] ",
        "[a] ",
        "[a \"b\"",
        "[Event ",
        "\"",
        "\\",
        "$",
        "$1 ",
        "! ",
        "0-0 ",
        "0-0 {a} ",
        "1-0 ",
        "1/2 ",
        "1/2-1/2 ",
        "1 - ",
        "* ",
        ";",
        "; a\n",
        "%\n",
        "\n%",
        "& ",
        "&a",
        "a ",
        "hello ",
        "Nf9 ",
        "e4 ",
        "e5 ",
        "-- ",
        "<> ",
        "N ",
        "N f9 ",
        "Knight ",
        "RxR ",
        "\u{441}9 ",
        "<",
        ".",
        "…",
        "\u{a0}",
        "{[%csl Ge4]} ",
        "{[%clk 1:2:3]} ",
        "{[%",
        "(=) ",
        "@",
        "O-O ",
        "é",
        "\u{feff}",
    ] {
        linear(&format!("{part:?}"), 4000, |n| import(&in_game(part, n)));
        linear(&format!("open {part:?}"), 2000, |n| {
            drop(collection::nth(&in_game(part, n), 0, &Style::pgn()))
        });
        linear(&format!("tags and {part:?}"), 2000, |n| import(&(part.repeat(n) + "\n\n1. e4 *")));
    }
}

#[test]
fn many_games_on_one_line() {
    use notabene_core::i18n::Language;
    use notabene_core::record::TextPositions;
    for part in [
        "1-0 ",
        "1-0 a ",
        "1-0 a e4 ",
        "e4 e5 foo * ",
        "1. e4 e5 2. Nf9 * ",
        "1/2 (",
        "1-0 (a) ",
        "1-0 (",
        "1-0 {a} ",
        "1-0 {",
        "1-0 ; ",
        "1-0 $1 ",
        "1-0, ",
        "1 - ",
        "½ : ",
        "0.5-",
        "1. e4 * ",
        "1. e4 quatsch * ",
        "1. e5 * ",
        "1. e4 2. ? * ",
        "1. e4 12. e5 * ",
        "1. e4 - e5 ",
        "e2 - ",
        "N f3 ",
        "Knight ",
        "[A \"b\"] 1. e4 * ",
        "[A b] 1. e4 * ",
        "[A \"b\\\"c\"] 1. e4 * ",
        "[A \"b\" ] * ",
        "[A \"b * ",
        "[\"b\"] * ",
        "[Round \"1\"] * ",
        "{a} [Round \"1\"] * ",
        "{a} * ",
        "[FEN \"x\"] * ",
        "[FEN \"8/8/8/8/8/8/8/K1k5 w KQkq e3\"] * ",
    ] {
        linear(&format!("import {part:?}"), 2000, |n| import(&part.repeat(n)));
        linear(&format!("replay {part:?}"), 2000, |n| collection::lines(&part.repeat(n), &mut |_| ()));
        linear(&format!("the last of {part:?}"), 2000, |n| {
            drop(collection::nth(&part.repeat(n), n as u32 - 1, &Style::pgn()));
        });
        linear(&format!("a part of {part:?}"), 2000, |n| {
            drop(collection::part(&part.repeat(n), false, &Style::pgn(), Language::En));
        });
        linear(&format!("a board of {part:?}"), 1000, |n| {
            let mut options = embed::Options::default();
            drop(options.set("pgn", &part.repeat(n)));
            drop(embed::game(&options, ""));
        });
    }
    linear("places on one line", 2000, |n| {
        let text = "1. e4 * ".repeat(n);
        let mut places = TextPositions::new(&text);
        (0..n).for_each(|game| assert_eq!(places.find(8 * game), (1, 8 * game as u32 + 1)));
        (0..n).rev().for_each(|game| assert_eq!(places.find(8 * game), (1, 8 * game as u32 + 1)));
    });
}

#[test]
fn many_tags() {
    let tags = |n: usize| (0..n).map(|n| format!("[Tag{n} \"{n}\"]\n")).collect::<String>();
    linear("distinct tags", 4000, |n| import(&(tags(n) + "\n1. e4 *")));
    linear("distinct tags in one line", 4000, |n| import(&(tags(n).replace('\n', "") + "\n1. e4 *")));
    linear("one tag again and again", 4000, |n| import(&("[A \"1\"][A \"2\"]\n".repeat(n) + "\n1. e4 *")));
    let read = collection::import(&(tags(600) + "\n1. e4 *"), &Style::pgn(), Language::En);
    let said = serde_json::to_value(&read).unwrap();
    assert_eq!(said["errors"][0]["kind"], "pgn_tags");
    assert_eq!(
        (said["errors"][0]["line"].as_u64(), said["games"][0]["plies"].as_u64()),
        (Some(501), Some(1))
    );
    assert_eq!(said["games"][0]["tags"].as_object().unwrap().len(), 500);
    // Those beyond are a comment, not lost.
    let table = collection::nth(&(tags(600) + "\n1. e4 *"), 0, &Style::pgn()).unwrap();
    assert!(table.text(Export::Pgn).contains("Tag599 599"));
}

#[test]
fn draughts_with_much_of_something() {
    let in_game =
        |part: &str, n: usize| "[GameType \"20\"]\n\n1. 32-28 ".to_string() + &part.repeat(n) + " 19-23 *";
    for part in [
        "1 - ",
        "1-",
        "1 x ",
        "1x",
        "/FEN \"",
        "/FEN \"W:W28:B12\"/ ",
        "/FEN ",
        "(",
        "(19-23 ",
        "(19-23) ",
        "* ",
        "B+ ",
        "{",
        "5 ",
        "a3",
        "1:1 ",
        "1:1 (",
        "2 : ",
        "a1:c3 ",
    ] {
        linear(&format!("{part:?}"), 3000, |n| import(&in_game(part, n)));
    }
}

#[test]
fn descriptive_words_that_are_no_moves() {
    let style = Style { form: Writing::Descriptive, ..Style::of(Letters::english()) };
    for word in ["hello ", "NONSENSE ", "N-KB9 ", "QQQQ ", "P-K9 "] {
        let text = |n: usize| head(0) + "1. P-K4 " + &word.repeat(n) + " *";
        linear(word, 1500, |n| drop(collection::import(&text(n), &style, Language::En)));
    }
}

#[test]
fn problems_in_any_order_have_their_places() {
    // Problems of tags are reported after some of the moves before them.
    let text = |n: usize| "[GameType \"20\"]\n[Rules \"a=b,c=d\"]\n[x\n\n1. 32-28 quatsch *\n\n".repeat(n);
    linear("places", 800, |n| import(&text(n)));
}

#[test]
fn a_long_game_is_opened_walked_and_written() {
    let style = Style::pgn();
    linear("open", 1000, |n| drop(long_game(n)));
    for (what, act) in [
        ("keep", (|table, _| drop(save::read(&table.text(Export::Save)))) as fn(&mut Game, usize)),
        ("link", |table, _| drop(link::read(&table.text(Export::Link)))),
        ("walk to the end", |table, n| (0..n).for_each(|_| table.go(Go::Forward))),
        ("play on", |table, n| {
            let line = ["e4", "e5", "Ke2", "Ke7", "Ke1", "Ke8", "d3", "d6"];
            table.go(Go::First);
            for text in line.iter().cycle().take(n.min(8)) {
                drop(table.enter(text, &Style::pgn()));
            }
        }),
        ("take all back, play it again", |table, n| {
            table.go(Go::Last);
            (0..n).for_each(|_| table.go(Go::Undo));
            assert_eq!(table.sheet(&Style::pgn()).rows.len(), 0);
            (0..n).for_each(|_| table.go(Go::Redo));
            assert_eq!(table.sheet(&Style::pgn()).rows.len(), n.div_ceil(2));
        }),
        ("remove it", |table, _| drop(table.edit(Edit::Remove(NodeId(1)), &Style::pgn()))),
        ("print it", |table, _| drop(table.played())),
    ] {
        linear(what, 1000, |n| act(&mut long_game(n), n));
    }
    linear("remove what has comments", 800, |n| {
        let text = long_moves(n).replace("Nf3", "Nf3 {here}").replace("Nf6", "Nf6 {there}");
        let mut table = collection::nth(&text, 0, &style).unwrap();
        table.edit(Edit::Remove(NodeId(1)), &style).unwrap();
    });
}

#[test]
fn a_step_in_a_long_game_costs_a_small_part_of_reading_it() {
    let mut table = long_game(4000);
    let style = Style::pgn();
    let look = |table: &mut Game| {
        drop((table.sheet(&style), table.scene(), table.status(), table.text(Export::Save)));
    };
    table.go(Go::Last);
    let first = cost(|| look(&mut table));
    table.go(Go::Back);
    look(&mut table);
    let step = cost(|| {
        table.go(Go::Back);
        look(&mut table);
    });
    assert!(step[0] * 10 < first[0], "{step:?} of {first:?}");
    let path = table.sheet(&style).path(NodeId(3999));
    assert_eq!((path.len(), path[0], path[3998]), (3999, NodeId(1), NodeId(3999)));
}

#[test]
fn programs_ask_for_each_half_move() {
    use notabene_core::exchange::vocabulary::{StyleSpec, explain_ply, play};
    let style = StyleSpec::default().style().unwrap();
    linear("explain each move", 300, |n| {
        let table = long_game(n);
        let words = (1..=n.min(40)).map(|ply| explain_ply(&table, ply, &style, Language::En).is_ok());
        assert_eq!(words.filter(|is_there| *is_there).count(), n.min(40));
    });
    linear("play many moves", 400, |n| {
        // Pawns move now and then: no automatic draw ends it.
        let text = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle().take(n.min(16)).map(String::from);
        drop(play(&mut registry::chess(), &text.collect::<Vec<_>>(), &style));
    });
}

#[test]
fn all_games_of_a_file_are_opened_in_one_pass() {
    for moves in ["1. e4 e5 *", "1. e4 Zz9 *", "*", "[FEN \"x\"] 1-0"] {
        linear(&format!("open all games of {moves:?}"), 400, |n| {
            let opened = collection::open_all(&games(n, moves), &Style::pgn(), Language::En);
            assert_eq!(opened.games.len(), n);
        });
    }
}

#[test]
fn texts_for_other_doors() {
    for part in ["a=b,", "&", "%", "A", "_", "=", "[", "{", "\n", "notabene 2\n"] {
        linear(&format!("a link of {part:?}"), 4000, |n| {
            drop(link::read(&("1".to_string() + &part.repeat(n))))
        });
        linear(&format!("a shared {part:?}"), 4000, |n| {
            drop(share::read(&("g=1".to_string() + &part.repeat(n))))
        });
        linear(&format!("a save of {part:?}"), 4000, |n| drop(save::read(&part.repeat(n))));
        linear(&format!("a backup of {part:?}"), 4000, |n| drop(backup::read(&part.repeat(n))));
        linear(&format!("a position of {part:?}"), 4000, |n| {
            for game in ["chess", "chess960", "scharten", "scharten-loud", "draughts/international"] {
                drop(registry::open(game, Some(&part.repeat(n)), None));
            }
        });
        linear(&format!("options of {part:?}"), 2000, |n| {
            for name in ["moves", "pgn", "pdn", "position", "initial-ply", "game"] {
                let mut options = embed::Options::default();
                drop(options.set(name, &part.repeat(n)));
                drop(embed::game(&options, ""));
            }
        });
    }
    for part in ["8/", "1", "p", "/", "W:", "K1,", "B1-50,", "W:W28:B12 "] {
        linear(&format!("a position of {part:?}"), 4000, |n| {
            for game in registry::VARIANTS {
                drop(registry::open(game.id, Some(&part.repeat(n)), None));
            }
        });
    }
}

/// A course with lines inserted in its middle `n` times; `@` is replaced by a number.
fn course(part: &str, n: usize) -> String {
    let head = "notabene course 1\ncourse long\ngame chess\ntitle\n  fr Essai\nlead\n  fr Essai\n\
        lesson L\ntitle\n  fr Essai\ngoal\n  fr Essai\npoint\n  fr Essai\n\
        exercise E play\nprompt\n  fr Joue.\nboard start\nright e4\n";
    let parts: String = (0..n).map(|n| part.replace('@', &n.to_string())).collect();
    format!("{head}{parts}")
}

#[test]
fn courses_with_much_of_something() {
    for (part, size) in [
        ("  fr encore\n", 4000),
        ("# rien\n", 4000),
        ("quatsch\n", 4000),
        ("lit e4 g1-f3\n", 1000),
        ("moves e4 e5 Nf3 Ng8\n", 300),
        ("wrong e5 > h\n", 1000),
        ("right e@\n", 1000),
        ("hint h@\n  fr Regarde.\n", 900),
        ("hint h@\n  fr Regarde.\nwrong d4 > h@\n", 900),
        ("exercise E@ find\nprompt\n  fr Touche.\nboard start\nright f3\n", 300),
        ("lesson L@\ntitle\n  fr T\ngoal\n  fr T\nquestion L@\n  fr T\npoint\n  fr T\n", 450),
        ("lesson L\nexercise L find\nhint L\n", 300),
        ("point\n  fr T\nboard 8/8/8/8/8/8/8/K6k w - - 0 1\n", 300),
    ] {
        linear(&format!("a course with {part:?}"), size, |n| drop(study::read(&course(part, n))));
    }
    assert!(study::read(&course("", 0)).is_ok());
    assert!(study::read(&course("hint h@\n  fr Regarde.\n", 900)).is_ok());
}
