'use client';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../messages/messages.js';
import { hiddenCss } from '../visually-hidden/hidden-css.js';
import { ToastContext, type ToastApi } from './toast-context.js';
import { ToastList } from './toast-list.js';
import { createToastQueue } from './toast-queue.js';

const LiveRegion = styled.div`
  ${hiddenCss}
`;

const createApi = (queue: ReturnType<typeof createToastQueue>): ToastApi => ({
  info: (text) => queue.add('info', text),
  success: (text) => queue.add('success', text),
  warning: (text) => queue.add('warning', text),
  error: (text) => queue.add('error', text),
  dismiss: queue.dismiss,
});

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
  /** Accessible names of the toast region and of the close buttons. Default: the texts of the `MessagesProvider`. */
  labels?: { region: string; close: string } | undefined;
  /** Time a toast is visible, in milliseconds without pauses. Default 3000. */
  duration?: number | undefined;
}

/**
 * Shows toasts at the top right. They close after a time, which pauses on hover, on focus and in a hidden tab. At most three
 * are visible, Escape closes the newest, and they move to the bottom when they would cover the focused element.
 *
 * When to use: once around the application. Important information must also be on the page.
 */
export const ToastProvider = ({ children, labels, duration = 3000 }: ToastProviderProps) => {
  const messages = useMessages({ notifications: labels?.region, close: labels?.close });
  const [queue] = useState(createToastQueue);
  const [api] = useState(() => createApi(queue));
  const toasts = useSyncExternalStore(queue.subscribe, queue.visible, queue.visible);
  const announcements = (urgent: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'error') === urgent)
      .map(({ id, text }) => <div key={id}>{text}</div>);

  return (
    <ToastContext.Provider value={api}>
      {children}
      {/* Both live regions are always mounted: screen readers often ignore one that is inserted together with its text. */}
      <LiveRegion role="status" aria-atomic="false">
        {announcements(false)}
      </LiveRegion>
      <LiveRegion role="alert" aria-atomic="false">
        {announcements(true)}
      </LiveRegion>
      {toasts.length > 0 && (
        <ToastList toasts={toasts} duration={duration} messages={messages} onClose={queue.dismiss} />
      )}
    </ToastContext.Provider>
  );
};
