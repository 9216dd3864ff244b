// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.

/** The colours that change in high contrast: text at 7:1, visible dividers. The others stay the same. */
export const contrastColors = {
  light: {
    /** Secondary text: hints, captions, meta lines. */
    muted: '#484e5d',
    /** Decorative dividers. */
    line: '#8c877f',
    /** Lines that carry meaning, such as the border of an input (3:1 on every background). */
    'line-strong': '#656b79',
    /** The accent, fountain-pen blue: links, primary buttons, focus. */
    accent: '#0d47aa',
    /** Hovered accent, with more contrast to the backgrounds. */
    'accent-hover': '#003692',
    /** Correct or successful; always with an icon and text. */
    right: '#005a31',
    /** Wrong or failed; always with an icon and text. */
    wrong: '#991520',
    /** Warning; always with an icon and text. */
    warning: '#714400',
    /** Chart colour. The six have equal lightness and stay distinguishable with colour blindness. */
    'chart-teal': '#3d717f',
    /** Chart colour. */
    'chart-gold': '#846300',
    /** Chart colour. */
    'chart-green': '#557251',
    /** Chart colour. */
    'chart-red': '#a5473a',
    /** Chart colour. */
    'chart-blue': '#1468c2',
    /** Chart colour. */
    'chart-purple': '#8c499d',
  },
  dark: {
    /** Secondary text: hints, captions, meta lines. */
    muted: '#a7aebb',
    /** Decorative dividers. */
    line: '#5d687c',
    /** Lines that carry meaning, such as the border of an input (3:1 on every background). */
    'line-strong': '#7b8597',
    /** The accent, fountain-pen blue: links, primary buttons, focus. */
    accent: '#8bbdff',
    /** Hovered accent, with more contrast to the backgrounds. */
    'accent-hover': '#add0ff',
    /** Correct or successful; always with an icon and text. */
    right: '#7ad59c',
    /** Wrong or failed; always with an icon and text. */
    wrong: '#fe9a97',
    /** Warning; always with an icon and text. */
    warning: '#ebc070',
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
  },
} as const;
