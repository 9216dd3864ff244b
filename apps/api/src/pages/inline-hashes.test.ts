import { inlineHashes } from './inline-hashes.js';

// printf '%s' "$text" | openssl dgst -sha256 -binary | base64
const hello = "alert('Hello, world.');";
const hashOfHello = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const hashOfNothing = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test('a script and a style are hashed by exactly their text', () => {
  expect(inlineHashes({ scripts: [hello], styles: [''] })).toEqual({
    scripts: [hashOfHello],
    styles: [hashOfNothing],
  });
  expect(inlineHashes({ scripts: [` ${hello}`], styles: [] }).scripts).not.toEqual([hashOfHello]);
});
