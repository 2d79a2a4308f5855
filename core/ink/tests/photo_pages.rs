//! Games of several pages are read on where the last page ended, and what is kept of a photograph survives as text.

use crate::common::games::{Written, random_game};
use crate::common::measuring::CASES;
use crate::common::sheets::{Camera, Paper, Pen};
use crate::common::writing::{Dice, Drawings, Hand};
use notabene_ink::net::Net;
use notabene_ink::photo::{
    CellState, FirstRow, GameReader, Grey, KeptPhoto, PhotoEvent, PhotoGame, PhotoWork, Place, PlaceAnswer,
    Refusal, Report,
};
use notabene_ink::{Ink, sign};
use notabene_study::printing::scan::ScanLayout;
use notabene_study::printing::{Format, PrintChoice};

const DRAWINGS: &str = include_str!("data/drawings.txt");

fn game(plies: usize, seed: u64) -> Written {
    random_game(&CASES[1], plies, &Drawings::read(DRAWINGS), &mut Dice::new(seed))
}

fn done(reader: &mut GameReader) {
    while reader.step() {
        assert!((0.0..=1.0).contains(&reader.progress()));
    }
}

#[test]
fn a_reader_goes_on_with_the_places_of_another_page() {
    let (game, drawings, mut dice) = (game(28, 4), Drawings::read(DRAWINGS), Dice::new(6));
    let hand = Hand::random(&mut dice, 0.6);
    let mut write = |text: &String| {
        let signs = sign::signs(text).unwrap();
        hand.write(&signs, &drawings, &mut dice).ink()
    };
    let mut inks: Vec<Ink> = game.texts.iter().map(&mut write).collect();
    // The page has twenty places, of which the last is left out.
    inks[19] = Ink::default();
    let later = inks.split_off(20);
    let mut reader = GameReader::new(&game.start, &game.style, inks, Net::trained()).unwrap();
    done(&mut reader);
    assert_eq!(reader.len(), 19);
    assert!(reader.choose(3, &game.moves[3]));
    done(&mut reader);
    reader.extend(20, later);
    assert!(!reader.is_done() && reader.question().is_none());
    done(&mut reader);
    let read = reader.game();
    assert_eq!((reader.len(), read.moves.len(), read.rest.len()), (28, 28, 0));
    assert_eq!((read.moves[3].state, &read.moves[3].text), (CellState::Answered, &game.moves[3]));
    assert_eq!(read.moves[19].state, CellState::CannotBe);
    let wrong = read.moves.iter().filter(|m| m.ply != 19 && m.text != game.moves[m.ply]);
    assert!(wrong.clone().all(|m| m.state == CellState::Doubtful) && wrong.count() <= 2, "{read:?}");
}

/// The layout with the fewest places.
fn layout(format: Format, page: usize) -> ScanLayout {
    let mut choice = PrintChoice::default_for(false);
    choice.set_format(format);
    choice.line = 12;
    ScanLayout::of(&choice, page).unwrap()
}

fn photograph(layout: ScanLayout, texts: &[String], seed: u64) -> Grey {
    let (drawings, mut dice) = (Drawings::read(DRAWINGS), Dice::new(seed));
    let (mut paper, hand) = (Paper::printed(layout), Hand::random(&mut dice, 0.5));
    let pen = Pen::even(0.45, 0.9, 0.4);
    for (at, text) in texts.iter().enumerate() {
        paper.write(at, &sign::signs(text).unwrap(), &hand, &drawings, pen, &mut dice);
    }
    Camera { turns: 0, ..Camera::random(2400, &mut dice) }.shoot(&paper, &mut dice)
}

fn read(work: &mut PhotoWork) -> PhotoGame {
    loop {
        match work.step() {
            Report::Work { .. } => {}
            Report::Ask { ply, .. } => work.skip(ply),
            Report::Game(game) => return game,
            Report::AskFirstRow { .. } => unreachable!("the sheet has marks"),
            Report::Refused(refusal) => unreachable!("{refusal:?}"),
        }
    }
}

#[test]
fn the_next_page_goes_on_with_the_game() {
    let first = layout(Format::A5, 1);
    let places = first.len();
    let game = game(places + 5, 9);
    let (start, style) = (&game.start, &game.style);
    let pages = [
        photograph(first, &game.texts[..places], 3),
        photograph(layout(Format::A5, 2), &game.texts[places..], 3),
    ];
    let mut work = PhotoWork::begin(pages[0].clone(), start, style, Net::trained()).unwrap();
    work.be_silent();
    let read_first = read(&mut work);
    assert_eq!((read_first.places.len(), read_first.next), (places, Some(2)));
    // A sheet that is not the next page changes nothing.
    let refused = |work: &mut PhotoWork, grey: Grey| work.add(grey).expect_err("a refusal");
    assert_eq!(refused(&mut work, pages[0].clone()), Refusal::Page { page: 1, wanted: 2 });
    let other = photograph(layout(Format::A4, 2), &[], 3);
    assert_eq!(refused(&mut work, other), Refusal::OtherSheet);
    let white = Grey::new(300, 200, vec![250; 60_000]).unwrap();
    assert!(matches!(refused(&mut work, white), Refusal::Sheet(_)));
    assert_eq!(work.report(), Report::Game(read_first.clone()));
    work.add(pages[1].clone()).unwrap();
    assert!(matches!(work.report(), Report::Work { percent: 0 }));
    let whole = read(&mut work);
    assert_eq!((whole.places.len(), whole.next), (places + 5, None));
    let right = whole.places.iter().zip(&game.moves).filter(|(place, right)| place.text == **right).count();
    assert!(right * 10 >= (places + 5) * 9, "{right} {whole:?}");
    for (place, right) in whole.places.iter().zip(&game.moves) {
        assert!(!place.is_clear() || place.text == *right, "silently wrong: {right} {place:?}");
    }
}

fn kept() -> KeptPhoto {
    let picture = String::from("data:image/bmp;base64,Qk0=");
    let place = Place {
        text: "Nf3".into(),
        state: Some(CellState::Doubtful),
        others: vec!["Nc3".into(), "Ne2".into()],
        picture,
    };
    let rest = Place { text: String::new(), state: None, others: Vec::new(), picture: String::new() };
    KeptPhoto {
        id: "17".into(),
        line: "chess\n\n8/8/8/8/8/8/8/8 w - - 0 1".into(),
        style: "en".into(),
        events: vec![
            PhotoEvent::Answer(3, PlaceAnswer::Is("e4".into())),
            PhotoEvent::Answer(4, PlaceAnswer::NoneOf(vec!["e5".into(), "d5".into()])),
            PhotoEvent::Page,
            PhotoEvent::FirstRow(FirstRow::Below),
            PhotoEvent::Answer(41, PlaceAnswer::Unknown),
        ],
        game: Some(PhotoGame { places: vec![place, rest], next: Some(3), is_trial: false }),
        is_put: false,
    }
}

#[test]
fn what_is_kept_survives_as_text() {
    let whole = kept();
    let begun = KeptPhoto { events: Vec::new(), game: None, ..whole.clone() };
    let put = KeptPhoto {
        is_put: true,
        game: whole.game.clone().map(|game| PhotoGame { next: None, ..game }),
        ..whole.clone()
    };
    for kept in [&whole, &begun, &put, &whole.without_pictures()] {
        assert_eq!(KeptPhoto::from_text(&kept.to_text()).as_ref(), Some(kept));
    }
    assert!(!whole.without_pictures().to_text().contains("data:"));
    assert!(begun.is_reading() && !whole.is_reading() && !put.is_reading());
}

#[test]
fn a_page_that_is_begun_is_forgotten_with_its_answers() {
    let mut full = kept();
    assert_eq!(full.pages(), 2);
    let before = full.clone();
    full.drop_page();
    assert_eq!(full, before, "both pages were read to the end");
    full.events.extend([PhotoEvent::Page, PhotoEvent::Answer(80, PlaceAnswer::Unknown)]);
    assert!(full.is_reading() && full.pages() == 3);
    full.drop_page();
    assert_eq!(full, before);
}

#[test]
fn what_is_no_kept_photograph_is_none() {
    let sound = kept().to_text();
    let bad = [
        String::new(),
        "photo2\ta\tb\tc".into(),
        "photo1\ta\tb".into(),
        "photo1\ta\tb\tc\nput".into(),
        "photo1\ta\tb\tc\nis\t1".into(),
        "photo1\ta\tb\tc\nis\t-1\te4".into(),
        "photo1\ta\tb\tc\nis\t99999999999999999999\te4".into(),
        "photo1\ta\tb\tc\npage\tx".into(),
        "photo1\ta\tb\tc\nfirst-row\tx".into(),
        "photo1\ta\tb\tc\ngame".into(),
        sound.replace("data:image/bmp", "https://elsewhere"),
        format!("photo1\ta\tb\tc{}", "\npage".repeat(5_000)),
        format!("photo1\ta\tb\tc\ngame\t{}", "\nrest\t\t".repeat(1_001)),
    ];
    for text in bad {
        assert_eq!(KeptPhoto::from_text(&text), None, "{text:.80?}");
    }
    for end in 0..sound.len() {
        // Cut anywhere: no panic.
        drop(KeptPhoto::from_text(&sound[..end]));
    }
}
