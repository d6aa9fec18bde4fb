/** The style sheet of the page: one column that reads on a telephone, light and dark, colours never alone. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1d2530, #e3e8ee); --soft: light-dark(#5a6675, #9aa7b5);
  --paper: light-dark(#f6f7f9, #12161b); --card: light-dark(#fff, #1b2027); --line: light-dark(#dde2e8, #2d353f);
  --code: light-dark(#f1f3f6, #14181d); --link: light-dark(#1559b7, #7db4ff);
  --bad: light-dark(#b3261e, #ff8a80); --badwash: light-dark(#fdecea, #3a1d1b);
  --good: light-dark(#1a7136, #6fd08c); --goodwash: light-dark(#e7f5ea, #15301d);
  --warn: light-dark(#8a5300, #f2b84b); --warnwash: light-dark(#fdf3e0, #35280f);
  --calm: light-dark(#1559b7, #8fbcff); --calmwash: light-dark(#e8f0fc, #172840); }
:root[data-theme=light] { color-scheme: light; } :root[data-theme=dark] { color-scheme: dark; }
.zh, [data-language=zh] .en { display: none; } [data-language=zh] .zh { display: inline; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.55 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
main, .bar { max-width: 1120px; margin: 0 auto; padding: 0 20px; }
.bar { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding-top: 14px; padding-bottom: 14px; color: var(--soft); font-size: 14px; }
.bar strong { color: var(--ink); font-size: 15px; } .bar .space { flex: 1; }
.choice { display: inline-flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.choice button { border: 0; background: none; color: var(--soft); font: inherit; font-size: 13px; padding: 3px 10px; cursor: pointer; }
.choice button[aria-pressed=true] { background: var(--card); color: var(--ink); font-weight: 600; }
h1 { font-size: clamp(22px, 3.4vw, 32px); line-height: 1.25; margin: 0 0 10px; letter-spacing: -0.01em; }
h2 { font-size: 21px; margin: 48px 0 4px; } h3 { font-size: 16px; margin: 0; } dl + h3 { margin-bottom: 6px; } h4 { font-size: 13px; margin: 14px 0 4px; color: var(--soft); font-weight: 600; }
p { margin: 6px 0; } .lead { color: var(--soft); margin: 0 0 14px; } a { color: var(--link); }
.verdict { border-radius: 14px; padding: 26px 28px; margin-top: 6px; border: 1px solid; }
.verdict.bad { background: var(--badwash); border-color: var(--bad); } .verdict.bad h1 { color: var(--bad); }
.verdict.good { background: var(--goodwash); border-color: var(--good); } .verdict.good h1 { color: var(--good); }
.verdict.unclear { background: var(--warnwash); border-color: var(--warn); } .verdict.unclear h1 { color: var(--warn); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); gap: 12px; margin: 16px 0 0; }
.tile, .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
.tile { padding: 14px 18px; } .tile b { display: block; font-size: 26px; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tile span { color: var(--soft); font-size: 14px; } .tile.bad b { color: var(--bad); }
.card { margin: 12px 0; } .card > summary, .card > header { padding: 14px 18px; display: flex; gap: 12px; align-items: baseline; }
.card > summary { cursor: pointer; list-style: none; } .card > summary::-webkit-details-marker { display: none; }
.card > summary::after { content: "›"; margin-left: auto; color: var(--soft); font-size: 20px; line-height: 1; transition: transform .15s; }
.card[open] > summary::after { transform: rotate(90deg); } .card > summary:hover h3 { text-decoration: underline; }
.card .in { padding: 0 18px 18px; } .card.cause { border-left: 4px solid var(--bad); }
.sub { color: var(--soft); font-size: 13.5px; }
.pill { flex: none; font-size: 12.5px; font-weight: 700; border-radius: 6px; padding: 1px 8px; line-height: 1.6; }
.fail, .stale { color: var(--bad); background: var(--badwash); } .warn, .blocked { color: var(--warn); background: var(--warnwash); }
.pass { color: var(--good); background: var(--goodwash); } .info, .known { color: var(--calm); background: var(--calmwash); }
dl { display: grid; grid-template-columns: minmax(110px, max-content) 1fr; gap: 5px 18px; margin: 4px 0 14px; }
dt { color: var(--soft); font-size: 14px; } dd { margin: 0; } dd.strong { font-weight: 600; }
q { quotes: none; border-left: 3px solid var(--line); padding-left: 10px; display: block; color: var(--soft); }
code, pre { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace; }
code { background: var(--code); border-radius: 4px; padding: 1px 5px; }
pre { background: var(--code); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; margin: 0; white-space: pre-wrap; max-height: 22em; overflow: auto; }
.exchange h4 { margin-top: 0; } .exchange { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 14px; margin: 14px 0; }
.copying { position: relative; margin-bottom: 8px; } .copying button { position: absolute; top: 6px; right: 6px; font: inherit; font-size: 12px; color: var(--soft); background: var(--card); border: 1px solid var(--line); border-radius: 6px; padding: 1px 8px; cursor: pointer; }
.copying button[data-copied] { color: var(--good); border-color: var(--good); } .copying pre { padding-right: 72px; }
.names { display: flex; flex-wrap: wrap; gap: 5px; margin: 0; padding: 0; list-style: none; }
.fold { margin: 14px 0; } .fold summary { cursor: pointer; color: var(--link); font-size: 14px; margin-bottom: 6px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
table { border-collapse: collapse; width: 100%; font-size: 14px; } th, td { text-align: left; padding: 8px 12px; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; }
.matrix th[scope=row] { font-weight: 400; min-width: 250px; position: sticky; left: 0; background: var(--card); z-index: 1; }
.matrix thead th.topic { vertical-align: bottom; padding: 10px 3px; font-weight: 500; width: 34px; }
.matrix thead th.topic span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; font-size: 12.5px; }
.matrix td { text-align: center; padding: 6px 3px; } .matrix .area th { background: var(--code); font-weight: 600; position: static; padding: 5px 12px; }
.matrix thead th.plain { text-align: center; white-space: nowrap; vertical-align: bottom; padding: 10px 6px; font-size: 12.5px; font-weight: 500; }
.cell { display: inline-block; text-align: center; min-width: 26px; border-radius: 6px; font-weight: 700; font-size: 13px; line-height: 24px; text-decoration: none; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 18px; margin: 10px 0 0; font-size: 13.5px; color: var(--soft); }
footer { max-width: 1120px; margin: 56px auto 40px; padding: 0 20px; color: var(--soft); font-size: 13.5px; }
@media (max-width: 640px) { main, .bar, footer { padding-left: 14px; padding-right: 14px; } .verdict { padding: 20px 18px; }
  dl { grid-template-columns: 1fr; gap: 0; } dt { margin-top: 8px; } .tiles { grid-template-columns: 1fr 1fr; } .tile b { font-size: 21px; }
  .matrix th[scope=row] { min-width: 150px; max-width: 150px; font-size: 13px; } .bar .hide { display: none; } }
@media print { .choice, .copying button { display: none; } .card .in { display: block; } pre { max-height: none; } }
`;
