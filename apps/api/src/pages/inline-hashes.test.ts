import { inlineHashes } from './inline-hashes.js';

// printf '%s' "$text" | openssl dgst -sha256 -binary | base64
const known = {
  "alert('Hello, world.');": "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  '': "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
} as const;
const hello = "alert('Hello, world.');";

test('a script and a style are measured by exactly what stands between their tags', () => {
  expect(inlineHashes(`<script>${hello}</script><style></style>`)).toEqual({
    scripts: [known[hello]],
    styles: [known['']],
  });
  expect(inlineHashes(`<script> ${hello}</script>`).scripts).not.toEqual([known[hello]]);
});

test.each([
  `<SCRIPT type="module">${hello}</SCRIPT >`,
  `<script data-a=">" nonce='>'\n>${hello}</script>`,
  `<script data-src="x">${hello}</script>`,
  `<style data-a="<script>x</script>">a{}</style><script>${hello}</script>`,
  `<script>${hello}</script><p></p><script>${hello}</script>`,
  `<scripted>x</scripted><script>${hello}</script>`,
])('one script in %s', (html) => {
  expect(inlineHashes(html).scripts).toEqual([known[hello]]);
});

test.each([
  '<script src="/a.js"></script>',
  '<script async src=/a.js></script>',
  `<script type="application/json">${hello}</script>`,
  `<script type='application/ld+json'>${hello}</script>`,
  `<script type="application/json">"<script>${hello}"</script>`,
  `<!-- <script>${hello}</script> -->`,
  `<title><script>${hello}</script></title>`,
  `<textarea><script>${hello}</script></textarea>`,
  `<p>&lt;script>${hello}&lt;/script></p>`,
])('no script to allow in %s', (html) => {
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});
