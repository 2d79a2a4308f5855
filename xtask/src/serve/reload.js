// Loads the page again as soon as the served site has changed. Only pages of `cargo xtask serve` have this script.
let known;
const ask = async () => {
  try {
    const answer = await fetch(`/changes?${known ?? 0}`);
    const count = await answer.text();
    if (known !== undefined && count !== known) location.reload();
    known = count;
    ask();
  } catch {
    // The server has ended; it may come back.
    setTimeout(ask, 1000);
  }
};
ask();
