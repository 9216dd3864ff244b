import '../testing/browser.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Construction } from '../experiment/construction.js';
import { createSession } from '../run/create-session.js';
import { ExperimentScreen } from '../screen/experiment-screen.js';
import { testDefinition } from '../testing/definition.js';

const stopwatch = { name: 'sekundomer', resolution: 0.1, scatter: 0.5 };
const work: Construction = {
  key: 'x-t',
  title: 'x va t',
  aim: 'Siljishni oʻlchash.',
  method: 'Vaqtni yurgizing va nuqta yozing.',
  x: { quantity: 'time' },
  y: { quantity: 'x' },
  shape: 'line',
  setUp: { length: 1.5 },
};
const definition = {
  ...testDefinition,
  readouts: testDefinition.readouts.map((readout) => ({ ...readout, instrument: stopwatch })),
  constructions: () => Promise.resolve([work]),
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function openPoints(of = definition) {
  const user = userEvent.setup();
  const session = createSession(of);
  const rendered = render(<ExperimentScreen session={session} />);
  await user.click(screen.getByRole('tab', { name: 'Yozuvlar' }));
  await screen.findByRole('button', { name: 'Nuqta yozish' });
  return { user, session, ...rendered };
}
const switchName = 'Asboblarning xatosi hisobga olinsin';

test('a button sets up the apparatus of a work and says so', async () => {
  const { user, session } = await openPoints();
  await user.click(await screen.findByRole('button', { name: 'Qurilmani tayyorlash' }));
  expect(session.run.values['length']).toBe(1.5);
  expect(await screen.findByText('Qurilma bu ish uchun tayyorlandi.')).toBeInTheDocument();
});

test('errors of instruments are off with the simple controls, and the choice stays on the device', async () => {
  localStorage.setItem('experiment-controls', '"simple"');
  const { user, unmount } = await openPoints({ ...definition, simpleParameters: [{ key: 'length' }] });
  const errors = screen.getByRole('checkbox', { name: switchName });
  expect(errors).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Nuqta yozish' }));
  expect(screen.queryByText(/0,5$/)).toBeNull();
  await user.click(errors);
  await user.click(screen.getByRole('button', { name: 'Nuqta yozish' }));
  // The uncertainty decides the digits.
  expect(screen.getByText(/^−?\d+,\d ± 0,5$/)).toBeVisible();
  unmount();
  sessionStorage.clear();
  await openPoints({ ...definition, simpleParameters: [{ key: 'length' }] });
  expect(screen.getByRole('checkbox', { name: switchName })).toBeChecked();
});

test('with all controls they are on; an experiment without instruments does not offer them', async () => {
  const { unmount } = await openPoints();
  expect(screen.getByRole('checkbox', { name: switchName })).toBeChecked();
  unmount();
  await openPoints(testDefinition as typeof definition);
  expect(screen.queryByRole('checkbox', { name: switchName })).toBeNull();
});
