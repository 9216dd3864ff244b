import { space } from './scales.js';
import { toHex } from './color-math.js';
import { deriveColors, type BrandColors } from './derive-colors.js';
import { modeRules } from './mode-rules.js';
import {
  defaultRatios,
  findLowContrast,
  highContrastRatios,
  type Palette,
  type Ratios,
} from './color-contrast.js';

/** Input of {@link createTheme}: at most nineteen values, seven of them required. */
export interface ThemeInput {
  /** Name of the theme in error messages. */
  name: string;
  /** Colours of the light theme. */
  light: BrandColors;
  /** Colours of the dark theme. */
  dark: BrandColors;
  /** Required contrast ratios. Default 4.5 for text and 3 for lines; `'unchecked'` skips the check. */
  contrast?: Partial<Ratios> | 'unchecked';
  /** Font families as in CSS. The application loads their files. */
  fonts?: { text?: string; code?: string };
  /** Border radius with its unit: `'12px'`. */
  radius?: string;
  /** Factor of the spacing scale: 0.85 is denser, 1.15 looser. Controls keep their height. */
  density?: number;
  /** Selector of the element that gets the theme. Default `:root`, the whole page. */
  scope?: string;
}

/** A theme made by {@link createTheme}. */
export interface Theme {
  /** Name of the theme. */
  readonly name: string;
  /** The style sheet, for `BrandStyles` or for a linked CSS file. */
  readonly css: string;
  /** All colours in each mode, for canvas drawings and tests. */
  readonly colors: Readonly<Record<'light' | 'dark' | 'lightMore' | 'darkMore', Palette>>;
}

/** The colours as `#rrggbb`, which canvas drawings and the derivation need. */
const hexColors = ({ page, text, accent, ...tones }: BrandColors): BrandColors => ({
  page: toHex(page),
  text: toHex(text),
  accent: toHex(accent),
  ...(tones.right !== undefined && { right: toHex(tones.right) }),
  ...(tones.wrong !== undefined && { wrong: toHex(tones.wrong) }),
  ...(tones.warning !== undefined && { warning: toHex(tones.warning) }),
});

/** Declarations of all inputs except colours. */
const declareScales = ({ fonts = {}, radius, density = 1 }: ThemeInput) => {
  const spaces = Object.entries(density === 1 ? {} : space).map(([step, length]) => {
    const rem = (Number.parseFloat(length) * density).toFixed(4);
    return [`space-${step}`, `${Number(rem)}rem`];
  });
  return [['font-text', fonts.text], ['font-code', fonts.code], ['radius', radius], ...spaces]
    .flatMap(([name, value]) => (value === undefined ? [] : [`--ui-${name}:${value};`]))
    .join('');
};

/**
 * Creates the theme of a brand: a style sheet for light, dark and high contrast. Colours that the input does not set
 * (hovered and soft tones, recessed backgrounds, lines, text on the accent, high contrast) are derived in OKLCH.
 *
 * When to use: once, outside any component, to change the look of the whole kit. For one or two variables a plain
 * `:root { --ui-radius: 2px }` is enough.
 *
 * @throws if a colour is not an opaque CSS colour, or if colours cannot reach the required contrast, with each pair and its ratio
 */
export const createTheme = (input: ThemeInput): Theme => {
  const { name, contrast, scope = ':root' } = input;
  const ratios = { ...defaultRatios, ...(contrast === 'unchecked' ? undefined : contrast) };
  const highRatios: Ratios = {
    text: Math.max(highContrastRatios.text, ratios.text),
    lines: Math.max(highContrastRatios.lines, ratios.lines),
    hairlines: Math.max(highContrastRatios.hairlines, ratios.hairlines),
  };
  const palette = (mode: string, brand: BrandColors, required: Ratios) => {
    const derived = deriveColors(brand, required, required === ratios ? 'fixed' : 'adjusted');
    const lowContrast = contrast === 'unchecked' ? [] : findLowContrast(derived, required);
    if (lowContrast.length > 0) throw new Error(`Theme "${name}", ${mode}: ${lowContrast.join('; ')}.`);
    return derived;
  };
  const [light, dark] = [hexColors(input.light), hexColors(input.dark)];
  const colors = {
    light: palette('light', light, ratios),
    dark: palette('dark', dark, ratios),
    lightMore: palette('light with more contrast', light, highRatios),
    darkMore: palette('dark with more contrast', dark, highRatios),
  };
  const css = [
    `${scope}{${declareScales(input)}}`,
    modeRules(scope, colors, { light: colors.lightMore, dark: colors.darkMore }),
  ].join('\n');
  return { name, css, colors };
};
