import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ToastCard } from './toast-card.js';
import type { ToastItem } from './toast-queue.js';
import { usePauseOnInteraction } from './use-pause-on-interaction.js';
import { useAvoidFocus } from './use-avoid-focus.js';

const List = styled.ol`
  position: fixed;
  inset-block-start: calc(var(--ui-bar-height) + var(--ui-space-3));
  inset-inline-end: var(--ui-space-4);
  z-index: var(--ui-z-toast);
  display: grid;
  gap: var(--ui-space-2);
  width: min(24rem, calc(100% - 2 * var(--ui-space-4)));
  margin: 0;
  padding: 0;
  list-style: none;
  pointer-events: none;

  &[data-side='bottom'] {
    inset-block: auto var(--ui-space-4);
  }
`;

interface ToastListProps {
  toasts: readonly ToastItem[];
  duration: number;
  messages: { notifications: string; close: string };
  onClose: (id: number) => void;
}

/** The visible toasts. It is mounted only while there are toasts, which resets its state. */
export const ToastList = ({ toasts, duration, messages, onClose }: ToastListProps) => {
  const list = useRef<HTMLOListElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const { paused, handlers } = usePauseOnInteraction();
  const side = useAvoidFocus(list, toasts.length);
  const newest = toasts.at(-1)?.id;

  const close = (id: number) => {
    // A removed button would lose the focus to the start of the page.
    if (list.current?.contains(document.activeElement) && previousFocus.current instanceof HTMLElement) {
      previousFocus.current.focus();
    }
    onClose(id);
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const inDialog = event.target instanceof Element && event.target.closest('dialog[open]');
      if (event.key === 'Escape' && !event.defaultPrevented && !inDialog && newest !== undefined)
        close(newest);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <section aria-label={messages.notifications}>
      <List
        ref={list}
        data-side={side}
        {...handlers}
        onFocus={(event) => {
          handlers.onFocus();
          if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
        }}
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            paused={paused}
            duration={duration}
            closeLabel={messages.close}
            onClose={close}
          />
        ))}
      </List>
    </section>
  );
};
