import { stateHash } from '@zarra/physics';
import { testLab } from '../test-lab.js';
import { createSession } from './create-session.js';

/** Plays a recorded run with two moved parameters at a number of frames a second, and looks at its step 250. */
const playedAt = (framesPerSecond: number) => {
  const changes = [
    { steps: 100, key: 'pull', value: 1.5 },
    { steps: 180, key: 'kind', value: 2 },
  ] as const;
  const { run, view } = createSession(testLab).shared();
  const session = createSession(testLab, { run: { ...run, changes }, view });
  session.play();
  for (let frame = 0; frame <= framesPerSecond * 3; frame++) session.frame(frame / framesPerSecond);
  session.seek(250);
  return [session.run.steps, session.run.values.kind, stateHash(session.run.state)];
};

test.each([15, 60, 144])('%d frames a second lead to the same bits as 30 at the same step', (frames) => {
  expect(playedAt(frames)).toEqual(playedAt(30));
  expect(playedAt(frames).slice(0, 2)).toEqual([250, 2]);
});

test('at speed 0.5 half as much happens in the same time', () => {
  const session = createSession(testLab);
  session.setSpeed(0.5);
  session.play();
  for (let frame = 0; frame <= 120; frame++) session.frame(frame / 60);
  expect(Math.abs(session.run.steps - 100)).toBeLessThanOrEqual(1);
});

test('between two steps the picture lies between two states', () => {
  const session = createSession(testLab);
  session.setSpeed(0.1);
  session.play();
  const seen: number[] = [];
  for (let frame = 0; frame <= 60; frame++) {
    session.frame(frame / 60);
    seen.push(session.moment().time);
  }
  const grown = seen.slice(1).map((time, index) => time - (seen[index] ?? 0));
  expect(Math.max(...grown)).toBeLessThan(0.0034);
});

test('numbers on the page change at most ten times a second', () => {
  const session = createSession(testLab);
  session.play();
  let changes = 0;
  session.news.subscribe(() => changes++);
  for (let frame = 0; frame <= 144; frame++) session.frame(frame / 144);
  expect(changes).toBeGreaterThanOrEqual(9);
  expect(changes).toBeLessThanOrEqual(11);
});

test('a slow device says so, and only while it is slow', () => {
  const session = createSession(testLab);
  session.play();
  session.frame(0);
  session.frame(1);
  expect(session.news.getState().late).toBe(true);
  for (let frame = 0; frame < 60; frame++) session.frame(1 + frame / 60);
  expect(session.news.getState().late).toBe(false);
});

test('a pause of the player is no delay of the device', () => {
  const session = createSession(testLab);
  session.play();
  session.frame(0);
  session.pause();
  session.play();
  session.frame(100);
  expect(session.news.getState().late).toBe(false);
  expect(session.run.steps).toBe(0);
});

test('events are heard once, and can be run to', () => {
  const session = createSession(testLab);
  const heard: string[] = [];
  const end = session.onHappening(({ key }) => heard.push(key));
  const found = session.toNextEvent();
  expect(found?.key).toBe('middle');
  expect(heard).toEqual(['middle']);
  expect(Math.abs(session.run.state[0] ?? NaN)).toBeLessThan(0.05);
  end();
  session.toNextEvent();
  expect(heard).toEqual(['middle']);
});

test('stepping and visiting the past pause it', () => {
  const session = createSession(testLab);
  session.play();
  session.stepBy(5);
  expect([session.news.getState().playing, session.run.steps]).toEqual([false, 5]);
  session.stepBy(-2);
  expect(session.run.steps).toBe(3);
  session.seek(1);
  expect(session.news.getState().steps).toBe(1);
});

test('a parameter of the start begins a new round, a live one does not', () => {
  const session = createSession(testLab);
  session.stepBy(10);
  session.set({ pull: 1 });
  expect([session.news.getState().round, session.run.steps]).toEqual([0, 10]);
  session.set({ length: 2 });
  expect([session.news.getState().round, session.run.steps]).toEqual([1, 0]);
  session.reset();
  expect(session.news.getState().round).toBe(2);
});

test('what is shared is opened as it was', () => {
  const session = createSession(testLab);
  session.set({ length: 1.5 });
  session.setView({ arrows: 1 });
  session.stepBy(120);
  session.set({ kind: 2 });
  session.stepBy(30);
  const other = createSession(testLab, session.shared());
  expect(stateHash(other.run.state)).toBe(stateHash(session.run.state));
  expect(other.news.getState()).toEqual({ ...session.news.getState(), round: 0 });
});
