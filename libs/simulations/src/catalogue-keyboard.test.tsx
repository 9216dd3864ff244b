import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { openCatalogue, testNetwork } from './testing/open.js';
import { catalogue } from './testing/simulations.js';

const network = testNetwork();
beforeEach(() => network.use(respond(endpoints.simulators, catalogue)));

test('the tab order has the search field, the three selects and the links of the cards', async () => {
  const { user } = openCatalogue();
  await screen.findByText('Jami: 4 ta simulyatsiya');

  const stops: string[] = [];
  for (;;) {
    await user.tab();
    if (document.activeElement === document.body) break;
    stops.push(
      (document.activeElement as HTMLInputElement).labels?.[0]?.textContent ??
        document.activeElement!.ariaLabel!,
    );
  }

  expect(stops).toEqual([
    'Qidiruv',
    'Kategoriya',
    'Turi',
    'Sinf',
    'Simulyatsiyani ochish: Matematik mayatnik (yangi oynada ochiladi)',
    'Simulyatsiyani ochish: Oʻtkazgichning qarshiligi (yangi oynada ochiladi)',
    'Simulyatsiyani ochish: Yorugʻlik interferensiyasi (yangi oynada ochiladi)',
  ]);
});

test('a search cleared during the URL update of the same search stays cleared', async () => {
  const { address } = openCatalogue();
  await screen.findByText('Jami: 4 ta simulyatsiya');
  jest.useFakeTimers();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mayatnik' } });

  // The router updates the URL in a transition, which React renders after the click.
  act(() => {
    jest.runOnlyPendingTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Qidiruvni tozalash' }));
  });
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();

  expect(screen.getByText('Jami: 4 ta simulyatsiya')).toBeVisible();
  expect(address()).toBe('/simulation');
});

test('a search by keyboard, and clearing it', async () => {
  const { user, address } = openCatalogue();
  await screen.findByText('Jami: 4 ta simulyatsiya');

  const prevented: boolean[] = [];
  document.addEventListener('submit', (event) => prevented.push(event.defaultPrevented), { once: true });
  await user.tab();
  await user.keyboard('mayatnik{Enter}');
  expect(prevented).toEqual([true]);
  expect(await screen.findByText('Jami: 1 ta simulyatsiya')).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Qidiruvni tozalash' })).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(await screen.findByText('Jami: 4 ta simulyatsiya')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/simulation'));
});
