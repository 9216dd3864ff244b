import { act, screen } from '@testing-library/react';
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
    await screen.findByRole('form');
  };
  return { page, hydrate, errors };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

test('the page hydrates without errors, and then has the form', async () => {
  const { page, hydrate, errors } = openServerPage();
  const heading = page.querySelector('h2');
  expect(page.querySelector('form')).not.toBeInTheDocument();
  await hydrate();

  expect(errors).toEqual([]);
  expect(page.querySelector('h2')).toBe(heading);
  expect(button()).toBeEnabled();
});

test('the saved draft is filled in', async () => {
  const saved = { name: 'Dilnoza', phone: '+998 91 111 11 11', message: 'Kecha yozilgan.' };
  sessionStorage.setItem('contactDraft', JSON.stringify(saved));
  await openServerPage().hydrate();

  expect(written()).toEqual(Object.values(saved));
});

test('after hydration the phone is formatted', async () => {
  await openServerPage().hydrate();
  await userEvent.type(phone(), '901234567');
  await userEvent.type(message(), 'Salom');

  expect(written()).toEqual(['', '+998 90 123 45 67', 'Salom']);
});
