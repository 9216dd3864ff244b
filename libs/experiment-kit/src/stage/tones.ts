import type { Rgb } from '../experiment/pen.js';

/** Stop of a gradient. Tones above 0 are towards white, below 0 towards black. */
type Stop = readonly [position: number, tone: number, opacity: number];

/** Highlight of a ball relative to its center, in radii: the light comes from the upper left. */
export const HIGHLIGHT = [-0.36, -0.42] as const;
export const CENTER = [0, 0] as const;

/** Gradients: of a ball from its highlight to its rim, of a body from its upper left to its lower right, of light. */
export const STOPS = {
  ball: [
    [0, 0.4, 1],
    [0.85, -0.14, 1],
    [1, -0.4, 1],
  ],
  body: [
    [0, 0.22, 1],
    [1, -0.2, 1],
  ],
  glow: [
    [0, 0, 1],
    [0.45, 0, 0.4],
    [1, 0, 0],
  ],
} satisfies Record<string, readonly Stop[]>;

/** CSS color lightened towards white, or darkened towards black for a negative tone. */
export const toneOf = (rgb: readonly number[], tone: number, opacity = 1): string => {
  const parts = rgb.map((value) => value + tone * (tone > 0 ? 255 - value : value));
  const hex = (part: number): string => Math.round(part).toString(16).padStart(2, '0');
  return `#${[...parts, 255 * opacity].map(hex).join('')}`;
};

/** Light of a color: its hue at full brightness. */
export function lightOf([red, green, blue]: Rgb): Rgb {
  const factor = 255 / Math.max(red, green, blue, 1);
  return [factor * red, factor * green, factor * blue];
}
