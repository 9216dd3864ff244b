import '../testing/browser.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { defineExperiment } from '../experiment/experiment.js';
import { createSession } from '../run/create-session.js';
import { typedTestDefinition } from '../testing/definition.js';
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
