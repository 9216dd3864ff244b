import { createToastQueue } from './toast-queue.js';

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.shown().map(({ text }) => text);

it('shows three at most; the next waits for a place', () => {
  const queue = createToastQueue();
  const first = queue.add('info', 'bir');
  for (const text of ['ikki', 'uch', 'toʻrt']) queue.add('info', text);
  expect(texts(queue)).toEqual(['bir', 'ikki', 'uch']);
  queue.dismiss(first);
  expect(texts(queue)).toEqual(['ikki', 'uch', 'toʻrt']);
});

it('does not pile up the same words', () => {
  const queue = createToastQueue();
  const earlier = queue.add('error', 'Yuborilmadi');
  const later = queue.add('error', 'Yuborilmadi');
  queue.add('info', 'Yuborilmadi');
  expect(texts(queue)).toEqual(['Yuborilmadi', 'Yuborilmadi']);
  expect(queue.shown()[0]?.id).toBe(later);
  expect(later).not.toBe(earlier);
});

it('gives the same list until something changes, and says when it does', () => {
  const queue = createToastQueue();
  const listener = jest.fn();
  const stop = queue.subscribe(listener);
  expect(queue.shown()).toBe(queue.shown());
  queue.add('info', 'bir');
  stop();
  queue.add('info', 'ikki');
  expect(listener).toHaveBeenCalledTimes(1);
});
