import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { setupServer, type SetupServer } from 'msw/node';
import { StrictMode } from 'react';
import type { InitialEntry } from 'react-router';
import { removeRecovery } from '../recovery/recovery.js';
import { AccountSite } from './frame.js';

const network = setupServer();

/** The mocked network of a test file. A request without a handler is an error. Storages are empty before each test. */
export const testNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    // A test with a blocked storage leaves the recovery in memory.
    removeRecovery();
  });
  afterEach(() => network.resetHandlers());
  afterAll(() => network.close());
  return network;
};

/** Records the bodies of requests to a path of the API, in order. */
export const recordBodies = (server: SetupServer, path: string): unknown[] => {
  const bodies: unknown[] = [];
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === `/api${path}`)
      void request
        .clone()
        .json()
        .then((body: unknown) => bodies.push(body));
  });
  return bodies;
};

/** Renders the account screens with this history. The last entry is displayed. */
export const openAccountPage = (...entries: InitialEntry[]) => {
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
/** Finds the alert with exactly this text. */
export const alert = async (text: string) => {
  const element = await screen.findByText(text, { normalizer: (unchanged) => unchanged });
  return element.closest<HTMLElement>('[role="alert"]');
};

/** Data of the first step of a recovery. */
export const recovery = { email: 'dilnoza@maktab.uz', otpKey: 'kalit-1' };
/** History entry of a screen with the data of the first step. */
export const afterFirstStep = (pathname: string) => ({ pathname, state: recovery });

export const email = () => field('Elektron pochta');
export const code = () => field('Xatdagi kod');
export const newPassword = () => field('Yangi parol');
export const confirmation = () => field('Yangi parolni takrorlang');
