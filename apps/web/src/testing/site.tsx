import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aContact, aSchoolClass, aSimulation, respond } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { ThemeStyles } from '@zarra/ui-kit';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { Site } from '../site.js';
import { mockBrowser } from './browser.js';

const defaultHandlers = [
  respond(endpoints.simulators, [aSimulation()]),
  respond(endpoints.contacts, [aContact()]),
  respond(endpoints.lessons, [{ id: 1, lesson: 'Toʻgʻri chiziqli tekis harakat' }]),
  respond(endpoints.classes, [aSchoolClass()]),
  respond(endpoints.aboutSite, [{ id: 1, description: 'Zarra fizikani tajribada oʻrgatadi.' }]),
];

/** The mocked network of a test file with the default handlers. */
export const testNetwork = () => {
  const network = setupServer(...defaultHandlers);
  mockBrowser();
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  // The client logs errors on the console, as the specification requires.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    network.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => network.close());
  return network;
};

/** Sets the meta description as index.html does. The site updates it. */
const setDescription = (content: string): void => {
  let meta = document.querySelector('meta[name="description"]');
  if (!meta) {
    meta = document.head.appendChild(document.createElement('meta'));
    meta.setAttribute('name', 'description');
  }
  meta.setAttribute('content', content);
};

/** Renders the site at an address; `state` is the navigation state of the router. */
export const openSite = (path: string, state: unknown = null) => {
  history.replaceState(state === null ? null : { usr: state, key: 'earlier' }, '', path);
  document.title = '';
  setDescription('');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { container } = render(
    <StrictMode>
      <ThemeStyles />
      <QueryClientProvider client={queries}>
        <BrowserRouter useTransitions={false}>
          <Site apiBase="/api" />
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  return { container, user: userEvent.setup() };
};

/** As {@link openSite}, and waits for the screen. */
export const openScreen = async (path: string, state: unknown = null) => {
  const opened = openSite(path, state);
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

/** Path and query of the address bar. */
export const address = () => location.pathname + location.search;

/** Goes one step back in the history. */
export const goBack = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await popped;
  });
};

// Testing Library treats the header of an article as a banner too.
export const topBar = () => screen.getAllByRole('banner')[0]!;
// jsdom has no layout: the bar's links are hidden, as on a phone.
export const barLinks = () => within(topBar()).getAllByRole('link', { hidden: true });
export const barLink = (name: string) => within(topBar()).getByRole('link', { name, hidden: true });
export const footer = () => screen.getByRole('contentinfo');
