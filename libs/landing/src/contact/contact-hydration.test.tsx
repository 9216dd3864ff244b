import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactPage } from '../testing/contact-frame.js';
import { button, message, phone, written } from '../testing/contact-open.js';

/** A server that never responds: the test needs only the page itself. */
const client = createApiClient({ fetch: () => new Promise(() => undefined), log: () => undefined });

let root: Root | undefined;

/** Shows the server-rendered page, and returns a function that hydrates it. */
const openServerPage = () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.append(
    ...new DOMParser().parseFromString(renderToString(<ContactPage client={client} />), 'text/html').body
      .childNodes,
  );
  const errors: unknown[] = [];
  const hydrate = async () => {
    await act(async () => {
      root = hydrateRoot(page, <ContactPage client={client} />, {
        onRecoverableError: (error) => errors.push(error),
      });
    });
    await waitFor(() => expect(page.querySelector('[data-lazy][data-hydrated]')).toBeInTheDocument());
  };
  return { page, hydrate, errors };
};

// A server has loaded the form; this environment has a document, where it loads when it is near.
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

test('the page has the form, and hydrates without errors', async () => {
  const { page, hydrate, errors } = openServerPage();
  const elements = [...page.querySelectorAll('h2, form, input, textarea')];
  expect(elements).toHaveLength(6);
  await hydrate();

  expect(errors).toEqual([]);
  expect([...page.querySelectorAll('h2, form, input, textarea')]).toEqual(elements);
  expect(button()).toBeEnabled();
});

test('the saved draft is filled in', async () => {
  const saved = { name: 'Dilnoza', phone: '+998 91 111 11 11', message: 'Kecha yozilgan.' };
  sessionStorage.setItem('contactDraft', JSON.stringify(saved));
  await openServerPage().hydrate();

  expect(written()).toEqual(Object.values(saved));
});

test('what was written before hydration stays; the draft fills only empty fields', async () => {
  sessionStorage.setItem('contactDraft', JSON.stringify({ name: 'Dilnoza', message: 'Kecha yozilgan.' }));
  const { hydrate } = openServerPage();
  await userEvent.type(message(), 'Bugun');
  await hydrate();

  expect(written()).toEqual(['Dilnoza', '', 'Bugun']);
});

test('after hydration the phone is formatted', async () => {
  await openServerPage().hydrate();
  await userEvent.type(phone(), '901234567');
  await userEvent.type(message(), 'Salom');

  expect(written()).toEqual(['', '+998 90 123 45 67', 'Salom']);
});
