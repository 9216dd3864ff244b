import type { ColorName } from './colors.js';
import { composites } from './composites.js';

/** Declares colours, and the tokens that use them, as CSS variables. */
export const declareColors = (palette: Partial<Record<ColorName, string>>): string =>
  composites +
  Object.entries(palette)
    .map(([name, color]) => `--ui-color-${name}:${color};`)
    .join('');

/** CSS declarations of a theme: `--ui-color-page:…;--ui-color-text:…;`. */
export interface Declarations {
  /** Declarations of the light theme. */
  light: string;
  /** Declarations of the dark theme. */
  dark: string;
}

/** Elements in the dark theme by their own attribute or that of an ancestor. */
const DARK = "[data-theme='dark'],[data-theme='dark'] :not([data-theme='light'])";
/** Elements in the theme of the system. */
const SYSTEM = ":not([data-theme='light'],[data-theme='light'] *)";
/** Elements with high contrast by an attribute. */
const HIGH_CONTRAST = "[data-contrast='more'],[data-contrast='more'] *";

const wrapInMedia = (query: string, rules: string) => (query === '' ? rules : `@media ${query}{${rules}}`);

/**
 * Style rules that declare a theme on an element, and again on each descendant with its own `data-theme` or
 * `data-contrast`. Their specificity is that of the scope, independent of their order. Print is always light.
 * @param scope a selector: `:root` is the whole page
 * @param normal declarations without high contrast
 */
export const modeRules = (scope: string, normal: Declarations | null, highContrast: Declarations): string => {
  const bothThemes = (query: string, condition: string, { light, dark }: Declarations) => {
    const selectors = (theme: string) =>
      [scope, `${scope} :where([data-theme],[data-contrast])`]
        .map((element) => [element, condition, theme].filter(Boolean).join(''))
        .join(',');
    const screen = ['screen', query].filter(Boolean).join(' and ');
    return [
      wrapInMedia(query, `${selectors('')}{${light}}`),
      wrapInMedia(`${screen} and (prefers-color-scheme:dark)`, `${selectors(`:where(${SYSTEM})`)}{${dark}}`),
      wrapInMedia(screen, `${selectors(`:where(${DARK})`)}{${dark}}`),
    ].join('\n');
  };
  return [
    ...(normal ? [bothThemes('', '', normal)] : []),
    bothThemes('(prefers-contrast:more)', '', highContrast),
    bothThemes('', `:where(${HIGH_CONTRAST})`, highContrast),
  ].join('\n');
};
