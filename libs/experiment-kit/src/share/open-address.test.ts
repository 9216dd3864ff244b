import { stateHash } from '@zarra/physics';
import { writeAddress } from '../address/address.js';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { mostSteps } from './most-steps.js';
import { openAddress } from './open-address.js';
import { shareState } from './share-state.js';

const start = createSession(testLab);

/** A session somewhere on its way. */
const onItsWay = () => {
  const session = createSession(testLab);
  session.set({ length: 1.5 });
  session.setView({ arrows: 1 });
  session.stepBy(120);
  session.set({ pull: 2 });
  session.stepBy(30);
  return session;
};

test('a minute of a small model may be asked for, and of a large one as much as a phone makes in seconds', () => {
  expect(mostSteps(testLab, 2)).toBe(6000);
  expect(mostSteps(testLab, 100_000)).toBe(1000);
  expect(mostSteps(testLab, 0)).toBe(6000);
});

test('what is shared is opened to the last bit', () => {
  const session = onItsWay();
  const { letters, isWhole } = shareState(session);
  const opened = openAddress(start, letters);
  expect([isWhole, opened.isBroken]).toEqual([true, false]);
  expect(stateHash(opened.session.run.state)).toBe(stateHash(session.run.state));
  expect(opened.session.news.getState().view).toEqual({ arrows: 1 });
});

test('no letters are the start itself', () => {
  expect(openAddress(start, '')).toEqual({ session: start, isBroken: false });
});

test.each([
  ['no address', '§§§'],
  ['an address cut short', shareState(onItsWay()).letters.slice(0, -1)],
  ['a run of more than ten minutes', tooLong()],
])('%s leads to the start, and is said to be broken', (_, letters) => {
  const { session, isBroken } = openAddress(start, letters);
  expect(isBroken).toBe(true);
  expect([session.run.steps, session.run.values]).toEqual([0, start.run.values]);
});

function tooLong(): string {
  const { run, view } = createSession(testLab).shared();
  return writeAddress(testLab, { run: { ...run, steps: 6001 }, view }, run.values);
}

/** The test's experiment with as many bodies as its length says: half a million to ten million numbers. */
const crowded = {
  ...testLab,
  model: {
    ...testLab.model,
    start: ({ length }: { readonly length: number }) => new Float64Array(length * 500_000),
    solver: () => () => undefined,
  },
};

test('an address that asks for many bodies may ask for few steps only', () => {
  const session = createSession(crowded);
  const { run, view } = session.shared();
  const asked = (length: number) => {
    const values = { ...run.values, length };
    return writeAddress(crowded, { run: { ...run, values, steps: 150 }, view }, values);
  };
  expect(openAddress(session, asked(0.1)).isBroken).toBe(false);
  expect(openAddress(session, asked(2)).isBroken).toBe(true);
});

test('a model that refuses the values of an address breaks no page', () => {
  const picky = {
    ...testLab,
    model: {
      ...testLab.model,
      start: (...given: Parameters<typeof testLab.model.start>) => {
        if (given[0].length === 1.5) throw new RangeError('Two bodies in one place');
        return testLab.model.start(...given);
      },
    },
  };
  expect(openAddress(createSession(picky), shareState(onItsWay()).letters).isBroken).toBe(true);
});

test('a moment beyond what may be asked for is shared from its start, with the values of now', () => {
  const session = onItsWay();
  session.stepBy(6000);
  const { letters, isWhole } = shareState(session);
  const opened = openAddress(start, letters);
  expect([isWhole, opened.isBroken]).toEqual([false, false]);
  expect([opened.session.run.steps, opened.session.run.values]).toEqual([0, session.run.values]);
});
