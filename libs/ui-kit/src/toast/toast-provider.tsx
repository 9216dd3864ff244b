'use client';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import { ToastContext, type ToastApi } from './toast-context.js';
import { ToastList } from './toast-list.js';
import { createToastQueue, type ToastItem, type ToastQueue } from './toast-queue.js';

const Live = styled.div`
  ${hiddenCss}
`;

const createApi = (queue: ToastQueue): ToastApi => ({
  info: (text) => queue.add('info', text),
  success: (text) => queue.add('success', text),
  warning: (text) => queue.add('warning', text),
  error: (text) => queue.add('error', text),
  dismiss: queue.dismiss,
});

const none: readonly ToastItem[] = [];

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
  /** The words: name of the place where messages appear, and of the button that takes one away. */
  labels: { region: string; close: string };
  /** How long a message stays, in milliseconds, not counting pauses. Default 3000. */
  duration?: number | undefined;
}

/**
 * Short messages at the top right. They go by themselves, but wait while the reader is with them or in another tab;
 * at most three are shown, Escape takes the newest away, and they step aside for what has focus.
 *
 * When to use: once around the application. A message must not be the only place of something important.
 */
export const ToastProvider = ({ children, labels, duration = 3000 }: ToastProviderProps) => {
  const [{ queue, api }] = useState(() => {
    const created = createToastQueue();
    return { queue: created, api: createApi(created) };
  });
  const toasts = useSyncExternalStore(queue.subscribe, queue.shown, () => none);
  const words = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === urgent)
      .map(({ id, text }) => <div key={id}>{text}</div>);

  return (
    <ToastContext.Provider value={api}>
      {children}
      {/* Both regions stand from the start: a region that arrives together with its words is often not read. */}
      <Live role="status" aria-atomic="false">
        {words(false)}
      </Live>
      <Live role="alert" aria-atomic="false">
        {words(true)}
      </Live>
      {toasts.length > 0 && (
        <ToastList toasts={toasts} duration={duration} labels={labels} onClose={queue.dismiss} />
      )}
    </ToastContext.Provider>
  );
};
