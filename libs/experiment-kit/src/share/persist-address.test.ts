import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { persistAddress } from './persist-address.js';
import { openAddress } from './open-address.js';
import { createStateAddress } from './state-address.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const startPersisting = () => {
  const session = createSession(testDefinition);
  const written: string[] = [];
  const end = persistAddress(session, 1000, () => written.push(createStateAddress(session).fragment));
  return { session, written, end };
};

test('the address is written after a change and contains it', () => {
  const { session, written } = startPersisting();
  jest.advanceTimersByTime(5000);
  expect(written).toEqual([]);
  session.set({ pull: 3 });
  jest.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
  expect(openAddress(session, written[0] ?? '').session.run.values['pull']).toBe(3);
});

test('a dragged slider writes once per second and at the end', () => {
  const { session, written } = startPersisting();
  for (let moved = 1; moved <= 50; moved++) {
    session.set({ pull: moved * 0.05 });
    jest.advanceTimersByTime(100);
  }
  jest.advanceTimersByTime(1000);
  expect(written.length).toBeGreaterThanOrEqual(5);
  expect(written.length).toBeLessThanOrEqual(6);
  expect(openAddress(session, written.at(-1) ?? '').session.run.values['pull']).toBe(2.5);
});

test('nothing is written while it plays; pausing writes the current step', () => {
  const { session, written } = startPersisting();
  session.play();
  for (let frame = 0; frame <= 300; frame++) {
    session.frame(frame / 60);
    jest.advanceTimersByTime(1000 / 60);
  }
  expect(written).toEqual([]);
  session.pause();
  jest.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
  expect(openAddress(session, written[0] ?? '').session.run.steps).toBe(session.run.steps);
});

test('a change before playing is not written while it plays', () => {
  const { session, written } = startPersisting();
  session.set({ pull: 1 });
  session.play();
  jest.advanceTimersByTime(3000);
  expect(written).toEqual([]);
});

test('nothing is written after stopping', () => {
  const { session, written, end } = startPersisting();
  session.set({ pull: 1 });
  end();
  session.set({ pull: 2 });
  jest.advanceTimersByTime(3000);
  expect(written).toEqual([]);
});
