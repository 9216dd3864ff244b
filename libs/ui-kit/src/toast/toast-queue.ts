import type { Tone } from '../alert/tone.js';

export interface ToastItem {
  id: number;
  tone: Tone;
  text: string;
}

/** Maximum number of visible toasts; the others wait in the queue. */
const MAX_VISIBLE = 3;

/** A queue of toasts, independent of timers and React. */
export const createToastQueue = () => {
  let items: readonly ToastItem[] = [];
  let visible: readonly ToastItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastItem[]) => {
    items = next;
    visible = items.slice(0, MAX_VISIBLE);
    for (const listener of listeners) listener();
  };

  return {
    /** Adds a toast. It replaces a toast with the same text and tone: retries do not accumulate. */
    add: (tone: Tone, text: string): number => {
      const id = ++lastId;
      const others = items.filter((item) => item.text !== text || item.tone !== tone);
      set([...others, { id, tone, text }]);
      return id;
    },
    dismiss: (id: number): void => set(items.filter((item) => item.id !== id)),
    /** The visible toasts, oldest first. */
    visible: (): readonly ToastItem[] => visible,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
