//! Printed pages: the preview is what is printed.

use crate::components::download::svg_data_url;
use crate::components::sprites::piece_symbols;
use crate::pages::print::score_sheets::PrintState;
use crate::pages::print::{PageNumber, game_title};
use crate::state::current_game::CurrentGame;
use crate::state::preferences::Preferences;
use leptos::prelude::*;
use notabene_core::exchange::picture::{Picture, in_grey, svg};
use notabene_core::geometry::Layout;
use notabene_core::i18n::{Label, isolated};
use notabene_core::position::Side;
use notabene_core::record::{FormEntry, FormRow, HeadField, Leaf, ScoreSheet};
use notabene_study::printing::scan::ScanLayout;
use notabene_study::printing::{
    PageContent, Print, PrintChoice, PrintedAnswer, PrintedDiagram, PrintedPage, Use,
};
use notabene_study::score_sheet::paper::remark;

/// Lengths of move texts above which the font is smaller: a draughts capture may name many fields.
const LONG_TEXT: usize = 9;
const LONGER_TEXT: usize = 16;

/// All pages, in paper size where the screen has room.
#[component]
pub fn PrintedPages(state: PrintState, printed: Memo<Print>) -> impl IntoView {
    let pages = move || {
        let choice = &state.choice.get();
        printed.with(|print| print.pages.iter().map(|page| view! { <Page choice page/> }).collect_view())
    };
    view! {
        <section
            class="leaves"
            aria-label=state.prefs.label_signal(Label::PrintPreview)
            data-format=move || state.get(|choice| choice.format.name())
            data-size=move || state.get(|choice| choice.size.name())
            style=("--line", move || state.get(|choice| choice.line.to_string()))
            style=("--board-width", move || state.get(|choice| choice.size.width(choice.format).to_string()))
            style=("--board-columns", move || state.get(|choice| choice.size.columns(choice.format).to_string()))
        >
            {pages}
        </section>
    }
}

/// A page: its parts, one below the other.
#[component]
fn Page<'a>(choice: &'a PrintChoice, page: &'a PrintedPage) -> impl IntoView + use<> {
    let (kind, leaf) = match &page.matter {
        PageContent::Sheet { kind, leaf, .. } => (kind.name(), *leaf),
        PageContent::Key(_) => ("key", None),
        PageContent::Boards(_) => ("boards", None),
    };
    let leaf = leaf.map(|leaf| if leaf == Leaf::Original { "original" } else { "copy" });
    let content = match &page.matter {
        PageContent::Sheet { .. } => view! { <SheetPage choice page/> }.into_any(),
        PageContent::Key(answers) => {
            let answers = answers.iter().map(|answer| view! { <Answer answer/> }).collect_view();
            view! { <Title title=Label::PrintKeyOf badge=""/> {answers} }.into_any()
        }
        PageContent::Boards(boards) => {
            let boards = boards.iter().map(|board| view! { <Board board/> }).collect_view();
            view! { <Title title=Label::PrintBoards badge=""/> <Names/> <div class="boards">{boards}</div> }
                .into_any()
        }
    };
    let game = CurrentGame::here().status.with(|status| game_title(Preferences::here(), status.game));
    view! {
        <article class=format!("leaf-page {}", choice.format.name()) data-kind=kind data-leaf=leaf>
            {content}
            <footer><span>{format!("Notabene · {game}")}</span><PageNumber part=page.part of=page.of/></footer>
        </article>
    }
}

/// A score sheet, or a part of it.
#[component]
fn SheetPage<'a>(choice: &'a PrintChoice, page: &'a PrintedPage) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let PageContent::Sheet { kind, form, leaf, mark } = &page.matter else { return None };
    let (title, badge) = match (kind, leaf) {
        (Use::Slip, _) => (Label::PrintSlipSheet, mark.as_str()),
        (_, Some(leaf)) => (Label::ScoreSheet, prefs.label(leaf.label())),
        _ => (Label::ScoreSheet, ""),
    };
    // Only what people write by hand is photographed.
    let scan = (*kind == Use::Blank).then(|| ScanLayout::of(choice, page.part)).flatten();
    let blocks = form.blocks.iter().map(|block| view! { <Block choice form block/> }).collect_view();
    let foot = match kind {
        Use::Slip => view! { <Question/> }.into_any(),
        // The end of the game belongs below the last moves.
        _ if page.part < page.of => view! { <p class="on">"→"</p> }.into_any(),
        _ => view! { <ResultAndSignatures form/> }.into_any(),
    };
    Some(view! {
        <Title title badge/>
        <Head form/>
        <div class="columns halves">{scan.map(|layout| view! { <ScanMarks layout/> })} {blocks}</div>
        {foot}
    })
}

#[component]
fn Title<'a>(title: Label, badge: &'a str) -> impl IntoView + use<> {
    view! { <header><h2>{Preferences::here().label(title)}</h2><strong>{badge.to_string()}</strong></header> }
}

/// A field of the sheet: its words and its value.
#[component]
fn FieldOf(
    #[prop(default = "place")] class: &'static str,
    #[prop(default = "")] name: &'static str,
    #[prop(into)] words: String,
    #[prop(into, default = String::new())] value: String,
) -> impl IntoView {
    view! { <p class=class data-field=name><span>{words}</span><b>{value}</b></p> }
}

/// The head of a sheet.
#[component]
fn Head<'a>(form: &'a ScoreSheet) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let field = |(field, value): &(HeadField, String)| {
        let circled = match field {
            HeadField::White => form.circled[0],
            HeadField::Black => form.circled[1],
            _ => false,
        };
        // Without a name, the circle is around the word for the side.
        let class = match circled {
            true if value.is_empty() => "place circled nameless",
            true => "place circled",
            false => "place",
        };
        view! { <FieldOf class name=field.tag() words=prefs.label(field.label()) value=value.clone()/> }
    };
    let array = form.array.map(|array| {
        let words = prefs.label(Label::PrintArray);
        view! { <FieldOf class="place array" name="Array" words value=array.to_string()/> }
    });
    view! {
        <div class="head-places">
            {form.head.iter().map(field).collect_view()}
            {array}
            <FieldOf class="box" name="Result" words=prefs.label(Label::Result) value=form.result/>
        </div>
    }
}

fn side_label(side: Side) -> Label {
    if side == Side::White { Label::White } else { Label::Black }
}

/// Rows beside each other with others.
#[component]
fn Block<'a>(choice: &'a PrintChoice, form: &'a ScoreSheet, block: &'a [FormRow]) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let has_times = choice.times;
    let columns = [form.first, form.first.other()].map(|side| {
        let time =
            has_times.then(|| view! { <th scope="col" class="time">{prefs.label(Label::TimeHead)}</th> });
        view! { <th scope="col">{prefs.label(side_label(side))}</th> {time} }
    });
    let rows = block.iter().map(|row| {
        let entries = row.entries.iter().map(|entry| view! { <Entry entry has_times/> }).collect_view();
        view! { <tr><th scope="row" class="number">{row.number}</th>{entries}</tr> }
    });
    view! {
        <table>
            <thead><tr><th class="number"></th>{columns.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// The marks by which a photograph of the sheet is straightened.
#[component]
fn ScanMarks(layout: ScanLayout) -> impl IntoView {
    view! {
        <svg
            class="scan-marks" aria-hidden="true" preserveAspectRatio="none" viewBox=layout.view_box()
            inner_html=layout.svg()
        ></svg>
    }
}

/// CSS class by the length of a text, in characters.
fn size_class(signs: usize) -> Option<&'static str> {
    match signs {
        n if n > LONGER_TEXT => Some("longer"),
        n if n > LONG_TEXT => Some("long"),
        _ => None,
    }
}

/// A move, and the time beside it.
#[component]
fn Entry<'a>(entry: &'a FormEntry, has_times: bool) -> impl IntoView + use<> {
    let offer = if entry.offer { " (=)" } else { "" };
    // A planted mistake may have shifted the last moves.
    let resigns = entry.resigns && entry.text.is_empty();
    let resigned = if resigns { Preferences::here().label(Label::ResignedWord) } else { "" };
    let time = has_times.then(|| view! { <td class="time">{entry.time.clone()}</td> });
    let signs = entry.text.chars().count() + offer.len();
    view! { <td class=size_class(signs)>{[&entry.text, offer, resigned].concat()}</td> {time} }
}

/// The result again, the way players ended the game, and the signature lines.
#[component]
fn ResultAndSignatures<'a>(form: &'a ScoreSheet) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    let signatures = Side::BOTH.map(|side| {
        let words = format!("{} {}", prefs.label(Label::Signature), prefs.label(side_label(side)));
        view! { <FieldOf name="Sign" words/> }
    });
    view! {
        <div class="foot-places">
            <FieldOf class="box" name="Result" words=prefs.label(Label::Result) value=form.result/>
            {signatures.collect_view()}
            <p class="remark">{remark(form).map(|msg| prefs.message_text(&msg))}</p>
        </div>
    }
}

/// The questions about a planted mistake.
#[component]
fn Question() -> impl IntoView {
    let prefs = Preferences::here();
    let fields = [Label::PrintSlipName, Label::PrintSlipAt, Label::PrintSlipRight]
        .map(|label| view! { <FieldOf words=prefs.label(label)/> });
    view! { <div class="foot-places asked">{fields.collect_view()}</div> }
}

/// The names of the players above the diagrams.
#[component]
fn Names() -> impl IntoView {
    let current = CurrentGame::here();
    let named = |(field, side): (HeadField, Side)| {
        let name = current.sheet.with(|sheet| field.get(&sheet.tags));
        match name.is_empty() {
            true => (false, current.label(side_label(side)).into()),
            false => (true, isolated(&name)),
        }
    };
    let [white, black] = [(HeadField::White, Side::White), (HeadField::Black, Side::Black)].map(named);
    (white.0 || black.0).then(|| view! { <p class="names strong">{format!("{} – {}", white.1, black.1)}</p> })
}

/// A picture without an `alt` text: its caption is beside it.
#[component]
fn BoardPicture<'a>(board: &'a PrintedDiagram) -> impl IntoView + use<> {
    let (flipped, pieces) = Preferences::here().with(|p| (p.flipped, p.piece_set));
    let (scene, layout) = (&board.scene, Layout { board: board.scene.board, flipped });
    // Numbered fields show their numbers, as there are no coordinates beside the board.
    let inside = scene.board.naming.numbers.is_some();
    let symbols = piece_symbols(pieces);
    let drawn = svg(&Picture { scene, layout, symbols, title: "", shapes: &[], inside });
    view! { <img alt="" src=svg_data_url(&in_grey(&drawn))/> }
}

/// The side to move: a small square, and words.
#[component]
fn SideToMove(turn: Side) -> impl IntoView {
    let words = if turn == Side::White { Label::PrintWhiteMoves } else { Label::PrintBlackMoves };
    view! { <small><i class=turn.name()></i><span>{Preferences::here().label(words)}</span></small> }
}

#[component]
fn Board<'a>(board: &'a PrintedDiagram) -> impl IntoView + use<> {
    let caption = match board.caption.as_str() {
        "" => Preferences::here().label(Label::PrintStart).to_string(),
        caption => caption.to_string(),
    };
    view! {
        <figure>
            <BoardPicture board/>
            <figcaption>
                <b class=size_class(board.caption.chars().count())>{caption}</b>
                <SideToMove turn=board.turn/>
            </figcaption>
        </figure>
    }
}

#[component]
fn Answer<'a>(answer: &'a PrintedAnswer) -> impl IntoView + use<> {
    let prefs = Preferences::here();
    view! {
        <section class="answer">
            <BoardPicture board=&answer.board/>
            <div class="stack">
                <h3>{answer.mark.clone()}</h3>
                <p><b>{prefs.message_text(&answer.location)}</b></p>
                <p>{prefs.message_text(&answer.message)}</p>
                <SideToMove turn=answer.board.turn/>
            </div>
        </section>
    }
}
