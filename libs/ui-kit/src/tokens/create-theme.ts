import { space } from './scales.js';
import { declareColors } from './declare-colors.js';
import { deriveColors, type BrandColors } from './derive-colors.js';
import { modeRules } from './mode-rules.js';
import { moreRatios, usualRatios, weakPairs, type Palette, type Ratios } from './weak-pairs.js';

/** What {@link createTheme} makes a theme of: nineteen inputs at most, seven of them required. */
export interface ThemeInput {
  /** What the theme is called; messages about its colours begin with it. */
  name: string;
  /** Colours of the light theme. */
  light: BrandColors;
  /** Colours of the dark theme. */
  dark: BrandColors;
  /**
   * The contrast ratios to be kept, where they differ from 4.5 for text and 3 for lines; `'unchecked'` takes the colours
   * as they come.
   */
  contrast?: Partial<Ratios> | 'unchecked';
  /** Font families as in CSS; loading their files is the application's part. */
  fonts?: { text?: string; code?: string };
  /** Radius of corners, with its unit: `'12px'`. */
  radius?: string;
  /** Factor of every distance: 0.85 is denser, 1.15 airier. Controls keep their height. */
  density?: number;
  /** Selector of the part of the page that wears the theme; `:root`, the whole page, if left out. */
  scope?: string;
}

/** A theme, ready to be worn. */
export interface Theme {
  /** What it is called. */
  readonly name: string;
  /** The style sheet: for `BrandStyles`, or for a linked file of a build. */
  readonly css: string;
  /** Every colour in each mode, for drawings on a canvas and for tests. */
  readonly colors: Readonly<Record<'light' | 'dark' | 'lightMore' | 'darkMore', Palette>>;
}

const factor = (length: string, by: number) => `${Number((Number.parseFloat(length) * by).toFixed(4))}rem`;

const declareRest = ({ fonts = {}, radius, density = 1 }: ThemeInput) => {
  const spaces =
    density === 1
      ? []
      : Object.entries(space).map(([step, length]) => [`space-${step}`, factor(length, density)]);
  return [['font-text', fonts.text], ['font-code', fonts.code], ['radius', radius], ...spaces]
    .flatMap(([name, value]) => (value === undefined ? [] : [`--ui-${name}:${value};`]))
    .join('');
};

const refuseWeak = (name: string, mode: string, palette: Palette, ratios: Ratios) => {
  const weak = weakPairs(palette, ratios);
  if (weak.length > 0) throw new Error(`Theme "${name}", ${mode}: ${weak.join('; ')}.`);
};

/**
 * A brand's theme from at most nineteen values: its style sheet for light, dark and more contrast. What is not given
 * (hovered and soft tones, wells, lines, the words on the accent, the palettes of more contrast) is derived in OKLCH.
 *
 * When to use: to give the whole kit another look, once, outside any component. For one or two variables a plain
 * `:root { --ui-radius: 2px }` is enough.
 *
 * @throws if given colours cannot reach the contrast asked for, with each pair and its ratio
 */
export const createTheme = (input: ThemeInput): Theme => {
  const { name, contrast, scope = ':root' } = input;
  const asked = contrast === 'unchecked' ? undefined : contrast;
  const ratios = { ...usualRatios, ...asked };
  const more: Ratios = {
    text: Math.max(moreRatios.text, ratios.text),
    lines: Math.max(moreRatios.lines, ratios.lines),
    hairlines: Math.max(moreRatios.hairlines, ratios.hairlines),
  };
  const colors = {
    light: deriveColors(input.light, ratios, 'kept'),
    dark: deriveColors(input.dark, ratios, 'kept'),
    lightMore: deriveColors(input.light, more, 'moved'),
    darkMore: deriveColors(input.dark, more, 'moved'),
  };
  if (contrast !== 'unchecked') {
    refuseWeak(name, 'light', colors.light, ratios);
    refuseWeak(name, 'dark', colors.dark, ratios);
    refuseWeak(name, 'light with more contrast', colors.lightMore, more);
    refuseWeak(name, 'dark with more contrast', colors.darkMore, more);
  }
  const css = [
    `${scope}{${declareRest(input)}}`,
    modeRules(
      scope,
      {
        light: `color-scheme:light;${declareColors(colors.light)}`,
        dark: `color-scheme:dark;${declareColors(colors.dark)}`,
      },
      { light: declareColors(colors.lightMore), dark: declareColors(colors.darkMore) },
    ),
  ].join('\n');
  return { name, css, colors };
};
