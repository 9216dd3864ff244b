import { stateHash } from '@zarra/physics';
import type { Snapshot } from '../experiment/experiment.js';
import { testDefinition } from '../testing/definition.js';
import { createSession } from './create-session.js';

/** Plays a recorded run with two parameter changes at a frame rate and returns its step 250. */
const playAt = (framesPerSecond: number) => {
  const changes = [
    { steps: 100, key: 'pull', value: 1.5 },
    { steps: 180, key: 'kind', value: 2 },
  ] as const;
  const { run, view } = createSession(testDefinition).sharedState();
  const session = createSession(testDefinition, { run: { ...run, changes }, view });
  session.play();
  for (let frame = 0; frame <= framesPerSecond * 3; frame++) session.frame(frame / framesPerSecond);
  session.seek(250);
  return [session.run.steps, session.run.values['kind'], stateHash(session.run.state)];
};

test.each([15, 60, 144])('%d frames a second lead to the same bits as 30 at the same step', (frames) => {
  expect(playAt(frames)).toEqual(playAt(30));
  expect(playAt(frames).slice(0, 2)).toEqual([250, 2]);
});

test('speed 0.5 computes half as many steps in the same time', () => {
  const session = createSession(testDefinition);
  session.setSpeed(0.5);
  session.play();
  for (let frame = 0; frame <= 120; frame++) session.frame(frame / 60);
  expect(Math.abs(session.run.steps - 100)).toBeLessThanOrEqual(1);
});

test('snapshots between two steps are interpolated', () => {
  const session = createSession(testDefinition);
  session.setSpeed(0.1);
  session.play();
  const seen: number[] = [];
  for (let frame = 0; frame <= 60; frame++) {
    session.frame(frame / 60);
    seen.push(session.snapshot().time);
  }
  const grown = seen.slice(1).map((time, index) => time - (seen[index] ?? 0));
  expect(Math.max(...grown)).toBeLessThan(0.0034);
});

test('numbers on the page change at most ten times a second', () => {
  const session = createSession(testDefinition);
  session.play();
  let changes = 0;
  session.store.subscribe(() => changes++);
  for (let frame = 0; frame <= 144; frame++) session.frame(frame / 144);
  expect(changes).toBeGreaterThanOrEqual(9);
  expect(changes).toBeLessThanOrEqual(11);
});

test('lag is reported only while the device is slow', () => {
  const session = createSession(testDefinition);
  session.play();
  session.frame(0);
  session.frame(1);
  expect(session.store.getState().isLagging).toBe(true);
  for (let frame = 0; frame < 60; frame++) session.frame(1 + frame / 60);
  expect(session.store.getState().isLagging).toBe(false);
});

test('a pause is not counted as lag', () => {
  const session = createSession(testDefinition);
  session.play();
  session.frame(0);
  session.pause();
  session.play();
  session.frame(100);
  expect(session.store.getState().isLagging).toBe(false);
  expect(session.run.steps).toBe(0);
});

test('events are emitted once, and can be run to', () => {
  const session = createSession(testDefinition);
  const eventKeys: string[] = [];
  const end = session.onSimulationEvent(({ key }) => eventKeys.push(key));
  const found = session.runToNextEvent();
  expect(found?.key).toBe('middle');
  expect(eventKeys).toEqual(['middle']);
  expect(Math.abs(session.run.state[0] ?? NaN)).toBeLessThan(0.05);
  end();
  session.runToNextEvent();
  expect(eventKeys).toEqual(['middle']);
});

test('in a frame of many steps an event comes with the state, time and values at the event', () => {
  const session = createSession(testDefinition);
  const received: { key: string; time: number; snapshot: Snapshot }[] = [];
  session.onSimulationEvent(({ key, time }, snapshot) => received.push({ key, time, snapshot }));
  session.set({ pull: -1 });
  const record = session.sharedState();
  const changes = [{ steps: 160, key: 'pull', value: 5 }];
  const replayed = createSession(testDefinition, { ...record, run: { ...record.run, changes } });
  replayed.onSimulationEvent(({ key, time }, snapshot) => received.push({ key, time, snapshot }));
  for (const { stepBy } of [session, replayed]) stepBy(200);
  expect(received).toHaveLength(2);
  for (const { key, time, snapshot } of received) {
    expect([key, snapshot.time]).toEqual(['middle', time]);
    // Between two steps: the body is exactly in the middle.
    expect(Math.abs(snapshot.state[0] ?? NaN)).toBeLessThan(1e-9);
    expect([snapshot.values['pull'], snapshot.si['pull'], snapshot.view]).toEqual([-1, -1, { arrows: 0 }]);
  }
  expect([Math.abs(session.run.state[0] ?? NaN) > 0.1, replayed.run.values['pull']]).toEqual([true, 5]);
});

test('stepping and seeking pause it', () => {
  const session = createSession(testDefinition);
  session.play();
  session.stepBy(5);
  expect([session.store.getState().playing, session.run.steps]).toEqual([false, 5]);
  session.stepBy(-2);
  expect(session.run.steps).toBe(3);
  session.seek(1);
  expect(session.store.getState().steps).toBe(1);
});

test('a non-live parameter starts a new run, a live one does not', () => {
  const session = createSession(testDefinition);
  session.stepBy(10);
  session.set({ pull: 1 });
  expect([session.store.getState().runNumber, session.run.steps]).toEqual([0, 10]);
  session.set({ length: 2 });
  expect([session.store.getState().runNumber, session.run.steps]).toEqual([1, 0]);
  session.reset();
  expect(session.store.getState().runNumber).toBe(2);
});

test('a shared state is restored exactly', () => {
  const session = createSession(testDefinition);
  session.set({ length: 1.5 });
  session.setView({ arrows: 1 });
  session.stepBy(120);
  session.set({ kind: 2 });
  session.stepBy(30);
  const other = createSession(testDefinition, session.sharedState());
  expect(stateHash(other.run.state)).toBe(stateHash(session.run.state));
  expect(other.store.getState()).toEqual({
    ...session.store.getState(),
    runNumber: 0,
    restart: 'all',
  });
});

test('a changed start keeps the time running, and names the kind of the restart', () => {
  const session = createSession(testDefinition);
  session.play();
  for (let frame = 0; frame <= 60; frame++) session.frame(frame / 60);
  session.set({ length: 2 });
  expect(session.store.getState()).toMatchObject({ playing: true, steps: 0, restart: 'parameters' });
  session.frame(1.5);
  expect(session.run.steps).toBeGreaterThan(0);
  session.reset();
  expect(session.store.getState()).toMatchObject({ playing: true, steps: 0, restart: 'rewind' });
});

test('a rewound run has the start of the run, and keeps the values of live parameters', () => {
  const session = createSession(testDefinition);
  session.set({ length: 2 });
  session.stepBy(10);
  session.set({ pull: 3 });
  session.reset();
  expect(session.run.values).toMatchObject({ length: 2, pull: 3 });
});

test('restoring everything pauses at the initial parameters, view and speed', () => {
  const session = createSession(testDefinition);
  const initial = session.store.getState();
  session.set({ length: 2, pull: 3 });
  session.setView({ arrows: 1 });
  session.setSpeed(4);
  session.play();
  for (let frame = 0; frame <= 60; frame++) session.frame(frame / 60);
  session.resetAll();
  expect(session.store.getState()).toEqual({ ...initial, runNumber: 2 });
  expect(session.run.steps).toBe(0);
});

test('time waits for a held body and goes on after its release, if it was running', () => {
  const session = createSession(testDefinition);
  session.play();
  for (let frame = 0; frame <= 60; frame++) session.frame(frame / 60);
  session.hold();
  const { steps } = session.run;
  for (let frame = 61; frame <= 120; frame++) session.frame(frame / 60);
  expect(session.run.steps).toBe(steps);
  session.release({ length: 1.5 });
  expect(session.store.getState()).toMatchObject({ held: false, playing: true, steps: 0 });
  // The time of the hold is not caught up.
  session.frame(2 + 1 / 60);
  expect(session.run.steps).toBeLessThanOrEqual(2);
  session.pause();
  session.hold();
  session.release();
  expect(session.store.getState()).toMatchObject({ held: false, playing: false });
});
