import { screen } from '@testing-library/react';
import { answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { openCatalogue, testNetwork } from './test-open.js';
import { catalogue } from './test-simulations.js';

const network = testNetwork();
beforeEach(() => network.use(answer(endpoints.simulators, catalogue)));

test('Tab goes through the box, the two selects and the links of the cards, and nowhere else', async () => {
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
    'Simulyatsiyani ochish: Matematik mayatnik (yangi oynada ochiladi)',
    'Simulyatsiyani ochish: Oʻtkazgichning qarshiligi (yangi oynada ochiladi)',
    'Simulyatsiyani ochish: Yorugʻlik interferensiyasi (yangi oynada ochiladi)',
  ]);
});

test('a search, cleared, by keys alone', async () => {
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
  expect(address()).toBe('/simulation');
});
