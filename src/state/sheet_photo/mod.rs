//! A photograph of a sheet: the work of its reader, questions, and the game that was read. It goes on when its page is left, and is found
//! again when the page is loaded again.

mod kept;
mod step;
mod worker;

pub use step::{PhotoStep, Question};

use crate::state::ink::own_hand;
use crate::state::random::random_bits;
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_ink::photo::{FirstRow, KeptPhoto, PhotoEvent, PhotoGame, Place, PlaceAnswer, Refusal, Report};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use web_sys::File;

/// Puts a game on the page that shows sheets; `false` if it does not take it.
type Taker = Rc<dyn Fn(&[Place]) -> bool>;

thread_local! {
    static STEP: ArcRwSignal<PhotoStep> = ArcRwSignal::new(PhotoStep::Closed);
    static PLACES: ArcRwSignal<Vec<Place>> = ArcRwSignal::new(Vec::new());
    /// True for a sheet without our marks.
    static IS_TRIAL: ArcRwSignal<bool> = ArcRwSignal::new(false);
    static KEPT: RefCell<Option<KeptPhoto>> = const { RefCell::new(None) };
    /// The photograph on the page, while another one is read.
    static BEFORE: RefCell<Option<KeptPhoto>> = const { RefCell::new(None) };
    /// Pictures of all pages.
    static PICTURES: RefCell<Vec<File>> = const { RefCell::new(Vec::new()) };
    /// Number of the work: what earlier work says is dropped.
    static RUN: Cell<u32> = const { Cell::new(0) };
    static TAKER: RefCell<Option<Taker>> = const { RefCell::new(None) };
    static IS_RESTORED: Cell<bool> = const { Cell::new(false) };
}

/// The current step.
pub fn step() -> ArcRwSignal<PhotoStep> {
    STEP.with(Clone::clone)
}

/// All places of the photograph that is on the page.
pub fn places() -> ArcRwSignal<Vec<Place>> {
    PLACES.with(Clone::clone)
}

/// True if the sheet of the photograph has none of our marks: reading it is a trial.
pub fn is_trial() -> ArcRwSignal<bool> {
    IS_TRIAL.with(Clone::clone)
}

fn set_trial(is_trial: bool) {
    IS_TRIAL.with(|now| now.set(is_trial));
}

fn show(step: PhotoStep) {
    STEP.with(|now| now.set(step));
}

/// Sets who takes a game that is read while the page is open.
pub fn set_taker(taker: Taker) {
    TAKER.set(Some(taker));
}

fn edit_kept(change: impl FnOnce(&mut KeptPhoto)) {
    KEPT.with_borrow_mut(|kept| {
        if let Some(kept) = kept.as_mut() {
            change(kept);
            kept::save(kept);
        }
    });
}

fn next_run() -> u32 {
    RUN.set(RUN.get().wrapping_add(1));
    RUN.get()
}

fn is_current(run: u32) -> bool {
    RUN.get() == run
}

/// Restores the photograph of the last visit, once. Pictures that were not read to the end are read again, with the answers that were given.
pub fn restore() {
    if IS_RESTORED.replace(true) {
        return;
    }
    let Some(kept) = kept::load() else { return };
    KEPT.set(Some(kept.clone()));
    set_trial(kept.is_trial());
    match kept.game.clone() {
        Some(game) if kept.is_put => {
            PLACES.with(|places| places.set(game.places));
            show(PhotoStep::Done);
        }
        Some(PhotoGame { next: Some(next), .. }) if !kept.is_reading() => {
            show(PhotoStep::Full { next, refusal: None });
        }
        Some(game) if !kept.is_reading() => show(PhotoStep::Waiting(game.places)),
        _ => read_again(kept),
    }
}

fn read_again(kept: KeptPhoto) {
    let run = next_run();
    show(PhotoStep::Work(0));
    spawn_local(async move {
        let pictures = kept::load_pictures(&kept.id).await;
        let is_there = pictures.len() >= kept.pages();
        if is_current(run) && is_there {
            PICTURES.set(pictures);
            let report = read_from_start(run).await;
            follow(run, or_again(run, report).await);
        } else if is_current(run) {
            fail(PhotoStep::Gone, None);
        }
    });
}

/// Reads a picture of a game from the position at the end of a line, in the style of a code.
pub fn read(picture: File, line: String, style: String) {
    let run = next_run();
    let kept = KeptPhoto { id: random_bits().to_string(), line, style, ..KeptPhoto::default() };
    kept::save(&kept);
    kept::save_pictures(&kept.id, std::slice::from_ref(&picture));
    if let Some(old) = KEPT.replace(Some(kept)).filter(|old| old.is_put) {
        BEFORE.set(Some(old));
    }
    PICTURES.set(vec![picture]);
    set_trial(false);
    show(PhotoStep::Work(0));
    spawn_local(async move {
        let report = read_from_start(run).await;
        follow(run, or_again(run, report).await);
    });
}

/// Reads the picture of the next page.
pub fn add(picture: File) {
    let run = next_run();
    show(PhotoStep::Work(0));
    spawn_local(async move {
        if !worker::is_open() {
            reopen(run).await;
        }
        let mut report = settled(run, worker::add(&picture).await).await;
        if has_died(run, report.as_ref()) {
            reopen(run).await;
            report = settled(run, worker::add(&picture).await).await;
        }
        if !is_current(run) {
            return;
        }
        if matches!(report, Some(Report::AskFirstRow { .. } | Report::Ask { .. } | Report::Game(_))) {
            PICTURES.with_borrow_mut(|pictures| pictures.push(picture));
            edit_kept(|kept| kept.events.push(PhotoEvent::Page));
            save_pictures();
        }
        follow(run, report);
    });
}

/// Reads the pages again that were read before, after the reader was ended.
async fn reopen(run: u32) {
    let id = KEPT.with_borrow(|kept| kept.as_ref().map(|kept| kept.id.clone())).unwrap_or_default();
    if PICTURES.with_borrow(Vec::is_empty) {
        PICTURES.set(kept::load_pictures(&id).await);
    }
    drop(read_from_start(run).await);
}

fn save_pictures() {
    let id = KEPT.with_borrow(|kept| kept.as_ref().map(|kept| kept.id.clone()));
    if let Some(id) = id {
        PICTURES.with_borrow(|pictures| kept::save_pictures(&id, pictures));
    }
}

/// Reads the kept pictures, and gives the kept answers.
async fn read_from_start(run: u32) -> Option<Report> {
    let kept = KEPT.with_borrow(Clone::clone)?;
    let mut pictures = PICTURES.with_borrow(Clone::clone).into_iter();
    let mut report = worker::begin(&pictures.next()?, &kept.line, &kept.style, &own_hand()).await;
    for event in &kept.events {
        report = settled(run, report).await;
        if !is_current(run) || matches!(report, None | Some(Report::Refused(_))) {
            break;
        }
        report = match event {
            PhotoEvent::Answer(ply, answer) => worker::answer(*ply, answer).await,
            PhotoEvent::FirstRow(answer) => worker::say_first_row(*answer).await,
            PhotoEvent::Page => worker::add(&pictures.next()?).await,
        };
    }
    settled(run, report).await
}

/// True if the worker has died of work that is still wanted.
fn has_died(run: u32, report: Option<&Report>) -> bool {
    report.is_none() && is_current(run)
}

/// Result of the worker; if it has died of it, that of another one in the kept pictures, with the kept answers.
async fn or_again(run: u32, report: Option<Report>) -> Option<Report> {
    if has_died(run, report.as_ref()) { read_from_start(run).await } else { report }
}

/// Lets the reader work until there is a question or a game. `None` if other work has begun.
async fn settled(run: u32, first: Option<Report>) -> Option<Report> {
    let mut report = first;
    while let Some(Report::Work { percent }) = report {
        if !is_current(run) {
            return None;
        }
        show(PhotoStep::Work(percent));
        report = worker::step().await;
    }
    report
}

/// Answers the question about a place.
pub fn answer(ply: usize, answer: PlaceAnswer) {
    let run = next_run();
    edit_kept(|kept| kept.events.push(PhotoEvent::Answer(ply, answer.clone())));
    show(PhotoStep::Work(99));
    spawn_local(async move {
        let report = settled(run, worker::answer(ply, &answer).await).await;
        follow(run, or_again(run, report).await);
    });
}

/// Answers the question about the first row.
pub fn say_first_row(answer: FirstRow) {
    let run = next_run();
    edit_kept(|kept| kept.events.push(PhotoEvent::FirstRow(answer)));
    show(PhotoStep::Work(0));
    spawn_local(async move {
        let report = settled(run, worker::say_first_row(answer).await).await;
        follow(run, or_again(run, report).await);
    });
}

/// Leaves all other questions out.
pub fn finish() {
    let run = next_run();
    spawn_local(async move {
        let mut report = settled(run, worker::finish().await).await;
        if has_died(run, report.as_ref()) {
            reopen(run).await;
            report = settled(run, worker::finish().await).await;
        }
        follow(run, report);
    });
}

/// Shows what the reader has found.
fn follow(run: u32, report: Option<Report>) {
    if !is_current(run) {
        return;
    }
    match report {
        None => fail(PhotoStep::Unavailable, Some(Refusal::Game)),
        Some(Report::Refused(refusal)) => fail(PhotoStep::Refused(refusal.clone()), Some(refusal)),
        Some(Report::AskFirstRow { picture }) => {
            set_trial(true);
            show(PhotoStep::FirstRow(picture));
        }
        Some(Report::Ask { ply, texts, picture }) => {
            show(PhotoStep::Question(Question { ply, texts, picture }));
        }
        Some(Report::Game(game)) => {
            edit_kept(|kept| kept.game = Some(game.clone()));
            set_trial(game.is_trial);
            match game.next {
                Some(next) => show(PhotoStep::Full { next, refusal: None }),
                None => give(game.places),
            }
        }
        // Settled work has no more to do.
        Some(Report::Work { .. }) => {}
    }
}

/// Ends the work on a page: those before it stay.
fn fail(step: PhotoStep, refusal: Option<Refusal>) {
    let next = KEPT.with_borrow(|kept| kept.as_ref()?.game.as_ref()?.next);
    let Some(next) = next else {
        // A reader that failed may read the picture after another start.
        if step == PhotoStep::Unavailable {
            worker::close()
        } else {
            drop_work()
        }
        return show(step);
    };
    // The reader goes on with the pages before; what it has of this one is dropped.
    let is_begun = KEPT.with_borrow(|kept| kept.as_ref().is_some_and(KeptPhoto::is_reading));
    if is_begun || refusal.is_none() || refusal == Some(Refusal::Game) {
        next_run();
        worker::close();
    }
    if is_begun {
        edit_kept(KeptPhoto::drop_page);
        let pages = KEPT.with_borrow(|kept| kept.as_ref().map_or(0, KeptPhoto::pages));
        PICTURES.with_borrow_mut(|pictures| pictures.truncate(pages));
        save_pictures();
    }
    show(PhotoStep::Full { next, refusal });
}

/// Ends the work on a picture.
pub fn cancel() {
    fail(PhotoStep::Choice, None);
}

/// Opens the choice of a picture.
pub fn choose() {
    show(PhotoStep::Choice);
}

/// Closes the choice of a picture, or that between two sheets: what was read is forgotten.
pub fn close_choice() {
    let is_put = || KEPT.with_borrow(|kept| kept.as_ref().is_some_and(|kept| kept.is_put));
    if !is_put() {
        drop_work();
    }
    show(if is_put() { PhotoStep::Done } else { PhotoStep::Closed });
}

/// Forgets a picture that was not read to the end. The photograph on the page stays.
fn drop_work() {
    forget();
    if let Some(before) = BEFORE.take() {
        kept::save(&before);
        set_trial(before.is_trial());
        KEPT.set(Some(before));
    }
}

/// Says that the game has no more pages.
pub fn end() {
    let mut places = Vec::new();
    edit_kept(|kept| {
        if let Some(game) = &mut kept.game {
            game.next = None;
            places.clone_from(&game.places);
        }
    });
    give(places);
}

/// Gives a game to the page, or asks.
fn give(places: Vec<Place>) {
    next_run();
    worker::close();
    PICTURES.take();
    kept::delete_pictures();
    let taker = TAKER.with_borrow(Clone::clone);
    if !taker.is_some_and(|take| take(&places)) {
        show(PhotoStep::Waiting(places));
    }
}

/// Notes that a game is on the page.
pub fn set_put(all: Vec<Place>) {
    edit_kept(|kept| kept.is_put = true);
    BEFORE.take();
    PLACES.with(|places| places.set(all));
    show(PhotoStep::Done);
}

/// Forgets the photograph. A game that is on the page stays there.
fn forget() {
    next_run();
    worker::close();
    KEPT.take();
    PICTURES.take();
    kept::delete();
}

/// Forgets the pictures of the places, too.
pub fn forget_places() {
    forget();
    PLACES.with(|places| places.set(Vec::new()));
    show(PhotoStep::Closed);
}
