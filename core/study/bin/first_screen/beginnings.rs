//! Beginnings of the pages beside the game, hidden: what is seen first, with the elements and classes that the program gives it
//! (a test of `tests/e2e/door.rs` compares all texts and pictures). What a visitor may have chosen otherwise, such as the colours of a
//! board, is painted on a first visit only: `data-new`.

mod drill;
mod sheet;

use super::{
    PIECES, board, framed, icon, in_all_languages, layout, named, pieces, row_of_text, site_file,
    symbol_file, translated, word,
};
use notabene_core::exchange::import::{ImportTarget, import};
use notabene_core::exchange::picture::without_paper;
use notabene_core::exchange::picture_shapes::figure;
use notabene_core::game::compare::SUGGESTED;
use notabene_core::game::decisions::PAGES as RULES;
use notabene_core::game::registry::{self, chess};
use notabene_core::game::showcase::groups_of_page;
use notabene_core::geometry::Layout;
use notabene_core::i18n::Label;
use notabene_core::notation::Style;
use notabene_core::position::Side;
use notabene_core::record::clock::Clock;
use notabene_core::record::next_game;
use notabene_core::record::time_control::TimeControl;
use notabene_study::clock_face::ClockHalf;
use notabene_study::place::place_of;
use std::io;

/// Pages that begin with a title and a sentence on them: address, class, title, sentence.
const ROOMS: [(&str, &str, Label, Label); 8] = [
    ("games", "room", Label::NavGames, Label::GalleryLead),
    ("games/mine", "room", Label::MyGames, Label::GamesLead),
    ("famous", "room", Label::FamousTitle, Label::FamousLead),
    ("rules", "room places-page", Label::GalleryRules, Label::RulesLead),
    ("rules/systems", "room", Label::AllSystems, Label::SystemsLead),
    ("strokes", "room practise", Label::StrokesTitle, Label::StrokesLead),
    ("class", "room my-class", Label::ClassTitle, Label::ClassLead),
    ("embed", "room building", Label::EmbedTitle, Label::EmbedLead),
];

/// Icons of the beginnings.
pub const ICONS: [&str; 9] = ["clock", "eraser", "hand", "prev", "next", "draw", "moon", "check", "menu"];

/// All beginnings.
pub fn pages() -> io::Result<String> {
    let room =
        |(name, class, title, text): (&str, &str, Label, Label)| page(name, class, &word(title), &lead(text));
    let rules = RULES
        .iter()
        .map(|rules| page_of_rules(&format!("rules/{}", rules.name), &word(rules.title), rules.summary))
        .collect::<io::Result<String>>()?;
    Ok([
        learn(),
        page("practise", "room practise", &word(Label::NavPractise), &today()),
        page("me", "room me device", &word(Label::MeTitle), &who()),
        parents(),
        courses(),
        about(),
        page_of_rules("rules/chess", &word(Label::Chess), Label::ChessLead)?,
        page("rules/chess960", "room", "Chess960", &lead(Label::RoomLead)),
        ROOMS.map(room).concat(),
        rules,
        compare()?,
        teach(),
        clock(),
        drill::page(),
        print(),
        device(),
        sheet::modes(),
        setup(),
        wall()?,
    ]
    .concat())
}

/// A hidden page, with the place that is marked in the bar. Its id is its address: the style sheet shows it in place of the game as
/// soon as there is something to paint, before `www/boot.js` is there.
fn main(name: &str, class: &str, more: &str, inside: &str) -> String {
    let place = place_of(name);
    format!(
        "<main id=\"{name}\" class=\"{class}\" data-page=\"{name}\" data-place=\"{place}\"{more} hidden>{inside}</main>"
    )
}

/// A page with a title.
fn page(name: &str, class: &str, title: &str, inside: &str) -> String {
    main(name, class, "", &format!("<h1>{title}</h1>{inside}"))
}

/// The name beside the place of its picture, which comes with the program, and what Notabene is.
fn about() -> String {
    let inside = format!(
        "<header class=\"about-head across\"><span class=\"drawing\"></span><div class=\"stack\"><h1>Notabene</h1>{}</div></header>",
        lead(Label::AboutWhat)
    );
    main("about", "room about", "", &inside)
}

/// A page that is painted on a first visit only.
fn new_page(name: &str, class: &str, inside: &str) -> String {
    main(name, class, " data-new", inside)
}

fn lead(text: Label) -> String {
    format!("<p class=\"lead\">{}</p>", word(text))
}

/// The list of courses.
fn learn() -> String {
    let inside = format!(
        "<div class=\"courses stack unless-empty\"><h1>{}</h1>{}</div>",
        word(Label::SchoolTitle),
        lead(Label::LearnLead)
    );
    main("learn", "class", "", &inside)
}

/// The tasks of today.
fn today() -> String {
    format!(
        "<div class=\"practice stack loose\"><section class=\"card today\">{}</section></div>",
        part(Label::TodayTitle, Label::TodayLead)
    )
}

/// Title and sentence of the learners of a device.
fn who() -> String {
    format!(
        "<div class=\"me-parts tiles roomy at-start\"><section class=\"card who\">{}</section></div>",
        part(Label::WhoTitle, Label::WhoLead)
    )
}

/// The report for parents, of somebody without a name.
fn parents() -> String {
    let inside = format!(
        "<article class=\"for-parents stack loose\"><h1>{}</h1>{}</article>",
        word(Label::ParentsTitle),
        lead(Label::ParentsLead)
    );
    new_page("me/parents", "room me device", &inside)
}

/// Title of the data of this device, above the learners.
fn device() -> String {
    let inside =
        format!("<h2 class=\"device-title\">{}</h2>{}", word(Label::DeviceTitle), lead(Label::DeviceLead));
    page("me/device", "room me device", &word(Label::MeTitle), &inside)
}

/// Links to the kinds of paper, and title and lead of score sheets.
fn print() -> String {
    const PARTS: [Label; 4] = [Label::ScoreSheet, Label::WorkTitle, Label::PlanTitle, Label::DiplomasTitle];
    let links = PARTS.iter().enumerate().map(|(n, part)| {
        let current = if n == 0 { "page" } else { "false" };
        format!("<a class=\"button choice\" aria-current=\"{current}\">{}</a>", word(*part))
    });
    let inside = format!(
        "<nav class=\"row print-parts\">{}</nav><div class=\"print-part\"><h1>{}</h1>{}</div>",
        links.collect::<String>(),
        word(Label::PrintTitle),
        lead(Label::PrintLead)
    );
    main("print", "room printing", "", &inside)
}

/// The courses of a teacher.
fn courses() -> String {
    let inside = format!(
        "<div class=\"builder stack loose\"><h1>{}</h1>{}</div>",
        word(Label::BuildTitle),
        lead(Label::BuildLead)
    );
    main("courses", "room course-builder", "", &inside)
}

/// The comparison of one position in all games: chess has none beside it, so that games of draughts are offered.
fn compare() -> io::Result<String> {
    let sentence = row_of_text("national", "none")?;
    let games = SUGGESTED.iter().filter_map(|id| registry::find(id).ok());
    let buttons: String = games.map(|game| format!("<button>{}</button>", word(game.label))).collect();
    let inside = format!(
        "<h1>{}</h1><div class=\"compared stack loose\"><div class=\"card\"><div class=\"nothing-yet\">\
         <img alt=\"\" data-src=\"{}\"><p>{sentence}</p><p class=\"inline\">{buttons}</p></div></div></div>",
        word(Label::CompareTitle),
        picture("art/game-draughts.svg")?
    );
    Ok(new_page("rules/compare", "room compare", &inside))
}

/// Title and sentence of a part of a page.
fn part(title: Label, text: Label) -> String {
    format!("<h2>{}</h2><p>{}</p>", word(title), word(text))
}

/// Rules: title, sentence, and the first figure, whose address `www/boot.js` sets.
fn page_of_rules(name: &str, title: &str, summary: Label) -> io::Result<String> {
    let Some((heading, [first, ..])) = groups_of_page(name.trim_start_matches("rules/")).first() else {
        return Ok(page(name, "room", title, &lead(summary)));
    };
    let style = Style::pgn();
    let record = next_game(first.record, 0);
    let game = record.and_then(|it| import(first.record, it, &style, ImportTarget::Game).table);
    let game = game.and_then(Result::ok).ok_or_else(|| io::Error::other(format!("{name} has no figure")))?;
    let drawn = without_paper(&figure(&game.scene(), &symbol_file("pieces.svg")?));
    let showcase = format!(
        "{}<div class=\"showcase stack loose\"><h2>{}</h2><div class=\"figures tiles broad\"><figure class=\"card\">\
         <img class=\"diagram\" alt=\"\" data-src=\"{}\"></figure></div></div>",
        lead(summary),
        word(*heading),
        data_url(&drawn)
    );
    Ok(page(name, "room decisions", title, &showcase))
}

/// A file of the site as a data URL in an attribute.
fn picture(name: &str) -> io::Result<String> {
    Ok(data_url(&site_file(name)?))
}

/// A drawing as a data URL in an attribute: a hash ends an address, a quote an attribute.
fn data_url(drawing: &str) -> String {
    let coded = [("%", "%25"), ("#", "%23"), ("\"", "'"), ("<", "%3C"), (">", "%3E")]
        .iter()
        .fold(drawing.to_string(), |text, (sign, coded)| text.replace(sign, coded));
    format!("data:image/svg+xml,{coded}")
}

/// For teachers: the line above the cards is the longest text.
fn teach() -> String {
    let line = format!(
        "{}<section class=\"card teach-lesson\"><a class=\"place-link row-link\">{}<span><b>{}</b><small>{}</small></span></a></section>",
        lead(Label::TeachLead),
        icon("clock"),
        word(Label::PrepareTitle),
        word(Label::PrepareLine)
    );
    page("teach", "room places-page", &word(Label::DoorTeach), &line)
}

/// Both halves of the clock, Black's above, before it was started.
fn clock() -> String {
    let clock = Clock::new(TimeControl::of(15, 10), Side::White);
    let half = |side: Side| {
        let half = ClockHalf::of(&clock, side, 0);
        format!(
            "<div class=\"place\"><div class=\"player\"><button class=\"face{}\"><span class=\"whose strong\">{}</span>\
             <span class=\"time digits strong centre\">{}</span><span class=\"state\">{}</span><span class=\"to-go centre small unless-empty\"></span></button></div></div>",
            if half.is_turn { " turn" } else { "" },
            word(if side == Side::White { Label::White } else { Label::Black }),
            half.time,
            half.state().map(word).unwrap_or_default()
        )
    };
    let inside = format!(
        "<h1>{}</h1><section class=\"timing large stack\">{}<div class=\"between inline tight\"><button class=\"main\">{}</button></div>{}</section>\
         <p class=\"told verdict panel alert\"></p>{}",
        word(Label::ClockTitle),
        half(Side::Black),
        word(Label::ClockStart),
        half(Side::White),
        lead(Label::ClockLead)
    );
    new_page("clock", "room timing", &inside)
}

/// Setting up: the board between its trays, and what is done there.
fn setup() -> String {
    const ACTIONS: [(&str, Label); 5] = [
        ("", Label::StartPosition),
        ("", Label::EmptyBoard),
        ("", Label::FromGame),
        ("flip", Label::Flip),
        ("", Label::EditUndo),
    ];
    let tray = |side: &str, tool: &str, is_chosen: bool| {
        let pieces = PIECES.map(|piece| {
            format!(
                "<button><svg class=\"piece-image {side}\" viewBox=\"0 0 45 45\"><use href=\"#piece-{piece}\"/></svg></button>"
            )
        });
        format!(
            "<div class=\"palette\">{}<button aria-pressed=\"{is_chosen}\">{}</button></div>",
            pieces.concat(),
            icon(tool)
        )
    };
    let actions = ACTIONS.map(|(name, label)| {
        let drawn = if name.is_empty() { String::new() } else { icon(name) };
        format!("<button>{drawn}<span>{}</span></button>", word(label))
    });
    let inside = format!(
        "<div class=\"setup-content\"><div class=\"bench\">{1}{2}{3}</div>\
         <section class=\"side\"><div class=\"stack\"><h2>{0}</h2><p class=\"hint\">{4}</p>\
         <div class=\"edits tiles narrow\">{5}</div></div></section></div>",
        word(Label::SetUp),
        tray("black", "eraser", false),
        board(&layout(), &pieces(&layout())),
        tray("white", "hand", true),
        word(Label::SetUpHint),
        actions.concat()
    );
    new_page("setup", "page setup", &inside)
}

/// The big screen: the board with names on all sides, and the six buttons.
fn wall() -> io::Result<String> {
    const TOOLS: [(&str, Label); 7] = [
        ("prev", Label::WallBack),
        ("next", Label::WallReveal),
        ("moon", Label::WallBlank),
        ("draw", Label::WallDraw),
        ("clock", Label::WallTimer),
        ("check", Label::WallVote),
        ("menu", Label::NavMore),
    ];
    let tools = TOOLS.map(|(name, label)| {
        format!("<button class=\"wall-tool\">{}<span>{}</span></button>", icon(name), word(label))
    });
    let layout = layout();
    let far = Layout { flipped: true, ..layout };
    let reversed = |mut names: Vec<String>| {
        names.reverse();
        names
    };
    let far =
        [named("ranks far", &reversed(far.rank_names())), named("files far", &reversed(far.file_names()))];
    let inside = format!(
        "<div class=\"wall-room\"><div class=\"wall-shell with-moves\"><div class=\"wall-seen\"><div class=\"wall-stand\">\
         <div class=\"wall-board\">{}</div></div><div class=\"wall-column pile\">{}</div></div><div class=\"wall-tools open\">\
         <div class=\"wall-buttons inline tight\">{}</div></div></div></div>",
        framed(&layout, &pieces(&layout), &far.concat()),
        wall_words()?,
        tools.concat()
    );
    Ok(new_page("wall", "wall", &inside))
}

/// Beside the board of the big screen, before the first move.
fn wall_words() -> io::Result<String> {
    Ok(format!(
        "<section class=\"wall-words pile\"><div class=\"wall-game\"><div class=\"wall-start pile\"><img class=\"mascot\" alt=\"\" data-src=\"{}\">\
         <h2>{}</h2><p>{}</p><p class=\"wall-begin faint\">{}</p></div></div></section>",
        picture("art/mascot-hello.svg")?,
        word(Label::Chess),
        in_all_languages(|language| language.say(&chess().status().message)),
        word(Label::NoMovesYet)
    ))
}
