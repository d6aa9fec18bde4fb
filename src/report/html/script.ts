/** What the page does: choosing a language and colours, and copying a command. Without it the page reads as well, in English. */
export const script = `
const root = document.documentElement;
const remembered = (key) => { try { return localStorage.getItem("hookproof-" + key); } catch { return null; } };
const remember = (key, value) => { try { localStorage.setItem("hookproof-" + key, value); } catch {} };
const choose = (key, value) => {
  root.dataset[key] = value;
  if (key === "language") root.lang = value === "zh" ? "zh-CN" : "en";
  for (const button of document.querySelectorAll("button[data-" + key + "]"))
    button.setAttribute("aria-pressed", String(button.dataset[key] === value));
};
const asked = location.hash === "#zh" || location.hash === "#en" ? location.hash.slice(1) : null;
choose("language", asked ?? remembered("language") ?? (navigator.language.startsWith("zh") ? "zh" : "en"));
choose("theme", remembered("theme") ?? "auto");
document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button === null) return;
  for (const key of ["language", "theme"]) {
    const value = button.dataset[key];
    if (value !== undefined) { choose(key, value); remember(key, value); }
  }
  if (button.dataset.copy !== undefined) {
    const text = button.parentElement.querySelector("pre").textContent;
    navigator.clipboard?.writeText(text).then(() => {
      button.dataset.copied = "";
      setTimeout(() => delete button.dataset.copied, 1500);
    });
  }
});
const openTarget = () => {
  const target = location.hash.length > 1 && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
};
addEventListener("hashchange", openTarget);
openTarget();
`;
