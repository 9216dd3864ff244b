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
  /** Page background: warm off-white, in the dark theme deep blue-black. */
  page: '#0c1421',
  /** Background of cards, dialogs and other raised surfaces. */
  surface: '#141c2c',
  /** Recessed background: media slots, skeletons, hovered rows. */
  sunken: '#080e1a',
  /** Body text. */
  text: '#ebe8df',
  /** Secondary text: hints, captions, meta lines. */
  muted: '#a7aebb',
  /** Decorative dividers. */
  line: '#2e384a',
  /** Lines that carry meaning, such as the border of an input (3:1 on every background). */
  'line-strong': '#778193',
  /** The accent, fountain-pen blue: links, primary buttons, focus. */
  accent: '#88bafd',
  /** Hovered accent, with more contrast to the backgrounds. */
  'accent-hover': '#acd0ff',
  /** Background of selected elements; text on it uses `text` or `accent`. */
  'accent-soft': '#1b2e4c',
  /** Text and icons on the accent. */
  'on-accent': '#0c1421',
  /** Correct or successful; always with an icon and text. */
  right: '#7ad59c',
  /** Background of correct or successful elements. */
  'right-soft': '#123322',
  /** Wrong or failed; always with an icon and text. */
  wrong: '#f79491',
  /** Background of wrong or failed elements. */
  'wrong-soft': '#431f20',
  /** Warning; always with an icon and text. */
  warning: '#ebc070',
  /** Background of warnings. */
  'warning-soft': '#3a2b11',
  /** Top bar over scrolled content: darker than the page, translucent over the blur. */
  bar: '#060b15d9',
  /** Scrim behind a drawer or dialog. */
  scrim: '#03060ca6',
  /** Shadow of floating elements. */
  shadow: '#00000080',
  /** Chart colour. The six have equal lightness and stay distinguishable with colour blindness. */
  'chart-teal': '#80b4c9',
  /** Chart colour. */
  'chart-gold': '#caa73c',
  /** Chart colour. */
  'chart-green': '#92b78e',
  /** Chart colour. */
  'chart-red': '#e39570',
  /** Chart colour. */
  'chart-blue': '#71adff',
  /** Chart colour. */
  'chart-purple': '#ce8de7',
};

/** Every colour in both themes. */
export const colors: { readonly light: Record<ColorName, string>; readonly dark: Record<ColorName, string> } =
  {
    light,
    dark,
  };
