import { colors } from '@zarra/ui-kit';
import type { Point } from '@zarra/images/svg';

export interface Cue {
  /** Seconds. */
  readonly from: number;
  readonly to: number;
  /** At most two lines, in Uzbek. */
  readonly text: string;
}

/** A film is 960 × 540. Its lowest 80 pixels stay empty: players show the captions there. */
export interface Film {
  readonly seconds: number;
  /** Time of the poster, s. */
  readonly poster: number;
  readonly cues: readonly Cue[];
  /** SVG elements of the frame at a time. */
  readonly draw: (time: number) => string[];
}

export const width = 960;
export const height = 540;
export const framesPerSecond = 25;

/** Tones of the films: the light theme of the ui-kit. */
export const { page: paper, 'accent-soft': water, text: ink, muted, line: hairline, accent } = colors.light;

export const frame = (items: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
  'font-family="Inter" font-weight="500" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">' +
  `<rect width="${width}" height="${height}" fill="${paper}"/>${items.join('')}</svg>`;

/** Several elements with one opacity. */
export const translucent = (opacity: number, items: readonly string[]): string =>
  opacity <= 0 ? '' : `<g opacity="${opacity.toFixed(3)}">${items.join('')}</g>`;

interface LabelLook {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

/** A short text from a point of its base line; text between two `_` is a symbol and slanted. */
export function label(
  [x, y]: Point,
  text: string,
  { size = 30, anchor = 'start', fill = ink }: LabelLook = {},
): string {
  const parts = text
    .split('_')
    .map((part, at) => (at % 2 ? `<tspan font-style="italic">${part}</tspan>` : part));
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${parts.join('')}</text>`;
}

/** A number as it is written in Uzbek, with `digits` after the comma. */
export const number = (value: number, digits = 1): string => value.toFixed(digits).replace('.', ',');

/** Smooth share, 0–1, of a change between two moments. */
export function progress(time: number, from: number, to: number): number {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/** A value that moves from key to key, in order of time, and is constant between equal ones. */
export const keyframed = (time: number, keys: readonly (readonly [time: number, value: number])[]): number =>
  keys.reduce(
    (value, [to, next], at) => value + (next - value) * progress(time, keys[at - 1]?.[0] ?? to - 1, to),
    keys[0]?.[1] ?? 0,
  );
