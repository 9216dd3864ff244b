import { screen, waitFor } from '@testing-library/react';
import { respond, malformed, networkError, httpError } from '@zarra/api-client/testing';
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
} from '../testing/open.js';

const network = testNetwork();
const NETWORK_ERROR = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';
const recovery = { email: 'dilnoza@maktab.uz', otpKey: 'kalit-1' };
const at = (pathname: string) => ({ pathname, state: recovery });

const email = () => field('Elektron pochta');
const code = () => field('Xatdagi kod');
const newPassword = () => field('Yangi parol');
const confirmation = () => field('Yangi parolni takrorlang');

/** Responds with this error body. */
const errorResponse = (path: string, body: object, status = 400) =>
  http.post(`*/api${path}`, () => HttpResponse.json(body, { status }));

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
  const { user } = openAccountPage(at(path));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(button(send)).toHaveAttribute('type', 'submit');

  await user.click(button('Orqaga'));

  expect(address()).toBe(back);
});

test('after a return the address is filled in, and the received code can be entered', async () => {
  const { user } = openAccountPage(at('/verify-otp'));
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
    [9 * 60_000 + 59_000, 'Kodni tasdiqlash'],
    [10 * 60_000, 'Parolni tiklash'],
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
  await user.type(field('Elektron pochta'), 'dilnoza@maktab.uz{Enter}');
  await heading('Kodni tasdiqlash');
  await user.type(field('Xatdagi kod'), '123456{Enter}');

  await heading('Yangi parol');
  expect(sent).toEqual([{ otp_code: '123456', otp_key: '71' }]);
});

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

test('a response after the learner has left the screen is ignored', async () => {
  let respondNow = () => {};
  const received = new Promise<void>((isReceived) => {
    network.use(
      http.post('*/api/forgot-password/', async () => {
        isReceived();
        await new Promise<void>((resolve) => (respondNow = resolve));
        return HttpResponse.json({ otp_key: 'kalit-1' });
      }),
    );
  });
  const { user } = openAccountPage('/forgot-password');
  await user.type(email(), 'dilnoza@maktab.uz{Enter}');
  await received;
  await user.click(button('Orqaga'));
  respondNow();

  await expect(
    screen.findByRole('heading', { name: 'Kodni tasdiqlash' }, { timeout: 300 }),
  ).rejects.toThrow();
  expect(address()).toBe('/login');
  expect(sessionStorage).toHaveLength(0);
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
    const { user, container } = openAccountPage(at('/verify-otp'));
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
    const { user } = openAccountPage(at('/verify-otp'));
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
    const { user } = openAccountPage(at('/verify-otp'));
    await user.type(code(), '123456{Enter}');

    expect(await heading('Yangi parol')).toBeVisible();
  });

  test('an empty or blank code is not sent', async () => {
    const { user } = openAccountPage(at('/verify-otp'));
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
