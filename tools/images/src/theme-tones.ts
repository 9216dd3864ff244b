import { colors } from '@zarra/ui-kit';
import type { Ink } from './svg-pen.js';

const INKS = Object.keys(colors.light) as Ink[];

/** Every ink as a variable of the style sheet from `themeStyles`. */
export const themeTones = Object.fromEntries(INKS.map((ink) => [ink, `var(--${ink})`])) as Readonly<
  Record<Ink, string>
>;

/** The inks that SVG elements name. */
const usedInks = (items: readonly string[]): Ink[] => {
  const text = items.join('');
  return INKS.filter((ink) => text.includes(themeTones[ink]));
};

/**
 * Style sheet with the inks that the elements use, in both themes. In an `img`, browsers take the theme from the
 * `color-scheme` of the element: an image follows the theme of the page around it.
 */
export function themeStyles(items: readonly string[]): string {
  const inks = usedInks(items);
  const declare = (theme: 'light' | 'dark'): string =>
    `:root{${inks.map((ink) => `--${ink}:${colors[theme][ink]}`).join(';')}}`;
  return `<style>${declare('light')}@media (prefers-color-scheme:dark){${declare('dark')}}</style>`;
}
