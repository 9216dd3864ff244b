import { createToastQueue } from './toast-queue.js';

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.visible().map(({ text }) => text);

it('shows at most three; the next one waits', () => {
  const queue = createToastQueue();
  const first = queue.add('info', 'bir');
  for (const text of ['ikki', 'uch', 'toʻrt']) queue.add('info', text);
  expect(texts(queue)).toEqual(['bir', 'ikki', 'uch']);
  queue.dismiss(first);
  expect(texts(queue)).toEqual(['ikki', 'uch', 'toʻrt']);
});

it('replaces a toast with the same text and tone', () => {
  const queue = createToastQueue();
  const earlier = queue.add('error', 'Yuborilmadi');
  const later = queue.add('error', 'Yuborilmadi');
  queue.add('info', 'Yuborilmadi');
  expect(texts(queue)).toEqual(['Yuborilmadi', 'Yuborilmadi']);
  expect(queue.visible()[0]?.id).toBe(later);
  expect(later).not.toBe(earlier);
});

it('returns the same list until a change, and notifies listeners of changes', () => {
  const queue = createToastQueue();
  const listener = jest.fn();
  const unsubscribe = queue.subscribe(listener);
  expect(queue.visible()).toBe(queue.visible());
  queue.add('info', 'bir');
  unsubscribe();
  queue.add('info', 'ikki');
  expect(listener).toHaveBeenCalledTimes(1);
});
