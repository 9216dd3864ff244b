import type { Point } from '../sheet/geometry.js';
import { arcPath, circlePath, polyline } from '../sheet/svg.js';
import type { BoardElement } from './board.js';

/** A symbol of GOST and IEC 60617 at the middle of its place. */
interface CircuitSymbol {
  /** Half of its length: leads end here. */
  readonly half: number;
  /** Half of its width, without an arrow. */
  readonly width: number;
  /** Shapes by their class. */
  readonly shapes: readonly (readonly [ink: string, data: string])[];
  /** A letter in the middle. */
  readonly letter?: string;
}

/** Place on the sheet: `u` along the current, `v` across it, to the right of the direction for vertical places. */
export interface Frame {
  readonly middle: Point;
  readonly isHorizontal: boolean;
}

export const placed = ({ middle: [x, y], isHorizontal }: Frame, u: number, v: number): Point =>
  isHorizontal ? [x + u, y + v] : [x - v, y + u];

/** Draws the symbol of an element. @param isClosed of a switch */
export function symbolOf({ kind, amount = 1 }: BoardElement, frame: Frame): CircuitSymbol {
  const line = (...points: readonly [number, number][]): string =>
    polyline(points.map(([u, v]) => placed(frame, u, v)));
  const outline = (...points: readonly [number, number][]): string => `${line(...points)}z`;
  const rectangle = (half: number, width: number): string =>
    outline([-half, -width], [half, -width], [half, width], [-half, width]);
  const circle = (radius: number): string => circlePath(frame.middle, radius);
  const sign = amount < 0 ? -1 : 1;
  switch (kind) {
    case 'wire':
      return { half: 0, width: 0, shapes: [] };
    case 'resistor':
      return { half: 18, width: 7, shapes: [['b', rectangle(18, 7)]] };
    case 'rheostat':
      return {
        half: 18,
        width: 13,
        shapes: [
          ['b', rectangle(18, 7)],
          ['', line([-14, 15], [12, -13])],
          ['f', outline([15, -16], [12.5, -9], [8.5, -12.5])],
        ],
      };
    case 'battery':
      // The long plate is positive: at the left or upper end, unless the amount is negative.
      return {
        half: 4,
        width: 14,
        shapes: [['', line([-4 * sign, -14], [-4 * sign, 14]) + line([4 * sign, -7], [4 * sign, 7])]],
      };
    case 'alternating':
      return {
        half: 14,
        width: 14,
        shapes: [['b', circle(14)]],
        letter: '~',
      };
    case 'ammeter':
      return { half: 14, width: 14, shapes: [['b', circle(14)]], letter: 'A' };
    case 'voltmeter':
      return { half: 14, width: 14, shapes: [['b', circle(14)]], letter: 'V' };
    case 'lamp': {
      const side = 13 * Math.SQRT1_2;
      return {
        half: 13,
        width: 13,
        shapes: [
          ['b', circle(13)],
          ['', line([-side, -side], [side, side]) + line([-side, side], [side, -side])],
        ],
      };
    }
    case 'switch':
      return {
        half: 14,
        width: 10,
        shapes: [
          ['', amount === 0 ? line([-14, 0], [11, -13]) : line([-14, 0], [14, 0])],
          ['f', circlePath(placed(frame, -14, 0), 2.2) + circlePath(placed(frame, 14, 0), 2.2)],
        ],
      };
    case 'capacitor':
      return { half: 4, width: 13, shapes: [['', line([-4, -13], [-4, 13]) + line([4, -13], [4, 13])]] };
    case 'coil':
      return {
        half: 20,
        width: 6,
        shapes: [
          [
            '',
            [-15, -5, 5, 15]
              .map((u) =>
                frame.isHorizontal
                  ? arcPath(placed(frame, u, 0), 5, 180, 0)
                  : arcPath(placed(frame, u, 0), 5, 90, -90),
              )
              .join(''),
          ],
        ],
      };
    case 'diode':
      return {
        half: 8,
        width: 9,
        shapes: [
          ['b', outline([-8 * sign, -9], [-8 * sign, 9], [8 * sign, 0])],
          ['', line([8 * sign, -9], [8 * sign, 9])],
        ],
      };
  }
}

/** Units of the amounts that are written beside elements. */
export const UNITS: Readonly<Partial<Record<BoardElement['kind'], string>>> = {
  battery: 'V',
  alternating: 'V',
  resistor: 'Ω',
  rheostat: 'Ω',
  capacitor: 'μF',
  coil: 'H',
};
