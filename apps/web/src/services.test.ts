import { retryPolicy } from '@zarra/api-client';
import { retryPause } from '@zarra/ui-kit/lazy';

test('failed data and failed files are fetched again after the same pauses', () => {
  const failures = [0, 1, 2, 3, 9];
  const pauses = failures.map((earlier) =>
    retryPolicy.refetchInterval({
      state: { status: 'error', error: new Error('offline'), errorUpdateCount: earlier + 1 },
    }),
  );
  expect(pauses).toEqual(failures.map(retryPause));
});
