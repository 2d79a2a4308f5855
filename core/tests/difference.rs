//! Figures of what is different in a game.

use notabene_core::game::Scene;
use notabene_core::game::difference::{Difference, of_game};
use notabene_core::game::registry::{VARIANTS, open};
use notabene_core::geometry::Field;
use notabene_core::notation::Style;

/// Arrows of a figure of draughts, by the names of their fields.
fn arrows(id: &str, scene: &Scene) -> Vec<String> {
    let game = open(id, None, None).expect("a game");
    let name = |field: Field| game.field_name(field);
    let arrow = |from, to: Option<Field>| format!("{}-{}", name(from), to.map(name).unwrap_or_default());
    let mut all: Vec<String> = scene.shapes.iter().map(|it| arrow(it.from, it.to)).collect();
    all.sort();
    all
}

#[test]
fn every_game_but_chess_has_a_figure_of_its_rule() {
    for game in VARIANTS.iter() {
        let shown = match of_game(game.id) {
            Some(Difference::Moves(scene)) => arrows(game.id, &scene).join(" "),
            Some(Difference::Figure(figure)) => figure.name.into(),
            None => String::new(),
        };
        let expected = match game.id {
            "chess" => "",
            "chess960" => "c960-rank",
            "scharten" => "support",
            "scharten-loud" => "halves",
            "draughts/international" => "28-19 28-39",
            "draughts/russian" => "d8-a5 f6-d8",
            "draughts/brazilian" => "c1-f4 c1-g5 c1-h6",
            "draughts/english" => "18-14 18-15 18-22 18-23",
            "draughts/frisian" => "28-26 28-8",
            "draughts/italian" => "18-11",
            "draughts/spanish" | "draughts/portuguese" => "18-27",
            "draughts/czech" => "a1-e5 a1-f6 a1-g7 a1-h8",
            "draughts/pool" => "15-6 22-13 22-15",
            "draughts/canadian" => "69-30 69-36 69-41",
            "draughts/turkish" => "d4-c4 d4-d5 d4-e4",
            "draughts/thai" => "29-15",
            "draughts/frysk" => "46-41 47-41 47-42 48-42 48-43 49-43 49-44 50-44 50-45",
            "draughts/breakthrough" => "8-2 8-3",
            "draughts/antidraughts" => "23-32",
            "draughts/killer" => "46-23",
            unknown => panic!("{unknown} has no figure: add one to `game::difference`"),
        };
        assert_eq!(shown, expected, "{}", game.id);
    }
}

/// Legal moves of a position by the rules of a game.
fn moves(game: &str, position: &str) -> Vec<String> {
    let game = open(game, Some(position), None).expect("a position");
    game.moves(&Style::pgn()).into_iter().map(|(id, _)| id).collect()
}

#[test]
fn other_rules_give_other_moves_in_the_same_position() {
    for (position, game, other) in [
        ("W:Wf6:Bb6,e7", "draughts/russian", "draughts/brazilian"),
        ("W:Wg3,Ka1:Bd4,f4", "draughts/czech", "draughts/brazilian"),
        ("W:Wc3:Bb4,d4,d6", "draughts/pool", "draughts/brazilian"),
        ("W:W28:B18,27", "draughts/frisian", "draughts/international"),
        ("W:WK46:BK28", "draughts/killer", "draughts/international"),
        ("W:WK29:B18", "draughts/thai", "draughts/english"),
    ] {
        assert_ne!(moves(game, position), moves(other, position), "{position}: {game} and {other}");
    }
    let (king, man) = ("W:W18:B14,K13", "W:W18:B13,14");
    assert_eq!(moves("draughts/italian", king).len(), 1, "a man does not take the king");
    assert_eq!(moves("draughts/italian", man).len(), 2, "a man takes either man");
    let spanish = open("draughts/spanish", Some("W:W18:B14"), None).expect("a position");
    let is_capture = |(_, text): &(String, String)| text.contains('x');
    assert!(!spanish.moves(&Style::pgn()).iter().any(is_capture), "a man takes nothing behind it");
}
