import type { Palette } from './color-contrast.js';
import { composites } from './composites.js';

/** Colours of both themes. */
type Palettes = Readonly<Record<'light' | 'dark', Partial<Palette>>>;

/** Declares colours, and the tokens that use them, as CSS variables. */
const declareColors = (palette: Partial<Palette>): string =>
  composites +
  Object.entries(palette)
    .map(([name, color]) => `--ui-color-${name}:${color};`)
    .join('');

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
 * @param normal colours without high contrast
 */
export const modeRules = (scope: string, normal: Palettes | null, highContrast: Palettes): string => {
  const bothThemes = (query: string, condition: string, palettes: Palettes) => {
    const [light, dark] = (['light', 'dark'] as const).map(
      (theme) => (palettes === normal ? `color-scheme:${theme};` : '') + declareColors(palettes[theme]),
    );
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
