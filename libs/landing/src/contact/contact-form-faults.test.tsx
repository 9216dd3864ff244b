import { screen, waitFor } from '@testing-library/react';
import { offline, refuse } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { bodiesSent, button, filled, message, name, openForm, phone, written } from '../test-contact-open.js';

const FAILED = 'Xabar yuborishda xatolik yuz berdi';
const KEPT = 'Yozganlaringiz saqlanib turibdi.';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  network.resetHandlers();
  network.events.removeAllListeners();
});
afterAll(() => network.close());

/** The server refuses with this body. */
const refuseWith = (status: number, body: object, headers: Record<string, string> = {}) =>
  http.post('*/api/contact-message/', () => HttpResponse.json(body, { status, headers }));

const notice = async (text: string) => (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]');

test('every empty field is named, the focus is in the first, nothing is sent', async () => {
  const bodies = bodiesSent(network);
  const { container, user } = openForm();
  await user.type(name(), '   ');
  await user.click(button());

  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Ismingizni yozing.');
  expect(phone()).toHaveAccessibleDescription('Telefon raqamingizni yozing.');
  expect(message()).toHaveAccessibleDescription('Xabaringizni yozing.');
  for (const field of [name(), phone(), message()]) expect(field).toBeInvalid();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  expect(bodies).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a number that is not whole is not sent; writing on takes the word back', async () => {
  const { user, fill } = openForm();
  await fill();
  await user.type(phone(), '{Backspace}');
  await user.click(button());

  expect(phone()).toHaveFocus();
  expect(phone()).toHaveAccessibleDescription('Raqam toʻliq emas. +998 dan keyin 9 ta raqam yozing.');
  expect(name()).toBeValid();
  await user.keyboard('7');
  expect(phone()).toBeValid();
  expect(phone()).toHaveAccessibleDescription('');
});

test.each([
  ['a name', name, 101, 'Ism 100 ta belgidan oshmasin. Qisqaroq yozing.'],
  ['a message', message, 4001, 'Xabar 4\u202f000 ta belgidan oshmasin. Uni qisqartiring.'],
])('%s that is too long is kept whole and not sent', async (_, field, length, text) => {
  const { user, fill } = openForm();
  await fill();
  await user.clear(field());
  await user.click(field());
  await user.paste('x'.repeat(length));
  await user.click(button());

  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveAccessibleDescription(text);
  expect(field().value).toHaveLength(length);
});

test.each([
  [
    'no network',
    offline(endpoints.contactMessage),
    'Server bilan aloqa yoʻq. Internetni tekshirib, xabarni qayta yuboring.',
    KEPT,
  ],
  [
    'a server in trouble',
    refuseWith(500, { detail: 'Ichki xato' }),
    'Serverda nosozlik bor. Birozdan soʻng qayta yuboring.',
    KEPT,
  ],
  [
    'a proxy’s page',
    http.post('*/api/contact-message/', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })),
    'Serverda nosozlik bor. Birozdan soʻng qayta yuboring.',
    KEPT,
  ],
  [
    'too many messages, with the server’s words',
    refuseWith(429, { detail: 'Juda koʻp urinish boʻldi.' }, { 'retry-after': '90' }),
    'Juda koʻp urinish boʻldi.',
    `2 daqiqadan soʻng qayta yuboring. ${KEPT}`,
  ],
  [
    'too many messages, seconds to wait',
    refuseWith(429, {}, { 'retry-after': '0' }),
    'Qisqa vaqtda juda koʻp xabar yuborildi.',
    `1 soniyadan soʻng qayta yuboring. ${KEPT}`,
  ],
  [
    'too many messages, hours to wait',
    refuseWith(429, {}, { 'retry-after': '3601' }),
    'Qisqa vaqtda juda koʻp xabar yuborildi.',
    `2 soatdan soʻng qayta yuboring. ${KEPT}`,
  ],
  [
    'too many messages, nobody knows for how long',
    refuse(endpoints.contactMessage, 429),
    'Qisqa vaqtda juda koʻp xabar yuborildi.',
    KEPT,
  ],
  [
    'a refusal with words',
    refuseWith(400, { detail: 'Matnda yaroqsiz belgi bor.', errors: { website: 'Xato.' } }),
    'Matnda yaroqsiz belgi bor.',
    KEPT,
  ],
  [
    'a refusal without words',
    refuseWith(400, { errors: { name: '' } }),
    'Server xabarni qabul qilmadi. Maydonlarni tekshirib, qayta yuboring.',
    KEPT,
  ],
])('%s: the toast, a word that stays and is focused, everything kept', async (_, reply, text, hint) => {
  network.use(reply);
  const { container, user, fill } = openForm();
  await fill();
  await user.click(button());

  const said = await notice(text);
  expect(said).toHaveTextContent(`${text}${hint}`);
  await waitFor(() => expect(said).toHaveFocus());
  expect(screen.getAllByText(FAILED)).not.toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Xabarlar' })).toHaveTextContent(FAILED);
  expect(written()).toEqual(filled);
  expect(button()).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('a refusal by field is said at the fields, and the focus is in the first of them', async () => {
  network.use(
    refuseWith(400, {
      detail: 'Yuborilgan maʼlumotda xato bor.',
      errors: { message: ['Matnda havola boʻlmasin.'], phone: 'Bu raqam ishlamaydi.' },
    }),
  );
  const { container, user, fill } = openForm();
  await fill();
  await user.click(button());

  await waitFor(() => expect(phone()).toHaveFocus());
  expect(phone()).toHaveAccessibleDescription('Bu raqam ishlamaydi.');
  expect(message()).toHaveAccessibleDescription('Matnda havola boʻlmasin.');
  expect(name()).toBeValid();
  expect(screen.queryByText('Yuborilgan maʼlumotda xato bor.')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Xabarlar' })).toHaveTextContent(FAILED);
  expect(written()).toEqual(filled);
  expect(await axe(container)).toHaveNoViolations();
});

test('after a failure it can be sent again, and the word about the failure goes', async () => {
  network.use(offline(endpoints.contactMessage));
  const { user, fill } = openForm();
  await fill();
  await user.click(button());
  await notice('Server bilan aloqa yoʻq. Internetni tekshirib, xabarni qayta yuboring.');

  network.use(http.post('*/api/contact-message/', () => HttpResponse.json({ id: 1 }, { status: 201 })));
  await user.click(button());

  await waitFor(() => expect(written()).toEqual(['', '', '']));
  expect(screen.queryByText(/^Server bilan aloqa yoʻq/)).not.toBeInTheDocument();
});

test('whoever went elsewhere meanwhile keeps the focus', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  network.use(
    http.post('*/api/contact-message/', async () => {
      await held;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { user, fill } = openForm();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  await fill();
  await user.click(button());
  elsewhere.focus();
  release();

  await notice('Serverda nosozlik bor. Birozdan soʻng qayta yuboring.');
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});
