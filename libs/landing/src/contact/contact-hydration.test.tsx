import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ContactPage } from '../test-contact-frame.js';
import { button, message, phone, written } from '../test-contact-open.js';

/** A server that never answers: the page stands for itself. */
const client = createApiClient({ fetch: () => new Promise(() => undefined), log: () => undefined });

let root: Root | undefined;

/** The page as it arrives, and how it comes alive. */
const arrive = () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.append(
    ...new DOMParser().parseFromString(renderToString(<ContactPage client={client} />), 'text/html').body
      .childNodes,
  );
  const faults: unknown[] = [];
  const hydrate = async () => {
    await act(async () => {
      root = hydrateRoot(page, <ContactPage client={client} />, {
        onRecoverableError: (error) => faults.push(error),
      });
    });
    await screen.findByRole('form');
  };
  return { page, hydrate, faults };
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

test('the page comes alive without a fault, and then has the form', async () => {
  const { page, hydrate, faults } = arrive();
  const heading = page.querySelector('h2');
  expect(page.querySelector('form')).not.toBeInTheDocument();
  await hydrate();

  expect(faults).toEqual([]);
  expect(page.querySelector('h2')).toBe(heading);
  expect(button()).toBeEnabled();
});

test('what was kept is filled in', async () => {
  const kept = { name: 'Dilnoza', phone: '+998 91 111 11 11', message: 'Kecha yozilgan.' };
  sessionStorage.setItem('contactDraft', JSON.stringify(kept));
  await arrive().hydrate();

  expect(written()).toEqual(Object.values(kept));
});

test('alive, the phone is masked', async () => {
  await arrive().hydrate();
  await userEvent.type(phone(), '901234567');
  await userEvent.type(message(), 'Salom');

  expect(written()).toEqual(['', '+998 90 123 45 67', 'Salom']);
});
