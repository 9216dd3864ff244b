import { screen, waitFor, within } from '@testing-library/react';
import { httpError, networkError, pending, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { openSettings, section, testSettingsNetwork } from '../testing/open-settings.js';
import { anAccountSession, otherSession } from '../testing/settings.js';
import { formatTime } from '../messages/account-strings.js';

const network = testSettingsNetwork();

const part = () => section('Kirilgan qurilmalar');
const rows = () => part().getAllByRole('listitem');
const endButton = () => part().getByRole('button', { name: 'Kirishni yakunlash: Firefox, Windows' });

test('devices with their times; this one is marked and has no button', async () => {
  const { container } = await openSettings();
  await part().findByText('Firefox, Windows');

  const [own, other] = rows().map((row) => within(row));
  expect(own?.getByText('Shu qurilma')).toBeVisible();
  expect(own?.queryByRole('button')).toBeNull();
  expect(other?.queryByText('Shu qurilma')).toBeNull();
  expect(own?.getByText('2026-yil 12-mart, 14:05')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('ending one removes its row and focuses the notice', async () => {
  const ended: string[] = [];
  network.use(
    http.delete('*/api/account/sessions/:id/', ({ params }) => {
      ended.push(String(params['id']));
      network.use(respond(endpoints.accountSessions, [anAccountSession()]));
      return HttpResponse.json({ detail: 'x' });
    }),
  );
  const { user } = await openSettings();
  await part().findByText('Firefox, Windows');
  await user.click(endButton());

  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(ended).toEqual([otherSession.id]);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Kirish yakunlandi.'));
});

test('with several others, one button ends them all', async () => {
  const third = anAccountSession({
    id: '3f0c6a52-6f0e-4b8a-9d3c-2b8a52d40003',
    device: 'Safari, iPhone',
    current: false,
  });
  network.use(respond(endpoints.accountSessions, [anAccountSession(), otherSession, third]));
  const { user } = await openSettings();
  await part().findByText('Safari, iPhone');
  network.use(
    respond(endpoints.endOtherSessions, {}),
    respond(endpoints.accountSessions, [anAccountSession()]),
  );
  await user.click(part().getByRole('button', { name: 'Boshqa hamma qurilmalardan chiqish' }));

  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(part().queryByRole('button')).toBeNull();
});

test.each([
  ['no network', networkError(endpoints.endAccountSession), /^Server bilan aloqa yoʻq/],
  ['a server error', httpError(endpoints.endAccountSession, 500), /^Kirishni yakunlab boʻlmadi/],
])('%s: the row stays, and the learner can try again', async (_, handler, text) => {
  network.use(handler);
  const { user } = await openSettings();
  await part().findByText('Firefox, Windows');
  await user.click(endButton());

  expect(await part().findByText(text)).toBeVisible();
  expect(rows()).toHaveLength(2);
  expect(endButton()).toBeEnabled();
});

test('a text while loading, a retry after a failure; the other sections work meanwhile', async () => {
  network.use(pending(endpoints.accountSessions));
  const { unmount } = await openSettings();
  expect(part().getByText('Qurilmalar yuklanmoqda…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Parolni o‘zgartirish' })).toBeEnabled();
  unmount();

  network.use(httpError(endpoints.accountSessions, 500));
  const { user } = await openSettings();
  expect(await part().findByText('Qurilmalar roʻyxatini yuklab boʻlmadi.')).toBeVisible();
  network.use(respond(endpoints.accountSessions, [anAccountSession()]));
  await user.click(part().getByRole('button', { name: 'Qayta urinish' }));
  expect(await part().findByText('Chrome, Android')).toBeVisible();
});

test('a time is written in Uzbek, in the zone of the device', () => {
  expect(formatTime(new Date(2026, 2, 5, 9, 7))).toBe('2026-yil 5-mart, 09:07');
  expect(formatTime(new Date(2026, 11, 31, 23, 59))).toBe('2026-yil 31-dekabr, 23:59');
});
