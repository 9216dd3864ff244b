import type { Modes, Token } from './read-tokens.js';

export const declare = (tokens: readonly Token[]): string =>
  tokens.map(({ variable, value }) => `${variable}:${value};`).join('');

/** Colours and what is made of them: declared together, or a dark part of a light page would inherit light lines. */
export const isColored = ({ variable, value }: Token): boolean =>
  `${variable} ${value}`.includes('--ui-color-');

/** Breakpoints are read by the program and by media queries, which cannot use variables; dashes by drawings. */
export const isVariable = ({ id }: Token): boolean => !/^(breakpoint|dash)\./.test(id);

/**
 * The style sheet of the two themes.
 * @param desktopQuery media query of wide screens
 */
export function printThemeCss({ light, dark, desktop, coarse, still }: Modes, desktopQuery: string): string {
  const has = (mode: readonly Token[], token: Token) =>
    mode.some(({ id, value }) => id === token.id && value === token.value);
  const changes = (mode: readonly Token[]) => declare(mode.filter((token) => !has(light, token)));
  // Values made of colours in the same way in both themes: they use the colours of the element's theme.
  const made = light.filter((token) => isColored(token) && has(dark, token));
  const palette = (scheme: string, mode: readonly Token[]) =>
    `color-scheme:${scheme};${declare(mode.filter((token) => isColored(token) && !made.some(({ id }) => id === token.id)))}`;
  return [
    `:where(:root){${declare(light.filter((token) => !isColored(token) && isVariable(token)))}}`,
    `${desktopQuery}{:where(:root){${changes(desktop)}}}`,
    `@media (pointer:coarse){:where(:root){${changes(coarse)}}}`,
    `@media (prefers-reduced-motion:reduce){:where(:root){${changes(still)}}}`,
    `:where(:root,[data-theme]){${declare(made)}}`,
    `:where(:root,[data-theme='light']){${palette('light', light)}}`,
    `@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme='light'])){${palette('dark', dark)}}}`,
    `@media screen{:where([data-theme='dark']){${palette('dark', dark)}}}`,
  ].join('\n');
}
