//! Boards on other pages: their options, and the game that they mean.

use crate::common::laws::laws;
use notabene_core::exchange::Export;
use notabene_core::exchange::embed::code::{
    EmbedMethod, code, fragment, oembed_files, option_of, readable_moves,
};
use notabene_core::exchange::embed::{CHOICES, EmbeddedGame, OptionValues, Options, game, go};
use notabene_core::game::Game;
use notabene_core::i18n::MessageKind;
use notabene_core::notation::Style;
use proptest::prelude::*;

const OPENING: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6";

pub fn options(said: &[(&str, &str)]) -> Options {
    let mut options = Options::default();
    for (name, value) in said {
        options.set(name, value).unwrap_or_else(|problem| panic!("{name}={value}: {}", problem.id()));
    }
    options
}

fn shown(said: &[(&str, &str)], text: &str) -> EmbeddedGame {
    game(&options(said), text)
}

fn fen(shown: &EmbeddedGame) -> String {
    shown.table.text(Export::Position)
}

pub fn moves(table: &Game) -> String {
    table.text(Export::Moves(notabene_core::notation::Style::pgn()))
}

#[test]
fn nothing_said_is_the_start_of_chess() {
    let start = shown(&[], "");
    assert_eq!(start.table.status().game, "chess");
    assert!(start.faults.is_empty() && !start.is_given);
}

#[test]
fn games_are_named_by_game_and_variant_together() {
    let names = [
        (["chess960", ""], "chess960"),
        (["chess", "960"], "chess960"),
        (["", "Chess960"], "chess960"),
        (["chess", "standard"], "chess"),
        (["scharten", ""], "scharten"),
        (["scharten", "loud"], "scharten-loud"),
        (["draughts", ""], "draughts/international"),
        (["draughts", "russian"], "draughts/russian"),
        (["", "frisian"], "draughts/frisian"),
        (["draughts/thai", ""], "draughts/thai"),
        (["russian", ""], "draughts/russian"),
    ];
    for ([game, variant], id) in names {
        let shown = shown(&[("game", game), ("variant", variant)], "");
        assert_eq!(shown.table.status().game, id, "{game} {variant}");
        assert!(shown.faults.is_empty(), "{game} {variant}");
    }
}

#[test]
fn a_game_that_does_not_exist_is_told_and_the_board_is_there() {
    let shown = shown(&[("game", "halma")], "");
    assert_eq!(shown.table.status().game, "chess");
    assert_eq!(shown.faults.len(), 1);
    assert_eq!(shown.faults[0].0, "game");
    assert_eq!(shown.faults[0].1.kind(), MessageKind::NoSuchGame);
}

#[test]
fn moves_come_from_any_of_their_options_or_from_the_text_inside() {
    for (said, text) in [
        (vec![("moves", OPENING)], ""),
        (vec![("pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 *")], ""),
        (vec![("moves", "1.e4 e5 2.Cf3 Cc6 3.Fc4 Cf6"), ("letters", "fr")], ""),
        (vec![("moves", "1.e4 e5 2.Cf3 Cc6 3.Fc4 Cf6")], ""),
        (vec![], OPENING),
        (vec![], "\n   1. e4 e5\n   2. Nf3 Nc6\n   3. Bc4 Nf6\n"),
    ] {
        let shown = shown(&said, text);
        assert!(shown.faults.is_empty(), "{said:?} {text}");
        assert!(shown.is_given);
        assert!(moves(&shown.table).contains("Bc4"), "{said:?}: {}", moves(&shown.table));
    }
}

#[test]
fn a_short_record_is_read_in_the_language_of_the_page_and_as_the_standard_has_it() {
    // A single letter proves no language.
    for text in ["1. e4 e5 2. Cf3", "1. e4 e5 2. Nf3"] {
        for said in [vec![("language", "fr"), ("moves", text)], vec![("language", "fr"), ("pgn", text)]] {
            let shown = shown(&said, "");
            assert!(shown.faults.is_empty(), "{text}: {:?}", shown.faults);
            assert!(moves(&shown.table).contains("Nf3"), "{text}");
        }
    }
    // Problems are reported in the requested letters.
    let wrong = shown(&[("language", "fr"), ("moves", "1. e4 e5 2. Re3")], "");
    assert_eq!(wrong.faults.len(), 1, "{:?}", wrong.faults);
}

const TWO: &str = "[White \"Anna\"]\n[Black \"Bo\"]\n[Round \"2.1\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n\n\
    [Event \"Open\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. d4 *\n";

#[test]
fn of_several_games_the_first_is_shown_and_all_are_listed() {
    for shown in [shown(&[("pgn", TWO)], ""), shown(&[], TWO), shown(&[("moves", TWO)], "")] {
        assert!(shown.faults.is_empty(), "{:?}", shown.faults);
        assert_eq!(
            (&shown.games[..], shown.at),
            (&["1. Anna – Bo (2.1) ½-½".into(), "2. Open".into()][..], 0)
        );
        assert!(moves(&shown.table).contains("e4"));
    }
    let second = shown(&[("pgn", TWO), ("game-number", "2"), ("initial-ply", "last")], "");
    assert!(second.faults.is_empty(), "{:?}", second.faults);
    assert_eq!((moves(&second.table).contains("d4"), second.at), (true, 1));
}

#[test]
fn what_content_systems_make_of_typed_signs_is_undone() {
    const PLAIN: &str =
        "[White \"Anna\"] [Black \"Bo\"] [Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O 1-0";
    let wanted = shown(&[], PLAIN);
    let pgn = |shown: &EmbeddedGame| shown.table.text(Export::Pgn);
    for (white, black, result) in [
        ("“Anna”", "„Bo“", "″1–0″"),
        ("”Anna”", "«\u{202f}Bo\u{202f}»", "’1-0’"),
        ("&#8221;Anna&#8221;", "&ldquo;Bo&rdquo;", "&quot;1-0&quot;"),
        ("&amp;#8220;Anna&amp;#8221;", "&#x201E;Bo&#x201c;", "\"1-0\""),
    ] {
        for moves in [
            "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O–O 1–0",
            "1.\u{a0}e4 1… e5 2.\u{202f}Nf3 2&#8230; Nc6 3. Bc4 Bc5 4. O&#8211;O 1&ndash;0",
        ] {
            let text = format!("[White {white}] [Black {black}]\n[Result {result}]\n\n{moves}");
            for shown in [shown(&[], &text), shown(&[("pgn", &text)], ""), shown(&[("moves", &text)], "")] {
                assert!(shown.faults.is_empty(), "{text}: {:?}", shown.faults);
                // The result is reported as parsed.
                assert_eq!(pgn(&shown).replace("1–0", "1-0"), pgn(&wanted), "{text}");
            }
        }
    }
    // Draughts, with signs for captures and squares.
    let shown = shown(&[("game", "draughts"), ("moves", "1. 32–28 19–23 2. 28×19 14×23")], "");
    assert!(shown.faults.is_empty(), "{:?}", shown.faults);
    assert!(moves(&shown.table).contains("28x19"), "{}", moves(&shown.table));
}

#[test]
fn comments_and_values_in_plain_quotes_stay_as_they_are() {
    let text = "[Event \"The “Big” – One\"] [Site “A \"b\" [c]”]\n\n1. e4 {a “good” move… 1–0} e5 *";
    let pgn = shown(&[], text).table.text(Export::Pgn);
    assert!(pgn.contains("[Event \"The “Big” – One\"]"), "{pgn}");
    assert!(pgn.contains("[Site \"A \\\"b\\\" [c]\"]"), "{pgn}");
    assert!(pgn.contains("{a “good” move… 1–0}"), "{pgn}");
    // Prefixes of tags and references are harmless.
    for text in ["[White “", "[White “]", "[“”]", "1. e4 & e5 &#; &#99999999; &amp; &quot", "[[[[ “ ]]]]"]
    {
        shown(&[], text);
    }
}

#[test]
fn long_texts_full_of_signs_are_read_in_a_moment() {
    // The length of a text may double its cost, and no more: none of these is ended.
    for sign in ["[White “a ", "[White “]", "&#8221", "&amp;"] {
        shown(&[], &sign.repeat(190_000 / sign.len()));
    }
}

#[test]
fn a_single_game_has_no_list_and_words_are_no_game_of_it() {
    for text in [OPENING, "1. e4 e5 1-0 A fine game!", "1. e4 Ke4"] {
        let shown = shown(&[("moves", text)], "");
        assert_eq!(shown.games, [""; 0], "{text}");
    }
    let bare = shown(&[("moves", "1. e4 e5 1-0 1. d4 d5 0-1")], "");
    assert_eq!(bare.games, ["1.", "2."]);
}

#[test]
fn a_game_that_is_not_in_the_list_is_told_and_the_first_is_shown() {
    for (text, number, message) in [(TWO, "3", "2"), (TWO, "4294967295", "2"), (OPENING, "2", "1")] {
        let shown = shown(&[("pgn", text), ("game-number", number)], "");
        assert_eq!(shown.faults.len(), 1, "{number}");
        assert_eq!(shown.faults[0].1.kind(), MessageKind::EmbedValue);
        let told = notabene_core::i18n::Language::En.say(&shown.faults[0].1);
        assert!(told.contains("game-number") && told.contains(message), "{told}");
        assert_eq!((shown.at, moves(&shown.table).contains("e4")), (0, true));
    }
    assert!(Options::default().set("game-number", "0").is_err());
}

#[test]
fn draughts_have_a_list_too() {
    let two = "[White \"Ton\"]\n[Black \"Jannes\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n\n[White \"Ko\"]\n\n1. 33-28 18-23 *\n";
    let shown = shown(&[("pdn", two), ("game-number", "2")], "");
    assert!(shown.faults.is_empty(), "{:?}", shown.faults);
    assert_eq!(shown.games, ["1. Ton – Jannes", "2. Ko – ?"]);
    assert!(moves(&shown.table).contains("33-28"), "{}", moves(&shown.table));
}

#[test]
fn the_option_that_takes_a_record_is_found() {
    for (text, name) in [
        (TWO, "pgn"),
        (OPENING, "pgn"),
        ("1. e4 e5 2. Cf3", "pgn"),
        ("1. 32-28 19-23 2. 28x19 14x23", "pdn"),
        ("[GameType \"25\"]\n\n1. c3-d4 d6-c5", "pdn"),
        ("", "pgn"),
        ("nothing that anybody could play", "pgn"),
    ] {
        assert_eq!(option_of(text), name, "{text}");
    }
}

#[test]
fn words_inside_the_element_are_no_game() {
    for text in ["A chess board.", "Ici, un échiquier pour le club d’échecs", "  \n", "404"] {
        let shown = shown(&[], text);
        assert!(!shown.is_given && shown.faults.is_empty(), "{text}");
    }
}

#[test]
fn an_option_counts_before_the_text_inside() {
    let shown = shown(&[("moves", "1. d4")], OPENING);
    assert!(moves(&shown.table).contains("d4") && !moves(&shown.table).contains("e4"));
}

#[test]
fn draughts_come_as_pdn_and_with_a_game() {
    let pdn = shown(&[("pdn", "1. 32-28 19-23 2. 28x19 14x23")], "");
    assert_eq!(pdn.table.status().game, "draughts/international");
    assert!(pdn.faults.is_empty() && pdn.is_given);
    let russian = shown(&[("game", "draughts"), ("variant", "russian"), ("moves", "1. c3-d4 d6-c5")], "");
    assert_eq!(russian.table.status().game, "draughts/russian");
    assert!(russian.faults.is_empty(), "{:?}", russian.faults);
}

#[test]
fn moves_may_begin_at_a_position() {
    let position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let shown = shown(&[("position", position), ("moves", "1. e4 Kd7")], "");
    assert!(shown.faults.is_empty(), "{:?}", shown.faults);
    assert_eq!(fen(&shown), position);
    let alone = game(&options(&[("position", "W:W31-50:B1-20")]), "");
    assert_eq!(alone.table.status().game, "draughts/international");
}

#[test]
fn a_position_that_cannot_be_is_told() {
    for position in ["8/8/8/8/8/8/8/8 w - - 0 1", "nonsense", "W:W99:B1"] {
        let shown = shown(&[("position", position)], "");
        assert_eq!(shown.faults.first().map(|(name, _)| *name), Some("position"), "{position}");
    }
}

#[test]
fn a_game_that_breaks_off_is_shown_as_far_as_it_goes() {
    let shown = shown(&[("pgn", "1. e4 e5 2. Ke3 Nc6")], "");
    assert_eq!(shown.faults.first().map(|(name, _)| *name), Some("pgn"));
    assert!(moves(&shown.table).contains("e5"));
}

#[test]
fn the_first_half_move_shown_is_chosen() {
    let last = fen(&shown(&[("moves", OPENING), ("initial-ply", "last")], ""));
    assert!(last.starts_with("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w"), "{last}");
    assert_eq!(fen(&shown(&[("moves", OPENING), ("initial-ply", "6")], "")), last);
    assert_eq!(fen(&shown(&[("moves", OPENING), ("initial-ply", "4000000000")], "")), last);
    let one = fen(&shown(&[("moves", OPENING), ("initial-ply", "1")], ""));
    assert!(one.starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"), "{one}");
    assert_eq!(fen(&shown(&[("moves", OPENING)], "")), fen(&shown(&[], "")));
}

#[test]
fn one_goes_to_a_half_move_by_number_or_word() {
    let mut shown = shown(&[("moves", OPENING)], "");
    let start = fen(&shown);
    for (word, known) in
        [("2", true), ("next", true), ("prev", true), ("last", true), ("-1", false), ("", false)]
    {
        assert_eq!(go(&mut shown.table, word), known, "{word}");
    }
    assert_ne!(fen(&shown), start);
    assert!(go(&mut shown.table, "first"));
    assert_eq!(fen(&shown), start);
}

#[test]
fn a_value_that_cannot_be_changes_nothing_and_says_what_may() {
    let mut options = options(&[("theme", "dark")]);
    let problem = options.set("theme", "pink").unwrap_err();
    assert_eq!(problem.kind(), MessageKind::EmbedValue);
    assert_eq!(options.get("theme"), "dark");
    assert_eq!(options.set("colour", "red").unwrap_err().kind(), MessageKind::EmbedUnknown);
    assert_eq!(options.set("initial-ply", "-3").unwrap_err().kind(), MessageKind::EmbedValue);
    assert_eq!(options.set("letters", "xx").unwrap_err().kind(), MessageKind::EmbedValue);
    assert_eq!(options.set("pgn", &"e4 ".repeat(100_000)).unwrap_err().kind(), MessageKind::EmbedTooLong);
}

#[test]
fn a_name_alone_means_true_and_an_empty_text_takes_away() {
    let mut options = options(&[("read-only", ""), ("theme", "Dark")]);
    assert!(options.is("read-only"));
    assert_eq!(options.get("theme"), "dark");
    assert!(options.set("theme", "").is_ok());
    assert_eq!(options.get("theme"), "");
    assert!(options.set("read-only", "false").is_ok());
    assert!(!options.is("read-only"));
}

#[test]
fn every_option_says_what_it_may_be() {
    for choice in &CHOICES {
        let allowed = choice.allowed();
        assert_eq!(allowed.is_empty(), choice.values == OptionValues::Text, "{}", choice.name);
        for word in allowed {
            assert!(Options::default().set(choice.name, &word).is_ok(), "{}={word}", choice.name);
        }
        assert!(choice.name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{}", choice.name);
    }
}

#[test]
fn what_is_said_is_listed_in_one_order() {
    let said = [("theme", "dark"), ("moves", "1. e4"), ("game", "chess")];
    let options = options(&said);
    let listed: Vec<_> = options.iter().collect();
    assert_eq!(listed, [("game", "chess"), ("moves", "1. e4"), ("theme", "dark")]);
    let mut rest = options.clone();
    rest.clear_game();
    assert_eq!(rest.iter().collect::<Vec<_>>(), [("theme", "dark")]);
}

const HOME: &str = "https://club.example/schach/";

fn options_of_lines() -> Options {
    options(&[("pgn", "[White \"A\"]\n\n1. e4 *")])
}

#[test]
fn each_door_has_its_code() {
    let options = options(&[("pgn", "1. e4 \"!\" <e5>"), ("theme", "dark")]);
    let script = "<script type=\"module\" src=\"https://club.example/schach/embed.js\"></script>\n";
    let said = "pgn=\"1. e4 &quot;!&quot; &lt;e5&gt;\"";
    assert_eq!(
        code(EmbedMethod::Element, &options, HOME, "1. e4 & e5", "A game"),
        format!("{script}<notabene-board {said} theme=\"dark\">1. e4 &amp; e5</notabene-board>\n")
    );
    assert_eq!(
        code(EmbedMethod::Data, &options, HOME, "", "A game"),
        format!("{script}<div data-notabene-{said} data-notabene-theme=\"dark\"></div>\n")
    );
    let frame = code(EmbedMethod::Frame, &options, HOME, "", "A \"game\"");
    let src = "embed.html#pgn=1.%20e4%20%22%21%22%20%3Ce5%3E&amp;theme=dark\"";
    assert!(frame.contains(src) && frame.contains("title=\"A &quot;game&quot;\""), "{frame}");
    // Editors make paragraphs of line breaks.
    let lines = options_of_lines();
    for door in [EmbedMethod::Element, EmbedMethod::Data] {
        let code = code(door, &lines, HOME, "x", "");
        assert!(code.contains("pgn=\"[White &quot;A&quot;]&#10;&#10;1. e4 *\""), "{code}");
        assert_eq!(code.lines().count(), 2, "{code}");
    }
    // An element without an option of ours is no board.
    assert!(
        code(EmbedMethod::Data, &Options::default(), HOME, "", "")
            .contains("<div data-notabene-game=\"chess\">")
    );
}

#[test]
fn the_games_of_a_file_have_a_code_and_readers_without_scripts_moves() {
    let mut options = options(&[("theme", "dark")]);
    options.set_file(" round5.pgn ", 30);
    let element = code(EmbedMethod::Element, &options, HOME, "round5.pgn", "");
    assert!(element.contains("theme=\"dark\" src=\"round5.pgn\" refresh=\"30\">round5.pgn<"), "{element}");
    options.set_file("games.pdn", 0);
    assert_eq!(fragment(&options), "theme=dark&src=games.pdn");
    let record = "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {good} e5 2. Nf3 *";
    let moves = readable_moves(record, &Style::pgn());
    assert!(moves.starts_with("1. e4 e5 2. Nf3") && !moves.contains('['), "{moves}");
    assert_eq!(readable_moves("no game", &Style::pgn()), "");
}

#[test]
fn a_pasted_link_finds_its_frame() {
    let options = options(&[("moves", "1. e4 e5")]);
    let [page, json] =
        oembed_files(&options, HOME, "https://club.example/g/", "final", "A \"fine\" game\n\\o/");
    assert!(page.contains("type=\"application/json+oembed\" href=\"https://club.example/g/final.json\""));
    let read: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(read["type"], "rich");
    assert_eq!(read["title"], "A \"fine\" game\n\\o/");
    let html = read["html"].as_str().unwrap();
    assert!(
        html.starts_with("<iframe src=\"https://club.example/schach/embed.html#moves=1.%20e4%20e5\""),
        "{html}"
    );
    assert_eq!((read["width"].as_u64(), read["height"].as_u64()), (Some(720), Some(560)));
}

/// Reads the part of an address as browsers do.
fn decoded(fragment: &str) -> Vec<(String, String)> {
    let text = |coded: &str| {
        let mut bytes = Vec::new();
        let mut rest = coded.bytes();
        while let Some(byte) = rest.next() {
            bytes.push(match byte {
                b'%' => {
                    let two = [rest.next().unwrap(), rest.next().unwrap()];
                    u8::from_str_radix(std::str::from_utf8(&two).unwrap(), 16).unwrap()
                }
                b'+' => b' ',
                other => other,
            });
        }
        String::from_utf8(bytes).unwrap()
    };
    fragment.split('&').filter_map(|pair| pair.split_once('=')).map(|(a, b)| (text(a), text(b))).collect()
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn what_stands_in_an_address_comes_back(pgn in "\\PC{0,40}", title in "\\PC{0,40}") {
        let mut options = Options::default();
        options.set("pgn", &pgn).unwrap();
        options.set("theme", "dark").unwrap();
        let there: Vec<(String, String)> = options.iter().map(|(a, b)| (a.into(), b.into())).collect();
        prop_assert_eq!(decoded(&fragment(&options)), there);
        let [_, json] = oembed_files(&options, HOME, HOME, "x", &title);
        prop_assert!(serde_json::from_str::<serde_json::Value>(&json).is_ok());
        // Text never becomes markup.
        let made = code(EmbedMethod::Element, &options, HOME, &title, "");
        prop_assert_eq!(made.matches('<').count(), 4);
    }

    #[test]
    fn no_text_stops_a_board(name in 0..CHOICES.len(), value in "\\PC{0,60}", inside in "\\PC{0,60}") {
        let mut options = Options::default();
        let _ = options.set(CHOICES[name].name, &value);
        let shown = game(&options, &inside);
        prop_assert!(!fen(&shown).is_empty());
    }

    #[test]
    fn records_of_any_damage_give_a_board(cut in 0..200usize, sign in "\\PC", at in 0..200usize) {
        let pgn = "[Event \"Club\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {[%csl Ge4] on} Kd7 (1... Kf7 2. e5) 2. e5 $1 1-0";
        let mut damaged: String = pgn.chars().take(cut).collect();
        let place = damaged.char_indices().nth(at).map_or(damaged.len(), |(n, _)| n);
        damaged.insert_str(place, &sign);
        let mut options = Options::default();
        let _ = options.set("pgn", &damaged);
        prop_assert!(!fen(&game(&options, "")).is_empty());
    }
}

#[test]
fn boards_ask_for_the_viewer_by_their_options() {
    for said in [
        ("show-header", "true"),
        ("show-clocks", "true"),
        ("show-evals", "true"),
        ("show-menu", "auto"),
        ("comments", "inline"),
        ("autoplay", "2"),
        ("puzzle", ""),
        ("write-box", "true"),
        ("own-moves", "variations"),
        ("game", "scharten-loud"),
        ("variant", "Loud"),
    ] {
        assert!(options(&[said]).needs_viewer(), "{said:?}");
    }
    let plain = [
        ("show-header", "false"),
        ("show-menu", "false"),
        ("comments", "beside"),
        ("own-moves", "aside"),
        ("puzzle", "false"),
        ("write-box", "false"),
        ("game", "scharten"),
        ("show-moves", "true"),
        ("theme", "dark"),
    ];
    assert!(!options(&plain).needs_viewer());
    assert!(!Options::default().needs_viewer());
}
