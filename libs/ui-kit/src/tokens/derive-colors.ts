import { branches, type Branch } from './branches.js';
import { colors, type ColorName } from './colors.js';
import { atLightness, contrast, lightness, mix } from './color-math.js';
import type { Palette, Ratios } from './weak-pairs.js';

/** The colours a brand decides in one theme, as `#rrggbb`; everything else is derived from them. */
export interface BrandColors {
  /** The ground of the page. */
  page: string;
  /** Ink; darker than the page in the light theme, lighter in the dark one. */
  text: string;
  /** The one accent: links, the primary button, focus. */
  accent: string;
  /** What is right; the kit's own green if left out. */
  right?: string;
  /** What is wrong; the kit's own red if left out. */
  wrong?: string;
  /** What needs care; the kit's own brown if left out. */
  warning?: string;
}

/** Step of OKLCH lightness in which a colour is moved until its contrast suffices. */
const STEP = 0.004;

/** Whether lightness falls or rises on the way from the grounds to the ink. */
type Away = -1 | 1;

/** The colour, moved in lightness alone until it stands out from every ground, or as far as it can go. */
const reach = (color: string, grounds: readonly string[], ratio: number, away: Away): string => {
  let moved = color;
  for (let l = lightness(color); l > 0 && l < 1; l += away * STEP) {
    moved = atLightness(color, l);
    if (grounds.every((ground) => contrast(moved, ground) >= ratio)) return moved;
  }
  return moved;
};

/** The six branches, all moved by the same step, so that none becomes louder than the others. */
const reachTogether = (theme: 'light' | 'dark', grounds: readonly string[], ratio: number, away: Away) => {
  for (let shift = 0; ; shift += STEP) {
    const moved = branches.map((branch) => {
      const own = colors[theme][branch];
      return [branch, shift === 0 ? own : atLightness(own, lightness(own) + away * shift)] as const;
    });
    const stand = moved.every(([, color]) => grounds.every((ground) => contrast(color, ground) >= ratio));
    if (stand || shift > 1) return Object.fromEntries(moved) as Record<Branch, string>;
  }
};

/**
 * A whole palette from a few colours. What is derived keeps the hue of what it comes from (OKLCH) and is moved in lightness
 * until it reaches the ratios; so are the given colours themselves if `givens` says so.
 */
export const deriveColors = (given: BrandColors, ratios: Ratios, givens: 'kept' | 'moved'): Palette => {
  const { page } = given;
  const away: Away = lightness(page) > lightness(given.text) ? -1 : 1;
  const theme = away < 0 ? 'light' : 'dark';
  const l = lightness(page);
  const surface = atLightness(page, theme === 'light' ? l + 0.6 * (1 - l) : l + 0.035);
  const sunken = atLightness(page, l - 0.03);
  const grounds = [page, surface, sunken];

  const softOf = (color: string) => mix(surface, color, theme === 'light' ? 0.1 : 0.16);
  const tone = (name: 'accent' | 'right' | 'wrong' | 'warning') => {
    const color = given[name] ?? colors[theme][name];
    const soft = softOf(color);
    const isKept = given[name] !== undefined && givens === 'kept';
    return [isKept ? color : reach(color, [...grounds, soft], ratios.text, away), soft] as const;
  };
  const [accent, accentSoft] = tone('accent');
  const [right, rightSoft] = tone('right');
  const [wrong, wrongSoft] = tone('wrong');
  const [warning, warningSoft] = tone('warning');
  const hover = atLightness(accent, lightness(accent) + away * 0.06);
  const softs = [accentSoft, rightSoft, wrongSoft, warningSoft];
  const text = givens === 'kept' ? given.text : reach(given.text, [...grounds, ...softs], ratios.text, away);
  const worst = (color: string) => Math.min(contrast(color, accent), contrast(color, hover));
  const onAccent = worst(surface) >= worst(text) ? surface : text;

  return {
    page,
    surface,
    sunken,
    text,
    muted: reach(mix(text, page, 0.25), grounds, ratios.text, away),
    line: reach(mix(page, text, 0.14), grounds, ratios.hairlines, away),
    'line-strong': reach(mix(page, text, 0.48), grounds, ratios.lines, away),
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
    ...reachTogether(theme, grounds, ratios.lines, away),
  } satisfies Record<ColorName, string>;
};
