import { act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { createSession } from '../session/create-session.js';
import { testLab } from '../test-lab.js';
import { compare } from './theory.js';
import { TheoryTable } from './theory-table.js';

/** The test's experiment with a closed form that is 0.03 m off, and none above 45 degrees. */
const lab = {
  ...testLab,
  model: {
    ...testLab.model,
    start: () => Float64Array.of(1, 0),
    solver: () => () => undefined,
    exact: (t: number, { angle }: { readonly angle: number }) =>
      angle > Math.PI / 4 ? Float64Array.of(Number.NaN, Number.NaN) : Float64Array.of(0.97 + t, 0),
  },
};
const cells = () =>
  within(screen.getByRole('row', { name: /Siljish/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('the exact value stands beside the computed one, and their difference', async () => {
  const session = createSession(lab);
  const { container } = render(<TheoryTable session={session} />);
  expect(screen.getByRole('rowheader', { name: 'Siljish (sm)' })).toBeVisible();
  expect(cells()).toEqual(['100,0', '97,0', '3,0']);
  act(() => session.stepBy(5));
  expect(cells()).toEqual(['100,0', '102,0', '−2,0']);
  expect(await axe(container)).toHaveNoViolations();
});

test('where there is no closed form, there is no number, and it is said', () => {
  const session = createSession(lab);
  session.set({ angle: 60 });
  render(<TheoryTable session={session} />);
  expect(cells()).toEqual(['100,0', '—', '—']);
  expect(screen.getByRole('status')).toHaveTextContent(/tayyor formula yoʻq/);
});

test('a parameter moved on the way ends the comparison until the experiment begins anew', () => {
  const session = createSession(lab);
  session.stepBy(10);
  session.set({ pull: 1 });
  render(<TheoryTable session={session} />);
  expect(cells()).toEqual(['100,0', '—', '—']);
  expect(screen.getByRole('status')).toHaveTextContent(/boshidan boshlang/);
  // Before it was moved, theory still holds.
  act(() => session.seek(9));
  expect(cells()).toEqual(['100,0', '106,0', '−6,0']);
  act(() => session.reset());
  expect(cells()).toEqual(['100,0', '97,0', '3,0']);
});

test('compared is the last whole step, not the picture between two', () => {
  const session = createSession(lab);
  session.setSpeed(0.1);
  session.play();
  for (let frame = 0; frame <= 40; frame++) session.frame(frame / 60);
  expect(session.moment().time).not.toBe(session.run.time);
  expect(compare(session).computed.time).toBe(session.run.time);
  expect(compare(session).exact?.state[0]).toBe(0.97 + session.run.time);
});
