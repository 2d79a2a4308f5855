//! Skills over time: how well each is remembered today, and tasks per week.

use crate::state::practice::local_seconds;
use crate::state::preferences::Preferences;
use crate::views::hand_in::HandInButton;
use leptos::prelude::*;
use notabene_core::i18n::Label;
use notabene_core::msg;
use notabene_study::hand_in;
use notabene_study::schedule::{Done, Schedule};
use notabene_study::task::{self, Skill};

/// Seconds of a week; weeks are counted since 1970.
const WEEK: u64 = 7 * 86_400;
/// Number of weeks shown.
const WEEKS: u64 = 8;

/// Practised skill.
struct SkillLine {
    skill: &'static Skill,
    /// Probability of recall now, in percent.
    percent: u32,
    done: Done,
}

/// Practised skills, the least remembered first. Skills of later versions are left out.
fn skill_lines(schedule: &Schedule) -> Vec<SkillLine> {
    let now = local_seconds();
    let line = |skill: &'static Skill| {
        let card = schedule.card(skill.id)?;
        let weeks = schedule.weeks().filter(|(_, id, _)| *id == skill.id);
        Some(SkillLine {
            skill,
            percent: (card.recall(now) * 100.0).round() as u32,
            done: sum_of_weeks(weeks),
        })
    };
    let mut all: Vec<SkillLine> = task::skills().filter_map(line).collect();
    all.sort_by_key(|line| line.percent);
    all
}

fn sum_of_weeks<'s>(weeks: impl Iterator<Item = (u64, &'s str, Done)>) -> Done {
    weeks.fold(Done::default(), |sum_of_weeks, (_, _, done)| Done {
        tasks: sum_of_weeks.tasks.saturating_add(done.tasks),
        at_once: sum_of_weeks.at_once.saturating_add(done.at_once),
    })
}

/// Tasks of the last weeks, oldest first.
fn last_weeks(schedule: &Schedule) -> Vec<Done> {
    let this = local_seconds() / WEEK;
    let of = |week: u64| sum_of_weeks(schedule.weeks().filter(|(other, ..)| *other == week));
    (0..WEEKS).rev().map(|ago| of(this.saturating_sub(ago))).collect()
}

/// The skills of the pupil.
#[component]
pub fn Skills(schedule: RwSignal<Schedule>) -> impl IntoView {
    let prefs = Preferences::here();
    let content = move || {
        let (lines, weeks) = schedule.with(|schedule| (skill_lines(schedule), last_weeks(schedule)));
        let result = schedule.with(|schedule| hand_in::skills(schedule, local_seconds()));
        match lines.is_empty() {
            true => view! { <p class="note">{prefs.label_signal(Label::SkillsNone)}</p> }.into_any(),
            false => view! {
                <p>{prefs.label_signal(Label::SkillsLead)}</p>
                <SkillTable lines/>
                {result.map(|result| view! { <HandInButton label=Label::HandInSkills result/> })}
                <h3>{prefs.label_signal(Label::SkillsWeeks)}</h3>
                <WeekChart weeks/>
            }
            .into_any(),
        }
    };
    view! {
        <section class="card skills">
            <h2>{prefs.label_signal(Label::SkillsTitle)}</h2>
            {content}
        </section>
    }
}

#[component]
fn SkillTable(lines: Vec<SkillLine>) -> impl IntoView {
    let prefs = Preferences::here();
    let heads = [Label::SkillsSkill, Label::SkillsRemembered, Label::SkillsTasks];
    let heads = heads.map(|label| view! { <th scope="col">{prefs.label_signal(label)}</th> });
    let rows = lines.into_iter().map(|SkillLine { skill, percent, done }| {
        let remembered = move || prefs.message_text(&msg!(SkillRemembered { percent }));
        let tasks = move || prefs.message_text(&msg!(TasksAtOnce { tasks: done.tasks, at_once: done.at_once }));
        view! {
            <tr data-skill=skill.id>
                <th scope="row">{prefs.label_signal(skill.label)}</th>
                <td><meter min="0" max="100" low="70" high="90" optimum="100" value=percent aria-label=remembered></meter></td>
                <td>{tasks}</td>
            </tr>
        }
    });
    view! {
        <table class="fill">
            <thead><tr>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

/// Bar chart of the weeks: tasks, and those right at once.
#[component]
fn WeekChart(weeks: Vec<Done>) -> impl IntoView {
    let prefs = Preferences::here();
    let most = weeks.iter().map(|week| week.tasks).max().unwrap_or_default().max(1);
    let percent = move |count: u32| count.saturating_mul(100) / most;
    let bars = weeks.into_iter().map(|Done { tasks, at_once }| {
        let words = move || prefs.message_text(&msg!(TasksAtOnce { tasks, at_once }));
        let bar = move |class: &'static str, count: u32| {
            let (height, top) = (percent(count), 100 - percent(count));
            view! { <rect class=class x="1" width="8" y=top.to_string() height=height.to_string()/> }
        };
        view! {
            <li title=words aria-label=words>
                <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
                    {bar("all", tasks)} {bar("right", at_once)}
                </svg>
                <span aria-hidden="true">{tasks}</span>
            </li>
        }
    });
    view! { <ol class="weeks stack bare centre">{bars.collect_view()}</ol> }
}
