import { colors } from '@zarra/ui-kit';
import type { Ink } from './svg-pen.js';

const INKS = Object.keys(colors.light) as Ink[];

/** Every ink as a variable of the style sheet from `themeStyles`. */
export const themeTones = Object.fromEntries(INKS.map((ink) => [ink, `var(--${ink})`])) as Readonly<
  Record<Ink, string>
>;

/** The light of an ink, as a variable of the style sheet. */
export const lightTone = (ink: Ink): string => `var(--light-${ink})`;

/** The light of an ink in a theme, as on a stage: its hue at full brightness. */
function lightIn(theme: 'light' | 'dark', ink: Ink): string {
  const parts = [1, 3, 5].map((at) => parseInt(colors[theme][ink].slice(at, at + 2), 16));
  const factor = 255 / Math.max(...parts, 1);
  return `#${parts
    .map((part) =>
      Math.round(factor * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * Style sheet with the inks that the elements use, in both themes. In an `img`, browsers take the theme from the
 * `color-scheme` of the element: an image follows the theme of the page around it.
 */
export function themeStyles(items: readonly string[]): string {
  const text = items.join('');
  const inks = INKS.filter((ink) => text.includes(themeTones[ink]));
  const lights = INKS.filter((ink) => text.includes(lightTone(ink)));
  const declare = (theme: 'light' | 'dark'): string => {
    const tones = inks.map((ink) => `--${ink}:${colors[theme][ink]}`);
    return `:root{${[...tones, ...lights.map((ink) => `--light-${ink}:${lightIn(theme, ink)}`)].join(';')}}`;
  };
  return `<style>${declare('light')}@media (prefers-color-scheme:dark){${declare('dark')}}</style>`;
}
