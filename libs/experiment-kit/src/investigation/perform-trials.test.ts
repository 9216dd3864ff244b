import { createSession } from '../run/create-session.js';
import { storyDefinition } from '../testing/stories.js';
import { applySetUp, performTrials } from './perform-trials.js';

const setUp = { values: { length: 2 }, view: { arrows: 1 }, controls: [], instruction: '' };

test('a set-up opens the initial state with its changes, paused at the start', () => {
  const session = createSession(storyDefinition);
  session.set({ pull: 3, length: 0.5 });
  session.stepBy(50);
  session.play();
  applySetUp(session, setUp);
  expect(session.run.values).toMatchObject({ length: 2, pull: 0 });
  expect(session.run.steps).toBe(0);
  expect(session.store.getState()).toMatchObject({ playing: false, view: { arrows: 1 } });
});

test('live values of a trial are set after the start, not at it', () => {
  performTrials(storyDefinition, setUp, {
    trials: [
      { liveValues: { pull: 2 }, seconds: 1 },
      { values: { pull: 2 }, seconds: 1 },
    ],
    answer: (changed, started) => {
      expect([changed, started].map((after) => after('parameter:pull'))).toEqual([2, 2]);
      // A body that starts in equilibrium at 2 m rests; a pull that begins a step later finds it moving.
      expect(started('x')).toBeCloseTo(200, 6);
      expect(changed('x')).toBeCloseTo(200 - 2 * Math.sin(1), 0);
      expect(changed('x')).toBeLessThan(199);
      return 0;
    },
  });
});

test('readings are those of the screen after each trial, which begins at the start', () => {
  const answer = performTrials(storyDefinition, setUp, {
    trials: [
      { seconds: 2 },
      // The same values: the run begins again.
      { seconds: 1 },
      { values: { length: 1 }, events: 1 },
      { moves: [{ handle: 'body', direction: 'right', times: 2, fine: true }] },
    ],
    answer: (_first, after, middle, moved) => {
      expect(after('time')).toBe(1);
      expect(after('x')).toBeCloseTo(200 * Math.cos(1), 0);
      expect(middle('time')).toBeCloseTo(Math.PI / 2, 1);
      // The last whole step, a hundredth of a second at 1 m/s.
      expect(Math.abs(middle('x'))).toBeLessThan(1);
      expect(moved('parameter:length')).toBe(1.2);
      return after('x') / middle('parameter:length');
    },
  });
  expect(answer).toBeCloseTo(200 * Math.cos(1), 0);
});
