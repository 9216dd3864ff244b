import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { reloadAfterRelease } from './reload-after-release.js';
import { mockBrowser, spyOnReload } from './testing/browser.js';

mockBrowser();
const homePage = (entry: string) =>
  http.get('/', () => HttpResponse.html(`<script type="module" src="/assets/${entry}"></script>`));
const network = setupServer(homePage('index-new.js'));
beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  reloadAfterRelease('index-old.js');
});
afterEach(() => {
  network.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => network.close());

/** Dispatches the error of a missing chunk and waits until the response of the server has been handled. */
const failPreload = async () => {
  const fetchSpy = jest.spyOn(globalThis, 'fetch');
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(fetchSpy).toHaveBeenCalledTimes(1);
  await Promise.allSettled([fetchSpy.mock.results[0]!.value]);
  fetchSpy.mockRestore();
  // The promise callbacks run before the next task.
  await new Promise((resolve) => setTimeout(resolve));
};

test('a missing chunk reloads the page once', async () => {
  const reload = spyOnReload();

  await failPreload();
  expect(reload).toHaveBeenCalledTimes(1);

  await failPreload();
  await failPreload();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('after a minute the page may reload again', async () => {
  const reload = spyOnReload();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await failPreload();
  expect(reload).toHaveBeenCalledTimes(1);

  clock.mockReturnValue(1_059_999);
  await failPreload();
  expect(reload).toHaveBeenCalledTimes(1);

  clock.mockReturnValue(1_060_000);
  await failPreload();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['getItem', 'setItem'] as const)(
  'if %s of the storage throws the page does not reload, which prevents a loop',
  async (method) => {
    const reload = spyOnReload();
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    await failPreload();

    expect(reload).not.toHaveBeenCalled();
  },
);

test('without a server the page stays, and the next error may reload it', async () => {
  const reload = spyOnReload();
  network.use(http.get('/', () => HttpResponse.error()));
  await failPreload();
  expect(reload).not.toHaveBeenCalled();

  network.resetHandlers();
  await failPreload();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a new release the page stays: the network failed for a moment', async () => {
  const reload = spyOnReload();
  network.use(homePage('index-old.js'));
  await failPreload();
  expect(reload).not.toHaveBeenCalled();
});
