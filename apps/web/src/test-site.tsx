import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aContact, aSchoolClass, aSimulation, answer } from '@zarra/api-client/testing';
import { endpoints } from '@zarra/contracts';
import { ThemeStyles } from '@zarra/ui-kit';
import { setupServer } from 'msw/node';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router';
import { Site } from './site.js';
import './test-browser.js';

const usual = [
  answer(endpoints.simulators, [aSimulation()]),
  answer(endpoints.contacts, [aContact()]),
  answer(endpoints.lessons, [{ id: 1, lesson: 'Toʻgʻri chiziqli tekis harakat' }]),
  answer(endpoints.classes, [aSchoolClass()]),
  answer(endpoints.aboutSite, [{ id: 1, description: 'Zarra fizikani tajribada oʻrgatadi.' }]),
];

/** The network of a test file: the usual answers, unless a test says otherwise. */
export const testNetwork = () => {
  const network = setupServer(...usual);
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  // The client tells of failures on the console, as the specification wants.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => {
    network.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => network.close());
  return network;
};

/** The description index.html brings, which the site then keeps. */
const describePage = (content: string): void => {
  let meta = document.querySelector('meta[name="description"]');
  if (!meta) {
    meta = document.head.appendChild(document.createElement('meta'));
    meta.setAttribute('name', 'description');
  }
  meta.setAttribute('content', content);
};

/** Opens the site at an address, as a browser does; `state` is what the router kept of an earlier step. */
export const openSite = (path: string, state: unknown = null) => {
  history.replaceState(state === null ? null : { usr: state, key: 'earlier' }, '', path);
  document.title = '';
  describePage('');
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

/** As {@link openSite}, once its screen is there. */
export const openScreen = async (path: string, state: unknown = null) => {
  const opened = openSite(path, state);
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

/** Path and query the address bar shows. */
export const address = () => location.pathname + location.search;

/** One step back in the history. */
export const goBack = async () => {
  const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    history.back();
    await arrived;
  });
};

// Testing Library takes the header of an article for a banner too.
export const topBar = () => screen.getAllByRole('banner')[0]!;
// jsdom measures no screen, so the bar's links are as on a phone: there, but waiting in the menu.
export const barLinks = () => within(topBar()).getAllByRole('link', { hidden: true });
export const barLink = (name: string) => within(topBar()).getByRole('link', { name, hidden: true });
export const footer = () => screen.getByRole('contentinfo');
