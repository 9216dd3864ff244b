import '../testing/browser.js';
import { act, render, screen, within } from '@testing-library/react';
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
  const number = screen.getByRole('spinbutton', { name: 'Boʻyi, sm' });
  expect(number).toHaveValue('100');
  await user.type(number, '{ArrowUp}');
  expect(session.run.values).toMatchObject({ length: 1.1, kind: 2 });
  expect(number).toHaveValue('110');
  expect(screen.getByRole('spinbutton', { name: 'Kuch, N' })).toBeVisible();
});

test('a chosen preset is shown until a parameter that it names differs', async () => {
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
  const chooser = screen.getByRole('combobox', { name: 'Tayyor holatlar' });
  expect(chooser).toHaveDisplayValue('Tayyor holatlar');
  await user.selectOptions(chooser, 'Kuchli');
  expect(session.run.values).toMatchObject({ length: 1, pull: 2.5 });
  await user.selectOptions(chooser, 'Uzun');
  expect(chooser).toHaveDisplayValue('Uzun');
  // A parameter that the preset does not name.
  act(() => session.set({ angle: 60 }));
  expect(chooser).toHaveDisplayValue('Uzun');
  act(() => session.set({ pull: 0.05 }));
  expect(chooser).toHaveDisplayValue('Tayyor holatlar');
});

test('a parameter that is on or off is a switch', async () => {
  const user = userEvent.setup();
  const session = createSession(testDefinition);
  render(<ParameterPanel session={session} />);
  const vector = screen.getByRole('switch', { name: 'Kuch vektori' });
  expect(vector).not.toBeChecked();
  await user.click(vector);
  expect(session.store.getState().view).toEqual({ arrows: 1 });
  expect(vector).toBeChecked();
});

describe('with simple controls', () => {
  const definition = defineExperiment<TestTypes>({
    ...typedTestDefinition,
    simpleParameters: [
      { key: 'length', label: 'Ip uzunligi' },
      {
        key: 'pull',
        label: 'Sayyora',
        options: [
          { name: 'Oy', value: 0 },
          { name: 'Yer', value: 2.5 },
        ],
      },
    ],
    presets: [
      { name: 'Uzun', values: { length: 2, angle: 30 } },
      { name: 'Qiya', values: { angle: 60 } },
    ],
  });
  const renderPanel = (changes = {}) => {
    const session = createSession(definition);
    session.set(changes);
    return { session, user: userEvent.setup(), ...render(<ParameterPanel session={session} />) };
  };
  const level = () => screen.getByRole('group', { name: 'Boshqaruv darajasi' });
  const pressedLevel = () => within(level()).getByRole('button', { pressed: true }).textContent;
  beforeEach(() => localStorage.clear());

  test('few controls with simple names are shown first', async () => {
    const { session, user } = renderPanel();
    expect(pressedLevel()).toBe('Oddiy');
    expect(screen.getAllByRole('slider')).toEqual([screen.getByLabelText('Ip uzunligi')]);
    expect(screen.queryByRole('spinbutton', { name: 'Burchak, °' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sayyora' }), 'Yer');
    expect(session.run.values['pull']).toBe(2.5);
  });

  test('all controls are one press away, on this device from then on', async () => {
    const { user, unmount } = renderPanel();
    await user.click(screen.getByRole('button', { name: 'Toʻliq' }));
    expect(screen.getByRole('spinbutton', { name: 'Burchak, °' })).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Uzunlik, m' })).toBeVisible();
    expect(localStorage.getItem('experiment-controls')).toBe('"full"');
    unmount();
    renderPanel();
    expect(pressedLevel()).toBe('Toʻliq');
  });

  test('a state that the simple controls do not show opens with all of them', () => {
    renderPanel({ angle: 60 });
    expect(pressedLevel()).toBe('Toʻliq');
  });

  test('a preset that changes other parameters names them', async () => {
    const { session, user } = renderPanel();
    expect(screen.queryByText(/^Oʻzgartirilgan/)).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tayyor holatlar' }), 'Qiya');
    expect(session.run.values['angle']).toBe(60);
    expect(pressedLevel()).toBe('Oddiy');
    expect(screen.getByText('Oʻzgartirilgan: Burchak.')).toBeVisible();
  });

  test('a value without a name is shown as a number', () => {
    const { session } = renderPanel();
    act(() => session.set({ pull: 1 }));
    expect(screen.getByRole('combobox', { name: 'Sayyora' })).toHaveDisplayValue('boshqa (1\u00A0N)');
  });
});
