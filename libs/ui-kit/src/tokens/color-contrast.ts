import { chartColors } from './chart-colors.js';
import type { ColorName } from './colors.js';
import { contrast } from './color-math.js';

/** A full palette, each colour as `#rrggbb`; `bar`, `scrim` and `shadow` with alpha. */
export type Palette = Record<ColorName, string>;

/** Minimum contrast ratios (WCAG 2). */
export interface Ratios {
  /** Text on its background. */
  text: number;
  /** Lines and icons that carry meaning. */
  lines: number;
  /** Decorative dividers; 1 requires nothing. */
  hairlines: number;
}

/** WCAG 2.2, level AA. */
export const defaultRatios: Ratios = { text: 4.5, lines: 3, hairlines: 1 };
/** High contrast: level AAA for text, and visible dividers. */
export const highContrastRatios: Ratios = { text: 7, lines: 4.5, hairlines: 3 };

const backgrounds = ['page', 'surface', 'sunken'] as const;
const onEveryBackground = (kind: keyof Ratios, ...names: ColorName[]) =>
  names.flatMap((name) => backgrounds.map((background) => [kind, name, background] as const));

/** Every pair of colours that components combine: the required ratio, the foreground and the background. */
export const colorPairs: readonly (readonly [kind: keyof Ratios, name: ColorName, background: ColorName])[] =
  [
    ...onEveryBackground('text', 'text', 'muted', 'accent', 'accent-hover', 'right', 'wrong', 'warning'),
    ...onEveryBackground('lines', 'line-strong', ...chartColors),
    ...onEveryBackground('hairlines', 'line'),
    ['text', 'on-accent', 'accent'],
    ['text', 'on-accent', 'accent-hover'],
    ...(['accent', 'right', 'wrong', 'warning'] as const).flatMap(
      (tone) =>
        [
          ['text', tone, `${tone}-soft`],
          ['text', 'text', `${tone}-soft`],
        ] as const,
    ),
  ];

/** Messages about the pairs with too little contrast, each with its ratio. */
export const findLowContrast = (palette: Palette, ratios: Ratios): string[] =>
  colorPairs.flatMap(([kind, name, background]) => {
    const ratio = contrast(palette[name], palette[background]);
    return ratio >= ratios[kind]
      ? []
      : [`${name} on ${background} is ${Math.floor(ratio * 100) / 100}:1, ${ratios[kind]}:1 is needed`];
  });
