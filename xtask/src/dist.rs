//! The site as a zip for a club's server, in the plugin for WordPress, and as the npm package `notabene-embed`.

use crate::programs::{Edition, PRODUCT};
use crate::run::{Outcome, command, root, run, step};
use crate::testing::{build_site, folder};
use crate::{embed_package, wordpress};

const ZIP: &str = "target/notabene-site.zip";
const UNPACKED: &str = "target/site-unpacked";

/// Packs the site, optimised, into one file, unpacks it and visits it.
pub fn dist() -> Outcome {
    let site = folder(Edition::Optimised);
    build_site(Edition::Optimised)?;
    step("the sizes");
    run(command("cargo")
        .args(["test", "--locked", "--test", "size", "--", "--ignored", "--nocapture", "first_load"])
        .env("NOTABENE_DIST", &site)
        .env("NOTABENE_OPTIMISED", "1"))?;
    step("the zip");
    let pack = ["run", "--quiet", "--locked", "--release", "-p", "notabene-pack", "--"];
    run(command("cargo").args(pack).arg("pack").arg(&site).arg(ZIP))?;
    run(command("cargo").args(pack).args(["unpack", ZIP, UNPACKED]))?;
    wordpress::pack(&site)?;
    step("the npm package notabene-embed, published as a dry run");
    embed_package::write(&site)?;
    let package = root().join(embed_package::FOLDER);
    run(command("npm").current_dir(&package).args(["publish", "--dry-run", "--ignore-scripts"]))?;
    step("the site out of the zip, in a real browser");
    run(command("cargo")
        .args(["test", "--locked", "--test", "e2e"])
        .args(PRODUCT)
        .args(["--", "--ignored", "offline"])
        .env("NOTABENE_DIST", root().join(UNPACKED).join("notabene")))
}
