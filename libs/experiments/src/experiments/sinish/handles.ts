import type { Handle } from '@zarra/experiment-kit/experiment';
import type { Values } from '@zarra/experiment-kit/parameters';
import { formatNumber } from '../../numbers.js';
import { wrappedDegrees } from '../../wrapped-angle.js';
import { CM, cornersOf, HALF_PLATE, poseOf, SIDE, toScene } from './bodies.js';
import { fibreEnd } from './fibre.js';
import { isFromInside, laserDirection } from './light.js';
import { BODY, parameters, type RefractionKey, type RefractionTypes } from './parameters.js';

type Si = Values<RefractionKey>;

const DEGREE = Math.PI / 180;
/** Distance of the middle of the laser from its opening, cm. */
const LASER_MIDDLE = 1.2;
/** Changes by an arrow key, in displayed units. */
const KEY_STEP = {
  angle: [0.1, 1],
  turn: [0.5, 5],
  thickness: [0.1, 0.5],
  apex: [1, 5],
  bend: [1, 10],
} as const;

const degrees = (value: number): string => `${formatNumber(value, 1)} gradus`;
const stepOf = (key: keyof typeof KEY_STEP, fine: boolean): number => KEY_STEP[key][fine ? 0 : 1];

/** Handle that turns a body, in its own axes, cm. */
const turnHandle = ({ body, thickness }: Si): readonly [x: number, y: number] =>
  body === BODY.plate ? [HALF_PLATE, -thickness / CM / 2] : [SIDE / 2, 0];

/** Value of a parameter on its grid whose handle is nearest to a point. */
function nearestValue(
  key: 'apex' | 'bend',
  x: number,
  y: number,
  positionOf: (value: number) => readonly [x: number, y: number],
): number {
  const { min, max, step } = parameters[key];
  let [best, least] = [min, Infinity];
  for (let value = min; value <= max; value += step) {
    const [atX, atY] = positionOf(value * DEGREE);
    const distance = Math.hypot(atX - x, atY - y);
    if (distance < least) [best, least] = [value, distance];
  }
  return best;
}

/** Turns the body; the laser stays where it is, as far as the angle of incidence allows. */
function turnTo(
  turn: number,
  { angle, turn: before }: Values<RefractionKey>,
): Partial<Values<RefractionKey>> {
  const { min, max } = parameters.angle;
  const { min: least, max: most } = parameters.turn;
  const next = Math.min(most, Math.max(least, turn));
  return { turn: next, angle: Math.min(max, Math.max(min, angle + before - next)) };
}

const corner = (si: Si): readonly [x: number, y: number] => {
  const [, , own] = cornersOf(si);
  return toScene(poseOf(si), own?.[0] ?? 0, own?.[1] ?? 0);
};

const point = ([x, y]: readonly [number, number]): { x: number; y: number } => ({ x, y });

/** The laser, the body that turns, and the size or the bend of the body. */
export const handles: readonly Handle<RefractionTypes>[] = [
  {
    key: 'laser',
    label: 'Lazer',
    position: ({ si }) => {
      const { x, y, laser } = poseOf(si);
      const [dx, dy] = laserDirection(si);
      return { x: x + (laser + LASER_MIDDLE) * dx, y: y + (laser + LASER_MIDDLE) * dy };
    },
    moveTo: (x, y, { si, values }) => {
      const pose = poseOf(si);
      const [ownX, ownY] = toScene({ x: 0, y: 0, turn: -pose.turn }, x - pose.x, y - pose.y);
      const hasSides = si.body === BODY.border || si.body === BODY.halfCylinder;
      const side = hasSides ? Number(ownY < 0) : values.side;
      const height = hasSides ? Math.abs(ownY) : ownY;
      return { side, angle: Math.max(0, Math.atan2(-ownX, height) / DEGREE) };
    },
    nudge: (dx, dy, fine, { si, values }) => ({
      angle: values.angle - (dx || (isFromInside(si) ? -dy : dy)) * stepOf('angle', fine),
    }),
    valueText: ({ values }) => `tushish burchagi ${degrees(values.angle)}`,
  },
  {
    key: 'turn',
    label: 'Jismni burish',
    isVisible: ({ si }) => si.body === BODY.plate || si.body === BODY.prism,
    position: ({ si }) => point(toScene(poseOf(si), ...turnHandle(si))),
    moveTo: (x, y, { si, values }) => {
      const pose = poseOf(si);
      const [ownX, ownY] = turnHandle(si);
      const turned = Math.atan2(y - pose.y, x - pose.x) - Math.atan2(ownY, ownX) - pose.turn;
      return turnTo(values.turn + wrappedDegrees(turned), values);
    },
    nudge: (dx, dy, fine, { values }) => turnTo(values.turn + (dy || -dx) * stepOf('turn', fine), values),
    valueText: ({ values }) => `burilishi ${degrees(values.turn)}`,
  },
  {
    key: 'thickness',
    label: 'Plastina qalinligi',
    isVisible: ({ si }) => si.body === BODY.plate,
    position: ({ si }) => point(toScene(poseOf(si), -0.75 * HALF_PLATE, -si.thickness / CM)),
    moveTo: (x, y, { si }) => {
      const pose = poseOf(si);
      return { thickness: -toScene({ x: 0, y: 0, turn: -pose.turn }, x - pose.x, y - pose.y)[1] };
    },
    nudge: (dx, dy, fine, { values }) => ({
      thickness: values.thickness - (dy || -dx) * stepOf('thickness', fine),
    }),
    valueText: ({ values }) => `${formatNumber(values.thickness, 1)} santimetr`,
  },
  {
    key: 'apex',
    label: 'Prizmaning sindirish burchagi',
    isVisible: ({ si }) => si.body === BODY.prism,
    position: ({ si }) => point(corner(si)),
    moveTo: (x, y, { si }) => ({ apex: nearestValue('apex', x, y, (apex) => corner({ ...si, apex })) }),
    nudge: (dx, dy, fine, { values }) => ({ apex: values.apex + (dx || -dy) * stepOf('apex', fine) }),
    valueText: ({ values }) => degrees(values.apex),
  },
  {
    key: 'bend',
    label: 'Tolaning uchi',
    isVisible: ({ si }) => si.body === BODY.fibre,
    position: ({ si }) => point(fibreEnd(poseOf(si), si.bend)),
    moveTo: (x, y, { si }) => ({ bend: nearestValue('bend', x, y, (bend) => fibreEnd(poseOf(si), bend)) }),
    nudge: (dx, dy, fine, { values }) => ({ bend: values.bend - (dx || dy) * stepOf('bend', fine) }),
    valueText: ({ values }) => `egilishi ${degrees(values.bend)}`,
  },
];
