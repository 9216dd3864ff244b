import type { Handle } from '@zarra/experiment-kit/experiment';
import { formatNumber } from '../../numbers.js';
import { PULLING, type InclineTypes } from './parameters.js';
import { alongPlane, blockHeight, blockMiddle, BOARD, forceAt, handPlace, toScene } from './scene.js';

const DEGREE = Math.PI / 180;
const CM = 0.01;

/** End of the plane, block, and the ring of the dynamometer. */
export const handles: readonly Handle<InclineTypes>[] = [
  {
    key: 'end',
    label: 'Tekislikning uchi',
    position: ({ si }) => toScene(si.angle, BOARD, 0),
    moveTo: (x, y) => ({ angle: Math.atan2(y, x) / DEGREE }),
    nudge: (dx, dy, fine, { values: { angle } }) => ({ angle: angle + (dy || -dx) * (fine ? 0.1 : 1) }),
    valueText: ({ values: { angle } }) => `qiyalik burchagi ${formatNumber(angle, 1)} gradus`,
  },
  {
    key: 'block',
    label: 'Brusok',
    position: ({ state: [position = 0], si }) =>
      toScene(si.angle, blockMiddle(position), blockHeight(si.face) / 2),
    moveTo: (x, y, { si }) => ({ start: (alongPlane(si.angle, x, y) - blockMiddle(0)) / CM, push: 0 }),
    release: ({ x, y }, { si }) => ({ push: alongPlane(si.angle, x, y) }),
    nudge: (dx, dy, fine, { state: [position = 0] }) => ({
      start: position / CM + (dx || dy) * (fine ? 1 : 5),
      push: 0,
    }),
    valueText: ({ values: { start } }) => `boshlangʻich oʻrni ${formatNumber(start)} santimetr`,
  },
  {
    key: 'hook',
    label: 'Dinamometr halqasi',
    isVisible: ({ si }) => si.pulling === PULLING.force,
    position: ({ state: [position = 0], si }) =>
      toScene(si.angle, handPlace(position, si.force), blockHeight(si.face) / 2),
    moveTo: (x, y, { state: [position = 0], si }) => ({
      force: forceAt(alongPlane(si.angle, x, y), position),
    }),
    nudge: (dx, dy, fine, { values: { force } }) => ({ force: force + (dx || dy) * (fine ? 0.05 : 0.5) }),
    valueText: ({ values: { force } }) => `tortish kuchi ${formatNumber(force, 2)} nyuton`,
  },
];
