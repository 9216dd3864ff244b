import { cameraFor, project } from '../stage/camera.js';
import { STARTS } from '../stage/stage-view.js';
import { MOST_TILT, standpoint, turned, turnedByKey } from './turn-view.js';

const FRONT = { turn: 0, tilt: 0, start: STARTS.aslant };
const box = { left: -2, right: 2, bottom: -1, top: 1 };
/** Where the foremost point of the scene is seen. */
const front = (angles: { turn: number; tilt: number }) => {
  const spot = { left: 0, top: 0, near: 0 };
  project({ ...cameraFor(box, 800, 600), ...angles }, 0, 0, 1, spot);
  return spot;
};

test.each([
  ['ArrowLeft', -1, 0],
  ['ArrowRight', 1, 0],
  ['ArrowUp', 0, -1],
  ['ArrowDown', 0, 1],
])('%s moves the front of the scene where it points', (key, across, down) => {
  const [before, after] = [front(FRONT), front(turnedByKey(FRONT, key) ?? FRONT)];
  expect(Math.sign(Math.round(after.left - before.left))).toBe(across);
  expect(Math.sign(Math.round(after.top - before.top))).toBe(down);
});

test('Shift turns finely, Home goes back, other keys are left to the page', () => {
  const [coarse, fine] = [turnedByKey(FRONT, 'ArrowRight'), turnedByKey(FRONT, 'ArrowRight', true)];
  expect((coarse?.turn ?? 0) / (fine?.turn ?? 0)).toBeCloseTo(5, 12);
  expect(turnedByKey({ ...FRONT, turn: 2, tilt: -1 }, 'Home')).toEqual(STARTS.aslant);
  expect(turnedByKey(FRONT, 'Tab')).toBeUndefined();
  expect(turnedByKey(FRONT, 'PageDown')).toBeUndefined();
});

test('it turns all the way round and never over the top', () => {
  let angles = FRONT;
  for (let step = 0; step < 24; step++) angles = { ...angles, ...turnedByKey(angles, 'ArrowRight') };
  expect(angles.turn).toBeCloseTo(0, 10);
  for (let step = 0; step < 24; step++) angles = { ...angles, ...turned(angles, 0, 0.5) };
  expect(angles.tilt).toBe(MOST_TILT);
  expect(turned(FRONT, 0, -9).tilt).toBe(-MOST_TILT);
  for (const by of [4, -4, 40, -40]) expect(Math.abs(turned(FRONT, by, 0).turn)).toBeLessThanOrEqual(Math.PI);
});

test('the standpoint is the reader’s: what turns to the left is seen from the right', () => {
  expect(standpoint({ turn: -Math.PI / 6, tilt: Math.PI / 9 })).toEqual({ right: 30, up: 20 });
  expect(Object.is(standpoint({ turn: 0, tilt: -0.001 }).up, 0)).toBe(true);
});
