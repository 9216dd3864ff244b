import { act, renderHook } from '@testing-library/react';
import { useSlow } from '../index.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('says so after ten seconds of waiting, and begins anew with the next wait', () => {
  const { result, rerender } = renderHook(useSlow, { initialProps: true });
  pass(9_999);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);

  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  pass(9_999);
  expect(result.current).toBe(false);
});

it('says nothing of what is not waited for', () => {
  const { result } = renderHook(useSlow, { initialProps: false });
  pass(60_000);
  expect(result.current).toBe(false);
});
