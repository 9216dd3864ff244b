import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { localDeviceStorage } from '@zarra/api-client/storage';
import { setupServer } from 'msw/node';
import { createLessonsRouter, LessonsApp } from './lessons-app.js';

const network = setupServer();

/** The mocked network of a test file. A request without a handler is an error. */
export const setupNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    jest.restoreAllMocks();
    // Includes values in memory.
    for (const key of localDeviceStorage.keys('')) localDeviceStorage.remove(key);
  });
  afterAll(() => network.close());
  return network;
};

/** jsdom ignores media queries: on a wide viewport the closed drawer is a visible column. */
const viewportStyle = document.head.appendChild(document.createElement('style'));
const mockViewport = (wide: boolean) => {
  viewportStyle.textContent = wide ? 'dialog:not([open]) { display: block }' : '';
};

interface RenderOptions {
  address?: string | string[];
  wide?: boolean;
  practicePath?: string;
}

/** Renders the lessons at the last of these addresses; the home page and the others precede it in the history. */
export const renderLessons = ({
  address = '/learn',
  wide = true,
  practicePath = '/mashq',
}: RenderOptions = {}) => {
  mockViewport(wide);
  const scrollTo = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  const client = createApiClient({ log: () => undefined });
  const router = createLessonsRouter({ client, practicePath }, ...[address].flat());
  const { container, unmount } = render(<LessonsApp router={router} />);
  const navigate = (to: string | -1) =>
    act(async () => (to === -1 ? await router.navigate(-1) : await router.navigate(to)));
  const currentAddress = () => router.state.location.pathname + router.state.location.search;
  return { router, currentAddress, navigate, scrollTo, container, unmount, user: userEvent.setup() };
};
