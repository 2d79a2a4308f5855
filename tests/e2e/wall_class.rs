//! The wall with a class: pairs of moves with comments, timer, show of hands, spotlight, and a phone as remote control.

use crate::app::App;
use crate::browser::{Pointer, key};
use crate::gallery::Gallery;
use crate::games::paste;
use crate::layout::assert_no_side_scroll;
use crate::wall::{again, giants, on_the_wall, squeezed};
use serde_json::json;

fn moves_stand_in_pairs_with_marks_comments_and_variations(app: &App) {
    app.anew("fr");
    let record =
        "1. e4! {Le centre.} e5 2. Nf3 (2. f4 exf4 3. Nf3) Nc6?! {Un cavalier se d\u{e9}veloppe.} 3. Bb5 *";
    paste(app, record);
    app.expect_paper(&["e4!", "e5", "Cf3", "Cc6?!", "f4", "exf4", "Cf3", "Fb5"]);
    // The choice of the language has the focus.
    app.script("document.activeElement?.blur()", &[]);
    app.keys(key::HOME);
    app.keys("p");
    app.find("main.wall .wall-seen");
    app.resize(1920, 1080);
    app.keys(" ");
    app.expect("a move with its mark", vec!["1.e4!"], || squeezed(&giants(app)));
    assert_eq!(app.texts(".wall-comment"), ["Le centre."]);
    app.keys("  ");
    app.expect("a pair, and the next one", vec!["1.e4!", "e5", "2.Cf3"], || squeezed(&giants(app)));
    assert_eq!(app.count(".wall-row"), 2);
    app.expect("the variation", vec!["2.f4exf43.Cf3"], || squeezed(&app.texts(".wall-variation")));
    app.shot("wall-pairs-1920");
    app.keys(" ");
    app.expect("its comment", 1, || app.count(".wall-comment"));
    assert_eq!(app.count(".wall-variation"), 0);
    for (width, height) in [(1024, 768), (768, 1024), (360, 740)] {
        app.resize(width, height);
        app.wait_until("nothing is cut", || {
            let fits =
                "const e = document.querySelector('.wall-words'); return e.scrollWidth <= e.clientWidth + 1";
            app.script(fits, &[]) == true
        });
        app.shot(&format!("wall-pairs-{width}"));
    }
}

/// True if all of an element is in the part of another that is seen without scrolling.
fn is_inside(app: &App, css: &str, around: &str) -> bool {
    let (inner, outer) = (app.frame(css), app.frame(around));
    inner.left >= outer.left - 1.0
        && inner.top >= outer.top - 1.0
        && inner.left + inner.width <= outer.left + outer.width + 1.0
        && inner.top + inner.height <= outer.top + outer.height + 1.0
}

fn the_move_and_its_comment_are_seen_beside_timer_and_vote(app: &App) {
    let comment =
        "Le plus connu : il demande au fou ce qu\u{2019}il veut faire, prendre le cavalier ou reculer.";
    app.anew("fr");
    paste(app, &format!("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 {{{comment}}} *"));
    app.expect("the pasted game", 6, || app.texts(".sheet .move").len());
    app.script("document.activeElement?.blur()", &[]);
    app.keys(key::END);
    app.keys("p");
    app.find("main.wall .wall-seen");
    let is_seen = |state: &str, sizes: &[(u32, u32)]| {
        for &(width, height) in sizes {
            app.resize(width, height);
            app.let_settle();
            app.shot(&format!("wall-{state}-{width}"));
            for css in [".wall-move.now", ".wall-comment"] {
                assert!(is_inside(app, css, ".wall-words"), "{css}, {state} at {width}x{height}");
            }
        }
    };
    let sizes = [(1280, 720), (1920, 1080), (1024, 768)];
    is_seen("alone", &sizes);
    app.keys("t");
    app.find(".wall-timer");
    is_seen("timer", &sizes);
    app.keys("v");
    app.find(".wall-vote");
    is_seen("vote", &sizes);
    app.resize(1280, 720);
    for (from, to) in [("b5", "a4"), ("d2", "d3"), ("a2", "a3"), ("b2", "b3")] {
        app.tap(Pointer::Mouse, app.square_of_wall(from));
        app.tap(Pointer::Mouse, app.square_of_wall(to));
    }
    app.expect("four choices", 4, || app.count(".wall-choice"));
    is_seen("choices", &sizes[..2]);
    assert!(is_inside(app, ".wall-choices", ".wall-vote"), "all choices");
}

fn a_timer_stands_beside_the_free_board(app: &App) {
    again(app);
    app.keys("t");
    app.find(".wall-timer");
    app.click("[data-tool-of-wall=free]");
    app.find(".wall-free .palette");
    for (width, height) in [(1280, 720), (1920, 1080), (1024, 768), (768, 1024)] {
        app.resize(width, height);
        app.let_settle();
        app.shot(&format!("wall-free-{width}"));
        let (free, timer) = (app.frame(".wall-free"), app.frame(".wall-timer"));
        let apart = free.left + free.width <= timer.left + 1.0 || free.top + free.height <= timer.top + 1.0;
        assert!(apart, "free board and timer at {width}x{height}");
        assert!(is_inside(app, ".wall-timer", ".wall-seen"), "the timer at {width}x{height}");
        assert!(is_inside(app, ".wall-free", ".wall-seen"), "the free board at {width}x{height}");
    }
}

/// Gives the answer of a phone to the wall.
#[track_caller]
fn connect(wall: &App, phone: &App, answer: &str) {
    wall.fill("[name=pairing]", answer);
    wall.click("[data-do=remote-connect]");
    phone.find(".wall-notes [data-tool-of-wall=on]");
    wall.wait_until("the panel is closed", || !wall.has(".wall-remote"));
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn after_a_reload_phone_and_wall_say_so_and_are_paired_again() {
    let wall = on_the_wall();
    let phone = App::french();
    phone.resize(360, 740);
    wall.keys("q");
    let offer = || {
        wall.find("[data-code=own]");
        wall.property("[data-code=own]", "textContent")
    };
    let link = offer();
    let (_, hash) = link.split_once('#').expect("a link");
    phone.visit(&format!("#{hash}"));
    phone.find("[data-code=own]");
    connect(&wall, &phone, &phone.property("[data-code=own]", "textContent"));
    phone.touch("[data-tool-of-wall=on]");
    wall.expect("a move", vec!["1.e4"], || squeezed(&giants(&wall)));
    // The phone is loaded again: both say so, and a new code is one tap away.
    phone.reload();
    phone.find(".wall-pairing [role=alert]");
    phone.find(".wall-pairing [name=pairing]");
    phone.shot("remote-phone-lost");
    wall.find(".wall-remote-lost");
    wall.click(".wall-remote-lost button");
    let link = offer();
    phone.fill("[name=pairing]", &link);
    phone.click("[data-do=remote-connect]");
    phone.find("[data-code=own]");
    connect(&wall, &phone, &phone.property("[data-code=own]", "textContent"));
    phone.expect("the game is there", vec!["1…e5"], || squeezed(&phone.texts("[data-next]")));
    // The wall is loaded again: it has everything.
    wall.reload();
    wall.find(".wall-remote-lost");
    wall.expect("a move", vec!["1.e4"], || squeezed(&giants(&wall)));
    phone.find(".wall-pairing [role=alert]");
    wall.click(".wall-remote-lost button");
    wall.find("[data-code=own]");
    assert_eq!(wall.console(), [""; 0]);
}

/// Keeps the channel of a page, so that a test can send by it what no Notabene would.
const TAKE_CHANNEL: &str = "const send = RTCDataChannel.prototype.send;
    RTCDataChannel.prototype.send = function (text) { window.channel = this; return send.call(this, text); };";

/// Messages out of order, bytes, markup and large ones are refused; thousands of them end the connection, with a sentence.
fn a_phone_that_sends_anything_without_end_is_cut_off(wall: &App, phone: &App) {
    let shown = squeezed(&giants(wall));
    let few = "const old = 'notabene wall 1 state 9 1 9\\ngame\\n1. a3 *';
        for (const sent of [new Uint8Array(9), '<img src=x onerror=window.harmed=1>', '', old, old + '<b>',
            'notabene wall 1 state 9 99999999999 9', 'notabene wall 1 ring 9 5000 -1', 'x'.repeat(200000)])
            window.channel.send(sent)";
    phone.script(few, &[]);
    // What comes behind them has arrived when this has.
    phone.touch("[data-tool-of-wall=blank]");
    wall.find(".wall-shell.blank");
    phone.touch("[data-tool-of-wall=blank]");
    wall.wait_until("it is light", || !wall.has(".wall-shell.blank"));
    assert_eq!(squeezed(&giants(wall)), shown);
    assert!(!wall.has(".wall-remote-lost"), "a few may be an accident");
    phone.script("for (let n = 0; n < 5000; n++) window.channel.send('<b>' + n + '</b>')", &[]);
    wall.find(".wall-remote-lost");
    assert!(wall.text(".wall-remote-lost").contains("coup\u{e9}"), "{}", wall.text(".wall-remote-lost"));
    wall.shot("remote-hostile");
    assert_eq!(squeezed(&giants(wall)), shown);
    assert_eq!(wall.script("return window.harmed ?? document.querySelectorAll('img[src=x]').length", &[]), 0);
    phone.find(".wall-pairing [role=alert]");
}

/// Opens the phone's page in a tab of its own profile, and pairs it with the wall by the texts of the codes.
#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn a_phone_is_paired_by_codes_and_leads_the_wall() {
    let wall = on_the_wall();
    wall.resize(1280, 900);
    let phone = App::french();
    phone.resize(360, 740);
    wall.keys("q");
    wall.find(".wall-remote svg");
    wall.shot("remote-wall");
    let link = wall.property("[data-code=own]", "textContent");
    assert!(link.contains("#wall/remote/w=1"), "{link}");
    // Other texts, and the own code, is refused with a reason.
    for (text, reason) in [("e4", "pas de code"), (link.as_str(), "cet appareil"), ("w=1AAAAAAAA", "manque")]
    {
        wall.fill("[name=pairing]", text);
        wall.click("[data-do=remote-connect]");
        wall.wait_until(reason, || wall.text(".wall-remote .problems").contains(reason));
    }
    let (_, hash) = link.split_once('#').expect("a link");
    phone.visit(&format!("#{hash}"));
    phone.find("[data-code=own]");
    phone.script(TAKE_CHANNEL, &[]);
    phone.shot("remote-phone");
    assert_no_side_scroll(&phone, "the code on a phone");
    let answer = phone.property("[data-code=own]", "textContent");
    connect(&wall, &phone, &answer);
    // The phone has the game of the wall, and leads it.
    phone.expect("the next move", vec!["1.e4"], || squeezed(&phone.texts("[data-next]")));
    phone.touch("[data-tool-of-wall=on]");
    wall.expect("a move", vec!["1.e4"], || squeezed(&giants(&wall)));
    wall.keys(" ");
    phone.expect("the wall leads, too", vec!["2.Cf3"], || squeezed(&phone.texts("[data-next]")));
    phone.touch("[data-tool-of-wall=blank]");
    wall.find(".wall-shell.blank");
    phone.touch("[data-tool-of-wall=blank]");
    wall.wait_until("it is light", || !wall.has(".wall-shell.blank"));
    phone.touch("[data-tool-of-wall=timer]");
    wall.find(".wall-timer");
    phone.let_settle();
    phone.shot("remote-phone-paired");
    assert_no_side_scroll(&phone, "the remote control");
    a_phone_that_sends_anything_without_end_is_cut_off(&wall, &phone);
    // Another one is welcome.
    wall.click(".wall-remote-lost button");
    wall.find("[data-code=own]");
    let link = wall.property("[data-code=own]", "textContent");
    phone.fill("[name=pairing]", &link);
    phone.click("[data-do=remote-connect]");
    phone.find("[data-code=own]");
    connect(&wall, &phone, &phone.property("[data-code=own]", "textContent"));
    // The phone goes; the wall says so and keeps everything.
    phone.visit("#learn");
    wall.find(".wall-remote-lost");
    wall.expect("all is there", 2, || giants(&wall).len());
    assert_eq!(wall.console(), [""; 0]);
}

/// The wall with timer and vote, and its remote control.
pub fn screens(gallery: &mut Gallery) {
    let app = on_the_wall();
    app.keys("t");
    app.keys("v");
    app.tap(Pointer::Mouse, app.square_of_wall("e2"));
    app.tap(Pointer::Mouse, app.square_of_wall("e4"));
    app.find(".wall-choice");
    gallery.look_at_size(&app, "wall, timer and vote", &["projector"], &[]);
    app.keys("q");
    app.find(".wall-remote svg");
    gallery.look_at_size(&app, "wall, remote control", &["projector"], &[]);
    app.keys(key::ESCAPE);
    app.wait_until("Escape closes the panel first", || !app.has(".wall-remote") && app.has("main.wall"));
    app.script("location.hash = arguments[0]", &[json!("wall/remote")]);
    app.find(".wall-pairing textarea");
    gallery.look_at_size(&app, "remote control", &["light"], &[]);
}

#[test]
#[ignore = "needs dist/ and Chromium: run `cargo xtask test`"]
fn what_is_said_on_the_wall_is_seen_beside_timer_vote_and_free_board() {
    let app = App::french();
    steps!(
        &app,
        [
            moves_stand_in_pairs_with_marks_comments_and_variations,
            the_move_and_its_comment_are_seen_beside_timer_and_vote,
            a_timer_stands_beside_the_free_board
        ]
    );
}
