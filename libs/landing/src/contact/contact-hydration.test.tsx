import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactPage } from '../test-contact-frame.js';
import { button, message, name, phone, written } from '../test-contact-open.js';

/** A server that never answers: the page stands for itself. */
const client = createApiClient({ fetch: () => new Promise(() => undefined), log: () => undefined });

let root: Root | undefined;

/** The page as it arrives, with what a visitor writes before it comes alive. */
const arrive = (early: Partial<Record<'name' | 'phone' | 'message', string>> = {}) => {
  const page = document.createElement('div');
  document.body.append(page);
  page.append(
    ...new DOMParser().parseFromString(renderToString(<ContactPage client={client} />), 'text/html').body
      .childNodes,
  );
  for (const [field, text] of Object.entries(early)) {
    page.querySelector<HTMLInputElement>(`[name="${field}"]`)!.value = text;
  }
  const faults: unknown[] = [];
  const hydrate = async () => {
    await act(async () => {
      root = hydrateRoot(page, <ContactPage client={client} />, {
        onRecoverableError: (error) => faults.push(error),
      });
    });
    await waitFor(() => expect(button()).toBeEnabled());
  };
  return { page, hydrate, faults };
};

// On a server the form's file is there at once; here it comes with the first page.
beforeAll(async () => {
  const { unmount } = render(<ContactPage client={client} />);
  await screen.findByRole('form');
  unmount();
});
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

test('until the page is alive it cannot be sent', async () => {
  const { page } = arrive();

  expect(page.querySelector('button[type="submit"]')).toBeDisabled();
});

test('the page comes alive without a fault, and what was written before stays', async () => {
  const { page, hydrate, faults } = arrive({ name: 'Dilnoza', phone: '90 123-45-67' });
  const early = page.querySelector('[name="name"]');
  await hydrate();

  expect(faults).toEqual([]);
  expect(name()).toBe(early);
  expect(written()).toEqual(['Dilnoza', '+998 90 123 45 67', '']);
});

test('what was kept is filled in around it, and all of it is kept', async () => {
  sessionStorage.setItem(
    'contactDraft',
    JSON.stringify({ name: 'Eski ism', phone: '+998 91 111 11 11', message: 'Kecha yozilgan.' }),
  );
  const { hydrate } = arrive({ name: 'Dilnoza', phone: '901234567' });
  await hydrate();
  const all = ['Dilnoza', '+998 90 123 45 67', 'Kecha yozilgan.'];

  expect(written()).toEqual(all);
  act(() => root?.unmount());
  document.body.replaceChildren();
  render(<ContactPage client={client} />);
  await screen.findByRole('form');
  expect(written()).toEqual(all);
});

test('alive, the phone is masked', async () => {
  const { hydrate } = arrive();
  await hydrate();
  await userEvent.type(phone(), '901234567');
  await userEvent.type(message(), 'Salom');

  expect(written()).toEqual(['', '+998 90 123 45 67', 'Salom']);
});
