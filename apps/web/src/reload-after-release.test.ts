import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { reloadAfterRelease } from './reload-after-release.js';
import { spyOnReload } from './test-browser.js';

const network = setupServer(http.head('/', () => new HttpResponse(null)));
beforeAll(() => {
  network.listen({ onUnhandledRequest: 'error' });
  reloadAfterRelease();
});
afterEach(() => {
  network.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => network.close());

/** A file of the page is gone; waits until the server has been asked and the answer thought over. */
const loseFile = async () => {
  const ask = jest.spyOn(globalThis, 'fetch');
  dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
  expect(ask).toHaveBeenCalledTimes(1);
  await Promise.allSettled([ask.mock.results[0]!.value]);
  ask.mockRestore();
  // The code's own reaction to the answer is done before the next task.
  await new Promise((resolve) => setTimeout(resolve));
};

test('a lost file loads the new page, once', async () => {
  const reload = spyOnReload();

  await loseFile();
  expect(reload).toHaveBeenCalledTimes(1);

  await loseFile();
  await loseFile();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a minute later it may be another release', async () => {
  const reload = spyOnReload();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  await loseFile();
  expect(reload).toHaveBeenCalledTimes(1);

  clock.mockReturnValue(1_059_999);
  await loseFile();
  expect(reload).toHaveBeenCalledTimes(1);

  clock.mockReturnValue(1_060_000);
  await loseFile();
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each(['getItem', 'setItem'] as const)(
  'where storage refuses %s it does not reload, so it cannot loop',
  async (method) => {
    const reload = spyOnReload();
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });

    await loseFile();

    expect(reload).not.toHaveBeenCalled();
  },
);

test('with a dead server the page stays, and the next failure may still reload', async () => {
  const reload = spyOnReload();
  network.use(http.head('/', () => HttpResponse.error()));
  await loseFile();
  expect(reload).not.toHaveBeenCalled();

  network.resetHandlers();
  await loseFile();
  expect(reload).toHaveBeenCalledTimes(1);
});
