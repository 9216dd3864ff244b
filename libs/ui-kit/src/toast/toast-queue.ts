import type { Tone } from '../alert/tone-icon.js';

/** One message on its way past the reader. */
export interface ToastItem {
  id: number;
  tone: Tone;
  text: string;
}

/** More at once are neither read nor heard; the rest waits. */
const MOST_SHOWN = 3;

/** Holds the messages in order. Knows neither time nor React. */
export const createToastQueue = () => {
  let items: readonly ToastItem[] = [];
  let shown: readonly ToastItem[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly ToastItem[]) => {
    items = next;
    shown = items.slice(0, MOST_SHOWN);
    for (const listener of listeners) listener();
  };

  return {
    /** Adds a message; the same words said again replace the earlier ones, so a retried act does not pile up. */
    add: (tone: Tone, text: string): number => {
      const id = ++lastId;
      const others = items.filter((item) => item.text !== text || item.tone !== tone);
      set([...others, { id, tone, text }]);
      return id;
    },
    dismiss: (id: number): void => set(items.filter((item) => item.id !== id)),
    /** The messages to show now, oldest first. */
    shown: (): readonly ToastItem[] => shown,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** What {@link createToastQueue} returns. */
export type ToastQueue = ReturnType<typeof createToastQueue>;
