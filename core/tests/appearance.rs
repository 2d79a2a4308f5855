//! Colours of boards, sets of pieces, and the pictures of the site.

use notabene_core::exchange::picture::{self, Picture};
use notabene_core::game::{BoardColors, registry};
use notabene_core::geometry::Layout;
use std::collections::BTreeMap;
use std::path::Path;
use strum::VariantArray;

const THEMES: &str = include_str!("../../src/style/themes.css");
const PIECE_SETS: [(&str, &str); 3] = [
    ("classic", include_str!("../../www/pieces/pieces.svg")),
    ("simple", include_str!("../../www/pieces/pieces_simple.svg")),
    ("friends", include_str!("../../www/pieces/pieces_friends.svg")),
];

/// Relative luminance of a colour (WCAG 2.2).
fn luminance(colour: &str) -> f64 {
    let of = |at: usize| {
        let part = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).expect("a colour")) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * of(1) + 0.7152 * of(3) + 0.0722 * of(5)
}

/// Contrast of two colours (WCAG 2.2).
fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

/// Custom properties of a rule with `light-dark()`, for light and for dark screens.
fn colours_of(name: &str) -> BTreeMap<&'static str, [&'static str; 2]> {
    let rule = THEMES.split_once(&format!("[data-board=\"{name}\"] {{")).expect("a rule").1;
    let lines = rule.split('}').next().unwrap_or_default().lines();
    let pairs = lines.filter_map(|line| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": light-dark(")?;
        let (light, dark) = value.trim_end_matches(");").split_once(", ")?;
        Some((name, [light, dark]))
    });
    pairs.collect()
}

#[test]
fn colours_of_boards_can_be_told_apart_and_are_those_of_pictures() {
    let usual = colours_of("blue");
    for colors in BoardColors::VARIANTS {
        let name: &'static str = (*colors).into();
        let mut all = usual.clone();
        all.extend(colours_of(name));
        let on_light = ["light", "dark", "dark-round"].map(|property| all[property][0]);
        assert_eq!(on_light, colors.fields(), "{name}");
        for screen in [0, 1] {
            let of = |property: &str| all[property][screen];
            let fields = contrast(of("light"), of("dark"));
            assert!(fields >= 3.0, "{name}: fields differ by {fields:.2}");
            for (names, field) in [("name-on-light", "light"), ("name-on-dark", "dark")] {
                let text = contrast(of(names), of(field));
                assert!(text >= 4.5, "{name}: {names} has {text:.2}");
            }
        }
    }
}

#[test]
fn pictures_have_the_colours_of_the_board_and_the_chosen_pieces() {
    for (set, symbols) in PIECE_SETS {
        for game in ["chess", "scharten", "draughts/international"] {
            let scene = registry::open(game, None, None).expect("a game").scene();
            let layout = Layout { board: scene.board, flipped: false };
            let picture = Picture { scene: &scene, layout, symbols, inside: false, title: "", shapes: &[] };
            let drawn = picture::svg(&picture);
            let kinds = match game {
                "draughts/international" => 2,
                _ => 12,
            };
            assert_eq!(drawn.matches("<symbol").count(), kinds, "{set}, {game}");
            assert!(!drawn.contains("var("), "{set}, {game}: each colour is set");
            let brown = picture::in_colors(&drawn, BoardColors::Brown);
            let [light, dark, round] = BoardColors::Brown.fields();
            assert!(
                brown.contains(light) && (brown.contains(dark) || brown.contains(round)),
                "{set}, {game}"
            );
            assert_eq!(picture::in_colors(&drawn, BoardColors::Blue), drawn);
        }
        assert_eq!(symbols.lines().filter(|line| line.starts_with("<symbol")).count(), 8, "{set}");
    }
}

/// Pictures are shown by `<img>`: nothing from elsewhere, no text, and light.
#[test]
fn drawings_of_the_site_are_small_and_complete_in_themselves() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../www/art");
    let mut count = 0;
    for entry in folder.read_dir().expect("the drawings") {
        let path = entry.expect("a file").path();
        let drawn = std::fs::read_to_string(&path).expect("a text");
        let name = path.display();
        assert!(drawn.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "), "{name}");
        assert!(drawn.len() < 8000, "{name} has {} bytes", drawn.len());
        for foreign in [
            "<text",
            "<image",
            "<script",
            "<style",
            "<foreignObject",
            "href",
            "style=",
            "url(",
            " id=",
            " on",
        ] {
            assert!(!drawn.contains(foreign), "{name} has {foreign}");
        }
        count += 1;
    }
    assert!(count >= 54, "{count} drawings");
}
