import { colors, type ColorName } from './colors.js';
import { media, space, typeDesktop, typePhone } from './scales.js';
import { composites, singles } from './singles.js';

const declare = (prefix: string, values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--ui-${prefix}${name}:${value};`)
    .join('');

const palette = (scheme: 'light' | 'dark', values: Record<ColorName, string>) =>
  `color-scheme:${scheme};${declare('color-', values)}${declare('', composites)}`;

/**
 * All tokens as CSS variables, light and dark.
 *
 * `:where` keeps the specificity at zero: a plain `:root { --ui-color-accent: … }` of a consumer wins wherever it
 * stands. Paper is always light. Dark colours are written twice because `light-dark()` is unknown to the browsers of older school machines.
 */
export const themeCss = (): string => `
:where(:root){${declare('space-', space)}${declare('type-', typePhone)}${declare('', singles)}}
${media.md}{:where(:root){${declare('type-', typeDesktop)}}}
@media (pointer:coarse){:where(:root){--ui-control:2.75rem;--ui-control-sm:2.75rem}}
@media (prefers-reduced-motion:reduce){:where(:root){--ui-fast:0s;--ui-slow:0s}}
:where(:root,[data-theme='light']){${palette('light', colors.light)}}
@media screen and (prefers-color-scheme:dark){:where(:root:not([data-theme='light'])){${palette('dark', colors.dark)}}}
@media screen{:where([data-theme='dark']){${palette('dark', colors.dark)}}}
`;
