import type { Tray } from '@zarra/experiment-kit/experiment';
import { KIND, parameters, type OpticalBenchTypes } from './parameters.js';

/** Distance from the optical element within which a dropped one replaces it, cm. */
const REACH = 15;
/** Half height of an element and half width of the drop target, cm. */
const HALF_HEIGHT = 5;
const HALF_WIDTH = 3.5;

/** Outlines, cm, y down. Their curvature is greater than that of most lenses on the bench: they are recognisable. */
const LENS = { stroke: 'chart-blue', fill: 'accent-soft' } as const;
const MIRROR = { stroke: 'text' } as const;

const partOf = (
  kind: number,
  picture: { readonly d: string; readonly stroke: 'chart-blue' | 'text'; readonly fill?: 'accent-soft' },
  isAdvanced = false,
) => ({
  key: String(kind),
  label: parameters.kind.choices?.[kind] ?? '',
  picture: [picture],
  isAdvanced,
});

/** Lenses and mirrors: a placed one replaces the one on the bench. */
export const tray: Tray<OpticalBenchTypes> = {
  parts: [
    partOf(KIND.biconvex, { ...LENS, d: 'M0-5Q3 0 0 5Q-3 0 0-5' }),
    partOf(KIND.biconcave, { ...LENS, d: 'M-2-5H2Q-.6 0 2 5H-2Q.6 0-2-5' }),
    partOf(KIND.concaveMirror, {
      ...MIRROR,
      d: 'M-1-5Q2.6 0-1 5M.2-3 1.7-4.2M.8-1 2.3-2.2M.8 1 2.3-.2M.2 3 1.7 1.8',
    }),
    partOf(KIND.convexMirror, {
      ...MIRROR,
      d: 'M1-5Q-2.6 0 1 5M-.2-3 1.3-4.2M-.8-1 .7-2.2M-.8 1 .7-.2M-.2 3 1.3 1.8',
    }),
    partOf(KIND.convexPlane, { ...LENS, d: 'M1-5V5Q-3 0 1-5' }, true),
    partOf(KIND.planeConvex, { ...LENS, d: 'M-1-5V5Q3 0-1-5' }, true),
    partOf(KIND.pair, { ...LENS, d: 'M-2.5-5Q.5 0-2.5 5Q-5.5 0-2.5-5M2.5-5Q5.5 0 2.5 5Q-.5 0 2.5-5' }, true),
  ],
  pictureSize: [12, 12],
  target: (x, y) =>
    Math.hypot(x, y) > REACH
      ? undefined
      : { left: -HALF_WIDTH, right: HALF_WIDTH, bottom: -HALF_HEIGHT - 1, top: HALF_HEIGHT + 1 },
  place: (key) => ({ values: { kind: Number(key) } }),
};
