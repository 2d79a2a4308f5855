//! Setting up a position from a text of any family, and arrangements in which the game is over at once.

use notabene_core::game::position_editor::PositionEditor;
use notabene_core::game::registry;

const CHESS: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const CHESS960: &str = "rk4r1/8/8/8/8/8/8/RK4R1 w GAga - 0 1";
const QUIET: &str = "5k4/10/10/10/10/10/10/1R3K4 w - - 0 1";
const LOUD: &str = "5k4/10/10/10/10/10/10/5K4 w e1e8 - 0 1 12/17 1/0";

#[test]
fn a_text_of_any_family_opens_the_right_game() {
    let games = ["chess", "chess960", "scharten", "scharten-loud", "draughts/international"];
    for now in games {
        let draft = PositionEditor::read(now, registry::find(now).unwrap().editor_spec().start).unwrap();
        for (text, game) in [
            (CHESS, if now == "chess960" { "chess960" } else { "chess" }),
            (CHESS960, "chess960"),
            (QUIET, "scharten"),
            (LOUD, "scharten-loud"),
            ("W:W31,K32:B5,20", "draughts/international"),
        ] {
            let found = draft.read_any_game(text).unwrap_or_else(|e| panic!("{now}: {text}: {e:?}"));
            assert_eq!(found.game(), game, "{text} while {now} is set up");
            if game == "scharten-loud" {
                assert!(found.text().ends_with("12/17 1/0"), "no dart is lost: {}", found.text());
            }
        }
        assert!(draft.read_any_game("Rendez-vous samedi").is_err());
    }
}

#[test]
fn the_rules_of_the_draft_stay_with_its_own_texts() {
    let draft = PositionEditor::read_with_rules("scharten-loud", LOUD, "misses=5").unwrap();
    assert_eq!(draft.read_any_game(LOUD).unwrap().rules, draft.rules);
}

#[test]
fn an_arrangement_that_is_over_at_once_is_shown() {
    for (game, text) in [
        ("chess", "4k3/8/8/8/8/8/8/4KN2 w - - 0 1"),
        ("chess", "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"),
        ("chess", "4k2R/8/4K3/8/8/8/8/8 b - - 0 1"),
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
        ("draughts/international", "W:W:B20"),
    ] {
        let draft = PositionEditor::read(game, text).unwrap();
        assert_eq!(draft.reasons(), [], "{text}");
        let table = registry::open(game, Some(text), None).unwrap();
        assert!(table.status().outcome.is_some(), "{text} is over");
        let found = registry::open_position(text, "chess").expect("it is a position").unwrap();
        assert_eq!(found.status().game, game, "{text}");
    }
}
