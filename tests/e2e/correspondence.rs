//! Games by link between two devices: beginning, sending, answering, darts, taking back, the end, and what is refused.

use crate::app::App;
use crate::browser::key;
use crate::layout::assert_no_side_scroll;
use crate::opponent::{choose, press};
use crate::records::english;
use notabene::core::exchange::share;
use notabene::core::game::{Game, registry};
use notabene::core::geometry::dart::Chance;
use notabene::core::notation::Style;

/// Half-moves of a whole game at most.
const LONGEST: usize = 160;

/// Begins a game by link as White.
#[track_caller]
fn begin(app: &App, game: &str) {
    app.click("[data-control=new]");
    app.find("dialog[open] form");
    let listed = "const list = document.querySelector('dialog[open] select[data-control=others]');
        if ([...list.options].some((option) => option.value === arguments[0])) {
            list.value = arguments[0];
            list.dispatchEvent(new Event('change', {bubbles: true}));
        } else document.querySelector(`dialog[open] input[name=game][value='${arguments[0]}']`).click();";
    app.script(listed, &[game.into()]);
    choose(app, "A friend far away, by link");
    app.find("dialog[open] input[name=own-name]");
    choose(app, "White");
    fill(app, "own-name", "Anna");
    fill(app, "friend-name", "Ben");
    app.shot("link-game-form");
    app.click("dialog[open] button.main");
    app.wait_until("the window is closed", || !app.has("dialog[open]"));
    app.expect("the own turn", "It is your move.".to_string(), || says(app));
}

#[track_caller]
fn fill(app: &App, name: &str, text: &str) {
    let css = format!("dialog[open] input[name={name}]");
    app.click(&css);
    app.keys(text);
    app.expect(name, text.to_string(), || app.property(&css, "value"));
}

/// State of the game by link beside the board.
fn says(app: &App) -> String {
    app.texts(".opponent.on [role=status]").concat()
}

/// Sends the game: its fragment.
#[track_caller]
fn send(app: &App) -> String {
    press(app, "Send the game");
    app.find("dialog[open] .sharing input[name=link]");
    let link = app.property("dialog[open] .sharing input[name=link]", "value");
    app.close_dialog();
    link.split_once('#').expect("a link").1.to_string()
}

/// Opens a link.
#[track_caller]
fn receive(app: &App, fragment: &str) {
    app.script("location.hash = arguments[0]", &[fragment.into()]);
    app.wait_until("the link is read", || app.script("return location.hash.length < 2", &[]) == true);
}

#[track_caller]
fn expect_says(app: &App, words: &str) {
    app.expect("the state of the game", words.to_string(), || says(app));
}

#[track_caller]
fn write(app: &App, text: &str) {
    app.click(".write input");
    app.keys(text);
    app.keys(key::ENTER);
}

/// Throws the next dart on the screen.
#[track_caller]
fn throw(app: &App) {
    app.click("[data-do=throw]");
    if app.has("dialog[open] [data-do=anyway]") {
        app.click("dialog[open] [data-do=anyway]");
    }
    app.click("dialog[open] [data-do=now]");
    app.find(".dart-throw.landed");
    app.click("[data-do=back]");
    app.wait_until("the window is closed", || !app.has("dialog[open]"));
}

/// The game of a fragment.
#[track_caller]
fn game_of(fragment: &str) -> Game {
    share::read(fragment).unwrap_or_else(|problem| panic!("{fragment}: {problem:?}")).table
}

/// Plays by chance from one device to the other: the last fragment, and its game.
#[track_caller]
fn play(devices: [&App; 2], first: Game, dice: &mut Chance, most: usize) -> (String, Game) {
    let (mut game, mut fragment) = (first, String::new());
    for turn in 0..most {
        let [mover, other] = [devices[turn % 2], devices[1 - turn % 2]];
        let moves: Vec<_> =
            game.moves(&Style::pgn()).into_iter().filter(|(id, _)| game.dart_aim(id).is_none()).collect();
        match moves.len() {
            0 => throw(mover),
            n => write(mover, &moves[dice.draw() as usize % n].1),
        }
        mover.wait_until("it is to send", || says(mover).contains("end"));
        fragment = send(mover);
        game = game_of(&fragment);
        receive(other, &fragment);
        other.wait_until("it is there", || !says(other).starts_with("Sent"));
        if game.status().is_over() {
            break;
        }
        expect_says(other, "It is your move.");
        expect_says(mover, "Sent. When your friend sends a link back, open it.");
    }
    (fragment, game)
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_whole_game_of_draughts_is_played_by_link() {
    let (anna, ben) = (english(), english());
    begin(&anna, "draughts/breakthrough");
    let start = registry::open("draughts/breakthrough", None, None).unwrap_or_else(|_| panic!("it begins"));
    let (_, game) = play([&anna, &ben], start, &mut Chance(5), LONGEST);
    assert!(game.status().is_over());
    assert_eq!((game.player_name(notabene::core::position::Side::White), anna.kept()), ("Anna", ben.kept()));
    for app in [&anna, &ben] {
        expect_says(app, "The game is over.");
        app.shot("link-game-over");
    }
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn loud_scharten_is_played_by_link_until_somebody_resigns() {
    let (anna, ben) = (english(), english());
    begin(&anna, "scharten-loud");
    let start = registry::open("scharten-loud", None, None).unwrap_or_else(|_| panic!("it begins"));
    let (fragment, game) = play([&anna, &ben], start, &mut Chance(2), 24);
    assert!(game.check_darts().is_ok());
    assert_eq!(game.main_line_length(), 24);
    // A dart that was written is none.
    let (before, placed) = (
        anna.kept(),
        game.moves(&Style::pgn()).into_iter().find(|(id, _)| matches!(game.dart_aim(id), Some(Some(_)))),
    );
    if let Some((_, text)) = placed {
        write(&anna, &text);
        anna.wait_until("it is refused", || anna.text(".explain").contains("a dart cannot be written"));
        assert_eq!(anna.kept(), before);
    }
    // Nothing new in a link that is known.
    receive(&ben, &fragment);
    ben.expect_notice();
    anna.click("[data-control=end]");
    // It asks once, and closes its window.
    anna.click("dialog[open] [data-do=resign]");
    anna.wait_until("the end", || says(&anna).starts_with("The game is over. Send it"));
    receive(&ben, &send(&anna));
    expect_says(&ben, "The game is over.");
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_sent_move_stays_and_another_game_is_refused() {
    let (anna, ben) = (english(), english());
    begin(&anna, "chess");
    write(&anna, "e4");
    expect_says(&anna, "Your move is made. Now send the game to your friend.");
    // Before it is sent it can be taken back.
    anna.click("[data-control=undo]");
    expect_says(&anna, "It is your move.");
    write(&anna, "d4");
    let first = send(&anna);
    anna.shot("link-game-sent");
    anna.click("[data-control=undo]");
    anna.expect_notice();
    anna.expect_paper(&["d4"]);
    write(&anna, "d5");
    anna.expect_notice();
    anna.expect_paper(&["d4"]);
    receive(&ben, &first);
    ben.wait_until("the invitation", || ben.text(".status .words").contains("You play Black"));
    ben.shot("link-game-invited");
    write(&ben, "Nf6");
    let answer = send(&ben);
    // Another game comes to the board meanwhile; a reload, too.
    anna.click("[data-control=new]");
    anna.click("dialog[open] button.main");
    anna.wait_until("the window is closed", || !anna.has("dialog[open]"));
    anna.reload();
    receive(&anna, &answer);
    expect_says(&anna, "It is your move.");
    anna.expect_paper(&["d4", "Nf6"]);
    // A link that tells another game, and one that was damaged.
    let mut forged = game_of(&first);
    assert!(forged.play_id("e7e5"));
    let forged = share::write(&forged, share::ShareKind::Game, share::BoardView::default());
    for fragment in [forged.as_str(), &answer[..answer.len() - 4]] {
        receive(&anna, fragment);
        anna.expect_notice();
        anna.expect_paper(&["d4", "Nf6"]);
    }
    for (width, height) in [(360, 740), (740, 360), (768, 1024), (1920, 1080)] {
        anna.resize(width, height);
        assert_no_side_scroll(&anna, "a game by link");
        anna.shot(&format!("link-game-{width}"));
    }
}
