// @ts-check
/**
 * What a film is, and the parts its pictures are drawn with. A film is 960 × 540; its lowest 80 pixels stay empty,
 * because players lay the captions there.
 *
 * @typedef {object} Cue
 * @property {number} from seconds
 * @property {number} to seconds
 * @property {string} text at most two lines
 *
 * @typedef {object} Film
 * @property {number} seconds
 * @property {number} poster moment of the poster, seconds
 * @property {readonly Cue[]} cues what is said, in Uzbek
 * @property {(time: number) => string[]} draw the picture at a moment, as pieces of SVG
 */
import { ink, paper } from './palette.mjs';

export const width = 960;
export const height = 540;
export const framesPerSecond = 25;

/** @param {readonly string[]} items */
export const frame = (items) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ` +
  'font-family="Inter" font-weight="500" fill="none" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">' +
  `<rect width="${width}" height="${height}" fill="${paper}"/>${items.join('')}</svg>`;

/** Several pieces, seen through by `opacity`. @param {number} opacity @param {readonly string[]} items */
export const veil = (opacity, items) =>
  opacity <= 0 ? '' : `<g opacity="${opacity.toFixed(3)}">${items.join('')}</g>`;

/**
 * A short text; what stands between two `_` is a symbol and slanted.
 *
 * @param {import('../../images/src/svg.mjs').Point} place of the base line
 * @param {string} text
 * @param {{ size?: number, anchor?: 'start' | 'middle' | 'end', fill?: string }} [look]
 */
export function label([x, y], text, { size = 30, anchor = 'start', fill = ink } = {}) {
  const parts = text
    .split('_')
    .map((part, at) => (at % 2 ? `<tspan font-style="italic">${part}</tspan>` : part));
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" text-anchor="${anchor}" fill="${fill}">${parts.join('')}</text>`;
}

/** A number as it is written in Uzbek, with `digits` after the comma. @param {number} value @param {number} [digits] */
export const number = (value, digits = 1) => value.toFixed(digits).replace('.', ',');

/** How far a change that begins at `from` and ends at `to` has come, 0–1, gently. @param {number} time @param {number} from @param {number} to */
export function progress(time, from, to) {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

/**
 * A value led from key to key, resting between equal ones.
 *
 * @param {number} time
 * @param {readonly (readonly [time: number, value: number])[]} keys in order of time
 */
export function led(time, keys) {
  let value = keys[0]?.[1] ?? 0;
  for (const [at, [to, next]] of keys.entries()) {
    const from = keys[at - 1]?.[0] ?? to - 1;
    value += (next - value) * progress(time, from, to);
  }
  return value;
}
