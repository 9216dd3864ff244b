import { eccentricAnomaly } from '@zarra/physics/kepler';
import { colors } from '@zarra/ui-kit';
import { circle, dots, image, line, type Point, range, rectangle, shape, shapes } from './svg.js';

/**
 * The orbit of the logo, e = 0.8, enlarged: the Sun at a focus, positions of the planet at 16 equal time intervals, every
 * second of the equal areas between them shaded.
 */
export const size = { width: 1200, height: 630 };
const a = 455;
const tilt = -14 * (Math.PI / 180);
const e = 0.8;
const count = 16;
const { dark } = colors;

/** Position of the Sun: the centre of the orbit is the centre of the image. */
const sun: Point = [size.width / 2 - a * e * Math.cos(tilt), size.height / 2 - a * e * Math.sin(tilt)];

/** Point at an eccentric anomaly E; perihelion is to the left of the Sun. */
function pointAt(anomaly: number): Point {
  const x = a * (e - Math.cos(anomaly));
  const y = a * Math.sqrt(1 - e * e) * Math.sin(anomaly);
  return [sun[0] + x * Math.cos(tilt) - y * Math.sin(tilt), sun[1] + x * Math.sin(tilt) + y * Math.cos(tilt)];
}

/** Eccentric anomaly at a time in periods, 0 to 2π. */
function anomalyAt(year: number): number {
  const angle = eccentricAnomaly(2 * Math.PI * year, e);
  return angle < 0 ? angle + 2 * Math.PI : angle;
}

export function drawPreview(): string {
  const times = range(0, 1, count).slice(0, count);
  const sectors = times
    .filter((_, index) => index % 2 === 0)
    .map((time) => [sun, ...range(anomalyAt(time), anomalyAt(time + 1 / count), 24).map(pointAt)]);
  const positions = times.map((time) => pointAt(anomalyAt(time)));
  const items = [
    shape(rectangle(0, 0, size.width, size.height), { fill: dark.page }),
    shapes(sectors, { fill: dark.accent, opacity: 0.2 }),
    line(range(0, 2 * Math.PI, 360).map(pointAt), { stroke: dark.accent, width: 5 }),
    dots(positions, 12, { stroke: dark.accent }),
    dots(positions.slice(4, 5), 34, { stroke: dark.text }),
    circle(sun, 22, { fill: dark['chart-red'] }),
  ];
  return image(items, size.width, size.height);
}
