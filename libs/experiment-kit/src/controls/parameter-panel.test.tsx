import '../testing/browser.js';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { testDefinition, typedTestDefinition } from '../testing/definition.js';
import type { TestTypes } from '../testing/experiment.js';
import { ParameterPanel } from './parameter-panel.js';

test('an overridden control has a separate grid and may set several parameters', async () => {
  const user = userEvent.setup();
  const { length } = typedTestDefinition.parameters;
  const definition = defineExperiment<TestTypes>({
    ...typedTestDefinition,
    controlOverride: (key, values) =>
      key === 'length'
        ? {
            parameter: { ...length, label: 'Boʻyi', unit: 'sm', min: 10, max: 200, step: 10 },
            value: 100 * values.length,
            toValues: (value) => ({ length: value / 100, kind: 2 }),
          }
        : undefined,
  });
  const session = createSession(definition);
  render(<ParameterPanel session={session} />);
  const number = screen.getByRole('textbox', { name: 'Boʻyi, sm' });
  expect(number).toHaveValue('100');
  await user.type(number, '{ArrowUp}');
  expect(session.run.values).toMatchObject({ length: 1.1, kind: 2 });
  expect(number).toHaveValue('110');
  expect(screen.getByRole('textbox', { name: 'Kuch, N' })).toBeVisible();
});

test('a chosen preset is pressed until a parameter that it names differs', async () => {
  const user = userEvent.setup();
  const session = createSession(
    defineExperiment<TestTypes>({
      ...typedTestDefinition,
      presets: [
        { name: 'Uzun', values: { length: 2, pull: 0 } },
        { name: 'Kuchli', values: { length: 1, pull: 2.5 } },
      ],
    }),
  );
  render(<ParameterPanel session={session} />);
  const pressed = () =>
    screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(pressed()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Kuchli' }));
  expect(pressed()).toEqual(['Kuchli']);
  await user.click(screen.getByRole('button', { name: 'Uzun' }));
  expect(pressed()).toEqual(['Uzun']);
  // A parameter that the preset does not name.
  act(() => session.set({ angle: 60 }));
  expect(pressed()).toEqual(['Uzun']);
  act(() => session.set({ pull: 0.05 }));
  expect(pressed()).toEqual([]);
});

test('a switch is a checkbox', async () => {
  const user = userEvent.setup();
  const session = createSession(testDefinition);
  render(<ParameterPanel session={session} />);
  const vector = screen.getByRole('checkbox', { name: 'Kuch vektori' });
  expect(vector).not.toBeChecked();
  await user.click(vector);
  expect(session.store.getState().view).toEqual({ arrows: 1 });
  expect(vector).toBeChecked();
});
