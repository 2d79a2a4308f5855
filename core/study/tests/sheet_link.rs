//! Links of sheets: round trips, the ink that has no room, readers that know no sheets, hostile texts.

use notabene_core::exchange::share;
use notabene_core::game::{Game, registry};
use notabene_core::notation::{LETTERS, Letters, Style};
use notabene_study::score_sheet::handwriting::Handwriting;
use notabene_study::score_sheet::ink_cells::InkCells;
use notabene_study::score_sheet::sheet_link::{LONGEST, LinkInk, is_sheet, read, write};

fn french() -> &'static Letters {
    Letters::find("fr").expect("French letters")
}

fn game() -> Game {
    let mut game = registry::chess();
    for text in ["e4", "e5", "Nf3", "Nc6"] {
        assert!(game.enter(text, &Style::pgn()).is_ok());
    }
    game
}

fn sheet(texts: &[&str]) -> Handwriting {
    let texts: Vec<String> = texts.iter().map(|text| (*text).into()).collect();
    Handwriting::of(french(), &texts)
}

fn ink(cells: &[(usize, &str, &str)]) -> InkCells {
    let mut ink = InkCells::default();
    cells.iter().for_each(|(ply, strokes, text)| assert!(ink.set(*ply, strokes, text)));
    ink
}

#[test]
fn a_sheet_comes_back_with_its_mistakes_and_its_ink() {
    let written = sheet(&["e4", "", "Cf3 (=) 1:27", "Cç6 ½ & %41 ~ _"]);
    let ink =
        ink(&[(0, "ink1pABC-_.tA.", "e4"), (2, "ink1p.", "Cf3"), (3, "ink1pAA.", "Cd4"), (9, "ink1p.", "")]);
    let (fragment, carried) = write(&game(), &written, &ink);
    assert_eq!(carried, LinkInk::Whole);
    assert!(fragment.bytes().all(|b| b.is_ascii_alphanumeric() || b"=&.-_~".contains(&b)), "{fragment}");
    assert!(is_sheet(&fragment));
    for link in [fragment.clone(), format!("{fragment}."), format!("{fragment}).")] {
        let found = read(&link).expect("a sheet");
        assert_eq!(found.sheet, written);
        assert_eq!(
            found.game.text(notabene_core::exchange::Export::Save),
            game().text(notabene_core::exchange::Export::Save)
        );
        assert_eq!(found.ink.of_text(0, "e4"), Some("ink1pABC-_.tA."));
        assert_eq!(found.ink.of_text(2, "Cf3"), Some("ink1p."));
        assert!(found.ink.get(3).is_none() && found.ink.get(9).is_none(), "ink of other texts stays at home");
    }
    // A reader that knows no sheets opens the game.
    let plain = share::read(&fragment).expect("a game");
    assert_eq!(plain.table.played().len(), 4);
    assert_eq!(plain.view.letters.map(|letters| letters.code), Some("fr"));
    assert!(!is_sheet("g=1AAAB") && !is_sheet("c=1AAAB&sheet=1fr"));
}

#[test]
fn every_alphabet_survives() {
    for letters in &LETTERS {
        let mut written = Handwriting::new(letters);
        for (ply, piece) in letters.pieces.iter().enumerate() {
            assert!(written.write(ply, &format!("{piece}xe4+")));
        }
        let (fragment, carried) = write(&game(), &written, &InkCells::default());
        assert_eq!(carried, LinkInk::None);
        assert_eq!(read(&fragment).ok().map(|found| found.sheet), Some(written), "{}", letters.code);
    }
}

#[test]
fn ink_without_room_is_left_out() {
    let written = sheet(&["e4"; 80]);
    let mut many = InkCells::default();
    (0..80).for_each(|ply| assert!(many.set(ply, &format!("ink1p{}.", "A".repeat(100)), "e4")));
    let (fragment, carried) = write(&game(), &written, &many);
    assert_eq!(carried, LinkInk::LeftOut);
    assert!(read(&fragment).is_ok_and(|found| found.ink.is_empty() && found.sheet == written));
    let mut fewer = InkCells::default();
    (0..40).for_each(|ply| assert!(fewer.set(ply, &format!("ink1p{}.", "A".repeat(100)), "e4")));
    let (fragment, carried) = write(&game(), &written, &fewer);
    assert_eq!(carried, LinkInk::Whole);
    assert!(fragment.len() <= LONGEST);
    assert_eq!(read(&fragment).ok().map(|found| found.ink), Some(fewer));
}

#[test]
fn damaged_and_hostile_links_are_refused() {
    let (whole, _) = write(&game(), &sheet(&["e4", "e5"]), &ink(&[(0, "ink1pAB.", "e4")]));
    let sheet_at = whole.find("&sheet=").expect("texts");
    for cut in sheet_at + 1..whole.len() {
        let found = read(&whole[..cut]);
        // Cut before the ink, the texts are whole.
        assert!(
            found.is_err() || cut <= whole.find("&ink=").expect("ink") + "&ink".len(),
            "{}",
            &whole[..cut]
        );
    }
    for at in sheet_at + "&sheet=1".len()..whole.len() {
        let mut other = whole.clone().into_bytes();
        other[at] = if other[at] == b'Z' { b'Y' } else { b'Z' };
        let other = String::from_utf8(other).expect("plain");
        let is_name =
            whole[at..].starts_with("ink=") || other.find("&ink=").is_none() && other.contains("&sheet=");
        assert!(is_name || read(&other).is_err(), "{other}");
    }
    let newer = whole.replace("&sheet=1", "&sheet=2");
    let same = |a: &str, b: &str| read(a).err().map(|p| p.message) == read(b).err().map(|p| p.message);
    assert!(same(&newer, &whole.replace("&ink=1", "&ink=2")), "both are told to be newer");
    assert!(!same(&newer, &whole[..whole.len() - 1]), "which is not damaged");
    let head = &whole[..sheet_at];
    let long = format!("{head}&sheet=1fr{}", ".e4".repeat(30_000));
    let many = "&sheet=".repeat(5_000);
    for tail in [
        "&sheet=",
        "&sheet=1",
        "&sheet=1fr",
        "&sheet=1xx.e4.00000",
        "&sheet=1fr._ff.00000",
        "&sheet=1é",
        &many,
    ] {
        assert!(read(&format!("{head}{tail}")).is_err(), "{tail:.40}");
    }
    assert!(read(&long).is_err() && read("").is_err() && read("&sheet=&ink=").is_err());
}
