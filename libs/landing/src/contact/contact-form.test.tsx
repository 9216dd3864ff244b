import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, garble, pending, refuse, slow } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { axe } from 'jest-axe';
import { setupServer } from 'msw/node';
import { bodiesSent, button, filled, message, name, openForm, phone, written } from '../test-contact-open.js';

const SENT = 'Xabaringiz muvaffaqiyatli yuborildi!';
const taken = answer(endpoints.contactMessage, { id: 1, detail: 'Rahmat.' });
const body = { name: 'Dilnoza', phone: '+998901234567', message: 'Salom!', website: '' };

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  network.resetHandlers();
  network.events.removeAllListeners();
});
afterAll(() => network.close());

const trap = () => document.querySelector<HTMLInputElement>('[name="website"]')!;
const toast = (text: string) => within(screen.getByRole('region', { name: 'Xabarlar' })).findByText(text);
/** What comes after a reload of the page. */
const reopen = (first: ReturnType<typeof openForm>) => {
  first.unmount();
  return openForm();
};

test('three required fields that phones and browsers know, and a button', async () => {
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
  ['an answer', taken],
  ['an answer of another shape: it was carried out', garble(endpoints.contactMessage)],
])('after %s: the toast, and an empty form', async (_, reply) => {
  network.use(reply);
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

test('without a mouse: from field to field, and the focus is never lost', async () => {
  network.use(slow(endpoints.contactMessage, 20, { id: 1 }));
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
  await screen.findByText(SENT, { selector: '[aria-label] *' });
  expect(button()).toHaveFocus();
});

test('while it is sent, fields and button are off', async () => {
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

test('however often it is pressed, it is sent once', async () => {
  network.use(slow(endpoints.contactMessage, 20, { id: 1 }));
  const bodies = bodiesSent(network);
  const { container, user, fill } = openForm();
  await fill();
  const form = container.querySelector('form')!;
  // As fast as two events of one tap can come: nothing is drawn between them.
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.dblClick(button('Yuborilmoqda...'));
  await screen.findByText(SENT, { selector: '[aria-label] *' });

  expect(bodies).toHaveLength(1);
});

test('after ten seconds it says that the connection is slow', async () => {
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

describe('the field for robots', () => {
  test('is met by neither ear nor keyboard nor the browser’s memory', async () => {
    const { user } = openForm();

    expect(trap().closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap()).toHaveAttribute('autocomplete', 'off');
    for (let stops = 0; stops < 6; stops += 1) {
      await user.tab();
      expect(trap()).not.toHaveFocus();
    }
  });

  test('is sent as it is', async () => {
    network.use(taken);
    const bodies = bodiesSent(network);
    const { user, fill } = openForm();
    await fill();
    trap().value = 'https://spam.example';
    await user.click(button());
    await waitFor(() => expect(bodies).toEqual([{ ...body, website: 'https://spam.example' }]));
  });
});

describe('what is written', () => {
  test('is there after a reload, and after one that follows a failure', async () => {
    const first = openForm();
    await first.fill();
    const second = reopen(first);
    expect(written()).toEqual(filled);

    network.use(refuse(endpoints.contactMessage, 500));
    await second.user.click(button());
    await screen.findByText(/^Serverda nosozlik bor/);
    reopen(second);
    expect(written()).toEqual(filled);
  });

  test('is gone after it was sent', async () => {
    network.use(taken);
    const first = openForm();
    await first.fill();
    await first.user.click(button());
    await screen.findByText(SENT, { selector: '[aria-label] *' });

    reopen(first);
    expect(written()).toEqual(['', '', '']);
    expect(sessionStorage).toHaveLength(0);
  });

  test('and deleted again is not kept', async () => {
    const { user } = openForm();
    await user.type(name(), 'Ali{Backspace>3/}');

    expect(sessionStorage).toHaveLength(0);
  });

  test.each(['[', '"matn"', 'null', '{"name":7,"phone":"salom","message":["a"]}'])(
    'is kept as %s: no reason to fail',
    (kept) => {
      sessionStorage.setItem('contactDraft', kept);
      openForm();

      expect(written()).toEqual(['', '', '']);
    },
  );

  test.each(['getItem', 'setItem', 'removeItem'] as const)(
    'can be sent where the storage refuses %s',
    async (broken) => {
      const refusal = jest.spyOn(Storage.prototype, broken).mockImplementation(() => {
        throw new DOMException('Blocked', 'SecurityError');
      });
      network.use(taken);
      const { user, fill } = openForm();
      await fill();
      await user.click(button());

      expect(await screen.findByText(SENT, { selector: '[aria-label] *' })).toBeVisible();
      expect(written()).toEqual(['', '', '']);
      refusal.mockRestore();
    },
  );
});
