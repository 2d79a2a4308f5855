//! Addresses: those of earlier versions lead to the page that took their place.

use notabene_study::place::{current_address, is_within, page_index, place_of};

#[test]
fn an_old_address_leads_to_the_page_that_took_its_place() {
    for (old, new) in [
        ("play", "games"),
        ("device", "me/device"),
        ("more/device", "me/device"),
        ("more", "about"),
        ("more/teachers", "teach"),
        ("more/games", "games"),
        ("scharten", "rules/scharten"),
        ("chess960/518", "rules/chess960/518"),
        ("rules/scharten-loud", "rules/scharten"),
    ] {
        assert_eq!(current_address(old), new);
        assert_eq!(current_address(new), new, "a new address stays");
    }
}

#[test]
fn other_addresses_stay_as_they_are() {
    for address in [
        "",
        "games",
        "games/mine",
        "rules/chess",
        "learn/notation/L05",
        "g=e4",
        "players",
        "morel",
        "sheet/memory",
    ] {
        assert_eq!(current_address(address), address);
    }
}

#[test]
fn the_page_with_the_longest_name_is_shown() {
    let names = ["games", "games/mine", "rules/draughts", "sheet"];
    let found = |address: &str| page_index(address, names.into_iter()).map(|n| names[n]);
    assert_eq!(found("games"), Some("games"));
    assert_eq!(found("games/mine"), Some("games/mine"));
    assert_eq!(found("games/mine/3"), Some("games/mine"));
    assert_eq!(found("rules/draughts/russian"), Some("rules/draughts"));
    assert_eq!(found("sheet/memory"), Some("sheet"));
    assert_eq!(found("sheets"), None);
    assert_eq!(found(""), None);
    assert!(!is_within("gamesome", "games"));
}

#[test]
fn each_address_belongs_to_a_place() {
    for (address, place) in [
        ("", ""),
        ("setup", ""),
        ("games/mine", "games"),
        ("famous/opera", "games"),
        ("rules/draughts", "games"),
        ("learn/notation/L05", "learn"),
        ("learn/today/3", "practise"),
        ("sheet", "sheet"),
        ("sheet/memory", "practise"),
        ("wall/learn/notation/L05", "teach"),
        ("about", "me"),
    ] {
        assert_eq!(place_of(address), place, "{address}");
    }
}
