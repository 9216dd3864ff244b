import { cameraFor, project } from '../stage/camera.js';
import { VIEW_ANGLES } from '../stage/stage-view.js';
import { MAX_TILT, viewpointOf, rotateView, rotateViewByKey } from './rotate-view.js';

const FRONT = { turn: 0, tilt: 0, start: VIEW_ANGLES.isometric };
const box = { left: -2, right: 2, bottom: -1, top: 1 };
/** Canvas position of the foremost point of the scene. */
const front = (angles: { turn: number; tilt: number }) => {
  const spot = { left: 0, top: 0, depth: 0 };
  project({ ...cameraFor(box, 800, 600), ...angles }, 0, 0, 1, spot);
  return spot;
};

test.each([
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
])('%s moves the front of the scene where it points', (key, across, down) => {
  const [before, after] = [front(FRONT), front(rotateViewByKey(FRONT, key) ?? FRONT)];
  expect(Math.sign(Math.round(after.left - before.left))).toBe(across);
  expect(Math.sign(Math.round(after.top - before.top))).toBe(down);
});

test('Shift rotates finely, Home resets, other keys are ignored', () => {
  const [coarse, fine] = [rotateViewByKey(FRONT, 'ArrowRight'), rotateViewByKey(FRONT, 'ArrowRight', true)];
  expect((coarse?.turn ?? 0) / (fine?.turn ?? 0)).toBeCloseTo(5, 12);
  expect(rotateViewByKey({ ...FRONT, turn: 2, tilt: -1 }, 'Home')).toEqual(VIEW_ANGLES.isometric);
  expect(rotateViewByKey(FRONT, 'Tab')).toBeUndefined();
  expect(rotateViewByKey(FRONT, 'PageDown')).toBeUndefined();
});

test('it turns without limit and never over the top', () => {
  let angles = FRONT;
  for (let step = 0; step < 24; step++) angles = { ...angles, ...rotateViewByKey(angles, 'ArrowRight') };
  expect(angles.turn).toBeCloseTo(0, 10);
  for (let step = 0; step < 24; step++) angles = { ...angles, ...rotateView(angles, 0, 0.5) };
  expect(angles.tilt).toBe(MAX_TILT);
  expect(rotateView(FRONT, 0, -9).tilt).toBe(-MAX_TILT);
  for (const by of [4, -4, 40, -40])
    expect(Math.abs(rotateView(FRONT, by, 0).turn)).toBeLessThanOrEqual(Math.PI);
});

test('the viewpoint is that of the viewer: a scene turned left is seen from the right', () => {
  expect(viewpointOf({ turn: -Math.PI / 6, tilt: Math.PI / 9 })).toEqual({ right: 30, up: 20 });
  expect(Object.is(viewpointOf({ turn: 0, tilt: -0.001 }).up, 0)).toBe(true);
});
