import '../testing/browser.js';
import { act, fireEvent, renderHook } from '@testing-library/react';
import { createSession } from '../run/create-session.js';
import { testDefinition } from '../testing/definition.js';
import { useDemonstration } from './use-demonstration.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const renderDemonstration = (isEnabled?: boolean) => {
  const session = createSession(testDefinition);
  const { unmount } = renderHook(() => useDemonstration(session, isEnabled));
  return {
    unmount,
    isPlaying: () => session.store.getState().playing,
    /** The first two seconds of the page. */
    wait: () => act(() => jest.advanceTimersByTime(2000)),
  };
};

test('something moves within two seconds', () => {
  const { isPlaying, wait } = renderDemonstration();
  expect(isPlaying()).toBe(false);
  wait();
  expect(isPlaying()).toBe(true);
});

test.each([
  ['pointer', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['focus', () => fireEvent.focusIn(document.body)],
  ['replayed click', () => fireEvent.click(document.body)],
  ['replayed input', () => fireEvent.input(document.body)],
])('the first %s prevents it before it has begun, and does not end it later', (_, interact) => {
  const begun = renderDemonstration();
  begun.wait();
  const waiting = renderDemonstration();
  interact();
  expect(begun.isPlaying()).toBe(true);
  waiting.wait();
  expect(waiting.isPlaying()).toBe(false);
});

test('there is none after the page shows another state', () => {
  const left = renderDemonstration();
  left.unmount();
  left.wait();
  expect(left.isPlaying()).toBe(false);
});

test('there is none with reduced motion, on a hidden page, or where it is not wanted', () => {
  const disabled = renderDemonstration(false);
  disabled.wait();
  expect(disabled.isPlaying()).toBe(false);

  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const hidden = renderDemonstration();
  hidden.wait();
  expect(hidden.isPlaying()).toBe(false);
  jest.restoreAllMocks();

  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
  const reduced = renderDemonstration();
  reduced.wait();
  expect(reduced.isPlaying()).toBe(false);
});
