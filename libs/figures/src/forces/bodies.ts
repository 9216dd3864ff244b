import type { Point } from '../sheet/geometry.js';
import { circlePath, polyline } from '../sheet/svg.js';
import type { Forces } from './forces-schema.js';

/** A drawn body: shapes by their class, in pixels around its middle, and its extent. */
export interface Body {
  /** Height of the middle above the ground or slope. */
  readonly height: number;
  readonly half: number;
  readonly draw: (toSheet: (point: Point) => Point) => (readonly [ink: string, data: string])[];
}

const arc = (center: Point, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 8) * Math.PI) / 180;
    return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)];
  });

/** Bodies with y upwards. */
export const BODIES: Readonly<Record<NonNullable<Forces['body']>, Body>> = {
  block: {
    height: 17,
    half: 26,
    draw: (to) => [
      [
        'b',
        polyline(
          (
            [
              [-26, -17],
              [26, -17],
              [26, 17],
              [-26, 17],
            ] as Point[]
          ).map(to),
          true,
        ),
      ],
    ],
  },
  ball: {
    height: 18,
    half: 18,
    draw: (to) => [['b', circlePath(to([0, 0]), 18)]],
  },
  car: {
    height: 19,
    half: 40,
    draw: (to) => {
      const roof: Point[] = [
        [-40, -11],
        [-40, 1],
        [-27, 4],
        ...arc([-12, 6], 12, 150, 90),
        ...arc([10, 6], 12, 90, 30),
        [28, 4],
        ...arc([34, -5], 7, 80, 0),
        [41, -11],
      ];
      const window: Point[] = [[-19, 4], ...arc([-11, 5], 9, 140, 90), [0, 14], [0, 4]];
      const front: Point[] = [[4, 4], [4, 14], ...arc([9, 5], 9, 90, 40), [19, 4]];
      return [
        ['b', polyline(roof.map(to), true)],
        ['', polyline(window.map(to), true) + polyline(front.map(to), true)],
        ['b', circlePath(to([-23, -11]), 8) + circlePath(to([23, -11]), 8)],
        ['f', circlePath(to([-23, -11]), 2) + circlePath(to([23, -11]), 2)],
      ];
    },
  },
  lamp: {
    height: 0,
    half: 24,
    draw: (to) => [
      ['b', polyline(([...arc([0, -12], 9, 180, 360)] as Point[]).map(to), true)],
      [
        'b',
        polyline(
          (
            [
              [-7, 14],
              [7, 14],
              [24, -12],
              [-24, -12],
            ] as Point[]
          ).map(to),
          true,
        ),
      ],
    ],
  },
};
