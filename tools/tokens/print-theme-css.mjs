// @ts-check
/**
 * @typedef {import('./read-tokens.mjs').Token} Token
 * @typedef {import('./read-tokens.mjs').Modes} Modes
 */

/** @param {Token[]} tokens */
export const declare = (tokens) => tokens.map(({ variable, value }) => `${variable}:${value};`).join('');

/**
 * Colours and what is made of them: declared together, or a dark part of a light page would inherit light lines.
 * @param {Token} token
 */
export const isColored = ({ variable, value }) => `${variable} ${value}`.includes('--ui-color-');

/**
 * Breakpoints are read by the program and by media queries, which know no variables; dashes by drawings.
 * @param {Token} token
 */
export const isVariable = ({ id }) => !/^(breakpoint|dash)\./.test(id);

/**
 * The style sheet of the two themes.
 * @param {Modes} modes
 * @param {Map<string, string>} media the queries by the names of the breakpoints
 */
export function printThemeCss({ light, dark, desktop, coarse, still }, media) {
  const plain = new Map(light.map(({ id, value }) => [id, value]));
  /** @param {Token[]} mode */
  const changes = (mode) => declare(mode.filter(({ id, value }) => plain.get(id) !== value));
  const always = new Set(
    light.filter(({ id, value }) => dark.some((one) => one.id === id && one.value === value)),
  );
  /** What is made of colours in one way in both themes has the colours of its own place. @param {Token} token */
  const isMade = (token) => isColored(token) && always.has(token);
  const made = light.filter(isMade);
  /** @param {string} scheme @param {Token[]} mode */
  const palette = (scheme, mode) =>
    `color-scheme:${scheme};${declare(mode.filter((token) => isColored(token) && !made.some(({ id }) => id === token.id)))}`;

  return [
    `:where(:root){${declare(light.filter((token) => !isColored(token) && isVariable(token)))}}`,
    `${media.get('md')}{:where(:root){${changes(desktop)}}}`,
    `@media (pointer:coarse){:where(:root){${changes(coarse)}}}`,
    `@media (prefers-reduced-motion:reduce){:where(:root){${changes(still)}}}`,
    `:where(:root,[data-theme]){${declare(made)}}`,
    `:where(:root,[data-theme='light']){${palette('light', light)}}`,
    `@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme='light'])){${palette('dark', dark)}}}`,
    `@media screen{:where([data-theme='dark']){${palette('dark', dark)}}}`,
  ].join('\n');
}
