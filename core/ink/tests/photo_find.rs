//! Photographed sheets are found in every direction, empty places are empty, and bad pictures are refused with a reason.

use crate::common::sheets::{Camera, Paper, Pen};
use crate::common::writing::Dice;
use notabene_ink::photo::grey::MOST_PIXELS;
use notabene_ink::photo::homography::Homography;
use notabene_ink::photo::{Corner, Grey, GreyError, Problem, find};
use notabene_study::printing::scan::{RING, ScanLayout};
use notabene_study::printing::{Format, PrintChoice};

const CALM: Camera =
    Camera { side: 1800, tilt: 0.03, turns: 0, bent: 0.2, blur: 0.8, noise: 3.0, jpeg: 6.0, shade: 0.3 };

fn layout(format: usize, line: u32, times: bool, page: usize) -> ScanLayout {
    let mut choice = PrintChoice::default_for(false);
    choice.set_format(Format::ALL[format]);
    (choice.line, choice.times) = (line, times);
    ScanLayout::of(&choice, page).unwrap()
}

#[test]
fn sheets_are_found_in_every_direction_and_their_places_are_empty() {
    let mut dice = Dice::new(1);
    let layouts =
        [layout(0, 7, true, 1), layout(0, 10, false, 2), layout(1, 9, false, 1), layout(2, 8, true, 16)];
    for (turns, layout) in layouts.into_iter().enumerate() {
        let grey = Camera { turns, ..CALM }.shoot(&Paper::printed(layout), &mut dice);
        let sheet = find(grey).unwrap();
        assert_eq!(sheet.layout(), Some(layout));
        assert_eq!((sheet.len(), sheet.is_empty()), (layout.len(), false));
        for (at, cell) in sheet.cells().enumerate() {
            assert!(cell.ink.strokes.is_empty(), "{turns} {at}");
            assert_eq!(cell.ply, layout.first() + at);
        }
        assert_eq!(sheet.cell(layout.len()), None);
        assert_eq!(sheet.corners(layout.len()), None);
    }
}

#[test]
fn a_place_is_cut_out_straight() {
    let mut dice = Dice::new(2);
    let layout = layout(0, 7, true, 1);
    let mut paper = Paper::printed(layout);
    let cell = layout.cells()[70];
    // A dot in the middle of a place is found in the middle of its picture.
    let middle = [0, 1].map(|i| (cell.low[i] + cell.high[i]) / 2.0);
    paper.stroke(&vec![[middle[0] - 1.0, middle[1]], [middle[0] + 1.0, middle[1]]], Pen::even(0.6, 0.9, 0.5));
    let sheet = find(Camera { turns: 3, tilt: 0.06, bent: 0.0, ..CALM }.shoot(&paper, &mut dice)).unwrap();
    let found = sheet.cell(70).unwrap();
    let points = || found.ink.strokes.iter().flat_map(|stroke| &stroke.points);
    let (low, high) = (points().map(|p| p.x).min().unwrap(), points().map(|p| p.x).max().unwrap());
    let unit = 8.0 * notabene_ink::photo::cell::SCALE;
    let width = f32::from(high - low) / unit;
    assert!((1.4..2.8).contains(&width), "{width}");
    let centre = (f32::from(low) + f32::from(high)) / 2.0 / unit - notabene_ink::photo::cell::MARGIN;
    assert!((centre - (middle[0] - cell.low[0])).abs() < 0.3, "{centre}");
    assert!(sheet.cell(69).unwrap().ink.strokes.is_empty());
}

#[test]
fn missing_marks_are_named_by_their_corner() {
    let layout = layout(0, 7, true, 1);
    for (n, mark) in layout.marks().into_iter().enumerate() {
        let mut paper = Paper::printed(layout);
        paper.cover(mark, RING[0] + 1.0);
        let error = find(CALM.shoot(&paper, &mut Dice::new(3))).unwrap_err();
        assert_eq!(error, Problem::Marks { missing: vec![Corner::ALL[n]] });
    }
    let mut paper = Paper::printed(layout);
    layout.marks().into_iter().skip(1).for_each(|mark| paper.cover(mark, RING[0] + 1.0));
    assert_eq!(find(CALM.shoot(&paper, &mut Dice::new(3))).unwrap_err(), Problem::NoSheet);
}

#[test]
fn what_cannot_be_read_has_a_reason() {
    let mut dice = Dice::new(4);
    let layout = layout(0, 7, true, 1);
    let paper = Paper::printed(layout);
    let blurred = Camera { blur: 4.5, side: 900, noise: 1.0, ..CALM }.shoot(&paper, &mut dice);
    assert_eq!(find(blurred).unwrap_err(), Problem::Blurred);
    let mut covered = Paper::printed(layout);
    for square in ScanLayout::code_squares().iter().skip(6) {
        covered.cover(square.low, 1.6);
    }
    assert_eq!(find(CALM.shoot(&covered, &mut dice)).unwrap_err(), Problem::Code);
    let small = Camera { side: 420, blur: 0.2, noise: 0.0, jpeg: 0.0, ..CALM }.shoot(&paper, &mut dice);
    assert!(matches!(find(small), Err(Problem::TooSmall | Problem::NoSheet | Problem::Blurred)));
    for size in [[1, 1], [2, 900], [900, 2], [640, 480]] {
        let white = Grey::new(size[0], size[1], vec![250; size[0] * size[1]]).unwrap();
        assert!(matches!(find(white), Err(Problem::NoSheet | Problem::Blurred)));
        let noise = (0..size[0] * size[1]).map(|_| dice.below(256) as u8).collect();
        let noise = Grey::new(size[0], size[1], noise).unwrap();
        assert!(matches!(
            find(noise),
            Err(Problem::NoSheet | Problem::Dark | Problem::Marks { .. } | Problem::Code)
        ));
    }
}

#[test]
fn hostile_sizes_are_refused() {
    for (width, height, bytes, error) in [
        (0, 5, 0, GreyError::Empty),
        (5, 0, 0, GreyError::Empty),
        (3, 3, 8, GreyError::Length),
        (usize::MAX, 2, 4, GreyError::TooLarge),
        (MOST_PIXELS, 2, 4, GreyError::TooLarge),
    ] {
        assert_eq!(Grey::new(width, height, vec![0; bytes]).unwrap_err(), error);
        assert_eq!(Grey::from_rgba(width, height, &vec![0; 4 * bytes]).unwrap_err(), error);
    }
    let grey = Grey::from_rgba(2, 1, &[0, 0, 0, 255, 9, 9, 9, 0]).unwrap();
    assert_eq!(grey.pixels(), [0, 255]);
    assert_eq!(grey.sample(f32::NAN, -4.0), 0.0);
    assert_eq!(grey.sample(0.5, 9.0), 127.5);
    assert_eq!(grey.shrunk(5), grey);
}

#[test]
fn perspective_is_exact_at_its_corners() {
    let from = [[0.0, 0.0], [10.0, 0.0], [10.0, 20.0], [0.0, 20.0]];
    let to = [[3.0, 4.0], [90.0, 11.0], [80.0, 150.0], [9.0, 170.0]];
    let map = Homography::of(&from, &to).unwrap();
    for (a, b) in from.iter().zip(to) {
        let c = map.map(*a);
        assert!((0..2).all(|i| (c[i] - b[i]).abs() < 1e-3), "{c:?} {b:?}");
    }
    assert_eq!(Homography::of(&[[0.0, 0.0], [1.0, 1.0], [2.0, 2.0], [3.0, 3.0]], &to), None);
}
