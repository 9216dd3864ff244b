// @ts-check
import { range, root } from './numerics.mjs';
import { circle, dots, line, shape, shapes } from './svg.mjs';
/** @typedef {import('./svg.mjs').Point} Point */

/**
 * The orbit of our sign, e = 0.8, drawn large: the Sun in a focus, the planet's places at 16 equal times, every second of
 * the equal areas between them shaded. Colours are the tokens of the dark theme.
 */
const ground = '#0c1421';
const accent = '#88bafd';
const warm = '#e39570';
const text = '#ebe8df';

export const width = 1200;
export const height = 630;
const a = 455;
const tilt = -14 * (Math.PI / 180);
const e = 0.8;
const count = 16;

/** The Sun's place: the centre of the orbit of the sign is the picture's. @type {Point} */
const sun = [width / 2 - a * e * Math.cos(tilt), height / 2 - a * e * Math.sin(tilt)];

/** Place from the Sun, the nearest point to its left. @param {number} anomaly eccentric anomaly E @returns {Point} */
function at(anomaly) {
  const x = a * (e - Math.cos(anomaly));
  const y = a * Math.sqrt(1 - e * e) * Math.sin(anomaly);
  return [sun[0] + x * Math.cos(tilt) - y * Math.sin(tilt), sun[1] + x * Math.sin(tilt) + y * Math.cos(tilt)];
}

/** Kepler's equation M = E − e sin E. @param {number} mean @returns {number} */
const eccentric = (mean) => root((x) => x - e * Math.sin(x) - mean, mean - 1, mean + 1);

/** @returns {string[]} */
export function draw() {
  const times = range(0, 2 * Math.PI, count).slice(0, count);
  const places = times.map((time) => at(eccentric(time)));
  const sectors = times
    .filter((_, index) => index % 2 === 0)
    .map((time) => [sun, ...range(eccentric(time), eccentric(time + (2 * Math.PI) / count), 24).map(at)]);
  /** @type {Point[]} */
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return [
    shape(corners, { fill: ground }),
    shapes(sectors, { fill: accent, opacity: 0.2 }),
    line(range(0, 2 * Math.PI, 360).map(at), { stroke: accent, width: 5 }),
    dots(places, 12, { stroke: accent }),
    dots([at(eccentric(times[4] ?? 0))], 34, { stroke: text }),
    circle(sun, 22, { fill: warm }),
  ];
}
