import { waitFor } from '@testing-library/react';
import { httpError, malformed, networkError, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { recordBodies } from '../testing/open.js';
import { openSettings, section, testSettingsNetwork } from '../testing/open-settings.js';

const network = testSettingsNetwork();

const part = () => section('Parol');
const current = () => part().getByLabelText<HTMLInputElement>('Hozirgi parol');
const next = () => part().getByLabelText<HTMLInputElement>('Yangi parol');
const repeated = () => part().getByLabelText<HTMLInputElement>('Yangi parolni takrorlang');

const submit = async (first: string, second: string, third = second) => {
  const opened = await openSettings();
  const { user } = opened;
  if (first) await user.type(current(), first);
  await user.type(next(), second);
  await user.type(repeated(), third);
  await user.click(part().getByRole('button', { name: 'Parolni o‘zgartirish' }));
  return opened;
};

test.each([
  ['a confirmation', respond(endpoints.changePassword, { detail: 'x' })],
  ['a success with another body', malformed(endpoints.changePassword)],
])('%s clears the fields; the notice is focused', async (_, handler) => {
  const bodies = recordBodies(network, '/account/password/');
  network.use(handler);
  const { container } = await submit('eski-parol', 'yangi-parol');

  await waitFor(() => expect(part().getByText(/^Parol oʻzgartirildi/)).toBeVisible());
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Parol oʻzgartirildi/));
  expect([current().value, next().value, repeated().value]).toEqual(['', '', '']);
  expect(bodies).toEqual([{ current_password: 'eski-parol', new_password: 'yangi-parol' }]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a wrong current password is shown at its field; the input stays', async () => {
  network.use(
    http.post('*/api/account/password/', () =>
      HttpResponse.json(
        {
          detail: 'Parol noto‘g‘ri.',
          field: 'current_password',
          errors: { current_password: 'Parol noto‘g‘ri.' },
        },
        { status: 400 },
      ),
    ),
  );
  await submit('boshqa', 'yangi-parol');

  expect(await part().findByText('Parol noto‘g‘ri.')).toBeVisible();
  await waitFor(() => expect(current()).toHaveFocus());
  expect([current().value, next().value]).toEqual(['boshqa', 'yangi-parol']);
});

test.each([
  ['', 'yangi-parol', 'yangi-parol', 'Hozirgi parolingizni yozing.'],
  ['eski', 'abc', 'abc', "Parol kamida 6 belgidan iborat bo'lishi kerak."],
  ['eski', 'yangi-parol', 'boshqa-parol', 'Parollar mos emas!'],
])('%j, %j, %j are not sent: %s', async (first, second, third, text) => {
  await submit(first, second, third); // A request without a handler would be an error.

  expect(await part().findByText(text)).toBeVisible();
});

test.each([
  [
    'too many tries',
    httpError(endpoints.changePassword, 429, '75 soniyadan soʻng urinib koʻring.'),
    '75 soniyadan soʻng urinib koʻring.',
  ],
  [
    'a server error without a text',
    httpError(endpoints.changePassword, 500),
    'Parolni oʻzgartirib boʻlmadi. Qayta urinib koʻring.',
  ],
  [
    'no network',
    networkError(endpoints.changePassword),
    'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.',
  ],
])('%s is shown below the form; nothing is lost', async (_, handler, text) => {
  network.use(handler);
  const { user } = await submit('eski-parol', 'yangi-parol');

  expect(await part().findByText(text)).toBeVisible();
  expect(next()).toHaveValue('yangi-parol');

  network.use(respond(endpoints.changePassword, {}));
  await user.click(part().getByRole('button', { name: 'Parolni o‘zgartirish' }));
  expect(await part().findByText(/^Parol oʻzgartirildi/)).toBeVisible();
  expect(part().queryByText(text)).toBeNull();
});
