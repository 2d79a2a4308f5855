//! Ten tasks a day, by due dates and mistakes.

use super::{Card, DAY, Schedule, is_word};
use crate::practice::{self, Mixer};
use crate::task::{self, Skill, Task};
use notabene_core::game::registry;
use notabene_core::notation::AnyPosition;

/// The number of tasks a day.
pub const TASKS: usize = 10;
/// Maximum number of new skills a day, as long as known ones are due.
const NEW: usize = 4;
/// Maximum number of tasks of one skill a day.
const OF_ONE: usize = 2;
/// Maximum number of tasks of a skill with recent mistakes.
const OF_WRONG: usize = 3;
/// Number of further seeds tried if one finds no moment.
const SEEDS: u32 = 4;

/// A task of the day.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Planned {
    /// The skill, by its name.
    pub skill: String,
    /// The game.
    pub game: String,
    /// The seed of the task.
    pub seed: u32,
    /// The stars, once it is done; 0 before.
    pub stars: u32,
}

/// Number of the tasks of a training.
const TRAINING: usize = 10;

/// Tasks of the mind's eye in a game for a day, the easiest first: moves that are followed without a board that shows them.
/// Empty for games without such tasks.
pub fn mind_training(game: &str, day: u32) -> Vec<Planned> {
    let skills: Vec<_> =
        task::of_game(game).into_iter().filter(|skill| skill.id.starts_with("mind/")).collect();
    let planned = |(n, skill): (usize, &&task::Skill)| Planned {
        skill: skill.id.into(),
        game: game.into(),
        seed: day.wrapping_mul(TRAINING as u32).wrapping_add(n as u32),
        stars: 0,
    };
    skills.iter().enumerate().take(TRAINING).map(planned).collect()
}

impl Planned {
    /// The task; `None` for a skill or a game unknown to this version.
    pub fn task(&self) -> Option<Task> {
        let skill = task::find(&self.skill)?;
        (0..SEEDS).find_map(|n| task::generate(skill, &self.game, self.seed.wrapping_add(n)))
    }

    fn text(&self) -> String {
        let Planned { skill, game, seed, stars } = self;
        let done = if *stars == 0 { String::new() } else { format!("={stars}") };
        format!("{skill}@{game}#{seed}{done}")
    }

    fn read(word: &str) -> Option<Planned> {
        let (head, stars) = word.split_once('=').map_or((word, 0), |(head, stars)| (head, digits(stars)));
        let (skill, rest) = head.split_once('@')?;
        let (game, seed) = rest.split_once('#')?;
        let planned = Planned { skill: skill.into(), game: game.into(), seed: seed.parse().ok()?, stars };
        let is_whole = is_word(skill) && is_word(game) && stars <= 3 && planned.text() == word;
        is_whole.then_some(planned)
    }
}

fn digits(text: &str) -> u32 {
    text.parse().unwrap_or(u32::MAX)
}

/// The tasks of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Plan {
    /// Days since 1970.
    day: u64,
    tasks: Vec<Planned>,
}

impl Plan {
    /// Parses the words of a line; `None` if one of them is invalid.
    pub fn read(day: u64, words: &[&str]) -> Option<Plan> {
        let tasks = words.iter().map(|word| Planned::read(word)).collect::<Option<Vec<_>>>()?;
        (!tasks.is_empty() && tasks.len() <= 2 * TASKS).then_some(Plan { day, tasks })
    }
    /// Returns the words of its line.
    pub fn text(&self) -> String {
        let tasks: Vec<String> = self.tasks.iter().map(Planned::text).collect();
        format!("{} {}", self.day, tasks.join(" "))
    }
    /// Sort key for two plans of a day: the greater one is preferred.
    pub fn rank(&self) -> (u64, usize, &[Planned]) {
        (self.day, self.tasks.iter().filter(|task| task.stars > 0).count(), &self.tasks)
    }
    /// Records a finished task of a skill: the first open one of it.
    pub fn count(&mut self, skill: &str, stars: u32, now: u64) {
        let open = self.tasks.iter_mut().find(|task| task.skill == skill && task.stars == 0);
        if let Some(task) = open.filter(|_| self.day == now / DAY) {
            task.stars = stars.clamp(1, 3);
        }
    }
    /// Records a finished task.
    pub fn set_stars(&mut self, task: &Planned, stars: u32) {
        let is_same = |other: &&mut Planned| {
            (&other.skill, &other.game, other.seed) == (&task.skill, &task.game, task.seed)
        };
        if let Some(task) = self.tasks.iter_mut().find(is_same) {
            task.stars = task.stars.max(stars.clamp(1, 3));
        }
    }
}

/// A skill as a candidate for today.
struct TaskCandidate {
    skill: &'static Skill,
    /// Its place in the list of skills.
    place: usize,
    /// True if the skill or a mistake in it is due.
    is_due: bool,
    /// True if it was never practised.
    is_new: bool,
    /// Probability that all of it is remembered; the least comes first.
    recall: f64,
    /// Maximum number of its tasks today.
    most: usize,
}

impl Schedule {
    /// The ten tasks of today, of the chosen games (all if none is known): unchanged until midnight, whatever is done
    /// meanwhile. Due skills come first, the least remembered before the others; mistakes come more often; then new
    /// skills, the easiest first.
    pub fn today(&mut self, games: &[&str], now: u64) -> Vec<Planned> {
        let day = now / DAY;
        match &self.plan {
            Some(plan) if plan.day == day => plan.tasks.clone(),
            _ => {
                let tasks = self.next(games, TASKS, now);
                self.plan = (!tasks.is_empty()).then(|| Plan { day, tasks: tasks.clone() });
                tasks
            }
        }
    }

    /// Plans the rest of today anew, as for other games: finished tasks stay, new ones replace the others. Once all are
    /// done: ten more.
    pub fn plan_again(&mut self, games: &[&str], now: u64) -> Vec<Planned> {
        let day = now / DAY;
        let mut tasks =
            self.plan.take().filter(|plan| plan.day == day).map_or_else(Vec::new, |plan| plan.tasks);
        tasks.retain(|task| task.stars > 0);
        if tasks.len() >= TASKS {
            tasks.clear();
        }
        tasks.extend(self.next(games, TASKS - tasks.len(), now));
        self.plan = (!tasks.is_empty()).then(|| Plan { day, tasks: tasks.clone() });
        tasks
    }

    /// Returns the next tasks to practise, in their order, without saving them. For more than today's ten.
    pub fn next(&self, games: &[&str], count: usize, now: u64) -> Vec<Planned> {
        let chosen = chosen(games);
        let mut all = self.candidates(&chosen, now);
        // Beginners get written tasks before those without a board.
        let is_written = |task: &TaskCandidate| !task.skill.is_in_the_head();
        if all.iter().all(|task| task.is_new) && all.iter().filter(|task| is_written(task)).count() >= count {
            all.retain(is_written);
        }
        // Of equals the easier one, then the order of the list.
        all.sort_by(|a, b| {
            let first = (b.is_due, a.is_new).cmp(&(a.is_due, b.is_new)).then(a.recall.total_cmp(&b.recall));
            first.then((a.skill.difficulty, a.place).cmp(&(b.skill.difficulty, b.place)))
        });
        let mut skills = picked(&all, count);
        // Few skills: repeat from the first.
        let once = skills.clone();
        while skills.len() < count && !once.is_empty() {
            skills.extend(once.iter().take(count - skills.len()));
        }
        let mut mixer = Mixer::new((now / DAY) as u32 ^ self.tasks_done());
        let planned = |skill: &'static Skill| {
            let games: Vec<&str> =
                chosen.iter().filter(|(_, p)| skill.is_for(p)).map(|(game, _)| *game).collect();
            let game = games.get(mixer.below(games.len())).copied().unwrap_or_default();
            let seed = mixer.below(1 << 28) as u32;
            Planned { skill: skill.id.into(), game: game.into(), seed, stars: 0 }
        };
        skills.into_iter().map(planned).collect()
    }

    fn tasks_done(&self) -> u32 {
        self.weeks.values().fold(0, |sum: u32, done| sum.wrapping_add(done.tasks))
    }

    fn candidates(&self, chosen: &[(&'static str, AnyPosition)], now: u64) -> Vec<TaskCandidate> {
        let has = |skill: &&Skill| chosen.iter().any(|(_, p)| skill.is_for(p));
        let skills = task::skills().filter(has).enumerate();
        skills.map(|(place, skill)| self.candidate(skill, place, now)).collect()
    }

    fn candidate(&self, skill: &'static Skill, place: usize, now: u64) -> TaskCandidate {
        let mistakes = self.mistakes(skill.id).map(|(_, card)| card);
        let cards: Vec<&Card> = self.card(skill.id).into_iter().chain(mistakes).collect();
        let went_wrong = cards.iter().any(|card| card.lapses > 0 && card.stability < 2000);
        TaskCandidate {
            skill,
            place,
            is_due: cards.iter().any(|card| card.due() <= now),
            is_new: cards.is_empty(),
            recall: cards.iter().map(|card| card.recall(now)).fold(1.0, f64::min),
            most: if went_wrong { OF_WRONG } else { OF_ONE },
        }
    }
}

/// The chosen games with their first positions; all if none of them is known.
fn chosen(games: &[&str]) -> Vec<(&'static str, AnyPosition)> {
    let all = || registry::VARIANTS.iter().map(|variant| variant.id);
    let mut ids: Vec<&'static str> = all().filter(|id| games.contains(id)).collect();
    if ids.is_empty() {
        ids = all().collect();
    }
    ids.into_iter().filter_map(|id| Some((id, practice::start_position(id, None)?))).collect()
}

/// Returns the skills in the order of the day: each once, then repeated ones, until there are enough.
fn picked(all: &[TaskCandidate], count: usize) -> Vec<&'static Skill> {
    let mut out: Vec<&'static Skill> = Vec::new();
    let (known, new): (Vec<&TaskCandidate>, Vec<&TaskCandidate>) = all.iter().partition(|it| !it.is_new);
    let due = || known.iter().filter(|it| it.is_due);
    for round in 0..OF_WRONG {
        out.extend(due().filter(|it| it.most > round).map(|it| it.skill));
        if round == 0 {
            out.truncate(count.saturating_sub(NEW.min(new.len())).max(1));
            out.extend(new.iter().take(NEW).map(|it| it.skill));
        }
    }
    out.extend(new.iter().skip(NEW).map(|it| it.skill));
    out.extend(known.iter().filter(|it| !it.is_due).map(|it| it.skill));
    out.truncate(count);
    out
}
