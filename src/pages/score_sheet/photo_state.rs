//! State of a photograph of a sheet: the work of its reader, questions, and the places that were read.

use crate::state::sheet_photo::{self, PhotoAnswer};
use leptos::prelude::*;
use leptos::task::spawn_local;
use notabene_ink::photo::{Place, Refusal, Report};
use web_sys::File;

/// State of the part with the photograph.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PhotoStep {
    /// Only its button is shown.
    Closed,
    /// A picture can be chosen.
    Choice,
    /// The picture is read: hundredths that are done.
    Work(u8),
    /// It cannot be read.
    Refused(Refusal),
    /// The reader could not be loaded, or failed.
    Unavailable,
    /// Somebody has to look at a place.
    Question(Question),
    /// A game was read, but another sheet is on the page.
    Waiting(Vec<Place>),
    /// The sheet was put on the page.
    Done,
}

/// A place to look at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// Number of the half-move, from 0.
    pub ply: usize,
    /// Moves that it may be.
    pub texts: Vec<String>,
    /// Address of its picture.
    pub picture: String,
}

/// Connection with the sheet on the page.
#[derive(Copy, Clone)]
pub struct PhotoSheet {
    /// The start as a line, and the code of the style.
    pub request: Callback<(), (String, String)>,
    /// Text of the sheet on the page.
    pub text: RwSignal<String>,
    /// Puts texts of moves in place of the sheet on the page, and checks them.
    pub put: Callback<Vec<String>>,
    /// Restores a text that was replaced.
    pub restore: Callback<String>,
    /// Changes the text of one place.
    pub change: Callback<(usize, String)>,
    /// The texts of the places.
    pub places: Signal<Vec<String>>,
    /// Heading of a place.
    pub heading: Callback<usize, String>,
}

/// Shared state. Copies are handles to the same signals.
#[derive(Copy, Clone)]
pub struct PhotoState {
    /// The sheet on the page.
    pub sheet: PhotoSheet,
    /// The current step.
    pub step: RwSignal<PhotoStep>,
    /// All places of the photograph that is on the page.
    pub places: RwSignal<Vec<Place>>,
    /// Text of the sheet that was replaced.
    pub replaced: RwSignal<Option<String>>,
    /// Number of the photograph: what others say is dropped.
    run: StoredValue<u32>,
}

impl PhotoState {
    /// A state with the photograph that was read last. Ends the work with its page.
    pub fn new(sheet: PhotoSheet, is_open: bool) -> PhotoState {
        on_cleanup(sheet_photo::close);
        let step = if is_open { PhotoStep::Choice } else { PhotoStep::Closed };
        PhotoState {
            sheet,
            step: RwSignal::new(step),
            places: RwSignal::new(sheet_photo::read_places()),
            replaced: RwSignal::new(None),
            run: StoredValue::new(0),
        }
    }

    /// Reads a picture.
    pub fn read(self, file: File) {
        let run = self.next_run();
        self.step.set(PhotoStep::Work(0));
        let (line, style) = self.sheet.request.run(());
        spawn_local(async move {
            let report = sheet_photo::begin(&file, &line, &style).await;
            self.follow(run, report).await;
        });
    }

    /// Answers the question.
    pub fn answer(self, ply: usize, answer: PhotoAnswer) {
        let run = self.next_run();
        self.step.set(PhotoStep::Work(99));
        spawn_local(async move {
            let report = sheet_photo::answer(ply, answer).await;
            self.follow(run, report).await;
        });
    }

    /// Leaves all other questions out.
    pub fn finish(self) {
        let run = self.next_run();
        spawn_local(async move {
            let report = sheet_photo::finish().await;
            self.follow(run, report).await;
        });
    }

    /// Ends the work.
    pub fn cancel(self, step: PhotoStep) {
        self.next_run();
        sheet_photo::close();
        self.step.set(step);
    }

    fn next_run(self) -> u32 {
        self.run.update_value(|run| *run += 1);
        self.run.get_value()
    }

    /// Lets the reader work until there is a question or a game.
    async fn follow(self, run: u32, first: Option<Report>) {
        let mut report = first;
        // Another photograph may have begun, or the page is gone.
        while self.run.try_get_value() == Some(run) {
            match report {
                Some(Report::Work { percent }) => {
                    self.step.set(PhotoStep::Work(percent));
                    report = sheet_photo::step().await;
                }
                other => return self.show(other),
            }
        }
    }

    fn show(self, report: Option<Report>) {
        match report {
            None => self.cancel(PhotoStep::Unavailable),
            Some(Report::Refused(refusal)) => self.cancel(PhotoStep::Refused(refusal)),
            Some(Report::Ask { ply, texts, picture }) => {
                self.step.set(PhotoStep::Question(Question { ply, texts, picture }));
            }
            Some(Report::Game(places)) => {
                let is_free = self.sheet.text.with_untracked(|text| text.trim().is_empty());
                if is_free { self.put(places) } else { self.cancel(PhotoStep::Waiting(places)) }
            }
            // Work goes on above.
            Some(Report::Work { .. }) => {}
        }
    }

    /// Puts a sheet that was read on the page.
    pub fn put(self, places: Vec<Place>) {
        let before = self.sheet.text.get_untracked();
        self.replaced.set(Some(before).filter(|text| !text.trim().is_empty()));
        self.sheet.put.run(places.iter().map(|place| place.text.clone()).collect());
        sheet_photo::keep_places(&places);
        self.places.set(places);
        self.cancel(PhotoStep::Done);
    }

    /// Puts the sheet back that was replaced.
    pub fn take_back(self) {
        if let Some(text) = self.replaced.get_untracked() {
            self.sheet.restore.run(text);
            self.replaced.set(None);
            self.drop_pictures();
        }
    }

    /// Drops the pictures; the texts stay on the page.
    pub fn drop_pictures(self) {
        sheet_photo::keep_places(&[]);
        self.places.set(Vec::new());
        self.step.set(PhotoStep::Closed);
    }
}
