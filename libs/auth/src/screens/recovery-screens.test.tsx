import { screen, waitFor } from '@testing-library/react';
import { answer, garble, offline, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { address, alert, button, field, heading, openAccount, testNetwork } from '../test-open.js';
import { bodiesSentTo } from '../test-requests.js';

const network = testNetwork();
const OFFLINE = 'Server bilan aloqa yoʻq. Internetni tekshirib, qayta urinib koʻring.';
const recovery = { email: 'dilnoza@maktab.uz', otpKey: 'kalit-1' };
const at = (pathname: string) => ({ pathname, state: recovery });

const email = () => field('Elektron pochta');
const code = () => field('Xatdagi kod');
const newPassword = () => field('Yangi parol');
const confirmation = () => field('Yangi parolni takrorlang');

/** The server refuses with this body. */
const refuseWith = (path: string, body: object, status = 400) =>
  http.post(`*/api${path}`, () => HttpResponse.json(body, { status }));

test('the whole way by keys: address, code, new password, sign-in', async () => {
  network.use(
    answer(endpoints.forgotPassword, { otp_key: 'kalit-1' }),
    answer(endpoints.verifyOtp, { detail: 'Kod toʻgʻri.' }),
    answer(endpoints.resetPassword, { detail: 'Tayyor.' }),
  );
  const sent = ['/forgot-password/', '/verify-otp/', '/reset-password/'].map((path) =>
    bodiesSentTo(network, path),
  );
  localStorage.setItem('accessToken', 'eski');
  network.use(refuse(endpoints.authMe, 500));
  const { user, container } = openAccount('/forgot-password');
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
])('%s: its button is %s, Orqaga leads one step back', async (path, send, title, back) => {
  const { user } = openAccount(at(path));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(button(send)).toHaveAttribute('type', 'submit');

  await user.click(button('Orqaga'));

  expect(address()).toBe(back);
});

test('back at the address it is filled in, and the code that came can still be typed', async () => {
  const { user } = openAccount(at('/verify-otp'));
  await user.click(button('Orqaga'));

  expect(email()).toHaveValue('dilnoza@maktab.uz');
  await user.click(screen.getByRole('link', { name: 'Kelgan kodni kiritish' }));
  await heading('Kodni tasdiqlash');
  expect(screen.getByText('dilnoza@maktab.uz')).toBeVisible();
});

describe('without what the step before hands on', () => {
  test.each(['/verify-otp', '/reset-password'])(
    '%s leads to the beginning, says why, once, and is no step back',
    async (path) => {
      const { user } = openAccount('/', path);
      await heading('Parolni tiklash');

      const told = 'Parolni tiklash uchun avval elektron pochtangizga kod oling.';
      // Once for the eye, once in the region that is read out.
      expect(await screen.findAllByText(told)).toHaveLength(2);
      expect(address()).toBe('/forgot-password');
      await user.click(screen.getByText('Brauzerda orqaga'));
      expect(address()).toBe('/');
    },
  );

  test.each([
    [9 * 60_000 + 59_000, 'Kodni tasdiqlash'],
    [10 * 60_000, 'Parolni tiklash'],
  ])('%i ms after the code was sent a tab that was ended shows “%s”', async (later, title) => {
    network.use(answer(endpoints.forgotPassword, { otp_key: 'kalit-1' }));
    const { user, unmount } = openAccount('/forgot-password');
    await user.type(email(), 'dilnoza@maktab.uz{Enter}');
    await heading('Kodni tasdiqlash');
    unmount();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + later);

    openAccount('/verify-otp');

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
  ])('what is stored as %s counts for nothing', async (stored) => {
    sessionStorage.setItem('recovery', stored);
    openAccount('/verify-otp');
    expect(await heading('Parolni tiklash')).toBeVisible();
  });

  test('with a blocked storage the way goes on all the same', async () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    network.use(answer(endpoints.forgotPassword, { otp_key: 'kalit-1' }));
    const { user } = openAccount('/forgot-password');
    await user.type(email(), 'dilnoza@maktab.uz{Enter}');

    expect(await heading('Kodni tasdiqlash')).toBeVisible();
    jest.restoreAllMocks();
  });
});

describe('/forgot-password', () => {
  test.each([
    [
      'the server’s text',
      refuse(endpoints.forgotPassword, 429, '4 daqiqadan soʻng urinib koʻring.'),
      '4 daqiqadan soʻng urinib koʻring.',
    ],
    ['a refusal without a text', refuse(endpoints.forgotPassword, 400), '5 daqiqadan so‘ng urunib ko‘ring.'],
    ['an answer without a key', garble(endpoints.forgotPassword, '{}'), '5 daqiqadan so‘ng urunib ko‘ring.'],
    ['no network', offline(endpoints.forgotPassword), OFFLINE],
  ])('%s is said at once, the address stays', async (_, reply, text) => {
    network.use(reply);
    const { user, container } = openAccount('/forgot-password');
    await user.type(email(), 'dilnoza@maktab.uz');
    await user.click(button('Kod yuborish'));

    const message = await alert(text);
    await waitFor(() => expect(message).toHaveFocus());
    expect(email()).toHaveValue('dilnoza@maktab.uz');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('an address of another pattern, or none, is not sent', async () => {
    const { user } = openAccount('/forgot-password');
    await user.click(button('Kod yuborish'));
    expect(await alert('Elektron pochtangizni yozing.')).toBeVisible();
    await user.type(email(), 'dilnoza{Enter}');
    expect(await alert("Iltimos, to'g'ri email formatini kiriting.")).toBeVisible();
    expect(email()).toHaveFocus();
  });
});

test('an answer that comes after the learner has left leads nowhere', async () => {
  let reply = () => {};
  const asked = new Promise<void>((isAsked) => {
    network.use(
      http.post('*/api/forgot-password/', async () => {
        isAsked();
        await new Promise<void>((resolve) => (reply = resolve));
        return HttpResponse.json({ otp_key: 'kalit-1' });
      }),
    );
  });
  const { user } = openAccount('/forgot-password');
  await user.type(email(), 'dilnoza@maktab.uz{Enter}');
  await asked;
  await user.click(button('Orqaga'));
  reply();

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
      refuse(endpoints.verifyOtp, 400, 'Kod notoʻgʻri. Yana 4 marta urinish mumkin.'),
      'Kod notoʻgʻri. Yana 4 marta urinish mumkin.',
    ],
    ['a refusal without a text', refuse(endpoints.verifyOtp, 400), 'Kod xato. Qayta urinib ko‘ring.'],
  ])('a wrong code: %s at the field; the code stays, selected', async (_, reply, text) => {
    network.use(reply);
    const { user, container } = openAccount(at('/verify-otp'));
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
      'too many tries',
      refuse(endpoints.verifyOtp, 429, 'Keyinroq urinib koʻring.'),
      'Keyinroq urinib koʻring.',
    ],
    ['a server in trouble', refuse(endpoints.verifyOtp, 500), 'Kod xato. Qayta urinib ko‘ring.'],
    ['no network', offline(endpoints.verifyOtp), OFFLINE],
  ])('%s says nothing of the code: it is said of the whole', async (_, reply, text) => {
    network.use(reply);
    const { user } = openAccount(at('/verify-otp'));
    await user.type(code(), '111111{Enter}');

    const message = await alert(text);
    await waitFor(() => expect(message).toHaveFocus());
    expect(code()).toBeValid();
    expect(code()).toHaveValue('111111');
  });

  test.each([
    [
      'a code that was verified before',
      refuseWith('/verify-otp/', { detail: 'Bu kod tekshirilgan.', code: 'already_verified' }),
    ],
    ['an answer of another shape', garble(endpoints.verifyOtp)],
  ])('%s leads on', async (_, reply) => {
    network.use(reply);
    const { user } = openAccount(at('/verify-otp'));
    await user.type(code(), '123456{Enter}');

    expect(await heading('Yangi parol')).toBeVisible();
  });

  test('no code, or only spaces, is not sent', async () => {
    const { user } = openAccount(at('/verify-otp'));
    await user.type(code(), '  {Enter}');
    expect(await alert('Xatdagi kodni yozing.')).toBeVisible();
  });
});

describe('/reset-password', () => {
  const open = async (first = 'yangi-parol', second = first) => {
    sessionStorage.setItem('recovery', JSON.stringify({ ...recovery, until: Date.now() + 60_000 }));
    const opened = openAccount('/reset-password');
    await opened.user.type(newPassword(), first);
    await opened.user.type(confirmation(), `${second}{Enter}`);
    return opened;
  };

  test('two passwords that differ are not sent; the word is at the second, and goes when either is mended', async () => {
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
      refuse(endpoints.resetPassword, 400, 'Kodning muddati oʻtgan.'),
      'Kodning muddati oʻtgan.',
    ],
    ['a refusal without a text', refuse(endpoints.resetPassword, 400), 'Parolni tiklashda xatolik.'],
  ])('a refusal: %s, and the way to a new code', async (_, reply, text) => {
    network.use(reply);
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
    ['no network', offline(endpoints.resetPassword), OFFLINE],
    ['a server in trouble', refuse(endpoints.resetPassword, 500), 'Parolni tiklashda xatolik.'],
  ])('%s is said at once, without sending the learner for a new code', async (_, reply, text) => {
    network.use(reply);
    await open();

    expect(await alert(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Yangi kod olish' })).not.toBeInTheDocument();
  });

  test('a password the server finds too easy is said at its field', async () => {
    const body = { detail: 'Juda oson.', errors: { new_password: 'Bu parol juda oson.' } };
    network.use(refuseWith('/reset-password/', body));
    await open();

    expect(await alert('Bu parol juda oson.')).toBeVisible();
    expect(newPassword()).toHaveFocus();
  });

  test.each([
    [
      'a key that has set a password before',
      refuseWith('/reset-password/', { detail: 'x', code: 'already_reset' }),
    ],
    ['an answer of another shape', garble(endpoints.resetPassword)],
  ])('%s leads to /login all the same', async (_, reply) => {
    network.use(reply);
    await open();

    expect(await alert('Parol oʻzgartirildi.')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });
});
