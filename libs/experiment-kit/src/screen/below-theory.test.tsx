import '../testing/browser.js';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { ExperimentScreen } from './experiment-screen.js';

test('what stands below the theory loads when the theory is first opened, and stays', async () => {
  const load = jest.fn(() =>
    Promise.resolve({ BelowTheory: ({ slug }: { slug: string }) => <p>Darslar: {slug}</p> }),
  );
  const user = userEvent.setup();
  const openTab = (name: string) => user.click(screen.getByRole('tab', { name }));
  render(<ExperimentScreen session={createSession(testDefinition)} loadBelowTheory={load} />);
  await openTab('Model');
  expect(load).not.toHaveBeenCalled();
  await openTab('Nazariya');
  const below = await screen.findByText(`Darslar: ${testDefinition.slug}`);
  expect(below).toBeVisible();
  await openTab('Model');
  await openTab('Nazariya');
  expect(screen.getByText(`Darslar: ${testDefinition.slug}`)).toBe(below);
  expect(load).toHaveBeenCalledTimes(1);
});
