import type { ColorName } from './colors.js';
import { composites } from './composites.js';

/** Colours as CSS variables, with what is made of them. */
export const declareColors = (palette: Partial<Record<ColorName, string>>): string =>
  composites +
  Object.entries(palette)
    .map(([name, color]) => `--ui-color-${name}:${color};`)
    .join('');
