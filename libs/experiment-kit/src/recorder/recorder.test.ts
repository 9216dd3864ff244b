import { createRecorder } from './recorder.js';

const keepAll = (window: number, frame: number, bytes: number, until: number) => {
  const recorder = createRecorder<Float64Array>(window, frame, bytes);
  const state = new Float64Array(1);
  for (let steps = 0; steps <= until; steps++) {
    state[0] = steps;
    recorder.keep(steps, state);
  }
  return recorder;
};

test('keeps a copy each frame and gives back the newest before a step', () => {
  const recorder = keepAll(6000, 10, 8, 1000);
  expect(recorder.before(995)).toEqual({ steps: 990, state: Float64Array.of(990) });
  expect(recorder.before(0)?.state[0]).toBe(0);
});

test('forgets what is older than its window', () => {
  const recorder = keepAll(600, 10, 8, 5000);
  expect(recorder.from()).toBe(4400);
  expect(recorder.before(0)?.steps).toBe(4400);
});

test('large states are kept seldom, so that all together stay within 16 MB', () => {
  const wave = createRecorder<Float32Array>(60 * 60, 1, 786_432);
  expect((3600 / wave.stride) * 786_432).toBeLessThanOrEqual(16 * 2 ** 20);
});

test('what lay ahead is forgotten after a change', () => {
  const recorder = keepAll(6000, 10, 8, 100);
  recorder.cut(45);
  expect(recorder.before(100)?.steps).toBe(40);
});
