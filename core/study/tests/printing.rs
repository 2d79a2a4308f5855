//! Printed sheets, their key and diagrams in pages.

use crate::common::laws::laws;
use crate::common::sheets::*;
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::i18n::Language;
use notabene_core::position::Side;
use notabene_core::record::{Leaf, ScoreSheet};
use notabene_study::printing::{
    DiagramSelection, Format, LEAST, MOST, PageContent, PlyPick, Print, PrintChoice, PrintedPage, Size, Use,
    parse_picks, print, seed_mistakes,
};
use notabene_study::score_sheet::seeded_mistake::SeededMistake;
use proptest::prelude::*;

fn nothing(format: Format) -> PrintChoice {
    let mut choice = PrintChoice { filled: false, blank: 0, ..PrintChoice::default_for(true) };
    choice.set_format(format);
    choice
}

fn form(page: &PrintedPage) -> &ScoreSheet {
    match &page.matter {
        PageContent::Sheet { form, .. } => form,
        other => panic!("{other:?} is no sheet"),
    }
}

/// The texts of both columns, row by row, over all these pages.
fn texts<'a>(pages: impl IntoIterator<Item = &'a PrintedPage>) -> Vec<[String; 2]> {
    let rows =
        |page: &'a PrintedPage| form(page).rows().map(|row| row.entries.clone().map(|entry| entry.text));
    pages.into_iter().flat_map(rows).collect()
}

fn printed(table: &Game, choice: &PrintChoice, code: &str) -> (Print, Vec<SeededMistake>) {
    let style = style(code);
    let planted = seed_mistakes(&table.played(), choice.number, choice.planted as usize, &style);
    (print(table, choice, &planted, &style), planted)
}

#[test]
fn an_empty_sheet_has_room_for_sixty_moves_on_every_paper() {
    let table = registry::open("chess", None, None).unwrap();
    for (format, pages, rows) in [(Format::A4, 1, 30), (Format::A5, 2, 15)] {
        let choice = PrintChoice { blank: 1, ..nothing(format) };
        let made = printed(&table, &choice, "fr").0;
        assert_eq!(made.pages.len(), pages);
        assert!(made.remarks.is_empty());
        let numbers: Vec<u32> =
            made.pages.iter().flat_map(|page| form(page).rows().map(|row| row.number)).collect();
        assert_eq!(numbers, (1..=60).collect::<Vec<_>>());
        for (n, page) in made.pages.iter().enumerate() {
            assert_eq!(form(page).blocks.iter().map(Vec::len).collect::<Vec<_>>(), [rows, rows]);
            assert_eq!((page.part, page.of), (n + 1, pages));
        }
        assert!(texts(&made.pages).iter().flatten().all(String::is_empty));
    }
}

#[test]
fn letter_paper_has_the_same_lines_on_two_pages() {
    let table = registry::open("chess", None, None).unwrap();
    let made = printed(&table, &PrintChoice { blank: 1, ..nothing(Format::Letter) }, "en").0;
    let rows: Vec<usize> = made
        .pages
        .iter()
        .flat_map(|page| form(page).blocks.iter().map(Vec::len).collect::<Vec<_>>())
        .collect();
    assert_eq!(rows, [25, 25, 25, 25]);
}

#[test]
fn every_height_of_line_fits_and_children_have_the_higher_one() {
    for format in Format::ALL {
        for line in format.lines() {
            let choice = PrintChoice { line: *line, ..nothing(format) };
            assert!(choice.rows() as u32 * line <= format.room(), "{format:?} {line}");
        }
    }
    assert!(Format::A4.lines()[0] >= 7 && Format::A5.lines()[0] >= 9);
}

#[test]
fn original_and_copy_are_the_same_but_for_their_heading() {
    let mut table = chess(OPERA);
    for (name, value) in [("White", "Morphy"), ("Black", "Braunschweig"), ("Event", "Paris")] {
        table.edit(Edit::Tag(name.into(), value.into()), &style("en")).unwrap();
    }
    for format in Format::ALL {
        let choice = PrintChoice { filled: true, copies: true, ..nothing(format) };
        let made = printed(&table, &choice, "fr").0;
        let leaf = |wanted: Leaf| {
            let of = move |page: &&PrintedPage| matches!(&page.matter, PageContent::Sheet { leaf, .. } if *leaf == Some(wanted));
            made.pages.iter().filter(of).map(|page| (page.part, page.of, form(page))).collect::<Vec<_>>()
        };
        let (original, copy) = (leaf(Leaf::Original), leaf(Leaf::Copy));
        assert!(!original.is_empty());
        assert_eq!(original, copy);
        assert_eq!(original.len() + copy.len(), made.pages.len());
        let sheet = original[0].2;
        assert_eq!((sheet.result, sheet.circled), ("1-0", [true, false]));
        assert!(sheet.head.iter().any(|(_, name)| name == "Morphy"));
        // In French.
        let rows = texts(&made.pages);
        assert_eq!(rows[1], ["Cf3", "d6"]);
        assert_eq!(rows[16], ["Td8#", ""]);
    }
}

#[test]
fn who_gives_up_is_told_in_the_own_column() {
    let mut table = chess("e4 e5 Nf3");
    table.go(Go::Last);
    table.edit(Edit::Resign(Side::Black), &style("nl")).unwrap();
    let made = printed(&table, &PrintChoice { filled: true, ..nothing(Format::A4) }, "nl").0;
    let sheet = form(&made.pages[0]);
    assert!(sheet.rows().nth(1).unwrap().entries[1].resigns, "{:?}", sheet.rows().nth(1));
    assert_eq!(sheet.result, "1-0");
}

#[test]
fn each_sheet_of_a_set_has_another_slip_and_its_answer() {
    let table = chess(IMMORTAL);
    let choice = PrintChoice { planted: 4, number: 17, ..nothing(Format::A4) };
    let (made, planted) = printed(&table, &choice, "fr");
    assert_eq!(planted.len(), 4);
    assert_eq!(made, printed(&table, &choice, "fr").0, "the number tells the set");
    let other = printed(&table, &PrintChoice { number: 18, ..choice.clone() }, "fr").1;
    assert_ne!(planted, other);
    let right = texts(&printed(&table, &PrintChoice { filled: true, ..nothing(Format::A4) }, "fr").0.pages);
    let mut marks = Vec::new();
    for page in &made.pages {
        let PageContent::Sheet { kind: Use::Slip, mark, .. } = &page.matter else { continue };
        assert_ne!(texts([page]), right, "sheet {mark} has no slip");
        marks.push(mark.clone());
    }
    assert_eq!(marks, ["17-1", "17-2", "17-3", "17-4"]);
    let Some(PrintedPage { matter: PageContent::Key(answers), part: 1, of: 1 }) = made.pages.last() else {
        panic!("the key is a page of its own, the last one")
    };
    assert_eq!(
        answers.iter().map(|answer| &answer.mark).collect::<Vec<_>>(),
        marks.iter().collect::<Vec<_>>()
    );
    for (answer, planted) in answers.iter().zip(&planted) {
        assert_eq!(answer.message, planted.message);
        // The board shows the game before the move in question.
        let turn = if planted.ply % 2 == 0 { Side::White } else { Side::Black };
        assert_eq!(answer.board.turn, turn);
        for language in Language::ALL {
            assert!(!language.say(&answer.location).is_empty() && !language.say(&answer.message).is_empty());
        }
    }
    for (n, page) in made.pages.iter().enumerate() {
        assert_eq!(matches!(page.matter, PageContent::Key(_)), n + 1 == made.pages.len());
    }
}

#[test]
fn a_game_without_room_for_slips_says_so() {
    let choice = PrintChoice { planted: 3, ..nothing(Format::A5) };
    let (made, planted) = printed(&chess("e4 e5 Nf3 Nc6 Bb5"), &choice, "en");
    assert!(made.pages.is_empty() && planted.is_empty());
    assert_eq!(made.remarks.len(), 1);
    assert_eq!(LEAST, 6, "five half-moves are too few");
}

#[test]
fn diagrams_stand_after_the_moves_that_were_chosen() {
    let table = chess(OPERA);
    let captions = |boards: DiagramSelection, named: &str| -> Vec<String> {
        let choice = PrintChoice { boards, named: named.into(), ..nothing(Format::A5) };
        let made = printed(&table, &choice, "en").0;
        let of = |page: &PrintedPage| match &page.matter {
            PageContent::Boards(boards) => {
                boards.iter().map(|board| board.caption.clone()).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        };
        assert!(made.pages.iter().all(|page| of(page).len() <= nothing(Format::A5).boards_on_page()));
        made.pages.iter().flat_map(of).collect()
    };
    assert_eq!(captions(DiagramSelection::Here, "").len(), 1);
    assert_eq!(captions(DiagramSelection::Each, "").len(), 33);
    assert_eq!(captions(DiagramSelection::Every(1), "").len(), 17);
    assert_eq!(
        captions(DiagramSelection::Every(5), ""),
        ["5. … dxe5", "10. … cxb5", "15. … Nxd7", "17. Rd8#"]
    );
    assert_eq!(captions(DiagramSelection::Every(10), ""), ["10. … cxb5", "17. Rd8#"]);
    assert_eq!(
        captions(DiagramSelection::Chosen, "2. 2... 17, 4-5"),
        ["2. Nf3", "2. … d6", "17. Rd8#", "4. … Bxf3", "5. … dxe5"]
    );
    let told = |named: &str| {
        let choice =
            PrintChoice { boards: DiagramSelection::Chosen, named: named.into(), ..nothing(Format::A4) };
        let made = printed(&table, &choice, "en").0;
        (made.pages.len(), made.remarks.iter().map(|tell| Language::En.say(tell)).collect::<Vec<_>>())
    };
    assert_eq!(told("99 3").0, 1);
    assert!(told("99 3").1[0].contains("99"));
    assert!(told("3 Nf3").1[0].contains("Nf3"));
    assert_eq!(told("").1.len(), 1);
}

#[test]
fn numbers_of_moves_are_read_as_people_write_them() {
    let pick = |number, column| PlyPick { number, column };
    assert_eq!(parse_picks("12").unwrap(), [pick(12, None)]);
    assert_eq!(
        parse_picks(" 12. ,12...;12… ").unwrap(),
        [pick(12, Some(0)), pick(12, Some(1)), pick(12, Some(1))]
    );
    assert_eq!(parse_picks("3-5").unwrap(), [pick(3, None), pick(4, None), pick(5, None)]);
    for (wrong, at) in
        [("e4", 0), ("3 5-", 2), ("7-3", 0), ("1,,x", 3), ("1000", 0), ("1-4000000000", 0), ("..", 0)]
    {
        assert_eq!(parse_picks(wrong).unwrap_err().at, at, "{wrong}");
    }
}

#[test]
fn long_games_get_more_pages_and_no_flood_of_diagrams() {
    let table = random("chess", 3, 400);
    let choice = PrintChoice { filled: true, ..nothing(Format::A5) };
    let made = printed(&table, &choice, "fr").0;
    let played = table.played().len();
    assert!(played > 300);
    assert_eq!(made.pages.len(), played.div_ceil(2).div_ceil(30));
    let choice = PrintChoice { boards: DiagramSelection::Each, ..nothing(Format::A4) };
    let made = printed(&table, &choice, "fr").0;
    assert_eq!(made.pages.len(), MOST.div_ceil(12));
    assert_eq!(made.remarks.len(), 1);
}

#[test]
fn a_game_from_its_middle_keeps_its_numbers_on_every_page() {
    let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 57";
    let mut table = registry::open("chess", Some(fen), None).unwrap();
    table.enter("Kd7", &style("en")).unwrap();
    for format in Format::ALL {
        let made = printed(&table, &PrintChoice { filled: true, ..nothing(format) }, "en").0;
        let sheet = form(&made.pages[0]);
        let first = sheet.rows().next().unwrap();
        assert_eq!((first.number, first.entries[1].text.as_str()), (57, "Kd7"));
        let numbers: Vec<u32> = sheet.rows().map(|row| row.number).collect();
        assert!(numbers.windows(2).all(|two| two[1] == two[0] + 1));
    }
}

#[test]
fn all_games_are_printed_with_their_own_columns() {
    for game in GAMES {
        let table = random(game, 8, 60);
        let choice = PrintChoice {
            blank: 1,
            filled: true,
            boards: DiagramSelection::Every(10),
            ..nothing(Format::A4)
        };
        let made = printed(&table, &choice, "nl").0;
        let first = table.sheet(&style("nl")).first;
        let mut kinds = Vec::new();
        for page in &made.pages {
            match &page.matter {
                PageContent::Sheet { form, kind, .. } => {
                    assert_eq!(form.first, first, "{game}");
                    assert_eq!(form.array.is_some(), game == "chess960" && *kind == Use::Filled, "{game}");
                    kinds.push(kind.name());
                }
                PageContent::Boards(boards) => {
                    assert!(boards.iter().all(|board| !board.scene.pieces.is_empty()))
                }
                PageContent::Key(_) => panic!("no slips were asked for"),
            }
        }
        assert_eq!(kinds, ["blank", "filled"], "{game}");
    }
}

#[test]
fn another_paper_brings_its_own_lines() {
    let mut choice = PrintChoice::default_for(true);
    assert!(choice.filled && choice.blank == 0 && choice.times);
    assert!(!PrintChoice::default_for(false).filled && PrintChoice::default_for(false).blank == 1);
    choice.set_format(Format::A5);
    assert_eq!((choice.line, choice.times), (9, false));
    let old = choice.number;
    choice.set_seed(old.wrapping_sub(1));
    assert_ne!(choice.number, old, "another set is another");
}

proptest! {
    #![proptest_config(laws(40))]

    /// Every move of a game is printed once, in order, on any paper.
    #[test]
    fn no_move_is_lost_between_pages(seed in 0u64..999, plies in 0usize..180, game in 0usize..8, line in 0usize..5, a5: bool) {
        let table = random(GAMES[game], seed, plies);
        let format = Format::ALL[usize::from(a5)];
        let choice = PrintChoice { filled: true, line: format.lines()[line], ..nothing(format) };
        let made = printed(&table, &choice, "fr").0;
        let written: Vec<usize> = made.pages.iter().flat_map(|page| form(page).rows())
            .flat_map(|row| row.entries.iter().filter_map(|entry| entry.ply)).collect();
        prop_assert_eq!(written, (0..table.played().len()).collect::<Vec<_>>());
        // All pages are full of rows, and none is without a move.
        for page in &made.pages {
            let some = form(page).rows().any(|row| row.entries.iter().any(|e| e.ply.is_some() || e.resigns));
            prop_assert!(some || made.pages.len() == 1);
            prop_assert_eq!(form(page).rows().count(), 2 * choice.rows());
        }
    }

    #[test]
    fn a_choice_comes_back_as_it_was_kept(
        a5: bool, line in 0usize..5, blank in 0usize..8, flags in 0u8..8, planted in 0usize..6, number in 1u32..999,
        boards in 0usize..7, size in 0usize..3, named in "[0-9 .,-]{0,40}",
    ) {
        let format = Format::ALL[usize::from(a5)];
        let mut choice = PrintChoice {
            format, line: format.lines()[line], blank: PrintChoice::BLANK[blank], filled: flags & 1 > 0,
            copies: flags & 2 > 0, times: flags & 4 > 0, planted: PrintChoice::PLANTED[planted], number,
            boards: DiagramSelection::ALL[boards], size: Size::ALL[size], named: String::new(),
        };
        choice.set_name(&named);
        prop_assert_eq!(PrintChoice::restore(&choice.save()), Some(choice));
    }

    #[test]
    fn damaged_texts_are_no_choice_and_no_panic(text in "(print[12] )?(a4|a5)?[ 0-9a-z]{0,40}", any in ".{0,60}") {
        for text in [text, any] {
            if let Some(choice) = PrintChoice::restore(&text) {
                prop_assert!(choice.blank <= 30 && choice.planted <= 6);
                prop_assert!(choice.format.lines().contains(&choice.line));
            }
            drop(parse_picks(&text));
        }
    }
}

#[test]
fn diagrams_on_paper_have_no_colours_and_tell_all_fields_apart() {
    use notabene_core::exchange::picture::{Picture, in_grey, svg};
    use notabene_core::geometry::Layout;
    let symbols = include_str!("../../../www/pieces/pieces.svg");
    for game in GAMES {
        let table = random(game, 2, 12);
        let scene = table.scene();
        let layout = Layout { board: scene.board, flipped: false };
        let drawn =
            svg(&Picture { scene: &scene, layout, symbols, inside: true, title: "#1 & #zz", shapes: &[] });
        let grey = in_grey(&drawn);
        assert_eq!(grey.len(), drawn.len(), "{game}: only colours change");
        let colours = |svg: &str| -> Vec<String> {
            let all = svg.split('#').skip(1).filter_map(|part| part.get(..6).map(String::from));
            all.filter(|colour| colour.bytes().all(|b| b.is_ascii_hexdigit())).collect()
        };
        assert!(
            colours(&grey).iter().all(|c| c[..2] == c[2..4] && c[2..4] == c[4..]),
            "{game}: {:?}",
            colours(&grey)
        );
        // Fields that differ on the screen differ by enough on paper.
        let fills = |svg: &str| -> Vec<String> {
            svg.split("class=\"field\" fill=\"#").skip(1).map(|part| part[..6].to_string()).collect()
        };
        for (a, b) in fills(&drawn).iter().zip(fills(&grey)) {
            for (c, d) in fills(&drawn).iter().zip(fills(&grey)) {
                let bright = |grey: &str| i32::from_str_radix(&grey[..2], 16).unwrap();
                assert!(
                    (a == c) == (b == d) && (a == c || (bright(&b) - bright(&d)).abs() >= 16),
                    "{game}: {b} {d}"
                );
            }
        }
    }
    for odd in ["", "#", "##12345", "#ab", "é#00000é", "#ffffff#"] {
        assert_eq!(in_grey(odd), odd);
    }
}

#[test]
fn before_the_first_move_there_is_one_diagram() {
    let table = registry::open("chess", None, None).unwrap();
    for boards in [
        DiagramSelection::Here,
        DiagramSelection::Each,
        DiagramSelection::Every(1),
        DiagramSelection::Every(10),
    ] {
        let made = printed(&table, &PrintChoice { boards, ..nothing(Format::A5) }, "fr").0;
        let [PrintedPage { matter: PageContent::Boards(diagrams), .. }] = &made.pages[..] else {
            panic!("{made:?}")
        };
        assert_eq!((diagrams.len(), diagrams[0].caption.as_str()), (1, ""));
    }
}

#[test]
fn diagrams_come_in_three_sizes_and_more_small_ones_fit_on_a_page() {
    let table = random("chess", 4, 60);
    for format in Format::ALL {
        let mut before = usize::MAX;
        for size in Size::ALL {
            let choice = PrintChoice { boards: DiagramSelection::Each, size, ..nothing(format) };
            let pages = printed(&table, &choice, "fr").0.pages;
            let counts: Vec<usize> = pages
                .iter()
                .map(|page| match &page.matter {
                    PageContent::Boards(boards) => boards.len(),
                    _ => panic!("{page:?}"),
                })
                .collect();
            assert_eq!(counts.iter().sum::<usize>(), 60, "none is lost");
            assert!(counts[0] < before, "{size:?} on {format:?}: {counts:?}");
            before = counts[0];
            // Between the margins of the page, with gaps of 5 mm, and a line of 5 mm below each.
            let (width, height) = match format {
                Format::A4 => (186, 250),
                Format::A5 => (130, 178),
                Format::Letter => (192, 232),
            };
            let (columns, rows) = (size.columns(format) as u32, size.rows(format) as u32);
            assert!(columns * size.width(format) + 5 * (columns - 1) <= width, "{size:?} on {format:?}");
            assert!(rows * (size.width(format) + 7) <= height, "{size:?} on {format:?}");
        }
    }
}

#[test]
fn a_choice_that_knew_one_size_comes_back_with_it() {
    let choice = PrintChoice::restore("print1 a5 9 0 1 0 0 2 17 chosen 5 12.").unwrap();
    assert_eq!(
        (choice.size, choice.boards, choice.named.as_str()),
        (Size::Middle, DiagramSelection::Chosen, "5 12.")
    );
    assert_eq!((choice.planted, choice.number, choice.line), (2, 17, 9));
    assert!(PrintChoice::save(&choice).starts_with("print2 "));
    assert_eq!(PrintChoice::restore("print2 a5 9 0 1 0 0 2 17 chosen huge 5"), None);
}
