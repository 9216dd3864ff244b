import { createKeyframeRecorder } from './keyframe-recorder.js';

const recordSteps = (window: number, frame: number, bytes: number, until: number) => {
  const recorder = createKeyframeRecorder(window, frame, bytes);
  const state = new Float64Array(1);
  for (let steps = 0; steps <= until; steps++) {
    state[0] = steps;
    recorder.add(steps, state);
  }
  return recorder;
};

test('it stores a copy per frame and finds the latest before a step', () => {
  const recorder = recordSteps(6000, 10, 8, 1000);
  expect(recorder.findBefore(995)).toEqual({ steps: 990, state: Float64Array.of(990) });
  expect(recorder.findBefore(0)?.state[0]).toBe(0);
});

test('it removes keyframes older than its window', () => {
  const recorder = recordSteps(600, 10, 8, 5000);
  expect(recorder.oldestStep()).toBe(4400);
  expect(recorder.findBefore(0)?.steps).toBe(4400);
});

test('large states are stored rarely, within 16 MB in total', () => {
  const wave = createKeyframeRecorder(60 * 60, 1, 786_432);
  expect((3600 / wave.stride) * 786_432).toBeLessThanOrEqual(16 * 2 ** 20);
});

test('later keyframes are removed after a change', () => {
  const recorder = recordSteps(6000, 10, 8, 100);
  recorder.removeAfter(45);
  expect(recorder.findBefore(100)?.steps).toBe(40);
});
