//! Marks and code of a printed sheet: every layout has a code of its own, and all places lie on the paper.

use notabene_study::printing::scan::{BITS, MOST_PAGES, RING, ScanLayout, margin};
use notabene_study::printing::{Format, PrintChoice};

fn printed() -> Vec<ScanLayout> {
    let mut all = Vec::new();
    for format in Format::ALL {
        for line in format.lines() {
            for times in [false, true] {
                let mut choice = PrintChoice::default_for(false);
                choice.set_format(format);
                (choice.line, choice.times) = (*line, times);
                all.extend((1..=MOST_PAGES).filter_map(|page| ScanLayout::of(&choice, page)));
            }
        }
    }
    all
}

#[test]
fn every_page_that_can_be_printed_has_a_code() {
    let all = printed();
    assert_eq!(all.len(), 3 * 5 * 2 * MOST_PAGES);
    for layout in &all {
        assert_eq!(ScanLayout::from_code(layout.code()), Some(*layout));
    }
    let choice = PrintChoice::default_for(false);
    assert_eq!(ScanLayout::of(&choice, MOST_PAGES + 1), None);
    assert_eq!(ScanLayout::of(&choice, 0), None);
}

#[test]
fn codes_differ_in_many_bits() {
    let codes: Vec<u32> = ScanLayout::all().map(|layout| layout.code()).collect();
    assert_eq!(codes.len(), 3 * 5 * 5 * 2 * MOST_PAGES);
    for (n, code) in codes.iter().enumerate() {
        // Neither empty nor full: a strip has dark and bright squares.
        assert!((6..=26).contains(&code.count_ones()), "{code:b}");
        for other in &codes[..n] {
            assert!((code ^ other).count_ones() >= 4, "{code:b} {other:b}");
        }
        for bit in 0..BITS {
            assert_eq!(ScanLayout::from_code(code ^ 1 << bit), None);
        }
    }
    assert_eq!(ScanLayout::from_code(0), None);
}

#[test]
fn all_places_lie_on_the_paper_and_apart() {
    for layout in printed() {
        let ([width, height], beside) = (layout.size(), margin(layout.format));
        for [x, y] in layout.marks() {
            assert!(x - RING[0] > -beside + 2.5 && x + RING[0] < width + beside - 2.5, "{x}");
            assert!(x + RING[0] < -1.0 || x - RING[0] > width + 1.0, "{x}");
            assert!(y >= RING[0] && y <= height - RING[0], "{y}");
        }
        let squares = ScanLayout::code_squares();
        assert!(squares.iter().all(|square| square.high[0] < -1.0 && square.high[1] < height / 2.0));
        let cells = layout.cells();
        assert_eq!(cells.len(), layout.len());
        assert_eq!(layout.first(), (layout.page - 1) * cells.len());
        for (n, cell) in cells.iter().enumerate() {
            assert!(cell.high[0] - cell.low[0] > 15.0, "{cell:?}");
            assert!(cell.low.iter().all(|v| *v > 0.0), "{cell:?}");
            assert!(cell.high[0] <= width + 0.01 && cell.high[1] <= height, "{cell:?}");
            let apart = |other: &&notabene_study::printing::scan::Area| {
                (0..2).all(|i| cell.low[i] + 0.01 < other.high[i] && other.low[i] + 0.01 < cell.high[i])
            };
            assert!(!cells[..n].iter().any(|other| apart(&other)), "{cell:?}");
        }
        assert_eq!(layout.svg().matches('M').count(), 12 + layout.code().count_ones() as usize);
        assert!(layout.view_box().starts_with("-5.60 0 "));
    }
}
