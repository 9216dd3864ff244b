import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import type { InitialEntry } from 'react-router';
import { AccountSite } from './test-frame.js';

const network = setupServer();

/** The network of a test file: whatever is not answered on purpose is an error. Storages are empty before each test. */
export const testNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
};

/** Opens the account screens as a visitor who comes to the last of these addresses. */
export const openAccount = (...entries: InitialEntry[]) => {
  const onSignedIn = jest.fn<undefined, [string]>();
  const { container, unmount } = render(
    <StrictMode>
      <AccountSite entries={entries} onSignedIn={onSignedIn} />
    </StrictMode>,
  );
  return { container, unmount, onSignedIn, user: userEvent.setup() };
};

export const address = () => document.querySelector('output[aria-label="Manzil"]')!.textContent;
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const button = (name: string) => screen.getByRole('button', { name });
/** The message with exactly these words, once it is there to be read out at once. */
export const alert = async (text: string) => {
  const words = await screen.findByText(text, { normalizer: (given) => given });
  return words.closest<HTMLElement>('[role="alert"]');
};
