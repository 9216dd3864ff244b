import { waitFor } from '@testing-library/react';
import { aUser, httpError, networkError, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { recordBodies } from '../testing/open.js';
import { openSettings, section, testSettingsNetwork } from '../testing/open-settings.js';

const network = testSettingsNetwork();

const part = () => section('Elektron pochta');
const address = () => part().getByLabelText<HTMLInputElement>('Yangi elektron pochta');
const password = () => part().getByLabelText<HTMLInputElement>('Hozirgi parol');
const code = () => part().getByLabelText<HTMLInputElement>('Xatdagi kod');

const send = async (email = 'yangi@maktab.uz') => {
  const opened = await openSettings();
  await opened.user.type(address(), email);
  await opened.user.type(password(), 'parolim-7');
  await opened.user.click(part().getByRole('button', { name: 'Kod yuborish' }));
  return opened;
};

test('password and address, then the code: the new address is shown', async () => {
  const bodies = recordBodies(network, '/account/email/');
  const codes = recordBodies(network, '/account/email/confirm/');
  network.use(respond(endpoints.changeEmail, {}), respond(endpoints.confirmEmail, {}));
  const { user, container } = await send();

  await waitFor(() => expect(code()).toHaveFocus());
  expect(part().getByText('yangi@maktab.uz')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  network.use(respond(endpoints.authMe, aUser({ email: 'yangi@maktab.uz' })));
  await user.type(code(), '123 456{Enter}');

  expect(await part().findByText('Elektron pochta almashtirildi.')).toBeVisible();
  await waitFor(() => expect(part().getByText('yangi@maktab.uz')).toBeVisible());
  expect(address()).toHaveValue('');
  expect([bodies, codes]).toEqual([
    [{ email: 'yangi@maktab.uz', password: 'parolim-7' }],
    [{ code: '123456' }],
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('a reload keeps the address that waits for its code; the button for another address discards it', async () => {
  network.use(respond(endpoints.changeEmail, {}));
  const { unmount } = await send();
  await waitFor(() => expect(code()).toBeVisible());
  unmount();

  const { user } = await openSettings();
  expect(part().getByText('yangi@maktab.uz')).toBeVisible();
  await user.click(part().getByRole('button', { name: 'Boshqa manzil yozish' }));
  expect(address()).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('another learner of the browser does not get it', async () => {
  network.use(respond(endpoints.changeEmail, {}));
  const { unmount } = await send();
  await waitFor(() => expect(code()).toBeVisible());
  unmount();
  network.use(respond(endpoints.authMe, aUser({ username: 'karim', email: 'karim@maktab.uz' })));

  await openSettings();
  expect(address()).toBeVisible();
  expect(part().queryByText('yangi@maktab.uz')).toBeNull();
});

test.each([
  ['xato', "Iltimos, to'g'ri email formatini kiriting."],
  [' ', 'Elektron pochtangizni yozing.'],
])('the address %j is not sent', async (email, text) => {
  await send(email);
  expect(await part().findByText(text)).toBeVisible();
});

test('the server’s error about a field is shown there', async () => {
  const detail = 'Parol noto‘g‘ri.';
  network.use(
    http.post('*/api/account/email/', () =>
      HttpResponse.json({ detail, field: 'password', errors: { password: detail } }, { status: 400 }),
    ),
  );
  await send();
  expect(await part().findByText(detail)).toBeVisible();
  await waitFor(() => expect(password()).toHaveFocus());
});

test('no network: nothing is lost in either step', async () => {
  network.use(networkError(endpoints.changeEmail));
  const { user } = await send();
  expect(await part().findByText(/^Server bilan aloqa yoʻq/)).toBeVisible();
  expect([address().value, password().value]).toEqual(['yangi@maktab.uz', 'parolim-7']);

  network.use(respond(endpoints.changeEmail, {}), networkError(endpoints.confirmEmail));
  await user.click(part().getByRole('button', { name: 'Kod yuborish' }));
  await waitFor(() => expect(code()).toBeVisible());
  await user.type(code(), '123456{Enter}');
  expect(await part().findByText(/^Server bilan aloqa yoʻq/)).toBeVisible();
  expect(code()).toHaveValue('123456');
});

test('a wrong code is shown; the learner can write it again', async () => {
  network.use(
    respond(endpoints.changeEmail, {}),
    httpError(endpoints.confirmEmail, 400, 'Kod xato. Qayta urinib ko‘ring.'),
  );
  const { user } = await send();
  await waitFor(() => expect(code()).toBeVisible());
  await user.type(code(), '111111{Enter}');
  expect(await part().findByText('Kod xato. Qayta urinib ko‘ring.')).toBeVisible();
  expect(code()).toHaveValue('111111');
});
