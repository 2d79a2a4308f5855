//! The list of saved games: searched and sorted.

use super::GameSummary;

/// The sort order of a list of games.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum SortOrder {
    /// The latest change first.
    #[default]
    Changed,
    /// By displayed name.
    Name,
    /// By the name of the game.
    Game,
    /// The longest first.
    Length,
}

impl SortOrder {
    /// All orders, in display order.
    pub const ALL: [SortOrder; 4] = [SortOrder::Changed, SortOrder::Name, SortOrder::Game, SortOrder::Length];

    /// Identifier in forms.
    pub const fn name(self) -> &'static str {
        match self {
            SortOrder::Changed => "changed",
            SortOrder::Name => "name",
            SortOrder::Game => "game",
            SortOrder::Length => "length",
        }
    }
}

/// A row of the list: a summary with its displayed texts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The summary.
    pub summary: GameSummary,
    /// The displayed name.
    pub title: String,
    /// The name of the variant, in the language of the screen.
    pub game: String,
    /// All searched texts, case-folded.
    words: String,
    /// The title, case-folded.
    by_name: String,
}

impl Listed {
    /// A row. `title` makes the displayed name of a game that has neither a name nor players.
    pub fn new(summary: GameSummary, title: impl FnOnce() -> String, game: &str) -> Listed {
        let title = summary.title().unwrap_or_else(title);
        let searched =
            [&title, &summary.white, &summary.black, &summary.event, &summary.date, &summary.result, game];
        let words = fold_case(&searched.join("\n"));
        let by_name = fold_case(&title);
        Listed { summary, title, game: game.into(), words, by_name }
    }
}

/// The indices of the rows that contain all the words of `wanted`, sorted.
pub fn search_and_sort(rows: &[Listed], wanted: &str, order: SortOrder) -> Vec<usize> {
    let wanted = fold_case(wanted);
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let fits = |row: &Listed| words.iter().all(|word| row.words.contains(word));
    let mut found: Vec<(usize, &Listed)> = rows.iter().enumerate().filter(|(_, row)| fits(row)).collect();
    found.sort_by(|(_, a), (_, b)| {
        let latest = b.summary.changed.cmp(&a.summary.changed).then_with(|| a.summary.id.cmp(&b.summary.id));
        let first = match order {
            SortOrder::Changed => return latest,
            SortOrder::Name => a.by_name.cmp(&b.by_name),
            SortOrder::Game => a.game.cmp(&b.game),
            SortOrder::Length => b.summary.plies.cmp(&a.summary.plies),
        };
        first.then(latest)
    });
    found.into_iter().map(|(n, _)| n).collect()
}

/// The folded form of a text: lower case without accents.
fn fold_case(text: &str) -> String {
    let plain = |c: char| match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è'..='ë' | 'ē' | 'ė' | 'ę' | 'ě' => 'e',
        'ì'..='ï' | 'ī' | 'į' => 'i',
        'ñ' | 'ń' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ř' => 'r',
        'ś' | 'š' | 'ş' => 's',
        'ù'..='ü' | 'ū' | 'ů' | 'ű' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ł' => 'l',
        '’' => '\'',
        c => c,
    };
    text.chars().flat_map(char::to_lowercase).map(plain).collect()
}
