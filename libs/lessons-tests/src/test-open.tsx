import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createApiClient } from '@zarra/api-client';
import { setupServer } from 'msw/node';
import { Frame, lessonsRouter } from './test-frame.js';

const network = setupServer();

/** The network of a test file: whatever is not answered on purpose is an error. */
export const testNetwork = () => {
  beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    localStorage.clear();
    jest.restoreAllMocks();
  });
  afterAll(() => network.close());
  return network;
};

/** jsdom lays nothing out: the test says whether there is room for two columns. */
const screenIs = (wide: boolean) =>
  jest.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: wide && media === '(min-width: 56.25em)',
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );

interface Opening {
  address?: string | string[];
  wide?: boolean;
}

/** Opens the lessons as a visitor who comes from the home page to the last of these addresses. */
export const openLessons = ({ address = '/learn', wide = true }: Opening = {}) => {
  screenIs(wide);
  const scrolled = jest.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  const client = createApiClient({ log: () => undefined });
  const router = lessonsRouter({ client }, ...[address].flat());
  const { container, unmount } = render(<Frame router={router} />);
  const go = (to: string | -1) =>
    act(async () => (to === -1 ? await router.navigate(-1) : await router.navigate(to)));
  const at = () => router.state.location.pathname + router.state.location.search;
  return { router, at, go, scrolled, container, unmount, user: userEvent.setup() };
};
