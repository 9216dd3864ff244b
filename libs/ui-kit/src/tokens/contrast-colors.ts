// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.

/** The colours that change in high contrast: text at 7:1, visible dividers. The others stay the same. */
export const contrastColors = {
  light: {
    muted: '#484e5d',
    line: '#8c877f',
    'line-strong': '#656b79',
    accent: '#0d47aa',
    'accent-hover': '#003692',
    right: '#005a31',
    wrong: '#991520',
    warning: '#714400',
    'chart-teal': '#3d717f',
    'chart-gold': '#846300',
    'chart-green': '#557251',
    'chart-red': '#a5473a',
    'chart-blue': '#1468c2',
    'chart-purple': '#8c499d',
  },
  dark: {
    muted: '#a7aebb',
    line: '#5d687c',
    'line-strong': '#7b8597',
    accent: '#8bbdff',
    'accent-hover': '#add0ff',
    right: '#7ad59c',
    wrong: '#fe9a97',
    warning: '#ebc070',
    'chart-teal': '#80b4c9',
    'chart-gold': '#caa73c',
    'chart-green': '#92b78e',
    'chart-red': '#e39570',
    'chart-blue': '#71adff',
    'chart-purple': '#ce8de7',
  },
} as const;
