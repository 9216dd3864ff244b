/**
 * The only place of the kit where a colour may be written as a number.
 *
 * Picked in OKLCH (lightness, chroma, hue) and frozen as sRGB so that old school computers show them too.
 * `contrast.test.ts` proves every pair the kit puts together.
 */
const light = {
  /** Warm off-white paper: the ground of the page. */
  page: '#f8f6ef',
  /** Cards and everything that lies on the paper. */
  surface: '#fdfcf9',
  /** Wells: media slots, skeletons, hovered rows. */
  sunken: '#efece3',
  /** Ink. */
  text: '#1a2230',
  /** Secondary words: hints, captions, meta lines. */
  muted: '#4e5564',
  /** Hairlines that only divide. */
  line: '#dad5cc',
  /** Lines that carry meaning, such as the edge of an input (3:1 on every ground). */
  'line-strong': '#7a808e',
  /** The one strong accent: fountain-pen blue. */
  accent: '#144db1',
  'accent-hover': '#033995',
  'accent-soft': '#e3ebf7',
  'on-accent': '#fdfcf9',
  right: '#196c40',
  'right-soft': '#e2f0e4',
  wrong: '#a7262b',
  'wrong-soft': '#f8e7e3',
  warning: '#7d4f12',
  'warning-soft': '#f8edd4',
  /** The top bar over scrolled content: darker than the page and let through by the blur. */
  bar: '#e6e2d6d9',
  /** Behind a drawer. */
  scrim: '#1a223080',
  /** Shadow of the few things that float. */
  shadow: '#1a22302e',
  /** Branches of physics: one lightness, and apart for every kind of sight. */
  mechanics: '#437785',
  electricity: '#8a6908',
  optics: '#5b7857',
  heat: '#ac4d40',
  waves: '#1d6ec9',
  quantum: '#924fa3',
} as const;

/** The name of a colour, without the `color-` in front. */
export type ColorName = keyof typeof light;

const dark: Record<ColorName, string> = {
  page: '#0c1421',
  surface: '#141c2c',
  sunken: '#080e1a',
  text: '#ebe8df',
  muted: '#a7aebb',
  line: '#2e384a',
  'line-strong': '#778193',
  accent: '#88bafd',
  'accent-hover': '#acd0ff',
  'accent-soft': '#1b2e4c',
  'on-accent': '#0c1421',
  right: '#7ad59c',
  'right-soft': '#123322',
  wrong: '#f79491',
  'wrong-soft': '#431f20',
  warning: '#ebc070',
  'warning-soft': '#3a2b11',
  bar: '#060b15d9',
  scrim: '#03060ca6',
  shadow: '#00000080',
  mechanics: '#80b4c9',
  electricity: '#caa73c',
  optics: '#92b78e',
  heat: '#e39570',
  waves: '#71adff',
  quantum: '#ce8de7',
};

/** Every colour in both themes. */
export const colors: { readonly light: Record<ColorName, string>; readonly dark: Record<ColorName, string> } =
  {
    light,
    dark,
  };
