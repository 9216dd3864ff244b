import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { respond, malformed, pending, httpError } from '@zarra/api-client/testing';
import { tabDeviceStorage } from '@zarra/api-client/storage';
import { CONTACT_DRAFT_KEY } from '@zarra/api-client/storage-keys';
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

const SENT = 'Xabaringiz muvaffaqiyatli yuborildi!';
const success = respond(endpoints.contactMessage, { id: 1, detail: 'Rahmat.' });
const body = { name: 'Dilnoza', phone: '+998901234567', message: 'Salom!' };

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  network.resetHandlers();
  network.events.removeAllListeners();
});
afterAll(() => network.close());

const honeypot = () => document.querySelector<HTMLInputElement>('[name="website"]')!;
const toast = (text: string) => within(screen.getByRole('region', { name: 'Xabarlar' })).findByText(text);
/** Holds the response until the returned function is called. */
const holdResponse = () => {
  let respondNow = () => {};
  const permitted = new Promise<void>((resolve) => (respondNow = resolve));
  network.use(
    http.post('*/contact-message/', async () => {
      await permitted;
      return HttpResponse.json({ id: 1 }, { status: 201 });
    }),
  );
  return respondNow;
};
/** The form after a reload of the page. */
const reopen = (first: ReturnType<typeof openForm>) => {
  first.unmount();
  return openForm();
};

test('three required fields with autocomplete and input modes, and a button', async () => {
  const { container } = openForm();

  for (const field of [name(), phone(), message()]) expect(field).toBeRequired();
  expect(name()).toHaveAttribute('autocomplete', 'name');
  expect(phone()).toHaveAttribute('type', 'tel');
  expect(phone()).toHaveAttribute('inputmode', 'tel');
  expect(phone()).toHaveAttribute('autocomplete', 'tel');
  expect(phone()).toHaveAttribute('placeholder', '+998 90 123 45 67');
  expect(message()).toHaveAttribute('rows', '4');
  expect(button()).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ['a response', success],
  ['an invalid response with a successful status', malformed(endpoints.contactMessage)],
])('after %s: a toast and an empty form', async (_, response) => {
  network.use(response);
  const bodies = bodiesSent(network);
  const { container, user, fill } = openForm();
  await fill();
  await user.click(button());

  expect(await screen.findByRole('region', { name: 'Xabarlar' })).toBeVisible();
  expect(await toast(SENT)).toBeVisible();
  expect(written()).toEqual(['', '', '']);
  expect(bodies).toEqual([body]);
  expect(await axe(container)).toHaveNoViolations();
});

test('by keyboard: from field to field, without losing the focus', async () => {
  const respondNow = holdResponse();
  const { user } = openForm();

  await user.tab();
  expect(name()).toHaveFocus();
  await user.keyboard('Dilnoza{Tab}901234567{Tab}Salom!{Tab}');
  expect(button()).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(phone()).toHaveFocus();
  await user.keyboard('{Enter}');

  expect(button('Yuborilmoqda...')).toHaveFocus();
  respondNow();
  await screen.findByText(SENT, { selector: '[aria-label] *' });
  expect(button()).toHaveFocus();
});

test('fields and button are disabled during the request', async () => {
  network.use(pending(endpoints.contactMessage));
  const { container, user, fill } = openForm();
  await fill();
  await user.click(button());

  const busy = button('Yuborilmoqda...');
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).toHaveAttribute('aria-busy', 'true');
  for (const field of [name(), phone(), message()]) expect(field).toBeDisabled();
  expect(written()).toEqual(filled);
  expect(await axe(container)).toHaveNoViolations();
});

test('repeated submits send one request', async () => {
  const respondNow = holdResponse();
  const bodies = bodiesSent(network);
  const { container, user, fill } = openForm();
  await fill();
  const form = container.querySelector('form')!;
  // Two events of one tap, without a render between them.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.dblClick(button('Yuborilmoqda...'));
  respondNow();
  await screen.findByText(SENT, { selector: '[aria-label] *' });

  expect(bodies).toHaveLength(1);
});

test('after ten seconds it shows that the connection is slow', async () => {
  network.use(pending(endpoints.contactMessage));
  const { fill } = openForm();
  await fill();
  jest.useFakeTimers();
  fireEvent.click(button());

  act(() => jest.advanceTimersByTime(9_900));
  expect(screen.queryByText('Aloqa sekin, kutilmoqda…')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));

  expect(screen.getByText('Aloqa sekin, kutilmoqda…')).toHaveRole('status');
  jest.useRealTimers();
});

describe('the honeypot field', () => {
  test('is hidden from screen readers, keyboard and autofill', async () => {
    const { user } = openForm();

    expect(honeypot().closest('[aria-hidden="true"]')).not.toBeNull();
    expect(honeypot()).toHaveAttribute('autocomplete', 'off');
    for (let stops = 0; stops < 6; stops += 1) {
      await user.tab();
      expect(honeypot()).not.toHaveFocus();
    }
  });

  test('is sent with its value', async () => {
    network.use(success);
    const bodies = bodiesSent(network);
    const { user, fill } = openForm();
    await fill();
    honeypot().value = 'https://spam.example';
    await user.click(button());
    await waitFor(() => expect(bodies).toEqual([{ ...body, website: 'https://spam.example' }]));
  });
});

describe('the draft', () => {
  test('is restored after a reload, also after a failure', async () => {
    const first = openForm();
    await first.fill();
    const second = reopen(first);
    expect(written()).toEqual(filled);

    network.use(httpError(endpoints.contactMessage, 500));
    await second.user.click(button());
    await screen.findByText(/^Serverda nosozlik bor/);
    reopen(second);
    expect(written()).toEqual(filled);
  });

  test('is kept until the page unloads when the storage is full', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const first = openForm();
    await first.fill();
    reopen(first);
    expect(written()).toEqual(filled);

    jest.restoreAllMocks();
    tabDeviceStorage.remove(CONTACT_DRAFT_KEY);
  });

  test('is removed after the message was sent', async () => {
    network.use(success);
    const first = openForm();
    await first.fill();
    await first.user.click(button());
    await screen.findByText(SENT, { selector: '[aria-label] *' });

    reopen(first);
    expect(written()).toEqual(['', '', '']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('of empty fields is not saved', async () => {
    const { user } = openForm();
    await user.type(name(), 'Ali{Backspace>3/}');

    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['[', '"matn"', 'null', '{"name":7,"phone":"salom","message":["a"]}'])(
    'is ignored when it is %s',
    (saved) => {
      sessionStorage.setItem('contactDraft', saved);
      openForm();

      expect(written()).toEqual(['', '', '']);
    },
  );

  test.each(['getItem', 'setItem', 'removeItem'] as const)(
    'can be sent when %s of the storage throws',
    async (broken) => {
      const mock = jest.spyOn(Storage.prototype, broken).mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
      network.use(success);
      const { user, fill } = openForm();
      await fill();
      await user.click(button());

      expect(await screen.findByText(SENT, { selector: '[aria-label] *' })).toBeVisible();
      expect(written()).toEqual(['', '', '']);
      mock.mockRestore();
    },
  );
});
