import { screen, waitFor } from '@testing-library/react';
import { networkError, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { address, openScreen, openSite, testNetwork } from './testing/site.js';

const network = testNetwork();

test('a 403 opens /forbidden', async () => {
  network.use(httpError(endpoints.simulators, 403));
  openSite('/simulation');

  expect(await screen.findByRole('heading', { level: 1, name: 'Ruxsat etilmagan' })).toBeVisible();
  expect(address()).toBe('/forbidden');
  expect(console.error).toHaveBeenCalledWith("Ruxsat etilmagan - sizda huquq yo'q");
});

test('403s of several calls open /forbidden once: one step back leads to the page', async () => {
  const FORBIDDEN = "Ruxsat etilmagan - sizda huquq yo'q";
  network.use(httpError(endpoints.simulators, 403), httpError(endpoints.contacts, 403));
  openSite('/simulation');
  const { length } = history;

  await screen.findByRole('heading', { level: 1, name: 'Ruxsat etilmagan' });
  const refusals = () => jest.mocked(console.error).mock.calls.filter(([text]) => text === FORBIDDEN);
  await waitFor(() => expect(refusals().length).toBeGreaterThan(1));
  expect(history).toHaveLength(length + 1);
});

test('a 403 of the sign-in is shown in its form', async () => {
  network.use(httpError(endpoints.login, 403, 'Hisob yopilgan.'));
  const { user } = await openScreen('/login');
  await user.type(screen.getByLabelText(/^Foydalanuvchi nomi/), 'dilnoza');
  await user.type(screen.getByLabelText('Parol'), 'mayatnik-7{Enter}');

  expect(await screen.findByText('Hisob yopilgan.')).toBeVisible();
  expect(address()).toBe('/login');
});

test('a 401 opens /login', async () => {
  network.use(httpError(endpoints.aboutSite, 401));
  openSite('/');

  expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
  expect(address()).toBe('/login');
});

test.each<[string, Parameters<typeof network.use>[0], unknown[]]>([
  ['404', httpError(endpoints.simulators, 404), ['Resurs topilmadi']],
  ['500', httpError(endpoints.simulators, 500), ['Serverda xato:', 500]],
  ['no network', networkError(endpoints.simulators), [expect.any(String)]],
])('%s is only logged on the console', async (_, handler, logged) => {
  network.use(handler);
  openSite('/simulation');

  await waitFor(() => expect(console.error).toHaveBeenCalledWith(...logged));
  expect(address()).toBe('/simulation');
});
