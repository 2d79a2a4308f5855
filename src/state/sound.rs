//! Sounds of moves and answers, made with Web Audio; off by default.

use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use js_sys::Reflect;
use leptos::prelude::*;
use notabene_core::notation::{Token, TokenPart};
use notabene_core::record::NodeId;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// A sound.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Sound {
    Move,
    Capture,
    Check,
    /// A right answer.
    Right,
    /// A finished lesson or series.
    Finished,
    /// A move written by hand.
    Pen,
}

/// A tone with a decay.
struct OscillatorTone {
    /// Frequency in hertz.
    pitch: f32,
    /// Seconds from the beginning of the sound.
    start: f64,
    /// Duration in seconds.
    length: f64,
    shape: OscillatorType,
}

const fn knock(pitch: f32, start: f64) -> OscillatorTone {
    OscillatorTone { pitch, start, length: 0.09, shape: OscillatorType::Triangle }
}

const fn note(pitch: f32, start: f64) -> OscillatorTone {
    OscillatorTone { pitch, start, length: 0.35, shape: OscillatorType::Sine }
}

const fn scratch(pitch: f32, start: f64) -> OscillatorTone {
    OscillatorTone { pitch, start, length: 0.04, shape: OscillatorType::Sawtooth }
}

impl Sound {
    const fn tones(self) -> &'static [OscillatorTone] {
        match self {
            Sound::Move => const { &[knock(220.0, 0.0)] },
            Sound::Capture => const { &[knock(220.0, 0.0), knock(150.0, 0.06)] },
            Sound::Check => const { &[knock(220.0, 0.0), note(660.0, 0.05)] },
            Sound::Right => const { &[note(523.25, 0.0), note(783.99, 0.1)] },
            Sound::Finished => {
                const { &[note(523.25, 0.0), note(659.26, 0.12), note(783.99, 0.24), note(1046.5, 0.36)] }
            }
            Sound::Pen => const { &[scratch(2100.0, 0.0), scratch(1700.0, 0.05)] },
        }
    }

    /// Loudness of a tone, from 0 to 1.
    const fn volume(self) -> f32 {
        match self {
            Sound::Pen => 0.012,
            _ => 0.2,
        }
    }

    /// The sound of a written move.
    fn of_tokens(tokens: &[Token]) -> Sound {
        let has = |parts: &[TokenPart]| tokens.iter().any(|token| parts.contains(&token.part));
        if has(&[TokenPart::Check, TokenPart::Mate]) {
            Sound::Check
        } else if has(&[TokenPart::Takes]) {
            Sound::Capture
        } else {
            Sound::Move
        }
    }
}

thread_local! {
    /// One for the page: browsers limit their number. `None` without Web Audio.
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// Plays a sound if sounds are switched on.
pub fn play_sound(prefs: Preferences, sound: Sound) {
    if !prefs.with_untracked(|p| p.sounds && !p.calm) || !is_allowed() {
        return;
    }
    CONTEXT.with(|context| {
        if let Some(context) = context {
            // A missing sound stops nothing.
            drop(context.resume());
            sound.tones().iter().for_each(|tone| drop(play_tone(context, tone, sound.volume())));
        }
    });
}

/// False before the first tap or key on the page: browsers play nothing until then, and warn in the console. True in
/// browsers that do not report it.
fn is_allowed() -> bool {
    let user_activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let active = user_activation.and_then(|activation| Reflect::get(&activation, &"hasBeenActive".into()));
    !active.is_ok_and(|active| active == JsValue::FALSE)
}

fn play_tone(context: &AudioContext, tone: &OscillatorTone, volume: f32) -> Result<(), JsValue> {
    let start = context.current_time() + tone.start;
    let (voice, gain) = (context.create_oscillator()?, context.create_gain()?);
    voice.set_type(tone.shape);
    voice.frequency().set_value(tone.pitch);
    gain.gain().set_value_at_time(volume, start)?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, start + tone.length)?;
    voice.connect_with_audio_node(&gain)?.connect_with_audio_node(&context.destination())?;
    voice.start_with_when(start)?;
    voice.stop_with_when(start + tone.length)
}

/// Plays the sound of each move that comes to the board, until the owner is gone.
pub fn follow_moves(current: CurrentGame) {
    Effect::new(move |before: Option<(u32, NodeId)>| {
        let begun = current.games_begun.get();
        let (now, is_spoken) = current.sheet.with(|sheet| {
            let cell = sheet.cell(sheet.at).filter(|cell| before == Some((begun, cell.before)));
            (sheet.at, cell.map(|cell| Sound::of_tokens(&cell.tokens)))
        });
        is_spoken.into_iter().for_each(|sound| play_sound(current.prefs, sound));
        (begun, now)
    });
}
