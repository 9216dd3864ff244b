import { renderHook } from '@testing-library/react';
import { useLastFailure } from '../index.js';

it('keeps a failure while the load is repeated, until the content has loaded', () => {
  const initialProps: { failure: string | null; isLoaded: boolean } = { failure: null, isLoaded: false };
  const { result, rerender } = renderHook(({ failure, isLoaded }) => useLastFailure(failure, isLoaded), {
    initialProps,
  });
  expect(result.current).toBeNull();

  rerender({ failure: 'offline', isLoaded: false });
  rerender({ failure: null, isLoaded: false });
  expect(result.current).toBe('offline');
  rerender({ failure: 'server', isLoaded: false });
  expect(result.current).toBe('server');
  rerender({ failure: null, isLoaded: true });
  expect(result.current).toBeNull();

  rerender({ failure: 'offline', isLoaded: true });
  expect(result.current).toBe('offline');
});
