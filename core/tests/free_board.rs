//! Boards without rules: what a reader's pointer and keys do, and what programs hear of it.

#[path = "common/free_page.rs"]
mod free_page;

use free_page::{NOWHERE, Page, mouse};
use notabene_core::game::free_board::{BoardError, PROPERTIES, PointerInput};
use notabene_core::geometry::Point;
use notabene_core::position::{Figure, Side};
use serde_json::{Value, json};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
fn first_moves() -> Value {
    json!({ "lastMove": ["g8", "f6"], "destinations": { "e2": ["e3", "e4"], "g1": ["f3", "h3"] } })
}

#[test]
fn a_piece_is_tapped_or_dragged_to_where_the_program_lets_it() {
    let mut page = Page::new(first_moves());
    page.tap("e2");
    assert_eq!(page.marks(), "last last held target target");
    page.tap("e5");
    assert_eq!(page.marks(), "last last");
    page.happened("select e2, select none");
    page.tap("e2");
    page.tap("e4");
    assert_eq!(page.board.position(), AFTER_E4);
    page.happened("select e2, select none, beforemove e2-e4, move e2-e4");
    // Until the program says what can be moved now, nothing can.
    page.tap("g1");
    page.happened("");
    page.set(json!({ "position": null, "lastMove": null, "destinations": { "g1": ["f3"], "b8": ["c6"] } }));
    page.drag("g1", "g4");
    assert_eq!(page.board.position(), START);
    page.drag("g1", "f3");
    assert_eq!(page.board.piece_at("f3").unwrap().unwrap().kind.0, Figure::Knight);
    // With `both` the destinations say whose turn it is, and it is White's no more.
    page.happened("select g1, select none, beforemove g1-f3, move g1-f3");
    page.set(json!({ "destinations": { "f3": ["g1"], "b8": ["c6"] } }));
    page.drag("f3", "g1");
    page.happened("");
    page.drag("b8", "c6");
    page.happened("select b8, select none, beforemove b8-c6, move b8-c6");
    page.set(json!({ "orientation": "black", "destinations": { "f3": ["g1"] } }));
    page.drag("f3", "g1");
    page.happened("select f3, select none, beforemove f3-g1, move f3-g1");
}

#[test]
fn a_hand_that_trembles_taps_and_a_finger_beside_a_piece_scrolls() {
    let mut page = Page::new(json!({ "movable": "white" }));
    let at = page.at("e2");
    let near = Point { x: at.x + 1.5, y: at.y };
    let finger = PointerInput { pointer_type: "touch".into(), ..mouse() };
    page.drag_by(at, near, &finger, |_| {});
    page.happened("select e2");
    // The same movement of a mouse is a drag to the field itself.
    page.drag_by(at, near, &mouse(), |page| page.happened(""));
    assert_eq!(page.board.properties().selected.as_deref(), Some("e2"));
    page.tap("e2");
    page.happened("select none");
    page.drag_by(page.at("e7"), page.at("e3"), &finger, |_| {});
    page.happened("");
    // A second finger and another button move nothing.
    let second = PointerInput { is_primary: false, pointer_id: 2, ..finger };
    page.drag_by(at, page.at("e4"), &second, |_| {});
    page.drag_by(at, page.at("e4"), &PointerInput { button: 1, ..mouse() }, |_| {});
    page.drag_by(at, NOWHERE, &mouse(), |_| {});
    page.happened("select e2");
    assert_eq!(page.board.position(), START);
}

#[test]
fn the_program_refuses_a_move_or_says_what_the_piece_becomes() {
    let mut page = Page::new(first_moves());
    page.answer = |_, to| (to != "e3", Ok(None));
    page.tap("e2");
    page.tap("e3");
    assert_eq!(page.board.position(), START);
    page.happened("select e2, select none, beforemove e2-e3");
    page.set(json!({ "position": "8/P7/8/8/8/8/8/k1K5 w - - 0 1", "lastMove": null, "destinations": { "a7": ["a8"] } }));
    page.answer = |_, _| (true, Err(BoardError::bad_promotion()));
    page.drag("a7", "a8");
    page.happened("select a7, select none, beforemove a7-a8, error bad_argument");
    page.answer = |_, _| (true, Ok(Some(Figure::Knight)));
    page.drag("a7", "a8");
    assert_eq!(page.board.position(), "N7/8/8/8/8/8/8/k1K5 b - - 0 1");
    // A position that is set while the program is asked counts more than the move.
    page.set(json!({ "position": "8/8/8/8/8/8/P7/k1K5 w - - 0 1", "destinations": { "a2": ["a3"] } }));
    page.answer = |board, _| {
        let other = json!("8/8/8/8/8/8/8/k1K5 b - - 0 1");
        board.set([("position".to_string(), other)], true).expect("a position");
        (true, Ok(None))
    };
    page.happened.clear();
    page.drag("a2", "a3");
    page.happened("select a2, select none, beforemove a2-a3");
    assert_eq!(page.board.position(), "8/8/8/8/8/8/8/k1K5 b - - 0 1");
}

#[test]
fn keys_move_pieces_and_what_has_arrived_is_told() {
    let mut page = Page::new(first_moves());
    page.board.scene();
    assert_eq!(page.key("e2", "Enter", false).as_deref(), Some("e2"));
    assert_eq!(page.key("e2", "ArrowUp", false).as_deref(), Some("e3"));
    let e4 = page.board.field("e4", "field").unwrap();
    let cell = |page: &mut Page| page.board.scene().cells[e4.index()].clone();
    assert!(cell(&mut page).is_target);
    assert_eq!(page.key("e4", " ", false).as_deref(), Some("e4"));
    let scene = page.board.scene();
    assert_eq!((scene.arrived, scene.cells[e4.index()].holds.as_str()), (vec![e4.0], "white pawn"));
    assert_eq!(page.board.scene().arrived, [0; 0], "told once");
    page.happened("select e2, select none, beforemove e2-e4, move e2-e4");
    assert_eq!(page.key("e4", "Home", false).as_deref(), Some("a4"));
    assert_eq!(page.key("a4", "ArrowLeft", false).as_deref(), Some("a4"), "there is nothing beside it");
    assert_eq!(page.key("a4", "End", true).as_deref(), Some("h1"));
    assert_eq!(page.key("a4", "Home", true).as_deref(), Some("a8"));
    for (key, ctrl) in [("x", false), ("ArrowUp", true), ("Escape", false)] {
        assert_eq!(page.key("e4", key, ctrl), None, "{key}");
    }
    page.set(json!({ "destinations": { "e7": ["e5"] } }));
    page.key("e7", "Enter", false);
    page.key("e7", "Escape", false);
    page.happened("select e7, select none");
    // On the round board the keys follow the line over the centre; nothing can be moved there.
    page.set(json!({ "game": "scharten", "readOnly": true }));
    assert_eq!(page.key("e1", "ArrowUp", false).as_deref(), Some("e2"));
    assert_eq!(page.key("e4", "ArrowUp", false).as_deref(), Some("e5"));
    page.key("e2", "Enter", false);
    page.happened("");
}

#[test]
fn a_premove_waits_for_the_turn_of_its_player() {
    let wait = || json!({ "position": AFTER_E4, "movable": "white", "premoves": true, "lastMove": null, "destinations": null });
    let mut page = Page::new(wait());
    page.tap("g1");
    page.tap("f3");
    assert_eq!(page.marks(), "premove premove");
    assert_eq!(page.said, ["premove g1 f3"]);
    page.happened("select g1, select none, premove g1-f3");
    // A tap elsewhere or Escape takes it back.
    page.tap("h5");
    page.happened("premove none");
    page.drag("d2", "d4");
    page.happened("select d2, select none, premove d2-d4");
    page.key("d2", "Escape", false);
    page.happened("premove none");
    // With the answer it is played if it is possible, otherwise dropped.
    page.drag("d2", "d4");
    page.happened.clear();
    let answer = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    page.set(json!({ "position": answer, "destinations": {} }));
    page.happened("");
    page.set(json!({ "destinations": { "d2": ["d3", "d4"] } }));
    page.happened("beforemove d2-d4, move d2-d4, premove none");
    assert_eq!(page.board.position(), "rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR b KQkq - 0 2");
    page.set(wait());
    page.drag("a1", "a5");
    page.happened.clear();
    page.set(json!({ "position": answer, "destinations": { "d2": ["d3"] } }));
    page.happened("premove none");
    assert_eq!(page.board.position(), answer);
    // A premove that the program refuses is gone.
    page.set(wait());
    page.answer = |_, _| (false, Ok(None));
    page.drag("d2", "d4");
    page.happened.clear();
    page.set(json!({ "position": answer }));
    page.happened("beforemove d2-d4, premove none");
    assert_eq!(page.board.premove(), None);
}

#[test]
fn the_reader_draws_arrows_and_circles() {
    let mut page = Page::new(json!({}));
    page.draw("e2", "e4", &[]);
    assert_eq!(page.drawn(), json!([{ "from": "e2", "to": "e4", "color": "green", "colour": "green" }]));
    page.draw("d5", "d5", &["Shift"]);
    assert_eq!(page.drawn()[1], json!({ "from": "d5", "color": "red", "colour": "red" }));
    page.happened("draw e2-e4, draw d5");
    page.set(json!({ "shapes": [{ "from": "a1", "to": "a8", "color": "#f0f" }, { "from": "b1", "to": null, "colour": "red" }] }));
    assert_eq!(page.board.shapes().len(), 4);
    page.draw("e2", "e4", &[]);
    assert_eq!(page.drawn(), json!([{ "from": "d5", "color": "red", "colour": "red" }]));
    page.draw("d5", "d5", &["Alt"]);
    page.draw("d5", "d5", &["Alt", "Control"]);
    assert_eq!(
        page.drawn(),
        json!([{ "from": "d5", "color": "yellow", "colour": "yellow" }]),
        "another colour takes its place"
    );
    page.tap("h5");
    assert_eq!(page.drawn(), json!([]));
    page.happened("draw e2-e4, draw d5, draw d5, draw none");
    // The one that is being drawn is seen.
    let pen = PointerInput { button: 2, ..mouse() };
    page.pointer("pointerdown", page.at("a1"), &pen);
    page.pointer("pointermove", page.at("a2"), &pen);
    assert_eq!(page.board.shapes().len(), 3);
    page.pointer("lostpointercapture", page.at("a2"), &pen);
    assert_eq!(page.board.shapes().len(), 2);
    page.set(json!({ "drawable": false }));
    page.draw("e2", "e4", &[]);
    assert_eq!(page.drawn(), json!([]));
}

#[test]
fn every_game_has_its_board_and_what_is_wrong_is_told() {
    let mut page = Page::new(json!({ "lastMove": ["g8", "f6"] }));
    for (game, fields, pieces) in [
        ("chess960", 64, 32),
        ("scharten", 80, 36),
        ("scharten-loud", 80, 2),
        ("draughts", 50, 40),
        ("draughts/russian", 32, 24),
        ("draughts/canadian", 72, 60),
        ("draughts/turkish", 64, 32),
    ] {
        page.set(json!({ "game": game, "position": null, "lastMove": null, "destinations": null }));
        let scene = page.board.scene();
        assert_eq!(
            (page.fields(), scene.pieces.len(), scene.cells.len()),
            (fields, pieces, fields),
            "{game}"
        );
        assert_eq!(page.board.geometry().rows.concat().len(), fields, "{game}");
    }
    // A piece of the round board moves over its centre; a capture in draughts takes what the program says.
    page.set(json!({ "game": "scharten" }));
    page.board.make_move("e2", "e7", &[], None).unwrap();
    assert_eq!(page.board.piece_at("e7").unwrap().unwrap().side.0, Side::White);
    page.set(json!({ "game": "draughts", "position": "W:W28:B22,11" }));
    page.board.make_move("28", "17", &["22".into()], Some(Figure::Crowned)).unwrap();
    assert_eq!(page.board.position(), "B:WK17:B11");
    page.happened("");
    // Wrong values are refused by calls, and nothing has changed.
    for (wrong, kind, at) in [
        (json!({ "position": "W:W28:B99" }), "pdn_field", 7),
        (json!({ "game": "halma" }), "no_such_game", 0),
        (json!({ "lastMove": ["e4"] }), "not_a_field", 0),
        (json!({ "orientation": "left" }), "bad_argument", 0),
        (json!({ "fen": "8" }), "bad_argument", 0),
        (json!({ "shapes": [{ "from": "1", "colour": "url(x)" }] }), "bad_argument", 0),
        (json!({ "highlights": [{ "field": "1", "mark": "a\"b" }] }), "bad_argument", 0),
        (json!({ "highlights": [{ "mark": "lit" }] }), "bad_argument", 0),
        (json!({ "animation": -1 }), "bad_argument", 0),
        (json!({ "readOnly": "yes" }), "bad_argument", 0),
        (json!({ "destinations": { "1": "7" } }), "bad_argument", 0),
    ] {
        let before = page.board.properties().clone();
        let error = page.try_set(wrong.clone()).unwrap_err();
        assert_eq!((error.kind, error.at), (kind, at), "{wrong}: {error:?}");
        assert_eq!(page.board.properties(), &before, "{wrong}");
    }
    for (call, kind) in [
        (page.board.make_move("99", "1", &[], None), "not_a_field"),
        (page.board.make_move("1", "01", &[], None), "not_a_field"),
        (page.board.make_move("28", "1", &[], None), "no_piece"),
        (page.board.make_move("17", "1", &["x".into()], None), "not_a_field"),
        (page.board.put("", None), "not_a_field"),
    ] {
        assert_eq!(call.unwrap_err().kind, kind);
    }
    assert_eq!(page.board.position(), "B:WK17:B11");
    // Attributes have no caller: it is told. What can be shown is shown.
    page.set_alone("position", json!("W:W1:Bx"));
    page.happened("error pdn_field");
    page.set_alone("game", json!("halma"));
    page.happened("error no_such_game");
    assert_eq!((page.board.position().as_str(), page.fields()), ("B:WK17:B11", 50));
}

#[test]
fn an_error_is_told_once_and_a_refused_change_loses_nothing() {
    let mut page = Page::new(first_moves());
    page.set_alone("lastMove", json!(["zz", "e4"]));
    page.happened("error not_a_field");
    assert_eq!(page.marks(), "last");
    page.set(json!({ "turn": "black", "movable": "white", "premoves": true, "destinations": null }));
    page.set_alone("label", json!("Another name"));
    page.happened("");
    page.tap("g1");
    page.tap("f3");
    page.happened("select g1, select none, premove g1-f3");
    let refused = page.try_set(json!({ "game": "draughts", "position": "W:W28:B99" }));
    assert_eq!(refused.unwrap_err().kind, "pdn_field");
    assert_eq!(page.board.premove().map(|it| it.from + "-" + &it.to).as_deref(), Some("g1-f3"));
    assert_eq!(page.marks(), "last premove premove");
    // The name that is wrong is told again when it is set again.
    assert_eq!(page.try_set(json!({ "lastMove": ["zz"] })).unwrap_err().kind, "not_a_field");
    page.happened("");
}

#[test]
fn a_gesture_ends_when_the_program_changes_the_board_meanwhile() {
    let mut page = Page::new(json!({}));
    let held = |page: &mut Page| page.board.scene().pieces.iter().filter(|piece| piece.is_held).count();
    // The piece that took the dragged one is not dragged.
    let captured = "rnb1kbnr/pppppppp/8/8/8/8/PPPPqPPP/RNBQKBNR w KQkq - 0 1";
    page.drag_by(page.at("e2"), page.at("e4"), &mouse(), |page| page.set(json!({ "position": captured })));
    page.happened("select e2");
    assert_eq!((page.board.position().as_str(), held(&mut page)), (captured, 0));
    // A dragged piece stays in the hand if others move.
    let answered = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    page.set(json!({ "position": null, "selected": null }));
    page.pointer("pointerdown", page.at("e2"), &mouse());
    page.pointer("pointermove", page.at("e3"), &mouse());
    page.set(json!({ "position": answered }));
    assert_eq!(held(&mut page), 1);
    page.pointer("pointerup", page.at("e4"), &mouse());
    assert_eq!(held(&mut page), 0);
    page.happened("select e2, select none, beforemove e2-e4, move e2-e4");
    // A smaller board does not have the field any more.
    page.set(json!({ "position": null }));
    let (from, to) = (page.at("h8"), page.at("h6"));
    page.drag_by(from, to, &mouse(), |page| page.set(json!({ "game": "draughts" })));
    page.happened("select h8");
    assert_eq!(page.fields(), 50);
    page.set(json!({ "game": "draughts/canadian" }));
    let pen = PointerInput { button: 2, ..mouse() };
    let (from, to) = (page.at("72"), page.at("60"));
    page.drag_by(from, to, &pen, |page| page.set(json!({ "game": "draughts" })));
    page.happened("");
    assert_eq!((page.fields(), page.drawn()), (50, json!([])));
}

#[test]
fn marks_are_those_of_the_program_and_names_of_another_board_mean_nothing() {
    let mut page = Page::new(json!({ "lastMove": ["g8", "f6"] }));
    page.set(json!({ "highlights": [{ "field": "e4", "mark": "threat", "colour": "red" }, { "field": "e5" }], "check": true }));
    assert_eq!(page.marks(), "last last check threat lit");
    assert_eq!(page.board.marks()[2].field, page.board.field("e1", "field").unwrap());
    page.set(json!({ "position": "4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "destinations": { "e1": ["a1", "h1", "e2"] }, "selected": "e1" }));
    assert_eq!(page.marks(), "last last check threat lit held castle capture target");
    // The rook to castle with is a goal, and is not picked up instead.
    page.tap("a1");
    page.happened("select none, beforemove e1-a1, move e1-a1");
    page.set(json!({ "game": "draughts", "selected": "31" }));
    assert_eq!(page.marks(), "held");
    let properties = serde_json::to_value(page.board.properties()).unwrap();
    assert_eq!(properties["destinations"], json!({}), "nothing can be moved until the program says what");
    let names: Vec<&String> = properties.as_object().unwrap().keys().collect();
    assert!(PROPERTIES.iter().all(|(name, _)| names.iter().any(|own| own == name)), "{names:?}");
    assert_eq!(names.len(), PROPERTIES.len());
}
