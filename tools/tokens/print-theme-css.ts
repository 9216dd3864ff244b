import type { Modes, Token } from './read-tokens.js';

export const declarations = (tokens: readonly Token[]): string =>
  tokens.map(({ variable, value }) => `${variable}:${value};`).join('');

/** Colours and values derived from them: declared together, so that a dark part of a light page does not inherit light lines. */
export const isColored = ({ variable, value }: Token): boolean =>
  `${variable} ${value}`.includes('--ui-color-');

/** Breakpoints are used by code and media queries, which cannot use variables; dashes by SVG and canvas. */
export const isVariable = ({ id }: Token): boolean => !/^(breakpoint|dash)\./.test(id);

/**
 * Prints the style sheet of both themes.
 * @param desktopQuery media query of wide screens
 */
export function printThemeCss({ light, dark, desktop, coarse, still }: Modes, desktopQuery: string): string {
  const contains = (mode: readonly Token[], token: Token) =>
    mode.some(({ id, value }) => id === token.id && value === token.value);
  const changes = (mode: readonly Token[]) => declarations(mode.filter((token) => !contains(light, token)));
  // Derived values that are equal in both themes use the colours of the element's theme.
  const shared = light.filter((token) => isColored(token) && contains(dark, token));
  const palette = (scheme: string, mode: readonly Token[]) =>
    `color-scheme:${scheme};${declarations(mode.filter((token) => isColored(token) && !shared.some(({ id }) => id === token.id)))}`;
  return [
    `:where(:root){${declarations(light.filter((token) => !isColored(token) && isVariable(token)))}}`,
    `${desktopQuery}{:where(:root){${changes(desktop)}}}`,
    `@media (pointer:coarse){:where(:root){${changes(coarse)}}}`,
    `@media (prefers-reduced-motion:reduce){:where(:root){${changes(still)}}}`,
    `:where(:root,[data-theme]){${declarations(shared)}}`,
    `:where(:root,[data-theme='light']){${palette('light', light)}}`,
    `@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme='light'])){${palette('dark', dark)}}}`,
    `@media screen{:where([data-theme='dark']){${palette('dark', dark)}}}`,
  ].join('\n');
}
