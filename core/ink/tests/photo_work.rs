//! Photographs are read in small parts, with typed refusals, questions and pictures, and reports survive as text.

use crate::common::games::{Written, photograph, random_game, slip};
use crate::common::measuring::CASES;
use crate::common::sheets::{Camera, Paper};
use crate::common::writing::{Dice, Drawings};
use notabene_core::game::registry;
use notabene_core::notation::{AnyPosition, Letters, Style};
use notabene_ink::net::Net;
use notabene_ink::photo::{
    CellState, Corner, Grey, GreyError, PhotoGame, PhotoWork, Place, Problem, Refusal, Report,
};
use notabene_study::printing::PrintChoice;
use notabene_study::printing::scan::ScanLayout;

const DRAWINGS: &str = include_str!("data/drawings.txt");

fn chess() -> AnyPosition {
    registry::open("chess", None, None).unwrap().played().last
}

fn refusal(grey: Grey, style: &Style) -> Refusal {
    PhotoWork::begin(grey, &chess(), style, Net::trained()).err().expect("a refusal")
}

fn page(page: usize, seed: u64) -> Grey {
    let layout = ScanLayout::of(&PrintChoice::default_for(false), page).unwrap();
    let mut dice = Dice::new(seed);
    Camera { turns: 0, ..Camera::random(2400, &mut dice) }.shoot(&Paper::printed(layout), &mut dice)
}

/// Reads a photograph; questions are answered as the writer would.
fn read(game: &Written, grey: Grey) -> (Vec<Place>, usize) {
    let mut work = PhotoWork::begin(grey, &game.start, &game.style, Net::trained()).unwrap();
    let (mut asked, mut before) = (0, 0);
    loop {
        let report = work.step();
        assert_eq!(Report::from_text(&report.to_text()).as_ref(), Some(&report));
        match report.clone() {
            Report::Work { percent } => {
                assert!(asked > 0 || percent >= before, "progress goes on");
                before = percent;
            }
            Report::Ask { ply, texts, picture } => {
                asked += 1;
                assert!(picture.starts_with("data:image/bmp;base64,Qk") && texts.len() > 1);
                match game.moves.get(ply) {
                    Some(right) if texts.contains(right) => work.choose(ply, right),
                    _ => work.refuse(ply, &texts),
                }
                if asked == 4 {
                    work.be_silent();
                }
            }
            Report::Game(game) => {
                assert_eq!(game.next, None, "the page has room");
                return (game.places, asked);
            }
            Report::AskFirstRow { .. } | Report::Refused(_) => unreachable!("{report:?}"),
        }
    }
}

#[test]
fn a_game_with_slips_is_read_with_questions_and_pictures() {
    let (drawings, mut dice) = (Drawings::read(DRAWINGS), Dice::new(12));
    let mut game = random_game(&CASES[1], 40, &drawings, &mut dice);
    slip(&mut game, 0.06, &mut dice);
    let (grey, _) = photograph(&game, &drawings, 3200, &mut dice);
    let (places, _) = read(&game, grey);
    assert_eq!(places.len(), 40);
    for (place, (text, right)) in places.iter().zip(game.texts.iter().zip(&game.moves)) {
        let is_clear = matches!(place.state, Some(CellState::Sure | CellState::Answered));
        assert_eq!(is_clear, place.picture.is_empty(), "{text}: {place:?}");
        assert!(!is_clear || place.text == *right, "{text}: {place:?}");
        assert!(place.others.iter().all(|other| *other != place.text) && place.others.len() <= 4);
        if place.state == Some(CellState::CannotBe) {
            assert!(place.others.contains(right), "{text} ({right}): {place:?}");
        }
    }
    let slips = game.texts.iter().zip(&game.moves).filter(|(text, right)| text != right).count();
    assert!(slips > 0, "the test has slips");
}

#[test]
fn an_empty_sheet_is_refused() {
    let style = Style::of(Letters::english());
    let mut work = PhotoWork::begin(page(1, 3), &chess(), &style, Net::trained()).unwrap();
    let report = loop {
        match work.step() {
            Report::Work { .. } => {}
            report => break report,
        }
    };
    assert_eq!(report, Report::Refused(Refusal::Empty));
    assert_eq!(Report::from_text(&report.to_text()), Some(report));
}

#[test]
fn what_is_no_sheet_is_refused_with_its_reason() {
    let english = Style::of(Letters::english());
    let white = Grey::new(300, 200, vec![250; 60_000]).unwrap();
    assert_eq!(refusal(white.clone(), &english), Refusal::Sheet(Problem::NoSheet));
    let dark = page(1, 5);
    let dark: Vec<u8> = dark.pixels().iter().map(|pixel| pixel / 5).collect();
    let dark = Grey::new(1800, 2400, dark).unwrap();
    assert!(matches!(
        refusal(Grey::new(9, 9, vec![20; 81]).unwrap(), &english),
        Refusal::Sheet(Problem::Dark)
    ));
    // Marks are found in the dark, too; then there is no reason to refuse.
    let _ = PhotoWork::begin(dark, &chess(), &english, Net::trained());
    assert_eq!(refusal(page(2, 4), &english), Refusal::Page { page: 2, wanted: 1 });
    assert_eq!(refusal(white, &Style::of(Letters::find("ru").unwrap())), Refusal::Letters);
}

#[test]
fn reports_that_are_none_are_none() {
    let marks = Problem::Marks { missing: vec![Corner::RightUpper, Corner::LeftLower] };
    let all = [
        Refusal::Picture(GreyError::Empty),
        Refusal::Picture(GreyError::TooLarge),
        Refusal::Picture(GreyError::Length),
        Refusal::Sheet(Problem::NoSheet),
        Refusal::Sheet(Problem::Dark),
        Refusal::Sheet(Problem::Code),
        Refusal::Sheet(Problem::Blurred),
        Refusal::Sheet(Problem::TooSmall),
        Refusal::Sheet(marks),
        Refusal::Page { page: 3, wanted: 2 },
        Refusal::OtherSheet,
        Refusal::Empty,
        Refusal::Letters,
        Refusal::Game,
    ];
    for refusal in all {
        let report = Report::Refused(refusal);
        assert_eq!(Report::from_text(&report.to_text()), Some(report));
    }
    let rest = Place { text: String::new(), state: None, others: Vec::new(), picture: "data:".into() };
    for (next, is_trial) in [(None, false), (Some(2), false), (None, true)] {
        let report = Report::Game(PhotoGame { places: vec![rest.clone()], next, is_trial });
        assert_eq!(Report::from_text(&report.to_text()), Some(report));
    }
    let report = Report::AskFirstRow { picture: "data:".into() };
    assert_eq!(Report::from_text(&report.to_text()), Some(report));
    for text in [
        "",
        "x",
        "refused",
        "refused\tx",
        "refused\tmarks\t9",
        "work\t101",
        "work",
        "ask\tx",
        "refused\tpage\t2",
        "refused\tpage\t2\tx",
        "game",
        "game\tx",
        "game\t\tx",
        "ask-first-row",
        "game\t\nsure",
        "game\t\n",
    ] {
        assert_eq!(Report::from_text(text), None, "{text:?}");
    }
}
