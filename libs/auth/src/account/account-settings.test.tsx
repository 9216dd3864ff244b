import { act, screen, waitFor } from '@testing-library/react';
import { aUser, httpError, networkError, pending, respond } from '@zarra/api-client/testing';
import { endpoints, pages } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { address, openAccountPage } from '../testing/open.js';
import { openSettings, testSettingsNetwork } from '../testing/open-settings.js';

const network = testSettingsNetwork();

test('the four sections, under the name of the learner', async () => {
  const { container } = await openSettings();
  await screen.findByText('Firefox, Windows');

  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Parol',
    'Elektron pochta',
    'Kirilgan qurilmalar',
    'Maʼlumotlarim',
  ]);
  expect(screen.getByText('dilnoza')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('a visitor without tokens is sent to the sign-in', async () => {
  localStorage.clear();
  openAccountPage(pages.account);

  expect(await screen.findByRole('heading', { level: 1, name: 'Kirish' })).toBeVisible();
});

test('an ended session leads to the sign-in', async () => {
  network.use(httpError(endpoints.authMe, 401), httpError(endpoints.tokenRefresh, 401));
  openAccountPage(pages.account);

  await waitFor(() => expect(address()).toBe('/login'));
});

test('a sign-out in another tab leads to the sign-in', async () => {
  await openSettings();
  localStorage.removeItem('accessToken');
  localStorage.removeItem('refreshToken');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null })));

  await waitFor(() => expect(address()).toBe('/login'));
});

test('during the check nothing of the account is shown', async () => {
  network.use(pending(endpoints.authMe));
  openAccountPage(pages.account);

  expect(await screen.findByRole('status', { name: 'Hisob tekshirilmoqda' })).toBeInTheDocument();
  expect(screen.queryByRole('region')).toBeNull();
});

test.each([
  ['no network', networkError(endpoints.authMe)],
  ['a server error', httpError(endpoints.authMe, 503)],
])('%s: the session stays, and a retry opens the account', async (_, handler) => {
  network.use(handler);
  const { user } = openAccountPage(pages.account);

  expect(await screen.findByText('Hisobingizni ochib boʻlmadi.')).toBeVisible();
  expect(localStorage.getItem('accessToken')).not.toBeNull();
  network.use(respond(endpoints.authMe, aUser()));
  await user.click(screen.getByRole('button', { name: 'Qayta urinish' }));
  expect(await screen.findByRole('region', { name: 'Parol' })).toBeVisible();
  expect(address()).toBe('/men/hisob');
});

test('another learner who signs in in another tab gets empty forms', async () => {
  const { user } = await openSettings();
  await user.type(screen.getByLabelText('Yangi parol'), 'yarim-yozilgan');
  network.use(respond(endpoints.authMe, aUser({ username: 'karim', email: 'karim@maktab.uz' })));
  const access = localStorage.getItem('accessToken')?.replace(/\.[^.]+$/, '.signature-other0') ?? '';
  localStorage.setItem('accessToken', access);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: access })));

  expect(await screen.findByText('karim')).toBeVisible();
  expect(screen.getByLabelText('Yangi parol')).toHaveValue('');
});
