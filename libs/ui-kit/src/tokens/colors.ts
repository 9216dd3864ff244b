// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.

const light = {
  /** Page background: warm off-white, in the dark theme deep blue-black. */
  page: '#f8f6ef',
  /** Background of cards, dialogs and other raised surfaces. */
  surface: '#fdfcf9',
  /** Recessed background: media slots, skeletons, hovered rows. */
  sunken: '#efece3',
  /** Body text. */
  text: '#1a2230',
  /** Secondary text: hints, captions, meta lines. */
  muted: '#4e5564',
  /** Decorative dividers. */
  line: '#dad5cc',
  /** Lines that carry meaning, such as the border of an input (3:1 on every background). */
  'line-strong': '#7a808e',
  /** The accent, fountain-pen blue: links, primary buttons, focus. */
  accent: '#144db1',
  /** Hovered accent, with more contrast to the backgrounds. */
  'accent-hover': '#033995',
  /** Background of selected elements; text on it uses `text` or `accent`. */
  'accent-soft': '#e3ebf7',
  /** Text and icons on the accent. */
  'on-accent': '#fdfcf9',
  /** Correct or successful; always with an icon and text. */
  right: '#196c40',
  /** Background of correct or successful elements. */
  'right-soft': '#e2f0e4',
  /** Wrong or failed; always with an icon and text. */
  wrong: '#a7262b',
  /** Background of wrong or failed elements. */
  'wrong-soft': '#f8e7e3',
  /** Warning; always with an icon and text. */
  warning: '#7d4f12',
  /** Background of warnings. */
  'warning-soft': '#f8edd4',
  /** Top bar over scrolled content: darker than the page, translucent over the blur. */
  bar: '#e6e2d6d9',
  /** Scrim behind a drawer or dialog. */
  scrim: '#1a223080',
  /** Shadow of floating elements. */
  shadow: '#1a22302e',
  /** Chart colour. The six have equal lightness and stay distinguishable with colour blindness. */
  'chart-teal': '#437785',
  /** Chart colour. */
  'chart-gold': '#8a6908',
  /** Chart colour. */
  'chart-green': '#5b7857',
  /** Chart colour. */
  'chart-red': '#ac4d40',
  /** Chart colour. */
  'chart-blue': '#1d6ec9',
  /** Chart colour. */
  'chart-purple': '#924fa3',
} as const;

/** Name of a colour, without the `color-` prefix. */
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
  'chart-teal': '#80b4c9',
  'chart-gold': '#caa73c',
  'chart-green': '#92b78e',
  'chart-red': '#e39570',
  'chart-blue': '#71adff',
  'chart-purple': '#ce8de7',
};

/** Every colour in both themes. */
export const colors: Readonly<Record<'light' | 'dark', Record<ColorName, string>>> = { light, dark };
