/**
 * Spans that must not be rewritten: `$…$`, `$$…$$`, `\(…\)` and `\[…\]` formulas, `{name}` placeholders, web addresses
 * and e-mail addresses. Every repetition is bounded or cannot match its own start, so that the search is linear.
 */
const PROTECTED = new RegExp(
  [
    String.raw`\$\$[^$]+\$\$`,
    String.raw`\$[^$\n]+\$`,
    String.raw`\\\([^\\]*(?:\\[^()][^\\]*)*\\\)`,
    String.raw`\\\[[^\\]*(?:\\[^\[\]][^\\]*)*\\\]`,
    String.raw`\{[\w.-]{1,40}\}`,
    String.raw`\b(?:https?:\/\/|www\.)[^\s<>«»"“”]+`,
    String.raw`\b[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b`,
    String.raw`\b(?:[\w-]{1,63}\.){1,4}(?:uz|com|org|net|ru|edu|info)\b(?:\/[^\s<>«»"“”]*)?`,
  ].join('|'),
  'gi',
);

/** Rewrites the segments of a text between protected spans. */
export function replaceUnprotected(text: string, rewrite: (segment: string) => string): string {
  let result = '';
  let from = 0;
  for (const found of text.matchAll(PROTECTED)) {
    result += rewrite(text.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return result + rewrite(text.slice(from));
}
