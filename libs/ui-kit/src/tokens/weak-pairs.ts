import { branches } from './branches.js';
import type { ColorName } from './colors.js';
import { contrast } from './color-math.js';

/** One full palette, each colour as `#rrggbb` (three of them with an alpha behind). */
export type Palette = Record<ColorName, string>;

/** Least contrast ratios (WCAG 2). */
export interface Ratios {
  /** Of words on what they stand on. */
  text: number;
  /** Of lines and signs that carry meaning. */
  lines: number;
  /** Of hairlines that only divide; 1 asks nothing. */
  hairlines: number;
}

/** What WCAG 2.2 asks at level AA. */
export const usualRatios: Ratios = { text: 4.5, lines: 3, hairlines: 1 };
/** What a reader gets who asks for more contrast: AAA for words, and every line is seen. */
export const moreRatios: Ratios = { text: 7, lines: 4.5, hairlines: 3 };

const grounds = ['page', 'surface', 'sunken'] as const;
const onEveryGround = (kind: keyof Ratios, ...names: ColorName[]) =>
  names.flatMap((name) => grounds.map((ground) => [kind, name, ground] as const));

/** Every pair of colours that components put together: what is asked of it, what is drawn, and on what. */
export const colorPairs: readonly (readonly [kind: keyof Ratios, name: ColorName, ground: ColorName])[] = [
  ...onEveryGround('text', 'text', 'muted', 'accent', 'accent-hover', 'right', 'wrong', 'warning'),
  ...onEveryGround('lines', 'line-strong', ...branches),
  ...onEveryGround('hairlines', 'line'),
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

/** The pairs that fall short, each in words with its ratio. */
export const weakPairs = (palette: Palette, ratios: Ratios): string[] =>
  colorPairs.flatMap(([kind, name, ground]) => {
    const ratio = contrast(palette[name], palette[ground]);
    return ratio >= ratios[kind]
      ? []
      : [`${name} on ${ground} is ${Math.floor(ratio * 100) / 100}:1, ${ratios[kind]}:1 is needed`];
  });
