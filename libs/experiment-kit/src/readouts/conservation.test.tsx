import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { ConservationList } from './conservation-list.js';
import { createConservation } from './conservation.js';

const [X, LEAK] = [0, 1];

/** Two sums: one that a force changes, one that it has no part in; each loses a millionth at every step. */
const lab = {
  ...testLab,
  model: {
    ...testLab.model,
    start: ({ length }: { readonly length: number }) => Float64Array.of(length, 0),
    solver: () => (_t: number, state: Float64Array) => {
      state[LEAK] = (state[LEAK] ?? 0) - 1e-6;
    },
    events: [],
    invariants: [
      {
        key: 'energy',
        unit: 'J',
        tolerance: 1,
        value: (state: Float64Array, { pull }: { readonly pull: number }) =>
          (state[X] ?? 0) * (1 + pull) + (state[LEAK] ?? 0),
      },
      {
        key: 'momentum',
        unit: '1',
        tolerance: 1,
        value: (state: Float64Array) => 4 * (state[X] ?? 0) + (state[LEAK] ?? 0),
      },
    ],
  },
};
const errors = (session: ReturnType<typeof open>) => createConservation(session)().map(({ error }) => error);
const open = () => createSession(lab);

test('an error is the change since the start, in units of the value then', () => {
  const session = open();
  expect(errors(session)).toEqual([0, 0]);
  session.stepBy(100);
  const [energy = 0, momentum = 0] = errors(session);
  expect(energy).toBeCloseTo(1e-4, 9);
  expect(momentum).toBeCloseTo(1e-4 / 4, 9);
  // Another start is another size.
  session.set({ length: 2 });
  session.stepBy(100);
  expect(errors(session)[0]).toBeCloseTo(0.5e-4, 9);
});

test('the start is known long after it was forgotten', () => {
  const session = open();
  session.stepBy(20_000);
  expect(session.run.oldest).toBeGreaterThan(0);
  expect(errors(session)[0]).toBeCloseTo(0.02, 9);
});

test('a live parameter that makes a sum another one ends its comparison only; going back, or anew, it is there', () => {
  const session = open();
  const measure = createConservation(session);
  const now = () => measure().map(({ error }) => Number(error.toPrecision(6)));
  session.stepBy(100);
  session.set({ pull: 1 });
  expect(now()).toEqual([NaN, 0.000025]);
  session.stepBy(100);
  // Set back: what it was in between was another sum all the same.
  session.set({ pull: 0 });
  expect(now()).toEqual([NaN, 0.00005]);
  session.seek(50);
  expect(now()).toEqual([0.00005, 0.0000125]);
  session.seek(200);
  session.reset();
  session.stepBy(100);
  expect(now()).toEqual([0.0001, 0.000025]);
});

test('a sum that begins at zero is measured against its own scale, or not at all', () => {
  const zero = (scale?: () => number) =>
    createSession({
      ...lab,
      model: {
        ...lab.model,
        invariants: [
          {
            key: 'energy',
            unit: 'J',
            tolerance: 1,
            value: ([, leak = 0]: Float64Array) => leak,
            ...(scale && { scale }),
          },
        ],
      },
    });
  const [without, withScale] = [zero(), zero(() => 10)];
  for (const session of [without, withScale]) session.stepBy(100);
  expect(errors(without)).toEqual([NaN]);
  expect(errors(withScale)[0]).toBeCloseTo(1e-5, 9);
});

test('a learner reads what is kept, by its name, and how well; what ends that is said', async () => {
  const session = open();
  const { container } = render(
    <main>
      <ConservationList session={session} />
    </main>,
  );
  const shown = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Energiya', 'Impuls']);
  expect(shown()).toEqual(['0', '0']);
  act(() => session.stepBy(100));
  expect(shown()).toEqual(['1,0\u00A0·\u00A010⁻⁴', '2,5\u00A0·\u00A010⁻⁵']);
  expect(screen.getByText('Boshlangʻich qiymatga nisbatan.')).toBeVisible();
  act(() => session.set({ pull: 1 }));
  expect(shown()).toEqual(['—', '2,5\u00A0·\u00A010⁻⁵']);
  expect(screen.getByText(/boshidan boshlansa/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a model that conserves nothing has nothing to say', () => {
  const { container } = render(<ConservationList session={createSession(testLab)} />);
  expect(container).toBeEmptyDOMElement();
});
