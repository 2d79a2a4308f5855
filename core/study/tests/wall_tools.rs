//! The timer, the show of hands and the spotlight of the projector, as data that windows share.

use notabene_core::position::Side;
use notabene_study::drill::DrillKind;
use notabene_study::projector::{CountDown, ProjectorContent, ProjectorState, Vote};

#[test]
fn a_countdown_runs_in_all_windows_stops_and_ends() {
    let now = 1_764_000_000;
    let timer = CountDown::start(180, now);
    assert_eq!((timer.shown(now), timer.shown(now + 61)), ("3:00".into(), "1:59".into()));
    let stopped = timer.toggle(now + 100);
    assert_eq!(stopped, CountDown::Paused(80));
    assert_eq!(stopped.toggle(now + 500).left(now + 510), 70);
    assert_eq!(stopped.add(-60, now).left(now), 20);
    assert_eq!(stopped.add(-600, now).left(now), 0);
    assert!(timer.is_over(now + 180) && timer.is_over(now + 999) && !timer.is_over(now + 179));
    // Neither a wrong clock nor many taps make it endless.
    assert!(CountDown::start(u32::MAX, now).left(0) <= 5_400);
    let mut state = ProjectorState::of(drill_content());
    for timer in [timer, stopped] {
        state.timer = Some(timer);
        assert_eq!(ProjectorState::read(&state.text()), Some(state.clone()));
    }
    for wrong in ["timer x3", "timer p99999", "timer", "timer r9999999999"] {
        assert_eq!(
            ProjectorState::read(&format!("{}{wrong}\n", ProjectorState::of(drill_content()).text())),
            None
        );
    }
}

#[test]
fn hands_are_counted_and_a_tie_wins_nothing() {
    let mut vote = Vote::default();
    assert!(vote.propose("e2e4") && vote.propose("d2d4") && !vote.propose("e2e4"));
    assert_eq!(vote.winner(), None);
    vote.count("e2e4", 1);
    vote.count("d2d4", 1);
    assert_eq!(vote.winner(), None);
    vote.count("d2d4", 1);
    vote.count("e2e4", -5);
    assert_eq!((vote.hands("e2e4"), vote.winner().map(|choice| choice.hands)), (0, Some(2)));
    let mut state = ProjectorState::of(drill_content());
    state.vote = Some(vote.clone());
    state.spotlight = true;
    assert_eq!(ProjectorState::read(&state.text()), Some(state.clone()));
    // Another page asks another question.
    state.content(drill_content());
    assert_eq!(state.vote, None);
    vote.withdraw("d2d4");
    assert_eq!(vote.choices().len(), 1);
    for n in 0..20 {
        vote.propose(&format!("m{n}"));
    }
    assert_eq!(vote.choices().len(), 9);
    for wrong in ["vote e2e4", "vote e2e4=x", "vote e2e4=9999", "vote a=1 a=2"] {
        assert_eq!(
            ProjectorState::read(&format!("{}{wrong}\n", ProjectorState::of(drill_content()).text())),
            None
        );
    }
}

fn drill_content() -> ProjectorContent {
    let kind = DrillKind::by_name("find").unwrap();
    ProjectorContent::Drill { game: "chess", kind, side: Side::White, seed: 1 }
}
