import type { Point } from './geometry.js';

/** A coordinate with one decimal. */
export const coordinate = (value: number): string => {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text;
};

const pair = ([x, y]: Point): string => `${coordinate(x)} ${coordinate(y)}`;

/** Path data of straight lines through points. */
export const polyline = (points: readonly Point[], isClosed = false): string =>
  points.length === 0 ? '' : `M${points.map(pair).join('L')}${isClosed ? 'z' : ''}`;

/** Path data of a circle. */
export const circlePath = ([x, y]: Point, radius: number): string => {
  const r = coordinate(radius);
  return `M${pair([x - radius, y])}a${r} ${r} 0 1 0 ${coordinate(2 * radius)} 0a${r} ${r} 0 1 0 ${coordinate(-2 * radius)} 0`;
};

/** Path data of an arc of a circle from one direction to another one, in degrees, counter-clockwise from the right. */
export function arcPath(center: Point, radius: number, from: number, to: number): string {
  const at = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [center[0] + radius * Math.cos(angle), center[1] - radius * Math.sin(angle)];
  };
  const r = coordinate(radius);
  const isLarge = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${pair(at(from))}A${r} ${r} 0 ${isLarge} ${to > from ? 0 : 1} ${pair(at(to))}`;
}
