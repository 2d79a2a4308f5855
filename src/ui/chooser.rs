//! Window for a new game: a variant with its options, Chess960 by number or at random.

use super::current_game::CurrentGame;
use super::decisions::RuleOptions;
use super::dom::El;
use super::interop;
use super::prefs::Preferences;
use super::state::{Modal, Over};
use crate::components::{Icon, PieceImage};
use leptos::prelude::*;
use notabene_core::game::decisions;
use notabene_core::game::registry::{self, VARIANTS, Variant};
use notabene_core::i18n::{Label, Msg};
use notabene_core::position::Glyph;
use web_sys::SubmitEvent;

/// Id of the variant whose start array has a number.
const NUMBERED: &str = "chess960";
/// Arrays of [`NUMBERED`].
const ARRAYS: f64 = 960.0;
/// A group with more variants shows its first one, and the others in a list.
const MAX_CARDS: usize = 4;

/// The number of an array, chosen with equal chances: the core has no chance.
fn random_array() -> String {
    let number = (js_sys::Math::random() * ARRAYS) as u32;
    number.min(ARRAYS as u32 - 1).to_string()
}

/// Choices of the window.
#[derive(Copy, Clone)]
struct NewGame {
    current: CurrentGame,
    prefs: Preferences,
    modal: Modal,
    /// Id of the chosen variant.
    variant: RwSignal<&'static str>,
    /// Number of the array as typed.
    array: RwSignal<String>,
    /// Value of the tag `Rules`.
    rules: RwSignal<String>,
    refusal: RwSignal<Option<Msg>>,
}

impl NewGame {
    fn new() -> NewGame {
        let current = expect_context::<CurrentGame>();
        NewGame {
            current,
            prefs: expect_context(),
            modal: expect_context(),
            variant: RwSignal::new(current.status.with_untracked(|status| status.game)),
            array: RwSignal::new(random_array()),
            rules: RwSignal::new(String::new()),
            refusal: RwSignal::new(None),
        }
    }

    fn is_numbered(self) -> bool {
        self.variant.get() == NUMBERED
    }

    fn set_array(self, number: String) {
        self.array.set(number);
        self.refusal.set(None);
    }

    /// Begins the chosen game and closes the window, or shows why it cannot begin.
    fn start(self) {
        let variant = self.variant.get_untracked();
        self.prefs.update(|p| p.last_of_many = variant);
        let started = match variant {
            NUMBERED => self.start_numbered(),
            _ => self.current.start(variant, None, self.agreed(variant).as_deref()),
        };
        match started {
            Ok(()) => self.close(),
            Err(msg) => self.refusal.set(Some(msg)),
        }
    }

    fn start_numbered(self) -> Result<(), Msg> {
        let fen = self.array.with_untracked(|array| registry::array_text(array)).map_err(|p| p.says)?;
        self.current.start(NUMBERED, Some(&fen), None)
    }

    /// The chosen rules, if the variant has any to choose.
    fn agreed(self, variant: &str) -> Option<String> {
        let page = decisions::of_game(variant)?;
        Some(self.rules.with_untracked(|rules| page.rules_of(variant, rules)))
    }

    fn close(self) {
        self.modal.open.set(Over::Nothing);
    }
}

/// [`NewGameForm`] as an element, for parents that are no components yet.
pub fn Form() -> El {
    interop::element(view! { <NewGameForm/> })
}

/// Content of the window.
#[component]
pub fn NewGameForm() -> impl IntoView {
    let new_game = NewGame::new();
    let NewGame { prefs, variant, rules, refusal, .. } = new_game;
    let start = move |e: SubmitEvent| {
        e.prevent_default();
        new_game.start();
    };
    view! {
        <form on:submit=start>
            <div class="choosing">
                <div>{groups().map(|group| view! { <VariantGroup new_game group/> }).collect_view()}</div>
                <RuleOptions game=variant chosen=rules/>
                <div class:hidden=move || !new_game.is_numbered()><ArrayChooser new_game/></div>
                <p class="wrong" role="alert">
                    {move || refusal.with(|refusal| refusal.as_ref().map(|msg| prefs.say(msg)))}
                </p>
                <p><ClosingLink new_game address="#clock" label=Label::ClockLink/></p>
                <p><ClosingLink new_game address="#games" label=Label::MyGames/></p>
                <p class="to-setup"><ClosingLink new_game address="#setup" label=Label::SetUp/></p>
            </div>
            <div class="buttons">
                <button type="button" on:click=move |_| new_game.close()>{prefs.words(Label::Cancel)}</button>
                <button type="submit" class="main">{prefs.words(Label::StartGame)}</button>
            </div>
        </form>
    }
}

/// A link that leaves the window.
#[component]
fn ClosingLink(new_game: NewGame, address: &'static str, label: Label) -> impl IntoView {
    let words = new_game.prefs.words(label);
    view! { <a href=address on:click=move |_| new_game.close()>{words}</a> }
}

/// Groups of variants, in the order of the registry.
fn groups() -> impl Iterator<Item = Label> {
    let is_first = |n: &usize| VARIANTS[..*n].iter().all(|other| other.group != VARIANTS[*n].group);
    (0..VARIANTS.len()).filter(is_first).map(|n| VARIANTS[n].group)
}

/// The variants of a group: a few as cards, of many the first as a card and the others in a list.
#[component]
fn VariantGroup(new_game: NewGame, group: Label) -> impl IntoView {
    let variants: Vec<&'static Variant> = VARIANTS.iter().filter(|variant| variant.group == group).collect();
    let cards = if variants.len() > MAX_CARDS { 1 } else { variants.len() };
    let (cards, listed) = variants.split_at(cards);
    let cards = cards.iter().map(|variant| view! { <VariantCard new_game variant=*variant/> });
    view! {
        <fieldset class="options">
            <legend>{new_game.prefs.words(group)}</legend>
            {cards.collect_view()}
            {(!listed.is_empty()).then(|| view! { <VariantList new_game variants=listed.to_vec()/> })}
        </fieldset>
    }
}

/// A card whose button is pressed while its variant is chosen.
#[component]
fn VariantCard(new_game: NewGame, variant: &'static Variant) -> impl IntoView {
    let NewGame { prefs, variant: chosen, .. } = new_game;
    let note = variant.note.map(|note| view! { <small>{prefs.words(note)}</small> });
    view! {
        <label class="option" data-game=variant.id>
            <input
                type="radio"
                name="game"
                value=variant.id
                checked=chosen.get_untracked() == variant.id
                on:change=move |_| chosen.set(variant.id)
            />
            <span><span>{prefs.words(variant.label)}</span>{note}</span>
        </label>
    }
}

/// The variant of a list that is chosen, or was begun last, or is the first.
fn initial(new_game: NewGame, variants: &[&'static Variant]) -> Option<&'static Variant> {
    let find = |id: &str| variants.iter().find(|variant| variant.id == id).copied();
    let last = new_game.prefs.with_untracked(|p| p.last_of_many);
    find(new_game.variant.get_untracked()).or_else(|| find(last)).or(variants.first().copied())
}

/// A card for a list of variants; it stands for the one that is selected in the list.
#[component]
fn VariantList(new_game: NewGame, variants: Vec<&'static Variant>) -> impl IntoView {
    let NewGame { prefs, variant: chosen, .. } = new_game;
    let first = initial(new_game, &variants)?;
    let selected = RwSignal::new(first);
    let select = move |id: String| {
        if let Ok(variant) = registry::find(&id) {
            selected.set(variant);
            chosen.set(variant.id);
        }
    };
    let options = variants.into_iter().map(|variant| {
        view! { <option value=variant.id selected=variant == first>{prefs.words(variant.label)}</option> }
    });
    Some(view! {
        <label class="option others" data-game=move || selected.get().id>
            <input
                type="radio"
                name="game"
                value=move || selected.get().id
                prop:checked=move || chosen.get() == selected.get().id
                on:change=move |_| chosen.set(selected.get_untracked().id)
            />
            <span>
                <span>{prefs.words(Label::OtherDraughts)}</span>
                <select
                    data-control="others"
                    aria-label=prefs.words(Label::WhichDraughts)
                    on:change=move |e| select(event_target_value(&e))
                >
                    {options.collect_view()}
                </select>
                <small>{move || selected.get().note.map(|note| prefs.label(note))}</small>
            </span>
        </label>
    })
}

/// The number of the array, and a picture of its first rank.
#[component]
fn ArrayChooser(new_game: NewGame) -> impl IntoView {
    let NewGame { prefs, array, refusal, .. } = new_game;
    view! {
        <div class="array">
            <label>
                <span>{prefs.words(Label::ArrayNumber)}</span>
                <input
                    type="text" inputmode="numeric" autocomplete="off" maxlength="12" name="array"
                    prop:value=array
                    aria-invalid=move || refusal.with(|refusal| refusal.is_some().to_string())
                    on:input=move |e| new_game.set_array(event_target_value(&e))
                />
            </label>
            <button type="button" on:click=move |_| new_game.set_array(random_array())>
                <Icon name="dice"/>
                <span>{prefs.words(Label::RandomArray)}</span>
            </button>
        </div>
        <div class="preview" aria-hidden="true">
            {move || {
                let pieces = array.with(|array| first_rank(array)).unwrap_or_default().into_iter();
                pieces.map(|glyph| view! { <PieceImage glyph/> }).collect_view()
            }}
        </div>
        <p><ClosingLink new_game address="#chess960" label=Label::RoomLink/></p>
    }
}

/// Pieces on the first rank of an array; `None` if there is no array with this number.
fn first_rank(array: &str) -> Option<Vec<Glyph>> {
    let fen = registry::array_text(array).ok()?;
    let scene = registry::open(NUMBERED, Some(&fen), None).ok()?.scene();
    let files = usize::from(scene.board.grid.files);
    Some(scene.pieces.into_iter().take(files).map(|piece| piece.glyph).collect())
}
