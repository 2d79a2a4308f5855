//! Score sheets without our marks are found by the lines of their table, and somebody is asked where the first row is in doubt.

use crate::common::forms::{FORMS, Form};
use crate::common::sheets::{Camera, Held, Pen};
use crate::common::writing::{Dice, Drawings, Hand};
use notabene_core::game::registry;
use notabene_core::notation::{Letters, Style};
use notabene_ink::net::Net;
use notabene_ink::photo::homography::{Homography, Place};
use notabene_ink::photo::lattice::{Line, even};
use notabene_ink::photo::{
    FirstRow, Grey, PhotoGame, PhotoWork, Problem, Refusal, Report, Sheet, find, find_any,
};
use notabene_ink::sign::signs;

const DRAWINGS: &str = include_str!("data/drawings.txt");
const CAMERA: Camera =
    Camera { side: 2000, tilt: 0.03, turns: 0, bent: 0.4, blur: 0.6, noise: 3.0, jpeg: 6.0, shade: 0.3 };
const MOVES: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"];

/// A form with moves from some row on, photographed; and the map to millimetres of the paper.
fn photograph(form: &Form, from: usize, camera: Camera, held: Held, seed: u64) -> (Grey, Homography) {
    let (drawings, mut dice) = (Drawings::read(DRAWINGS), Dice::new(seed));
    let mut paper = form.print(&drawings, 110.0, &mut dice);
    let hand = Hand::random(&mut dice, 0.4);
    for (at, text) in MOVES.iter().enumerate() {
        let pen = Pen::even(0.4, 0.85, 0.55);
        paper.write(2 * from + at, &signs(text).unwrap(), &hand, &drawings, pen, &mut dice);
    }
    camera.shoot_held(&paper, &held, &mut dice)
}

fn middle(sheet: &Sheet, at: usize, map: &Homography) -> Place {
    let corners = sheet.corners(at).unwrap();
    map.map([0, 1].map(|i| corners.iter().map(|p| p[i]).sum::<f32>() / 4.0))
}

#[test]
fn tables_of_all_forms_are_found_in_every_direction() {
    for (n, form) in FORMS.iter().enumerate() {
        let held = Held { angle: n as f32 - 5.5, beyond: -0.07, fold: [0.4, 0.3] };
        let camera = Camera { turns: n % 4, ..CAMERA };
        let (grey, map) = photograph(form, 0, camera, held, n as u64);
        assert!(find(grey.clone()).is_err(), "{}: no marks", form.name);
        let sheet = find_any(grey).unwrap();
        let table = sheet.table().unwrap();
        assert_eq!((table.grid.rows(), table.columns.pairs()), (form.rows, form.pairs), "{}", form.name);
        assert_eq!((sheet.len(), sheet.layout()), (form.cells().len(), None));
        let mut specks = 0;
        for (at, cell) in form.cells().iter().enumerate() {
            let found = middle(&sheet, at, &map);
            let right = [0, 1].map(|i| (cell.low[i] + cell.high[i]) / 2.0);
            let far = (found[0] - right[0]).hypot(found[1] - right[1]);
            assert!(far < 2.0, "{} {at}: {found:?} {right:?}", form.name);
            if at % 7 == 0 || at < MOVES.len() {
                let is_empty = sheet.cell(at).unwrap().ink.strokes.is_empty();
                assert!(!is_empty || at >= MOVES.len(), "{} {at}", form.name);
                specks += u32::from(!is_empty && at >= MOVES.len());
            }
        }
        // Where two creases cross, something may be seen.
        assert!(specks <= 1, "{}: {specks}", form.name);
        assert!(sheet.is_first_row_sure(), "{}", form.name);
    }
}

#[test]
fn a_picture_without_a_table_is_refused_at_once() {
    let mut dice = Dice::new(3);
    let white = Grey::new(900, 700, vec![240; 630_000]).unwrap();
    let noise: Vec<u8> = (0..630_000).map(|_| dice.below(256) as u8).collect();
    let flat = |grey: Grey| find_any(grey).unwrap_err();
    assert_eq!(flat(white), Problem::NoSheet);
    assert!(matches!(
        flat(Grey::new(900, 700, noise).unwrap()),
        Problem::NoSheet | Problem::Code | Problem::Marks { .. }
    ));
    // Ruled paper has rows, but no columns.
    let ruled: Vec<u8> = (0..630_000).map(|i| if (i / 900) % 24 < 2 { 60 } else { 230 }).collect();
    let ruled = flat(Grey::new(900, 700, ruled).unwrap());
    assert!(matches!(ruled, Problem::NoSheet | Problem::Blurred), "{ruled:?}");
    for size in [[1, 1], [2, 900], [900, 2], [40, 40]] {
        assert!(find_any(Grey::new(size[0], size[1], vec![200; size[0] * size[1]]).unwrap()).is_err());
    }
    // Far away.
    let (grey, _) = photograph(&FORMS[0], 0, Camera { side: 560, blur: 0.3, ..CAMERA }, Held::STILL, 4);
    assert!(matches!(flat(grey), Problem::TooSmall | Problem::NoSheet | Problem::Blurred));
}

#[test]
fn the_first_row_is_asked_for_where_it_is_in_doubt() {
    // The first row is left free.
    let form = &FORMS[1];
    let (grey, map) = photograph(form, 1, CAMERA, Held::STILL, 5);
    let mut sheet = find_any(grey.clone()).unwrap();
    assert!(!sheet.is_first_row_sure());
    let picture = sheet.first_row_picture().unwrap();
    assert!(picture.width() > picture.height() && picture.pixels().contains(&0));
    let before = sheet.corners(0);
    for answer in [FirstRow::Turned, FirstRow::Turned, FirstRow::Above, FirstRow::Below] {
        assert!(sheet.say_first_row(answer) && !sheet.is_first_row_sure());
    }
    assert_eq!(sheet.corners(0), before);
    assert!(sheet.say_first_row(FirstRow::Below));
    let second = form.cells()[2];
    assert!((middle(&sheet, 0, &map)[1] - (second.low[1] + second.high[1]) / 2.0).abs() < 1.5);
    assert!(sheet.say_first_row(FirstRow::Is) && sheet.is_first_row_sure());
    assert_eq!(sheet.len(), form.cells().len() - 2 * form.pairs);

    let start = registry::open("chess", None, None).unwrap().played().last;
    let mut work = PhotoWork::begin(grey, &start, &Style::of(Letters::english()), Net::trained()).unwrap();
    let report = work.report();
    assert!(matches!(&report, Report::AskFirstRow { picture } if picture.starts_with("data:image/bmp")));
    assert_eq!(work.step(), report, "the work waits");
    work.say_first_row(FirstRow::Below);
    assert!(matches!(work.report(), Report::AskFirstRow { .. }), "it is asked again");
    work.say_first_row(FirstRow::Is);
    work.be_silent();
    let game = loop {
        match work.step() {
            Report::Work { .. } => {}
            Report::Game(game) => break game,
            report => unreachable!("{report:?}"),
        }
    };
    let texts: Vec<&str> = game.places.iter().map(|place| place.text.as_str()).collect();
    assert_eq!(texts, MOVES);
    assert!(matches!(game, PhotoGame { is_trial: true, next: None, .. }));
    // After the question the answer changes nothing.
    work.say_first_row(FirstRow::Turned);
    assert!(matches!(work.report(), Report::Game(_)));
}

#[test]
fn the_answers_have_names() {
    for answer in FirstRow::ALL {
        assert_eq!(FirstRow::named(answer.name()), Some(answer));
    }
    assert_eq!(FirstRow::named("x"), None);
}

#[test]
fn a_game_goes_on_on_another_sheet_of_any_kind_but_not_on_one_with_marks() {
    let start = registry::open("chess", None, None).unwrap().played().last;
    let (grey, _) = photograph(&FORMS[3], 0, CAMERA, Held::STILL, 6);
    let style = Style::of(Letters::english());
    let mut work = PhotoWork::begin(grey.clone(), &start, &style, Net::trained()).unwrap();
    work.be_silent();
    while let Report::Work { .. } = work.step() {}
    let white = Grey::new(300, 200, vec![250; 60_000]).unwrap();
    assert_eq!(work.add(white).unwrap_err(), Refusal::Sheet(Problem::NoSheet));
    work.add(grey).unwrap();
    assert_eq!(work.report(), Report::Work { percent: 0 });
}

#[test]
fn evenly_spaced_lines_are_told_from_others() {
    let line = |level: f32| Line { level, long: 100.0 };
    // Rows of 20 pixels that grow a little; one is missing, others lie between.
    let row = |n: i32| n as f32 * 20.0 + (n * n) as f32 * 0.1;
    let mut all: Vec<Line> = (0..20).filter(|n| *n != 7).map(|n| line(row(n))).collect();
    all.extend([Line { level: 131.0, long: 40.0 }, Line { level: -47.0, long: 90.0 }]);
    all.sort_by(|a, b| a.level.total_cmp(&b.level));
    let found = even(&all, 100.0);
    assert_eq!(found.len(), 20);
    for (n, level) in found.iter().enumerate() {
        assert!((level - row(n as i32)).abs() < 1.0, "{n} {level}");
    }
    assert_eq!(even(&[], 100.0), Vec::<f32>::new());
    assert_eq!(even(&[line(4.0)], 100.0), Vec::<f32>::new());
}
