//! What the linker has to keep for programs that are cut into parts.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var_os("CARGO_FEATURE_SPLIT").is_some()
        && std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32")
    {
        for program in ["notabene-app", "notabene-board"] {
            println!("cargo::rustc-link-arg-bin={program}=--emit-relocs");
        }
    }
}
