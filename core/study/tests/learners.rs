//! Who is learning: names and faces at one device.

use notabene_core::exchange::backup::BackupEntry;
use notabene_study::learners::{
    FACES, LONGEST_LEARNER_NAME, LearnerId, Learners, MOST_LEARNERS, NameProblem, NoOther,
};

fn id(text: &str) -> LearnerId {
    LearnerId::new(text).expect("an id")
}

/// Anna, who was here first, and Tom.
fn two() -> Learners {
    let mut learners = Learners::default();
    learners.rename(&LearnerId::FIRST, "Anna", 3).expect("a name");
    learners.add(id("tom00"), " Tom ", 4).expect("another name");
    learners
}

fn names(learners: &Learners) -> Vec<&str> {
    learners.list().iter().map(|learner| learner.name.as_str()).collect()
}

fn entry(name: &str, text: &str) -> BackupEntry {
    BackupEntry { name: name.into(), text: text.into() }
}

fn entries(all: &[(&str, &str)]) -> Vec<BackupEntry> {
    all.iter().map(|(name, text)| entry(name, text)).collect()
}

#[test]
fn what_was_here_before_belongs_to_the_first() {
    let learners = Learners::default();
    assert!(!learners.are_several());
    assert_eq!((learners.current().name.as_str(), learners.current().id.prefix()), ("", String::new()));
    assert!(learners.has_game("") && learners.has_game("gone0"));
    assert!(LearnerId::FIRST.has_text("progress") && LearnerId::FIRST.has_text("ink.cells.order"));
    assert!(!LearnerId::FIRST.has_text("course.own1") && !LearnerId::FIRST.has_text("l.tom00.progress"));
}

#[test]
fn everybody_has_a_place_of_their_own() {
    let mut learners = two();
    assert!(learners.are_several());
    assert_eq!(names(&learners), ["Anna", "Tom"]);
    assert_eq!(learners.current().name, "Anna", "who is added does not begin at once");
    assert!(learners.choose(&id("tom00")));
    assert_eq!(learners.current().id.prefix(), "l.tom00.");
    assert!(id("tom00").has_text("l.tom00.progress") && !id("tom00").has_text("progress"));
    assert_eq!(LearnerId::of_text("l.tom00.game.row"), Some((id("tom00"), "game.row")));
    assert!(
        ["game.row", "l.", "l.game", "l..game", "l.toolong.game"]
            .iter()
            .all(|name| LearnerId::of_text(name).is_none())
    );
    assert!(learners.has_game("tom00") && !learners.has_game(""));
    assert!(!learners.has_game("gone0"), "games of unknown people belong to the first");
    assert!(!learners.choose(&id("gone0")));
    assert_eq!(learners.current().name, "Tom");
    assert_eq!(Learners::read(&learners.text()), Some(learners));
}

#[test]
fn a_name_is_asked_for_and_is_one_persons() {
    let mut learners = two();
    for text in ["", "  ", "\u{0}\n"] {
        assert_eq!(learners.add(id("new00"), text, 0), Err(NameProblem::Empty));
    }
    assert_eq!(learners.add(id("new00"), "tom", 0), Err(NameProblem::Taken));
    assert_eq!(learners.rename(&LearnerId::FIRST, "TOM", 0), Err(NameProblem::Taken));
    assert_eq!(
        learners.rename(&id("tom00"), "TOM", FACES + 1),
        Ok(()),
        "their own name may change its letters"
    );
    assert_eq!(learners.list()[1].face, 1);
    assert_eq!(learners.add(id("new00"), &"ä\n".repeat(50), 0), Ok(()));
    assert_eq!(learners.list()[2].name.chars().count(), LONGEST_LEARNER_NAME - 1, "no blank at the end");
    assert_eq!(learners.add(id("tom00"), "Somebody", 0), Err(NameProblem::Full), "an id is one person's");
}

#[test]
fn there_is_an_end_to_the_list() {
    let mut learners = Learners::default();
    for n in 1..MOST_LEARNERS {
        assert_eq!(learners.add(id(&format!("n{n}")), &format!("N{n}"), learners.free_face()), Ok(()));
    }
    assert_eq!(learners.add(id("more0"), "More", 0), Err(NameProblem::Full));
    // Who makes room for another one can still come back.
    assert_eq!(learners.remove(&id("n3")), Ok(None));
    assert_eq!(learners.add(id("more0"), "More", 0), Ok(()));
    assert!(learners.bring_back());
    assert_eq!(learners.list()[3].name, "N3");
    assert_eq!(Learners::read(&learners.text()), Some(learners));
}

#[test]
fn who_is_removed_can_come_back_until_somebody_else_is() {
    let mut learners = two();
    assert!(learners.choose(&id("tom00")));
    assert_eq!(learners.remove(&id("tom00")), Ok(None));
    assert_eq!((names(&learners), learners.current().name.as_str()), (vec!["Anna"], "Anna"));
    assert!(!learners.has_game("tom00"), "their games are nobody else's");
    assert_eq!(learners.remove(&LearnerId::FIRST), Err(NoOther), "somebody is always there");
    assert_eq!(learners.add(id("tom00"), "Again", 0), Err(NameProblem::Full), "nor are their texts");
    let again = Learners::read(&learners.text()).expect("a list");
    assert_eq!(again, learners);
    assert!(learners.bring_back() && !learners.bring_back());
    assert_eq!(names(&learners), ["Anna", "Tom"]);
    // The first one goes, and somebody after that.
    learners.add(id("lea00"), "Lea", 0).expect("a name");
    assert_eq!(learners.remove(&LearnerId::FIRST), Ok(None));
    assert_eq!(learners.current().name, "Tom");
    let gone = learners.remove(&id("lea00")).expect("Lea is not alone").expect("Anna cannot come back");
    assert_eq!((gone.name.as_str(), gone.id), ("Anna", LearnerId::FIRST));
    assert!(learners.bring_back());
    assert_eq!(names(&learners), ["Tom", "Lea"]);
    assert_eq!(learners.delete_removed(), None);
}

#[test]
fn a_damaged_list_keeps_whom_it_can() {
    for text in
        ["", "x", "null", "[]", "{}", "{\"list\":[]}", "{\"list\":[1,null,{\"id\":7}]}", "{\"list\":7}"]
    {
        assert_eq!(Learners::read(text), None, "{text}");
    }
    let text = r#"{"list":[{"id":"../..","name":"X"},{"id":"tom00","name":"  T\u0000om\n ","face":255},{"name":"Anna"},
        {"id":"tom00","name":"Twice"},{"id":"TOM","name":"X"},{"id":"toolong","name":"X"},7],"current":"gone0","more":{}}"#;
    let learners = Learners::read(text).expect("two people");
    assert_eq!(names(&learners), ["T om", "Anna"]);
    assert_eq!(learners.list()[0].face, 255 % FACES);
    assert_eq!(learners.current().name, "T om");
    let many: Vec<String> = (0..5_000).map(|n| format!("{{\"id\":\"{n}\",\"name\":\"{n}\"}}")).collect();
    let learners = Learners::read(&format!("{{\"list\":[{}]}}", many.join(","))).expect("some");
    assert_eq!(learners.list().len(), MOST_LEARNERS + 1);
    assert_eq!(Learners::read(&"[".repeat(100_000)), None);
}

#[test]
fn ids_are_short_words() {
    assert_eq!(LearnerId::new("00k3f9abcde").expect("an id").as_str(), "abcde");
    for text in ["", "ab.c", "É", "ABC", "a b"] {
        assert_eq!(LearnerId::new(text), None, "{text}");
    }
}

#[test]
fn a_backup_with_learners_replaces_everything() {
    let old = entries(&[("learners", "old"), ("progress", "a"), ("l.tom00.progress", "b"), ("class", "c")]);
    let backup = entries(&[("learners", "new"), ("progress", "x"), ("l.lea00.progress", "y")]);
    assert!(!two().takes_as_own(&backup));
    assert_eq!(two().restored(&old, &backup), backup);
}

#[test]
fn an_old_backup_opens_as_before_where_there_is_one_learner() {
    let (old, backup) = (entries(&[("progress", "a"), ("class", "c")]), entries(&[("progress", "x")]));
    assert_eq!(Learners::default().restored(&old, &backup), backup);
    let old = entries(&[("learners", "named"), ("progress", "a")]);
    let mut named = Learners::default();
    named.rename(&LearnerId::FIRST, "Anna", 0).expect("a name");
    assert!(!named.takes_as_own(&backup));
    assert_eq!(named.restored(&old, &backup), entries(&[("learners", "named"), ("progress", "x")]));
}

#[test]
fn an_old_backup_goes_to_who_is_learning_now() {
    let mut learners = two();
    assert!(learners.choose(&id("tom00")));
    let old = entries(&[
        ("class", "c"),
        ("game", "anna"),
        ("l.tom00.game", "tom"),
        ("l.tom00.writing", "tom"),
        ("learners", "list"),
        ("progress", "anna"),
    ]);
    let backup = entries(&[("class", "x"), ("game", "x"), ("damaged.game", "x"), ("later", "x")]);
    assert!(learners.takes_as_own(&backup));
    let expected = entries(&[
        ("game", "anna"),
        ("learners", "list"),
        ("progress", "anna"),
        ("class", "x"),
        ("l.tom00.game", "x"),
        ("l.tom00.damaged.game", "x"),
        ("later", "x"),
    ]);
    assert_eq!(learners.restored(&old, &backup), expected);
    // Where the first one learns, the others keep theirs.
    assert!(learners.choose(&LearnerId::FIRST));
    let kept = learners.restored(&old, &backup);
    assert!(kept.contains(&entry("l.tom00.game", "tom")) && kept.contains(&entry("game", "x")));
    assert!(!kept.contains(&entry("progress", "anna")));
}
