import type { Rgb } from './theme-colors.js';

/** Stop of a gradient: its position from 0 to 1, and its tone: above 0 towards white, below 0 towards black. */
type Stop = readonly [position: number, tone: number];

/** Highlight of a ball relative to its middle, in radii: the light comes from the upper left. */
export const HIGHLIGHT = [-0.36, -0.42] as const;
/** Tones of a ball from its highlight to its edge, with a rim. */
export const BALL_STOPS: readonly [Stop, Stop, Stop] = [
  [0, 0.4],
  [0.85, -0.14],
  [1, -0.4],
];
/** Tones of a polygonal body from its upper left to its lower right, and of its rim. */
export const BODY_STOPS: readonly [Stop, Stop] = [
  [0, 0.22],
  [1, -0.2],
];
export const RIM_TONE = -0.4;
/** Strength of a glow from its middle to its edge. */
export const GLOW_STOPS: readonly [Stop, Stop, Stop] = [
  [0, 1],
  [0.45, 0.4],
  [1, 0],
];

/** Color lightened towards white, or darkened towards black for a negative part. */
export const toneOf = ([red, green, blue]: Rgb, part: number): Rgb => {
  const mix = (value: number): number => value + part * (part > 0 ? 255 - value : value);
  return [mix(red), mix(green), mix(blue)];
};
