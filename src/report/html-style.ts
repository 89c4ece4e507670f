/** The page's style. Colours keep a contrast of at least 4.5 to 1 in both themes, and none tells anything by itself. */
export const STYLE = `
:root {
  --page: #ffffff; --panel: #f6f8fa; --line: #d0d7de; --text: #1f2328; --quiet: #57606a; --link: #0550ae;
  --red: #a40e26; --red-back: #ffebe9; --green: #116329; --green-back: #dafbe1;
  --amber: #7a4b00; --amber-back: #fff1c2; --blue: #0550ae; --blue-back: #ddf0ff; --grey-back: #eaeef2;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --page: #0d1117; --panel: #161b22; --line: #3d444d; --text: #e6edf3; --quiet: #9da7b3; --link: #79b8ff;
    --red: #ffa198; --red-back: #3c1618; --green: #7ee2a0; --green-back: #10301c;
    --amber: #f2cc60; --amber-back: #33270a; --blue: #a5d1ff; --blue-back: #0f2a4a; --grey-back: #262c36;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body {
  margin: 0 auto; padding: 0 1.25rem 3rem; max-width: 62rem; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--link); text-underline-offset: .15em; }
a code { color: inherit; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
main:focus { outline: none; }
code {
  font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  background: var(--grey-back); border-radius: 4px; padding: .1em .35em; white-space: pre-wrap; unicode-bidi: isolate;
  -webkit-box-decoration-break: clone; box-decoration-break: clone;
}
h1, h2, h3 { line-height: 1.3; margin: 0; }
h1 { font-size: 1.6rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; padding-bottom: .3rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1.05rem; }
p { margin: .5rem 0; }
.skip { position: absolute; left: -100rem; }
.skip:focus { left: 1rem; top: .5rem; background: var(--page); padding: .5rem 1rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.muted, .tally, .why, header, footer, caption, figcaption { color: var(--quiet); }
header { padding: 1rem 0 .25rem; }
footer { margin-top: 3rem; border-top: 1px solid var(--line); font-size: .875rem; }

.verdict { border: 1px solid var(--line); border-left: .5rem solid; border-radius: 6px; padding: 1rem 1.25rem; background: var(--panel); }
.verdict.pass { border-left-color: var(--green); }
.verdict.fail { border-left-color: var(--red); }
.verdict.unknown { border-left-color: var(--amber); }
.verdict .sign { font-weight: 400; }
.verdict.pass .sign { color: var(--green); }
.verdict.fail .sign { color: var(--red); }
.verdict.unknown .sign { color: var(--amber); }
.whole { white-space: nowrap; }
.verdict p { margin: .75rem 0 0; }

.badge {
  display: inline-block; padding: 0 .5em; border-radius: 1em; border: 1px solid; font-size: .8125rem; font-weight: 600;
  line-height: 1.5; white-space: nowrap; background: var(--grey-back); color: var(--quiet);
}
.badge.fail, .badge.error { background: var(--red-back); color: var(--red); }
.badge.pass { background: var(--green-back); color: var(--green); }
.badge.unknown, .badge.warning { background: var(--amber-back); color: var(--amber); }
.badge.notice { background: var(--blue-back); color: var(--blue); }

table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding-bottom: .5rem; }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); }
thead th { font-size: .875rem; color: var(--quiet); }
tbody th { font-weight: 600; width: 17rem; }
span.id { display: inline-block; font-weight: 400; }
tbody td:nth-child(2) { white-space: nowrap; width: 1%; padding-right: 1.25rem; }
tbody td:nth-child(2) .badge + .badge { display: block; width: fit-content; margin-top: .25rem; }

ul, ol { padding-left: 1.5rem; margin: .5rem 0; }
.plain, .names, .chunks, .boxes, .ticks { list-style: none; padding-left: 0; }
.names li { display: inline; }
.names li + li::before { content: ", "; }
.boxes li, .ticks li { padding-left: 1.75rem; text-indent: -1.75rem; margin: .25rem 0; }
.boxes li::before, .ticks li::before { content: "\\2610"; display: inline-block; width: 1.75rem; text-indent: 0; }
.ticks li::before { content: "\\2713"; color: var(--green); font-weight: 600; }
.chunks li { padding: .3rem 0; }

.topic { margin: 1rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 6px; }
.topic:target { border-color: var(--link); box-shadow: 0 0 0 1px var(--link); }
.tally, .why { margin: .35rem 0; }
.group { margin-top: .75rem; }
.finding, .row { display: flex; gap: .75rem; align-items: baseline; padding: .35rem 0; }
.said { min-width: 0; flex: 1; white-space: pre-wrap; }
.todo { white-space: pre-wrap; }
.copied { margin: .5em 0 0; }
.copied code { display: block; padding: .35em .6em; }
.finding .badge, .row .badge { flex: none; text-align: center; }
.finding .badge { min-width: 5.25rem; }
.row .badge { min-width: 9rem; }
.todo { background: var(--panel); border-left: 4px solid var(--link); border-radius: 0 4px 4px 0; padding: .5rem .75rem; margin: .4rem 0 0; }
.notice .todo { border-left-color: var(--line); }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600; color: var(--link); }

dl { margin: 0; }
dl div { display: grid; grid-template-columns: 9rem 1fr; gap: .75rem; padding: .3rem 0; border-bottom: 1px solid var(--line); }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; }

figure { margin: 0; }
figcaption { font-size: .875rem; padding: .35rem 0; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); }
svg { display: block; }
.node rect { fill: var(--grey-back); stroke: var(--quiet); }
.node text { font-size: 12px; fill: var(--text); }
.node .id { font-weight: 600; font-size: 14px; }
.way { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
.tip { fill: var(--quiet); }
.state-planned rect { stroke-dasharray: 4 3; }
.node.state-this rect { fill: var(--blue-back); stroke: var(--blue); stroke-width: 3; }
.node.state-landed rect { fill: var(--green-back); stroke: var(--green); }
.node.state-waiting rect { fill: var(--amber-back); stroke: var(--amber); }
.node.state-blocked rect { fill: var(--red-back); stroke: var(--red); }
.badge.state-this { background: var(--blue-back); color: var(--blue); }
.badge.state-landed { background: var(--green-back); color: var(--green); }
.badge.state-waiting { background: var(--amber-back); color: var(--amber); }
.badge.state-blocked { background: var(--red-back); color: var(--red); }
.chunks .badge { min-width: 6rem; text-align: center; }

.search { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; padding: .5rem 0; }
.search[hidden] { display: none; }
input, select, button {
  font: inherit; color: var(--text); background: var(--page); border: 1px solid var(--quiet); border-radius: 6px; padding: .35rem .6rem;
}
.search label:first-child { flex: 1 1 18rem; display: flex; gap: .5rem; align-items: baseline; }
input { flex: 1; min-width: 0; }
button { cursor: pointer; background: var(--panel); }
.row { border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 3.5rem; }
.more { color: var(--quiet); white-space: pre-wrap; font-size: .9375em; }

@media (max-width: 40rem) {
  body { padding: 0 .875rem 2rem; }
  h1 { font-size: 1.3rem; }
  .verdict, .topic { padding: .875rem; }
  table, tbody, td, tbody th, caption { display: block; width: auto; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody tr { display: grid; grid-template-columns: 1fr auto; gap: .1rem .75rem; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  tbody td:last-child { grid-column: 1 / -1; }
  tbody th, td, tbody td:nth-child(2) { border: 0; padding: .1rem 0; width: auto; white-space: normal; }
  dl div { grid-template-columns: 6.75rem 1fr; gap: .5rem; }
  .finding, .row { display: block; }
  .finding .badge, .row .badge { margin-bottom: .15rem; min-width: 0; }
  .finding .said { display: block; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10.5pt; }
  .skip, .search, .buttons { display: none; }
  .badge, .verdict, .todo, code, .scroll, .node rect { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
  .finding, .row, tr, .todo, h2, h3, figure { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  .row { content-visibility: visible; }
  .scroll { overflow: visible; }
  svg { max-width: 100%; height: auto; }
  a { color: inherit; }
}
@media (forced-colors: active) {
  .badge, .verdict, .todo { border: 1px solid; }
}
`;
