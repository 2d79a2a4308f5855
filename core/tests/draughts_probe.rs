#[path = "common/board.rs"]
mod board;
use board::*;
use notabene_core::notation::*;
use notabene_core::text::Language;
#[test]
fn probe() {
    for (game, fen, texts) in [
        (
            "international",
            "W:W31-50:B1-20",
            vec![
                "32-28",
                "32x28",
                "51-46",
                "32-32",
                "20-15",
                "32-27!?",
                "1. 31–26",
                "28-22",
                "31-36",
                "32",
                "33-38",
                "37-32",
                "32-23",
                "0-0",
                "a1-b2",
                "c3-d4",
                "e4",
                "(32-28)",
                "32-",
                "x28",
                "3228",
                "04-09",
                "32 28",
                "32--28",
            ],
        ),
        ("international", "W:W28,48:B23,5", vec!["48-42", "28x19", "28-19", "28x23", "28x18"]),
        (
            "international",
            "B:W23,29,30,38,39:BK35",
            vec![
                "35x34",
                "(35x34)",
                "35x19x34",
                "35x19x32x43x34",
                "35x24",
                "35x19x32",
                "35-24",
                "35x19x32x43x34x25",
                "35x19x32x43x34x45",
            ],
        ),
        ("international", "W:W28,31:B22,23,13,K3", vec!["28x17", "28x19", "28x8", "28x19x8"]),
        ("international", "W:W28:B23,19", vec!["28x19", "28x14", "28-22", "28-33"]),
        ("russian", "W:WKd2:Be3,c5,e5,f6", vec!["d2:a3", "d2xf4xd6xa3", "22x12", "d2:f4"]),
        ("frisian", "W:W28,38:B33,23,22", vec!["28x39", "38x29"]),
        ("thai", "B:W9:B14", vec!["14-5"]),
        ("english", "B:W21-32:B1-12", vec!["11-15", "9-14", "11x15", "11-16!", "12-8"]),
    ] {
        let p = board(game, fen);
        println!("=== {game} {fen}: {}", p.texts(&style(Form::Pdn), ' '));
        for text in texts {
            match p.read(text, &style(Form::Pdn)) {
                Ok(r) => {
                    let r2: Vec<String> = r
                        .remarks
                        .iter()
                        .map(|r| format!("[{}] {}", r.slip, Language::En.say(&r.says)))
                        .collect();
                    println!("{text:16} -> {} {}", p.id(&r.m), r2.join(" | "));
                }
                Err(e) => println!(
                    "{text:16} !! @{} {} {:?} {:?}",
                    e.at,
                    Language::En.say(&e.because),
                    e.fields.iter().map(|f| p.field_name(*f)).collect::<Vec<_>>(),
                    e.nearest
                ),
            }
        }
        for (id, _) in p.write_all(&style(Form::Pdn)).into_iter().take(3) {
            let m = p.by_id(&id).unwrap();
            println!("   {}", Language::Fr.say(&p.spoken(&m)));
            for t in p.write(&m, &style(Form::Manoury)) {
                println!("   {:6} {:8} {}", t.text, t.part.name(), Language::En.say(&t.says));
            }
        }
    }
}
