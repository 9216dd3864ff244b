import { loadAhead } from './load-ahead.js';

const load = jest.fn<undefined, []>();
jest.mock('./routes.js', () => ({ preloadScreens: () => load() }));

const readyState = (state: DocumentReadyState) =>
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const idle = jest.fn<number, [() => void]>();

beforeEach(() => Object.assign(globalThis, { requestIdleCallback: idle }));
afterEach(() => {
  jest.restoreAllMocks();
  load.mockClear();
  idle.mockReset();
});

test('the other screens wait until the page has loaded and has nothing else to do', () => {
  readyState('interactive');
  loadAhead();
  expect(idle).not.toHaveBeenCalled();

  dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();

  idle.mock.calls[0]![0]();
  expect(load).toHaveBeenCalledTimes(1);
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
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('whoever saves data fetches nothing ahead', () => {
  readyState('complete');
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  loadAhead();
  expect(idle).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});
