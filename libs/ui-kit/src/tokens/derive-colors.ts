import { chartColors, type ChartColor } from './chart-colors.js';
import { colors, type ColorName } from './colors.js';
import { atLightness, contrast, lightness, mix } from './color-math.js';
import type { Palette, Ratios } from './color-contrast.js';

/** The colours a brand sets in one theme, each an opaque CSS colour; all others are derived from them. */
export interface BrandColors {
  /** Page background. */
  page: string;
  /** Body text; darker than the page in the light theme, lighter in the dark theme. */
  text: string;
  /** Accent: links, primary buttons, focus. */
  accent: string;
  /** Correct or successful. Default: the kit's green. */
  right?: string;
  /** Wrong or failed. Default: the kit's red. */
  wrong?: string;
  /** Warnings. Default: the kit's brown. */
  warning?: string;
}

/** Step of OKLCH lightness by which a colour changes until its contrast suffices. */
const STEP = 0.004;

/** Direction of lightness from the backgrounds to the text. */
const directions = { light: -1, dark: 1 };
type ThemeName = keyof typeof directions;

/** Changes the lightness of a colour until it reaches the ratio on every background, or the limit of lightness. */
const adjustLightness = (color: string, backgrounds: readonly string[], ratio: number, theme: ThemeName) => {
  let adjusted = color;
  for (let l = lightness(color); l > 0 && l < 1; l += directions[theme] * STEP) {
    adjusted = atLightness(color, l);
    if (backgrounds.every((background) => contrast(adjusted, background) >= ratio)) return adjusted;
  }
  return adjusted;
};

/** The chart colours, all shifted by the same lightness, so that they keep equal visual weight. */
const adjustChartColors = (backgrounds: readonly string[], ratio: number, theme: ThemeName) => {
  for (let shift = 0; ; shift += STEP) {
    const adjusted = chartColors.map((name) => {
      const color = colors[theme][name];
      const l = lightness(color) + directions[theme] * shift;
      return [name, shift === 0 ? color : atLightness(color, l)] as const;
    });
    const suffices = adjusted.every(([, color]) =>
      backgrounds.every((background) => contrast(color, background) >= ratio),
    );
    if (suffices || shift > 1) return Object.fromEntries(adjusted) as Record<ChartColor, string>;
  }
};

/**
 * Derives a full palette from the colours of a brand. Derived colours keep their hue (OKLCH) and change in lightness until
 * they reach the ratios.
 * @param brandColors `fixed` keeps the colours of the brand as they are; `adjusted` changes their lightness as well
 */
export const deriveColors = (
  brand: BrandColors,
  ratios: Ratios,
  brandColors: 'fixed' | 'adjusted',
): Palette => {
  const { page } = brand;
  const theme = lightness(page) > lightness(brand.text) ? 'light' : 'dark';
  const l = lightness(page);
  const surface = atLightness(page, theme === 'light' ? l + 0.6 * (1 - l) : l + 0.035);
  const sunken = atLightness(page, l - 0.03);
  const backgrounds = [page, surface, sunken];

  const tone = (name: 'accent' | 'right' | 'wrong' | 'warning') => {
    const color = brand[name] ?? colors[theme][name];
    const soft = mix(surface, color, theme === 'light' ? 0.1 : 0.16);
    const isFixed = brand[name] !== undefined && brandColors === 'fixed';
    const adjusted = isFixed ? color : adjustLightness(color, [...backgrounds, soft], ratios.text, theme);
    return [adjusted, soft] as const;
  };
  const [accent, accentSoft] = tone('accent');
  const [right, rightSoft] = tone('right');
  const [wrong, wrongSoft] = tone('wrong');
  const [warning, warningSoft] = tone('warning');
  const hover = atLightness(accent, lightness(accent) + directions[theme] * 0.06);
  const softBackgrounds = [accentSoft, rightSoft, wrongSoft, warningSoft];
  const text =
    brandColors === 'fixed'
      ? brand.text
      : adjustLightness(brand.text, [...backgrounds, ...softBackgrounds], ratios.text, theme);
  const minContrast = (color: string) => Math.min(contrast(color, accent), contrast(color, hover));
  const onAccent = minContrast(surface) >= minContrast(text) ? surface : text;

  return {
    page,
    surface,
    sunken,
    text,
    muted: adjustLightness(mix(text, page, 0.25), backgrounds, ratios.text, theme),
    line: adjustLightness(mix(page, text, 0.14), backgrounds, ratios.hairlines, theme),
    'line-strong': adjustLightness(mix(page, text, 0.48), backgrounds, ratios.lines, theme),
    accent,
    'accent-hover': hover,
    'accent-soft': accentSoft,
    'on-accent': onAccent,
    right,
    'right-soft': rightSoft,
    wrong,
    'wrong-soft': wrongSoft,
    warning,
    'warning-soft': warningSoft,
    bar: `${atLightness(page, l - 0.05)}d9`,
    scrim: theme === 'light' ? `${text}80` : `${atLightness(page, l - 0.12)}a6`,
    shadow: theme === 'light' ? `${text}2e` : `${atLightness(page, 0)}80`,
    ...adjustChartColors(backgrounds, ratios.lines, theme),
  } satisfies Record<ColorName, string>;
};
