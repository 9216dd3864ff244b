import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { keepAddress } from './keep-address.js';
import { openAddress } from './open-address.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const keep = () => {
  const session = createSession(testLab);
  const written: string[] = [];
  const end = keepAddress(session, (letters) => written.push(letters));
  return { session, written, end };
};

test('an address is written once something changed, and says it', () => {
  const { session, written } = keep();
  jest.advanceTimersByTime(5000);
  expect(written).toEqual([]);
  session.set({ pull: 3 });
  jest.advanceTimersByTime(1000);
  expect(written).toHaveLength(1);
  expect(openAddress(session, written[0] ?? '').session.run.values.pull).toBe(3);
});

test('a slider that is dragged writes once a second, and its last place', () => {
  const { session, written } = keep();
  for (let moved = 1; moved <= 50; moved++) {
    session.set({ pull: moved * 0.05 });
    jest.advanceTimersByTime(100);
  }
  jest.advanceTimersByTime(1000);
  expect(written.length).toBeGreaterThanOrEqual(5);
  expect(written.length).toBeLessThanOrEqual(6);
  expect(openAddress(session, written.at(-1) ?? '').session.run.values.pull).toBe(2.5);
});

test('while it plays nothing is written; once it is paused, where it stands', () => {
  const { session, written } = keep();
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

test('a change before playing begins is not written while it plays', () => {
  const { session, written } = keep();
  session.set({ pull: 1 });
  session.play();
  jest.advanceTimersByTime(3000);
  expect(written).toEqual([]);
});

test('nothing is written after its end', () => {
  const { session, written, end } = keep();
  session.set({ pull: 1 });
  end();
  session.set({ pull: 2 });
  jest.advanceTimersByTime(3000);
  expect(written).toEqual([]);
});
