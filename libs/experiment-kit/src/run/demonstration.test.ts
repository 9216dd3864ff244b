import { persistAddress } from '../share/persist-address.js';
import { createStateAddress } from '../share/state-address.js';
import { testDefinition } from '../testing/definition.js';
import { createSession } from './create-session.js';
import type { Session } from './session.js';

const FRAMES_PER_SECOND = 60;

/** Passes frames for a page time, s. */
const passFrames = (session: Session, seconds: number, start = 0): void => {
  for (let frame = 0; frame <= seconds * FRAMES_PER_SECOND; frame++)
    session.frame(start + frame / FRAMES_PER_SECOND);
};

test('the demonstration is a recorded run that pauses by itself after eight seconds and can go on', () => {
  const session = createSession(testDefinition);
  const onFrame = jest.fn();
  session.onFrame(onFrame);
  session.demonstrate();
  passFrames(session, 7.9);
  expect(session.store.getState()).toMatchObject({ playing: true, demonstrating: true });
  expect(onFrame.mock.calls.length).toBeGreaterThan(400);
  passFrames(session, 0.2, 7.9);
  const { playing, steps } = session.store.getState();
  expect(playing).toBe(false);
  expect(steps).toBeGreaterThan(700);
  expect(session.readings.series.length).toBeGreaterThan(300);
  session.play();
  passFrames(session, 1, 8.1);
  expect(session.run.steps).toBeGreaterThan(steps + 50);
});

test('it has the declared values', () => {
  const session = createSession({ ...testDefinition, demonstration: { values: { length: 2, pull: 1 } } });
  session.demonstrate();
  expect(session.store.getState().values).toMatchObject({ length: 2, pull: 1, angle: 30 });
  expect(session.store.getState().earlierRuns).toEqual([]);
});

test('the first command takes it over: it pauses where it is, or goes on after eight seconds', () => {
  const paused = createSession(testDefinition);
  paused.demonstrate();
  passFrames(paused, 1);
  const { steps } = paused.run;
  paused.pause();
  expect(paused.store.getState()).toMatchObject({ playing: false, demonstrating: false, steps });

  const changed = createSession(testDefinition);
  changed.demonstrate();
  passFrames(changed, 1);
  changed.setView({ arrows: 1 });
  passFrames(changed, 9, 1);
  expect(changed.store.getState()).toMatchObject({ playing: true, demonstrating: false });
});

test('a changed parameter starts the next run and keeps the curve of the demonstration', () => {
  const session = createSession(testDefinition);
  session.demonstrate();
  passFrames(session, 1);
  session.set({ length: 1.5 });
  expect(session.store.getState()).toMatchObject({ playing: true, demonstrating: false, steps: 0 });
  expect(session.store.getState().earlierRuns).toHaveLength(1);
});

test('it is not written to the address before a command', () => {
  jest.useFakeTimers();
  const session = createSession(testDefinition);
  const write = jest.fn();
  const stop = persistAddress(session, 100, write);
  session.demonstrate();
  passFrames(session, 8.1);
  jest.advanceTimersByTime(1000);
  expect(write).not.toHaveBeenCalled();
  session.stepBy(1);
  jest.advanceTimersByTime(1000);
  expect(write).toHaveBeenCalledTimes(1);
  expect(createStateAddress(session).fragment).not.toBe('');
  stop();
  jest.useRealTimers();
});

test('it plays only in the initial state: not after a command, not for a shared state, not twice', () => {
  const used = createSession(testDefinition);
  used.set({ length: 1.5 });
  const shared = createSession(testDefinition, createSession(testDefinition).sharedState());
  const repeated = createSession(testDefinition);
  repeated.demonstrate();
  repeated.pause();
  for (const session of [used, shared, repeated]) {
    session.demonstrate();
    expect(session.store.getState().playing).toBe(false);
  }
});
