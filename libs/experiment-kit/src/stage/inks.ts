import type { Ink } from './pen.js';

/** Looks colours up in the page. */
export interface Inks {
  /** The colour as the page writes it. */
  css: (ink: Ink) => string;
  /** Red, green, blue, 0 to 255. */
  rgb: (ink: Ink) => readonly [number, number, number];
  /** Forgets what was looked up: the theme is another. */
  forget: () => void;
}

/** The site's colours where an element stands, read once a theme. */
export function readInks(element: Element): Inks {
  const known = new Map<Ink, string>();
  const css = (ink: Ink): string => {
    let colour = known.get(ink);
    if (colour === undefined) {
      colour = getComputedStyle(element).getPropertyValue(`--ui-color-${ink}`).trim() || 'gray';
      known.set(ink, colour);
    }
    return colour;
  };
  return {
    css,
    rgb(ink) {
      const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(css(ink));
      const part = (index: number): number => parseInt(hex?.[index] ?? '80', 16);
      return [part(1), part(2), part(3)];
    },
    forget: () => known.clear(),
  };
}
