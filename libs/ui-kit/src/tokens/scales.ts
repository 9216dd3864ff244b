// Generated from libs/ui-kit/tokens: edit those files and run tools/tokens/generate.ts.

/** Distances in rem; the name is the multiple of 4 px. */
export const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.25rem',
  '6': '1.5rem',
  '8': '2rem',
  '10': '2.5rem',
  '12': '3rem',
  '16': '4rem',
} as const;

/** Viewport widths at which layouts change, in CSS pixels at the default text size of 16 px. */
export const breakpoints = {
  /** Large phones. */
  sm: 480,
  /** Tablets. */
  md: 768,
  /** Small laptops. */
  lg: 900,
  /** Desktops. */
  xl: 1200,
} as const;

/** Media queries of the breakpoints, in em: they follow the text size. In a style template: `${media.md} { … }`. */
export const media = {
  /** Large phones. */
  sm: '@media (min-width: 30em)',
  /** Tablets. */
  md: '@media (min-width: 48em)',
  /** Small laptops. */
  lg: '@media (min-width: 56.25em)',
  /** Desktops. */
  xl: '@media (min-width: 75em)',
} as const satisfies Record<keyof typeof breakpoints, string>;
