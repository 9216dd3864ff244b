import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { ConservationList } from './conservation-list.js';
import { createConservationCheck } from './conservation.js';

const [X, LEAK] = [0, 1];

/** Two invariants: one depends on the force, the other does not; each decreases by a millionth per step. */
const definition = defineExperiment<TestTypes>({
  ...typedTestDefinition,
  model: {
    ...typedTestDefinition.model,
    start: ({ length }) => Float64Array.of(length, 0),
    solver: () => (_t, state) => {
      state[LEAK] = (state[LEAK] ?? 0) - 1e-6;
    },
    events: [],
    invariants: [
      {
        key: 'energy',
        unit: 'J',
        tolerance: 1,
        value: (state, { pull }) => (state[X] ?? 0) * (1 + pull) + (state[LEAK] ?? 0),
      },
      {
        key: 'momentum',
        unit: '1',
        tolerance: 1,
        value: (state) => 4 * (state[X] ?? 0) + (state[LEAK] ?? 0),
      },
    ],
  },
});
const errors = (session: ReturnType<typeof startSession>) =>
  createConservationCheck(session)().map(({ error }) => error);
const startSession = () => createSession(definition);

test('an error is the change since the start, relative to the initial value', () => {
  const session = startSession();
  expect(errors(session)).toEqual([0, 0]);
  session.stepBy(100);
  const [energy = 0, momentum = 0] = errors(session);
  expect(energy).toBeCloseTo(1e-4, 9);
  expect(momentum).toBeCloseTo(1e-4 / 4, 9);
  // A new start has a new scale.
  session.set({ length: 2 });
  session.stepBy(100);
  expect(errors(session)[0]).toBeCloseTo(0.5e-4, 9);
});

test('the start is recomputed after its keyframe was removed', () => {
  const session = startSession();
  session.stepBy(20_000);
  expect(session.run.oldest).toBeGreaterThan(0);
  expect(errors(session)[0]).toBeCloseTo(0.02, 9);
});

test('a live parameter that redefines one invariant ends only its comparison; seeking back or a restart restores it', () => {
  const session = startSession();
  const measure = createConservationCheck(session);
  const currentErrors = () => measure().map(({ error }) => Number(error.toPrecision(6)));
  session.stepBy(100);
  session.set({ pull: 1 });
  expect(currentErrors()).toEqual([NaN, 0.000025]);
  session.stepBy(100);
  // Reset to its first value: the invariant was redefined in between.
  session.set({ pull: 0 });
  expect(currentErrors()).toEqual([NaN, 0.00005]);
  session.seek(50);
  expect(currentErrors()).toEqual([0.00005, 0.0000125]);
  session.seek(200);
  session.reset();
  session.stepBy(100);
  expect(currentErrors()).toEqual([0.0001, 0.000025]);
});

test('an invariant that starts at zero needs a scale', () => {
  const sessionStartingAtZero = (scale?: () => number) =>
    createSession({
      ...definition,
      model: {
        ...definition.model,
        invariants: [
          {
            key: 'energy',
            unit: 'J',
            tolerance: 1,
            value: (state) => state[LEAK] ?? NaN,
            ...(scale && { scale }),
          },
        ],
      },
    });
  const [without, withScale] = [sessionStartingAtZero(), sessionStartingAtZero(() => 10)];
  for (const session of [without, withScale]) session.stepBy(100);
  expect(errors(without)).toEqual([NaN]);
  expect(errors(withScale)[0]).toBeCloseTo(1e-5, 9);
});

test('the list shows names and errors, and explains an ended comparison', async () => {
  const session = startSession();
  const { container } = render(
    <main>
      <ConservationList session={session} />
    </main>,
  );
  const displayedErrors = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Energiya', 'Impuls']);
  expect(displayedErrors()).toEqual(['0', '0']);
  act(() => session.stepBy(100));
  expect(displayedErrors()).toEqual(['1,0\u00A0·\u00A010⁻⁴', '2,5\u00A0·\u00A010⁻⁵']);
  expect(screen.getByText('Boshlangʻich qiymatga nisbatan.')).toBeVisible();
  act(() => session.set({ pull: 1 }));
  expect(displayedErrors()).toEqual(['—', '2,5\u00A0·\u00A010⁻⁵']);
  expect(screen.getByText(/boshidan boshlansa/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a model without invariants has no list', () => {
  const { container } = render(
    <ConservationList session={createSession(defineExperiment(typedTestDefinition))} />,
  );
  expect(container).toBeEmptyDOMElement();
});
