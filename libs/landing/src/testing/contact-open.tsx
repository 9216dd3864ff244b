import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { StrictMode } from 'react';
import type { SetupServer } from 'msw/node';
import { ContactForm } from '../contact/contact-form.js';

/** Queries of the form's parts. */
export const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ismingiz' });
export const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Telefon raqamingiz' });
export const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Xabaringiz' });
export const button = (label = 'Yuborish') => screen.getByRole('button', { name: label });
export const written = () => [name(), phone(), message()].map(({ value }) => value);

/** The displayed values of the filled form. */
export const filled = ['Dilnoza', '+998 90 123 45 67', 'Salom!'];

/** Renders the form alone. */
export const openForm = (options: Parameters<typeof createApiClient>[0] = {}) => {
  const client = createApiClient({ log: () => undefined, ...options });
  const { container, unmount } = render(
    <StrictMode>
      <ContactForm client={client} />
    </StrictMode>,
  );
  const user = userEvent.setup();
  const fill = async () => {
    await user.type(name(), 'Dilnoza');
    await user.type(phone(), '901234567');
    await user.type(message(), 'Salom!');
  };
  return { container, unmount, user, fill };
};

/** Collects the bodies of requests from now on, in order. */
export const bodiesSent = (network: SetupServer): unknown[] => {
  const bodies: unknown[] = [];
  network.events.on('request:start', ({ request }) => {
    void request
      .clone()
      .json()
      .then((body: unknown) => bodies.push(body));
  });
  return bodies;
};
