import { act, render, screen } from '@testing-library/react';
import type { ExperimentDefinition } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { ReadoutCards } from './readout-cards.js';
import { splitLabel } from '../format/split-label.js';

const labels = { x: 'Siljish, x', v: 'Tezlik, v', a: 'Tezlanish, a', f: 'Kuch, F' };
const definition: ExperimentDefinition = {
  ...testDefinition,
  model: {
    ...testDefinition.model,
    observables: Object.keys(labels).map((key) => ({ key, unit: 'm', value: () => 1 })),
  },
  readouts: Object.entries(labels).map(([key, label]) => ({ key, label, unit: 'sm', decimals: 1 })),
};
const shownNames = () => screen.getAllByRole('term').map(({ title }) => title);

test.each([
  ['Davr, T (nazariya)', 'Davr', 'T', ' (nazariya)'],
  ['Oʻrtacha tezlik', 'Oʻrtacha tezlik', '', ''],
  ['Toʻlqin uzunligi, λ = v/ν', 'Toʻlqin uzunligi', 'λ = v/ν', ''],
  ['Tezlik, juda uzun izoh bilan', 'Tezlik, juda uzun izoh bilan', '', ''],
])('%s has a name, a symbol and a remark', (label, name, symbol, remark) => {
  expect(splitLabel(label)).toEqual({ name, symbol, remark });
});

test('the first three readouts are shown unless the experiment names others', () => {
  const { unmount } = render(<ReadoutCards session={createSession(definition)} />);
  expect(shownNames()).toEqual(['Siljish, x', 'Tezlik, v', 'Tezlanish, a']);
  unmount();
  render(<ReadoutCards session={createSession({ ...definition, keyReadouts: ['f', 'x'] })} />);
  expect(shownNames()).toEqual(['Kuch, F', 'Siljish, x']);
});

test('a key without a readout is an error of the definition', () => {
  const session = createSession({ ...testDefinition, keyReadouts: ['yoq'] });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<ReadoutCards session={session} />)).toThrow('sinov has no readout yoq');
  jest.restoreAllMocks();
});

test('values follow the session without a render', () => {
  const session = createSession(testDefinition);
  render(<ReadoutCards session={session} />);
  const value = screen.getByRole('definition');
  const before = value.textContent;
  act(() => session.stepBy(50));
  expect(value).not.toHaveTextContent(before);
  const x = (session.run.state[0] ?? 0) / 0.01;
  expect(value).toHaveTextContent(x.toFixed(1).replace('.', ',').replace('-', '−'));
});

test('a hidden value is a dash until it is shown again', () => {
  const session = createSession(testDefinition);
  render(<ReadoutCards session={session} />);
  const value = screen.getByRole('definition');
  const before = value.textContent;
  act(() => session.hideReadouts(['x']));
  expect(value).toHaveTextContent(/^—$/);
  act(() => session.hideReadouts([]));
  expect(value.textContent).toBe(before);
});
