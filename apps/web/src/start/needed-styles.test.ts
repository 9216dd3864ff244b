import { neededStyles } from '../../server/needed-styles.js';

const html =
  '<div class="card big" data-tone="plain" data-lazy=""><a class="link" href="/">Asosiy</a></div><p data-a-b="1">';
const scripts =
  'style.getPropertyValue("--from-script");document.documentElement.dataset.likelySignedIn="";e.setAttribute("data-typed","")';

it.each([
  '.card{color:red}',
  '.card.big>.link:hover{color:red}',
  'a,p{margin:0}',
  '.card[data-tone=plain]{color:red}',
  ".card[data-tone='plain']{color:red}",
  '.card[data-lazy]{color:red}',
  // Conditions of browsers, of which no script is needed.
  '.card[open]{color:red}',
  '.link[aria-expanded=true]{color:red}',
  // Inline scripts set these.
  ':root[data-likely-signed-in] .link{visibility:hidden}',
  '[data-typed]{opacity:1}',
  // One of several conditions, or none.
  '.card:is(.other,.big){color:red}',
  '.card:not([data-tone=loud]){color:red}',
  '.card:has(.other:not(.link,.more)),.link{color:red}',
  '.card{--gap:1rem;margin:var(--gap)}',
  ':root{--from-script:1rem}',
  '@font-face{font-family:Inter;src:url(/inter.woff2)}',
  '@keyframes spin{from{opacity:0.5}33.3%{opacity:0}to{opacity:1}}',
  '@media (min-width:40rem){.card{color:red}}',
])('%s stays', (css) => {
  expect(neededStyles(css, html, scripts)).toBe(css);
});

it.each([
  ['.other{color:red}', ''],
  ['.card .other:hover{color:red}', ''],
  ['.card[data-tone=loud]{color:red}', ''],
  ['.card[data-busy]{color:red}', ''],
  [':root{--a:1px;--b:var(--a);--c:2px}.card{margin:var(--c)}', ':root{--c:2px}.card{margin:var(--c)}'],
  ['.other,.card,.link[data-busy]{color:red}', '.card{color:red}'],
  [
    '@media (min-width:40rem){.other{color:red}.card{color:red}}',
    '@media (min-width:40rem){.card{color:red}}',
  ],
  ['@media print{@supports (gap:0){.other{color:red}}}p{margin:0}', 'p{margin:0}'],
])('%s becomes "%s": no element has it before hydration', (css, needed) => {
  expect(neededStyles(css, html, scripts)).toBe(needed);
});
