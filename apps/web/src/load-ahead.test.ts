import { loadAhead } from './load-ahead.js';

const load = jest.fn(() => Promise.reject(new Error('no network')));
jest.mock('./routes.js', () => ({ screens: [() => load(), () => load()] }));

const readyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const idle = jest.fn<number, [() => void]>();

beforeEach(() => Object.assign(globalThis, { requestIdleCallback: idle }));
afterEach(() => {
  jest.restoreAllMocks();
  load.mockClear();
  idle.mockReset();
});

test('the other screens wait until the page has loaded and has nothing else to do; a failure is no fault', async () => {
  readyState('interactive');
  loadAhead();
  expect(idle).not.toHaveBeenCalled();

  dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();

  idle.mock.calls[0]![0]();
  expect(load).toHaveBeenCalledTimes(2);
  await Promise.allSettled(load.mock.results.map(({ value }) => value as Promise<unknown>));
});

test('after loading only idleness is waited for', () => {
  readyState('complete');
  loadAhead();
  expect(idle).toHaveBeenCalledTimes(1);
});

test('a browser without requestIdleCallback waits a second', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  readyState('complete');
  loadAhead();
  jest.advanceTimersByTime(999);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
