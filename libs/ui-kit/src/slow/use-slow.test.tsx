import { act, renderHook } from '@testing-library/react';
import { useSlow } from '../index.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('is true after ten seconds, and restarts with the next wait', () => {
  const { result, rerender } = renderHook(useSlow, { initialProps: true });
  advance(9_999);
  expect(result.current).toBe(false);
  advance(1);
  expect(result.current).toBe(true);

  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  advance(9_999);
  expect(result.current).toBe(false);
});

it('stays false without a wait', () => {
  const { result } = renderHook(useSlow, { initialProps: false });
  advance(60_000);
  expect(result.current).toBe(false);
});
