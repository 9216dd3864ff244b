import { screen, waitFor } from '@testing-library/react';
import { networkError, httpError } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  bodiesSent,
  button,
  filled,
  message,
  name,
  openForm,
  phone,
  written,
} from '../testing/contact-open.js';

const FAILED = 'Xabar yuborishda xatolik yuz berdi';
const DRAFT_SAVED = 'Yozganlaringiz saqlanib turibdi.';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  network.resetHandlers();
  network.events.removeAllListeners();
});
afterAll(() => network.close());

/** The server responds with this error. */
const errorResponse = (status: number, body: object, headers: Record<string, string> = {}) =>
  http.post('*/api/contact-message/', () => HttpResponse.json(body, { status, headers }));

const notice = async (text: string) => (await screen.findByText(text)).closest<HTMLElement>('[role="alert"]');

test('every empty field has an error, the first one has the focus, and no request is sent', async () => {
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

test('an incomplete number is not sent; typing removes its error', async () => {
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
])('%s that is too long is not truncated and not sent', async (_, field, length, text) => {
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
    networkError(endpoints.contactMessage),
    'Server bilan aloqa yoʻq. Internetni tekshirib, xabarni qayta yuboring.',
    DRAFT_SAVED,
  ],
  [
    'a server error',
    errorResponse(500, { detail: 'Ichki xato' }),
    'Serverda nosozlik bor. Birozdan soʻng qayta yuboring.',
    DRAFT_SAVED,
  ],
  [
    'an error page of a proxy',
    http.post('*/api/contact-message/', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })),
    'Serverda nosozlik bor. Birozdan soʻng qayta yuboring.',
    DRAFT_SAVED,
  ],
  [
    'too many messages, with a text of the server',
    errorResponse(429, { detail: 'Juda koʻp urinish boʻldi.' }, { 'retry-after': '90' }),
    'Juda koʻp urinish boʻldi.',
    `2 daqiqadan soʻng qayta yuboring. ${DRAFT_SAVED}`,
  ],
  [
    'too many messages, seconds to wait',
    errorResponse(429, {}, { 'retry-after': '0' }),
    'Qisqa vaqtda juda koʻp xabar yuborildi.',
    `1 soniyadan soʻng qayta yuboring. ${DRAFT_SAVED}`,
  ],
  [
    'too many messages, hours to wait',
    errorResponse(429, {}, { 'retry-after': '3601' }),
    'Qisqa vaqtda juda koʻp xabar yuborildi.',
    `2 soatdan soʻng qayta yuboring. ${DRAFT_SAVED}`,
  ],
  [
    'too many messages, without a time to wait',
    httpError(endpoints.contactMessage, 429),
    'Qisqa vaqtda juda koʻp xabar yuborildi.',
    DRAFT_SAVED,
  ],
  [
    'a client error with a text',
    errorResponse(400, { detail: 'Matnda yaroqsiz belgi bor.', errors: { website: 'Xato.' } }),
    'Matnda yaroqsiz belgi bor.',
    DRAFT_SAVED,
  ],
  [
    'a client error without a text',
    errorResponse(400, { errors: { name: '' } }),
    'Server xabarni qabul qilmadi. Maydonlarni tekshirib, qayta yuboring.',
    DRAFT_SAVED,
  ],
])('%s: a toast, a focused alert, and the draft stays', async (_, response, text, hint) => {
  network.use(response);
  const { container, user, fill } = openForm();
  await fill();
  await user.click(button());

  const alert = await notice(text);
  expect(alert).toHaveTextContent(`${text}${hint}`);
  await waitFor(() => expect(alert).toHaveFocus());
  expect(screen.getAllByText(FAILED)).not.toHaveLength(0);
  expect(screen.getByRole('region', { name: 'Xabarlar' })).toHaveTextContent(FAILED);
  expect(written()).toEqual(filled);
  expect(button()).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
});

test('a rejected message of another back end keeps the form, with its text at the field', async () => {
  network.use(errorResponse(403, { message: ['Matn juda qisqa.'], non_field_errors: ['Keyinroq yozing.'] }));
  const { user, fill } = openForm();
  await fill();
  await user.click(button());

  await waitFor(() => expect(message()).toHaveFocus());
  expect(message()).toHaveAccessibleDescription('Matn juda qisqa.');
  expect(await notice('Keyinroq yozing.')).toBeVisible();
  expect(written()).toEqual(filled);
});

test('field errors of the server are shown at the fields, and the first one has the focus', async () => {
  network.use(
    errorResponse(400, {
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

test('after a failure the message can be sent again, and the alert disappears', async () => {
  network.use(networkError(endpoints.contactMessage));
  const { user, fill } = openForm();
  await fill();
  await user.click(button());
  await notice('Server bilan aloqa yoʻq. Internetni tekshirib, xabarni qayta yuboring.');

  network.use(http.post('*/api/contact-message/', () => HttpResponse.json({ id: 1 }, { status: 201 })));
  await user.click(button());

  await waitFor(() => expect(written()).toEqual(['', '', '']));
  expect(screen.queryByText(/^Server bilan aloqa yoʻq/)).not.toBeInTheDocument();
});

test('the focus stays where the user has moved it', async () => {
  let release = () => {};
  const blocked = new Promise<void>((resolve) => (release = resolve));
  network.use(
    http.post('*/api/contact-message/', async () => {
      await blocked;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { user, fill } = openForm();
  const otherButton = document.body.appendChild(document.createElement('button'));
  await fill();
  await user.click(button());
  otherButton.focus();
  release();

  await notice('Serverda nosozlik bor. Birozdan soʻng qayta yuboring.');
  expect(otherButton).toHaveFocus();
  otherButton.remove();
});
