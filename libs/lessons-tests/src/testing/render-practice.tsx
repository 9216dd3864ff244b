import './jsdom-stubs.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PracticeItem } from '@zarra/api-client/practice';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { PracticeApp } from './practice-app.js';
import { createPracticeServer } from './practice-server.js';

const network = setupServer();

/** Sets up a new server, storage and network for each test. */
export const setupPractice = () => {
  let server = createPracticeServer([]);
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
    network.resetHandlers();
  });
  afterAll(() => network.close());
  /** Starts a server with these items and signs a learner in. */
  const start = (items: readonly PracticeItem[], learner = 'dilnoza') => {
    server = createPracticeServer(items);
    network.use(http.all('*/api/*', ({ request }) => server.handle(request)));
    server.signIn(learner);
  };
  return {
    server: () => server,
    network: () => network,
    start,
    /** Starts a server with these items, signs a learner in and renders the screen. */
    open: (items: readonly PracticeItem[], search = '?scope=lesson:1', learner = 'dilnoza') => {
      start(items, learner);
      return renderPractice(search);
    },
  };
};

/** Renders the screen in a new app, as after a reload. */
export const renderPractice = (search = '?scope=lesson:1') => {
  const { container, unmount } = render(<PracticeApp search={search} />);
  return { container, unmount, user: userEvent.setup() };
};

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Path, query and fragment of the address. */
export const address = () => screen.getByRole('status', { name: 'Manzil' }).textContent;
