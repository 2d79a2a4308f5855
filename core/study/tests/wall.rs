//! The projector: windows agree, foreign messages change nothing, and pages lead to the answer.

use crate::common::laws::laws;
use crate::lessons::{COURSES, course};
use notabene_core::exchange::Export;
use notabene_core::game::{Edit, Game, Go, registry};
use notabene_core::geometry::Field;
use notabene_core::i18n::Language;
use notabene_core::notation::{Letters, Style};
use notabene_core::position::Side;
use notabene_core::record::{Ink, Shape};
use notabene_study::drill::DrillKind;
use notabene_study::practice::PracticeTopic;
use notabene_study::projector::{
    ProjectedPage, ProjectorAction, ProjectorContent, ProjectorPeer, ProjectorState, Received, current_index,
    follow, text_of,
};
use notabene_study::{self as study, AnswerGrade, Input};
use proptest::prelude::*;

const EN: Language = Language::En;

fn english() -> Style {
    Style::of(Letters::english())
}

fn game(id: &str, moves: &[&str]) -> Game {
    let mut table = registry::open(id, None, None).unwrap();
    for text in moves {
        table.enter(text, &Style::pgn()).unwrap_or_else(|e| panic!("{text}: {e:?}"));
    }
    table
}

fn shown(table: &Game) -> (String, u32) {
    (text_of(table), current_index(&table.sheet(&Style::pgn())))
}

#[test]
fn a_game_is_followed_wherever_it_goes() {
    for (id, moves) in [
        ("chess", ["e4", "e5", "Nf3"]),
        ("draughts/international", ["32-28", "19-23", "28x19"]),
        ("scharten", ["e4", "e5", "d3"]),
    ] {
        let mut there = game(id, &[]);
        let mut here = game(id, &[]);
        for text in moves {
            there.enter(text, &Style::pgn()).unwrap();
            let (text, at) = shown(&there);
            // A move more is played, so that the pieces glide and taking back still works.
            assert!(follow(&mut here, &text, at).is_none(), "{id} {text}");
            assert_eq!(shown(&here), (text, at), "{id}");
            assert!(here.status().can_undo);
        }
        for go in [Go::First, Go::Forward, Go::Last, Go::Back] {
            there.go(go);
            let (text, at) = shown(&there);
            assert!(follow(&mut here, &text, at).is_none());
            assert_eq!(shown(&here).1, at, "{id} {go:?}");
            assert_eq!(here.text(Export::Position), there.text(Export::Position));
        }
    }
}

#[test]
fn variations_and_arrows_arrive_too() {
    let mut there = game("chess", &["e4", "e5", "Nf3"]);
    let mut here = game("chess", &["e4", "e5", "Nf3"]);
    there.go(Go::First);
    there.go(Go::Forward);
    there.enter("c5", &Style::pgn()).unwrap();
    let (text, at) = shown(&there);
    assert!(follow(&mut here, &text, at).is_none());
    assert_eq!(shown(&here), (text, at));
    // Shapes drawn beside a move.
    let shape = Shape { from: Field(12), to: Some(Field(28)), ink: Ink::Red };
    there.edit(Edit::Shape(shape), &Style::pgn()).unwrap();
    let (text, at) = shown(&there);
    assert!(follow(&mut here, &text, at).is_none());
    assert_eq!(shown(&here), (text, at));
    assert_eq!(here.scene().shapes, [shape]);
    // And another game.
    let (text, at) = shown(&game("draughts/russian", &["c3-d4"]));
    let other = follow(&mut here, &text, at).expect("another game");
    assert_eq!(shown(&other), (text, at));
}

/// Two windows of one game: moves taken back can be replayed in both.
#[test]
fn taking_back_and_drawing_elsewhere_keeps_what_can_be_played_again() {
    for (id, moves) in
        [("chess", ["e4", "e5", "Nf3"]), ("draughts/international", ["32-28", "20-25", "37-32"])]
    {
        let (mut one, mut other) = (game(id, &moves), game(id, &moves));
        let step = |from: &mut Game, to: &mut Game, go: Go| {
            from.go(go);
            let (text, at) = shown(from);
            assert!(follow(to, &text, at).is_none(), "{id} {go:?}");
            assert_eq!(shown(to), (text, at), "{id} {go:?}");
        };
        let whole = shown(&one);
        step(&mut one, &mut other, Go::Undo);
        step(&mut other, &mut one, Go::Undo);
        // The other window draws, walks, and wipes off.
        for edit in [Edit::Shape(Shape { from: Field(12), to: None, ink: Ink::Blue }), Edit::NoShapes] {
            other.edit(edit, &Style::pgn()).unwrap();
            step(&mut other, &mut one, Go::First);
            step(&mut one, &mut other, Go::Last);
            assert!(one.status().can_redo && other.status().can_redo, "{id}");
        }
        step(&mut one, &mut other, Go::Redo);
        step(&mut other, &mut one, Go::Redo);
        assert_eq!(shown(&one), whole, "{id}");
        // Another move replaces the one that was taken back.
        step(&mut one, &mut other, Go::Undo);
        let text = if id == "chess" { "d4" } else { "34-29" };
        one.enter(text, &Style::pgn()).unwrap();
        step(&mut one, &mut other, Go::Last);
        assert!(!one.status().can_redo && !other.status().can_redo, "{id}");
    }
}

#[test]
fn no_game_changes_nothing() {
    let mut here = game("chess", &["e4"]);
    let before = shown(&here);
    for text in ["", "notabene 2", "notabene 2\nchess\n", "notabene 2\ncheckers\n1. e4 *", "\u{0}"] {
        if let Some(other) = follow(&mut here, text, 7) {
            // A header without moves is a game, too: it has none.
            assert_eq!(other.sheet(&Style::pgn()).cells().len(), 0, "{text:?}");
        }
        assert_eq!(shown(&here), before, "{text:?}");
    }
    // A place that is not there is the last.
    let text = before.0.clone();
    assert!(follow(&mut here, &text, 99).is_none());
    assert_eq!(shown(&here), before);
}

fn lesson_wall(name: &str, lesson: usize, page: u32) -> ProjectorContent {
    let course = course(name);
    ProjectorContent::Lesson { course: name.into(), lesson: course.lessons[lesson].id.clone(), page }
}

/// Every page of every course has a board and words, and its last step is an answer.
#[test]
fn every_page_of_every_course_can_be_shown_and_solved() {
    for name in COURSES {
        let course = course(name);
        let mut show = lesson_wall(name, 0, 0);
        let mut pages = 0;
        loop {
            for language in Language::ALL {
                let style = study::style(language);
                let mut stage =
                    ProjectedPage::open(&show, Some(&course)).unwrap_or_else(|| panic!("{show:?}"));
                assert!(stage.scene().is_some(), "{show:?}");
                assert!(stage.question_text(language, &style).len() > 3, "{show:?}");
                let secrets = ProjectedPage::teacher_notes(&show, Some(&course), &[], (language, &style));
                let asked = stage.exercise().is_some();
                assert_eq!(secrets.len(), if asked { 2 } else { 0 }, "{show:?}");
                let mut deeds = Vec::new();
                let mut told = Vec::new();
                while let Some(deed) = stage.next() {
                    stage.apply(deed, language, &style);
                    deeds.push(deed);
                    told.extend(stage.feedback(language));
                    assert!(deeds.len() < 200, "{show:?} never ends: {deeds:?}");
                    assert_ne!(stage.grade(), Some(AnswerGrade::Wrong), "{show:?} {deeds:?}");
                }
                if let [hint, answer] = &secrets[..] {
                    assert!(told.contains(hint) && told.contains(answer), "{show:?}: {told:?}");
                    let played = stage.exercise().unwrap().kind.input() == Input::PlayMove;
                    assert!(!played || stage.is_done(), "{show:?}");
                }
                // A late window sees the same.
                let mut late = ProjectedPage::open(&show, Some(&course)).unwrap();
                late.replay(&deeds, language, &style);
                assert_eq!(late.scene(), stage.scene());
                assert_eq!(
                    (late.feedback(language), late.is_done()),
                    (stage.feedback(language), stage.is_done())
                );
            }
            pages += 1;
            let Some(next) = show.neighbour(Some(&course), true) else { break };
            assert_eq!(next.neighbour(Some(&course), false).as_ref(), Some(&show));
            show = next;
        }
        let all: usize = course.lessons.iter().map(|l| l.points.len() + l.exercises.len()).sum();
        assert_eq!(pages, all, "{name}");
    }
}

#[test]
fn the_address_of_an_exercise_leads_to_its_page() {
    let course = course("notation");
    let show = ProjectorContent::lesson("notation", "L05", "L05-2", &course);
    assert_eq!(show.exercise(&course).as_deref(), Some("L05-2"));
    let Some(stage) = ProjectedPage::open(&show, Some(&course)) else { panic!("there is such a page") };
    assert_eq!(stage.exercise().map(|exercise| exercise.id.as_str()), Some("L05-2"));
    assert_eq!(ProjectorContent::lesson("notation", "L05", "", &course).exercise(&course), None);
    assert!(
        ProjectedPage::open(&ProjectorContent::lesson("notation", "L99", "", &course), Some(&course))
            .is_none()
    );
    assert!(ProjectedPage::open(&show, None).is_none());
}

#[test]
fn a_move_on_the_wall_is_judged_like_that_of_a_pupil() {
    let course = course("notation");
    // The move is Qh5.
    let show = ProjectorContent::lesson("notation", "L05", "L05-2", &course);
    let mut stage = ProjectedPage::open(&show, Some(&course)).unwrap();
    let field = |name: &str| {
        let board = stage_board(&stage);
        board.naming.field(&board.grid, name).unwrap()
    };
    let (d1, g4, h5) = (field("d1"), field("g4"), field("h5"));
    stage.replay(&[ProjectorAction::Tap(d1), ProjectorAction::Tap(g4)], EN, &english());
    assert_eq!(stage.grade(), Some(AnswerGrade::Wrong));
    assert!(!stage.feedback(EN).is_empty() && !stage.is_done());
    stage.replay(&[ProjectorAction::Tap(d1), ProjectorAction::Drop(h5)], EN, &english());
    assert_eq!((stage.grade(), stage.is_done(), stage.next()), (Some(AnswerGrade::Right), true, None));
    // Fields that do not exist are ignored.
    stage.replay(
        &[ProjectorAction::Tap(Field(127)), ProjectorAction::Choose(Some(200)), ProjectorAction::Option(9)],
        EN,
        &english(),
    );
}

fn stage_board(stage: &ProjectedPage) -> notabene_core::geometry::Board {
    stage.scene().unwrap().board
}

#[test]
fn drills_show_their_word_and_keep_their_secret() {
    for (game, kind) in [
        ("chess", DrillKind::Find),
        ("draughts/international", DrillKind::Find),
        ("scharten", DrillKind::Name),
        ("chess", DrillKind::Play(PracticeTopic::Capture)),
        ("draughts/canadian", DrillKind::Write(PracticeTopic::Step)),
    ] {
        let show = ProjectorContent::Drill {
            game: registry::find(game).unwrap().id,
            kind,
            side: Side::White,
            seed: 7,
        };
        let style = english();
        let mut stage = ProjectedPage::open(&show, None).unwrap_or_else(|| panic!("{show:?}"));
        let asked = matches!(kind, DrillKind::Find | DrillKind::Play(_));
        assert_eq!(stage.large_text(EN, &style).is_empty(), !asked, "{show:?}");
        let secrets = ProjectedPage::teacher_notes(&show, None, &[], (EN, &style));
        assert_eq!(secrets.len(), 2, "{show:?}");
        while let Some(deed) = stage.next() {
            stage.apply(deed, EN, &style);
        }
        assert!(!stage.large_text(EN, &style).is_empty(), "{show:?}");
        assert!(secrets[1].contains(&stage.large_text(EN, &style)), "{show:?}: {secrets:?}");
        // The next task is another one, and the way back leads to this one.
        let next = show.neighbour(None, true).unwrap();
        assert_ne!(next, show);
        assert_eq!(next.neighbour(None, false), Some(show));
    }
}

#[test]
fn what_is_drawn_again_is_taken_away() {
    let mut wall = ProjectorState::of(ProjectorContent::Game { text: String::new(), at: 0 });
    let arrow = Shape { from: Field(1), to: Some(Field(18)), ink: Ink::Green };
    wall.toggle_shape(arrow);
    wall.toggle_shape(Shape { ink: Ink::Blue, ..arrow });
    assert_eq!(wall.shapes.len(), 1);
    wall.toggle_shape(Shape { ink: Ink::Blue, ..arrow });
    assert_eq!(wall.shapes, []);
}

#[test]
fn a_late_window_asks_and_is_told() {
    let start = || ProjectorState::of(ProjectorContent::Game { text: "a\nb".into(), at: 0 });
    let mut wall = ProjectorPeer::new(1, start());
    let mut notes = ProjectorPeer::new(2, start());
    // Without a change there is nothing to send.
    assert_eq!(wall.receive(&notes.request_message()), Received::Nothing);
    wall.change(|wall| wall.blank = true).unwrap();
    let Received::Asked(answer) = wall.receive(&notes.request_message()) else { panic!("an answer") };
    assert_eq!(notes.receive(&answer), Received::Changed);
    assert!(notes.state().blank);
    // Its own letters and old ones are ignored.
    assert_eq!(wall.receive(&answer), Received::Nothing);
    assert_eq!(notes.receive(&answer), Received::Nothing);
    assert_eq!(wall.change(|_| {}), None);
    assert_eq!(wall.receive(&notes.pointer_message(Some((10, 1000)))), Received::Pointed(Some((10, 1000))));
    // After a reload a window knows its state.
    let mut again = ProjectorPeer::new(1, start());
    assert!(again.restore(&wall.state_message()));
    assert_eq!(again.state(), wall.state());
}

/// A game with control characters and blanks in its text, and a line end in place of each character of the letter.
#[test]
fn a_line_end_anywhere_in_a_letter_is_harmless() {
    let text = "¡ ¡\u{e}   ¡A¡0¡\0 a¡¡A ¡\0aa¡ ¡\0¡¡\0 ¡¡¡\0";
    let wall = ProjectorState {
        shapes: vec![Shape { from: Field(0), to: Some(Field(0)), ink: Ink::Green }],
        coming: true,
        blank: true,
        flipped: true,
        ..ProjectorState::of(ProjectorContent::Game { text: text.into(), at: 0 })
    };
    let mut sender =
        ProjectorPeer::new(1, ProjectorState::of(ProjectorContent::Game { text: "x".into(), at: 0 }));
    let letter: Vec<char> = sender.change(|old| *old = wall).unwrap().chars().collect();
    for at in 0..letter.len() {
        let mut letter = letter.clone();
        letter[at] = '\r';
        let mut keeper =
            ProjectorPeer::new(2, ProjectorState::of(ProjectorContent::Game { text: "y".into(), at: 0 }));
        keeper.receive(&letter.into_iter().collect::<String>());
        assert_eq!(ProjectorState::read(&keeper.state().text()).as_ref(), Some(keeper.state()), "at {at}");
    }
}

fn a_wall() -> impl Strategy<Value = ProjectorState> {
    let show = prop_oneof![
        (".{0,40}", any::<u32>()).prop_map(|(text, at)| ProjectorContent::Game { text, at }),
        ("[^\u{1e}\r]{0,9}", ".{0,9}", any::<u32>())
            .prop_map(|(course, lesson, page)| ProjectorContent::Lesson { course, lesson, page }),
        (0..registry::VARIANTS.len(), any::<bool>(), any::<u32>()).prop_map(|(n, find, seed)| {
            ProjectorContent::Drill {
                game: registry::VARIANTS[n].id,
                kind: if find { DrillKind::Find } else { DrillKind::Play(PracticeTopic::Check) },
                side: if find { Side::Black } else { Side::White },
                seed,
            }
        }),
    ];
    let deed = prop_oneof![
        (0..128u8).prop_map(|n| ProjectorAction::Tap(Field(n))),
        (0..128u8).prop_map(|n| ProjectorAction::Drop(Field(n))),
        any::<Option<u8>>().prop_map(ProjectorAction::Choose),
        any::<u8>().prop_map(ProjectorAction::Option),
        (0..128u8, any::<Option<u8>>()).prop_map(|(at, n)| ProjectorAction::Put(Field(at), n)),
        (0..128u8, 0..128u8).prop_map(|(from, to)| ProjectorAction::Move(Field(from), Field(to))),
        Just(ProjectorAction::Check),
        Just(ProjectorAction::Step),
        Just(ProjectorAction::Help),
        Just(ProjectorAction::Solve),
    ];
    let shape = (0..128u8, proptest::option::of(0..128u8), 0..4usize).prop_map(|(from, to, ink)| Shape {
        from: Field(from),
        to: to.map(Field),
        ink: Ink::ALL[ink],
    });
    let free = proptest::option::of("[a-z \n/0-9]{0,30}");
    (
        show,
        proptest::collection::vec(deed, 0..9),
        proptest::collection::vec(shape, 0..9),
        free,
        any::<[bool; 4]>(),
    )
        .prop_map(|(show, deeds, shapes, free, [coming, blank, ring, turned])| {
            let clean = |text: String| text.replace(['\r', '\u{1e}'], "");
            let show = match show {
                ProjectorContent::Game { text, at } => ProjectorContent::Game { text: clean(text), at },
                ProjectorContent::Lesson { course, lesson, page } => {
                    ProjectorContent::Lesson { course: clean(course), lesson: clean(lesson), page }
                }
                drill => drill,
            };
            ProjectorState {
                actions: deeds,
                free_board: free,
                shapes,
                coming,
                blank,
                ring,
                spotlight: ring != coming,
                flipped: turned,
                ..ProjectorState::of(show)
            }
        })
}

proptest! {
    #![proptest_config(laws(256))]

    #[test]
    fn a_wall_is_read_as_it_is_written(wall in a_wall()) {
        prop_assert_eq!(ProjectorState::read(&wall.text()), Some(wall));
    }

    #[test]
    fn any_letter_is_harmless(noise in ".{0,200}", kind in "(hello|ring|state) [0-9 ]{0,20}\n?.{0,80}") {
        let wall = ProjectorState::of(ProjectorContent::Game { text: "x".into(), at: 0 });
        let mut keeper = ProjectorPeer::new(5, wall.clone());
        for letter in [noise.clone(), format!("notabene wall 1 {noise}"), format!("notabene wall 1 {kind}")] {
            keeper.receive(&letter);
            prop_assert!(keeper.state() == &wall || ProjectorState::read(&keeper.state().text()).is_some());
        }
    }

    /// Damage anywhere: the result is a whole wall or nothing.
    #[test]
    fn damaged_letters_are_whole_walls_or_nothing(wall in a_wall(), at in any::<prop::sample::Index>(), c in any::<char>()) {
        let mut sender = ProjectorPeer::new(1, ProjectorState::of(ProjectorContent::Game { text: "x".into(), at: 0 }));
        let Some(letter) = sender.change(|old| *old = wall) else { return Ok(()) };
        let mut letter: Vec<char> = letter.chars().collect();
        let at = at.index(letter.len());
        letter[at] = c;
        let mut keeper = ProjectorPeer::new(2, ProjectorState::of(ProjectorContent::Game { text: "y".into(), at: 0 }));
        keeper.receive(&letter.into_iter().collect::<String>());
        prop_assert_eq!(ProjectorState::read(&keeper.state().text()), Some(keeper.state().clone()));
    }

    /// Concurrent changes: once all letters have arrived, all windows show the same.
    #[test]
    fn windows_agree_in_the_end(acts in proptest::collection::vec((0..3usize, any::<bool>(), 0..4u8), 1..40)) {
        let start = ProjectorState::of(ProjectorContent::Game { text: "x".into(), at: 0 });
        let mut windows = [3u32, 1, 2].map(|me| ProjectorPeer::new(me, start.clone()));
        let mut boxes: [std::collections::VecDeque<String>; 3] = Default::default();
        for (who, reads, what) in acts {
            if reads {
                if let Some(letter) = boxes[who].pop_front() {
                    windows[who].receive(&letter);
                }
                continue;
            }
            let letter = windows[who].change(|wall| match what {
                0 => wall.blank = !wall.blank,
                1 => wall.coming = !wall.coming,
                2 => wall.add_action(ProjectorAction::Help),
                _ => wall.content(ProjectorContent::Game { text: "y".into(), at: u32::from(what) }),
            });
            if let Some(letter) = letter {
                (0..3).filter(|n| *n != who).for_each(|n| boxes[n].push_back(letter.clone()));
            }
        }
        for (window, letters) in windows.iter_mut().zip(boxes) {
            letters.iter().for_each(|letter| drop(window.receive(letter)));
        }
        prop_assert_eq!(windows[0].state(), windows[1].state());
        prop_assert_eq!(windows[1].state(), windows[2].state());
    }
}
