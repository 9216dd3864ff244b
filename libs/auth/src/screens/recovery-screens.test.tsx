import { screen, waitFor } from '@testing-library/react';
import { respond, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import {
  address,
  alert,
  button,
  field,
  heading,
  openAccountPage,
  testNetwork,
  recordBodies,
  afterFirstStep,
  code,
  confirmation,
  email,
  newPassword,
} from '../testing/open.js';

const network = testNetwork();

test('all steps with the keyboard: address, code, new password, sign-in', async () => {
  network.use(
    respond(endpoints.forgotPassword, { otp_key: 'kalit-1' }),
    respond(endpoints.verifyOtp, { detail: 'Kod toʻgʻri.' }),
    respond(endpoints.resetPassword, { detail: 'Tayyor.' }),
  );
  const sent = ['/forgot-password/', '/verify-otp/', '/reset-password/'].map((path) =>
    recordBodies(network, path),
  );
  localStorage.setItem('accessToken', 'eski');
  network.use(httpError(endpoints.authMe, 500));
  const { user, container } = openAccountPage('/forgot-password');
  await heading('Parolni tiklash');
  expect(email()).toHaveAttribute('autocomplete', 'email');
  expect(await axe(container)).toHaveNoViolations();
  await user.tab();
  await user.keyboard('dilnoza@maktab.uz{Enter}');

  await heading('Kodni tasdiqlash');
  expect(screen.getByText('dilnoza@maktab.uz')).toBeVisible();
  await waitFor(() => expect(code()).toHaveFocus());
  expect([code().autocomplete, code().inputMode]).toEqual(['one-time-code', 'numeric']);
  expect(await axe(container)).toHaveNoViolations();
  await user.paste(' 123 456\u00A0');
  await user.keyboard('{Enter}');

  await heading('Yangi parol');
  await waitFor(() => expect(newPassword()).toHaveFocus());
  expect([newPassword(), confirmation()].map((each) => [each.autocomplete, each.type])).toEqual([
    ['new-password', 'password'],
    ['new-password', 'password'],
  ]);
  expect(screen.getAllByRole('button', { name: 'Parolni koʻrsatish' })).toHaveLength(2);
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('yangi parol');
  await user.type(confirmation(), 'yangi parol{Enter}');

  expect(await alert('Parol oʻzgartirildi.')).toBeVisible();
  expect(address()).toBe('/login');
  expect(field('Foydalanuvchi nomi yoki elektron pochta')).toHaveValue('dilnoza@maktab.uz');
  expect(field('Parol')).toHaveFocus();
  expect(sent).toEqual([
    [{ email: 'dilnoza@maktab.uz' }],
    [{ otp_code: '123456', otp_key: 'kalit-1' }],
    [{ otp_key: 'kalit-1', new_password: 'yangi parol' }],
  ]);
  expect(localStorage.getItem('accessToken')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  await user.click(screen.getByText('Brauzerda orqaga'));
  await heading('Kodni tasdiqlash');
});

test.each([
  ['/forgot-password', 'Kod yuborish', /^Parolni tiklash$/, '/login'],
  ['/verify-otp', 'Tasdiqlash', /^Kodni tasdiqlash$/, '/forgot-password'],
  ['/reset-password', 'Parolni o‘zgartirish', /^Yangi parol$/, '/verify-otp'],
])('%s: its button is %s, Orqaga returns to the previous step', async (path, send, title, back) => {
  const { user } = openAccountPage(afterFirstStep(path));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(button(send)).toHaveAttribute('type', 'submit');

  await user.click(button('Orqaga'));

  expect(address()).toBe(back);
});

test('after a return the address is filled in, and the received code can be entered', async () => {
  const { user } = openAccountPage(afterFirstStep('/verify-otp'));
  await user.click(button('Orqaga'));

  expect(email()).toHaveValue('dilnoza@maktab.uz');
  await user.click(screen.getByRole('link', { name: 'Kelgan kodni kiritish' }));
  await heading('Kodni tasdiqlash');
  expect(screen.getByText('dilnoza@maktab.uz')).toBeVisible();
});

describe('without the data of the previous step', () => {
  test.each(['/verify-otp', '/reset-password'])(
    '%s redirects to the first step with one toast, without a history entry',
    async (path) => {
      const { user } = openAccountPage('/', path);
      await heading('Parolni tiklash');

      const toast = 'Parolni tiklash uchun avval elektron pochtangizga kod oling.';
      // Once visible, once in the live region.
      expect(await screen.findAllByText(toast)).toHaveLength(2);
      expect(address()).toBe('/forgot-password');
      await user.click(screen.getByText('Brauzerda orqaga'));
      expect(address()).toBe('/');
    },
  );

  test.each([
    [49 * 60_000 + 59_000, 'Kodni tasdiqlash'],
    [50 * 60_000, 'Parolni tiklash'],
  ])('%i ms after the code was sent a restored tab shows “%s”', async (later, title) => {
    network.use(respond(endpoints.forgotPassword, { otp_key: 'kalit-1' }));
    const { user, unmount } = openAccountPage('/forgot-password');
    await user.type(email(), 'dilnoza@maktab.uz{Enter}');
    await heading('Kodni tasdiqlash');
    unmount();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + later);

    openAccountPage('/verify-otp');

    expect(await heading(title)).toBeVisible();
    jest.restoreAllMocks();
  });

  test.each([
    'null',
    '"x"',
    '{}',
    '{"email":"a@b.uz","otpKey":"k"}',
    '{"email":"a@b.uz","otpKey":"k","until":1e99}',
    '{',
  ])('the stored value %s is ignored', async (stored) => {
    sessionStorage.setItem('recovery', stored);
    openAccountPage('/verify-otp');
    expect(await heading('Parolni tiklash')).toBeVisible();
  });

  test('with a blocked storage the next step opens too', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    network.use(respond(endpoints.forgotPassword, { otp_key: 'kalit-1' }));
    const { user } = openAccountPage('/forgot-password');
    await user.type(email(), 'dilnoza@maktab.uz{Enter}');

    expect(await heading('Kodni tasdiqlash')).toBeVisible();
    jest.restoreAllMocks();
  });
});

test('a key that is a number is accepted, and sent as text', async () => {
  network.use(
    respond(endpoints.forgotPassword, { otp_key: 71 }),
    respond(endpoints.verifyOtp, { detail: 'Kod toʻgʻri.' }),
  );
  const sent = recordBodies(network, '/verify-otp/');
  const { user } = openAccountPage('/forgot-password');
  await user.type(email(), 'dilnoza@maktab.uz{Enter}');
  await heading('Kodni tasdiqlash');
  await user.type(code(), '123456{Enter}');

  await heading('Yangi parol');
  expect(sent).toEqual([{ otp_code: '123456', otp_key: '71' }]);
});

test('a request of a screen that the learner has left is aborted, its late response ignored', async () => {
  let respondNow = () => {};
  const received = new Promise<AbortSignal>((resolve) => {
    network.use(
      http.post('*/api/forgot-password/', async ({ request }) => {
        resolve(request.signal);
        await new Promise<void>((permit) => (respondNow = permit));
        return HttpResponse.json({ otp_key: 'kalit-1' });
      }),
    );
  });
  const { user } = openAccountPage('/forgot-password');
  await user.type(email(), 'dilnoza@maktab.uz{Enter}');
  const signal = await received;
  expect(signal.aborted).toBe(false);

  await user.click(button('Orqaga'));
  expect(signal.aborted).toBe(true);
  respondNow();

  await heading('Kirish');
  expect(address()).toBe('/login');
  expect(sessionStorage).toHaveLength(0);
});
