//! What the linker has to keep for programs that are cut in two.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let has = |feature: &str| std::env::var_os(["CARGO_FEATURE_", feature].concat()).is_some();
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32") {
        for (program, feature) in [("notabene-app", "SPLIT"), ("notabene-board", "APP")] {
            if has(feature) {
                println!("cargo::rustc-link-arg-bin={program}=--emit-relocs");
            }
        }
    }
}
