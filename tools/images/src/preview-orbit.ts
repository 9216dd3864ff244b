import { GRAVITATION } from '@zarra/physics/constants';
import { createGravity, twoBodies } from '@zarra/physics/gravity';
import { colors } from '@zarra/ui-kit';
import { circle, dots, image, line, type Point, range, rectangle, shape, shapes } from './svg.js';

/**
 * The orbit of our sign, e = 0.8, drawn large: the Sun in a focus, the planet's places at 16 equal times, every second of
 * the equal areas between them shaded.
 */
export const size = { width: 1200, height: 630 };
const a = 455;
const tilt = -14 * (Math.PI / 180);
const e = 0.8;
const count = 16;
const { dark } = colors;

/** A planet without mass that begins at its nearest place; a year is 1, so that G M = 4π² a³. */
const mu = 4 * Math.PI ** 2 * a ** 3;
const nearest = a * (1 - e);
const bodies = twoBodies(mu / GRAVITATION, 0, nearest, Math.sqrt((mu * (1 + e)) / nearest));
const orbit = createGravity(1 / 1000);

/** The Sun's place: the centre of the orbit is the image's. */
const sun: Point = [size.width / 2 - a * e * Math.cos(tilt), size.height / 2 - a * e * Math.sin(tilt)];

/** Place at an eccentric anomaly E; the nearest point lies to the left of the Sun. */
function at(anomaly: number): Point {
  const x = a * (e - Math.cos(anomaly));
  const y = a * Math.sqrt(1 - e * e) * Math.sin(anomaly);
  return [sun[0] + x * Math.cos(tilt) - y * Math.sin(tilt), sun[1] + x * Math.sin(tilt) + y * Math.cos(tilt)];
}

/** Eccentric anomaly at a time, 0 to 2π in a year. */
function anomaly(year: number): number {
  const [, , , x = NaN, y = NaN] = orbit.exact?.(year, { bodies, method: 'yoshida4' }) ?? [];
  const angle = Math.atan2(y / Math.sqrt(1 - e * e), x + a * e);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

export function drawPreview(): string {
  const times = range(0, 1, count).slice(0, count);
  const sectors = times
    .filter((_, index) => index % 2 === 0)
    .map((time) => [sun, ...range(anomaly(time), anomaly(time + 1 / count), 24).map(at)]);
  const places = times.map((time) => at(anomaly(time)));
  const items = [
    shape(rectangle(0, 0, size.width, size.height), { fill: dark.page }),
    shapes(sectors, { fill: dark.accent, opacity: 0.2 }),
    line(range(0, 2 * Math.PI, 360).map(at), { stroke: dark.accent, width: 5 }),
    dots(places, 12, { stroke: dark.accent }),
    dots(places.slice(4, 5), 34, { stroke: dark.text }),
    circle(sun, 22, { fill: dark.heat }),
  ];
  return image(items, size.width, size.height);
}
