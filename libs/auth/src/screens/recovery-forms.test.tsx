import { screen, waitFor } from '@testing-library/react';
import { malformed, networkError, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import {
  address,
  afterFirstStep,
  alert,
  button,
  code,
  confirmation,
  email,
  heading,
  newPassword,
  openAccountPage,
  recovery,
  testNetwork,
} from '../testing/open.js';

const network = testNetwork();
const NETWORK_ERROR = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';

/** Responds with this error body. */
const errorResponse = (path: string, body: object, status = 400) =>
  http.post(`*/api${path}`, () => HttpResponse.json(body, { status }));

describe('/forgot-password', () => {
  test.each([
    [
      'the server’s text',
      httpError(endpoints.forgotPassword, 429, '4 daqiqadan soʻng urinib koʻring.'),
      '4 daqiqadan soʻng urinib koʻring.',
    ],
    [
      'an error without a text',
      httpError(endpoints.forgotPassword, 400),
      '5 daqiqadan so‘ng urunib ko‘ring.',
    ],
    [
      'a response without a key',
      malformed(endpoints.forgotPassword, '{}'),
      '5 daqiqadan so‘ng urunib ko‘ring.',
    ],
    ['no network', networkError(endpoints.forgotPassword), NETWORK_ERROR],
  ])('%s is shown, the address stays', async (_, handler, text) => {
    network.use(handler);
    const { user, container } = openAccountPage('/forgot-password');
    await user.type(email(), 'dilnoza@maktab.uz');
    await user.click(button('Kod yuborish'));

    const message = await alert(text);
    await waitFor(() => expect(message).toHaveFocus());
    expect(email()).toHaveValue('dilnoza@maktab.uz');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('an invalid or empty address is not sent', async () => {
    const { user } = openAccountPage('/forgot-password');
    await user.click(button('Kod yuborish'));
    expect(await alert('Elektron pochtangizni yozing.')).toBeVisible();
    await user.type(email(), 'dilnoza{Enter}');
    expect(await alert("Iltimos, to'g'ri email formatini kiriting.")).toBeVisible();
    expect(email()).toHaveFocus();
  });
});

describe('/verify-otp', () => {
  test.each([
    [
      'the server’s text',
      httpError(endpoints.verifyOtp, 400, 'Kod notoʻgʻri. Yana 4 marta urinish mumkin.'),
      'Kod notoʻgʻri. Yana 4 marta urinish mumkin.',
    ],
    ['an error without a text', httpError(endpoints.verifyOtp, 400), 'Kod xato. Qayta urinib ko‘ring.'],
  ])('a wrong code: %s is shown at the field; the code stays and is selected', async (_, handler, text) => {
    network.use(handler);
    const { user, container } = openAccountPage(afterFirstStep('/verify-otp'));
    await user.type(code(), '111111');
    await user.click(button('Tasdiqlash'));

    expect(await alert(text)).toBeVisible();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAccessibleDescription(text);
    expect(code()).toHaveValue('111111');
    expect([code().selectionStart, code().selectionEnd]).toEqual([0, 6]);
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    [
      'too many attempts',
      httpError(endpoints.verifyOtp, 429, 'Keyinroq urinib koʻring.'),
      'Keyinroq urinib koʻring.',
    ],
    ['a server error', httpError(endpoints.verifyOtp, 500), 'Kod xato. Qayta urinib ko‘ring.'],
    ['no network', networkError(endpoints.verifyOtp), NETWORK_ERROR],
  ])('%s is shown as a message of the form, not of the field', async (_, handler, text) => {
    network.use(handler);
    const { user } = openAccountPage(afterFirstStep('/verify-otp'));
    await user.type(code(), '111111{Enter}');

    const message = await alert(text);
    await waitFor(() => expect(message).toHaveFocus());
    expect(code()).toBeValid();
    expect(code()).toHaveValue('111111');
  });

  test.each([
    [
      'a code that is verified already',
      errorResponse('/verify-otp/', { detail: 'Bu kod tekshirilgan.', code: 'already_verified' }),
    ],
    ['a response of another shape', malformed(endpoints.verifyOtp)],
  ])('%s opens the next step', async (_, handler) => {
    network.use(handler);
    const { user } = openAccountPage(afterFirstStep('/verify-otp'));
    await user.type(code(), '123456{Enter}');

    expect(await heading('Yangi parol')).toBeVisible();
  });

  test('an empty or blank code is not sent', async () => {
    const { user } = openAccountPage(afterFirstStep('/verify-otp'));
    await user.type(code(), '  {Enter}');
    expect(await alert('Xatdagi kodni yozing.')).toBeVisible();
  });
});

describe('/reset-password', () => {
  const open = async (first = 'yangi-parol', second = first) => {
    sessionStorage.setItem('recovery', JSON.stringify({ ...recovery, until: Date.now() + 60_000 }));
    const opened = openAccountPage('/reset-password');
    await opened.user.type(newPassword(), first);
    await opened.user.type(confirmation(), `${second}{Enter}`);
    return opened;
  };

  test('two different passwords are not sent; the error is at the second field until either is corrected', async () => {
    const { user, container } = await open('yangi-parol', 'yangi-paro');

    expect(await alert('Parollar mos emas!')).toBeVisible();
    expect(confirmation()).toHaveFocus();
    expect(confirmation()).toHaveAccessibleDescription('Parollar mos emas!');
    expect(newPassword()).toBeValid();
    expect(await axe(container)).toHaveNoViolations();

    await user.type(newPassword(), '{Backspace}');
    await waitFor(() => expect(confirmation()).toBeValid());
  });

  test('a password of five characters is not sent', async () => {
    await open('abcde');
    expect(await alert("Parol kamida 6 belgidan iborat bo'lishi kerak.")).toBeVisible();
    expect(newPassword()).toHaveFocus();
  });

  test.each([
    [
      'the server’s text',
      httpError(endpoints.resetPassword, 400, 'Kodning muddati oʻtgan.'),
      'Kodning muddati oʻtgan.',
    ],
    ['an error without a text', httpError(endpoints.resetPassword, 400), 'Parolni tiklashda xatolik.'],
  ])('an error: %s, and the link to a new code', async (_, handler, text) => {
    network.use(handler);
    const { user, container } = await open();

    const message = await alert(text);
    await waitFor(() => expect(message).toHaveFocus());
    expect(newPassword()).toHaveValue('yangi-parol');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('link', { name: 'Yangi kod olish' }));
    expect(address()).toBe('/forgot-password');
    expect(email()).toHaveValue('dilnoza@maktab.uz');
  });

  test.each([
    ['no network', networkError(endpoints.resetPassword), NETWORK_ERROR],
    ['a server error', httpError(endpoints.resetPassword, 500), 'Parolni tiklashda xatolik.'],
  ])('%s is shown without the link to a new code', async (_, handler, text) => {
    network.use(handler);
    await open();

    expect(await alert(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Yangi kod olish' })).not.toBeInTheDocument();
  });

  test('the server’s error about the password is shown at its field', async () => {
    const body = { detail: 'Juda oson.', errors: { new_password: 'Bu parol juda oson.' } };
    network.use(errorResponse('/reset-password/', body));
    await open();

    expect(await alert('Bu parol juda oson.')).toBeVisible();
    expect(newPassword()).toHaveFocus();
  });

  test.each([
    [
      'a key that was used already',
      errorResponse('/reset-password/', { detail: 'x', code: 'already_reset' }),
    ],
    ['a response of another shape', malformed(endpoints.resetPassword)],
  ])('%s opens /login too', async (_, handler) => {
    network.use(handler);
    await open();

    expect(await alert('Parol oʻzgartirildi.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
