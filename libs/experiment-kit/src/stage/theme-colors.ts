import type { Ink, Rgb } from '../experiment/pen.js';

/** Colors of the current theme. */
export type ThemeColors = ReturnType<typeof readThemeColors>;

/** Reads the theme's colors at an element, once per theme. */
export function readThemeColors(element: Element) {
  const cache = new Map<Ink, string>();
  const css = (ink: Ink): string => {
    let color = cache.get(ink);
    if (color === undefined) {
      color = getComputedStyle(element).getPropertyValue(`--ui-color-${ink}`).trim() || 'gray';
      cache.set(ink, color);
    }
    return color;
  };
  return {
    /** CSS color value. */
    css,
    rgb(ink: Ink): Rgb {
      const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})/i.exec(css(ink));
      const part = (index: number): number => parseInt(hex?.[index] ?? '80', 16);
      return [part(1), part(2), part(3)];
    },
    /** Clears the cache after a theme change. */
    clear: (): void => cache.clear(),
  };
}

/**
 * Observes what canvases depend on besides their data: the page's colors, set by the user or by the system, and
 * its fonts. A canvas draws text in a fallback font until the page's font has loaded.
 * @returns stops it
 */
export function observeAppearance(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', onChange);
  document.fonts.addEventListener('loadingdone', onChange);
  return () => {
    chosen.disconnect();
    system.removeEventListener('change', onChange);
    document.fonts.removeEventListener('loadingdone', onChange);
  };
}
