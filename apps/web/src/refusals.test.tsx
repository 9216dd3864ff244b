import { screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { address, openSite, testNetwork } from './test-site.js';

const network = testNetwork();

test('a 403 leads to /forbidden', async () => {
  network.use(refuse(endpoints.simulators, 403));
  openSite('/simulation');

  expect(await screen.findByRole('heading', { level: 1, name: 'Ruxsat etilmagan' })).toBeVisible();
  expect(address()).toBe('/forbidden');
  expect(console.error).toHaveBeenCalledWith("Ruxsat etilmagan - sizda huquq yo'q");
});

test('a 401 leads to /login', async () => {
  network.use(refuse(endpoints.aboutSite, 401));
  openSite('/');

  expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
  expect(address()).toBe('/login');
});

test.each<[string, Parameters<typeof network.use>[0], unknown[]]>([
  ['404', refuse(endpoints.simulators, 404), ['Resurs topilmadi']],
  ['500', refuse(endpoints.simulators, 500), ['Serverda xato:', 500]],
  ['no network', offline(endpoints.simulators), [expect.any(String)]],
])('%s leads nowhere and is told on the console', async (_, handler, told) => {
  network.use(handler);
  openSite('/simulation');

  await waitFor(() => expect(console.error).toHaveBeenCalledWith(...told));
  expect(address()).toBe('/simulation');
});
