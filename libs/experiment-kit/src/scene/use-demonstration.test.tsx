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
    isDemonstrating: () => session.store.getState().demonstrating,
    /** The first two seconds of the page. */
    wait: () => act(() => jest.advanceTimersByTime(2000)),
  };
};

test('something moves within two seconds', () => {
  const { isDemonstrating, wait } = renderDemonstration();
  expect(isDemonstrating()).toBe(false);
  wait();
  expect(isDemonstrating()).toBe(true);
});

test.each([
  ['pointer', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
  ['focus', () => fireEvent.focusIn(document.body)],
  ['replayed click', () => fireEvent.click(document.body)],
  ['replayed input', () => fireEvent.input(document.body)],
])('the first %s ends it, and prevents it before it has begun', (_, interact) => {
  const begun = renderDemonstration();
  begun.wait();
  const waiting = renderDemonstration();
  interact();
  expect(begun.isDemonstrating()).toBe(false);
  waiting.wait();
  expect(waiting.isDemonstrating()).toBe(false);
});

test('it ends when the page is hidden or shows another state', () => {
  const hidden = renderDemonstration();
  hidden.wait();
  fireEvent(document, new Event('visibilitychange'));
  expect(hidden.isDemonstrating()).toBe(false);
  const left = renderDemonstration();
  left.wait();
  left.unmount();
  expect(left.isDemonstrating()).toBe(false);
});

test('there is none with reduced motion, on a hidden page, or where it is not wanted', () => {
  const disabled = renderDemonstration(false);
  disabled.wait();
  expect(disabled.isDemonstrating()).toBe(false);

  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const hidden = renderDemonstration();
  hidden.wait();
  expect(hidden.isDemonstrating()).toBe(false);
  jest.restoreAllMocks();

  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
  const reduced = renderDemonstration();
  reduced.wait();
  expect(reduced.isDemonstrating()).toBe(false);
});
